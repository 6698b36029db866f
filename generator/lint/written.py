"""Everything that somebody typed to be read, text or name, for the checks of characters."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from generator.diagnostics import Finding
from generator.languages import Language
from generator.lint.concepts import english_places, places
from generator.lint.messages import read, texts
from generator.project import Project


@dataclass(frozen=True)
class Written:
    """A text or name in one language as somebody typed it; `read` is what is seen of it, without link targets and placeholders."""

    path: str
    line: int
    language: Language
    text: str
    read: str

    @property
    def script(self) -> str:
        """The language's own script."""
        return self.language.script

    def finding(self, code: str, message: str, fix: str) -> Finding:
        return Finding(self.path, self.line, code, message, fix)


def written(project: Project) -> Iterator[Written]:
    """Yields every text and name of the project, in every language."""
    found = texts(project)
    for each in found.translated:
        yield Written(each.entry.path, each.entry.line, each.files.language, each.entry.text, read(each.entry.text))
    for files in project.locales.values():
        for concept, names in files.terms.items():
            for at, name in places(names):
                yield Written(files.terms_file.path, files.terms_file.line((concept, *at)), files.language, name, name)
    if (source := project.locales.get(project.source_locale)) is None:
        return
    for message in found.english:
        yield Written(message.path, message.line, source.language, message.text, read(message.text))
    for _, file, at, name in english_places(project):
        yield Written(file.path, file.line(at), source.language, name, name)
