"""What the script says on its own, for every calculator; the names in braces are filled in by the browser."""

from __future__ import annotations

from collections.abc import Callable, Mapping


def script_messages(_: Callable[[str], str]) -> Mapping[str, str]:
    """The messages of the calculators' scripts (site_overrides/assets/js) in the language of `_`, by key."""
    return {
        "whole": _("{label} must be a whole number from {min} to {max}."),
        "decimal": _("{label} must be a number from {min} to {max}."),
        "at-most": _("{label} must not be above “{other}” ({max})."),
        "dice": _("{label} must be a roll such as {example}: at most {dice} dice, each with {low} to {high} sides."),
        "roster": _("{label}: each line needs a name and a whole number from {min} to {max}."),
        "invalid": _("Correct the marked fields to see the result."),
        "copied": _("Link copied."),
        "copy-by-hand": _("Copy this link:"),
        "yes": _("yes"),
        "no": _("no"),
        "plot-table": _("These numbers as a table"),
        "plot-summary": _("Highest point: {x}, {y}."),
    }
