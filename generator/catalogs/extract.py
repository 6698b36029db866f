"""Collects every text there is to translate: content, templates, theme overrides and code, by catalog."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from babel.messages.catalog import Catalog
from babel.messages.extract import extract_from_file

from generator.catalogs.load import SITE
from generator.catalogs.messages import content_messages
from generator.project import Project

_CODE = Path(__file__).parent.parent
_KEYWORDS = {"_": None, "gettext": None, "ngettext": (1, 2), "pgettext": ((1, "c"), 2), "ugettext": None, "ungettext": (1, 2), "translate": None}
_JINJA = {"extensions": "jinja2.ext.i18n", "trimmed": "true", "silent": "false"}


def extract(project: Project) -> dict[str, Catalog]:
    """Returns a template catalog for each domain, its messages in reading order."""
    templates: dict[str, Catalog] = {SITE: Catalog()}
    for path, shown, method in _interface_files(project.root):
        options = _JINJA if method == "jinja2.ext:babel_extract" else {}
        for _, message, comments, context in extract_from_file(method, path, keywords=_KEYWORDS, comment_tags=["Translators:"], options=options):
            templates[SITE].add(message, context=context, locations=[(shown, 0)], auto_comments=comments)
    for found in content_messages(project):
        catalog = templates.setdefault(found.domain, Catalog())
        comments = [found.comment] if found.comment else []
        catalog.add(found.text, context=found.context, locations=[(found.path, 0)], auto_comments=comments)
    return templates


def _interface_files(root: Path) -> Iterator[tuple[Path, str, str]]:
    """Yields path, shown name and extraction method of the files that hold interface texts."""
    for base, shown in ((_CODE, "generator"), (root / "site_overrides", "site_overrides")):
        for path in sorted(base.rglob("*")):
            name = f"{shown}/{path.relative_to(base).as_posix()}"
            if path.suffix == ".html":
                yield path, name, "jinja2.ext:babel_extract"
            elif path.suffix == ".py":
                yield path, name, "python"
