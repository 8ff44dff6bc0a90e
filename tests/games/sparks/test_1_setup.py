"""Section 1: set-up."""

from __future__ import annotations

import pytest

from tests.games.sparks.tables import asked, done, new_table, now
from visavis.core import TABLE, BadOption, Session
from visavis.games.sparks import GAME
from visavis.games.sparks.effects import DealCard, LightFire, NextTurn
from visavis.testing import clause


@clause("SP-1.1")
def test_the_first_card_of_the_deck_lights_the_fire():
    session = Session.new(GAME, seed=5)
    (lit,) = done(session, LightFire)
    assert now(session).fire == (lit.card,)
    assert lit.card not in now(session).deck.cards


@clause("SP-1.1")
def test_there_are_36_cards_each_once():
    session = Session.new(GAME, {"players": 4})
    assert GAME.piece_counts is not None
    counted = GAME.piece_counts(now(session))
    assert len(counted) == 36
    assert set(counted.values()) == {1}


@clause("SP-1.2")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_everybody_gets_four_cards(players: int):
    session = Session.new(GAME, {"players": players})
    assert [len(hand) for hand in now(session).hands] == [4] * players
    assert now(session).deck.size() == 36 - 1 - 4 * players
    assert len(done(session, DealCard)) == 4 * players


@clause("SP-1.2")
def test_only_you_see_your_hand():
    session = Session.new(GAME, {"players": 3})
    hands = now(session).hands
    for seat, hand in zip(("p1", "p2", "p3"), hands, strict=True):
        view = session.seen_by(seat).view
        assert view.hand == hand
        assert not set(view.unseen) & set(hand)
        assert set(view.unseen) > {card for other in hands if other != hand for card in other}


@clause("SP-1.2")
def test_counts_are_open_to_all():
    session = new_table("r1 r2 r3", "g1", "")
    for seat in ("p1", "p2", "p3", TABLE):
        view = session.seen_by(seat).view
        assert view.counts == (3, 1, 0)
        assert view.deck == 36 - 1 - 4


@clause("SP-1.3")
def test_player_1_has_the_first_turn():
    assert asked(Session.new(GAME, {"players": 3}, seed=9)) == ("turn", "p1")


@clause("SP-1.3")
def test_turns_go_round():
    session = new_table("r8 r9", "g8 g9", "y8 y9")
    for card in ("r8", "g8", "y8", "r9"):
        session.answer(["play", card])
    turns = [(effect.seat, effect.round) for effect in done(session, NextTurn)]
    assert turns == [("p2", 1), ("p3", 1), ("p1", 2), ("p2", 2)]


@pytest.mark.parametrize("players", [1, 5, "many"])
def test_two_to_four_can_play(players: object):
    with pytest.raises(BadOption):
        Session.new(GAME, {"players": players})
