"""Words that mean something else."""

from __future__ import annotations

from collections.abc import Iterator

from generator.diagnostics import Finding
from generator.lint.concepts import folded, local_names
from generator.lint.likeness import same_words
from generator.lint.messages import links_of, texts
from generator.project import Project


def check(project: Project) -> Iterator[Finding]:
    """No link calls a concept by a word that its entry lists under `avoid`, in whatever form."""
    for each in texts(project).translated:
        for link in links_of(each.entry.text):
            entry = each.files.terms.get(link.target) if link.scheme == "term" and link.text else None
            if entry is None or not entry.avoid:
                continue
            form, script = folded(link.text), each.files.language.script
            if form in map(folded, (*local_names(entry), *entry.forms)):
                continue
            for word in entry.avoid:
                if form == folded(word) or (script == "Cyrillic" and same_words(link.text, word) and not same_words(link.text, entry.preferred)):
                    yield each.finding("avoid", f"“{link.text}” is not to be used for {link.target}", f"write a form of {entry.preferred}")
                    break
