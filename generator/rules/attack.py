"""Attacks and what they do on average (SRD 5.2.1 "Playing the Game", Making an Attack; SRD 5.1 "Combat")."""

from __future__ import annotations

from .d20 import FACES, MAX_TARGET, chance_of_faces, needed_roll, needed_step, net_advantage, net_step
from .dice import critical_dice, damage_distribution, plain_dice
from .domain import require_whole
from .shapes import AttackChances, AttackDamage, Chance, Step

MOST_RANGE = 10000


def attack_chances(modifier: int, armor_class: int, advantages: int = 0, disadvantages: int = 0, critical_on_hit: bool = False) -> AttackChances:
    """The chances, 0 to 1, that an attack hits (Critical Hits included), is a Critical Hit, and misses.

    With `critical_on_hit` every hit is a Critical Hit. `modifier` is −50 to 50, `armor_class` 0 to 100, sources 0 to 20 each; otherwise ValueError.
    Source: SRD 5.2.1 "Playing the Game", Attack Rolls and Rolling 20 or 1; SRD 5.1 "Combat", Attack Rolls.
    """
    require_whole("armor_class", armor_class, 0, MAX_TARGET)
    needed = needed_roll("attack", modifier, armor_class)
    net = net_advantage(advantages, disadvantages)
    faces = FACES + 1 - needed
    misses = net
    if net == "advantage":
        misses = "disadvantage"
    elif net == "disadvantage":
        misses = "advantage"
    hit = chance_of_faces(faces, net)
    critical = chance_of_faces(1, net)
    if critical_on_hit:
        critical = hit
    return {
        "net": net,
        "needed": needed,
        "hit": hit,
        "critical": critical,
        "miss": chance_of_faces(FACES - faces, misses),
    }


def _mixed(miss: float, normal: float, on_hit: list[Chance], critical: float, on_critical: list[Chance]) -> list[Chance]:
    """The chances of each damage of one attack; 0 stands for a miss, too."""
    highest = max(on_hit[len(on_hit) - 1]["total"], on_critical[len(on_critical) - 1]["total"])
    sums: list[float] = []
    for _total in range(highest + 1):
        sums.append(0.0)
    sums[0] = miss
    for entry in on_hit:
        sums[entry["total"]] += normal * entry["chance"]
    for entry in on_critical:
        sums[entry["total"]] += critical * entry["chance"]
    mixed: list[Chance] = []
    for total in range(highest + 1):
        if sums[total] > 0:
            mixed.append({"total": total, "chance": sums[total]})
    return mixed


def _halved(chances: list[Chance]) -> list[Chance]:
    """The chances of half of each damage, rounded down."""
    halves: list[Chance] = []
    for entry in chances:
        half = entry["total"] // 2
        last = len(halves) - 1
        if last >= 0 and halves[last]["total"] == half:
            halves[last]["chance"] += entry["chance"]
        else:
            halves.append({"total": half, "chance": entry["chance"]})
    return halves


def _mean(chances: list[Chance]) -> float:
    mean = 0.0
    for entry in chances:
        mean += entry["total"] * entry["chance"]
    return mean


def expected_attack_damage(
    modifier: int,
    armor_class: int,
    dice: str,
    advantages: int = 0,
    disadvantages: int = 0,
    critical_on_hit: bool = False,
    halved: bool = False,
) -> AttackDamage:
    """What one attack does: its chances, its mean damage (misses count as 0), and the chance of each damage.

    Arguments as for `attack_chances` and `parse_dice`; otherwise ValueError. `hit` includes `critical`; `mean_hit` is the
    mean of an ordinary hit. With `halved` the target takes half of the damage, rounded down,
    and the means are of that. Source: SRD 5.2.1 "Playing the Game", Attack Rolls, Damage Rolls and Critical Hits.
    """
    odds = attack_chances(modifier, armor_class, advantages, disadvantages, critical_on_hit)
    plain = plain_dice(dice)
    doubled = critical_dice(dice)
    ordinary = damage_distribution(plain)
    double = damage_distribution(plain, True)
    on_hit = ordinary["chances"]
    on_critical = double["chances"]
    mean_hit = ordinary["mean"]
    mean_critical = double["mean"]
    if halved:
        on_hit = _halved(on_hit)
        on_critical = _halved(on_critical)
        mean_hit = _mean(on_hit)
        mean_critical = _mean(on_critical)
    normal = odds["hit"] - odds["critical"]
    expected = normal * mean_hit + odds["critical"] * mean_critical
    steps: list[Step] = [
        net_step(advantages, disadvantages),
        needed_step("attack", modifier, armor_class),
        {"step": "chances", "hit": odds["hit"], "critical": odds["critical"], "miss": odds["miss"]},
    ]
    if not critical_on_hit:
        steps.append({"step": "on-hit", "dice": plain, "mean": mean_hit, "chance": normal})
    steps.append({"step": "on-critical", "dice": doubled, "mean": mean_critical, "chance": odds["critical"]})
    steps.append({"step": "expected", "expected": expected})
    return {
        "net": odds["net"],
        "needed": odds["needed"],
        "hit": odds["hit"],
        "critical": odds["critical"],
        "miss": odds["miss"],
        "dice": plain,
        "critical_dice": doubled,
        "mean_hit": mean_hit,
        "mean_critical": mean_critical,
        "expected": expected,
        "distribution": _mixed(odds["miss"], normal, on_hit, odds["critical"], on_critical),
        "steps": steps,
    }


def unarmed_strike_damage(strength_modifier: int) -> int:
    """The Bludgeoning damage of an Unarmed Strike that hits: 1 + Strength modifier, never under 0.

    `strength_modifier` is −5 to 10; otherwise ValueError.
    Source: SRD 5.2.1 "Rules Glossary", Unarmed Strike; SRD 5.1 "Combat", Melee Attacks.
    """
    require_whole("strength_modifier", strength_modifier, -5, 10)
    return max(0, 1 + strength_modifier)


def off_hand_modifier(modifier: int) -> int:
    """What the extra attack of two-weapon fighting adds to its damage: nothing, or the ability modifier if it is negative.

    `modifier` is −5 to 10; otherwise ValueError.
    Source: SRD 5.2.1 "Equipment", Light; SRD 5.1 "Combat", Two-Weapon Fighting.
    """
    require_whole("modifier", modifier, -5, 10)
    return min(0, modifier)


def range_effect(distance: int, normal: int, long: int) -> str:
    """What the distance does to a ranged attack: "normal", "disadvantage" (beyond normal range) or "impossible" (beyond long).

    All are feet, 0 to 10,000, and `long` is at least `normal` (the same for an attack with a single range); otherwise ValueError.
    Source: SRD 5.2.1 "Playing the Game", Range; SRD 5.1 "Combat", Range.
    """
    require_whole("normal", normal, 0, MOST_RANGE)
    require_whole("long", long, normal, MOST_RANGE)
    require_whole("distance", distance, 0, MOST_RANGE)
    if distance > long:
        return "impossible"
    if distance > normal:
        return "disadvantage"
    return "normal"
