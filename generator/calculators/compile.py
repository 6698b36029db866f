"""The rules as one script for the browser, made from the Python in `generator/rules` by PScript."""

from __future__ import annotations

import ast
from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from pathlib import Path

from pscript import py2js

import generator.rules

RULES = Path(generator.rules.__file__).parent
_NOT_COMPILED = {"__init__.py", "shapes.py"}
# PScript passes a name that it does not know on to the browser, where it would fail only when it is used.
_BUILTINS = {"ValueError", "abs", "bool", "float", "int", "len", "max", "min", "range", "round", "str", "sum"}
_ADVICE = "keep to the subset described in generator/rules/__init__.py"
_HEAD = "/* The rules, compiled from generator/rules by python -m generator build. */\n"


class CompileError(Exception):
    """A rule that cannot be turned into JavaScript; the message names module and function and says what to do."""


class _Strip(ast.NodeTransformer):
    """Takes out what only Python needs: annotations, docstrings, imports."""

    def visit_FunctionDef(self, node: ast.FunctionDef) -> ast.FunctionDef:
        arguments = [*node.args.posonlyargs, *node.args.args, *node.args.kwonlyargs]
        for argument in arguments:
            argument.annotation = None
        node.returns = None
        if ast.get_docstring(node) is not None:
            node.body = node.body[1:] or [ast.Pass()]
        self.generic_visit(node)
        return node

    def visit_AnnAssign(self, node: ast.AnnAssign) -> ast.Assign | None:
        if node.value is None:
            return None
        self.generic_visit(node)
        return ast.copy_location(ast.Assign([node.target], node.value, lineno=node.lineno), node)


def _definitions(path: Path) -> list[ast.FunctionDef | ast.Assign]:
    """The functions and constants of one module, stripped."""
    found: list[ast.FunctionDef | ast.Assign] = []
    for node in _Strip().visit(ast.parse(path.read_text(encoding="utf-8"))).body:
        if isinstance(node, ast.FunctionDef | ast.Assign):
            found.append(node)
        elif not isinstance(node, ast.Import | ast.ImportFrom | ast.Expr):
            raise CompileError(
                f"{path.name}:{node.lineno}: a rule module holds functions and constants only; move this elsewhere"
            )
    return found


def _name(node: ast.FunctionDef | ast.Assign) -> str:
    if isinstance(node, ast.FunctionDef):
        return node.name
    target = node.targets[0]
    return target.id if isinstance(target, ast.Name) else ast.unparse(target)


def _unknown_names(node: ast.AST, known: Iterable[str]) -> list[ast.Name]:
    """The names a definition uses that the browser would not know."""
    names = [name for name in ast.walk(node) if isinstance(name, ast.Name)]
    arguments = {argument.arg for argument in ast.walk(node) if isinstance(argument, ast.arg)}
    stored = {name.id for name in names if not isinstance(name.ctx, ast.Load)}
    return [name for name in names if name.id not in {*known, *arguments, *stored, *_BUILTINS}]


def _source(*nodes: ast.AST) -> str:
    return "\n".join(ast.unparse(ast.fix_missing_locations(node)) for node in nodes)


def _blame(bodies: Mapping[str, ast.FunctionDef | ast.Assign], homes: Mapping[str, Path], error: Exception) -> CompileError:
    """The error for the first definition that cannot be translated on its own."""
    for name, node in bodies.items():
        try:
            py2js(_source(node), inline_stdlib=False)
        except Exception as reason:  # PScript raises several kinds, bare RuntimeError among them
            said = str(reason).strip().splitlines() or [type(reason).__name__]
            where = f"{homes[name].name}:{node.lineno}"
            return CompileError(f"{where}: {name} does not compile to JavaScript ({said[-1]}); {_ADVICE}")
    return CompileError(f"the rules do not compile to JavaScript ({error}); {_ADVICE}")


def compile_paths(paths: Iterable[Path], public: Sequence[str]) -> str:
    """The script for these modules. It sets `globalThis.PolyglotRules` to an object with the `public` functions."""
    bodies: dict[str, ast.FunctionDef | ast.Assign] = {}
    homes: dict[str, Path] = {}
    for path in paths:
        for node in _definitions(path):
            name = _name(node)
            if name in homes:
                raise CompileError(
                    f"{path.name}:{node.lineno}: {name} is also defined in {homes[name].name}; "
                    "in the browser they share one scope, so rename one"
                )
            bodies[name], homes[name] = node, path
    try:
        code = py2js(_source(*bodies.values()), inline_stdlib=True, docstrings=False)
    except Exception as error:  # as above
        raise _blame(bodies, homes, error) from None
    for name, node in bodies.items():
        for unknown in _unknown_names(node, bodies):
            raise CompileError(
                f"{homes[name].name}:{unknown.lineno}: {name} uses {unknown.id}, which the compiled rules do not have; {_ADVICE}"
            )
    missing = sorted(set(public) - set(bodies))
    if missing:
        raise CompileError(f"no module defines {', '.join(missing)}; export only functions of generator/rules")
    exports = ", ".join(f"{name}: {name}" for name in sorted(public))
    return f'{_HEAD}(function () {{\n"use strict";\n{code}\nglobalThis.PolyglotRules = {{{exports}}};\n}})();\n'


@cache
def compile_rules() -> str:
    """The script with every rule of `generator/rules`, the same bytes each time. CompileError if one does not compile."""
    paths = sorted(path for path in RULES.glob("*.py") if path.name not in _NOT_COMPILED)
    return compile_paths(paths, list(generator.rules.FUNCTIONS))
