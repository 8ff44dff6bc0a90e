"""The timeline of a game: its log, the state before each step, the draws so far. Everything else is made from it."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Iterator, Mapping
from typing import Any, Generic

import msgspec

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
from visavis.core.refusal import BadPosition, NotAllowed, Refusal
from visavis.core.region import UNTRACKED
from visavis.core.state import S
from visavis.core.table import policy_stream

_BETWEEN = (*SAID, Rules)


class Mark(msgspec.Struct, frozen=True):
    """Where a step begins, or what a person said before one: its line, and what there was before it."""

    line: int
    state: Any
    counts: Mapping[str, int]
    """The draws of each chance stream so far."""
    rules: str
    game: Any
    """The game: a newer text of a bot makes another one."""


def place(game: Game[S], state: S, facts: Mapping[str, object]) -> None:
    """Write facts into a state; or a refusal if they cannot be read or cannot be true."""
    write(game, state, facts)
    if faults := game.faults(state):
        raise BadPosition("position.faults", faults=faults)


def write(game: Game[S], state: S, facts: Mapping[str, object]) -> None:
    """Write facts into a state, and what follows from them; or a refusal if they cannot be read."""
    for field, raw in facts.items():
        state.write(field, raw)
    if game.complete_position is not None:
        game.complete_position(state, frozenset(facts))


def rebuilt(game: Game[S], state: S, options: Any, pack: Pack) -> S:
    """A state under other options or with other cards: what never changes in a game is made anew, the rest stays.

    What is not tracked any more is forgotten; what is tracked from now on begins as a new game does, or as
    `Game.on_options_changed` says.
    """
    fresh = game.start(options, pack)
    if type(fresh) is not type(state) and game.text is None:
        raise NotAllowed("setting.state")
    # A newer text may know more or other things: what both know stays.
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
    """The document of a pack with some rows typed in."""
    found = dict(pack.raw)
    for table, typed in rows.items():
        by_id = {row.get("id"): row for row in typed}
        found[table] = [by_id.pop(row.get("id"), row) for row in found.get(table, [])] + list(by_id.values())
    return found


class Timeline(Generic[S]):
    """The lines of a log and the states between them.

    `whole` is the state after the last whole step, `now` the state with what the unfinished one has done so far.
    """

    __slots__ = ("counts", "game", "lines", "marks", "now", "options", "rules", "whole")

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

    def copy(self) -> Timeline[S]:
        """Another timeline that says the same and goes its own way."""
        other = Timeline(self.game, self.whole, self.options, self.rules)
        other.lines, other.marks, other.now, other.counts = list(self.lines), list(self.marks), self.now, self.counts
        return other

    # Looking

    @property
    def steps(self) -> tuple[int, ...]:
        """The line at which each step begins."""
        return tuple(mark.line for mark in self.marks if isinstance(self.lines[mark.line], Step))

    @property
    def step_number(self) -> int:
        """The number of the last step."""
        for mark in reversed(self.marks):
            if isinstance(line := self.lines[mark.line], Step):
                return line.step
        return 0

    def mark_at(self, line: int) -> Mark:
        """The step, or what was said before one, that holds this line."""
        return next((mark for mark in reversed(self.marks) if mark.line <= line), self.marks[0])

    def end_of(self, mark: Mark) -> int:
        """The line after the last one that belongs to a mark."""
        at = bisect_right(self.marks, mark.line, key=lambda one: one.line)
        return self.marks[at].line if at < len(self.marks) else len(self.lines)

    def lines_of(self, mark: Mark, end: int | None = None) -> list[Line]:
        """The lines of a step."""
        lines = self.lines[mark.line : self.end_of(mark) if end is None else end]
        return [line for line in lines if not isinstance(line, (Rules, Over))]

    def spans(self) -> Iterator[tuple[Mark, list[Line]]]:
        """Every step with its lines."""
        ends = [*(mark.line for mark in self.marks[1:]), len(self.lines)]
        for mark, end in zip(self.marks, ends, strict=True):
            if isinstance(self.lines[mark.line], Step):
                yield mark, self.lines_of(mark, end)

    def inputs_from(self, line: int) -> list[Input]:
        """The inputs from a line on."""
        return [one for one in self.lines[line:] if isinstance(one, INPUTS)]

    def holds(self, mark: Mark) -> tuple[Correction, ...]:
        """What takes hold inside a step: it was said in the middle of it, and the step had changed it before."""
        found: tuple[Correction, ...] = ()
        at = mark.line - 1
        while at >= 0 and isinstance(line := self.lines[at], _BETWEEN):
            if isinstance(line, Correction) and line.now:
                found = (line, *found)
            at -= 1
        return found

    def state_before(self, line: int) -> S:
        """The state before this line."""
        mark = self.mark_at(line)
        state: S = mark.state.copy()
        for done in self.lines[mark.line : line]:
            self.apply(state, done)
        return state

    def apply(self, state: S, line: Line) -> None:
        """What a line inside a step does to the state."""
        if isinstance(line, Effect):
            line.apply(state)
        elif isinstance(line, Hold):
            write(self.game, state, line.hold)

    def said(self, state: S, line: Said) -> tuple[Game[S], S]:
        """The game and the state after what a person said before a step; or a refusal."""
        if isinstance(line, Correction):
            state = state.copy()
            place(self.game, state, line.correct)
            return self.game, state
        if isinstance(line, Entered):
            return self.game, state
        game = self.game if line.text is None else find_game(self.game.id, line.text)
        options = game.read_options({**self.options_now, **line.setting})
        pack: Pack = getattr(state, "pack", game.default_pack)
        if line.pack:
            if game.pack is None:
                raise NotAllowed("pack.none", game=game.id)
            pack = game.pack.build(with_rows(pack, line.pack))
        return game, rebuilt(game, state, options, pack)

    @property
    def options_now(self) -> dict[str, Any]:
        """The options as they are now: some may change in the middle of a game."""
        found = dict(self.options)
        for mark in self.marks:
            if isinstance(line := self.lines[mark.line], Setting):
                found |= line.setting
        return found

    @property
    def entered(self) -> dict[str, int]:
        """The points that persons have entered, by side."""
        found: dict[str, int] = {}
        for mark in self.marks:
            if isinstance(line := self.lines[mark.line], Entered):
                found |= line.entered
        return found

    # Growing and cutting

    def say(self, line: Said) -> None:
        """Write down what a person said, and go on from there; or a refusal, and nothing has changed."""
        game, state = self.said(self.whole, line)
        self.marks.append(self._mark())
        self.lines.append(line)
        self.game, self.whole = game, state

    def begin_step(self) -> Mark:
        """A new step begins, under today's rules."""
        if self.rules != self.game.rules_version:
            self.rules = self.game.rules_version
            self.lines.append(Rules(self.rules))
        number, mark = self.step_number + 1, self._mark()
        self.marks.append(mark)
        self.lines.append(Step(number))
        return mark

    def _mark(self) -> Mark:
        return Mark(len(self.lines), self.whole, self.counts, self.rules, self.game)

    def back_to(self, mark: Mark) -> None:
        """Drop everything from a mark on."""
        while self.marks and self.marks[-1].line >= mark.line:
            self.marks.pop()
        del self.lines[mark.line :]
        self.whole, self.counts, self.rules, self.game = mark.state, mark.counts, mark.rules, mark.game

    def where_said(self) -> Mark:
        """Where something said now would stand: before the unfinished step, or after the last one."""
        if self.lines and isinstance(self.lines[-1], Over):
            return Mark(len(self.lines) - 1, self.whole, self.counts, self.rules, self.game)
        return self.marks[-1]


def count_input(counts: dict[str, int], line: Input, by_policy: bool) -> None:
    """Count a draw of a chance stream, or of the stream of the policy that answered."""
    if isinstance(line, Draw) or by_policy:
        stream = line.of if isinstance(line, Draw) else policy_stream(line.by)
        counts[stream] = counts.get(stream, 0) + 1


def refused_at(wrong: Refusal) -> dict[str, object]:
    """The arguments of a refusal, to be told with the line of a log."""
    return {name: value for name, value in wrong.details.items() if name != "line"}
