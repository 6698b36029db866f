"""Sizes, their spaces and who fits where (SRD 5.2.1 "Playing the Game", Creature Size and Moving around Other Creatures; SRD 5.1 "Combat")."""

from __future__ import annotations

from .domain import require_choice

SIZES = ["tiny", "small", "medium", "large", "huge", "gargantuan"]
_SIDES = [2.5, 5, 5, 10, 15, 20]
STEPS_TO_PASS = 2


def size_rank(size: str) -> int:
    """The place of a size from 0 ("tiny") to 5 ("gargantuan"); otherwise ValueError.

    Source: SRD 5.2.1 "Playing the Game", Creature Size; SRD 5.1 "Combat", Creature Size.
    """
    require_choice("size", size, SIZES)
    for rank in range(len(SIZES)):
        if SIZES[rank] == size:
            return rank
    return 0


def space_side(size: str) -> float:
    """The side of the square, in feet, that a creature controls: 2.5 to 20.

    `size` is "tiny" to "gargantuan"; otherwise ValueError. In 2014 a Gargantuan creature may take more.
    Source: SRD 5.2.1 "Playing the Game", Creature Size and Space; SRD 5.1 "Combat", Size Categories.
    """
    return _SIDES[size_rank(size)]


def surrounding_creatures(center: str, around: str) -> int:
    """How many creatures of the size `around` fit in a ring of spaces round one of the size `center`.

    Both are "tiny" to "gargantuan", and `around` is no larger than `center`; otherwise ValueError.
    Source: SRD 5.1 "Combat", Space (8 Medium creatures round a Medium one, 20 round a Gargantuan one).

    >>> surrounding_creatures("medium", "medium")
    8
    """
    inner = space_side(center)
    outer = space_side(around)
    if outer > inner:
        raise ValueError("around must be no larger than center")
    return int(4 * ((inner + outer) // outer))


def can_pass_by_size(mover: str, other: str) -> bool:
    """Whether two sizes lie far enough apart for one creature to move through the other's space: 2 steps or more.

    Both are "tiny" to "gargantuan"; otherwise ValueError. Small and Medium are a step apart.
    Source: SRD 5.2.1 "Playing the Game", Moving around Other Creatures; SRD 5.1 "Combat", Moving Around Other Creatures.
    """
    return abs(size_rank(mover) - size_rank(other)) >= STEPS_TO_PASS
