"""Dice and damage rolls (SRD 5.2.1 "Playing the Game", Damage Rolls and Critical Hits; SRD 5.1 "Combat")."""

from __future__ import annotations

from .domain import require_whole
from .shapes import Chance, Dice, Distribution, Term

MOST_DICE = 40
FEWEST_SIDES = 2
MOST_SIDES = 20
MOST_BONUS = 999
LONGEST_TEXT = 100

# ASCII, full-width and Thai digits: the place in the string, modulo ten, is the digit.
_DIGITS = (
    "0123456789"
    "\uff10\uff11\uff12\uff13\uff14\uff15\uff16\uff17\uff18\uff19"
    "\u0e50\u0e51\u0e52\u0e53\u0e54\u0e55\u0e56\u0e57\u0e58\u0e59"
)
# Latin d, Cyrillic ka, full-width d.
_DIE_SIGNS = "dD\u043a\u041a\uff44\uff24"
_PLUS_SIGNS = "+\uff0b"
# Hyphen-minus, minus sign, hyphen, en dash, full-width hyphen-minus.
_MINUS_SIGNS = "-\u2212\u2010\u2013\uff0d"
_SPACES = " \t\u00a0\u202f\u3000"
_NOT_DICE = "dice must be a roll such as 2d6+3"


def _plain(dice: str) -> str:
    """The roll in ASCII without spaces: digits, d, + and -."""
    if len(dice) > LONGEST_TEXT:
        raise ValueError(_NOT_DICE)
    plain = ""
    for character in dice:
        if character in _SPACES:
            continue
        if character in _DIE_SIGNS:
            plain += "d"
        elif character in _PLUS_SIGNS:
            plain += "+"
        elif character in _MINUS_SIGNS:
            plain += "-"
        elif character in _DIGITS:
            plain += str(_DIGITS.find(character) % 10)
        else:
            raise ValueError(_NOT_DICE)
    return plain


def _number(digits: str) -> int:
    if digits == "" or len(digits) > 6:
        raise ValueError(_NOT_DICE)
    return int(digits)


def parse_dice(dice: str) -> Dice:
    """A roll as data: `terms` of dice and the fixed `bonus`, from text such as "2d6+3", "2к6 − 1" or "8".

    At most 40 dice in all, of 2 to 20 sides each, and a bonus within ±999; otherwise, and for any other text, ValueError.
    """
    terms: list[Term] = []
    bonus = 0
    total = 0
    parts = _plain(dice).replace("-", "+-").split("+")
    if len(parts) > 1 and parts[0] == "":
        parts = parts[1:]
    for part in parts:
        sign = 1
        body = part
        if part.startswith("-"):
            sign = -1
            body = part[1:]
        if "d" in body:
            halves = body.split("d")
            if len(halves) != 2:
                raise ValueError(_NOT_DICE)
            count = 1
            if halves[0] != "":
                count = _number(halves[0])
            sides = _number(halves[1])
            require_whole("number of dice", count, 1, MOST_DICE)
            require_whole("sides of a die", sides, FEWEST_SIDES, MOST_SIDES)
            terms.append({"count": count, "sides": sides, "sign": sign})
            total += count
        else:
            bonus += sign * _number(body)
    require_whole("number of dice", total, 0, MOST_DICE)
    require_whole("bonus", bonus, -MOST_BONUS, MOST_BONUS)
    return {"terms": terms, "bonus": bonus}


def _signed(text: str, sign: int) -> str:
    if sign < 0:
        return "-" + text
    return "+" + text


def _written(roll: Dice, times: int) -> str:
    """The roll as text ("2d6+3"), with `times` as many dice."""
    text = ""
    for term in roll["terms"]:
        text += _signed(str(term["count"] * times) + "d" + str(term["sides"]), term["sign"])
    bonus = roll["bonus"]
    if bonus < 0:
        text += _signed(str(-bonus), -1)
    elif bonus > 0 or text == "":
        text += _signed(str(bonus), 1)
    if text.startswith("+"):
        return text[1:]
    return text


def plain_dice(dice: str) -> str:
    """The roll in its usual form: "2к6 + 3" becomes "2d6+3". Text as for `parse_dice`."""
    return _written(parse_dice(dice), 1)


def critical_dice(dice: str) -> str:
    """The roll of a Critical Hit: every die twice, what is added once. Text as for `parse_dice`.

    Source: SRD 5.2.1 "Playing the Game", Critical Hits; SRD 5.1 "Combat", Critical Hits.

    >>> critical_dice("1d4+3")
    '2d4+3'
    """
    return _written(parse_dice(dice), 2)


def _with_die(counts: list[float], sides: int) -> list[float]:
    """How many ways lead to each total, after one more die that shows 0 to `sides` − 1."""
    more: list[float] = []
    for total in range(len(counts) + sides - 1):
        ways = 0.0
        for face in range(sides):
            if total >= face and total - face < len(counts):
                ways += counts[total - face]
        more.append(ways)
    return more


def damage_distribution(dice: str, critical: bool = False) -> Distribution:
    """The chances of each total of a damage roll, with the lowest, the highest and the mean.

    Text as for `parse_dice`; `critical` rolls every die twice. A total under 0 counts as 0 damage. Chances are 0 to 1 and
    exact as far as floating point goes. Source: SRD 5.2.1 "Playing the Game", Damage Rolls and Critical Hits.

    >>> damage_distribution("2d6")["mean"]
    7.0
    """
    roll = parse_dice(dice)
    times = 1
    if critical:
        times = 2
    # Ways are counted in floating point on purpose: exact to 2^53, and beyond it the same in Python and JavaScript.
    counts = [1.0]
    lowest = roll["bonus"]
    for term in roll["terms"]:
        number = term["count"] * times
        for _die in range(number):
            counts = _with_die(counts, term["sides"])
        if term["sign"] > 0:
            lowest += number
        else:
            lowest -= number * term["sides"]
    ways = 0.0
    for count in counts:
        ways += count
    minimum = max(0, lowest)
    maximum = max(0, lowest + len(counts) - 1)
    chances: list[Chance] = []
    mean = 0.0
    nothing = 0.0
    for place in range(len(counts)):
        total = lowest + place
        mean += max(0, total) * counts[place]
        if total <= 0:
            nothing += counts[place]
            if total == 0 or place == len(counts) - 1:
                chances.append({"total": 0, "chance": nothing / ways})
        else:
            chances.append({"total": total, "chance": counts[place] / ways})
    return {"minimum": minimum, "maximum": maximum, "mean": mean / ways, "chances": chances}
