"""YAML means what YAML 1.2 says, keeps its lines, and never surprises."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from generator.yaml_file import YamlFile, parse_yaml


def parsed(text: str) -> YamlFile:
    file = YamlFile("file.yaml")
    parse_yaml(text, file)
    return file


@pytest.mark.parametrize("text", ["no", "Yes", "on", "OFF", "1:30", "010", "0x1F", "2020-01-01", "1_000", ".inf", ".NaN", "1e5", "<<"])
def test_surprises_are_refused(text: str) -> None:
    """What YAML 1.1 would turn into something else must be quoted."""
    file = parsed(f"a: 1\nb: {text}\n")
    assert [(finding.line, finding.code) for finding in file.findings] == [(2, "yaml-value")]
    assert parsed(f'b: "{text}"').data == {"b": text}


@pytest.mark.parametrize(("text", "value"), [("true", True), ("~", None), ("12", 12), ("-3", -3), ("1.5", 1.5), ("2d6", "2d6"), ("2–3", "2–3"), ("y", "y")])
def test_plain_values(text: str, value: object) -> None:
    """Plain scalars are what they look like."""
    assert parsed(f"a: {text}").data == {"a": value}


@pytest.mark.parametrize(
    ("text", "line"),
    [("a:\n\tb: 1\n", 2), ("a: 1\nb: [1\n", 3), ('a: "x\n', 2), ("a: &x 1\nb: *x\n", 1), ("a: !!python/none x\n", 1), ("a: 1\n---\nb: 2\n", 2), ("? [a]\n: b\n", 1)],
)
def test_what_cannot_be_read_says_where(text: str, line: int) -> None:
    """Broken syntax, aliases, tags, second documents: one finding with its line."""
    file = parsed(text)
    assert [finding.line for finding in file.findings] == [line]
    assert file.data is None


def test_equal_keys_and_lines() -> None:
    """The second of two equal keys is a finding; every value knows its line."""
    file = parsed("a: 1\nb:\n  - x\n  - y: 2\na: 3\n")
    assert [finding.line for finding in file.findings] == [5]
    assert file.line(("b", 1, "y")) == 4
    assert file.line(("b", 1, "z")) == 4


@given(st.text(alphabet="ab:-[]{}&*!|>'\"#%@,\n \t1.", max_size=60))
def test_nothing_is_a_traceback(text: str) -> None:
    """Whatever stands in a file gives data or findings."""
    parsed(text)
