"""The names that concepts have, as the checks compare them."""

from __future__ import annotations

import unicodedata

from generator.project import LocaleFiles, Project
from generator.terms.schema import TermNames


def folded(name: str) -> str:
    """Returns `name` as names are compared: NFC, without case, ё as е, runs of spaces as one.

    >>> folded(" Ослеплённый ")
    'ослепленный'
    """
    return " ".join(unicodedata.normalize("NFC", name).casefold().replace("ё", "е").split())


def english_names(project: Project) -> dict[str, list[str]]:
    """Returns the English names of every concept, the usual one first."""
    found = {entry.id: [entry.term.name, *entry.term.also] for entry in project.terms.values()}
    for file in project.records.values():
        record = file.record
        found[file.id] = [record.name, *(edition.name for edition in record.editions.values() if edition.name), *record.also]
    return found


def local_names(names: TermNames) -> list[str]:
    """Returns the names of one concept in one language, the preferred one first."""
    return [names.preferred, *names.editions.values(), *names.also]


def may_share(files: LocaleFiles, one: str, other: str) -> bool:
    """Returns whether two concepts declare each other as homonyms."""
    return other in files.terms[one].homonym and one in files.terms[other].homonym
