"""python -m generator report [--evidence FOLDER]"""

from __future__ import annotations

import argparse
from collections.abc import Iterator, Sequence
from pathlib import Path

from generator.catalogs.extract import extract
from generator.diagnostics import ContentError
from generator.project import Loader, LocaleFiles, Project
from generator.terms.evidence import against_evidence, read_evidence

COLUMNS = ("language", "records", "texts", "translated", "missing", "names missing", "names against evidence")


def arguments(parser: argparse.ArgumentParser) -> None:
    help_text = "compare the names with tables of names seen in use, one <locale>.tsv a language"
    parser.add_argument("--evidence", type=Path, metavar="FOLDER", help=help_text)


def run(options: argparse.Namespace) -> int:
    project = Loader(options.project).load()
    if project.findings:
        raise ContentError(project.findings)
    rows: list[tuple[str, ...]] = [COLUMNS]
    remarks: list[str] = []
    messages = [
        (message.context or "", message.id[0] if isinstance(message.id, tuple | list) else message.id)
        for catalog in extract(project).values()
        for message in catalog
        if message.id
    ]
    concepts = {*project.records, *project.terms}
    for locale, files in project.locales.items():
        if files.language.source:
            continue
        translated = sum(files.catalog.get(context, text) is not None for context, text in messages)
        unnamed = sorted(concepts - set(files.terms))
        declared = {concept for concept, names in files.terms.items() if names.against_evidence}
        numbers = (len(project.records), len(messages), translated, len(messages) - translated, len(unnamed), len(declared))
        rows.append((locale, *map(str, numbers)))
        remarks += [f"{locale}: {concept} has no name" for concept in unnamed]
        remarks += [f"{locale}: {concept}: {files.terms[concept].against_evidence}" for concept in sorted(declared)]
        if options.evidence:
            remarks += _compared(project, files, options.evidence)
    _print(rows)
    for remark in remarks:
        print(remark)
    return 0


def _compared(project: Project, files: LocaleFiles, folder: Path) -> Iterator[str]:
    """Yields where the termbase and the evidence say different things about each other."""
    try:
        evidence = read_evidence(folder, files.locale)
    except OSError as error:
        yield f"{files.locale}: there is no evidence: {error}"
        return
    for concept, names in sorted(files.terms.items()):
        seen = against_evidence(names, _english_names(project, concept), evidence)
        if seen and not names.against_evidence:
            fix = "take one of them, or say why not in against_evidence"
            yield f"{files.locale}: {concept}: {names.preferred} is none of the names seen ({', '.join(sorted(seen))}); {fix}"
        if names.against_evidence and not seen:
            yield f"{files.locale}: {concept}: {names.preferred} is a name seen, or none was; remove against_evidence"


def _english_names(project: Project, concept: str) -> Iterator[str]:
    if record := project.records.get(concept):
        yield record.record.name
        yield from (edition.name for edition in record.record.editions.values() if edition.name)
    elif term := project.terms.get(concept):
        yield term.term.name


def _print(rows: Sequence[tuple[str, ...]]) -> None:
    widths = [max(len(row[column]) for row in rows) for column in range(len(COLUMNS))]
    for row in rows:
        print("  ".join(cell.rjust(width) if number else cell.ljust(width) for number, (cell, width) in enumerate(zip(row, widths, strict=True))))
