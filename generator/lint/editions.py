"""Editions that say the same, and what is said about those that do not."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from generator.diagnostics import Finding
from generator.project import Project, RecordFile
from generator.records.schema import Edition

CODE = "editions"


def check(project: Project) -> Iterator[Finding]:
    """same_as names another edition of the record, without a circle; `change` is there if and only if the editions differ."""
    for file in project.records.values():
        editions = file.record.editions
        for key, edition in editions.items():
            if edition.same_as:
                yield from _same_as(file, key, edition.same_as)
        if not file.record.optional:
            yield from _change(project, file)


def _same_as(file: RecordFile, key: str, same: str) -> Iterator[Finding]:
    editions, at = file.record.editions, ("editions", key, "same_as")
    others = " or ".join(f'"{other}"' for other in editions if other != key)
    if same == key:
        yield file.file.finding(at, CODE, f'edition "{key}" is the same as itself', "name the other edition, or write summary and body")
    elif same not in editions:
        fix = f"write {others}" if others else "write summary and body"
        yield file.file.finding(at, CODE, f'same_as: this record has no edition "{same}"', fix)
    elif _in_circle(editions, key):
        yield file.file.finding(at, CODE, f'edition "{key}" is the same as one that is the same as it', "give one of them summary and body")


def _in_circle(editions: Mapping[str, Edition], start: str) -> bool:
    key = start
    for _ in editions:
        if key not in editions:
            break
        key = editions[key].same_as or ""
    return key in editions


def _change(project: Project, file: RecordFile) -> Iterator[Finding]:
    record = file.record
    texts = sum(not edition.same_as for edition in record.editions.values())
    same = texts < 2 and all(key in record.editions for key in project.editions)
    if same and record.change and texts:
        fix = "remove it, or write out the edition that differs"
        yield file.file.finding(("change",), CODE, "change is given, but all editions are the same", fix)
    if not same and not record.change:
        absent = [key for key in project.editions if key not in record.editions]
        fix = f"say what {absent[0]} does instead" if absent else "say what differs in one or two sentences, or write same_as if nothing does"
        yield file.file.finding(("editions",), CODE, "the editions differ, and `change` is missing", fix)
