"""Names that two concepts would share."""

import pytest

from generator.lint.names import check

TERMS = "locales/ko/terms.yaml"


@pytest.mark.parametrize(
    ("text", "messages"),
    [
        ("a: {preferred: 가}\nb: {preferred: 나, also: [다]}\n", []),
        ("a: {preferred: 가}\nb: {preferred: 가}\n", ["가 is the name of b too", "가 is the name of a too"]),
        ("a: {preferred: 가}\nb: {preferred: 나, also: [다, 가]}\n", ["가 is the name of a too"]),
        ("a: {preferred: 가}\nb: {preferred: 나, editions: {'2014': 가}}\n", ["가 is the name of b too", "가 is the name of a too"]),
        ("a: {preferred: 가}\nb: {preferred: 나, abbreviation: 가}\n", ["가 is the name of a too"]),
        ("a: {preferred: Abc}\nb: {preferred: 나, also: [abc]}\n", ["abc is the name of a too"]),
        ("a: {preferred: 가, homonym: [b]}\nb: {preferred: 가, homonym: [a]}\n", []),
        ("a: {preferred: 가, homonym: [b]}\nb: {preferred: 나, also: [가]}\n", ["가 is the name of a too"]),
        ("a: {preferred: 가, avoid: [가]}\n", ["가 stands under avoid too"]),
        ("a: {preferred: 가, also: [나], avoid: [나]}\n", ["나 stands under avoid too"]),
    ],
)
def test_a_name_has_one_concept(small, text, messages):
    small.write(TERMS, text)
    assert [f.message for f in small.findings(check)] == messages


def test_two_concepts_have_two_english_names(small):
    small.change("content/terms/play.yaml", "name: Reaction", "name: Cover")
    (found,) = small.findings(check)
    assert (found.line, found.message) == (8, "Cover is the name of cover too")
