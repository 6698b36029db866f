"""The real content: complete in every language, its examples true."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
import yaml

from generator.catalogs.extract import extract
from generator.lint import content_findings
from generator.project import Loader, Project
from generator.rules import call

PROJECT = Loader(Path(__file__).parents[2]).load()
EXAMPLES = [
    pytest.param(example, id=f"{file.id}-{edition}-{number}")
    for file in PROJECT.records.values()
    for edition, text in file.record.editions.items()
    for number, example in enumerate(text.examples)
]


def test_no_findings(project: Project) -> None:
    """Every check passes on what we publish."""
    assert [str(finding) for finding in content_findings(project, complete=True)] == []


@pytest.mark.parametrize("example", EXAMPLES)
def test_example(example: object) -> None:
    """What an example says is what the rule gives."""
    call_name, arguments, gives = example.call, example.with_, example.gives  # type: ignore[attr-defined]
    if call_name:
        result = call(call_name, arguments)
        shown = result if isinstance(result, dict) else {"result": result}
        for key, value in gives.items():
            assert shown[key] == pytest.approx(value, abs=1e-9) if isinstance(value, float) else shown[key] == value, key


@pytest.mark.parametrize("record", sorted(PROJECT.records))
def test_every_text_of_a_record_is_translated(project: Project, locale: str, record: str) -> None:
    """No text of a record is missing in any language, and its name is there."""
    files = project.locales[locale]
    if files.language.source:
        return
    file = project.records[record]
    missing = [
        message.id
        for catalog in _catalogs(project).values()
        for message in catalog
        if message.id and (message.context or "").startswith(f"{file.kind}/{record}#") and files.catalog.get(message.context or "", str(message.id)) is None
    ]
    assert record in files.terms
    assert missing == []


def test_every_other_text_is_translated(project: Project, locale: str) -> None:
    """Terms, calculators and the site's own texts are complete too, and every concept has a name."""
    files = project.locales[locale]
    if files.language.source:
        return
    missing = [
        message.id
        for domain in ("site", "terms", "calculators")
        for message in _catalogs(project)[domain]
        if message.id and files.catalog.get(message.context or "", message.id if isinstance(message.id, str) else message.id[0]) is None
    ]
    assert missing == []
    assert {*project.records, *project.terms} - set(files.terms) == set()


_EXTRACTED: dict[int, object] = {}


def _catalogs(project: Project) -> dict:  # type: ignore[type-arg]
    if id(project) not in _EXTRACTED:
        _EXTRACTED[id(project)] = extract(project)
    return _EXTRACTED[id(project)]  # type: ignore[return-value]


EXPECTED = yaml.safe_load((Path(__file__).parent / "expected.yaml").read_text(encoding="utf-8"))


@pytest.mark.parametrize("record", sorted(EXPECTED))
def test_the_key_figures_show(site: Path, locale: str, record: str) -> None:
    """The page of a record shows the figures that its rule turns on, in every language and under their edition."""
    html = (site / locale / f"{record}.html").read_text(encoding="utf-8")
    for edition, figures in EXPECTED[record].items():
        sections = re.findall(rf'<section class="edition" data-edition="[^"]*\b{edition}\b[^"]*".*?</section>', html, re.S)
        shown = set(re.findall(r"\d+", re.sub(r"<[^>]*>", " ", " ".join(sections))))
        assert set(map(str, figures)) <= shown, (edition, set(map(str, figures)) - shown)


GLOSSARY = (Path(__file__).parent / "glossary.txt").read_text(encoding="utf-8").split("\n")[:-1]


@pytest.mark.parametrize("heading", GLOSSARY)
def test_every_heading_of_the_rules_glossary_names_a_record(project: Project, heading: str) -> None:
    """What SRD 5.2.1 "Rules Glossary" explains has a page here, or a place on one, under the document's name."""
    named = {
        name.lower()
        for concept in [*(file.record for file in project.records.values()), *(file.term for file in project.terms.values())]
        for name in (concept.name, *concept.also)
    }
    assert heading.lower() in named
