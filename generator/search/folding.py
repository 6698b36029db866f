# ruff: noqa: SIM905 (letters read best in one string)
"""Folds what is typed and what is found to the same letters: one table, used here and by the script in the browser.

A text is composed (NFC), then each character is looked up: case, width, accents and tone marks go, punctuation becomes a space;
a character that is not in the table stays. Hangul syllables come apart into the letters that a keyboard types. Russian й and the
vowels of Thai are letters of their own, although Unicode writes them as marks.
"""

from __future__ import annotations

import unicodedata
from functools import cache

# Blocks with characters that a reader of our languages types or pastes.
_BLOCKS = [
    (0x21, 0x24F),  # Latin
    (0x300, 0x36F),  # combining marks
    (0x400, 0x45F),  # Cyrillic
    (0xE01, 0xE5B),  # Thai
    (0x1E00, 0x1EFF),  # Latin with two marks, as Vietnamese has
    (0x2000, 0x206F),  # spaces, dashes, quotation marks
    (0x2070, 0x209C),  # superscripts
    (0x2212, 0x2215),  # minus, division
    (0x3000, 0x303F),  # CJK punctuation
    (0x30FB, 0x30FC),
    (0x1100, 0x11FF),  # Hangul, decomposed
    (0x3131, 0x318E),  # Hangul letters
    (0xFF01, 0xFFEE),  # full and half width
]
_OWN = {"đ": "d", "ð": "d", "ø": "o", "ł": "l", "ı": "i", "й": "й", "ё": "е", "ї": "ї", "ำ": "ำ"}
_THAI_TONES = set("็่้๊๋์ฺํ")
SYLLABLES = 0xAC00
_LEADS = "ㄱ ㄲ ㄴ ㄷ ㄸ ㄹ ㅁ ㅂ ㅃ ㅅ ㅆ ㅇ ㅈ ㅉ ㅊ ㅋ ㅌ ㅍ ㅎ".split()
_VOWELS = "ㅏ ㅐ ㅑ ㅒ ㅓ ㅔ ㅕ ㅖ ㅗ ㅗㅏ ㅗㅐ ㅗㅣ ㅛ ㅜ ㅜㅓ ㅜㅔ ㅜㅣ ㅠ ㅡ ㅡㅣ ㅣ".split()
_TAILS = " ㄱ ㄲ ㄱㅅ ㄴ ㄴㅈ ㄴㅎ ㄷ ㄹ ㄹㄱ ㄹㅁ ㄹㅂ ㄹㅅ ㄹㅌ ㄹㅍ ㄹㅎ ㅁ ㅂ ㅂㅅ ㅅ ㅆ ㅇ ㅈ ㅊ ㅋ ㅌ ㅍ ㅎ".split(" ")
HANGUL = (_LEADS, _VOWELS, _TAILS)
"""The letters of a syllable: 19 at its beginning, 21 vowels, 28 at its end (the first is none)."""


@cache
def fold_table() -> dict[str, str]:
    """Returns each character that folding changes, with what it becomes."""
    table = {}
    for first, last in _BLOCKS:
        for point in range(first, last + 1):
            character = chr(point)
            if unicodedata.category(character) != "Cn" and (folded := _folded(character)) != character:
                table[character] = folded
    return table


def _folded(character: str) -> str:
    if character in _OWN:
        return _OWN[character]
    if character in _hangul():
        return _hangul()[character]
    return "".join(_letter(each) for each in unicodedata.normalize("NFKC", character).lower())


def _letter(letter: str) -> str:
    if letter in _OWN:
        return _OWN[letter]
    if letter in _hangul():
        return _hangul()[letter]
    if letter in _THAI_TONES:
        return ""
    base = "".join(each for each in unicodedata.normalize("NFD", letter) if not _is_mark(each))
    base = _OWN.get(base, base)
    return base if not base or base.isalnum() or _is_thai_mark(base) else " "


def _is_mark(letter: str) -> bool:
    return unicodedata.category(letter) in ("Mn", "Cf") and not _is_thai_mark(letter)


def _is_thai_mark(letter: str) -> bool:
    return "\u0e30" <= letter <= "\u0e4e"


@cache
def _hangul() -> dict[str, str]:
    """Letters that stand alone: as a keyboard types them, and as decomposed text has them."""
    pairs = "ㅗㅏ ㅗㅐ ㅗㅣ ㅜㅓ ㅜㅔ ㅜㅣ ㅡㅣ ㄱㅅ ㄴㅈ ㄴㅎ ㄹㄱ ㄹㅁ ㄹㅂ ㄹㅅ ㄹㅌ ㄹㅍ ㄹㅎ ㅂㅅ".split()
    typed = dict(zip("ㅘㅙㅚㅝㅞㅟㅢㄳㄵㄶㄺㄻㄼㄽㄾㄿㅀㅄ", pairs, strict=True))
    alone = {chr(point): typed.get(chr(point), chr(point)) for point in range(ord("ㄱ"), ord("ㅣ") + 1)}
    blocks = ((0x1100, _LEADS), (0x1161, _VOWELS), (0x11A8, _TAILS[1:]))
    decomposed = {chr(start + n): letter for start, letters in blocks for n, letter in enumerate(letters)}
    return alone | decomposed


def _syllable(character: str) -> str:
    index = ord(character) - SYLLABLES
    return _LEADS[index // 588] + _VOWELS[index % 588 // 28] + _TAILS[index % 28]


def fold(text: str) -> str:
    """Returns the text as it is compared: folded letters, words one space apart."""
    table = fold_table()
    letters = (_syllable(each) if "가" <= each <= "힣" else table.get(each, each) for each in unicodedata.normalize("NFC", text))
    return " ".join("".join(letters).split())
