"""The chapters hold the records."""

from __future__ import annotations

from collections.abc import Iterator

from generator.diagnostics import Finding
from generator.lint.hints import nearest
from generator.project import Project


def check(project: Project) -> Iterator[Finding]:
    """Every record stands in exactly one chapter, once; a chapter lists records only."""
    seen: dict[str, str] = {}
    file = project.chapters_file
    for key, chapter in project.chapters.items():
        for number, record in enumerate(chapter.records):
            at = (key, "records", number)
            if record not in project.known_ids or record in project.terms:
                yield file.finding(at, "chapters", f"there is no record {record}", nearest(record, project.records, "remove it"))
            elif record in seen:
                yield file.finding(at, "chapters", f"{record} stands in the chapter {seen[record]} already", "remove one of them")
            seen.setdefault(record, key)
    if file.findings:
        return  # what is missing may stand in the part that could not be read
    for each in project.records.values():
        if each.id not in seen:
            yield each.file.finding((), "chapters", "stands in no chapter", f"add {each.id} to a chapter in content/chapters.yaml")
