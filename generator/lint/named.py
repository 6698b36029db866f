"""Every concept has a name in every language."""

from __future__ import annotations

from collections.abc import Iterator

from generator.diagnostics import Finding
from generator.lint.concepts import english_names
from generator.project import Project


def check(project: Project) -> Iterator[Finding]:
    """Every record and every term has an entry in the terms.yaml of each language but the source."""
    for locale, files in project.locales.items():
        if files.language.source:
            continue
        path = files.terms_file.path or f"locales/{locale}/terms.yaml"
        for concept, names in english_names(project).items():
            if concept not in files.terms:
                fix = f"add `{concept}:` with `preferred:` below it to {path}"
                yield Finding(path, 1, "named", f"there is no name for {concept} ({names[0]})", fix)
