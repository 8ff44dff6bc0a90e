"""The search plays well, and the same for the same stream."""

from __future__ import annotations

from collections.abc import Mapping

import pytest

from tests.games.sparks.tables import new_table, now, searching
from visavis.core import BareTable, Policy, RandomPolicy, Stream, play_out
from visavis.games.sparks import GAME
from visavis.games.sparks.players import worth
from visavis.games.sparks.view import view
from visavis.testing import count, record


def play(seed: int, seats: Mapping[str, Policy]) -> dict[str, int]:
    """The score of a game on the log-less table."""
    state = GAME.start(GAME.read_options({"players": len(seats)}), GAME.default_pack)
    play_out(GAME, BareTable(GAME, state, seed, seats))
    return GAME.score(state)


def won(score: Mapping[str, int], seat: str) -> float:
    best = max(score.values())
    return (score[seat] == best) / list(score.values()).count(best)


@pytest.mark.proof
def test_the_search_beats_random_play_in_both_seatings():
    search, random = searching(30), RandomPolicy()
    pairs = count(300, sample=100)
    wins = 0.0
    for seed in range(pairs):
        wins += won(play(seed, {"p1": search, "p2": random}), "p1")
        wins += won(play(seed, {"p1": random, "p2": search}), "p2")
    record("sparks search against random", 2 * pairs, wins=wins, iterations=30)
    assert wins / (2 * pairs) > 0.7


@pytest.mark.proof
def test_the_search_beats_two_random_players():
    search, random = searching(40), RandomPolicy()
    games = count(300, sample=100)
    wins = 0.0
    for seed in range(games):
        seats: dict[str, Policy] = dict.fromkeys(("p1", "p2", "p3"), random)
        seats[("p1", "p2", "p3")[seed % 3]] = search
        wins += won(play(seed, seats), ("p1", "p2", "p3")[seed % 3])
    record("sparks search against two random players", games, wins=wins, iterations=40)
    # By chance it would be a third.
    assert wins / games > 0.5


def test_the_same_stream_gives_the_same_answer_and_weights():
    session = new_table("b2 r8 g3", "y1 y2 y3")
    question = session.pending
    assert question is not None

    def weights(key: int) -> object:
        return searching(40).weigh(lambda: view(now(session), "p1"), question, Stream(key))

    assert weights(1) == weights(1)
    assert weights(1) != weights(2)


def test_every_answer_is_weighed_within_the_budget():
    session = new_table("b2 r8 g3", "y1 y2 y3")
    question = session.pending
    assert question is not None
    weighed = searching(50).weigh(lambda: view(now(session), "p1"), question, Stream(1))
    assert [one.answer for one in weighed] == [("play", "b2"), ("play", "g3"), ("play", "r8"), ("gather",)]
    assert 8 * 4 <= sum(one.visits for one in weighed) <= 50
    assert all(0 <= one.value <= 1 for one in weighed)


def test_in_the_last_turn_the_highest_card_is_played():
    session = new_table("y1", "b4 r8 g3", turn="p2", round=10)
    assert session.pending is not None
    answer = searching(60).answer(lambda: view(now(session), "p2"), session.pending, Stream(3))
    assert answer == ("play", "r8")


def test_in_the_last_turn_a_chain_that_scores_more_is_found():
    # b9 alone scores 9 and loses; b2, then b9, scores 11 and wins.
    session = new_table("y1", "b2 b9", fire="b8", turn="p2", round=10, points=[10, 0])
    assert session.pending is not None
    search = searching(60)
    answer = search.answer(lambda: view(now(session), "p2"), session.pending, Stream(3))
    assert answer == ("play", "b2")
    session.answer(answer)
    assert search.answer(lambda: view(now(session), "p2"), session.pending, Stream(4)) == ("play", "b9")


def test_a_doused_player_keeps_the_better_card():
    session = new_table("b5", "y8 g1", round=10)
    session.answer("play b5")
    assert session.pending is not None
    answer = searching(80).answer(lambda: view(now(session), "p2"), session.pending, Stream(5))
    assert answer == "g1"


def test_a_forced_answer_is_not_searched():
    session = new_table("", "y8")
    question = session.pending
    assert question is not None
    assert tuple(question.answers()) == (("gather",),)

    def look() -> object:
        raise AssertionError("looked")

    assert searching().answer(look, question, Stream(1)) == ("gather",)


def test_worth_is_the_win_first_and_then_the_lead():
    win, draw, loss = ({"p1": a, "p2": 20} for a in (21, 20, 19))
    assert worth(win)["p1"] > worth(draw)["p1"] > worth(loss)["p1"]
    assert worth({"p1": 40, "p2": 20})["p1"] > worth(win)["p1"]
    assert worth(draw) == {"p1": 0.5, "p2": 0.5}
    assert worth({"p1": 500, "p2": 0}) == {"p1": 1.0, "p2": 0.0}
