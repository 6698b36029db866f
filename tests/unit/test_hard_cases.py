"""Catalogs and languages at their edges: broken headers, percent signs, other scripts and directions."""

from __future__ import annotations

from pathlib import Path

import pytest

from generator.catalogs.load import load_catalog
from generator.cli import main
from tests.sites.test_sites import TINY, copy_of


def header(*lines: str) -> str:
    return 'msgid ""\nmsgstr ""\n' + "".join(f'"{line}\\n"\n' for line in lines) + '\nmsgid "Home"\nmsgstr "b"\n'


@pytest.mark.parametrize(
    "text",
    [
        header("Plural-Forms: nplurals=3; plural=(n ==;"),
        header("Content-Type: text/plain; charset=klingon"),
        header("Content-Type: text/plain; charset=latin-1").replace('"b"', '"да"'),
    ],
    ids=["plural", "unknown-charset", "other-charset"],
)
def test_a_broken_header_is_a_finding(tmp_path: Path, text: str) -> None:
    """site.po is compiled outside the try of read_catalog: what its header breaks is a traceback."""
    (tmp_path / "site.po").write_text(text, encoding="utf-8")
    assert [finding.code for finding in load_catalog(tmp_path, "x", "ru").findings] == ["po-syntax"]


def test_a_message_that_stands_twice_is_a_finding(tmp_path: Path) -> None:
    """The first translation wins without a word; whoever edits the second sees no effect."""
    (tmp_path / "x.po").write_text('msgctxt "c"\nmsgid "a"\nmsgstr "x"\n\nmsgctxt "c"\nmsgid "a"\nmsgstr "y"\n', encoding="utf-8")
    assert [finding.line for finding in load_catalog(tmp_path, "x", "ru").findings] == [5]


def test_a_percent_sign_in_an_interface_text_is_a_finding(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """A lone % in a text without placeholders is formatted by the templates: a traceback in the build."""
    project = copy_of(TINY, tmp_path / "game")
    path = project / "locales" / "es" / "LC_MESSAGES" / "site.po"
    path.write_text(path.read_text(encoding="utf-8").replace('msgid "Names"\nmsgstr ""', 'msgid "Names"\nmsgstr "100 % nombres"'), encoding="utf-8")
    main(["--project", str(project), "build"])
    assert "site.po" in capsys.readouterr().out


@pytest.mark.parametrize("added", ["zh_Hant_TW", "es_419", "en_US_POSIX", "root", "no"])
def test_a_language_that_was_added_can_be_built(tmp_path: Path, added: str) -> None:
    """add-language must refuse what languages.yaml refuses, or write it so that it is read; now it leaves a project that does not build."""
    project = copy_of(TINY, tmp_path / "game")
    if main(["--project", str(project), "add-language", added]) == 0:
        assert main(["--project", str(project), "build"]) == 0
    else:
        assert not (project / "locales" / added).exists()


@pytest.mark.parametrize("added", ["ar", "he"])
def test_right_to_left(tmp_path: Path, added: str) -> None:
    """A language written from the right is shown so, or refused"""
    project = copy_of(TINY, tmp_path / "game")
    if main(["--project", str(project), "add-language", added]) == 0:
        assert main(["--project", str(project), "build"]) == 0
        assert 'dir="rtl"' in (project / "site" / added / "index.html").read_text(encoding="utf-8")


def test_navigation_in_english_says_so(tmp_path: Path) -> None:
    """Names of chapters that are not translated stand in navigation and contents without lang="en"."""
    project = copy_of(TINY, tmp_path / "game")
    chapters = project / "content" / "chapters.yaml"
    chapters.write_text(chapters.read_text(encoding="utf-8").replace("name: The kitchen", "name: The scullery"), encoding="utf-8")
    assert main(["--project", str(project), "build", "--locale", "es"]) == 0
    html = (project / "site" / "es" / "index.html").read_text(encoding="utf-8")
    nav = html.partition('md-nav--primary"')[2].partition("</nav>")[0]
    assert 'lang="en"' in nav.partition("The scullery")[0][-80:]


