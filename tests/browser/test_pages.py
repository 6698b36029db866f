"""The real pages in a real browser: no errors, no foreign requests, no accessibility faults, switches and cards that work."""

from __future__ import annotations

from pathlib import Path

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Browser, expect

from tests.browser.conftest import Watched

PAGES = [
    "index.html",
    "chapter/core.html",
    "rule/advantage.html",
    "rule/long-jump.html",
    "rule/area-of-effect.html",
    "area-of-effect/cone.html",
    "calculator/index.html",
    "calculator/attack-damage.html",
    "reference/turn.html",
    "reference/conditions.html",
    "reference/changes.html",
    "calculator/initiative-order.html",
    "reference/names.html",
    "reference/languages.html",
    "reference/units.html",
    "reference/about.html",
    "404.html",
]
EDITION = "document.documentElement.dataset.edition"


def test_pages_are_quiet(watched: Watched, locale: str) -> None:
    """No page has an error in the console or asks anybody else for anything."""
    for path in PAGES:
        watched.open(f"{locale}/{path}")
        if path == "404.html":  # before its script runs, the browser looks for its styles where site_url says the site is
            watched.page.wait_for_load_state("networkidle")
            watched.errors[:] = [error for error in watched.errors if "Failed to load resource" not in error]
        assert watched.errors == [], path
        assert watched.foreign == [], path


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_axe(browser: Browser, site: Path, locale: str, scheme: str) -> None:
    """axe finds nothing on any type of page."""
    context = browser.new_context(color_scheme=scheme, viewport={"width": 1280, "height": 900})  # type: ignore[arg-type]
    page = context.new_page()
    for path in PAGES:
        page.goto(f"{site.as_uri()}/{locale}/{path}")
        found = Axe().run(page).response["violations"]
        assert [(each["id"], each["nodes"][0]["html"][:200]) for each in found] == [], path
    context.close()


def test_choices_come_by_link_and_stay(watched: Watched, locale: str) -> None:
    """A link's choices are set before the page is painted, and other pages keep what the reader switches."""
    page = watched.open(f"{locale}/rule/long-jump.html?edition=2014&units=m")
    assert page.evaluate(EDITION) == "2014"
    assert page.locator('.edition[data-edition="2024"]').first.is_hidden()
    assert page.locator('.edition[data-edition="2014"] .u-m').first.is_visible()
    assert page.locator('.edition[data-edition="2014"] .u-ft').first.is_hidden()
    page = watched.open(f"{locale}/rule/advantage.html?edition=2024")
    page.locator('.switches input[name="edition"][value="2014"]').check(force=True)
    assert page.evaluate(EDITION) == "2014"
    page.locator(".see-also a, .record-meta a").first.click()
    page.wait_for_load_state()
    assert page.evaluate(EDITION) == "2014"


def test_choices_are_there_before_the_first_paint(watched: Watched) -> None:
    """The choices stand on <html> before the body begins, so nothing flashes."""
    watched.page.add_init_script(
        "new MutationObserver((_, o) => { if (document.body) { window.early = { ...document.documentElement.dataset }; o.disconnect(); } })"
        ".observe(document, { childList: true, subtree: true })"
    )
    page = watched.open("th/rule/cover.html?edition=2014&units=sq&names=english")
    assert page.evaluate("window.early") == {"edition": "2014", "units": "sq", "names": "english"}


def test_names_can_be_native_both_or_english(watched: Watched) -> None:
    """A term shows its own name, both, or the English one; Vietnamese begins with both, English first."""
    page = watched.open("ru/rule/advantage.html")
    term = page.locator(".edition:visible a.term:not(.again)").first
    expect(term.locator(".t-n")).to_be_visible()
    expect(term.locator(".t-e")).to_be_hidden()
    page.locator('.switches input[name="names"][value="english"]').check(force=True)
    expect(term.locator(".t-n")).to_be_hidden()
    expect(term.locator(".t-e")).to_be_visible()
    page = watched.open("vi/rule/advantage.html?names=both")
    names = page.locator(".edition:visible a.term:not(.again)").first.locator("span")
    assert names.first.get_attribute("lang") == "en"
    expect(names.nth(0)).to_be_visible()
    expect(names.nth(1)).to_be_visible()


def test_language_change_keeps_page_anchor_and_choices(watched: Watched) -> None:
    """The language menu leads to the same place with the same choices."""
    page = watched.open("en/rule/long-jump.html?edition=2014&units=m#names")
    page.locator("details.languages summary").click()
    page.locator('details.languages a[hreflang="th"]').click()
    page.wait_for_load_state()
    assert "/th/rule/long-jump.html" in page.url
    assert page.url.endswith("#names")
    assert page.evaluate(EDITION) == "2014"
    assert page.evaluate("document.documentElement.dataset.units") == "m"


@pytest.mark.parametrize("card_locale", ["en", "th", "zh"])
def test_term_cards(watched: Watched, card_locale: str) -> None:
    """A card opens on hover and on keyboard focus, and Escape closes it."""
    page = watched.open(f"{card_locale}/rule/advantage.html")
    card, term = page.locator(".term-card"), page.locator(".edition:visible a.term").first
    term.hover()
    expect(card).to_be_visible()
    assert card.locator(".term-card__text").inner_text()
    page.keyboard.press("Escape")
    expect(card).to_be_hidden()
    page.mouse.move(0, 0)
    page.keyboard.press("Tab")
    term.focus()
    expect(card).to_be_visible()


def test_a_tap_opens_the_card(browser: Browser, site: Path) -> None:
    """On a touch screen the first tap shows the card with its link."""
    context = browser.new_context(has_touch=True, viewport={"width": 390, "height": 800})
    page = context.new_page()
    page.goto(f"{site.as_uri()}/th/rule/advantage.html")
    page.locator(".edition:visible a.term").first.tap()
    expect(page.locator(".term-card a")).to_be_visible()
    assert page.url.endswith("th/rule/advantage.html")
    context.close()


def test_without_scripts_everything_reads(browser: Browser, site: Path, locale: str) -> None:
    """Without JavaScript both editions, feet and the calculators' tables show, and the switches do not."""
    context = browser.new_context(java_script_enabled=False)
    page = context.new_page()
    page.goto(f"{site.as_uri()}/{locale}/rule/long-jump.html")
    for edition in ("2024", "2014"):
        assert page.locator(f'section.edition[data-edition="{edition}"]').is_visible()
    assert page.locator(".edition .u-ft").first.is_visible()
    assert page.locator(".edition .u-m").first.is_hidden()
    assert page.locator(".switches").is_hidden()
    assert page.locator(".calculator table").first.is_visible()
    context.close()


def test_small_screens_do_not_scroll_sideways(browser: Browser, site: Path, locale: str) -> None:
    """At 320 px no page is wider than the screen."""
    context = browser.new_context(viewport={"width": 320, "height": 640})
    page = context.new_page()
    for path in PAGES:
        page.goto(f"{site.as_uri()}/{locale}/{path}")
        assert page.evaluate("document.documentElement.scrollWidth") <= 320, path
    context.close()


def test_drawings_read_on_a_phone(browser: Browser, site: Path, locale: str) -> None:
    """At 360 px the labels of a drawing are at least 11 px high, and in the text's colour."""
    context = browser.new_context(color_scheme="dark", viewport={"width": 360, "height": 640})
    page = context.new_page()
    page.goto(f"{site.as_uri()}/{locale}/area-of-effect/cylinder.html")
    scale, size, fill, colour = page.locator(".drawing svg").first.evaluate(
        """svg => {
          const text = getComputedStyle(svg.querySelector("text"));
          return [svg.getScreenCTM().a, parseFloat(text.fontSize), text.fill, getComputedStyle(svg.parentElement).color];
        }"""
    )
    assert scale * size >= 11
    assert fill == colour
    context.close()


def test_search_by_keyboard(watched: Watched) -> None:
    """The slash key leads to the search; a name in another language finds the rule; markup stays text."""
    page = watched.open("ru/index.html")
    page.keyboard.press("/")
    page.keyboard.type("Advantage")
    expect(page.locator("#srd-search-list [role=option]").first).to_be_visible()
    page.locator("#srd-search").fill("<img src=x onerror=alert(1)>")
    page.wait_for_timeout(200)
    assert page.locator("#srd-search-list img").count() == 0
    assert watched.errors == []


def test_broken_storage_is_harmless(watched: Watched) -> None:
    """Stored nonsense changes nothing and breaks nothing."""
    page = watched.open("en/rule/advantage.html")
    page.evaluate("for (const k of ['edition','units','names','scheme']) localStorage.setItem('polyglot-srd.' + k, '<b>{nonsense')")
    page.goto(watched.base + "en/rule/cover.html")
    assert page.evaluate(EDITION) == "2024"
    assert watched.errors == []


def test_the_chooser_offers_the_browsers_language(browser: Browser, site: Path) -> None:
    """The root puts the reader's language first."""
    context = browser.new_context(locale="ko-KR")
    page = context.new_page()
    page.goto(f"{site.as_uri()}/index.html")
    assert page.locator("li a").first.get_attribute("lang") == "ko"
    context.close()
