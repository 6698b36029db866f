"""What a way costs in movement (SRD 5.2.1 "Playing the Game", Movement and Position, and "Rules Glossary"; SRD 5.1 "Combat", Movement and Position)."""

from __future__ import annotations

from .domain import require_whole
from .movement import MOST_FEET, stand_up_cost
from .shapes import PathCost, Step

MOST_DASHES = 5
DIFFICULT_EXTRA = 1
SLOW_EXTRA = 1


def path_cost(
    speed: int, dashes: int = 0, stand_up: bool = False, normal: int = 0, difficult: int = 0, slow: int = 0, slow_difficult: int = 0
) -> PathCost:
    """What a turn's way costs in feet of movement, and what is `left` (never under 0) of Speed and Dashes.

    `normal` and `difficult` are feet walked on ordinary ground and in Difficult Terrain, `slow` and `slow_difficult` feet
    climbed, swum or crawled there. Each foot of Difficult Terrain costs 1 foot extra, each slow foot 1 more. Standing up
    costs half the Speed, rounded down, and is not possible with Speed 0. `speed` and the ways are 0 to 1000 feet, `dashes`
    0 to 5; otherwise ValueError.
    Source: SRD 5.2.1 "Rules Glossary", Climbing, Crawling, Dash, Difficult Terrain, Prone, Swimming; SRD 5.1 "Combat".
    """
    require_whole("speed", speed, 0, MOST_FEET)
    require_whole("dashes", dashes, 0, MOST_DASHES)
    names = ["normal", "difficult", "slow", "slow_difficult"]
    ways = [normal, difficult, slow, slow_difficult]
    extras = [0, DIFFICULT_EXTRA, SLOW_EXTRA, DIFFICULT_EXTRA + SLOW_EXTRA]
    movement = speed * (1 + dashes)
    steps: list[Step] = [{"step": "movement", "speed": speed, "dashes": dashes, "movement": movement}]
    cost = 0
    if stand_up:
        cost = stand_up_cost(speed)
        steps.append({"step": "stand-up", "speed": speed, "cost": cost})
    for place in range(len(ways)):
        feet = ways[place]
        each = 1 + extras[place]
        require_whole(names[place], feet, 0, MOST_FEET)
        if feet > 0:
            steps.append({"step": names[place].replace("_", "-"), "feet": feet, "each": each, "cost": feet * each})
        cost += feet * each
    enough = cost <= movement and not (stand_up and speed == 0)
    if stand_up and speed == 0:
        steps.append({"step": "no-speed"})
    elif enough:
        steps.append({"step": "left", "cost": cost, "movement": movement, "left": movement - cost})
    else:
        steps.append({"step": "short", "cost": cost, "movement": movement, "short": cost - movement})
    return {"movement": movement, "cost": cost, "left": max(0, movement - cost), "enough": enough, "steps": steps}
