"""Whole games: the harness, the two tables, saving, faults, positions."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.sparks.tables import new_table, now, searching
from tests.known_misses import known
from visavis.core import BadPosition, BareTable, NotAllowed, Session, play_out
from visavis.core.session import place
from visavis.games.sparks import GAME
from visavis.testing import check_game, count


def test_the_harness():
    assert check_game(GAME, count(200), known_misses=known("sparks")).games == count(200)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_log_less_table_plays_the_same_game(players: int):
    for seed in range(count(100)):
        seats = dict.fromkeys(GAME.seats(GAME.read_options({"players": players})), "random")
        session = Session.new(GAME, {"players": players}, seed=seed, seats=seats)
        state = GAME.start(GAME.read_options({"players": players}), GAME.default_pack)
        play_out(GAME, BareTable(GAME, state, seed, {seat: GAME.policy(name) for seat, name in seats.items()}))
        assert session.over
        assert state == now(session)


def test_the_log_less_table_plays_the_same_game_with_the_search():
    session = Session.new(GAME, seed=8, seats={"p1": "search", "p2": "random"})
    state = GAME.start(GAME.options(), GAME.default_pack)
    seats = {"p1": searching(), "p2": GAME.policy("random")}
    play_out(GAME, BareTable(GAME, state, 8, seats))
    assert state == now(session)
    assert Session.load(session.save()).save() == session.save()
    assert session.check() is None


@pytest.mark.parametrize(
    ("facts", "fault"),
    [
        ({"ash": ["r1"]}, "cards.once"),
        ({"ash": ["no such card"]}, "cards.once"),
        ({"hands": [["r1"], ["y1"], ["g1"]]}, "seats.count"),
        ({"points": [0]}, "seats.count"),
        ({"hands": [["r2", "r1"], ["y1"]]}, "hands.order"),
        ({"fire": [], "ash": ["b9"]}, "fire.out"),
        ({"round": 11}, "round.number"),
        ({"points": [-1, 0]}, "points.negative"),
        ({"factors": [1, 3]}, "factor.number"),
        ({"turn": "p3"}, "seat.missing"),
        ({"pending": [["draw", "p4"]]}, "seat.missing"),
        ({"known": [["p1", "p2", "r1"]]}, "known.false"),
        ({"known": [["p1", "p1", "r1"]]}, "known.false"),
        ({"deck": {"stream": "deck", "layers": [{"size": 1}], "pool": []}}, "pile.count"),
    ],
)
def test_faults_have_names(facts: dict[str, Any], fault: str):
    state = now(new_table("r1 r2", "y1"))
    with pytest.raises(BadPosition) as wrong:
        place(GAME, state.copy(), facts)
    found: Any = wrong.value.args_for_words["faults"]
    assert fault in found


def test_hands_cannot_be_corrected_while_they_are_hidden():
    session = new_table("r1 r2", "y1")
    before = session.save()
    with pytest.raises(NotAllowed, match=r"correct\.hidden"):
        session.correct({"round": 2})
    assert session.save() == before


def test_a_branch_does_not_go_back_over_a_draw():
    session = Session.new(GAME, seed=3)
    with pytest.raises(NotAllowed, match=r"branch\.revealed"):
        session.branch(0)
    assert session.branch(len(session.lines)).save() == session.save()


def test_in_a_position_the_deck_is_what_lies_nowhere_else():
    state = now(new_table("r1 r2", "y1", fire="b8 b9", ash=["g1"]))
    assert state.deck.size() == 36 - 6
    assert not {"r1", "r2", "y1", "b8", "b9", "g1"} & {*state.deck.cards}
