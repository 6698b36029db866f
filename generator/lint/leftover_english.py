"""English that was left in a translation."""

from __future__ import annotations

import re
from collections.abc import Iterator

from generator.diagnostics import Finding
from generator.lint.concepts import local_names
from generator.lint.messages import Translation, read, texts
from generator.project import LocaleFiles, Project

CODE = "leftover-english"
_WORD = re.compile(r"[A-Za-z][A-Za-z'’-]+")
_RUN = re.compile(r"[A-Za-z][A-Za-z'’-]{2,}(?:[ ,]+[A-Za-z][A-Za-z'’-]{2,})+")
_PLAIN_RUN = re.compile(r"(?<![^\W\d_])[A-Za-z'’-]+(?:[ ,]+[A-Za-z'’-]+){3,}(?![^\W\d_])")
_COMMON = frozenset(
    ["the", "of", "and", "you", "your", "with", "that", "this", "these", "is", "are", "was", "from", "when", "which"]
    + ["its", "their", "they", "them", "not", "for", "by", "at", "if", "or", "as", "have", "has"]
)
"""English words that are no Vietnamese syllables."""


def check(project: Project) -> Iterator[Finding]:
    """A translation has no English words but names that its language writes so, and is never just its source."""
    known = {locale: _known(project, files) for locale, files in project.locales.items()}
    for each in texts(project).translated:
        if (left := _left(each, known[each.files.locale])) is not None:
            yield each.finding(CODE, f"has English in it: “{left}”", "translate it; a name that stays English goes into terms.yaml")


def _left(each: Translation, known: frozenset[str]) -> str | None:
    text = read(each.entry.text)
    words = _WORD.findall(text)
    if not words:
        return None
    if len(words) > 2 and text == read(each.entry.source) and not all(word.casefold() in known for word in words):
        return text
    if each.files.language.script == "Latin":
        runs = (run for run in _PLAIN_RUN.findall(text) if sum(word.casefold() in _COMMON for word in run.split()) > 1)
        return next(runs, None)
    interface = "#" not in each.entry.context
    for run in _RUN.findall(text):
        if not all(word.casefold() in known or (interface and word[0].isupper()) for word in _WORD.findall(run)):
            return str(run)
    return None


def _known(project: Project, files: LocaleFiles) -> frozenset[str]:
    """Returns the Latin words of the language's own names and of the documents' titles."""
    texts = [name for names in files.terms.values() for name in (*local_names(names), *names.forms)]
    known = {word.casefold() for text in texts for word in _WORD.findall(text)}
    if project.sources:
        titles = [part for document in project.sources.documents.values() for part in (document.title, document.attribution)]
        known |= {word.casefold() for title in titles for word in _WORD.findall(title) if word[0].isupper()}
    return frozenset(known)
