"""Catalogs as translators' tools leave them: what is read, what is refused, what an update does to the rest."""

from __future__ import annotations

from pathlib import Path

import pytest
from babel.messages.catalog import Catalog

from generator.catalogs.load import MAX_BYTES, LocaleCatalog, load_catalog, read_catalog
from generator.catalogs.update import serialize, update_catalogs, updated
from generator.diagnostics import ContentError, Finding

HEADER = 'msgid ""\nmsgstr ""\n"Language: ru\\n"\n"Content-Type: text/plain; charset=utf-8\\n"\n\n'


def loaded(folder: Path, data: str | bytes) -> LocaleCatalog:
    (folder / "x.po").write_bytes(data if isinstance(data, bytes) else data.encode())
    return load_catalog(folder, "locales/ru", "ru")


@pytest.mark.parametrize(
    ("body", "line"),
    [
        ('msgid "a"\n\nmsgid "b"\nmsgstr "c"\n', 6),
        ('msgid "a"\nmsgid "b"\nmsgstr "x"\n', 6),
        ('msgid "a"\n# between\n"b"\nmsgstr "x"\n', 6),
        ('msgid "a"\nmsgid_plural "as"\n' + "".join(f'msgstr[{n}] "x"\n' for n in range(5)), 6),
        ('msgid "a"\nmsgstr “x”\n', 7),
        ('msgid "a"\nmsgstr "x" "y"\n', 7),
        ('msgid "a"\nmsgstr "x\n', 7),
        ('msgid "a"\nmsgstr "a \\d b"\n', 7),
        ("<<<<<<< HEAD\n", 6),
        ('msgid "a"\nmsgstr[x] "x"\n', 7),
    ],
)
def test_a_broken_line_is_found_where_it_stands(tmp_path: Path, body: str, line: int) -> None:
    """Each way to break a catalog by hand is found on its line, or on that where its message begins, and nothing of it is shown."""
    catalog = loaded(tmp_path, HEADER + body)
    assert catalog.entries == {}
    assert catalog.findings[0].code == "po-syntax"
    assert catalog.findings[0].path == "locales/ru/x.po"
    assert catalog.findings[0].line == line


def test_only_utf8_is_read(tmp_path: Path) -> None:
    """Another encoding is named, with the line of its first byte that is not UTF-8."""
    assert [(found.code, found.line) for found in loaded(tmp_path, HEADER.encode() + 'msgid "a"\nmsgstr "да"\n'.encode("cp1251")).findings] == [("po-encoding", 7)]


def test_a_catalog_has_a_limit(tmp_path: Path) -> None:
    """A file beyond all measure is not read."""
    assert [found.code for found in loaded(tmp_path, b"#" * (MAX_BYTES + 1)).findings] == ["po-size"]


def test_windows_line_ends_are_fine(tmp_path: Path) -> None:
    """What an editor on Windows saves is read the same."""
    assert loaded(tmp_path, (HEADER + 'msgid "a"\nmsgstr "b"\n').replace("\n", "\r\n")).get("", "a") == "b"


def test_one_broken_catalog_leaves_the_others(tmp_path: Path) -> None:
    """A fault in one chapter's catalog costs that chapter alone."""
    (tmp_path / "y.po").write_text(HEADER + 'msgid "c"\nmsgstr "d"\n', encoding="utf-8")
    catalog = loaded(tmp_path, "nonsense\n")
    assert len(catalog.findings) == 1
    assert catalog.get("", "c") == "d"


def test_an_empty_translation_is_none(tmp_path: Path) -> None:
    """An empty text, and a plural with a form missing, count as not translated."""
    catalog = loaded(
        tmp_path,
        HEADER + 'msgid "a"\nmsgstr ""\n\nmsgid "b"\nmsgid_plural "bs"\nmsgstr[0] "x"\nmsgstr[1] ""\nmsgstr[2] "z"\n\n'
        'msgid "c"\nmsgid_plural "cs"\nmsgstr[0] "x"\nmsgstr[1] "y"\nmsgstr[2] "z"\n',
    )
    assert (catalog.get("", "a"), catalog.get("", "b"), catalog.get("", "c")) == (None, None, "x")
    assert catalog.findings == []


def test_obsolete_messages_are_kept_apart(tmp_path: Path) -> None:
    """A message that is no longer there is kept for its translator, and never shown."""
    catalog = updated(_template("a", "b"), None, "x", "ru")
    for message in catalog:
        if message.id:
            message.string = "перевод"
    path = tmp_path / "x.po"
    path.write_bytes(serialize(updated(_template("b"), catalog, "x", "ru")))
    assert '#~ msgid "a"' in path.read_text(encoding="utf-8")
    assert load_catalog(tmp_path, "x", "ru").get("c", "a") is None
    read = read_catalog(path, "x.po", "ru", [])
    assert read is not None
    again = updated(_template("a", "b"), read, "x", "ru")
    assert [message.string for message in again if message.id == "b"] == ["перевод"]


def test_the_same_text_in_two_places_is_two_messages() -> None:
    """The context keeps apart what reads the same in English and not elsewhere."""
    template = Catalog()
    template.add("Hide", context="action/hide#name")
    template.add("Hide", context="gear/hide#name")
    assert sum(1 for message in updated(template, None, "x", "ru") if message.id) == 2


def test_an_update_refuses_what_it_cannot_read(tmp_path: Path) -> None:
    """A broken catalog is never written over: its translations would be lost."""
    path = tmp_path / "x.po"
    path.write_text('msgid "a\n', encoding="utf-8")
    with pytest.raises(ContentError):
        update_catalogs({"x": _template("a")}, tmp_path, "ru")
    assert path.read_text(encoding="utf-8") == 'msgid "a\n'


def test_an_update_twice_changes_nothing(tmp_path: Path) -> None:
    """Whoever updates after an update has nothing to commit."""
    for name, data in update_catalogs({"x": _template("a", "b")}, tmp_path, "ru").items():
        (tmp_path / name).write_bytes(data)
    assert update_catalogs({"x": _template("a", "b")}, tmp_path, "ru")["x.po"] == (tmp_path / "x.po").read_bytes()


def test_reading_reports_to_whom_it_was_asked(tmp_path: Path) -> None:
    """A file that is not there is a finding, no traceback."""
    findings: list[Finding] = []
    assert read_catalog(tmp_path / "none.po", "none.po", "ru", findings) is None
    assert [finding.code for finding in findings] == ["po-file"]


def _template(*texts: str) -> Catalog:
    catalog = Catalog()
    for text in texts:
        catalog.add(text, context="c")
    return catalog
