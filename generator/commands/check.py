"""python -m generator check"""

from __future__ import annotations

import argparse
from pathlib import Path

from generator.commands.schema import schema_findings
from generator.diagnostics import ContentError
from generator.lint import content_findings
from generator.lint.site import site_findings
from generator.project import Loader


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--site", type=Path, metavar="FOLDER", help="check this built site too: links, anchors, HTML, foreign requests")


def run(options: argparse.Namespace) -> int:
    findings = content_findings(Loader(options.project).load(), complete=True)
    findings += schema_findings(options.project)
    if options.site:
        findings += site_findings(options.site)
    if findings:
        raise ContentError(findings)
    print("no findings")
    return 0
