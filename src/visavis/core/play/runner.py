"""Runs the steps of a game until a person is needed. Every change is atomic and reported to a callback."""

from __future__ import annotations

import traceback
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any, Generic, cast

import msgspec

from visavis.core.budget import Stopped, current_budget, spend
from visavis.core.choice import Decision
from visavis.core.game import Game
from visavis.core.pack import Pack, begun_with
from visavis.core.pile import Card
from visavis.core.play.last_change import LastChange, diff_logs, restored_fields, shift_change
from visavis.core.play.live_table import GRACE, LiveTable, Paused, Shown, TableSetup, Waiting
from visavis.core.play.log import (
    INPUTS,
    SAID,
    Answer,
    Draw,
    Entered,
    Header,
    Input,
    Line,
    Over,
    Rules,
    Said,
    Step,
    at_line,
)
from visavis.core.play.timeline import Mark, Timeline, count_input, place
from visavis.core.players import NO_PLAYERS, Factory, Policy, RandomPolicy, require_present, seat_policies
from visavis.core.question import NO_ARGS, PERSON, TABLE, OptionNames, Question
from visavis.core.refusal import BadLog, NotAllowed, Refusal, Stale
from visavis.core.state import S

MOST_STEPS = 20_000
"""Maximum number of steps replayed from an untrusted log."""

_LONGEST_RULES = 9
"""Number of digits of the longest version of rules."""


class Notice(msgspec.Struct, frozen=True):
    """A message for a person: an id (`notice-<id>`), its variables, and the seat it is for (or all)."""

    id: str
    args: Mapping[str, object] = NO_ARGS
    seat: str = TABLE


class Redo(msgspec.Struct, frozen=True):
    """An entry of the redo list: inputs, or an entry of a person; `over`: the game was over before the undo."""

    inputs: tuple[Input, ...] = ()
    said: Said | None = None
    over: bool = False


def error_location(wrong: BaseException) -> str:
    """Return the location of an exception: folder, file and line.

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
    """Return the BadLog for an exception that a log causes in the rules, with the location in the rules."""
    return BadLog("log.broken", line, where=error_location(wrong), detail=type(wrong).__name__)


class RunnerState(msgspec.Struct, Generic[S]):
    """Mutable part of a runner. A change works on a copy; if it fails, the old one is restored (rollback)."""

    timeline: Timeline[S]
    pending: Question | None = None
    paused_seat: str | None = None
    untrusted: bool = False
    read_only: bool = False
    notices: tuple[Notice, ...] = ()
    redo: tuple[Redo, ...] = ()
    version: int = 0
    decided: dict[int, list[tuple[int, Decision]]] = {}
    """Cache of the decisions of some steps, by the line at which the step begins."""
    last_change: LastChange = LastChange()

    def copy(self) -> RunnerState[S]:
        """Return an independent copy."""
        return msgspec.structs.replace(self, timeline=self.timeline.copy(), decided=dict(self.decided))


class Runner(Generic[S]):
    """A game with its log, run up to the question that waits for a person. Only a runner writes to its timeline.

    `on_change` is called with the runner and the first changed line whenever the log has grown or been cut.
    """

    __slots__ = ("__weakref__", "_dirty", "_flushed", "_pack", "header", "on_change", "players", "setup", "state")

    def __init__(
        self, game: Game[S], header: Header, pack: Pack, start: S, players: Mapping[str, Factory] = NO_PLAYERS
    ) -> None:
        self.header = header
        self.players = players
        """Factories of own policies by seat."""
        self.state = RunnerState(Timeline(game, start, header.options, header.rules))
        self.on_change: Callable[[Runner[S], int], None] | None = None
        self._pack = pack
        self._flushed: list[Line] = []
        """Lines that `on_change` was called for."""
        self._dirty = 0
        """Index of the first line that may differ from the flushed one."""
        policies = seat_policies(game, {**game.players.substitutes, **header.seats}, players)
        if PERSON not in header.seats.values():
            policies.setdefault(TABLE, RandomPolicy())
        self.setup = TableSetup(header.seed, policies, header.shown)

    @classmethod
    def prepare(cls, game: Game[S], header: Header, players: Mapping[str, Factory] = NO_PLAYERS) -> Runner[S]:
        """Return a runner that has not run anything yet. Raises Refusal if the header is impossible."""
        options = game.read_options(header.options)
        known = game.seats(options)
        if set(header.seats) != set(known):
            raise Refusal("seat.unknown", given=", ".join(sorted(set(header.seats) ^ set(known)))[:40], options=known)
        for stream in header.shown:
            if stream not in game.streams:
                raise Refusal("stream.unknown", given=stream[:40], options=game.streams)
        pack = game.default_pack
        if game.pack is not None:
            if header.own_pack is not None:
                pack = game.pack.build(header.own_pack)
            else:
                pack = begun_with(game.folder, game.pack, pack, header.pack_digest) or pack
        start = game.start(options, pack)
        if header.position is not None:
            place(game, start, header.position)
        return cls(game, header, pack, start, players)

    # The state, read

    @property
    def timeline(self) -> Timeline[S]:
        """Return the timeline; a change replaces it."""
        return self.state.timeline

    @property
    def game(self) -> Game[S]:
        """Return the game."""
        return self.state.timeline.game

    @property
    def lines(self) -> list[Line]:
        """Return the lines of the log after the header."""
        return self.state.timeline.lines

    @property
    def pending(self) -> Question | None:
        """Return the question that waits for a person; None without one."""
        return self.state.pending

    @property
    def paused_seat(self) -> str | None:
        """Return the seat of the policy that waits until the game is resumed; None without one."""
        return self.state.paused_seat

    @property
    def read_only(self) -> bool:
        """Return True if every change is refused: the game was played under newer rules than these."""
        return self.state.read_only

    @property
    def untrusted(self) -> bool:
        """Return True if the log is untrusted: it was opened or corrected, and may describe an impossible state."""
        return self.state.untrusted

    @property
    def notices(self) -> tuple[Notice, ...]:
        """Return messages to persons about the last change, or about the opening of the game."""
        return self.state.notices

    @property
    def version(self) -> int:
        """Return the number of changes."""
        return self.state.version

    @property
    def pack(self) -> Pack:
        """Return the current pack: printed values may have been entered."""
        pack: Pack = getattr(self.state.timeline.now, "pack", self._pack)
        return pack

    @property
    def options(self) -> dict[str, Any]:
        """Return the current options."""
        return self.state.timeline.options_now

    @property
    def over(self) -> bool:
        """Return True if the game is over."""
        lines = self.state.timeline.lines
        return bool(lines) and isinstance(lines[-1], Over)

    @property
    def secret(self) -> bool:
        """Return True if cards are still hidden between several players."""
        return self.game.hidden and len(self.header.seats) > 1 and not self.over

    def policy_of(self, seat: str) -> Policy | None:
        """Return the policy of a seat; None for a person."""
        return self.setup.policies.get(seat)

    def by_person(self, line: Line) -> bool:
        """Return True if a line is an input of a person."""
        if isinstance(line, Draw):
            # A shown card, even if all seats are policies.
            return bool(line.by)
        return isinstance(line, Answer) and self.policy_of(line.by) is None

    # Running

    def flush(self) -> None:
        """Call `on_change` if the log differs from the last call: before a policy is called, and after a change."""
        index, flushed, lines = self._dirty, self._flushed, self.state.timeline.lines
        while index < len(flushed) and index < len(lines) and flushed[index] == lines[index]:
            index += 1
        if index < len(flushed) or index < len(lines):
            if self.on_change is not None:
                self.on_change(self, index)
            flushed[index:] = lines[index:]
        self._dirty = len(lines)

    def run(self, inputs: Sequence[Input], *, untrusted: bool = False) -> None:
        """Run steps until a person is needed or the game is over.

        `untrusted`: the inputs come from a log that was opened. Its steps are limited and checked for faults, and no
        policy is called.
        """
        remaining, state, time, steps = list(inputs), self.state, self.state.timeline, 0
        state.untrusted = state.untrusted or untrusted
        state.pending = state.paused_seat = None
        self.setup.rests, self.setup.grace = untrusted, GRACE if self.setup.policies else 0
        while not time.game.over(time.whole):
            if untrusted:
                steps += 1
                spend("steps")
                if steps > MOST_STEPS:
                    raise BadLog("log.steps", len(time.lines) + 1, most=MOST_STEPS)
            elif (budget := current_budget()) is not None:
                self.setup.checkpoint(budget)
            mark = time.begin_step()
            holds = time.holds(mark)
            table: LiveTable = LiveTable(self.setup, mark, remaining, time.lines, holds, self.flush)
            waiting = self._step(table, untrusted, bool(holds))
            table.release()
            state.decided[mark.line] = table.decided_at
            if table.misfit:
                self.notify_dropped("answers.dropped", table.misfit)
            if waiting is not None:
                time.now = table.state
                state.pending = None if isinstance(waiting, Paused) else waiting.question
                state.paused_seat = waiting.question.seat if isinstance(waiting, Paused) else None
                return
            remaining, time.whole, time.counts = table.unused, table.state, table.counts
            if holds and time.game.faults(time.whole):
                # The correction in the middle of the step contradicts every possible end of the step.
                raise NotAllowed("correct.clash")
            if untrusted:
                self.check_state(time.whole, len(time.lines) + 1)
        time.now = time.whole
        if not self.over:
            time.lines.append(Over(time.game.score(time.whole)))
        self.notify_dropped("answers.dropped", remaining)

    def _step(self, table: LiveTable[S], untrusted: bool, held: bool) -> Waiting | None:
        """Run one step; return what it waits for if it is unfinished, otherwise None."""
        try:
            self.state.timeline.game.step(table.state, table)
        except Waiting as waiting:
            # Its traceback holds the frames of the step, which lead back to this runner: a reference cycle.
            return waiting.with_traceback(None)
        except Exception as wrong:
            if held:
                # A rule did not expect the correction in the middle of its work.
                raise NotAllowed("correct.clash") from wrong
            if isinstance(wrong, Refusal) or not (untrusted or self.untrusted):
                raise
            # An opened log describes an impossible game: no rule is made for that.
            if untrusted:
                raise broken_log(wrong, len(self.lines) + 1) from wrong
            raise NotAllowed("game.stuck", where=error_location(wrong), detail=type(wrong).__name__) from wrong
        return None

    def check_state(self, state: S, line: int) -> None:
        """Raise BadLog if the state after a line of a log is impossible."""
        if faults := self.game.faults(state):
            raise BadLog("log.faults", line, faults=faults)

    def notify(self, notice: Notice) -> None:
        """Add a notice."""
        self.state.notices = (*self.state.notices, notice)

    def notify_dropped(self, id: str, inputs: Sequence[Input]) -> None:
        """Add a notice for every person about their answers that are asked again."""
        answers = [line for line in inputs if isinstance(line, Answer) and self.policy_of(line.by) is None]
        for seat in dict.fromkeys(line.by for line in answers):
            dropped = tuple((line.to, line.answer) for line in answers if line.by == seat)
            self.notify(Notice(id, {"answers": dropped}, seat))

    # Changing

    def require_writable(self) -> None:
        """Raise NotAllowed if the game is read-only."""
        if self.read_only:
            raise NotAllowed("game.looking")

    def change(
        self, mark: Mark, inputs: Sequence[Input], *, redo: tuple[Redo, ...] = (), said: Said | None = None
    ) -> LastChange:
        """Go back to a mark, add a person's entry, run on with these inputs. Atomic: rolled back on any exception."""
        old = self.state
        undone = redo[-1].said if len(redo) > len(old.redo) else None
        redone = said if len(redo) < len(old.redo) else None
        new = self.state = old.copy()
        new.notices, new.redo = (), redo
        try:
            self._cut(mark)
            if said is not None:
                new.timeline.say(said)
            self.run(inputs)
            new.version += 1
            self.flush()
        except BaseException as wrong:
            # Lines that were flushed meanwhile stay known, so that the next change is flushed from there.
            self.state, self._dirty = old, min(self._dirty, mark.line)
            if isinstance(wrong, Stopped):
                # Whoever stopped it finds the game as it was, also when it is opened again.
                self.flush()
            raise
        lines, before = new.timeline.lines, old.timeline.lines
        if isinstance(undone or said, Entered):
            shifted = shift_change(old.last_change, mark.line, len(lines) - len(before))
            new.last_change = msgspec.structs.replace(shifted, undo=undone is not None)
        else:
            facts = restored_fields(old.timeline.now, new.timeline.now, undone or redone)
            change = diff_logs(before, lines, self.game, self._handled(old))
            new.last_change = msgspec.structs.replace(change, facts=facts, undo=len(redo) > len(old.redo))
        return new.last_change

    def _handled(self, state: RunnerState[S]) -> bool:
        """Return True if people handle pieces or printed cards, which they have to move back after an undo."""
        return state.timeline.now.handled or bool(self.setup.printed)

    def merge_changes(self, before: Sequence[Line]) -> None:
        """Extend the last change to all changes since the log was `before`."""
        state = self.state
        if len(state.timeline.lines) < len(before):
            last, handled = state.last_change, self._handled(state)
            merged = diff_logs(before, state.timeline.lines, self.game, handled)
            state.last_change = msgspec.structs.replace(merged, facts=last.facts, undo=last.undo)

    def _cut(self, mark: Mark) -> None:
        """Drop everything from a mark on."""
        decided = self.state.decided
        for line in [line for line in decided if line >= mark.line]:
            del decided[line]
        self.timeline.back_to(mark)
        self._dirty = min(self._dirty, mark.line)

    def answer(self, raw: object, *, words: OptionNames = str, at: int | None = None, joined: bool = False) -> None:
        """Answer the pending question; `Session.answer` documents the arguments. Raises Refusal."""
        self.require_writable()
        if at is not None and at != len(self.lines):
            raise Stale("answer.stale")
        pending = self.pending
        if pending is None:
            seat = self.paused_seat
            raise Stale("game.over") if seat is None else NotAllowed("game.resting", seat=seat)
        value = pending.read(raw, words)
        given: Input = Answer(value, pending.id, pending.seat, joined)
        if isinstance(pending, Shown):
            given = Draw(cast("Card", value), pending.stream, pending.seat)
        mark, before = self.timeline.marks[-1], self.state.last_change
        change = self.change(mark, [*self.timeline.inputs_from(mark.line), given])
        if joined:
            self.state.last_change = msgspec.structs.replace(change, first=min(before.first, change.first))

    def go_on(self) -> None:
        """Resume the policies of a game that was opened."""
        self.require_writable()
        if self.paused_seat is not None:
            require_present(self.policy_of(self.paused_seat))
            mark = self.timeline.marks[-1]
            self.change(mark, self.timeline.inputs_from(mark.line), redo=self.state.redo)

    # Thinking beside

    def copy(self) -> Runner[S]:
        """Return an independent runner of the same game at the same moment: what happens in it is stored nowhere."""
        copied: Runner[S] = object.__new__(type(self))
        copied.header, copied.players, copied._pack = self.header, self.players, self._pack
        copied.state, copied.on_change = self.state.copy(), None
        copied._flushed, copied._dirty = list(self.lines), len(self.lines)
        copied.setup = TableSetup(self.setup.seed, self.setup.policies, self.setup.shown)
        copied.setup.printed = self.setup.printed
        return copied

    def adopt(self, other: Runner[S]) -> None:
        """Continue where a copy of this runner has come to by `go_on` meanwhile. Rolled back on any exception.

        For people it belongs to the change before it: what that took back is still taken back.
        """
        old, before = self.state, self.state.last_change
        change = msgspec.structs.replace(before, first=min(before.first, other.state.last_change.first))
        notices = (*old.notices, *other.state.notices)
        self._dirty = min(self._dirty, old.timeline.marks[-1].line if old.timeline.marks else 0)
        self.state = msgspec.structs.replace(other.state, last_change=change, notices=notices, redo=old.redo)
        try:
            self.flush()
        except BaseException:
            self.state = old
            raise

    # Opening

    def load(self, lines: Sequence[Line]) -> None:
        """Load the lines of a log: apply the effects of complete steps, run the unfinished step again.

        Raises BadLog with the line that is impossible.
        """
        folded, given = self._fold(lines)
        self._flushed, self._dirty = list(lines), folded
        if self.read_only:
            self._show_unfinished(lines[folded:])
        elif not self.over:
            self.run(given, untrusted=True)

    def replay(self, lines: Sequence[Line]) -> None:
        """Run the inputs of a log again. Raises BadLog if one of them does not fit."""
        parts: list[tuple[list[Said], list[Input]]] = [([], [])]
        for line in lines:
            if isinstance(line, SAID):
                if parts[-1][1] or len(parts) == 1:
                    parts.append(([], []))
                parts[-1][0].append(line)
            elif isinstance(line, INPUTS):
                parts[-1][1].append(line)
        for entries, given in parts:
            if entries:
                self._cut(self.timeline.where_said())
            for said in entries:
                try:
                    self.timeline.say(said)
                except Refusal as wrong:
                    raise at_line(wrong, 1) from None
            self.run(given, untrusted=True)
            if self.notices:
                raise BadLog("log.inputs", 1)

    def _fold(self, lines: Sequence[Line]) -> tuple[int, list[Input]]:
        """Apply the effects of the complete steps; a last step that nothing follows is run again instead.

        Return the number of applied lines, and the inputs of the unfinished step.
        """
        time = self.timeline
        steps = [index for index, line in enumerate(lines) if isinstance(line, Step)]
        followed = any(isinstance(line, (*SAID, Rules, Over)) for line in lines[steps[-1] :]) if steps else True
        last = len(lines) if followed else steps[-1]
        inside, counts = False, dict(time.counts)
        state = time.whole = time.whole.copy()
        for index, line in enumerate(lines[:last]):
            number = index + 2
            if isinstance(line, (Step, *SAID, Rules, Over)):
                self.check_state(state, number - 1)
                time.whole, time.counts = state, counts
                inside = isinstance(line, Step)
                self._between(line, number, index == len(lines) - 1)
                state, counts = time.whole.copy(), dict(time.counts)
                continue
            if not inside:
                raise BadLog("log.outside", number)
            if isinstance(line, INPUTS):
                count_input(counts, line, isinstance(line, Answer) and self.policy_of(line.by) is not None)
            _apply(time, state, line, number)
            time.lines.append(line)
        self.check_state(state, last + 1)
        time.whole, time.now, time.counts = state, state, counts
        unfinished = lines[last:]
        if unfinished:
            self._check_number(cast("Step", unfinished[0]), last + 2)
        self.state.read_only = _newer(time.rules, self.game.rules_version)
        given = [line for line in unfinished if isinstance(line, INPUTS)]
        if time.rules != self.game.rules_version and given and not self.read_only:
            self.notify_dropped("rules.changed", given)
            given = []
        return last, given

    def _between(self, line: Line, number: int, final: bool) -> None:
        """Apply a line of a log that is not inside a step."""
        time = self.timeline
        if isinstance(line, SAID):
            try:
                time.say(line)
            except Refusal as wrong:
                raise at_line(wrong, number) from None
            except Exception as wrong:
                raise broken_log(wrong, number) from wrong
            return
        if isinstance(line, Step):
            spend("steps")
            self._check_number(line, number)
            time.begin_known_step(line)
            return
        if isinstance(line, Rules):
            time.rules = line.rules
        elif not final or not self.game.over(time.whole) or cast("Over", line).over != self.game.score(time.whole):
            raise BadLog("log.over", number)
        time.lines.append(line)

    def _check_number(self, line: Step, number: int) -> None:
        expected = self.timeline.step_number + 1
        if line.step != expected:
            raise BadLog("log.step", number, given=line.step, expected=expected)

    def _show_unfinished(self, unfinished: Sequence[Line]) -> None:
        """Apply what newer rules have done so far in an unfinished step, without running it."""
        time = self.timeline
        time.now = time.whole.copy()
        for number, line in enumerate(unfinished, len(self.lines) + 2):
            if isinstance(line, Step):
                time.begin_known_step(line)
                continue
            _apply(time, time.now, line, number)
            time.lines.append(line)
        self.notify(Notice("rules.newer", {"given": time.rules, "known": self.game.rules_version}))


def _apply(time: Timeline[S], state: S, line: Line, number: int) -> None:
    """Apply a line of a log to the state. Raises BadLog if that is impossible."""
    try:
        time.apply(state, line)
    except Refusal as wrong:
        raise at_line(wrong, number) from None
    except Exception as wrong:
        raise BadLog("log.impossible", number, detail=str(wrong)) from None


def _newer(rules: str, known: str) -> bool:
    """Return True if rules are newer than the known ones."""
    if not (rules.isdecimal() and known.isdecimal()):
        return False
    # Python refuses to read numbers of thousands of digits.
    return len(rules) > _LONGEST_RULES or int(rules) > int(known)
