"""The texts that the checks look at: English ones where they stand, translations beside their source."""

from __future__ import annotations

import re
import weakref
from collections.abc import Iterator
from dataclasses import dataclass, replace
from functools import lru_cache

from generator.catalogs.load import Entry
from generator.catalogs.messages import Message, content_messages
from generator.diagnostics import Finding
from generator.markup.blocks import block_texts
from generator.markup.inline import Link, Node, parse_inline, walk
from generator.markup.placeholders import PLACEHOLDER
from generator.project import LocaleFiles, Project, RecordFile

_MARKER = re.compile(r"(?:-|\d{1,2}\.|#{2,4})\s+")
_PERCENT = re.compile(r"%\(\w+\)[sd]")
_MAIN_TEXT = re.compile(r"#(.+)\.body\Z")


@dataclass(frozen=True)
class Translation:
    """A translated message that is in use, and whose it is."""

    files: LocaleFiles
    entry: Entry

    def finding(self, code: str, message: str, fix: str) -> Finding:
        return Finding(self.entry.path, self.entry.line, code, message, fix)


@dataclass(frozen=True)
class Texts:
    """All texts of a project."""

    english: tuple[Message, ...]
    translated: tuple[Translation, ...]


_known: list[tuple[weakref.ref[Project], Texts]] = []


def texts(project: Project) -> Texts:
    """Returns the texts of `project`, collected once for all checks."""
    if not _known or _known[0][0]() is not project:
        _known[:] = [(weakref.ref(project), _collect(project))]
    return _known[0][1]


def forget() -> None:
    """Drops what `texts` has collected, for a project that has changed since."""
    _known.clear()


def _collect(project: Project) -> Texts:
    english = tuple(_placed(project))
    live = {(message.context, message.text) for message in english}
    translated = tuple(
        Translation(files, entry)
        for files in project.locales.values()
        for key, entry in files.catalog.entries.items()
        if key in live or "#" not in entry.context
    )
    return Texts(english, translated)


def _placed(project: Project) -> Iterator[Message]:
    """Yields the English messages, each block of a body with its own line."""
    lines: dict[tuple[str, str], Iterator[int]] = {}
    for message in content_messages(project):
        where, _, field = message.context.partition("#")
        if edition := _MAIN_TEXT.match(f"#{field}"):
            file = project.records[where.partition("/")[2]]
            key = (file.id, edition[1])
            line = next(lines.setdefault(key, _block_lines(file, edition[1])))
            message = replace(message, line=line)
        yield message


def _block_lines(file: RecordFile, edition: str) -> Iterator[int]:
    """Yields the line of each block of a body that is written as a literal (`body: |`)."""
    body = file.record.editions[edition].body or ""
    line = file.file.line(("editions", edition, "body"))
    rows = [" ".join(_MARKER.sub("", row.strip(), count=1).split()) for row in body.splitlines()]
    at = 0
    for text in block_texts(body):
        while at < len(rows) and not (rows[at] and text.startswith(rows[at])):
            at += 1
        yield line + 1 + at if at < len(rows) and len(rows) > 1 else line
        at += 1


@lru_cache(maxsize=65_536)
def nodes_of(text: str) -> tuple[Node, ...]:
    """Returns the nodes of `text`, parsed once for all checks."""
    return parse_inline(text)


def links_of(text: str) -> list[Link]:
    """Returns the links of `text` in order."""
    return [node for node in walk(nodes_of(text)) if isinstance(node, Link)] if "](" in text else []


@lru_cache(maxsize=65_536)
def read(text: str) -> str:
    """Returns what a reader sees of `text`, without placeholders."""
    return PLACEHOLDER.sub(" ", _PERCENT.sub(" ", "".join(node if isinstance(node, str) else node.text for node in walk(nodes_of(text)))))
