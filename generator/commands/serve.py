"""python -m generator serve"""

from __future__ import annotations

import argparse

from generator.build import serve_site


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--address", default="127.0.0.1:8000", metavar="HOST:PORT", help="where to listen (default: 127.0.0.1:8000)")


def run(options: argparse.Namespace) -> int:
    serve_site(options.project / "mkdocs.yml", options.address)
    return 0
