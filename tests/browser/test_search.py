"""The search: what people type brings the right rule first, in every language; the browser folds as the build does."""

from __future__ import annotations

import csv
import random
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from generator.search.folding import fold, fold_table

QUERIES = Path(__file__).parents[1] / "search" / "queries.tsv"
FIRST, IN_FIVE = 0.97, 0.99
FIND = """async query => {
  const entries = await PolyglotSRD.finder.load();
  return PolyglotSRD.finder.find(entries, query).sort((a, b) => a.rank - b.rank).slice(0, 5).map(hit => hit.row[4]);
}"""


@pytest.fixture
def home(browser: Browser, site: Path, locale: str) -> Iterator[Page]:
    context = browser.new_context()
    page = context.new_page()
    page.goto(f"{site.as_uri()}/{locale}/index.html")
    yield page
    context.close()


def test_what_people_type_finds_the_rule(home: Page, locale: str) -> None:
    """At least 97 % of a language's queries bring an accepted concept first, 99 % among the first five."""
    with QUERIES.open(encoding="utf-8") as file:
        rows = [row for row in csv.DictReader(file, delimiter="\t") if row["lang"] == locale]
    assert len(rows) >= 60
    wrong, missing = [], []
    for row in rows:
        accepted = set(row["accepted"].split("|")) - {"-"}
        found = home.evaluate(FIND, row["query"])
        if (found[0] not in accepted) if found and accepted else bool(found) or bool(accepted):
            wrong.append((row["query"], row["kind"], found))
        if accepted and not accepted & set(found):
            missing.append(row["query"])
    assert len(wrong) <= len(rows) * (1 - FIRST), wrong
    assert len(missing) <= len(rows) * (1 - IN_FIVE), missing


def test_the_browser_folds_as_the_build_does(home: Page) -> None:
    """On every name of the site, on every character of the table, and on random text."""
    names: list[str] = home.evaluate("PolyglotSRD.finder.load().then(rows => rows.flatMap(entry => entry.row.flat(2)).filter(name => typeof name === 'string'))")
    rng = random.Random(5)
    alphabet = [*fold_table(), *"가힣각뷁가나다 攻击абвйёđพนำ"]
    texts = [*names, *fold_table(), *("".join(rng.choices(alphabet, k=rng.randint(1, 12))) for _ in range(2000))]
    assert home.evaluate("texts => texts.map(PolyglotSRD.finder.fold)", texts) == [fold(text) for text in texts]


def test_a_word_of_the_text_finds_the_rules_that_say_it(browser: Browser, site: Path) -> None:
    """Names come first; rules that only mention the word follow, marked as such; a word that is nowhere finds nothing."""
    context = browser.new_context()
    page = context.new_page()
    page.goto(f"{site.as_uri()}/en/index.html")
    page.locator("#srd-search").fill("golems")
    options = page.locator("#srd-search-list [role=option]")
    expect(options.first).to_contain_text("Creature Type")
    expect(options.first.locator("small")).to_have_text("in the text")
    page.locator("#srd-search").fill("cover")
    expect(options.first).to_have_text("Cover")
    expect(options.locator("small").first).to_be_visible()
    page.locator("#srd-search").fill("qqzzxw")
    expect(page.locator(".srd-search [role=status]")).to_have_text("No results")
    context.close()


def test_a_link_can_carry_a_search_and_stays_text(browser: Browser, site: Path) -> None:
    """?q= fills the field and searches; markup in it is only text."""
    context = browser.new_context()
    page = context.new_page()
    errors: list[str] = []
    page.on("pageerror", lambda error: errors.append(str(error)))
    page.goto(f"{site.as_uri()}/ko/index.html?q=%EC%B9%98%EB%AA%85")
    expect(page.locator("#srd-search-list [role=option] mark").first).to_have_text("치명")
    page.goto(f"{site.as_uri()}/ko/index.html?q=%3Cimg%20src%3Dx%20onerror%3Dalert(1)%3E")
    expect(page.locator(".srd-search [role=status]")).not_to_be_empty()
    assert page.locator("img[onerror]").count() == 0
    assert errors == []
    context.close()


def test_what_matched_is_shown_and_a_miss_brings_a_guess(browser: Browser, site: Path) -> None:
    """A name in another language stands beside the rule; a text like a name, but too far off, is offered as a guess."""
    context = browser.new_context()
    page = context.new_page()
    page.goto(f"{site.as_uri()}/ru/index.html")
    first = page.locator("#srd-search-list [role=option]").first
    page.locator("#srd-search").fill("기회 공격")
    expect(first).to_contain_text("Провоцированные атаки")
    expect(first.locator("small")).to_have_text("기회 공격")
    page.locator("#srd-search").fill("концентрирующийся")
    expect(first).to_contain_text("Концентрация")
    expect(first.locator("small")).to_have_text("похожее")
    page.locator("#srd-search").fill("рывок")
    expect(page.locator("#srd-search-list [role=option]").first).to_contain_text("Рывок")
    context.close()
