"""Worked examples that come out as they say."""

from __future__ import annotations

import math
from collections.abc import Iterator, Mapping
from typing import Any

from generator.diagnostics import Finding
from generator.markup.inline import parse_inline, walk
from generator.markup.placeholders import PLACEHOLDER
from generator.project import Project
from generator.records.schema import Example
from generator.rules import FUNCTIONS, call

CODE = "examples"
Fault = tuple[str, str, str]


def check(project: Project) -> Iterator[Finding]:
    """The rule function returns what the example gives, and its texts show only values that it has."""
    for record in project.records.values():
        for key, edition in record.record.editions.items():
            for number, example in enumerate(edition.examples):
                for field, message, fix in (*_run(example), *_shown(example)):
                    yield record.file.finding(("editions", key, "examples", number, field), CODE, message, fix)


def _run(example: Example) -> Iterator[Fault]:
    if not example.call or example.call not in FUNCTIONS:
        return  # references.py says so
    try:
        result = call(example.call, example.with_)
    except Exception as error:  # a rule may refuse a value or stumble over its type; both are the example's fault
        yield "with", f"{example.call} cannot be called so: {error}", "correct the values, or the name of the function"
        return
    values: Mapping[str, Any] = result if isinstance(result, dict) else {"result": result}
    for name, given in example.gives.items():
        if name not in values:
            yield "gives", f"{example.call} returns no {name}", f"use one of {', '.join(values)}"
        elif not _equal(values[name], given):
            yield "gives", f"{name} is {values[name]!r}, not {given!r}", "correct the example, or the rule if it is wrong"


def _equal(one: Any, other: Any) -> bool:
    """Returns whether two values are the same, numbers within 1e-9 and a flag never the same as a number."""
    if isinstance(one, bool) or isinstance(other, bool):
        return one is other
    if isinstance(one, (int, float)) and isinstance(other, (int, float)):
        return math.isclose(one, other, rel_tol=1e-9, abs_tol=1e-9)
    if isinstance(one, (list, tuple)) and isinstance(other, (list, tuple)):
        return len(one) == len(other) and all(map(_equal, one, other))
    if isinstance(one, dict) and isinstance(other, dict):
        return one.keys() == other.keys() and all(_equal(one[key], other[key]) for key in one)
    return bool(one == other)


def _shown(example: Example) -> Iterator[Fault]:
    for field, text, values in (("say", example.say, example.with_), ("answer", example.answer, {**example.with_, **example.gives})):
        for name in {match[1] for match in PLACEHOLDER.finditer(text)}:
            if name not in values:
                source = "with" if field == "say" else "with and gives"
                yield field, f"{{{name}}} is no value of {source}", f"use one of {', '.join(values) or 'none: write the figures out'}"
        read = "".join(node if isinstance(node, str) else node.text for node in walk(parse_inline(text)))
        for name in {match[1] for match in PLACEHOLDER.finditer(read)}:
            if name in values and (isinstance(values[name], bool) or not isinstance(values[name], (int, float))):
                fix = "say it in words (a roll goes into a link: [](dice:{" + name + "}))"
                yield field, f"{{{name}}} is no number and would stand in every language as {values[name]!r}", fix
