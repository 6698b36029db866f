"""Initiative (SRD 5.2.1 "Rules Glossary", Initiative)."""

from __future__ import annotations

from .d20 import net_step, passive_score
from .domain import require_whole
from .shapes import Initiative, InitiativeOrder, Step

MOST_ROLLS = 100


def initiative_score(dexterity_modifier: int, advantages: int = 0, disadvantages: int = 0) -> int:
    """The fixed score a GM may use instead of an Initiative roll. 2024 only.

    It is reckoned as a passive score is. `dexterity_modifier` is −50 to 50, sources 0 to 20 each; otherwise ValueError.
    Source: SRD 5.2.1 "Rules Glossary", Initiative.
    """
    return passive_score(dexterity_modifier, advantages, disadvantages)


def initiative(dexterity_modifier: int, advantages: int = 0, disadvantages: int = 0) -> Initiative:
    """The Initiative `score` with its working. Arguments and source as for `initiative_score`. 2024 only."""
    base = passive_score(dexterity_modifier)
    score = initiative_score(dexterity_modifier, advantages, disadvantages)
    net = net_step(advantages, disadvantages)
    steps: list[Step] = [{"step": "base", "modifier": dexterity_modifier, "score": base}]
    steps.append({"step": net["step"], "change": score - base, "score": score})
    return {"score": score, "steps": steps}


def initiative_order(totals: list[int]) -> InitiativeOrder:
    """The order of turns: the positions in `totals` from the highest down, and the place of each total, 1 for the highest.

    Equal totals share a place and stand as they were given: who goes first is for the GM and the players to decide.
    There are 1 to 100 `totals`, each within ±100; otherwise ValueError.
    Source: SRD 5.2.1 "Playing the Game", Initiative Order and Ties; SRD 5.1 "Combat", Initiative.

    >>> initiative_order([9, 17, 9])["places"]
    [2, 1, 2]
    """
    require_whole("totals", len(totals), 1, MOST_ROLLS)
    places: list[int] = []
    for total in totals:
        require_whole("totals", total, -100, 100)
        place = 1
        for other in totals:
            if other > total:
                place += 1
        places.append(place)
    order: list[int] = []
    steps: list[Step] = []
    for place in range(1, len(totals) + 1):
        sharing: list[int] = []
        for position in range(len(totals)):
            if places[position] == place:
                sharing.append(position)
        order.extend(sharing)
        if len(sharing) > 1:
            steps.append({"step": "tie", "total": totals[sharing[0]], "count": len(sharing)})
    return {"order": order, "places": places, "steps": steps}
