"""What conditions do to an attack (SRD 5.2.1 "Rules Glossary", the conditions; SRD 5.1 "Conditions")."""

from __future__ import annotations

from .attack import expected_attack_damage
from .d20 import MAX_SOURCES
from .exhaustion import exhaustion_effects
from .shapes import AttackDamage, AttackSources, Condition, Step

NEAR = 5

_NO_ATTACK = ["no-actions", "no-attack-on-charmer"]
_ATTACKER_ADVANTAGE = ["attacks-advantage", "attacks-advantage-unseen"]
_ATTACKER_DISADVANTAGE = ["attacks-disadvantage", "attacks-disadvantage-in-sight", "attacks-disadvantage-others"]
_TARGET_DISADVANTAGE = ["attacked-disadvantage", "attacked-disadvantage-unseen"]


def attack_sources(attacker: list[Condition] | None = None, target: list[Condition] | None = None, near: bool = True) -> AttackSources:
    """What the conditions of attacker and target do to one attack, with a step for each reason.

    A condition is its name and the ids of its effects; effects that say nothing of attacks are passed over. `near` means from
    within 5 feet. `advantages` and `disadvantages` count sources, `possible` is false for an attacker that cannot attack,
    `critical` means that every hit is a Critical Hit, `halved` that the target takes half damage.
    Source: SRD 5.2.1 "Rules Glossary", conditions; SRD 5.1 "Conditions".
    """
    steps: list[Step] = []
    found: AttackSources = {"advantages": 0, "disadvantages": 0, "possible": True, "critical": False, "halved": False, "steps": steps}
    for condition in attacker or []:
        for effect in condition["effects"]:
            if effect in _NO_ATTACK:
                found["possible"] = False
                steps.append({"step": effect, "condition": condition["name"]})
            elif effect in _ATTACKER_ADVANTAGE:
                found["advantages"] += 1
                steps.append({"step": "attacker-advantage", "condition": condition["name"]})
            elif effect in _ATTACKER_DISADVANTAGE:
                found["disadvantages"] += 1
                steps.append({"step": "attacker-disadvantage", "condition": condition["name"]})
    for condition in target or []:
        for effect in condition["effects"]:
            if effect == "attacked-advantage" or (effect == "attacked-by-distance" and near):
                found["advantages"] += 1
                steps.append({"step": "target-advantage", "condition": condition["name"]})
            elif effect in _TARGET_DISADVANTAGE:
                found["disadvantages"] += 1
                steps.append({"step": "target-disadvantage", "condition": condition["name"]})
            elif effect == "attacked-by-distance":
                found["disadvantages"] += 1
                steps.append({"step": "target-far", "condition": condition["name"], "feet": NEAR})
            elif effect == "critical-near" and near:
                found["critical"] = True
                steps.append({"step": "critical-near", "condition": condition["name"], "feet": NEAR})
            elif effect == "resistance-all":
                found["halved"] = True
                steps.append({"step": "halved", "condition": condition["name"]})
    return found


def attack_under_conditions(
    modifier: int,
    armor_class: int,
    dice: str,
    attacker: list[Condition] | None = None,
    target: list[Condition] | None = None,
    near: bool = True,
    exhaustion: int = 0,
    edition: str = "2024",
    advantages: int = 0,
    disadvantages: int = 0,
) -> AttackDamage:
    """What one attack does when attacker and target have conditions; `advantages` and `disadvantages` are further sources.

    Arguments as for `attack_sources` and `expected_attack_damage`; `exhaustion` is the attacker's level, 0 to 6, by the rules of
    `edition`; otherwise ValueError. An attacker that cannot attack has no chances and deals nothing.
    Source: SRD 5.2.1 "Rules Glossary", conditions; SRD 5.1 "Conditions".
    """
    found = attack_sources(attacker, target, near)
    steps = found["steps"]
    tired = exhaustion_effects(exhaustion, 0, edition)
    advantages += found["advantages"]
    disadvantages += found["disadvantages"]
    if tired["penalty"] > 0:
        steps.append({"step": "exhaustion-penalty", "level": exhaustion, "penalty": -tired["penalty"]})
    if "attack" in tired["disadvantage"]:
        disadvantages += 1
        steps.append({"step": "exhaustion-disadvantage", "level": exhaustion})
    result = expected_attack_damage(
        modifier - tired["penalty"],
        armor_class,
        dice,
        min(MAX_SOURCES, advantages),
        min(MAX_SOURCES, disadvantages),
        found["critical"],
        found["halved"],
    )
    if not found["possible"] or tired["dead"]:
        result["hit"] = 0
        result["critical"] = 0
        result["miss"] = 0
        result["expected"] = 0
        result["distribution"] = []
    else:
        for step in result["steps"]:
            steps.append(step)
    result["steps"] = steps
    return result
