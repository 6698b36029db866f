"""Compiling the rules: complete, small, the same bytes each time; and what stops the build says why."""

# ruff: noqa: E501 (a case is a line)
from __future__ import annotations

import gzip
import re
from pathlib import Path

import pytest

from generator.calculators.compile import CompileError, compile_paths, compile_rules
from generator.rules import FUNCTIONS


def test_every_rule_is_in_the_script() -> None:
    exported = re.search(r"globalThis\.PolyglotRules = \{(.*)\};", compile_rules())
    assert exported
    assert exported[1] == ", ".join(f"{name}: {name}" for name in sorted(FUNCTIONS))


def test_the_script_is_byte_stable_and_small() -> None:
    script = compile_rules()
    assert script == compile_rules()
    assert len(gzip.compress(script.encode())) < 20_000


def test_the_script_leaves_one_name_behind_and_loads_from_a_folder() -> None:
    script = compile_rules()
    assert script.index("(function () {") < script.index("var ")
    assert not re.search(r"^\s*(import|export)\b|\bfetch\(|https?:", script, re.M)


@pytest.mark.parametrize(
    ("source", "message"),
    [
        ("def half(x):\n    '''Half.'''\n    yield x\n", r"odd\.py:1: half does not compile to JavaScript .*keep to the subset"),
        ("def half(x):\n    match x:\n        case 1:\n            return 2\n", r"odd\.py:1: half does not compile"),
        ("ODD = {1, 2}\ndef half(x):\n    return x\n", r"odd\.py:1: ODD does not compile"),
        ("def half(x):\n    return math.floor(x)\n", r"odd\.py:2: half uses math, which the compiled rules do not have"),
        ("class Half:\n    pass\n", r"odd\.py:1: a rule module holds functions and constants only"),
        (
            "def half(x):\n    return x\n\n\ndef half(y):\n    return y\n",
            r"odd\.py:5: half is also defined in odd\.py; .*rename one",
        ),
        ("def whole(x):\n    return x\n", "no module defines half"),
    ],
)
def test_what_cannot_be_compiled_is_named(tmp_path: Path, source: str, message: str) -> None:
    path = tmp_path / "odd.py"
    path.write_text(source, encoding="utf-8")
    with pytest.raises(CompileError, match=message):
        compile_paths([path], ["half"])


def test_annotations_docstrings_and_imports_are_left_out(tmp_path: Path) -> None:
    path = tmp_path / "good.py"
    path.write_text('from .x import y\n\nTWO: int = 2\n\n\ndef half(n: int) -> int:\n    """Half of it."""\n    left: int = n // TWO\n    return left\n', encoding="utf-8")  # fmt: skip
    script = compile_paths([path], ["half"])
    assert "Half of it" not in script
    assert "Math.floor(n/TWO)" in script
