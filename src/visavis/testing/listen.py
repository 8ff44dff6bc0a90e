"""A table that listens: it stands between the rules and the real table and hears every call."""

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
    """Passes every call on to another table; a subclass hears what it wants to hear."""

    __slots__ = ("table",)

    def __init__(self, table: Table[S]) -> None:
        super().__init__(table.state, table.decisions)
        self.table = table

    def ask(self, question: Question[A] | Fact[A]) -> A:
        """See `Table.ask`."""
        return self.table.ask(question)

    def decided(self, decision: Decision) -> None:
        """See `Table.decided`."""
        self.table.decided(decision)

    def draw(self, pile: Pile, part: str = "") -> Card:
        """See `Table.draw`."""
        return self.table.draw(pile, part)

    def printed(self, stream: str) -> bool:
        """See `Table.printed`."""
        return self.table.printed(stream)

    def do(self, effect: Effect) -> None:
        """See `Table.do`."""
        self.table.do(effect)


class Notes(Listener[S]):
    """Writes down what the rules came to know: (id of the question, choice or stream, value)."""

    __slots__ = ("notes",)

    def __init__(self, table: Table[S], notes: list[tuple[str, object]]) -> None:
        super().__init__(table)
        self.notes = notes

    def ask(self, question: Question[A] | Fact[A]) -> A:
        """See `Table.ask`."""
        answer = super().ask(question)
        self.notes.append((question.id, answer))
        return answer

    def choose(self, choice: Choice[V]) -> V | None:
        """See `Table.choose`."""
        by = tuple(self._noted(choice, one) if isinstance(one, Later) else one for one in choice.by)
        pick = super().choose(msgspec.structs.replace(choice, by=by))
        if choice.among is not UNTRACKED:
            # What is not tracked at all was asked, and noted as an answer.
            self.notes.append((choice.id, pick))
        return pick

    def _noted(self, choice: Choice[V], later: Later[V]) -> Later[V]:
        """A criterion that is needed after all: what came before it left a tie."""

        def make(left: tuple[V, ...]) -> Plain[V] | None:
            self.notes.append((choice.id, TIED))
            return later.make(left)

        return Later(make)

    def draw(self, pile: Pile, part: str = "") -> Card:
        """See `Table.draw`."""
        card = super().draw(pile, part)
        if pile.certain(part) is None:
            # A card that is no matter of chance is never asked for.
            self.notes.append((f"draw.{pile.stream}", card))
        return card


def with_step(game: Game[S], step: Callable[[S, Table[S]], None], **changes: Any) -> Game[S]:
    """The same game with another step, for a listener to get between."""
    other = replace(game, step=step, **changes)
    for name in ("clauses", "default_pack", "effect_by_tag"):
        # What was read from files once need not be read again.
        other.__dict__[name] = getattr(game, name)
    return other
