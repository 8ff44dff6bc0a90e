from __future__ import annotations

import pytest

from tests.games.hamlets.play import board, card, effects_of, one
from visavis.core import SOMEWHERE, Forms, NotAllowed, Nth, Session, Unreadable, narrow
from visavis.core.question import One
from visavis.games.hamlets import GAME
from visavis.games.hamlets.board import GROUND_OF
from visavis.games.hamlets.criteria import first_house
from visavis.games.hamlets.effects import MakeDeck, NextRound, PlaceHouse, ShowCard, YouBuild
from visavis.testing import clause, expect_type

HILLS = [space for space, ground in GROUND_OF.items() if ground == "hill"]


@clause("HA-1.1")
class TestYourFirstHouse:
    def test_any_land_space_is_possible(self) -> None:
        pending = Session.new(GAME).pending
        assert isinstance(pending, Forms)
        (form,) = pending.forms
        assert list(form.fields[0].options) == [space for space, ground in GROUND_OF.items() if ground != "water"]

    def test_it_is_put_there(self) -> None:
        session = Session.new(GAME)
        session.answer("build e5")
        assert effects_of(session)[0] == YouBuild("E5")

    @pytest.mark.parametrize(
        ("raw", "refusal", "reason"),
        [
            ("build A6", "option.barred", "space.water"),
            ("build Z9", "option.not", None),
            ("build", "form.missing", None),
            ("build A1 A2", "form.more", None),
            ("tower A1", "option.not", None),
        ],
    )
    def test_anything_else_is_refused_with_the_reason(self, raw: str, refusal: str, reason: str | None) -> None:
        session = Session.new(GAME)
        with pytest.raises((NotAllowed, Unreadable)) as refused:
            session.answer(raw)
        assert refused.value.id == refusal
        assert refused.value.details.get("reason") == reason
        assert effects_of(session) == ()


class TestHerFirstHouses:
    @clause("HA-1.2")
    def test_plain_third_hill_in_reading_order(self) -> None:
        assert narrow(first_house(board(), card(count=3), backwards=False)).pick == HILLS[2] == "A11"

    @clause("HA-1.2")
    def test_a_hill_with_your_house_is_passed_over(self) -> None:
        assert narrow(first_house(board(yours="A7"), card(count=2), backwards=False)).pick == "A11"

    @clause("HA-1.3")
    def test_marked_second_hill_from_the_end(self) -> None:
        assert narrow(first_house(board(), card(count=2), backwards=True)).pick == HILLS[-2] == "I5"

    @clause("HA-1.3")
    def test_a_hill_with_her_plain_house_is_passed_over(self) -> None:
        assert narrow(first_house(board(plain="I9"), card(count=2), backwards=True)).pick == "I2"

    @clause("HA-1.2", "HA-1.3")
    def test_one_card_of_the_reserve_places_both_and_goes_back(self) -> None:
        session = Session.new(GAME, shown=["deck"])
        session.answer("build A1")
        session.answer("12")  # count 1
        shown, plain, marked = effects_of(session)[1:4]
        assert shown == ShowCard("12")
        assert plain == PlaceHouse("HA-1.2", "A2", "plain")
        assert marked == PlaceHouse("HA-1.3", "I9", "marked")
        assert session.timeline.now.houses_left == 12
        assert "12" in session.timeline.now.deck.options("reserve")

    @clause("HA-1.2")
    def test_only_cards_of_the_reserve_can_be_turned_over(self) -> None:
        session = Session.new(GAME, shown=["deck"])
        session.answer("build A1")
        with pytest.raises(NotAllowed):
            session.answer("3")
        assert session.pending is not None
        assert expect_type(session.pending, One).options == ("6", "7", "8", "9", "10", "11", "12")

    @clause("HA-1.1", "HA-1.2", "HA-1.3")
    def test_guided_you_put_them_where_the_checklist_says(self) -> None:
        session = Session.new(GAME, {"tracked": False}, shown=["deck"])
        session.answer("build")
        session.answer("8")
        assert session.pending is not None
        assert session.pending.id == "start.house"
        (by,) = expect_type(session.pending, One).checklist
        assert expect_type(by, Nth).args == {"count": 4, "backwards": False}
        session.answer("done")
        session.answer("done")
        assert effects_of(session)[:4] == (
            YouBuild(SOMEWHERE),
            ShowCard("8"),
            PlaceHouse("HA-1.2", SOMEWHERE, "plain"),
            PlaceHouse("HA-1.3", SOMEWHERE, "marked"),
        )


@clause("HA-1.4")
class TestHerDeck:
    @pytest.mark.parametrize(("level", "cards", "unseen"), [("normal", 5, 0), ("hard", 6, 1)])
    def test_five_starting_cards_and_one_unseen_on_the_hard_level(self, level: str, cards: int, unseen: int) -> None:
        session = Session.new(GAME, {"level": level})
        session.answer("build A1")
        made = one(effects_of(session), MakeDeck)
        assert made.cards == ("1", "2", "3", "4", "5")
        assert made.unseen == unseen
        assert session.timeline.now.deck.size() == cards
        assert session.timeline.now.deck.size("reserve") == 12 - cards

    def test_on_the_normal_level_only_a_starting_card_can_come(self) -> None:
        session = Session.new(GAME)
        session.answer("build A1")
        assert session.timeline.now.deck.options() == ("1", "2", "3", "4", "5")

    def test_on_the_hard_level_any_card_can_come(self) -> None:
        session = Session.new(GAME, {"level": "hard"})
        session.answer("build A1")
        assert len(session.timeline.now.deck.options()) == 12

    def test_then_you_begin_the_first_round(self) -> None:
        session = Session.new(GAME)
        session.answer("build A1")
        assert effects_of(session)[-1] == NextRound(1, "you")
        assert session.pending is not None
        assert session.pending.id == "your.turn"
