"""The names that concepts have, as the checks compare them."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterator

from generator.project import LocaleFiles, Project
from generator.terms.schema import TermNames
from generator.yaml_file import Key, YamlFile


def folded(name: str) -> str:
    """Returns `name` as names are compared: NFC, without case, ё as е, runs of spaces as one.

    >>> folded(" Ослеплённый ")
    'ослепленный'
    """
    return " ".join(unicodedata.normalize("NFC", name).casefold().replace("ё", "е").split())


def english_names(project: Project) -> dict[str, list[str]]:
    """Returns the English names of every concept, the usual one first."""
    found: dict[str, list[str]] = {}
    for concept, _, _, name in english_places(project):
        found.setdefault(concept, []).append(name)
    return found


def local_names(names: TermNames) -> list[str]:
    """Returns the names of one concept in one language, the preferred one first."""
    return [name for at, name in places(names) if at[0] != "forms"]


def places(names: TermNames) -> Iterator[tuple[Key, str]]:
    """Yields every name and form of one concept in one language, with its place in the entry."""
    yield ("preferred",), names.preferred
    yield from ((("editions", edition), name) for edition, name in names.editions.items())
    if names.abbreviation:
        yield ("abbreviation",), names.abbreviation
    yield from ((("also", number), name) for number, name in enumerate(names.also))
    yield from ((("forms", number), name) for number, name in enumerate(names.forms))


def english_places(project: Project) -> Iterator[tuple[str, YamlFile, Key, str]]:
    """Yields every English name with its concept, its file and its place in it, the usual name of a concept first."""
    for record in project.records.values():
        yield record.id, record.file, ("name",), record.record.name
        for key, edition in record.record.editions.items():
            if edition.name:
                yield record.id, record.file, ("editions", key, "name"), edition.name
        if record.record.abbreviation:
            yield record.id, record.file, ("abbreviation",), record.record.abbreviation
        yield from ((record.id, record.file, ("also", number), name) for number, name in enumerate(record.record.also))
    for entry in project.terms.values():
        yield entry.id, entry.file, (entry.id, "name"), entry.term.name
        if entry.term.abbreviation:
            yield entry.id, entry.file, (entry.id, "abbreviation"), entry.term.abbreviation
        yield from ((entry.id, entry.file, (entry.id, "also", number), name) for number, name in enumerate(entry.term.also))


def may_share(files: LocaleFiles, one: str, other: str) -> bool:
    """Returns whether two concepts declare each other as homonyms."""
    return other in files.terms[one].homonym and one in files.terms[other].homonym
