"""The checks every rule makes of its arguments. Not rules themselves, so not in `FUNCTIONS`."""

from __future__ import annotations


def require_whole(name: str, value: float, low: int, high: int) -> None:
    """Raise ValueError unless `value` is a whole number from `low` to `high`."""
    if value // 1 != value or value < low or value > high:
        raise ValueError(name + " must be a whole number from " + str(low) + " to " + str(high))


def require_choice(name: str, value: str, choices: list[str]) -> None:
    """Raise ValueError unless `value` is one of `choices`."""
    if value not in choices:
        raise ValueError(name + " must be one of: " + ", ".join(choices))


def require_edition(edition: str) -> None:
    """Raise ValueError unless `edition` is "2024" or "2014"."""
    require_choice("edition", edition, ["2024", "2014"])
