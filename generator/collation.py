"""Sorts names as a language's own dictionaries do, and puts them under the letters of its alphabet.

The order is that of the Unicode Collation Algorithm (pyuca), or pinyin (pypinyin). What a language needs beyond that
stands in locales/languages.yaml: `letters` and `tones` tailor the order, `pinyin` chooses the other one.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Callable, Iterable
from copy import copy, deepcopy
from functools import cache, partial
from typing import Any, Protocol, TypeVar

from generator.languages import Language

OTHERS = "#"  # the heading of names that begin with no letter of the language
_SCRIPTS = {"Latin": "LATIN", "Cyrillic": "CYRILLIC", "Thai": "THAI", "Hangul": "HANGUL"}  # as Unicode's names of characters begin
_PRIMARY, _SECONDARY = 0, 1

T = TypeVar("T")


class Collation(Protocol):
    """The order of one language."""

    def key(self, name: str) -> tuple[Any, ...]:
        """Returns what the name is sorted by."""

    def heading(self, name: str) -> str:
        """Returns the letter that the name stands under, or OTHERS."""


def collation(language: Language) -> Collation:
    """Returns the order of a language; what it needs is loaded once."""
    if language.pinyin is not None:
        return _pinyin(tuple(language.pinyin.items()))
    return _alphabet(language.script, language.letters, language.tones)


def grouped(items: Iterable[T], name: Callable[[T], str], language: Language) -> list[tuple[str, list[T]]]:
    """Returns the items sorted by their names under the letters that these begin with; those under OTHERS come last."""
    order = collation(language)
    groups: dict[str, list[T]] = {}
    for item in sorted(items, key=lambda item: order.key(name(item))):
        groups.setdefault(order.heading(name(item)), []).append(item)
    return sorted(groups.items(), key=lambda group: group[0] == OTHERS)


class _Alphabet:
    """The order of the Unicode Collation Algorithm, tailored.

    `letters` are the alphabet: what the table does not know as a letter in this place (Vietnamese ă, Czech ch, Swedish å after z)
    becomes one, right after the letter before it.
    `tones` are letters with the tone marks in their order, which decides only between names that are otherwise the same.
    """

    def __init__(self, script: str, letters: str, tones: str) -> None:
        self._collator = copy(_unicode())
        self._collator.table = copy(self._collator.table)
        self._collator.table.root = copy(self._collator.table.root)
        self._collator.table.root.children = dict(self._collator.table.root.children)
        self._script = _SCRIPTS.get(script, "")
        self._letters: list[tuple[float, str]] = []
        for letter in letters.split():
            self._letters.append((self._own_weight(letter), letter))
        self._order_tones([unicodedata.normalize("NFD", tone)[-1] for tone in tones.split()])
        self._key = cache(self._collator.sort_key)

    def key(self, name: str) -> tuple[Any, ...]:
        return *self._key(name), 0, name  # a last word between names that differ in nothing the alphabet knows

    def heading(self, name: str) -> str:
        weight = self._weight(name)
        if self._letters:
            if not self._letters[0][0] <= weight <= self._letters[-1][0]:
                return OTHERS
            return [letter for first, letter in self._letters if first <= weight][-1]
        # Not always the first character: Thai writes some vowels before the consonant that they follow in the dictionary.
        for character in unicodedata.normalize("NFC", name):
            if self._weight(character) == weight and self._is_letter(character):
                base = unicodedata.normalize("NFD", character)[0]
                return (base if self._weight(base) == weight else character).upper()
        return OTHERS

    def _is_letter(self, character: str) -> bool:
        name = unicodedata.name(character, "")
        return character.isalpha() and name.startswith(self._script) and not name.startswith("CJK")

    def _elements(self, text: str) -> list[list[Any]]:
        elements: list[list[Any]] = self._collator.collation_elements(unicodedata.normalize("NFD", text))
        return elements

    def _weight(self, text: str) -> Any:
        return next((element[_PRIMARY] for element in self._elements(text) if element[_PRIMARY]), 0)

    def _own_weight(self, letter: str) -> Any:
        """Returns the weight of a letter of the alphabet, after giving it one if that of the table does not follow the letter before."""
        before, weight = self._letters[-1][0] if self._letters else 0, self._weight(letter)
        if len(letter) == 1 and weight > int(before):
            return weight
        weight = before + 1 / 64  # the table's weights are whole numbers
        for form in (letter.lower(), letter.upper(), letter.title()):
            first = self._elements(form)[0]
            points = [ord(character) for character in unicodedata.normalize("NFD", form)]
            self._tailor(points, [weight, 0x20, first[2]])
        return weight

    def _order_tones(self, marks: list[str]) -> None:
        weights = sorted(self._elements(mark)[0][_SECONDARY] for mark in marks)
        for mark, weight in zip(marks, weights, strict=True):
            self._tailor([ord(mark)], [0, weight, 2])

    def _tailor(self, points: list[int], element: list[Any]) -> None:
        """Changes the table for these code points; the part of it that begins with the first is then no longer shared."""
        nodes = self._collator.table.root.children
        if points[0] in nodes:
            nodes[points[0]] = deepcopy(nodes[points[0]])
        self._collator.table.add(points, [element])


class _Pinyin:
    """Chinese characters by sound, then tone, then as Unicode lists them (by radical and strokes); Latin letters among the sounds.

    `usual` is how a character sounds where pypinyin's dictionary knows no word around it.
    """

    def __init__(self, usual: Iterable[tuple[str, str]]) -> None:
        from pypinyin import Style, lazy_pinyin, load_single_dict  # its dictionary takes a while to load

        load_single_dict({ord(character): sound for character, sound in usual})
        by_character: Any = list  # what has no sound; pypinyin's types know only texts here
        self._read: Callable[[str], list[str]] = partial(lazy_pinyin, style=Style.TONE3, neutral_tone_with_five=True, errors=by_character)
        self._key = cache(self._sounds)

    def key(self, name: str) -> tuple[Any, ...]:
        return self._key(name)

    def heading(self, name: str) -> str:
        first = self._key(name)[0][0][:1].upper()
        return first if first.isalpha() and first.isascii() else OTHERS

    def _sounds(self, name: str) -> tuple[tuple[str, str, str], ...]:
        name = unicodedata.normalize("NFKC", name)
        sounds = ((sound[:-1], sound[-1]) if len(sound) > 1 else (sound.lower(), "") for sound in self._read(name))
        return tuple((*sound, character) for sound, character in zip(sounds, name, strict=True))


@cache
def _unicode() -> Any:
    """Returns the order of Unicode, which all alphabets share: its table takes a while to load."""
    from pyuca import Collator

    return Collator()


@cache
def _alphabet(script: str, letters: str, tones: str) -> _Alphabet:
    return _Alphabet(script, letters, tones)


@cache
def _pinyin(usual: tuple[tuple[str, str], ...]) -> _Pinyin:
    return _Pinyin(usual)
