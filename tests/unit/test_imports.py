"""Imports go one way, and only two modules know MkDocs."""

from __future__ import annotations

import ast
from pathlib import Path

GENERATOR = Path(__file__).parents[2] / "generator"
STAGES = [
    {"diagnostics", "yaml_file"},
    {"validate", "markup", "rules"},
    {"records.schema", "records"},
    {"languages", "terms", "calculators.schema"},
    {"collation", "catalogs.load", "calculators.compile", "calculators.evaluate", "calculators.messages"},
    {"project"},
    {"catalogs", "lint"},
    {"reference"},
    {"calculators"},
    {"pages", "export"},
    {"search"},
    {"site_files", "join"},
    {"build"},
    {"plugin", "commands"},
    {"cli"},
    {"__main__"},
]
KNOWS_MKDOCS = {"plugin", "build"}


def stage(module: str) -> int:
    """Returns the stage of `records.schema` or the like: that of its longest listed beginning."""
    parts = module.split(".")
    for length in range(len(parts), 0, -1):
        name = ".".join(parts[:length])
        for number, names in enumerate(STAGES):
            if name in names:
                return number
    raise AssertionError(f"{module} has no stage; add it to STAGES and to ARCHITECTURE.md")


def imports(path: Path) -> set[str]:
    found = set()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            found.update(alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module:
            found.update(f"{node.module}.{alias.name}" for alias in node.names)
            found.add(node.module)
    return found


def modules() -> dict[str, Path]:
    found = {}
    for path in GENERATOR.rglob("*.py"):
        name = ".".join(path.relative_to(GENERATOR).with_suffix("").parts).removesuffix(".__init__")
        if name != "__init__":
            found[name] = path
    return found


def test_imports_go_back() -> None:
    """A module imports only from its own stage or an earlier one."""
    known = modules()
    wrong = []
    for name, path in known.items():
        for imported in imports(path):
            if imported.startswith("generator."):
                target = imported.removeprefix("generator.")
                target = target if target in known else target.rpartition(".")[0]
                if target and stage(target) > stage(name):
                    wrong.append(f"{name} imports {target}")
    assert wrong == []


def test_only_two_modules_know_mkdocs() -> None:
    """The day MkDocs has a successor, two modules change."""
    assert {name for name, path in modules().items() if any(each.split(".")[0] in {"mkdocs", "material"} for each in imports(path))} == KNOWS_MKDOCS


def test_the_rules_import_nothing_of_the_rest() -> None:
    """Rules are pure: they know only each other."""
    for name, path in modules().items():
        if name.startswith("rules."):
            assert {each for each in imports(path) if each.startswith("generator.") and not each.startswith("generator.rules")} == set(), name
