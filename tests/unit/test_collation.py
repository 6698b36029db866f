"""Names in the order of each language's dictionaries, under its letters. The lists were compared with ICU's collators."""

from __future__ import annotations

import unicodedata

import pytest
from hypothesis import given
from hypothesis import strategies as st

from generator.collation import OTHERS, collation, grouped
from generator.languages import Language
from generator.project import Project

GOLDEN = {
    "en": "A: Ability Check, Acid, Armor Class, Attack; C: Cantrip, Constitution; E: Éclair, Effect; Z: Zone; #: 2d6",
    # Letters first: a ă â, d đ, e ê, o ô ơ, u ư; then tones: level, huyền, hỏi, ngã, sắc, nặng; each syllable before the next.
    "vi": "A: An toàn, Axit; Ă: Ăn mòn; Â: Âm thanh; B: Bà, Bám, Bạn bè, Băng, Bất tỉnh, Bẩy; D: Dao găm, Du mục; Đ: Đá, Đòn; "
    "E: Em; Ê: Ếch; H: Hoa, Hòa, Hỏa, Hõa, Hóa, Họa, Hoàn; O: Oán; Ô: Ổ; Ơ: Ơn; U: Uốn; Ư: Ước; #: 20 tự nhiên",
    # Thai vowels that are written before a consonant come after it.
    "th": "ก: กก, กรด, การ, เกม, เกราะ, แก้ว, โกหก, ไกล; ข: ขวาน, ไข่; ค: คาถา, เคลื่อน, โคม; ร: แรง; ห: หอก, เห็น, ไหล; #: d20",
    # ё stands with е, й is a letter.
    "ru": "А: Атака; Е: Ев, Ёж, Езда; И: Игра; Й: Йод; К: Клинок, Ключ; Т: Темно, Тёмно, Темнота; Ш: Шар; Щ: Щит; #: 0 хитов, D20",
    # By jamo: doubled consonants after the plain one, a syllable before those that it begins.
    "ko": "ㄱ: 가속, 각, 강타, 거리, 공격, 까마귀; ㄴ: 나이; ㄷ: 단검, 대상, 따옴표; ㅅ: 사거리, 쌍수; ㅇ: 아군; ㅎ: 행동; #: d20 판정",
    "zh": "A: AC, 暗器; B: 不省人事; C: 长弓, 长剑; D: d20检定, 弹药; J: 检定, 箭; L: 力量; S: 随从; X: 行动; Z: 重击; #: 20",
}


@pytest.mark.parametrize("golden", GOLDEN)
def test_the_order_of_each_language(project: Project, golden: str) -> None:
    """Whatever order the names come in, they stand under the letters of the alphabet as a dictionary has them."""
    wanted = [(heading, names.split(", ")) for heading, names in (group.split(": ") for group in GOLDEN[golden].split("; "))]
    names = [name for _, group in wanted for name in group]
    language = project.locales[golden].language
    assert grouped(reversed(names), str, language) == wanted
    decomposed = grouped([unicodedata.normalize("NFD", name) for name in names], str, language)
    assert [unicodedata.normalize("NFC", name) for _, group in decomposed for name in group] == names


def test_every_name_stands_under_one_letter(project: Project, locale: str) -> None:
    """Along the sorted names of the project the letters follow each other, none comes twice."""
    files = project.locales[locale]
    names = [entry.preferred for entry in files.terms.values()] or [record.record.name for record in project.records.values()]
    order = collation(files.language)
    headings = [heading for heading in map(order.heading, sorted(names, key=order.key)) if heading != OTHERS]
    changes = [heading for before, heading in zip(["", *headings], headings, strict=False) if heading != before]
    assert len(changes) == len(set(changes)) > 10


@pytest.mark.parametrize(
    ("script", "letters", "names"),
    [
        ("Latin", "", ["Adam", "Áron", "Beata", "Łuk", "Mag"]),
        ("Latin", "A Ą B C Ć D E Ę L Ł", ["Adam", "Ala", "Ąż", "Cz", "Ćma", "Luty", "Łan"]),
        ("Latin", "C Č D H CH I", ["Cena", "Čas", "Dar", "Had", "Hra", "Chata", "Ikona"]),
        ("Latin", "X Y Z Å Ä Ö", ["Y", "Z", "Åre", "Ärla", "Ö"]),
        ("Other", "", ["Άλφα", "Βήτα", "Γη"]),
        ("Han", "", ["あ", "い", "一"]),
    ],
    ids=["no letters", "Polish", "Czech", "Swedish", "Greek", "Japanese"],
)
def test_other_languages(script: str, letters: str, names: list[str]) -> None:
    """Without letters a language has the order of Unicode; with them, marked and double letters stand where its alphabet has them."""
    language = Language.model_validate({"tag": "xx", "name": "X", "english": "X", "script": script, "letters": letters})
    assert [name for _, group in grouped(sorted(names), str, language) for name in group] == names


def test_languages_do_not_disturb_each_other(project: Project) -> None:
    """What Vietnamese changes in the order of Unicode holds for Vietnamese alone."""
    names = ["az", "ăa"]
    for locale, wanted in (("vi", ["az", "ăa"]), ("en", ["ăa", "az"]), ("vi", ["az", "ăa"])):
        assert [name for _, group in grouped(names, str, project.locales[locale].language) for name in group] == wanted


@given(st.text(min_size=1))
def test_any_text_can_be_sorted(project: Project, text: str) -> None:
    """Whatever somebody writes as a name has a place and a heading of one letter."""
    for locale in ("vi", "th", "ko", "zh"):
        ((heading, (name,)),) = grouped([text], str, project.locales[locale].language)
        assert name == text
        assert heading.strip()
