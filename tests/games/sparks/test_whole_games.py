"""Whole games: the two tables, saving, faults, positions."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.sparks.tables import new_table, now, searching
from visavis.core import BadPosition, BareTable, NotAllowed, Session, play_out
from visavis.core.play.timeline import place
from visavis.games.sparks import GAME
from visavis.games.sparks.faults import FAULTS
from visavis.testing import count


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


def deck_of(*sizes: int) -> dict[str, Any]:
    """A deck with all cards but r1, r2, y1 and b9, in layers of these sizes."""
    pool = [f"{colour}{value}" for colour in "rygb" for value in range(1, 10)]
    rest = [card for card in pool if card not in ("r1", "r2", "y1", "b9")]
    return {"stream": "deck", "layers": [{"size": size} for size in sizes], "pool": sorted(rest)}


WRONG: list[tuple[str, dict[str, Any]]] = [
    ("pile.layer", {"deck": deck_of(0, 32)}),
    ("pile.count", {"deck": deck_of(31)}),
    ("cards.once", {"ash": ["r1"]}),
    ("cards.once", {"ash": ["no such card"]}),
    ("seats.count", {"hands": [["r1", "r2"], ["y1"], []]}),
    ("seats.count", {"points": [0]}),
    ("seats.count", {"factors": [1, 1, 1]}),
    ("hands.order", {"hands": [["r2", "r1"], ["y1"]]}),
    ("fire.out", {"fire": [], "ash": ["b9"]}),
    ("round.number", {"round": 0}),
    ("round.number", {"round": 11}),
    ("points.negative", {"points": [-1, 0]}),
    ("factor.number", {"factors": [1, 3]}),
    ("seat.missing", {"turn": "p3"}),
    ("seat.missing", {"pending": [["draw", "p4"]]}),
    ("known.false", {"known": [["p1", "p2", "r1"]]}),
    ("known.false", {"known": [["p1", "p1", "r1"]]}),
    ("known.false", {"known": [["p3", "p1", "r1"]]}),
]


@pytest.mark.parametrize(("fault", "facts"), WRONG)
def test_a_fault_is_found_by_its_name_and_no_other(fault: str, facts: dict[str, Any]):
    state = now(new_table("r1 r2", "y1"))
    with pytest.raises(BadPosition) as wrong:
        place(GAME, state.copy(), facts)
    assert wrong.value.details["faults"] == (fault,)


def test_every_fault_was_found():
    assert {fault for fault, _ in WRONG} == {*FAULTS.ids}


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
