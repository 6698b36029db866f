"""Catalogs: what is extracted, how an update treats translations, what is refused."""

from __future__ import annotations

from pathlib import Path

import pytest
from babel.messages.catalog import Catalog

from generator.catalogs.extract import extract
from generator.catalogs.load import load_catalog, read_catalog
from generator.catalogs.update import serialize, updated
from generator.cli import main
from generator.diagnostics import Finding
from generator.project import Project

ROOT = Path(__file__).parents[2]


def template(*texts: str) -> Catalog:
    catalog = Catalog()
    for text in texts:
        catalog.add(text, context="rule/x#a.body")
    return catalog


def test_every_kind_of_text_is_extracted(project: Project) -> None:
    """Records, terms, calculators, page templates, theme overrides and the script's messages are all there."""
    catalogs = extract(project)
    assert catalogs["core"].get(project.records["round-down"].record.editions["2024"].summary or "", "rule/round-down#2024.summary")
    assert catalogs["site"].get("What differs between the editions")
    assert catalogs["site"].get("Skip to content")
    assert catalogs["site"].get("{label} must be a whole number from {min} to {max}.")
    assert catalogs["calculators"].get(project.calculators["jumps"].name, "calculator/jumps#name")
    assert catalogs["terms"].get(project.terms["stealth"].term.brief, "term/stealth#brief")


def test_a_changed_sentence_loses_its_translation() -> None:
    """An update keeps what is the same, and never guesses at what is nearly the same."""
    catalog = updated(template("The old sentence stands.", "The same."), None, "x", "ru")
    for message in catalog:
        if message.id:
            message.string = "перевод"
    again = updated(template("The old sentence stood.", "The same.", "A new one."), catalog, "x", "ru")
    assert [(message.id, message.string or "", message.fuzzy) for message in again if message.id] == [
        ("The old sentence stood.", "", False),
        ("The same.", "перевод", False),
        ("A new one.", "", False),
    ]


def test_catalogs_are_byte_stable(tmp_path: Path) -> None:
    """Writing what was read gives the same bytes, without a date."""
    first = serialize(updated(template("One.", "Two."), None, "x", "th"))
    path = tmp_path / "x.po"
    path.write_bytes(first)
    read = read_catalog(path, "x.po", "th", [])
    assert read is not None
    assert serialize(read) == first
    assert b"Date" not in first


@pytest.mark.parametrize(
    ("text", "line"),
    [('msgid "a\nmsgstr "b"\n', 1), ('msgid "a"\nmsgstr b\n', 2), ('msgid "a"\nmsgstr "b"\nnonsense\n', 3), ('msgid "a"\nmsgstr "\\q"\n', 2)],
)
def test_a_broken_catalog_says_where(tmp_path: Path, text: str, line: int) -> None:
    """A line that gettext would skip or mend is a finding."""
    (tmp_path / "x.po").write_text(text, encoding="utf-8")
    findings: list[Finding] = []
    assert read_catalog(tmp_path / "x.po", "x.po", "ru", findings) is None
    assert [finding.line for finding in findings] == [line]


def test_fuzzy_messages_are_not_shown(tmp_path: Path) -> None:
    """A translation that somebody marked as doubtful does not reach a reader."""
    (tmp_path / "x.po").write_text('#, fuzzy\nmsgctxt "c"\nmsgid "a"\nmsgstr "b"\n\nmsgctxt "c"\nmsgid "d"\nmsgstr "e"\n', encoding="utf-8")
    catalog = load_catalog(tmp_path, "x", "ru")
    assert catalog.get("c", "a") is None
    assert catalog.get("c", "d") == "e"


def test_the_catalogs_are_up_to_date() -> None:
    """The committed catalogs hold exactly the messages of the content and the code."""
    assert main(["--project", str(ROOT), "update", "--check"]) == 0


def test_the_schemas_are_up_to_date() -> None:
    """The exported JSON Schemas are what the code says."""
    assert main(["--project", str(ROOT), "schema", "--check"]) == 0
