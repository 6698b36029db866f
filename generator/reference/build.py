"""Joins records, catalogs and termbases into one language's reference."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from typing import Any

from generator.calculators.schema import Calculator, localized
from generator.calculators.schema import texts as calculator_texts
from generator.markup.blocks import parse_blocks
from generator.markup.inline import words
from generator.markup.placeholders import fill
from generator.project import Project, RecordFile
from generator.records.schema import Edition, Example, Table, is_text
from generator.reference.measures import Figures
from generator.reference.model import (
    ChapterView,
    Concept,
    EditionView,
    ExampleView,
    Names,
    RecordView,
    Reference,
    Section,
    TableView,
    Text,
)
from generator.rules import call

NAMES_PATH = "reference/names.html"


def record_path(kind: str, record: str) -> str:
    """Returns a record's address from the language's root."""
    return f"{kind}/{record}.html"


def anchor_of(heading: str) -> str:
    """Returns a heading's anchor: its English words in lower case, joined with hyphens."""
    return "-".join(re.findall(r"[a-z0-9]+", heading.lower()))


def build_reference(project: Project, locale: str) -> Reference:
    """Returns the reference of `locale`. The project must be free of findings."""
    return _Builder(project, locale).build()


class _Builder:
    def __init__(self, project: Project, locale: str) -> None:
        self.project, self.locale = project, locale
        self.files = project.locales[locale]
        self.is_source = self.files.language.source
        self.figures = Figures(locale, self.files.language, self.files.catalog.interface)
        source = project.source_locale
        self.source_figures = Figures(source, project.locales[source].language, project.locales[source].catalog.interface)
        self.chapter_of = project.chapter_of()

    def text(self, context: str, source: str) -> Text:
        source = " ".join(source.split())
        if self.is_source:
            return Text(source)
        found = self.files.catalog.get(context, source)
        return Text(source, False) if found is None else Text(found)

    def build(self) -> Reference:
        project = self.project
        assert project.sources
        records = {file.id: self.record(file) for file in project.records.values()}
        calculators, untranslated = self.calculators()
        return Reference(
            locale=self.locale,
            language=self.files.language,
            languages={locale: files.language for locale, files in project.locales.items()},
            source_locale=project.source_locale,
            editions={key: self.text(f"edition/{key}#label", info.label) for key, info in project.sources.editions.items()},
            documents=project.sources.documents,
            chapters={
                key: ChapterView(
                    key,
                    f"chapter/{key}.html",
                    self.text(f"chapter/{key}#name", chapter.name),
                    self.text(f"chapter/{key}#summary", chapter.summary),
                    tuple(record for record in chapter.records if record in records),
                )
                for key, chapter in project.chapters.items()
            },
            records=records,
            concepts=self.concepts(records),
            calculators=calculators,
            untranslated_calculators=frozenset(untranslated),
            redirects={f"{old}.html": f"{new}.html" for old, new in project.redirects.items()},
            interface=self.files.catalog.interface,
            interface_complete=self.is_source or self.files.catalog.interface_complete,
        )

    def calculators(self) -> tuple[dict[str, Calculator], list[str]]:
        """Returns the calculators in this language, and which are in English because a text of theirs is missing."""
        found, untranslated = {}, []
        for key, calculator in self.project.calculators.items():
            fields = {(field, text): self.text(f"calculator/{key}#{field}", text) for field, text in calculator_texts(calculator)}
            if all(text.translated for text in fields.values()):
                found[key] = localized(calculator, lambda field, text, fields=fields: fields[field, text].value)  # type: ignore[misc]
            else:
                found[key] = calculator
                untranslated.append(key)
        return found, untranslated

    def record(self, file: RecordFile) -> RecordView:
        record, where = file.record, f"{file.kind}/{file.id}"
        return RecordView(
            id=file.id,
            kind=file.kind,
            chapter=self.chapter_of[file.id],
            path=record_path(file.kind, file.id),
            optional=record.optional,
            turn=record.turn,
            change=self.text(f"{where}#change", record.change) if record.change else None,
            editions=tuple(self.editions(where, record.editions)),
            see_also=tuple(record.see_also),
            calculators=tuple(record.calculators),
        )

    def editions(self, where: str, editions: Mapping[str, Edition]) -> list[EditionView]:
        """Joins editions that say the same into one view, newest first."""
        order = self.project.editions
        views = []
        for key in sorted(editions, key=order.index):
            edition = editions[key]
            if edition.same_as:
                continue
            same = [key, *(other for other in editions if _speaks_for(editions, other) == key and other != key)]
            same.sort(key=order.index)
            views.append(self.edition(f"{where}#{key}", edition, tuple(same), editions))
        return views

    def edition(self, where: str, edition: Edition, same: tuple[str, ...], editions: Mapping[str, Edition]) -> EditionView:
        assert edition.summary and edition.body
        text: Callable[[str, str], Text] = lambda field, source: self.text(f"{where}.{field}", source)  # noqa: E731
        return EditionView(
            editions=same,
            sources=tuple((source.document, source.section) for key in same if (source := editions[key].source)),
            summary=text("summary", edition.summary),
            body=tuple(
                Section(
                    block.kind,
                    tuple(Text(t) if block.kind == "table" else text("body", t) for t in block.texts),
                    anchor_of(words(block.texts[0])) if block.kind == "heading" else "",
                )
                for block in parse_blocks(edition.body)
            ),
            includes=tuple(edition.includes),
            effects=tuple(edition.effects),
            drawings=tuple(edition.drawings),
            tables=tuple(self.table(text, table) for table in edition.tables),
            examples=tuple(self.example(text, example) for example in edition.examples),
        )

    def table(self, text: Callable[[str, str], Text], table: Table) -> TableView:
        rows: list[Any] = call(table.rows_from, {}) if table.rows_from else table.rows
        kinds = [column.kind for column in table.columns]
        return TableView(
            id=table.id,
            caption=text(f"{table.id}.caption", table.caption),
            columns=tuple((text(f"{table.id}.column", column.label), column.kind) for column in table.columns),
            rows=tuple(tuple(self.cell(text, table.id, kind, cell) for kind, cell in zip(kinds, row, strict=True)) for row in rows),
        )

    def cell(self, text: Callable[[str, str], Text], table: str, kind: str, cell: Any) -> Any:
        if is_text(cell, kind):
            return text(f"{table}.cell", cell)
        return Text(cell) if kind == "text" and isinstance(cell, str) else cell

    def example(self, text: Callable[[str, str], Text], example: Example) -> ExampleView:
        say, answer = text("example", example.say), text("example", example.answer)
        values = {**example.with_, **example.gives}
        return ExampleView(self.filled(say, example.with_), self.filled(answer, values))

    def filled(self, text: Text, values: Mapping[str, Any]) -> Text:
        figures = self.figures if text.translated else self.source_figures
        return Text(fill(text.value, values, figures.in_form), text.translated)

    def concepts(self, records: Mapping[str, RecordView]) -> dict[str, Concept]:
        found = {}
        for view in records.values():
            record = self.project.records[view.id].record
            english = Names(
                self.project.source_locale,
                record.name,
                tuple(record.also),
                {key: edition.name for key, edition in record.editions.items() if edition.name},
                record.abbreviation or "",
            )
            briefs = {key: edition.summary for edition in view.editions for key in edition.editions}
            found[view.id] = Concept(view.id, view.kind, self.names(view.id, english), briefs, view.path, True)
        for entry in self.project.terms.values():
            english = Names(self.project.source_locale, entry.term.name, tuple(entry.term.also), abbreviation=entry.term.abbreviation or "")
            brief = self.text(f"term/{entry.id}#brief", entry.term.brief)
            at = records.get(entry.term.at or "")
            path = at.path if at else f"{NAMES_PATH}#{entry.id}"
            found[entry.id] = Concept(
                entry.id, entry.term.kind, self.names(entry.id, english), dict.fromkeys(self.project.editions, brief), path, False
            )
        return found

    def names(self, concept: str, english: Names) -> dict[str, Names]:
        found = {english.locale: english}
        for locale, files in self.project.locales.items():
            if entry := files.terms.get(concept):
                found[locale] = Names(locale, entry.preferred, tuple(entry.also), dict(entry.editions), entry.abbreviation or "")
        return found


def _speaks_for(editions: Mapping[str, Edition], key: str) -> str:
    """Returns the edition whose text `key` shares, following same_as."""
    for _ in editions:
        same = editions[key].same_as
        if not same or same not in editions:
            break
        key = same
    return key
