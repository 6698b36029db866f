"""Jumping and what movement costs (SRD 5.2.1 "Rules Glossary"; SRD 5.1 "Adventuring", Movement, and "Combat")."""

from __future__ import annotations

from .abilities import ability_modifier
from .domain import require_whole
from .shapes import Jumps, Step

RUN_UP = 10
HIGH_JUMP_BASE = 3
MOST_FEET = 1000
REACH_TIMES = 1.5
TALLEST = 100


def long_jump(strength: int, running: bool = True) -> int:
    """How far a Long Jump goes, in feet: the Strength score, half of it (rounded down) without a run-up of 10 feet.

    `strength` is a score, 1 to 30; otherwise ValueError.
    Source: SRD 5.2.1 "Rules Glossary", Long Jump; SRD 5.1 "Adventuring", Jumping.
    """
    require_whole("strength", strength, 1, 30)
    if running:
        return strength
    return strength // 2


def high_jump(strength: int, running: bool = True) -> int:
    """How high a High Jump goes, in feet: 3 + Strength modifier, never under 0, half (rounded down) without a run-up.

    `strength` is a score, 1 to 30; otherwise ValueError.
    Source: SRD 5.2.1 "Rules Glossary", High Jump; SRD 5.1 "Adventuring", Jumping.
    """
    require_whole("strength", strength, 1, 30)
    height = max(0, HIGH_JUMP_BASE + ability_modifier(strength))
    if running:
        return height
    return height // 2


def high_jump_reach(strength: int, height: float, running: bool = True) -> int:
    """How high a jumper reaches, in whole feet: the jump plus one and a half times the jumper's height, rounded down.

    `strength` is a score, 1 to 30, `height` the jumper's in feet, above 0 to 100; otherwise ValueError.
    Source: SRD 5.2.1 "Rules Glossary", High Jump, and "Playing the Game", Round Down; SRD 5.1 "Adventuring", Jumping.
    """
    if not (height > 0 and height <= TALLEST):
        raise ValueError("height must be above 0 and at most " + str(TALLEST))
    return int(high_jump(strength, running) + REACH_TIMES * height)


def jumps(strength: int, running: bool = True, height: float | None = None) -> Jumps:
    """Both jumps of a creature, in feet, and how high it reaches if its `height` is given. Arguments as for each."""
    far = long_jump(strength, running)
    high = high_jump(strength, running)
    steps: list[Step] = [{"step": "long", "strength": strength, "distance": long_jump(strength)}]
    modifier = ability_modifier(strength)
    step = "high"
    if HIGH_JUMP_BASE + modifier < 0:
        step = "high-least"
    steps.append({"step": step, "base": HIGH_JUMP_BASE, "modifier": modifier, "distance": high_jump(strength)})
    if running:
        steps.append({"step": "running", "run": RUN_UP})
    else:
        steps.append({"step": "standing", "run": RUN_UP, "long": far, "high": high})
    if height is None:
        return {"long": far, "high": high, "steps": steps}
    reach = high_jump_reach(strength, height, running)
    steps.append({"step": "reach", "jump": high, "times": REACH_TIMES, "height": height, "reach": reach})
    return {"long": far, "high": high, "reach": reach, "steps": steps}


def stand_up_cost(speed: int) -> int:
    """The movement, in feet, that standing up from Prone costs: half the Speed, rounded down.

    `speed` is 0 to 1000 feet; otherwise ValueError.
    Source: SRD 5.2.1 "Rules Glossary", Prone; SRD 5.1 "Combat", Being Prone.
    """
    require_whole("speed", speed, 0, MOST_FEET)
    return speed // 2


def distance_covered(movement: int, extra_costs: int) -> int:
    """How many feet of movement become feet of ground when each foot costs `extra_costs` feet more.

    Crawling, climbing, swimming and Difficult Terrain cost 1 extra foot each. `movement` is 0 to 1000 feet, `extra_costs`
    0 to 10; otherwise ValueError. Source: SRD 5.2.1 "Rules Glossary", Crawling and Difficult Terrain; SRD 5.1 "Combat".
    """
    require_whole("movement", movement, 0, MOST_FEET)
    require_whole("extra_costs", extra_costs, 0, 10)
    return movement // (1 + extra_costs)


def movement_left(speed: int, moved: int) -> int:
    """How many feet are left when a creature that has moved `moved` feet this turn uses the speed `speed`.

    Both are 0 to 1000 feet; otherwise ValueError.
    Source: SRD 5.2.1 "Rules Glossary", Speed; SRD 5.1 "Combat", Using Different Speeds.
    """
    require_whole("speed", speed, 0, MOST_FEET)
    require_whole("moved", moved, 0, MOST_FEET)
    return max(0, speed - moved)
