"""Undo where somebody else plays with hidden cards: back to the last reveal, and no further."""

from __future__ import annotations

import pytest

from tests.games.sparks.tables import asked, new_table, now
from visavis.core import NotAllowed, Session, Stream
from visavis.games.sparks import GAME

AGAINST = {"p2": "random"}


def refused(session: Session) -> str:
    """The id of the refusal; the game is as it was."""
    before = session.save()
    with pytest.raises(NotAllowed) as wrong:
        session.undo()
    assert session.save() == before
    return wrong.value.id


def test_within_your_turn_before_any_reveal():
    session = new_table("b2 r8 g3", "y1 y2", seats=AGAINST)
    before = session.save()
    session.answer("play b2")
    assert asked(session) == ("again", "p1")
    assert session.seen_by("p1").can_undo
    session.undo()
    assert session.save() == before
    session.redo()
    assert asked(session) == ("again", "p1")


def test_not_over_your_own_draw():
    session = new_table("b1 r8 g3", "y1 y2", seats=AGAINST)
    session.answer("play b1")
    assert asked(session) == ("again", "p1")
    assert not session.seen_by("p1").can_undo
    assert refused(session) == "undo.revealed"


def test_not_over_a_snatch():
    session = new_table("b2 b4 r8 g3", "y1 y2", seats=AGAINST, pending=[["turn", "p1"], ["again", "p1"]])
    session.answer("play b4")
    assert asked(session) == ("again", "p1")
    assert refused(session) == "undo.revealed"


def test_not_over_the_snatch_of_an_only_card():
    # It is no matter of chance, so the log has no draw.
    session = new_table("b2 b4 r8 g3", "y1", seats=AGAINST, pending=[["turn", "p1"], ["again", "p1"]])
    session.answer("play b4")
    assert asked(session) == ("again", "p1")
    assert refused(session) == "undo.revealed"


def test_not_over_the_douse_of_an_only_card():
    session = new_table("b2 b5 r8 g3", "y1", seats=AGAINST, pending=[["turn", "p1"], ["again", "p1"]])
    session.answer("play b5")
    assert asked(session) == ("again", "p1")
    assert refused(session) == "undo.revealed"


def test_not_over_what_the_other_seat_did():
    session = new_table("b8 r8 g3", "y8 y9", seats=AGAINST)
    session.answer("play b8")
    assert asked(session) == ("turn", "p1")
    assert refused(session) == "undo.revealed"


def test_back_to_the_reveal_and_no_further():
    session = new_table("b1 b2 r8 g3", "y1 y2", seats=AGAINST)
    session.answer("play b1")
    session.answer("play b2")
    session.undo()
    assert len(now(session).hand("p1")) == 4
    assert refused(session) == "undo.revealed"


def test_everywhere_once_the_game_is_over():
    session = Session.new(GAME, seats=AGAINST, seed=3)
    stream, answers = Stream(1), 0
    first = session.save()
    while session.pending is not None:
        session.answer(session.pending.some(stream.below))
        answers += 1
    last = session.save()
    for _ in range(answers):
        session.undo()
    assert session.save() == first
    assert refused(session) == "undo.nothing"
    for _ in range(answers):
        session.redo()
    assert session.save() == last


def test_a_new_answer_after_the_end_hides_the_cards_again():
    session = Session.new(GAME, seats=AGAINST, seed=3)
    stream = Stream(1)
    while session.pending is not None:
        session.answer(session.pending.some(stream.below))
    for _ in range(5):
        session.undo()
    while not session.over and (seen := session.seen_by("p1")).can_undo:
        session.answer(seen.pending.some(stream.below))
    assert not session.over
    assert refused(session) == "undo.revealed"
