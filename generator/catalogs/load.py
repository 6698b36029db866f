"""Reads a language's catalogs, locales/<locale>/LC_MESSAGES/*.po."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from io import BytesIO
from pathlib import Path

from babel.core import Locale
from babel.messages.catalog import Catalog
from babel.messages.mofile import write_mo
from babel.messages.pofile import PoFileError, read_po
from babel.support import NullTranslations, Translations

from generator.diagnostics import Finding

SITE = "site"
MAX_BYTES = 8 * 1024 * 1024


@dataclass(frozen=True)
class Entry:
    """One translated message and where it stands."""

    context: str
    source: str
    text: str
    path: str
    line: int


@dataclass
class LocaleCatalog:
    """All catalogs of one language together."""

    entries: dict[tuple[str, str], Entry] = field(default_factory=dict)
    interface: NullTranslations = field(default_factory=NullTranslations)
    interface_complete: bool = False
    findings: list[Finding] = field(default_factory=list)

    def get(self, context: str, source: str) -> str | None:
        """Returns the translation, or None where there is none."""
        entry = self.entries.get((context, source))
        return entry.text if entry else None


def load_catalog(folder: Path, shown: str, locale: str) -> LocaleCatalog:
    """Reads every catalog in `folder`; what cannot be read becomes a finding. Fuzzy messages are left out."""
    result = LocaleCatalog()
    for path in sorted(folder.glob("*.po")):
        name = f"{shown}/{path.name}"
        catalog = read_catalog(path, name, locale, result.findings)
        if catalog is None:
            continue
        for entry in _entries(catalog, name):
            result.entries[entry.context, entry.source] = entry
        if path.stem == SITE and (interface := _compiled(catalog, name, result.findings)):
            result.interface = interface
            result.interface_complete = all(message.string and all(message.string) for message in catalog if message.id)
    return result


def read_catalog(path: Path, shown: str, locale: str, findings: list[Finding]) -> Catalog | None:
    """Returns the catalog at `path`; adds a finding and returns None if it cannot be read."""
    try:
        if path.stat().st_size > MAX_BYTES:
            findings.append(Finding(shown, 1, "po-size", f"is larger than {MAX_BYTES // 2**20} MiB", "split it by chapter"))
            return None
        lines = path.read_text(encoding="utf-8").splitlines(keepends=True)
    except UnicodeDecodeError as error:
        line = error.object[: error.start].count(b"\n") + 1
        findings.append(Finding(shown, line, "po-encoding", "is not UTF-8 text", "save the file as UTF-8"))
        return None
    except OSError as error:
        findings.append(Finding(shown, 1, "po-file", f"cannot be read ({error.strerror})", "check the file and its permissions"))
        return None
    broken = [*_broken_lines(lines, shown), *_repeated_messages(lines, shown)]
    if broken:
        findings.extend(broken)
        return None
    try:
        return read_po(iter(lines), locale=Locale.parse(locale), abort_invalid=True)
    except PoFileError as error:
        findings.append(Finding(shown, error.lineno + 1, "po-syntax", f"cannot be read here: {error}", "check the quotes and keywords near this line"))
    except (ValueError, IndexError, LookupError, TypeError, AttributeError) as error:
        findings.append(Finding(shown, 1, "po-syntax", f"cannot be read: {error}", "open it in a gettext editor and save it again"))
    return None


def _compiled(catalog: Catalog, shown: str, findings: list[Finding]) -> Translations | None:
    """Returns the catalog as templates use it; adds a finding and returns None if its header does not let it be compiled."""
    compiled = BytesIO()
    try:
        write_mo(compiled, catalog)
        compiled.seek(0)
        return Translations(compiled)
    except (ValueError, LookupError, TypeError, AttributeError) as error:
        findings.append(Finding(shown, 1, "po-syntax", f"has a header that cannot be used: {error}", "run: python -m generator update; its charset is utf-8"))
    return None


_LINE = re.compile(
    r"""\s*(?:\#.*|(?:msgctxt|msgid|msgid_plural|msgstr(?:\[\d\])?)\s+"(?:[^"\\]|\\["\\ntrabfv])*"|"(?:[^"\\]|\\["\\ntrabfv])*")?\s*\Z"""
)


def _broken_lines(lines: list[str], shown: str) -> Iterator[Finding]:
    """Yields the lines that are none of gettext's kinds: Babel skips or repairs some of them silently."""
    for number, line in enumerate(lines, 1):
        if not _LINE.match(line):
            yield Finding(shown, number, "po-syntax", f"is no line of a catalog: {line.strip()[:60]}", 'a text stands in double quotes, with \\" for a quote in it')


def _repeated_messages(lines: list[str], shown: str) -> Iterator[Finding]:
    """Yields the messages that stand twice: Babel keeps the first and drops the second without a word."""
    seen: dict[tuple[str, str], int] = {}
    parts, field, start = {"msgctxt": "", "msgid": ""}, "", 1
    for number, line in enumerate(lines, 1):
        keyword, _, rest = line.strip().partition(" ")
        if keyword in parts:
            if keyword == "msgctxt" or field != "msgctxt":
                parts, start = {"msgctxt": "", "msgid": ""}, number
            field = keyword
            parts[field] = rest
        elif keyword.startswith("msgstr") and field != "msgstr":
            field, key = "msgstr", (parts["msgctxt"], parts["msgid"])
            if key in seen:
                yield Finding(shown, start, "po-syntax", f"is the message of line {seen[key]} again", "keep one of them")
            seen.setdefault(key, start)
        elif line.startswith('"') and field in parts:
            parts[field] += line.strip()


def _entries(catalog: Catalog, shown: str) -> Iterator[Entry]:
    for message in catalog:
        if not message.id or message.fuzzy:
            continue
        if isinstance(message.id, (tuple, list)):
            texts = message.string if isinstance(message.string, (tuple, list)) else (message.string,)
            source, text = message.id[0], next(iter(texts), "") if all(texts) else ""
        else:
            source, text = message.id, str(message.string or "")
        if text:
            yield Entry(message.context or "", source, text, shown, message.lineno or 1)
