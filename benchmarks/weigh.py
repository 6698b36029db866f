"""What a reader's first view of a page weighs: the page and what it loads at once."""

from __future__ import annotations

import gzip
import re
from dataclasses import dataclass
from pathlib import Path

_LOADED = re.compile(r'<link[^>]+rel="stylesheet"[^>]+href="([^"#?]+)|<script[^>]+src="([^"#?]+)|<img[^>]+src="([^"#?]+)|<link rel="icon" href="([^"#?]+)')


@dataclass(frozen=True)
class Weight:
    """Bytes, as they are and compressed with gzip file by file."""

    raw: int
    compressed: int


def first_view(page: Path) -> Weight:
    """Returns the weight of `page` with its styles, scripts and images."""
    html = page.read_text(encoding="utf-8")
    files = {page, *((page.parent / next(filter(None, match.groups()))).resolve() for match in _LOADED.finditer(html))}
    contents = [file.read_bytes() for file in files]
    return Weight(sum(map(len, contents)), sum(len(gzip.compress(content, 9)) for content in contents))
