"""Worked examples, run."""

import pytest

from generator.lint.examples import check

COVER = "content/records/rule/cover.yaml"


def put(small, example):
    small.change(COVER, '  "2014":', f"    examples:\n      - {{{example}}}\n" + '  "2014":')


RUNS = 'say: "{damage} damage", answer: "{hit_points} left", call: damage_taken, with: {damage: 7, temporary: 5, hit_points: 20}'
TEST = "answer: b, call: test_result, with: {kind: check, roll: 12, modifier: 6, target: 15}"


@pytest.mark.parametrize(
    ("example", "message"),
    [
        (RUNS + ", gives: {hit_points: 18}", None),
        (RUNS + ", gives: {hit_points: 17}", "hit_points is 18, not 17"),
        (RUNS + ", gives: {hit_points: 18, left: 1}", "damage_taken returns no left"),
        ("say: a, answer: '{result}', call: ability_modifier, with: {score: 15}, gives: {result: 2}", None),
        ("say: a, answer: b, call: ability_modifier, with: {score: 31}, gives: {result: 2}", "cannot be called so"),
        ("say: a, answer: b, call: ability_modifier, with: {core: 3}, gives: {result: 2}", "cannot be called so"),
        ("say: a, answer: b, call: ability_modifier, with: {score: high}, gives: {result: 2}", "cannot be called so"),
        ("say: '{result}', answer: b, call: ability_modifier, with: {score: 15}, gives: {result: 2}", "{result} is no value of with"),
        ("say: a, answer: '{total}', call: ability_modifier, with: {score: 15}, gives: {result: 2}", "{total} is no value of with and gives"),
        ("say: '{kind}', " + TEST + ", gives: {total: 18}", "{kind} is no number"),
        ("say: a, answer: b, why_not_run: It has no figures.", None),
    ],
)
def test_an_example_comes_out_as_it_says(small, example, message):
    put(small, example)
    found = small.findings(check)
    if message is None:
        assert found == []
    else:
        assert message in found[0].message
        assert (found[0].line, found[0].code) == (13, "examples")
