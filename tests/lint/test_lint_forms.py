"""Forms of names in texts."""

import pytest

from generator.lint.forms import check


@pytest.mark.parametrize(
    ("language", "names", "form", "is_form"),
    [
        ("ru", "preferred: Спасбросок", "спасбросками", True),
        ("ru", "preferred: Класс Доспеха, also: [КД]", "КД", True),
        ("ru", "preferred: Короткий отдых", "коротких отдыхов", True),
        ("ru", "preferred: Короткий отдых", "долгого", False),
        ("ru", "preferred: Ослеплённый", "ослеплено", True),
        ("ru", "preferred: Урон", "удара", False),
        ("ru", "preferred: Реакция", "действия", False),
        ("ru", "preferred: Человек, forms: [людей]", "людей", True),
        ("ru", "preferred: Человек", "людей", False),
        ("ko", "preferred: 기회 공격", "기회공격을", True),
        ("ko", "preferred: 넘어짐", "넘어진", True),
        ("ko", "preferred: 반응", "행동", False),
        ("th", "preferred: ความได้เปรียบ", "ได้เปรียบ", True),
        ("th", "preferred: รีแอ็กชัน", "สภาวะ", False),
        ("zh", "preferred: 倒地", "倒地的", True),
        ("zh", "preferred: 掩护", "遮蔽", False),
        ("vi", "preferred: Tung tấn công", "tấn công", True),
        ("vi", "preferred: Lợi thế", "bất lợi", False),
    ],
)
def test_a_form_looks_like_a_name(small, language, names, form, is_form):
    small.write(f"locales/{language}/terms.yaml", f"reaction: {{{names}}}\n")
    small.translate(language, "[](term:reaction)", f"[{form}](term:reaction)")
    assert [f.code for f in small.findings(check)] == ([] if is_form else ["forms"])


def test_the_right_concept_is_named(small):
    small.translate("zh", "[](term:reaction)", "[掩护](term:reaction)")
    (found,) = small.findings(check)
    assert found.fix.startswith("that is cover; correct the link")


@pytest.mark.parametrize(("form", "faults"), [("reactions", 0), ("covered", 1)])
def test_english_texts_are_checked_too(small, form, faults):
    small.change("content/records/rule/cover.yaml", "[reaction](term:reaction)", f"[{form}](term:reaction)")
    assert len(small.findings(check)) == faults
