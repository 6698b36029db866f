"""Editions and what is said about their difference."""

import pytest

from generator.lint.editions import check

COVER = "content/records/rule/cover.yaml"
OWN = "summary: Another.\n    body: Another."


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ('same_as: "2024"', 'same_as: "2014"', "is the same as itself"),
        ('same_as: "2024"', 'same_as: "2023"', 'this record has no edition "2023"'),
        ('same_as: "2024"', OWN, "the editions differ, and `change` is missing"),
        ("see_also:", "change: Nothing.\nsee_also:", "all editions are the same"),
    ],
)
def test_what_does_not_fit(small, old, new, message):
    small.change(COVER, old, new)
    assert message in small.findings(check)[0].message


def test_same_as_goes_in_no_circle(small):
    text = 'name: Cover\neditions:\n  "2024": {source: {document: srd-new, section: A}, same_as: "2014"}\n'
    small.write(COVER, text + '  "2014": {source: {document: srd-old, section: A}, same_as: "2024"}\n')
    assert [(f.line, f.message.split(" ", 2)[2]) for f in small.findings(check)] == [
        (3, "is the same as one that is the same as it"),
        (4, "is the same as one that is the same as it"),
    ]


@pytest.mark.parametrize("change", ["", "change: In 2024 it is another.\n"])
def test_editions_that_differ_say_how(small, change):
    small.change(COVER, 'same_as: "2024"', OWN)
    small.change(COVER, "see_also:", f"{change}see_also:")
    assert bool(small.findings(check)) == (not change)


def test_a_record_of_one_edition_says_what_the_other_does(small):
    text = (small.root / COVER).read_text(encoding="utf-8")
    small.write(COVER, text[: text.index('  "2014":')])
    (found,) = small.findings(check)
    assert found.fix == "say what 2014 does instead"
    optional = text[: text.index('  "2014":')].replace("    source: {document: srd-new, section: Cover}\n", "")
    small.write(COVER, optional + "optional: true\n")
    assert small.findings(check) == []
