"""The shape of content/calculators/*.yaml, and its texts."""

from __future__ import annotations

import inspect
from collections.abc import Callable, Iterator
from typing import Annotated, Literal

from pydantic import Field, StringConstraints, model_validator

from generator.records.effects import EffectId
from generator.records.schema import Id, Line, Model, Name
from generator.rules import FUNCTIONS

Argument = Annotated[str, StringConstraints(pattern=r"^[a-z][a-z0-9_]*$", max_length=60)]
Value = bool | int | float | str
InputKind = Literal["integer", "number", "choice", "flag", "dice", "roster", "conditions"]
OutputKind = Literal["number", "signed", "percent", "feet", "miles", "dice", "choice", "order"]
Translate = Callable[[str, str], str]
"""From the field of a text ("input.score.label") and the English text to the text to show."""


class Choice(Model):
    """One value of a choice and what a reader sees for it."""

    value: Annotated[str, StringConstraints(pattern=r"^[a-z0-9]+(-[a-z0-9]+)*$")]
    label: Line


class Input(Model):
    """One argument of the rule function, as a field of the form. An empty `optional` field leaves the argument out.

    `conditions` offers those that have one of the `effects`, and gives the function name and effects of each that is ticked.
    """

    id: Argument
    label: Line
    kind: InputKind
    min: int | None = None
    max: int | None = None
    default: Value | None = None
    optional: bool = False
    at_most: Argument | None = None
    choices: list[Choice] = []
    effects: list[EffectId] = []
    help: Line | None = None

    @model_validator(mode="after")
    def _default_fits(self) -> Input:
        if self.kind in ("integer", "number"):
            if self.min is None or self.max is None or self.min > self.max:
                raise ValueError(f"input {self.id} needs min and max, min first")
            if self.default is None and not self.optional:
                raise ValueError(f"input {self.id} needs a default, or optional: true")
            if isinstance(self.default, str | bool) or (self.default is not None and not self.min <= self.default <= self.max):
                raise ValueError(f"input {self.id}: default must be a number from min to max")
            if self.kind == "integer" and isinstance(self.default, float):
                raise ValueError(f"input {self.id}: default must be a whole number")
        elif self.kind == "choice" and self.default not in [choice.value for choice in self.choices]:
            raise ValueError(f"input {self.id}: default must be one of its choices")
        elif self.kind == "flag" and not isinstance(self.default, bool):
            raise ValueError(f"input {self.id}: default must be true or false")
        elif self.kind == "dice" and not isinstance(self.default, str):
            raise ValueError(f"input {self.id}: default must be a roll in quotes")
        elif self.kind == "roster" and (not isinstance(self.default, str) or self.min is None or self.max is None):
            raise ValueError(f"input {self.id} needs min and max, and as default some lines, each a name and a number")
        if bool(self.effects) != (self.kind == "conditions"):
            raise ValueError(f"input {self.id}: effects are needed for kind conditions, and for no other")
        return self


class Output(Model):
    """One value of the rule's result. `exact` names another value that is shown in brackets behind it."""

    id: Argument
    label: Line
    kind: OutputKind = "number"
    labels: dict[str, Line] = {}
    exact: Argument | None = None
    optional: bool = False

    @model_validator(mode="after")
    def _choice_has_labels(self) -> Output:
        if bool(self.labels) != (self.kind == "choice"):
            raise ValueError(f"output {self.id}: labels are needed for kind choice, and for no other")
        return self


class Plot(Model):
    """A drawing: a `distribution` (the list `of` a result, total and chance) or a `line` of one output `of` over an input."""

    kind: Literal["distribution", "line"]
    of: Argument
    over: Argument | None = None
    first: int | None = None
    last: int | None = None
    title: Line
    x: Line
    y: Line

    @model_validator(mode="after")
    def _line_has_range(self) -> Plot:
        if self.kind == "line" and (self.over is None or self.first is None or self.last is None):
            raise ValueError("a plot of kind line needs over, first and last")
        return self


class Over(Model):
    """An input that a table runs through: from `first` to `last` (its bounds unless given) in steps of `by`, or all its choices."""

    input: Argument
    first: int | None = None
    last: int | None = None
    by: Annotated[int, Field(ge=1)] = 1


class LookupTable(Model):
    """A table that is computed at build, for readers without JavaScript and on paper."""

    id: Id
    caption: Line
    over: Annotated[list[Over], Field(min_length=1, max_length=2)]
    given: dict[str, Value] = {}
    show: Annotated[list[Argument], Field(min_length=1)]


class Calculator(Model):
    """A rule function with a form: what goes in, what comes out, and how the working is said."""

    name: Name
    summary: Line
    function: Argument
    inputs: Annotated[list[Input], Field(min_length=1)]
    outputs: Annotated[list[Output], Field(min_length=1)]
    steps: dict[str, Line] = {}
    plot: Plot | None = None
    tables: list[LookupTable] = []

    @model_validator(mode="after")
    def _fits_the_function(self) -> Calculator:
        if self.function not in FUNCTIONS:
            raise ValueError(f"there is no rule function {self.function}; known are: {', '.join(FUNCTIONS)}")
        parameters = inspect.signature(FUNCTIONS[self.function]).parameters
        inputs = [each.id for each in self.inputs]
        outputs = [each.id for each in self.outputs]
        for kind, ids in (("inputs", inputs), ("outputs", outputs)):
            if len(ids) != len(set(ids)):
                raise ValueError(f"two {kind} have the same id; give each its own")
        for name in inputs:
            if name not in parameters:
                raise ValueError(f"{self.function} has no argument {name}; it has: {', '.join(parameters)}")
        for name, parameter in parameters.items():
            if parameter.default is parameter.empty and name not in inputs:
                raise ValueError(f"{self.function} needs the argument {name}; add an input for it")
        if not self.tables and all(each.kind != "roster" for each in self.inputs):
            raise ValueError("needs at least one of tables, for readers without scripts and on paper")
        if "edition" not in inputs and any(each.kind == "conditions" for each in self.inputs):
            raise ValueError("needs an input edition beside the one of kind conditions, whose effects differ by edition")
        self._refers_to_its_own(inputs, outputs)
        return self

    def _refers_to_its_own(self, inputs: list[str], outputs: list[str]) -> None:
        used = [each.at_most for each in self.inputs if each.at_most]
        used += [over.input for table in self.tables for over in table.over]
        used += [name for table in self.tables for name in table.given]
        used += [self.plot.over] if self.plot and self.plot.over else []
        shown = [name for table in self.tables for name in table.show]
        for name in used:
            if name not in inputs:
                raise ValueError(f"{name} is no input of this calculator; inputs are: {', '.join(inputs)}")
        for name in shown:
            if name not in outputs:
                raise ValueError(f"{name} is no output of this calculator; outputs are: {', '.join(outputs)}")


def localized(calculator: Calculator, translate: Translate) -> Calculator:
    """The same calculator with every text that a reader sees replaced by what `translate` returns for it."""

    def each(field: str, text: str) -> str:
        return translate(field, text)

    def of_input(old: Input) -> Input:
        at = f"input.{old.id}"
        choices = [choice.model_copy(update={"label": each(f"{at}.choice.{choice.value}", choice.label)}) for choice in old.choices]
        help_text = old.help if old.help is None else each(f"{at}.help", old.help)
        return old.model_copy(update={"label": each(f"{at}.label", old.label), "choices": choices, "help": help_text})

    def of_output(old: Output) -> Output:
        at = f"output.{old.id}"
        labels = {value: each(f"{at}.value.{value}", text) for value, text in old.labels.items()}
        return old.model_copy(update={"label": each(f"{at}.label", old.label), "labels": labels})

    plot = calculator.plot
    return calculator.model_copy(
        update={
            "name": each("name", calculator.name),
            "summary": each("summary", calculator.summary),
            "inputs": [of_input(old) for old in calculator.inputs],
            "outputs": [of_output(old) for old in calculator.outputs],
            "steps": {key: each(f"step.{key}", text) for key, text in calculator.steps.items()},
            "plot": plot and plot.model_copy(update={key: each(f"plot.{key}", getattr(plot, key)) for key in ("title", "x", "y")}),
            "tables": [table.model_copy(update={"caption": each(f"table.{table.id}.caption", table.caption)}) for table in calculator.tables],
        }
    )


def texts(calculator: Calculator) -> Iterator[tuple[str, str]]:
    """Yields field and English text of everything a reader sees, in the order of the form."""
    found: list[tuple[str, str]] = []

    def note(field: str, text: str) -> str:
        found.append((field, text))
        return text

    localized(calculator, note)
    yield from found
