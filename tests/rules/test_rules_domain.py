"""How the rules are written: documented, pure, total over their domain, and refusing everything else by name."""

# ruff: noqa: E501 (a case is a line)
from __future__ import annotations

import ast
import doctest
import importlib
import inspect
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import generator.rules
from generator.rules import FUNCTIONS, MODULES, call

FILES = sorted(Path(generator.rules.__file__).parent.glob("*.py"))

REFUSED: list[tuple[str, dict[str, Any], str]] = [
    ("ability_modifier", {"score": 0}, "score must be a whole number from 1 to 30"),
    ("ability_modifier", {"score": 31}, "score"),
    ("ability_modifier", {"score": 10.5}, "score"),
    ("ability_modifier", {"score": float("nan")}, "score"),
    ("ability_bonus", {"score": 10, "level": -1}, "level"),
    ("proficiency_bonus", {"level": 31}, "level must be a whole number from 0 to 30"),
    ("bonus_with", {"level": 31}, "level"),
    ("level_for_experience", {"experience": -1}, "experience"),
    ("challenge_experience", {"rating": "0"}, "rating must be one of: 1/8"),
    ("cone_width", {"distance": 1001}, "distance"),
    ("round_down", {"number": 1, "divisor": 0}, "divisor"),
    ("round_down", {"number": 10**7, "divisor": 1}, "number"),
    ("net_advantage", {"advantages": -1, "disadvantages": 0}, "advantages"),
    ("net_advantage", {"advantages": 0, "disadvantages": 21}, "disadvantages"),
    ("keep_die", {"first": 0, "second": 1, "advantages": 0, "disadvantages": 0}, "first"),
    ("keep_die", {"first": 1, "second": 21, "advantages": 0, "disadvantages": 0}, "second"),
    ("test_chance", {"kind": "skill", "modifier": 0, "target": 10}, "kind must be one of: check, save, attack"),
    ("test_chance", {"kind": "check", "modifier": 51, "target": 10}, "modifier"),
    ("test_chance", {"kind": "check", "modifier": 0, "target": 101}, "target"),
    ("test_result", {"kind": "check", "roll": 21, "modifier": 0, "target": 10}, "roll"),
    ("chance_of_faces", {"faces": 21, "net": "none"}, "faces"),
    ("chance_of_faces", {"faces": 1, "net": "both"}, "net"),
    ("passive_score", {"modifier": 51}, "modifier"),
    ("contest", {"first_total": 101, "second_total": 0}, "first_total"),
    ("contest", {"first_total": 0, "second_total": 101}, "second_total"),
    ("group_check", {"successes": 5, "members": 4}, "successes"),
    ("group_check", {"successes": 0, "members": 0}, "members"),
    ("base_armor_class", {"dexterity_modifier": 11}, "dexterity_modifier"),
    ("cover_bonus", {"degree": "full"}, "degree"),
    ("best_cover", {"degrees": ["full"]}, "degrees"),
    ("spell_save_dc", {"ability_modifier": -6, "proficiency_bonus": 2}, "ability_modifier"),
    ("spell_save_dc", {"ability_modifier": 0, "proficiency_bonus": 1}, "proficiency_bonus"),
    ("unarmed_strike_dc", {"strength_modifier": 11, "proficiency_bonus": 2}, "strength_modifier"),
    ("concentration_dc", {"damage": -1, "edition": "2024"}, "damage"),
    ("concentration_dc", {"damage": 1, "edition": "2004"}, "edition must be one of: 2024, 2014"),
    ("parse_dice", {"dice": "2d"}, "dice"),
    ("parse_dice", {"dice": ""}, "dice"),
    ("parse_dice", {"dice": "2d6+"}, "dice"),
    ("parse_dice", {"dice": "2d6d6"}, "dice"),
    ("parse_dice", {"dice": "2d6+-3"}, "dice"),
    ("parse_dice", {"dice": "<b>2d6</b>"}, "dice"),
    ("parse_dice", {"dice": "1" * 101}, "dice"),
    ("parse_dice", {"dice": "1d100"}, "sides of a die"),
    ("parse_dice", {"dice": "0d6"}, "number of dice"),
    ("parse_dice", {"dice": "30d6+11d6"}, "number of dice must be a whole number from 0 to 40"),
    ("parse_dice", {"dice": "2d6+1000"}, "bonus"),
    ("damage_distribution", {"dice": "2x6"}, "dice"),
    ("attack_chances", {"modifier": 0, "armor_class": -1}, "armor_class"),
    ("unarmed_strike_damage", {"strength_modifier": -6}, "strength_modifier"),
    ("damage_on_save", {"damage": 10000, "saved": True}, "damage"),
    ("damage_taken", {"damage": 1, "hit_points": 11, "maximum": 10}, "hit_points must be a whole number from 0 to 10"),
    ("damage_taken", {"damage": 1, "hit_points": 1, "maximum": 0}, "maximum"),
    ("damage_taken", {"damage": 1, "hit_points": 0}, "maximum must be a whole number from 1"),
    ("damage_taken", {"damage": 1, "hit_points": 1, "resistances": -1}, "resistances"),
    ("damage_taken", {"damage": 1, "hit_points": 1, "temporary": -1}, "temporary"),
    ("heal", {"hit_points": 5, "maximum": 4, "healing": 1}, "hit_points"),
    ("gain_temporary", {"has": -1, "gains": 0}, "has"),
    ("death_save", {"successes": 3, "failures": 0, "roll": 10}, "successes"),
    ("death_save", {"successes": 0, "failures": 0, "roll": 0}, "roll"),
    ("death_save_chances", {"failures": 3}, "failures"),
    ("short_rest_hit_die", {"roll": 13, "constitution_modifier": 0, "edition": "2024"}, "roll"),
    ("long_rest_hit_dice", {"level": 5, "spent": 6, "edition": "2024"}, "spent"),
    ("long_jump", {"strength": 31}, "strength"),
    ("high_jump", {"strength": 0}, "strength"),
    ("high_jump_reach", {"strength": 10, "height": 0}, "height"),
    ("high_jump_reach", {"strength": 10, "height": float("nan")}, "height"),
    ("stand_up_cost", {"speed": -5}, "speed"),
    ("distance_covered", {"movement": 30, "extra_costs": -1}, "extra_costs"),
    ("movement_left", {"speed": 30, "moved": -1}, "moved"),
    ("falling_damage", {"distance": -1}, "distance"),
    ("breath_seconds", {"constitution_modifier": 11}, "constitution_modifier"),
    ("forced_march_dc", {"hours": 8}, "hours"),
    ("carrying_capacity", {"strength": 10, "size": "titanic"}, "size"),
    ("exhaustion_effects", {"level": 7, "speed": 30, "edition": "2024"}, "level"),
    ("travel_feet", {"pace": "brisk", "minutes": 1}, "pace"),
    ("travel_miles", {"pace": "fast", "hours": 25}, "hours"),
    ("journey", {"pace": "fast", "days": 366}, "days"),
    ("journey", {"pace": "fast", "edition": "3.5"}, "edition"),
    ("fall", {"distance": -1}, "distance"),
    ("path_cost", {"speed": 1001}, "speed"),
    ("path_cost", {"speed": 30, "dashes": 6}, "dashes"),
    ("path_cost", {"speed": 30, "slow_difficult": -1}, "slow_difficult"),
    ("grid_distance", {"across": 1, "along": 1, "diagonals": "free"}, "diagonals"),
    ("space_side", {"size": "titanic"}, "size"),
    ("surrounding_creatures", {"center": "medium", "around": "large"}, "around"),
    ("range_effect", {"distance": 5, "normal": 80, "long": 20}, "long must be a whole number from 80"),
    ("initiative_order", {"totals": [101]}, "totals"),
    ("initiative_order", {"totals": [1] * 101}, "totals must be a whole number from 1 to 100"),
]


EDGES: list[tuple[str, list[str], list[tuple[int, int]]]] = [
    ("ability_modifier", ["score"], [(1, 30)]),
    ("proficiency_bonus", ["level"], [(0, 30)]),
    ("round_down", ["number", "divisor"], [(-1_000_000, 1_000_000), (1, 1000)]),
    ("net_advantage", ["advantages", "disadvantages"], [(0, 20), (0, 20)]),
    ("keep_die", ["first", "second", "advantages", "disadvantages"], [(1, 20), (1, 20), (0, 20), (0, 20)]),
    ("attack_chances", ["modifier", "armor_class"], [(-50, 50), (0, 100)]),
    ("passive_score", ["modifier"], [(-50, 50)]),
    ("contest", ["first_total", "second_total"], [(-100, 100), (-100, 100)]),
    ("group_check", ["successes", "members"], [(0, 100), (1, 100)]),
    ("base_armor_class", ["dexterity_modifier"], [(-5, 10)]),
    ("spell_save_dc", ["ability_modifier", "proficiency_bonus"], [(-5, 10), (2, 9)]),
    ("unarmed_strike_dc", ["strength_modifier", "proficiency_bonus"], [(-5, 10), (2, 9)]),
    ("unarmed_strike_damage", ["strength_modifier"], [(-5, 10)]),
    ("heal", ["hit_points", "maximum", "healing"], [(0, 9999), (1, 9999), (0, 9999)]),
    ("gain_temporary", ["has", "gains"], [(0, 9999), (0, 9999)]),
    ("damage_taken", ["damage", "hit_points", "adjustment", "resistances", "vulnerabilities", "maximum"], [(0, 9999), (0, 9999), (-9999, 9999), (0, 20), (0, 20), (1, 9999)]),
    ("damage_taken", ["damage", "hit_points", "threshold", "temporary", "maximum"], [(0, 9999), (0, 9999), (0, 9999), (0, 9999), (1, 9999)]),
    ("death_save", ["successes", "failures", "roll"], [(0, 2), (0, 2), (1, 20)]),
    ("death_save_damage", ["successes", "failures"], [(0, 2), (0, 2)]),
    ("long_jump", ["strength"], [(1, 30)]),
    ("high_jump", ["strength"], [(1, 30)]),
    ("stand_up_cost", ["speed"], [(0, 1000)]),
    ("distance_covered", ["movement", "extra_costs"], [(0, 1000), (0, 10)]),
    ("movement_left", ["speed", "moved"], [(0, 1000), (0, 1000)]),
    ("falling_damage", ["distance"], [(0, 100_000)]),
    ("breath_seconds", ["constitution_modifier"], [(-5, 10)]),
    ("forced_march_dc", ["hours"], [(9, 24)]),
    ("suffocation_rounds", ["constitution_modifier"], [(-5, 10)]),
    ("days_without_food", ["constitution_modifier"], [(-5, 10)]),
    ("path_cost", ["speed", "dashes", "normal", "difficult", "slow", "slow_difficult"], [(0, 1000), (0, 5), (0, 1000), (0, 1000), (0, 1000), (0, 1000)]),
    ("grid_distance", ["across", "along"], [(0, 1000), (0, 1000)]),
    ("grid_cost", ["squares", "difficult_squares"], [(0, 1000), (0, 1000)]),
    ("influence_dc", ["intelligence"], [(1, 30)]),
    ("identify_spell_dc", ["level"], [(0, 9)]),
    ("off_hand_modifier", ["modifier"], [(-5, 10)]),
]  # fmt: skip


@pytest.mark.parametrize(("function", "names", "bounds"), EDGES)
def test_the_domain_ends_where_the_docstring_says(function: str, names: list[str], bounds: list[tuple[int, int]]) -> None:
    highest = dict(zip(names, [high for _, high in bounds], strict=True))
    lowest = dict(zip(names, [low for low, _ in bounds], strict=True))
    call(function, highest)
    call(function, lowest)
    for name in names:
        with pytest.raises(ValueError, match=name):
            call(function, {**lowest, name: lowest[name] - 1})
    for name, outside in zip(names, [high + 1 for _, high in bounds], strict=True):
        with pytest.raises(ValueError, match=name):
            call(function, {**highest, name: outside})


@pytest.mark.parametrize(("function", "arguments", "message"), REFUSED)
def test_a_value_outside_the_domain_is_refused_by_name(function: str, arguments: dict[str, Any], message: str) -> None:
    with pytest.raises(ValueError, match=message):
        call(function, arguments)


@pytest.mark.parametrize(
    ("function", "arguments", "message"),
    [
        ("no_such_rule", {}, "there is no rule function 'no_such_rule'; known are: ability_bonus"),
        ("round_down", {"number": 1}, "missing a required argument: 'divisor'"),
        ("round_down", {"number": 1, "divisor": 2, "up": True}, "unexpected keyword argument 'up'"),
    ],
)
def test_a_wrong_call_says_what_is_wrong(function: str, arguments: dict[str, Any], message: str) -> None:
    with pytest.raises(ValueError, match=message):
        call(function, arguments)


@pytest.mark.parametrize("function", FUNCTIONS.values(), ids=list(FUNCTIONS))
def test_every_rule_says_what_comes_out(function: Callable[..., Any]) -> None:
    signature = inspect.signature(function)
    assert function.__doc__, "a public rule needs a docstring"
    assert signature.return_annotation is not inspect.Signature.empty
    for parameter in signature.parameters.values():
        assert parameter.annotation is not inspect.Parameter.empty


@pytest.mark.parametrize("module", MODULES, ids=lambda module: module.__name__)
def test_the_examples_in_docstrings_hold(module: Any) -> None:
    assert doctest.testmod(module).failed == 0


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.name)
def test_rules_import_nothing_from_the_rest_of_the_project(path: Path) -> None:
    if path.name == "__init__.py":
        return
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.ImportFrom):
            assert node.level == 1 or node.module in {"__future__", "typing"}, f"line {node.lineno}"
        assert not isinstance(node, ast.Import), "a rule imports nothing but other rules"


def test_every_module_is_found() -> None:
    for path in FILES:
        if path.stem not in {"__init__", "domain", "shapes"}:
            assert importlib.import_module(f"generator.rules.{path.stem}") in MODULES
