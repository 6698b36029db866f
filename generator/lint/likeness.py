"""Whether a form in a text looks like a name, by how a script builds its words."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable

from generator.lint.concepts import folded

_WORD = re.compile(r"[^\W_]+")
_KOREAN_ENDINGS = ("\u11b7", "\u1100\u1175")  # the noun endings -ㅁ and -기: 넘어짐, 넘어진; 숨기, 숨는


def looks_like(form: str, names: Iterable[str], script: str) -> bool:
    """Returns whether `form` may be a form of one of `names`; rather yes than no.

    >>> looks_like("спасбросками", ["Спасбросок"], "Cyrillic"), looks_like("넘어진", ["넘어짐"], "Hangul")
    (True, True)
    >>> looks_like("внезапность", ["Спасбросок"], "Cyrillic"), looks_like("豁免", ["优势"], "Han")
    (False, False)
    """
    alike = _by_words if script in {"Latin", "Cyrillic"} else _by_letters
    return any(alike(folded(form), folded(name)) for name in names)


def same_words(form: str, name: str) -> bool:
    """Returns whether `form` is `name` with other endings: as many words, each with its like.

    >>> same_words("сложности", "Сложность"), same_words("классом сложности", "Сложность")
    (True, False)
    """
    one, other = _WORD.findall(folded(form)), _WORD.findall(folded(name))
    return len(one) == len(other) and all(map(_same_stem, one, other))


def _by_letters(form: str, name: str) -> bool:
    """Scripts that put words together: one holds the other, spaces aside."""
    one, other = ("".join(_WORD.findall(unicodedata.normalize("NFD", text))) for text in (form, name))
    if not one or not other:
        return form == name
    if one in other or other in one:
        return True
    return any(other.endswith(end) and len(stem := other.removesuffix(end)) > 1 and stem in one for end in _KOREAN_ENDINGS)


def _by_words(form: str, name: str) -> bool:
    """Scripts with spaces: every word of the one has its like in the other."""
    one, other = _WORD.findall(form), _WORD.findall(name)
    if not one or not other:
        return form == name
    return _each_in(other, one) or _each_in(one, other)


def _each_in(words: list[str], others: list[str]) -> bool:
    return all(any(_same_stem(word, other) for other in others) for word in words)


def _same_stem(one: str, other: str) -> bool:
    """Returns whether two words differ in their endings only: at most four letters, and fewer than they share."""
    shared = next((at for at, (a, b) in enumerate(zip(one, other, strict=False)) if a != b), min(len(one), len(other)))
    longest = max(len(one), len(other))
    return one == other or (shared >= max(2, longest - 4) and 2 * shared >= longest)
