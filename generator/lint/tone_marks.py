"""Vietnamese tone marks in one place throughout."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterator

from generator.diagnostics import Finding
from generator.lint.written import written
from generator.project import Project

_TONES = "\u0300\u0301\u0309\u0303\u0323"
OLD_PLACE = {
    unicodedata.normalize("NFC", first + second + tone): unicodedata.normalize("NFC", first + tone + second)
    for first, second in ("oa", "oe", "uy")
    for tone in _TONES
}
"""From the new place of the mark (oà) to the old one (òa), which this project writes."""
_NEW = re.compile(rf"\w*(?<!q)({'|'.join(OLD_PLACE)})(?!\w)", re.I)


def check(project: Project) -> Iterator[Finding]:
    """Vietnamese syllables that end in oa, oe or uy carry their mark on the first vowel: hòa, khỏe, thủy (but quý)."""
    for each in written(project):
        if each.language.tag.partition("-")[0] != "vi":
            continue
        for match in _NEW.finditer(each.read):
            pair = match[1]
            right = OLD_PLACE[pair.lower()]
            right = right.upper() if pair.isupper() else right[0].upper() + right[1] if pair[0].isupper() else right
            yield each.finding("tone-marks", f"“{match[0]}” has its mark in the new place", f"write {match[0][: -len(pair)]}{right}")
