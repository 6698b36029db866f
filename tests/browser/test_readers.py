"""What readers do with the real pages: switch, follow links, come with strange addresses, print, go without a script."""

from __future__ import annotations

import re
from pathlib import Path
from urllib.parse import quote

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Browser, Page, expect

from tests.browser.conftest import Watched
from tests.conftest import LOCALES

DATA = "({...document.documentElement.dataset})"


def switch(page: Page, setting: str, value: str) -> None:
    page.locator(f'.switches label:has(input[name="{setting}"][value="{value}"])').click()


def test_the_language_menu_keeps_place_and_choices(watched: Watched, locale: str) -> None:
    """From Thai to each language and on: the page, the anchor, the edition, the measure stay; so it is from a folder."""
    page = watched.open("th/rule/long-jump.html?edition=2014&units=sq#names")
    page.locator("details.languages summary").click()
    tag = page.locator(f'details.languages a[href*="/{locale}/"]').first.get_attribute("hreflang")
    page.locator(f'details.languages a[hreflang="{tag}"]').click()
    page.wait_for_url(f"**/{locale}/rule/long-jump.html*")
    assert page.url.endswith("#names")
    found = page.evaluate(DATA)
    assert (found["edition"], found["units"]) == ("2014", "sq")
    assert page.evaluate("document.documentElement.lang") == tag


def test_switches_work_by_click_and_last(watched: Watched) -> None:
    """A click switches at once, stands in the address, and holds after a reload, on other pages and in a new tab."""
    page = watched.open("ru/rule/cover.html")
    switch(page, "edition", "2014")
    switch(page, "units", "m")
    switch(page, "names", "both")
    wanted = {"edition": "2014", "units": "m", "names": "both"}
    assert wanted.items() <= page.evaluate(DATA).items()
    for part in ("edition=2014", "units=m", "names=both"):
        assert part in page.url
    page.goto(watched.base + "ru/rule/cover.html")
    assert wanted.items() <= page.evaluate(DATA).items()
    page.goto(watched.base + "ru/chapter/core.html")
    assert wanted.items() <= page.evaluate(DATA).items()
    for setting, value in wanted.items():
        expect(page.locator(f'.switches input[name="{setting}"][value="{value}"]')).to_be_checked()
    other = page.context.new_page()
    other.goto(watched.base + "ru/rule/advantage.html")
    assert wanted.items() <= other.evaluate(DATA).items()


def test_switches_work_by_keyboard(served: Watched) -> None:
    """Arrow keys choose, and the choice shows."""
    page = served.open("ko/rule/cover.html?edition=2024")
    page.locator('.switches input[name="edition"][value="2024"]').focus()
    page.keyboard.press("ArrowRight")
    assert page.evaluate(DATA)["edition"] == "2014"
    assert page.locator('section.edition[data-edition~="2014"]').first.is_visible()


@pytest.mark.parametrize("query", ["edition=2077", "units=%3Cb%3E", "names=__proto__", "edition=2014%00", "edition", "=", "&&&", "edition=%E0%A4%A", "a=" + "x" * 20_000])
def test_a_strange_link_changes_nothing(served: Watched, query: str) -> None:
    """What is none of the choices leaves the first of each."""
    page = served.open(f"ru/rule/cover.html?{query}")
    assert {"edition": "2024", "units": "ft", "names": "native"}.items() <= page.evaluate(DATA).items()
    expect(page.locator('.switches input[name="edition"][value="2024"]')).to_be_checked()


HOSTILE = ["<img src=x onerror=document.title='hit'>", "'\"><script>document.title='hit'</script>", "9" * 5000, "__proto__", ".*(", "１６", "%00", "\u202e"]


@pytest.mark.parametrize("text", HOSTILE, ids=["img", "script", "long", "proto", "regex", "wide", "zero", "rtl"])
def test_a_calculators_link_shows_only_text(served: Watched, text: str) -> None:
    """Whatever a link gives the real calculators, on their own pages and on a record's, is text or refused."""
    coded = quote(text)
    query = f"?target={coded}&modifier={coded}&kind={coded}&score={coded}&dice={coded}&strength={coded}&running={coded}#{coded}"
    for path in ("calculator/d20-test.html", "rule/long-jump.html"):
        page = served.open(f"th/{path}{query}")
        assert "hit" not in page.title()
        assert page.locator("main img, main script:not([src]):not([type])").count() == 0
        page.goto("about:blank")


def test_a_calculators_link_brings_back_its_numbers(served: Watched, locale: str) -> None:
    """The numbers of a link fill the form in every language, and its output is there at once."""
    page = served.open(f"{locale}/calculator/ability-modifier.html?score=20")
    assert page.input_value("[name=score]") == "20"
    expect(page.locator("output")).to_contain_text("+5")


def test_a_calculators_page_keeps_its_numbers_in_another_language(watched: Watched) -> None:
    """Changing the language in the middle of a calculation shows the same calculation."""
    page = watched.open("en/calculator/ability-modifier.html?edition=2014")
    page.locator("details.languages summary").click()
    page.locator('details.languages a[hreflang="ru"]').click()
    page.wait_for_url("**/ru/calculator/ability-modifier.html*")
    assert page.evaluate(DATA)["edition"] == "2014"


@pytest.mark.parametrize("junk", ["", "null", "<b>", "2014 ", "\ud800", "x" * 100_000])
def test_corrupted_storage_is_harmless(browser: Browser, http_site: str, junk: str) -> None:
    """Whatever stands in storage, pages show the first of each choice and no error."""
    context = browser.new_context()
    watched = Watched(context.new_page(), http_site)
    watched.page.add_init_script(
        f"for (const a of [localStorage, sessionStorage]) for (const k of ['edition','units','names','scheme']) a.setItem('polyglot-srd.' + k, {junk!r})"
        if "\ud800" not in junk
        else "for (const k of ['edition','units','names','scheme']) localStorage.setItem('polyglot-srd.' + k, '\\ud800')"
    )
    page = watched.open("th/rule/cover.html")
    assert {"edition": "2024", "units": "ft", "names": "native"}.items() <= page.evaluate(DATA).items()
    assert watched.errors == []
    context.close()


def test_blocked_storage_is_harmless(browser: Browser, http_site: str) -> None:
    """Where a browser denies storage, choices hold for the page and nothing breaks."""
    context = browser.new_context()
    watched = Watched(context.new_page(), http_site)
    watched.page.add_init_script(
        "for (const name of ['localStorage', 'sessionStorage']) Object.defineProperty(window, name, { get() { throw new DOMException('denied') } })"
    )
    page = watched.open("th/rule/cover.html")
    switch(page, "edition", "2014")
    assert page.evaluate(DATA)["edition"] == "2014"
    assert watched.errors == []
    context.close()


def test_an_anchor_in_the_other_edition_shows_that_edition(watched: Watched) -> None:
    """A link to a heading of 2014 is not lost on a reader of 2024."""
    page = watched.open("zh/rule/long-jump.html#2014-rule")
    assert page.evaluate(DATA)["edition"] == "2014"
    expect(page.locator('[id="2014-rule"]')).to_be_in_viewport()


@pytest.mark.parametrize("card_locale", ["th", "zh"])
def test_a_term_inside_a_sentence_without_spaces(watched: Watched, card_locale: str) -> None:
    """A term between letters of Thai or Chinese is a link, opens its card on focus, and leads on by Enter."""
    page = watched.open(f"{card_locale}/rule/advantage.html")
    terms = page.locator(".edition:visible p a.term")
    glued = terms.evaluate_all(
        "links => links.findIndex(a => /\\p{L}\\p{M}*$/u.test(a.previousSibling?.textContent ?? '') && /^\\p{L}/u.test(a.nextSibling?.textContent ?? ''))"
    )
    assert glued >= 0, "no term stands between letters on this page"
    page.keyboard.press("Tab")
    terms.nth(glued).focus()
    expect(page.locator(".term-card")).to_be_visible()
    assert page.locator(".term-card__text").inner_text()
    page.keyboard.press("Escape")
    expect(page.locator(".term-card")).to_be_hidden()
    href = terms.nth(glued).evaluate("a => a.pathname")
    page.keyboard.press("Enter")
    page.wait_for_function("path => location.pathname === path", arg=href)


def test_a_tapped_card_closes_and_gives_back_the_focus(browser: Browser, http_site: str) -> None:
    """On a touch screen a card has a link, closes by a tap beside it, and by Escape back to its term."""
    context = browser.new_context(has_touch=True, is_mobile=True, viewport={"width": 390, "height": 800})
    page = context.new_page()
    page.goto(f"{http_site}ru/rule/advantage.html")
    term = page.locator(".edition:visible a.term").first
    term.tap()
    card = page.locator(".term-card")
    expect(card.get_by_role("link")).to_be_focused()
    box = card.bounding_box()
    assert box
    assert box["x"] >= 0
    assert box["x"] + box["width"] <= 390
    page.keyboard.press("Escape")
    expect(card).to_be_hidden()
    expect(term).to_be_focused()
    term.tap()
    expect(card).to_be_visible()
    page.locator("h1").tap()
    expect(card).to_be_hidden()
    term.tap()
    card.get_by_role("link").tap()
    page.wait_for_url(lambda url: "advantage.html" not in url)
    context.close()


def test_without_scripts_terms_are_plain_links(browser: Browser, site: Path, locale: str) -> None:
    """Without JavaScript a term leads to its page, and the menu of languages opens."""
    context = browser.new_context(java_script_enabled=False)
    page = context.new_page()
    page.goto(f"{site.as_uri()}/{locale}/rule/advantage.html")
    page.locator("details.languages summary").click()
    expect(page.locator("details.languages a").last).to_be_visible()
    page.locator("details.languages summary").click()
    term = page.locator(".edition a.term").first
    target = str(term.get_attribute("href"))
    term.click()
    assert page.url.split("#")[0].endswith(target.removeprefix("../").split("#")[0])
    context.close()


def test_without_scripts_the_chooser_is_links(browser: Browser, site: Path) -> None:
    """The root needs no script."""
    context = browser.new_context(java_script_enabled=False)
    page = context.new_page()
    page.goto(f"{site.as_uri()}/index.html")
    assert page.locator("li a").count() == len(LOCALES)
    page.locator("li a").first.click()
    assert page.locator("h1").inner_text()
    context.close()


@pytest.mark.parametrize("path", ["index.html", "404.html"])
@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_axe_at_the_root(browser: Browser, http_site: str, path: str, scheme: str) -> None:
    """The chooser and the root's page for what is not found have no accessibility fault."""
    context = browser.new_context(color_scheme=scheme)  # type: ignore[arg-type]
    watched = Watched(context.new_page(), http_site)
    page = watched.open(path)
    assert [each["id"] for each in Axe().run(page).response["violations"]] == []
    assert watched.foreign == []
    context.close()


def test_a_lost_address_finds_its_language(browser: Browser, site: Path) -> None:
    """A server's page for what is not found, deep in a language's folder, has its styles, its scripts and links that lead somewhere."""
    context = browser.new_context()
    page = context.new_page()
    body = (site / "ko" / "404.html").read_text(encoding="utf-8")
    root = "https://polyglot-srd.example/"

    def answer(route: object) -> None:
        url = route.request.url.split("?")[0]  # type: ignore[attr-defined]
        path = site / url.removeprefix(root)
        if path.is_file():
            route.fulfill(path=path)  # type: ignore[attr-defined]
        else:
            route.fulfill(status=404, body=body, content_type="text/html; charset=utf-8")  # type: ignore[attr-defined]

    context.route("**/*", answer)
    page.goto(f"{root}ko/rule/there/is/nothing.html")
    assert page.evaluate("document.documentElement.lang") == "ko"
    assert page.evaluate("getComputedStyle(document.querySelector('.md-header')).position") == "sticky"
    page.locator("article a").first.click()
    page.wait_for_url(f"{root}ko/index.html")
    assert page.locator("article h1").is_visible()
    context.close()


def test_print_gives_the_rule(browser: Browser, site: Path, locale: str) -> None:
    """On paper stand the rule and the attribution; navigation, search and switches do not."""
    context = browser.new_context()
    page = context.new_page()
    page.goto(f"{site.as_uri()}/{locale}/rule/long-jump.html")
    page.emulate_media(media="print")
    for shown in ("article h1", ".edition:not([hidden]) .summary >> visible=true", ".attribution"):
        expect(page.locator(shown).first).to_be_visible()
    for hidden in (".md-sidebar", ".srd-search", ".switches", "details.languages"):
        for each in page.locator(hidden).all():
            expect(each).to_be_hidden()
    context.close()


@pytest.mark.parametrize("edition", ["2024", "2014"])
def test_the_turn_fits_on_one_sheet(browser: Browser, site: Path, locale: str, edition: str) -> None:
    """The overview of an edition prints on one sheet of A4 in every language, with every action of that edition on it."""
    context = browser.new_context()
    page = context.new_page()
    page.goto(f"{site.as_uri()}/{locale}/reference/turn.html?edition={edition}")
    shown = page.locator(f'.sheet[data-edition="{edition}"]')
    expect(shown).to_be_visible()
    for action in {"2024": ("influence", "utilize"), "2014": ("cast-a-spell", "use-an-object")}[edition]:
        expect(shown.locator(f'a[href$="action/{action}.html"]').first).to_be_visible()
    assert len(re.findall(rb"/Type\s*/Page\b", page.pdf(prefer_css_page_size=True))) == 1
    context.close()


@pytest.mark.parametrize("edition", ["2024", "2014"])
def test_the_conditions_print_on_one_sheet(browser: Browser, http_site: str, locale: str, edition: str) -> None:
    """The chosen edition's matrix takes a single page across, with both names too."""
    context = browser.new_context()
    page = context.new_page()
    page.goto(f"{http_site}{locale}/reference/conditions.html?edition={edition}&names=both")
    expect(page.locator(f'section.sheet[data-edition="{edition}"] tbody tr')).to_have_count(15)
    assert len(re.findall(rb"/Type\s*/Page\b", page.pdf(prefer_css_page_size=True))) == 1
    context.close()


def test_the_attack_calculator_knows_conditions(served: Watched) -> None:
    """Conditions from a link are ticked and explained; what is ticked goes into the link; strange values are passed over."""
    page = served.open("en/calculator/attack-damage.html?attacker=poisoned,%3Cimg%20src%3Dx%3E,nothing&target=paralyzed&edition=2024")
    hit = page.locator('[data-output="hit"]')
    expect(page.locator('fieldset[name="attacker"] input:checked')).to_have_count(1)
    expect(page.locator('[data-step="attacker-disadvantage"]')).to_have_text("Poisoned attacker: Disadvantage.")
    expect(page.locator('[data-step="critical-near"]')).to_contain_text("Paralyzed target")
    expect(hit).to_have_text("50%")
    page.locator("summary", has_text="Conditions of the attacker").click()
    page.locator('fieldset[name="attacker"] label', has_text="Poisoned").click()
    expect(hit).to_have_text("75%")
    expect(page.locator('[data-output="critical"]')).to_have_text("75%")
    assert "attacker=&" in page.url and "target=paralyzed" in page.url
    page.locator('fieldset[name="attacker"] input[value="grappled"]').check()
    expect(hit).to_have_text("50%")
    page.locator('select[name="edition"]').select_option("2014")
    expect(hit).to_have_text("75%")


def test_the_colours_can_be_chosen_and_stay(served: Watched) -> None:
    """The button turns light to dark at once, and the next page begins dark."""
    page = served.open("vi/rule/cover.html")
    light = page.evaluate("getComputedStyle(document.body).backgroundColor")
    button = page.locator("[data-scheme-toggle]")
    button.click()
    expect(button).to_have_attribute("aria-pressed", "true")
    dark = page.evaluate("getComputedStyle(document.body).backgroundColor")
    assert dark != light
    page.goto(served.base + "vi/chapter/core.html")
    assert page.evaluate("getComputedStyle(document.body).backgroundColor") == dark


@pytest.mark.parametrize("query", ["<img src=x onerror=document.title='hit'>", "x" * 10_000, "\ud83c", "(", "[", "\\", "*", ".*", "\u0301", "\u200b", "constructor"])
def test_no_query_breaks_the_search(browser: Browser, http_site: str, query: str) -> None:
    """However long or strange a query is, the page shows text alone, answers at once, and throws nothing."""
    context = browser.new_context()
    watched = Watched(context.new_page(), http_site)
    page = watched.open("ko/index.html")
    page.locator("#srd-search").focus()
    page.wait_for_function("PolyglotSRD.names !== undefined")
    spent = page.evaluate(
        "codes => { const i = document.getElementById('srd-search'); const t = performance.now(); i.value = codes.map(c => String.fromCharCode(c)).join(''); "
        "i.dispatchEvent(new Event('input')); return new Promise(r => setTimeout(() => r(performance.now() - t), 30)) }",
        [ord(character) for character in query],
    )
    assert spent < 1000
    assert page.locator("#srd-search-list img").count() == 0
    assert "hit" not in page.title()
    assert watched.errors == []
    context.close()


def test_the_english_name_finds_the_page_in_every_language(served: Watched, locale: str) -> None:
    """Whoever knows the English word gets to the rule by the keyboard alone."""
    page = served.open(f"{locale}/index.html")
    page.keyboard.press("/")
    page.keyboard.type("Concentration")
    expect(page.locator("#srd-search-list [role=option]").first).to_be_visible()
    page.keyboard.press("Enter")
    page.wait_for_url(f"**/{locale}/rule/concentration.html*")


@pytest.mark.parametrize(
    ("where", "query", "found"),
    [
        ("vi", "do kho", True),
        ("vi", "Đo kho", True),
        ("vi", "loi the", True),
        ("ru", "действие", True),
        ("ru", "деиствие", False),
        ("zh", "ＡＣ", True),
        ("ko", "유ㄹ", True),
    ],
)
def test_letters_with_and_without_marks(served: Watched, where: str, query: str, found: bool) -> None:
    """Vietnamese is found without its marks, đ by d; й and и are two letters; full-width and unfinished syllables count."""
    page = served.open(f"{where}/index.html")
    page.locator("#srd-search").fill(query)
    expect(page.locator(".srd-search [role=status]")).not_to_be_empty()
    close = "async query => PolyglotSRD.finder.find(await PolyglotSRD.finder.load(), query).some(hit => hit.rank < PolyglotSRD.finder.CLOSE)"
    assert page.evaluate(close, query) == found  # with another letter it is at most a typing error
    if found:
        expect(page.locator("#srd-search-list [role=option]").first).to_be_visible()
