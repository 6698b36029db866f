"""Fills a theme's frame, rendered once for each page of the navigation, with a page's own parts.

The frame holds each of the markers below once (site_overrides/main.html lists them).
"""

from __future__ import annotations

import re
from collections.abc import Mapping

from markupsafe import Markup, escape

from generator.pages.page import Page
from generator.reference.model import Reference

HEAD, LANGUAGES, TOC, CONTENT, FOOTER, TITLE = (
    "<!--@head-->",
    "<!--@languages-->",
    "<!--@toc-->",
    "<!--@content-->",
    "<!--@footer-->",
    "@@title@@",
)
_MARKER = re.compile("|".join(map(re.escape, (HEAD, LANGUAGES, TOC, CONTENT, FOOTER, TITLE))))


class ShellFiller:
    """Fills frames for one language."""

    def __init__(self, reference: Reference, site_url: str, site_name: str) -> None:
        self.reference, self.site_url, self.site_name = reference, site_url.rstrip("/") + "/" if site_url else "", site_name

    def fill(self, shell: str, page: Page) -> str:
        """Returns the whole page as HTML."""
        parts: Mapping[str, str] = {
            TITLE: escape(page.title),
            HEAD: self._head(page),
            LANGUAGES: self._languages(page),
            TOC: self._toc(page),
            CONTENT: self._note() + page.content,
            FOOTER: self._footer(page),
        }
        return _MARKER.sub(lambda match: parts[match[0]], shell)

    def _note(self) -> str:
        """Returns a note where buttons, headings and other texts of the site itself are still in English."""
        if self.reference.interface_complete:
            return ""
        text = self.reference.interface.ugettext("Buttons and headings of this site are not all translated yet; the missing ones are in English.")
        tag = self.reference.languages[self.reference.source_locale].tag if text.startswith("Buttons") else self.reference.language.tag
        return Markup('<p class="fallback-note" lang="{}">{}</p>\n').format(tag, text)

    def _address(self, locale: str, page: Page) -> str:
        return f"{self.site_url}{locale}/{page.path}" if self.site_url else f"{page.root}../{locale}/{page.path}"

    def _head(self, page: Page) -> str:
        reference, tag = self.reference, self.reference.language.tag
        rows = [
            Markup('<meta name="description" content="{}">').format(page.description),
            Markup('<link rel="canonical" href="{}">').format(self._address(reference.locale, page)),
            *(
                Markup('<link rel="alternate" hreflang="{}" href="{}">').format(language.tag, self._address(locale, page))
                for locale, language in reference.languages.items()
            ),
            Markup('<link rel="alternate" hreflang="x-default" href="{}">').format(self._address(reference.source_locale, page)),
            Markup('<meta property="og:title" content="{}">').format(page.title),
            Markup('<meta property="og:description" content="{}">').format(page.description),
            Markup('<meta property="og:type" content="{}">').format("website" if page.path == "index.html" else "article"),
            Markup('<meta property="og:url" content="{}">').format(self._address(reference.locale, page)),
            Markup('<meta property="og:site_name" content="{}">').format(self.site_name),
            Markup('<meta property="og:locale" content="{}">').format(tag.replace("-", "_")),
            Markup('<meta name="twitter:card" content="summary">'),
        ]
        if page.markers:
            rows += [
                Markup('<script defer src="{}assets/js/{}.js"></script>').format(page.root, name) for name in ("rules", "calculator")
            ]
        return "\n  ".join(rows)

    def _languages(self, page: Page) -> str:
        rows = []
        for locale, language in self.reference.languages.items():
            current = Markup(' aria-current="true"') if locale == self.reference.locale else ""
            rows.append(
                Markup('<li><a href="{}../{}/{}" hreflang="{}" lang="{}"{}>{}</a></li>').format(
                    page.root, locale, page.path, language.tag, language.tag, current, language.name
                )
            )
        return "".join(rows)

    def _toc(self, page: Page) -> str:
        item = Markup('<li class="md-nav__item"><a class="md-nav__link" href="#{}"><span class="md-ellipsis">{}</span></a></li>')
        return "".join(item.format(anchor, heading) for anchor, heading in page.toc)

    def _footer(self, page: Page) -> str:
        source = self.reference.languages[self.reference.source_locale].tag
        rows = [Markup('<p lang="{}">{}</p>').format(source, document.attribution) for document in self.reference.documents.values()]
        rows.append(
            Markup('<p><a href="{}reference/about.html">{}</a></p>').format(page.root, self.reference.interface.ugettext("Sources and licences"))
        )
        return "".join(rows)
