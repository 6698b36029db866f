"""The command line."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest
import yaml

from generator.cli import main

TINY = Path(__file__).parents[1] / "sites" / "tiny"


@pytest.fixture
def game(tmp_path: Path) -> Path:
    folder = Path(shutil.copytree(TINY, tmp_path / "game"))
    settings = (folder / "mkdocs.yml").read_text(encoding="utf-8")
    (folder / "mkdocs.yml").write_text(settings.replace("../../../site_overrides", str(TINY.parents[2] / "site_overrides")), encoding="utf-8")
    return folder


def test_a_new_record_needs_only_its_chapter(game: Path) -> None:
    """`new` writes a record that passes once it stands in a chapter."""
    assert main(["--project", str(game), "new", "dish", "apple-pie"]) == 0
    chapters = game / "content" / "chapters.yaml"
    chapters.write_text(chapters.read_text(encoding="utf-8").replace("whisking]", "whisking, apple-pie]"), encoding="utf-8")
    text = (game / "content" / "records" / "dish" / "apple-pie.yaml").read_text(encoding="utf-8")
    assert "name: Apple Pie" in text
    terms = game / "locales" / "es" / "terms.yaml"
    terms.write_text(terms.read_text(encoding="utf-8") + "apple-pie: {preferred: Tarta}\n", encoding="utf-8")
    (game / "content" / "records" / "dish" / "apple-pie.yaml").write_text(text + "change: It is new.\n", encoding="utf-8")
    assert main(["--project", str(game), "check"]) == 0


@pytest.mark.parametrize("arguments", [["new", "dish", "sponge"], ["new", "dish", "../x"], ["new", "Dish", "x"], ["add-language", "es"], ["add-language", "zz"]])
def test_what_cannot_be_is_said(game: Path, capsys: pytest.CaptureFixture[str], arguments: list[str]) -> None:
    """A name that is taken or is none changes nothing."""
    before = sorted(path for path in game.rglob("*"))
    assert main(["--project", str(game), *arguments]) == 1
    assert ": " in capsys.readouterr().out
    assert sorted(path for path in game.rglob("*")) == before


def test_an_unknown_language_is_said(game: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Building a language that is not there names those that are."""
    assert main(["--project", str(game), "build", "--locale", "fr"]) == 1
    assert "use one of en, es" in capsys.readouterr().out


def test_no_project_here(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Run elsewhere, it says where to run it."""
    assert main(["--project", str(tmp_path), "check"]) == 2
    assert "mkdocs.yml" in capsys.readouterr().out


def test_extract_compile_and_report(game: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Templates and compiled catalogs can be written for other tools; the report counts."""
    assert main(["--project", str(game), "extract"]) == 0
    assert main(["--project", str(game), "compile"]) == 0
    assert (game / "build" / "templates" / "kitchen.pot").is_file()
    assert (game / "build" / "locales" / "es" / "LC_MESSAGES" / "kitchen.mo").is_file()
    capsys.readouterr()
    assert main(["--project", str(game), "report"]) == 0
    heads, spanish, *_ = capsys.readouterr().out.splitlines()
    assert heads.split("  ")[0] == "language" and heads.endswith("names against evidence")
    assert spanish.split()[0] == "es"


def test_the_report_compares_names_with_evidence(game: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """A name that no source uses is told, until the termbase says why; a reason without need is told too."""
    terms = game / "locales" / "es" / "terms.yaml"
    name = yaml.safe_load(terms.read_text(encoding="utf-8"))["sponge"]["preferred"]
    (tmp_path / "es.tsv").write_text("english\tforms_seen\nSponge\tPan de aire (3); Esponja (dulce) (1)\n", encoding="utf-8")
    report = ["--project", str(game), "report", "--evidence", str(tmp_path)]
    assert main(report) == 0
    assert f"es: sponge: {name} is none of the names seen (esponja, pandeaire); take one of them" in capsys.readouterr().out
    data = yaml.safe_load(terms.read_text(encoding="utf-8"))
    data["sponge"]["against_evidence"] = "players of this game say so"
    terms.write_text(yaml.safe_dump(data, allow_unicode=True), encoding="utf-8")
    assert main(report) == 0
    out = capsys.readouterr().out
    assert out.splitlines()[1].split()[-1] == "1"
    assert "es: sponge: players of this game say so" in out and "none of the names seen" not in out
    data["sponge"]["preferred"] = "Pan de Aire"
    terms.write_text(yaml.safe_dump(data, allow_unicode=True), encoding="utf-8")
    assert main(report) == 0
    assert "remove against_evidence" in capsys.readouterr().out
