"""Data files for term cards and for the search in names; scripts, because a page opened from a folder cannot fetch."""

from __future__ import annotations

import json
from typing import Any

from generator.pages.text import TextRenderer
from generator.reference.model import Concept, Reference


def _script(callback: str, data: Any) -> str:
    text = json.dumps(data, ensure_ascii=False, separators=(",", ":"), sort_keys=True)
    return f"PolyglotSRD.{callback}({text});\n".replace("\u2028", "\\u2028").replace("\u2029", "\\u2029")


def terms_script(reference: Reference, text: TextRenderer) -> str:
    """Returns the script with each concept's card: n name, e English name, a abbreviation, b a sentence (one for all editions or one each), l its language."""
    return _script("terms", {concept.id: _card(reference, text, concept) for concept in reference.concepts.values()})


def _card(reference: Reference, text: TextRenderer, concept: Concept) -> dict[str, Any]:
    briefs = {edition: text.plain(brief) for edition, brief in concept.briefs.items()}
    same = len(set(briefs.values())) == 1
    card: dict[str, Any] = {"n": text.name(concept), "e": text.english(concept), "b": next(iter(briefs.values())) if same else briefs}
    if (names := concept.names.get(reference.locale)) and names.abbreviation:
        card["a"] = names.abbreviation
    if not all(brief.translated for brief in concept.briefs.values()):
        card["l"] = reference.languages[reference.source_locale].tag
    return card


def names_script(reference: Reference, text: TextRenderer) -> str:
    """Returns the script with each concept's names: [name, English name, address, [other names in any language], id, [short forms in any language]]."""
    rows = [
        [text.name(concept), text.english(concept), concept.path, _other_names(reference, concept), concept.id, _short_forms(concept)]
        for concept in sorted(reference.concepts.values(), key=lambda c: (not c.is_record, c.id))
    ]
    return _script("names", rows)


def _other_names(reference: Reference, concept: Concept) -> list[str]:
    names: dict[str, None] = {}
    for locale in [reference.locale, *concept.names]:
        if found := concept.names.get(locale):
            names.update(dict.fromkeys([*found.editions.values(), *found.also, found.preferred]))
    return list(names)


def _short_forms(concept: Concept) -> list[str]:
    return sorted({names.abbreviation for names in concept.names.values() if names.abbreviation})
