"""Section 3: sparks."""

from __future__ import annotations

import pytest

from tests.games.sparks.tables import asked, done, new_table, now
from tests.games.sparks.test_2_your_turn import ash_but
from visavis.core import TABLE, NotAllowed, One
from visavis.games.sparks.effects import UNSEEN, Double, Douse, DrawCard, DropCard, GoOut, Snatch, Stop
from visavis.testing import clause


@clause("SP-3.1")
def test_sparks_fly_in_the_order_of_the_card():
    session = new_table("b1", "y1")
    session.answer("play b1")
    # The hand was empty: the card to play again is the one that was drawn before.
    assert len(done(session, DrawCard)) == 1
    assert asked(session) == ("again", "p1")


@clause("SP-3.1")
def test_sparks_of_a_card_played_in_between_come_first():
    session = new_table("b3 b5 b8", "y1 y2", pending=[["again", "p1"], ["douse", "p1"], ["turn", "p2"]])
    session.answer("play b3")
    kinds = [type(effect) for effect in session.lines if isinstance(effect, (DrawCard, Douse))]
    assert kinds == [DrawCard, DrawCard, Douse]
    assert asked(session) == ("drop.card", "p2")


@clause("SP-3.2")
def test_draw_is_a_card_for_each_word():
    session = new_table("b3", "y1")
    session.answer("play b3")
    drawn = [effect.card for effect in done(session, DrawCard)]
    assert len(drawn) == 2
    assert now(session).hand("p1") == tuple(sorted(drawn))
    assert not {*drawn} & {*now(session).deck.cards}


@clause("SP-3.3")
def test_again_plays_another_card_of_any_colour():
    session = new_table("b2 r8", "y1")
    session.answer("play b2")
    session.answer("play r8")
    assert now(session).points == (10, 0)
    assert asked(session) == ("turn", "p2")


@clause("SP-3.3")
def test_again_chains():
    session = new_table("b2 b6 r8", "y1", fire="b1")
    for card in ("b2", "b6"):
        session.answer(["play", card])
    assert now(session).points == (8, 0)
    assert done(session, Double) == [Double("p1", 2)]
    assert asked(session) == ("turn", "p2")


@clause("SP-3.3")
def test_again_may_be_declined():
    session = new_table("b2 r8", "y1")
    session.answer("play b2")
    session.answer("stop")
    assert done(session, Stop) == [Stop("p1")]
    assert now(session).hand("p1") == ("r8",)
    assert asked(session) == ("turn", "p2")


@clause("SP-3.4")
def test_snatch_takes_a_card_of_the_only_opponent_without_a_question():
    session = new_table("b4", "y1 y2 y3")
    session.answer("play b4")
    (snatched,) = done(session, Snatch)
    assert snatched.victim == "p2"
    assert now(session).hand("p1") == (snatched.card,)
    assert snatched.card not in now(session).hand("p2")
    assert len(now(session).hand("p2")) == 2


@clause("SP-3.4")
def test_snatch_takes_any_card():
    taken = set()
    for seed in range(40):
        session = new_table("b4", "y1 y2 y3", seed=seed)
        session.answer("play b4")
        taken.add(done(session, Snatch)[0].card)
    assert taken == {"y1", "y2", "y3"}


@clause("SP-3.4")
def test_snatch_is_from_an_opponent_of_your_choice_who_has_cards():
    session = new_table("b4", "y1", "", "g1 g2")
    session.answer("play b4")
    question = session.pending
    assert isinstance(question, One)
    assert (question.id, question.seat, question.options) == ("snatch.whom", "p1", ("p2", "p4"))
    session.answer("p4")
    assert done(session, Snatch)[0].victim == "p4"


@clause("SP-3.4")
def test_only_the_two_see_what_was_snatched():
    session = new_table("b4", "y1", "g1")
    session.answer("play b4")
    session.answer("p2")

    def seen(seat: str) -> list[str]:
        return [event.effect.card for event in session.seen_by(seat).events if isinstance(event.effect, Snatch)]

    assert seen("p1") == seen("p2") == ["y1"]
    assert seen("p3") == seen(TABLE) == [UNSEEN]
    assert session.seen_by("p2").view.known == (("p2", "p1", "y1"),)
    assert "y1" not in session.seen_by("p2").view.unseen
    assert session.seen_by("p3").view.known == ()
    assert "y1" in session.seen_by("p3").view.unseen


@clause("SP-3.5")
def test_douse_asks_the_opponent_which_card():
    session = new_table("b5", "y1 y2")
    session.answer("play b5")
    assert asked(session) == ("drop.card", "p2")
    assert session.seen_by("p1").pending is None
    with pytest.raises(NotAllowed):
        session.answer("b9")
    session.answer("y2")
    assert now(session).ash == ("y2",)
    assert now(session).hand("p2") == ("y1",)
    assert asked(session) == ("turn", "p2")


@clause("SP-3.5")
def test_douse_is_against_an_opponent_of_your_choice_who_has_cards():
    session = new_table("b5", "", "y1 y2", "g1")
    session.answer("play b5")
    question = session.pending
    assert isinstance(question, One)
    assert (question.id, question.seat, question.options) == ("douse.whom", "p1", ("p3", "p4"))
    session.answer("p3")
    assert asked(session) == ("drop.card", "p3")


@clause("SP-3.5")
def test_the_card_is_dropped_for_all_to_see():
    session = new_table("b5", "y1")
    session.answer("play b5")
    session.answer("y1")
    assert done(session, DropCard) == [DropCard("p2", "y1")]
    assert session.seen_by(TABLE).view.ash == ("y1",)


@clause("SP-3.6")
def test_the_next_card_scores_twice_in_a_later_turn():
    session = new_table("b6 r8 r9", "y8 y9")
    session.answer("play b6")
    assert now(session).points == (6, 0)
    session.answer("play y8")
    session.answer("play r8")
    assert now(session).points == (22, 8)
    session.answer("play y9")
    session.answer("play r9")
    assert now(session).points == (31, 17)


@clause("SP-3.6")
def test_a_second_double_adds_nothing():
    session = new_table("b6 b9", "y8", fire="b8", factors=[2, 1])
    session.answer("play b6")
    assert now(session).points == (12, 0)
    assert now(session).factors == (2, 1)


@clause("SP-3.7")
@pytest.mark.parametrize(
    ("spark", "hands"),
    [("again", ("", "y1")), ("snatch", ("r1", "")), ("douse", ("r1", "")), ("drop", ("", "y1"))],
)
def test_a_spark_that_can_do_nothing_goes_out(spark: str, hands: tuple[str, ...]):
    session = new_table(*hands, pending=[[spark, "p1"]])
    assert done(session, GoOut) == [GoOut("p1", spark)]  # type: ignore[arg-type]
    assert asked(session) == ("turn", "p2")


@clause("SP-3.7")
def test_a_draw_from_an_empty_deck_goes_out():
    session = new_table("b7 r8", "y1", ash=ash_but("b7", "r8", "y1", "b9"))
    session.answer("play b7")
    assert done(session, GoOut) == [GoOut("p1", "draw")]
    assert now(session).hand("p1") == ("r8",)
