"""What else a name is found by: forms in texts, other scripts and keyboards; all computed when the site is built."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from functools import cache
from typing import Any

from generator.reference.model import Reference, Text
from generator.search.folding import HANGUL, SYLLABLES

_LINK = re.compile(r"\[([^\]]+)\]\(term:([a-z0-9-]+)\)")
_CYRILLIC_KEYS = dict(zip("йцукенгшщзхъфывапролджэячсмитьбюё", "qwertyuiop[]asdfghjkl;'zxcvbnm,.`", strict=True))
_HANGUL_KEYS = dict(zip("ㅂㅈㄷㄱㅅㅛㅕㅑㅐㅔㅁㄴㅇㄹㅎㅗㅓㅏㅣㅋㅌㅊㅍㅠㅜㅡㅃㅉㄸㄲㅆㅒㅖ", "qwertyuiopasdfghjklzxcvbnmqwertop", strict=True))


def forms(reference: Reference) -> dict[str, list[str]]:
    """Returns, for each concept, how the language's own texts write it in their sentences."""
    found: dict[str, dict[str, None]] = {}
    for text in _texts(reference):
        if text.translated and "](term:" in text.value:
            for words, concept in _LINK.findall(text.value):
                found.setdefault(concept, {})[words] = None
    return {concept: list(words) for concept, words in found.items()}


def _texts(reference: Reference) -> Iterator[Text]:
    for record in reference.records.values():
        yield from record.texts()
    for concept in reference.concepts.values():
        yield from concept.briefs.values()


def readings(names: Iterable[str], script: str) -> list[str]:
    """Returns the names in traditional characters and in pinyin, or as they come from a keyboard left in Latin letters."""
    if script == "Han":
        return [reading for name in names for reading in _chinese(name)]
    if script == "Cyrillic":
        return ["".join(_CYRILLIC_KEYS.get(letter, letter) for letter in name.lower()) for name in names]
    if script == "Hangul":
        return ["".join(_hangul_keys(letter) for letter in name) for name in names]
    return []


def initials(name: str) -> str:
    """Returns the first consonants of Korean syllables, as people type them for short; empty without syllables."""
    return "".join(HANGUL[0][(ord(letter) - SYLLABLES) // 588] for letter in name if "가" <= letter <= "힣")


@cache
def _traditional() -> Any:
    from opencc import OpenCC

    return OpenCC("s2t")


def _chinese(name: str) -> list[str]:
    from pypinyin import lazy_pinyin

    traditional = _traditional().convert(name)
    return [*([traditional] if traditional != name else []), " ".join(lazy_pinyin(name))]


def _hangul_keys(letter: str) -> str:
    if not "가" <= letter <= "힣":
        return letter
    index = ord(letter) - SYLLABLES
    letters = HANGUL[0][index // 588] + HANGUL[1][index % 588 // 28] + HANGUL[2][index % 28]
    return "".join(_HANGUL_KEYS[each] for each in letters)
