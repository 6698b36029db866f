"""python -m benchmarks"""

from __future__ import annotations

import argparse
import subprocess
import sys
import tempfile
import time
import urllib.error
import urllib.request
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path

from benchmarks.synthetic import ROOT, bare_material, scaled_project
from benchmarks.weigh import first_view

LANGUAGES = 6
PORT = 8765
MARK = "BENCHMARK-EDIT"


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m benchmarks", description="Measure builds, edits under serve, and first views.")
    parser.add_argument("--times", type=int, nargs="*", default=[1, 6, 10], help="how many times the records (default: 1 6 10; 6 are about 300 pages a language)")
    options = parser.parse_args()
    with tempfile.TemporaryDirectory(prefix="polyglot-bench-") as scratch:
        seconds = {}
        for times in options.times:
            seconds[times] = measure(Path(scratch) / f"x{times}", times)
        first = options.times[0]
        for times in options.times[1:]:
            print(f"{times / first:g} times the records: {seconds[times] / seconds[first]:.1f} times the seconds of a cold build")
    return 0


def measure(folder: Path, times: int) -> float:
    """Prints all figures for the project with `times` its records; returns the seconds of a cold build."""
    folder.mkdir()
    config = scaled_project(folder, times)
    site = folder / "site"
    ours = timed([sys.executable, "-m", "generator", "--project", str(folder), "build"])
    pages = sorted(site.rglob("*.html"))
    print(f"\n== {times} × the records: {sum('/rule/' in p.as_posix() for p in pages) // LANGUAGES} rules a language, {len(pages)} pages")
    print(f"cold build                    {ours:6.2f} s")
    for in_navigation, remark in ((True, "as it comes"), (False, "pages out of the navigation")):
        bare = bare_builds(folder, len(pages) // LANGUAGES, in_navigation)
        print(f"six bare Material builds      {bare:6.2f} s   ours is {ours / bare:.2f} of it ({remark})")
    print(f"edited record under serve     {edit_shows(config):6.2f} s")
    for name in ("index.html", "chapter/core.html", "rule/advantage.html", "calculator/attack-damage.html"):
        weights = {locale.name: first_view(locale / name) for locale in sorted(site.iterdir()) if (locale / name).is_file()}
        locale, most = max(weights.items(), key=lambda item: item[1].compressed)
        print(f"first view {name:<30} {most.raw / 1000:6.0f} KB, gzip {most.compressed / 1000:5.1f} KB   (heaviest: {locale})")
    biggest = max(pages, key=lambda page: page.stat().st_size)
    print(f"biggest page {biggest.relative_to(site)}: {biggest.stat().st_size / 1000:.0f} KB")
    return ours


def timed(command: list[str]) -> float:
    started = time.perf_counter()
    subprocess.run(command, check=True, stdout=subprocess.DEVNULL, cwd=ROOT)
    return time.perf_counter() - started


def bare_builds(folder: Path, pages: int, in_navigation: bool) -> float:
    """Returns the seconds of six bare builds of as many pages, in two processes."""
    configs = [bare_material(folder / f"bare-{in_navigation}-{number}", pages, in_navigation) for number in range(LANGUAGES)]
    started = time.perf_counter()
    with ProcessPoolExecutor(2) as pool:
        list(pool.map(_bare_build, map(str, configs)))
    return time.perf_counter() - started


def _bare_build(config_file: str) -> None:
    from generator.build import load_config, mkdocs_build

    mkdocs_build(load_config(config_file=config_file))


def edit_shows(config: Path) -> float:
    """Returns the seconds from saving a record until its page shows the edit under serve."""
    address = f"127.0.0.1:{PORT}"
    command = [sys.executable, "-m", "generator", "--project", str(config.parent), "serve", "--address", address]
    record = config.parent / "content" / "records" / "rule" / "round-down.yaml"
    server = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, cwd=ROOT)
    try:
        url = f"http://{address}/th/rule/round-down.html"
        wait_for(url, "</html>")
        record.write_text(record.read_text(encoding="utf-8").replace("summary: ", f"summary: {MARK} ", 1), encoding="utf-8")
        started = time.perf_counter()
        wait_for(url, MARK)
        return time.perf_counter() - started
    finally:
        server.terminate()
        server.wait()


def wait_for(url: str, text: str, limit: float = 120) -> None:
    """Returns once the page at `url` contains `text`; raises TimeoutError after `limit` seconds."""
    until = time.perf_counter() + limit
    while time.perf_counter() < until:
        try:
            with urllib.request.urlopen(url, timeout=limit) as answer:
                if text in answer.read().decode():
                    return
        except (urllib.error.URLError, ConnectionError):
            pass
        time.sleep(0.02)
    raise TimeoutError(f"{url} never showed {text}")


if __name__ == "__main__":
    raise SystemExit(main())
