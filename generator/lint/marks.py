"""Emphasis that begins and ends."""

from __future__ import annotations

from collections.abc import Iterator

from generator.diagnostics import Finding
from generator.lint.messages import nodes_of, texts
from generator.markup.inline import Emphasis, Node, walk
from generator.project import Project

CODE = "marks"


def check(project: Project) -> Iterator[Finding]:
    """Every ** and * has its partner, and a translation has as many bold pieces as its source."""
    found = texts(project)
    for message in found.english:
        if _stray(message.text):
            yield Finding(message.path, message.line, CODE, f"a * has no partner in “{message.text[:40]}”", "close it, or write \\* for an asterisk")
    for each in found.translated:
        wanted, has = (_bold(nodes_of(text)) if "**" in text else 0 for text in (each.entry.source, each.entry.text))
        if _stray(each.entry.text) and not _stray(each.entry.source):
            yield each.finding(CODE, "a * has no partner", "close it; ** touches the words it makes bold on both sides")
        elif wanted != has:
            yield each.finding(CODE, f"has {has} bold pieces, its source {wanted}", "make the same pieces bold with ** on both sides")


def _stray(text: str) -> bool:
    if "*" not in text:
        return False
    return any("*" in node for node in walk(nodes_of(text.replace("\\*", ""))) if isinstance(node, str))


def _bold(nodes: tuple[Node, ...]) -> int:
    found = [node for node in nodes if isinstance(node, Emphasis)]
    return sum((node.tag == "strong") + _bold(node.children) for node in found)
