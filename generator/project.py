"""Loads everything the site is made of: content/, locales/."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from generator.calculators.schema import Calculator
from generator.catalogs.load import LocaleCatalog, load_catalog
from generator.diagnostics import Finding
from generator.languages import Language, LanguageTable, language_findings
from generator.records.schema import Chapter, Record, Sources, Term
from generator.terms.schema import TermNames
from generator.validate import M, fit
from generator.yaml_file import YamlFile, read_yaml

_ID = re.compile(r"[a-z0-9]+(?:-[a-z0-9]+)*\Z")
RESERVED_KINDS = frozenset({"chapter", "calculator", "reference", "assets"})


@dataclass(frozen=True)
class RecordFile:
    """A record with the file it stands in."""

    kind: str
    id: str
    record: Record
    file: YamlFile


@dataclass(frozen=True)
class TermEntry:
    """A term with the file it stands in."""

    id: str
    term: Term
    file: YamlFile


@dataclass
class LocaleFiles:
    """One language's termbase and catalogs."""

    locale: str
    language: Language
    terms: dict[str, TermNames] = field(default_factory=dict)
    terms_file: YamlFile = field(default_factory=lambda: YamlFile(""))
    catalog: LocaleCatalog = field(default_factory=LocaleCatalog)


@dataclass
class Project:
    """All sources, as far as they could be read, and the findings of reading them."""

    root: Path
    records: dict[str, RecordFile] = field(default_factory=dict)
    terms: dict[str, TermEntry] = field(default_factory=dict)
    chapters: dict[str, Chapter] = field(default_factory=dict)
    chapters_file: YamlFile = field(default_factory=lambda: YamlFile("content/chapters.yaml"))
    sources: Sources | None = None
    redirects: dict[str, str] = field(default_factory=dict)
    redirects_file: YamlFile = field(default_factory=lambda: YamlFile("content/redirects.yaml"))
    calculators: dict[str, Calculator] = field(default_factory=dict)
    calculator_files: dict[str, YamlFile] = field(default_factory=dict)
    locales: dict[str, LocaleFiles] = field(default_factory=dict)
    known_ids: set[str] = field(default_factory=set)
    findings: list[Finding] = field(default_factory=list)

    @property
    def source_locale(self) -> str:
        """The locale that the records are written in."""
        return next((name for name, files in self.locales.items() if files.language.source), "en")

    @property
    def editions(self) -> list[str]:
        """Ids of the editions, newest first."""
        return list(self.sources.editions) if self.sources else []

    def chapter_of(self) -> dict[str, str]:
        """Returns the chapter of each record that stands in one."""
        return {record: chapter for chapter, entry in self.chapters.items() for record in entry.records}


class Loader:
    """Loads projects; keeps what has not changed on disk since the last time."""

    def __init__(self, root: Path) -> None:
        self.root = root
        self._yaml: dict[Path, tuple[tuple[int, int], YamlFile, Any]] = {}
        self._catalogs: dict[str, tuple[tuple[Any, ...], LocaleCatalog]] = {}

    def load(self) -> Project:
        """Returns the project as it is on disk now. Never raises for what files can hold; see `findings`."""
        project = Project(self.root)
        self._records(project)
        self._terms(project)
        self._lists(project)
        self._calculators(project)
        self._locales(project)
        return project

    def _shown(self, path: Path) -> str:
        return path.relative_to(self.root).as_posix()

    def _read(self, path: Path, model: type[M], project: Project) -> tuple[YamlFile, M | None]:
        """Returns the file at `path` and its data as `model`."""

        def build(file: YamlFile) -> M | None:
            return None if file.findings else fit(model, file, file.data)

        file, value = self._cached(path, build)
        project.findings.extend(file.findings)
        return file, value

    def _read_map(self, path: Path, model: type[M], project: Project) -> tuple[YamlFile, dict[str, M]]:
        """Returns the file at `path` and its data as a mapping from ids to `model`."""

        def build(file: YamlFile) -> dict[str, M]:
            if not isinstance(file.data, dict):
                if not file.findings and file.data is not None:
                    file.findings.append(file.finding((), "schema", "must be a mapping from ids", "write one entry as `id:` with its fields below"))
                return {}
            values = {}
            for key, data in file.data.items():
                if not _ID.match(key):
                    file.findings.append(file.finding((key,), "schema", f'"{key}" is no id', "use lower-case letters, digits and single hyphens"))
                elif (value := fit(model, file, data, (key,))) is not None:
                    values[key] = value
            return values

        file, values = self._cached(path, build)
        project.findings.extend(file.findings)
        return file, values

    def _cached(self, path: Path, build: Any) -> tuple[YamlFile, Any]:
        try:
            stat = path.stat()
            stamp = (stat.st_mtime_ns, stat.st_size)
        except OSError:
            stamp = (0, 0)
        known = self._yaml.get(path)
        if known is None or known[0] != stamp or stamp == (0, 0):
            file = read_yaml(path, self._shown(path))
            known = self._yaml[path] = (stamp, file, build(file))
        return known[1], known[2]

    def _yaml_files(self, folder: Path, project: Project) -> Iterator[Path]:
        """Yields the YAML files of a folder whose names are ids; names what else stands there."""
        inside = self.root.resolve()
        found = False
        for path in sorted(folder.iterdir()) if folder.is_dir() else []:
            if path.name.startswith(".") or path.suffix == ".md":
                continue
            shown = self._shown(path)
            if not path.resolve().is_relative_to(inside):
                project.findings.append(Finding(shown, 1, "file-name", "leads out of the project", "put the file itself here"))
            elif path.is_dir() or path.suffix != ".yaml" or not _ID.match(path.stem):
                project.findings.append(Finding(shown, 1, "file-name", "is not named <id>.yaml", "use lower-case letters, digits and single hyphens, and .yaml"))
            else:
                found = True
                yield path
        if not found:
            project.findings.append(Finding(self._shown(folder), 1, "empty-folder", "holds no YAML file", "add one, or remove the folder"))

    def _records(self, project: Project) -> None:
        folder = self.root / "content" / "records"
        kinds = [path for path in sorted(folder.iterdir()) if path.is_dir()] if folder.is_dir() else []
        if not kinds:
            project.findings.append(Finding("content/records", 1, "empty-folder", "holds no records", "write one: python -m generator new rule <id>"))
        for kind in kinds:
            if not _ID.match(kind.name) or kind.name in RESERVED_KINDS:
                project.findings.append(Finding(self._shown(kind), 1, "file-name", f'"{kind.name}" cannot be a kind', "choose another folder name"))
                continue
            for path in self._yaml_files(kind, project):
                file, record = self._read(path, Record, project)
                other = project.records.get(path.stem)
                if other:
                    project.findings.append(file.finding((), "same-id", f"{path.stem} stands in {other.file.path} too", "an id is unique over all kinds; rename one"))
                elif record:
                    project.records[path.stem] = RecordFile(kind.name, path.stem, record, file)
                project.known_ids.add(path.stem)

    def _terms(self, project: Project) -> None:
        folder = self.root / "content" / "terms"
        for path in self._yaml_files(folder, project) if folder.is_dir() else []:
            file, terms = self._read_map(path, Term, project)
            project.known_ids.update(key for key in (file.data if isinstance(file.data, dict) else {}))
            for key, term in terms.items():
                other = project.terms[key].file.path if key in project.terms else project.records[key].file.path if key in project.records else None
                if other:
                    project.findings.append(file.finding((key,), "same-id", f"{key} stands in {other} too", "a concept has one entry; remove one"))
                else:
                    project.terms[key] = TermEntry(key, term, file)

    def _lists(self, project: Project) -> None:
        content = self.root / "content"
        project.chapters_file, project.chapters = self._read_map(content / "chapters.yaml", Chapter, project)
        if not project.chapters and not project.chapters_file.findings:
            project.findings.append(project.chapters_file.finding((), "chapters", "holds no chapter", "write one; content/README.md shows how"))
        _, project.sources = self._read(content / "sources.yaml", Sources, project)
        path = content / "redirects.yaml"
        if path.exists():
            project.redirects_file, _ = file, _ = self._cached(path, lambda file: None)
            project.findings.extend(file.findings)
            if file.data is not None and not isinstance(file.data, dict):
                project.findings.append(file.finding((), "schema", "must be a mapping", "write old-kind/old-id: new-kind/new-id"))
            data = file.data if isinstance(file.data, dict) else {}
            project.redirects = {key: value for key, value in data.items() if isinstance(value, str)}
            project.findings.extend(
                file.finding((key,), "schema", f'"{key}" must lead to kind/id', "write old-kind/old-id: new-kind/new-id")
                for key, value in data.items()
                if not isinstance(value, str)
            )

    def _calculators(self, project: Project) -> None:
        folder = self.root / "content" / "calculators"
        for path in self._yaml_files(folder, project) if folder.is_dir() else []:
            file, calculator = self._read(path, Calculator, project)
            project.calculator_files[path.stem] = file
            if calculator:
                project.calculators[path.stem] = calculator

    def _locales(self, project: Project) -> None:
        folder = self.root / "locales"
        file, table = self._read(folder / "languages.yaml", LanguageTable, project)
        project.findings.extend(language_findings(table, file) if table else ())
        for locale, language in (table.languages if table else {}).items():
            files = project.locales[locale] = LocaleFiles(locale, language)
            if language.source:
                continue
            path = folder / locale / "terms.yaml"
            if path.exists():
                files.terms_file, files.terms = self._read_map(path, TermNames, project)
            files.catalog = self._catalog(locale)
            project.findings.extend(files.catalog.findings)

    def _catalog(self, locale: str) -> LocaleCatalog:
        folder = self.root / "locales" / locale / "LC_MESSAGES"
        stamp = tuple((path.name, path.stat().st_mtime_ns, path.stat().st_size) for path in sorted(folder.glob("*.po")))
        known = self._catalogs.get(locale)
        if known is None or known[0] != stamp:
            known = self._catalogs[locale] = (stamp, load_catalog(folder, self._shown(folder), locale))
        return known[1]
