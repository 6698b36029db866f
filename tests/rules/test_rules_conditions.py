"""What conditions do to attacks: the documents' words, condition by condition, against the effects in the records."""

# ruff: noqa: E501 (a case is a line)
from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from generator.project import Loader
from generator.records.effects import EFFECTS
from generator.reference.build import build_reference
from generator.reference.conditions import effects_of
from generator.rules import conditions
from generator.rules.conditions import attack_sources, attack_under_conditions

REFERENCE = build_reference(Loader(Path(__file__).parents[2]).load(), "en")
CONDITIONS = [record.id for record in REFERENCE.records.values() if record.kind == "condition"]


def having(names: str, edition: str) -> list[dict[str, Any]]:
    return [{"name": name, "effects": list(effects_of(REFERENCE.records, name, edition))} for name in names.split()]


def verdict(attacker: str, target: str, near: bool, edition: str) -> str:
    """One word for each thing that counts: +/- for Advantage and Disadvantage, then no, critical, half."""
    found = attack_sources(having(attacker, edition), having(target, edition), near)
    signs = "+" * found["advantages"] + "-" * found["disadvantages"]
    words = [signs, "" if found["possible"] else "no", "critical" if found["critical"] else "", "half" if found["halved"] else ""]
    return " ".join(word for word in words if word)


# SRD 5.2.1 "Rules Glossary" and SRD 5.1 "Conditions", each condition: as attacker; as target from within 5 feet; from farther away.
TABLE = {
    "blinded": ("-", "+", "+"),
    "charmed": ("no", "", ""),
    "deafened": ("", "", ""),
    "exhaustion": ("", "", ""),
    "frightened": ("-", "", ""),
    "grappled": ("-", "", ""),
    "incapacitated": ("no", "", ""),
    "invisible": ("+", "-", "-"),
    "paralyzed": ("no", "+ critical", "+"),
    "petrified": ("no", "+ half", "+ half"),
    "poisoned": ("-", "", ""),
    "prone": ("-", "+", "-"),
    "restrained": ("-", "+", "+"),
    "stunned": ("no", "+", "+"),
    "unconscious": ("no", "++ critical", "+-"),
}
ONLY_2014 = {"grappled": ("", "", "")}


def test_every_condition_is_in_the_table() -> None:
    assert sorted(TABLE) == sorted(CONDITIONS)


@pytest.mark.parametrize("edition", ["2024", "2014"])
@pytest.mark.parametrize("condition", TABLE)
def test_what_a_condition_does_to_an_attack(condition: str, edition: str) -> None:
    expected = {**TABLE, **(ONLY_2014 if edition == "2014" else {})}[condition]
    found = (verdict(condition, "", True, edition), verdict("", condition, True, edition), verdict("", condition, False, edition))
    assert found == expected


# Worked out by hand: sources of both kinds cancel, whatever their number (SRD 5.2.1 "Playing the Game", They Don't Stack).
@pytest.mark.parametrize(
    ("attacker", "target", "near", "net"),
    [
        ("prone", "prone", True, "none"),
        ("prone", "prone", False, "disadvantage"),
        ("invisible", "blinded", False, "advantage"),
        ("poisoned", "stunned", True, "none"),
        ("poisoned", "stunned paralyzed restrained", True, "none"),
        ("", "unconscious", True, "advantage"),
        ("", "unconscious", False, "none"),
        ("invisible", "invisible", True, "none"),
        ("frightened poisoned", "", True, "disadvantage"),
    ],
)
@pytest.mark.parametrize("edition", ["2024", "2014"])
def test_conditions_of_both_sides(attacker: str, target: str, near: bool, net: str, edition: str) -> None:
    result = attack_under_conditions(5, 16, "1d8+3", having(attacker, edition), having(target, edition), near, 0, edition)  # type: ignore[arg-type]
    assert result["net"] == net


def test_every_hit_on_a_paralyzed_target_is_critical() -> None:
    """2d8+3 is 12 on average, and 75 % of the attacks hit."""
    result = attack_under_conditions(5, 16, "1d8+3", [], having("paralyzed", "2024"))  # type: ignore[arg-type]
    assert (result["hit"], result["critical"], result["expected"]) == (0.75, 0.75, 9)


def test_a_petrified_target_takes_half_rounded_down() -> None:
    """A 1 deals 0, 2 and 3 deal 1, a 4 deals 2: 1 on average; a Critical Hit of 2d4 deals 2.25."""
    result = attack_under_conditions(5, 16, "1d4", [], having("petrified", "2024"))  # type: ignore[arg-type]
    assert result["mean_hit"] == 1
    assert result["mean_critical"] == 2.25
    assert result["expected"] == pytest.approx((0.75 - 0.0975) * 1 + 0.0975 * 2.25)


def test_who_cannot_attack_deals_nothing_and_is_told_why() -> None:
    result = attack_under_conditions(5, 16, "1d8+3", having("stunned", "2024"), [])  # type: ignore[arg-type]
    assert (result["hit"], result["critical"], result["miss"], result["expected"], result["distribution"]) == (0, 0, 0, 0, [])
    assert result["steps"] == [{"step": "no-actions", "condition": "stunned"}]


# SRD 5.2.1 "Rules Glossary", Exhaustion: −2 a level; SRD 5.1 "Conditions", Exhaustion: Disadvantage from level 3.
@pytest.mark.parametrize(("edition", "level", "needed", "net"), [("2024", 1, 13, "none"), ("2024", 3, 17, "none"), ("2014", 2, 11, "none"), ("2014", 3, 11, "disadvantage")])
def test_exhaustion_of_the_attacker(edition: str, level: int, needed: int, net: str) -> None:
    result = attack_under_conditions(5, 16, "1d8+3", exhaustion=level, edition=edition)
    assert (result["needed"], result["net"]) == (needed, net)


def test_the_rules_know_only_effects_that_records_can_have() -> None:
    """An id in generator/rules that no record can name would never count."""
    known = set(EFFECTS)
    lists = [value for name, value in vars(conditions).items() if name.isupper() and isinstance(value, list)]
    assert {effect for values in lists for effect in values} | {"attacked-advantage", "attacked-by-distance", "critical-near", "resistance-all"} <= known
