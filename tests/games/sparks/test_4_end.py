"""Section 4: the end."""

from __future__ import annotations

import pytest

from tests.games.sparks.tables import done, new_table, now
from visavis.core import BareTable, RandomPolicy, play_out
from visavis.games.sparks import GAME
from visavis.games.sparks.effects import GameOver, NextTurn
from visavis.testing import clause, count


@clause("SP-4.1")
def test_the_game_ends_after_the_tenth_turn_of_the_last_seat():
    session = new_table("r8", "g8", round=10)
    session.answer("play r8")
    assert not session.over
    session.answer("play g8")
    assert session.over
    assert done(session, GameOver) == [GameOver()]


@clause("SP-4.1")
def test_pending_sparks_of_the_last_turn_are_still_carried_out():
    session = new_table("r8", "b2 g8", round=10, turn="p2")
    session.answer("play b2")
    assert not session.over
    session.answer("play g8")
    assert session.over
    assert now(session).points == (0, 10)


@clause("SP-4.1")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_everybody_has_ten_turns(players: int):
    class Turns(BareTable):
        def do(self, effect):
            if isinstance(effect, NextTurn):
                turns[effect.seat] += 1
            super().do(effect)

    seats = GAME.seats(GAME.read_options({"players": players}))
    for seed in range(count(200)):
        turns = dict.fromkeys(seats, 0)
        state = GAME.start(GAME.read_options({"players": players}), GAME.default_pack)
        play_out(GAME, Turns(GAME, state, seed, dict.fromkeys(seats, RandomPolicy())))
        assert set(turns.values()) == {10}
        assert GAME.faults(state) == ()


@clause("SP-4.2")
def test_points_are_the_score_and_cards_in_hand_are_not():
    session = new_table("r8", "b7 g8", round=10, turn="p2", points=[30, 20])
    session.answer("play b7")
    assert session.over
    assert GAME.score(now(session)) == {"p1": 30, "p2": 27}
    assert session.seen_by("table").score == {"p1": 30, "p2": 27}
