"""The place of Vietnamese tone marks."""

import pytest

from generator.lint.tone_marks import OLD_PLACE, check


@pytest.mark.parametrize(
    ("new", "old"),
    [("hoà", "hòa"), ("khoẻ", "khỏe"), ("thuỷ", "thủy"), ("Hoá", "Hóa"), ("hoạ", "họa"), ("UỶ", "ỦY")],
)
def test_the_mark_stands_on_the_first_vowel(small, new, old):
    small.translate("vi", "A text", f"đá {new} x")
    (found,) = small.findings(check)
    assert found.fix == f"write {old}"
    small.translate("vi", "A text", f"đá {old} x")
    assert small.findings(check) == []


@pytest.mark.parametrize("word", ["quý", "quỷ", "hoàn", "thoát", "khoảng", "xoèn", "huỳnh", "khuỷu", "toán"])
def test_other_syllables_are_left_alone(small, word):
    small.translate("vi", "A text", word)
    assert small.findings(check) == []


def test_other_languages_are_not_asked(small):
    small.translate("ru", "A text", "hoà")
    assert small.findings(check) == []


def test_the_table_has_three_pairs_and_five_tones():
    assert len(OLD_PLACE) == 15
    assert OLD_PLACE["oà"] == "òa"
