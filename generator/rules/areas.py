"""Areas of effect (SRD 5.2.1 "Rules Glossary", Area of Effect; SRD 5.1 "Spellcasting", Areas of Effect)."""

from __future__ import annotations

from .domain import require_whole

FARTHEST = 1000


def cone_width(distance: int) -> int:
    """How wide a Cone is at a distance from its point of origin, in feet: as wide as the distance.

    `distance` is 0 to 1000 feet; otherwise ValueError.
    Source: SRD 5.2.1 "Rules Glossary", Cone; SRD 5.1 "Spellcasting", Cone.
    """
    require_whole("distance", distance, 0, FARTHEST)
    return distance
