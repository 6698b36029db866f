"""Checks of a built site, on pages written here."""

from pathlib import Path

import pytest

from generator.lint.site import site_findings

GOOD = '<!doctype html>\n<html lang="en">\n<head><title>A</title></head>\n<body><h1 id="a">A</h1>\n{}\n</body>\n</html>'


@pytest.fixture
def page(tmp_path):
    (tmp_path / "en" / "rule").mkdir(parents=True)
    (tmp_path / "en" / "index.html").write_text(GOOD.format(""), encoding="utf-8")
    (tmp_path / "en" / "rule" / "cover.html").write_text(GOOD.format('<p id="half">x</p>'), encoding="utf-8")

    def findings(body: str = "", text: str = GOOD):
        (tmp_path / "en" / "rule" / "hide.html").write_text(text.replace("{}", body), encoding="utf-8")
        return [f for f in site_findings(tmp_path) if f.path == "en/rule/hide.html"]

    return findings


@pytest.mark.parametrize(
    "body",
    [
        '<a href="cover.html#half">x</a> <a href="../index.html?edition=2014#a">x</a> <a href="#a">x</a> <a href="#">x</a>',
        '<a href="https://example.org/">x</a> <a href="mailto:a@example.org">x</a>',
        '<img src="data:image/png;base64,AA==" alt="">',
        "<svg><style>a { background: url(data:image/png;base64,AA==) }</style></svg>",
    ],
)
def test_a_sound_page(page, body):
    assert page(body) == []


@pytest.mark.parametrize(
    ("body", "code", "message"),
    [
        ('<a href="covr.html">x</a>', "site-links", "covr.html leads to no file"),
        ('<a href="index.html">x</a>', "site-links", "index.html leads to no file"),
        ('<a href="cover.html#whole">x</a>', "site-links", "has no id whole"),
        ('<a href="#b">x</a>', "site-links", "has no id b"),
        ('<a href="/en/index.html">x</a>', "site-links", "begins with a slash"),
        ('<a href="../../en/">x</a>', "site-links", "names no file"),
        ('<a href="../../../x.html">x</a>', "site-links", "names no file"),
        ('<img src="none.png" alt="">', "site-links", "none.png leads to no file"),
        ('<img src="https://example.org/x.png" alt="">', "site-foreign", "loads https://example.org/x.png"),
        ('<script src="//example.org/x.js"></script>', "site-foreign", "loads //example.org/x.js"),
        ('<iframe src="https://example.org/"></iframe>', "site-foreign", "from elsewhere"),
        ('<p style="background:url(https://example.org/x.png)">x</p>', "site-foreign", "from elsewhere"),
        ('<a href="javascript:void(0)">x</a>', "site-foreign", "links to javascript:void(0)"),
        ("<p><div>x</div></p>", "site-html", "Unexpected end tag (p)"),
        ('<p id="a">x</p>', "site-html", "the id a stands on line 4 already"),
        ('<img src="data:image/png;base64,AA==">', "site-html", "a picture has no alt"),
        ("<p>{{ page.title }}</p>", "site-html", "was never filled in"),
    ],
)
def test_a_fault_on_a_page(page, body, code, message):
    (found,) = page(body)
    assert (found.line, found.code) == (5, code)
    assert message in found.message


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        (' lang="en"', "", "the page has no lang"),
        ('<h1 id="a">A</h1>', "", "the page has no h1"),
        ("<title>A</title>", '<title>A</title><link rel="stylesheet" href="https://example.org/x.css">', "from elsewhere"),
        ("<title>A</title>", "<title>A</title><style>@import 'https://example.org/x.css';</style>", "from elsewhere"),
        ("<title>A</title>", '<title>A</title><meta http-equiv="refresh" content="0; url=gone.html">', "gone.html leads to no file"),
    ],
)
def test_what_every_page_needs(page, old, new, message):
    (found,) = page(text=GOOD.replace(old, new))
    assert message in found.message


def test_style_sheets_and_sitemaps_are_read_too(tmp_path):
    (tmp_path / "index.html").write_text(GOOD.format(""), encoding="utf-8")
    (tmp_path / "a.css").write_text("a{}\n@font-face{src:url('https://example.org/f.woff2')}", encoding="utf-8")
    (tmp_path / "sitemap.xml").write_text("<urlset>\n{%- for page in pages -%}", encoding="utf-8")
    assert [(f.path, f.line, f.code) for f in site_findings(tmp_path)] == [("a.css", 2, "site-foreign"), ("sitemap.xml", 2, "site-html")]


def test_an_empty_folder_is_no_site(tmp_path: Path):
    assert [f.code for f in site_findings(tmp_path)] == ["site-empty"]
