"""The tables of the documents, value by value."""

from __future__ import annotations

import pytest

from generator.rules import abilities, areas, call, carrying, defense, experience, proficiency, travel

# SRD 5.2.1 "Playing the Game", Ability Modifiers; SRD 5.1 "Using Ability Scores", Ability Scores and Modifiers
MODIFIERS = {
    (1, 1): -5, (2, 3): -4, (4, 5): -3, (6, 7): -2, (8, 9): -1, (10, 11): 0, (12, 13): 1, (14, 15): 2,
    (16, 17): 3, (18, 19): 4, (20, 21): 5, (22, 23): 6, (24, 25): 7, (26, 27): 8, (28, 29): 9, (30, 30): 10,
}  # fmt: skip
# SRD 5.2.1 "Playing the Game", Proficiency Bonus; SRD 5.1 "Monsters", Proficiency Bonus by Challenge Rating
BONUSES = {(0, 4): 2, (5, 8): 3, (9, 12): 4, (13, 16): 5, (17, 20): 6, (21, 24): 7, (25, 28): 8, (29, 30): 9}


@pytest.mark.parametrize(("scores", "modifier"), MODIFIERS.items())
def test_every_score_has_the_modifier_of_the_document(scores: tuple[int, int], modifier: int) -> None:
    assert {abilities.ability_modifier(score) for score in range(scores[0], scores[1] + 1)} == {modifier}


@pytest.mark.parametrize(("levels", "bonus"), BONUSES.items())
def test_every_level_has_the_bonus_of_the_document(levels: tuple[int, int], bonus: int) -> None:
    assert {proficiency.proficiency_bonus(level) for level in range(levels[0], levels[1] + 1)} == {bonus}


def test_the_generated_tables_have_the_rows_of_the_documents() -> None:
    assert abilities.ability_modifier_table() == [[list(scores), modifier] for scores, modifier in MODIFIERS.items()]
    assert proficiency.proficiency_bonus_table() == [[list(levels), bonus] for levels, bonus in BONUSES.items()]


# SRD 5.2.1 "Playing the Game", Travel Pace; SRD 5.1 "Adventuring", Travel Pace (the same figures)
@pytest.mark.parametrize(("pace", "minute", "hour", "day"), [("fast", 400, 4, 30), ("normal", 300, 3, 24), ("slow", 200, 2, 18)])
def test_travel_pace(pace: str, minute: int, hour: int, day: int) -> None:
    assert (travel.travel_feet(pace, 1), travel.travel_miles(pace, 1), travel.travel_day(pace)) == (minute, hour, day)


# SRD 5.2.1 "Rules Glossary", Carrying Capacity: pounds for each point of Strength
@pytest.mark.parametrize(
    ("size", "carry", "drag"),
    [("tiny", 7.5, 15), ("small", 15, 30), ("medium", 15, 30), ("large", 30, 60), ("huge", 60, 120), ("gargantuan", 120, 240)],
)
def test_carrying_capacity(size: str, carry: float, drag: float) -> None:
    for strength in range(1, 31):
        assert carrying.carrying_capacity(strength, size) == {"carry": strength * carry, "drag": strength * drag}


# SRD 5.2.1 "Playing the Game", Cover
def test_cover() -> None:
    assert [defense.cover_bonus(degree) for degree in ("none", "half", "three-quarters")] == [0, 2, 5]
    assert defense.best_cover([]) == "none"
    assert defense.best_cover(["half", "total", "three-quarters"]) == "total"
    with pytest.raises(ValueError, match="degree"):
        defense.cover_bonus("total")


# SRD 5.2.1 "Rules Glossary", Exhaustion
@pytest.mark.parametrize("level", range(6))
def test_exhaustion_2024(level: int) -> None:
    effects = call("exhaustion_effects", {"level": level, "speed": 30, "edition": "2024"})
    assert (effects["penalty"], effects["speed"]) == (2 * level, 30 - 5 * level)


# SRD 5.1 "Conditions", Exhaustion: the effects of lower levels stay
@pytest.mark.parametrize(
    ("level", "speed", "disadvantage", "halved"),
    [
        (0, 25, [], []),
        (1, 25, ["check"], []),
        (2, 12, ["check"], []),
        (3, 12, ["check", "attack", "save"], []),
        (4, 12, ["check", "attack", "save"], ["hit_point_maximum"]),
        (5, 0, ["check", "attack", "save"], ["hit_point_maximum"]),
    ],
)
def test_exhaustion_2014(level: int, speed: int, disadvantage: list[str], halved: list[str]) -> None:
    effects = call("exhaustion_effects", {"level": level, "speed": 25, "edition": "2014"})
    assert effects == {"penalty": 0, "speed": speed, "disadvantage": disadvantage, "halved": halved, "dead": False}


# SRD 5.2.1 "Rules Glossary", High Jump: 3 + modifier, minimum 0, half when standing
@pytest.mark.parametrize(
    ("strength", "running", "standing"), [(1, 0, 0), (3, 0, 0), (5, 0, 0), (6, 1, 0), (10, 3, 1), (20, 8, 4), (30, 13, 6)]
)
def test_high_jump(strength: int, running: int, standing: int) -> None:
    assert call("high_jump", {"strength": strength}) == running
    assert call("high_jump", {"strength": strength, "running": False}) == standing


# SRD 5.2.1 "Character Creation", Level Advancement; SRD 5.1 "Beyond 1st Level"
LEVELS = {
    1: 0, 2: 300, 3: 900, 4: 2700, 5: 6500, 6: 14000, 7: 23000, 8: 34000, 9: 48000, 10: 64000, 11: 85000, 12: 100000, 13: 120000,
    14: 140000, 15: 165000, 16: 195000, 17: 225000, 18: 265000, 19: 305000, 20: 355000,
}  # fmt: skip
# SRD 5.2.1 "Monsters", Experience Points; SRD 5.1 "Monsters", Challenge
AWARDS = {
    "1/8": 25, "1/4": 50, "1/2": 100, "1": 200, "2": 450, "3": 700, "4": 1100, "5": 1800, "6": 2300, "7": 2900, "8": 3900, "9": 5000,
    "10": 5900, "11": 7200, "12": 8400, "13": 10000, "14": 11500, "15": 13000, "16": 15000, "17": 18000, "18": 20000, "19": 22000,
    "20": 25000, "21": 33000, "22": 41000, "23": 50000, "24": 62000, "25": 75000, "26": 90000, "27": 105000, "28": 120000,
    "29": 135000, "30": 155000,
}  # fmt: skip


def test_experience_by_level_and_by_challenge_rating() -> None:
    assert experience.experience_table() == [[level, start] for level, start in LEVELS.items()]
    assert experience.challenge_experience_table() == [[rating, award] for rating, award in AWARDS.items()]


@pytest.mark.parametrize(("level", "start"), LEVELS.items())
def test_a_level_begins_with_its_experience(level: int, start: int) -> None:
    assert experience.level_for_experience(start) == level
    assert experience.level_for_experience(max(0, start - 1)) == max(1, level - 1)


# SRD 5.2.1 "Rules Glossary", Cone
@pytest.mark.parametrize("distance", [0, 5, 15, 60])
def test_a_cone_is_as_wide_as_it_is_far(distance: int) -> None:
    assert areas.cone_width(distance) == distance
