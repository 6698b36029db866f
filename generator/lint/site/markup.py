"""Pages that are valid HTML, with what every page needs."""

from __future__ import annotations

import re
from collections.abc import Iterator

import html5lib
from html5lib.constants import E

from generator.diagnostics import Finding
from generator.lint.site.page import Page

CODE = "site-html"
_RAW = re.compile(r"\{%-?\s*\w+|\{\{\s*\w")


def check(page: Page, text: str) -> Iterator[Finding]:
    """A page parses without an error, has a language and a heading, no id twice, and a text for every picture."""
    parser = html5lib.HTMLParser()
    parser.parse(text)
    for (line, _), code, data in parser.errors:
        yield Finding(page.path, line, CODE, E.get(code, code) % (data or {}), "correct the template, or escape the text")
    for identity, line in page.repeated_ids:
        first = page.ids[identity]
        yield Finding(page.path, line, CODE, f"the id {identity} stands on line {first} already", "give each element its own id")
    for line in page.images_without_text:
        yield Finding(page.path, line, CODE, "a picture has no alt", 'describe it, or write alt="" if it says nothing')
    if not page.lang:
        yield Finding(page.path, 1, CODE, "the page has no lang", "write the language's tag: <html lang=…>")
    if not page.headings and not page.is_redirect:
        yield Finding(page.path, 1, CODE, "the page has no h1", "begin it with a heading")


def unrendered(path: str, text: str) -> Iterator[Finding]:
    """No page or sitemap holds the marks of a template."""
    if match := _RAW.search(text):
        line = text.count("\n", 0, match.start()) + 1
        yield Finding(path, line, CODE, f"the template mark {match[0]} was never filled in", "render the file, or leave it out of the site")
