"""Carrying Capacity (SRD 5.2.1 "Rules Glossary", Carrying Capacity; SRD 5.1 "Using Ability Scores")."""

from __future__ import annotations

from .domain import require_whole
from .shapes import Load
from .size import size_rank

_HALVES = [1, 2, 2, 4, 8, 16]


def carrying_capacity(strength: int, size: str) -> Load:
    """The pounds a creature can `carry`, and `drag`, lift or push.

    `strength` is a score, 1 to 30, `size` "tiny" to "gargantuan"; otherwise ValueError.
    Source: SRD 5.2.1 "Rules Glossary", Carrying Capacity; SRD 5.1 "Using Ability Scores", Lifting and Carrying.
    """
    require_whole("strength", strength, 1, 30)
    halves = _HALVES[size_rank(size)]
    return {"carry": strength * 15 * halves / 2, "drag": strength * 15 * halves}
