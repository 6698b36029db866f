"""Characters that nobody sees."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterator

from generator.diagnostics import Finding
from generator.lint.written import written
from generator.project import Project

_HIDDEN = re.compile("[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u00ad\u200b-\u200f\u2028-\u202e\u2060-\u206f\ufeff\ufff0-\ufffd]")


def check(project: Project) -> Iterator[Finding]:
    """Texts are in Unicode's form NFC, and have no invisible, control or replacement characters."""
    for each in written(project):
        if each.text.isascii() and each.text.isprintable():
            continue
        if not unicodedata.is_normalized("NFC", each.text):
            piece = next((word for word in each.text.split() if not unicodedata.is_normalized("NFC", word)), each.text[:20])
            fix = f"type it again, or convert the file to NFC: {unicodedata.normalize('NFC', piece)}"
            yield each.finding("nfc", f"“{piece}” is put together from separate accents", fix)
        if hidden := _HIDDEN.search(each.text):
            name = unicodedata.name(hidden[0], "a control character")
            near = each.text[max(0, hidden.start() - 12) : hidden.start()].strip()
            yield each.finding("nfc", f"has U+{ord(hidden[0]):04X} ({name}) after “{near}”", "delete it; it cannot be seen")
