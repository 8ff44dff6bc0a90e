"""The history of a game: undo, redo, branches, and what a person sets right. Nothing of it is ever lost."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from contextlib import suppress
from typing import Any, cast

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
"""No game has more points."""


class History(Runner[S]):
    """A running game whose past can be changed."""

    def _acts(self) -> Iterator[tuple[int, Mark]]:
        """What persons did, the latest first: the line of each, and its mark."""
        end, step, said = len(self.lines), None, list[Mark]()
        for mark in reversed(self.timeline.marks):
            if isinstance(self.lines[mark.line], SAID):
                said.append(mark)
                continue
            yield from self._acts_of(step, end, said)
            end = end if step is None else step.line
            step, said = mark, []
        yield from self._acts_of(step, end, said)

    def _acts_of(self, step: Mark | None, end: int, said: list[Mark]) -> Iterator[tuple[int, Mark]]:
        """The acts of one step, the latest first.

        What was said inside a step stands before the step in the log, but was said after the inputs that were known.
        """
        acts: list[tuple[float, int, Mark]] = []
        after = len(self.lines)
        for mark in said:
            # The latest first: none was made after a later one, which may have had fewer inputs before it.
            after = min(after, cast("Said", self.lines[mark.line]).after)
            acts.append((after + 0.5, mark.line, mark))
        if step is not None:
            inputs = [at for at in range(step.line, end) if isinstance(self.lines[at], INPUTS)]
            acts += [(n, at, step) for n, at in enumerate(inputs, 1) if self.by_person(self.lines[at])]
        for _, at, mark in sorted(acts, key=lambda act: act[:2], reverse=True):
            yield at, mark

    @property
    def last_act(self) -> int | None:
        """The line of what a person did last."""
        return next((at for at, _ in self._acts()), None)

    def _last_given(self) -> tuple[int, Mark | None]:
        """What an undo takes back: from which line on, and the mark; of answers given together the first one."""
        found: tuple[int, Mark | None] = (-1, None)
        for at, mark in self._acts():
            line = self.lines[at]
            if found[1] is not None and isinstance(line, SAID):
                break
            found = at, mark
            if not (isinstance(line, Answer) and line.joined):
                break
        return found

    def _revealed_since(self, at: int) -> bool:
        """Whether something hidden was shown since a line.

        Every draw counts, every answer of another seat, and every effect that not all may see: the
        last card of a hand or a pile is taken without a draw.
        """
        if not self.secret or (self.redo_list and self.redo_list[0].over):
            # All undo since the end of the game: nothing is hidden until somebody plays on from there.
            return False
        seat = getattr(self.lines[at], "by", "") if at >= 0 else ""
        return any(
            isinstance(line, Draw)
            or (isinstance(line, Answer) and line.by != seat)
            or (isinstance(line, Effect) and line.seen_by(TABLE) != line)
            for line in self.lines[at + 1 :]
        )

    @property
    def can_undo(self) -> bool:
        """Whether the last thing a person did can be taken back."""
        at, mark = self._last_given()
        return not self.looking and mark is not None and not self._revealed_since(at)

    def may_change(self) -> None:
        """Refuse every change of a game that is only to be looked at."""
        if self.looking:
            raise NotAllowed("game.looking")

    def undo(self) -> None:
        """Take back the last thing a person did, with the draws and policy answers after it."""
        self.may_change()
        at, mark = self._last_given()
        if mark is None:
            raise NotAllowed("undo.nothing")
        if self._revealed_since(at):
            raise NotAllowed("undo.revealed")
        line, later = self.lines[at], self.timeline.inputs_from(at)
        if isinstance(line, SAID):
            # The answers that did not fit any more are there again.
            given = [*later, *map(read_input, line.dropped)]
            self.change(mark, given, [*self.redo_list, Redo(said=line, over=self.over)])
        else:
            known = self.timeline.inputs_from(mark.line)[: -len(later)]
            self.change(mark, known, [*self.redo_list, Redo(tuple(later), over=self.over)])

    def back_to(self, line: int) -> None:
        """Take back all that persons did at this line and after it; it can be done again, one by one."""
        self.may_change()
        if any(at >= line for at, _ in self._acts()) and self._revealed_since(line):
            raise NotAllowed("undo.revealed")
        while (act := next(self._acts(), None)) is not None and act[0] >= line:
            self.undo()

    def redo(self) -> None:
        """Do again what the last undo took back."""
        self.may_change()
        if not self.redo_list:
            raise NotAllowed("redo.nothing")
        *rest, last = self.redo_list
        if last.said is not None:
            mark = self.timeline.where_said()
            self.change(mark, self.timeline.inputs_from(mark.line), rest, last.said)
        else:
            mark = self.timeline.marks[-1]
            self.change(mark, [*self.timeline.inputs_from(mark.line), *last.inputs], rest)

    def correct(self, facts: Mapping[str, object]) -> None:
        """Set facts right: fields of the state in their plain form. The unfinished step runs again.

        Whatever the step has done already: afterwards every field is what was said.
        """
        self.may_change()
        if self.secret:
            raise NotAllowed("correct.hidden")
        if not facts:
            raise BadPosition("correct.nothing", options=tuple(self.timeline.now.to_plain()))
        line = correction_of(self, facts)
        mark = self.timeline.where_said()
        self.change(mark, self.timeline.inputs_from(mark.line), [], line)
        self.opened = True

    def set(
        self,
        options: Mapping[str, object] = NO_ARGS,
        *,
        pack: Mapping[str, list[dict[str, Any]]] = NO_ARGS,  # type: ignore[assignment]
        text: str | None = None,
    ) -> None:
        """Change what may change in the middle of a game: options, rows of the pack, a newer text of the game."""
        self.may_change()
        if self.secret:
            raise NotAllowed("correct.hidden")
        allowed = self.game.options.LIVE
        for name in options:
            if name not in allowed:
                raise NotAllowed("setting.fixed", given=str(name)[:40], options=allowed)
        mark = self.timeline.where_said()
        given: list[Input] = self.timeline.inputs_from(mark.line)
        chosen = self.game.read_options({**self.options, **options})
        values: dict[str, Any] = msgspec.to_builtins(chosen)
        line = Setting({name: values[name] for name in options}, len(given), dict(pack), text)
        game, state = self.timeline.said(mark.state, line)
        table: ReplayTable = ReplayTable(self.company, msgspec.structs.replace(mark, state=state, game=game), given, [])
        with suppress(Waiting):
            game.step(table.state, table)
        dropped = tuple(plain_input(one) for one in table.misfit)
        line = msgspec.structs.replace(line, after=len(given) - len(dropped), dropped=dropped)
        self.change(mark, given, [], line)

    @property
    def by_hand(self) -> tuple[str, ...]:
        """The seats whose points a person can enter: the app does not count them."""
        if self.secret or self.looking or self.over:
            return ()
        points = self.game.points(self.timeline.now, NO_ARGS)  # type: ignore[arg-type]
        return tuple(side for side, known in points.items() if known is None and side in self.header.seats)

    def enter(self, side: str, points: object) -> None:
        """Note the points that a person has counted for a side; no rule sees them."""
        self.may_change()
        if side not in self.by_hand:
            raise NotAllowed("enter.side", given=side[:40], options=self.by_hand)
        if type(points) is not int or not -MOST_ENTERED <= points <= MOST_ENTERED:
            raise NotAllowed("enter.points", given=str(points)[:40], most=MOST_ENTERED)
        mark = self.timeline.where_said()
        given: list[Input] = self.timeline.inputs_from(mark.line)
        self.change(mark, given, [], Entered({side: points}, len(given)))

    def branch_lines(self, at: int) -> list[Line]:
        """The log before line `at`, as another game begins with it; or a refusal."""
        if type(at) is not int or not 0 <= at <= len(self.lines):
            raise NotAllowed("branch.at", given=at, most=len(self.lines))
        if self._revealed_since(at - 1):
            raise NotAllowed("branch.revealed")
        lines = self.lines[:at]
        while lines and isinstance(lines[-1], (*SAID, Rules)):
            lines.pop()
        # Inputs that are cut off were not there when something was said about their step.
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
