"""The form in front of a rule, in a page opened from a folder: what is typed, what comes with a link, what is shown."""

from __future__ import annotations

from pathlib import Path
from typing import Any
from urllib.parse import parse_qs, quote, urlsplit

import pytest
import yaml
from babel.support import NullTranslations
from jinja2 import Environment, FileSystemLoader, StrictUndefined

from generator.calculators.compile import compile_rules
from generator.calculators.schema import Calculator
from generator.calculators.view import calculator_view
from generator.languages import Language
from generator.pages.page import CALCULATOR_SCRIPTS
from generator.reference.measures import Figures

ROOT = Path(__file__).parents[2]
LANGUAGES = {
    "en": Language(tag="en", name="English", english="English", script="Latin"),
    "ru": Language(tag="ru", name="Русский", english="Russian", script="Cyrillic", die="к"),
    "th": Language(tag="th", name="ไทย", english="Thai", script="Thai"),
}
WAIT = 350  # milliseconds, longer than the script waits for typing to end


class Form:
    """One calculator page."""

    def __init__(self, page: Any, folder: Path, script: str) -> None:
        self.page, self.folder = page, folder
        self.errors: list[str] = []
        page.on("pageerror", lambda error: self.errors.append(str(error)))
        (folder / "rules.js").write_text(script, encoding="utf-8")
        for name in CALCULATOR_SCRIPTS[1:]:
            source = ROOT / "site_overrides" / "assets" / "js" / f"{name}.js"
            (folder / source.name).write_text(source.read_text(encoding="utf-8"), encoding="utf-8")

    def open(self, *keys: str, locale: str = "en", query: str = "") -> None:
        environment = Environment(
            loader=FileSystemLoader(ROOT / "generator" / "templates"),
            autoescape=True,
            undefined=StrictUndefined,
            extensions=["jinja2.ext.i18n"],
        )
        environment.install_gettext_translations(NullTranslations(), newstyle=True)  # type: ignore[attr-defined]
        template = environment.from_string(
            '<!doctype html><html lang="{{ lang }}"><meta charset="utf-8"><title>x</title><body>'
            '{% from "calculator_form.html" import calculator_form %}'
            "{% for view in views %}{{ calculator_form(view) }}{% endfor %}"
            '{% for name in scripts %}<script src="{{ name }}.js"></script>{% endfor %}'
        )
        views = []
        for key in keys:
            data = yaml.safe_load((ROOT / "content" / "calculators" / f"{key}.yaml").read_text(encoding="utf-8"))
            figures = Figures(locale, LANGUAGES[locale], NullTranslations())
            views.append(calculator_view(key, Calculator.model_validate(data), figures))
        (self.folder / "page.html").write_text(template.render(views=views, lang=locale, scripts=CALCULATOR_SCRIPTS), encoding="utf-8")
        self.page.goto((self.folder / "page.html").as_uri() + query)

    def fill(self, name: str, text: str) -> None:
        self.page.fill(f"[name={name}]", text)
        self.page.wait_for_timeout(WAIT)

    def result(self, output: str) -> str:
        return str(self.page.inner_text(f"output [data-output={output}]")).replace("\u00a0", " ")

    def error(self, key: str, name: str) -> str:
        return str(self.page.inner_text(f"#calculator-{key}-{name}-error"))


@pytest.fixture(scope="module")
def script() -> str:
    return compile_rules()


@pytest.fixture
def form(browser_page: Any, tmp_path: Path, script: str) -> Any:
    form = Form(browser_page, tmp_path, script)
    yield form
    assert form.errors == []


def test_it_shows_a_result_with_its_working_at_once(form: Form) -> None:
    form.open("damage-taken", query="?damage=28&adjustment=-5&resistances=1&vulnerabilities=1&hit_points=30")
    assert (form.result("damage"), form.result("hit_points"), form.result("outcome")) == ("22", "8", "conscious")
    steps = form.page.eval_on_selector_all(".steps li", "items => items.map(item => item.dataset.step)")
    assert steps == ["rolled", "adjustment", "resistance", "vulnerability", "hit-points"]


def test_typing_changes_the_result_and_the_link(form: Form) -> None:
    form.open("ability-modifier")
    form.fill("score", "20")
    assert form.result("modifier") == "+5"
    assert parse_qs(urlsplit(form.page.url).query)["score"] == ["20"]
    form.fill("score", "1")
    assert form.result("modifier") == "−5"


@pytest.mark.parametrize("text", ["16", "１６", "๑๖", " 16 ", "+16"])
def test_numbers_are_read_in_any_form(form: Form, text: str) -> None:
    form.open("d20-test")
    form.fill("target", text)
    assert form.result("chance") == "50%"


@pytest.mark.parametrize("text", ["−5", "-5", "–5", "－５"])
def test_a_minus_is_read_in_any_form(form: Form, text: str) -> None:
    form.open("d20-test", query="?target=10")
    form.fill("modifier", text)
    assert form.result("chance") == "30%"


@pytest.mark.parametrize("text", ["2d6+3", "2к6+3", "２К６ + ３", "๒d๖+๓"])
def test_dice_are_read_in_any_form(form: Form, text: str) -> None:
    form.open("attack-damage", locale="ru")
    form.fill("dice", text)
    assert form.result("critical_dice") == "4к6+3"
    assert parse_qs(urlsplit(form.page.url).query)["dice"] == ["2d6+3"]


@pytest.mark.parametrize("text", ["", "31", "0", "1.5", "1e1", "ten", "<b>", "1" * 100])
def test_a_wrong_number_is_explained_at_its_field(form: Form, text: str) -> None:
    form.open("ability-modifier")
    form.fill("score", text)
    assert form.error("ability-modifier", "score") == "Ability score must be a whole number from 1 to 30."
    assert form.page.get_attribute("[name=score]", "aria-invalid") == "true"
    assert "calculator-ability-modifier-score-error" in form.page.get_attribute("[name=score]", "aria-describedby")
    assert form.page.inner_text("output") == "Correct the marked fields to see the result."
    form.fill("score", "12")
    assert form.page.get_attribute("[name=score]", "aria-invalid") is None
    assert form.result("modifier") == "+1"


def test_a_roster_becomes_the_order_of_turns(form: Form) -> None:
    """One name and number a line, in any digits; equal numbers share a place; names are only text, also from a link."""
    form.open("initiative-order", query="?totals=" + quote("Anna: 9\n<img src=x onerror=alert(1)> 17\n\n9\nโก ๑๒"))
    items = form.page.eval_on_selector_all("output ol li", "items => items.map(item => item.value + ' ' + item.textContent)")
    assert items == ["1 <img src=x onerror=alert(1)>: 17", "2 โก: 12", "3 Anna: 9", "3 9"]
    assert form.page.eval_on_selector_all(".steps li", "items => items.map(item => item.dataset.step)") == ["tie"]
    form.fill("totals", "Anna 9\nBert")
    assert form.error("initiative-order", "totals") == "Everyone in the fight: each line needs a name and a whole number from −100 to 100."
    form.fill("totals", "Anna −2\nBert 3")
    assert parse_qs(urlsplit(form.page.url).query)["totals"] == ["Anna −2\nBert 3"]
    assert form.page.inner_text("output ol li:first-child") == "Bert: 3"


def test_miles_are_shown_in_both_units(form: Form) -> None:
    form.open("travel", query="?days=1&hours=1")
    assert form.result("miles").replace("\n", " ").startswith("27 miles")
    assert "40.5 km" in form.result("miles")


def test_wrong_dice_are_explained_with_an_example(form: Form) -> None:
    form.open("attack-damage", locale="ru")
    form.fill("dice", "2x6")
    assert "2к6+3" in form.error("attack-damage", "dice")


def test_hit_points_cannot_exceed_their_maximum(form: Form) -> None:
    form.open("damage-taken", query="?hit_points=20&maximum=6")
    assert form.error("damage-taken", "hit_points") == "Current Hit Points must not be above “Hit Point maximum” (6)."
    form.fill("maximum", "20")
    assert form.error("damage-taken", "hit_points") == ""


HOSTILE = [
    "<img src=x onerror=document.title='hit'>",
    "'\"><script>document.title='hit'</script>",
    "\ud800",
    "9" * 10_000,
    "__proto__",
    ".*",
]


@pytest.mark.parametrize("text", HOSTILE, ids=["img", "script", "surrogate", "long", "proto", "regex"])
def test_whatever_a_link_says_is_only_text(form: Form, text: str) -> None:
    coded = quote(text, errors="replace")
    form.open(
        "d20-test", "attack-damage", query=f"?d20-test.target={coded}&d20-test.kind={coded}&attack-damage.dice={coded}&x={coded}"
    )
    assert form.page.title() == "x"
    assert form.page.query_selector("img") is None
    assert form.page.input_value("[name=kind]") == "check"
    assert len(form.page.input_value("[name=dice]")) <= 100
    assert form.error("d20-test", "target").startswith("DC or Armor Class must be a whole number")


def test_several_on_one_page_keep_their_numbers_apart(form: Form) -> None:
    form.open("d20-test", "attack-damage", query="?d20-test.modifier=7&attack-damage.modifier=-2&edition=2014")
    values = form.page.eval_on_selector_all("[name=modifier]", "fields => fields.map(field => field.value)")
    assert values == ["7", "−2"]
    form.fill("target", "12")
    query = parse_qs(urlsplit(form.page.url).query)
    assert (query["d20-test.target"], query["attack-damage.modifier"], query["edition"]) == (["12"], ["-2"], ["2014"])


def test_a_link_brings_back_the_same_state(form: Form) -> None:
    form.open("jumps")
    form.page.uncheck("[name=running]")
    form.fill("height", "5,5")
    before, address = form.page.inner_text("output"), form.page.url
    form.page.goto("about:blank")
    form.page.goto(address)
    assert form.page.inner_text("output") == before
    assert not form.page.is_checked("[name=running]")


def test_measures_stand_in_every_unit(form: Form) -> None:
    form.open("jumps", locale="ru")
    units = form.page.eval_on_selector_all("[data-output=long] .measure span", "spans => spans.map(span => span.textContent)")
    assert [unit.replace("\u00a0", " ") for unit in units] == ["15 футов", "4,5 м", "3 squares"]


def test_the_plot_has_a_name_and_its_numbers_as_a_table(form: Form) -> None:
    form.open("attack-damage")
    assert form.page.get_attribute(".plot svg", "role") == "img"
    assert form.page.text_content(".plot svg title") == "Chance of each amount of damage"
    bars = form.page.locator(".plot svg rect").count()
    assert bars == form.page.locator(".plot tbody tr").count() > 5


def test_starting_again_brings_back_the_first_numbers(form: Form) -> None:
    form.open("ability-modifier")
    form.fill("score", "30")
    form.page.click("[type=reset]")
    form.page.wait_for_timeout(WAIT)
    assert form.result("modifier") == "+2"


def test_without_scripts_the_tables_are_open_and_the_form_is_away(browser_page: Any, tmp_path: Path, script: str) -> None:
    page = browser_page.context.browser.new_context(java_script_enabled=False).new_page()
    Form(page, tmp_path, script).open("ability-modifier")
    assert not page.is_visible("form")
    assert page.is_visible("table >> text=+10")
    page.context.close()
