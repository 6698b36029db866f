"""The whole built site: pages in filled frames, what stands in every head, builds that repeat themselves."""

from __future__ import annotations

import re
from html import unescape
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest
from html5lib import HTMLParser
from mkdocs.structure.files import File

from generator.build import build_language, source_of
from generator.plugin import PolyglotPlugin
from generator.project import Project
from tests.conftest import ROOT

SITE_URL = "https://polyglot-srd.example/"
NAMESPACE = "{http://www.sitemaps.org/schemas/sitemap/0.9}"


def pages(site: Path, locale: str) -> dict[str, str]:
    folder = site / locale
    return {path.relative_to(folder).as_posix(): path.read_text(encoding="utf-8") for path in sorted(folder.rglob("*.html")) if path.name != "404.html"}


def files_of(folder: Path) -> dict[str, bytes]:
    return {path.relative_to(folder).as_posix(): path.read_bytes() for path in sorted(folder.rglob("*")) if path.is_file()}


def visible(html: str) -> str:
    """Returns the text of a page's body without a script having run."""
    body = re.sub(r"<(script|style|template)\b.*?</\1>", " ", html.partition("<body")[2], flags=re.S)
    return " ".join(unescape(re.sub(r"<[^>]+>", " ", body)).split())


@pytest.fixture(scope="module")
def thai_frames(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, dict[str, str]]:
    """A build of Thai in which the theme renders frames of some records' own, beside those of the navigation."""
    out = tmp_path_factory.mktemp("frames") / "th"
    more = ["rule/advantage.html", "condition/prone.html", "calculator/jumps.html"]
    usual = PolyglotPlugin.on_files

    def with_more(self: Any, files: Any, *, config: Any) -> Any:
        found = usual(self, files, config=config)
        for path in more:
            found.append(File.generated(config, source_of(path), content=""))
        return found

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(PolyglotPlugin, "on_files", with_more)
        shells = build_language(ROOT / "mkdocs.yml", "th", out, SITE_URL)
    return out, {path: shells[path] for path in more}


def test_a_filled_frame_is_what_the_theme_renders(site: Path, thai_frames: tuple[Path, dict[str, str]], project: Project) -> None:
    """A page in the frame of its section differs from one in a frame of its own only in which entry of the navigation is the current one."""
    from generator.build import prepare_language

    language = prepare_language(ROOT, "th", "Polyglot SRD", SITE_URL)
    by_path = {page.path: page for page in language.pages.pages()}
    assert project.locales
    for path, frame in thai_frames[1].items():
        own = language.filler.fill(frame, by_path[path])
        built = (site / "th" / path).read_text(encoding="utf-8")
        assert without_current(own) == without_current(built), path


def without_current(html: str) -> str:
    head, nav, rest = re.split(r'(?s)(<nav class="md-nav md-nav--primary".*?</nav>)', html)
    return head + re.sub(r' md-nav__(?:item|link)--active| aria-current="true"', "", nav) + rest


def test_frames_are_filled_once_and_wholly(site: Path, locale: str) -> None:
    """Each page has the marks of its frame replaced, its own article, and one main."""
    for path, html in pages(site, locale).items():
        assert "@@" not in html, path
        assert "<!--@" not in html, path
        assert html.count('<article class="md-content__inner') == 1, path
        assert html.count("<main") == 1, path


def test_the_head_speaks_to_others(site: Path, locale: str, project: Project) -> None:
    """Title, description and address stand once for search engines and once for those who share a link, and agree."""
    tag = project.locales[locale].language.tag
    titles: dict[str, str] = {}
    for path, html in pages(site, locale).items():
        head = HTMLParser(namespaceHTMLElements=False).parse(html.partition("</head>")[0]).find("head")
        meta = {element.get("property") or element.get("name"): element.get("content") for element in head.iter("meta")}
        title = head.find("title").text
        assert title == f"{meta['og:title']} - Polyglot SRD", path
        assert meta["description"] == meta["og:description"], path
        assert len(meta["description"]) >= 10 or locale in {"zh", "ko"}, path
        assert meta["og:url"] == f"{SITE_URL}{locale}/{path}" == head.find("link[@rel='canonical']").get("href"), path
        assert meta["og:type"] == ("website" if path == "index.html" else "article"), path
        assert meta["og:locale"] == tag.replace("-", "_"), path
        assert "](" not in meta["description"], path
        assert titles.setdefault(title, path) == path, "two pages have one title"


def test_alternates_are_pages_and_answer_each_other(site: Path, locale: str, project: Project) -> None:
    """Every address of another language leads to a page that is there, and the root's default is English."""
    tags = {files.language.tag: name for name, files in project.locales.items()}
    for path, html in pages(site, locale).items():
        found = dict(re.findall(r'<link rel="alternate" hreflang="([^"]+)" href="([^"]+)">', html))
        assert found.pop("x-default") == f"{SITE_URL}en/{path}"
        assert {tag: f"{SITE_URL}{name}/{path}" for tag, name in tags.items()} == found
        assert all((site / name / path).is_file() for name in tags.values())


def test_the_menu_of_languages_keeps_the_page(site: Path, locale: str, project: Project) -> None:
    """Every page links to itself in every language without a script, by an address that works from a folder."""
    for path, html in pages(site, locale).items():
        menu = re.search(r'<details class="languages">.*?</details>', html, re.S)
        assert menu, path
        links = re.findall(r'<a href="([^"]+)" hreflang="([^"]+)" lang="([^"]+)"( aria-current="true")?>', menu[0])
        assert len(links) == len(project.locales)
        for address, tag, lang, current in links:
            assert tag == lang
            target = (site / locale / path).parent / address
            assert target.resolve().is_file(), (path, address)
            assert bool(current) == (tag == project.locales[locale].language.tag)


def test_the_attribution_stands_on_every_page(site: Path, locale: str, project: Project) -> None:
    """The documents' own sentences, letter by letter, marked as English."""
    assert project.sources
    for path, html in pages(site, locale).items():
        footer = html.partition("<footer")[2].partition("</footer>")[0]
        found = {unescape(text): lang for lang, text in re.findall(r'<p lang="([^"]+)">([^<]*)</p>', footer)}
        for document in project.sources.documents.values():
            assert found.get(document.attribution) == "en", path


def test_the_rule_is_in_the_html(site: Path, locale: str, project: Project) -> None:
    """Without any script a record's page has the name, the summary and every block of both editions as text."""
    from generator.pages.build import PageBuilder
    from generator.reference.build import build_reference

    reference = build_reference(project, locale)
    builder = PageBuilder(reference, "x")
    for record in reference.records.values():
        shown = visible((site / locale / record.path).read_text(encoding="utf-8"))
        plain = builder.text(record.path).plain
        assert builder.text("").name(reference.concepts[record.id]) in shown
        for view in record.editions:
            for text in (view.summary, *(text for section in view.body if section.kind != "table" for text in section.texts)):
                longest = max(re.split(r"\[[^\]]*\]\([^)]*\)|\*+|\\\\", text.value), key=len).split()
                expected = " ".join(longest) or plain(text)  # an item of a list can be a name alone
                assert expected and expected in shown, (record.id, plain(text))


def test_the_map_lists_every_page_once(site: Path, project: Project) -> None:
    """The sitemap has each page of each language, no other address, and each with its languages."""
    tree = ElementTree.parse(site / "sitemap.xml")
    listed = [element.text for element in tree.iter(f"{NAMESPACE}loc")]
    expected = {f"{SITE_URL}{locale}/{path}" for locale in project.locales for path in pages(site, locale)}
    assert len(listed) == len(set(listed))
    assert set(listed) == expected
    for url in tree.iter(f"{NAMESPACE}url"):
        assert len(url.findall("{http://www.w3.org/1999/xhtml}link")) == len(project.locales)


def test_nothing_of_the_machine_is_in_the_site(site: Path) -> None:
    """No path of the folder it was built in, no name of a tool's folder, no development file."""
    for path, data in files_of(site).items():
        assert str(ROOT).encode() not in data, path
        assert b"site-packages" not in data, path
        assert not path.endswith((".map", ".po", ".mo", ".yaml", ".md", ".py")), path


def test_two_whole_builds_are_equal(site: Path, tmp_path: Path) -> None:
    """Every byte of every file is the same, whatever the time, the folder and the order of the languages."""
    from generator.cli import main

    out = tmp_path / "elsewhere" / "again"
    assert main(["--project", str(ROOT), "build", "--out", str(out)]) == 0
    first, second = files_of(site), files_of(out)
    assert set(first) == set(second)
    assert [path for path in first if first[path] != second[path]] == []


def test_data_files_can_do_no_harm(site: Path, locale: str) -> None:
    """Data files are one call with plain data, so that a page from a folder can load them."""
    import json

    for name in ("terms", "names"):
        text = (site / locale / "assets" / "data" / f"{name}.js").read_text(encoding="utf-8")
        match = re.fullmatch(rf"PolyglotSRD\.{name}\((.*)\);\n", text, re.S)
        assert match, name
        assert json.loads(match[1])
