"""Base for parsing steps: a line of a block is parsed, checked and recorded for the rules page."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import msgspec

from visavis.textbot.expr import Expr, Scope
from visavis.textbot.problems import Path, nearest

if TYPE_CHECKING:
    from visavis.textbot.compiler import Maker


class Line(msgspec.Struct, frozen=True):
    """A sentence of the rules page: its Fluent key and its arguments."""

    key: str
    args: dict[str, Any]
    clause: str
    inside: tuple[tuple[str, tuple[Line, ...]], ...] = ()


class Reader:
    """Base of the compilers of steps of one block."""

    def __init__(self, maker: Maker, where: str, path: Path, scope: Scope) -> None:
        self.maker = maker
        self.world = maker.world
        self.where = where
        self.path = path
        self.scope = scope
        self.lines: list[Line] = []
        self.calls: list[str] = []
        """The actions and counters that these steps call."""
        self.clause = where

    def _wrong(self, id: str, snippet: str, **args: object) -> None:
        self.world.problems.add(id, self.path, snippet[:40], **{"given": snippet, **args})

    def _expr(self, text: str, *kinds: str, scope: Scope | None = None) -> Expr | None:
        return self.maker.compiler.expr(text, self.path, scope or self.scope, *kinds)

    def _say_line(self, key: str, **args: Any) -> str:
        self.lines.append(Line(key, args, self.clause))
        return self.clause

    def _one(self, given: str, known: Any, id: str, raw: str) -> bool:
        """Return True if a name is declared; otherwise report it with the nearest name."""
        self.maker.compiler.used.add(given)
        if given in known:
            return True
        self._wrong(id, raw, given=given, near=nearest(given, known), options=tuple(known))
        return False
