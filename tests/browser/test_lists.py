"""The lists of all concepts in a browser: the filter, the columns, short forms in search and cards, paper, no scripts."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Browser, Page, expect

from tests.browser.conftest import Watched
from tests.conftest import LOCALES

LISTS = ["names", "languages"]
STATUS = ".list-filter [role=status]"
SHORT_FORMS = """
AC armor-class, C concentration, CE alignment, CG alignment, Cha. charisma, CN alignment, Con. constitution, CP copper-piece, CR challenge-rating,
DC difficulty-class, Dex. dexterity, EP electrum-piece, GM game-master, GP gold-piece, HP hit-points, Int. intelligence, LE alignment, LG alignment,
LN alignment, M material-component, N alignment, NE alignment, NG alignment, NPC nonplayer-character, PB proficiency-bonus, PP platinum-piece, R ritual,
S somatic-component, SP silver-piece, Str. strength, V verbal-component, Wis. wisdom, XP experience-points,
КД armor-class, Сл difficulty-class, СИЛ strength, НИП nonplayer-character, зм gold-piece, ОО experience-points, БМ proficiency-bonus
"""


def shown(page: Page) -> list[str]:
    ids: list[str] = page.locator(".entry:visible").evaluate_all("entries => entries.map(e => e.id)")
    return ids


@pytest.mark.parametrize("name", LISTS)
def test_the_filter_finds_in_any_language(watched: Watched, locale: str, name: str) -> None:
    """What is typed narrows the list at once, by a name in another language, without marks, or by a short form; the count is said."""
    page = watched.open(f"{locale}/reference/{name}.html")
    everything = shown(page)
    assert len(everything) > 250
    for text in ("Grappled", "схваченный", "NANG LUC", "ＡＣ"):
        page.locator("#list-filter").fill(text)
        expect(page.locator(STATUS)).to_contain_text(re.compile(r"\d"))
        found = shown(page)
        assert {"Grappled": "grappled", "схваченный": "grappled", "NANG LUC": "ability-check", "ＡＣ": "armor-class"}[text] in found
        assert str(len(found)) in page.locator(STATUS).inner_text()
        assert len(found) < len(everything) / 2
    page.locator("#list-filter").fill("zzzz")
    expect(page.locator(".entry:visible")).to_have_count(0)
    assert not re.search(r"\d", page.locator(STATUS).inner_text())
    page.locator("#list-filter").fill("")
    expect(page.locator(".entry:visible")).to_have_count(len(everything))
    expect(page.locator(STATUS)).to_be_empty()


def test_letters_with_nothing_left_disappear(watched: Watched) -> None:
    """Only letters that still have entries stay, in the bar and in the list; a link to a hidden entry shows all again."""
    page = watched.open("ru/reference/names.html")
    page.locator("#list-filter").fill("Grappled")
    expect(page.locator("section.glossary:visible h2")).to_have_text(["С"])
    expect(page.locator(".letters a:visible")).to_have_text(["С"])
    page.evaluate("location.hash = 'fireball'")
    expect(page.locator("#fireball")).to_be_in_viewport()
    assert page.input_value("#list-filter") == ""
    assert page.locator(".letters a:visible").count() > 20


def test_columns_are_switched_off_and_stay_off(watched: Watched) -> None:
    """A language that is switched off is gone from every row, also after a reload; it comes back by the same switch."""
    page = watched.open("th/reference/languages.html")
    box = page.locator('.list-columns input[value="ru"]')
    russian = page.locator('.languages-table [lang="ru"]')
    assert russian.first.is_visible()
    box.focus()
    page.keyboard.press("Space")
    assert not any(russian.evaluate_all("cells => cells.map(c => c.checkVisibility())"))
    page.reload()
    expect(box).not_to_be_checked()
    assert not any(russian.evaluate_all("cells => cells.map(c => c.checkVisibility())"))
    assert page.locator('.languages-table [lang="ko"]').first.is_visible()
    box.check()
    assert all(russian.evaluate_all("cells => cells.map(c => c.checkVisibility())"))
    page.reload()
    expect(box).to_be_checked()


@pytest.mark.parametrize("junk", ["", "<b>", "th th \u0000", "x" * 10_000])
def test_columns_survive_strange_storage(served: Watched, junk: str) -> None:
    """Nonsense in storage switches nothing off."""
    page = served.open("en/reference/names.html")
    page.evaluate("junk => localStorage.setItem('polyglot-srd.columns-off', junk)", junk.replace("th", "xx"))
    page = served.open("en/reference/languages.html")
    assert page.locator("thead th:visible").count() == len(LOCALES)


def test_columns_work_without_storage(browser: Browser, http_site: str) -> None:
    """Where a browser refuses to store, the switches work for the page."""
    context = browser.new_context()
    watched = Watched(context.new_page(), http_site)
    watched.page.add_init_script(
        "for (const name of ['localStorage', 'sessionStorage']) Object.defineProperty(window, name, { get() { throw new DOMException('denied') } })"
    )
    page = watched.open("en/reference/languages.html")
    page.locator('.list-columns input[value="ru"]').uncheck()
    assert page.locator("thead th:visible").count() == len(LOCALES) - 1
    assert watched.errors == []
    context.close()


@pytest.mark.parametrize("name", LISTS)
def test_without_scripts_the_lists_are_whole(browser: Browser, site: Path, locale: str, name: str) -> None:
    """Without JavaScript everything shows, and no control that does nothing."""
    context = browser.new_context(java_script_enabled=False)
    page = context.new_page()
    page.goto(f"{site.as_uri()}/{locale}/reference/{name}.html")
    assert page.locator(".entry:visible").count() == page.locator(".entry").count() > 250
    assert page.locator(".list-filter:visible, .list-columns:visible").count() == 0
    context.close()


def test_the_first_column_stays_on_a_phone(browser: Browser, site: Path, locale: str) -> None:
    """However far the table is scrolled, the reader's own name of the row is there, and leaves room for another."""
    context = browser.new_context(viewport={"width": 360, "height": 700})
    page = context.new_page()
    page.goto(f"{site.as_uri()}/{locale}/reference/languages.html")
    page.locator(".table-wrap").evaluate("box => { box.scrollLeft = 10000 }")
    first, last = page.locator("#grappled th").bounding_box(), page.locator("#grappled td").last.bounding_box()
    assert first
    assert last
    assert first["x"] >= 0
    assert first["x"] + first["width"] <= last["x"] + 1
    assert last["x"] + last["width"] <= 360
    context.close()


def test_the_names_print_on_wide_sheets(browser: Browser, site: Path, locale: str) -> None:
    """On paper the table lies across A4, no column is cut off, and the controls are gone."""
    context = browser.new_context(viewport={"width": 1046, "height": 718})
    page = context.new_page()
    page.goto(f"{site.as_uri()}/{locale}/reference/languages.html")
    pdf = page.pdf(prefer_css_page_size=True)
    assert {tuple(round(float(side)) for side in box.split()[2:]) for box in re.findall(rb"/MediaBox\s*\[([^\]]*)\]", pdf)} == {(842, 595)}
    page.emulate_media(media="print")
    assert page.evaluate("document.querySelector('.languages-table').scrollWidth <= document.documentElement.clientWidth")
    assert page.locator(".list-filter:visible, .list-columns:visible").count() == 0
    assert page.evaluate("getComputedStyle(document.querySelector('.languages-table thead')).display") == "table-header-group"
    context.close()


@pytest.mark.parametrize(("short", "concept"), [tuple(each.split()) for each in SHORT_FORMS.split(",")])
def test_short_forms_lead_to_their_concept(served: Watched, short: str, concept: str) -> None:
    """Every short form of the rules glossary finds its concept first, in whatever language one reads."""
    for locale in ("en", "ru"):
        page = served.open(f"{locale}/index.html")
        page.locator("#srd-search").fill(short)
        first = page.locator("#srd-search-list [role=option]").first
        expect(first).to_be_visible()
        wanted = page.evaluate("id => PolyglotSRD.data('names').then(data => data.rows.find(row => row[4] === id)[2])", concept)
        assert str(first.get_attribute("data-url")).endswith(f"/{locale}/{wanted}")


@pytest.mark.parametrize(("where", "said"), [("en", "DC — Difficulty Class"), ("ru", "Сл — Сложность"), ("ko", "DC — 난이도")])
def test_a_card_says_the_short_form(watched: Watched, where: str, said: str) -> None:
    """A card begins with the short form that its language uses."""
    page = watched.open(f"{where}/rule/saving-throw.html")
    page.locator('.edition:visible a.term[data-term="difficulty-class"]').first.hover()
    expect(page.locator(".term-card__name")).to_contain_text(said)


def test_axe_with_a_filter(browser: Browser, site: Path) -> None:
    """A narrowed list has no accessibility fault either."""
    context = browser.new_context()
    page = context.new_page()
    for name in LISTS:
        page.goto(f"{site.as_uri()}/ko/reference/{name}.html")
        page.locator("#list-filter").fill("AC")
        expect(page.locator(STATUS)).not_to_be_empty()
        assert [each["id"] for each in Axe().run(page).response["violations"]] == []
    context.close()
