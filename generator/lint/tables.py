"""Tables whose cells fit their columns."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Any

from generator.diagnostics import Finding
from generator.project import Project, RecordFile
from generator.records.schema import Table
from generator.rules import FUNCTIONS, call
from generator.rules.dice import parse_dice
from generator.yaml_file import Key

CODE = "tables"


def check(project: Project) -> Iterator[Finding]:
    """A row has one cell for each column, and every cell is what the kind of its column says."""
    for record in project.records.values():
        for key, edition in record.record.editions.items():
            seen: set[str] = set()
            for number, table in enumerate(edition.tables):
                at = ("editions", key, "tables", number)
                if table.id in seen:
                    yield record.file.finding(at, CODE, f"two tables of this edition are called {table.id}", "give each its own id")
                seen.add(table.id)
                yield from _table(record, at, table)


def _table(record: RecordFile, at: Key, table: Table) -> Iterator[Finding]:
    rows: Sequence[Any] = table.rows
    if table.rows_from:
        if table.rows_from not in FUNCTIONS:
            return  # references.py says so
        try:
            rows = call(table.rows_from, {})
        except Exception as error:  # whatever a rule function does, its table cannot be shown
            fix = "name a function that needs no arguments and returns rows"
            yield record.file.finding((*at, "rows_from"), CODE, f"{table.rows_from} gives no rows: {error}", fix)
            return
    for number, row in enumerate(rows if isinstance(rows, list) else [rows]):
        place = (*at, "rows_from") if table.rows_from else (*at, "rows", number)
        name = f"table {table.id}, row {number + 1}"
        if not isinstance(row, list) or len(row) != len(table.columns):
            count = len(row) if isinstance(row, list) else "no"
            fix = "give each row one cell for each column"
            yield record.file.finding(place, CODE, f"{name} has {count} cells, but there are {len(table.columns)} columns", fix)
            continue
        for column, cell in zip(table.columns, row, strict=True):
            fits, wanted = _KINDS[column.kind]
            if not fits(cell):
                fix = f"write {wanted}, or give the column another kind"
                yield record.file.finding(place, CODE, f'{name}: {cell!r} does not fit the {column.kind} column "{column.label}"', fix)


def _is_number(cell: Any) -> bool:
    return isinstance(cell, (int, float)) and not isinstance(cell, bool)


def _is_roll(cell: Any) -> bool:
    try:
        return isinstance(cell, str) and bool(parse_dice(cell))
    except ValueError:
        return False


def _is_range(cell: Any) -> bool:
    return isinstance(cell, list) and len(cell) == 2 and all(map(_is_number, cell)) and cell[0] <= cell[1]


_KINDS: dict[str, tuple[Callable[[Any], bool], str]] = {
    "text": (lambda cell: isinstance(cell, str), "text (a number in quotes)"),
    "number": (_is_number, "a number"),
    "signed": (_is_number, "a number without +"),
    "percent": (lambda cell: _is_number(cell) and 0 <= cell <= 1, "a share from 0 to 1"),
    "range": (_is_range, "[lowest, highest]"),
    "feet": (_is_number, "a number of feet"),
    "dice": (_is_roll, "a roll such as 2d6+3"),
}
