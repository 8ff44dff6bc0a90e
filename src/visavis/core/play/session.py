"""The session: a game from its first line to its last, as every front end uses it."""

from __future__ import annotations

import warnings
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, Generic

import msgspec

from visavis.core.choice import Decision
from visavis.core.game import Game
from visavis.core.pack import Pack, begun_with
from visavis.core.play.explain import Explainer, Scored
from visavis.core.play.history import History
from visavis.core.play.log import FORMAT, Answer, Header, Line, read_log, write_log
from visavis.core.play.observation import Seen, seen_by
from visavis.core.play.runner import Notice, Runner, broken_log
from visavis.core.play.timeline import Timeline, refused_at
from visavis.core.players import Evaluation
from visavis.core.question import NO_ARGS, PERSON, TABLE, Question, Words
from visavis.core.refusal import BadLog, Refusal
from visavis.core.state import S

_RENAMED = {
    "set": "set_options", "enter": "enter_points", "by_hand": "manual_sides", "weighed": "evaluations",
    "looking": "read_only", "resting": "paused_seat",
}  # fmt: skip
"""Attributes of 1.0 that have another name now; deprecated in 1.1, removed in 1.3."""


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
        seats: Mapping[str, str] = NO_ARGS,  # type: ignore[assignment]
        shown: Iterable[str] = (),
        own_pack: Pack | None = None,
        position: Mapping[str, object] | None = None,
        text: str | None = None,
        tryout: bool = False,
        on_change: Callable[[Runner[S], int], None] | None = None,
    ) -> Session[S]:
        """Start a game and run it up to its first question. Seats that are not named are persons.

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
            seats={**dict.fromkeys(game.seats(chosen), PERSON), **seats},
            shown=tuple(sorted(set(shown))),
            pack=pack.id,
            pack_digest=pack.digest,
            own_pack=dict(pack.raw) if own_pack else None,
            position=None if position is None else dict(position),
            text=game.text if text is None else text,
            tryout=tryout,
        )
        runner = Runner.prepare(game, header)
        runner.on_change = on_change
        runner.run([])
        runner.flush()
        return cls(runner)

    @classmethod
    def load(cls, text: str | bytes, game: Game | None = None) -> Session:
        """Open a saved game (of an installed game, unless it is given). Raises BadLog with the line that is wrong.

        No policy thinks: what is not in the log is not played before `go_on` is called.
        """
        return from_lines(*read_log(text, game))

    def save(self) -> str:
        """Return the whole log as text."""
        return write_log(self.header, self.lines)

    def branch(self, at: int) -> Session[S]:
        """Start another game that has this one's log before line `at`, and run it on from there."""
        self.runner.require_writable()
        branched = from_lines(self.timeline.marks[0].game, self.header, self.history.branch_lines(at))
        branched.go_on()
        return branched

    # State

    @property
    def game(self) -> Game[S]:
        """The game."""
        return self.runner.state.timeline.game

    @property
    def header(self) -> Header:
        """The first line of the log: options, seed, seats and pack the game began with."""
        return self.runner.header

    @property
    def timeline(self) -> Timeline[S]:
        """The log with the state before each step. A change replaces it: do not keep it."""
        return self.runner.state.timeline

    @property
    def lines(self) -> list[Line]:
        """The lines of the log after the header."""
        return self.runner.state.timeline.lines

    @property
    def steps(self) -> tuple[int, ...]:
        """The line at which each step begins."""
        return self.runner.state.timeline.steps

    @property
    def options(self) -> dict[str, Any]:
        """The options as they are now."""
        return self.runner.options

    @property
    def pack(self) -> Pack:
        """The cards as they are now: printed values may have been typed in."""
        return self.runner.pack

    @property
    def pending(self) -> Question | None:
        """The question that waits for a person."""
        return self.runner.state.pending

    @property
    def paused_seat(self) -> str | None:
        """The seat of the policy that waits for `go_on`."""
        return self.runner.state.paused_seat

    @property
    def over(self) -> bool:
        """Whether the game is over."""
        return self.runner.over

    @property
    def secret(self) -> bool:
        """Whether cards are still hidden between several players."""
        return self.runner.secret

    @property
    def read_only(self) -> bool:
        """Whether every change is refused: the game was played under newer rules than these."""
        return self.runner.state.read_only

    @property
    def notices(self) -> tuple[Notice, ...]:
        """Messages to persons about the last change, or about the opening of the game."""
        return self.runner.state.notices

    @property
    def version(self) -> int:
        """The number of changes."""
        return self.runner.state.version

    # Playing

    def answer(self, raw: object, *, words: Words = str, at: int | None = None, joined: bool = False) -> None:
        """Answer the pending question. Raises Refusal, and nothing has changed.

        `at` is the number of lines the answerer saw: an answer to an older moment is Stale. `joined`: it is given
        together with the answer before it, and one undo takes both back.
        """
        self.runner.answer(raw, words=words, at=at, joined=joined)

    def go_on(self) -> None:
        """Let the policies play on: in a game that was opened none thinks before."""
        self.runner.go_on()

    @property
    def can_undo(self) -> bool:
        """Whether the last act of a person can be undone."""
        return self.history.can_undo

    def undo(self) -> None:
        """Take back the last act of a person, with the draws and policy answers after it."""
        self.history.undo()

    def redo(self) -> None:
        """Do again what the last undo took back."""
        self.history.redo()

    def back_to(self, line: int) -> None:
        """Take back all acts of persons at this line and after it; each of them can be done again."""
        self.history.back_to(line)

    def correct(self, facts: Mapping[str, object]) -> None:
        """Correct fields of the state, given in their plain form. The unfinished step runs again.

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
        """Change what may change in the middle of a game: options, rows of the pack, a newer text of the game."""
        self.history.set_options(options, pack=pack, text=text)

    @property
    def manual_sides(self) -> tuple[str, ...]:
        """The seats whose points a person can enter: the app does not count them."""
        return self.history.manual_sides

    def enter_points(self, side: str, points: object) -> None:
        """Record the points that a person has counted for a side; no rule sees them."""
        self.history.enter_points(side, points)

    # Inspecting

    def seen_by(self, seat: str) -> Seen:
        """Return what one seat may know; front ends get this, never the state. `table` sees what all see."""
        return seen_by(self.history, seat)

    def view_before(self, line: int, seat: str) -> Any:
        """Return what a seat saw before this line."""
        return self.game.view(self.timeline.state_before(line), seat)

    def points(self) -> tuple[Scored, ...]:
        """Return every change of the points, in order. Empty while cards are hidden."""
        return self.explainer.points()

    def why(self, line: int | None = None) -> tuple[tuple[int, Decision], ...]:
        """Return the decisions of the step that holds this line (by default the last step that has any).

        Each comes with the line it led to, and with what its criteria measured. The step is run again to have them;
        one that today's rules would play differently has none, and neither has a game while cards are hidden.
        """
        return self.explainer.why(line)

    def why_move(self, line: int) -> tuple[int, tuple[tuple[int, Decision], ...]]:
        """Return the first line of the move that this line belongs to, and its decisions as `why` has them.

        A move is all since the last step that began with an answer of a person. What a person is asked in the middle
        of a bot's turn does not end its move.
        """
        return self.explainer.why_move(line)

    def evaluations(self, line: int | None = None) -> tuple[Answer, tuple[Evaluation, ...]] | None:
        """Return a policy's answer at this line, or its last one up to there, and how it evaluated every option.

        The policy evaluates again what it saw then. None where no policy answered that can do so, and while cards are
        hidden.
        """
        return self.explainer.evaluations(line)

    def check(self) -> int | None:
        """Run every step again from its inputs; return the first line that differs, or None.

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
            return getattr(self, _RENAMED[name])


def from_lines(game: Game[S], header: Header, lines: Sequence[Line]) -> Session[S]:
    """Open a session whose log is already read: fold the whole steps, run the unfinished one. Raises BadLog."""
    runner = _prepare(game, header)
    runner.load(lines)
    return _usable(runner)


def from_inputs(game: Game[S], header: Header, lines: Sequence[Line]) -> Session[S]:
    """Open a session whose log has these lines, the effects left out: it is played again from its inputs.

    That needs the rules it was played under; a log of older rules is BadLog.
    """
    if header.rules != game.rules_version:
        raise BadLog("log.rules", 1, given=header.rules, expected=game.rules_version)
    runner = _prepare(game, header)
    runner.replay(lines)
    return _usable(runner)


def _prepare(game: Game[S], header: Header) -> Runner[S]:
    """Return a runner for an untrusted header, with a notice if the pack is another one. Raises BadLog."""
    try:
        runner = Runner.prepare(game, header)
    except Refusal as wrong:
        raise BadLog(wrong.id, 1, **refused_at(wrong)) from None
    except Exception as wrong:
        raise broken_log(wrong, 1) from wrong
    if header.pack_digest and header.own_pack is None and runner.pack is game.default_pack:
        kept = None if game.pack is None else begun_with(game.folder, game.pack, runner.pack, header.pack_digest)
        if kept is None and header.pack_digest != runner.pack.digest:
            runner.notify(Notice("pack.changed", {"pack": runner.pack.id}))
    return runner


def _usable(runner: Runner[S]) -> Session[S]:
    """Return the session of a runner. Raises BadLog for a game that could be opened, but not shown."""
    session = Session(runner)
    try:
        session.game.ui.panels(session.seen_by(TABLE).view)
    except Exception as wrong:
        raise broken_log(wrong, len(session.lines) + 1) from wrong
    return session
