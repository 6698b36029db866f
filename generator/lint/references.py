"""Every id that a file names exists, and every link leads somewhere."""

from __future__ import annotations

from collections.abc import Iterator

from generator.diagnostics import Finding
from generator.project import Project


def check(project: Project) -> Iterator[Finding]:
    """A name of a record, term, calculator, document, edition or rule function must be one that exists."""
    yield from ()
