"""Resting (SRD 5.2.1 "Rules Glossary", Short Rest and Long Rest; SRD 5.1 "Adventuring", Resting)."""

from __future__ import annotations

from .domain import require_edition, require_whole


def short_rest_hit_die(roll: int, constitution_modifier: int, edition: str) -> int:
    """The Hit Points regained by one Hit Die: roll + Constitution modifier, at least 1 in 2024 and 0 in 2014.

    `roll` is 1 to 12, `constitution_modifier` −5 to 10, `edition` "2024" or "2014"; otherwise ValueError.
    Source: SRD 5.2.1 "Rules Glossary", Short Rest; SRD 5.1 "Adventuring", Short Rest.
    """
    require_whole("roll", roll, 1, 12)
    require_whole("constitution_modifier", constitution_modifier, -5, 10)
    require_edition(edition)
    least = 0
    if edition == "2024":
        least = 1
    return max(least, roll + constitution_modifier)


def long_rest_hit_dice(level: int, spent: int, edition: str) -> int:
    """How many spent Hit Dice a Long Rest gives back: all in 2024, up to half the level (at least 1) in 2014.

    `level` is 1 to 20, `spent` 0 to `level`, `edition` "2024" or "2014"; otherwise ValueError.
    Source: SRD 5.2.1 "Rules Glossary", Long Rest; SRD 5.1 "Adventuring", Long Rest.
    """
    require_whole("level", level, 1, 20)
    require_whole("spent", spent, 0, level)
    require_edition(edition)
    if edition == "2024":
        return spent
    return min(spent, max(1, level // 2))
