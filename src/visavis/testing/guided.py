"""Compare guided and tracked play: replay a game without a tracked board, which the person reads instead."""

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
    """Replay a tracked game without a board: values that the tracked game computed are now answered.

    The effects must be those of the tracked game with their board fields blanked, otherwise an AssertionError is
    raised. The game needs an option `tracked`. Raises ValueError for a game with corrections.
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
    # The args of a `Nothing` note may need a board: they are not compared.
    played = [
        Nothing(effect.case, effect.clause) if isinstance(effect, Nothing) else effect for effect in _effects(guided)
    ]
    for number, (tracked, other) in enumerate(zip(expected, played, strict=False)):
        assert tracked == other, f"effect {number}: tracked and blanked {tracked}, guided {other}"
    more = (expected if len(expected) > len(played) else played)[min(len(expected), len(played)) :]
    assert not more, f"{len(expected)} effects tracked, {len(played)} guided; the first one more is {more[0]}"
    return guided


def _effects(session: Session) -> list[Effect]:
    return [line for line in session.lines if isinstance(line, Effect)]


def _notes(game: Game[S], session: Session[S]) -> list[tuple[str, object]]:
    """Return every answer, fact, pick and draw of a session in order, by running its steps again."""
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
    """Return True if a note answers the question: same id, and not a report that only a tracked board needs."""
    if id != question.id:
        return False
    if isinstance(question, Forms) and isinstance(known, tuple):
        form = question.form(known[0])
        return form is not None and all(map(_offered, form.fields, known[1:]))
    # A criterion may be deferred only because a tracked board has to be read first.
    return known != TIED or (isinstance(question, One) and TIED in question.options)


def _offered(field: Field, value: object) -> bool:
    """Return True if a field accepts this value; what to read again, for example, differs without a board."""
    return not field.options or value in field.options


def _answer(question: Question, known: object) -> object:
    """Return the answer of a person who knows what the tracked game knew."""
    match kind_of(question):
        case One() as single:
            # Before a deferred criterion the checklist may be empty.
            return _ticked(single, known) if single.checklist or DONE in single.options else known
        case Forms() as forms:
            # An untracked space is not part of the answer.
            form = forms.form(known[0]) if isinstance(known, tuple) else None
            return known if form is None or not isinstance(known, tuple) else known[: len(form.fields) + 1]
        case Several() | Number():
            return known
        case other:
            assert_never(other)


def _ticked(question: One, known: object) -> object:
    """Return the answer of a person who has followed the checklist."""
    if known in question.options:
        # Still tied, or an untracked choice that was answered like this before.
        return known
    if DONE in question.options:
        return NOT_POSSIBLE if known is None else DONE
    return NONE if known is None else known
