"""One name, one concept."""

from __future__ import annotations

from collections.abc import Iterator

from generator.diagnostics import Finding
from generator.lint.concepts import folded, may_share
from generator.project import LocaleFiles, Project
from generator.yaml_file import Key

CODE = "names"


def check(project: Project) -> Iterator[Finding]:
    """In a language no two concepts have the same name, and no other name of a concept is another's, unless both say homonym."""
    for files in project.locales.values():
        yield from _clashes(files)
        yield from _avoided(files)
    yield from _english(project)


def _clashes(files: LocaleFiles) -> Iterator[Finding]:
    owners: dict[str, list[str]] = {}
    for concept, names in files.terms.items():
        for name in dict.fromkeys(map(folded, (names.preferred, *names.editions.values()))):
            owners.setdefault(name, []).append(concept)
    for concept, names in files.terms.items():
        places: list[tuple[Key, str]] = [(("preferred",), names.preferred)]
        places += [(("editions", edition), name) for edition, name in names.editions.items()]
        places += [(("also", number), name) for number, name in enumerate(names.also)]
        for at, name in places:
            for other in owners.get(folded(name), ()):
                if other != concept and not may_share(files, concept, other):
                    fix = f"choose another, or write homonym: [{other}] here and homonym: [{concept}] there"
                    yield files.terms_file.finding((concept, *at), CODE, f"{name} is the name of {other} too", fix)


def _avoided(files: LocaleFiles) -> Iterator[Finding]:
    for concept, names in files.terms.items():
        avoid = set(map(folded, names.avoid))
        for field, values in (("preferred", [names.preferred]), ("also", names.also), ("forms", names.forms), ("editions", list(names.editions.values()))):
            for value in values:
                if folded(value) in avoid:
                    yield files.terms_file.finding((concept, field), CODE, f"{value} stands under avoid too", "take it out of one of them")


def _english(project: Project) -> Iterator[Finding]:
    owners: dict[str, str] = {}
    names = [(record.id, record.file, ("name",), record.record.name) for record in project.records.values()]
    names += [(entry.id, entry.file, (entry.id, "name"), entry.term.name) for entry in project.terms.values()]
    for concept, file, at, name in names:
        other = owners.setdefault(folded(name), concept)
        if other != concept:
            yield file.finding(at, CODE, f"{name} is the name of {other} too", "give one of them a name that tells them apart")
