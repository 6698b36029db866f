"""Links in texts lead somewhere, and what a link carries can be read."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import chain

from generator.diagnostics import Finding
from generator.lint.hints import nearest
from generator.lint.messages import links_of, texts
from generator.markup.blocks import parse_blocks
from generator.markup.inline import MEASURES, SCHEMES, Link, parse_inline, targets_of_no_scheme, walk
from generator.markup.placeholders import PLACEHOLDER
from generator.project import Project
from generator.rules.dice import parse_dice

_NUMBER = re.compile(r"\d{1,6}(?:\.\d{1,2})?\Z")
_DICE = re.compile(r"\d{1,2}d\d{1,2}(?:[+-]\d{1,3}(?:d\d{1,2})?)*\Z")
CODE = "links"


def check(project: Project) -> Iterator[Finding]:
    """A link has a known scheme, and its target is a concept, a calculator, a table of the record, a number or a roll."""
    found = texts(project)
    english = ((m.path, m.line, m.context, m.text) for m in found.english)
    translated = ((t.entry.path, t.entry.line, t.entry.context, t.entry.text) for t in found.translated)
    for path, line, context, text in chain(english, translated):
        for message, fix in _faults(project, context, text):
            yield Finding(path, line, CODE, message, fix)
    yield from _tables(project)


def _faults(project: Project, context: str, text: str) -> Iterator[tuple[str, str]]:
    filled = "#" not in context or context.endswith(".example") or context.startswith("calculator/")  # without: the site's own texts
    for link in links_of(text):
        yield from _fault(project, link, filled)
    if "[" not in text and "]" not in text:
        return
    for target in targets_of_no_scheme(text):
        yield f"({target}) is no link of this site", _instead(project, target)
    plain = (node for node in walk(parse_inline(re.sub(r"\\[\[\]]", "", text))) if isinstance(node, str))
    if any("[" in re.sub(r"\[[^\[\]]*\]\([^()\s]*\)", "", node) for node in plain):
        yield "a bracket is left over", "write [text](scheme:target) without spaces in between, or \\[ for a bracket"


def _fault(project: Project, link: Link, filled: bool) -> Iterator[tuple[str, str]]:
    scheme, target = link.scheme, PLACEHOLDER.sub("1", link.target) if filled else link.target
    if filled and PLACEHOLDER.fullmatch(link.target):
        return
    if scheme == "term" and target not in project.known_ids:
        yield f"there is no concept {target}", nearest(target, project.known_ids, "write a record or a term for it, or take the link out")
    elif scheme == "calc" and target not in project.calculator_files:
        yield f"there is no calculator {target}", nearest(target, project.calculator_files, "take the link out")
    elif scheme == "table":
        yield f"table:{target} stands inside a text", "let it stand alone between blank lines, with no text in the brackets"
    elif scheme in MEASURES and not _NUMBER.match(target):
        yield f"({scheme}:{link.target}) is no figure", f"write digits alone, as in ({scheme}:30); the unit is added in each language"
    elif scheme == "dice" and not _is_roll(target):
        yield f"(dice:{link.target}) is no roll", "write it as in (dice:2d6+3)"


def _is_roll(target: str) -> bool:
    try:
        return bool(_DICE.match(target) and parse_dice(target))
    except ValueError:
        return False


def _instead(project: Project, target: str) -> str:
    scheme, colon, rest = target.partition(":")
    if scheme in {"http", "https", "mailto"} or target.startswith("//"):
        return "name the source in words; addresses of other sites stand in content/sources.yaml alone"
    if target in project.known_ids or rest in project.known_ids:
        return f"write (term:{rest or target})"
    return nearest(scheme, SCHEMES, f"use one of the schemes {', '.join(sorted(SCHEMES))}") if colon else "write (scheme:target), as in (term:cover)"


def _tables(project: Project) -> Iterator[Finding]:
    for record in project.records.values():
        for key, edition in record.record.editions.items():
            known = [table.id for table in edition.tables]
            for block in parse_blocks(edition.body or ""):
                if block.kind == "table" and block.texts[0] not in known:
                    fix = nearest(block.texts[0], known, "add it to the tables of this edition")
                    yield record.file.finding(("editions", key, "body"), CODE, f"there is no table {block.texts[0]} in this edition", fix)
