"""The model of one language; everything in it is final text, figures or ids."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any

from babel.support import NullTranslations

from generator.calculators.schema import Calculator
from generator.languages import Language
from generator.markup.blocks import BlockKind
from generator.records.effects import EffectId
from generator.records.schema import ColumnKind, Document, Shape


@dataclass(frozen=True)
class Text:
    """A text in the reader's language, or the English one where it is not translated."""

    value: str
    translated: bool = True


@dataclass(frozen=True)
class Names:
    """What one language calls a concept."""

    locale: str
    preferred: str
    also: tuple[str, ...] = ()
    editions: Mapping[str, str] = field(default_factory=dict)
    abbreviation: str = ""


@dataclass(frozen=True)
class Concept:
    """A record or term: its names in every language that has one, a sentence, and where it is explained."""

    id: str
    kind: str
    names: Mapping[str, Names]
    briefs: Mapping[str, Text]  # by edition; a term has the same for all
    path: str  # from the language's root, with an anchor if it has no page of its own
    is_record: bool


@dataclass(frozen=True)
class Section:
    """A block of a body with its texts; a table's text is its id."""

    kind: BlockKind
    texts: tuple[Text, ...]
    anchor: str = ""  # of a heading, from its English text


@dataclass(frozen=True)
class TableView:
    """A table whose rows are all there; cells of text columns are texts, others figures."""

    id: str
    caption: Text
    columns: tuple[tuple[Text, ColumnKind], ...]
    rows: tuple[tuple[Any, ...], ...]


@dataclass(frozen=True)
class ExampleView:
    """A worked example with its figures filled in."""

    say: Text
    answer: Text


@dataclass(frozen=True)
class EditionView:
    """A record's text in one edition, or in several that say the same."""

    editions: tuple[str, ...]
    sources: tuple[tuple[str, str], ...]  # document id, section
    summary: Text
    body: tuple[Section, ...]
    includes: tuple[str, ...]
    effects: tuple[EffectId, ...]
    drawings: tuple[Shape, ...]
    tables: tuple[TableView, ...]
    examples: tuple[ExampleView, ...]


@dataclass(frozen=True)
class RecordView:
    """A record as one language's reader sees it."""

    id: str
    kind: str
    chapter: str
    path: str
    optional: bool
    turn: str | None
    change: Text | None
    editions: tuple[EditionView, ...]
    see_also: tuple[str, ...]
    calculators: tuple[str, ...]

    def untranslated(self) -> int:
        """Returns how many of its texts fall back to English."""
        return sum(not text.translated for text in self.texts())

    def texts(self) -> Iterator[Text]:
        """Yields every text of the record that a reader sees."""
        if self.change:
            yield self.change
        for view in self.editions:
            yield view.summary
            for section in view.body:
                if section.kind != "table":
                    yield from section.texts
            for table in view.tables:
                yield table.caption
                yield from (label for label, _ in table.columns)
                yield from (cell for row in table.rows for cell in row if isinstance(cell, Text))
            for example in view.examples:
                yield from (example.say, example.answer)


@dataclass(frozen=True)
class ChapterView:
    """A chapter with its records in reading order."""

    id: str
    path: str
    name: Text
    summary: Text
    records: tuple[str, ...]


@dataclass(frozen=True)
class Reference:
    """Everything one language's site is made of."""

    locale: str
    language: Language
    languages: Mapping[str, Language]
    source_locale: str
    editions: Mapping[str, Text]
    documents: Mapping[str, Document]
    chapters: Mapping[str, ChapterView]
    records: Mapping[str, RecordView]
    concepts: Mapping[str, Concept]
    calculators: Mapping[str, Calculator]
    untranslated_calculators: frozenset[str]  # shown in English as a whole
    redirects: Mapping[str, str]  # old path to new path
    interface: NullTranslations
    interface_complete: bool

    def name(self, concept: str, edition: str | None = None, locale: str | None = None) -> Names | None:
        """Returns the names of a concept in a language, or None if the concept or its name is unknown there."""
        found = self.concepts.get(concept)
        return found.names.get(locale or self.locale) if found else None
