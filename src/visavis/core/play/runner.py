"""A game that runs: steps until a person is needed, every change whole or not at all, kept as it happens."""

from __future__ import annotations

import traceback
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any, Generic

import msgspec

from visavis.core.choice import Decision
from visavis.core.game import Game
from visavis.core.pack import Pack
from visavis.core.play.live_table import LiveTable, Paused, TableSetup, Waiting
from visavis.core.play.log import Answer, Draw, Header, Input, Line, Over, Said
from visavis.core.play.timeline import Mark, Timeline
from visavis.core.players import NO_PLAYERS, Factory, Policy, RandomPolicy, seat_policies
from visavis.core.question import NO_ARGS, PERSON, TABLE, Question
from visavis.core.refusal import BadLog, NotAllowed, Refusal
from visavis.core.state import S

MOST_STEPS = 20_000
"""Maximum number of steps run after opening a game, before a person continues it."""


class Notice(msgspec.Struct, frozen=True):
    """Something a person should know: an id (`notice-<id>`), its arguments, and the seat it is for (or all)."""

    id: str
    args: Mapping[str, object] = NO_ARGS
    seat: str = TABLE


class Redo(msgspec.Struct, frozen=True):
    """What an undo took away: inputs, or what a person said; `over`: from a game that was over."""

    inputs: tuple[Input, ...] = ()
    said: Said | None = None
    over: bool = False


def error_location(wrong: BaseException) -> str:
    """Where something went wrong: the folder, the file and the line.

    >>> try:
    ...     {}["x"]
    ... except KeyError as wrong:
    ...     error_location(wrong).endswith(":2")
    True
    """
    last = traceback.extract_tb(wrong.__traceback__)[-1]
    path = Path(last.filename)
    return f"{path.parent.name}/{path.name}:{last.lineno}"


def broken_log(wrong: BaseException, line: int) -> BadLog:
    """The refusal for what a log says and no rule is made for: it names the place in the rules."""
    return BadLog("log.broken", line, where=error_location(wrong), detail=type(wrong).__name__)


class Runner(Generic[S]):
    """A game with its log, run up to the question that waits for a person."""

    def __init__(
        self, game: Game[S], header: Header, pack: Pack, start: S, players: Mapping[str, Factory] = NO_PLAYERS
    ) -> None:
        self.header = header
        self.players = players
        """What makes the own policies, by seat."""
        self.timeline = Timeline(game, start, header.options, header.rules)
        self.pending: Question | None = None
        self.resting: str | None = None
        """The seat of the computer player that waits until somebody says that the game goes on."""
        self.opened = False
        """Whether the game was opened from a file, a link or a store, or corrected: anything may stand in it then."""
        self.looking = False
        """Whether the game is only to be looked at: it was played under newer rules than these."""
        self.notices: tuple[Notice, ...] = ()
        self.redo_list: list[Redo] = []
        self.keeper: Callable[[Any, int], None] | None = None
        self.version = 0
        """Counts the changes; whoever keeps the game may set it to its own count."""
        self._pack = pack
        self._kept: list[Line] = []
        self._dirty = 0
        policies = seat_policies(game, header.seats, players)
        if PERSON not in header.seats.values():
            policies.setdefault(TABLE, RandomPolicy())
        self.company = TableSetup(header.seed, policies, header.shown)
        self.decided: dict[int, list[tuple[int, Decision]]] = {}
        """The decisions of steps, by the line at which the step begins; not of all of them."""

    # What the timeline says, under the names that everybody uses

    @property
    def game(self) -> Game[S]:
        """The game."""
        return self.timeline.game

    @property
    def lines(self) -> list[Line]:
        """The lines of the log after the header."""
        return self.timeline.lines

    @property
    def steps(self) -> tuple[int, ...]:
        """The line at which each step begins."""
        return self.timeline.steps

    @property
    def pack(self) -> Pack:
        """The cards as they are now: printed values may have been typed in."""
        found: Pack = getattr(self.timeline.now, "pack", self._pack)
        return found

    @property
    def options(self) -> dict[str, Any]:
        """The options as they are now."""
        return self.timeline.options_now

    @property
    def over(self) -> bool:
        """Whether the game is over."""
        return bool(self.lines) and isinstance(self.lines[-1], Over)

    @property
    def secret(self) -> bool:
        """Whether somebody still plays against others with hidden cards."""
        return self.game.hidden and len(self.header.seats) > 1 and not self.over

    def policy_of(self, seat: str) -> Policy | None:
        """Who answers for a seat; None: a person."""
        return self.company.policies.get(seat)

    def by_person(self, line: Line) -> bool:
        """Whether a line is an input of a person."""
        if isinstance(line, Draw):
            # A shown card, even where nobody but policies sits.
            return bool(line.by)
        return isinstance(line, Answer) and self.policy_of(line.by) is None

    # Running

    def keep_now(self) -> None:
        """Hand what is new to the keeper: before a policy thinks, and after every change."""
        at, kept, lines = self._dirty, self._kept, self.lines
        while at < len(kept) and at < len(lines) and kept[at] == lines[at]:
            at += 1
        if self.keeper is not None and not at == len(kept) == len(lines):
            self.keeper(self, at)
        self._kept[at:] = lines[at:]
        self._dirty = len(lines)

    def run(self, given: Sequence[Input], *, foreign: bool = False) -> None:
        """Run steps until a person is needed or the game is over.

        `foreign`: what is run was opened and nobody has vouched for it. Its steps are counted and checked for faults
        as loaded ones are, and no computer player thinks.
        """
        left, time, steps, lines = list(given), self.timeline, 0, self.timeline.lines
        self.opened = self.opened or foreign
        self.pending = self.resting = None
        self.company.rests = foreign
        while not time.game.over(time.whole):
            steps += 1
            if foreign and steps > MOST_STEPS:
                raise BadLog("log.steps", len(self.lines) + 1, most=MOST_STEPS)
            mark = time.begin_step()
            holds = time.holds(mark)
            table: LiveTable = LiveTable(self.company, mark, left, lines, holds, self.keep_now)
            waiting = self._step(table, foreign, bool(holds))
            self.decided[mark.line] = table.decided_at
            if table.misfit:
                self.tell_dropped("answers.dropped", table.misfit)
            if waiting is not None:
                time.now = table.state
                self.pending = None if isinstance(waiting, Paused) else waiting.question
                self.resting = waiting.question.seat if isinstance(waiting, Paused) else None
                return
            left, time.whole, time.counts = table.unused, table.state, table.counts
            if holds and time.game.faults(time.whole):
                # What was said in the middle of the step goes with nothing that the step can end with.
                raise NotAllowed("correct.clash")
            if foreign:
                self.faultless(time.whole, len(self.lines) + 1)
        time.now = time.whole
        if not self.over:
            self.lines.append(Over(time.game.score(time.whole)))
        self.tell_dropped("answers.dropped", left)

    def _step(self, table: LiveTable[S], foreign: bool, held: bool) -> Waiting | None:
        """Run one step; who is waited for, if it could not be ended."""
        try:
            self.game.step(table.state, table)
        except Waiting as waiting:
            return waiting
        except Exception as wrong:
            if held:
                # A rule that was in the middle of something did not expect what was said there.
                raise NotAllowed("correct.clash") from wrong
            if isinstance(wrong, Refusal) or not (foreign or self.opened):
                raise
            # What was opened says what no game could: no rule is made for that.
            if foreign:
                raise broken_log(wrong, len(self.lines) + 1) from wrong
            raise NotAllowed("game.stuck", where=error_location(wrong), detail=type(wrong).__name__) from wrong
        return None

    def faultless(self, state: S, line: int) -> None:
        """Refuse a log after which the game cannot be as it is."""
        if faults := self.game.faults(state):
            raise BadLog("log.faults", line, faults=faults)

    def tell_dropped(self, id: str, inputs: Sequence[Input]) -> None:
        """Tell every person which of their answers are asked again."""
        answers = [line for line in inputs if isinstance(line, Answer) and self.policy_of(line.by) is None]
        for seat in dict.fromkeys(line.by for line in answers):
            args = {"answers": tuple((line.to, line.answer) for line in answers if line.by == seat)}
            self.notices = (*self.notices, Notice(id, args, seat))

    # Changing

    def change(self, mark: Mark, given: Sequence[Input], redo_list: list[Redo], said: Said | None = None) -> None:
        """Go back to a mark, take over what was said, run on with these inputs. All or nothing."""
        saved = dict(self.__dict__, timeline=self.timeline.copy(), decided=dict(self.decided))
        try:
            self.notices, self.redo_list = (), redo_list
            self.cut(mark)
            if said is not None:
                self.timeline.say(said)
            self.run(given)
            self.version += 1
            self.keep_now()
        except BaseException:
            # What the keeper has got by now stays known, so that the next change is kept from there.
            saved.update(_kept=self._kept, _dirty=min(self._dirty, mark.line))
            self.__dict__.update(saved)
            raise

    def cut(self, mark: Mark) -> None:
        """Drop everything from a mark on."""
        for line in [line for line in self.decided if line >= mark.line]:
            del self.decided[line]
        self.timeline.back_to(mark)
        self._dirty = min(self._dirty, mark.line)
