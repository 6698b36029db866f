"""Exhaustion (SRD 5.2.1 "Rules Glossary", Exhaustion; SRD 5.1 "Conditions", Exhaustion)."""

from __future__ import annotations

from .domain import require_edition, require_whole
from .shapes import Exhaustion

DEADLY = 6


def exhaustion_effects(level: int, speed: int, edition: str) -> Exhaustion:
    """What a level of Exhaustion does to a creature with the given Speed in feet.

    `level` is 0 to 6, `speed` 0 to 1000 feet, `edition` "2024" or "2014"; otherwise ValueError. `penalty` is what a D20
    Test loses, `speed` what is left, `disadvantage` the kinds of rolls that have it ("check", "attack", "save"), `halved` names
    "hit_point_maximum" if it is, `dead` is true at level 6.
    Source: SRD 5.2.1 "Rules Glossary", Exhaustion; SRD 5.1 "Conditions", Exhaustion.
    """
    require_whole("level", level, 0, DEADLY)
    require_whole("speed", speed, 0, 1000)
    require_edition(edition)
    dead = level == DEADLY
    disadvantage: list[str] = []
    halved: list[str] = []
    if edition == "2024":
        return {
            "penalty": 2 * level,
            "speed": max(0, speed - 5 * level),
            "disadvantage": disadvantage,
            "halved": halved,
            "dead": dead,
        }
    left = speed
    if level >= 1:
        disadvantage.append("check")
    if level >= 2:
        left = speed // 2
    if level >= 3:
        disadvantage.append("attack")
        disadvantage.append("save")
    if level >= 4:
        halved.append("hit_point_maximum")
    if level >= 5:
        left = 0
    return {"penalty": 0, "speed": left, "disadvantage": disadvantage, "halved": halved, "dead": dead}
