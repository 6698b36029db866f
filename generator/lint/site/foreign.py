"""Pages that ask nobody else for anything."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from urllib.parse import urlsplit

from generator.diagnostics import Finding
from generator.lint.site.page import Page

CODE = "site-foreign"
_FIX = "put the file into the site; only links that a reader follows lead elsewhere"
_CSS = re.compile(r"""url\(\s*["']?([^"')]+)|@import\s+["']([^"']+)""", re.I)
_LINK_SCHEMES = frozenset({"", "http", "https", "mailto"})


def check(pages: Mapping[str, Page], styles: Mapping[str, str]) -> Iterator[Finding]:
    """No picture, script, style or font is loaded from another host, and a link has a scheme that a browser follows safely."""
    for page in pages.values():
        for reference in page.references:
            scheme = urlsplit(reference.address).scheme
            if reference.loads and _is_elsewhere(reference.address):
                yield Finding(page.path, reference.line, CODE, f"loads {reference.address[:80]} from elsewhere", _FIX)
            elif not reference.loads and scheme not in _LINK_SCHEMES:
                yield Finding(page.path, reference.line, CODE, f"links to {reference.address[:80]}", "link a page, or use a button")
        for text, line in page.styles:
            yield from _styles(page.path, text, line)
    for path, text in styles.items():
        yield from _styles(path, text, 1)


def _styles(path: str, text: str, first: int) -> Iterator[Finding]:
    for match in _CSS.finditer(text):
        address = match[1] or match[2]
        if _is_elsewhere(address):
            line = first + text.count("\n", 0, match.start())
            yield Finding(path, line, CODE, f"loads {address[:80]} from elsewhere", _FIX)


def _is_elsewhere(address: str) -> bool:
    parts = urlsplit(address.strip())
    return bool(parts.netloc) or parts.scheme not in {"", "data", "blob"}
