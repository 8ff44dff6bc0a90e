"""The timeline of a game: its log, the state before each step, the draws so far. All else is derived from it."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Iterator, Mapping
from typing import Any, Generic

import msgspec

from visavis.core.budget import spend
from visavis.core.effect import Effect
from visavis.core.game import Game, find_game
from visavis.core.pack import Pack
from visavis.core.play.log import (
    INPUTS,
    SAID,
    Correction,
    Draw,
    Entered,
    Hold,
    Input,
    Line,
    Over,
    Rules,
    Said,
    Setting,
    Step,
)
from visavis.core.question import NO_ARGS
from visavis.core.refusal import BadPosition, NotAllowed
from visavis.core.region import UNTRACKED
from visavis.core.state import S
from visavis.core.table import policy_stream

_BETWEEN = (*SAID, Rules)


class Mark(msgspec.Struct, frozen=True):
    """Snapshot before a step or a person's entry: its line, and the state, counts and rules before it."""

    line: int
    state: Any
    counts: Mapping[str, int]
    """Number of draws of each chance stream so far."""
    rules: str
    game: Any
    """The game: a newer text of a bot compiles to another one."""
    step: int = 0
    """Number of the step before it; 0 before the first."""
    options: Mapping[str, Any] = NO_ARGS
    """Options at this moment: some may change during a game."""


def place(game: Game[S], state: S, facts: Mapping[str, object]) -> None:
    """Write facts into a state. Raises Refusal if they are invalid or lead to an impossible state."""
    write(game, state, facts)
    if faults := game.faults(state):
        raise BadPosition("position.faults", faults=faults)


def write(game: Game[S], state: S, facts: Mapping[str, object]) -> None:
    """Write facts into a state, and what follows from them. Raises BadPosition if they are invalid."""
    for field, raw in facts.items():
        state.write(field, raw)
    if game.complete_position is not None:
        game.complete_position(state, frozenset(facts))


def rebuilt(game: Game[S], state: S, options: Any, pack: Pack) -> S:
    """Rebuild a state for other options or another pack.

    `Game.start` provides the `FIXED` fields and those that are UNTRACKED on either side, all others are copied; then
    `Game.on_options_changed` is called. Raises NotAllowed or BadPosition.
    """
    fresh = game.start(options, pack)
    if type(fresh) is not type(state) and game.text is None:
        raise NotAllowed("setting.state")
    # A newer text may have other fields: the common ones are copied.
    for name in (name for name in state.__struct_fields__ if name in fresh.__struct_fields__):
        now = getattr(state, name)
        known = now is not UNTRACKED and getattr(fresh, name) is not UNTRACKED
        if known and name not in state.FIXED:
            setattr(fresh, name, now)
    if game.on_options_changed is not None:
        game.on_options_changed(state, fresh)
    if faults := game.faults(fresh):
        raise BadPosition("position.faults", faults=faults)
    return fresh


def with_rows(pack: Pack, rows: Mapping[str, list[dict[str, Any]]]) -> dict[str, Any]:
    """Return the document of a pack with some rows replaced or added."""
    document = dict(pack.raw)
    for table, typed in rows.items():
        by_id = {row.get("id"): row for row in typed}
        document[table] = [by_id.pop(row.get("id"), row) for row in document.get(table, [])] + list(by_id.values())
    return document


class Timeline(Generic[S]):
    """The lines of a log and snapshots of the state between them.

    `whole` is the state after the last complete step, `now` the state with what the unfinished one has done so far.
    """

    __slots__ = ("_options_now", "counts", "game", "lines", "marks", "now", "options", "rules", "step_number", "whole")

    def __init__(self, game: Game[S], start: S, options: Mapping[str, Any], rules: str) -> None:
        self.game = game
        self.lines: list[Line] = []
        self.marks: list[Mark] = []
        self.whole = start
        self.now = start
        self.counts: Mapping[str, int] = {}
        self.rules = rules
        self.options = options
        """The options the game began with."""
        self.step_number = 0
        """Number of the last step; 0 before the first."""
        self._options_now = options

    def copy(self) -> Timeline[S]:
        """Return an independent copy. The lists are copied; lines and states are shared."""
        other = Timeline(self.game, self.whole, self.options, self.rules)
        other.lines, other.marks, other.now, other.counts = list(self.lines), list(self.marks), self.now, self.counts
        other.step_number, other._options_now = self.step_number, self._options_now
        return other

    # Inspecting

    @property
    def steps(self) -> tuple[int, ...]:
        """Return the line at which each step begins."""
        return tuple(mark.line for mark in self.marks if isinstance(self.lines[mark.line], Step))

    def mark_at(self, line: int) -> Mark:
        """Return the mark of the step or entry that contains this line."""
        return next((mark for mark in reversed(self.marks) if mark.line <= line), self.marks[0])

    def end_of(self, mark: Mark) -> int:
        """Return the line after the last one that belongs to a mark."""
        index = bisect_right(self.marks, mark.line, key=lambda other: other.line)
        return self.marks[index].line if index < len(self.marks) else len(self.lines)

    def lines_of(self, mark: Mark, end: int | None = None) -> list[Line]:
        """Return the lines of a step."""
        lines = self.lines[mark.line : self.end_of(mark) if end is None else end]
        return [line for line in lines if not isinstance(line, (Rules, Over))]

    def spans(self) -> Iterator[tuple[Mark, list[Line]]]:
        """Iterate over the steps with their lines."""
        ends = [*(mark.line for mark in self.marks[1:]), len(self.lines)]
        for mark, end in zip(self.marks, ends, strict=True):
            if isinstance(self.lines[mark.line], Step):
                yield mark, self.lines_of(mark, end)

    def inputs_from(self, line: int) -> list[Input]:
        """Return the inputs from a line on."""
        return [logged for logged in self.lines[line:] if isinstance(logged, INPUTS)]

    def holds(self, mark: Mark) -> tuple[Correction, ...]:
        """Return the corrections to apply inside a step: they were made in the middle of it."""
        corrections: list[Correction] = []
        index = mark.line - 1
        if index < 0 or not isinstance(self.lines[index], _BETWEEN):
            return ()
        while index >= 0 and isinstance(line := self.lines[index], _BETWEEN):
            if isinstance(line, Correction) and line.now:
                corrections.append(line)
            index -= 1
        return tuple(reversed(corrections))

    def state_before(self, line: int) -> S:
        """Return the state before this line."""
        mark = self.mark_at(line)
        state: S = mark.state.copy()
        for done in self.lines[mark.line : line]:
            self.apply(state, done)
        return state

    def apply(self, state: S, line: Line) -> None:
        """Apply a line inside a step to the state."""
        if isinstance(line, Effect):
            line.apply(state)
        elif isinstance(line, Hold):
            write(self.game, state, line.hold)

    def said(self, state: S, line: Said) -> tuple[Game[S], S]:
        """Return the game and the state after a person's entry before a step. Raises Refusal."""
        if isinstance(line, Correction):
            state = state.copy()
            place(self.game, state, line.correct)
            return self.game, state
        if isinstance(line, Entered):
            return self.game, state
        game = self.game if line.text is None else find_game(self.game.id, line.text)
        options = game.read_options({**self._options_now, **line.setting})
        pack: Pack = getattr(state, "pack", game.default_pack)
        if line.pack:
            if game.pack is None:
                raise NotAllowed("pack.none", game=game.id)
            spend("packs")
            pack = game.pack.build(with_rows(pack, line.pack))
        return game, rebuilt(game, state, options, pack)

    @property
    def options_now(self) -> dict[str, Any]:
        """Return the current options: some may change during a game."""
        return dict(self._options_now)

    @property
    def entered(self) -> dict[str, int]:
        """Return the points that persons have entered, by side."""
        points: dict[str, int] = {}
        for mark in self.marks:
            if isinstance(line := self.lines[mark.line], Entered):
                points |= line.entered
        return points

    # Growing and cutting

    def say(self, line: Said) -> None:
        """Append a person's entry and continue from there. Raises Refusal, and nothing has changed."""
        game, state = self.said(self.whole, line)
        self.marks.append(self._mark())
        self.lines.append(line)
        self.game, self.whole = game, state
        if isinstance(line, Setting):
            self._options_now = {**self._options_now, **line.setting}

    def begin_step(self) -> Mark:
        """Start a new step, under the current rules."""
        if self.rules != self.game.rules_version:
            self.rules = self.game.rules_version
            self.lines.append(Rules(self.rules))
        return self.begin_known_step(Step(self.step_number + 1))

    def begin_known_step(self, line: Step) -> Mark:
        """Append the first line of a step."""
        mark = self._mark()
        self.marks.append(mark)
        self.lines.append(line)
        self.step_number = line.step
        return mark

    def _mark(self, back: int = 0) -> Mark:
        """Return the mark of this moment, before the last `back` lines."""
        line = len(self.lines) - back
        return Mark(line, self.whole, self.counts, self.rules, self.game, self.step_number, self._options_now)

    def back_to(self, mark: Mark) -> None:
        """Drop everything from a mark on."""
        while self.marks and self.marks[-1].line >= mark.line:
            self.marks.pop()
        del self.lines[mark.line :]
        self.whole, self.counts, self.rules, self.game = mark.state, mark.counts, mark.rules, mark.game
        self.step_number, self._options_now = mark.step, mark.options

    def where_said(self) -> Mark:
        """Return the mark for a new entry: before the unfinished step, or after the last one."""
        if self.lines and isinstance(self.lines[-1], Over):
            return self._mark(1)
        return self.marks[-1]


def count_input(counts: dict[str, int], line: Input, by_policy: bool) -> None:
    """Count a draw of a chance stream, or of the stream of the policy that answered."""
    if isinstance(line, Draw) or by_policy:
        stream = line.of if isinstance(line, Draw) else policy_stream(line.by)
        counts[stream] = counts.get(stream, 0) + 1
