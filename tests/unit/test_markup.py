"""The small Markdown of records."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from generator.lint.numerals import numerals
from generator.markup.blocks import Block, parse_blocks
from generator.markup.inline import Emphasis, Link, links, parse_inline, words
from generator.markup.placeholders import fill, malformed, placeholders


@pytest.mark.parametrize("text", ["**力量。**你", "**힘.**당신은", "**พลัง**คุณ", "**Сила:**вы"])
def test_bold_pairs_in_every_script(text: str) -> None:
    """Bold ends at the next ** whatever stands beside it."""
    first, rest = parse_inline(text)
    assert isinstance(first, Emphasis)
    assert isinstance(rest, str)


def test_links_and_what_is_none() -> None:
    """A link has a known scheme and a target; anything else stays text."""
    assert links("[a](term:b), [](ft:30), [x](http://y), [z]()") == [Link("term", "b", "a"), Link("ft", "30", "")]
    assert words("<b>[x](http://y)</b> & \\*") == "<b>[x](http://y)</b> & *"


@given(st.text(max_size=80))
def test_parsing_never_fails(text: str) -> None:
    """Any text has nodes."""
    parse_inline(text)
    parse_blocks(text)


@given(st.text(alphabet=st.characters(exclude_characters="*[]()\\{}"), max_size=80))
def test_text_without_marks_is_itself(text: str) -> None:
    """What has no marks comes out as it went in."""
    assert words(text) == text


def test_blocks() -> None:
    """Paragraphs, headings, lists and tables; a line break within a block is a space."""
    assert parse_blocks("One\ntwo\n- a\n  b\n- c\n\n### H\n1. x\n2. y\n\n[](table:t)\n") == [
        Block("paragraph", ("One two",)),
        Block("list", ("a b", "c")),
        Block("heading", ("H",)),
        Block("ordered", ("x", "y")),
        Block("table", ("t",)),
    ]


def test_placeholders() -> None:
    """Placeholders are shown in the reader's form, but stay bare in a link's target."""
    assert placeholders("{b:+} {a} {c:%}") == ["a", "b:+", "c:%"]
    assert malformed("{a} {A} {b") == ["{A}", "{b"]
    assert fill("{a} [](ft:{a})", {"a": 1000}, lambda value, form: f"<{value}{form}>") == "<1000> [](ft:1000)"


def test_numerals_ignore_separators_and_digits_of_other_scripts() -> None:
    """1,000 and 1000 are the same number, ๑๕ is 15."""
    assert numerals("1,000 and ๑๕") == ["1000", "15"]
