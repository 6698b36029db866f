"""Translations that keep the numbers of their source."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator, Mapping

from generator.diagnostics import Finding
from generator.lint.concepts import english_names, local_names
from generator.lint.messages import Translation, nodes_of, texts
from generator.markup.inline import parse_inline, walk
from generator.project import Project

_NUMERAL = re.compile(r"\d+(?:[.,\u00a0\u202f]\d{3})*(?:[.,]\d+)?")
_DIE = re.compile(r"(?<![A-Za-zА-яЁё])[dк](?=\d)\d+", re.I)
_DECIMAL = re.compile(r"(?<=\d),(?=\d)")
_DIGIT = re.compile(r"\d")


def check(project: Project) -> Iterator[Finding]:
    """A translation has the same numbers as its source, each as often; those in names and of dice are not counted."""
    english = english_names(project)
    for each in texts(project).translated:
        source, text = each.entry.source, each.entry.text
        if not _DIGIT.search(source) and not _DIGIT.search(text):
            continue
        wanted, has = Counter(_numbers(source, each, english)), Counter(_numbers(text, each, english))
        if wanted != has:
            parts = [f"lacks {_list(wanted - has)}"] if wanted - has else []
            parts += [f"has {_list(has - wanted)}, which its source has not"] if has - wanted else []
            yield each.finding("numerals", " and ".join(parts), "write the numbers of the source as digits, and no others")


def _numbers(text: str, each: Translation, english: Mapping[str, list[str]]) -> list[str]:
    """Returns the numbers of `text`, without those that a linked concept has in one of its names."""
    read = []
    for node in walk(nodes_of(text)):
        if isinstance(node, str):
            read.append(node)
        elif node.scheme == "term" and _DIGIT.search(node.text):
            local = each.files.terms.get(node.target)
            names = " ".join([*english.get(node.target, ()), *(local_names(local) if local else ())])
            read.append(re.sub(r"\d+", lambda number, names=names: "" if number[0] in names else number[0], node.text))  # type: ignore[misc]
        else:
            read.append(" ")
    plain = "".join(read).replace("[", " ").replace("](", " ")
    return [_DECIMAL.sub(".", number) for number in numerals(_DIE.sub(" ", plain))]


def _list(numbers: Counter[str]) -> str:
    return ", ".join(number if count == 1 else f"{number} ({count} times)" for number, count in sorted(numbers.items()))


def numerals(text: str) -> list[str]:
    """Returns the numbers written out in `text`, sorted, in ASCII digits; those of measures and rolls are in their links.

    >>> numerals("DC 15, then [30-foot](ft:30) and 1,000 more")
    ['1000', '15']
    """
    parts = (node if isinstance(node, str) else node.text if node.scheme == "term" else "" for node in walk(parse_inline(text)))
    found = _NUMERAL.findall(re.sub(r"\{[^{}]*\}", " ", "".join(parts)))
    return sorted(re.sub(r"[.,\u00a0\u202f](?=\d{3}\b)", "", "".join(str(int(c)) if c.isdigit() else c for c in number)) for number in found)
