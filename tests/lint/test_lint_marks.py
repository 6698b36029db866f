"""Bold and italic marks."""

import pytest

from generator.lint.marks import check


@pytest.mark.parametrize(
    ("source", "text", "message"),
    [
        ("**Speed.** Move.", "**速度。**移动。", None),
        ("**Speed.** Move.", "速度。移动。", "has 0 bold pieces, its source 1"),
        ("**Speed.** Move.", "**速度。移动。", "a * has no partner"),
        ("**Speed.** Move.", "** 速度。 ** 移动。", "a * has no partner"),
        ("Move *now*.", "移动。", None),
        ("2 \\* 3", "2 \\* 3", None),
    ],
)
def test_a_translation_keeps_what_is_bold(small, source, text, message):
    small.translate("zh", source, text)
    found = small.findings(check)
    assert [f.message for f in found] == ([message] if message else [])


def test_a_source_closes_its_marks(small):
    small.change("content/records/rule/cover.yaml", "**Half.** You", "**Half. You")
    (found,) = small.findings(check)
    assert (found.line, found.code) == (8, "marks")
