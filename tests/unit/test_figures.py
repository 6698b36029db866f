"""Figures, measures and rolls as each language writes them."""

from __future__ import annotations

import pytest

from generator.project import Project
from generator.reference.measures import Figures


@pytest.fixture
def figures(project: Project, locale: str) -> Figures:
    files = project.locales[locale]
    return Figures(locale, files.language, files.catalog.interface)


DECIMAL = {"en": "1,000.5", "vi": "1.000,5", "th": "1,000.5", "ru": "1\u00a0000,5", "ko": "1,000.5", "zh": "1,000.5"}
FEET = {"en": "30\u00a0feet", "vi": "30\u00a0ft (9\u00a0m)", "th": "30\u00a0ฟุต", "ru": "30\u00a0футов", "ko": "30피트", "zh": "30英尺"}


def test_numbers(figures: Figures, locale: str) -> None:
    """Separators are the language's, signs are typographic."""
    assert figures.number(1000.5) == DECIMAL[locale]
    assert (figures.signed(0), figures.signed(3), figures.signed(-3)) == ("+0", "+3", "\u22123")
    assert figures.span(2, 3) == "2–3"
    assert figures.span(1, 1) == "1"


def test_measures(figures: Figures, locale: str) -> None:
    """5 feet are 1.5 m and a square; what is no whole square has none."""
    assert figures.measure("ft", 30).imperial == FEET[locale]
    for feet, metres in ((5, 1.5), (30, 9), (60, 18)):
        assert figures.measure("ft", feet).metric.startswith(figures.number(metres))
    assert figures.measure("ft", 5).squares is not None
    assert figures.measure("ft", 7).squares is None


def test_russian_plurals(project: Project) -> None:
    """1 фут, 2 фута, 5 футов."""
    files = project.locales["ru"]
    figures = Figures("ru", files.language, files.catalog.interface)
    assert [figures.measure("ft", n).imperial for n in (1, 2, 5)] == ["1\u00a0фут", "2\u00a0фута", "5\u00a0футов"]


def test_dice(figures: Figures, locale: str) -> None:
    """Russian rolls к, the others d."""
    assert figures.dice("2d6-1") == ("2к6\u22121" if locale == "ru" else "2d6\u22121")
