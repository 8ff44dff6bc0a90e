"""A computer player that thinks ahead: information-set Monte Carlo tree search, for every game with `imagine`.

It knows its view and the rules, nothing else. Again and again it imagines the hidden cards, plays on on the log-less
table, and remembers how each answer did. All imagined games share one tree, whose branches are the answers: a branch
counts as tried only where the imagined cards allow it.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from math import sqrt
from typing import Any, Generic, TypeVar

import msgspec

from visavis.core.chance import Stream
from visavis.core.game import Game, Weighed
from visavis.core.question import Question
from visavis.core.state import State
from visavis.core.table import BareTable

S = TypeVar("S", bound=State)

EXPLORE = 0.6
"""How much is tried of what did badly so far."""
MOST_STEPS = 100_000
LOOK_AGAIN = 16
"""After so many imagined games the search looks whether it can end."""


class Thinking(msgspec.Struct, Generic[S], frozen=True):
    """What a game tells the search.

    `worth` says how well each seat did, from 0 to 1. `sensible` are the answers worth a thought (by default all),
    `habit` answers beyond the tree (by default at random), and `enough` says when an imagined game has gone on far
    enough since its first state (by default when it is over).
    """

    worth: Callable[[S], Mapping[str, float]]
    sensible: Callable[[S, Question[Any]], Sequence[Any]] | None = None
    habit: Callable[[S, Question[Any], Stream], Any] | None = None
    enough: Callable[[S, S], bool] | None = None
    explore: float = EXPLORE
    widen: float = 0.5
    """How fast answers other than the habit are tried below the first question."""


class Branch:
    """What is known of an answer in the tree, and the answers that can follow it."""

    __slots__ = ("available", "next", "total", "visits")

    def __init__(self) -> None:
        self.visits = 0
        self.available = 0
        self.total = 0.0
        self.next: dict[Any, Branch] = {}

    def promise(self, explore: float) -> float:
        """How much it is worth trying: did it do well, was it tried seldom (UCB1 for a changing set of options).

        The length in bits stands for the logarithm, which not all machines round alike; a square root they do.
        """
        return self.total / self.visits + explore * sqrt(self.available.bit_length() / self.visits)


class Walk(Generic[S]):
    """Answers for all seats in one imagined game: down the tree, one new branch, then by habit."""

    def __init__(self, root: Branch, state: S, thinking: Thinking[S]) -> None:
        self._at: Branch | None = root
        self._state = state
        self._thinking = thinking
        self.path: list[tuple[str, Branch]] = []

    def answer(self, look: Callable[[], Any], question: Question[Any], stream: Stream) -> Any:
        """See `Policy.answer`."""
        thinking = self._thinking
        if self._at is None and thinking.habit is not None:
            return thinking.habit(self._state, question, stream)
        options: Sequence[Any]
        if thinking.sensible is not None:
            options = thinking.sensible(self._state, question)
        else:
            options = tuple(question.answers())
        if self._at is None or len(options) == 1:
            return stream.pick(options)
        if thinking.habit is not None and self.path:
            # Below the first question a new answer is tried only when the branch was tried often enough.
            usual = thinking.habit(self._state, question, stream)
            allowed = 1 + int(thinking.widen * sqrt(self._at.visits))
            options = [usual, *[option for option in options if option != usual]][:allowed]
        branches = self._at.next
        untried = [option for option in options if option not in branches]
        if untried:
            pick = stream.pick(untried)
            branch = branches[pick] = Branch()
            self._at = None
        for option in options:
            if option in branches:
                branches[option].available += 1
        if not untried:
            explore = thinking.explore
            pick = max(options, key=lambda option: branches[option].promise(explore))
            self._at = branch = branches[pick]
        self.path.append((question.seat, branch))
        return pick


def weigh(
    game: Game[S],
    look: Callable[[], Any],
    question: Question[Any],
    stream: Stream,
    thinking: Thinking[S],
    iterations: int = 0,
    milliseconds: int = 0,
    early: bool = False,
) -> tuple[Weighed, ...]:
    """Every answer to the question with its visits and value, in the order of the question.

    The budget is a number of imagined games, or a time; only the former gives the same result every time. With `early`
    it ends as soon as no other answer can catch up.
    """
    assert game.imagine is not None
    view, root = look(), Branch()
    if thinking.sensible is not None:
        worth_it = thinking.sensible(game.imagine(view, stream.split()), question)
        if len(worth_it) == 1:
            return (Weighed(worth_it[0], 0, 0.0),)
    step, over, enough = game.step, game.over, thinking.enough
    for n in _budget(iterations, milliseconds):
        if early and not n % LOOK_AGAIN and n and not milliseconds and _settled(root, iterations - n):
            break
        state = game.imagine(view, stream.split())
        walk = Walk(root, state, thinking)
        table = BareTable(game, state, stream.below(1 << 62), dict.fromkeys(game_seats(view), walk))
        first = state.copy() if enough is not None else state
        for _ in range(MOST_STEPS):
            if over(state) or (enough is not None and enough(first, state)):
                break
            step(state, table)
        value = thinking.worth(state)
        for seat, branch in walk.path:
            branch.visits += 1
            branch.total += value[seat]
    none = Branch()
    answers: Sequence[Any] = tuple(question.answers()) if thinking.sensible is None else worth_it
    tried = [(answer, root.next.get(answer, none)) for answer in answers]
    return tuple(Weighed(answer, one.visits, one.total / max(1, one.visits)) for answer, one in tried)


def _settled(root: Branch, left: int) -> bool:
    """Whether one answer was tried so often that no other can catch up in what is left."""
    visits = sorted([branch.visits for branch in root.next.values()], reverse=True)
    return len(visits) > 1 and visits[0] - visits[1] > left


def game_seats(view: Any) -> tuple[str, ...]:
    """The seats that a view of a hidden game names."""
    seats: tuple[str, ...] = view.seats
    return seats


def _budget(iterations: int, milliseconds: int) -> Iterator[int]:
    """So many turns, or as many as there is time for (at least one)."""
    if not milliseconds:
        yield from range(iterations)
        return
    end, n = time.monotonic() + milliseconds / 1000, 0
    while n == 0 or time.monotonic() < end:
        yield n
        n += 1


class Search(Generic[S]):
    """Gives the answer that the search tried most often."""

    def __init__(
        self, game: Callable[[], Game[S]], thinking: Thinking[S], iterations: int = 200, milliseconds: int = 0
    ) -> None:
        self._game = game
        self._thinking = thinking
        self._iterations = iterations
        self._milliseconds = milliseconds

    def weigh(self, look: Callable[[], Any], question: Question[Any], stream: Stream) -> tuple[Weighed, ...]:
        """The answers with their visits and values: why this one."""
        return self._weigh(look, question, stream, early=False)

    def _weigh(
        self, look: Callable[[], Any], question: Question[Any], stream: Stream, early: bool
    ) -> tuple[Weighed, ...]:
        budget = self._iterations, self._milliseconds
        return weigh(self._game(), look, question, stream, self._thinking, *budget, early=early)

    def answer(self, look: Callable[[], Any], question: Question[Any], stream: Stream) -> Any:
        """See `Policy.answer`."""
        options = tuple(question.answers())
        if len(options) == 1:
            return options[0]
        weighed = self._weigh(look, question, stream, early=True)
        return max(weighed, key=lambda one: (one.visits, one.value)).answer
