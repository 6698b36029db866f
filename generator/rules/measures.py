"""Feet, miles and pounds in the units of other tables: 5 feet are 1.5 m and one square.

Neither document converts; the site rounds as metric editions of the game do, and says so on its page about units.
"""

SQUARE_FEET = 5


def feet_to_metres(feet: float) -> float:
    """Returns `feet` in metres, at 1.5 m for every 5 feet; 2 decimals.

    >>> feet_to_metres(30)
    9.0
    """
    return round(feet * 0.3 * 100) / 100


def feet_to_squares(feet: float) -> int | None:
    """Returns `feet` in squares of a grid, or None where that is no whole number of them or none.

    Source: SRD 5.2.1, Playing the Game, Playing on a Grid; SRD 5.1, Combat, Variant: Playing on a Grid.
    """
    if feet < SQUARE_FEET or feet % SQUARE_FEET != 0:
        return None
    return int(feet / SQUARE_FEET)


def miles_to_kilometres(miles: float) -> float:
    """Returns `miles` in kilometres, at 1.5 km a mile; 2 decimals."""
    return round(miles * 1.5 * 100) / 100


def pounds_to_kilograms(pounds: float) -> float:
    """Returns `pounds` in kilograms, at half a kilogram a pound; 2 decimals."""
    return round(pounds * 0.5 * 100) / 100
