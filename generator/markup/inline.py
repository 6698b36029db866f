"""Parses one block's text into plain text, emphasis and links with a scheme.

CommonMark's rule for `**` asks what stands beside it, and so leaves `**力量。**你` unbold where Chinese, Thai and Korean
put no space; here `**` always pairs with the next `**`. Nothing else of Markdown is read, HTML least of all.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass

SCHEMES = frozenset({"term", "calc", "table", "ft", "mi", "lb", "dice"})
MEASURES = frozenset({"ft", "mi", "lb"})


@dataclass(frozen=True)
class Emphasis:
    """`**bold**` (tag strong) or `*italic*` (tag em)."""

    tag: str
    children: tuple[Node, ...]


@dataclass(frozen=True)
class Link:
    """`[text](scheme:target)`; an empty text stands for the usual form."""

    scheme: str
    target: str
    text: str


Node = str | Emphasis | Link

_TOKEN = re.compile(
    r"\\(?P<escaped>[\\*\[\]{}])"
    r"|\[(?P<text>[^\[\]]*)\]\((?P<target>[^()\s]*)\)"
    r"|\*\*(?=\S)(?P<strong>.+?)(?<=\S)\*\*"
    r"|\*(?=[^\s*])(?P<em>[^*]*[^\s*])\*",
    re.S,
)


def parse_inline(text: str) -> tuple[Node, ...]:
    """Returns the nodes of `text`; what is no valid mark-up stays text, and a link of no known scheme does too.

    >>> parse_inline("**Speed.** Move [](ft:30).")
    (Emphasis(tag='strong', children=('Speed.',)), ' Move ', Link(scheme='ft', target='30', text=''), '.')
    """
    nodes: list[Node] = []
    plain: list[str] = []

    def add(node: Node) -> None:
        if before := "".join(plain):
            nodes.append(before)
        plain.clear()
        nodes.append(node)

    at = 0
    for match in _TOKEN.finditer(text):
        plain.append(text[at : match.start()])
        at = match.end()
        if match["escaped"]:
            plain.append(match["escaped"])
        elif match["target"] is not None:
            scheme, _, target = match["target"].partition(":")
            if scheme in SCHEMES and target:
                add(Link(scheme, target, match["text"].strip()))
            else:
                plain.append(match[0])
        elif match["strong"] is not None:
            add(Emphasis("strong", parse_inline(match["strong"])))
        else:
            add(Emphasis("em", parse_inline(match["em"])))
    plain.append(text[at:])
    rest = "".join(plain)
    return (*nodes, rest) if rest else tuple(nodes)


def walk(nodes: tuple[Node, ...]) -> Iterator[str | Link]:
    """Yields the texts and links of `nodes` in order, without their emphasis."""
    for node in nodes:
        if isinstance(node, Emphasis):
            yield from walk(node.children)
        else:
            yield node


def links(text: str) -> list[Link]:
    """Returns the links of `text` in order."""
    return [node for node in walk(parse_inline(text)) if isinstance(node, Link)]


def targets_of_no_scheme(text: str) -> list[str]:
    """Returns the targets of what looks like a link and is none."""
    found = (match["target"] for match in _TOKEN.finditer(text) if match["target"] is not None)
    return [target for target in found if target.partition(":")[0] not in SCHEMES or not target.partition(":")[2]]


def words(text: str) -> str:
    """Returns what a reader reads: the text without marks, links by their text alone."""
    return "".join(node if isinstance(node, str) else node.text for node in walk(parse_inline(text)))
