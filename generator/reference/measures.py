"""Writes figures, measures and rolls as a language does (CLDR through Babel)."""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import cache

from babel.numbers import format_decimal, format_percent
from babel.support import NullTranslations
from babel.units import format_unit

from generator.languages import Language
from generator.rules.measures import feet_to_metres, feet_to_squares, miles_to_kilometres, pounds_to_kilograms

MINUS = "\u2212"


@dataclass(frozen=True)
class Measure:
    """One measure in the units a reader can choose; `squares` is None where it is no whole number of them."""

    imperial: str
    metric: str
    squares: str | None


class Figures:
    """Formats for one language."""

    def __init__(self, locale: str, language: Language, interface: NullTranslations) -> None:
        self.locale, self.language, self.interface = locale, language, interface
        self.measure = cache(self._measure)

    def number(self, value: float) -> str:
        """Returns `value` with the language's separators, at most 4 decimals."""
        text = format_decimal(abs(value), format="#,##0.####", locale=self.locale)
        return f"{MINUS}{text}" if value < 0 else text

    def signed(self, value: float) -> str:
        """Returns `value` with its sign, also +0."""
        return self.number(value) if value < 0 else f"+{self.number(value)}"

    def percent(self, value: float) -> str:
        """Returns the share `value` (0 to 1) in percent, with at most 2 decimals."""
        return format_percent(round(value, 4), locale=self.locale, decimal_quantization=False)

    def in_form(self, value: object, form: str) -> str:
        """Returns a figure in the form a placeholder asks for: `+` with its sign, `%` as a percentage, else as it is."""
        if isinstance(value, bool) or not isinstance(value, (int, float)):
            return str(value)
        if form == "%":
            return self.percent(value)
        return self.signed(value) if form == "+" else self.number(value)

    def span(self, low: float, high: float) -> str:
        """Returns `low` to `high`, or the one number if they are equal."""
        return self.number(low) if low == high else f"{self.number(low)}–{self.number(high)}"

    def dice(self, notation: str) -> str:
        """Returns a roll such as 2d6-1 in the language's notation."""
        return re.sub(r"(?<=\d)d(?=\d)|^d(?=\d)", self.language.die, notation).replace("-", MINUS)

    def _measure(self, scheme: str, value: float) -> Measure:
        """Returns `value` feet (ft), miles (mi) or pounds (lb) in words, with its metric counterpart."""
        if scheme == "ft":
            metric = self._unit(feet_to_metres(value), "length-meter", "short")
            squares = feet_to_squares(value)
            return Measure(self._imperial(value, "length-foot", metric), metric, None if squares is None else self._squares(squares))
        if scheme == "mi":
            metric = self._unit(miles_to_kilometres(value), "length-kilometer", "short")
            return Measure(self._imperial(value, "length-mile", metric), metric, None)
        metric = self._unit(pounds_to_kilograms(value), "mass-kilogram", "short")
        return Measure(self._imperial(value, "mass-pound", metric), metric, None)

    def _imperial(self, value: float, unit: str, metric: str) -> str:
        if self.language.metric_beside:
            return f"{self._unit(value, unit, 'short')} ({metric})"
        return self._unit(value, unit, "long")

    def _unit(self, value: float, unit: str, length: str) -> str:
        text = format_unit(value, unit, length, format="#,##0.##", locale=self.locale)  # type: ignore[arg-type]
        return text.replace(" ", "\u00a0")

    def _squares(self, count: int) -> str:
        text = self.interface.ungettext("%(count)s square", "%(count)s squares", count)
        return (text % {"count": self.number(count)}).replace(" ", "\u00a0", 1)
