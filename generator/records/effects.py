"""What conditions do, as ids that the records name: the page of conditions and the attack calculator are made from them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal, get_args

Aspect = Literal["movement", "attacks", "attacked", "checks", "saves", "actions", "speech", "other"]
EffectId = Literal[
    "speed-0",
    "no-movement",
    "crawl",
    "no-approach",
    "speed-falls-by-level",
    "speed-halved-by-level",
    "attacks-advantage",
    "attacks-advantage-unseen",
    "attacks-disadvantage",
    "attacks-disadvantage-in-sight",
    "attacks-disadvantage-others",
    "attacks-disadvantage-by-level",
    "no-attack-on-charmer",
    "attacked-advantage",
    "attacked-disadvantage",
    "attacked-disadvantage-unseen",
    "attacked-by-distance",
    "critical-near",
    "checks-disadvantage",
    "checks-disadvantage-in-sight",
    "checks-disadvantage-by-level",
    "checks-fail-sight",
    "checks-fail-hearing",
    "charmer-advantage",
    "initiative-advantage",
    "initiative-disadvantage",
    "d20-falls-by-level",
    "saves-fail",
    "saves-disadvantage-dexterity",
    "saves-disadvantage-by-level",
    "no-actions",
    "no-speech",
    "speech-falters",
    "no-sight",
    "no-hearing",
    "concealed",
    "not-seen",
    "unaware",
    "drops-held",
    "concentration-ends",
    "stone",
    "resistance-all",
    "immune-poisoned",
    "immune-poison-disease",
    "hit-points-halved-by-level",
    "deadly-at-last-level",
]


@dataclass(frozen=True)
class Effect:
    """Where an effect shows, and the terms that a text about it links."""

    aspects: tuple[Aspect, ...]
    terms: tuple[str, ...] = ()
    good: bool = False  # for the creature that has the condition


_ROLLS: tuple[Aspect, ...] = ("attacks", "checks", "saves")
EFFECTS: dict[EffectId, Effect] = {
    "speed-0": Effect(("movement",), ("speed",)),
    "no-movement": Effect(("movement",)),
    "crawl": Effect(("movement",), ("crawling",)),
    "no-approach": Effect(("movement",)),
    "speed-falls-by-level": Effect(("movement",), ("speed",)),
    "speed-halved-by-level": Effect(("movement",), ("speed",)),
    "attacks-advantage": Effect(("attacks",), ("attack-roll", "advantage"), good=True),
    "attacks-advantage-unseen": Effect(("attacks",), ("attack-roll", "advantage"), good=True),
    "attacks-disadvantage": Effect(("attacks",), ("attack-roll", "disadvantage")),
    "attacks-disadvantage-in-sight": Effect(("attacks",), ("attack-roll", "disadvantage")),
    "attacks-disadvantage-others": Effect(("attacks",), ("attack-roll", "disadvantage")),
    "attacks-disadvantage-by-level": Effect(("attacks",), ("attack-roll", "disadvantage")),
    "no-attack-on-charmer": Effect(("attacks",), ("target",)),
    "attacked-advantage": Effect(("attacked",), ("advantage",)),
    "attacked-disadvantage": Effect(("attacked",), ("attack-roll", "disadvantage"), good=True),
    "attacked-disadvantage-unseen": Effect(("attacked",), ("attack-roll", "disadvantage"), good=True),
    "attacked-by-distance": Effect(("attacked",), ("advantage",)),
    "critical-near": Effect(("attacked",), ("critical-hit",)),
    "checks-disadvantage": Effect(("checks",), ("ability-check", "disadvantage")),
    "checks-disadvantage-in-sight": Effect(("checks",), ("ability-check", "disadvantage")),
    "checks-disadvantage-by-level": Effect(("checks",), ("ability-check", "disadvantage")),
    "checks-fail-sight": Effect(("checks",), ("ability-check",)),
    "checks-fail-hearing": Effect(("checks",), ("ability-check",)),
    "charmer-advantage": Effect(("checks",), ("ability-check", "advantage")),
    "initiative-advantage": Effect(("checks",), ("initiative", "advantage"), good=True),
    "initiative-disadvantage": Effect(("checks",), ("initiative", "disadvantage")),
    "d20-falls-by-level": Effect(_ROLLS, ("d20-test",)),
    "saves-fail": Effect(("saves",), ("saving-throw", "strength", "dexterity")),
    "saves-disadvantage-dexterity": Effect(("saves",), ("saving-throw", "dexterity")),
    "saves-disadvantage-by-level": Effect(("saves",), ("saving-throw", "disadvantage")),
    "no-actions": Effect(("actions",), ("actions", "bonus-action", "reaction")),
    "no-speech": Effect(("speech",)),
    "speech-falters": Effect(("speech",)),
    "no-sight": Effect(("other",)),
    "no-hearing": Effect(("other",)),
    "concealed": Effect(("other",), good=True),
    "not-seen": Effect(("other",), good=True),
    "unaware": Effect(("other",)),
    "drops-held": Effect(("other",)),
    "concentration-ends": Effect(("other",), ("concentration",)),
    "stone": Effect(("other",)),
    "resistance-all": Effect(("other",), ("resistance",), good=True),
    "immune-poisoned": Effect(("other",), ("immunity", "poisoned"), good=True),
    "immune-poison-disease": Effect(("other",), ("immunity",), good=True),
    "hit-points-halved-by-level": Effect(("other",), ("hit-point-maximum",)),
    "deadly-at-last-level": Effect(("other",)),
}
"""Every effect by its id."""

ASPECTS: tuple[Aspect, ...] = get_args(Aspect)
MOOT: dict[str, tuple[str, ...]] = {"crawl": ("speed-0", "no-movement"), "attacks-disadvantage": ("no-actions",)}
"""Effects that mean nothing beside another one."""
