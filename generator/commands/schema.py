"""python -m generator schema"""

from __future__ import annotations

import argparse
from pathlib import Path

from generator.diagnostics import ContentError, Finding
from generator.export.json_schema import SCHEMAS, schema_text

FOLDER = "content/schemas"


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--check", action="store_true", help="change nothing; say which files are not up to date")


def run(options: argparse.Namespace) -> int:
    if options.check:
        findings = schema_findings(options.project)
        if findings:
            raise ContentError(findings)
        return 0
    folder = options.project / FOLDER
    folder.mkdir(parents=True, exist_ok=True)
    for name in SCHEMAS:
        (folder / name).write_text(schema_text(name), encoding="utf-8")
        print(f"{FOLDER}/{name}")
    return 0


def schema_findings(root: Path) -> list[Finding]:
    """Returns a finding for each exported schema that is not what the code says now; none where they are not exported."""
    folder = root / FOLDER
    if not folder.is_dir():
        return []
    stale = [name for name in SCHEMAS if not (folder / name).is_file() or (folder / name).read_text(encoding="utf-8") != schema_text(name)]
    return [Finding(f"{FOLDER}/{name}", 1, "schema-stale", "does not match the code", "run: python -m generator schema") for name in stale]
