"""What a writer reads when a file does not fit its schema: the place, the fault in plain words, and what to do."""

from __future__ import annotations

import pytest
from pydantic import BaseModel

from generator.records.schema import Chapter, Record, Sources, Term
from generator.validate import fit
from generator.yaml_file import YamlFile, parse_yaml

WHOLE = "name: X\neditions:\n  a: {source: {document: d, section: s}, summary: S, body: B}\n"


def said(model: type[BaseModel], text: str) -> list[tuple[int, str, str]]:
    file = YamlFile("file.yaml")
    parse_yaml(text, file)
    assert file.findings == []
    assert fit(model, file, file.data) is None
    assert {finding.code for finding in file.findings} == {"schema"}
    return [(finding.line, finding.message, finding.fix) for finding in file.findings]


def test_what_fits_is_returned_without_a_word() -> None:
    """A whole record gives a model and no finding."""
    file = YamlFile("file.yaml")
    parse_yaml(WHOLE, file)
    record = fit(Record, file, file.data)
    assert isinstance(record, Record)
    assert file.findings == []


@pytest.mark.parametrize(
    ("model", "text", "line", "message", "fix"),
    [
        (Record, WHOLE + "see_alsa: [x]\n", 4, 'unknown field "see_alsa"', 'did you mean "see_also"?'),
        (Record, WHOLE + "zzzzzz: 1\n", 4, 'unknown field "zzzzzz"', "remove it; the README beside it lists the fields"),
        (Record, WHOLE.replace("name: X\n", ""), 1, 'the field "name" is missing', "add it"),
        (Record, WHOLE.replace("summary: S", "summry: S"), 3, 'unknown field "editions.a.summry"', 'did you mean "summary"?'),
        (Record, WHOLE.replace("name: X", "name: 12"), 1, '"name" must be text, but is a number', 'write it in quotes: "12"'),
        (Record, WHOLE.replace("name: X", "name: true"), 1, '"name" must be text, but is true or false', 'write it in quotes: "true"'),
        (Record, WHOLE.replace("name: X", "name:"), 1, '"name" must be text, but is nothing', "correct it"),
        (Record, WHOLE.replace("name: X", "name: {a: b}"), 1, '"name" must be text, but is a mapping', "correct it"),
        (Record, WHOLE.replace("name: X", 'name: "  "'), 1, '"name" is empty', "fill it in or remove the field"),
        (Record, WHOLE.replace("name: X", f"name: {'x' * 121}"), 1, '"name" is too long (at most 120)', "shorten it"),
        (Record, WHOLE + "optional: 1\n", 4, '"optional" must be true or false, but is a number', "correct it"),
        (Record, WHOLE + "also: soft\n", 4, '"also" must be a list, but is text', "correct it"),
        (Record, WHOLE + "see_also:\n  - good\n  - Not Good\n", 6, "\"see_also.1\" is 'Not Good', which is no id", "use lower-case letters"),
        (Record, WHOLE.replace("source: {document: d, section: s}, ", ""), 1, 'edition "a" needs a source: document and section', "see the field table"),
        (Record, WHOLE + "optional: true\n", 1, 'edition "a" has a source, and yet the record is optional', "see the field table"),
        (Record, "name: X\neditions: {}\n", 2, '"editions" is empty', "fill it in"),
        (Record, "name: X\neditions:\n  a: [x]\n", 3, '"editions.a" must be a mapping (key: value), but is a list', "correct it"),
        (Record, WHOLE.replace(", body: B", ""), 3, "needs summary and body, or same_as", "see the field table"),
        (Record, WHOLE.replace("body: B", "body: B, same_as: b"), 3, "says same_as and yet has summary, body", "see the field table"),
        (Term, "name: X\nkind: Two words\nbrief: B\n", 2, "\"kind\" is 'Two words', which is no id", "use lower-case letters"),
        (Chapter, "name: X\nsummary: S\nrecords: one\n", 3, '"records" must be a list, but is text', "correct it"),
        (Sources, "documents: {}\neditions: {}\n", 1, '"documents" is empty', "fill it in"),
        (Record, "- a\n", 1, '"the file" must be a mapping (key: value), but is a list', "correct it"),
        (Record, "just a text\n", 1, '"the file" must be a mapping (key: value), but is text', "correct it"),
    ],
)
def test_a_fault_is_said_in_words(model: type[BaseModel], text: str, line: int, message: str, fix: str) -> None:
    """Each kind of fault names its field as it stands in the file, its line, and the way out."""
    assert any(at == line and message in words and fix in way for at, words, way in said(model, text)), said(model, text)


@pytest.mark.parametrize(
    ("extra", "message"),
    [
        ("tables: [{id: t, caption: C, columns: [{label: L}]}]", "needs either rows or rows_from"),
        ("tables: [{id: t, caption: C, columns: [{label: L}], rows: [[x]], rows_from: f}]", "needs either rows or rows_from"),
        ("tables: [{id: t, caption: C, columns: [], rows: [[x]]}]", '"editions.a.tables.0.columns" is empty'),
        ("tables: [{id: t, caption: C, columns: [{label: L, kind: shape}], rows: [[x]]}]", "\"editions.a.tables.0.columns.0.kind\" is 'shape'"),
        ("examples: [{say: S, answer: A}]", "needs either a call or why_not_run"),
        ("examples: [{say: S, answer: A, call: f}]", "has a call but no gives"),
        ("examples: [{say: S, answer: A, call: f, gives: {x: 1}, why_not_run: W}]", "needs either a call or why_not_run"),
    ],
)
def test_what_must_go_together_is_said(extra: str, message: str) -> None:
    """Tables need their rows and examples their call, once."""
    text = WHOLE.replace("body: B", f"body: B, {extra}")
    assert any(message in words for _, words, _ in said(Record, text)), said(Record, text)


def test_all_faults_of_a_file_are_said_at_once() -> None:
    """Nobody has to mend one fault to see the next."""
    found = said(Record, "name: 1\nalso: x\nnonsense: y\neditions:\n  a: {source: {document: d}, summary: S, body: B}\n")
    assert [line for line, _, _ in found] == [1, 2, 5, 3]


def test_one_cell_is_one_fault() -> None:
    """A cell may be of several types; a wrong one is said once, not once for each."""
    table = "tables: [{id: t, caption: C, columns: [{label: L}], rows: [[{a: b}]]}]"
    found = said(Record, WHOLE.replace("body: B", f"body: B, {table}"))
    assert len({line for line, _, _ in found}) == 1
    assert len(found) == len({words for _, words, _ in found})
