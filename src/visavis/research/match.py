"""A game driven from outside: it stops at each question for an agent and resumes with the answer.

The rules ask a table and block. Here a step that asks an agent is aborted, and run again with the answer, as in a
session (`docs/architecture.md`), but without a log. Deterministic: the same seed and answers give the same game as a
session.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, ClassVar, Generic

import msgspec

from visavis.core import UNTRACKED, Effect, Fact, Game, Pile, Policy, Question, Stream, Table
from visavis.core.chance import key, number
from visavis.core.players import copy_policies
from visavis.core.state import S
from visavis.core.table import policy_stream
from visavis.research.paths import Paths, Place

STAND_IN = "stand-in/"
"""Prefix of the chance streams from which the stand-in answers questions about a person's score."""


OPEN = object()
"""Sentinel instead of an answer that an agent has to give."""


class OpenQuestion(BaseException):
    """Raised when an answer is missing. Not an Exception: no rule may catch it by accident."""


class Saved(msgspec.Struct, Generic[S], frozen=True):
    """Snapshot of a match; it can be pickled."""

    seed: int
    state: S
    """The state before the step that asks."""
    given: tuple[Any, ...]
    """The draws and answers of that step so far."""
    counts: dict[str, int]
    answers: int
    chosen: tuple[int, ...] = ()
    """The tokens chosen so far of an incomplete answer."""


class ExternalTable(Table[S]):
    """Table that replays the known draws and answers of a step, and stops where an agent is asked."""

    __slots__ = (
        "_args",
        "_clean",
        "_match",
        "_over",
        "_step",
        "_then",
        "answers",
        "at",
        "before",
        "counts",
        "given",
        "place",
        "question",
    )
    heard: ClassVar[bool] = False

    def __init__(self, match: Match[S], state: S) -> None:
        super().__init__(state, None)
        self._match = match
        self._over, self._step = match.game.over, match.game.step
        self.before = state
        self.given: list[Any] = []
        self.counts: dict[str, int] = {}
        self.at = 0
        self.answers = 0
        self.question: Question | None = None
        self.place: Place = {}
        self._clean = True
        self._then: Callable[..., None] | None = None
        self._args: tuple[object, ...] = ()
        """Continuation of the step after the pending answer, where the question was asked with `last`."""

    def run(self) -> bool:
        """Run steps until an agent is asked: the present one from its start, or on from its last question.

        Return True if the game is over.
        """
        given, over, step = self.given, self._over, self._step
        then, self._then = self._then, None
        self.question = None
        try:
            if then is not None:
                self.at = len(given)
                then(self.state, self, *self._args, given[-1])
                if self.question is not None:
                    return False
                given.clear()
                self._clean = True
            while given or not over(self.state):
                if not self._clean:
                    self.state = self.before.copy()
                    self._clean = True
                self.at = 0
                step(self.state, self)
                if self.question is not None:
                    return False
                given.clear()
                self._clean = True
        except OpenQuestion:
            return False
        return True

    def kept(self) -> S:
        """Return a copy of the state before this step."""
        return (self.state if self._clean else self.before).copy()

    def copy(self, match: Match[S]) -> ExternalTable[S]:
        """Return an independent copy for another match. The question is shared because it is immutable."""
        other = ExternalTable(match, self.state.copy())
        other.before, other._clean = self.before, self._clean
        other.given, other.counts, other.answers = list(self.given), dict(self.counts), self.answers
        other.question, other.place = self.question, self.place
        other._then, other._args = self._then, self._args
        return other

    def ask(self, question: Any) -> Any:
        if question.__class__ is Fact:
            if question.answer is not UNTRACKED:
                return question.answer
            question = question.question()
        given, index = self.given, self.at
        self.at = index + 1
        if index < len(given):
            return given[index]
        answer = self._match.answer_inside(question, self)
        if answer is OPEN:
            raise OpenQuestion
        given.append(answer)
        return answer

    def last(self, question: Any, then: Callable[..., None], *args: object) -> None:
        given, index = self.given, self.at
        self.at = index + 1
        if index < len(given):
            answer = given[index]
        else:
            answer = self._match.answer_inside(question, self)
            if answer is OPEN:
                # Nothing follows in this step, so it need not be aborted.
                self._then, self._args = then, args
                return
            given.append(answer)
        then(self.state, self, *args, answer)

    def draw(self, pile: Pile, part: str = "") -> Any:
        layers = pile.layers
        top = layers[0] if layers and layers[0].part == part else pile.top(part)
        known, cards = top.known, pile.pool
        if known:
            if top.size == 1:
                return known[0]
        elif len(cards) == 1:
            return cards[0]
        given, index = self.given, self.at
        self.at = index + 1
        if index < len(given):
            return given[index]
        counts, stream = self.counts, pile.stream
        n = counts.get(stream, 0)
        counts[stream] = n + 1
        card = top.pick(number(key(self._match.seed, stream), n), cards)
        given.append(card)
        return card

    def do(self, effect: Effect) -> None:
        if self._clean:
            self.before = self.state.__copy__()  # type: ignore[attr-defined]
            self._clean = False
        effect.apply(self.state)

    def note(self, note: Callable[..., Any], *args: Any, **kwargs: Any) -> None:
        """Do nothing: notes are for logs, and there is none."""


class Match(Generic[S]):
    """One game, run up to the next question for an agent."""

    def __init__(
        self,
        game: Game[S],
        start: S,
        seed: int,
        paths: Paths,
        policies: Mapping[str, Policy],
        stands_in: Callable[[str], bool] | None,
        keep: bool = False,
    ) -> None:
        self.game = game
        self.seed = seed
        self.paths = paths
        self.policies = policies
        self._stands_in = stands_in
        self._stand_in = game.policy(game.players.stand_in)
        self.history: list[tuple[str, str, Any]] | None = [] if keep else None
        """Every answer so far with seat and question id; None unless requested."""
        self.table: ExternalTable[S] = ExternalTable(self, start)
        self.over = False
        self.go_on()

    @property
    def state(self) -> S:
        """The current state."""
        return self.table.state

    @property
    def question(self) -> Question:
        """The pending question."""
        assert self.table.question is not None
        return self.table.question

    @property
    def answers(self) -> int:
        """Number of answers so far, including those of policies and forced ones."""
        return self.table.answers

    def answer_inside(self, question: Question, table: ExternalTable[S]) -> Any:
        """Return the answer of a policy, or the only possible one; `OPEN` if an agent has to answer."""
        seat = question.seat
        policy, name = self.policies.get(seat) if self.policies else None, ""
        if self._stands_in is not None and self._stands_in(question.id):
            policy, name = self._stand_in, f"{STAND_IN}{seat}"
        if policy is not None:
            name = name or policy_stream(seat)
            n = table.counts.get(name, 0)
            table.counts[name] = n + 1
            stream = Stream(number(key(self.seed, name), n))
            answer = policy.answer(lambda: self.game.view(table.state, seat), question, stream)
        else:
            place = self.paths.start(question)
            if place.__class__ is dict:
                table.place, table.question = place, question
                return OPEN
            (answer,) = place
        self._note(question, answer)
        return answer

    def _note(self, question: Question, answer: Any) -> None:
        self.table.answers += 1
        if self.history is not None:
            self.history.append((question.seat, question.id, answer))

    def give(self, answer: Any) -> None:
        """Answer the pending question and run on."""
        table = self.table
        if self.history is None:
            table.answers += 1
        else:
            self._note(self.question, answer)
        table.given.append(answer)
        if table.run():
            self.over = True

    def go_on(self) -> None:
        """Run until an agent is asked or the game is over."""
        if self.table.run():
            self.over = True

    def copy(self) -> Match[S]:
        """Return an independent copy at the same point of the game."""
        other: Match[S] = object.__new__(Match)
        other.__dict__.update(self.__dict__)
        other.policies = copy_policies(self.policies)
        other.history = None if self.history is None else list(self.history)
        other.table = self.table.copy(other)
        return other

    def save(self, chosen: tuple[int, ...] = ()) -> Saved[S]:
        """Return a snapshot of this moment for `restore`."""
        table = self.table
        return Saved(self.seed, table.kept(), tuple(table.given), dict(table.counts), table.answers, chosen)

    def restore(self, saved: Saved[S]) -> None:
        """Return to a snapshot."""
        table = self.table = ExternalTable(self, saved.state.copy())
        self.seed, self.over = saved.seed, False
        table.given, table.counts, table.answers = list(saved.given), dict(saved.counts), saved.answers
        self.go_on()
