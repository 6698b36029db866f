"""Where old addresses lead."""

import pytest

from generator.lint.redirects import check


@pytest.mark.parametrize(
    ("text", "messages"),
    [
        ("rule/shelter: rule/cover", []),
        ("rule/shelter: rule/covr", ["there is no page rule/covr"]),
        ("rule/cover: chapter/core", ["rule/cover is a page"]),
        ("shelter: rule/cover", ['"shelter" is no address']),
        ("rule/a: rule/b\nrule/b: rule/cover", ["rule/a leads to another redirect"]),
        ("rule/a: rule/b\nrule/b: rule/a", ["rule/a leads in a circle", "rule/b leads in a circle"]),
        ("rule/a: rule/a", ["rule/a leads in a circle"]),
    ],
)
def test_redirects_lead_straight_to_a_page(small, text, messages):
    small.write("content/redirects.yaml", text + "\n")
    assert [found.message for found in small.findings(check)] == messages
