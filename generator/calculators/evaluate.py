"""Runs a calculator in Python: its defaults, its results, and the tables computed at build."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from itertools import product
from typing import Any

from generator.calculators.schema import Calculator, Input, LookupTable, Over, Value
from generator.rules import call


def defaults(calculator: Calculator) -> dict[str, Value | list[int]]:
    """The value of every input that has one when the form is untouched; of a roster the numbers at the ends of its lines."""
    return {each.id: _default(each, each.default) for each in calculator.inputs if each.default is not None}


def _default(field: Input, value: Value) -> Value | list[int]:
    return [int(line.split()[-1]) for line in str(value).splitlines()] if field.kind == "roster" else value


def evaluate(calculator: Calculator, values: Mapping[str, Value | list[int]]) -> dict[str, Any]:
    """What the rule returns for the defaults, changed by `values`. ValueError where the rule refuses one."""
    result: dict[str, Any] = call(calculator.function, {**defaults(calculator), **values})
    return result


def table_rows(calculator: Calculator, table: LookupTable) -> Iterator[tuple[dict[str, Value], dict[str, Any]]]:
    """Yields, for each row of a table, the values of the inputs that it runs through, and the result."""
    ranges = [list(_values(calculator, over)) for over in table.over]
    for combination in product(*ranges):
        row = dict(zip([over.input for over in table.over], combination, strict=True))
        yield row, evaluate(calculator, {**table.given, **row})


def _values(calculator: Calculator, over: Over) -> Iterator[Value]:
    field = input_of(calculator, over.input)
    if field.kind == "choice":
        yield from (choice.value for choice in field.choices)
    elif field.kind == "flag":
        yield from (True, False)
    else:
        first = field.min if over.first is None else over.first
        last = field.max if over.last is None else over.last
        assert first is not None and last is not None
        yield from range(first, last + 1, over.by)


def input_of(calculator: Calculator, name: str) -> Input:
    """The input with this id; the schema has made sure that there is one."""
    return next(each for each in calculator.inputs if each.id == name)
