from __future__ import annotations

from typing import Any

import pytest

from tests.games.hamlets.play import CARDS, deck, her_turn, kinds, one, turn
from visavis.core import Decided, Session, Shown
from visavis.games.hamlets import GAME
from visavis.games.hamlets.effects import NextRound, NextTurn, PlaceHouse, PlaceTower, Score, SheRests, TurnCard
from visavis.testing import clause

BOARD: dict[str, Any] = {"yours": "I11", "plain": "C1", "marked": "A11", "houses_left": 12}


@clause("HA-3.1")
class TestCards:
    def test_two_in_the_first_turn_of_a_round(self) -> None:
        decided = turn("her", **deck("1", "2", "8", "4", "5"), draws=("1", "8"), **BOARD)
        assert decided.effects[:2] == (TurnCard("1"), TurnCard("8"))

    def test_one_later(self) -> None:
        decided = her_turn("1", "8", **BOARD)
        assert [effect for effect in decided.effects if isinstance(effect, TurnCard)] == [TurnCard("8")]

    def test_the_newest_is_the_action_card(self) -> None:
        assert Score("HA-6.1", "her", 3) in her_turn("1", "8", **BOARD).effects

    @pytest.mark.parametrize(("support", "group"), [("1", "plain"), ("4", "marked")])
    def test_the_one_before_it_is_the_support_card(self, support: str, group: str) -> None:
        (decision,) = her_turn(support, "2", **BOARD).decisions
        assert decision.args["group"] == CARDS[support].group == group

    def test_all_that_lie_there_stay_turned(self) -> None:
        session = Session.new(GAME, position=position("1", "10", turned=("3", "4")), shown=["deck"])
        session.answer("10")
        assert session.timeline.now.turned == ("3", "4", "10")

    def test_the_last_card_is_not_asked_for(self) -> None:
        session = Session.new(GAME, position=position("10", turned=("3", "4")), shown=["deck"])
        assert not isinstance(session.pending, Shown)
        assert session.timeline.now.turned == ("3", "4", "10")

    def test_a_card_that_cannot_come_is_not_offered(self) -> None:
        session = Session.new(GAME, position=position("2", "8", "9", turned=("1",)), shown=["deck"])
        assert isinstance(session.pending, Shown)
        assert session.pending.options == ("2", "8", "9")


def position(*left: str, turned: tuple[str, ...]) -> dict[str, Any]:
    facts: dict[str, Any] = {"phase": "play", "turn": "her", "houses_left": 12, **deck(*left, turned=turned)}
    return {**facts, "yours": ["I11"], "plain": ["C1"], "marked": ["A11"]}


def rests(decided: Decided) -> bool:
    return "SheRests" in kinds(decided.effects)


@clause("HA-3.2")
class TestWhenSheRests:
    def test_her_deck_is_empty(self) -> None:
        decided = turn("her", **deck(turned=("1", "2", "4")), **BOARD)
        assert kinds(decided.effects) == ["Score", "SheRests", "NextTurn"]

    def test_her_deck_has_one_card_and_it_is_the_first_of_the_round(self) -> None:
        decided = turn("her", **deck("1"), **BOARD)
        assert kinds(decided.effects) == ["TurnCard", "Score", "SheRests", "NextTurn"]

    @pytest.mark.parametrize("left", [(), ("1",)])
    def test_the_moon_on_one_of_the_last_two(self, left: tuple[str, ...]) -> None:
        assert CARDS["7"].rest
        decided = turn("her", **deck("7", *left, turned=("2",)), draws=("7",), **BOARD)
        assert kinds(decided.effects) == ["TurnCard", "Score", "SheRests", "NextTurn"]

    def test_not_the_moon_on_the_third_last(self) -> None:
        assert not rests(her_turn("2", "7", "1", "4", **BOARD))

    def test_not_the_last_two_without_the_moon(self) -> None:
        assert not CARDS["10"].rest
        assert not rests(her_turn("2", "10", "1", **BOARD))
        assert not rests(turn("her", **deck("10", turned=("2",)), **BOARD))

    def test_the_moon_of_the_support_card_means_nothing(self) -> None:
        assert CARDS["3"].rest
        assert not rests(her_turn("3", "10", "1", **BOARD))


@clause("HA-3.3")
class TestActions:
    def test_all_in_order(self) -> None:
        assert kinds(her_turn("1", "4", **BOARD).effects) == ["TurnCard", "Score", "PlaceHouse", "NextTurn"]
        assert kinds(her_turn("1", "2", **BOARD).effects) == ["TurnCard", "PlaceHouse", "Score", "NextTurn"]

    def test_build_then_tower(self) -> None:
        # The tower may go on the house just built: B1 is the only one next to yours.
        decided = her_turn("8", "5", yours="A1", plain="C1", marked="I2", houses_left=12)
        built = one(decided.effects, PlaceHouse)
        assert kinds(decided.effects) == ["TurnCard", "PlaceHouse", "PlaceTower", "NextTurn"]
        assert one(decided.effects, PlaceTower).space == built.space == "B1"

    def test_while_you_rest_it_stays_her_turn(self) -> None:
        assert kinds(her_turn("1", "8", resting=["you"], **BOARD).effects) == ["TurnCard", "Score"]


@clause("HA-3.4")
class TestResting:
    @pytest.mark.parametrize("round", [1, 2, 3])
    def test_she_scores_the_number_of_the_round(self, round: int) -> None:
        decided = turn("her", **deck(turned=("1", "2", "4")), round=round, **BOARD)
        assert decided.effects[0] == Score("HA-3.4", "her", round)

    def test_turned_cards_rest_of_the_deck_and_one_unseen_are_the_new_deck(self) -> None:
        session = Session.new(GAME, position=position("7", "5", turned=("2", "4")), shown=["deck"])
        session.answer("7")
        state = session.timeline.now
        assert one(tuple(line for line in session.lines if isinstance(line, SheRests)), SheRests) == SheRests(1)
        assert state.turned == ()
        assert state.deck.size() == 5
        assert state.deck.layers[0].known == ("2", "4", "5", "7")
        assert state.deck.size("reserve") == 7

    def test_without_a_reserve_no_card_is_added(self) -> None:
        everything = tuple(CARDS)
        decided = turn("her", **deck(turned=everything), **BOARD)
        assert one(decided.effects, SheRests) == SheRests(0)

    def test_then_it_is_your_turn(self) -> None:
        assert turn("her", **deck(turned=("1",)), **BOARD).effects[-1] == NextTurn("you")

    @clause("HA-2.3")
    def test_if_you_rest_too_you_begin_the_next_round(self) -> None:
        decided = turn("her", **deck(turned=("1",)), resting=["you"], **BOARD)
        assert decided.effects[-1] == NextRound(2, "you")
