"""The effects of conditions and what their texts say."""

import pytest

from generator.lint.effects import check

STUNNED = "content/records/condition/stunned.yaml"
TEXT = """\
name: Stunned
editions:
  "2024":
    source: {document: srd-new, section: Stunned}
    summary: You can do nothing.
    body: |
      You are [slowed](term:slowed), and your [Armor Class](term:armor-class) is low. Your [speed](term:speed) is 0.
    includes: [slowed]
    effects: [speed-0, no-speech]
"""


@pytest.fixture
def conditions(small):
    small.write(STUNNED, TEXT)
    small.write("content/records/condition/slowed.yaml", TEXT.replace("Stunned", "Slowed").replace("    includes: [slowed]\n", ""))
    return small


def test_text_and_effects_that_agree_are_sound(conditions):
    assert conditions.findings(check) == []


@pytest.mark.parametrize(
    ("old", "new", "line", "message", "fix"),
    [
        ("[speed](term:speed)", "Speed", 9, "speed-0: the text does not link speed", "or remove the effect"),
        ("[slowed](term:slowed)", "slow", 8, "the text does not link slowed", "[](term:slowed)"),
        ("includes: [slowed]", "includes: [slowe]", 8, "includes: slowe is no other condition", "did you mean slowed?"),
        ("includes: [slowed]", "includes: [cover]", 8, "includes: cover is no other condition", "name another condition"),
        ("includes: [slowed]", "includes: [stunned]", 8, "includes: stunned is no other condition", "name another condition"),
    ],
)
def test_an_effect_that_the_text_does_not_tell_is_found(conditions, old, new, line, message, fix):
    conditions.change(STUNNED, old, new)
    (found,) = conditions.findings(check)
    assert (found.path, found.line, found.message) == (STUNNED, line, message)
    assert fix in found.fix


def test_a_condition_needs_effects(conditions):
    conditions.change(STUNNED, "    includes: [slowed]\n    effects: [speed-0, no-speech]\n", "")
    (found,) = conditions.findings(check)
    assert found.message == 'condition stunned, edition "2024" has no effects'


def test_only_a_condition_has_effects(small):
    small.change("content/records/rule/cover.yaml", '  "2014":', '    effects: [speed-0]\n  "2014":')
    (found,) = small.findings(check)
    assert found.message == "effects: cover is no condition"
