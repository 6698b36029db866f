"""Brings a language's catalogs up to date: new messages arrive empty, changed ones too, nothing is guessed."""

from __future__ import annotations

from io import BytesIO
from pathlib import Path

from babel.core import Locale
from babel.messages.catalog import Catalog
from babel.messages.pofile import write_po

from generator.catalogs.load import read_catalog
from generator.diagnostics import ContentError, Finding

_HEADER = "# {language} texts of this site: {domain}.\n# Translate between the quotes after msgstr; see locales/README.md."
_CLOCK = (b'"POT-Creation-Date:', b'"PO-Revision-Date:', b'"Generated-By:', b'"Report-Msgid-Bugs-To:', b'"Last-Translator:', b'"Language-Team:')


def update_catalogs(templates: dict[str, Catalog], folder: Path, locale: str) -> dict[str, bytes]:
    """Returns the new content of each catalog of `locale`, by file name; raises ContentError if an old one cannot be read."""
    findings: list[Finding] = []
    result = {}
    for domain, template in templates.items():
        path = folder / f"{domain}.po"
        existing = read_catalog(path, path.as_posix(), locale, findings) if path.exists() else None
        result[path.name] = serialize(updated(template, existing, domain, locale))
    if findings:
        raise ContentError(findings)
    return result


def updated(template: Catalog, existing: Catalog | None, domain: str, locale: str) -> Catalog:
    """Returns `existing` with the messages of `template`; translations stay where text and context are the same.

    What is no longer there is kept aside with its translation, for a text that comes back, and dropped if it had none.
    """
    language = Locale.parse(locale).english_name or locale
    catalog = existing or Catalog(locale=locale, project="Polyglot SRD", version="1", charset="utf-8")
    catalog.header_comment = _HEADER.format(language=language, domain=domain)
    catalog.fuzzy = False
    catalog.update(template, no_fuzzy_matching=True)
    for key in [key for key, message in catalog.obsolete.items() if not message.string]:
        del catalog.obsolete[key]
    return catalog


def serialize(catalog: Catalog) -> bytes:
    """Returns the catalog as a PO file without dates, so that it changes only when a text does."""
    buffer = BytesIO()
    write_po(buffer, catalog, width=0, include_lineno=False)
    return b"".join(line for line in buffer.getvalue().splitlines(keepends=True) if not line.startswith(_CLOCK))
