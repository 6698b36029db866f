"""Distances on a grid of 5-foot squares (SRD 5.2.1 "Playing the Game", Playing on a Grid; SRD 5.1 has none)."""

from __future__ import annotations

from .domain import require_choice, require_whole
from .shapes import GridCost, GridDistance, Step

SQUARE = 5
MOST_SQUARES = 1000


def grid_distance(across: int, along: int, diagonals: str = "same") -> GridDistance:
    """The shortest way between two squares, in `squares` and `feet`.

    `across` and `along` say how many columns and rows apart they are, 0 to 1000. With `diagonals` "same" each diagonal
    square counts as 1, as in the document; with "alternating" every second one counts as 2, an optional rule that
    stands in neither document. Otherwise ValueError.
    Source: SRD 5.2.1 "Playing the Game", Playing on a Grid.

    >>> grid_distance(4, 3)["feet"]
    20
    """
    require_whole("across", across, 0, MOST_SQUARES)
    require_whole("along", along, 0, MOST_SQUARES)
    require_choice("diagonals", diagonals, ["same", "alternating"])
    diagonal = min(across, along)
    straight = max(across, along) - diagonal
    steps: list[Step] = [{"step": "way", "diagonal": diagonal, "straight": straight}]
    extra = 0
    if diagonals == "alternating":
        extra = diagonal // 2
        steps.append({"step": "extra", "extra": extra})
    squares = diagonal + straight + extra
    steps.append({"step": "total", "squares": squares, "square": SQUARE, "feet": squares * SQUARE})
    return {"squares": squares, "feet": squares * SQUARE, "steps": steps}


def grid_cost(squares: int, difficult_squares: int = 0) -> GridCost:
    """What a way over the grid costs, in `squares` of movement and `feet`: a square of Difficult Terrain costs 2.

    `squares` counts the ordinary squares, `difficult_squares` the others, 0 to 1000 each; otherwise ValueError.
    Source: SRD 5.2.1 "Playing the Game", Playing on a Grid.
    """
    require_whole("squares", squares, 0, MOST_SQUARES)
    require_whole("difficult_squares", difficult_squares, 0, MOST_SQUARES)
    cost = squares + 2 * difficult_squares
    return {"squares": cost, "feet": cost * SQUARE}
