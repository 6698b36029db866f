"""What the command line can do, one command a file."""

from __future__ import annotations

import argparse
from collections.abc import Callable
from dataclasses import dataclass

from generator.commands import add_language, build, catalogs, check, new, report, schema, serve


@dataclass(frozen=True)
class Command:
    """A command: its name, a line about it, what it takes, and what it does."""

    name: str
    help: str
    arguments: Callable[[argparse.ArgumentParser], None]
    run: Callable[[argparse.Namespace], int]


COMMANDS = (
    Command("build", "Build the site, or some of its languages.", build.arguments, build.run),
    Command("serve", "Serve the site and show edits as they are saved.", serve.arguments, serve.run),
    Command("check", "Check content, translations and a built site.", check.arguments, check.run),
    Command("extract", "Write the catalogs' templates, for tools that want them.", catalogs.extract_arguments, catalogs.run_extract),
    Command("update", "Bring the languages' catalogs up to date with the content.", catalogs.update_arguments, catalogs.run_update),
    Command("compile", "Compile the catalogs, for tools that want .mo files.", catalogs.compile_arguments, catalogs.run_compile),
    Command("new", "Write a new record to start from.", new.arguments, new.run),
    Command("add-language", "Add a language to the table and give it its files.", add_language.arguments, add_language.run),
    Command("report", "Say how far each language is translated.", report.arguments, report.run),
    Command("schema", "Export the JSON Schemas of the content files, for editors.", schema.arguments, schema.run),
)
