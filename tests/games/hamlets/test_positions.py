"""What a position or a correction of Hamlets may leave out, and what cannot exist."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.hamlets.play import deck
from visavis.core import BadPosition, Session
from visavis.games.hamlets import GAME
from visavis.games.hamlets.faults import FAULTS
from visavis.testing import clause

PLAY: dict[str, Any] = {"phase": "play", "yours": ["A1"]}


@clause("HA-2.4")
class TestSupplies:
    def test_they_follow_from_the_board(self) -> None:
        state = Session.new(
            GAME, position={**PLAY, "plain": ["C1", "C2"], "marked": ["D1"], "towers": ["C1"]}
        ).timeline.now
        assert (state.houses_left, state.towers_left) == (11, 3)

    def test_what_is_said_counts(self) -> None:
        state = Session.new(GAME, position={**PLAY, "plain": ["C1"], "houses_left": 5, "towers_left": 2}).timeline.now
        assert (state.houses_left, state.towers_left) == (5, 2)

    def test_a_correction_of_the_board_corrects_them(self) -> None:
        session = Session.new(GAME, position={**PLAY, "plain": ["C1"]})
        session.correct({"plain": ["C1", "C2"], "towers": ["C2"]})
        assert (session.timeline.now.houses_left, session.timeline.now.towers_left) == (12, 3)
        session.correct({"points": 3})
        assert (session.timeline.now.houses_left, session.timeline.now.towers_left) == (12, 3)


class TestTheDeck:
    def test_without_a_word_it_is_what_is_not_turned_over(self) -> None:
        state = Session.new(GAME, position={**PLAY, "turned": ["1", "7"]}).timeline.now
        assert state.deck.options() == ("2", "3", "4", "5")
        assert state.deck.options("reserve") == ("10", "11", "12", "6", "8", "9")

    def test_it_can_be_said(self) -> None:
        state = Session.new(GAME, position={**PLAY, **deck("1", "12", turned=("3",))}).timeline.now
        assert state.deck.options() == ("1", "12")


CARDS = [str(card) for card in range(1, 13)]
FIFTEEN = [*(f"A{at}" for at in (1, 2, 3, 4, 5, 7, 8, 9, 10, 11)), *(f"B{at}" for at in (7, 8, 9, 10, 11))]
WRONG: list[tuple[dict[str, Any], str]] = [
    ({"plain": ["A1"]}, "space.two_houses"),
    ({"marked": ["A1"]}, "space.two_houses"),
    ({"plain": ["C1"], "marked": ["C1"]}, "space.two_houses"),
    ({"marked": ["A6"]}, "house.in_water"),
    ({"towers": ["C1"]}, "tower.without_house"),
    ({"yours": FIFTEEN}, "your.pieces"),
    ({"yours": FIFTEEN[:5], "towers": FIFTEEN[:5]}, "your.pieces"),
    ({"houses_left": 15}, "houses.count"),
    ({"towers_left": -1}, "towers.count"),
    ({"round": 5}, "round.number"),
    ({"turned": ["1"], "deck": ["1", "2"]}, "deck.cards"),
    ({"deck": {"stream": "deck", "layers": [{"size": 13}], "pool": CARDS}}, "pile.count"),
    ({"deck": {"stream": "deck", "layers": [{"size": 0}, {"size": 12}], "pool": CARDS}}, "pile.layer"),
]


class TestFaults:
    @pytest.mark.parametrize(("facts", "fault"), WRONG)
    def test_a_position_that_cannot_exist_is_refused(self, facts: dict[str, Any], fault: str) -> None:
        with pytest.raises(BadPosition) as refused:
            Session.new(GAME, position={**PLAY, **facts})
        assert refused.value.id == "position.faults"
        assert refused.value.details["faults"] == (fault,)

    def test_every_fault_is_tried(self) -> None:
        assert {fault for _, fault in WRONG} == set(FAULTS.ids)
