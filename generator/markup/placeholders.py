"""Placeholders such as {damage}, {modifier:+} and {chance:%} in texts."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from typing import Any

PLACEHOLDER = re.compile(r"\{([a-z_][a-z0-9_]*)(?::([+%]))?\}")


def placeholders(text: str) -> list[str]:
    """Returns the placeholders of `text` with their formats, sorted: `modifier:+`."""
    return sorted(match[1] + (f":{match[2]}" if match[2] else "") for match in PLACEHOLDER.finditer(text))


def malformed(text: str) -> list[str]:
    """Returns the pieces of `text` that have a brace and are no placeholder."""
    rest = PLACEHOLDER.sub("", text.replace("\\{", "").replace("\\}", ""))
    return re.findall(r"\{[^{}\s]*\}?|\}", rest)


def fill(text: str, values: Mapping[str, Any], show: Callable[[Any, str], str]) -> str:
    """Returns `text` with each placeholder that `values` knows replaced by `show(value, format)`, in a link's target by the bare value."""

    def shown(match: re.Match[str]) -> str:
        if match[1] not in values:
            return match[0]
        in_target = text.rfind("](", 0, match.start()) > text.rfind(")", 0, match.start())
        return str(values[match[1]]) if in_target else show(values[match[1]], match[2] or "")

    return PLACEHOLDER.sub(shown, text)
