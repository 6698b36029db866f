"""The numbers of translations."""

import pytest

from generator.lint.numerals import check


@pytest.mark.parametrize(
    ("language", "source", "text", "message"),
    [
        ("ru", "3 failures, DC 15", "Сл 15, 3 провала", None),
        ("ru", "3 failures, DC 15", "Сл 12, 3 провала", "lacks 15 and has 12, which its source has not"),
        ("vi", "1,000.5 and 2,000", "1.000,5 và 2.000", None),
        ("ru", "1,000.5", "1\u00a0000,5", None),
        ("th", "3 failures", "ล้มเหลว ๓ ครั้ง", None),
        ("th", "3 failures", "ล้มเหลวสามครั้ง", "lacks 3"),
        ("zh", "3 failures", "3次失败，3次", "has 3, which its source has not"),
        ("ru", "Roll a d20", "Бросьте к20", None),
        ("zh", "Roll the d20 for 3", "为3掷d20", None),
        ("ko", "[](ft:5) away", "[5피트](ft:5) 떨어져", None),
        ("ko", "{damage} damage", "피해 {damage}", None),
    ],
)
def test_a_translation_has_the_numbers_of_its_source(small, language, source, text, message):
    small.translate(language, source, text)
    assert [f.message for f in small.findings(check)] == ([message] if message else [])


def test_a_number_in_a_name_is_part_of_the_name(small):
    small.write("locales/ko/terms.yaml", "reaction:\n  preferred: 6대 반응\n")
    small.translate("ko", "Your [](term:reaction)", "[6대 반응](term:reaction)")
    assert small.findings(check) == []
    small.translate("ko", "Your [](term:reaction)", "[7대 반응](term:reaction)")
    assert len(small.findings(check)) == 1
