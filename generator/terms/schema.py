"""The shape of a termbase entry."""

from __future__ import annotations

from generator.records.schema import Id, Line, Model, Name


class TermNames(Model):
    """What one language calls a concept.

    `abbreviation` is the short form, `also` finds the concept, `avoid` is refused as its name in texts, `editions` holds the name an edition gave it,
    `forms` lists forms in texts that look like none of the names, `homonym` other concepts that share a name.
    `against_evidence` says why `preferred` is a name that no source we saw uses, although they have others.
    """

    preferred: Name
    abbreviation: Name | None = None
    also: list[Name] = []
    avoid: list[Name] = []
    editions: dict[str, Name] = {}
    forms: list[Name] = []
    homonym: list[Id] = []
    against_evidence: Line | None = None
    note: Line | None = None

    def name(self, edition: str | None = None) -> str:
        """Returns the name in `edition`, or the preferred one."""
        return self.editions.get(edition or "", self.preferred)
