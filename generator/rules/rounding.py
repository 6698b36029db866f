"""Rounding (SRD 5.2.1 "Playing the Game", Round Down; SRD 5.1 has the same rule)."""

from __future__ import annotations

from .domain import require_whole


def round_down(number: int, divisor: int) -> int:
    """The whole number at or below `number` / `divisor`, towards minus infinity.

    `number` is a whole number within ±1,000,000, `divisor` from 1 to 1,000; otherwise ValueError.

    >>> round_down(7, 2)
    3
    """
    require_whole("number", number, -1000000, 1000000)
    require_whole("divisor", divisor, 1, 1000)
    return number // divisor
