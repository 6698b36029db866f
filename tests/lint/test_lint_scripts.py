"""Letters of the wrong alphabet."""

import pytest

from generator.lint.scripts import check


@pytest.mark.parametrize(
    ("language", "text", "part"),
    [
        ("ru", "спасбросок", None),
        ("ru", "c\u043fасбросок", "has Latin letters among Cyrillic ones: c"),
        ("ru", "c преимуществом", "“c” is a Latin letter"),
        ("ru", "к20, SRD 5.2.1", None),
        ("vi", "sát thương", None),
        ("vi", "s\u0430t", "has Cyrillic letters among Latin ones: \u0430"),
        ("ko", "AC는 15", None),
        ("ko", "방어도 (防禦)", "has Han letters"),
        ("th", "ทอยd20", None),
        ("zh", "ＡＣ 15", "full-width"),
        ("zh", "掷d20检定", None),
        ("zh", "Мастер", "has Cyrillic letters"),
    ],
)
def test_words_are_of_one_alphabet(small, language, text, part):
    small.translate(language, "A text", text)
    found = small.findings(check)
    assert (not found) if part is None else part in found[0].message


def test_names_and_sources_are_checked_too(small):
    small.write("locales/ru/terms.yaml", "cover: {preferred: Укpытие}\n")
    small.change("content/terms/play.yaml", "name: Reaction", "name: Re\u0430ction")
    assert [f.path for f in small.findings(check)] == ["content/terms/play.yaml", "locales/ru/terms.yaml"]
