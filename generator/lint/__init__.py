"""What the sources must keep to beyond their shape: one check a module, each a generator of findings."""

from __future__ import annotations

from generator.diagnostics import Finding
from generator.lint import references
from generator.project import Project

_CHECKS = (references,)
_COMPLETENESS = ()


def content_findings(project: Project, complete: bool = False) -> list[Finding]:
    """Returns the findings of reading the project and of every check, sorted.

    `complete` asks also for what may be missing while a text is being written.
    """
    checks = _CHECKS + _COMPLETENESS if complete else _CHECKS
    found = (finding for module in checks for finding in module.check(project))
    return sorted({*project.findings, *found})
