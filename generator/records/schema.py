"""The shape of the files under content/; what they mean together is checked in generator/lint."""

from __future__ import annotations

from typing import Annotated, Any, Literal, TypeGuard

from pydantic import BaseModel, ConfigDict, Field, StringConstraints, model_validator

from generator.markup.inline import words
from generator.records.effects import EffectId

Text = Annotated[str, StringConstraints(strip_whitespace=True, min_length=1, max_length=20_000)]
Line = Annotated[str, StringConstraints(strip_whitespace=True, min_length=1, max_length=600)]
Id = Annotated[str, StringConstraints(pattern=r"^[a-z0-9]+(-[a-z0-9]+)*$", max_length=80)]
DocumentId = Annotated[str, StringConstraints(pattern=r"^[a-z0-9]+([.-][a-z0-9]+)*$", max_length=80)]
Name = Annotated[str, StringConstraints(strip_whitespace=True, min_length=1, max_length=120)]
ColumnKind = Literal["text", "number", "signed", "percent", "range", "feet", "dice"]
Shape = Literal["cone", "cube", "cylinder", "emanation", "line", "sphere"]
Cell = str | int | float | list[int]


class Model(BaseModel):
    """Strict and frozen; an unknown key is an error."""

    model_config = ConfigDict(strict=True, frozen=True, extra="forbid")


class Source(Model):
    """Where a rule stands: a document of sources.yaml and its section."""

    document: DocumentId
    section: Line


class Column(Model):
    """A column of a table; every kind but `text` holds figures, which are not translated."""

    label: Line
    kind: ColumnKind = "text"


class Table(Model):
    """A table with its rows, or with the rule function that gives them."""

    id: Id
    caption: Line
    columns: Annotated[list[Column], Field(min_length=1)]
    rows: list[list[Cell]] = []
    rows_from: str | None = None

    @model_validator(mode="after")
    def _one_kind_of_rows(self) -> Table:
        if bool(self.rows) == bool(self.rows_from):
            raise ValueError("needs either rows or rows_from")
        return self


def is_text(cell: object, kind: str) -> TypeGuard[str]:
    """Returns whether a cell of a column of this kind has words of its own, which are translated; `[](term:dash)` has none."""
    return kind == "text" and isinstance(cell, str) and any(map(str.isalpha, words(cell)))


class Example(Model):
    """A worked example, run through a rule function by the checks."""

    say: Text
    answer: Text
    call: str | None = None
    with_: Annotated[dict[str, Any], Field(alias="with")] = {}
    gives: dict[str, Any] = {}
    why_not_run: Line | None = None

    @model_validator(mode="after")
    def _runs_or_says_why(self) -> Example:
        if self.call and not self.gives:
            raise ValueError("has a call but no gives")
        if bool(self.call) == bool(self.why_not_run):
            raise ValueError("needs either a call or why_not_run")
        return self


class Edition(Model):
    """One edition's text of a record."""

    source: Source | None = None
    name: Name | None = None
    same_as: str | None = None
    summary: Text | None = None
    body: Text | None = None
    includes: list[Id] = []
    effects: list[EffectId] = []
    drawings: list[Shape] = []
    tables: list[Table] = []
    examples: list[Example] = []

    @model_validator(mode="after")
    def _text_or_same(self) -> Edition:
        own = [name for name in ("summary", "body", "includes", "effects", "drawings", "tables", "examples") if getattr(self, name)]
        if self.same_as and own:
            raise ValueError(f"says same_as and yet has {', '.join(own)}")
        if not self.same_as and not (self.summary and self.body):
            raise ValueError("needs summary and body, or same_as")
        return self


class Record(Model):
    """One rule, condition, action or other thing with a page of its own."""

    name: Name
    abbreviation: Name | None = None
    also: list[Name] = []
    optional: bool = False
    change: Text | None = None
    editions: Annotated[dict[str, Edition], Field(min_length=1)]
    turn: Id | None = None
    see_also: list[Id] = []
    calculators: list[Id] = []

    @model_validator(mode="after")
    def _source_unless_optional(self) -> Record:
        for key, edition in self.editions.items():
            if not (edition.source or self.optional):
                raise ValueError(f'edition "{key}" needs a source: document and section')
            if edition.source and self.optional:
                raise ValueError(f'edition "{key}" has a source, and yet the record is optional: a rule that stands in neither document')
        return self


class Term(Model):
    """A concept that needs a name but no page of its own."""

    name: Name
    kind: Id
    brief: Text
    at: Id | None = None
    abbreviation: Name | None = None
    also: list[Name] = []


class Chapter(Model):
    """Records in reading order."""

    name: Name
    summary: Text
    records: list[Id]


class Document(Model):
    """A source document with the sentence of attribution that it prescribes."""

    title: Line
    short: Line
    url: Line
    attribution: Text


class EditionInfo(Model):
    """An edition of the rules; the first one listed is what a reader sees first."""

    label: Line
    document: DocumentId


class Sources(Model):
    """content/sources.yaml."""

    documents: Annotated[dict[str, Document], Field(min_length=1)]
    editions: Annotated[dict[str, EditionInfo], Field(min_length=1)]
