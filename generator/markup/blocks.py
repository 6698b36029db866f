"""Cuts a body into blocks: paragraphs, headings, lists, and the places of tables."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Literal

BlockKind = Literal["paragraph", "heading", "list", "ordered", "table"]

_BULLET = re.compile(r"-\s+")
_NUMBER = re.compile(r"\d{1,2}\.\s+")
_HEADING = re.compile(r"#{2,4}\s+")
_TABLE = re.compile(r"\[\]\(table:([a-z0-9-]+)\)\Z")


@dataclass(frozen=True)
class Block:
    """A block and its texts: one, or one for each list item; a table's text is its id."""

    kind: BlockKind
    texts: tuple[str, ...]


def parse_blocks(body: str) -> list[Block]:
    """Returns the blocks of `body`, their line breaks taken out."""
    return [block for chunk in re.split(r"\n\s*\n", body.strip()) if chunk.strip() for block in _chunk(chunk)]


def block_texts(body: str) -> list[str]:
    """Returns the translatable texts of `body` in order."""
    return [text for block in parse_blocks(body) if block.kind != "table" for text in block.texts]


def _chunk(chunk: str) -> list[Block]:
    """Reads lines that no blank line parts: a list may follow its paragraph, an item may go on in the next line."""
    found: list[tuple[BlockKind, list[str]]] = []
    for raw in chunk.splitlines():
        line = raw.strip()
        if table := _TABLE.match(line):
            found.append(("table", [table[1]]))
        elif _HEADING.match(line):
            found.append(("heading", [_HEADING.sub("", line, count=1)]))
        elif _BULLET.match(line):
            _item(found, "list", _BULLET.sub("", line, count=1))
        elif _NUMBER.match(line):
            _item(found, "ordered", _NUMBER.sub("", line, count=1))
        elif found and found[-1][0] in {"paragraph", "list", "ordered"}:
            found[-1][1][-1] += " " + line
        else:
            found.append(("paragraph", [line]))
    return [Block(kind, tuple(" ".join(text.split()) for text in texts)) for kind, texts in found]


def _item(found: list[tuple[BlockKind, list[str]]], kind: BlockKind, text: str) -> None:
    if found and found[-1][0] == kind:
        found[-1][1].append(text)
    else:
        found.append((kind, [text]))
