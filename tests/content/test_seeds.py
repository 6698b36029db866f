"""The community texts that this reference grew from: whatever they say about the rules, a reader finds here in every language."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest
import yaml

from generator.project import Project

LISTS = sorted((Path(__file__).parent / "seeds").glob("*.yaml"))
STATEMENTS = [
    pytest.param(statement, id=f"{path.stem}-{number}")
    for path in LISTS
    for number, statement in enumerate(yaml.safe_load(path.read_text(encoding="utf-8")), 1)
]
NUMBER = re.compile(r"\d+")


def test_every_seed_has_a_list() -> None:
    """One list for each of the five texts."""
    assert [path.stem for path in LISTS] == ["ko", "ru", "th", "vi", "zh"]


@pytest.mark.parametrize("statement", STATEMENTS)
def test_a_statement_names_a_record_of_its_edition(project: Project, statement: dict[str, Any]) -> None:
    """A statement has a heading, a sentence, and a record that has its edition; what stands in neither document is optional."""
    assert set(statement) <= {"heading", "says", "record", "edition", "figures"}
    assert statement["heading"] and statement["says"]
    record = project.records[statement["record"]].record
    if statement["edition"] == "optional":
        assert record.optional
    else:
        assert statement["edition"] in record.editions and not record.optional


@pytest.mark.parametrize("statement", STATEMENTS)
def test_a_statement_is_covered_in_every_language(project: Project, site: Path, locale: str, statement: dict[str, Any]) -> None:
    """The record's page shows the edition, translated, with the numbers that the statement turns on."""
    file = project.records[statement["record"]]
    html = (site / locale / file.kind / f"{file.id}.html").read_text(encoding="utf-8")
    assert "fallback-note" not in html
    edition = "2024" if statement["edition"] == "optional" else statement["edition"]
    sections = re.findall(rf'<section class="edition" data-edition="[^"]*\b{edition}\b[^"]*".*?</section>', html, re.S)
    assert sections
    shown = set(NUMBER.findall(re.sub(r"<[^>]*>", " ", " ".join(sections))))
    assert set(map(str, statement.get("figures", []))) <= shown
