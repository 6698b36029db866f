"""Armor Class and cover (SRD 5.2.1 "Playing the Game", Armor Class and Cover; SRD 5.1 "Combat")."""

from __future__ import annotations

from .domain import require_choice, require_whole

COVER_DEGREES = ["none", "half", "three-quarters", "total"]


def base_armor_class(dexterity_modifier: int) -> int:
    """The AC of a creature without armor or another base calculation: 10 + Dexterity modifier.

    `dexterity_modifier` is −5 to 10; otherwise ValueError. Source: SRD 5.2.1 "Playing the Game", Calculating AC.
    """
    require_whole("dexterity_modifier", dexterity_modifier, -5, 10)
    return 10 + dexterity_modifier


def cover_bonus(degree: str) -> int:
    """The bonus to AC and Dexterity saves: 0 for "none", 2 for "half", 5 for "three-quarters".

    Total Cover gives no number (it cannot be targeted directly), so "total" raises ValueError, as anything else does.
    Source: SRD 5.2.1 "Playing the Game", Cover; SRD 5.1 "Combat", Cover.
    """
    require_choice("degree", degree, ["none", "half", "three-quarters"])
    if degree == "half":
        return 2
    if degree == "three-quarters":
        return 5
    return 0


def best_cover(degrees: list[str]) -> str:
    """The one degree of cover that counts among several: the most protective ("none" for an empty list).

    Degrees are "none", "half", "three-quarters" and "total"; otherwise ValueError.
    Source: SRD 5.2.1 "Playing the Game", Cover.
    """
    best = 0
    for degree in degrees:
        require_choice("degrees", degree, COVER_DEGREES)
        for rank in range(len(COVER_DEGREES)):
            if COVER_DEGREES[rank] == degree:
                best = max(best, rank)
    return COVER_DEGREES[best]
