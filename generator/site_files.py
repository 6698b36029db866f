"""The files of a language that are no pages: data for scripts, the compiled rules, redirects."""

from __future__ import annotations

from markupsafe import escape

from generator.calculators.compile import compile_rules
from generator.pages.build import PageBuilder
from generator.pages.text import TextRenderer
from generator.reference.model import Reference
from generator.search.names import names_script, terms_script, texts_script


def site_files(reference: Reference, pages: PageBuilder) -> dict[str, str]:
    """Returns path and content of each file, by its address from the language's root."""
    text: TextRenderer = pages.text("index.html")
    files = {
        "assets/data/terms.js": terms_script(reference, text),
        "assets/data/names.js": names_script(reference, text),
        "assets/data/texts.js": texts_script(reference, text),
    }
    if reference.calculators:
        files["assets/js/rules.js"] = compile_rules()
    for old, new in reference.redirects.items():
        files[old] = _redirect("../" * old.count("/") + new, reference)
    return files


def _redirect(target: str, reference: Reference) -> str:
    """Returns a page that leads on to `target`, without a script; with one it takes query and anchor along."""
    safe, label = escape(target), escape(reference.interface.ugettext("This page has moved."))
    return (
        f'<!doctype html>\n<html lang="{reference.language.tag}">\n<head>\n<meta charset="utf-8">\n<title>{label}</title>\n'
        f'<link rel="canonical" href="{safe}">\n<meta name="robots" content="noindex">\n'
        f'<script>location.replace("{safe}"+location.search+location.hash)</script>\n'
        f'<noscript><meta http-equiv="refresh" content="0; url={safe}"></noscript>\n</head>\n'
        f'<body>\n<p><a href="{safe}">{label}</a></p>\n</body>\n</html>\n'
    )
