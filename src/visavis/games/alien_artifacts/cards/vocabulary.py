"""The words that card effects are written in: a closed list. A card that needs new code is a new word here."""

from __future__ import annotations

import itertools
import re
from collections.abc import Callable, Iterator, Mapping
from typing import Literal

Kind = Literal["ship", "tech", "planet"]
KINDS: tuple[Kind, ...] = ("ship", "tech", "planet")
Type = Literal["explore", "expand", "exterminate", "exploit"]
TYPES: tuple[Type, ...] = ("explore", "expand", "exterminate", "exploit")
Colour = Literal["R", "G", "B", "Y"]
COLOURS = ("R", "G", "B")
GOLD = "Y"
ACTIONS = ("buy", "discover", "develop", "build", "prepare", "trade", "offensive", "revenue", "mine")
OPERATIONAL = ("offensive", "revenue", "mine")

Call = tuple[str | int, ...]
"""A word and its values, such as ("FINISH", "ship", "all")."""
Amounts = tuple[tuple[str, int], ...]
"""Colours and how many symbols of each; the colour "C" stands for credits."""
Rows = tuple[tuple[int, int, int], ...]
"""Requirement, points during the game, points at its end; rising."""
Metric = tuple[str, str]
"""What is counted, and of what."""

TRIPLE: Amounts = (("R", 0), ("G", 0), ("B", 0))
"""One section of each colour, however many symbols it has."""
ALL = 99
"""As much as it takes."""

EVENTS = ("complete", "attack", "mine")
TRIGGERS = (
    "static", "on_build", "on_develop", "on_discover", "on_first_type", "on_attack", "on_attacked", "on_trade",
    "on_produce_match", "on_artifact", "on_ship_lost", "on_reshuffle", "turn", "action",
)  # fmt: skip
KEYWORDS = {"turn": "additional", "action": "action"}
"""The keyword that a technology has for its trigger; all others are permanent."""


class BadEffect(ValueError):
    """A text that is not written in these words."""


def _number(text: str) -> int:
    if not re.fullmatch(r"[+-]?\d{1,2}", text):
        raise BadEffect(text)
    return int(text)


def _number_or_all(text: str) -> int:
    return ALL if text == "all" else _number(text)


def _one_of(*values: str) -> Callable[[str], str]:
    def read(text: str) -> str:
        if text not in values:
            raise BadEffect(text)
        return text

    return read


_kind, _kind_or_any = _one_of(*KINDS), _one_of(*KINDS, "any")
_action = _one_of(*ACTIONS, "operational")
Reader = Callable[[str], str | int]

GAINS: Mapping[str, tuple[Reader, ...]] = {
    "VP": (_number,),  # gain points
    "CR": (_number,),  # gain credits
    "ART": (_number,),  # gain artifacts
    "DEF": (_number,),  # draw defense plans
    "RES": (_number,),  # draw resource cards
    "CYCLE": (_number,),  # discard up to so many hand cards, draw as many
    "PROD": (_number, _one_of("self", "one", "each")),  # produce on planets
    "TAKE": (_kind_or_any, _number),  # look at the top cards of a deck, keep one as a project
    "SEARCH": (_kind, _one_of(*TYPES)),  # search a deck for a type, keep that card as a project
    "FINISH": (_kind_or_any, _number_or_all),  # complete a project for so many symbols less
    "PAYWITH": (_one_of(*COLOURS, "W"), _number),  # symbols for one payment of this turn
    "ACT": (_one_of(*ACTIONS, "any"), _number),  # more actions in this turn
    "TURNS": (_number,),  # more turns at the end of the game
    "CLEAR": (_number,),  # remove blockade tokens
    "REVENUE": (_one_of("match"),),  # score every operational technology
    "ATKTEMP": (_number,),  # all own attacks of this turn
    "VPMIN": (),  # with the cost TRIPLE: points for the smallest section
}
"""What happens once."""

STATIC: Mapping[str, tuple[Reader, ...]] = {
    "COST": (_action, _number),
    "LIMIT": (_action, _number),
    "ATK": (_number, _one_of("any", "alien", "player")),
    "LOOK": (_kind, _number),
    "HAND": (_number,),
    "PRODPLUS": (_number,),
    "REVEAL": (_number,),
    "SAVE": (),
    "GOLDOP": (_one_of("operational"),),
    "ARTLOOK": (_number,),
}
"""What holds as long as the card lies there."""

ENTRIES: Mapping[str, tuple[Reader, ...]] = {
    "DESTROYED": (),
    "DAMAGED": (),
    "NONE": (),
    "BLOCK": (_number,),
    "STEAL": (_number,),
    "DEFVP": (_number,),
    "DEFCR": (_number,),
    "VP": (_number,),
    "CR": (_number,),
    "ART": (_number,),
}
"""What an attack does, by its value."""

METRICS: Mapping[str, Reader] = {
    "count": _kind,
    "types": _kind,
    "of_type": _one_of(*TYPES),
    "operational": _kind_or_any,
    "logistics": _kind_or_any,
    "credits": _one_of(""),
    "produced": _one_of(""),
    "artifacts": _one_of(""),
    "defense_plans": _one_of(""),
    "sets": _one_of(""),
}
"""What scoring counts."""


def _parts(text: str, at: str) -> Iterator[str]:
    """The parts of a text between separators that stand outside of brackets."""
    depth, start = 0, 0
    for place, char in enumerate(text):
        depth += (char == "(") - (char == ")")
        if char == at and depth == 0:
            yield text[start:place]
            start = place + 1
    yield text[start:]


def calls(text: str, words: Mapping[str, tuple[Reader, ...]]) -> tuple[tuple[Call, str], ...]:
    """The calls of an effect, each with the event it waits for.

    >>> calls("LIMIT(trade,+1);DEF(1)@complete", {**GAINS, **STATIC})
    ((('LIMIT', 'trade', 1), ''), (('DEF', 1), 'complete'))
    """
    found = []
    for part in _parts(text, ";"):
        match = re.fullmatch(r"([A-Z]+)(?:\(([^()]*)\))?(?:@([a-z]+))?", part)
        if match is None or match[1] not in words or (match[3] or EVENTS[0]) not in EVENTS:
            raise BadEffect(part)
        readers = words[match[1]]
        values = match[2].split(",") if match[2] else []
        if len(values) != len(readers):
            raise BadEffect(part)
        call: Call = (match[1], *(read(value) for read, value in zip(readers, values, strict=True)))
        found.append((call, match[3] or ""))
    return tuple(found)


def plain_calls(text: str, words: Mapping[str, tuple[Reader, ...]]) -> tuple[Call, ...]:
    """The calls of an effect that waits for nothing."""
    found = calls(text, words)
    if any(event for _, event in found):
        raise BadEffect(text)
    return tuple(call for call, _ in found)


def cost(text: str) -> Amounts:
    """What something costs.

    >>> cost("G:3+B:3")
    (('G', 3), ('B', 3))
    """
    if text == "-":
        return ()
    if text == "TRIPLE":
        return TRIPLE
    found = []
    for part in text.split("+"):
        colour, _, amount = part.partition(":")
        if colour not in (*COLOURS, "C") or _number(amount) < 1:
            raise BadEffect(part)
        found.append((colour, int(amount)))
    if len({colour for colour, _ in found}) < len(found):
        raise BadEffect(text)
    return tuple(found)


def credits_of(amounts: Amounts) -> int:
    """How many credits are among the amounts."""
    return sum([amount for colour, amount in amounts if colour == "C"])


def metric(text: str) -> Metric:
    """What is counted.

    >>> metric("of_type(exploit)")
    ('of_type', 'exploit')
    """
    match = re.fullmatch(r"([a-z_]+)\(([a-z]*)\)", text)
    if match is None or match[1] not in METRICS:
        raise BadEffect(text)
    return match[1], str(METRICS[match[1]](match[2]))


def rows(text: str) -> Rows:
    """The rows of an operational technology: requirements rise, points do not fall."""
    found = [tuple(_number(part) for part in row.split("|")) for row in text.split(";")]
    for at, row in enumerate(found):
        if len(row) != 3 or (at and not (found[at - 1][0] < row[0] and found[at - 1][1:] <= row[1:])):
            raise BadEffect(text)
    return tuple((row[0], row[1], row[2]) for row in found)


Term = tuple[int, Metric, tuple[tuple[int, int], ...]]
"""A factor and what it counts; or steps, of which the highest one that is reached counts."""


def scoring(text: str) -> tuple[Term, ...]:
    """What a faction scores at the end.

    >>> scoring("2*logistics(ship)")
    ((2, ('logistics', 'ship'), ()),)
    """
    found: list[Term] = []
    for part in _parts(text, ";"):
        if step := re.fullmatch(r"STEP\(([a-z_]+\([a-z]*\)),([\d|;]+)\)", part):
            steps = tuple((_number(row.split("|")[0]), _number(row.split("|")[1])) for row in step[2].split(";"))
            if any(one >= other for one, other in itertools.pairwise(steps)):
                raise BadEffect(part)
            found.append((0, metric(step[1]), steps))
        else:
            factor, _, counted = part.partition("*")
            found.append((_number(factor), metric(counted), ()))
    return tuple(found)


Draw = tuple[str, int, str]
"""A kind, how many cards are looked at for the one that is kept, and where it goes: a project or a side."""


def setup(text: str) -> tuple[Draw, ...]:
    """What a faction starts with.

    >>> setup("DRAW(tech,2,1)->project;DRAW(ship,1,1)->empire:operational")
    (('tech', 2, 'project'), ('ship', 1, 'operational'))
    """
    found = []
    for part in text.split(";"):
        match = re.fullmatch(r"DRAW\((ship|tech|planet),([1-9]),1\)->(project|empire:(logistics|operational))", part)
        if match is None:
            raise BadEffect(part)
        found.append((match[1], int(match[2]), match[4] or "project"))
    return tuple(found)
