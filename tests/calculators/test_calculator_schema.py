"""The files in content/calculators: valid, evaluated, every step of theirs said."""

# ruff: noqa: E501 (a case is a line)
from __future__ import annotations

import random
import re
from pathlib import Path
from typing import Any

import pytest
import yaml
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from pydantic import ValidationError

from generator.calculators.evaluate import defaults, evaluate, table_rows
from generator.calculators.schema import Calculator, Input, localized, texts

FOLDER = Path(__file__).parents[2] / "content" / "calculators"
NUMBER = re.compile(r"\{(\w+):[+%]\}|\(ft:\{(\w+)\}\)")
ANY = re.compile(r"\{(\w+)(?::[+%])?\}")


def read(path: Path) -> dict[str, Any]:
    data: dict[str, Any] = yaml.safe_load(path.read_text(encoding="utf-8"))
    return data


CALCULATORS = {path.stem: Calculator.model_validate(read(path)) for path in sorted(FOLDER.glob("*.yaml"))}
each_calculator = pytest.mark.parametrize("calculator", CALCULATORS.values(), ids=list(CALCULATORS))


def values_of(field: Input) -> st.SearchStrategy[Any]:
    """Everything a reader can enter, small and extreme values more often."""
    if field.kind == "flag":
        return st.booleans()
    if field.kind == "choice":
        return st.sampled_from([choice.value for choice in field.choices])
    if field.kind == "dice":
        return st.sampled_from(["1d4", "2d6+3", "1d12-2", "8", "1d8+1d6"])
    if field.kind == "roster":
        return st.lists(st.integers(field.min or 0, field.max), min_size=1, max_size=20)
    if field.kind == "conditions":
        effects = st.lists(st.sampled_from([*field.effects, "crawl"]), max_size=4)
        return st.lists(effects.map(lambda found: {"name": "Any", "effects": found}), max_size=5)
    assert field.min is not None and field.max is not None
    near = st.integers(max(field.min, -30), min(field.max, 30))
    return st.one_of(near, st.sampled_from([field.min, field.max]), st.integers(field.min, field.max))


@st.composite
def entries(draw: st.DrawFn, calculator: Calculator) -> dict[str, Any]:
    values = {field.id: draw(values_of(field)) for field in calculator.inputs if not field.optional or draw(st.booleans())}
    for field in calculator.inputs:
        if field.at_most in values and values[field.id] > values[field.at_most]:
            values[field.id] = draw(st.sampled_from([0, values[field.at_most]]))
        elif field.at_most and field.at_most not in values:
            values[field.at_most] = max(1, values[field.id])
    return values


def test_there_are_calculators() -> None:
    assert set(CALCULATORS) >= {"ability-modifier", "d20-test", "attack-damage", "damage-taken", "death-saves", "jumps"}


@each_calculator
def test_it_works_untouched_and_gives_every_output(calculator: Calculator) -> None:
    result = evaluate(calculator, {})
    for output in calculator.outputs:
        assert output.optional or result[output.id] is not None
        assert not output.exact or isinstance(result[output.exact], str)


@each_calculator
@settings(max_examples=150, deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(data=st.data())
def test_whatever_is_entered_has_a_result_and_every_step_is_said(calculator: Calculator, data: st.DataObject) -> None:
    result = evaluate(calculator, data.draw(entries(calculator)))
    for output in calculator.outputs:
        if output.kind == "choice":
            assert result[output.id] in output.labels
    for step in result["steps"]:
        assert step["step"] in calculator.steps, f"steps lacks a text for {step['step']}"
        said = calculator.steps[step["step"]]
        for name in ANY.findall(said):
            assert name in step, f"{step['step']}: the rule gives no {name}"
        for first, second in NUMBER.findall(said):
            assert isinstance(step[first or second], int | float)


def telling_value(field: Input, rng: random.Random) -> Any:
    """A value at which rules tend to change."""
    if field.kind == "flag":
        return rng.random() < 0.3
    if field.kind == "choice":
        return rng.choice(field.choices).value
    if field.kind == "dice":
        return "1d4"
    if field.kind == "roster":
        return [rng.randint(1, 20) for _ in range(4)]
    if field.kind == "conditions":
        return [{"name": "Any", "effects": [rng.choice(field.effects)]}] if rng.random() < 0.3 else []
    assert field.min is not None and field.max is not None
    return min(field.max, max(field.min, rng.choice([field.min, field.max, 0, 0, 1, 2, rng.randint(-30, 40)])))


@each_calculator
def test_no_text_is_for_a_step_that_never_comes(calculator: Calculator) -> None:
    rng = random.Random(1)
    seen: set[str] = set()
    for _ in range(6000):
        values = {field.id: telling_value(field, rng) for field in calculator.inputs}
        if all(values[field.id] <= values[field.at_most] for field in calculator.inputs if field.at_most):
            seen.update(step["step"] for step in evaluate(calculator, values)["steps"])
    assert set(calculator.steps) == seen


@each_calculator
def test_its_tables_can_be_computed(calculator: Calculator) -> None:
    for table in calculator.tables:
        rows = list(table_rows(calculator, table))
        assert len(rows) >= 5
        assert all(result[name] is not None for _, result in rows for name in table.show)


@each_calculator
def test_every_text_can_be_translated(calculator: Calculator) -> None:
    found = list(texts(calculator))
    fields = [field for field, _ in found]
    assert len(fields) == len(set(fields))
    assert not any(re.search(r"(^|\.)\d+(\.|$)", field) for field in fields if ".choice." not in field), "blocks carry no number"
    marked = localized(calculator, lambda field, text: f"<{field}|{text}>")
    assert [text for _, text in texts(marked)] == [f"<{field}|{text}>" for field, text in found]
    untouched = calculator.model_dump_json()
    assert localized(calculator, lambda field, text: text).model_dump_json() == untouched


def test_defaults_are_what_stands_in_the_untouched_form() -> None:
    assert defaults(CALCULATORS["jumps"]) == {"strength": 15, "running": True}


BROKEN: list[tuple[dict[str, Any], str]] = [
    ({"function": "no_such_rule"}, "there is no rule function no_such_rule"),
    ({"inputs": [{"id": "level", "label": "L", "kind": "integer", "min": 0, "max": 30, "default": 1}]}, "has no argument level"),
    ({"function": "round_down", "inputs": [{"id": "number", "label": "N", "kind": "integer", "min": 0, "max": 9, "default": 1}]}, "needs the argument divisor"),
    ({"inputs": [{"id": "score", "label": "S", "kind": "integer", "min": 1, "default": 1}]}, "needs min and max"),
    ({"inputs": [{"id": "score", "label": "S", "kind": "integer", "min": 1, "max": 30}]}, "needs a default, or optional"),
    ({"inputs": [{"id": "score", "label": "S", "kind": "integer", "min": 1, "max": 30, "default": 31}]}, "default must be a number from min to max"),
    ({"inputs": [{"id": "score", "label": "S", "kind": "integer", "min": 1, "max": 30, "default": 1.5}]}, "default must be a whole number"),
    ({"inputs": [{"id": "score", "label": "S", "kind": "choice", "choices": [], "default": "x"}]}, "one of its choices"),
    ({"inputs": [{"id": "score", "label": "S", "kind": "flag"}]}, "true or false"),
    ({"inputs": [{"id": "score", "label": "S", "kind": "dice", "default": 2}]}, "a roll in quotes"),
    ({"outputs": [{"id": "total", "label": "T", "kind": "choice"}]}, "labels are needed for kind choice"),
    ({"outputs": [{"id": "total", "label": "T", "colour": "red"}]}, "Extra inputs are not permitted"),
    ({"tables": [{"id": "t", "caption": "T", "over": [{"input": "level"}], "show": ["total"]}]}, "level is no input"),
    ({"tables": [{"id": "t", "caption": "T", "over": [{"input": "score"}], "show": ["sum"]}]}, "sum is no output"),
    ({"plot": {"kind": "line", "of": "total", "title": "T", "x": "X", "y": "Y"}}, "line needs over, first and last"),
]  # fmt: skip


@pytest.mark.parametrize(("change", "message"), BROKEN)
def test_a_broken_file_is_refused_with_the_reason(change: dict[str, Any], message: str) -> None:
    good: dict[str, Any] = {
        "name": "Modifier",
        "summary": "From score to modifier.",
        "function": "ability_modifier",
        "inputs": [{"id": "score", "label": "Score", "kind": "integer", "min": 1, "max": 30, "default": 10}],
        "outputs": [{"id": "total", "label": "Total"}],
        "tables": [{"id": "t", "caption": "T", "over": [{"input": "score"}], "show": ["total"]}],
    }
    Calculator.model_validate(good)
    with pytest.raises(ValidationError, match=message):
        Calculator.model_validate({**good, **change})
