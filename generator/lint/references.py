"""Every id that a file names is the id of something."""

from __future__ import annotations

from collections.abc import Iterator

from generator.diagnostics import Finding
from generator.lint.hints import nearest
from generator.project import Project, RecordFile
from generator.rules import FUNCTIONS
from generator.yaml_file import Key, YamlFile

CODE = "references"


def check(project: Project) -> Iterator[Finding]:
    """A record, term, calculator, document, edition or rule function that is named must exist."""
    for record in project.records.values():
        yield from _see_also(project, record)
        yield from _turn(project, record)
        yield from _calculators(project, record)
        yield from _editions(project, record)
    for entry in project.terms.values():
        at = entry.term.at
        if at and at not in project.records and (at in project.terms or at not in project.known_ids):
            fix = nearest(at, project.records, "remove the field until the record is there")
            yield entry.file.finding((entry.id, "at"), CODE, f"at: {at} is no record", fix)
    if project.sources:
        for key, edition in project.sources.editions.items():
            if edition.document not in project.sources.documents:
                fix = nearest(edition.document, project.sources.documents, "add it to documents")
                yield Finding("content/sources.yaml", 1, CODE, f"edition {key}: there is no document {edition.document}", fix)
    for files in project.locales.values():
        for concept, names in files.terms.items():
            yield from _known_editions(project, files.terms_file, (concept, "editions"), list(names.editions))


def _see_also(project: Project, file: RecordFile) -> Iterator[Finding]:
    for number, target in enumerate(file.record.see_also):
        at = ("see_also", number)
        if target not in project.known_ids:
            yield file.file.finding(at, CODE, f"see_also: there is no record or term {target}", nearest(target, project.known_ids, "remove it"))
        elif target == file.id:
            yield file.file.finding(at, CODE, "see_also names the record itself", "remove it")
        elif target in file.record.see_also[:number]:
            yield file.file.finding(at, CODE, f"see_also names {target} twice", "remove one of them")


def _turn(project: Project, file: RecordFile) -> Iterator[Finding]:
    target = file.record.turn
    if target and target not in project.records:
        fix = nearest(target, project.records, "name the record of that part of the turn, or remove it")
        yield file.file.finding(("turn",), CODE, f"turn: there is no record {target}", fix)


def _calculators(project: Project, file: RecordFile) -> Iterator[Finding]:
    for number, target in enumerate(file.record.calculators):
        if target not in project.calculator_files:
            fix = nearest(target, project.calculator_files, "remove it, or write content/calculators/<id>.yaml")
            yield file.file.finding(("calculators", number), CODE, f"there is no calculator {target}", fix)


def _editions(project: Project, file: RecordFile) -> Iterator[Finding]:
    yield from _known_editions(project, file.file, ("editions",), list(file.record.editions))
    for key, edition in file.record.editions.items():
        documents = project.sources.documents if project.sources else None
        document = edition.source.document if edition.source else None
        if document and documents is not None and document not in documents:
            fix = nearest(document, documents, f"use one of {', '.join(documents)}")
            yield file.file.finding(("editions", key, "source", "document"), CODE, f"there is no document {document}", fix)
        for number, shape in enumerate(edition.drawings):
            if shape not in project.records:
                fix = "write its record, or remove it"
                yield file.file.finding(("editions", key, "drawings", number), CODE, f"drawings: there is no record {shape}", fix)
        for number, table in enumerate(edition.tables):
            if table.rows_from:
                yield from _function(file, ("editions", key, "tables", number, "rows_from"), table.rows_from)
        for number, example in enumerate(edition.examples):
            if example.call:
                yield from _function(file, ("editions", key, "examples", number, "call"), example.call)


def _function(file: RecordFile, at: Key, name: str) -> Iterator[Finding]:
    if name not in FUNCTIONS:
        yield file.file.finding(at, CODE, f"there is no rule function {name}", nearest(name, FUNCTIONS, "write it in generator/rules"))


def _known_editions(project: Project, file: YamlFile, at: Key, editions: list[str]) -> Iterator[Finding]:
    for key in editions if project.sources else ():
        if key not in project.editions:
            yield file.finding((*at, key), CODE, f'there is no edition "{key}"', f"use one of {', '.join(project.editions)}")
