"""Hypothesis state machine of a session: answers, bad answers, undo, redo, branch, correct, save and load.

Its model consists of two stacks of saves: those before each input, and those that undo removed.
"""

from __future__ import annotations

from typing import Any

from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from visavis.core import TABLE, Game, NotAllowed, Refusal, Session, Stream, option_fields
from visavis.core.question import PERSON
from visavis.testing.states import shape

numbers = st.integers(0, 2**32 - 1)
plain_values = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=20),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=5), inner, max_size=2),
    max_leaves=6,
)


def session_machine(game: Game) -> type[RuleBasedStateMachine]:
    """Return the state machine class of a game, for `run_state_machine_as_test` or its `TestCase`."""
    # Long because its rules are methods of a class created for the game.
    fields = option_fields(game.options)
    options_of = st.fixed_dictionaries(
        {
            field.name: st.sampled_from(field.choices) if field.choices else st.integers(field.least, field.most)
            for field in fields
        }
    )
    # Slow policies are left out.
    who = st.sampled_from((PERSON, PERSON, "random", game.players.stand_in))
    shown_of = st.lists(st.sampled_from(game.streams), unique=True) if game.streams else st.just([])

    class SessionMachine(RuleBasedStateMachine):
        """One session and its model."""

        session: Session

        @initialize(options=options_of, seed=numbers, shown=shown_of, data=st.data())
        def start(self, options: dict[str, object], seed: int, shown: list[str], data: st.DataObject) -> None:
            """Start a new game."""
            seats = {seat: data.draw(who) for seat in game.seats(game.read_options(options))}
            self.session = Session.new(game, options, seed=seed, seats=seats, shown=shown)
            self.before: list[str] = []
            self.undone: list[str] = []

        def asked(self) -> bool:
            """Return True if a question is pending."""
            return self.session.pending is not None

        def secret(self) -> bool:
            """Return True if undo may be refused because hidden cards were revealed."""
            return game.hidden and len(self.session.header.seats) > 1 and not self.session.over

        def forget_if_dropped(self) -> None:
            """Clear the undo model if answers were dropped: undo does not restore them."""
            if self.session.notices:
                self.before.clear()

        @precondition(asked)
        @rule(number=numbers)
        def answer(self, number: int) -> None:
            """Give a random valid answer."""
            assert self.session.pending is not None
            self.before.append(self.session.save())
            try:
                self.session.answer(self.session.pending.some(Stream(number).below), at=len(self.session.lines))
            except NotAllowed as refused:
                if refused.id not in ("correct.clash", "game.stuck"):
                    raise
                # A correction may contain any value; a rule that cannot handle it refuses.
                self.before.pop()
                return
            self.undone.clear()
            assert not self.session.history.redo_list

        @precondition(asked)
        @rule(number=numbers, times=st.integers(2, 40))
        def answer_often(self, number: int, times: int) -> None:
            """Give several answers, so that the end of the game is reached."""
            for more in range(times):
                if self.asked():
                    self.answer(number + more)

        @rule(raw=plain_values)
        def bad_answer(self, raw: object) -> None:
            """Give a random value: it is refused without a change, or parsed as a valid answer."""
            before, pending = self.session.save(), self.session.pending
            if pending is not None:
                try:
                    assert pending.fits(pending.read(raw)), f"{pending.id} read {raw!r} as something impossible"
                    return
                except Refusal:
                    pass
            self.refused(lambda: self.session.answer(raw))
            assert self.session.save() == before
            assert self.session.pending is pending

        @rule()
        def stale_answer(self) -> None:
            """Check that an answer to an earlier moment is refused."""
            self.refused(lambda: self.session.answer("1", at=len(self.session.lines) - 1))

        @rule()
        def undo(self) -> None:
            """Undo the last input, or check the refusal: there is none, or hidden cards were revealed since."""
            before = self.session.save()
            try:
                self.session.undo()
            except Refusal as refusal:
                assert self.session.save() == before
                expected = "undo.revealed" if self.secret() and refusal.id == "undo.revealed" else "undo.nothing"
                if refusal.id != expected or (expected == "undo.nothing" and self.before):
                    raise
                return
            if self.before:
                assert self.session.save() == self.before.pop(), "undo leads to another game than there was"
            self.undone.append(before)
            assert len(self.session.history.redo_list) == len(self.undone)

        @rule()
        def redo(self) -> None:
            """Redo the last undone input, or check that redo is refused."""
            if not self.undone:
                self.refused(self.session.redo)
                return
            self.before.append(self.session.save())
            self.session.redo()
            assert self.session.save() == self.undone.pop(), "redo leads to another game than there was"

        @rule(place=numbers, number=numbers, stay=st.booleans())
        def branch(self, place: int, number: int, stay: bool) -> None:
            """Branch at an earlier line and check that the original is unchanged; sometimes continue in the branch."""
            before = self.session.save()
            line_number = place % (len(self.session.lines) + 1)
            try:
                other = self.session.branch(line_number)
            except Refusal as refusal:
                if refusal.id != "branch.revealed" or not self.secret():
                    raise
                other = self.session.branch(len(self.session.lines))
            assert other.check() is None
            if stay:
                self.session = other
                self.before.clear()
                self.undone.clear()
                return
            if other.pending is not None:
                other.answer(other.pending.some(Stream(number).below))
            assert self.session.save() == before, "a branch changed the game it came from"

        @rule(data=st.data(), raw=plain_values, sane=st.booleans())
        def correct(self, data: st.DataObject, raw: object, sane: bool) -> None:
            """Correct a field: to its value at an earlier step, or to a random value."""
            before, marks = self.session.save(), self.session.timeline.marks
            state = data.draw(st.sampled_from(marks[-5:])).state if marks else self.session.timeline.now
            fields = state.to_plain()
            name = data.draw(st.sampled_from(sorted(fields)))
            try:
                self.session.correct({name: fields[name] if sane else raw})
            except Refusal:
                assert self.session.save() == before
                return
            self.before.append(before)
            self.undone.clear()
            self.forget_if_dropped()

        @rule()
        def save_and_load(self) -> None:
            """Continue in a session loaded from the save."""
            self.session = Session.load(self.session.save(), game)
            self.undone.clear()

        @rule(place=numbers)
        def bad_branch(self, place: int) -> None:
            """Check that a branch at a line that does not exist is refused."""
            self.refused(lambda: self.session.branch(-1 - place))
            self.refused(lambda: self.session.branch(len(self.session.lines) + 1 + place))

        def refused(self, call: Any) -> None:
            """Check that a call raises Refusal and changes nothing."""
            before = self.session.save()
            try:
                call()
            except Refusal:
                assert self.session.save() == before
                return
            raise AssertionError("it was not refused")

        @invariant()
        def sound(self) -> None:
            """Check the invariants: no faults, replay is deterministic, load restores the saved game."""
            session = self.session
            assert game.faults(session.timeline.whole) == ()
            assert session.check() is None
            text = session.save()
            loaded = Session.load(text, game)
            assert loaded.save() == text
            assert loaded.timeline.now == session.timeline.now
            assert loaded.points() == session.points()
            assert shape(loaded.pending) == shape(session.pending)
            for seat in (*session.header.seats, TABLE):
                game.ui.panels(session.seen_by(seat).view)

    SessionMachine.__name__ = SessionMachine.__qualname__ = f"SessionMachine_{game.id}"
    return SessionMachine
