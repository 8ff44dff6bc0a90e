"""The table of a session: replays known inputs, then asks, draws and writes the log."""

from __future__ import annotations

from collections.abc import Callable, Container, Mapping, Sequence
from typing import Any, ClassVar, cast

from visavis.core.budget import Budget, Stopped, checkpoint, current_budget
from visavis.core.chance import Stream, key, number
from visavis.core.choice import Decision
from visavis.core.effect import Effect
from visavis.core.game import Game
from visavis.core.pile import Card, Pile, in_counting_order
from visavis.core.play.log import Answer, Correction, Draw, Hold, Input, Line, Step
from visavis.core.play.timeline import Mark, write
from visavis.core.players import AbsentPolicy, Policy
from visavis.core.question import TABLE, Fact, One, Question
from visavis.core.question.base import A
from visavis.core.state import S
from visavis.core.table import Table, policy_stream


class Waiting(BaseException):
    """Raised if a person's answer is missing. Not an Exception: no rule may catch it by accident."""

    def __init__(self, question: Question) -> None:
        super().__init__(question.id)
        self.question = question


class Paused(Waiting):
    """Raised when it is a policy's turn in a game that was opened but not resumed (`Session.go_on`), or was stopped."""


TOP = "top"
"""Name, in messages, of the default part of a pile: its top."""


class Shown(One[Card], frozen=True):
    """Question for the card that a person turned over; its message may name the part of the pile."""

    stream: str = ""


GRACE = 200
"""Operations of the rules that a stopped game may still do to reach the question of a policy, where it pauses."""


class TableSetup:
    """The part of a session that a live table needs: seed, policies by seat, streams shown by a person."""

    __slots__ = ("allowance", "grace", "policies", "printed", "rests", "seed", "shown", "thinking")

    def __init__(self, seed: int, policies: Mapping[str, Policy], shown: Container[str]) -> None:
        self.seed = seed
        self.policies = policies
        self.shown = shown
        self.printed = shown
        """Streams whose printed cards are on the table: those that are shown, unless a document shows them."""
        self.rests = False
        """Whether policies pause until the game is resumed (`Session.go_on`)."""
        self.allowance: int | None = None
        """Number of answers that policies may still give before they pause; None for no limit."""
        self.grace = 0
        """Operations that are left to a stopped run before it is rolled back (`GRACE`)."""
        self.thinking = ""
        """Seat whose policy thinks just now; empty without one. Other threads may read it."""

    def checkpoint(self, budget: Budget) -> None:
        """Let a stopped game end here, unless it soon comes to a policy: then it pauses, and nothing is lost."""
        if self.grace and budget.stopped:
            self.grace -= 1
        else:
            budget.check()


class LiveTable(Table[S]):
    """Table of a session: replays known inputs first, then asks, draws and writes the log."""

    __slots__ = (
        "_before_thinking",
        "_budget",
        "_effects",
        "_game",
        "_given",
        "_holds",
        "_inputs",
        "_setup",
        "counts",
        "decided_at",
        "lines",
        "misfit",
    )

    def __init__(
        self,
        setup: TableSetup,
        mark: Mark,
        given: Sequence[Input],
        lines: list[Line],
        holds: Sequence[Correction] = (),
        before_thinking: Callable[[], None] | None = None,
    ) -> None:
        super().__init__(mark.state.copy(), [])
        self._setup = setup
        # Of the run that this table belongs to: looking it up at every operation took 2 % of a game.
        self._budget = current_budget()
        self._before_thinking = before_thinking
        self._game: Game = mark.game
        self._given = list(reversed(given))
        self._holds = holds
        self._effects = 0
        self._inputs = 0
        self.counts = dict(mark.counts)
        self.lines = lines
        self.decided_at: list[tuple[int, Decision]] = []
        self.misfit: tuple[Input, ...] = ()

    def release(self) -> None:
        """Break the reference cycle between session and table: the pending question may hold this table."""
        self._before_thinking = None

    @property
    def unused(self) -> list[Input]:
        """Return the known inputs that this step did not need."""
        return self._given[::-1]

    def _known(self, fits: Callable[[Input], bool]) -> Input | None:
        """Return the next known input; the first one that does not fit invalidates all that follow."""
        if self._holds:
            self.hold_now()
            self._inputs += 1
        if not self._given:
            return None
        if fits(self._given[-1]):
            return self._given.pop()
        self.misfit = tuple(self.unused)
        self._given.clear()
        return None

    def hold_now(self) -> None:
        """Apply the corrections that were made after this number of inputs, whatever the step did meanwhile."""
        for correction in self._holds:
            if correction.after == self._inputs:
                self._hold(correction)

    def _hold(self, correction: Correction) -> None:
        before = self.state.copy()
        write(self._game, self.state, correction.now)
        if self.state != before:
            self.lines.append(Hold(correction.now))

    def _count(self, stream: str) -> int:
        n = self.counts.get(stream, 0)
        self.counts[stream] = n + 1
        return n

    def ask(self, question: Question[A] | Fact[A]) -> A:
        if self._budget is not None:
            self._setup.checkpoint(self._budget)
        if isinstance(question, Fact):
            if question.known:
                return cast("A", question.answer)
            question = question.question()
        asked, seat = question, question.seat
        given = self._known(
            lambda line: (
                isinstance(line, Answer) and line.to == asked.id and line.by == seat and asked.fits(line.answer)
            )
        )
        policy = self._setup.policies.get(seat)
        if given is None:
            if policy is None:
                raise Waiting(asked)
            given = Answer(self._thought(policy, asked), asked.id, seat)
        if policy is not None:
            self._count(policy_stream(seat))
        self.lines.append(given)
        return cast("A", cast("Answer", given).answer)

    def _thought(self, policy: Policy, asked: Question) -> Any:
        """Return the answer of a policy. Raises Paused, also if it is stopped, or ValueError if it is illegal."""
        allowance = self._setup.allowance
        if self._setup.rests or isinstance(policy, AbsentPolicy) or allowance == 0:
            raise Paused(asked)
        if allowance is not None:
            self._setup.allowance = allowance - 1
        if self._before_thinking is not None:
            self._before_thinking()
        name = policy_stream(asked.seat)
        stream = Stream(number(key(self._setup.seed, name), self.counts.get(name, 0)))
        self._setup.thinking = asked.seat
        try:
            checkpoint()
            answer = policy.answer(lambda: self._game.view(self.state, asked.seat), asked, stream)
        except Stopped:
            # What was stored stays; the seat waits as in a game that was opened.
            raise Paused(asked) from None
        finally:
            self._setup.thinking = ""
        if not asked.fits(answer):
            raise ValueError(f"the policy of {asked.seat} answered {answer!r} to {asked.id}")
        return answer

    def draw(self, pile: Pile, part: str = "") -> Card:
        card = pile.certain(part)
        if card is not None:
            return card
        stream = pile.stream
        drawn = self._known(
            lambda line: isinstance(line, Draw) and line.of == stream and line.draw in pile.options(part)
        )
        if drawn is None:
            if stream in self._setup.shown and len(options := pile.options(part)) > 1:
                # What was done last in the step tells its draws apart.
                last = next((line for line in reversed(self.lines) if isinstance(line, (Effect, Step))), None)
                after = str(last.__struct_config__.tag) if isinstance(last, Effect) else ""
                args = {"part": part or TOP, "after": after}
                ordered = tuple(sorted(options, key=in_counting_order))
                raise Waiting(Shown(f"draw.{stream}", TABLE, "", ordered, args=args, stream=stream))
            n = self.counts.get(stream, 0)
            drawn = Draw(pile.pick(number(key(self._setup.seed, stream), n), part), stream)
        self._count(stream)
        self.lines.append(drawn)
        return cast("Draw", drawn).draw

    def printed(self, stream: str) -> bool:
        return stream in self._setup.printed

    def do(self, effect: Effect) -> None:
        if self._budget is not None:
            self._setup.checkpoint(self._budget)
        effect.apply(self.state)
        self.lines.append(effect)
        if self._holds:
            self._effects += 1
            for correction in self._holds:
                if correction.effects == self._effects:
                    self._hold(correction)

    def decided(self, decision: Decision) -> None:
        if self._budget is not None:
            self._setup.checkpoint(self._budget)
        self.decided_at.append((len(self.lines), decision))


class ExplainingTable(LiveTable[S]):
    """Table for explanations: criteria record their measurements."""

    __slots__ = ()
    measures: ClassVar[bool] = True


class ReplayTable(ExplainingTable[S]):
    """Table that calls no policy: it raises Waiting at the first question beyond the known inputs."""

    __slots__ = ()

    def ask(self, question: Question[A] | Fact[A]) -> A:
        if not self.unused and not (isinstance(question, Fact) and question.known):
            self.hold_now()
            raise Waiting(question.question() if isinstance(question, Fact) else question)
        return super().ask(question)
