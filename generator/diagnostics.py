"""Findings: what is wrong in the sources, said for the person who wrote them."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass


@dataclass(frozen=True, order=True)
class Finding:
    """One fault: where it is, what is wrong, and what to do about it."""

    path: str
    line: int
    code: str
    message: str
    fix: str

    def __str__(self) -> str:
        text = f"{self.path}:{self.line}: {self.code} {self.message}; {self.fix}"
        return " ".join(text.split())


class ContentError(Exception):
    """The sources cannot be built; carries every finding, sorted by place."""

    def __init__(self, findings: Iterable[Finding]) -> None:
        self.findings = sorted(set(findings))
        super().__init__("\n".join(map(str, self.findings)))
