"""The session: a game from its first line to its last, as everybody who plays or looks uses it."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, cast

import msgspec

from visavis.core.choice import Decision
from visavis.core.game import Game
from visavis.core.pack import Pack, begun_with
from visavis.core.pile import Card
from visavis.core.play import explain
from visavis.core.play.history import History
from visavis.core.play.live_table import Shown
from visavis.core.play.log import (
    FORMAT,
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
    read_log,
    write_log,
)
from visavis.core.play.observation import LastChange, Seen, diff_logs, facts_between, seen_by, shift_change
from visavis.core.play.runner import Notice, Redo, broken_log
from visavis.core.play.timeline import Mark, Timeline, count_input, place, refused_at
from visavis.core.players import (
    NO_PLAYERS,
    Evaluation,
    Factory,
    Player,
    own_factories,
    player_name,
    require_present,
)
from visavis.core.question import (
    NO_ARGS,
    PERSON,  # fmt: skip
    TABLE,
    OptionNames,
)
from visavis.core.refusal import BadLog, NotAllowed, Refusal, Stale
from visavis.core.state import S


class Session(History[S]):
    """A running game.

    `pending` is the question that waits for a person. Every change is an answer, an undo, a redo
    or a correction; each either happens whole or is refused and changes nothing. `keeper`, if
    set, is called with the first changed line whenever the log has grown or been cut.
    """

    _moved = LastChange()

    # Opening a game

    @classmethod
    def new(
        cls,
        game: Game[S],
        options: Mapping[str, object] = NO_ARGS,
        *,
        seed: int = 0,
        seats: Mapping[str, Player] = NO_PLAYERS,
        shown: Iterable[str] = (),
        own_pack: Pack | None = None,
        position: Mapping[str, object] | None = None,
        text: str | None = None,
        tryout: bool = False,
        keeper: Callable[[Any, int], None] | None = None,
    ) -> Session[S]:
        """A new game, run up to its first question. Seats that are not named are persons.

        A seat may be given as an own policy or its factory: the log holds its name, never the policy.
        """
        chosen = game.read_options(options)
        pack = own_pack or game.default_pack
        header = Header(
            visavis=FORMAT,
            game=game.id,
            rules=game.rules_version,
            options=msgspec.to_builtins(chosen),
            seed=seed,
            seats={
                **dict.fromkeys(game.seats(chosen), PERSON),
                **{seat: player_name(one) for seat, one in seats.items()},
            },
            shown=tuple(sorted(set(shown))),
            pack=pack.id,
            pack_digest=pack.digest,
            own_pack=dict(pack.raw) if own_pack else None,
            position=None if position is None else dict(position),
            text=game.text if text is None else text,
            tryout=tryout,
        )
        session = cls.before(game, header, own_factories(seats))
        session.keeper = keeper
        session.run([])
        session.keep_now()
        return session

    @classmethod
    def load(
        cls, text: str | bytes, game: Game | None = None, *, players: Mapping[str, Player] = NO_PLAYERS
    ) -> Session:
        """A saved game (of an installed game, unless it is given); or BadLog with the line that is wrong.

        No computer player thinks: what is not in the log is not played before somebody says `go_on`. A seat with an
        own policy stays paused unless `players` gives it again: nothing is imported because a log names it.
        """
        return cls.from_lines(*read_log(text, game), own_factories(players))

    @classmethod
    def from_lines(
        cls, game: Game[S], header: Header, lines: Sequence[Line], players: Mapping[str, Factory] = NO_PLAYERS
    ) -> Session[S]:
        """A session whose log is already read: folds the whole steps, runs the unfinished one."""
        session = cls._opened(game, header, players)
        last, given = _fold(session, lines)
        session._kept, session._dirty = list(lines), last
        if session.looking:
            session._look_only(lines[last:])
        elif not session.over:
            session.run(given, foreign=True)
        session._usable()
        return session

    @classmethod
    def from_inputs(cls, game: Game[S], header: Header, lines: Sequence[Line]) -> Session[S]:
        """The session whose log has these lines, the effects left out: it is played again from its inputs.

        That needs the rules it was played under; a log of older rules is BadLog.
        """
        if header.rules != game.rules_version:
            raise BadLog("log.rules", 1, given=header.rules, expected=game.rules_version)
        session = cls._opened(game, header)
        parts: list[tuple[Said | None, list[Input]]] = [(None, [])]
        for line in lines:
            if isinstance(line, SAID):
                parts.append((line, []))
            elif isinstance(line, INPUTS):
                parts[-1][1].append(line)
        for said, given in parts:
            if said is not None:
                session.cut(session.timeline.where_said())
                try:
                    session.timeline.say(said)
                except Refusal as wrong:
                    raise BadLog(wrong.id, 1, **refused_at(wrong)) from None
            session.run(given, foreign=True)
            if session.notices:
                raise BadLog("log.inputs", 1)
        session._usable()
        return session

    @classmethod
    def _opened(cls, game: Game[S], header: Header, players: Mapping[str, Factory] = NO_PLAYERS) -> Session[S]:
        try:
            session = cls.before(game, header, players)
        except Refusal as wrong:
            raise BadLog(wrong.id, 1, **refused_at(wrong)) from None
        except Exception as wrong:
            raise broken_log(wrong, 1) from wrong
        if header.pack_digest and header.own_pack is None and session.pack is game.default_pack:
            kept = None if game.pack is None else begun_with(game.folder, game.pack, session.pack, header.pack_digest)
            if kept is None and header.pack_digest != session.pack.digest:
                session.notices = (Notice("pack.changed", {"pack": session.pack.id}),)
        return session

    @classmethod
    def before(cls, game: Game[S], header: Header, players: Mapping[str, Factory] = NO_PLAYERS) -> Session[S]:
        """A session that has not run anything yet; or a refusal if its header cannot be."""
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

    def _look_only(self, unfinished: Sequence[Line]) -> None:
        """Show what newer rules have done so far, without going on."""
        time = self.timeline
        time.now = time.whole.copy()
        for at, line in enumerate(unfinished, len(self.lines) + 2):
            if isinstance(line, Step):
                time.marks.append(Mark(len(time.lines), time.whole, time.counts, time.rules, time.game))
            _apply(time, time.now, line, at)
            time.lines.append(line)
        self.notices = (*self.notices, Notice("rules.newer", {"given": time.rules, "known": self.game.rules_version}))

    def _usable(self) -> None:
        """Refuse a game that could be opened, but not shown."""
        try:
            seen = self.seen_by(TABLE)
            self.game.ui.panels(seen.view)
        except Exception as wrong:
            raise broken_log(wrong, len(self.lines) + 1) from wrong

    # Playing

    def change(self, mark: Mark, given: Sequence[Input], redo_list: list[Redo], said: Said | None = None) -> None:
        """See `Runner.change`; what it takes away is kept for those who look."""
        before, state = list(self.lines), self.timeline.now
        undone = redo_list[-1].said if len(redo_list) > len(self.redo_list) else None
        redone = said if len(redo_list) < len(self.redo_list) else None
        super().change(mark, given, redo_list, said)
        if isinstance(undone or said, Entered):
            self._moved = shift_change(self._moved, mark.line, len(self.lines) - len(before))
            return
        facts = facts_between(state, self.timeline.now, undone or redone)
        self._moved = msgspec.structs.replace(diff_logs(before, self), facts=facts)

    def answer(self, raw: object, *, words: OptionNames = str, at: int | None = None, joined: bool = False) -> None:
        """Give the pending question its answer; or a refusal that changes nothing.

        `at` is the number of lines the answerer saw: an answer to an older moment is Stale. `joined`: it is given
        together with the answer before it, and one undo takes both back.
        """
        self.may_change()
        if at is not None and at != len(self.lines):
            raise Stale("answer.stale")
        pending = self.pending
        if pending is None:
            raise Stale("game.over") if self.resting is None else NotAllowed("game.resting", seat=self.resting)
        value = pending.read(raw, words)
        given: Input = Answer(value, pending.id, pending.seat, joined)
        if isinstance(pending, Shown):
            given = Draw(cast("Card", value), pending.stream, pending.seat)
        mark, before = self.timeline.marks[-1], self._moved
        self.change(mark, [*self.timeline.inputs_from(mark.line), given], [])
        if joined:
            self._moved = msgspec.structs.replace(self._moved, first=min(before.first, self._moved.first))

    def back_to(self, line: int) -> None:
        """See `History.back_to`; the table has to follow all of it, not only the last undo."""
        before = list(self.lines)
        super().back_to(line)
        if len(self.lines) < len(before):
            self._moved = msgspec.structs.replace(diff_logs(before, self), facts=self._moved.facts)

    def go_on(self) -> None:
        """Let the computer players play on: nobody thinks in a game that was opened before somebody says so."""
        self.may_change()
        if self.resting is not None:
            require_present(self.policy_of(self.resting))
            mark = self.timeline.marks[-1]
            self.change(mark, self.timeline.inputs_from(mark.line), self.redo_list)

    def branch(self, at: int) -> Session[S]:
        """Another game that has this one's log before line `at`, and goes on from there by itself."""
        self.may_change()
        branched = Session.from_lines(self.timeline.marks[0].game, self.header, self.branch_lines(at), self.players)
        branched.go_on()
        return branched

    # Looking

    def save(self) -> str:
        """The whole log as text."""
        return write_log(self.header, self.lines)

    def seen_by(self, seat: str) -> Seen:
        """What one seat may know; interfaces get this, never the state. `table` sees what all see."""
        return seen_by(self, seat, self._moved)

    def view_before(self, line: int, seat: str) -> Any:
        """What a seat saw before this line."""
        return self.game.view(self.timeline.state_before(line), seat)

    def points(self) -> tuple[explain.Scored, ...]:
        """Every change of the points, in order. Nothing while cards are hidden."""
        return explain.points(self)

    def why(self, line: int | None = None) -> tuple[tuple[int, Decision], ...]:
        """The decisions of the step that holds this line (by default the last step that has any).

        Each comes with the line it led to, and with what its criteria measured. The step is run again to have them;
        one that today's rules would play differently has none, and neither has a game while cards are
        hidden from somebody.
        """
        return explain.why(self, line)

    def why_move(self, line: int) -> tuple[int, tuple[tuple[int, Decision], ...]]:
        """The move that this line belongs to: all since the last step that began with an answer of a person.

        What a person is asked in the middle of a bot's turn does not end its move. The line the move begins with,
        and its decisions as `why` has them.
        """
        return explain.why_move(self, line)

    def decided_lines(self, first: int = 0) -> list[int]:
        """The lines that decisions led to, from a line on."""
        if self.secret:
            return []
        marks = (mark for mark, _ in self.timeline.spans() if mark.line >= first)
        return [line for mark in marks for line in explain.decided_lines(self, mark)]

    def weighed(self, line: int | None = None) -> tuple[Answer, tuple[Evaluation, ...]] | None:
        """What a computer player weighed for its answer at this line, or for its last one up to there.

        It weighs again what it saw then. None where no computer answered that can say so, and while cards are hidden.
        """
        return explain.weighed(self, line)

    def check(self) -> int | None:
        """Run every step again from its inputs: the first line that comes out differently, or None.

        Steps that were played under older rules are passed over.
        """
        return explain.check(self)


def _fold(session: Session[S], lines: Sequence[Line]) -> tuple[int, list[Input]]:
    """State is the fold of the effects; a step that nothing follows is run again instead.

    How many lines were folded, and the inputs of the unfinished step.
    """
    time = session.timeline
    steps = [at for at, line in enumerate(lines) if isinstance(line, Step)]
    followed = any(isinstance(line, (*SAID, Rules, Over)) for line in lines[steps[-1] :]) if steps else True
    last = len(lines) if followed else steps[-1]
    inside, counts = False, dict(time.counts)
    state = time.whole = time.whole.copy()
    for at, line in enumerate(lines[:last]):
        number = at + 2
        if isinstance(line, (Step, *SAID, Rules, Over)):
            session.faultless(state, number - 1)
            time.whole, time.counts = state, counts
            inside = isinstance(line, Step)
            _between(session, line, number, at == len(lines) - 1)
            state, counts = time.whole.copy(), dict(time.counts)
            continue
        if not inside:
            raise BadLog("log.outside", number)
        if isinstance(line, INPUTS):
            count_input(counts, line, isinstance(line, Answer) and session.policy_of(line.by) is not None)
        _apply(time, state, line, number)
        time.lines.append(line)
    session.faultless(state, last + 1)
    time.whole, time.now, time.counts = state, state, counts
    unfinished = lines[last:]
    if unfinished:
        _numbered(session, cast("Step", unfinished[0]), last + 2)
    session.looking = _newer(time.rules, session.game.rules_version)
    given = [line for line in unfinished if isinstance(line, INPUTS)]
    if time.rules != session.game.rules_version and given and not session.looking:
        session.tell_dropped("rules.changed", given)
        given = []
    return last, given


def _between(session: Session[S], line: Line, number: int, final: bool) -> None:
    """A line of a log that is not inside a step."""
    time = session.timeline
    if isinstance(line, SAID):
        try:
            time.say(line)
        except Refusal as wrong:
            raise BadLog(wrong.id, number, **refused_at(wrong)) from None
        except Exception as wrong:
            raise broken_log(wrong, number) from wrong
        return
    if isinstance(line, Step):
        _numbered(session, line, number)
        time.marks.append(Mark(len(time.lines), time.whole, time.counts, time.rules, time.game))
    elif isinstance(line, Rules):
        time.rules = line.rules
    elif not final or not session.game.over(time.whole) or cast("Over", line).over != session.game.score(time.whole):
        raise BadLog("log.over", number)
    time.lines.append(line)


def _numbered(session: Session[S], line: Step, number: int) -> None:
    expected = session.timeline.step_number + 1
    if line.step != expected:
        raise BadLog("log.step", number, given=line.step, expected=expected)


def _apply(time: Timeline[S], state: S, line: Line, number: int) -> None:
    """What a line of a log does to the state; or BadLog, if it can do no such thing."""
    try:
        time.apply(state, line)
    except Refusal as wrong:
        raise BadLog(wrong.id, number, **refused_at(wrong)) from None
    except Exception as wrong:
        raise BadLog("log.impossible", number, detail=str(wrong)) from None


def _newer(rules: str, known: str) -> bool:
    """Whether rules are newer than those that are known."""
    return rules.isdigit() and known.isdigit() and int(rules) > int(known)
