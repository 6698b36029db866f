"""Summaries that fit on a card."""

from __future__ import annotations

from collections.abc import Iterator

from generator.diagnostics import Finding
from generator.lint.messages import nodes_of
from generator.markup.inline import Link, walk
from generator.project import Project

LIMIT = 240


def check(project: Project) -> Iterator[Finding]:
    """A summary has at most 240 characters as it is read."""
    for record in project.records.values():
        for key, edition in record.record.editions.items():
            length = sum(len(_read(project, node)) for node in walk(nodes_of(" ".join((edition.summary or "").split()))))
            if length > LIMIT:
                at, fix = ("editions", key, "summary"), f"shorten it to {LIMIT}; the body has the rest"
                yield record.file.finding(at, "summaries", f"the summary has {length} characters as read", fix)


def _read(project: Project, node: str | Link) -> str:
    """Returns about what a reader sees of `node`; an empty link shows its usual form."""
    if isinstance(node, str):
        return node
    if node.text or node.scheme != "term":
        return node.text or f"{node.target} feet"
    record, term = project.records.get(node.target), project.terms.get(node.target)
    return record.record.name if record else term.term.name if term else node.target
