"""The rules as pure functions: what they compute, for Python here and, compiled, for the browser.

The modules keep to the subset of Python that `generator/calculators/compile.py` can turn into JavaScript with the same
results: integers and floats, strings, lists, dicts with string keys; no `%` of negative numbers, no truth value of a list
or a dict, no formatting of numbers but `str` of an integer.
"""

from __future__ import annotations

import importlib
import inspect
import pkgutil
from collections.abc import Callable, Mapping
from types import ModuleType
from typing import Any

_HELPERS = {"domain", "shapes"}

MODULES: tuple[ModuleType, ...] = tuple(
    importlib.import_module(f"{__name__}.{found.name}")
    for found in sorted(pkgutil.iter_modules(__path__), key=lambda found: found.name)
    if found.name not in _HELPERS
)
"""The modules with rules, by name."""


def _public_functions() -> dict[str, Callable[..., Any]]:
    functions: dict[str, Callable[..., Any]] = {}
    for module in MODULES:
        for name, function in inspect.getmembers(module, inspect.isfunction):
            if function.__module__ == module.__name__ and not name.startswith("_"):
                functions[name] = function
    return dict(sorted(functions.items()))


FUNCTIONS: dict[str, Callable[..., Any]] = _public_functions()
"""Every rule by its name."""


def call(name: str, arguments: Mapping[str, Any]) -> Any:
    """What the rule `name` returns for these arguments.

    ValueError if there is no such rule, if an argument is missing or unknown, or if the rule refuses a value.
    """
    if name not in FUNCTIONS:
        raise ValueError(f"there is no rule function {name!r}; known are: {', '.join(FUNCTIONS)}")
    function = FUNCTIONS[name]
    try:
        inspect.signature(function).bind(**arguments)
    except TypeError as error:
        raise ValueError(f"{name}{inspect.signature(function)}: {error}") from None
    return function(**arguments)
