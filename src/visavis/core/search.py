"""A computer player that thinks ahead: information-set Monte Carlo tree search, for every game with `imagine`.

It knows its view and the rules, nothing else. Again and again it imagines the hidden cards, plays on on the log-less
table after each answer that is still in doubt, and remembers how it did. All imagined games share one tree below each
answer, whose branches are the answers that followed: a branch counts as tried only where the imagined cards allow it.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Mapping, Sequence
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
FAIR = 8
"""An answer drops out after so many imagined games at the earliest."""
DOUBT = 2.0
"""And when it is behind by so many standard errors."""


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
    """How fast answers other than the habit are tried below the first question, where all are tried."""


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
    """Answers for all seats in one imagined game: a first answer, down the tree, one new branch, then by habit."""

    def __init__(self, first: Any, branch: Branch, seat: str, state: S, thinking: Thinking[S]) -> None:
        self._first: tuple[Any, ...] = (first,)
        self._at: Branch | None = branch
        self.state = state
        self._thinking = thinking
        self.path: list[tuple[str, Branch]] = [(seat, branch)]

    def answer(self, look: Callable[[], Any], question: Question[Any], stream: Stream) -> Any:
        """See `Policy.answer`."""
        if self._first:
            (first,), self._first = self._first, ()
            return first
        thinking = self._thinking
        if self._at is None and thinking.habit is not None:
            return thinking.habit(self.state, question, stream)
        options: Sequence[Any]
        if thinking.sensible is not None:
            options = thinking.sensible(self.state, question)
        else:
            options = tuple(question.answers())
        if self._at is None or len(options) == 1:
            return stream.pick(options)
        if thinking.habit is not None:
            # A new answer is tried only when the branch was tried often enough.
            usual = thinking.habit(self.state, question, stream)
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


class Runner:
    """An answer to the first question, and how it did in each imagined game so far."""

    __slots__ = ("answer", "branch", "values")

    def __init__(self, answer: Any) -> None:
        self.answer = answer
        self.branch = Branch()
        self.values: list[float] = []


def weigh(
    game: Game[S],
    look: Callable[[], Any],
    question: Question[Any],
    stream: Stream,
    thinking: Thinking[S],
    iterations: int = 0,
    milliseconds: int = 0,
) -> tuple[Weighed, ...]:
    """Every answer to the question with its visits and value, in the order of the question.

    All answers run in the same imagined games, so that luck is the same for all of them; whichever does worse beyond
    doubt drops out. It ends when one is left, or with the budget: a number of games played on, or a time; only the
    former gives the same result every time.
    """
    assert game.imagine is not None
    view = look()
    seats: Sequence[str] = view.seats
    answers: Sequence[Any]
    if thinking.sensible is not None:
        answers = thinking.sensible(game.imagine(view, stream.split()), question)
    else:
        answers = tuple(question.answers())
    runners = [Runner(answer) for answer in answers]
    running = runners
    within_budget = _budget(iterations, milliseconds)
    while len(running) > 1 and within_budget(len(running)):
        world, seed = game.imagine(view, stream.split()), stream.below(1 << 62)
        for runner in running[: iterations or None]:
            walk = Walk(runner.answer, runner.branch, question.seat, world.copy(), thinking)
            runner.values.append(_play_on(game, world, seed, seats, walk, thinking)[question.seat])
        if len(running[0].values) >= FAIR:
            running = _still_running(running)
    return tuple(Weighed(one.answer, len(one.values), sum(one.values) / max(1, len(one.values))) for one in runners)


def _play_on(
    game: Game[S], world: S, seed: int, seats: Sequence[str], walk: Walk[S], thinking: Thinking[S]
) -> Mapping[str, float]:
    """How well each seat does in an imagined game; all branches on the way remember it."""
    state = walk.state
    table = BareTable(game, state, seed, dict.fromkeys(seats, walk))
    step, over, enough = game.step, game.over, thinking.enough
    step(state, table)
    for _ in range(MOST_STEPS):
        if over(state) or (enough is not None and enough(world, state)):
            break
        step(state, table)
    value = thinking.worth(state)
    for its, branch in walk.path:
        branch.visits += 1
        branch.total += value[its]
    return value


def _still_running(running: list[Runner]) -> list[Runner]:
    """Those that are not beaten by the best beyond doubt, game by game; of equal ones the first."""
    best = max(running, key=lambda one: sum(one.values))
    return [one for one in running if one is best or not _beaten(one.values, best.values)]


def _beaten(values: Sequence[float], best: Sequence[float]) -> bool:
    gaps = [ours - theirs for ours, theirs in zip(best, values, strict=True)]
    count, total = len(gaps), sum(gaps)
    spread = sum([gap * gap for gap in gaps]) - total * total / count
    return total * total * (count - 1) >= DOUBT * DOUBT * count * max(0.0, spread)


def _budget(iterations: int, milliseconds: int) -> Callable[[int], bool]:
    """Whether so many more games are within the budget; the first ones always are."""
    end, played = time.monotonic() + milliseconds / 1000, 0

    def within(games: int) -> bool:
        nonlocal played
        allowed = not played or (time.monotonic() < end if milliseconds else played + games <= iterations)
        played += games
        return allowed

    return within


class Search(Generic[S]):
    """Gives the answer that did best of those that did not drop out."""

    def __init__(
        self, game: Callable[[], Game[S]], thinking: Thinking[S], iterations: int = 200, milliseconds: int = 0
    ) -> None:
        self._game = game
        self._thinking = thinking
        self._iterations = iterations
        self._milliseconds = milliseconds

    def weigh(self, look: Callable[[], Any], question: Question[Any], stream: Stream) -> tuple[Weighed, ...]:
        """The answers with their visits and values: why this one."""
        budget = self._iterations, self._milliseconds
        return weigh(self._game(), look, question, stream, self._thinking, *budget)

    def answer(self, look: Callable[[], Any], question: Question[Any], stream: Stream) -> Any:
        """See `Policy.answer`."""
        options = tuple(question.answers())
        if len(options) == 1:
            return options[0]
        return max(self.weigh(look, question, stream), key=lambda one: (one.visits, one.value)).answer
