"""The harness that every game must pass: random games, looked at from all sides."""

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
MOST_STEPS = 20_000

BAD_ANSWERS: tuple[object, ...] = (
    None, "", "   ", "\0", "\x1b[31m", "\ud800", "x" * 401, "no such thing", "-", ",", "999999999999999", "1e3",
    -1, 10**30, 0.5, 1.0, float("nan"), float("inf"), True, False, b"bytes", object(),
    (), [], {}, [None], [[]], ["no such verb"], ["build", "nowhere"], list(range(50)),
)  # fmt: skip
"""What no question should trip over. A question may accept some of them; it is then not answered so."""


class Checked(msgspec.Struct):
    """What `check_game` looked at."""

    games: int = 0
    steps: int = 0
    questions: int = 0
    refusals: int = 0
    points: int = 0
    misses: set[str] = msgspec.field(default_factory=set)
    """What the game leaves unsaid."""


def check_game(
    game: Game,
    games: int = 100,
    seed: int = 0,
    *,
    first: int = 0,
    progress: Callable[[int, int], None] | None = None,
    known_misses: Collection[str] = (),
) -> Checked:
    """Play random games and raise an AssertionError at the first thing that is wrong.

    Games `first` to `first + games - 1` of this seed are played; the message says which one to
    play again. Nothing is exempt: a game that cannot pass is not done. What a game leaves unsaid (`misses.py`: words,
    clauses that nothing cites, actions that end in silence) fails too, unless it is one of the known misses.
    """
    if not __debug__:
        raise RuntimeError("check_game is made of assertions: run Python without -O")
    checked, misses = Checked(), Misses(game)
    for n in range(first, first + games):
        trial = Trial(game, seed, n, checked, misses)
        try:
            trial.run()
        except Exception as wrong:
            what = str(wrong) if isinstance(wrong, AssertionError) else f"{type(wrong).__name__}: {wrong}"
            raise AssertionError(
                f"{what}\n  in {trial}\n  again: check_game({game.id}, games=1, seed={seed}, first={n})"
            ) from wrong
        checked.games += 1
        if progress is not None:
            progress(n - first + 1, games)
    misses.declared()
    checked.misses = misses.found
    left = sorted(misses.found - set(known_misses))
    assert not left, f"{game.id} leaves unsaid: {'; '.join(left)}"
    return checked


# One game


class Trial:
    """One random game: which options, seats and streams it has follows from the seed and its number."""

    def __init__(self, game: Game, seed: int, n: int, checked: Checked, misses: Misses | None = None) -> None:
        self.checked = checked
        self.misses = misses or Misses(game)
        self.stream = Stream(key(seed, f"check/{game.id}/{n}"))
        self.seed = self.stream.below(1 << 31)
        kind = ("persons", "shown", "mixed", "policies")[n % 4]
        self.options = self._some_options(game, n // 4)
        self.known_seats = game.seats(game.read_options(self.options))
        # A policy that thinks long sits in now and then only.
        # One that thinks as long as it is told thinks briefly.
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
        """A combination of the switches and words, another one for each n until all had their turn; any numbers."""
        fields = option_fields(game.options)
        options = combination([one for one in fields if one.choices], n)
        for one in fields:
            if not one.choices:
                options[one.name] = one.least + self.stream.below(one.most - one.least + 1)
        return options

    def _step(self, state: Any, table: Table) -> None:
        """One step of the rules, watched."""
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
        """Every clause that the rules name stands in the clause list."""
        assert clause in self.game.clauses, f"{kind} {id} names the clause {clause!r}, which is not in rules.toml"

    def look_at(self, question: Question) -> None:
        """A question can be answered, by somebody who sits there."""
        self.checked.questions += 1
        whose = f"question {question.id}"
        assert question.seat in (*self.known_seats, TABLE), f"{whose} asks {question.seat}, who does not sit here"
        if not isinstance(question, Shown):
            self.has_clause("question", question.id, question.clause)
        good_question(question, whose)

    # Playing

    def new(self) -> Session:
        """The session of this game, at its first question."""
        return Session.new(self.game, self.options, seed=self.seed, seats=self.seats, shown=self.shown)

    def run(self) -> None:
        """Play the game to its end."""
        # A game that never ends must not run for ever in the session: the log-less table counts its steps.
        self._play_bare(self.first_state.copy(), self.seed, dict.fromkeys(self.known_seats, "random"))
        session = self.new()
        point, points = 0, 0
        while session.pending is not None:
            assert len(self.given) < MOST_STEPS, f"not over after {MOST_STEPS} answers"
            if len(self.given) == point and points < POINTS:
                self.check_point(session)
                # The next point is a bit further on each time, so that they spread over games of any length.
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
        """Look at the pending question, refuse bad answers to it, then answer it at random."""
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
        """An answer has a number and parts, and they lead back to it."""
        whose = f"{pending.id} counts its answer {answer!r}"
        n, parts = pending.index(answer), pending.parts(answer)
        assert 0 <= n < pending.count(), f"{whose} as number {n} of {pending.count()}"
        assert same(pending.at(n), answer), f"{whose} as number {n}, which is {pending.at(n)!r}"
        assert same(pending.of_parts(parts), answer), f"{whose} as {parts}, which is {pending.of_parts(parts)!r}"
        for length, part in enumerate(parts):
            assert part in pending.next_parts(parts[:length]), f"{whose} as {parts}, but {part} cannot come there"
        assert not pending.next_parts(parts), f"{whose} as {parts}, but more could follow"

    def check_refusals(self, session: Session, bad: Iterable[object]) -> None:
        """Answers that are refused change nothing."""
        # Lines are frozen values: equal lines are the same text.
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
        """Everything that is true of a session at any time."""
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
        for what in (
            lambda: session.branch(-1),
            lambda: session.branch(len(session.lines) + 1),
            lambda: session.correct({}),
            lambda: session.correct({"no such field": 1}),
            lambda: session.redo(),
        ):
            refused(what, "something impossible")

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
        """No copy that was taken before has changed since."""
        for copy, digest in self.earlier:
            assert copy.digest() == digest, "an earlier copy of the state has changed"

    def check_undo(self, session: Session) -> None:
        """Some undos, then as many redos, change nothing."""
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
        """Whether somebody plays against others with hidden cards, so that what was shown cannot be taken back."""
        return self.game.hidden and len(self.seats) > 1 and not session.over

    def check_branch(self, session: Session) -> None:
        """A branch has the log up to there and then a life of its own."""
        before, digest = session.save(), session.timeline.now.digest()
        at = self.stream.below(len(session.lines) + 1)
        common = at
        while common and isinstance(session.lines[common - 1], (Correction, Rules)):
            common -= 1
        try:
            branch = session.branch(at)
        except NotAllowed:
            assert session.game.hidden, f"no branch at line {at}"
            return
        assert branch.lines[:common] == session.lines[:common], f"the branch at line {at} has another past"
        if branch.pending is not None:
            branch.answer(branch.pending.some(self.stream.below))
        unchanged = (session.save(), session.timeline.now.digest()) == (before, digest)
        assert unchanged, f"the branch at line {at} changed the game it comes from"

    def check_views(self, session: Session) -> None:
        """Every seat can look and the board can be drawn; an imagined state looks the same, and one is played on."""
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
        """The log-less table plays the same game, and so does every branch of it."""
        state = self.first_state.copy()
        self._play_bare(state, self.seed, self.seats)
        assert state == session.timeline.now, "the log-less table plays another game than the session"
        before = session.save()
        for _ in range(POINTS):
            at = self.stream.below(len(session.lines) + 1)
            assert session.branch(at).save() == before, f"played on from line {at}, the same game comes out differently"

    def check_script(self, session: Session) -> None:
        """The same answers once more, as a program would send them, give the same game."""
        again = self.new()
        for answer in self.given:
            again.answer(msgspec.to_builtins(answer))
        assert again.save() == session.save(), "the same answers gave another game"
        told = [line.answer if isinstance(line, Answer) else line.draw for line in self.by_persons(session)]
        assert all(map(same, told, self.given)), "the log holds other answers"

    def by_persons(self, session: Session) -> list[Answer | Draw]:
        """What persons put in, shown cards too."""
        persons = {seat for seat, who in self.seats.items() if who == PERSON}
        if persons:
            persons.add(TABLE)
        return [
            line
            for line in session.lines
            if (isinstance(line, Draw) and line.by) or (isinstance(line, Answer) and line.by in persons)
        ]


def refused(what: Callable[[], object], name: str) -> None:
    """It must be refused."""
    try:
        what()
    except Refusal:
        return
    raise AssertionError(f"{name} was not refused")
