"""Links to concepts that are called what the concept is called."""

from __future__ import annotations

from collections.abc import Iterator

from generator.diagnostics import Finding
from generator.lint.concepts import english_names, local_names
from generator.lint.likeness import looks_like
from generator.lint.messages import links_of, texts
from generator.project import Project

CODE = "forms"


def check(project: Project) -> Iterator[Finding]:
    """The text of a term link looks like one of the concept's names in its language, or is listed under `forms`."""
    english = english_names(project)
    found = texts(project)
    for message in found.english:
        for link in links_of(message.text):
            names = english.get(link.target, ())
            if link.scheme == "term" and link.text and names and not looks_like(link.text, names, "Latin"):
                fix = f"link {_owner(link.text, english) or 'the right concept'}, or add the form to `also`"
                yield Finding(message.path, message.line, CODE, f"“{link.text}” is no form of {names[0]} ({link.target})", fix)
    for each in found.translated:
        terms = each.files.terms
        for link in links_of(each.entry.text):
            entry = terms.get(link.target)
            if link.scheme != "term" or not link.text or entry is None:
                continue
            if not looks_like(link.text, [*local_names(entry), *entry.forms], each.files.language.script):
                owner = _owner(link.text, {concept: [names.preferred] for concept, names in terms.items()})
                right = f"that is {owner}; correct the link" if owner else "correct the link"
                fix = f"{right}, or add the form to `forms` of {link.target} in {each.files.terms_file.path}"
                yield each.finding(CODE, f"“{link.text}” is no form of {entry.preferred} ({link.target})", fix)


def _owner(form: str, names: dict[str, list[str]]) -> str | None:
    """Returns the concept that `form` is the very name of."""
    wanted = form.casefold()
    return next((concept for concept, each in names.items() if wanted in map(str.casefold, each)), None)
