"""Damage and healing (SRD 5.2.1 "Playing the Game", Damage and Healing; SRD 5.1 "Combat", Damage and Healing)."""

from __future__ import annotations

from .domain import require_whole
from .shapes import DamageTaken, Healed, Step, TemporaryChoice

MOST_DAMAGE = 9999
MOST_SOURCES = 20


def damage_on_save(damage: int, saved: bool) -> int:
    """The damage of an effect that deals half (rounded down) on a successful save.

    `damage` is 0 to 9999; otherwise ValueError. Source: SRD 5.2.1 "Playing the Game", Half Damage.
    """
    require_whole("damage", damage, 0, MOST_DAMAGE)
    if saved:
        return damage // 2
    return damage


def _after_modifiers(
    damage: int, adjustment: int, resistances: int, vulnerabilities: int, immune: bool, threshold: int, steps: list[Step]
) -> int:
    """The damage that gets through, with a step for each change."""
    left = max(0, damage + adjustment)
    if adjustment != 0:
        steps.append({"step": "adjustment", "before": damage, "adjustment": adjustment, "after": left})
    if immune:
        steps.append({"step": "immune", "before": left, "after": 0})
        return 0
    if resistances > 0:
        steps.append({"step": "resistance", "before": left, "after": left // 2})
        left = left // 2
    if vulnerabilities > 0:
        steps.append({"step": "vulnerability", "before": left, "after": left * 2})
        left = left * 2
    if threshold > 0 and left < threshold:
        steps.append({"step": "under-threshold", "before": left, "threshold": threshold, "after": 0})
        return 0
    if threshold > 0:
        steps.append({"step": "meets-threshold", "before": left, "threshold": threshold, "after": left})
    return left


def damage_taken(
    damage: int,
    hit_points: int,
    adjustment: int = 0,
    resistances: int = 0,
    vulnerabilities: int = 0,
    immune: bool = False,
    threshold: int = 0,
    temporary: int = 0,
    maximum: int | None = None,
    critical: bool = False,
) -> DamageTaken:
    """What one instance of damage does to a character, in the order of the rules.

    `damage` is 0 to 9999; `adjustment` (bonuses and penalties together) within ±9999; `resistances`, `vulnerabilities` count
    sources, 0 to 20 (more than one changes nothing); `threshold` and `temporary` 0 to 9999; `maximum` 1 to 9999 (`hit_points`
    unless given, so give it at 0); `hit_points` 0 to `maximum`; otherwise ValueError. The threshold is compared with the damage
    after Resistance and Vulnerability. `critical` matters at 0 Hit Points only.

    Returns the `damage` that got through, the `temporary` and `hit_points` left, the `massive` damage that was left over at
    0 Hit Points, the death save `failures` it causes (damage at 0 Hit Points), and the `outcome`: "standing", "unconscious"
    or "dead". Source: SRD 5.2.1 "Playing the Game", Order of Application, Instant Death, Damage at 0 Hit Points and
    Temporary Hit Points, "Rules Glossary", Damage Threshold; SRD 5.1 "Combat".
    """
    if maximum is None:
        maximum = hit_points
    require_whole("damage", damage, 0, MOST_DAMAGE)
    require_whole("adjustment", adjustment, -MOST_DAMAGE, MOST_DAMAGE)
    require_whole("resistances", resistances, 0, MOST_SOURCES)
    require_whole("vulnerabilities", vulnerabilities, 0, MOST_SOURCES)
    require_whole("threshold", threshold, 0, MOST_DAMAGE)
    require_whole("temporary", temporary, 0, MOST_DAMAGE)
    require_whole("maximum", maximum, 1, MOST_DAMAGE)
    require_whole("hit_points", hit_points, 0, maximum)
    steps: list[Step] = [{"step": "rolled", "damage": damage}]
    through = _after_modifiers(damage, adjustment, resistances, vulnerabilities, immune, threshold, steps)
    absorbed = min(temporary, through)
    rest = through - absorbed
    if absorbed > 0:
        steps.append({"step": "temporary", "before": temporary, "absorbed": absorbed, "after": temporary - absorbed})
    lost = min(hit_points, rest)
    left = hit_points - lost
    massive = rest - lost
    if hit_points > 0:
        steps.append({"step": "hit-points", "before": hit_points, "lost": lost, "after": left})
    failures = 0
    outcome = "standing"
    if left == 0:
        outcome = "unconscious"
        if massive >= maximum:
            outcome = "dead"
            steps.append({"step": "massive", "massive": massive, "maximum": maximum})
        elif hit_points > 0:
            steps.append({"step": "falls", "massive": massive, "maximum": maximum})
        elif rest == 0:
            steps.append({"step": "no-failure"})
        elif critical:
            failures = 2
            steps.append({"step": "failures-critical", "failures": failures})
        else:
            failures = 1
            steps.append({"step": "failure", "failures": failures})
    return {
        "damage": through,
        "temporary": temporary - absorbed,
        "hit_points": left,
        "massive": massive,
        "failures": failures,
        "outcome": outcome,
        "steps": steps,
    }


def heal(hit_points: int, maximum: int, healing: int) -> Healed:
    """The Hit Points after healing, never above the maximum, and how many were regained.

    `maximum` is 1 to 9999, `hit_points` 0 to `maximum`, `healing` 0 to 9999; otherwise ValueError.
    Source: SRD 5.2.1 "Playing the Game", Healing; SRD 5.1 "Combat", Healing.
    """
    require_whole("maximum", maximum, 1, MOST_DAMAGE)
    require_whole("hit_points", hit_points, 0, maximum)
    require_whole("healing", healing, 0, MOST_DAMAGE)
    healed = min(maximum, hit_points + healing)
    return {"hit_points": healed, "regained": healed - hit_points}


def gain_temporary(has: int, gains: int) -> TemporaryChoice:
    """The choice when a creature with Temporary Hit Points gains more: keep the old or take the new, never the sum.

    Both are 0 to 9999; otherwise ValueError. Source: SRD 5.2.1 "Playing the Game", Temporary Hit Points, They Don't Stack.
    """
    require_whole("has", has, 0, MOST_DAMAGE)
    require_whole("gains", gains, 0, MOST_DAMAGE)
    return {"keep": has, "take": gains}
