"""The compiled rules give the browser the same answers as Python: every input of small domains, random ones of large."""

from __future__ import annotations

import inspect
import itertools
import math
import random
from collections.abc import Iterable, Iterator
from typing import Any

import pytest

from generator.calculators.compile import compile_rules
from generator.rules import FUNCTIONS, call

SEED = 20
RANDOM = 250
SCORES = range(1, 31)
MODIFIERS = range(-5, 11)
FEW = range(3)
FLAGS = (True, False)
EDITIONS = ("2024", "2014")
SIZES = ("tiny", "small", "medium", "large", "huge", "gargantuan", "x")
KINDS = ("check", "save", "attack")
DICE = (
    "1d4",
    "2d6+3",
    "1d12-2",
    "8",
    "1d8+1d6",
    "1d20-1d4",
    "２к６−1",
    "๑d๘",
    "20d6",
    "40d20+999",
    "1d4-9",
    "",
    "2d",
    "d6",
    "1d6d6",
    "+5",
    "-1d6+3",
    "1d2",
    "1d21",
)

CONDITIONS = [
    {"name": "A", "effects": ["attacks-disadvantage", "attacked-advantage", "no-sight"]},
    {"name": "B", "effects": ["attacks-advantage-unseen", "attacked-disadvantage-unseen"]},
    {"name": "C", "effects": ["critical-near", "attacked-by-distance", "resistance-all"]},
    {"name": "D", "effects": ["attacked-by-distance"]},
    {"name": "E", "effects": ["no-actions", "no-attack-on-charmer", "saves-fail"]},
]

# Each value of every argument with each of the others.
SMALL: dict[str, list[Iterable[Any]]] = {
    "ability_modifier": [range(-1, 33)],
    "ability_modifier_table": [],
    "proficiency_bonus": [range(-2, 33)],
    "proficiency_bonus_table": [],
    "bonus_with": [range(0, 32), FLAGS, FLAGS],
    "ability_bonus": [SCORES, range(0, 31, 3), FLAGS, FLAGS],
    "level_for_experience": [range(-1, 400000, 100)],
    "experience_table": [],
    "challenge_experience": [("0", "1/8", "1/4", "1/2", *(str(rating) for rating in range(0, 32)), "")],
    "challenge_experience_table": [],
    "cone_width": [range(-1, 1002, 7)],
    "round_down": [range(-50, 51), range(0, 8)],
    "net_advantage": [range(-1, 22), range(-1, 22)],
    "keep_die": [range(1, 21), range(1, 21), range(2), range(2)],
    "needed_roll": [KINDS, range(-5, 16), range(0, 41)],
    "needed_step": [KINDS, range(-5, 16), range(0, 41)],
    "net_step": [FEW, FEW],
    "chance_of_faces": [range(-1, 22), ("advantage", "disadvantage", "none", "x")],
    "test_chance": [KINDS, (-3, 0, 5), range(0, 36), FEW, FEW],
    "test_result": [KINDS, range(0, 22), range(-2, 12, 4), range(0, 36, 5)],
    "passive_score": [range(-51, 52), FEW, FEW],
    "initiative_score": [MODIFIERS, FEW, FEW],
    "contest": [range(0, 30, 3), range(0, 30, 3)],
    "group_check": [range(-1, 9), range(0, 9)],
    "base_armor_class": [range(-6, 12)],
    "cover_bonus": [("none", "half", "three-quarters", "total", "")],
    "best_cover": [[[], ["half"], ["half", "total"], ["none", "three-quarters", "half"], ["x"]]],
    "spell_save_dc": [range(-6, 12), range(1, 11)],
    "unarmed_strike_dc": [range(-6, 12), range(1, 11)],
    "concentration_dc": [range(0, 121), (*EDITIONS, "")],
    "parse_dice": [DICE],
    "plain_dice": [DICE],
    "critical_dice": [DICE],
    "damage_distribution": [DICE, FLAGS],
    "attack_chances": [range(-3, 13, 3), range(0, 36), FEW, FEW, FLAGS],
    "expected_attack_damage": [(-3, 5), (5, 16, 30), DICE[:9], range(2), range(2)],
    "attack_sources": [[None, *(CONDITIONS[number:] for number in range(5))], [None, *(CONDITIONS[:number] for number in range(6))], FLAGS],
    "attack_under_conditions": [(5,), (16,), ("1d8+3",), ([], CONDITIONS[:1], CONDITIONS[4:]), ([], CONDITIONS[1:4]), FLAGS, range(-1, 8), EDITIONS],
    "unarmed_strike_damage": [range(-6, 12)],
    "damage_on_save": [range(0, 60), FLAGS],
    "heal": [range(0, 12), range(0, 12), range(0, 12)],
    "gain_temporary": [range(-1, 12), range(-1, 12)],
    "death_save": [range(-1, 4), range(-1, 4), range(0, 22)],
    "death_save_damage": [range(-1, 4), range(-1, 4), FLAGS],
    "death_save_chances": [range(-1, 4), range(-1, 4)],
    "short_rest_hit_die": [range(0, 14), range(-6, 12), EDITIONS],
    "long_rest_hit_dice": [range(0, 22), range(0, 22), EDITIONS],
    "long_jump": [range(0, 32), FLAGS],
    "high_jump": [range(0, 32), FLAGS],
    "high_jump_reach": [SCORES, (0, 0.5, 3, 5.5, 6, 100, 101), FLAGS],
    "jumps": [SCORES, FLAGS, (None, 5.5, 6)],
    "stand_up_cost": [range(-5, 125)],
    "distance_covered": [range(0, 125, 5), range(-1, 12)],
    "movement_left": [range(0, 65, 5), range(0, 65, 5)],
    "falling_damage": [range(-1, 260)],
    "fall": [(-1, 0, 9, 10, 35, 199, 200, 250), FLAGS],
    "suffocation_rounds": [range(-6, 12)],
    "days_without_food": [range(-6, 12)],
    "food_pounds": [SIZES],
    "water_gallons": [SIZES],
    "size_rank": [SIZES],
    "space_side": [SIZES],
    "surrounding_creatures": [SIZES, SIZES],
    "can_pass_by_size": [SIZES, SIZES],
    "grid_distance": [range(-1, 12), range(-1, 12), ("same", "alternating", "x")],
    "grid_cost": [range(-1, 12), range(-1, 12)],
    "path_cost": [(0, 25, 30), range(3), FLAGS, (0, 10), (0, 5), (0, 5), (-1, 0, 20)],
    "journey": [("fast", "normal", "slow", "x"), range(-1, 4), (0, 3, 25), FLAGS, (*EDITIONS, "")],
    "influence_dc": [range(0, 32)],
    "identify_spell_dc": [range(-1, 11)],
    "off_hand_modifier": [range(-6, 12)],
    "range_effect": [range(0, 200, 20), (0, 20, 80), (20, 60, 320)],
    "initiative": [MODIFIERS, FEW, FEW],
    "initiative_order": [[[], [5], [9, 17, 9], [3, 2, 1, 3], [101]]],
    "breath_seconds": [range(-6, 12)],
    "forced_march_dc": [range(7, 26)],
    "carrying_capacity": [range(0, 32), SIZES],
    "exhaustion_effects": [range(-1, 8), range(0, 65, 5), EDITIONS],
    "travel_feet": [("fast", "normal", "slow", "x"), range(-1, 62)],
    "travel_miles": [("fast", "normal", "slow", "x"), range(-1, 26)],
    "travel_day": [("fast", "normal", "slow", "x")],
    "feet_to_metres": [range(0, 2001)],
    "feet_to_squares": [range(0, 301)],
    "miles_to_kilometres": [range(0, 301)],
    "pounds_to_kilograms": [range(0, 301)],
}


def large(rng: random.Random) -> Iterator[tuple[str, list[Any]]]:
    """Random inputs of the rules with many arguments."""
    for _ in range(RANDOM):
        maximum = rng.choice([rng.randint(1, 40), rng.randint(1, 9999), None])
        damage = [rng.randint(0, 60), rng.randint(0, maximum or 40), rng.randint(-20, 20), rng.randint(0, 2), rng.randint(0, 2)]
        yield (
            "damage_taken",
            [*damage, rng.random() < 0.1, rng.choice([0, rng.randint(0, 30)]), rng.randint(0, 20), maximum, rng.random() < 0.3],
        )
        dice = f"{rng.randint(1, 12)}d{rng.randint(2, 20)}{rng.choice(['+', '-'])}{rng.randint(0, 20)}"
        yield "damage_distribution", [dice, rng.random() < 0.5]
        odds = [rng.randint(-5, 15), rng.randint(5, 30), dice, rng.randint(0, 2), rng.randint(0, 2)]
        yield "expected_attack_damage", [*odds, rng.random() < 0.3, rng.random() < 0.3]
        yield "parse_dice", ["".join(rng.choice("0123456789dDкК+-−－ ２๒x") for _ in range(rng.randint(0, 9)))]


def plain(value: Any) -> Any:
    """A result as it comes back from the browser: whole floats and integers are one kind of number there."""
    if isinstance(value, dict):
        return {key: plain(each) for key, each in value.items()}
    if isinstance(value, list | tuple):
        return [plain(each) for each in value]
    if isinstance(value, float) and value.is_integer() and math.fabs(value) < 2**53:
        return int(value)
    return value


def in_python(name: str, arguments: list[Any]) -> Any:
    try:
        return plain(call(name, dict(zip(inspect.signature(FUNCTIONS[name]).parameters, arguments, strict=False))))
    except ValueError as error:
        return f"ValueError: {error}"


RUN = """calls => calls.map(([name, args]) => {
  try { return PolyglotRules[name](...args); } catch (error) { return error.message; }
})"""


@pytest.fixture(scope="module")
def script() -> str:
    return compile_rules()


@pytest.fixture
def rules_page(browser_page: Any, script: str) -> Any:
    browser_page.add_script_tag(content=script)
    return browser_page


def compare(page: Any, calls: list[tuple[str, list[Any]]]) -> None:
    answers = page.evaluate(RUN, [[name, arguments] for name, arguments in calls])
    for (name, arguments), answer in zip(calls, answers, strict=True):
        assert plain(answer) == in_python(name, arguments), f"{name}{tuple(arguments)}"


def test_every_rule_is_compared() -> None:
    assert set(SMALL) | {"damage_taken"} == set(FUNCTIONS)


@pytest.mark.parametrize("name", SMALL)
def test_every_input_of_a_small_domain_gives_the_same(rules_page: Any, name: str) -> None:
    compare(rules_page, [(name, list(arguments)) for arguments in itertools.product(*SMALL[name])])


def test_random_inputs_of_large_domains_give_the_same(rules_page: Any) -> None:
    compare(rules_page, list(large(random.Random(SEED))))


def test_arguments_left_out_have_the_same_defaults(rules_page: Any) -> None:
    calls: list[tuple[str, list[Any]]] = [
        ("test_chance", ["check", 5, 15]),
        ("damage_taken", [7, 20]),
        ("death_save_chances", []),
    ]
    compare(rules_page, [*calls, ("jumps", [15]), ("bonus_with", [5]), ("expected_attack_damage", [5, 16, "1d8"])])
