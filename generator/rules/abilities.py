"""Ability scores and modifiers (SRD 5.2.1 "Playing the Game", Ability Modifiers; SRD 5.1 "Using Ability Scores")."""

from __future__ import annotations

from .domain import require_whole
from .proficiency import bonus_with
from .shapes import AbilityBonus, Step, TableRow

LOWEST_SCORE = 1
HIGHEST_SCORE = 30


def ability_modifier(score: int) -> int:
    """The modifier of an ability score, −5 to 10. `score` is 1 to 30; otherwise ValueError.

    >>> ability_modifier(15)
    2
    """
    require_whole("score", score, LOWEST_SCORE, HIGHEST_SCORE)
    return (score - 10) // 2


def ability_modifier_table() -> list[TableRow]:
    """Every range of scores with its modifier: `[[1, 1], -5]`, `[[2, 3], -4]` … `[[30, 30], 10]`."""
    rows: list[TableRow] = []
    first = LOWEST_SCORE
    for score in range(LOWEST_SCORE, HIGHEST_SCORE + 1):
        modifier = ability_modifier(score)
        if score == HIGHEST_SCORE or ability_modifier(score + 1) != modifier:
            rows.append([[first, score], modifier])
            first = score + 1
    return rows


def ability_bonus(score: int, level: int, proficient: bool = True, expertise: bool = False) -> AbilityBonus:
    """What is added to a d20: ability modifier plus Proficiency Bonus.

    `score` is 1 to 30, `level` a level or Challenge Rating 0 to 30; otherwise ValueError. Expertise counts only with
    proficiency. Source: SRD 5.2.1 "Playing the Game", D20 Tests and Proficiency; SRD 5.1 "Using Ability Scores".
    """
    modifier = ability_modifier(score)
    bonus = bonus_with(level, proficient, expertise)
    steps: list[Step] = [{"step": "modifier", "score": score, "modifier": modifier}]
    if not proficient:
        steps.append({"step": "not-proficient"})
    elif expertise:
        steps.append({"step": "expertise", "level": level, "single": bonus_with(level), "bonus": bonus})
    else:
        steps.append({"step": "proficient", "level": level, "bonus": bonus})
    steps.append({"step": "total", "modifier": modifier, "bonus": bonus, "total": modifier + bonus})
    return {"modifier": modifier, "bonus": bonus, "total": modifier + bonus, "steps": steps}
