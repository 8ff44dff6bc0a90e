"""The table of a session: takes the inputs it knows, then asks, draws and writes the log."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, TypeVar, cast

import msgspec

from visavis.core.chance import Stream, key, number
from visavis.core.choice import Decision
from visavis.core.effect import Effect
from visavis.core.log import Answer, Draw, Input, Line
from visavis.core.pile import Card, Pile
from visavis.core.question import TABLE, Fact, One, Question, Value
from visavis.core.state import State
from visavis.core.table import Table, policy_stream

if TYPE_CHECKING:
    from visavis.core.session import Session

S = TypeVar("S", bound=State)
A = TypeVar("A", bound="Value | tuple[object, ...]")


class Waiting(BaseException):
    """A person's answer is missing. Not an Exception: no rule may catch it by accident."""

    def __init__(self, question: Question[Any]) -> None:
        super().__init__(question.id)
        self.question = question


TOP = "top"
"""The part of a pile, for the words, from which one draws when no other part is named."""


class Shown(One[Card], frozen=True):
    """The question for the card that a person turned over; its words may name the part of the pile."""

    stream: str = ""


class Mark(msgspec.Struct, frozen=True):
    """Where a step or a correction begins: its line, the state before it, the draws before it."""

    line: int
    state: Any
    counts: Mapping[str, int]
    rules: str


class LiveTable(Table[S]):
    """The table of a session: takes known inputs first, then asks, draws and writes the log."""

    __slots__ = ("_given", "_session", "counts", "decided_at", "lines", "misfit")

    def __init__(self, session: Session[S], mark: Mark, given: Sequence[Input], lines: list[Line]) -> None:
        super().__init__(mark.state.copy(), [])
        self._session = session
        self._given = list(reversed(given))
        self.counts = dict(mark.counts)
        self.lines = lines
        self.decided_at: list[tuple[int, Decision]] = []
        self.misfit: tuple[Input, ...] = ()

    @property
    def unused(self) -> list[Input]:
        """Known inputs that this step did not need."""
        return self._given[::-1]

    def _known(self, fits: Callable[[Input], bool]) -> Input | None:
        """The next known input. From the first one that does not fit, all are asked again."""
        if not self._given:
            return None
        if fits(self._given[-1]):
            return self._given.pop()
        self.misfit = tuple(self.unused)
        self._given.clear()
        return None

    def _count(self, stream: str) -> int:
        n = self.counts.get(stream, 0)
        self.counts[stream] = n + 1
        return n

    def ask(self, question: Question[A] | Fact[A]) -> A:
        """See `Table.ask`."""
        if isinstance(question, Fact):
            if question.known:
                return cast("A", question.answer)
            question = question.question()
        asked, seat = question, question.seat
        found = self._known(
            lambda line: (
                isinstance(line, Answer) and line.to == asked.id and line.by == seat and asked.fits(line.answer)
            )
        )
        policy = self._session.policy_of(seat)
        if found is None:
            if policy is None:
                raise Waiting(asked)
            self._session.keep_now()
            n = self.counts.get(policy_stream(seat), 0)
            stream = Stream(number(key(self._session.header.seed, policy_stream(seat)), n))
            answer = policy.answer(lambda: self._session.game.view(self.state, seat), asked, stream)
            if not asked.fits(answer):
                raise ValueError(f"the policy of {seat} answered {answer!r} to {asked.id}")
            found = Answer(answer, asked.id, seat)
        if policy is not None:
            self._count(policy_stream(seat))
        self.lines.append(found)
        return cast("A", cast("Answer", found).answer)

    def draw(self, pile: Pile, part: str = "") -> Card:
        """See `Table.draw`."""
        card = pile.certain(part)
        if card is not None:
            return card
        options = pile.options(part)
        stream = pile.stream
        found = self._known(lambda line: isinstance(line, Draw) and line.of == stream and line.draw in options)
        if found is None:
            if stream in self._session.shown and len(options) > 1:
                args = {"part": part or TOP}
                raise Waiting(Shown(f"draw.{stream}", TABLE, "", options, args=args, stream=stream))
            n = self.counts.get(stream, 0)
            found = Draw(pile.pick(number(key(self._session.header.seed, stream), n), part), stream)
        self._count(stream)
        self.lines.append(found)
        return cast("Draw", found).draw

    def do(self, effect: Effect) -> None:
        """See `Table.do`."""
        effect.apply(self.state)
        self.lines.append(effect)

    def decided(self, decision: Decision) -> None:
        """See `Table.decided`."""
        self.decided_at.append((len(self.lines), decision))


class Recalled(LiveTable[S]):
    """A table that asks everybody: it stops at the first question beyond the inputs it knows, also of a policy."""

    __slots__ = ()

    def ask(self, question: Question[A] | Fact[A]) -> A:
        """See `Table.ask`."""
        if not self.unused and not (isinstance(question, Fact) and question.known):
            raise Waiting(question.question() if isinstance(question, Fact) else question)
        return super().ask(question)
