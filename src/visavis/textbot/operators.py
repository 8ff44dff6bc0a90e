"""What an expression is once it was checked, and the functions that its operators stand for."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

import msgspec

from visavis.textbot.shapes import MOST_NUMBER
from visavis.textbot.syntax import Node

if TYPE_CHECKING:
    from visavis.textbot.run import Run

MOST_COST = 1000
"""So many operations an expression may take, with the definitions that it uses."""
Value = Any
Fn = Callable[["Run"], Value]
SEEN = ("card", "support", "seen")


class Expr(msgspec.Struct, frozen=True):
    """An expression that was checked: its kind, what it looks at, and how to work it out."""

    kind: str
    fn: Fn
    node: Node
    board: bool = False
    """Whether it looks at the board: where that is not tracked, nobody can work it out."""
    asks: bool = False
    """Whether a person may be asked for it."""
    it: bool = False
    """Whether it is about one option."""
    cost: int = 1
    words: frozenset[str] | None = None
    """Of a word: those that it can be."""
    const: Value = None


class Wrong(Exception):
    """An expression that cannot be: the id of the problem and its arguments."""

    def __init__(self, id: str, **args: object) -> None:
        super().__init__(id, args)
        self.id = id
        self.args_of = args


class Scope(msgspec.Struct, frozen=True):
    """What an expression may name: `it` is of this kind; the columns of a card alone, where cards are chosen."""

    it: str = ""
    amount: bool = False
    columns: bool = False
    count: bool = False
    asks: bool = True
    board: bool = False
    slot: bool = False
    fixed: bool = False
    """Whether it is worked out before any game: only columns of cards and the level are known then."""


def clamp(number: int) -> int:
    """No number runs away."""
    return MOST_NUMBER if number > MOST_NUMBER else -MOST_NUMBER if number < -MOST_NUMBER else number


DECK = ("left", "turned", "reserve")

NUMBERS: dict[str, Callable[[Fn, Fn], Fn]] = {
    "+": lambda a, b: lambda run: clamp(a(run) + b(run)),
    "-": lambda a, b: lambda run: clamp(a(run) - b(run)),
    "*": lambda a, b: lambda run: clamp(a(run) * b(run)),
    "/": lambda a, b: lambda run: _divided(a(run), b(run)),
}
SETS: dict[str, Callable[[Fn, Fn], Fn]] = {
    "+": lambda a, b: lambda run: a(run) | b(run),
    "-": lambda a, b: lambda run: a(run) & ~b(run),
    "&": lambda a, b: lambda run: a(run) & b(run),
}


def _divided(one: int, other: int) -> int:
    """Rounded down; nothing divided by nothing is nothing."""
    return one // other if other else 0


def comparison(op: str, left: Fn, right: Fn) -> Fn:
    """Two values compared."""
    made: dict[str, Fn] = {
        "=": lambda run: left(run) == right(run),
        "!=": lambda run: left(run) != right(run),
        "<": lambda run: left(run) < right(run),
        "<=": lambda run: left(run) <= right(run),
        ">": lambda run: left(run) > right(run),
        ">=": lambda run: left(run) >= right(run),
    }
    return made[op]


def card_part(owner: str, part: str) -> Fn:
    """A column of a card that lies open."""
    if owner == "card":
        return lambda run: run.card[part]
    if owner == "support":
        return lambda run: run.support[part]
    return lambda run: run.seen[part]


def called(function: Callable[..., Any], args: list[Fn]) -> Fn:
    """A function of what these give."""
    if len(args) == 1:
        only = args[0]
        return lambda run: function(only(run))
    if len(args) == 2:
        one, two = args
        return lambda run: function(one(run), two(run))
    return lambda run: function(*[fn(run) for fn in args])


def joined(kind: str, fn: Fn, node: Node, parts: list[Expr], cost: int = 0) -> Expr:
    """An expression made of others: it looks at what they look at."""
    return Expr(
        kind,
        fn,
        node,
        board=any(one.board for one in parts),
        asks=any(one.asks for one in parts),
        it=any(one.it for one in parts),
        cost=cost or sum(one.cost for one in parts) + 1,
    )


def shown(node: Node) -> str:
    """A part of an expression, to be told."""
    return str(node.value) if node.op in ("name", "number", "call") else node.op
