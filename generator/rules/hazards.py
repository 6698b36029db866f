"""Falling, holding one's breath and marching on (SRD 5.2.1 "Rules Glossary"; SRD 5.1 "Adventuring")."""

from __future__ import annotations

from .damage import damage_on_save
from .dice import damage_distribution
from .domain import require_whole
from .shapes import Fall, Step
from .size import size_rank

FALL_DIE = 6
FEET_A_DIE = 10
MOST_FALL_DICE = 20
_FOOD_QUARTERS = [1, 4, 4, 16, 64, 256]


def falling_damage(distance: int) -> str:
    """The Bludgeoning damage of a fall as dice: 1d6 for every full 10 feet, at most 20d6; "0" under 10 feet.

    `distance` is 0 to 100,000 feet; otherwise ValueError.
    Source: SRD 5.2.1 "Rules Glossary", Falling; SRD 5.1 "Adventuring", Falling.

    >>> falling_damage(35)
    '3d6'
    """
    require_whole("distance", distance, 0, 100000)
    dice = min(MOST_FALL_DICE, distance // FEET_A_DIE)
    if dice == 0:
        return "0"
    return str(dice) + "d" + str(FALL_DIE)


def fall(distance: int, half: bool = False) -> Fall:
    """A fall's damage `dice`, its `least`, `most` and `mean` damage, and whether the creature lands `prone`.

    `half` is for a 2024 fall into liquid with a successful check: the damage is halved, rounded down. It lands Prone
    unless it takes no damage. `distance` is 0 to 100,000 feet; otherwise ValueError.
    Source: SRD 5.2.1 "Rules Glossary", Falling; SRD 5.1 "Adventuring", Falling.
    """
    dice = falling_damage(distance)
    steps: list[Step] = [{"step": "dice", "distance": distance, "each": FEET_A_DIE, "dice": dice}]
    if distance // FEET_A_DIE > MOST_FALL_DICE:
        steps = [{"step": "most-dice", "distance": distance, "each": FEET_A_DIE, "dice": dice}]
    mean = 0.0
    least = 0
    most = 0
    if dice == "0":
        steps = [{"step": "no-damage", "distance": distance, "each": FEET_A_DIE}]
    else:
        rolled = damage_distribution(dice)
        least = damage_on_save(rolled["minimum"], half)
        most = damage_on_save(rolled["maximum"], half)
        mean = (least + most) / 2
        if half:
            mean = 0.0
            for chance in rolled["chances"]:
                mean += damage_on_save(chance["total"], half) * chance["chance"]
            steps.append({"step": "half"})
    return {"dice": dice, "least": least, "most": most, "mean": mean, "prone": least > 0, "steps": steps}


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


def suffocation_rounds(constitution_modifier: int) -> int:
    """How many rounds a creature out of breath lasts before it drops to 0 Hit Points: its modifier, at least 1. 2014 only.

    `constitution_modifier` is −5 to 10; otherwise ValueError. Source: SRD 5.1 "Adventuring", Suffocating.
    """
    require_whole("constitution_modifier", constitution_modifier, -5, 10)
    return max(1, constitution_modifier)


def days_without_food(constitution_modifier: int) -> int:
    """How many days a creature goes without food before exhaustion sets in: 3 + its modifier, at least 1. 2014 only.

    `constitution_modifier` is −5 to 10; otherwise ValueError. Source: SRD 5.1 "Adventuring", Food.
    """
    require_whole("constitution_modifier", constitution_modifier, -5, 10)
    return max(1, 3 + constitution_modifier)


def food_pounds(size: str) -> float:
    """The pounds of food that a creature needs in a day, 0.25 to 64. 2024 only.

    `size` is "tiny" to "gargantuan"; otherwise ValueError. Source: SRD 5.2.1 "Rules Glossary", Malnutrition.
    """
    return _FOOD_QUARTERS[size_rank(size)] / 4


def water_gallons(size: str) -> float:
    """The gallons of water that a creature needs in a day, 0.25 to 64. 2024 only.

    `size` is "tiny" to "gargantuan"; otherwise ValueError. Source: SRD 5.2.1 "Rules Glossary", Dehydration.
    """
    return _FOOD_QUARTERS[size_rank(size)] / 4
