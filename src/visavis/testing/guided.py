"""Guided against tracked: the same game once more, with the board in the person's hands."""

from __future__ import annotations

from collections import deque
from typing import assert_never

from visavis.core import (
    Effect,
    Field,
    Forms,
    Game,
    Nothing,
    Number,
    One,
    Question,
    Refusal,
    Session,
    Several,
    Table,
)
from visavis.core.choice import DONE, NOT_POSSIBLE, TIED
from visavis.core.play.log import Correction
from visavis.core.play.session import from_lines
from visavis.core.play.timeline import Mark
from visavis.core.question import NONE, kind_of
from visavis.core.state import S
from visavis.testing.listen import Notes, with_step


def play_guided(game: Game[S], session: Session[S]) -> Session[S]:
    """Play a tracked game again without a board; what the tracked game computed is now answered.

    The effects must be those of the tracked game, their board fields blanked. The game needs a
    switch `tracked`. A game with corrections cannot be compared.
    """
    if any(isinstance(line, Correction) for line in session.lines):
        raise ValueError("a corrected game cannot be played again guided")
    known = deque(_notes(game, session))
    options = {**session.header.options, "tracked": False}
    guided = Session.new(game, options, seed=session.header.seed, shown=session.header.shown)
    while guided.pending is not None:
        question = guided.pending
        while known and not _meant(question, *known[0]):
            known.popleft()
        if not known:
            break
        answer = _answer(question, known.popleft()[1])
        try:
            guided.answer(answer)
        except Refusal as refusal:
            raise AssertionError(f"guided, {question.id} does not take {answer!r}: {refusal}") from refusal
    expected = [blank for effect in _effects(session) if (blank := effect.blank()) is not None]
    # The args of a note that something came to nothing may be known to a board only: they are not compared.
    played = [Nothing(one.case, one.clause) if isinstance(one, Nothing) else one for one in _effects(guided)]
    for at, (one, other) in enumerate(zip(expected, played, strict=False)):
        assert one == other, f"effect {at}: tracked and blanked {one}, guided {other}"
    more = (expected if len(expected) > len(played) else played)[min(len(expected), len(played)) :]
    assert not more, f"{len(expected)} effects tracked, {len(played)} guided; the first one more is {more[0]}"
    return guided


def _effects(session: Session) -> list[Effect]:
    return [line for line in session.lines if isinstance(line, Effect)]


def _notes(game: Game[S], session: Session[S]) -> list[tuple[str, object]]:
    """Every answer, fact, pick and draw of a session, in order: its steps are run again for it."""
    notes: list[tuple[str, object]] = []

    def step(state: S, table: Table[S]) -> None:
        game.step(state, Notes(table, notes))

    listening = from_lines(with_step(game, step), session.header, session.lines)
    marks: list[Mark] = [mark for mark, _ in listening.timeline.spans()]
    notes.clear()
    for mark, logged in listening.timeline.spans():
        if listening.explainer.run_again(mark, logged) is None:
            raise AssertionError(f"step {marks.index(mark) + 1} comes out differently when it is run again")
    return notes


def _meant(question: Question, id: str, known: object) -> bool:
    """Whether this is the answer to the question: of the same id, and no report that only a board needs."""
    if id != question.id:
        return False
    if isinstance(question, Forms) and isinstance(known, tuple):
        form = question.form(known[0])
        return form is not None and all(map(_offered, form.fields, known[1:]))
    # A criterion may come later only because a board that is tracked has to be read in first.
    return known != TIED or (isinstance(question, One) and TIED in question.options)


def _offered(field: Field, said: object) -> bool:
    """Whether a field takes this; what to read in again, for example, is something else without a board."""
    return not field.options or said in field.options


def _answer(question: Question, known: object) -> object:
    """What a person at the table would say, who knows what the tracked game knew."""
    match kind_of(question):
        case One() as one:
            # Before a criterion that comes later the checklist may be empty.
            return _ticked(one, known) if one.checklist or DONE in one.options else known
        case Forms() as forms:
            # A space that is not tracked is not said.
            form = forms.form(known[0]) if isinstance(known, tuple) else None
            return known if form is None or not isinstance(known, tuple) else known[: len(form.fields) + 1]
        case Several() | Number():
            return known
        case other:
            assert_never(other)


def _ticked(question: One, known: object) -> object:
    """What a person says who has followed the checklist."""
    if known in question.options:
        # Still tied; or a choice that nobody tracks was answered like this before.
        return known
    if DONE in question.options:
        return NOT_POSSIBLE if known is None else DONE
    return NONE if known is None else known
