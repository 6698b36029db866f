"""How a text becomes HTML: terms, measures, rolls, what is untranslated, what is hostile."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest
from html5lib import HTMLParser

from generator.pages.text import TextRenderer
from generator.project import Loader, Project
from generator.reference.build import build_reference
from generator.reference.measures import Figures
from generator.reference.model import Reference, Text

TINY = Loader(Path(__file__).parents[1] / "sites" / "tiny").load()


def renderer(reference: Reference, root: str = "../", edition: str | None = None) -> TextRenderer:
    return TextRenderer(reference, Figures(reference.locale, reference.language, reference.interface), root, edition)


@pytest.fixture
def english() -> TextRenderer:
    return renderer(build_reference(TINY, "en"))


@pytest.fixture
def spanish() -> TextRenderer:
    return renderer(build_reference(TINY, "es"))


def test_a_term_is_a_link_with_both_names(spanish: TextRenderer) -> None:
    """The sentence's own form stands first, the English name beside it says its language."""
    assert spanish.inline(Text("El [horno](term:oven) decide.")) == (
        'El <a class="term" href="../reference/names.html#oven" data-term="oven">'
        '<span class="t-n">horno</span><span class="t-e" lang="en">Oven</span></a> decide.'
    )


def test_a_term_without_a_text_takes_its_name(spanish: TextRenderer) -> None:
    """An empty link text stands for the name."""
    assert '<span class="t-n">Horno</span>' in spanish.inline(Text("[](term:oven)"))


def test_the_english_name_can_come_first() -> None:
    """Languages whose tables play with English terms show that one first."""
    reference = build_reference(TINY, "es")
    reference = replace(reference, language=reference.language.model_copy(update={"english_first": True}))
    html = renderer(reference).inline(Text("[](term:oven)"))
    assert html.index("t-e") < html.index("t-n")


def test_in_english_there_is_one_name(english: TextRenderer) -> None:
    """The source language has nothing to show beside its own name."""
    assert english.inline(Text("[](term:oven)")) == '<a class="term" href="../reference/names.html#oven" data-term="oven">Oven</a>'


def test_a_term_is_marked_when_it_comes_again(spanish: TextRenderer) -> None:
    """Only the first link to a term on a page stands out; other terms have their own first."""
    again = [f'class="term{" again" if number else ""}"' in spanish.inline(Text("[](term:oven)")) for number in range(3)]
    assert again == [True, True, True]
    assert 'class="term"' in spanish.inline(Text("[](term:whisking)"))


def test_an_unknown_term_is_its_text(spanish: TextRenderer) -> None:
    """What leads nowhere is no link."""
    assert spanish.inline(Text("[el <b>](term:ghost)")) == "el &lt;b&gt;"


def test_an_untranslated_text_says_so_and_keeps_english_names(spanish: TextRenderer) -> None:
    """A text in English is marked as English, its terms bear English names, its figures are written as English does."""
    html = spanish.inline(Text("The [](term:oven) is [](ft:5) and [](lb:1000).", translated=False))
    assert html.startswith('<span lang="en" class="untranslated">The <a class="term"')
    assert ">Oven</a>" in html
    assert "Horno" not in html
    assert ">5\u00a0feet<" in html
    assert ">1,000\u00a0pounds<" in html


def test_a_measure_stands_in_every_unit(spanish: TextRenderer, english: TextRenderer) -> None:
    """Feet, metres and squares are all in the HTML; what is no whole square keeps its feet."""
    assert english.inline(Text("[5-foot](ft:5)")) == (
        '<span class="measure"><span class="u-ft">5-foot</span><span class="u-m">1.5\u00a0m</span><span class="u-sq">1\u00a0square</span></span>'
    )
    assert '<span class="u-m">1,5\u00a0m</span>' in spanish.inline(Text("[](ft:5)"))
    assert '<span class="u-sq">7\u00a0feet</span>' in english.inline(Text("[](ft:7)"))


def test_names_of_an_edition() -> None:
    """Where an edition calls a thing otherwise, its texts do too."""
    reference = build_reference(TINY, "es")
    oven = reference.concepts["oven"]
    names = {
        "es": replace(oven.names["es"], editions={"plain": "Fogón"}),
        "en": replace(oven.names["en"], editions={"plain": "Stove"}),
    }
    reference = replace(reference, concepts={**reference.concepts, "oven": replace(oven, names=names)})
    assert ">Fogón</span>" in renderer(reference, edition="plain").inline(Text("[](term:oven)"))
    assert ">Stove</span>" in renderer(reference, edition="plain").inline(Text("[](term:oven)"))
    assert ">Horno</span>" in renderer(reference, edition="iced").inline(Text("[](term:oven)"))


HOSTILE = "<script>x</script>&\"'><img src=x onerror=y>"


@pytest.mark.parametrize(
    "text",
    [
        HOSTILE,
        f"**{HOSTILE}**",
        f"*{HOSTILE}*",
        f"[{HOSTILE}](term:oven)",
        f"[{HOSTILE}](ft:5)",
        f"[{HOSTILE}](dice:2d6)",
        f"[{HOSTILE}](calc:none)",
        "[x](term:<script>)",
        "[x](calc:\"onclick=y)",
        "[x](javascript:alert(1))",
        "[](dice:<img>)",
    ],
)
def test_nothing_in_a_text_becomes_html(spanish: TextRenderer, text: str) -> None:
    """Whatever somebody writes, the page gets text and our own elements alone."""
    html = spanish.inline(Text(text))
    found = HTMLParser(namespaceHTMLElements=False, strict=False).parseFragment(html)
    assert {element.tag for element in found.iter()} <= {"DOCUMENT_FRAGMENT", "a", "span", "strong", "em"}
    assert {name for element in found.iter() for name in element.attrib} <= {"class", "href", "data-term", "lang"}
    assert all(not element.get("href", "../").lower().startswith("javascript") for element in found.iter())


def test_plain_texts_have_no_marks(spanish: TextRenderer) -> None:
    """Descriptions and cards read as a sentence."""
    assert spanish.plain(Text("**El** [](term:oven) está a [](ft:5), [tira](dice:2d6).")) == "El Horno está a 5\u00a0pies, tira."


@pytest.mark.parametrize(
    ("value", "kind", "shown"),
    [
        (12_345, "number", "12.345"),
        (-2, "signed", "\u22122"),
        (3, "signed", "+3"),
        ([2, 3], "range", "2–3"),
        ([4, 4], "range", "4"),
        ("2d6", "dice", "2d6"),
        ("–", "text", "–"),
        ("<i>", "number", "&lt;i&gt;"),
    ],
)
def test_cells(spanish: TextRenderer, value: object, kind: str, shown: str) -> None:
    """A figure in a table is written as its column asks and as the language does."""
    assert spanish.cell(value, kind) == shown


def test_percent_cells(project: Project) -> None:
    """Shares are percentages in the language's form."""
    assert renderer(build_reference(project, "ru")).cell(0.125, "percent") == "12,5\u00a0%"
    assert renderer(build_reference(project, "en")).cell(0.125, "percent") == "12.5%"


@pytest.mark.parametrize(("die", "shown"), [("d", "2d6+1"), ("к", "2к6+1")])
def test_rolls(die: str, shown: str) -> None:
    """A roll is written with the language's letter, also where its text is left out."""
    reference = build_reference(TINY, "es")
    reference = replace(reference, language=reference.language.model_copy(update={"die": die}))
    assert renderer(reference).inline(Text("[](dice:2d6+1)")) == f'<span class="dice">{shown}</span>'
