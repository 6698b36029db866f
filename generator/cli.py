"""The command line: python -m generator <command>."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable, Sequence
from pathlib import Path

from generator.commands import COMMANDS
from generator.diagnostics import ContentError


def main(arguments: Sequence[str] | None = None) -> int:
    """Runs one command and returns its exit status: 0, 1 for findings, 2 for a call that is off."""
    parser = argparse.ArgumentParser(prog="python -m generator", description="Builds and checks the rules reference.")
    parser.add_argument("--project", type=Path, default=Path(), metavar="FOLDER", help="the folder with mkdocs.yml (default: this one)")
    commands = parser.add_subparsers(required=True, metavar="COMMAND")
    for command in COMMANDS:
        sub = commands.add_parser(command.name, help=command.help, description=command.help)
        command.arguments(sub)
        sub.set_defaults(run=command.run)
    options = parser.parse_args(arguments)
    run: Callable[[argparse.Namespace], int] = options.run
    if not (options.project / "mkdocs.yml").is_file():
        print(f"{options.project / 'mkdocs.yml'}:1: project there is no mkdocs.yml here; run this in the project's folder, or name it with --project")
        return 2
    options.project = options.project.resolve()
    try:
        return run(options)
    except ContentError as error:
        for finding in error.findings:
            print(finding)
        print(f"{len(error.findings)} findings; nothing was changed", file=sys.stderr)
        return 1
    except (OSError, RuntimeError) as error:
        print(f"{error}", file=sys.stderr)
        return 1
