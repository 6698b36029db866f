"""One language's reference: what is translated, what falls back, which editions speak together."""

from __future__ import annotations

import shutil
from dataclasses import FrozenInstanceError
from pathlib import Path

import pytest

from generator.project import Loader, Project
from generator.reference.build import anchor_of, build_reference
from generator.reference.model import Reference

TINY = Path(__file__).parents[1] / "sites" / "tiny"


@pytest.fixture
def game(tmp_path: Path) -> Path:
    return Path(shutil.copytree(TINY, tmp_path / "game"))


def reference(folder: Path, locale: str = "es") -> Reference:
    project = Loader(folder).load()
    assert project.findings == []
    return build_reference(project, locale)


def edit(path: Path, old: str, new: str) -> None:
    text = path.read_text(encoding="utf-8")
    assert old in text
    path.write_text(text.replace(old, new), encoding="utf-8")


def test_the_source_language_never_falls_back(game: Path) -> None:
    """English texts are what the records say, and count as translated."""
    sponge = reference(game, "en").records["sponge"]
    assert sponge.untranslated() == 0
    assert sponge.editions[1].summary.value == "A cake that does not rise."


def test_a_changed_text_falls_back_alone(game: Path) -> None:
    """The text that changed is English and says so; the others stay translated."""
    edit(game / "content" / "records" / "dish" / "sponge.yaml", "Nothing happens to it.", "It just lies there.")
    sponge = reference(game).records["sponge"]
    assert sponge.untranslated() == 1
    text = sponge.editions[1].body[0].texts[0]
    assert (text.value, text.translated) == ("It just lies there.", False)
    assert sponge.editions[1].summary.translated


def test_a_new_block_leaves_the_others_translated(game: Path) -> None:
    """Contexts carry no number, so a block in front moves nothing."""
    edit(game / "content" / "records" / "dish" / "sponge.yaml", "body: |\n", "body: |\n      A new beginning.\n\n")
    body = reference(game).records["sponge"].editions[0].body
    assert [text.translated for section in body for text in section.texts] == [False, True, True, True]


def test_editions_that_say_the_same_are_one(game: Path) -> None:
    """`same_as` joins editions into one view with both sources, in the order of sources.yaml."""
    view, *more = reference(game).records["whisking"].editions
    assert more == []
    assert view.editions == ("iced", "plain")
    assert view.sources == (("icing", "Tools"), ("crumb", "Tools"))


def test_the_order_of_editions_is_that_of_the_sources(game: Path) -> None:
    """Not the order in a record, nor the alphabet, but sources.yaml says which edition comes first."""
    sources = game / "content" / "sources.yaml"
    iced, plain = "  iced: {label: Iced rules, document: icing}\n", "  plain: {label: Plain rules, document: crumb}\n"
    edit(sources, iced + plain, plain + iced)
    found = reference(game)
    assert list(found.editions) == ["plain", "iced"]
    assert [view.editions for view in found.records["sponge"].editions] == [("plain",), ("iced",)]
    assert found.records["whisking"].editions[0].editions == ("plain", "iced")


def test_same_as_is_followed_over_several_steps(game: Path) -> None:
    """An edition that is the same as one that is the same joins the one that has the text."""
    edit(game / "content" / "sources.yaml", "  plain: {label", "  crisp: {label: Crisp rules, document: crumb}\n  plain: {label")
    edit(
        game / "content" / "records" / "duel" / "whisking.yaml",
        "  plain: {source: {document: crumb, section: Tools}, same_as: iced}",
        "  plain: {source: {document: crumb, section: Tools}, same_as: crisp}\n  crisp: {source: {document: crumb, section: Bowls}, same_as: iced}",
    )
    assert [view.editions for view in reference(game).records["whisking"].editions] == [("iced", "crisp", "plain")]


def test_names_and_where_concepts_are_explained(game: Path) -> None:
    """A concept has the names of every language that has one; a term without a page stands in the list of names."""
    concepts = reference(game).concepts
    assert (concepts["sponge"].names["es"].preferred, concepts["sponge"].names["es"].also) == ("Bizcocho", ("torta blanda",))
    assert (concepts["sponge"].names["en"].preferred, concepts["sponge"].names["en"].also) == ("Sponge", ("soft cake",))
    assert (concepts["sponge"].path, concepts["sponge"].is_record) == ("dish/sponge.html", True)
    assert (concepts["oven"].path, concepts["oven"].is_record) == ("reference/names.html#oven", False)
    assert concepts["sponge"].briefs["iced"].value.startswith("Un pastel que sube")
    assert concepts["oven"].briefs["plain"].value == "El juez ardiente de todo duelo."


def test_short_forms(game: Path) -> None:
    """A record, a term and a language's name of them can each have a short form."""
    edit(game / "content" / "records" / "dish" / "sponge.yaml", "name: Sponge\n", "name: Sponge\nabbreviation: SP\n")
    edit(game / "content" / "terms" / "tools.yaml", "name: Oven,", "name: Oven, abbreviation: O,")
    edit(game / "locales" / "es" / "terms.yaml", "preferred: Horno", "preferred: Horno, abbreviation: H")
    concepts = reference(game).concepts
    assert concepts["sponge"].names["en"].abbreviation == "SP"
    assert concepts["sponge"].names["es"].abbreviation == ""
    assert [concepts["oven"].names[locale].abbreviation for locale in ("en", "es")] == ["O", "H"]


def test_a_term_may_be_explained_by_a_record(game: Path) -> None:
    """`at` leads a term to a record's page."""
    edit(game / "content" / "terms" / "tools.yaml", "kind: tool,", "kind: tool, at: whisking,")
    assert reference(game).concepts["oven"].path == "duel/whisking.html"


def test_a_missing_name_is_missing_only_there(game: Path) -> None:
    """Without a name in one language the concept keeps its English one, and the build goes on."""
    edit(game / "locales" / "es" / "terms.yaml", "oven: {preferred: Horno}\n", "")
    found = reference(game)
    assert set(found.concepts["oven"].names) == {"en"}
    assert found.name("oven") is None
    assert found.name("oven", locale="en") is not None


def test_the_reference_is_frozen(game: Path) -> None:
    """Pages cannot change what other pages show."""
    found = reference(game)
    with pytest.raises(FrozenInstanceError):
        found.records["sponge"].change = None  # type: ignore[misc]


def test_figures_of_examples_are_written_as_the_language_does(project: Project) -> None:
    """One example's figures, filled in for English and for Russian, differ in their form alone."""
    text = {}
    for locale in ("en", "ru"):
        examples = [example for record in build_reference(project, locale).records.values() for view in record.editions for example in view.examples]
        text[locale] = " ".join(example.say.value + " " + example.answer.value for example in examples)
        assert "{" not in text[locale]
    assert "75%" in text["en"]
    assert "75\u00a0%" in text["ru"]
    assert "75%" not in text["ru"]


def test_two_references_of_one_project_are_equal(project: Project, locale: str) -> None:
    """What `serve` compares is equal when nothing has changed."""
    first, second = build_reference(project, locale), build_reference(project, locale)
    assert first.records == second.records
    assert first == second


@pytest.mark.parametrize(("heading", "anchor"), [("Two Weapons, One Hand", "two-weapons-one-hand"), ("**Bold** & <b>", "bold-b"), ("d20 Tests", "d20-tests")])
def test_anchors(heading: str, anchor: str) -> None:
    """A heading's anchor is its English words."""
    assert anchor_of(heading) == anchor
