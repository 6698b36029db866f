"""What holds for every input."""

# ruff: noqa: E501 (a case is a line)
from __future__ import annotations

import contextlib
from typing import Any

from hypothesis import given
from hypothesis import strategies as st

from generator.rules import call

SMALL = st.integers(0, 200)
SOURCES = st.integers(0, 20)
DICE_TERM = st.builds(lambda count, sides: f"{count}d{sides}", st.integers(1, 10), st.integers(2, 20))


@st.composite
def hits_taken(draw: st.DrawFn) -> dict[str, Any]:
    maximum = draw(st.integers(1, 200))
    return {
        "damage": draw(SMALL),
        "hit_points": draw(st.integers(0, maximum)),
        "maximum": maximum,
        "adjustment": draw(st.integers(-50, 50)),
        "resistances": draw(st.integers(0, 3)),
        "vulnerabilities": draw(st.integers(0, 3)),
        "immune": draw(st.booleans()),
        "threshold": draw(st.integers(0, 40)),
        "temporary": draw(st.integers(0, 40)),
        "critical": draw(st.booleans()),
    }


@given(hits_taken())
def test_no_damage_is_lost_or_made(hit: dict[str, Any]) -> None:
    result = call("damage_taken", hit)
    absorbed = hit["temporary"] - result["temporary"]
    lost = hit["hit_points"] - result["hit_points"]
    assert result["damage"] == absorbed + lost + result["massive"]
    assert min(result["damage"], absorbed, lost, result["massive"]) >= 0


@given(hits_taken())
def test_hit_points_go_only_after_temporary_ones(hit: dict[str, Any]) -> None:
    result = call("damage_taken", hit)
    if result["temporary"] > 0:
        assert result["hit_points"] == hit["hit_points"]
    if result["massive"] > 0:
        assert result["hit_points"] == 0


@given(hits_taken())
def test_the_outcome_follows_from_hit_points_and_maximum(hit: dict[str, Any]) -> None:
    result = call("damage_taken", hit)
    assert (result["outcome"] == "standing") == (result["hit_points"] > 0)
    assert (result["outcome"] == "dead") == (result["hit_points"] == 0 and result["massive"] >= hit["maximum"])


@given(hits_taken(), st.integers(1, 20), st.integers(1, 20))
def test_further_sources_of_resistance_and_vulnerability_change_nothing(hit: dict[str, Any], more: int, others: int) -> None:
    once = call("damage_taken", {**hit, "resistances": 1, "vulnerabilities": 1})
    often = call("damage_taken", {**hit, "resistances": more, "vulnerabilities": others})
    assert once == often


@given(SMALL, st.integers(1, 200))
def test_healing_never_exceeds_the_maximum(healing: int, maximum: int) -> None:
    result = call("heal", {"hit_points": maximum // 2, "maximum": maximum, "healing": healing})
    assert result["hit_points"] == min(maximum, maximum // 2 + healing)


@given(SOURCES, SOURCES)
def test_one_of_each_is_neither(advantages: int, disadvantages: int) -> None:
    net = call("net_advantage", {"advantages": advantages, "disadvantages": disadvantages})
    assert (net == "advantage") == (advantages > 0 and disadvantages == 0)
    assert (net == "disadvantage") == (disadvantages > 0 and advantages == 0)


@given(st.sampled_from(["check", "save", "attack"]), st.integers(-50, 50), st.integers(0, 100))
def test_advantage_never_hurts(kind: str, modifier: int, target: int) -> None:
    def chance(advantages: int, disadvantages: int) -> float:
        return float(call("test_chance", {"kind": kind, "modifier": modifier, "target": target, "advantages": advantages, "disadvantages": disadvantages})["chance"])  # fmt: skip

    assert 0 <= chance(0, 1) <= chance(0, 0) <= chance(1, 0) <= 1
    assert chance(3, 2) == chance(0, 0)


@given(st.sampled_from(["check", "save", "attack"]), st.integers(1, 20), st.integers(-50, 50), st.integers(0, 100))
def test_a_roll_succeeds_from_the_needed_number_on(kind: str, roll: int, modifier: int, target: int) -> None:
    needed = call("test_chance", {"kind": kind, "modifier": modifier, "target": target})["needed"]
    result = call("test_result", {"kind": kind, "roll": roll, "modifier": modifier, "target": target})
    assert result["success"] == (roll >= needed)


@given(st.lists(DICE_TERM, min_size=1, max_size=4), st.integers(-99, 99))
def test_dice_are_written_as_they_are_read(terms: list[str], bonus: int) -> None:
    text = "+".join(terms) + (f"{bonus:+d}" if bonus else "")
    assert call("plain_dice", {"dice": text}) == text
    decorated = text.replace("d", " к ").replace("-", " − ").translate(str.maketrans("0123456789", "０１２３４５６７８９"))
    assert call("plain_dice", {"dice": decorated}) == text
    assert call("plain_dice", {"dice": text.translate(str.maketrans("0123456789d", "๐๑๒๓๔๕๖๗๘๙D"))}) == text


@given(st.lists(DICE_TERM, min_size=1, max_size=2), st.integers(-20, 20), st.booleans())
def test_chances_of_damage_add_up(terms: list[str], bonus: int, critical: bool) -> None:
    result = call("damage_distribution", {"dice": "+".join(terms) + f"{bonus:+d}", "critical": critical})
    assert abs(sum(entry["chance"] for entry in result["chances"]) - 1) < 1e-9
    totals = [entry["total"] for entry in result["chances"]]
    assert totals == list(range(result["minimum"], result["maximum"] + 1))


@given(st.text(max_size=120))
def test_any_text_is_a_roll_or_a_value_error(text: str) -> None:
    with contextlib.suppress(ValueError):
        call("damage_distribution", {"dice": text})


@given(st.integers(1, 30), st.booleans(), st.floats(0.5, 100))
def test_jumps_grow_with_strength_and_standing_ones_are_half(strength: int, running: bool, height: float) -> None:
    result = call("jumps", {"strength": strength, "running": running, "height": height})
    assert result["long"] == (strength if running else strength // 2)
    assert result["high"] >= 0
    assert result["reach"] == int(result["high"] + 1.5 * height)
    assert call("high_jump", {"strength": strength, "running": False}) == call("high_jump", {"strength": strength}) // 2


@given(st.integers(0, 2), st.integers(0, 2))
def test_the_three_ends_of_dying_are_all_there_are(successes: int, failures: int) -> None:
    result = call("death_save_chances", {"successes": successes, "failures": failures})
    numerators = result["stable_numerator"] + result["dead_numerator"] + result["revived_numerator"]
    assert numerators == result["denominator"]
    assert len(result["steps"]) == 6
