"""Experience Points (SRD 5.2.1 "Character Creation", Level Advancement, and "Monsters"; SRD 5.1 "Beyond 1st Level" and "Monsters")."""

from __future__ import annotations

from .domain import require_choice, require_whole

MOST_XP = 10000000

_LEVEL_STARTS = [
    0, 300, 900, 2700, 6500, 14000, 23000, 34000, 48000, 64000, 85000, 100000, 120000, 140000, 165000, 195000, 225000, 265000, 305000, 355000,
]  # fmt: skip
_RATINGS = [
    "1/8", "1/4", "1/2", "1", "2", "3", "4", "5", "6", "7", "8", "9", "10", "11", "12", "13", "14", "15", "16", "17", "18", "19", "20",
    "21", "22", "23", "24", "25", "26", "27", "28", "29", "30",
]  # fmt: skip
_AWARDS = [
    25, 50, 100, 200, 450, 700, 1100, 1800, 2300, 2900, 3900, 5000, 5900, 7200, 8400, 10000, 11500, 13000, 15000, 18000, 20000, 22000, 25000,
    33000, 41000, 50000, 62000, 75000, 90000, 105000, 120000, 135000, 155000,
]  # fmt: skip


def level_for_experience(experience: int) -> int:
    """The level, 1 to 20, that a total of Experience Points gives.

    `experience` is 0 to 10,000,000; otherwise ValueError.
    Source: SRD 5.2.1 "Character Creation", Level Advancement; SRD 5.1 "Beyond 1st Level".

    >>> level_for_experience(900)
    3
    """
    require_whole("experience", experience, 0, MOST_XP)
    level = 0
    for start in _LEVEL_STARTS:
        if experience >= start:
            level += 1
    return level


def experience_table() -> list[list[int]]:
    """Every level with the Experience Points at which it begins: `[1, 0]`, `[2, 300]` … `[20, 355000]`."""
    rows: list[list[int]] = []
    for number in range(len(_LEVEL_STARTS)):
        rows.append([number + 1, _LEVEL_STARTS[number]])
    return rows


def challenge_experience(rating: str) -> int:
    """The Experience Points for defeating a monster of a Challenge Rating.

    `rating` is "1/8", "1/4", "1/2" or "1" to "30"; otherwise ValueError. A rating of 0 gives 0 or 10, which no function decides.
    Source: SRD 5.2.1 "Monsters", Experience Points; SRD 5.1 "Monsters", Challenge.
    """
    require_choice("rating", rating, _RATINGS)
    return _AWARDS[_RATINGS.index(rating)]


def challenge_experience_table() -> list[list[str | int]]:
    """Every Challenge Rating above 0 with its Experience Points: `["1/8", 25]` … `["30", 155000]`."""
    rows: list[list[str | int]] = []
    for rating in _RATINGS:
        rows.append([rating, challenge_experience(rating)])
    return rows
