"""What names are found by besides themselves."""

from __future__ import annotations

from generator.search.keys import initials, readings


def test_chinese_has_traditional_characters_and_pinyin() -> None:
    assert readings(["攻击检定"], "Han") == ["攻擊檢定", "gong ji jian ding"]
    assert readings(["先攻"], "Han") == ["xian gong"]


def test_names_as_a_latin_keyboard_types_them() -> None:
    assert readings(["Спасбросок"], "Cyrillic") == ["cgfc,hjcjr"]
    assert readings(["내성 굴림"], "Hangul") == ["sotjd rnffla"]
    assert readings(["Saving Throw"], "Latin") == []


def test_korean_initial_consonants() -> None:
    assert initials("내성 굴림") == "ㄴㅅㄱㄹ"
    assert initials("AC") == ""
