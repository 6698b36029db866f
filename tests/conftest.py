"""What all tests share: the built site, a server for it, a browser."""

from __future__ import annotations

import sys
import threading
from collections.abc import Iterator
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

import pytest
import yaml
from playwright.sync_api import Browser, Page, sync_playwright

from generator.cli import main
from generator.project import Loader, Project
from tests.chromium import ADVICE, find

ROOT = Path(__file__).parents[1]
LOCALES: list[str] = list(yaml.safe_load((ROOT / "locales" / "languages.yaml").read_text(encoding="utf-8"))["languages"])
BASE = "/some/base/"


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--update-goldens", action="store_true", help="write what the tests find into the golden files")
    parser.addoption("--language", action="append", default=[], choices=LOCALES, help="only this language (may be repeated)")


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    if "locale" in metafunc.fixturenames:
        metafunc.parametrize("locale", metafunc.config.getoption("--language") or LOCALES)


@pytest.fixture(scope="session")
def project() -> Project:
    """The real project, as it is on disk."""
    return Loader(ROOT).load()


@pytest.fixture(scope="session")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The complete site, built once by the command line."""
    folder = tmp_path_factory.mktemp("built") / "site"
    assert main(["--project", str(ROOT), "build", "--out", str(folder)]) == 0
    return folder


class _Quiet(SimpleHTTPRequestHandler):
    def log_message(self, format: str, *arguments: Any) -> None:
        """Keeps the tests' output clean."""

    def translate_path(self, path: str) -> str:
        return super().translate_path("/" + path.removeprefix(BASE)) if path.startswith(BASE) else "/nowhere"


class _Server(ThreadingHTTPServer):
    def handle_error(self, request: Any, client_address: Any) -> None:
        """Says nothing of a browser that leaves a page before all of it came."""
        if not isinstance(sys.exception(), ConnectionError):
            super().handle_error(request, client_address)


@pytest.fixture(scope="session")
def http_site(site: Path) -> Iterator[str]:
    """The address of the site on a server, under a path of its own."""
    server = _Server(("127.0.0.1", 0), partial(_Quiet, directory=str(site)))
    threading.Thread(target=server.serve_forever, daemon=True).start()
    yield f"http://127.0.0.1:{server.server_port}{BASE}"
    server.shutdown()
    server.server_close()


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    """A Chromium."""
    executable = find()
    if executable is None:
        pytest.fail(ADVICE)
    with sync_playwright() as playwright:
        chromium = playwright.chromium.launch(executable_path=executable, args=["--no-sandbox"])
        yield chromium
        chromium.close()


@pytest.fixture
def browser_page(browser: Browser) -> Iterator[Page]:
    """A blank page in a context of its own."""
    context = browser.new_context()
    yield context.new_page()
    context.close()
