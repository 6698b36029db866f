"""JSON Schemas of the content files, for editors that complete and check YAML."""

from __future__ import annotations

import json
from typing import Any

from pydantic import TypeAdapter

from generator.calculators.schema import Calculator
from generator.languages import LanguageTable
from generator.records.schema import Chapter, Record, Sources, Term
from generator.terms.schema import TermNames

_COMMENT = "Written by: python -m generator schema"

SCHEMAS: dict[str, Any] = {
    "calculator.schema.json": Calculator,
    "chapters.schema.json": dict[str, Chapter],
    "languages.schema.json": LanguageTable,
    "record.schema.json": Record,
    "sources.schema.json": Sources,
    "term-names.schema.json": dict[str, TermNames],
    "terms.schema.json": dict[str, Term],
}


def schema_text(name: str) -> str:
    """Returns the JSON Schema for the kind of file that `name` stands for."""
    schema = TypeAdapter(SCHEMAS[name]).json_schema()
    return json.dumps({"$comment": _COMMENT, "$schema": "https://json-schema.org/draft/2020-12/schema", **schema}, indent=2, sort_keys=True) + "\n"
