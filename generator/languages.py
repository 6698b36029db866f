"""The table of languages, locales/languages.yaml: the only place that lists them."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import Field, StringConstraints

from generator.records.schema import Model, Name

Locale = Annotated[str, StringConstraints(pattern=r"^[a-z]{2,3}(_[A-Za-z]{2,4})?$")]
Script = Literal["Latin", "Cyrillic", "Thai", "Hangul", "Han"]
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


class LanguageTable(Model):
    """locales/languages.yaml: locale id (as Babel names it) to language; the source language first."""

    languages: Annotated[dict[Locale, Language], Field(min_length=1)]
