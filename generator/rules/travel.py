"""Travel (SRD 5.2.1 "Playing the Game", Travel Pace; SRD 5.1 "Adventuring", Travel Pace)."""

from __future__ import annotations

from .domain import require_choice, require_whole

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
