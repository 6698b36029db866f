"""Renders texts to HTML: terms become links with both names, measures all their units, rolls the language's notation."""

from __future__ import annotations

from collections.abc import Callable

from babel.support import NullTranslations
from markupsafe import Markup, escape

from generator.markup.inline import MEASURES, Emphasis, Link, Node, parse_inline
from generator.reference.measures import Figures, Measure
from generator.reference.model import Concept, Reference, Text

_FORMATS: dict[str, Callable[[Figures, float], str]] = {
    "number": Figures.number,
    "signed": Figures.signed,
    "percent": Figures.percent,
}


class TextRenderer:
    """Renders the texts of one page, or of one edition on it; remembers which terms it has linked."""

    def __init__(self, reference: Reference, figures: Figures, root: str, edition: str | None = None) -> None:
        self.reference, self.figures, self.root, self.edition = reference, figures, root, edition
        source = reference.source_locale
        self._source_figures = figures if reference.locale == source else Figures(source, reference.languages[source], NullTranslations())
        self._linked: set[str] = set()

    def inline(self, text: Text) -> Markup:
        """Returns the text as HTML; an untranslated one is marked as English."""
        html = self._nodes(parse_inline(text.value), text.translated)
        if text.translated:
            return html
        return Markup(f'<span lang="{self._source_tag}" class="untranslated">{html}</span>')

    def plain(self, text: Text) -> str:
        """Returns the text as words alone, with measures in the language's first unit: for descriptions and cards."""
        return self._plain(parse_inline(text.value), text.translated)

    def cell(self, value: object, kind: str) -> Markup:
        """Returns a table cell: a text, or a figure of the column's kind."""
        if isinstance(value, Text):
            return self.inline(value)
        if kind == "feet" and isinstance(value, (int, float)):
            return measure_html(self.figures.measure("ft", value))
        return escape(self._figure(value, kind))

    def _figure(self, value: object, kind: str) -> str:
        if isinstance(value, list):
            return self.figures.span(value[0], value[-1])
        if kind == "dice" and isinstance(value, str):
            return self.figures.dice(value)
        if isinstance(value, (int, float)) and not isinstance(value, bool):
            return _FORMATS.get(kind, Figures.number)(self.figures, value)
        return str(value)

    @property
    def _source_tag(self) -> str:
        return self.reference.languages[self.reference.source_locale].tag

    def _figures(self, native: bool) -> Figures:
        return self.figures if native else self._source_figures

    def _nodes(self, nodes: tuple[Node, ...], native: bool) -> Markup:
        return Markup("".join([self._node(node, native) for node in nodes]))

    def _node(self, node: Node, native: bool) -> Markup:
        if isinstance(node, str):
            return escape(node)
        if isinstance(node, Emphasis):
            return Markup(f"<{node.tag}>{self._nodes(node.children, native)}</{node.tag}>")
        if node.scheme == "term":
            return self._term(node, native)
        if node.scheme == "calc":
            calculator = self.reference.calculators.get(node.target)
            label = node.text or (calculator.name if calculator else node.target)
            return Markup(f'<a href="{self.root}calculator/{escape(node.target)}.html">{escape(label)}</a>')
        if node.scheme in MEASURES:
            return measure_html(self._figures(native).measure(node.scheme, float(node.target)), node.text)
        if node.scheme == "dice":
            return Markup(f'<span class="dice">{escape(node.text or self._figures(native).dice(node.target))}</span>')
        return escape(node.text)

    def _term(self, link: Link, native: bool) -> Markup:
        concept = self.reference.concepts.get(link.target)
        if concept is None:
            return escape(link.text)
        again = " again" if link.target in self._linked else ""
        self._linked.add(link.target)
        english = self.english(concept)
        label = self._both(link.text or self.name(concept), english) if self._has_name(concept) and native else escape(link.text or english)
        return Markup(f'<a class="term{again}" href="{self.root}{escape(concept.path)}" data-term="{concept.id}">{label}</a>')

    def _has_name(self, concept: Concept) -> bool:
        return self.reference.locale in concept.names and self.reference.locale != self.reference.source_locale

    def _both(self, native: str, english: str) -> Markup:
        names = [
            f'<span class="t-n">{escape(native)}</span>',
            f'<span class="t-e" lang="{self._source_tag}">{escape(english)}</span>',
        ]
        return Markup("".join(reversed(names) if self.reference.language.english_first else names))

    def name(self, concept: Concept) -> str:
        """Returns the concept's name in this language and edition, or the English one."""
        names = concept.names.get(self.reference.locale)
        return names.editions.get(self.edition or "", names.preferred) if names else self.english(concept)

    def english(self, concept: Concept) -> str:
        """Returns the concept's English name in this edition."""
        names = concept.names[self.reference.source_locale]
        return names.editions.get(self.edition or "", names.preferred)

    def _plain(self, nodes: tuple[Node, ...], native: bool) -> str:
        return "".join(self._plain_node(node, native) for node in nodes)

    def _plain_node(self, node: Node, native: bool) -> str:
        if isinstance(node, str):
            return node
        if isinstance(node, Emphasis):
            return self._plain(node.children, native)
        if node.text:
            return node.text
        if node.scheme == "term":
            concept = self.reference.concepts.get(node.target)
            return "" if concept is None else self.name(concept) if native else self.english(concept)
        if node.scheme in MEASURES:
            return self._figures(native).measure(node.scheme, float(node.target)).imperial
        if node.scheme == "dice":
            return self._figures(native).dice(node.target)
        calculator = self.reference.calculators.get(node.target)
        return calculator.name if calculator else ""


def measure_html(measure: Measure, text: str = "") -> Markup:
    """Returns a measure in every unit; the reader's choice shows one. `text` is the imperial form a sentence needs."""
    imperial = text or measure.imperial
    shown = (("ft", imperial), ("m", measure.metric), ("sq", measure.squares or imperial))
    return Markup(f'<span class="measure">{"".join(f"""<span class="u-{unit}">{escape(form)}</span>""" for unit, form in shown)}</span>')
