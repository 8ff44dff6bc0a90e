"""Coaches: what a game says about the answers of persons, asked for and never unasked.

A coach is a part of a game (`Players.coach`). It knows no more than the seat that asks: it is given views, never the
state behind them.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Protocol, TypeAlias

import msgspec

from visavis.core.card_face import Message
from visavis.core.question import Question

View: TypeAlias = Any
"""What a seat may know of a game; the type is the game's own."""
Answers: TypeAlias = tuple[Any, ...]
"""Answers one after another."""


class Suggestion(msgspec.Struct, frozen=True, kw_only=True):
    """Something that a seat can do: several answers one after another, as a coach values them."""

    answers: Answers
    cost: float = 0.0
    """Number of points by which it is worse than the best; negative if it is better than all that the coach found."""
    spaces: tuple[str, ...] = ()
    """Spaces of the board that it is about."""
    terms: tuple[tuple[str, float], ...] = ()
    """What it changes, term by term, as in `Evaluation`."""
    plan: tuple[Message, ...] = ()
    """What it leads to, as messages."""


class Advice(msgspec.Struct, frozen=True, kw_only=True):
    """What a coach says about a question: the best first."""

    seat: str
    options: tuple[Suggestion, ...]
    sure: float | None = None
    """Typical error of the costs, in points; None if the coach only has an order, no points."""
    basis: Message
    """What the advice rests on."""


class Move(msgspec.Struct, frozen=True):
    """Something that a seat decided in a game: the lines of the log, the views before and after it, and its answers."""

    line: int
    end: int
    seat: str
    round: int
    before: View
    after: View
    answers: Answers
    later: View
    """The state to which the game came when the coach stops thinking: what really became of the move."""


class Verdict(msgspec.Struct, frozen=True, kw_only=True):
    """What a coach says about a move that was made."""

    move: Move
    played: Suggestion
    others: tuple[Suggestion, ...]
    """What else was possible, the best first."""
    sure: float
    """Typical error of the cost, in points."""
    basis: Message
    deep: bool
    """Whether it was thought through, or judged at first sight."""
    ordinary: bool = False
    """Whether it is nothing to praise, however much it is ahead: passing, taking what is offered."""

    @property
    def cost(self) -> float:
        """Return the number of points by which the best of the others was better; 0 if none was."""
        return max(0.0, self.played.cost)

    @property
    def lead(self) -> float:
        """Return the number of points by which the move was better than everything else; 0 if it was not."""
        return max(0.0, min((other.cost for other in self.others), default=0.0) - self.played.cost)


Step: TypeAlias = tuple[int, int, View, Answers]
"""A step of a game: its first line, the line after it, the state before it, and its answers."""


class Coach(Protocol):
    """Protocol of a coach."""

    def advise(self, view: View, question: Question) -> Advice | None:
        """Return what to answer, from the view of the seat that is asked; None where the coach knows nothing."""

    def moves(self, steps: Sequence[Step], last: View) -> Iterator[Move]:
        """Iterate over what was decided in a game.

        `last` is the state after all steps.
        """

    def judge(self, move: Move, *, deep: bool) -> Verdict | None:
        """Judge a move at first sight or thoroughly; None where there was nothing to decide."""

    def expected(self, state: View) -> Mapping[str, float]:
        """Return the points of each side at the end if the coach's player played on for everybody from here."""

    def round_of(self, state: View) -> int:
        """Return the round of a state in which points can be expected; 0 before the first."""
