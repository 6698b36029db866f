"""Falling, holding one's breath and marching on (SRD 5.2.1 "Rules Glossary"; SRD 5.1 "Adventuring")."""

from __future__ import annotations

from .domain import require_whole


def falling_damage(distance: int) -> str:
    """The Bludgeoning damage of a fall as dice: 1d6 for every full 10 feet, at most 20d6; "0" under 10 feet.

    `distance` is 0 to 100,000 feet; otherwise ValueError.
    Source: SRD 5.2.1 "Rules Glossary", Falling; SRD 5.1 "Adventuring", Falling.

    >>> falling_damage(35)
    '3d6'
    """
    require_whole("distance", distance, 0, 100000)
    dice = min(20, distance // 10)
    if dice == 0:
        return "0"
    return str(dice) + "d6"


def breath_seconds(constitution_modifier: int) -> int:
    """How long a creature can hold its breath, in seconds: 1 + Constitution modifier minutes, at least half a minute.

    `constitution_modifier` is −5 to 10; otherwise ValueError.
    Source: SRD 5.2.1 "Rules Glossary", Suffocation; SRD 5.1 "Adventuring", Suffocating.
    """
    require_whole("constitution_modifier", constitution_modifier, -5, 10)
    return max(30, 60 * (1 + constitution_modifier))


def forced_march_dc(hours: int) -> int:
    """The DC of the Constitution save at the end of the given hour of travel in a day: 10 + 1 for each past 8.

    `hours` is 9 to 24; otherwise ValueError.
    Source: SRD 5.2.1 "Gameplay Toolbox", Travel; SRD 5.1 "Adventuring", Forced March.
    """
    require_whole("hours", hours, 9, 24)
    return 10 + hours - 8
