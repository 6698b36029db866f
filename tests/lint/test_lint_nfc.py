"""Characters that cannot be seen."""

import unicodedata

import pytest

from generator.lint.nfc import check


@pytest.mark.parametrize(
    ("text", "part"),
    [
        ("Lợi thế", None),
        (unicodedata.normalize("NFD", "Lợi thế"), "is put together from separate accents"),
        ("Lợi\u200b thế", "U+200B"),
        ("Lợi\u00ad thế", "U+00AD"),
        ("\u202eLợi thế", "U+202E"),
        ("Lợi th\ufffd", "U+FFFD"),
        ("3\u00a0lần", None),
    ],
)
def test_a_text_has_no_hidden_character(small, text, part):
    small.translate("vi", "Advantage", text)
    found = small.findings(check)
    assert (not found) if part is None else part in found[0].message


def test_names_and_sources_are_checked_too(small):
    small.write("locales/vi/terms.yaml", "cover:\n  preferred: Che chắn\n  also: [Ẩn\u2060 nấp]\n")
    small.change("content/records/rule/cover.yaml", "name: Cover", "name: Co\u200bver")
    assert [(f.path, f.line) for f in small.findings(check)] == [("content/records/rule/cover.yaml", 1), ("locales/vi/terms.yaml", 3)]
