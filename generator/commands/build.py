"""python -m generator build"""

from __future__ import annotations

import argparse
import time
from pathlib import Path

from generator.build import build_site


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--locale", action="append", default=[], metavar="LOCALE", help="build only this language (may be repeated)")
    parser.add_argument("--out", type=Path, metavar="FOLDER", help="where the site goes (default: site_dir of mkdocs.yml)")


def run(options: argparse.Namespace) -> int:
    started = time.monotonic()
    target = build_site(options.project / "mkdocs.yml", options.out, options.locale)
    pages = sum(1 for _ in target.rglob("*.html"))
    print(f"{target}: {pages} pages in {time.monotonic() - started:.1f} s")
    return 0
