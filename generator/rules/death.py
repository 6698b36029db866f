"""Death Saving Throws (SRD 5.2.1 "Playing the Game", Death Saving Throws; SRD 5.1 "Combat", Death Saving Throws)."""

from __future__ import annotations

from .d20 import FACES
from .domain import require_whole
from .shapes import DeathSave, DeathSaveChances, Step

DEATH_SAVE_DC = 10
ENOUGH = 3


def _require_running(successes: int, failures: int) -> None:
    require_whole("successes", successes, 0, ENOUGH - 1)
    require_whole("failures", failures, 0, ENOUGH - 1)


def _with_failures(successes: int, failures: int, more: int) -> DeathSave:
    total = min(ENOUGH, failures + more)
    if total == ENOUGH:
        return {"successes": successes, "failures": total, "outcome": "dead"}
    return {"successes": successes, "failures": total, "outcome": "rolling"}


def death_save(successes: int, failures: int, roll: int) -> DeathSave:
    """The state after one Death Saving Throw: "rolling", "stable", "dead" or "revived" (1 Hit Point).

    `successes` and `failures` are 0 to 2, `roll` is the d20, 1 to 20; otherwise ValueError. Both counts are 0 again when
    the creature becomes Stable or is revived. Source: SRD 5.2.1 "Playing the Game", Death Saving Throws.
    """
    _require_running(successes, failures)
    require_whole("roll", roll, 1, FACES)
    if roll == FACES:
        return {"successes": 0, "failures": 0, "outcome": "revived"}
    if roll == 1:
        return _with_failures(successes, failures, 2)
    if roll < DEATH_SAVE_DC:
        return _with_failures(successes, failures, 1)
    if successes + 1 == ENOUGH:
        return {"successes": 0, "failures": 0, "outcome": "stable"}
    return {"successes": successes + 1, "failures": failures, "outcome": "rolling"}


def death_save_damage(successes: int, failures: int, critical: bool = False) -> DeathSave:
    """The state after damage at 0 Hit Points: one failure, two from a Critical Hit. Arguments as for `death_save`.

    Damage that equals the Hit Point maximum kills outright; see `damage_taken`.
    Source: SRD 5.2.1 "Playing the Game", Damage at 0 Hit Points.
    """
    _require_running(successes, failures)
    if critical:
        return _with_failures(successes, failures, 2)
    return _with_failures(successes, failures, 1)


def _ways(successes: int, failures: int, rolls: int) -> list[int]:
    """Of all series of `rolls` d20, how many end stable, dead and revived; `rolls` suffice to end."""
    ends = [0, 0, 0]
    rest = FACES ** (rolls - 1)
    known: DeathSave | None = None
    later = ends
    for roll in range(1, FACES + 1):
        state = death_save(successes, failures, roll)
        if state["outcome"] == "stable":
            ends[0] += rest
        elif state["outcome"] == "dead":
            ends[1] += rest
        elif state["outcome"] == "revived":
            ends[2] += rest
        else:
            # Neighbouring rolls lead to the same state, whose ways need not be counted again.
            if state != known:
                known = state
                later = _ways(state["successes"], state["failures"], rolls - 1)
            for place in range(3):
                ends[place] += later[place]
    return ends


def _common_divisor(first: int, second: int) -> int:
    while second > 0:
        first, second = second, first % second
    return first


def _fraction(part: int, whole: int) -> str:
    divisor = _common_divisor(part, whole)
    return str(part // divisor) + "/" + str(whole // divisor)


def death_save_chances(successes: int = 0, failures: int = 0) -> DeathSaveChances:
    """The chances that a dying character, whom nobody helps or hurts, becomes stable, dies, or regains 1 Hit Point.

    `successes` and `failures` are 0 to 2; otherwise ValueError. Each as a float, as a reduced fraction, and as a numerator
    over the common `denominator`. Source: SRD 5.2.1 "Playing the Game", Death Saving Throws.

    >>> death_save_chances()["stable_fraction"]
    '331/800'
    """
    _require_running(successes, failures)
    rolls = (ENOUGH - successes) + (ENOUGH - failures) - 1
    ends = _ways(successes, failures, rolls)
    series = ends[0] + ends[1] + ends[2]
    divisor = _common_divisor(_common_divisor(ends[0], ends[1]), _common_divisor(ends[2], series))
    stable = _fraction(ends[0], series)
    dead = _fraction(ends[1], series)
    revived = _fraction(ends[2], series)
    steps: list[Step] = [
        {"step": "start", "successes": successes, "failures": failures},
        {"step": "success", "low": DEATH_SAVE_DC, "high": FACES - 1, "chance": (FACES - DEATH_SAVE_DC) / FACES},
        {"step": "failure", "low": 2, "high": DEATH_SAVE_DC - 1, "chance": (DEATH_SAVE_DC - 2) / FACES},
        {"step": "two-failures", "roll": 1, "chance": 1 / FACES},
        {"step": "revived", "roll": FACES, "chance": 1 / FACES},
        {"step": "ends", "successes": ENOUGH - successes, "failures": ENOUGH - failures, "rolls": rolls},
    ]
    return {
        "stable": ends[0] / series,
        "dead": ends[1] / series,
        "revived": ends[2] / series,
        "stable_fraction": stable,
        "dead_fraction": dead,
        "revived_fraction": revived,
        "stable_numerator": ends[0] // divisor,
        "dead_numerator": ends[1] // divisor,
        "revived_numerator": ends[2] // divisor,
        "denominator": series // divisor,
        "steps": steps,
    }
