"""Links of a built site that lead somewhere, from any web host and from a folder."""

from __future__ import annotations

import posixpath
from collections.abc import Iterator, Mapping
from urllib.parse import unquote, urlsplit

from generator.diagnostics import Finding
from generator.lint.hints import nearest
from generator.lint.site.page import Page, Reference

CODE = "site-links"


def check(pages: Mapping[str, Page], files: frozenset[str]) -> Iterator[Finding]:
    """An address within the site is relative, names a file that is there, and its fragment stands in that page."""
    for page in pages.values():
        for reference in page.references:
            if fault := _fault(page, reference, pages, files):
                yield Finding(page.path, reference.line, CODE, *fault)


def _fault(page: Page, reference: Reference, pages: Mapping[str, Page], files: frozenset[str]) -> tuple[str, str] | None:
    address = reference.address
    parts = urlsplit(address)
    if parts.scheme or parts.netloc:
        return None  # foreign.py looks at these
    if parts.path.startswith("/"):
        return f"{address} begins with a slash", "write it from this page; the site may lie in any folder"
    target = page.path
    if parts.path:
        target = posixpath.normpath(posixpath.join(posixpath.dirname(page.path), unquote(parts.path)))
    if target not in files:
        if target.startswith("..") or f"{target}/index.html".removeprefix("./") in files:
            return f"{address} names no file of the site", "write the file out (…/index.html); a folder opened from disk shows no index"
        same_name = [name for name in files if posixpath.basename(name) == posixpath.basename(target)]
        return f"{address} leads to no file", nearest(target, sorted(same_name), "correct the link, or build the page")
    fragment = unquote(parts.fragment)
    if fragment and fragment != "top" and target in pages and fragment not in pages[target].ids:
        return f"{address}: {target} has no id {fragment}", nearest(fragment, pages[target].ids, "correct the fragment")
    return None
