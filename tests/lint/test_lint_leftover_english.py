"""English in translations."""

import pytest

from generator.lint.leftover_english import check


@pytest.mark.parametrize(
    ("language", "source", "text", "left"),
    [
        ("th", "You lose your turn.", "คุณ lose your turn", "lose your turn"),
        ("th", "You lose your turn.", "คุณเสียตา", None),
        ("ru", "The target falls", "Цель target falls", "target falls"),
        ("ru", "From the New Document", "Из New Document", None),
        ("ko", "AC and DC", "AC와 DC", None),
        ("ko", "Use your reaction", "Reaction을 사용", None),
        ("zh", "Make an attack roll", "进行 attack roll", "attack roll"),
        ("zh", "Make an attack roll", "Make an attack roll", "Make an attack roll"),
        ("vi", "You have the advantage of the attacker", "Bạn have the advantage of the attacker", "have the advantage of the attacker"),
        ("vi", "You can see it", "Bạn nhìn thấy nó", None),
        ("vi", "Long Rest ends now", "Long Rest ends now", "Long Rest ends now"),
        ("zh", "{label} {max}", "{label} {max}", None),
        ("th", "see [](term:armor-class)", "ดู [](term:armor-class)", None),
    ],
)
def test_english_that_was_left(small, language, source, text, left):
    small.translate(language, source, text)
    assert [f.message for f in small.findings(check)] == ([f"has English in it: “{left}”"] if left else [])


def test_a_name_that_stays_english_is_known(small):
    small.write("locales/th/terms.yaml", "reaction: {preferred: Quick Reaction}\n")
    small.translate("th", "Use your reaction", "ใช้ quick reaction")
    assert small.findings(check) == []
