"""The conformance check that every game must pass: random games, with invariants validated at every step."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable
from contextlib import suppress
from typing import Any

import msgspec

from visavis.core import (
    TABLE,
    BareTable,
    Game,
    NotAllowed,
    Question,
    RandomPolicy,
    Refusal,
    Session,
    Shown,
    State,
    Stream,
    Table,
    Waiting,
    option_fields,
    play_out,
)
from visavis.core.chance import key
from visavis.core.play.log import Answer, Correction, Draw, Rules
from visavis.core.play.timeline import place
from visavis.core.question import PERSON, Value, same
from visavis.testing.helpers import combination
from visavis.testing.listen import with_step
from visavis.testing.misses import Misses
from visavis.testing.states import fold, immutable, pending_again, shape
from visavis.testing.watch import Watcher, good_question

POINTS = 5
"""Maximum number of moments per game at which all session invariants are checked."""
MOST_STEPS = 20_000
"""Maximum number of answers or steps per game; a longer game fails."""

BAD_ANSWERS: tuple[object, ...] = (
    None, "", "   ", "\0", "\x1b[31m", "\ud800", "x" * 401, "no such thing", "-", ",", "999999999999999", "1e3",
    -1, 10**30, 0.5, 1.0, float("nan"), float("inf"), True, False, b"bytes", object(),
    (), [], {}, [None], [[]], ["no such verb"], ["build", "nowhere"], list(range(50)),
)  # fmt: skip
"""Invalid input that every question must refuse or parse. What a question accepts is not given as its answer."""


class Checked(msgspec.Struct):
    """Counters of `check_game`."""

    games: int = 0
    steps: int = 0
    questions: int = 0
    refusals: int = 0
    points: int = 0
    misses: set[str] = msgspec.field(default_factory=set)
    """Missing words, uncited clauses and silent actions."""


def check_game(
    game: Game,
    games: int = 100,
    seed: int = 0,
    *,
    first: int = 0,
    progress: Callable[[int, int], None] | None = None,
    known_misses: Collection[str] = (),
) -> Checked:
    """Play random games. Raises AssertionError at the first violation, RuntimeError under `python -O`.

    Games `first` to `first + games - 1` of this seed are played; the message contains the call that reproduces the
    failing one. Misses (`misses.py`: missing words, clauses that nothing cites, actions without any message) fail too,
    unless they are listed in `known_misses`.
    """
    if not __debug__:
        raise RuntimeError("check_game is made of assertions: run Python without -O")
    checked, misses = Checked(), Misses(game)
    for n in range(first, first + games):
        trial = Trial(game, seed, n, checked, misses)
        try:
            trial.run()
        except Exception as wrong:
            message = str(wrong) if isinstance(wrong, AssertionError) else f"{type(wrong).__name__}: {wrong}"
            raise AssertionError(
                f"{message}\n  in {trial}\n  again: check_game({game.id}, games=1, seed={seed}, first={n})"
            ) from wrong
        checked.games += 1
        if progress is not None:
            progress(n - first + 1, games)
    misses.declared()
    checked.misses = misses.found
    unlisted = sorted(misses.found - set(known_misses))
    assert not unlisted, f"{game.id} leaves unsaid: {'; '.join(unlisted)}"
    return checked


# One game


class Trial:
    """One random game. Its options, seats and streams are a deterministic function of the seed and its number."""

    def __init__(self, game: Game, seed: int, n: int, checked: Checked, misses: Misses | None = None) -> None:
        self.checked = checked
        self.misses = misses or Misses(game)
        self.stream = Stream(key(seed, f"check/{game.id}/{n}"))
        self.seed = self.stream.below(1 << 31)
        kind = ("persons", "shown", "mixed", "policies")[n % 4]
        self.options = self._some_options(game, n // 4)
        self.known_seats = game.seats(game.read_options(self.options))
        # Slow policies play in a few games only, with the smallest budget.
        brief = tuple(f"{name}:5" if name in game.players.budgets else name for name in game.policy_names)
        names = brief if n % 100 < 4 else ("random", game.players.stand_in)
        self.seats = {}
        for seat in self.known_seats:
            policy = kind == "policies" or (kind == "mixed" and self.stream.below(2) == 1)
            self.seats[seat] = self.stream.pick(names) if policy else PERSON
        self.shown: tuple[str, ...] = ()
        if kind in ("shown", "mixed"):
            self.shown = tuple(name for name in game.streams if kind == "shown" or self.stream.below(2))
        self.given: list[Value | tuple[object, ...]] = []
        self.earlier: list[tuple[State, str]] = []
        self.plain_game = game
        self.game = with_step(game, self._step)
        self.first_state = game.start(game.read_options(self.options), game.default_pack)

    def __str__(self) -> str:
        seats = " ".join(f"{seat}={who}" for seat, who in self.seats.items())
        return f"options {self.options}, seats {seats}, shown {self.shown}, after {len(self.given)} answers"

    def _some_options(self, game: Game, n: int) -> dict[str, object]:
        """Return the n-th combination of the options with choices, and random numbers for the others."""
        fields = option_fields(game.options)
        options = combination([field for field in fields if field.choices], n)
        for field in fields:
            if not field.choices:
                options[field.name] = field.least + self.stream.below(field.most - field.least + 1)
        return options

    def _step(self, state: Any, table: Table) -> None:
        """Run one step of the rules and check its effects, faults and piece counts."""
        self.checked.steps += 1
        game = self.plain_game
        cards = game.piece_counts(state) if game.piece_counts is not None and state != self.first_state else None
        watcher = Watcher(table, self)
        try:
            game.step(state, watcher)
        except Waiting:
            assert watcher.folded == state, "a rule changed the state without an effect"
            raise
        assert watcher.folded == state, "a rule changed the state without an effect"
        watcher.end()
        assert not (faults := game.faults(state)), f"the state has faults: {faults}"
        if cards is not None and game.piece_counts is not None:
            now = game.piece_counts(state)
            assert now == cards, f"cards were {dict(cards)}, now {dict(now)}"

    def has_clause(self, kind: str, id: str, clause: str) -> None:
        """Check that a clause which the rules cite is in the clause list."""
        assert clause in self.game.clauses, f"{kind} {id} names the clause {clause!r}, which is not in rules.toml"

    def look_at(self, question: Question) -> None:
        """Check that a question can be answered and that its seat exists."""
        self.checked.questions += 1
        whose = f"question {question.id}"
        seats = (*self.known_seats, *self.game.players.substitutes, TABLE)
        assert question.seat in seats, f"{whose} asks {question.seat}, who does not sit here"
        if not isinstance(question, Shown):
            self.has_clause("question", question.id, question.clause)
        good_question(question, whose)

    # Playing

    def new(self) -> Session:
        """Return a new session of this game, at its first question."""
        return Session.new(self.game, self.options, seed=self.seed, seats=self.seats, shown=self.shown)

    def run(self) -> None:
        """Play the game to its end, with all checks."""
        # Detects a game that never ends before the session runs it: the log-less table has a maximum number of steps.
        self._play_bare(self.first_state.copy(), self.seed, dict.fromkeys(self.known_seats, "random"))
        session = self.new()
        point, points = 0, 0
        while session.pending is not None:
            assert len(self.given) < MOST_STEPS, f"not over after {MOST_STEPS} answers"
            if len(self.given) == point and points < POINTS:
                self.check_point(session)
                # The distance between points grows, so that they spread over games of any length.
                point, points = point + 1 + self.stream.below(point + 4), points + 1
            self.answer(session)
        self.check_point(session)
        assert self.game.over(session.timeline.now), "nobody is asked, but the game is not over"
        if all(who != PERSON for who in self.seats.values()) and not self.shown:
            self.check_bare(session)
        else:
            self.check_script(session)
        self.check_earlier()

    def answer(self, session: Session) -> None:
        """Check the pending question and its refusal of bad answers, then answer it at random."""
        pending = session.pending
        assert pending is not None
        self.look_at(pending)
        assert shape(pending_again(session)) == shape(pending), f"{pending.id} is not the same when asked again"
        self.check_refusals(session, [self.stream.pick(BAD_ANSWERS) for _ in range(2)])
        answer = pending.some(self.stream.below)
        assert pending.fits(answer), f"{pending.id} does not take its own answer {answer!r}"
        assert pending.read(answer) == answer, f"{pending.id} reads its own answer {answer!r} differently"
        self.check_numbers(pending, answer)
        self.given.append(answer)
        session.answer(answer, at=len(session.lines))

    def check_numbers(self, pending: Question, answer: object) -> None:
        """Check that the index and the parts of an answer decode to the same answer."""
        whose = f"{pending.id} counts its answer {answer!r}"
        n, parts = pending.index(answer), pending.parts(answer)
        assert 0 <= n < pending.count(), f"{whose} as number {n} of {pending.count()}"
        assert same(pending.at(n), answer), f"{whose} as number {n}, which is {pending.at(n)!r}"
        assert same(pending.of_parts(parts), answer), f"{whose} as {parts}, which is {pending.of_parts(parts)!r}"
        for length, next_part in enumerate(parts):
            assert next_part in pending.next_parts(parts[:length]), (
                f"{whose} as {parts}, but {next_part} cannot come there"
            )
        assert not pending.next_parts(parts), f"{whose} as {parts}, but more could follow"

    def check_refusals(self, session: Session, bad: Iterable[object]) -> None:
        """Check that refused answers leave the session unchanged."""
        # Lines are immutable: equal lines serialize to the same text.
        before, state, pending = list(session.lines), session.timeline.now.copy(), session.pending
        for raw in bad:
            if pending is not None:
                with suppress(Refusal):
                    pending.read(raw)
                    continue
            refused(lambda raw=raw: session.answer(raw), f"the answer {raw!r}")  # type: ignore[misc]
            self.checked.refusals += 1
        refused(lambda: session.answer("1", at=len(session.lines) + 1), "an answer to another moment")
        unchanged = session.lines == before and session.timeline.now == state and session.pending is pending
        assert unchanged, f"a refused answer to {pending.id if pending else 'nobody'} changed the game"

    # The checks at a few points

    def check_point(self, session: Session) -> None:
        """Check the invariants of a session: copies, refusals, save and load, replay, undo, branches, views."""
        self.checked.points += 1
        before, digest, question = session.save(), session.timeline.now.digest(), shape(session.pending)

        for name in session.timeline.now.__struct_fields__:
            field = getattr(session.timeline.now, name)
            sharable = name in session.timeline.now.FIXED or immutable(field)
            assert sharable, f"the state's field {name} holds a {type(field).__name__} that copies would share"
        copy = session.timeline.now.copy()
        assert copy == session.timeline.now, "a copy does not equal the original"
        self.earlier.append((copy, digest))
        self.check_refusals(session, BAD_ANSWERS)
        for call in (
            lambda: session.branch(-1),
            lambda: session.branch(len(session.lines) + 1),
            lambda: session.correct({}),
            lambda: session.correct({"no such field": 1}),
            lambda: session.redo(),
        ):
            refused(call, "something impossible")

        loaded = Session.load(before, self.game)
        assert loaded.save() == before, "save, load and save again differ"
        assert loaded.timeline.now == session.timeline.now, "the loaded state differs"
        assert shape(loaded.pending) == question, "the loaded game asks something else"
        assert loaded.timeline.counts == session.timeline.counts, "the loaded game counts its draws differently"
        assert fold(self.game, loaded.header, loaded.lines) == session.timeline.now, (
            "the fold of the effects is not the state"
        )
        line = session.check()
        assert line is None, f"the inputs run again come out differently from line {line} on"

        self.check_undo(session)
        self.check_branch(session)
        self.check_views(session)
        whole = self.first_state.copy()
        place(self.game, whole, session.timeline.whole.to_plain())
        assert whole == session.timeline.whole, "the state read from its own plain form differs"
        assert (session.save(), session.timeline.now.digest()) == (before, digest), "looking at the game changed it"
        self.check_earlier()

    def check_earlier(self) -> None:
        """Check that no copy taken before has changed since."""
        for copy, digest in self.earlier:
            assert copy.digest() == digest, "an earlier copy of the state has changed"

    def check_undo(self, session: Session) -> None:
        """Check that up to three undos and as many redos restore log, state and question."""
        before, digest, question = session.save(), session.timeline.now.digest(), shape(session.pending)
        acts = len(self.by_persons(session))
        assert acts == len(self.given), f"the log holds {acts} answers instead of {len(self.given)}"
        undone = 0
        while undone < 3:
            try:
                session.undo()
            except Refusal as refusal:
                possible = "undo.nothing" if acts == undone else "undo.revealed" if self.secret(session) else ""
                if refusal.id != possible:
                    raise
                break
            undone += 1
            now = len(self.by_persons(session))
            assert now == acts - undone, f"{undone} undo took back {acts - now} answers"
        for _ in range(undone):
            session.redo()
        assert session.save() == before, f"{undone} undo and redo changed the log"
        assert session.timeline.now.digest() == digest, f"{undone} undo and redo changed the state"
        assert shape(session.pending) == question, f"{undone} undo and redo changed the question"

    def secret(self, session: Session) -> bool:
        """Return True if a reveal cannot be undone: several seats with hidden cards, and the game is not over."""
        return self.game.hidden and len(self.seats) > 1 and not session.over

    def check_branch(self, session: Session) -> None:
        """Check that a branch shares the log up to its line and is independent afterwards."""
        before, digest = session.save(), session.timeline.now.digest()
        line_number = self.stream.below(len(session.lines) + 1)
        common = line_number
        while common and isinstance(session.lines[common - 1], (Correction, Rules)):
            common -= 1
        try:
            branch = session.branch(line_number)
        except NotAllowed:
            assert session.game.hidden, f"no branch at line {line_number}"
            return
        assert branch.lines[:common] == session.lines[:common], f"the branch at line {line_number} has another past"
        if branch.pending is not None:
            branch.answer(branch.pending.some(self.stream.below))
        unchanged = (session.save(), session.timeline.now.digest()) == (before, digest)
        assert unchanged, f"the branch at line {line_number} changed the game it comes from"

    def check_views(self, session: Session) -> None:
        """Check that each seat's board can be drawn and that imagined states are consistent with its view; play one."""
        played = self.stream.pick(self.known_seats)
        for seat in (*self.known_seats, TABLE):
            self.game.ui.panels(session.seen_by(seat).view)
            if self.game.imagine is None or seat == TABLE:
                continue
            view = self.game.view(session.timeline.whole, seat)
            imagined = self.game.imagine(view, self.stream.split())
            assert not (faults := self.game.faults(imagined)), f"what {seat} imagines has faults: {faults}"
            assert self.game.view(imagined, seat) == view, f"what {seat} imagines looks different to {seat}"
            if seat == played:
                self._play_bare(imagined, self.stream.below(1 << 31), dict.fromkeys(self.known_seats, "random"))

    def _play_bare(self, state: Any, seed: int, seats: dict[str, str]) -> None:
        policies = {seat: self.game.policy(name) for seat, name in seats.items()}
        play_out(self.game, BareTable(self.game, state, seed, {TABLE: RandomPolicy(), **policies}), MOST_STEPS)

    def check_bare(self, session: Session) -> None:
        """Check that the log-less table and every branch play the same game as the session."""
        state = self.first_state.copy()
        self._play_bare(state, self.seed, self.seats)
        assert state == session.timeline.now, "the log-less table plays another game than the session"
        before = session.save()
        for _ in range(POINTS):
            line_number = self.stream.below(len(session.lines) + 1)
            assert session.branch(line_number).save() == before, (
                f"played on from line {line_number}, the same game comes out differently"
            )

    def check_script(self, session: Session) -> None:
        """Check that the same answers in serialized form give the same game."""
        again = self.new()
        for answer in self.given:
            again.answer(msgspec.to_builtins(answer))
        assert again.save() == session.save(), "the same answers gave another game"
        logged = [line.answer if isinstance(line, Answer) else line.draw for line in self.by_persons(session)]
        assert all(map(same, logged, self.given)), "the log holds other answers"

    def by_persons(self, session: Session) -> list[Answer | Draw]:
        """Return the inputs of persons, including shown cards."""
        persons = {seat for seat, who in self.seats.items() if who == PERSON}
        if persons:
            persons.add(TABLE)
        return [
            line
            for line in session.lines
            if (isinstance(line, Draw) and line.by) or (isinstance(line, Answer) and line.by in persons)
        ]


def refused(call: Callable[[], object], name: str) -> None:
    """Check that a call raises Refusal."""
    try:
        call()
    except Refusal:
        return
    raise AssertionError(f"{name} was not refused")
