"""The drawings of areas of effect: what they show, and that it fits."""

from __future__ import annotations

import re
from typing import get_args

import pytest

from generator.pages.drawings import DRAWINGS, WIDTH
from generator.records.schema import Shape
from generator.rules.areas import cone_width

SHAPES = get_args(Shape)


def points(d: str) -> list[tuple[float, float]]:
    """The points of a path made of straight lines."""
    return [(float(x), float(y)) for x, y in re.findall(r"[ML](-?[\d.]+) (-?[\d.]+)", d)]


def test_every_shape_has_a_drawing() -> None:
    assert list(DRAWINGS) == list(SHAPES)


@pytest.mark.parametrize("shape", SHAPES)
def test_a_drawing_and_its_labels_stay_inside_the_frame(shape: Shape) -> None:
    """A label right of a line has room for the longest of the languages (about 80 units)."""
    drawing = DRAWINGS[shape]
    for dimension in drawing.dimensions:
        x, y, anchor = dimension.label
        assert 0 < y < drawing.height
        assert x + (80 if anchor == "start" else 40) <= WIDTH
    for x, y in (*drawing.origins, *(point for path in drawing.paths for point in points(path.d))):
        assert 0 < x < WIDTH and 0 < y < drawing.height


def test_a_cone_is_drawn_as_wide_as_it_is_long() -> None:
    """The picture keeps the rule at its end and halfway."""
    cone = DRAWINGS["cone"]
    tip, upper, lower = points(cone.paths[0].d)
    assert lower[1] - upper[1] == pytest.approx((upper[0] - tip[0]) * cone_width(20) / 20)
    (x, top), (_, bottom) = points(cone.paths[1].d)
    assert bottom - top == pytest.approx((x - tip[0]) * cone_width(10) / 10)
    assert cone.origins == (tip,)


# SRD 5.2.1 "Rules Glossary", each shape: whether the point of origin is part of the area.
@pytest.mark.parametrize(("shape", "inside"), [("cone", False), ("cube", False), ("cylinder", True), ("line", False), ("sphere", True)])
def test_the_origin_is_marked_as_inside_or_outside(shape: Shape, inside: bool) -> None:
    assert DRAWINGS[shape].origins
    assert DRAWINGS[shape].origin_inside is inside


def test_an_emanation_begins_at_a_creature() -> None:
    assert DRAWINGS["emanation"].origins == ()
    assert [path.kind for path in DRAWINGS["emanation"].paths] == ["area", "creature"]
