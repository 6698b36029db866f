"""The conditions at a glance: what each does to its creature, as short texts made from the effects in the records."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from markupsafe import Markup

from generator.calculators.view import ConditionOption
from generator.collation import collation
from generator.markup.placeholders import fill
from generator.pages.text import TextRenderer
from generator.records.effects import ASPECTS, EFFECTS, Aspect, EffectId
from generator.reference.conditions import effects_of, view_in
from generator.reference.model import Reference, Text
from generator.rules.conditions import NEAR
from generator.rules.exhaustion import DEADLY, exhaustion_effects


@dataclass(frozen=True)
class ConditionRow:
    """A condition in one edition; `cells` holds for each aspect its texts, each good for the creature or not."""

    id: str
    includes: tuple[str, ...]
    cells: tuple[tuple[Aspect, tuple[tuple[Markup, bool], ...]], ...]


def aspect_names(_: Callable[[str], str]) -> dict[Aspect, str]:
    """The heads of the columns in the language of `_`."""
    return {
        "movement": _("Movement"),
        "attacks": _("Your attacks"),
        "attacked": _("Attacks against you"),
        "checks": _("Checks"),
        "saves": _("Saves"),
        "actions": _("Actions"),
        "speech": _("Speech"),
        "other": _("Also"),
    }


def effect_texts(_: Callable[[str], str]) -> dict[EffectId, str]:
    """What each effect is called in the language of `_`; the figures in braces come from the rules."""
    advantage, disadvantage = _("Advantage"), _("Disadvantage")
    from_level = _("Disadvantage from level {level}")
    return {
        "speed-0": _("Speed 0"),
        "no-movement": _("You cannot move"),
        "crawl": _("Only crawling, until you stand up"),
        "no-approach": _("Not closer to the source of fear"),
        "speed-falls-by-level": _("Speed lower by [](ft:{feet}) for each level"),
        "speed-halved-by-level": _("Speed halved from level {half}, 0 from level {zero}"),
        "attacks-advantage": advantage,
        "attacks-advantage-unseen": _("Advantage, if the target cannot see you"),
        "attacks-disadvantage": disadvantage,
        "attacks-disadvantage-in-sight": _("Disadvantage while the source of fear is in sight"),
        "attacks-disadvantage-others": _("Disadvantage, except against the grappler"),
        "attacks-disadvantage-by-level": from_level,
        "no-attack-on-charmer": _("Not against whoever charmed you"),
        "attacked-advantage": advantage,
        "attacked-disadvantage": disadvantage,
        "attacked-disadvantage-unseen": _("Disadvantage, if the attacker cannot see you"),
        "attacked-by-distance": _("Advantage from within [](ft:{near}), Disadvantage from farther away"),
        "critical-near": _("A hit from within [](ft:{near}) is a Critical Hit"),
        "checks-disadvantage": disadvantage,
        "checks-disadvantage-in-sight": _("Disadvantage while the source of fear is in sight"),
        "checks-disadvantage-by-level": from_level,
        "checks-fail-sight": _("You fail those that need sight"),
        "checks-fail-hearing": _("You fail those that need hearing"),
        "charmer-advantage": _("Whoever charmed you has Advantage on those to deal with you"),
        "initiative-advantage": _("Advantage on Initiative"),
        "initiative-disadvantage": _("Disadvantage on Initiative"),
        "d20-falls-by-level": _("{penalty:+} for each level"),
        "saves-fail": _("You fail Strength and Dexterity saves"),
        "saves-disadvantage-dexterity": _("Disadvantage on Dexterity saves"),
        "saves-disadvantage-by-level": from_level,
        "no-actions": _("No actions, Bonus Actions or Reactions"),
        "no-speech": _("You cannot speak"),
        "speech-falters": _("You speak only falteringly"),
        "no-sight": _("You see nothing"),
        "no-hearing": _("You hear nothing"),
        "concealed": _("Effects that need to see you do not affect you"),
        "not-seen": _("Seen only with magic or a special sense"),
        "unaware": _("You notice nothing around you"),
        "drops-held": _("You drop what you hold"),
        "concentration-ends": _("Your Concentration ends"),
        "stone": _("You are stone or the like"),
        "resistance-all": _("Resistance to all damage"),
        "immune-poisoned": _("Immunity to the Poisoned condition"),
        "immune-poison-disease": _("Immunity to poison and disease"),
        "hit-points-halved-by-level": _("Hit Point maximum halved from level {hit_points}"),
        "deadly-at-last-level": _("Death at level {deadly}"),
    }


def condition_rows(reference: Reference, text: TextRenderer, edition: str) -> list[ConditionRow]:
    """Returns every condition that an edition has, in the order of its chapter."""
    return [
        ConditionRow(
            record.id,
            view.includes,
            tuple((aspect, _cell(reference, text, record.id, edition, aspect)) for aspect in ASPECTS),
        )
        for chapter in reference.chapters.values()
        for record in (reference.records[key] for key in chapter.records)
        if record.kind == "condition" and (view := view_in(record, edition))
    ]


def condition_options(reference: Reference, text: TextRenderer) -> list[ConditionOption]:
    """Returns every condition as the calculators offer it, by name."""
    options = []
    for record in reference.records.values():
        if record.kind == "condition":
            effects = {edition: tuple(effects_of(reference.records, record.id, edition)) for edition in reference.editions}
            texts = {effect: effect_text(reference, text, effect, edition) for edition, found in effects.items() for effect in found}
            options.append(ConditionOption(record.id, text.name(reference.concepts[record.id]), effects, texts))
    order = collation(reference.language)
    return sorted(options, key=lambda option: order.key(option.name))


def _cell(reference: Reference, text: TextRenderer, condition: str, edition: str, aspect: Aspect) -> tuple[tuple[Markup, bool], ...]:
    effects = [effect for effect in effects_of(reference.records, condition, edition) if aspect in EFFECTS[effect].aspects]
    return tuple((effect_text(reference, text, effect, edition), EFFECTS[effect].good) for effect in effects)


def effect_text(reference: Reference, text: TextRenderer, effect: EffectId, edition: str) -> Markup:
    """Returns an effect's text with its figures; those of Exhaustion are the edition's."""
    values = {"near": NEAR, **_figures_of_exhaustion(effect, edition)}
    return text.inline(Text(fill(effect_texts(reference.interface.ugettext)[effect], values, text.figures.in_form)))


def _figures_of_exhaustion(effect: EffectId, edition: str) -> dict[str, int]:
    speed = 60  # feet; any that every level leaves a half or a difference of

    def first(changed: Callable[[int], bool]) -> int:
        return next((level for level in range(1, DEADLY + 1) if changed(level)), DEADLY)

    kind = effect.split("-")[0].removesuffix("s")
    left = {level: exhaustion_effects(level, speed, edition)["speed"] for level in range(DEADLY + 1)}
    return {
        "feet": left[0] - left[1],
        "penalty": -exhaustion_effects(1, speed, edition)["penalty"],
        "half": first(lambda level: left[level] <= speed // 2),
        "zero": first(lambda level: left[level] == 0),
        "level": first(lambda level: kind in exhaustion_effects(level, speed, edition)["disadvantage"]),
        "hit_points": first(lambda level: bool(exhaustion_effects(level, speed, edition)["halved"])),
        "deadly": DEADLY,
    }
