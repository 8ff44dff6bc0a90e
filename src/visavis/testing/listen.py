"""Decorators of `Table` that observe the calls of the rules."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

import msgspec

from visavis.core import UNTRACKED, Card, Choice, Decision, Effect, Fact, Game, Pile, Question, Table
from visavis.core.choice import TIED, Later, Plain
from visavis.core.question.base import A, V
from visavis.core.state import S


class Listener(Table[S]):
    """Decorator that delegates every call to another table; subclasses override the calls they observe."""

    __slots__ = ("table",)

    def __init__(self, table: Table[S]) -> None:
        super().__init__(table.state, table.decisions)
        self.table = table

    def ask(self, question: Question[A] | Fact[A]) -> A:
        return self.table.ask(question)

    def decided(self, decision: Decision) -> None:
        self.table.decided(decision)

    def draw(self, pile: Pile, part: str = "") -> Card:
        return self.table.draw(pile, part)

    def printed(self, stream: str) -> bool:
        return self.table.printed(stream)

    def do(self, effect: Effect) -> None:
        self.table.do(effect)


class Notes(Listener[S]):
    """Records every result that the rules receive: (id of the question, choice or stream, value)."""

    __slots__ = ("notes",)

    def __init__(self, table: Table[S], notes: list[tuple[str, object]]) -> None:
        super().__init__(table)
        self.notes = notes

    def ask(self, question: Question[A] | Fact[A]) -> A:
        answer = super().ask(question)
        self.notes.append((question.id, answer))
        return answer

    def choose(self, choice: Choice[V]) -> V | None:
        by = tuple(
            self._noted(choice, criterion) if isinstance(criterion, Later) else criterion for criterion in choice.by
        )
        pick = super().choose(msgspec.structs.replace(choice, by=by))
        if choice.among is not UNTRACKED:
            # An untracked choice was asked and is recorded as an answer.
            self.notes.append((choice.id, pick))
        return pick

    def _noted(self, choice: Choice[V], later: Later[V]) -> Later[V]:
        """Wrap a lazy criterion to record that it was needed: the criteria before it left a tie."""

        def make(remaining: tuple[V, ...]) -> Plain[V] | None:
            self.notes.append((choice.id, TIED))
            return later.make(remaining)

        return Later(make)

    def draw(self, pile: Pile, part: str = "") -> Card:
        card = super().draw(pile, part)
        if pile.certain(part) is None:
            # A certain card is never asked for.
            self.notes.append((f"draw.{pile.stream}", card))
        return card


def with_step(game: Game[S], step: Callable[[S, Table[S]], None], **changes: Any) -> Game[S]:
    """Return a copy of the game with another step function, so that a listener can wrap the table."""
    other = replace(game, step=step, **changes)
    for name in ("clauses", "default_pack", "effect_by_tag"):
        # Reuse the cached properties: they are read from files.
        other.__dict__[name] = getattr(game, name)
    return other
