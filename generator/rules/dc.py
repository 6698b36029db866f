"""Difficulty Classes that the rules compute."""

from __future__ import annotations

from .domain import require_edition, require_whole

INFLUENCE_DC = 15
IDENTIFY_BASE = 15


def _bonus_dc(ability_modifier: int, proficiency_bonus: int) -> int:
    return 8 + ability_modifier + proficiency_bonus


def spell_save_dc(ability_modifier: int, proficiency_bonus: int) -> int:
    """The DC to resist a creature's spells, from its spellcasting ability modifier (−5 to 10) and bonus (2 to 9).

    Otherwise ValueError. Source: SRD 5.2.1 "Playing the Game", Saving Throws; SRD 5.1 "Spellcasting", Saving Throws.
    """
    require_whole("ability_modifier", ability_modifier, -5, 10)
    require_whole("proficiency_bonus", proficiency_bonus, 2, 9)
    return _bonus_dc(ability_modifier, proficiency_bonus)


def unarmed_strike_dc(strength_modifier: int, proficiency_bonus: int) -> int:
    """The DC to resist a grapple or a shove, and to escape the grapple. 2024 only (2014 has a contest).

    `strength_modifier` is −5 to 10, `proficiency_bonus` 2 to 9; otherwise ValueError.
    Source: SRD 5.2.1 "Rules Glossary", Unarmed Strike and Grappling.
    """
    require_whole("strength_modifier", strength_modifier, -5, 10)
    require_whole("proficiency_bonus", proficiency_bonus, 2, 9)
    return _bonus_dc(strength_modifier, proficiency_bonus)


def concentration_dc(damage: int, edition: str) -> int:
    """The DC of the Constitution save to keep Concentration after damage: 10 or half, the higher; 30 at most in 2024.

    `damage` is 0 to 9999, `edition` "2024" or "2014"; otherwise ValueError.
    Source: SRD 5.2.1 "Rules Glossary", Concentration; SRD 5.1 "Spellcasting", Concentration.
    """
    require_whole("damage", damage, 0, 9999)
    require_edition(edition)
    half = max(10, damage // 2)
    if edition == "2024":
        return min(30, half)
    return half


def influence_dc(intelligence: int) -> int:
    """The DC to influence a hesitant creature: 15 or its Intelligence score, whichever is higher. 2024 only.

    `intelligence` is a score, 1 to 30; otherwise ValueError. Source: SRD 5.2.1 "Rules Glossary", Influence.
    """
    require_whole("intelligence", intelligence, 1, 30)
    return max(INFLUENCE_DC, intelligence)


def identify_spell_dc(level: int) -> int:
    """The DC to recognise a spell of a level, 0 to 9 (otherwise ValueError): 15 + level. An optional rule of neither document."""
    require_whole("level", level, 0, 9)
    return IDENTIFY_BASE + level
