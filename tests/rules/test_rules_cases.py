"""What readers of rules sites ran into: each line stands for a kind of mistake, with the value the documents give."""

# ruff: noqa: E501 (a case is a line)
from __future__ import annotations

from typing import Any

import pytest

from generator.rules import call

CASES: list[tuple[str, str, dict[str, Any], Any]] = [
    # SRD 5.2.1 "Playing the Game", Order of Application
    ("order of damage", "damage_taken", {"damage": 28, "adjustment": -5, "resistances": 1, "vulnerabilities": 1, "hit_points": 99}, {"damage": 22}),
    # SRD 5.1 "Combat", Damage Resistance and Vulnerability
    ("order of damage, 2014", "damage_taken", {"damage": 25, "adjustment": -5, "resistances": 1, "hit_points": 99}, {"damage": 10}),
    # SRD 5.2.1 "Playing the Game", No Stacking
    ("resistant twice", "damage_taken", {"damage": 20, "resistances": 2, "hit_points": 99}, {"damage": 10}),
    ("vulnerable twice", "damage_taken", {"damage": 20, "vulnerabilities": 2, "hit_points": 99}, {"damage": 40}),
    # SRD 5.2.1 "Playing the Game", Half Damage
    ("half on a save", "damage_on_save", {"damage": 27, "saved": True}, 13),
    ("all on a failed save", "damage_on_save", {"damage": 27, "saved": False}, 27),
    # SRD 5.2.1 "Playing the Game", Critical Hits
    ("modifiers once", "critical_dice", {"dice": "1d4+3"}, "2d4+3"),
    ("all dice twice", "critical_dice", {"dice": "1d8+2d6+3"}, "2d8+4d6+3"),
    # SRD 5.2.1 "Playing the Game", D20 Tests and Rolling 20 or 1
    ("to hit", "attack_chances", {"modifier": 5, "armor_class": 16}, {"hit": 0.5, "critical": 0.05, "miss": 0.5}),
    ("to hit, Advantage", "attack_chances", {"modifier": 5, "armor_class": 16, "advantages": 1}, {"hit": 0.75, "critical": 0.0975}),
    ("to hit, Disadvantage", "attack_chances", {"modifier": 5, "armor_class": 16, "disadvantages": 1}, {"hit": 0.25, "critical": 0.0025}),
    ("natural 20", "test_chance", {"kind": "attack", "modifier": 5, "target": 30}, {"chance": 0.05, "needed": 20}),
    ("natural 1", "test_chance", {"kind": "attack", "modifier": 20, "target": 5}, {"chance": 0.95, "needed": 2}),
    ("no natural 20 on a check", "test_chance", {"kind": "check", "modifier": 5, "target": 30}, {"chance": 0.0, "needed": 21}),
    ("no natural 1 on a save", "test_chance", {"kind": "save", "modifier": 20, "target": 5}, {"chance": 1.0, "needed": 1}),
    ("a 20 on a check may fail", "test_result", {"kind": "check", "roll": 20, "modifier": 5, "target": 30}, {"total": 25, "success": False}),
    ("a 20 on an attack hits", "test_result", {"kind": "attack", "roll": 20, "modifier": 5, "target": 30}, {"total": 25, "success": True}),
    ("a 1 on an attack misses", "test_result", {"kind": "attack", "roll": 1, "modifier": 20, "target": 5}, {"total": 21, "success": False}),
    ("meeting the DC succeeds", "test_result", {"kind": "check", "roll": 10, "modifier": 5, "target": 15}, {"total": 15, "success": True}),
    # SRD 5.2.1 "Playing the Game", They Don't Stack
    ("two against one", "net_advantage", {"advantages": 2, "disadvantages": 1}, "none"),
    ("one against two", "net_advantage", {"advantages": 1, "disadvantages": 2}, "none"),
    ("higher of two", "keep_die", {"first": 3, "second": 18, "advantages": 1, "disadvantages": 0}, 18),
    ("lower of two", "keep_die", {"first": 3, "second": 18, "advantages": 0, "disadvantages": 1}, 3),
    ("only the first", "keep_die", {"first": 3, "second": 18, "advantages": 2, "disadvantages": 1}, 3),
    # SRD 5.2.1 "Playing the Game", Temporary Hit Points
    ("temporary first", "damage_taken", {"damage": 7, "temporary": 5, "hit_points": 20}, {"temporary": 0, "hit_points": 18}),
    ("temporary suffice", "damage_taken", {"damage": 4, "temporary": 5, "hit_points": 20}, {"temporary": 1, "hit_points": 20}),
    ("temporary do not add up", "gain_temporary", {"has": 10, "gains": 12}, {"keep": 10, "take": 12}),
    # SRD 5.2.1 "Rules Glossary", Hit Points
    ("healing stops at the maximum", "heal", {"hit_points": 14, "maximum": 20, "healing": 8}, {"hit_points": 20, "regained": 6}),
    # SRD 5.2.1 "Playing the Game", Instant Death
    ("massive damage", "damage_taken", {"damage": 18, "hit_points": 6, "maximum": 12}, {"outcome": "dead", "massive": 12, "hit_points": 0}),
    ("not quite massive", "damage_taken", {"damage": 17, "hit_points": 6, "maximum": 12}, {"outcome": "unconscious", "massive": 11}),
    # SRD 5.2.1 "Playing the Game", Death Saving Throws
    ("a 1 is two failures", "death_save", {"successes": 0, "failures": 0, "roll": 1}, {"failures": 2, "outcome": "rolling"}),
    ("a 1 after one failure", "death_save", {"successes": 2, "failures": 1, "roll": 1}, {"failures": 3, "outcome": "dead"}),
    ("a 9 fails", "death_save", {"successes": 0, "failures": 0, "roll": 9}, {"failures": 1, "outcome": "rolling"}),
    ("a 10 succeeds", "death_save", {"successes": 0, "failures": 2, "roll": 10}, {"successes": 1, "failures": 2, "outcome": "rolling"}),
    ("third success", "death_save", {"successes": 2, "failures": 2, "roll": 19}, {"successes": 0, "failures": 0, "outcome": "stable"}),
    ("a 20", "death_save", {"successes": 0, "failures": 2, "roll": 20}, {"successes": 0, "failures": 0, "outcome": "revived"}),
    ("damage while dying", "death_save_damage", {"successes": 0, "failures": 0}, {"failures": 1, "outcome": "rolling"}),
    ("critical while dying", "death_save_damage", {"successes": 0, "failures": 1, "critical": True}, {"failures": 3, "outcome": "dead"}),
    ("damage at 0", "damage_taken", {"damage": 3, "hit_points": 0, "maximum": 20}, {"failures": 1, "outcome": "unconscious"}),
    ("critical at 0", "damage_taken", {"damage": 3, "hit_points": 0, "maximum": 20, "critical": True}, {"failures": 2}),
    ("the maximum at 0", "damage_taken", {"damage": 20, "hit_points": 0, "maximum": 20}, {"outcome": "dead"}),
    ("nothing at 0", "damage_taken", {"damage": 3, "hit_points": 0, "maximum": 20, "temporary": 5}, {"failures": 0, "outcome": "unconscious"}),
    # SRD 5.2.1 "Rules Glossary", Damage Threshold
    ("under the threshold", "damage_taken", {"damage": 9, "threshold": 10, "hit_points": 30}, {"damage": 0, "hit_points": 30}),
    ("over the threshold", "damage_taken", {"damage": 11, "threshold": 10, "hit_points": 30}, {"damage": 11, "hit_points": 19}),
    ("at the threshold", "damage_taken", {"damage": 10, "threshold": 10, "hit_points": 30}, {"damage": 10, "hit_points": 20}),
    # SRD 5.2.1 "Rules Glossary", Long Jump and High Jump
    ("long jump", "long_jump", {"strength": 15}, 15),
    ("long jump, standing", "long_jump", {"strength": 15, "running": False}, 7),
    ("high jump", "high_jump", {"strength": 15}, 5),
    ("high jump, standing", "high_jump", {"strength": 15, "running": False}, 2),
    ("high jump, Strength 1", "high_jump", {"strength": 1}, 0),
    ("reach", "high_jump_reach", {"strength": 15, "height": 6}, 14),
    ("reach, rounded down", "high_jump_reach", {"strength": 15, "height": 5.5}, 13),
    # SRD 5.2.1 "Rules Glossary", Crawling and Prone; SRD 5.1 "Combat", Using Different Speeds
    ("crawling in difficult terrain", "distance_covered", {"movement": 60, "extra_costs": 2}, 20),
    ("standing up", "stand_up_cost", {"speed": 25}, 12),
    # SRD 5.2.1 "Rules Glossary", Climbing, Crawling, Dash, Difficult Terrain, Prone
    ("a way of all kinds", "path_cost", {"speed": 30, "dashes": 1, "stand_up": True, "normal": 10, "difficult": 5, "slow": 5, "slow_difficult": 5}, {"movement": 60, "cost": 60, "left": 0, "enough": True}),
    ("a foot too far", "path_cost", {"speed": 25, "stand_up": True, "normal": 14}, {"cost": 26, "left": 0, "enough": False}),
    ("no standing up at Speed 0", "path_cost", {"speed": 0, "stand_up": True}, {"cost": 0, "enough": False}),
    # SRD 5.2.1 "Playing the Game", Playing on a Grid: a diagonal square is entered like any other
    ("diagonals", "grid_distance", {"across": 4, "along": 3}, {"squares": 4, "feet": 20}),
    ("alternating diagonals", "grid_distance", {"across": 4, "along": 3, "diagonals": "alternating"}, {"squares": 5, "feet": 25}),
    ("difficult squares", "grid_cost", {"squares": 2, "difficult_squares": 2}, {"squares": 6, "feet": 30}),
    # SRD 5.1 "Combat", Space; SRD 5.2.1 "Playing the Game", Creature Size and Space
    ("Medium round a Medium one", "surrounding_creatures", {"center": "medium", "around": "medium"}, 8),
    ("Large round a Gargantuan one", "surrounding_creatures", {"center": "gargantuan", "around": "large"}, 12),
    ("Medium round a Gargantuan one", "surrounding_creatures", {"center": "gargantuan", "around": "medium"}, 20),
    ("two sizes apart", "can_pass_by_size", {"mover": "small", "other": "large"}, True),
    ("one size apart", "can_pass_by_size", {"mover": "medium", "other": "large"}, False),
    # SRD 5.2.1 "Playing the Game", Range
    ("normal range", "range_effect", {"distance": 80, "normal": 80, "long": 320}, "normal"),
    ("long range", "range_effect", {"distance": 81, "normal": 80, "long": 320}, "disadvantage"),
    ("too far", "range_effect", {"distance": 321, "normal": 80, "long": 320}, "impossible"),
    # SRD 5.2.1 "Equipment", Light
    ("the other hand adds nothing", "off_hand_modifier", {"modifier": 3}, 0),
    ("but a weak one is weak", "off_hand_modifier", {"modifier": -1}, -1),
    # SRD 5.2.1 "Rules Glossary", Influence and Initiative
    ("a simple mind", "influence_dc", {"intelligence": 7}, 15),
    ("a keen mind", "influence_dc", {"intelligence": 18}, 18),
    ("initiative with Advantage", "initiative", {"dexterity_modifier": 2, "advantages": 1}, {"score": 17}),
    ("ties share a place", "initiative_order", {"totals": [12, 17, 12, 9]}, {"places": [2, 1, 2, 4], "order": [1, 0, 2, 3]}),
    # SRD 5.1 "Adventuring", Suffocating and Food; SRD 5.2.1 "Rules Glossary", Malnutrition and Dehydration
    ("out of breath", "suffocation_rounds", {"constitution_modifier": -2}, 1),
    ("without food", "days_without_food", {"constitution_modifier": 2}, 5),
    ("without food, frail", "days_without_food", {"constitution_modifier": -5}, 1),
    ("food of a Tiny creature", "food_pounds", {"size": "tiny"}, 0.25),
    ("water of a Gargantuan one", "water_gallons", {"size": "gargantuan"}, 64),
    # SRD 5.2.1 "Rules Glossary", Falling
    ("the highest fall", "fall", {"distance": 250}, {"dice": "20d6", "least": 20, "most": 120, "mean": 70.0, "prone": True}),
    ("into water", "fall", {"distance": 10, "half": True}, {"dice": "1d6", "least": 0, "most": 3, "mean": 1.5}),
    ("a small step", "fall", {"distance": 9}, {"dice": "0", "most": 0, "prone": False}),
    # SRD 5.2.1 "Playing the Game", Travel Pace; SRD 5.1 "Adventuring", Mounts and Vehicles
    ("a day and an hour", "journey", {"pace": "normal", "days": 1, "hours": 1}, {"miles": 27}),
    ("double pace", "journey", {"pace": "slow", "gallop": True}, {"miles": 4}),
    ("gallop, 2014", "journey", {"pace": "slow", "gallop": True, "edition": "2014"}, {"miles": 8}),
    ("fly 10, walk 10, fly", "movement_left", {"speed": 40, "moved": 20}, 20),
    ("nothing left", "movement_left", {"speed": 30, "moved": 40}, 0),
    # SRD 5.2.1 "Rules Glossary", Carrying Capacity
    ("Medium", "carrying_capacity", {"strength": 17, "size": "medium"}, {"carry": 255, "drag": 510}),
    ("Tiny", "carrying_capacity", {"strength": 10, "size": "tiny"}, {"carry": 75, "drag": 150}),
    ("Large", "carrying_capacity", {"strength": 18, "size": "large"}, {"carry": 540, "drag": 1080}),
    # SRD 5.2.1 "Rules Glossary", Passive Perception and Initiative
    ("passive Perception", "passive_score", {"modifier": 4}, 14),
    ("with Advantage", "passive_score", {"modifier": 4, "advantages": 1}, 19),
    ("with Disadvantage", "passive_score", {"modifier": 4, "disadvantages": 1}, 9),
    ("Initiative score", "initiative_score", {"dexterity_modifier": 2, "advantages": 1}, 17),
    # SRD 5.2.1 "Rules Glossary", Concentration; SRD 5.1 "Spellcasting", Concentration
    ("small damage", "concentration_dc", {"damage": 21, "edition": "2024"}, 10),
    ("22 damage", "concentration_dc", {"damage": 22, "edition": "2024"}, 11),
    ("80 damage", "concentration_dc", {"damage": 80, "edition": "2024"}, 30),
    ("80 damage, 2014", "concentration_dc", {"damage": 80, "edition": "2014"}, 40),
    # SRD 5.2.1 "Rules Glossary", Unarmed Strike
    ("grapple", "unarmed_strike_dc", {"strength_modifier": 3, "proficiency_bonus": 2}, 13),
    ("weak punch", "unarmed_strike_damage", {"strength_modifier": -5}, 0),
    ("punch", "unarmed_strike_damage", {"strength_modifier": 3}, 4),
    # SRD 5.1 "Using Ability Scores", Contests and Group Checks
    ("contest", "contest", {"first_total": 16, "second_total": 19}, "second"),
    ("tie", "contest", {"first_total": 16, "second_total": 16}, "tie"),
    ("half the group", "group_check", {"successes": 2, "members": 4}, True),
    ("less than half", "group_check", {"successes": 2, "members": 5}, False),
    # SRD 5.2.1 "Gameplay Toolbox", Travel; SRD 5.1 "Adventuring", Forced March
    ("tenth hour", "forced_march_dc", {"hours": 10}, 12),
    ("a day", "travel_day", {"pace": "normal"}, 24),
    # SRD 5.2.1 "Rules Glossary", Long Rest and Short Rest; SRD 5.1 "Adventuring", Resting
    ("all Hit Dice", "long_rest_hit_dice", {"level": 5, "spent": 5, "edition": "2024"}, 5),
    ("half the Hit Dice", "long_rest_hit_dice", {"level": 5, "spent": 5, "edition": "2014"}, 2),
    ("at least one", "long_rest_hit_dice", {"level": 1, "spent": 1, "edition": "2014"}, 1),
    ("at least 1", "short_rest_hit_die", {"roll": 1, "constitution_modifier": -3, "edition": "2024"}, 1),
    ("at least 0", "short_rest_hit_die", {"roll": 1, "constitution_modifier": -3, "edition": "2014"}, 0),
    # SRD 5.2.1 "Rules Glossary", Exhaustion; SRD 5.1 "Conditions", Exhaustion
    ("exhaustion 3", "exhaustion_effects", {"level": 3, "speed": 30, "edition": "2024"}, {"penalty": 6, "speed": 15, "disadvantage": [], "dead": False}),
    ("exhaustion 3, 2014", "exhaustion_effects", {"level": 3, "speed": 30, "edition": "2014"}, {"penalty": 0, "speed": 15, "disadvantage": ["check", "attack", "save"], "halved": []}),
    ("exhaustion 5, 2014", "exhaustion_effects", {"level": 5, "speed": 30, "edition": "2014"}, {"speed": 0, "halved": ["hit_point_maximum"], "dead": False}),
    ("exhaustion 6", "exhaustion_effects", {"level": 6, "speed": 30, "edition": "2024"}, {"dead": True}),
    # SRD 5.2.1 "Rules Glossary", Falling
    ("fall", "falling_damage", {"distance": 35}, "3d6"),
    ("deep fall", "falling_damage", {"distance": 250}, "20d6"),
    ("short fall", "falling_damage", {"distance": 9}, "0"),
    # SRD 5.2.1 "Rules Glossary", Suffocation
    ("breath", "breath_seconds", {"constitution_modifier": 2}, 180),
    ("short breath", "breath_seconds", {"constitution_modifier": -1}, 30),
    # SRD 5.2.1 "Playing the Game", Cover and Armor Class
    ("best cover only", "best_cover", {"degrees": ["half", "three-quarters"]}, "three-quarters"),
    ("base AC", "base_armor_class", {"dexterity_modifier": 2}, 12),
    # SRD 5.2.1 "Playing the Game", Saving Throws
    ("spell save", "spell_save_dc", {"ability_modifier": 3, "proficiency_bonus": 2}, 13),
    # SRD 5.2.1 "Playing the Game", Proficiency; "Rules Glossary", Expertise
    ("expertise", "bonus_with", {"level": 5, "expertise": True}, 6),
    ("no proficiency", "bonus_with", {"level": 5, "proficient": False, "expertise": True}, 0),
    ("Wisdom 15, proficient, level 1", "ability_bonus", {"score": 15, "level": 1}, {"modifier": 2, "bonus": 2, "total": 4}),
    # SRD 5.2.1 "Playing the Game", Round Down
    ("round down", "round_down", {"number": 7, "divisor": 2}, 3),
    ("round down below 0", "round_down", {"number": -7, "divisor": 2}, -4),
]  # fmt: skip


@pytest.mark.parametrize(("function", "arguments", "right"), [case[1:] for case in CASES], ids=[case[0] for case in CASES])
def test_the_case_comes_out_right(function: str, arguments: dict[str, Any], right: Any) -> None:
    result = call(function, arguments)
    if isinstance(right, dict):
        result = {key: result[key] for key in right}
    assert result == right


def test_death_saves_from_the_start_are_exact() -> None:
    """Nobody helps: stable 331/800, dead 3239/8000, up on a 20 1451/8000."""
    chances = call("death_save_chances", {})
    assert (chances["stable_fraction"], chances["dead_fraction"], chances["revived_fraction"]) == (
        "331/800",
        "3239/8000",
        "1451/8000",
    )
    assert (chances["stable_numerator"], chances["dead_numerator"], chances["revived_numerator"]) == (3310, 3239, 1451)
    assert chances["denominator"] == 8000


def test_each_step_of_damage_shows_the_number_before_and_after() -> None:
    steps = call("damage_taken", {"damage": 28, "adjustment": -5, "resistances": 2, "vulnerabilities": 1, "hit_points": 30})[
        "steps"
    ]
    assert [(step["step"], step.get("before"), step.get("after")) for step in steps] == [
        ("rolled", None, None),
        ("adjustment", 28, 23),
        ("resistance", 23, 11),
        ("vulnerability", 11, 22),
        ("hit-points", 30, 8),
    ]


@pytest.mark.parametrize(
    ("kind", "modifier", "target", "step"),
    [
        ("check", 5, 15, "needed"),
        ("check", 5, 25, "needed-20"),
        ("check", 5, 26, "never"),
        ("check", 5, 6, "always"),
        ("check", 5, 7, "needed"),
        ("save", 5, 26, "never"),
        ("attack", 5, 25, "needed-20"),
        ("attack", 5, 26, "only-20"),
        ("attack", 5, 7, "needed"),
        ("attack", 5, 6, "all-but-1"),
    ],
)
def test_the_working_says_which_rolls_succeed(kind: str, modifier: int, target: int, step: str) -> None:
    steps = call("test_chance", {"kind": kind, "modifier": modifier, "target": target})["steps"]
    assert steps[1]["step"] == step
