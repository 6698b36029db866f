"""What a page gets: figures as the language writes them, tables from the rules, a configuration that cannot break out."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest
import yaml
from babel.support import NullTranslations
from jinja2 import Environment, FileSystemLoader, StrictUndefined

from generator.calculators.messages import script_messages
from generator.calculators.schema import Calculator
from generator.calculators.view import CalculatorView, calculator_view
from generator.languages import Language
from generator.pages.page import CALCULATOR_SCRIPTS
from generator.reference.measures import Figures
from generator.rules import FUNCTIONS

ROOT = Path(__file__).parents[2]
SCRIPTS = [ROOT / "site_overrides" / "assets" / "js" / f"{name}.js" for name in CALCULATOR_SCRIPTS if name != "rules"]
SCRIPT = "\n".join(path.read_text(encoding="utf-8") for path in SCRIPTS)
KEYS = sorted(path.stem for path in (ROOT / "content" / "calculators").glob("*.yaml"))
ENGLISH = Language(tag="en", name="English", english="English", script="Latin")
RUSSIAN = Language(tag="ru", name="Русский", english="Russian", script="Cyrillic", die="к")


def view_of(key: str, locale: str = "en", language: Language = ENGLISH, **change: Any) -> CalculatorView:
    data = yaml.safe_load((ROOT / "content" / "calculators" / f"{key}.yaml").read_text(encoding="utf-8"))
    return calculator_view(key, Calculator.model_validate({**data, **change}), Figures(locale, language, NullTranslations()))


def rendered(view: CalculatorView) -> str:
    environment = Environment(
        loader=FileSystemLoader(ROOT / "generator" / "templates"),
        autoescape=True,
        undefined=StrictUndefined,
        extensions=["jinja2.ext.i18n"],
    )
    environment.install_gettext_translations(NullTranslations(), newstyle=True)  # type: ignore[attr-defined]
    template = environment.from_string('{% from "calculator_form.html" import calculator_form %}{{ calculator_form(view) }}')
    return template.render(view=view)


@pytest.mark.parametrize("key", KEYS)
def test_the_configuration_has_all_that_the_script_needs(key: str) -> None:
    config = json.loads(view_of(key).config)
    assert config["function"] in FUNCTIONS
    assert {field["id"] for field in config["inputs"]} <= set(config["arguments"])
    assert {"other"} <= set(config["squares"]) and all("{n}" in text for text in config["squares"].values())


@pytest.mark.parametrize("key", KEYS)
def test_every_field_has_a_label_and_a_place_for_its_error(key: str) -> None:
    html = rendered(view_of(key))
    controls = re.findall(r'<(?:input|select|textarea) [^>]*?id="([^"]+)"', html)
    assert controls
    for control in controls:
        assert f'<label for="{control}">' in html
    ids = re.findall(r'\bid="([^"]+)"', html)
    assert len(ids) == len(set(ids))
    for described in re.findall(r'aria-describedby="([^"]+)"', html):
        assert set(described.split()) <= set(ids)


def test_tables_hold_what_the_rules_compute() -> None:
    modifiers, bonuses = view_of("ability-modifier").tables
    assert [cell.text for cell in modifiers.rows[0]] == ["1", "−5"]
    assert [cell.text for cell in modifiers.rows[29]] == ["30", "+10"]
    assert [cell.text for cell in bonuses.rows[5]] == ["5", "+3"]
    (states,) = view_of("death-saves").tables
    assert states.heads == 2 and len(states.rows) == 9
    assert [cell.text for cell in states.rows[0]] == ["0", "0", "41.38% (331/800)", "18.14% (1451/8000)", "40.49% (3239/8000)"]


def test_figures_are_written_as_the_language_does() -> None:
    view = view_of("attack-damage", "ru", RUSSIAN)
    assert next(field.value for field in view.fields if field.kind == "dice") == "1к8+3"
    assert json.loads(view.config)["dice"]["example"] == "2к6+3"
    running = view_of("jumps", "ru", RUSSIAN).tables[0]
    measure = running.rows[4][1].measure
    assert measure is not None
    assert (measure.imperial, measure.metric, measure.squares) == ("5\u00a0футов", "1,5\u00a0м", "1\u00a0square")


def test_no_text_can_end_the_script_element_or_become_markup() -> None:
    view = view_of("jumps", name="</script><img src=x onerror=alert(1)>", summary="a & b")
    assert "<" not in view.config and "&" not in view.config
    html = rendered(view)
    assert "<img" not in html
    assert html.count("</script>") == 1


def test_the_script_uses_the_messages_that_there_are() -> None:
    used = set(re.findall(r'messages(?:\.([a-z]+)|\["([a-z-]+)"\])', SCRIPT))
    names = {first or second for first, second in used} | {"whole", "decimal"}
    assert names == set(script_messages(str)) - {"yes", "no"}


def test_the_script_holds_no_rule() -> None:
    """No number of a rule and no text for readers: both come from content and from the compiled rules."""
    script = SCRIPT
    assert not re.search(
        r"\b(20|10|30|0\.3|1\.5)\b", re.sub(r"var left = .*|.*maxWidth.*", "", script).split("/* ---- Drawing")[0]
    )
    assert "innerHTML" not in script and "fetch(" not in script and "import " not in script
