"""Names that independent sources use for a concept, read from tables outside the project."""

from __future__ import annotations

import csv
import re
import unicodedata
from collections.abc import Iterable, Mapping
from pathlib import Path

from generator.terms.schema import TermNames

_FORM = re.compile(r"(?P<name>[^;|]+?)\s*(?:\(\d+\)\s*)?(?:[;|]|$)")


def read_evidence(folder: Path, locale: str) -> dict[str, set[str]]:
    """Returns, for each English name, the forms that `<folder>/<locale>.tsv` has seen, both as `folded` writes them.

    The table has a column `english` and columns whose names begin with `forms`, each with entries such as
    `form (number of sources); form`. OSError if there is no such table.
    """
    found: dict[str, set[str]] = {}
    with (folder / f"{locale}.tsv").open(encoding="utf-8", newline="") as table:
        for row in csv.DictReader(table, delimiter="\t"):
            cells = [value for column, value in row.items() if column and column.startswith("forms") and value]
            forms = {folded(match["name"]) for cell in cells for match in _FORM.finditer(cell)}
            found.setdefault(folded(row.get("english") or ""), set()).update(forms)
    return found


def against_evidence(names: TermNames, english: Iterable[str], evidence: Mapping[str, set[str]]) -> set[str]:
    """Returns the forms seen for a concept if the preferred name is none of them; nothing if it is one, or none was seen.

    A source that keeps the English name says nothing about the language's own.
    """
    known = {folded(name) for name in english}
    known |= {f"{name}s" for name in known}
    seen = set().union(*(evidence.get(name, set()) for name in known)) - known
    return set() if folded(names.preferred) in seen else seen


def folded(name: str) -> str:
    """Returns a name without what does not tell names apart: case, spaces, a remark in brackets."""
    return re.sub(r"\s+", "", re.sub(r"\([^)]*\)", "", unicodedata.normalize("NFC", name))).casefold()
