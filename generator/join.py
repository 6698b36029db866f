"""Joins the languages of a site: the chooser at the root, the page for what is not found, the map for search engines."""

from __future__ import annotations

from pathlib import Path
from urllib.parse import urlsplit

from markupsafe import Markup

from generator.languages import Language
from generator.pages.environment import TEMPLATES, plain_environment
from generator.pages.shell import base_address
from generator.project import Project

NOT_FOUND = "404.html"


def join_site(site: Path, project: Project, site_name: str, site_url: str) -> None:
    """Writes the files at the root of `site`, for the languages that stand in it."""
    languages = {locale: files.language for locale, files in project.locales.items() if (site / locale).is_dir()}
    environment = plain_environment()
    base = base_address(site_url)
    context = {
        "site_name": site_name,
        "languages": languages,
        "style": Markup("<style>\n{}</style>").format(Markup((TEMPLATES / "root.css").read_text(encoding="utf-8"))),
        "address": lambda locale: f"{base}{locale}/index.html" if locale else base or "index.html",
        "base_path": urlsplit(base).path or "/",
        "words": {locale: _words(project, locale) for locale in languages},
    }
    for template, path in (("chooser.html", "index.html"), ("not_found.html", NOT_FOUND)):
        (site / path).write_text(environment.get_template(template).render(context), encoding="utf-8")
    (site / "sitemap.xml").write_text(_sitemap(site, languages, base), encoding="utf-8")
    (site / ".nojekyll").write_text("", encoding="utf-8")


def _words(project: Project, locale: str) -> dict[str, str]:
    translate = project.locales[locale].catalog.interface.ugettext
    return {
        "not_found": translate("There is no page at this address. It may have moved; the search finds it by its name in any language."),
        "home": translate("To the start page"),
    }


def _sitemap(site: Path, languages: dict[str, Language], base: str) -> str:
    paths = sorted({path.relative_to(site / locale).as_posix() for locale in languages for path in (site / locale).rglob("*.html")} - {NOT_FOUND})
    rows = ['<?xml version="1.0" encoding="UTF-8"?>']
    rows.append('<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">')
    for path in paths:
        there = [(locale, language) for locale, language in languages.items() if (site / locale / path).exists()]
        links = "".join(f'<xhtml:link rel="alternate" hreflang="{language.tag}" href="{base}{locale}/{path}"/>' for locale, language in there)
        rows += [f"<url><loc>{base}{locale}/{path}</loc>{links}</url>" for locale, _ in there]
    return "\n".join([*rows, "</urlset>", ""])
