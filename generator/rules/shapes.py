"""What the rules return, for the type checker. Nothing here runs, and nothing here is compiled."""

from __future__ import annotations

from typing import NotRequired, TypedDict

Step = dict[str, str | int | float]
"""One line of a calculator's working: `step` is the key of its text, the rest are the text's values."""

TableRow = list[list[int] | int]
"""A row of a generated table: a range `[low, high]` and a value."""


class AbilityBonus(TypedDict):
    modifier: int
    bonus: int
    total: int
    steps: list[Step]


class TestChance(TypedDict):
    net: str
    needed: int
    chance: float
    steps: list[Step]


class TestResult(TypedDict):
    total: int
    success: bool


class Term(TypedDict):
    count: int
    sides: int
    sign: int


class Dice(TypedDict):
    terms: list[Term]
    bonus: int


class Chance(TypedDict):
    total: int
    chance: float


class Distribution(TypedDict):
    minimum: int
    maximum: int
    mean: float
    chances: list[Chance]


class AttackChances(TypedDict):
    net: str
    needed: int
    hit: float
    critical: float
    miss: float


class Condition(TypedDict):
    name: str
    effects: list[str]


class AttackSources(TypedDict):
    advantages: int
    disadvantages: int
    possible: bool
    critical: bool
    halved: bool
    steps: list[Step]


class AttackDamage(TypedDict):
    net: str
    needed: int
    hit: float
    critical: float
    miss: float
    dice: str
    critical_dice: str
    mean_hit: float
    mean_critical: float
    expected: float
    distribution: list[Chance]
    steps: list[Step]


class DamageTaken(TypedDict):
    damage: int
    temporary: int
    hit_points: int
    massive: int
    failures: int
    outcome: str
    steps: list[Step]


class Healed(TypedDict):
    hit_points: int
    regained: int


class TemporaryChoice(TypedDict):
    keep: int
    take: int


class DeathSave(TypedDict):
    successes: int
    failures: int
    outcome: str


class DeathSaveChances(TypedDict):
    stable: float
    dead: float
    revived: float
    stable_fraction: str
    dead_fraction: str
    revived_fraction: str
    stable_numerator: int
    dead_numerator: int
    revived_numerator: int
    denominator: int
    steps: list[Step]


class Jumps(TypedDict):
    long: int
    high: int
    reach: NotRequired[int]
    steps: list[Step]


class Load(TypedDict):
    carry: float
    drag: float


class Exhaustion(TypedDict):
    penalty: int
    speed: int
    disadvantage: list[str]
    halved: list[str]
    dead: bool


class PathCost(TypedDict):
    movement: int
    cost: int
    left: int
    enough: bool
    steps: list[Step]


class GridDistance(TypedDict):
    squares: int
    feet: int
    steps: list[Step]


class GridCost(TypedDict):
    squares: int
    feet: int


class Fall(TypedDict):
    dice: str
    least: int
    most: int
    mean: float
    prone: bool
    steps: list[Step]


class Journey(TypedDict):
    miles: int
    steps: list[Step]


class Initiative(TypedDict):
    score: int
    steps: list[Step]


class InitiativeOrder(TypedDict):
    order: list[int]
    places: list[int]
    steps: list[Step]
