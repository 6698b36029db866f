"""python -m generator new"""

from __future__ import annotations

import argparse
import re

from generator.diagnostics import ContentError, Finding
from generator.project import Loader

_RECORD = """\
name: {name}
editions:
{editions}see_also: []
"""
_EDITION = """\
  "{edition}":
    source: {{document: {document}, section: "Where it stands"}}
    summary: The rule in one or two sentences.
    body: |
      The full text.
"""


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("kind", help="the folder under content/records, such as rule or condition")
    parser.add_argument("id", help="the id, such as temporary-hit-points")


def run(options: argparse.Namespace) -> int:
    project = Loader(options.project).load()
    for word in (options.kind, options.id):
        if not re.fullmatch(r"[a-z0-9]+(-[a-z0-9]+)*", word):
            raise ContentError([Finding("content/records", 1, "file-name", f'"{word}" is no id', "use lower-case letters, digits and single hyphens")])
    path = options.project / "content" / "records" / options.kind / f"{options.id}.yaml"
    shown = path.relative_to(options.project).as_posix()
    if options.id in project.known_ids:
        raise ContentError([Finding(shown, 1, "same-id", f"{options.id} is there already", "choose another id, or remove the term that has it")])
    infos = project.sources.editions if project.sources else {}
    newest = next(iter(infos), None)
    editions = "".join(_EDITION.format(edition=key, document=info.document) for key, info in infos.items() if key == newest)
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(_RECORD.format(name=options.id.replace("-", " ").title(), editions=editions), encoding="utf-8")
    print(f"{shown}: written. Next: add {options.id} to a chapter in content/chapters.yaml, then python -m generator check")
    return 0
