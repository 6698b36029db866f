"""Fills a theme's frame, rendered once for each page of the navigation, with a page's own parts.

The frame holds each of the markers below once (site_overrides/main.html lists them).
"""

from __future__ import annotations

import re
from collections.abc import Mapping

from markupsafe import Markup, escape

from generator.pages.page import HOME, Page
from generator.reference.model import Reference

HEAD, LANGUAGES, TOC, CONTENT, FOOTER, TITLE, ROOT = (
    "<!--@head-->",
    "<!--@languages-->",
    "<!--@toc-->",
    "<!--@content-->",
    "<!--@footer-->",
    "@@title@@",
    "@@root@@",
)
_MARKER = re.compile("|".join(map(re.escape, (HEAD, LANGUAGES, TOC, CONTENT, FOOTER, TITLE, ROOT))))


def base_address(site_url: str) -> str:
    """Returns the site's address with one slash at its end, or nothing if it has none."""
    return site_url.rstrip("/") + "/" if site_url else ""


class ShellFiller:
    """Fills frames for one language."""

    def __init__(self, reference: Reference, site_url: str, site_name: str) -> None:
        self.reference, self.site_url, self.site_name = reference, base_address(site_url), site_name

    def fill(self, shell: str, page: Page) -> str:
        """Returns the whole page as HTML."""
        parts: Mapping[str, str] = {
            TITLE: escape(page.title),
            ROOT: page.root,
            HEAD: self._head(page),
            LANGUAGES: self._languages(page),
            TOC: self._toc(page),
            CONTENT: f"{self._note()}{page.content}",
            FOOTER: self._footer(page),
        }
        return _MARKER.sub(lambda match: parts[match[0]], shell)

    def _note(self) -> str:
        """Returns a note where buttons, headings and other texts of the site itself are still in English."""
        if self.reference.interface_complete:
            return ""
        english = "Buttons and headings of this site are not all translated yet; the missing ones are in English."
        text = self.reference.interface.ugettext(english)
        tag = self.reference.languages[self.reference.source_locale].tag if text == english else self.reference.language.tag
        return Markup('<p class="fallback-note" lang="{}">{}</p>\n').format(tag, text)

    def _address(self, locale: str, page: Page) -> str:
        return f"{self.site_url}{locale}/{page.path}" if self.site_url else f"{page.root}../{locale}/{page.path}"

    def _head(self, page: Page) -> str:
        reference = self.reference
        title, description = escape(page.title), escape(page.description)
        here = escape(self._address(reference.locale, page))
        kind = "website" if page.path == HOME else "article"
        rows = [
            f'<meta name="description" content="{description}">',
            f'<link rel="canonical" href="{here}">',
            *(self._alternate(language.tag, locale, page) for locale, language in reference.languages.items()),
            self._alternate("x-default", reference.source_locale, page),
            f'<meta property="og:title" content="{title}">',
            f'<meta property="og:description" content="{description}">',
            f'<meta property="og:type" content="{kind}">',
            f'<meta property="og:url" content="{here}">',
            f'<meta property="og:site_name" content="{escape(self.site_name)}">',
            f'<meta property="og:locale" content="{reference.language.tag.replace("-", "_")}">',
            f'<link rel="search" type="application/opensearchdescription+xml" href="{page.root}opensearch.xml" title="{escape(self.site_name)}">',
            '<meta name="twitter:card" content="summary">',
        ]
        rows += [f'<script defer src="{page.root}assets/js/{name}.js"></script>' for name in page.scripts]
        return "\n  ".join(rows)

    def _alternate(self, tag: str, locale: str, page: Page) -> str:
        return f'<link rel="alternate" hreflang="{tag}" href="{escape(self._address(locale, page))}">'

    def _languages(self, page: Page) -> str:
        rows = []
        for locale, language in self.reference.languages.items():
            current = ' aria-current="true"' if locale == self.reference.locale else ""
            address = f"{page.root}../{locale}/{page.path}"
            rows.append(f'<li><a href="{address}" hreflang="{language.tag}" lang="{language.tag}"{current}>{escape(language.name)}</a></li>')
        return "".join(rows)

    def _toc(self, page: Page) -> str:
        return "".join(
            f'<li class="md-nav__item"><a class="md-nav__link" href="#{anchor}"><span class="md-ellipsis">{escape(heading)}</span></a></li>'
            for anchor, heading in page.toc
        )

    def _footer(self, page: Page) -> str:
        source = self.reference.languages[self.reference.source_locale].tag
        rows = [Markup('<p lang="{}">{}</p>').format(source, document.attribution) for document in self.reference.documents.values()]
        rows.append(
            Markup('<p><a href="{}reference/about.html">{}</a></p>').format(page.root, self.reference.interface.ugettext("Sources and licences"))
        )
        return "".join(rows)
