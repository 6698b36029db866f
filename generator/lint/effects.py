"""What a condition's text says, its effects say too: they fill the page of conditions and the attack calculator."""

from __future__ import annotations

import re
from collections.abc import Iterator

from generator.diagnostics import Finding
from generator.lint.hints import nearest
from generator.project import Project, RecordFile
from generator.records.effects import EFFECTS
from generator.records.schema import Edition

CODE = "effects"
_TERM = re.compile(r"\(term:([a-z0-9-]+)\)")


def check(project: Project) -> Iterator[Finding]:
    """Every condition has effects, the text links what each of them is about, and only conditions are included."""
    conditions = {key for key, file in project.records.items() if file.kind == "condition"}
    for file in project.records.values():
        for key, edition in file.record.editions.items():
            if edition.same_as:
                continue
            if file.kind == "condition":
                yield from _condition(file, key, edition, conditions)
            elif edition.effects or edition.includes:
                field = "effects" if edition.effects else "includes"
                yield file.file.finding(("editions", key, field), CODE, f"{field}: {file.id} is no condition", "remove it")


def _condition(file: RecordFile, key: str, edition: Edition, conditions: set[str]) -> Iterator[Finding]:
    cells = (cell for table in edition.tables for row in table.rows for cell in row if isinstance(cell, str))
    linked = set(_TERM.findall(" ".join([edition.body or "", *cells])))
    if not (edition.effects or edition.includes):
        yield file.file.finding(("editions", key), CODE, f'condition {file.id}, edition "{key}" has no effects', "list what it does in effects")
    for number, other in enumerate(edition.includes):
        at = ("editions", key, "includes", number)
        if other not in conditions or other == file.id:
            fix = nearest(other, conditions - {file.id}, "name another condition")
            yield file.file.finding(at, CODE, f"includes: {other} is no other condition", fix)
        elif other not in linked:
            yield file.file.finding(at, CODE, f"the text does not link {other}", f"say in the body that it includes [](term:{other}), or remove it")
    for number, effect in enumerate(edition.effects):
        if missing := [term for term in EFFECTS[effect].terms if term not in linked]:
            said = ", ".join(missing)
            fix = "say it in the body with a link, or remove the effect"
            yield file.file.finding(("editions", key, "effects", number), CODE, f"{effect}: the text does not link {said}", fix)
