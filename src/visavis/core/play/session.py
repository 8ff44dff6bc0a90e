"""The session: a game from its first line to its last, as every front end uses it."""

from __future__ import annotations

import warnings
from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from operator import attrgetter
from typing import TYPE_CHECKING, Any, Generic

import msgspec

from visavis.core.budget import foreign, own
from visavis.core.choice import Decision
from visavis.core.game import Game
from visavis.core.pack import Pack, begun_with
from visavis.core.play.explain import Explainer, Scored
from visavis.core.play.history import History
from visavis.core.play.log import FORMAT, Answer, Header, Line, at_line, read_log, write_log
from visavis.core.play.observation import Seen, seen_by
from visavis.core.play.runner import Notice, Runner, broken_log
from visavis.core.play.timeline import Timeline
from visavis.core.play.turns import Turn, in_setup, turns_of
from visavis.core.players import NO_PLAYERS, Evaluation, Factory, Player, own_factories, player_name
from visavis.core.question import NO_ARGS, PERSON, TABLE, Forms, OptionNames, Question
from visavis.core.refusal import BadLog, Refusal
from visavis.core.state import S

_RENAMED = {
    "set": "set_options", "enter": "enter_points", "by_hand": "manual_sides", "weighed": "evaluations",
    "looking": "read_only", "resting": "paused_seat", "decided_lines": "explainer.decided_lines",
    "last_act": "history.last_act", "policy_of": "runner.policy_of", "by_person": "runner.by_person",
}  # fmt: skip
"""Attributes of 1.0 that were renamed or moved to a part; deprecated in 1.1, removed in 1.3."""


class Session(Generic[S]):
    """A game in progress: a facade for `runner` (runs it), `history` (its past) and `explainer`.

    `pending` is the question that waits for a person. Every change is an answer, an undo, a redo, a correction or a
    setting; each is atomic: it happens completely or is refused and changes nothing.
    """

    __slots__ = ("__weakref__", "explainer", "history", "runner")

    def __init__(self, runner: Runner[S]) -> None:
        self.runner = runner
        self.history = History(runner)
        self.explainer = Explainer(runner)

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
        on_change: Callable[[Runner[S], int], None] | None = None,
    ) -> Session[S]:
        """Start a game and run it up to its first question. Seats that are not named are persons. Raises Refusal.

        A seat may be given as an own policy or its factory: the log holds its name, never the policy.
        `on_change` is called with the session's runner and the first changed line whenever the log has changed.
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
        runner = Runner.prepare(game, header, own_factories(seats))
        runner.on_change = on_change
        runner.run([])
        runner.flush()
        return cls(runner)

    @classmethod
    def load(
        cls, text: str | bytes, game: Game | None = None, *, players: Mapping[str, Player] = NO_PLAYERS
    ) -> Session:
        """Open a saved game (of an installed game, unless it is given). Raises BadLog with the invalid line.

        No policy is called: what is not in the log is not played before `go_on` is called. A seat with an own policy
        stays paused unless `players` gives it again: nothing is imported because a log names it.
        """
        with foreign():
            return from_lines(*read_log(text, game), own_factories(players))

    def save(self) -> str:
        """Serialize the whole log."""
        return write_log(self.header, self.lines)

    def branch(self, at: int, seats: Mapping[str, str] | None = None) -> Session[S]:
        """Start another game with this one's log before line `at`, and continue it from there. Raises NotAllowed.

        `seats` has the players by name of seats that others take over. Raises Refusal for an unknown one.
        """
        self.runner.require_writable()
        lines, players = self.history.branch_lines(at), self.runner.players
        with own():
            header = self.header if not seats else _with_seats(self.header, seats)
            branched = from_lines(self.timeline.marks[0].game, header, lines, players)
        branched.go_on()
        return branched

    # State

    @property
    def game(self) -> Game[S]:
        """Return the game."""
        return self.runner.state.timeline.game

    @property
    def header(self) -> Header:
        """Return the first line of the log: options, seed, seats and pack the game began with."""
        return self.runner.header

    @property
    def timeline(self) -> Timeline[S]:
        """Return the log with the state before each step. A change replaces it: do not store a reference."""
        return self.runner.state.timeline

    @property
    def lines(self) -> list[Line]:
        """Return the lines of the log after the header."""
        return self.runner.state.timeline.lines

    @property
    def steps(self) -> tuple[int, ...]:
        """Return the line at which each step begins."""
        return self.runner.state.timeline.steps

    @property
    def turns(self) -> tuple[Turn, ...]:
        """Return the turns of all seats so far, as people count them; the present one is the last."""
        return turns_of(self.runner)

    @property
    def in_setup(self) -> bool:
        """Return True if no turn has begun yet."""
        return in_setup(self.runner)

    @property
    def options(self) -> dict[str, Any]:
        """Return the current options."""
        return self.runner.options

    @property
    def pack(self) -> Pack:
        """Return the current pack: printed values may have been entered."""
        return self.runner.pack

    @property
    def pending(self) -> Question | None:
        """Return the question that waits for a person; None without one."""
        return self.runner.state.pending

    @property
    def paused_seat(self) -> str | None:
        """Return the seat of the policy that waits for `go_on`; None without one."""
        return self.runner.state.paused_seat

    @property
    def over(self) -> bool:
        """Return True if the game is over."""
        return self.runner.over

    @property
    def secret(self) -> bool:
        """Return True if cards are still hidden between several players."""
        return self.runner.secret

    @property
    def read_only(self) -> bool:
        """Return True if every change is refused: the game was played under newer rules than these."""
        return self.runner.state.read_only

    @property
    def notices(self) -> tuple[Notice, ...]:
        """Return messages to persons about the last change, or about the opening of the game."""
        return self.runner.state.notices

    @property
    def version(self) -> int:
        """Return the number of changes."""
        return self.runner.state.version

    # Playing

    def answer(self, raw: object, *, words: OptionNames = str, at: int | None = None, joined: bool = False) -> None:
        """Answer the pending question. Raises Refusal, and nothing has changed.

        `at` is the number of lines the client saw: an answer to an older moment raises Stale. `joined`: it is given
        together with the answer before it, and one undo takes both back.
        """
        self.runner.answer(raw, words=words, at=at, joined=joined)

    def go_on(self) -> None:
        """Resume the policies: in a game that was opened none is called before."""
        self.runner.go_on()

    @property
    def can_undo(self) -> bool:
        """Return True if the last act of a person can be undone."""
        return self.history.can_undo

    def undo(self) -> None:
        """Undo the last act of a person, with the draws and policy answers after it. Raises NotAllowed."""
        self.history.undo()

    def redo(self) -> None:
        """Redo what the last undo took back. Raises NotAllowed."""
        self.history.redo()

    def back_to(self, line: int) -> None:
        """Undo all acts of persons at this line and after it; each of them can be redone. Raises NotAllowed."""
        self.history.back_to(line)

    def correct(self, facts: Mapping[str, object]) -> None:
        """Correct fields of the state, given in their plain form. The unfinished step runs again. Raises Refusal.

        Afterwards every field has the given value, whatever the step has done already.
        """
        self.history.correct(facts)

    def set_options(
        self,
        options: Mapping[str, object] = NO_ARGS,
        *,
        pack: Mapping[str, list[dict[str, Any]]] = NO_ARGS,  # type: ignore[assignment]
        text: str | None = None,
    ) -> None:
        """Change live options, rows of the pack or the game's text. The unfinished step runs again. Raises Refusal."""
        self.history.set_options(options, pack=pack, text=text)

    @property
    def manual_sides(self) -> tuple[str, ...]:
        """Return the seats whose points a person can enter: the app does not count them."""
        return self.history.manual_sides

    def enter_points(self, side: str, points: object) -> None:
        """Record the points that a person has counted for a side; no rule reads them. Raises NotAllowed."""
        self.history.enter_points(side, points)

    # Inspecting

    def seen_by(self, seat: str, own: Collection[str] | None = None) -> Seen:
        """Return the observation of one seat; front ends get this, never the state. `table` sees what all see.

        `own` has the seats whose acts the news begin after; by default those of all persons.
        """
        return seen_by(self.history, seat, own)

    def view_before(self, line: int, seat: str) -> Any:
        """Return the view of a seat before this line."""
        return self.game.view(self.timeline.state_before(line), seat)

    def points(self) -> tuple[Scored, ...]:
        """Return every change of the points, in order. Empty while cards are hidden."""
        return self.explainer.points()

    def why(self, line: int | None = None) -> tuple[tuple[int, Decision], ...]:
        """Return the decisions of the step that contains this line (default: the last step that has any).

        Each comes with the line it led to, and with what its criteria measured. The step is replayed for that; one that
        today's rules would play differently has none, and neither has a game while cards are hidden.
        """
        return self.explainer.why(line)

    def why_move(self, line: int) -> tuple[int, tuple[tuple[int, Decision], ...]]:
        """Return the first line of the move that this line belongs to, and its decisions as `why` returns them.

        A move is all since the last step that began with an answer of a person. A question to a person during a bot's
        turn does not end its move.
        """
        return self.explainer.why_move(line)

    def evaluations(self, line: int | None = None) -> tuple[Answer, tuple[Evaluation, ...]] | None:
        """Return a policy's answer at this line, or its last one before, and its evaluation of every option.

        The policy evaluates again what it saw then. None if no policy answered that can do so, and while cards are
        hidden.
        """
        return self.explainer.evaluations(line)

    def check(self) -> int | None:
        """Replay every step from its inputs; return the first line that differs, or None.

        Steps that were played under older rules are skipped.
        """
        return self.explainer.check()

    def __repr__(self) -> str:
        pending, status = self.pending, list[str]()
        if self.over:
            status.append("over")
        elif pending is not None:
            status.append(f"{pending.id} asked of {pending.seat}")
        elif self.paused_seat is not None:
            status.append(f"{self.paused_seat} paused")
        if self.read_only:
            status.append("read-only")
        return f"<Session {self.header.game} line {len(self.lines)}: {', '.join(status)}>"

    if not TYPE_CHECKING:

        def __getattr__(self, name: str) -> Any:
            if name not in _RENAMED:
                raise AttributeError(f"{type(self).__name__!r} object has no attribute {name!r}")
            warnings.warn(f"Session.{name} is called {_RENAMED[name]}", DeprecationWarning, stacklevel=2)
            return attrgetter(_RENAMED[name])(self)


def from_lines(
    game: Game[S], header: Header, lines: Sequence[Line], players: Mapping[str, Factory] = NO_PLAYERS
) -> Session[S]:
    """Open a session from a parsed log: apply the complete steps, run the unfinished one. Raises BadLog."""
    with foreign():
        runner = _prepare(game, header, players)
        runner.load(lines)
        return _usable(runner)


def from_inputs(game: Game[S], header: Header, lines: Sequence[Line]) -> Session[S]:
    """Open a session from the lines of a log without effects: it is replayed from its inputs.

    That needs the rules it was played under; a log of older rules raises BadLog.
    """
    if header.rules != game.rules_version:
        raise BadLog("log.rules", 1, given=header.rules, expected=game.rules_version)
    with foreign():
        runner = _prepare(game, header)
        runner.replay(lines)
        return _usable(runner)


def _with_seats(header: Header, seats: Mapping[str, str]) -> Header:
    """Return a header in which others take seats. Raises Refusal for an unknown seat."""
    for seat in seats:
        if seat not in header.seats:
            raise Refusal("seat.unknown", given=seat[:40], options=tuple(header.seats))
    return msgspec.structs.replace(header, seats={**header.seats, **seats})


def _prepare(game: Game[S], header: Header, players: Mapping[str, Factory] = NO_PLAYERS) -> Runner[S]:
    """Return a runner for an untrusted header, with a notice if the pack is another one. Raises BadLog."""
    try:
        runner = Runner.prepare(game, header, players)
    except Refusal as wrong:
        raise at_line(wrong, 1) from None
    except Exception as wrong:
        raise broken_log(wrong, 1) from wrong
    if header.pack_digest and header.own_pack is None and runner.pack is game.default_pack:
        kept = None if game.pack is None else begun_with(game.folder, game.pack, runner.pack, header.pack_digest)
        if kept is None and header.pack_digest != runner.pack.digest:
            runner.notify(Notice("pack.changed", {"pack": runner.pack.id}))
    return runner


def _usable(runner: Runner[S]) -> Session[S]:
    """Return the session of a runner. Raises BadLog for a game that can be opened, but not rendered."""
    session = Session(runner)
    try:
        session.game.ui.panels(session.seen_by(TABLE).view)
        if isinstance(session.pending, Forms):
            # Forms are made on their first use.
            len(session.pending.forms)
    except Exception as wrong:
        raise broken_log(wrong, len(session.lines) + 1) from wrong
    return session
