"""The length of summaries."""

import pytest

from generator.lint.summaries import check

OLD = "An obstacle gives +2 to your [AC](term:armor-class)."


@pytest.mark.parametrize(("length", "faults"), [(240, 0), (241, 1)])
def test_a_summary_is_short_as_it_is_read(small, length, faults):
    link = "[AC](term:armor-class)"
    small.change("content/records/rule/cover.yaml", OLD, "x" * (length - 2) + link)
    found = small.findings(check)
    assert len(found) == faults
    assert all(f.line == 6 and "241 characters" in f.message for f in found)
