"""The table: what rules talk to. They ask, choose, draw and do, and never know who answers."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any, Generic, TypeVar, cast

from visavis.core.chance import Stream, key, number
from visavis.core.choice import Choice, Decision, narrow, settle
from visavis.core.effect import Effect
from visavis.core.pile import Card, Pile
from visavis.core.question import TABLE, Fact, Question, Value
from visavis.core.region import UNTRACKED
from visavis.core.state import State

if TYPE_CHECKING:
    from visavis.core.game import Game, Policy

S = TypeVar("S", bound=State)
A = TypeVar("A", bound="Value | tuple[object, ...]")
T = TypeVar("T", bound=Value)


class Table(Generic[S]):
    """The four things a rule can do. Between two of them it must have no effect of its own."""

    __slots__ = ("decisions", "state")

    def __init__(self, state: S, decisions: list[Decision] | None) -> None:
        self.state = state
        self.decisions = decisions

    def ask(self, question: Question[A] | Fact[A]) -> A:
        """The answer of the seat the question names; a fact that is tracked is not asked."""
        raise NotImplementedError

    def choose(self, choice: Choice[T]) -> T | None:
        """The option that the criteria lead to; None where there is none."""
        if choice.among is UNTRACKED:
            return choice.follow(self.ask)
        if self.decisions is None:
            return settle(choice, self.ask, None)
        decision = narrow(choice, self.ask)
        self.decided(decision)
        return cast("T | None", decision.pick)

    def decided(self, decision: Decision) -> None:
        """Keep a decision for whoever wants to know why."""
        cast("list[Decision]", self.decisions).append(decision)

    def draw(self, pile: Pile, part: str = "") -> Card:
        """The next card of a pile or of a part of it. The effect that takes it changes the pile, not this."""
        raise NotImplementedError

    def do(self, effect: Effect) -> None:
        """Change the game."""
        raise NotImplementedError


class BareTable(Table[S]):
    """The log-less table of simulations and searches: every seat is a policy, every stream seeded.

    The same seed and policies give the same game as a session does.
    """

    __slots__ = ("_game", "_looks", "_seats", "_seed", "_streams")

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
        self._seats = dict(seats)
        self._looks: dict[str, Callable[[], Any]] = {}
        self._streams: dict[str, list[int]] = {}
        """The key of each stream, and how many draws it has given."""

    def _next(self, stream: str) -> int:
        one = self._streams.get(stream)
        if one is None:
            one = self._streams[stream] = [key(self._seed, stream), 0]
        n = one[1]
        one[1] = n + 1
        return number(one[0], n)

    def ask(self, question: Question[A] | Fact[A]) -> A:
        """See `Table.ask`."""
        if isinstance(question, Fact):
            if question.answer is not UNTRACKED:
                return question.answer  # type: ignore[return-value]
            question = question.question()
        seat = question.seat
        policy = self._seats.get(seat)
        if policy is None:
            policy = self._seats[TABLE]
        look = self._looks.get(seat)
        if look is None:
            look = self._looks[seat] = self._look(seat)
        answer: A = policy.answer(look, question, Stream(self._next(policy_stream(seat))))
        return answer

    def _look(self, seat: str) -> Callable[[], Any]:
        return lambda: self._game.view(self.state, seat)

    def draw(self, pile: Pile, part: str = "") -> Card:
        """See `Table.draw`."""
        layers = pile.layers
        if layers and layers[0].part == part and not layers[0].known and len(pile.pool) > 1:
            # The usual case, without looking twice: any card of the pool.
            return pile.pool[self._next(pile.stream) * len(pile.pool) >> 64]
        card = pile.certain(part)
        return pile.pick(self._next(pile.stream), part) if card is None else card

    def do(self, effect: Effect) -> None:
        """See `Table.do`."""
        effect.apply(self.state)


_POLICY_STREAMS: dict[str, str] = {}


def policy_stream(seat: str) -> str:
    """The name of a seat's own chance stream."""
    name = _POLICY_STREAMS.get(seat)
    if name is None:
        name = _POLICY_STREAMS[seat] = f"policy/{seat}"
    return name


def play_out(game: Game[S], table: BareTable[S], most_steps: int = 100_000) -> int:
    """Run steps until the game is over; how many there were. A game that never ends is an error."""
    state, step, over = table.state, game.step, game.over
    for steps in range(most_steps):
        if over(state):
            return steps
        step(state, table)
    raise RuntimeError(f"{game.id} is not over after {most_steps} steps")
