"""Travel (SRD 5.2.1 "Playing the Game", Travel Pace; SRD 5.1 "Adventuring", Travel Pace)."""

from __future__ import annotations

from .domain import require_choice, require_edition, require_whole
from .shapes import Journey, Step

PACES = ["fast", "normal", "slow"]
_FEET_A_MINUTE = [400, 300, 200]
_MILES_AN_HOUR = [4, 3, 2]
_MILES_A_DAY = [30, 24, 18]


def _at_pace(pace: str, figures: list[int]) -> int:
    require_choice("pace", pace, PACES)
    for rank in range(len(PACES)):
        if PACES[rank] == pace:
            return figures[rank]
    return 0


def travel_feet(pace: str, minutes: int) -> int:
    """The feet covered in some minutes (0 to 60) at a "fast", "normal" or "slow" pace; otherwise ValueError.

    Source: SRD 5.2.1 "Playing the Game", Travel Pace; SRD 5.1 "Adventuring", Travel Pace.
    """
    require_whole("minutes", minutes, 0, 60)
    return minutes * _at_pace(pace, _FEET_A_MINUTE)


def travel_miles(pace: str, hours: int) -> int:
    """The miles covered in some hours (0 to 24) at a "fast", "normal" or "slow" pace; otherwise ValueError.

    Source: SRD 5.2.1 "Playing the Game", Travel Pace; SRD 5.1 "Adventuring", Travel Pace.
    """
    require_whole("hours", hours, 0, 24)
    return hours * _at_pace(pace, _MILES_AN_HOUR)


def travel_day(pace: str) -> int:
    """The miles covered in a day at a "fast", "normal" or "slow" pace; otherwise ValueError.

    Source: SRD 5.2.1 "Playing the Game", Travel Pace; SRD 5.1 "Adventuring", Travel Pace.
    """
    return _at_pace(pace, _MILES_A_DAY)


def journey(pace: str, days: int = 0, hours: int = 0, gallop: bool = False, edition: str = "2024") -> Journey:
    """The `miles` of a journey of whole days, single hours and, if `gallop`, one more hour on galloping mounts.

    A day is that of the documents' table, not 8 single hours. The gallop doubles the chosen pace in 2024 and the fast pace
    in 2014. `days` is 0 to 365, `hours` 0 to 24, `pace` "fast", "normal" or "slow"; otherwise ValueError.
    Source: SRD 5.2.1 "Playing the Game", Travel Pace; SRD 5.1 "Adventuring", Travel Pace and Mounts and Vehicles.
    """
    require_whole("days", days, 0, 365)
    require_edition(edition)
    in_days = days * travel_day(pace)
    in_hours = travel_miles(pace, hours)
    steps: list[Step] = [{"step": "days", "count": days, "each": travel_day(pace), "miles": in_days}]
    steps.append({"step": "hours", "count": hours, "each": travel_miles(pace, 1), "miles": in_hours})
    extra = 0
    if gallop:
        doubled = pace
        if edition == "2014":
            doubled = "fast"
        extra = 2 * travel_miles(doubled, 1)
        steps.append({"step": "gallop-" + edition, "each": travel_miles(doubled, 1), "miles": extra})
    miles = in_days + in_hours + extra
    steps.append({"step": "total", "miles": miles})
    return {"miles": miles, "steps": steps}
