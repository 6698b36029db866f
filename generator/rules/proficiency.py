"""Proficiency Bonus (SRD 5.2.1 "Playing the Game", Proficiency; SRD 5.1 "Using Ability Scores" and "Monsters")."""

from __future__ import annotations

from .domain import require_whole
from .shapes import TableRow

HIGHEST_LEVEL = 30


def proficiency_bonus(level: int) -> int:
    """The Proficiency Bonus, 2 to 9, of a level or Challenge Rating.

    `level` is 0 to 30 (a Challenge Rating below 1 counts as 0); otherwise ValueError.

    >>> proficiency_bonus(5)
    3
    """
    require_whole("level", level, 0, HIGHEST_LEVEL)
    return 2 + max(0, level - 1) // 4


def proficiency_bonus_table() -> list[TableRow]:
    """Every range of levels or Challenge Ratings with its bonus: `[[0, 4], 2]`, `[[5, 8], 3]` … `[[29, 30], 9]`."""
    rows: list[TableRow] = []
    first = 0
    for level in range(0, HIGHEST_LEVEL + 1):
        bonus = proficiency_bonus(level)
        if level == HIGHEST_LEVEL or proficiency_bonus(level + 1) != bonus:
            rows.append([[first, level], bonus])
            first = level + 1
    return rows


def bonus_with(level: int, proficient: bool = True, expertise: bool = False) -> int:
    """The part of the Proficiency Bonus that counts: none, once, or twice with Expertise.

    `level` is 0 to 30; otherwise ValueError. Expertise needs proficiency, so without it the answer is 0.
    Source: SRD 5.2.1 "Playing the Game", The Bonus Doesn't Stack, and "Rules Glossary", Expertise.
    """
    bonus = proficiency_bonus(level)
    if not proficient:
        return 0
    if expertise:
        return 2 * bonus
    return bonus
