"""Section 2: your turn."""

from __future__ import annotations

import pytest

from tests.games.sparks.tables import asked, done, new_table, now
from visavis.core import Forms, NotAllowed
from visavis.games.sparks.effects import Gather, PlayCard, SkipTurn, SparksFly
from visavis.testing import clause

ALL = [f"{colour}{value}" for colour in "rygb" for value in range(1, 10)]


def ash_but(*cards: str) -> list[str]:
    """An ash that holds every other card: the deck is then empty."""
    return [card for card in ALL if card not in cards]


@clause("SP-2.1")
def test_you_play_a_card_or_gather():
    session = new_table("g4 r8", "y1")
    question = session.pending
    assert isinstance(question, Forms)
    assert [form.verb for form in question.forms] == ["play", "gather"]
    assert question.forms[0].fields[0].options == ("g4", "r8")


@clause("SP-2.1")
def test_a_card_of_another_hand_cannot_be_played():
    session = new_table("g4 r8", "y1")
    with pytest.raises(NotAllowed):
        session.answer("play y1")
    assert now(session).fire == ("b9",)


@clause("SP-2.1")
def test_you_cannot_gather_from_an_empty_deck():
    session = new_table("g4", "r8", ash=ash_but("g4", "r8", "b9"))
    with pytest.raises(NotAllowed):
        session.answer("gather")
    assert asked(session) == ("turn", "p1")


@clause("SP-2.2")
def test_a_card_scores_its_value():
    session = new_table("r8 g1", "y1", points=[5, 0])
    session.answer("play r8")
    assert now(session).points == (13, 0)
    assert now(session).fire == ("b9", "r8")
    assert now(session).hands == (("g1",), ("y1",))
    assert done(session, PlayCard) == [PlayCard("p1", "r8", 8)]


@clause("SP-2.3")
def test_sparks_fly_on_the_same_colour():
    session = new_table("b2 r8", "y1")
    session.answer("play b2")
    assert done(session, SparksFly) == [SparksFly("p1", ("again",))]
    assert asked(session) == ("again", "p1")


@clause("SP-2.3")
def test_no_sparks_on_another_colour():
    session = new_table("r2 r8", "y1")
    session.answer("play r2")
    assert done(session, SparksFly) == []
    assert asked(session) == ("turn", "p2")


@clause("SP-2.3")
def test_only_the_top_card_of_the_fire_counts():
    session = new_table("b2 r8", "y1", fire="b9 b8 g9")
    session.answer("play b2")
    assert done(session, SparksFly) == []


@clause("SP-2.4")
def test_to_gather_is_to_draw_two():
    session = new_table("r8", "y1")
    session.answer("gather")
    assert done(session, Gather) == [Gather("p1", 2)]
    assert len(now(session).hand("p1")) == 3
    assert asked(session) == ("turn", "p2")


@clause("SP-2.4")
def test_the_last_card_is_gathered_alone():
    session = new_table("r8", "y1", ash=ash_but("r8", "y1", "b9", "g3"))
    session.answer("gather")
    assert done(session, Gather) == [Gather("p1", 1)]
    assert now(session).hand("p1") == ("g3", "r8")
    assert now(session).deck.size() == 0


@clause("SP-2.5")
def test_without_cards_you_only_gather():
    question = new_table("", "y1").pending
    assert isinstance(question, Forms)
    assert [form.verb for form in question.forms] == ["gather"]


@clause("SP-2.5")
def test_a_turn_without_cards_and_deck_is_passed_over():
    session = new_table("r8", "", "y1", ash=ash_but("r8", "y1", "b9"))
    session.answer("play r8")
    assert done(session, SkipTurn) == [SkipTurn("p2")]
    assert asked(session) == ("turn", "p3")
