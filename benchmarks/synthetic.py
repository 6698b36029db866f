"""Projects of other sizes: copies of this one with its records repeated, and bare Material sites to compare with."""

from __future__ import annotations

import re
import shutil
from pathlib import Path

import yaml

ROOT = Path(__file__).parents[1]
_ENTRY = re.compile(r'(?:^#.*\n)*^msgctxt "(?P<context>[^"]*)"\n(?:^(?:msgid|msgstr|").*\n)+', re.M)


def scaled_project(folder: Path, times: int) -> Path:
    """Copies the project into `folder` with every record there `times` times, translations too, and returns its mkdocs.yml."""
    for name in ("content", "locales", "site_overrides"):
        shutil.copytree(ROOT / name, folder / name)
    shutil.copy(ROOT / "mkdocs.yml", folder / "mkdocs.yml")
    records = {path.stem: path for path in sorted((folder / "content" / "records").glob("*/*.yaml"))}
    copies = [f"-x{number}" for number in range(1, times)]
    for path in records.values():
        for copy in copies:
            shutil.copy(path, path.with_name(f"{path.stem}{copy}.yaml"))
    _extend_chapters(folder / "content" / "chapters.yaml", copies)
    for path in sorted((folder / "locales").glob("*/terms.yaml")):
        names = yaml.safe_load(path.read_text(encoding="utf-8"))
        extra = {f"{key}{copy}": {"preferred": f"{names[key]['preferred']} {copy}"} for key in records if key in names for copy in copies}
        path.write_text(yaml.safe_dump({**names, **extra}, allow_unicode=True, sort_keys=True), encoding="utf-8")
    for path in sorted((folder / "locales").glob("*/LC_MESSAGES/*.po")):
        _extend_catalog(path, copies)
    return folder / "mkdocs.yml"


def _extend_chapters(path: Path, copies: list[str]) -> None:
    chapters = yaml.safe_load(path.read_text(encoding="utf-8"))
    for chapter in chapters.values():
        chapter["records"] = [f"{record}{copy}" for record in chapter["records"] for copy in ("", *copies)]
    path.write_text(yaml.safe_dump(chapters, allow_unicode=True, sort_keys=False), encoding="utf-8")


def _extend_catalog(path: Path, copies: list[str]) -> None:
    text = path.read_text(encoding="utf-8")
    entries = [match for match in _ENTRY.finditer(text) if re.match(r"[a-z]+/[a-z0-9-]+#(?:\d|change)", match["context"])]
    extra = []
    for copy in copies:
        for match in entries:
            context = match["context"].replace("#", f"{copy}#", 1)
            extra.append(match[0].replace(f'msgctxt "{match["context"]}"', f'msgctxt "{context}"'))
    path.write_text(text + "\n" + "\n".join(extra), encoding="utf-8")


def bare_material(folder: Path, pages: int, in_navigation: bool) -> Path:
    """Writes a Material site of `pages` Markdown pages as long as our records and returns its mkdocs.yml."""
    docs = folder / "docs"
    docs.mkdir(parents=True)
    records = [yaml.safe_load(path.read_text(encoding="utf-8")) for path in sorted((ROOT / "content" / "records").glob("*/*.yaml"))]
    texts = [_as_markdown(record) for record in records]
    for number in range(pages):
        (docs / f"page-{number}.md").write_text(texts[number % len(texts)], encoding="utf-8")
    (docs / "index.md").write_text("# Home\n", encoding="utf-8")
    settings = "site_name: Bare\ntheme: {name: material}\n"
    if not in_navigation:
        settings += "nav: [index.md]\nnot_in_nav: '*'\n"
    (folder / "mkdocs.yml").write_text(settings, encoding="utf-8")
    return folder / "mkdocs.yml"


def _as_markdown(record: dict[str, object]) -> str:
    editions: dict[str, dict[str, str]] = record["editions"]  # type: ignore[assignment]
    parts = [f"# {record['name']}"]
    for key, edition in editions.items():
        parts += [f"## {key}", edition.get("summary", ""), edition.get("body", "")]
    return re.sub(r"\[([^\]]*)\]\([a-z]+:([^)]*)\)", r"**\1 \2**", "\n\n".join(parts)) + "\n"
