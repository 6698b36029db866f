"""The checks together: nothing on a sound project, everything at once on a broken one."""

from pathlib import Path

import pytest

from generator.lint import content_findings
from generator.project import Loader, Project

ROOT = Path(__file__).parents[2]


def test_a_sound_project_has_no_findings(small):
    assert content_findings(small.load(), complete=True) == []


def test_all_faults_are_told_at_once_in_order(small):
    small.change("content/records/rule/cover.yaml", "see_also: [reaction]", "see_also: [reactoin]")
    small.change("content/terms/play.yaml", "at: cover", "at: hiding")
    found = content_findings(small.load())
    assert [(f.path, f.line, f.code) for f in found] == [
        ("content/records/rule/cover.yaml", 15, "references"),
        ("content/terms/play.yaml", 5, "references"),
    ]
    assert str(found[0]) == (
        "content/records/rule/cover.yaml:15: references see_also: there is no record or term reactoin; did you mean reaction? Otherwise remove it"
    )


def test_what_good_writing_asks_for_does_not_stop_a_build(small):
    small.write("locales/th/terms.yaml", "cover:\n  preferred: ที่กำบัง\n")
    assert content_findings(small.load()) == []
    assert {f.code for f in content_findings(small.load(), complete=True)} == {"named"}


def test_every_check_is_listed_and_has_a_test():
    checks = {path.stem for path in (ROOT / "generator" / "lint").glob("*.py") if "\ndef check(project" in path.read_text(encoding="utf-8")}
    tested = {path.stem.removeprefix("test_lint_") for path in (ROOT / "tests" / "lint").glob("test_lint_*.py")}
    listed = (ROOT / "generator" / "lint" / "__init__.py").read_text(encoding="utf-8")
    assert checks <= tested
    assert [name for name in checks if f"    {name},\n" not in listed] == []


def test_the_content_of_this_project_is_sound():
    project: Project = Loader(ROOT).load()
    found = content_findings(project, complete=True)
    if found:
        pytest.fail("\n".join(map(str, found[:50])), pytrace=False)
