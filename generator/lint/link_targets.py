"""Translations that keep the links of their source."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from generator.diagnostics import Finding
from generator.lint.messages import links_of, texts
from generator.project import Project


def check(project: Project) -> Iterator[Finding]:
    """A translation has the same links as its source, each as often; their order and their texts are its own."""
    for each in texts(project).translated:
        wanted, has = (Counter(f"({link.scheme}:{link.target})" for link in links_of(text)) for text in (each.entry.source, each.entry.text))
        if wanted != has:
            lacks, extra = wanted - has, has - wanted
            parts = [f"lacks {_list(lacks)}"] if lacks else []
            parts += [f"has {_list(extra)}, which its source has not"] if extra else []
            fix = "keep every link of the source; its text may be empty or the form the sentence needs"
            yield each.finding("link-targets", " and ".join(parts), fix)


def _list(links: Counter[str]) -> str:
    return ", ".join(link if count == 1 else f"{link} {count} times" for link, count in sorted(links.items()))
