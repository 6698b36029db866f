"""All pages of one language."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import cache
from typing import Any

from markupsafe import Markup

from generator.calculators.view import CalculatorView, calculator_view
from generator.pages.conditions import aspect_names, condition_options, condition_rows
from generator.pages.drawings import DRAWINGS
from generator.pages.environment import make_environment
from generator.pages.glossary import glossary, names_by_language
from generator.pages.page import CALCULATOR_SCRIPTS, HOME, LIST_SCRIPTS, Page
from generator.pages.text import TextRenderer
from generator.reference.build import NAMES_PATH
from generator.reference.conditions import view_in
from generator.reference.measures import Figures
from generator.reference.model import ChapterView, Concept, EditionView, RecordView, Reference, TableView

CALCULATORS_PATH = "calculator/index.html"
TURN_PATH = "reference/turn.html"
CONDITIONS_PATH = "reference/conditions.html"
CHANGES_PATH = "reference/changes.html"
LANGUAGES_PATH = "reference/languages.html"
UNITS_PATH = "reference/units.html"
ABOUT_PATH = "reference/about.html"
_MEASURES_SHOWN = [("ft", 5), ("ft", 10), ("ft", 30), ("ft", 60), ("mi", 1), ("lb", 1), ("lb", 150)]


class PageBuilder:
    """Renders the pages of one reference."""

    def __init__(self, reference: Reference, site_name: str) -> None:
        self.reference, self.site_name = reference, site_name
        self.figures = Figures(reference.locale, reference.language, reference.interface)
        self.environment = make_environment(reference)
        self._ = reference.interface.ugettext
        self._calculator = cache(self._calculator_view)
        self._condition_options = cache(lambda: condition_options(reference, self.text("")))
        self._calculator_html = cache(self._render_calculator)

    def navigation(self) -> list[tuple[str, str]]:
        """Returns address and title of the pages that the navigation lists: home, chapters, calculators, lists."""
        pages = [(HOME, self._("Home")), *((chapter.path, chapter.name.value) for chapter in self.reference.chapters.values())]
        if self.reference.calculators:
            pages.append((CALCULATORS_PATH, self._("Calculators")))
        pages += [(TURN_PATH, self._("Your turn at a glance"))] if self._turn() else []
        pages += [(CONDITIONS_PATH, self._("Conditions at a glance"))] if self._conditions() else []
        pages += [(CHANGES_PATH, self._("What changed")), (NAMES_PATH, self._("Glossary"))]
        pages += [(LANGUAGES_PATH, self._("Names in all languages")), (UNITS_PATH, self._("Units"))]
        return [*pages, (ABOUT_PATH, self._("Sources and licences"))]

    def untranslated_titles(self) -> list[str]:
        """Returns the titles of the navigation that fall back to English."""
        return [chapter.name.value for chapter in self.reference.chapters.values() if not chapter.name.translated]

    def pages(self, since: Reference | None = None) -> Iterator[Page]:
        """Yields every page, or only those that may differ from what they were for the reference `since`."""
        reference = self.reference
        same = since is not None and _shared(since) == _shared(reference)
        yield self.home()
        for chapter in reference.chapters.values():
            yield self.chapter(chapter)
        if self._turn():
            yield self.turn()
        if self._conditions():
            yield self.conditions()
        yield from (self.changes(), self.names(), self.languages(), self.units(), self.about())
        for record in reference.records.values():
            if not (since and same and since.records.get(record.id) == record):
                yield self.record(record)
        if reference.calculators and not same:
            yield self.calculators()
            for key in reference.calculators:
                yield self.calculator(key)

    def _calculator_view(self, key: str) -> CalculatorView:
        return calculator_view(key, self.reference.calculators[key], self.figures, self._condition_options())

    def _render_calculator(self, key: str) -> Markup:
        """Returns a calculator's form and tables, which are the same on every page that has it."""
        form = self.environment.get_template("calculator_form.html").module.calculator_form  # type: ignore[attr-defined]
        return Markup(form(self._calculator(key)))

    def text(self, path: str, edition: str | None = None) -> TextRenderer:
        """Returns a renderer for the texts of the page at `path`."""
        return TextRenderer(self.reference, self.figures, "../" * path.count("/"), edition)

    def _render(self, template: str, **context: Any) -> str:
        return self.environment.get_template(template).render(context)

    def _edition_labels(self, editions: Iterable[str]) -> str:
        return " · ".join(self.reference.editions[edition].value for edition in editions)

    def _title(self, concept: Concept) -> str:
        text = self.text("")
        name, english = text.name(concept), text.english(concept)
        return name if name == english else f"{name} · {english}"

    def home(self) -> Page:
        reference = self.reference
        return Page(
            HOME,
            HOME,
            self._("Home"),
            self._("The rules of fifth-edition games in six languages, with calculators, offline."),
            self._render(
                "home.html",
                site_name=self.site_name,
                text=self.text(HOME),
                chapters=reference.chapters.values(),
                turn=bool(self._turn()),
                conditions=self._conditions(),
                calculators=reference.calculators.items(),
            ),
        )

    def chapter(self, chapter: ChapterView) -> Page:
        reference, text = self.reference, self.text(chapter.path)
        records = [reference.records[record] for record in chapter.records]
        entries = [
            (record, reference.concepts[record.id], [(view, self.text(chapter.path, view.editions[0])) for view in record.editions])
            for record in records
        ]
        summaries = [view.summary for record in records for view in record.editions]
        content = self._render(
            "chapter.html",
            chapter=chapter,
            text=text,
            entries=entries,
            untranslated=sum(not summary.translated for summary in summaries),
            record_editions=_editions_of,
        )
        toc = tuple((record.id, self.text("").name(reference.concepts[record.id])) for record in records)
        return Page(chapter.path, chapter.path, chapter.name.value, text.plain(chapter.summary), content, toc)

    def record(self, record: RecordView) -> Page:
        reference, concept = self.reference, self.reference.concepts[record.id]
        text = self.text(record.path)
        shown = _editions_of(record)
        views = [
            (view, self.text(record.path, view.editions[0]), "" if number == 0 else f"{view.editions[0]}-")
            for number, view in enumerate(record.editions)
        ]
        content = self._render(
            "record.html",
            record=record,
            concept=concept,
            chapter=reference.chapters[record.chapter],
            text=text,
            views=views,
            absent=[edition for edition in reference.editions if edition not in shown],
            unchanged=len(shown) > 1 and len(record.editions) == 1,
            calculators=[self._calculator(key) for key in record.calculators],
            tables_by_id=lambda view: {table.id: table for table in view.tables},
            loose_tables=_loose_tables,
            drawings=DRAWINGS,
            calculator_html=self._calculator_html,
        )
        toc = [(prefix + "rule", self._edition_labels(view.editions)) for view, _, prefix in views]
        toc += [("change", self._("What differs between the editions"))] if record.change else []
        toc += [(f"calculator-{key}", self._calculator(key).name) for key in record.calculators]
        toc += [("names", self._("Names in other languages"))]
        return Page(
            record.path,
            reference.chapters[record.chapter].path,
            self._title(concept),
            text.plain(record.editions[0].summary),
            content,
            tuple(toc),
            record.calculators and CALCULATOR_SCRIPTS,
        )

    def calculators(self) -> Page:
        return Page(
            CALCULATORS_PATH,
            CALCULATORS_PATH,
            self._("Calculators"),
            self._("Each shows its steps, can be linked to with its numbers, and works without a network."),
            self._render("calculators.html", calculators=self.reference.calculators.items()),
        )

    def calculator(self, key: str) -> Page:
        path, view = f"calculator/{key}.html", self._calculator(key)
        records = [record.id for record in self.reference.records.values() if key in record.calculators]
        content = self._render("calculator.html", view=view, text=self.text(path), records=records, calculator_html=self._calculator_html)
        return Page(path, CALCULATORS_PATH, view.name, view.summary, content, (), CALCULATOR_SCRIPTS)

    def _turn(self) -> dict[str, list[RecordView]]:
        """Returns the records of each part of a turn, both in reading order."""
        records = [self.reference.records[record] for chapter in self.reference.chapters.values() for record in chapter.records]
        parts = {record.turn for record in records}
        return {part.id: [record for record in records if record.turn == part.id] for part in records if part.id in parts}

    def turn(self) -> Page:
        """The overview for the table: each edition on a sheet of its own."""
        reference, text = self.reference, self.text(TURN_PATH)
        sheets = []
        for edition in reference.editions:
            parts = [
                (_in_edition(reference.records[part], edition), [view for record in records if (view := _in_edition(record, edition))])
                for part, records in self._turn().items()
            ]
            sheets.append((edition, self.text(TURN_PATH, edition), [(part, entries) for part, entries in parts if part]))
        summaries = {view.summary.value: view.summary for _, _, parts in sheets for part, entries in parts for _, view in [part, *entries]}
        untranslated = sum(not summary.translated for summary in summaries.values())
        content = self._render("turn.html", text=text, sheets=sheets, untranslated=untranslated)
        toc = tuple((f"turn-{edition}", reference.editions[edition].value) for edition, _, _ in sheets)
        description = self._("What you can do on your turn, on one sheet for each edition.")
        return Page(TURN_PATH, TURN_PATH, self._("Your turn at a glance"), description, content, toc)

    def _conditions(self) -> bool:
        return any(record.kind == "condition" for record in self.reference.records.values())

    def conditions(self) -> Page:
        """The conditions for the table: a matrix of each edition on a sheet of its own."""
        reference = self.reference
        renderers = {edition: self.text(CONDITIONS_PATH, edition) for edition in reference.editions}
        sheets = [(edition, renderer, condition_rows(reference, renderer, edition)) for edition, renderer in renderers.items()]
        content = self._render("conditions.html", text=self.text(CONDITIONS_PATH), sheets=sheets, aspects=aspect_names(self._))
        toc = tuple((f"conditions-{edition}", label.value) for edition, label in reference.editions.items())
        description = self._("What each condition does to the creature that has it.")
        return Page(CONDITIONS_PATH, CONDITIONS_PATH, self._("Conditions at a glance"), description, content, toc)

    def changes(self) -> Page:
        records = self.reference.records
        chapters = [
            (chapter, [records[record] for record in chapter.records if records[record].change]) for chapter in self.reference.chapters.values()
        ]
        chapters = [(chapter, changed) for chapter, changed in chapters if changed]
        content = self._render("changes.html", text=self.text(CHANGES_PATH), chapters=chapters)
        toc = tuple((chapter.id, chapter.name.value) for chapter, _ in chapters)
        title = self._("What changed")
        return Page(CHANGES_PATH, CHANGES_PATH, title, self._("Every difference between the editions, in one sentence each."), content, toc)

    def names(self) -> Page:
        text, texts = self.text(NAMES_PATH), {edition: self.text(NAMES_PATH, edition) for edition in self.reference.editions}
        content = self._render("names.html", text=text, groups=glossary(self.reference, texts))
        description = self._("Every term of the rules in short, in alphabetical order, with its other names.")
        return Page(NAMES_PATH, NAMES_PATH, self._("Glossary"), description, content, scripts=LIST_SCRIPTS)

    def languages(self) -> Page:
        locales, concepts = names_by_language(self.reference)
        content = self._render("languages.html", text=self.text(LANGUAGES_PATH), locales=locales, concepts=concepts)
        description = self._("What each rule is called in every language, side by side.")
        return Page(LANGUAGES_PATH, LANGUAGES_PATH, self._("Names in all languages"), description, content, scripts=LIST_SCRIPTS)

    def units(self) -> Page:
        measures = []
        for scheme, value in _MEASURES_SHOWN:
            measure = self.figures.measure(scheme, value)
            measures.append((measure.imperial, measure))
        title = self._("Units")
        description = self._("How feet, miles and pounds become metres, kilometres, kilograms and squares.")
        return Page(UNITS_PATH, UNITS_PATH, title, description, self._render("units.html", measures=measures))

    def about(self) -> Page:
        description = self._("The source documents, their attribution, and the licences of this site.")
        return Page(ABOUT_PATH, ABOUT_PATH, self._("Sources and licences"), description, self._render("about.html"))


def _shared(reference: Reference) -> tuple[object, ...]:
    """Returns what many pages show, and so must be the same for one page to be rendered alone."""
    concepts = {key: (concept.kind, concept.names, concept.path) for key, concept in reference.concepts.items()}
    texts = (reference.language, reference.languages, reference.editions, reference.documents, reference.chapters)
    return (*texts, concepts, reference.calculators, reference.untranslated_calculators, reference.interface)


def _editions_of(record: RecordView) -> list[str]:
    return [edition for view in record.editions for edition in view.editions]


def _in_edition(record: RecordView, edition: str) -> tuple[RecordView, EditionView] | None:
    """Returns the record with its text in an edition, or None if that edition has no such rule."""
    view = view_in(record, edition)
    return (record, view) if view else None


def _loose_tables(view: EditionView) -> list[TableView]:
    """Returns the tables that the body gives no place."""
    placed = {section.texts[0].value for section in view.body if section.kind == "table"}
    return [table for table in view.tables if table.id not in placed]
