"""python -m generator report"""

from __future__ import annotations

import argparse

from generator.catalogs.extract import extract
from generator.diagnostics import ContentError
from generator.project import Loader


def run(options: argparse.Namespace) -> int:
    project = Loader(options.project).load()
    if project.findings:
        raise ContentError(project.findings)
    messages = [
        (message.context or "", message.id[0] if isinstance(message.id, tuple | list) else message.id)
        for catalog in extract(project).values()
        for message in catalog
        if message.id
    ]
    concepts = {*project.records, *project.terms}
    rows: list[tuple[str, ...]] = [("language", "records", "texts", "translated", "missing", "names missing")]
    for locale, files in project.locales.items():
        if files.language.source:
            continue
        translated = sum(files.catalog.get(context, text) is not None for context, text in messages)
        missing_names = len(concepts - set(files.terms))
        rows.append((locale, *map(str, (len(project.records), len(messages), translated, len(messages) - translated, missing_names))))
    widths = [max(len(row[column]) for row in rows) for column in range(len(rows[0]))]
    for row in rows:
        print("  ".join(cell.rjust(width) if number else cell.ljust(width) for number, (cell, width) in enumerate(zip(row, widths, strict=True))))
    return 0
