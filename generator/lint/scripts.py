"""Letters that look alike and are not: a Latin c in a Cyrillic word."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterator
from functools import lru_cache

from generator.diagnostics import Finding
from generator.lint.written import written
from generator.project import Project

_WORD = re.compile(r"[^\W\d_]+")
_SCRIPTS = {"LATIN": "Latin", "CYRILLIC": "Cyrillic", "GREEK": "Greek", "THAI": "Thai", "HANGUL": "Hangul", "CJK": "Han", "FULLWIDTH": "full-width"}
_ALPHABETS = frozenset({"Latin", "Cyrillic", "Greek"})
_LIKE_CYRILLIC = frozenset("aceopxyABCEHKMOPTX")


def check(project: Project) -> Iterator[Finding]:
    """A word has letters of one alphabet, and a text only letters of its language's script and Latin ones."""
    for each in written(project):
        for word in _WORD.findall(each.read):
            if not word.isascii() or each.script == "Cyrillic":
                fault = _fault(word, each.script)
                if fault:
                    yield each.finding("scripts", *fault)


@lru_cache(maxsize=65_536)
def _fault(word: str, own: str) -> tuple[str, str] | None:
    scripts = {script: letter for letter in word if (script := _script(letter))}
    if len(_ALPHABETS & scripts.keys()) > 1:
        main = own if own in scripts else "Latin"
        wrong = sorted(_ALPHABETS & scripts.keys() - {main})
        letters = ", ".join(dict.fromkeys(letter for letter in word if _script(letter) in wrong))
        return f"“{word}” has {' and '.join(wrong)} letters among {main} ones: {letters}", "type them again in one alphabet"
    foreign = sorted(scripts.keys() - {own, "Latin"})
    if foreign:
        return f"“{word}” has {' and '.join(foreign)} letters: {scripts[foreign[0]]}", f"write {own} or plain Latin letters"
    if own == "Cyrillic" and len(word) == 1 and word in _LIKE_CYRILLIC:
        return f"“{word}” is a Latin letter that looks like a Cyrillic one", "type it again in Cyrillic"
    return None


@lru_cache(maxsize=8192)
def _script(letter: str) -> str | None:
    return _SCRIPTS.get(unicodedata.name(letter, "").partition(" ")[0])
