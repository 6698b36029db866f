"""Drawings of the areas of effect: points in the units of an SVG, computed from sizes in feet."""

from __future__ import annotations

from dataclasses import dataclass

from generator.records.schema import Shape
from generator.rules.areas import cone_width

WIDTH = 320  # units; the text of 13 units stays readable on a screen of 320 pixels
SQUARE = 5  # feet, a square of the grid
_MARGIN = 30
_GAP = 18  # units between the shape and a dimension's line
_BELOW, _BESIDE = 16, 8  # units between a dimension's line and its label
_TICK = 4  # units of half the mark at the end of a dimension's line
_TOP = 10  # units above the shape
_FOOT = 45 / SQUARE  # units of a foot in a plan view
_SLANT = 0.4  # how much shorter what lies behind looks, and how flat a circle that lies


@dataclass(frozen=True)
class Path:
    """Lines to draw: the area itself, an edge that is out of sight, or the creature in the middle."""

    kind: str  # area, hidden, creature
    d: str


@dataclass(frozen=True)
class Dimension:
    """A measured line with the name of what it measures."""

    name: str
    start: tuple[float, float]
    end: tuple[float, float]

    @property
    def d(self) -> str:
        """The measured line with a tick at each end."""
        across, along = (0, _TICK) if self.start[1] == self.end[1] else (_TICK, 0)
        ticks = (_line((px - across, py - along), (px + across, py + along)) for px, py in (self.start, self.end))
        return _line(self.start, self.end) + "".join(ticks)

    @property
    def label(self) -> tuple[float, float, str]:
        """Where the label stands, and its text-anchor: below a level line, right of an upright one."""
        (x, y), (to_x, to_y) = self.start, self.end
        if y == to_y:
            return (x + to_x) / 2, y + _BELOW, "middle"
        return x + _BESIDE, (y + to_y) / 2 + 4, "start"


@dataclass(frozen=True)
class Drawing:
    """One shape; `origins` are points, inside the area or not. A plan view has a grid."""

    height: float
    paths: tuple[Path, ...]
    dimensions: tuple[Dimension, ...]
    origins: tuple[tuple[float, float], ...] = ()
    origin_inside: bool = False
    grid: float = 0  # units of a square; 0 is no grid
    grid_top: float = 0  # where its first level line is

    @property
    def lines(self) -> tuple[str, ...]:
        """The lines of the grid."""
        if not self.grid:
            return ()
        upright = (f"M{_number(_MARGIN + n * self.grid)} 0V{_number(self.height)}" for n in range(int((WIDTH - _MARGIN) / self.grid) + 1))
        level = (f"M0 {_number(self.grid_top + n * self.grid)}H{WIDTH}" for n in range(int((self.height - self.grid_top) / self.grid) + 1))
        return (*upright, *level)


def _number(value: float) -> str:
    return f"{value:.4g}"


def _polygon(*points: tuple[float, float]) -> str:
    return "M" + "L".join(f"{_number(x)} {_number(y)}" for x, y in points) + "Z"


def _line(*points: tuple[float, float]) -> str:
    return "M" + "L".join(f"{_number(x)} {_number(y)}" for x, y in points)


def _arc(radius_x: float, radius_y: float, over: bool, x: float, y: float) -> str:
    """Half an ellipse to a point on the same level, over or under it when drawn from left to right."""
    return f"A{_number(radius_x)} {_number(radius_y)} 0 0 {int(over)} {_number(x)} {_number(y)}"


def _cone() -> Drawing:
    length = 20  # feet
    x, end = _MARGIN, _MARGIN + length * _FOOT
    half = cone_width(length) * _FOOT / 2
    y = _TOP + half
    halfway = cone_width(length // 2) * _FOOT / 2
    return Drawing(
        height=y + half + _GAP + 2 * _BELOW,
        paths=(
            Path("area", _polygon((x, y), (end, y - half), (end, y + half))),
            Path("hidden", _line(((x + end) / 2, y - halfway), ((x + end) / 2, y + halfway))),
        ),
        dimensions=(
            Dimension("length", (x, y + half + _GAP), (end, y + half + _GAP)),
            Dimension("width", (end + _GAP, y - half), (end + _GAP, y + half)),
        ),
        origins=((x, y),),
        grid=SQUARE * _FOOT,
        grid_top=_TOP,
    )


def _line_area() -> Drawing:
    x, end = _MARGIN, _MARGIN + 20 * _FOOT
    top, bottom = SQUARE * _FOOT, 2 * SQUARE * _FOOT
    return Drawing(
        height=bottom + _GAP + 2 * _BELOW,
        paths=(Path("area", _polygon((x, top), (end, top), (end, bottom), (x, bottom))),),
        dimensions=(
            Dimension("length", (x, bottom + _GAP), (end, bottom + _GAP)),
            Dimension("width", (end + _GAP, top), (end + _GAP, bottom)),
        ),
        origins=((x, (top + bottom) / 2),),
        grid=SQUARE * _FOOT,
    )


def _emanation() -> Drawing:
    square = 30.0  # units of the creature's space
    reach = 2 * square
    left, top = _MARGIN + square, float(_TOP)
    near, far = left + reach, left + reach + square
    right, bottom, low = far + reach, top + 2 * reach + square, top + reach + square
    corner = f"a{_number(reach)} {_number(reach)} 0 0 1"
    around = (
        f"M{_number(near)} {_number(top)}H{_number(far)}{corner} {_number(reach)} {_number(reach)}V{_number(low)}"
        f"{corner} -{_number(reach)} {_number(reach)}H{_number(near)}{corner} -{_number(reach)} -{_number(reach)}"
        f"V{_number(top + reach)}{corner} {_number(reach)} -{_number(reach)}Z"
    )
    return Drawing(
        height=bottom + _GAP + 2 * _BELOW,
        paths=(
            Path("area", around),
            Path("creature", _polygon((near, top + reach), (far, top + reach), (far, low), (near, low))),
        ),
        dimensions=(Dimension("distance", (far, bottom + _GAP), (right, bottom + _GAP)),),
        grid=square,
        grid_top=_TOP,
    )


def _cube() -> Drawing:
    side = 110.0
    back = side * _SLANT
    x, top = _MARGIN, _TOP + back
    bottom, end = top + side, x + side
    return Drawing(
        height=bottom + _GAP + 2 * _BELOW,
        paths=(
            Path(
                "area", _polygon((x, top), (x + back, top - back), (end + back, top - back), (end + back, bottom - back), (end, bottom), (x, bottom))
            ),
            Path("edge", _line((x, top), (end, top), (end, bottom)) + _line((end, top), (end + back, top - back))),
            Path(
                "hidden",
                _line((x, bottom), (x + back, bottom - back), (end + back, bottom - back)) + _line((x + back, bottom - back), (x + back, top - back)),
            ),
        ),
        dimensions=(
            Dimension("side", (x, bottom + _GAP), (end, bottom + _GAP)),
            Dimension("side", (end + back + _GAP, top - back), (end + back + _GAP, bottom - back)),
        ),
        origins=((x + side / 2, top + side / 2),),
    )


def _cylinder() -> Drawing:
    radius, height = 80.0, 130.0
    flat = radius * _SLANT
    x, end, top = _MARGIN, _MARGIN + 2 * radius, _TOP + flat
    bottom, middle = top + height, _MARGIN + radius
    under = bottom + flat + _GAP
    return Drawing(
        height=under + 2 * _BELOW,
        paths=(
            Path(
                "area", f"{_line((x, bottom), (x, top))}{_arc(radius, flat, True, end, top)}V{_number(bottom)}{_arc(radius, flat, True, x, bottom)}Z"
            ),
            Path("edge", _line((x, top)) + _arc(radius, flat, False, end, top)),
            Path("hidden", _line((x, bottom)) + _arc(radius, flat, True, end, bottom)),
        ),
        dimensions=(
            Dimension("radius", (middle, under), (end, under)),
            Dimension("height", (end + _GAP, top), (end + _GAP, bottom)),
        ),
        origins=((middle, top), (middle, bottom)),
        origin_inside=True,
    )


def _sphere() -> Drawing:
    radius = 85.0
    x, end, y = _MARGIN, _MARGIN + 2 * radius, _TOP + radius
    middle, under = _MARGIN + radius, _TOP + 2 * radius + _GAP
    flat = radius * _SLANT
    return Drawing(
        height=under + 2 * _BELOW,
        paths=(
            Path("area", f"{_line((x, y))}{_arc(radius, radius, True, end, y)}{_arc(radius, radius, True, x, y)}Z"),
            Path("edge", _line((x, y)) + _arc(radius, flat, False, end, y)),
            Path("hidden", _line((x, y)) + _arc(radius, flat, True, end, y)),
        ),
        dimensions=(Dimension("radius", (middle, under), (end, under)),),
        origins=((middle, y),),
        origin_inside=True,
    )


DRAWINGS: dict[Shape, Drawing] = {
    "cone": _cone(),
    "cube": _cube(),
    "cylinder": _cylinder(),
    "emanation": _emanation(),
    "line": _line_area(),
    "sphere": _sphere(),
}
"""The drawing of each shape."""
