"""Data files for term cards and for the search; scripts, because a page opened from a folder cannot fetch."""

from __future__ import annotations

import json
from typing import Any

from generator.pages.text import TextRenderer
from generator.reference.model import Concept, Names, Reference
from generator.search.folding import fold_table
from generator.search.keys import forms, initials, readings
from generator.search.texts import folded_texts


def script(callback: str, data: Any) -> str:
    text = json.dumps(data, ensure_ascii=False, separators=(",", ":"), sort_keys=True)
    return f"PolyglotSRD.{callback}({text});\n".replace("\u2028", "\\u2028").replace("\u2029", "\\u2029")


def terms_script(reference: Reference, text: TextRenderer) -> str:
    """Returns the script with each concept's card: n name, e English name, a abbreviation, b a sentence (one for all editions or one each), l its language."""
    return script("terms", {concept.id: _card(reference, text, concept) for concept in reference.concepts.values()})


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
    """Returns the script with the folding table and each concept: [name, English name, address, [other names in this language], id,
    [short forms], [names in other languages], [forms in texts, and readings], [initial consonants]]."""
    written = forms(reference)
    rows = []
    for concept in sorted(reference.concepts.values(), key=lambda c: (not c.is_record, c.id)):
        own = concept.names.get(reference.locale)
        names = _all_names(own) if own else []
        foreign = [name for locale, found in concept.names.items() if locale != reference.locale for name in _all_names(found)]
        extra = [*written.get(concept.id, []), *readings(names, reference.language.script)]
        heads = [head for name in names if len(head := initials(name)) > 1]
        rows.append(
            [text.name(concept), text.english(concept), concept.path, names, concept.id, _short_forms(concept), *_new(names, foreign, extra), heads]
        )
    calculator = reference.interface.ugettext("Calculators")
    for key, found in reference.calculators.items():
        rows.append([found.name, "", f"calculator/{key}.html", [f"{calculator}: {found.name}"], f"calculator/{key}", [], [], [], []])
    return script("names", {"fold": fold_table(), "rows": rows})


def texts_script(reference: Reference, text: TextRenderer) -> str:
    """Returns the script with the folded text of each record."""
    return script("texts", folded_texts(reference, text))


def _new(known: list[str], *lists: list[str]) -> list[list[str]]:
    """Returns the lists without what one before them has."""
    seen = set(known)
    found = []
    for names in lists:
        found.append([name for name in dict.fromkeys(names) if name not in seen])
        seen |= set(names)
    return found


def _all_names(names: Names) -> list[str]:
    return list(dict.fromkeys([names.preferred, *names.editions.values(), *names.also]))


def _short_forms(concept: Concept) -> list[str]:
    return sorted({names.abbreviation for names in concept.names.values() if names.abbreviation})
