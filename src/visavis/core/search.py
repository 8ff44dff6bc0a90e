"""Search policy: information-set Monte Carlo tree search, for every game with `imagine`.

It knows its view and the rules, nothing else. In each iteration it imagines the hidden cards, plays a rollout on the
log-less table after each answer that is still in doubt, and records the result. All rollouts share one tree below each
answer, whose nodes are the answers that followed: a node counts as available only where the imagined cards allow it.
"""

from __future__ import annotations

import time
import warnings
from collections.abc import Callable, Mapping, Sequence
from math import sqrt
from typing import TYPE_CHECKING, Any, Generic

import msgspec

from visavis.core.budget import checkpoint
from visavis.core.chance import Stream
from visavis.core.game import Game
from visavis.core.players import Evaluation
from visavis.core.question import Question
from visavis.core.state import S
from visavis.core.table import BareTable

EXPLORE = 0.6
"""Exploration constant: weight of answers with bad results so far."""
MOST_STEPS = 100_000
FAIR = 8
"""Minimum number of rollouts before an answer is pruned."""
DOUBT, MORE_DOUBT = 2.0, 3.0
"""Standard errors below the leader at which an answer is pruned, in the first and in the second round (deeper rollouts,
more variance)."""
AT_FIRST, AT_LEAST, FIRST_PART = 16, 6, 0.4
"""First of two rounds: maximum and minimum number of rollouts per answer, and its share of the allowance."""
WANTED = 24
"""Minimum number of rollouts per answer in the second round; the number of answers is reduced to allow it."""
PRIOR = 20
"""Weight of the first round's mean as a prior, in rollouts of the second round."""


class SearchSettings(msgspec.Struct, Generic[S], frozen=True):
    """Game-specific parameters of the search.

    `worth` is the evaluation function: the reward of each seat, from 0 to 1. `sensible` returns the answers to consider
    (default: all). `habit` is the rollout policy of the other seats and below the tree (default: the other seats are in
    the tree too, and rollouts are random). `enough` ends a rollout, given its first state and the current one (default:
    when the game is over).
    """

    worth: Callable[[S], Mapping[str, float]]
    sensible: Callable[[S, Question], Sequence[Any]] | None = None
    habit: Callable[[S, Question, Stream], Any] | None = None
    enough: Callable[[S, S], bool] | None = None
    explore: float = EXPLORE
    widen: float = 0.5
    """Rate at which answers other than the habit are tried below the first question, where all are tried."""
    further: Callable[[S, S], bool] | None = None
    """Like `enough`, for a second round of the answers that were nearly as good as the best in the first one."""
    close: float = 0.0
    """Maximum difference in value to the best answer for the second round."""
    length: Callable[[S, S], int] | None = None
    """Returns the cost of a rollout in iterations, from its first and its last state (default: one), so that deeper
    rollouts use more of the allowance."""
    lean: Callable[[S, Question, Any], float] | None = None
    """Returns a bonus for the value of an answer to the first question: a tie-breaker."""
    terms: Callable[[S, str], Mapping[str, float]] | None = None
    """Returns the terms of a state's worth for a seat, for explanations."""


class Node:
    """Statistics of an answer in the search tree, and its child nodes by answer."""

    __slots__ = ("available", "next", "total", "visits")

    def __init__(self) -> None:
        self.visits = 0
        self.available = 0
        self.total = 0.0
        self.next: dict[Any, Node] = {}

    def promise(self, explore: float) -> float:
        """Return the UCB1 score for a changing set of options: mean result plus exploration bonus.

        The bit length replaces the logarithm, which is not rounded alike on all machines; a square root is.
        """
        return self.total / self.visits + explore * sqrt(self.available.bit_length() / self.visits)


class Rollout(Generic[S]):
    """Policy for all seats in one rollout: a first answer, down the tree, one new node, then by habit."""

    def __init__(self, first: Any, branch: Node, seat: str, state: S, thinking: SearchSettings[S]) -> None:
        self._first: tuple[Any, ...] = (first,)
        self._at: Node | None = branch
        self._seat = seat
        self.state = state
        self.thinking = thinking
        self.path: list[tuple[str, Node]] = [(seat, branch)]

    def answer(self, look: Callable[[], Any], question: Question, stream: Stream) -> Any:
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
            # Progressive widening: another answer is tried only after enough visits of the node.
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
    """An answer to the first question, and its results in the rollouts so far."""

    __slots__ = ("answer", "branch", "first", "lean", "terms", "values")

    def __init__(self, answer: Any, lean: float) -> None:
        self.answer = answer
        self.lean = lean
        self.terms: dict[str, float] = {}
        self.branch = Node()
        self.values: list[float] = []
        self.first: list[float] = []
        """Results in the first round, once there is a second one."""

    def add(self, terms: Mapping[str, float]) -> None:
        """Add the terms of a rollout's result."""
        for name, value in terms.items():
            self.terms[name] = self.terms.get(name, 0.0) + value

    def reasons(self) -> tuple[tuple[str, float], ...]:
        """Return the mean of each term over all rollouts."""
        return tuple((name, total / self.visits) for name, total in self.terms.items())

    @property
    def visits(self) -> int:
        """Return the number of rollouts."""
        return len(self.first) + len(self.values)

    @property
    def value(self) -> float:
        """Return the mean result; the mean of a first round counts as a prior."""
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
    """Return the evaluation of every answer to the question, in the order of the question.

    All answers are played in the same imagined games (common random numbers); answers that are significantly worse are
    pruned. The search ends when one remains, or with the allowance: a number of iterations (one per rollout, or
    `SearchSettings.length`), or a time limit; only the former is deterministic.
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
    allowance, length = Allowance(iterations, milliseconds), thinking.length

    def run(running: list[Runner], enough: Callable[[S, S], bool] | None) -> None:
        world, seed = imagine(view, stream.split()), stream.below(1 << 62)
        for runner in running[: iterations or None]:
            checkpoint()
            walk = Rollout(runner.answer, runner.branch, question.seat, world.copy(), thinking)
            runner.values.append(_play_on(game, world, seed, seats, walk, enough)[question.seat])
            allowance.spend(1 if length is None else length(world, walk.state))
            if terms is not None:
                runner.add(terms(walk.state, question.seat))

    running, enough, doubt = runners, thinking.enough, DOUBT
    if thinking.further is not None:
        # All answers get the same number of rollouts, so that none has an advantage in the second round.
        for game_of_round in range(AT_FIRST):
            share = 1.0 if game_of_round < AT_LEAST else FIRST_PART
            if len(running) > 1 and allowance.allows(len(running), share):
                run(running, enough)
        running, enough, doubt = _contenders(runners, thinking.close), thinking.further, MORE_DOUBT
    while len(running) > 1 and allowance.allows(len(running), 1.0):
        run(running, enough)
        if len(running[0].values) >= FAIR:
            running = _still_running(running, doubt)
        elif thinking.further is not None:
            running = _affordable(running, allowance)
    return tuple(Evaluation(runner.answer, runner.visits, runner.value, runner.reasons()) for runner in runners)


def _play_on(
    game: Game[S],
    world: S,
    seed: int,
    seats: Sequence[str],
    walk: Rollout[S],
    enough: Callable[[S, S], bool] | None,
) -> Mapping[str, float]:
    """Play a rollout, update all nodes on its path and return the reward of each seat."""
    state = walk.state
    table = BareTable(game, state, seed, dict.fromkeys(seats, walk))
    step, over = game.step, game.over
    step(state, table)
    for _ in range(MOST_STEPS):
        checkpoint()
        if over(state) or (enough is not None and enough(world, state)):
            break
        checkpoint()
        step(state, table)
    value = walk.thinking.worth(state)
    for seat, branch in walk.path:
        branch.visits += 1
        branch.total += value[seat]
    return value


def _mean(values: Sequence[float]) -> float:
    return sum(values) / max(1, len(values))


def _contenders(runners: list[Runner], close: float) -> list[Runner]:
    """Return the answers that are nearly as good as the best, at the start of a second round."""
    best = max(runner.value for runner in runners)
    contenders = [runner for runner in runners if runner.value >= best - close]
    if len(contenders) > 1:
        for runner in contenders:
            runner.first, runner.values = runner.values, []
    return contenders


def _affordable(running: list[Runner], allowance: Allowance) -> list[Runner]:
    """Return the best answers: as many as the budget allows enough rollouts for, at least two."""
    games = allowance.games()
    if games is None:
        return running
    most = max(2, games // (WANTED - len(running[0].values)))
    return sorted(running, key=_did, reverse=True)[:most]


def _still_running(running: list[Runner], doubt: float) -> list[Runner]:
    """Return the answers that are not significantly worse than the best; of equal ones the first is the best."""
    best = max(running, key=_did)
    return [runner for runner in running if runner is best or not _beaten(runner, best, doubt)]


def _did(runner: Runner) -> float:
    return runner.value


def _beaten(runner: Runner, best: Runner, doubt: float) -> bool:
    ahead = best.lean - runner.lean
    gaps = [ours - theirs + ahead for ours, theirs in zip(best.values, runner.values, strict=True)]
    count, total = len(gaps), sum(gaps)
    if total < 0:
        # It is better in the paired rollouts than the best of both rounds.
        return False
    spread = sum([gap * gap for gap in gaps]) - total * total / count
    return total * total * (count - 1) >= doubt * doubt * count * max(0.0, spread)


class Allowance:
    """A budget of iterations or time, and its consumption."""

    def __init__(self, iterations: int, milliseconds: int) -> None:
        self._iterations = iterations
        self._milliseconds = milliseconds
        self._began = time.monotonic()
        self._spent = 0
        self._longest = 1

    def allows(self, games: int, part: float) -> bool:
        """Return True if these rollouts, each as long as the longest so far, are within a share of the allowance."""
        if not self._spent:
            return True
        if self._milliseconds:
            return time.monotonic() < self._began + part * self._milliseconds / 1000
        return self._spent + games * self._longest <= part * self._iterations

    def games(self) -> int | None:
        """Return the remaining number of rollouts as long as the longest so far; None if the limit is a time."""
        return None if self._milliseconds else (self._iterations - self._spent) // self._longest

    def spend(self, length: int) -> None:
        """Record a rollout that costs this number of iterations."""
        self._spent += length
        self._longest = max(self._longest, length)


class Search(Generic[S]):
    """Policy that gives the answer with the most visits, of equal ones the best value."""

    def __init__(
        self, game: Callable[[], Game[S]], thinking: SearchSettings[S], iterations: int = 200, milliseconds: int = 0
    ) -> None:
        self._game = game
        self._thinking = thinking
        self._iterations = iterations
        self._milliseconds = milliseconds

    def weigh(self, look: Callable[[], Any], question: Question, stream: Stream) -> tuple[Evaluation, ...]:
        """Return the evaluation of every answer with visits, value and terms, for an explanation."""
        return self._weigh(look, question, stream, explain=True)

    def _weigh(
        self, look: Callable[[], Any], question: Question, stream: Stream, *, explain: bool
    ) -> tuple[Evaluation, ...]:
        allowance = self._iterations, self._milliseconds
        return weigh(self._game(), look, question, stream, self._thinking, *allowance, explain=explain)

    def answer(self, look: Callable[[], Any], question: Question, stream: Stream) -> Any:
        options = tuple(question.answers())
        if len(options) == 1:
            return options[0]
        evaluations = self._weigh(look, question, stream, explain=False)
        return max(evaluations, key=lambda evaluation: (evaluation.visits, evaluation.value)).answer


if not TYPE_CHECKING:

    def __getattr__(name: str) -> Any:
        """Return `SearchSettings` by its name in 1.0, with a warning. Deprecated in 1.1, removed in 1.3."""
        if name != "Thinking":
            raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
        warnings.warn(f"{__name__}.Thinking is called SearchSettings", DeprecationWarning, stacklevel=2)
        return SearchSettings
