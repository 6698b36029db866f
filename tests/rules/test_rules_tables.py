"""The tables of the documents, value by value."""

from __future__ import annotations

import pytest

from generator.rules import abilities, call, carrying, defense, proficiency, travel

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
