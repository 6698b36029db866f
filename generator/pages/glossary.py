"""The lists of all concepts: the glossary of one language, and the names in all of them."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from markupsafe import Markup

from generator.collation import grouped
from generator.pages.text import TextRenderer
from generator.reference.build import NAMES_PATH
from generator.reference.model import Concept, Names, Reference


@dataclass(frozen=True)
class Entry:
    """A concept as the glossary shows it."""

    concept: Concept
    here: bool  # explained here, for want of a page of its own
    names: Names
    other_names: tuple[str, ...]
    tag: str
    brief: Markup


def kind_tags(_: Callable[[str], str]) -> dict[str, str]:
    """Returns what the documents and we call the kinds of concepts; a plain rule, or a kind unknown here, has no tag."""
    return {
        "ability": _("Ability"),
        "action": _("Action"),
        "area-of-effect": _("Area of Effect"),
        "attitude": _("Attitude"),
        "class-feature": _("Class feature"),
        "coin": _("Coin"),
        "condition": _("Condition"),
        "damage-type": _("Damage type"),
        "gear": _("Equipment"),
        "hazard": _("Hazard"),
        "magic-item": _("Magic item"),
        "optional": _("Optional rule"),
        "property": _("Weapon property"),
        "size": _("Size"),
        "skill": _("Skill"),
        "spell": _("Spell"),
        "spell-component": _("Spell component"),
    }


def glossary(reference: Reference, text: TextRenderer) -> list[tuple[str, list[Entry]]]:
    """Returns every concept under the letters of the language's alphabet."""
    tags = kind_tags(reference.interface.ugettext)
    entries = [_entry(reference, text, concept, tags) for concept in reference.concepts.values()]
    return grouped(entries, lambda entry: text.name(entry.concept), reference.language)


def names_by_language(reference: Reference, text: TextRenderer) -> tuple[list[str], list[Concept]]:
    """Returns the languages, the reader's first, and all concepts in the order of that one."""
    locales = [reference.locale, *(locale for locale in reference.languages if locale != reference.locale)]
    groups = grouped(reference.concepts.values(), text.name, reference.language)
    return locales, [concept for _, concepts in groups for concept in concepts]


def _entry(reference: Reference, text: TextRenderer, concept: Concept, tags: dict[str, str]) -> Entry:
    names = concept.names.get(reference.locale) or Names(reference.locale, "")
    others = dict.fromkeys([*names.editions.values(), *names.also])
    others.pop(names.preferred, None)
    brief = text.inline(next(iter(concept.briefs.values())))
    return Entry(concept, concept.path.startswith(f"{NAMES_PATH}#"), names, tuple(others), tags.get(concept.kind, ""), brief)
