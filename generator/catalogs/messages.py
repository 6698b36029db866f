"""What there is to translate in content/: one message a block of text, in a catalog for each chapter."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from generator.calculators.schema import texts as calculator_texts
from generator.catalogs.load import SITE
from generator.markup.blocks import block_texts
from generator.project import Project, RecordFile
from generator.records.schema import Edition, Table, is_text

TERMS = "terms"
CALCULATORS = "calculators"


@dataclass(frozen=True)
class Message:
    """An English text, the catalog it belongs to, and where it comes from."""

    domain: str
    context: str
    text: str
    path: str
    line: int
    comment: str = ""


def content_messages(project: Project) -> Iterator[Message]:
    """Yields every text of content/, in reading order."""
    chapters = project.chapter_of()
    order = {record: number for number, record in enumerate(chapters)}
    for record in sorted(project.records.values(), key=lambda r: (order.get(r.id, len(order)), r.id)):
        yield from record_messages(record, chapters.get(record.id, SITE))
    for entry in project.terms.values():
        yield Message(TERMS, f"term/{entry.id}#brief", entry.term.brief, entry.file.path, entry.file.line((entry.id,)))
    for key, chapter in project.chapters.items():
        path, line = project.chapters_file.path, project.chapters_file.line((key,))
        yield Message(SITE, f"chapter/{key}#name", chapter.name, path, line)
        yield Message(SITE, f"chapter/{key}#summary", chapter.summary, path, line)
    for key, edition in project.sources.editions.items() if project.sources else ():
        yield Message(SITE, f"edition/{key}#label", edition.label, "content/sources.yaml", 1)
    for key, calculator in project.calculators.items():
        file = project.calculator_files[key]
        for field, text in calculator_texts(calculator):
            yield Message(CALCULATORS, f"calculator/{key}#{field}", text, file.path, file.line())


def record_messages(file: RecordFile, domain: str) -> Iterator[Message]:
    """Yields the texts of one record; its names stand in the termbase."""
    where = f"{file.kind}/{file.id}"

    def message(field: str, text: str, line: int, comment: str = "") -> Message:
        return Message(domain, f"{where}#{field}", " ".join(text.split()), file.file.path, line, comment)

    for key, edition in file.record.editions.items():
        if edition.same_as:
            continue
        for field, text, comment, at in edition_texts(edition):
            yield message(f"{key}.{field}", text, file.file.line(("editions", key, *at)), comment)
    if file.record.change:
        yield message("change", file.record.change, file.file.line(("change",)))


def edition_texts(edition: Edition) -> Iterator[tuple[str, str, str, tuple[str | int, ...]]]:
    """Yields field, text, comment for translators and place of every text of an edition that speaks for itself."""
    assert edition.summary and edition.body
    yield "summary", edition.summary, "", ("summary",)
    for text in block_texts(edition.body):
        yield "body", text, "", ("body",)
    for number, table in enumerate(edition.tables):
        yield from ((field, text, "", ("tables", number)) for field, text in table_texts(table))
    for number, example in enumerate(edition.examples):
        values = ", ".join(f"{{{name}}} = {value}" for name, value in {**example.with_, **example.gives}.items())
        yield "example", example.say, values, ("examples", number)
        yield "example", example.answer, values, ("examples", number)


def table_texts(table: Table) -> Iterator[tuple[str, str]]:
    """Yields field and text of what is translated in a table: caption, column labels, cells of text columns."""
    yield f"{table.id}.caption", table.caption
    for column in table.columns:
        yield f"{table.id}.column", column.label
    for row in table.rows:
        for column, cell in zip(table.columns, row, strict=False):
            if is_text(cell, column.kind):
                yield f"{table.id}.cell", cell
