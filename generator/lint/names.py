"""One name, one concept."""

from __future__ import annotations

from collections.abc import Iterator

from generator.diagnostics import Finding
from generator.lint.concepts import english_places, folded, may_share, places
from generator.project import LocaleFiles, Project

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
        for at, name in places(names):
            for other in owners.get(folded(name), ()) if at[0] != "forms" else ():
                if other != concept and not may_share(files, concept, other):
                    fix = f"choose another, or write homonym: [{other}] here and homonym: [{concept}] there"
                    yield files.terms_file.finding((concept, *at), CODE, f"{name} is the name of {other} too", fix)


def _avoided(files: LocaleFiles) -> Iterator[Finding]:
    for concept, names in files.terms.items():
        avoid = set(map(folded, names.avoid))
        for at, name in places(names):
            if folded(name) in avoid:
                yield files.terms_file.finding((concept, *at), CODE, f"{name} stands under avoid too", "take it out of one of them")


def _english(project: Project) -> Iterator[Finding]:
    owners: dict[str, str] = {}
    for concept, file, at, name in english_places(project):
        if at[-1] == "name" and "editions" not in at:
            other = owners.setdefault(folded(name), concept)
            if other != concept:
                yield file.finding(at, CODE, f"{name} is the name of {other} too", "give one of them a name that tells them apart")
