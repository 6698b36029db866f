"""Texts whose placeholders can be filled in."""

from __future__ import annotations

import re
from collections.abc import Iterator

from generator.diagnostics import Finding
from generator.lint.messages import texts
from generator.markup.placeholders import malformed, placeholders
from generator.project import Project

CODE = "placeholders"
_PERCENT = re.compile(r"%\((\w+)\)[sd]")
_STRAY_PERCENT = re.compile(r"%(?!\(\w+\)[sd])")


def check(project: Project) -> Iterator[Finding]:
    """A translation has the placeholders of its source, and no text has a brace that belongs to none."""
    found = texts(project)
    for message in found.english:
        if pieces := malformed(message.text) if _is_filled(message.context) else ():
            fix = "write {name}, {name:+} or {name:%}, and \\{ for a brace"
            yield Finding(message.path, message.line, CODE, f"{pieces[0]} is no placeholder", fix)
        elif not _is_filled(message.context) and placeholders(message.text):
            name = placeholders(message.text)[0]
            fix = "write the figure; only examples and steps have placeholders"
            yield Finding(message.path, message.line, CODE, f"{{{name}}} is not filled in here", fix)
    for each in found.translated:
        source, text = each.entry.source, each.entry.text
        wanted, has = _names(source), _names(text)
        if wanted != has:
            parts = [f"lacks {_list(wanted - has)}"] if wanted - has else []
            parts += [f"has {_list(has - wanted)}, which its source has not"] if has - wanted else []
            yield each.finding(CODE, " and ".join(parts), "copy the placeholders of the source as they are")
        elif (wanted or _is_filled(each.entry.context)) and (pieces := malformed(text)) and not malformed(source):
            yield each.finding(CODE, f"{pieces[0]} is no placeholder", f"copy those of the source: {_list(wanted) or 'it has none'}")
        elif "#" not in each.entry.context and _is_stray(text) and not _is_stray(source):
            yield each.finding(CODE, "has a % that begins no placeholder", "write %% for a percent sign")


def _is_stray(text: str) -> bool:
    """Returns whether a % stands in an interface text where the templates, which fill all of them, would stumble over it."""
    return bool(_STRAY_PERCENT.search(text.replace("%%", "")))


def _is_filled(context: str) -> bool:
    return context.endswith(".example") or (context.startswith("calculator/") and "#step." in context)


def _names(text: str) -> set[str]:
    """Returns the placeholders of `text` as they are written."""
    return {f"{{{name}}}" for name in placeholders(text)} | {match[0] for match in _PERCENT.finditer(text)}


def _list(names: set[str]) -> str:
    return ", ".join(sorted(names))
