"""The lists of all concepts: the glossary of one language, and the names in all of them."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass

from markupsafe import Markup

from generator.collation import grouped
from generator.pages.text import TextRenderer
from generator.reference.build import NAMES_PATH
from generator.reference.model import Concept, Names, Reference, Text


@dataclass(frozen=True)
class Entry:
    """A concept as the glossary shows it."""

    concept: Concept
    here: bool  # explained here, for want of a page of its own
    names: Names
    other_names: tuple[str, ...]
    tag: str
    briefs: tuple[tuple[tuple[str, ...], Markup], ...]  # the editions that say so, and what they say


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


def glossary(reference: Reference, texts: Mapping[str, TextRenderer]) -> list[tuple[str, list[Entry]]]:
    """Returns every concept under the letters of the language's alphabet; `texts` renders those of each edition."""
    tags = kind_tags(reference.interface.ugettext)
    groups = grouped(reference.concepts.values(), lambda concept: _names(reference, concept).preferred, reference.language)
    return [(letter, [_entry(reference, texts, concept, tags) for concept in concepts]) for letter, concepts in groups]


def names_by_language(reference: Reference) -> tuple[list[str], list[Concept]]:
    """Returns the languages, the reader's first, and all concepts in the order of that one."""
    locales = [reference.locale, *(locale for locale in reference.languages if locale != reference.locale)]
    groups = grouped(reference.concepts.values(), lambda concept: _names(reference, concept).preferred, reference.language)
    return locales, [concept for _, concepts in groups for concept in concepts]


def _names(reference: Reference, concept: Concept) -> Names:
    return concept.names.get(reference.locale) or concept.names[reference.source_locale]


def _entry(reference: Reference, texts: Mapping[str, TextRenderer], concept: Concept, tags: dict[str, str]) -> Entry:
    names = _names(reference, concept)
    others = dict.fromkeys([*names.editions.values(), *names.also])
    others.pop(names.preferred, None)
    briefs: dict[Text, list[str]] = {}
    for edition, brief in concept.briefs.items():
        briefs.setdefault(brief, []).append(edition)
    said = tuple((tuple(editions), texts[editions[0]].inline(brief)) for brief, editions in briefs.items())
    return Entry(concept, concept.path.startswith(f"{NAMES_PATH}#"), names, tuple(others), tags.get(concept.kind, ""), said)
