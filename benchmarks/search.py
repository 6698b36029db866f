"""python -m benchmarks.search: how often the first answer is right, and how fast answers come, on the real pages in Chromium."""

from __future__ import annotations

import csv
import gzip
import sys
import tempfile
from collections import Counter
from pathlib import Path

from playwright.sync_api import Page, sync_playwright

from generator.cli import main as generator
from tests.chromium import ADVICE, find

ROOT = Path(__file__).parents[1]
SLOWED = 4  # times, the processor
ANSWER = """async query => {
  const entries = await PolyglotSRD.finder.load();
  return PolyglotSRD.finder.find(entries, query).sort((a, b) => a.rank - b.rank).slice(0, 5).map(hit => hit.row[4]);
}"""
TIMES = """async queries => {
  const entries = await PolyglotSRD.finder.load();
  const times = [];
  for (const query of queries) for (let length = 1; length <= query.length; length += 1) {
    const started = performance.now();
    PolyglotSRD.finder.find(entries, query.slice(0, length));
    times.push(performance.now() - started);
    await new Promise(done => setTimeout(done, 0));
  }
  return times.sort((a, b) => a - b);
}"""


def main() -> int:
    executable = find()
    if executable is None:
        print(ADVICE, file=sys.stderr)
        return 1
    with (ROOT / "tests" / "search" / "queries.tsv").open(encoding="utf-8") as file:
        rows = list(csv.DictReader(file, delimiter="\t"))
    with tempfile.TemporaryDirectory(prefix="polyglot-bench-") as scratch, sync_playwright() as playwright:
        site = Path(scratch) / "site"
        generator(["--project", str(ROOT), "build", "--out", str(site)])
        browser = playwright.chromium.launch(executable_path=executable)
        for locale in dict.fromkeys(row["lang"] for row in rows):
            page = browser.new_page()
            page.goto(f"{site.as_uri()}/{locale}/index.html")
            measure(page, locale, [row for row in rows if row["lang"] == locale], site / locale / "assets" / "data")
            page.close()
        browser.close()
    return 0


def measure(page: Page, locale: str, rows: list[dict[str, str]], data: Path) -> None:
    """Prints one language: answers by kind, times of keystrokes, sizes of the index."""
    asked, first, five = Counter[str](), Counter[str](), Counter[str]()
    for row in rows:
        accepted = set(row["accepted"].split("|")) - {"-"}
        found = page.evaluate(ANSWER, row["query"])
        asked[row["kind"]] += 1
        first[row["kind"]] += found[:1] == [] if not accepted else bool(found) and found[0] in accepted
        five[row["kind"]] += not found if not accepted else bool(accepted & set(found))
    print(f"\n{locale}: right first {first.total()}/{asked.total()} ({first.total() / asked.total():.1%}), among five {five.total()}/{asked.total()}")
    print("   " + ", ".join(f"{kind} {first[kind]}/{count}" for kind, count in asked.items()))
    page.context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": SLOWED})
    times = page.evaluate(TIMES, [row["query"] for row in rows])
    print(f"   a keystroke, slowed {SLOWED} times: median {times[len(times) // 2]:.1f} ms, 95th percentile {times[len(times) * 95 // 100]:.1f} ms")
    sizes = {path.name: len(gzip.compress(path.read_bytes())) / 1000 for path in sorted(data.glob("*.js"))}
    print("   " + ", ".join(f"{name} {size:.0f} KB gzip" for name, size in sizes.items()))


if __name__ == "__main__":
    sys.exit(main())
