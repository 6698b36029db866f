"""D20 Tests: checks, saves and attack rolls (SRD 5.2.1 "Playing the Game", D20 Tests; SRD 5.1 "Using Ability Scores")."""

from __future__ import annotations

from .domain import require_choice, require_whole
from .shapes import Step, TestChance, TestResult

FACES = 20
MAX_SOURCES = 20
MAX_MODIFIER = 50
MAX_TARGET = 100


def net_advantage(advantages: int, disadvantages: int) -> str:
    """ "advantage", "disadvantage" or "none", from how many sources there are of each (0 to 20; otherwise ValueError).

    One of each is neither, whatever the counts. Source: SRD 5.2.1 "Playing the Game", They Don't Stack.
    """
    require_whole("advantages", advantages, 0, MAX_SOURCES)
    require_whole("disadvantages", disadvantages, 0, MAX_SOURCES)
    if advantages > 0 and disadvantages == 0:
        return "advantage"
    if disadvantages > 0 and advantages == 0:
        return "disadvantage"
    return "none"


def keep_die(first: int, second: int, advantages: int, disadvantages: int) -> int:
    """Which of two d20 counts: the higher with Advantage, the lower with Disadvantage, else the first.

    Both dice are 1 to 20; otherwise ValueError. Source: SRD 5.2.1 "Playing the Game", Roll Two D20s.
    """
    require_whole("first", first, 1, FACES)
    require_whole("second", second, 1, FACES)
    net = net_advantage(advantages, disadvantages)
    if net == "advantage":
        return max(first, second)
    if net == "disadvantage":
        return min(first, second)
    return first


def needed_roll(kind: str, modifier: int, target: int) -> int:
    """The lowest number on the d20 that succeeds, 1 to 21; 21 means that no roll does.

    `kind` is "check", "save" or "attack", `modifier` −50 to 50, `target` 0 to 100; otherwise ValueError. An attack roll
    always hits on a 20 and always misses on a 1. Source: SRD 5.2.1 "Playing the Game", D20 Tests and Rolling 20 or 1.
    """
    require_choice("kind", kind, ["check", "save", "attack"])
    require_whole("modifier", modifier, -MAX_MODIFIER, MAX_MODIFIER)
    require_whole("target", target, 0, MAX_TARGET)
    needed = target - modifier
    if kind == "attack":
        return max(2, min(FACES, needed))
    return max(1, min(FACES + 1, needed))


def chance_of_faces(faces: int, net: str) -> float:
    """The chance, 0 to 1, that the d20 that counts shows one of `faces` best numbers.

    `faces` is 0 to 20, `net` what `net_advantage` returns; otherwise ValueError.
    """
    require_whole("faces", faces, 0, FACES)
    require_choice("net", net, ["advantage", "disadvantage", "none"])
    if net == "advantage":
        return (FACES * FACES - (FACES - faces) * (FACES - faces)) / (FACES * FACES)
    if net == "disadvantage":
        return faces * faces / (FACES * FACES)
    return faces / FACES


def net_step(advantages: int, disadvantages: int) -> Step:
    """The line of a calculator's working that says which dice are rolled. Arguments as for `net_advantage`."""
    net = net_advantage(advantages, disadvantages)
    if net == "none" and advantages > 0:
        return {"step": "net-cancelled"}
    return {"step": "net-" + net}


def needed_step(kind: str, modifier: int, target: int) -> Step:
    """The line of a calculator's working that says which rolls succeed. Arguments as for `needed_roll`."""
    needed = needed_roll(kind, modifier, target)
    exact = target - modifier
    step = "needed"
    if kind == "attack" and exact > FACES:
        step = "only-20"
    elif kind == "attack" and exact < 2:
        step = "all-but-1"
    elif needed > FACES:
        step = "never"
    elif needed == 1:
        step = "always"
    elif needed == FACES:
        step = "needed-20"
    return {"step": step, "target": target, "modifier": modifier, "needed": needed}


def test_chance(kind: str, modifier: int, target: int, advantages: int = 0, disadvantages: int = 0) -> TestChance:
    """The chance, 0 to 1, to meet or beat a DC or AC; `needed` is the lowest d20 that does (21: none).

    `kind` is "check", "save" or "attack"; `modifier` −50 to 50, `target` 0 to 100, sources of Advantage and Disadvantage
    0 to 20 each; otherwise ValueError. Source: SRD 5.2.1 "Playing the Game", D20 Tests; SRD 5.1 "Using Ability Scores".

    >>> test_chance("attack", 5, 16, advantages=1)["chance"]
    0.75
    """
    needed = needed_roll(kind, modifier, target)
    net = net_advantage(advantages, disadvantages)
    faces = FACES + 1 - needed
    chance = chance_of_faces(faces, net)
    single = chance_of_faces(faces, "none")
    steps: list[Step] = [net_step(advantages, disadvantages), needed_step(kind, modifier, target)]
    steps.append({"step": "one-die", "faces": faces, "sides": FACES, "chance": single})
    if net == "advantage":
        steps.append({"step": "best-of-two", "single": single, "fail": chance_of_faces(FACES - faces, "none"), "chance": chance})
    elif net == "disadvantage":
        steps.append({"step": "worst-of-two", "single": single, "chance": chance})
    return {"net": net, "needed": needed, "chance": chance, "steps": steps}


def test_result(kind: str, roll: int, modifier: int, target: int) -> TestResult:
    """The total of a D20 Test and whether it succeeds.

    `roll` is the d20 that counts, 1 to 20; the rest as for `needed_roll`; otherwise ValueError. A natural 20 or 1 decides
    an attack roll only. Source: SRD 5.2.1 "Playing the Game", Rolling 20 or 1.
    """
    require_whole("roll", roll, 1, FACES)
    return {"total": roll + modifier, "success": roll >= needed_roll(kind, modifier, target)}


def passive_score(modifier: int, advantages: int = 0, disadvantages: int = 0) -> int:
    """A passive score: 10 + modifier, 5 more with Advantage, 5 less with Disadvantage.

    `modifier` is −50 to 50, sources 0 to 20 each; otherwise ValueError.
    Source: SRD 5.2.1 "Rules Glossary", Passive Perception; SRD 5.1 "Using Ability Scores", Passive Checks.
    """
    require_whole("modifier", modifier, -MAX_MODIFIER, MAX_MODIFIER)
    net = net_advantage(advantages, disadvantages)
    score = 10 + modifier
    if net == "advantage":
        return score + 5
    if net == "disadvantage":
        return score - 5
    return score


def contest(first_total: int, second_total: int) -> str:
    """Who wins a contest of two totals: "first", "second", or "tie" (nothing changes). 2014 only.

    Totals are within ±100; otherwise ValueError. Source: SRD 5.1 "Using Ability Scores", Contests.
    """
    require_whole("first_total", first_total, -100, 100)
    require_whole("second_total", second_total, -100, 100)
    if first_total > second_total:
        return "first"
    if second_total > first_total:
        return "second"
    return "tie"


def group_check(successes: int, members: int) -> bool:
    """Whether a group succeeds: at least half of its members did. 2014 only.

    `members` is 1 to 100, `successes` 0 to `members`; otherwise ValueError.
    Source: SRD 5.1 "Using Ability Scores", Group Checks.
    """
    require_whole("members", members, 1, 100)
    require_whole("successes", successes, 0, members)
    return 2 * successes >= members
