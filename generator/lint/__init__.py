"""What the sources must keep to beyond their shape: one check a module, each a generator of findings."""

from __future__ import annotations

from generator.diagnostics import Finding
from generator.lint import (
    avoid,
    chapters,
    editions,
    effects,
    examples,
    forms,
    leftover_english,
    link_targets,
    links,
    marks,
    named,
    names,
    nfc,
    numerals,
    placeholders,
    redirects,
    references,
    scripts,
    summaries,
    tables,
    tone_marks,
)
from generator.lint.messages import forget
from generator.project import Project

_NEEDED = (references, chapters, redirects, links, editions, tables, examples, summaries, effects, marks, placeholders, link_targets)
_WANTED = (numerals, names, named, avoid, forms, leftover_english, nfc, scripts, tone_marks)


def content_findings(project: Project, complete: bool = False) -> list[Finding]:
    """Returns the findings of reading the project and of the checks, sorted.

    A build needs the first kind of checks, without which a page would be broken; `complete` adds those of good writing.
    """
    forget()
    checks = (*_NEEDED, *_WANTED) if complete else _NEEDED
    found = (finding for module in checks for finding in module.check(project))
    return sorted({*project.findings, *found})
