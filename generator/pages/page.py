"""A finished page, before the theme's frame."""

from __future__ import annotations

from dataclasses import dataclass

HOME = "index.html"
CALCULATOR_SCRIPTS = ("rules", "figures", "plot", "calculator")
LIST_SCRIPTS = ("lists",)


@dataclass(frozen=True)
class Page:
    """A page of one language; `path` and `section` are addresses from the language's root.

    `section` is the page of the navigation whose frame it takes.
    """

    path: str
    section: str
    title: str
    description: str
    content: str
    toc: tuple[tuple[str, str], ...] = ()  # anchor, heading
    scripts: tuple[str, ...] = ()  # those that only some pages need, in the order they are loaded

    @property
    def root(self) -> str:
        """The way from the page to the language's root: empty or ../ for each folder."""
        return "../" * self.path.count("/")
