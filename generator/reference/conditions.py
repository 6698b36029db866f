"""What a condition does in all, with the conditions that it includes."""

from __future__ import annotations

from collections.abc import Mapping

from generator.records.effects import MOOT, EffectId
from generator.reference.model import EditionView, RecordView


def effects_of(records: Mapping[str, RecordView], condition: str, edition: str) -> list[EffectId]:
    """Returns the effects of a condition and of those that it includes, each once and without those that mean nothing beside another."""
    found = _collect(records, condition, edition, set())
    return [effect for effect in found if not set(MOOT.get(effect, ())) & set(found)]


def view_in(record: RecordView, edition: str) -> EditionView | None:
    """Returns a record's text in an edition, or None if that edition has no such rule."""
    return next((view for view in record.editions if edition in view.editions), None)


def _collect(records: Mapping[str, RecordView], condition: str, edition: str, seen: set[str]) -> list[EffectId]:
    seen.add(condition)
    view = view_in(records[condition], edition)
    if view is None:
        return []
    others = [effect for other in view.includes if other not in seen for effect in _collect(records, other, edition, seen)]
    return list(dict.fromkeys([*view.effects, *others]))
