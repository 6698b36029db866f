"""Words that are no names."""

import pytest

from generator.lint.avoid import check


@pytest.mark.parametrize(
    ("language", "entry", "form", "is_avoided"),
    [
        ("ko", "preferred: 반응, avoid: [대응]", "대응", True),
        ("ko", "preferred: 반응, avoid: [대응]", "반응", False),
        ("vi", "preferred: Phản ứng, avoid: [Đáp trả]", "đáp trả", True),
        ("ru", "preferred: Класс Сложности, avoid: [Сложность]", "сложностью", True),
        ("ru", "preferred: Класс Сложности, avoid: [Сложность]", "класса сложности", False),
        ("ru", "preferred: Оглохший, avoid: [Оглушённый]", "оглушенное", True),
    ],
)
def test_a_link_calls_its_concept_by_no_avoided_word(small, language, entry, form, is_avoided):
    small.write(f"locales/{language}/terms.yaml", f"reaction: {{{entry}}}\n")
    small.translate(language, "[](term:reaction)", f"[{form}](term:reaction)")
    assert [f.message for f in small.findings(check)] == ([f"“{form}” is not to be used for reaction"] if is_avoided else [])
