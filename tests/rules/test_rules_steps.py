"""The working that the rules return: which steps, in which order, with which numbers."""

from __future__ import annotations

from typing import Any

import pytest

from generator.rules import call


def keys(function: str, **arguments: Any) -> list[str]:
    return [step["step"] for step in call(function, arguments)["steps"]]


@pytest.mark.parametrize(
    ("advantages", "disadvantages", "expected"),
    [
        (0, 0, ["net-none", "needed", "one-die"]),
        (1, 0, ["net-advantage", "needed", "one-die", "best-of-two"]),
        (0, 2, ["net-disadvantage", "needed", "one-die", "worst-of-two"]),
        (3, 1, ["net-cancelled", "needed", "one-die"]),
    ],
)
def test_a_d20_test_says_which_dice_count(advantages: int, disadvantages: int, expected: list[str]) -> None:
    assert (
        keys("test_chance", kind="check", modifier=5, target=15, advantages=advantages, disadvantages=disadvantages) == expected
    )


def test_advantage_shows_the_chance_of_one_die_and_of_both() -> None:
    steps = call("test_chance", {"kind": "attack", "modifier": 5, "target": 16, "advantages": 1})["steps"]
    assert steps[2] == {"step": "one-die", "faces": 10, "sides": 20, "chance": 0.5}
    assert steps[3] == {"step": "best-of-two", "single": 0.5, "fail": 0.5, "chance": 0.75}


@pytest.mark.parametrize(("first", "second"), [(3, 18), (18, 3)])
def test_the_first_die_counts_without_advantage(first: int, second: int) -> None:
    assert call("keep_die", {"first": first, "second": second, "advantages": 0, "disadvantages": 0}) == first


def test_an_initiative_score_needs_no_sources() -> None:
    assert call("initiative_score", {"dexterity_modifier": 2}) == 12
    assert call("initiative_score", {"dexterity_modifier": 2, "disadvantages": 1}) == 7


@pytest.mark.parametrize(("strength", "step", "distance"), [(3, "high-least", 0), (4, "high", 0), (5, "high", 0), (6, "high", 1)])
def test_a_weak_jump_is_explained(strength: int, step: str, distance: int) -> None:
    assert call("jumps", {"strength": strength})["steps"][1] == {
        "step": step,
        "base": 3,
        "modifier": call("ability_modifier", {"score": strength}),
        "distance": distance,
    }


def test_standing_and_reach_are_steps_of_their_own() -> None:
    assert keys("jumps", strength=15) == ["long", "high", "running"]
    assert keys("jumps", strength=15, running=False, height=6) == ["long", "high", "standing", "reach"]


@pytest.mark.parametrize(
    ("hit", "expected"),
    [
        ({"damage": 5, "hit_points": 20}, ["rolled", "hit-points"]),
        ({"damage": 5, "hit_points": 20, "temporary": 3}, ["rolled", "temporary", "hit-points"]),
        ({"damage": 5, "hit_points": 20, "immune": True, "resistances": 1}, ["rolled", "immune", "hit-points"]),
        ({"damage": 5, "hit_points": 20, "threshold": 6}, ["rolled", "under-threshold", "hit-points"]),
        ({"damage": 6, "hit_points": 20, "threshold": 6}, ["rolled", "meets-threshold", "hit-points"]),
        ({"damage": 17, "hit_points": 6, "maximum": 12}, ["rolled", "hit-points", "falls"]),
        ({"damage": 18, "hit_points": 6, "maximum": 12}, ["rolled", "hit-points", "massive"]),
        ({"damage": 1, "hit_points": 1, "maximum": 12}, ["rolled", "hit-points", "falls"]),
        ({"damage": 1, "hit_points": 0, "maximum": 12}, ["rolled", "failure"]),
        ({"damage": 1, "hit_points": 0, "maximum": 12, "critical": True}, ["rolled", "failures-critical"]),
        ({"damage": 0, "hit_points": 0, "maximum": 12}, ["rolled", "no-failure"]),
        ({"damage": 12, "hit_points": 0, "maximum": 12}, ["rolled", "massive"]),
    ],
)
def test_damage_says_what_happens_in_order(hit: dict[str, Any], expected: list[str]) -> None:
    assert keys("damage_taken", **hit) == expected


def test_falling_unconscious_is_not_a_death_save_failure() -> None:
    assert call("damage_taken", {"damage": 17, "hit_points": 6, "maximum": 12})["failures"] == 0


def test_a_death_save_says_what_each_roll_does() -> None:
    """SRD 5.2.1 "Playing the Game", Death Saving Throws: 10 or higher succeeds, 1 and 20 are special."""
    assert call("death_save_chances", {"successes": 1, "failures": 2})["steps"] == [
        {"step": "start", "successes": 1, "failures": 2},
        {"step": "success", "low": 10, "high": 19, "chance": 0.5},
        {"step": "failure", "low": 2, "high": 9, "chance": 0.4},
        {"step": "two-failures", "roll": 1, "chance": 0.05},
        {"step": "revived", "roll": 20, "chance": 0.05},
        {"step": "ends", "successes": 2, "failures": 1, "rolls": 2},
    ]


@pytest.mark.parametrize(
    ("proficient", "expertise", "expected"),
    [
        (False, False, ["modifier", "not-proficient", "total"]),
        (False, True, ["modifier", "not-proficient", "total"]),
        (True, False, ["modifier", "proficient", "total"]),
        (True, True, ["modifier", "expertise", "total"]),
    ],
)
def test_a_bonus_says_what_proficiency_adds(proficient: bool, expertise: bool, expected: list[str]) -> None:
    assert keys("ability_bonus", score=15, level=5, proficient=proficient, expertise=expertise) == expected


def test_exhaustion_never_takes_more_speed_than_there_is() -> None:
    assert call("exhaustion_effects", {"level": 5, "speed": 20, "edition": "2024"})["speed"] == 0
