"""The table: the interface of rules. They ask, choose, draw, do and note, and never know who answers."""

from __future__ import annotations

import warnings
from collections.abc import Callable, Iterator, Mapping
from typing import TYPE_CHECKING, Any, ClassVar, Generic, ParamSpec, cast

from visavis.core.chance import Stream, key, numbers, streams
from visavis.core.choice import Choice, Decision, narrow, settle
from visavis.core.effect import Effect, Note
from visavis.core.pile import Card, Pile
from visavis.core.question import TABLE, Fact, Question
from visavis.core.question.base import A, V
from visavis.core.region import UNTRACKED
from visavis.core.state import S

if TYPE_CHECKING:
    from visavis.core.game import Game
    from visavis.core.players import Policy

P = ParamSpec("P")
Answer = Callable[[Callable[[], Any], Any, Stream], Any]
"""The answer method of a policy: a function for its view, the question, and a stream of its own."""


class Table(Generic[S]):
    """The five operations of a rule. Between two of them it must have no side effect."""

    __slots__ = ("decisions", "state")
    measures: ClassVar[bool] = False
    """Whether decisions also record measurements: only for explanations."""
    heard: ClassVar[bool] = True
    """Whether notes are read: if not, a rule need not compute them."""

    def __init__(self, state: S, decisions: list[Decision] | None) -> None:
        self.state = state
        self.decisions = decisions

    def __repr__(self) -> str:
        return f"<{type(self).__name__} {self.state!r}>"

    def ask(self, question: Question[A] | Fact[A]) -> A:
        """Return the answer of the seat that the question names; a tracked fact is returned without asking."""
        raise NotImplementedError

    def last(self, question: Question[A], then: Callable[..., None], *args: object) -> None:
        """Ask, and continue with the answer: the last operation of a step, given as a callback.

        `then` is called with the state, this table, `args` and the answer. A table that has waited for the answer
        resumes here and need not compute the question again.
        """
        then(self.state, self, *args, self.ask(question))

    def choose(self, choice: Choice[V]) -> V | None:
        """Return the option that the criteria lead to; None if there is none."""
        if choice.among is UNTRACKED:
            return choice.follow(self.ask)
        if self.decisions is None:
            return settle(choice, self.ask, None)
        decision = narrow(choice, self.ask, self.measures)
        self.decided(decision)
        return cast("V | None", decision.pick)

    def decided(self, decision: Decision) -> None:
        """Record a decision for a later explanation."""
        cast("list[Decision]", self.decisions).append(decision)

    def draw(self, pile: Pile, part: str = "") -> Card:
        """Return the next card of a pile or a part of it. The pile is unchanged until an effect takes the card."""
        raise NotImplementedError

    def printed(self, stream: str) -> bool:
        """Return True if a person handles the printed cards or dice of a stream: only then are they in instructions."""
        return False

    def do(self, effect: Effect) -> None:
        """Apply an effect to the state."""
        raise NotImplementedError

    def note(self, note: Callable[P, Note], *args: P.args, **kwargs: P.kwargs) -> None:
        """Report something that changes no state. The note is created only if it is read."""
        self.do(note(*args, **kwargs))


class BareTable(Table[S]):
    """Log-less table of simulations and searches: every seat is a policy, every stream seeded.

    Deterministic: the same seed and policies give the same game as a session does.
    """

    __slots__ = ("_game", "_seats", "_seed", "_sitting", "_streams")
    heard: ClassVar[bool] = False

    def __init__(
        self,
        game: Game[S],
        state: S,
        seed: int,
        seats: Mapping[str, Policy],
        trace: bool = False,
    ) -> None:
        super().__init__(state, [] if trace else None)
        self._game = game
        self._seed = seed
        self._seats = seats
        self._sitting: dict[str, tuple[Answer, Callable[[], Any], Iterator[Stream]]] = {}
        """Answer method, view function and policy streams of each seat that was asked."""
        self._streams: dict[str, Iterator[int]] = {}
        """Remaining numbers of each stream."""

    def _stream(self, name: str) -> Iterator[int]:
        stream = self._streams[name] = numbers(key(self._seed, name))
        return stream

    def _answer_of(self, seat: str) -> Answer:
        """Return the answer method of a seat; a subclass overrides it to observe questions and answers."""
        policy = self._seats.get(seat)
        if policy is None:
            policy = self._seats[TABLE]
        return policy.answer

    def _sit(self, seat: str) -> tuple[Answer, Callable[[], Any], Iterator[Stream]]:
        own = streams(key(self._seed, policy_stream(seat)))
        sitting = self._sitting[seat] = (self._answer_of(seat), lambda: self._game.view(self.state, seat), own)
        return sitting

    def release(self) -> None:
        """Break the reference cycle between table and policies, so that the state is freed immediately."""
        self._sitting.clear()

    def leave(self) -> None:
        """Release the table: the name of 1.0, deprecated in 1.1, removed in 1.3."""
        warnings.warn("Table.leave is called release", DeprecationWarning, stacklevel=2)
        self.release()

    def ask(self, question: Question[A] | Fact[A]) -> A:
        if question.__class__ is Fact:
            if question.answer is not UNTRACKED:
                return question.answer
            question = question.question()
        answer, look, own = self._sitting.get(question.seat) or self._sit(question.seat)
        return answer(look, question, next(own))  # type: ignore[no-any-return]

    def draw(self, pile: Pile, part: str = "") -> Card:
        # `Layer.certain` and `Layer.pick`, inlined: every simulation draws all the time.
        layers, stream = pile.layers, pile.stream
        top = layers[0] if layers and layers[0].part == part else pile.top(part)
        if known := top.known:
            cards, size = known, top.size
        else:
            cards = pile.pool
            size = len(cards)
        if size == 1:
            return cards[0]
        number = next(self._streams.get(stream) or self._stream(stream))
        place = number * size >> 64
        return cards[place] if place < len(cards) else top.pick(number, pile.pool)

    def do(self, effect: Effect) -> None:
        effect.apply(self.state)

    def note(self, note: Callable[P, Note], *args: P.args, **kwargs: P.kwargs) -> None:
        """Do nothing: no notes are read here."""


_POLICY_STREAMS: dict[str, str] = {}


def policy_stream(seat: str) -> str:
    """Return the name of a seat's own chance stream (cached)."""
    name = _POLICY_STREAMS.get(seat)
    if name is None:
        name = _POLICY_STREAMS[seat] = f"policy/{seat}"
    return name


def play_out(game: Game[S], table: BareTable[S], most_steps: int = 100_000) -> int:
    """Run steps until the game is over; return their number. Raises RuntimeError if a game does not end."""
    state, step, over = table.state, game.step, game.over
    for steps in range(most_steps):
        if over(state):
            table.release()
            return steps
        step(state, table)
    raise RuntimeError(f"{game.id} is not over after {most_steps} steps")
