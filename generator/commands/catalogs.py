"""python -m generator extract, update and compile"""

from __future__ import annotations

import argparse
from pathlib import Path

from babel.messages.mofile import write_mo

from generator.catalogs.extract import extract
from generator.catalogs.load import read_catalog
from generator.catalogs.update import serialize, update_catalogs
from generator.diagnostics import ContentError, Finding
from generator.project import Loader, Project


def extract_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--out", type=Path, default=Path("build/templates"), metavar="FOLDER", help="where the .pot files go")


def update_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--locale", metavar="LOCALE", help="only this language")
    parser.add_argument("--check", action="store_true", help="change nothing; say which catalogs are not up to date")


def compile_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--out", type=Path, default=Path("build/locales"), metavar="FOLDER", help="where the .mo files go")


def run_extract(options: argparse.Namespace) -> int:
    for domain, catalog in extract(_project(options.project)).items():
        path = options.project / options.out / f"{domain}.pot"
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(serialize(catalog))
        print(f"{path}: {len(catalog)} messages")
    return 0


def run_update(options: argparse.Namespace) -> int:
    project = _project(options.project)
    templates = extract(project)
    stale = []
    for locale, files in project.locales.items():
        if files.language.source or options.locale not in (None, locale):
            continue
        folder = project.root / "locales" / locale / "LC_MESSAGES"
        for name, content in update_catalogs(templates, folder, locale).items():
            path = folder / name
            if path.exists() and path.read_bytes() == content:
                continue
            stale.append(path.relative_to(project.root).as_posix())
            if not options.check:
                folder.mkdir(parents=True, exist_ok=True)
                path.write_bytes(content)
                print(stale[-1])
    if options.check and stale:
        raise ContentError(Finding(path, 1, "catalog-stale", "does not match the content", "run: python -m generator update") for path in stale)
    return 0


def run_compile(options: argparse.Namespace) -> int:
    findings: list[Finding] = []
    for path in sorted((options.project / "locales").glob("*/LC_MESSAGES/*.po")):
        locale = path.parent.parent.name
        catalog = read_catalog(path, path.relative_to(options.project).as_posix(), locale, findings)
        if catalog is not None:
            target = options.project / options.out / locale / "LC_MESSAGES" / f"{path.stem}.mo"
            target.parent.mkdir(parents=True, exist_ok=True)
            with target.open("wb") as file:
                write_mo(file, catalog)
    if findings:
        raise ContentError(findings)
    return 0


def _project(root: Path) -> Project:
    project = Loader(root).load()
    blocking = [finding for finding in project.findings if not finding.code.startswith("po-")]
    if blocking:
        raise ContentError(blocking)
    return project
