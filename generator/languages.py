"""The table of languages, locales/languages.yaml: the only place that lists them."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterator
from typing import Annotated, Literal

from babel.core import Locale as BabelLocale
from babel.core import UnknownLocaleError
from pydantic import Field, StringConstraints, model_validator

from generator.diagnostics import Finding
from generator.records.schema import Model, Name
from generator.yaml_file import YamlFile

Locale = Annotated[str, StringConstraints(pattern=r"^[a-z]{2,3}(_[A-Z][a-z]{3})?(_([A-Z]{2}|[0-9]{3}))?$")]
Script = Literal["Latin", "Cyrillic", "Thai", "Hangul", "Han", "Other"]
Letters = Annotated[str, StringConstraints(pattern=r"^(\S{1,3}( \S{1,3})*)?$")]
NamesShown = Literal["native", "both", "english"]


class Language(Model):
    """How one language is addressed, named and shown."""

    tag: Annotated[str, StringConstraints(pattern=r"^[A-Za-z]{2,3}(-[A-Za-z0-9]{2,8})*$")]
    name: Name
    english: Name
    script: Script
    source: bool = False
    names: NamesShown = "native"
    english_first: bool = False
    metric_beside: bool = False
    die: Annotated[str, StringConstraints(min_length=1, max_length=3)] = "d"
    letters: Letters = ""
    tones: Letters = ""
    pinyin: dict[Annotated[str, StringConstraints(min_length=1, max_length=1)], Name] | None = None

    @model_validator(mode="after")
    def _tones_have_marks(self) -> Language:
        for tone in self.tones.split():
            if not unicodedata.combining(unicodedata.normalize("NFD", tone)[-1]):
                raise ValueError(f'"{tone}" in tones has no mark')
        return self


class LanguageTable(Model):
    """locales/languages.yaml: locale id (as Babel names it) to language; the source language first."""

    languages: Annotated[dict[Locale, Language], Field(min_length=1)]


def language_findings(table: LanguageTable, file: YamlFile) -> Iterator[Finding]:
    """Yields what is wrong with the languages together: one of them is the source, and CLDR knows each."""
    sources = [locale for locale, language in table.languages.items() if language.source]
    if len(sources) != 1:
        yield file.finding(("languages",), "languages", f"{len(sources)} languages have source: true", "mark the one that the records are written in")
    for locale in table.languages:
        try:
            BabelLocale.parse(locale)
        except (ValueError, UnknownLocaleError):
            yield file.finding(("languages", locale), "languages", f"{locale} is no known language", "use an id of Unicode CLDR, such as pl or pt_BR")
