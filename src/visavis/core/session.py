"""The session: a running game with its log, from which every earlier moment can be had again."""

from __future__ import annotations

from collections.abc import Callable, Container, Iterable, Iterator, Mapping, Sequence
from contextlib import suppress
from itertools import islice
from typing import Any, Generic, TypeVar, cast

import msgspec

from visavis.core.chance import Stream, key, number
from visavis.core.choice import Decision
from visavis.core.effect import Effect
from visavis.core.game import Game, Policy, RandomPolicy, Weighed
from visavis.core.live_table import LiveTable, Mark, Recalled, Shown, Waiting
from visavis.core.log import (
    FORMAT,
    PERSON,
    Answer,
    Correction,
    Draw,
    Header,
    Input,
    Line,
    Over,
    Rules,
    Step,
    read_log,
    write_log,
)  # fmt: skip
from visavis.core.pack import Pack
from visavis.core.pile import Card
from visavis.core.question import NO_ARGS, TABLE, Question, Words
from visavis.core.refusal import BadLog, BadPosition, NotAllowed, Refusal, Stale
from visavis.core.state import State
from visavis.core.table import policy_stream

S = TypeVar("S", bound=State)


class Notice(msgspec.Struct, frozen=True):
    """Something a person should know: an id (`notice-<id>`), its arguments, and the seat it is for (or all)."""

    id: str
    args: Mapping[str, object] = NO_ARGS
    seat: str = TABLE


class Redo(msgspec.Struct, frozen=True):
    """What an undo took away: inputs, or a correction; `over`: from a game that was over."""

    inputs: tuple[Input, ...] = ()
    correction: Correction | None = None
    over: bool = False


class Event(msgspec.Struct, frozen=True):
    """An effect as one seat sees it, with its line in the log and the number of its step."""

    line: int
    step: int
    effect: Effect


class Seen(msgspec.Struct, frozen=True):
    """All that an interface gets: what one seat may know of a session."""

    view: Any
    events: tuple[Event, ...]
    pending: Question[Any] | None
    waiting_for: str | None
    over: bool
    score: Mapping[str, int] | None
    winners: tuple[str, ...]
    """The side that has won, once the game is over; several in a tie."""
    notices: tuple[Notice, ...]
    can_undo: bool
    can_redo: bool


def place(game: Game[S], state: S, facts: Mapping[str, object]) -> None:
    """Write facts into a state; or a refusal if they cannot be read or cannot be true."""
    for field, raw in facts.items():
        state.write(field, raw)
    if game.complete is not None:
        game.complete(state, frozenset(facts))
    if faults := game.faults(state):
        raise BadPosition("position.faults", faults=faults)


def _less(said: Any, now: Any) -> Any:
    """A number, or each number of a list, from which a step comes to what was said instead of what it is now."""
    if type(said) is type(now) is int:
        return said - (now - said)
    if isinstance(said, (list, tuple)) and isinstance(now, (list, tuple)) and len(said) == len(now):
        return [_less(its, other) for its, other in zip(said, now, strict=True)]
    return said


class Session(Generic[S]):
    """A running game.

    `pending` is the question that waits for a person. Every change is an answer, an undo, a redo
    or a correction; each either happens whole or is refused and changes nothing. `keeper`, if
    set, is called with the first changed line whenever the log has grown or been cut.
    """

    def __init__(self, game: Game[S], header: Header, pack: Pack, start: S) -> None:
        self.game = game
        self.header = header
        self.pack = pack
        self.shown: Container[str] = header.shown
        self.lines: list[Line] = []
        self.pending: Question[Any] | None = None
        self.notices: tuple[Notice, ...] = ()
        self.redo_list: list[Redo] = []
        self.keeper: Callable[[Session[S], int], None] | None = None
        self._marks: list[Mark] = []
        self._whole = start
        self._counts: Mapping[str, int] = {}
        self._rules = header.rules
        self._now = start
        self._kept: list[Line] = []
        self._dirty = 0
        self._policies: dict[str, Policy] = {
            seat: game.policy(name) for seat, name in header.seats.items() if name != PERSON
        }
        if PERSON not in header.seats.values():
            self._policies.setdefault(TABLE, RandomPolicy())
        self._decided: dict[int, list[tuple[int, Decision]]] = {}

    # Opening a game

    @classmethod
    def new(
        cls,
        game: Game[S],
        options: Mapping[str, object] = NO_ARGS,
        *,
        seed: int = 0,
        seats: Mapping[str, str] = NO_ARGS,  # type: ignore[assignment]
        shown: Iterable[str] = (),
        own_pack: Pack | None = None,
        position: Mapping[str, object] | None = None,
        keeper: Callable[[Session[S], int], None] | None = None,
    ) -> Session[S]:
        """A new game, run up to its first question. Seats that are not named are persons."""
        chosen = game.read_options(options)
        pack = own_pack or game.default_pack
        header = Header(
            visavis=FORMAT,
            game=game.id,
            rules=game.rules_version,
            options=msgspec.to_builtins(chosen),
            seed=seed,
            seats={**dict.fromkeys(game.seats(chosen), PERSON), **seats},
            shown=tuple(sorted(set(shown))),
            pack=pack.id,
            pack_digest=pack.digest,
            own_pack=dict(pack.raw) if own_pack else None,
            position=None if position is None else dict(position),
        )
        session = cls.before(game, header)
        session.keeper = keeper
        session._run([])
        session.keep_now()
        return session

    @classmethod
    def load(cls, text: str | bytes, game: Game[Any] | None = None) -> Session[Any]:
        """A saved game (of an installed game, unless it is given); or BadLog with the line that is wrong."""
        return cls.from_lines(*read_log(text, game))

    @classmethod
    def from_lines(cls, game: Game[S], header: Header, lines: Sequence[Line]) -> Session[S]:
        """A session whose log is already read: folds the whole steps, runs the unfinished one."""
        try:
            session = cls.before(game, header)
        except Refusal as wrong:
            args = {name: value for name, value in wrong.args_for_words.items() if name != "line"}
            raise BadLog(wrong.id, 1, **args) from None
        if header.pack_digest and header.pack_digest != session.pack.digest:
            session.notices = (Notice("pack.changed", {"pack": session.pack.id}),)
        session._fold(lines)
        return session

    @classmethod
    def from_inputs(cls, game: Game[S], header: Header, lines: Sequence[Line]) -> Session[S]:
        """The session whose log has these lines, the effects left out: it is played again from its inputs.

        That needs the rules it was played under; a log of older rules is BadLog.
        """
        if header.rules != game.rules_version:
            raise BadLog("log.rules", 1, given=header.rules, expected=game.rules_version)
        try:
            session = cls.before(game, header)
        except Refusal as wrong:
            raise BadLog(wrong.id, 1, **wrong.args_for_words) from None
        parts: list[tuple[Correction | None, list[Input]]] = [(None, [])]
        for line in lines:
            if isinstance(line, Correction):
                parts.append((line, []))
            elif isinstance(line, (Answer, Draw)):
                parts[-1][1].append(line)
        for correction, given in parts:
            if correction is None:
                session._run(given)
            else:
                session._change(session._corrected_at(), given, [], correction)
            if session.notices:
                raise BadLog("log.inputs", 1)
        return session

    @classmethod
    def before(cls, game: Game[S], header: Header) -> Session[S]:
        """A session that has not run anything yet; or a refusal if its header cannot be."""
        options = game.read_options(header.options)
        known = game.seats(options)
        if set(header.seats) != set(known):
            raise Refusal("seat.unknown", given=", ".join(sorted(set(header.seats) ^ set(known)))[:40], options=known)
        for stream in header.shown:
            if stream not in game.streams:
                raise Refusal("stream.unknown", given=stream[:40], options=game.streams)
        pack = game.default_pack
        if header.own_pack is not None and game.pack is not None:
            pack = game.pack.build(header.own_pack)
        start = game.start(options, pack)
        if header.position is not None:
            place(game, start, header.position)
        return cls(game, header, pack, start)

    def _fold(self, lines: Sequence[Line]) -> None:
        """State is the fold of the effects; a step that nothing follows is run again instead."""
        steps = [at for at, line in enumerate(lines) if isinstance(line, Step)]
        finished = bool(lines) and isinstance(lines[-1], Over)
        followed = any(isinstance(line, (Correction, Rules, Over)) for line in lines[steps[-1] :]) if steps else True
        last = len(lines) if followed else steps[-1]
        state, counts, expected = self._whole.copy(), dict(self._counts), 1
        inside = False
        for at, line in enumerate(lines[:last]):
            number_of_line = at + 2
            if isinstance(line, Effect):
                if not inside:
                    raise BadLog("log.outside", number_of_line)
                try:
                    line.apply(state)
                except (LookupError, ValueError, TypeError, AttributeError) as wrong:
                    raise BadLog("log.impossible", number_of_line, detail=str(wrong)) from None
                continue
            if isinstance(line, (Answer, Draw)):
                if not inside:
                    raise BadLog("log.outside", number_of_line)
                self._count(counts, line)
                continue
            self._faultless(state, number_of_line - 1)
            inside = isinstance(line, Step)
            if isinstance(line, Step):
                if line.step != expected:
                    raise BadLog("log.step", number_of_line, given=line.step, expected=expected)
                expected += 1
                self._marks.append(Mark(at, state, counts, self._rules))
                state, counts = state.copy(), dict(counts)
            elif isinstance(line, Correction):
                self._marks.append(Mark(at, state, counts, self._rules))
                state, counts = self._corrected(state, line.correct, number_of_line), dict(counts)
            elif isinstance(line, Rules):
                self._rules = line.rules
            elif at != len(lines) - 1 or not self.game.over(state) or line.over != self.game.score(state):
                raise BadLog("log.over", number_of_line)
        self._faultless(state, last + 1)
        self.lines = list(lines[:last])
        self._kept, self._dirty = list(lines), last
        self._whole = self._now = state
        self._counts = counts
        if finished:
            return
        unfinished = lines[last:]
        if unfinished and cast("Step", unfinished[0]).step != expected:
            raise BadLog("log.step", last + 2, given=cast("Step", unfinished[0]).step, expected=expected)
        given = [line for line in unfinished if isinstance(line, (Answer, Draw))]
        if self._rules != self.game.rules_version and given:
            self._tell("rules.changed", given)
            given = []
        self._run(given)

    def _count(self, counts: dict[str, int], line: Input) -> None:
        stream = line.of if isinstance(line, Draw) else policy_stream(line.by)
        if isinstance(line, Draw) or self.policy_of(line.by) is not None:
            counts[stream] = counts.get(stream, 0) + 1

    def _faultless(self, state: S, line: int) -> None:
        if faults := self.game.faults(state):
            raise BadLog("log.faults", line, faults=faults)

    # Running

    def policy_of(self, seat: str) -> Policy | None:
        """Who answers for a seat; None: a person."""
        return self._policies.get(seat)

    def keep_now(self) -> None:
        """Hand what is new to the keeper: before a policy thinks, and after every change."""
        at, kept, lines = self._dirty, self._kept, self.lines
        while at < len(kept) and at < len(lines) and kept[at] == lines[at]:
            at += 1
        if self.keeper is not None and not at == len(kept) == len(lines):
            self.keeper(self, at)
        self._kept[at:] = lines[at:]
        self._dirty = len(lines)

    def _run(self, given: Sequence[Input]) -> None:
        """Run steps until a person is needed or the game is over."""
        left = list(given)
        while True:
            if self.game.over(self._whole):
                self.pending, self._now = None, self._whole
                if not (self.lines and isinstance(self.lines[-1], Over)):
                    self.lines.append(Over(self.game.score(self._whole)))
                self._tell("answers.dropped", left)
                return
            if self._rules != self.game.rules_version:
                self._rules = self.game.rules_version
                self.lines.append(Rules(self._rules))
            mark = Mark(len(self.lines), self._whole, self._counts, self._rules)
            self._marks.append(mark)
            self.lines.append(Step(self._steps_so_far() + 1))
            table = LiveTable(self, mark, left, self.lines)
            try:
                self.game.step(table.state, table)
            except Waiting as waiting:
                self.pending, self._now = waiting.question, table.state
                self._decided[mark.line] = table.decided_at
                self._tell("answers.dropped", table.misfit)
                return
            self._tell("answers.dropped", table.misfit)
            self._decided[mark.line] = table.decided_at
            left, self._whole, self._counts = table.unused, table.state, table.counts

    def _steps_so_far(self) -> int:
        lines = (self.lines[mark.line] for mark in islice(reversed(self._marks), 1, None))
        return next((line.step for line in lines if isinstance(line, Step)), 0)

    def _tell(self, id: str, inputs: Sequence[Input]) -> None:
        """Tell every person which of their answers are asked again."""
        answers = [line for line in inputs if isinstance(line, Answer) and self.policy_of(line.by) is None]
        for seat in dict.fromkeys(line.by for line in answers):
            args = {"answers": tuple((line.to, line.answer) for line in answers if line.by == seat)}
            self.notices = (*self.notices, Notice(id, args, seat))

    def _inputs_from(self, line: int) -> list[Input]:
        return [one for one in self.lines[line:] if isinstance(one, (Answer, Draw))]

    def _back_to(self, mark: Mark) -> None:
        """Drop everything from a mark on."""
        while self._marks and self._marks[-1].line >= mark.line:
            self._decided.pop(self._marks.pop().line, None)
        del self.lines[mark.line :]
        self._dirty = min(self._dirty, mark.line)
        self._whole, self._counts, self._rules = mark.state, mark.counts, mark.rules

    def _change(
        self,
        mark: Mark,
        given: Sequence[Input],
        redo_list: list[Redo],
        correction: Correction | None = None,
    ) -> None:
        """Go back to a mark, correct the state there, run on with these inputs. All or nothing."""
        saved = dict(self.__dict__, lines=list(self.lines), _marks=list(self._marks), _decided=dict(self._decided))
        try:
            self.notices, self.redo_list = (), redo_list
            self._back_to(mark)
            if correction is not None:
                self._marks.append(mark)
                self.lines.append(correction)
                self._whole = self._corrected(mark.state, correction.correct)
            self._run(given)
            self.keep_now()
        except BaseException:
            # What the keeper has got by now stays known, so that the next change is kept from there.
            saved.update(_kept=self._kept, _dirty=min(self._dirty, mark.line))
            self.__dict__.update(saved)
            raise

    # Changing

    def answer(self, raw: object, *, words: Words = str, at: int | None = None) -> None:
        """Give the pending question its answer; or a refusal that changes nothing.

        `at` is the number of lines the answerer saw: an answer to an older moment is Stale.
        """
        if at is not None and at != len(self.lines):
            raise Stale("answer.stale")
        pending = self.pending
        if pending is None:
            raise Stale("game.over")
        value = pending.read(raw, words)
        given: Input = Answer(value, pending.id, pending.seat)
        if isinstance(pending, Shown):
            given = Draw(cast("Card", value), pending.stream, pending.seat)
        mark = self._marks[-1]
        self._change(mark, [*self._inputs_from(mark.line), given], [])

    def correct(self, facts: Mapping[str, object]) -> None:
        """Set facts right: fields of the state in their plain form. The unfinished step runs again."""
        if self.secret:
            raise NotAllowed("correct.hidden")
        if not facts:
            raise BadPosition("correct.nothing", options=tuple(self._now.to_plain()))
        self._correct(self._at_the_start(dict(facts)), [])

    def _correct(self, facts: dict[str, Any], redo_list: list[Redo]) -> None:
        mark = self._corrected_at()
        state, given = self._corrected(mark.state, facts), self._inputs_from(mark.line)
        # Inputs that do not fit any more are gone: whatever comes next, comes after this.
        dropped = self._tried(mark, state).misfit if given else ()
        self._change(mark, given, redo_list, Correction(facts, len(given) - len(dropped)))

    def _at_the_start(self, facts: dict[str, Any]) -> dict[str, Any]:
        """The facts where a correction stands, so that a number is now what the person said.

        The unfinished step may have changed it already: two points that she has scored in it are taken off.
        """
        mark = self._corrected_at()
        said = self._corrected(mark.state, facts)
        if self.pending is None:
            return facts
        wanted, now = said.to_plain(), self._tried(mark, said).state.to_plain()
        less = {field: _less(wanted[field], now[field]) if field in wanted else raw for field, raw in facts.items()}
        try:
            now = self._tried(mark, self._corrected(mark.state, less)).state.to_plain()
        except BadPosition:
            return facts
        return {field: raw if now.get(field) == wanted.get(field) else facts[field] for field, raw in less.items()}

    def _tried(self, mark: Mark, state: S) -> Recalled[S]:
        """The unfinished step, had it begun with this state, as far as its inputs lead."""
        table = Recalled(self, msgspec.structs.replace(mark, state=state), self._inputs_from(mark.line), [])
        with suppress(Waiting):
            self.game.step(table.state, table)
        return table

    def _corrected_at(self) -> Mark:
        """Where a correction would stand now: before the unfinished step, or after the last one."""
        if self.pending is None:
            return Mark(len(self.lines) - 1, self._whole, self._counts, self._rules)
        return self._marks[-1]

    def _corrected(self, state: S, facts: Mapping[str, object], line: int = 0) -> S:
        """The state with these facts; or a refusal, as BadLog where a line of a log says so."""
        corrected = state.copy()
        try:
            place(self.game, corrected, facts)
        except Refusal as wrong:
            if line:
                raise BadLog(wrong.id, line, **wrong.args_for_words) from None
            raise
        return corrected

    def _acts(self) -> Iterator[tuple[int, Mark]]:
        """What persons did, the latest first: the line of each input or correction, and its mark."""
        end, step, corrections = len(self.lines), None, list[Mark]()
        for mark in reversed(self._marks):
            if isinstance(self.lines[mark.line], Correction):
                corrections.append(mark)
                continue
            yield from self._acts_of(step, end, corrections)
            end = end if step is None else step.line
            step, corrections = mark, []
        yield from self._acts_of(step, end, corrections)

    def _acts_of(self, step: Mark | None, end: int, corrections: list[Mark]) -> Iterator[tuple[int, Mark]]:
        """The acts of one step, the latest first.

        A correction inside a step stands before the step in the log, but was made after the inputs
        that were known then.
        """
        acts: list[tuple[float, int, Mark]] = []
        after = len(self.lines)
        for mark in corrections:
            # The latest first: none was made after a later one, which may have had fewer inputs before it.
            after = min(after, cast("Correction", self.lines[mark.line]).after)
            acts.append((after + 0.5, mark.line, mark))
        if step is not None:
            inputs = [at for at in range(step.line, end) if isinstance(self.lines[at], (Answer, Draw))]
            acts += [(n, at, step) for n, at in enumerate(inputs, 1) if self._by_person(self.lines[at])]
        for _, at, mark in sorted(acts, key=lambda act: act[:2], reverse=True):
            yield at, mark

    def _by_person(self, line: Line) -> bool:
        if isinstance(line, Draw):
            # A shown card, even where nobody but policies sits.
            return bool(line.by)
        return isinstance(line, Answer) and self.policy_of(line.by) is None

    @property
    def secret(self) -> bool:
        """Whether somebody still plays against others with hidden cards."""
        return self.game.hidden and len(self.header.seats) > 1 and self.pending is not None

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

    def undo(self) -> None:
        """Take back the last thing a person did, with the draws and policy answers after it."""
        at, mark = next(self._acts(), (-1, None))
        if mark is None:
            raise NotAllowed("undo.nothing")
        if self._revealed_since(at):
            raise NotAllowed("undo.revealed")
        line, later = self.lines[at], self._inputs_from(at)
        if isinstance(line, Correction):
            self._change(mark, later, [*self.redo_list, Redo(correction=line, over=self.over)])
        else:
            known = self._inputs_from(mark.line)[: -len(later)]
            self._change(mark, known, [*self.redo_list, Redo(tuple(later), over=self.over)])

    def back_to(self, line: int) -> None:
        """Take back all that persons did at this line and after it; it can be done again, one by one."""
        if any(at >= line for at, _ in self._acts()) and self._revealed_since(line):
            raise NotAllowed("undo.revealed")
        while (act := next(self._acts(), None)) is not None and act[0] >= line:
            self.undo()

    def redo(self) -> None:
        """Do again what the last undo took back."""
        if not self.redo_list:
            raise NotAllowed("redo.nothing")
        *rest, last = self.redo_list
        if last.correction is not None:
            self._correct(last.correction.correct, rest)
        else:
            mark = self._marks[-1]
            self._change(mark, [*self._inputs_from(mark.line), *last.inputs], rest)

    def branch(self, at: int) -> Session[S]:
        """Another game that has this one's log before line `at`, and goes on from there by itself."""
        if type(at) is not int or not 0 <= at <= len(self.lines):
            raise NotAllowed("branch.at", given=at, most=len(self.lines))
        if self._revealed_since(at - 1):
            raise NotAllowed("branch.revealed")
        lines = self.lines[:at]
        while lines and isinstance(lines[-1], (Correction, Rules)):
            lines.pop()
        # Inputs that are cut off were not there before the corrections of their step.
        step = max((n for n, line in enumerate(lines) if isinstance(line, Step)), default=0)
        inputs = sum(isinstance(line, (Answer, Draw)) for line in lines[step:])
        for n in range(step - 1, -1, -1):
            line = lines[n]
            if isinstance(line, Correction):
                lines[n] = msgspec.structs.replace(line, after=min(line.after, inputs))
            elif not isinstance(line, Rules):
                break
        return Session.from_lines(self.game, self.header, lines)

    # Looking

    def save(self) -> str:
        """The whole log as text."""
        return write_log(self.header, self.lines)

    @property
    def over(self) -> bool:
        """Whether the game is over."""
        return self.pending is None

    @property
    def steps(self) -> tuple[int, ...]:
        """The line at which each step begins."""
        return tuple(mark.line for mark in self._marks if isinstance(self.lines[mark.line], Step))

    def seen_by(self, seat: str) -> Seen:
        """What one seat may know; interfaces get this, never the state. `table` sees what all see."""
        if seat != TABLE and seat not in self.header.seats:
            raise Refusal("seat.unknown", given=str(seat)[:40], options=tuple(self.header.seats))
        step, events = 0, []
        for at, line in enumerate(self.lines):
            if isinstance(line, Step):
                step = line.step
            elif isinstance(line, Effect):
                events.append(Event(at, step, line.seen_by(seat)))
        pending, person = self.pending, self.header.seats.get(seat) == PERSON
        mine = pending is not None and (pending.seat == seat or (pending.seat == TABLE and person))
        last = next(self._acts(), None)
        return Seen(
            view=self.game.view(self._now, seat),
            events=tuple(events),
            pending=pending if mine else None,
            waiting_for=pending.seat if pending else None,
            over=pending is None,
            score=None if self.secret else self.game.score(self._now),
            winners=() if pending is not None else self.game.winners(self._now),
            notices=tuple(notice for notice in self.notices if notice.seat in (seat, TABLE)),
            can_undo=last is not None and not self._revealed_since(last[0]),
            can_redo=bool(self.redo_list),
        )

    def view_before(self, line: int, seat: str) -> Any:
        """What a seat saw before this line."""
        mark = next((mark for mark in reversed(self._marks) if mark.line <= line), self._marks[0])
        state = mark.state.copy()
        for done in self.lines[mark.line : line]:
            if isinstance(done, Effect):
                done.apply(state)
        return self.game.view(state, seat)

    def points(self) -> tuple[tuple[int, str, int], ...]:
        """Every change of the points: its line, the side, how many. Nothing while cards are hidden."""
        if self.secret or not self._marks:
            return ()
        found: list[tuple[int, str, int]] = []
        state = self._marks[0].state.copy()
        before = self.game.score(state)
        for at, line in enumerate(self.lines):
            if isinstance(line, Effect):
                line.apply(state)
            elif isinstance(line, Correction):
                state = self._corrected(state, line.correct)
            else:
                continue
            now = self.game.score(state)
            found += [(at, side, now[side] - before.get(side, 0)) for side in now if now[side] != before.get(side, 0)]
            before = now
        return tuple(found)

    def why(self, line: int | None = None) -> tuple[tuple[int, Decision], ...]:
        """The decisions of the step that holds this line (by default the last step that has any).

        Each comes with the line it led to. A step that was loaded is run again to have them; one
        that today's rules would play differently has none, and neither has a game while cards are
        hidden from somebody.
        """
        if self.secret:
            return ()
        so_far = getattr(self.pending, "so_far", None)
        if so_far is not None and (line is None or line >= self._marks[-1].line):
            return (*self._decisions(self._marks[-1]), (len(self.lines), so_far))
        for mark in reversed(self._marks):
            if isinstance(self.lines[mark.line], Step) and (line is None or mark.line <= line):
                found = self._decisions(mark)
                if found or line is not None:
                    return tuple(found)
        return ()

    def weighed(self, line: int | None = None) -> tuple[Answer, tuple[Weighed, ...]] | None:
        """What a computer player weighed for its answer at this line, or for its last one up to there.

        It weighs again what it saw then. None where no computer answered that can say so, and while cards are hidden.
        """
        if self.secret:
            return None
        for at in range(len(self.lines) - 1 if line is None else min(line, len(self.lines) - 1), -1, -1):
            given = self.lines[at]
            weigh = getattr(self.policy_of(given.by), "weigh", None) if isinstance(given, Answer) else None
            if isinstance(given, Answer) and weigh is not None:
                return given, self._weighed(at, given, weigh)
        return None

    def _weighed(self, at: int, given: Answer, weigh: Callable[..., tuple[Weighed, ...]]) -> tuple[Weighed, ...]:
        mark = next(mark for mark in reversed(self._marks) if mark.line < at)
        known = [line for line in self.lines[mark.line : at] if isinstance(line, (Answer, Draw))]
        table = Recalled(self, mark, known, [])
        try:
            self.game.step(table.state, table)
        except Waiting as waiting:
            name = policy_stream(given.by)
            stream = Stream(number(key(self.header.seed, name), table.counts.get(name, 0)))
            return weigh(lambda: self.game.view(table.state, given.by), waiting.question, stream)
        return ()

    def _spans(self) -> Iterator[tuple[Mark, list[Line]]]:
        """Every step with its lines."""
        ends = [*(mark.line for mark in self._marks[1:]), len(self.lines)]
        for mark, end in zip(self._marks, ends, strict=True):
            if isinstance(self.lines[mark.line], Step):
                yield mark, [line for line in self.lines[mark.line : end] if not isinstance(line, (Rules, Over))]

    def _decisions(self, mark: Mark) -> list[tuple[int, Decision]]:
        if mark.line not in self._decided:
            logged = next(lines for one, lines in self._spans() if one is mark)
            self._decided[mark.line] = self._run_again(mark, logged) or []
        return self._decided[mark.line]

    def _run_again(self, mark: Mark, logged: list[Line]) -> list[tuple[int, Decision]] | None:
        """Run a step from its inputs beside the log: its decisions, or None if it comes out differently."""
        given = [line for line in logged if isinstance(line, (Answer, Draw))]
        table = LiveTable(self, mark, given, [logged[0]])
        with suppress(Waiting):
            self.game.step(table.state, table)
        if table.misfit or table.unused or table.lines != logged:
            return None
        return [(mark.line + at, decision) for at, decision in table.decided_at]

    def check(self) -> int | None:
        """Run every step again from its inputs: the first line that comes out differently, or None.

        Steps that were played under older rules are passed over.
        """
        for mark, logged in self._spans():
            if mark.rules == self.game.rules_version and self._run_again(mark, logged) is None:
                return mark.line
        return None
