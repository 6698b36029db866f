"""Pages in a browser, watched for what goes wrong."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Browser, Page


class Watched:
    """A page that remembers what went wrong and what it asked for."""

    def __init__(self, page: Page, base: str) -> None:
        self.page, self.base = page, base
        self.errors: list[str] = []
        self.foreign: list[str] = []
        page.on("console", lambda message: self.errors.append(message.text) if message.type in {"error", "warning"} else None)
        page.on("pageerror", lambda error: self.errors.append(str(error)))
        page.on("request", lambda request: self._seen(request.url))

    def _seen(self, url: str) -> None:
        parts, base = urlsplit(url), urlsplit(self.base)
        if parts.scheme != "data" and (parts.scheme, parts.netloc) != (base.scheme, base.netloc):
            self.foreign.append(url)

    def open(self, path: str) -> Page:
        self.page.goto(self.base + path)
        return self.page


@pytest.fixture(params=["http", "file"])
def base(request: pytest.FixtureRequest, site: Path) -> str:
    """Where the site stands: on a server under a path, or in a folder."""
    return str(request.getfixturevalue("http_site")) if request.param == "http" else site.as_uri() + "/"


@pytest.fixture
def watched(browser: Browser, base: str) -> Iterator[Watched]:
    context = browser.new_context(viewport={"width": 1280, "height": 900})
    watched = Watched(context.new_page(), base)
    yield watched
    context.close()
    assert watched.errors == []
    assert watched.foreign == []


@pytest.fixture
def served(browser: Browser, http_site: str) -> Iterator[Watched]:
    """A page on the server, where it makes no difference."""
    context = browser.new_context(viewport={"width": 1280, "height": 900})
    watched = Watched(context.new_page(), http_site)
    yield watched
    context.close()
    assert watched.errors == []
    assert watched.foreign == []
