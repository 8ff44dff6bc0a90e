"""Compiled expressions: their type, the scope of their names, and the composition of functions."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

import msgspec

from visavis.textbot.source.document import MOST_NUMBER
from visavis.textbot.source.syntax import Node
from visavis.textbot.vocabulary import Local

if TYPE_CHECKING:
    from visavis.textbot.runtime import Run

Value = Any
Fn = Callable[["Run"], Value]
SEEN = ("card", "support", "seen")


class Expr(msgspec.Struct, frozen=True):
    """A compiled expression: its type, its dependencies, and the function that evaluates it."""

    kind: str
    fn: Fn
    node: Node
    board: bool = False
    """Whether it reads the board: it cannot be computed where the board is not tracked."""
    asks: bool = False
    """Whether it may ask a person."""
    it: bool = False
    """Whether it depends on the option that is being compared."""
    cost: int = 1
    words: frozenset[str] | None = None
    """Possible values of a word."""
    const: Value = None


class Wrong(Exception):
    """Raised for an invalid expression: id of the problem and its arguments."""

    def __init__(self, id: str, **args: object) -> None:
        super().__init__(id, args)
        self.id = id
        self.args_of = args


class Scope(msgspec.Struct, frozen=True):
    """The names that an expression may use: the kind of `it`; only the columns of a card where cards are chosen."""

    it: str = ""
    amount: bool = False
    columns: bool = False
    count: bool = False
    asks: bool = True
    board: bool = False
    slot: bool = False
    fixed: bool = False
    """Whether it is evaluated at compile time: only columns of cards and the level are known then."""
    words: frozenset[str] | None = None
    """The words that `it` may be."""
    locals: tuple[Local, ...] = ()
    """Inputs of the action and variables of loops."""
    table: str = ""
    """The table whose columns are known by their bare names."""

    def local(self, name: str) -> Local | None:
        """Return the innermost input or variable of this name."""
        return next((local for local in reversed(self.locals) if local.name == name), None)


def clamp(number: int) -> int:
    """Limit a number to `MOST_NUMBER` in both directions."""
    return MOST_NUMBER if number > MOST_NUMBER else -MOST_NUMBER if number < -MOST_NUMBER else number


def comparison(op: str, left: Fn, right: Fn) -> Fn:
    """Compile a comparison."""
    made: dict[str, Fn] = {
        "=": lambda run: left(run) == right(run),
        "!=": lambda run: left(run) != right(run),
        "<": lambda run: left(run) < right(run),
        "<=": lambda run: left(run) <= right(run),
        ">": lambda run: left(run) > right(run),
        ">=": lambda run: left(run) >= right(run),
    }
    return made[op]


def joined(kind: str, fn: Fn, node: Node, parts: list[Expr], cost: int = 0) -> Expr:
    """Return an expression composed of others; it inherits their dependencies."""
    return Expr(
        kind,
        fn,
        node,
        board=any(inner.board for inner in parts),
        asks=any(inner.asks for inner in parts),
        it=any(inner.it for inner in parts),
        cost=cost or sum(inner.cost for inner in parts) + 1,
    )


def shown(node: Node) -> str:
    """Return the source text of a part of an expression, for messages."""
    return str(node.value) if node.op in ("name", "number", "call") else node.op
