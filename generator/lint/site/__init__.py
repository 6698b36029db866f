"""What a built site must keep to: links that lead somewhere, valid HTML, nothing from elsewhere."""

from __future__ import annotations

import multiprocessing
import os
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from pathlib import Path

from generator.diagnostics import Finding
from generator.lint.site import addresses, foreign, markup
from generator.lint.site.page import Page, scan


def site_findings(site: Path) -> list[Finding]:
    """Returns the findings in the built site at `site`, sorted; paths are those below it. Reads the pages in parallel processes."""
    files = sorted(path.relative_to(site).as_posix() for path in site.rglob("*") if path.is_file())
    names = [name for name in files if name.endswith(".html")]
    if not names:
        return [Finding(site.name, 1, "site-empty", "holds no page", "build the site first: python -m generator build")]
    found: list[Finding] = []
    pages: dict[str, Page] = {}
    with ProcessPoolExecutor(os.cpu_count() or 1, mp_context=multiprocessing.get_context("spawn")) as pool:
        for page, findings in pool.map(partial(_read, site), names, chunksize=16):
            pages[page.path] = page
            found += findings
    styles = {name: (site / name).read_text(encoding="utf-8") for name in files if name.endswith(".css")}
    for name in files:
        if name.endswith((".xml", ".webmanifest")):
            found += markup.unrendered(name, (site / name).read_text(encoding="utf-8"))
    found += addresses.check(pages, frozenset(files))
    found += foreign.check(pages, styles)
    return sorted(set(found))


def _read(site: Path, name: str) -> tuple[Page, list[Finding]]:
    text = (site / name).read_text(encoding="utf-8")
    page = scan(name, text)
    return page, [*markup.check(page, text), *markup.unrendered(name, text)]
