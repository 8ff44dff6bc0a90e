"""A computer player that thinks ahead: information-set Monte Carlo tree search, for every game with `imagine`.

It knows its view and the rules, nothing else. Again and again it imagines the hidden cards, plays on on the log-less
table after each answer that is still in doubt, and remembers how it did. All imagined games share one tree below each
answer, whose branches are the answers that followed: a branch counts as tried only where the imagined cards allow it.
"""

from __future__ import annotations

import time
import warnings
from collections.abc import Callable, Mapping, Sequence
from math import sqrt
from typing import TYPE_CHECKING, Any, Generic

import msgspec

from visavis.core.chance import Stream
from visavis.core.game import Game
from visavis.core.players import Evaluation
from visavis.core.question import Question
from visavis.core.state import S
from visavis.core.table import BareTable

EXPLORE = 0.6
"""How much is tried of what did badly so far."""
MOST_STEPS = 100_000
FAIR = 8
"""An answer drops out after so many imagined games at the earliest."""
DOUBT, MORE_DOUBT = 2.0, 3.0
"""And when it is behind by so many standard errors; in a second round, which looks further and sees less clearly."""
AT_FIRST, AT_LEAST, FIRST_PART = 16, 6, 0.4
"""In the first of two rounds: at most so many games for each answer, at least so many, and this part of the budget."""
WANTED = 24
"""In the second round only so many answers go on that each can run in so many games."""
PRIOR = 20
"""So many games of the second round is the mean of the first one worth."""


class SearchSettings(msgspec.Struct, Generic[S], frozen=True):
    """What a game tells the search.

    `worth` says how well each seat did, from 0 to 1. `sensible` are the answers worth a thought (by default all),
    `habit` answers for the others and beyond the tree (by default the others are in the tree too, and beyond it chance
    answers), and `enough` says when an imagined game has gone on far enough since its first state (by default when it
    is over).
    """

    worth: Callable[[S], Mapping[str, float]]
    sensible: Callable[[S, Question], Sequence[Any]] | None = None
    habit: Callable[[S, Question, Stream], Any] | None = None
    enough: Callable[[S, S], bool] | None = None
    explore: float = EXPLORE
    widen: float = 0.5
    """How fast answers other than the habit are tried below the first question, where all are tried."""
    further: Callable[[S, S], bool] | None = None
    """Like `enough`, for a second round of the answers that did nearly as well as the best in the first one."""
    close: float = 0.0
    """How much worse they may have done."""
    length: Callable[[S, S], int] | None = None
    """For how many iterations an imagined game counts, by its first state and its last (by default one): who looks
    further pays for it."""
    lean: Callable[[S, Question, Any], float] | None = None
    """How much better an answer to the first question is held to be than it does: what decides among equals."""
    terms: Callable[[S, str], Mapping[str, float]] | None = None
    """What the worth of a position is made of for a seat: for who asks why."""


class Node:
    """What is known of an answer in the tree, and the answers that can follow it."""

    __slots__ = ("available", "next", "total", "visits")

    def __init__(self) -> None:
        self.visits = 0
        self.available = 0
        self.total = 0.0
        self.next: dict[Any, Node] = {}

    def promise(self, explore: float) -> float:
        """How much it is worth trying: did it do well, was it tried seldom (UCB1 for a changing set of options).

        The length in bits stands for the logarithm, which not all machines round alike; a square root they do.
        """
        return self.total / self.visits + explore * sqrt(self.available.bit_length() / self.visits)


class Rollout(Generic[S]):
    """Answers for all seats in one imagined game: a first answer, down the tree, one new branch, then by habit."""

    def __init__(self, first: Any, branch: Node, seat: str, state: S, thinking: SearchSettings[S]) -> None:
        self._first: tuple[Any, ...] = (first,)
        self._at: Node | None = branch
        self._seat = seat
        self.state = state
        self.thinking = thinking
        self.path: list[tuple[str, Node]] = [(seat, branch)]

    def answer(self, look: Callable[[], Any], question: Question, stream: Stream) -> Any:
        """See `Policy.answer`."""
        if self._first:
            (first,), self._first = self._first, ()
            return first
        thinking = self.thinking
        if thinking.habit is not None and (self._at is None or question.seat != self._seat):
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
            branch = branches[pick] = Node()
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

    __slots__ = ("answer", "branch", "first", "lean", "terms", "values")

    def __init__(self, answer: Any, lean: float) -> None:
        self.answer = answer
        self.lean = lean
        self.terms: dict[str, float] = {}
        self.branch = Node()
        self.values: list[float] = []
        self.first: list[float] = []
        """How it did in the games of the first round, once there is a second one."""

    def add(self, terms: Mapping[str, float]) -> None:
        """What a game came to, term by term."""
        for name, value in terms.items():
            self.terms[name] = self.terms.get(name, 0.0) + value

    def reasons(self) -> tuple[tuple[str, float], ...]:
        """The terms on the average of all games."""
        return tuple((name, total / self.visits) for name, total in self.terms.items())

    @property
    def visits(self) -> int:
        """In how many games it ran."""
        return len(self.first) + len(self.values)

    @property
    def value(self) -> float:
        """How well it did: a first round counts like some games of the second."""
        values, first = self.values, self.first
        if not first:
            return _mean(values) + self.lean
        return (sum(values) + PRIOR * _mean(first)) / (len(values) + PRIOR) + self.lean


def weigh(
    game: Game[S],
    look: Callable[[], Any],
    question: Question,
    stream: Stream,
    thinking: SearchSettings[S],
    iterations: int = 0,
    milliseconds: int = 0,
    *,
    explain: bool = False,
) -> tuple[Evaluation, ...]:
    """Every answer to the question with its visits and value, in the order of the question.

    All answers run in the same imagined games, so that luck is the same for all of them; whichever does worse beyond
    doubt drops out. It ends when one is left, or with the budget: a number of iterations (an imagined game is one, or
    as many as `SearchSettings.length` says), or a time; only the former gives the same result every time.
    """
    imagine = game.imagine
    assert imagine is not None
    view = look()
    seats: Sequence[str] = view.seats
    sensible, lean = thinking.sensible, thinking.lean
    state = view if sensible is None and lean is None else imagine(view, stream.split())
    answers = tuple(question.answers()) if sensible is None else sensible(state, question)
    terms = thinking.terms if explain else None
    runners = [Runner(answer, 0.0 if lean is None else lean(state, question, answer)) for answer in answers]
    budget, length = Budget(iterations, milliseconds), thinking.length

    def run(running: list[Runner], enough: Callable[[S, S], bool] | None) -> None:
        world, seed = imagine(view, stream.split()), stream.below(1 << 62)
        for runner in running[: iterations or None]:
            walk = Rollout(runner.answer, runner.branch, question.seat, world.copy(), thinking)
            runner.values.append(_play_on(game, world, seed, seats, walk, enough)[question.seat])
            budget.spend(1 if length is None else length(world, walk.state))
            if terms is not None:
                runner.add(terms(walk.state, question.seat))

    running, enough, doubt = runners, thinking.enough, DOUBT
    if thinking.further is not None:
        # All answers run in as many games, so that none of them has a start in the second round.
        for game_of_round in range(AT_FIRST):
            part = 1.0 if game_of_round < AT_LEAST else FIRST_PART
            if len(running) > 1 and budget.allows(len(running), part):
                run(running, enough)
        running, enough, doubt = _contenders(runners, thinking.close), thinking.further, MORE_DOUBT
    while len(running) > 1 and budget.allows(len(running), 1.0):
        run(running, enough)
        if len(running[0].values) >= FAIR:
            running = _still_running(running, doubt)
        elif thinking.further is not None:
            running = _affordable(running, budget)
    return tuple(Evaluation(one.answer, one.visits, one.value, one.reasons()) for one in runners)


def _play_on(
    game: Game[S],
    world: S,
    seed: int,
    seats: Sequence[str],
    walk: Rollout[S],
    enough: Callable[[S, S], bool] | None,
) -> Mapping[str, float]:
    """How well each seat does in an imagined game; all branches on the way remember it."""
    state = walk.state
    table = BareTable(game, state, seed, dict.fromkeys(seats, walk))
    step, over = game.step, game.over
    step(state, table)
    for _ in range(MOST_STEPS):
        if over(state) or (enough is not None and enough(world, state)):
            break
        step(state, table)
    value = walk.thinking.worth(state)
    for its, branch in walk.path:
        branch.visits += 1
        branch.total += value[its]
    return value


def _mean(values: Sequence[float]) -> float:
    return sum(values) / max(1, len(values))


def _contenders(runners: list[Runner], close: float) -> list[Runner]:
    """Those that did nearly as well as the best, at the start of a second round."""
    best = max(one.value for one in runners)
    found = [one for one in runners if one.value >= best - close]
    if len(found) > 1:
        for one in found:
            one.first, one.values = one.values, []
    return found


def _affordable(running: list[Runner], budget: Budget) -> list[Runner]:
    """The best of them: so many that each can run in enough games, at least two."""
    games = budget.games()
    if games is None:
        return running
    most = max(2, games // (WANTED - len(running[0].values)))
    return sorted(running, key=_did, reverse=True)[:most]


def _still_running(running: list[Runner], doubt: float) -> list[Runner]:
    """Those that are not beaten by the best beyond doubt, game by game; of equal ones the first."""
    best = max(running, key=_did)
    return [one for one in running if one is best or not _beaten(one, best, doubt)]


def _did(one: Runner) -> float:
    return one.value


def _beaten(one: Runner, best: Runner, doubt: float) -> bool:
    ahead = best.lean - one.lean
    gaps = [ours - theirs + ahead for ours, theirs in zip(best.values, one.values, strict=True)]
    count, total = len(gaps), sum(gaps)
    if total < 0:
        # It did better than the best of both rounds did.
        return False
    spread = sum([gap * gap for gap in gaps]) - total * total / count
    return total * total * (count - 1) >= doubt * doubt * count * max(0.0, spread)


class Budget:
    """A number of iterations or a time, and what is spent of it."""

    def __init__(self, iterations: int, milliseconds: int) -> None:
        self._iterations = iterations
        self._milliseconds = milliseconds
        self._began = time.monotonic()
        self._spent = 0
        self._longest = 1

    def allows(self, games: int, part: float) -> bool:
        """Whether so many more games are within a part of it, each as long as any so far; the first ones always are."""
        if not self._spent:
            return True
        if self._milliseconds:
            return time.monotonic() < self._began + part * self._milliseconds / 1000
        return self._spent + games * self._longest <= part * self._iterations

    def games(self) -> int | None:
        """For how many games as long as any so far there is room; None where time decides."""
        return None if self._milliseconds else (self._iterations - self._spent) // self._longest

    def spend(self, length: int) -> None:
        """A game of so many iterations was played."""
        self._spent += length
        self._longest = max(self._longest, length)


class Search(Generic[S]):
    """Gives the answer that did best of those that did not drop out."""

    def __init__(
        self, game: Callable[[], Game[S]], thinking: SearchSettings[S], iterations: int = 200, milliseconds: int = 0
    ) -> None:
        self._game = game
        self._thinking = thinking
        self._iterations = iterations
        self._milliseconds = milliseconds

    def weigh(self, look: Callable[[], Any], question: Question, stream: Stream) -> tuple[Evaluation, ...]:
        """The answers with their visits, values and terms: why this one."""
        return self._weigh(look, question, stream, explain=True)

    def _weigh(
        self, look: Callable[[], Any], question: Question, stream: Stream, *, explain: bool
    ) -> tuple[Evaluation, ...]:
        budget = self._iterations, self._milliseconds
        return weigh(self._game(), look, question, stream, self._thinking, *budget, explain=explain)

    def answer(self, look: Callable[[], Any], question: Question, stream: Stream) -> Any:
        """See `Policy.answer`."""
        options = tuple(question.answers())
        if len(options) == 1:
            return options[0]
        found = self._weigh(look, question, stream, explain=False)
        return max(found, key=lambda one: (one.visits, one.value)).answer


if not TYPE_CHECKING:

    def __getattr__(name: str) -> Any:
        """Return `SearchSettings` by its name in 1.0, with a warning. Deprecated in 1.1, removed in 1.3."""
        if name != "Thinking":
            raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
        warnings.warn(f"{__name__}.Thinking is called SearchSettings", DeprecationWarning, stacklevel=2)
        return SearchSettings
