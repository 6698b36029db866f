"""The plain MkDocs commands inside the environment."""

from __future__ import annotations

import os
import subprocess
import sys
import urllib.error
import urllib.request
from pathlib import Path
from time import monotonic, sleep

from tests.sites.test_sites import copy_of_sources

ROOT = Path(__file__).parents[2]
QUIET = {**os.environ, "NO_MKDOCS_2_WARNING": "1"}


def test_mkdocs_build_makes_the_whole_site(tmp_path: Path, site: Path) -> None:
    """`mkdocs build --strict` builds all languages without a warning, the same as our own command."""
    out = tmp_path / "site"
    result = subprocess.run(
        [sys.executable, "-m", "mkdocs", "build", "--strict", "--site-dir", str(out)], cwd=ROOT, env=QUIET, capture_output=True, text=True, check=False
    )
    assert result.returncode == 0, result.stderr
    assert "WARNING" not in result.stderr
    assert (out / "th" / "rule" / "advantage.html").read_bytes() == (site / "th" / "rule" / "advantage.html").read_bytes()
    assert (out / "index.html").is_file()


def test_serve_shows_an_edit(tmp_path: Path) -> None:
    """`mkdocs serve` shows an edited record and an edited name without a restart."""
    project = copy_of_sources(ROOT, tmp_path / "copy")
    with (tmp_path / "log").open("w") as log:
        server = subprocess.Popen(
            [sys.executable, "-m", "mkdocs", "serve", "--dev-addr", "127.0.0.1:8913"], cwd=project, env=QUIET, stdout=log, stderr=subprocess.STDOUT
        )
        try:
            _wait("th/rule/round-down.html", "</html>")
            record = project / "content" / "records" / "rule" / "round-down.yaml"
            record.write_text(record.read_text(encoding="utf-8").replace("summary: ", "summary: EDITED ", 1), encoding="utf-8")
            _wait("en/rule/round-down.html", "EDITED")
            names = project / "locales" / "zh" / "terms.yaml"
            names.write_text(names.read_text(encoding="utf-8").replace("preferred: 向下取整", "preferred: 新名字", 1), encoding="utf-8")
            _wait("zh/rule/round-down.html", "新名字")
        finally:
            server.terminate()
            server.wait()


def _wait(path: str, text: str, limit: float = 60) -> None:
    until = monotonic() + limit
    while monotonic() < until:
        try:
            with urllib.request.urlopen(f"http://127.0.0.1:8913/{path}", timeout=limit) as answer:
                if text in answer.read().decode():
                    return
        except (urllib.error.URLError, ConnectionError):
            pass
        sleep(0.05)
    raise AssertionError(f"{path} never showed {text}")
