"""Everything a page needs to show one calculator in one language."""

from __future__ import annotations

import inspect
import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from babel import Locale
from markupsafe import Markup

from generator.calculators.evaluate import input_of, table_rows
from generator.calculators.messages import script_messages
from generator.calculators.schema import Calculator, Input, LookupTable, Output, Value
from generator.records.effects import EffectId
from generator.reference.measures import Figures, Measure
from generator.rules import FUNCTIONS
from generator.rules.dice import FEWEST_SIDES, MOST_DICE, MOST_SIDES

_EXAMPLE_DICE = "2d6+3"
_SCHEMES = {"feet": "ft", "miles": "mi"}
_PLURAL_SAMPLES = range(0, 201)


@dataclass(frozen=True)
class ConditionOption:
    """A condition that a form offers: its name, and by edition its effects and what they say of attacks."""

    id: str
    name: str
    effects: Mapping[str, tuple[EffectId, ...]]
    texts: Mapping[EffectId, Markup]


@dataclass(frozen=True)
class FieldView:
    """One field of the form. `value` is what stands in it at first, as the language writes it."""

    id: str
    label: str
    help: str
    kind: str
    value: str
    checked: bool
    choices: tuple[tuple[str, str, bool], ...]
    conditions: tuple[tuple[str, str, Markup], ...]  # id, name, what it does
    short: bool


@dataclass(frozen=True)
class Cell:
    """A cell of a table: a text, or a measure in all its units."""

    text: str
    measure: Measure | None = None


@dataclass(frozen=True)
class TableView:
    """A table computed at build; the first `heads` cells of a row say what the row is about."""

    id: str
    caption: str
    columns: tuple[str, ...]
    heads: int
    rows: tuple[tuple[Cell, ...], ...]


@dataclass(frozen=True)
class CalculatorView:
    """One calculator in one language; `config` is JSON for the script, safe inside a script element."""

    id: str
    name: str
    summary: str
    fields: tuple[FieldView, ...]
    tables: tuple[TableView, ...]
    plot: bool
    config: Markup


def calculator_view(key: str, calculator: Calculator, figures: Figures, conditions: Sequence[ConditionOption] = ()) -> CalculatorView:
    """Returns the view of a calculator whose texts are already in the language of `figures`; `conditions` are all there are."""
    return CalculatorView(
        id=key,
        name=calculator.name,
        summary=calculator.summary,
        fields=tuple(_field(field, figures, conditions) for field in calculator.inputs),
        tables=tuple(_table(calculator, table, figures) for table in calculator.tables),
        plot=calculator.plot is not None,
        config=_json(_config(key, calculator, figures, conditions)),
    )


def _offered(field: Input, conditions: Sequence[ConditionOption]) -> list[ConditionOption]:
    """The conditions that have one of the effects the field is about, in any edition."""
    wanted = set(field.effects)
    return [option for option in conditions if any(wanted & set(effects) for effects in option.effects.values())]


def _said(field: Input, option: ConditionOption) -> Markup:
    """What a condition does, of the effects the field is about, in the newest edition where it does any."""
    found = ([effect for effect in effects if effect in field.effects] for effects in option.effects.values())
    return Markup("; ").join(option.texts[effect] for effect in next(filter(None, found)))


def _field(field: Input, figures: Figures, conditions: Sequence[ConditionOption]) -> FieldView:
    number = field.kind in ("integer", "number")
    value = ""
    if isinstance(field.default, str):
        value = figures.dice(field.default) if field.kind == "dice" else field.default
    elif number and field.default is not None:
        value = figures.number(field.default)
    return FieldView(
        id=field.id,
        label=field.label,
        help=field.help or "",
        kind=field.kind,
        value=value,
        checked=field.default is True,
        choices=tuple((choice.value, choice.label, choice.value == field.default) for choice in field.choices),
        conditions=tuple((option.id, option.name, _said(field, option)) for option in _offered(field, conditions)),
        short=number,
    )


def _table(calculator: Calculator, table: LookupTable, figures: Figures) -> TableView:
    heads = [input_of(calculator, over.input) for over in table.over]
    shown = [output for name in table.show for output in calculator.outputs if output.id == name]
    rows = tuple(
        (
            *(_input_cell(head, row[head.id], figures) for head in heads),
            *(_output_cell(output, result, figures) for output in shown),
        )
        for row, result in table_rows(calculator, table)
    )
    labels = (*(head.label for head in heads), *(output.label for output in shown))
    return TableView(table.id, table.caption, labels, len(heads), rows)


def _input_cell(field: Input, value: Value, figures: Figures) -> Cell:
    if isinstance(value, bool):
        return Cell(script_messages(figures.interface.ugettext)["yes" if value else "no"])
    if isinstance(value, str):
        return Cell(next((choice.label for choice in field.choices if choice.value == value), value))
    return Cell(figures.number(value))


def _output_cell(output: Output, result: Mapping[str, Any], figures: Figures) -> Cell:
    value = result.get(output.id)
    if value is None:
        return Cell("")
    if output.kind in _SCHEMES:
        measure = figures.measure(_SCHEMES[output.kind], value)
        return Cell(measure.imperial, measure)
    if output.kind == "choice":
        return Cell(output.labels[value])
    if output.kind == "dice":
        return Cell(figures.dice(value))
    if output.kind == "percent":
        exact = f" ({result[output.exact]})" if output.exact else ""
        return Cell(figures.percent(value) + exact)
    return Cell(figures.signed(value) if output.kind == "signed" else figures.number(round(value, 2)))


def _config(key: str, calculator: Calculator, figures: Figures, conditions: Sequence[ConditionOption]) -> dict[str, Any]:
    return {
        "id": key,
        "lang": figures.language.tag,
        "function": calculator.function,
        "arguments": list(inspect.signature(FUNCTIONS[calculator.function]).parameters),
        "inputs": [_input(each, conditions) for each in calculator.inputs],
        "outputs": [each.model_dump(exclude_none=True, exclude_defaults=True) | {"kind": each.kind} for each in calculator.outputs],
        "steps": calculator.steps,
        "plot": calculator.plot.model_dump(exclude_none=True) if calculator.plot else None,
        "die": figures.language.die,
        "metricBeside": figures.language.metric_beside,
        "squares": _squares(figures),
        "dice": {
            "example": figures.dice(_EXAMPLE_DICE),
            "dice": MOST_DICE,
            "low": FEWEST_SIDES,
            "high": MOST_SIDES,
        },
        "messages": dict(script_messages(figures.interface.ugettext)),
    }


def _input(field: Input, conditions: Sequence[ConditionOption]) -> dict[str, Any]:
    data = field.model_dump(exclude_none=True, exclude={"help", "choices", "effects"})
    if field.kind == "conditions":
        offered = _offered(field, conditions)
        data["conditions"] = {option.id: {"name": option.name, "effects": dict(option.effects)} for option in offered}
    return data


def _squares(figures: Figures) -> dict[str, str]:
    """The text for a number of squares, {n} of them, for every plural form that whole numbers have."""
    form = Locale.parse(figures.locale).plural_form
    texts: dict[str, str] = {}
    for count in _PLURAL_SAMPLES:
        category = form(count)
        if category not in texts:
            text = figures.interface.ungettext("%(count)s square", "%(count)s squares", count)
            texts[category] = text % {"count": "{n}"}
    return texts


def _json(data: dict[str, Any]) -> Markup:
    """JSON that cannot end the script element it stands in."""
    text = json.dumps(data, ensure_ascii=False, sort_keys=True, separators=(",", ":"))
    return Markup(text.replace("&", "\\u0026").replace("<", "\\u003c").replace(">", "\\u003e"))
