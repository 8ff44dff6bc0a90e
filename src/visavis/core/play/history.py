"""The history of a game: undo, redo, branches, corrections, settings, entered points."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Mapping
from contextlib import suppress
from typing import Any, Generic, cast

import msgspec

from visavis.core.effect import Effect
from visavis.core.play.corrections import correction_of
from visavis.core.play.live_table import ReplayTable, Waiting
from visavis.core.play.log import (
    INPUTS,
    SAID,
    Answer,
    Draw,
    Entered,
    Input,
    Line,
    Rules,
    Said,
    Setting,
    Step,
    plain_input,
    read_input,
)  # fmt: skip
from visavis.core.play.runner import Redo, Runner
from visavis.core.play.timeline import Mark
from visavis.core.question import NO_ARGS, TABLE
from visavis.core.refusal import BadPosition, NotAllowed
from visavis.core.state import S

MOST_ENTERED = 9999
"""Maximum number of points that can be entered."""


class History(Generic[S]):
    """Operations on the past of a game."""

    __slots__ = ("runner",)

    def __init__(self, runner: Runner[S]) -> None:
        self.runner = runner

    @property
    def redo_list(self) -> tuple[Redo, ...]:
        """Return what was undone and can be redone, the last undo last."""
        return self.runner.state.redo

    def restore_redo(self, redo: Iterable[Redo]) -> None:
        """Restore the redo list of a stored game."""
        self.runner.state.redo = tuple(redo)

    def _acts(self) -> Iterator[tuple[int, Mark]]:
        """Iterate over the acts of persons, the latest first: the line of each, and its mark."""
        end, step, entries = len(self.runner.lines), None, list[Mark]()
        for mark in reversed(self.runner.timeline.marks):
            if isinstance(self.runner.lines[mark.line], SAID):
                entries.append(mark)
                continue
            yield from self._acts_of(step, end, entries)
            end = end if step is None else step.line
            step, entries = mark, []
        yield from self._acts_of(step, end, entries)

    def _acts_of(self, step: Mark | None, end: int, entries: list[Mark]) -> Iterator[tuple[int, Mark]]:
        """Iterate over the acts of one step, the latest first.

        A correction or setting made inside a step is logged before the step, but follows the inputs that were known.
        """
        acts: list[tuple[float, int, Mark]] = []
        after = len(self.runner.lines)
        for mark in entries:
            # The latest first: none was made after a later one, which may have had fewer inputs before it.
            after = min(after, cast("Said", self.runner.lines[mark.line]).after)
            acts.append((after + 0.5, mark.line, mark))
        if step is not None:
            inputs = [index for index in range(step.line, end) if isinstance(self.runner.lines[index], INPUTS)]
            acts += [
                (n, index, step) for n, index in enumerate(inputs, 1) if self.runner.by_person(self.runner.lines[index])
            ]
        for _, index, mark in sorted(acts, key=lambda act: act[:2], reverse=True):
            yield index, mark

    @property
    def last_act(self) -> int | None:
        """Return the line of the last act of a person; None without one."""
        return next((index for index, _ in self._acts()), None)

    def last_act_of(self, seats: Collection[str]) -> int | None:
        """Return the line of the last act of one of these seats, of joined answers the first; None without one."""
        first = None
        for index, _ in self._acts():
            line = self.runner.lines[index]
            if first is None and getattr(line, "by", "") not in seats:
                continue
            first = index
            if not (isinstance(line, Answer) and line.joined):
                break
        return first

    def _last_given(self) -> tuple[int, Mark | None]:
        """Return the line from which an undo takes back, and its mark; of joined answers the first one."""
        first: tuple[int, Mark | None] = (-1, None)
        for index, mark in self._acts():
            line = self.runner.lines[index]
            if first[1] is not None and isinstance(line, SAID):
                break
            first = index, mark
            if not (isinstance(line, Answer) and line.joined):
                break
        return first

    def _revealed_since(self, index: int) -> bool:
        """Return True if hidden information was shown since a line.

        Every draw counts, every answer of another seat, and every effect that not all may see: the last card of a hand
        or a pile is taken without a draw.
        """
        if not self.runner.secret or (self.redo_list and self.redo_list[0].over):
            # Every act since was an undo of a finished game: nothing is hidden until it is continued from there.
            return False
        seat = getattr(self.runner.lines[index], "by", "") if index >= 0 else ""
        return any(
            isinstance(line, Draw)
            or (isinstance(line, Answer) and line.by != seat)
            or (isinstance(line, Effect) and line.seen_by(TABLE) != line)
            for line in self.runner.lines[index + 1 :]
        )

    @property
    def can_undo(self) -> bool:
        """Return True if the last act of a person can be undone."""
        index, mark = self._last_given()
        return not self.runner.read_only and mark is not None and not self._revealed_since(index)

    @property
    def can_redo(self) -> bool:
        """Return True if the last undo can be reverted."""
        return bool(self.redo_list) and not self.runner.read_only

    def undo(self, *, agreed: bool = False) -> None:
        """Undo the last act of a person, with the draws and policy answers after it. Raises NotAllowed.

        `agreed`: all persons want it, although some of them have seen hidden cards since.
        """
        self.runner.require_writable()
        index, mark = self._last_given()
        if mark is None:
            raise NotAllowed("undo.nothing")
        if not agreed and self._revealed_since(index):
            raise NotAllowed("undo.revealed")
        line, later = self.runner.lines[index], self.runner.timeline.inputs_from(index)
        if isinstance(line, SAID):
            # The answers that the entry had dropped are valid again.
            given = [*later, *map(read_input, line.dropped)]
            self.runner.change(mark, given, redo=(*self.redo_list, Redo(said=line, over=self.runner.over)))
        else:
            known = self.runner.timeline.inputs_from(mark.line)[: -len(later)]
            self.runner.change(mark, known, redo=(*self.redo_list, Redo(tuple(later), over=self.runner.over)))

    def back_to(self, line: int, *, agreed: bool = False) -> None:
        """Undo all acts of persons at this line and after it; each of them can be redone. Raises NotAllowed.

        `agreed`: all persons want it, although some of them have seen hidden cards since.
        """
        self.runner.require_writable()
        if not agreed and any(index >= line for index, _ in self._acts()) and self._revealed_since(line):
            raise NotAllowed("undo.revealed")
        before = self.runner.lines
        while (act := next(self._acts(), None)) is not None and act[0] >= line:
            self.undo(agreed=agreed)
        # The table has to follow all of it, not only the last undo.
        self.runner.merge_changes(before)

    def redo(self) -> None:
        """Redo what the last undo took back. Raises NotAllowed."""
        self.runner.require_writable()
        if not self.redo_list:
            raise NotAllowed("redo.nothing")
        *rest, last = self.redo_list
        if last.said is not None:
            mark = self.runner.timeline.where_said()
            self.runner.change(mark, self.runner.timeline.inputs_from(mark.line), redo=tuple(rest), said=last.said)
        else:
            mark = self.runner.timeline.marks[-1]
            self.runner.change(mark, [*self.runner.timeline.inputs_from(mark.line), *last.inputs], redo=tuple(rest))

    def correct(self, facts: Mapping[str, object]) -> None:
        """Correct fields of the state, given in their plain form. The unfinished step runs again. Raises Refusal.

        Afterwards every field has the given value, whatever the step has done already.
        """
        self.runner.require_writable()
        if self.runner.secret:
            raise NotAllowed("correct.hidden")
        if not facts:
            raise BadPosition("correct.nothing", options=tuple(self.runner.timeline.now.to_plain()))
        line = correction_of(self.runner, facts)
        mark = self.runner.timeline.where_said()
        self.runner.change(mark, self.runner.timeline.inputs_from(mark.line), said=line)
        self.runner.state.untrusted = True

    def set_options(
        self,
        options: Mapping[str, object] = NO_ARGS,
        *,
        pack: Mapping[str, list[dict[str, Any]]] = NO_ARGS,  # type: ignore[assignment]
        text: str | None = None,
    ) -> None:
        """Change live options, rows of the pack or the game's text. The unfinished step runs again. Raises Refusal."""
        self.runner.require_writable()
        if self.runner.secret:
            raise NotAllowed("correct.hidden")
        allowed = self.runner.game.options.LIVE
        for name in options:
            if name not in allowed:
                raise NotAllowed("setting.fixed", given=str(name)[:40], options=allowed)
        mark = self.runner.timeline.where_said()
        given: list[Input] = self.runner.timeline.inputs_from(mark.line)
        chosen = self.runner.game.read_options({**self.runner.options, **options})
        values: dict[str, Any] = msgspec.to_builtins(chosen)
        line = Setting({name: values[name] for name in options}, len(given), dict(pack), text)
        game, state = self.runner.timeline.said(mark.state, line)
        before = msgspec.structs.replace(mark, state=state, game=game)
        table: ReplayTable = ReplayTable(self.runner.setup, before, given, [])
        with suppress(Waiting):
            game.step(table.state, table)
        dropped = tuple(plain_input(misfit) for misfit in table.misfit)
        line = msgspec.structs.replace(line, after=len(given) - len(dropped), dropped=dropped)
        self.runner.change(mark, given, said=line)

    @property
    def manual_sides(self) -> tuple[str, ...]:
        """Return the seats whose points a person can enter: the app does not count them."""
        if self.runner.secret or self.runner.read_only or self.runner.over:
            return ()
        points = self.runner.game.points(self.runner.timeline.now, NO_ARGS)  # type: ignore[arg-type]
        return tuple(side for side, known in points.items() if known is None and side in self.runner.header.seats)

    def enter_points(self, side: str, points: object) -> None:
        """Record the points that a person has counted for a side; no rule reads them. Raises NotAllowed."""
        self.runner.require_writable()
        if side not in self.manual_sides:
            raise NotAllowed("enter.side", given=side[:40], options=self.manual_sides)
        if type(points) is not int or not -MOST_ENTERED <= points <= MOST_ENTERED:
            raise NotAllowed("enter.points", given=str(points)[:40], most=MOST_ENTERED)
        mark = self.runner.timeline.where_said()
        given: list[Input] = self.runner.timeline.inputs_from(mark.line)
        self.runner.change(mark, given, said=Entered({side: points}, len(given)))

    def branch_lines(self, at: int) -> list[Line]:
        """Return the log before line `at`, with which another game begins. Raises NotAllowed."""
        if type(at) is not int or not 0 <= at <= len(self.runner.lines):
            raise NotAllowed("branch.at", given=at, most=len(self.runner.lines))
        if self._revealed_since(at - 1):
            raise NotAllowed("branch.revealed")
        lines = self.runner.lines[:at]
        while lines and isinstance(lines[-1], (*SAID, Rules)):
            lines.pop()
        # Inputs that are cut off were not there when a correction or setting of their step was made.
        step = max((n for n, line in enumerate(lines) if isinstance(line, Step)), default=0)
        inputs = sum(isinstance(line, INPUTS) for line in lines[step:])
        for n in range(step - 1, -1, -1):
            line = lines[n]
            if isinstance(line, SAID):
                if line.after > inputs:
                    lines[n] = msgspec.structs.replace(line, after=inputs, dropped=())
            elif not isinstance(line, Rules):
                break
        return lines
