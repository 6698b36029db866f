"""Tables and the kinds of their columns."""

import pytest

from generator.lint.tables import check

COVER = "content/records/rule/cover.yaml"


def put(small, *tables):
    small.change(COVER, '  "2014":', "    tables:\n" + "".join(f"      - {{{table}}}\n" for table in tables) + '  "2014":')


@pytest.mark.parametrize(
    ("kind", "good", "bad"),
    [
        ("text", '"5"', "5"),
        ("number", "2.5", '"2"'),
        ("signed", "-1", '"+1"'),
        ("percent", "0.35", "35"),
        ("range", "[2, 3]", "[3, 2]"),
        ("feet", "30", '"30 feet"'),
        ("dice", "2d6", "2x6"),
    ],
)
@pytest.mark.parametrize("is_good", [True, False])
def test_a_cell_is_what_its_column_says(small, kind, good, bad, is_good):
    put(small, f"id: a, caption: A, columns: [{{label: B, kind: {kind}}}], rows: [[{good if is_good else bad}]]")
    assert [f.line for f in small.findings(check)] == ([] if is_good else [13])


def test_a_row_has_a_cell_for_each_column(small):
    put(small, "id: a, caption: A, columns: [{label: B}, {label: C}], rows: [[x, y], [x]]")
    (found,) = small.findings(check)
    assert found.message == "table a, row 2 has 1 cells, but there are 2 columns"


def test_two_tables_have_two_ids(small):
    put(small, *["id: a, caption: A, columns: [{label: B}], rows: [[x]]"] * 2)
    (found,) = small.findings(check)
    assert "two tables" in found.message


@pytest.mark.parametrize(
    ("function", "columns", "part"),
    [
        ("ability_modifier_table", "{label: A, kind: range}, {label: B, kind: signed}", None),
        ("ability_modifier_table", "{label: A, kind: range}, {label: B, kind: text}", "does not fit the text column"),
        ("ability_modifier_table", "{label: A, kind: range}", "has 2 cells, but there are 1 columns"),
        ("ability_modifier", "{label: A, kind: range}", "gives no rows"),
    ],
)
def test_computed_rows_fit_too(small, function, columns, part):
    put(small, f"id: a, caption: A, columns: [{columns}], rows_from: {function}")
    found = small.findings(check)
    assert (not found) if part is None else part in found[0].message
