"""Initiative (SRD 5.2.1 "Rules Glossary", Initiative)."""

from __future__ import annotations

from .d20 import passive_score


def initiative_score(dexterity_modifier: int, advantages: int = 0, disadvantages: int = 0) -> int:
    """The fixed score a GM may use instead of an Initiative roll. 2024 only.

    It is reckoned as a passive score is. `dexterity_modifier` is −50 to 50, sources 0 to 20 each; otherwise ValueError.
    Source: SRD 5.2.1 "Rules Glossary", Initiative.
    """
    return passive_score(dexterity_modifier, advantages, disadvantages)
