"""Builds languages through MkDocs, side by side in processes, and joins them into one site.

With plugin.py the only module that knows MkDocs.
"""

from __future__ import annotations

import multiprocessing
import os
import shutil
import tempfile
from collections.abc import Iterable, Mapping
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from babel.core import Locale
from mkdocs.commands.build import build as mkdocs_build
from mkdocs.config import load_config
from mkdocs.config.defaults import MkDocsConfig
from mkdocs.exceptions import MkDocsException

from generator.diagnostics import ContentError, Finding
from generator.join import join_site
from generator.lint import content_findings
from generator.pages.build import PageBuilder
from generator.pages.shell import ShellFiller
from generator.project import Loader, Project
from generator.reference.build import build_reference
from generator.reference.model import Reference
from generator.search.opensearch import opensearch
from generator.site_files import site_files

os.environ["NO_MKDOCS_2_WARNING"] = "1"  # Material prints a banner about its end of life; the README speaks of it

PLUGIN = "polyglot"

_loaders: dict[Path, Loader] = {}
_checked: dict[Path, Project] = {}


def checked_project(root: Path, fresh: bool = False) -> Project:
    """Returns the project at `root` once it is without findings; raises ContentError with all of them otherwise.

    `fresh` looks at the disk again; what has not changed there is not read twice.
    """
    if fresh or root not in _checked:
        project = _loaders.setdefault(root, Loader(root)).load()
        findings = content_findings(project)
        if findings:
            raise ContentError(findings)
        _checked[root] = project
    return _checked[root]


@dataclass
class LanguageBuild:
    """One language: its reference, the pages whose frames the theme renders, and how they are filled and written."""

    reference: Reference
    pages: PageBuilder
    filler: ShellFiller

    def navigation(self) -> list[dict[str, Any]]:
        """Returns the navigation as MkDocs takes it: short, the records are not in it."""
        entries: list[dict[str, Any]] = [{title: source_of(path)} for path, title in self.pages.navigation()]
        chapters = len(self.reference.chapters)
        return [entries[0], {self.reference.interface.ugettext("Chapters"): entries[1 : 1 + chapters]}, *entries[1 + chapters :]]

    def theme_context(self) -> dict[str, Any]:
        """Returns what the theme's overrides know of the language and the editions."""
        reference, language = self.reference, self.reference.language
        return {
            "locale": {
                "lang": language.tag,
                "dir": Locale.parse(reference.locale).text_direction,
                "native_name": language.name,
                "names_default": language.names,
                "english_first": language.english_first,
                "folder": reference.locale,
                "is_source": language.source,
                "source_lang": reference.languages[reference.source_locale].tag,
            },
            "english_titles": self.pages.untranslated_titles(),
            "editions": [{"id": key, "label": label.value} for key, label in reference.editions.items()],
        }

    def write(self, shells: Mapping[str, str], folder: Path, since: Reference | None = None) -> None:
        """Writes the pages and data files of the language, or those that may differ since an earlier reference."""
        for page in self.pages.pages(since):
            _write(folder / page.path, self.filler.fill(shells[page.section], page))
        files = site_files(self.reference, self.pages)
        files["opensearch.xml"] = opensearch(self.reference, self.filler.site_name, self.filler.site_url)
        for path, text in files.items():
            _write(folder / path, text)


def source_of(path: str) -> str:
    """Returns the name of the file that MkDocs believes a page to come from."""
    return path.removesuffix(".html") + ".md"


def prepare_language(root: Path, locale: str, site_name: str, site_url: str) -> LanguageBuild:
    """Returns what is needed to build `locale`; raises ContentError for findings and for an unknown locale."""
    project = checked_project(root)
    _require_locales(project, [locale])
    reference = build_reference(project, locale)
    pages = PageBuilder(reference, site_name)
    return LanguageBuild(reference, pages, ShellFiller(reference, site_url, site_name))


def build_language(config_file: Path, locale: str, folder: Path, site_url: str) -> dict[str, str]:
    """Builds one language into `folder` and returns the frames that the theme rendered for it, by page."""
    config = _config(config_file, site_dir=str(folder), site_url=site_url)
    plugin: Any = config.plugins[PLUGIN]
    plugin.config.locale = locale
    mkdocs_build(config)
    shells: dict[str, str] = plugin.shells
    return shells


def _config(config_file: Path, **options: Any) -> MkDocsConfig:
    try:
        config = load_config(config_file=str(config_file), strict=True, **options)
    except MkDocsException as error:
        raise ContentError([Finding(config_file.name, 1, "mkdocs", f"MkDocs cannot use it: {error}", "correct the settings")]) from None
    if PLUGIN not in config.plugins:
        raise ContentError([Finding(config_file.name, 1, "mkdocs", f"the plugin {PLUGIN} is not listed", f"add {PLUGIN} under plugins")])
    return config


def build_site(config_file: Path, site_dir: Path | None = None, locales: Iterable[str] = ()) -> Path:
    """Builds the site, or only some of its languages, and returns its folder. The old site stays until the new one is whole."""
    config = _config(config_file)
    target = (site_dir or Path(config.site_dir)).resolve()
    SiteBuild().run(config, target, tuple(locales))
    return target


class SiteBuild:
    """Builds all languages; if it `keeps` what it built, it renders only what may have changed when asked again (for `serve`)."""

    def __init__(self, keeps: bool = False) -> None:
        self._keeps = keeps
        self._frames: dict[str, dict[str, str]] = {}
        self._shown: dict[str, Reference] = {}
        self._stamp: object = None

    def run(self, config: MkDocsConfig, target: Path, locales: tuple[str, ...] = ()) -> None:
        """Builds into `target`; raises ContentError without touching it if the sources have findings."""
        config_file, name, site_url = Path(config.config_file_path).resolve(), config.site_name, config.site_url or ""
        root = config_file.parent
        project = checked_project(root, fresh=True)
        stamp = (_stamp(config_file, root, config.theme.custom_dir), site_url, target)
        if self._frames and stamp == self._stamp and target.is_dir():
            self._refresh(root, target, name, site_url)
            return
        _require_locales(project, locales)
        staging = staging_folder(target)
        try:
            frames = _build_languages(config_file, list(locales or project.locales), staging, site_url)
            if locales and target.is_dir():
                _keep_other_languages(target, staging, project)
            join_site(staging, project, name, site_url)
            _swap(staging, target)
        finally:
            shutil.rmtree(staging, ignore_errors=True)
        if self._keeps:
            self._frames, self._stamp = frames, stamp
            self._shown = {locale: build_reference(project, locale) for locale in frames}

    def _refresh(self, root: Path, target: Path, name: str, site_url: str) -> None:
        edited_first = sorted(self._frames.items(), key=lambda item: -_newest(root / "locales" / item[0]))
        for locale, shells in edited_first:
            language = prepare_language(root, locale, name, site_url)
            if language.reference != self._shown.get(locale):
                language.write(shells, target / locale, self._shown.get(locale))
                self._shown[locale] = language.reference


def _require_locales(project: Project, locales: Iterable[str]) -> None:
    fix = f"use one of {', '.join(project.locales)}, or add it"
    unknown = [locale for locale in locales if locale not in project.locales]
    if unknown:
        raise ContentError(Finding("locales/languages.yaml", 1, "locale", f'there is no language "{locale}"', fix) for locale in unknown)


def _build_languages(config_file: Path, locales: list[str], staging: Path, site_url: str) -> dict[str, dict[str, str]]:
    """Builds languages in parallel processes; where the system can fork, they inherit what is loaded."""
    method = "fork" if "fork" in multiprocessing.get_all_start_methods() else "spawn"
    workers = min(len(locales), os.cpu_count() or 1)
    with ProcessPoolExecutor(workers, mp_context=multiprocessing.get_context(method)) as pool:
        jobs = {locale: pool.submit(_build_one, config_file, locale, staging / locale, site_url) for locale in locales}
        return {locale: job.result() for locale, job in jobs.items()}


def _build_one(config_file: Path, locale: str, folder: Path, site_url: str) -> dict[str, str]:
    try:
        return build_language(config_file, locale, folder, site_url)
    except MkDocsException as error:
        raise RuntimeError(f"MkDocs stopped while building {locale}: {error}") from None


def staging_folder(target: Path) -> Path:
    """Returns a new empty folder beside `target`, on the same disk, so that it can take its place in one step."""
    target.parent.mkdir(parents=True, exist_ok=True)
    return Path(tempfile.mkdtemp(prefix=f".{target.name}-", dir=target.parent))


def _swap(staging: Path, target: Path) -> None:
    staging.chmod(0o755)
    old = staging.with_name(staging.name + "-old")
    if target.exists():
        target.rename(old)
    try:
        staging.rename(target)
    except OSError:
        if old.exists():
            old.rename(target)
        raise
    shutil.rmtree(old, ignore_errors=True)


def _keep_other_languages(target: Path, staging: Path, project: Project) -> None:
    for locale in project.locales:
        if (target / locale).is_dir() and not (staging / locale).exists():
            shutil.copytree(target / locale, staging / locale)


def _stamp(config_file: Path, root: Path, overrides: str | None) -> tuple[tuple[str, int, int], ...]:
    """Returns what the theme's frames depend on, apart from code: overrides, navigation, interface texts, languages."""
    paths = [config_file, root / "locales" / "languages.yaml", root / "content" / "chapters.yaml", root / "content" / "sources.yaml"]
    paths += sorted((root / "locales").glob("*/LC_MESSAGES/site.po"))
    paths += sorted(path for path in (Path(overrides).rglob("*") if overrides else ()) if path.is_file())
    return tuple((str(path), path.stat().st_mtime_ns, path.stat().st_size) for path in paths if path.exists())


def _newest(folder: Path) -> float:
    """Returns when something in `folder` was last edited."""
    return max((path.stat().st_mtime for path in folder.rglob("*")), default=0.0)


def _write(path: Path, text: str) -> None:
    data = text.encode("utf-8")
    if path.exists() and path.read_bytes() == data:
        return
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(data)


def serve_site(config_file: Path, address: str) -> None:
    """Serves the site at `address` and rebuilds what changes, until stopped."""
    from mkdocs.commands.serve import serve  # imported late: it starts threads' machinery that builds do not need

    serve(config_file=str(config_file), dev_addr=address, livereload=True)
