"""What every page of the built site must have, in every language."""

from __future__ import annotations

import gzip
import re
from html import unescape
from pathlib import Path

import pytest

from generator.lint.site import site_findings
from generator.project import Project

HOME_TEXTS = {"en": "Chapters", "vi": "Chương", "th": "บท", "ru": "Главы", "ko": "장", "zh": "章"}


def pages(site: Path, locale: str) -> dict[str, str]:
    folder = site / locale
    return {path.relative_to(folder).as_posix(): path.read_text(encoding="utf-8") for path in sorted(folder.rglob("*.html"))}


def test_links_anchors_html_and_resources(site: Path) -> None:
    """Links lead somewhere, HTML is valid, nothing is loaded from elsewhere."""
    assert [str(finding) for finding in site_findings(site)] == []


def test_head(site: Path, locale: str, project: Project) -> None:
    """Every page says its language, address, description and where the other languages stand."""
    tags = {files.language.tag for files in project.locales.values()} | {"x-default"}
    for path, html in pages(site, locale).items():
        assert f'<html lang="{project.locales[locale].language.tag}"' in html, path
        if path == "404.html":
            continue
        assert re.search(r'<meta name="description" content="[^"]{10,}">', html), path
        assert f'<link rel="canonical" href="https://polyglot-srd.example/{locale}/{path}">' in html
        assert set(re.findall(r'rel="alternate" hreflang="([^"]+)"', html)) == tags, path
        assert len(re.findall(r"<h1[ >]", html)) == 1, path
        for marker in ("<!--@", "@@"):
            assert marker not in html, path


def test_every_language_has_the_same_pages_and_anchors(site: Path, locale: str) -> None:
    """A link to a place in one language is a link to it in all."""
    english, here = pages(site, "en"), pages(site, locale)
    assert set(here) == set(english)
    for path, html in here.items():
        found, wanted = (re.findall(r'<(?:h\d|section|article|tr|caption|dt|div)[^>]* id="([^"_]+)"', page) for page in (html, english[path]))
        if path in ("reference/names.html", "reference/languages.html"):  # each language has its own order, and its letters
            found, wanted = sorted(found), sorted(wanted)
        assert found == wanted, path


def test_anchors_are_readable(site: Path, locale: str) -> None:
    """Anchors are English words, never percent-encoded."""
    for path, html in pages(site, locale).items():
        assert all(re.fullmatch(r"[A-Za-z0-9_.-]+", anchor) for anchor in re.findall(r' id="([^"]+)"', html)), path


def test_record_pages(site: Path, locale: str, project: Project) -> None:
    """A record's page has its name, its editions, its names in all languages and the attribution."""
    assert project.sources
    for file in project.records.values():
        html = (site / locale / file.kind / f"{file.id}.html").read_text(encoding="utf-8")
        text = unescape(html)
        for other, files in project.locales.items():
            name = file.record.name if files.language.source else files.terms[file.id].preferred
            assert name in text, (file.id, other)
        shown = set(re.findall(r'<(?:section|p) class="(?:edition|absent)"[^>]*data-edition="([^"]+)"', html))
        shown |= set(re.findall(r'<p class="absent" data-edition="([^"]+)"', html))
        assert {edition for each in shown for edition in each.split()} == set(project.editions), file.id
        for document in project.sources.documents.values():
            assert document.attribution in text
        if file.record.change:
            assert 'id="change"' in html


def test_the_lists_have_every_concept(site: Path, locale: str, project: Project) -> None:
    """The glossary and the names of all languages have each record and term once, with its name and short form in this language."""
    concepts = {*project.records, *project.terms}
    for path in ("reference/names.html", "reference/languages.html"):
        html = (site / locale / path).read_text(encoding="utf-8")
        entries = dict(re.findall(r'class="entry" id="([^"]+)">(.*?)</(?:dt|tr)>', html, re.DOTALL))
        assert set(entries) == concepts
        assert len(re.findall('class="entry"', html)) == len(concepts)
        for concept, names in project.locales[locale].terms.items():
            if concept in concepts:
                assert names.preferred in unescape(entries[concept]), (path, concept)
                assert not names.abbreviation or f'class="abbreviation">{names.abbreviation}<' in entries[concept], (path, concept)


def test_the_glossary_has_letters_and_tags(site: Path, locale: str) -> None:
    """Each letter of the bar leads to its heading, a condition says that it is one, a plain rule says nothing."""
    html = (site / locale / "reference" / "names.html").read_text(encoding="utf-8")
    bar = re.findall(r'<a href="#(letter_\d+)">([^<]+)</a>', html)
    assert bar == re.findall(r'<h2 id="(letter_\d+)">([^<]+)</h2>', html)
    assert len(bar) > 10
    entries = dict(re.findall(r'class="entry" id="([^"]+)">(.*?)</dt>', html, re.DOTALL))
    assert 'class="tag"' in entries["prone"]
    assert 'class="tag"' not in entries["armor-class"]


def test_the_glossary_knows_the_editions(site: Path, locale: str) -> None:
    """What a term is in short follows the edition, and says which where only one has it."""
    html = (site / locale / "reference" / "names.html").read_text(encoding="utf-8")
    entries = dict(re.findall(r'class="entry" id="([^"]+)">(.*?)</div>', html, re.DOTALL))
    assert re.findall(r'<dd data-edition="([^"]+)"><span class="edition-label">', entries["attack"]) == ["2024", "2014"]
    assert "data-edition" not in entries["use-an-object"]
    assert "edition-label" in entries["use-an-object"]
    assert "edition" not in entries["fireball"]


def test_the_names_of_all_languages_lead_to_them(site: Path, locale: str, project: Project) -> None:
    """The reader's language stands first; each other name says its language and leads to the page in it."""
    html = (site / locale / "reference" / "languages.html").read_text(encoding="utf-8")
    (row,) = re.findall(r'id="grappled">(.*?)</tr>', html, re.DOTALL)
    cells = re.findall(r'lang="([^"]+)">\s*<a href="([^"]+)">', row)
    others = [other for other in project.locales if other != locale]
    assert cells == [
        (project.locales[locale].language.tag, "../condition/grappled.html"),
        *((project.locales[other].language.tag, f"../../{other}/condition/grappled.html") for other in others),
    ]


def test_the_lists_are_light(site: Path, locale: str) -> None:
    """A phone loads either list as fast as a picture: under 60 kB compressed."""
    for name in ("names", "languages"):
        assert len(gzip.compress((site / locale / "reference" / f"{name}.html").read_bytes())) < 60_000


def test_not_found_speaks_the_language(site: Path, locale: str, project: Project) -> None:
    """The page for what is not found is in the language of its folder."""
    html = (site / locale / "404.html").read_text(encoding="utf-8")
    heading = project.locales[locale].catalog.interface.ugettext("Page not found")
    assert heading in html
    assert locale == "en" or heading != "Page not found"


def test_chooser_and_map(site: Path, project: Project) -> None:
    """The root offers every language with plain links, and the map lists every page."""
    chooser = (site / "index.html").read_text(encoding="utf-8")
    sitemap = (site / "sitemap.xml").read_text(encoding="utf-8")
    for locale in project.locales:
        assert f'href="{locale}/index.html"' in chooser
        for path in pages(site, locale):
            if path != "404.html":
                assert f"<loc>https://polyglot-srd.example/{locale}/{path}</loc>" in sitemap


def test_units_of_both_systems_stand_in_the_html(site: Path, locale: str) -> None:
    """Measures need no script: every unit is in the page."""
    html = (site / locale / "rule" / "cover.html").read_text(encoding="utf-8") + (site / locale / "rule" / "unarmed-strike.html").read_text(encoding="utf-8")
    assert re.search(r'class="measure"><span class="u-ft">[^<]+</span><span class="u-m">[^<]*1[.,]5[^<]*</span><span class="u-sq">', html)


@pytest.mark.parametrize("path", ["rule/advantage.html", "chapter/core.html", "calculator/jumps.html"])
def test_two_builds_are_the_same(site: Path, tmp_path: Path, path: str) -> None:
    """Nothing in a page depends on when or where it was built."""
    from generator.cli import main

    out = tmp_path / "elsewhere" / "again"
    assert main(["--project", str(Path(__file__).parents[2]), "build", "--out", str(out), "--locale", "ru"]) == 0
    assert (out / "ru" / path).read_bytes() == (site / "ru" / path).read_bytes()


@pytest.mark.parametrize("shape", ["cone", "cube", "cylinder", "emanation", "line", "sphere"])
def test_areas_of_effect_are_drawn(site: Path, locale: str, shape: str) -> None:
    """A shape's page has a drawing with labels and a caption in its language; the overview leads there."""
    html = (site / locale / f"area-of-effect/{shape}.html").read_text(encoding="utf-8")
    figures = re.findall(r'<figure class="drawing">.*?</figure>', html, re.S)
    assert len(figures) == (2 if shape == "cylinder" else 1)
    english = (site / "en" / f"area-of-effect/{shape}.html").read_text(encoding="utf-8")
    for figure in figures:
        texts = [*re.findall(r"<text[^>]*>([^<]+)</text>", figure), re.sub("<[^>]*>", "", figure.split("<figcaption")[1]).split("\n")[0]]
        assert len(texts) > 1
        assert locale == "en" or not any(text in english for text in texts)
        assert re.search(r'aria-labelledby="([^"]+)"', figure)[1] == re.search(r'figcaption id="([^"]+)"', figure)[1]  # type: ignore[index]
    overview = (site / locale / "rule/area-of-effect.html").read_text(encoding="utf-8")
    assert f'<a href="../area-of-effect/{shape}.html">' in overview.split('<ul class="drawings">')[1].split("</ul>")[0]


def test_conditions_at_a_glance(site: Path, locale: str) -> None:
    """Each edition has all fifteen conditions, each leading to its record, with short texts in the page's language."""
    html = (site / locale / "reference/conditions.html").read_text(encoding="utf-8")
    english = (site / "en" / "reference/conditions.html").read_text(encoding="utf-8")
    for edition in ("2024", "2014"):
        rows = re.findall(rf'<tr id="{edition}-([a-z]+)" role="row">(.*?)</tr>', html, re.S)
        assert len(rows) == 15
        for condition, row in rows:
            assert f'<a href="../condition/{condition}.html">' in row
            texts = [re.sub("<[^>]*>", "", text) for text in re.findall(r'<span class="effect[^"]*">(.*?)</span>\n', row)]
            assert texts, condition
            assert locale == "en" or not any(text in english for text in texts if re.search(r"[^\W\d]{3}", text)), texts
