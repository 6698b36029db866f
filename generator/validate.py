"""Turns data that does not fit its schema into findings a writer understands."""

from __future__ import annotations

import difflib
from collections.abc import Iterator, Mapping
from typing import Any, TypeVar

from pydantic import BaseModel, ValidationError
from pydantic_core import ErrorDetails

from generator.diagnostics import Finding
from generator.yaml_file import Key, YamlFile

M = TypeVar("M", bound=BaseModel)

_WANTED = {
    "string_type": "text",
    "int_type": "a whole number",
    "float_type": "a number",
    "bool_type": "true or false",
    "list_type": "a list",
    "dict_type": "a mapping (key: value)",
    "model_type": "a mapping (key: value)",
}
_IS = {str: "text", bool: "true or false", int: "a number", float: "a number", list: "a list", dict: "a mapping", type(None): "nothing"}


def fit(model: type[M], file: YamlFile, data: Any, at: Key = ()) -> M | None:
    """Returns `data`, which stands at the key `at` of `file`, as `model`; adds findings and returns None if it does not fit."""
    try:
        return model.model_validate(data)
    except ValidationError as error:
        file.findings.extend(_findings(model, error, file, at))
    return None


def _findings(model: type[BaseModel], error: ValidationError, file: YamlFile, at: Key) -> Iterator[Finding]:
    seen: set[tuple[Key, str]] = set()
    for detail in error.errors(include_url=False):
        place = _place(detail["loc"], file, at)
        if (place, detail["type"]) in seen:
            continue  # every member of a union reports the same value
        seen.add((place, detail["type"]))
        message, fix = _sentence(model, detail)
        yield file.finding(place, "schema", message, fix)


def _place(loc: tuple[int | str, ...], file: YamlFile, at: Key) -> Key:
    """Keeps of a pydantic location the steps that stand in the file (it also names union members)."""
    place = at
    for step in loc:
        if (*place, step) in file.lines:
            place = (*place, step)
    return place


def _sentence(model: type[BaseModel], detail: ErrorDetails) -> tuple[str, str]:
    kind, value, context = detail["type"], detail["input"], detail.get("ctx", {})
    name = ".".join(str(step) for step in detail["loc"]) or "the file"
    field = str(detail["loc"][-1]) if detail["loc"] else ""
    if kind == "extra_forbidden":
        near = difflib.get_close_matches(field, _field_names(model), n=1)
        return f'unknown field "{name}"', f'did you mean "{near[0]}"?' if near else "remove it; the README beside it lists the fields"
    if kind == "missing":
        return f'the field "{name}" is missing', "add it; the README of the folder shows an example"
    if kind in _WANTED:
        return f'"{name}" must be {_WANTED[kind]}, but is {_IS.get(type(value), "something else")}', _quote_hint(kind, value)
    if kind == "string_pattern_mismatch":
        return f'"{name}" is {value!r}, which is no id', "use lower-case letters, digits and single hyphens, as in temporary-hit-points"
    if kind == "literal_error":
        return f'"{name}" is {value!r}', f"use {context.get('expected', 'one of the listed values')}"
    if kind in {"string_too_short", "too_short"}:
        return f'"{name}" is empty', "fill it in or remove the field"
    if kind in {"string_too_long", "too_long"}:
        return f'"{name}" is too long (at most {context.get("max_length")})', "shorten it"
    if kind == "value_error":
        return f'"{name}" {context.get("error", detail["msg"])}', "see the field table in the README of the folder"
    return f'"{name}": {detail["msg"]}', "see the field table in the README of the folder"


def _quote_hint(kind: str, value: Any) -> str:
    if kind == "string_type" and isinstance(value, (bool, int, float)):
        return f'write it in quotes: "{str(value).lower() if isinstance(value, bool) else value}"'
    return "correct it; the README of the folder shows an example"


def _field_names(model: type[BaseModel]) -> list[str]:
    """All field names of a model and of the models in it, for a guess at what was meant."""
    names: set[str] = set()
    todo: list[Mapping[str, Any]] = [model.model_json_schema()]
    while todo:
        schema = todo.pop()
        names.update(schema.get("properties", {}))
        todo.extend(schema.get("$defs", {}).values())
    return sorted(names)
