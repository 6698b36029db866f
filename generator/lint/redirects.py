"""Old addresses lead to pages."""

from __future__ import annotations

import re
from collections.abc import Iterator

from generator.diagnostics import Finding
from generator.lint.hints import nearest
from generator.project import Project

_ADDRESS = re.compile(r"[a-z0-9-]+/[a-z0-9-]+\Z")
CODE = "redirects"


def check(project: Project) -> Iterator[Finding]:
    """A redirect leads from an address that is no page any more straight to one that is: old-kind/old-id: kind/id."""
    file = project.redirects_file
    pages = {f"{record.kind}/{record.id}" for record in project.records.values()}
    pages |= {f"chapter/{key}" for key in project.chapters} | {f"calculator/{key}" for key in project.calculator_files}
    for old, new in project.redirects.items():
        at = (old,)
        for address in (old, new):
            if not _ADDRESS.match(address):
                yield file.finding(at, CODE, f'"{address}" is no address', "write old-kind/old-id: kind/id")
        if old in pages:
            yield file.finding(at, CODE, f"{old} is a page", "remove the redirect, or the page")
        if new in project.redirects:
            yield from _chain(project, old)
        elif new not in pages and _ADDRESS.match(new):
            yield file.finding(at, CODE, f"there is no page {new}", nearest(new, pages, "lead it to a page that exists"))


def _chain(project: Project, old: str) -> Iterator[Finding]:
    seen = [old]
    while (following := project.redirects.get(seen[-1])) is not None:
        if following in seen:
            yield project.redirects_file.finding((old,), CODE, f"{old} leads in a circle", "lead it to a page that exists")
            return
        seen.append(following)
    yield project.redirects_file.finding((old,), CODE, f"{old} leads to another redirect", f"lead it straight to {seen[-1]}")
