"""Folding: what a searcher takes for the same letter, and what not."""

from __future__ import annotations

import unicodedata

import pytest
from hypothesis import given
from hypothesis import strategies as st

from generator.search.folding import fold, fold_table


@pytest.mark.parametrize(
    ("first", "second"),
    [
        ("Ослеплённый", "ослепленный"),
        ("Địa hình khó", "dia hinh kho"),
        ("hòa hợp", "hoà hợp"),
        ("ＡＣ　１５", "ac 15"),
        ("ข้าว", "ขาว"),
        ("แอ็กชัน", "แอกชัน"),
        (unicodedata.normalize("NFD", "은신 행동"), "은신 행동"),
        (unicodedata.normalize("NFD", "спасбросок й"), "спасбросок й"),
        ("don’t—stop", "don t stop"),
        ("저항과", "ㅈㅓㅎㅏㅇㄱㅗㅏ"),
    ],
)
def test_the_same_to_a_searcher(first: str, second: str) -> None:
    assert fold(first) == fold(second)


@pytest.mark.parametrize(("first", "second"), [("мой", "мои"), ("กิน", "กน"), ("น้ำ", "นา"), ("가", "까"), ("法术", "法書")])
def test_not_the_same_to_a_searcher(first: str, second: str) -> None:
    assert fold(first) != fold(second)


def test_the_table_is_small_and_ends_where_it_leads() -> None:
    """What a character becomes is not folded further."""
    table = fold_table()
    assert len(table) < 2000
    for folded in table.values():
        assert all(table.get(letter, letter) == letter for letter in folded if letter != " ")


@given(st.text())
def test_folding_twice_changes_nothing(text: str) -> None:
    once = fold(text)
    assert fold(once) == once or unicodedata.normalize("NFC", once) != once
