"""Chances against icepool, which counts every roll with whole numbers."""

from __future__ import annotations

from fractions import Fraction
from functools import cache
from typing import Any

import icepool
import pytest

from generator.rules import call
from generator.rules.dice import parse_dice

D20 = icepool.d(20)
NETS = {(0, 0): D20, (1, 0): icepool.highest(D20, D20), (0, 1): icepool.lowest(D20, D20), (2, 1): D20}


def die_of(dice: str, times: int = 1) -> Any:
    """The roll as an icepool die that never shows less than 0."""
    roll = parse_dice(dice)
    total: Any = icepool.Die([roll["bonus"]])
    for term in roll["terms"]:
        total = total + term["sign"] * ((term["count"] * times) @ icepool.d(term["sides"]))
    return total.map(lambda value: max(0, value))


def hits(natural: int, modifier: int, target: int) -> bool:
    return natural == 20 or (natural != 1 and natural + modifier >= target)


@pytest.mark.parametrize("dice", ["2d6", "1d4+3", "1d8+1d6-2", "3d12-5", "1d20-1d4", "8", "20d6", "10d10+7", "1d6-9"])
@pytest.mark.parametrize("critical", [False, True])
def test_damage_has_the_distribution_of_its_dice(dice: str, critical: bool) -> None:
    die = die_of(dice, 2 if critical else 1)
    result = call("damage_distribution", {"dice": dice, "critical": critical})
    assert [entry["total"] for entry in result["chances"]] == list(die.outcomes())
    for entry in result["chances"]:
        assert entry["chance"] == pytest.approx(float(die.probability(entry["total"])), rel=1e-12)
    assert (result["minimum"], result["maximum"]) == (die.min_outcome(), die.max_outcome())
    assert result["mean"] == pytest.approx(float(die.mean()), rel=1e-12)


@pytest.mark.parametrize(("sources", "die"), NETS.items(), ids=["none", "advantage", "disadvantage", "both"])
@pytest.mark.parametrize("modifier", [-3, 0, 5, 12])
def test_every_target_has_the_chance_of_the_dice(sources: tuple[int, int], die: Any, modifier: int) -> None:
    for target in range(0, 45):
        for kind in ("check", "save", "attack"):
            wins = die.map(lambda n, k=kind, t=target: hits(n, modifier, t) if k == "attack" else n + modifier >= t)
            arguments = {
                "kind": kind,
                "modifier": modifier,
                "target": target,
                "advantages": sources[0],
                "disadvantages": sources[1],
            }
            assert call("test_chance", arguments)["chance"] == float(wins.probability(True))


@pytest.mark.parametrize(("sources", "die"), NETS.items(), ids=["none", "advantage", "disadvantage", "both"])
@pytest.mark.parametrize(
    ("modifier", "armor_class", "dice"), [(5, 16, "1d8+3"), (0, 30, "2d6"), (20, 5, "1d12+1d4-3"), (-2, 12, "1d4-2")]
)
def test_an_attack_deals_what_the_dice_deal(
    sources: tuple[int, int], die: Any, modifier: int, armor_class: int, dice: str
) -> None:
    damage = die.map(lambda n: die_of(dice, 2) if n == 20 else die_of(dice) if hits(n, modifier, armor_class) else 0)
    arguments = {"modifier": modifier, "armor_class": armor_class, "dice": dice}
    result = call("expected_attack_damage", {**arguments, "advantages": sources[0], "disadvantages": sources[1]})
    assert result["expected"] == pytest.approx(float(damage.mean()), rel=1e-12)
    assert [entry["total"] for entry in result["distribution"]] == [each for each in damage.outcomes() if damage.quantity(each)]
    for entry in result["distribution"]:
        assert entry["chance"] == pytest.approx(float(damage.probability(entry["total"])), rel=1e-10)
    assert result["critical"] == float(die.probability(20))
    assert result["hit"] + result["miss"] == pytest.approx(1)


@cache
def dying(successes: int, failures: int) -> tuple[Fraction, Fraction, Fraction]:
    """Stable, dead, revived: by the text of the rule, one roll after the other."""
    if successes >= 3:
        return Fraction(1), Fraction(0), Fraction(0)
    if failures >= 3:
        return Fraction(0), Fraction(1), Fraction(0)
    ends = [Fraction(0), Fraction(0), Fraction(0)]
    for natural in D20.outcomes():
        if natural == 20:
            later: tuple[Fraction, ...] = (Fraction(0), Fraction(0), Fraction(1))
        elif natural >= 10:
            later = dying(successes + 1, failures)
        else:
            later = dying(successes, failures + (2 if natural == 1 else 1))
        ends = [end + D20.probability(natural) * part for end, part in zip(ends, later, strict=True)]
    return ends[0], ends[1], ends[2]


@pytest.mark.parametrize("successes", range(3))
@pytest.mark.parametrize("failures", range(3))
def test_death_saves_end_as_the_rolls_do(successes: int, failures: int) -> None:
    result = call("death_save_chances", {"successes": successes, "failures": failures})
    for name, right in zip(("stable", "dead", "revived"), dying(successes, failures), strict=True):
        assert Fraction(result[f"{name}_fraction"]) == right
        assert Fraction(result[f"{name}_numerator"], result["denominator"]) == right
        assert result[name] == float(right)
