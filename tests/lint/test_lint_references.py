"""Names of things that are not there."""

import pytest

from generator.lint.references import check

COVER = "content/records/rule/cover.yaml"


@pytest.mark.parametrize(
    ("path", "old", "new", "line", "message", "fix"),
    [
        (COVER, "see_also: [reaction]", "see_also: [nothing-like-it]", 15, "there is no record or term nothing-like-it", "remove it"),
        (COVER, "see_also: [reaction]", "see_also: [reaction, reaction]", 15, "names reaction twice", "remove one"),
        (COVER, "see_also: [reaction]", "see_also: [cover]", 15, "names the record itself", "remove it"),
        (COVER, "see_also: [reaction]", "calculators: [damage]", 15, "there is no calculator damage", "content/calculators"),
        (COVER, "see_also: [reaction]", "turn: reaction", 15, "turn: there is no record reaction", "name the record of that part of the turn"),
        (COVER, "document: srd-new", "document: srd-knew", 5, "there is no document srd-knew", "did you mean srd-new?"),
        (COVER, '"2014":', '"2015":', 12, 'there is no edition "2015"', "use one of 2024, 2014"),
        ("content/terms/play.yaml", "at: cover", "at: reaction", 5, "at: reaction is no record", "remove the field"),
        ("content/sources.yaml", "document: srd-old}", "document: srd-odd}", 1, "there is no document srd-odd", "did you mean srd-old?"),
        ("locales/ko/terms.yaml", "preferred: 반응", "preferred: 반응\n  editions: {'2104': 대응}", 7, 'there is no edition "2104"', "use one of"),
    ],
)
def test_a_name_of_nothing_is_told_with_its_line_and_what_was_meant(small, path, old, new, line, message, fix):
    small.change(path, old, new)
    (found,) = small.findings(check)
    assert (found.path, found.line, found.code) == (path, line, "references")
    assert message in found.message
    assert fix in found.fix


@pytest.mark.parametrize("field", ["call", "rows_from"])
def test_a_rule_function_exists(small, field):
    example = "examples:\n      - {say: a, answer: b, call: ability_modifer, with: {score: 1}, gives: {result: -5}}"
    table = "tables:\n      - {id: a, caption: A, columns: [{label: A}], rows_from: ability_modifer}"
    small.change(COVER, '  "2014":', f"    {example if field == 'call' else table}\n" + '  "2014":')
    (found,) = small.findings(check)
    assert found.line == 13
    assert found.fix.startswith("did you mean ability_modifier?")


def test_sound_references_have_no_finding(small):
    assert small.findings(check) == []


def test_a_small_drawing_needs_the_record_it_leads_to(small):
    small.change(COVER, '  "2014":', '    drawings: [cone]\n  "2014":')
    (found,) = small.findings(check)
    assert (found.line, found.message) == (12, "drawings: there is no record cone")
