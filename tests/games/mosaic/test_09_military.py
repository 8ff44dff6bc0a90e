"""Military, population, tax: units, the pair of cards, money."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.mosaic.play import ANYTHING, all_of, came_to_nothing, decision, from_table, kinds, one, turn
from visavis.core import NotAllowed
from visavis.core.question import Number
from visavis.games.mosaic import GAME
from visavis.games.mosaic.effects.bot_turn import (
    GainMoney,
    PlaceUnits,
    PutBeside,
    RemoveTax,
    TakePopulation,
    Work,
)
from visavis.games.mosaic.effects.your_turn import HeLosesUnits
from visavis.testing import clause, expect_type

EASY = {"level": "easy"}
HERE: dict[str, Any] = {"cities": {"bot": {"italia": 1}}, "towns": {"bot": {"egypt": 1}}}


def military(location: str = "L02", **state: Any) -> Any:
    state = {**HERE, **state}
    return turn("A10", options={**EASY, **state.pop("options", {})}, locations=(location, "L09"), **state)


class TestMilitary:
    @clause("MO-9.1", "MO-9.2")
    def test_one_of_each_for_nothing(self) -> None:
        decided = military()
        assert kinds(decided) == ["TurnAction", "TurnLocation", "PlaceUnits"]
        assert one(decided, PlaceUnits) == PlaceUnits("MO-9.2", "bot", "italia", 1, 1)

    @clause("MO-9.3")
    @pytest.mark.parametrize(("infantry", "cavalry"), [(1, 0), (0, 1), (0, 5)])
    def test_what_is_left(self, infantry: int, cavalry: int) -> None:
        decided = military(infantry_left=[infantry], cavalry_left=[cavalry])
        assert one(decided, PlaceUnits) == PlaceUnits("MO-9.3", "bot", "italia", min(1, infantry), min(1, cavalry))
        assert came_to_nothing(decided) == [("units.one_left", "MO-9.3")]

    @clause("MO-9.4")
    def test_without_units_ten_money_and_no_card(self) -> None:
        decided = military(infantry_left=[0], cavalry_left=[0])
        assert kinds(decided) == ["TurnAction", "GainMoney"]
        assert one(decided, GainMoney) == GainMoney("MO-9.4", "bot", 0, 10)

    @clause("MO-9.5", "MO-2.36")
    @pytest.mark.parametrize(
        ("card", "region"), [("L11", "egypt"), ("L08", "egypt"), ("L09", "italia"), ("L14", "italia")]
    )
    def test_where_he_has_a_city_or_a_town(self, card: str, region: str) -> None:
        assert one(turn("A10", options=EASY, locations=(card,), **HERE), PlaceUnits).region == region

    @clause("MO-9.5")
    def test_anywhere_as_an_option(self) -> None:
        decided = military("L08", options={"units": "anywhere"})
        assert one(decided, PlaceUnits).region == "assyria"

    @clause("MO-9.5")
    def test_without_a_region_they_are_lost(self) -> None:
        assert came_to_nothing(military(cities={}, towns={})) == [("units.no_region", "MO-9.5")]

    @clause("MO-9.5")
    def test_a_fewest_card_begins_where_he_has_the_fewest_cities(self) -> None:
        decided = military("L17")
        assert decision(decided, "fewest.region").pick == "greece"
        assert one(decided, PlaceUnits).region == "egypt"


@clause("MO-9.5")
class TestUnitsHeLoses:
    def test_they_go_back_to_his_supply(self) -> None:
        session = from_table(turn="you", infantry={"bot": {"egypt": 3}, "you": {"egypt": 1}})
        session.answer("defeat egypt")
        assert session.pending.id == "defeat.count"
        left = session.timeline.now.infantry_left[0]
        session.answer(2)
        assert session.timeline.now.infantry[1][3] == 1
        assert session.timeline.now.infantry_left[0] == left + 2

    @pytest.mark.parametrize("bad", [4, "4", 99, 0, -1])
    def test_more_than_he_has_is_refused(self, bad: object) -> None:
        session = from_table(turn="you", infantry={"bot": {"egypt": 3}})
        session.answer("defeat egypt")
        before = session.save()
        with pytest.raises(NotAllowed) as refused:
            session.answer(bad)
        assert refused.value.id == "number.range"
        assert refused.value.details["most"] == 3
        assert session.save() == before

    def test_a_region_without_his_units_or_not_in_play_is_refused(self) -> None:
        session = from_table(turn="you", infantry={"bot": {"egypt": 3}})
        before = session.save()
        for region, reason in (("italia", "region.no_units"), ("hispania", "region.not_in_play")):
            with pytest.raises(NotAllowed) as refused:
                session.answer(f"defeat {region}")
            assert refused.value.details["reason"] == reason
        assert session.save() == before

    def test_two_kinds_and_two_heroboti_are_asked(self) -> None:
        sides = ("you", "bot", "bot2")
        session = from_table(
            turn="you",
            options={"bots": 2},
            sides=sides,
            starts=[["italia", "egypt"], ["greece", "numidia"]],
            leaders=["artist", "general"],
            static=[],
            infantry={"bot": {"egypt": 1}, "bot2": {"egypt": 1}},
            cavalry={"bot2": {"egypt": 2}},
        )
        session.answer("defeat egypt")
        assert session.pending.id == "defeat.bot"
        session.answer("bot2")
        assert session.pending.id == "defeat.unit"
        session.answer("cavalry")
        session.answer(2)
        lost = [line for line in session.lines if isinstance(line, HeLosesUnits)]
        assert lost == [HeLosesUnits("bot2", "egypt", "cavalry", 2)]

    def test_guided_no_more_than_are_on_the_board(self) -> None:
        session = from_table(turn="you", options={"tracked": False}, infantry_left=[6], cavalry_left=[8])
        session.answer("defeat")
        question = expect_type(session.pending, Number)
        assert (question.least, question.most) == (1, 2)
        session.answer(2)
        assert session.timeline.now.infantry_left == (8,)


class TestThePair:
    @clause("MO-10.1", "MO-10.2")
    @pytest.mark.parametrize(
        ("card", "beside", "units"), [("A06", "A07", (1, 0)), ("A07", "A06", (0, 1))], ids=["tax", "population"]
    )
    def test_the_second_of_the_pair_brings_a_unit(self, card: str, beside: str, units: tuple[int, int]) -> None:
        decided = turn(card, beside=beside, food=[3], **HERE)
        assert kinds(decided) == ["TurnAction", "TurnLocation", "PlaceUnits"]
        placed = one(decided, PlaceUnits)
        assert (placed.infantry, placed.cavalry) == units
        assert placed.clause == "MO-10.2"
        assert came_to_nothing(decided)[0] == ("pair.second", "MO-10.1")
        assert not all_of(decided, PutBeside)

    @clause("MO-10.2")
    def test_even_without_food(self) -> None:
        assert kinds(turn("A06", beside="A07", **HERE)) == ["TurnAction", "TurnLocation", "PlaceUnits"]

    @clause("MO-10.2")
    def test_if_that_kind_is_gone_the_other_and_then_money(self) -> None:
        placed = one(turn("A06", beside="A07", infantry_left=[0], cavalry_left=[3], **HERE), PlaceUnits)
        assert (placed.infantry, placed.cavalry) == (0, 1)
        decided = turn("A07", beside="A06", infantry_left=[0], cavalry_left=[0], **HERE)
        assert one(decided, GainMoney).supply == 10

    @clause("MO-10.3")
    @pytest.mark.parametrize("card", ["A06", "A07"])
    def test_otherwise_he_pays_food_and_the_card_lies_beside(self, card: str) -> None:
        answers = {"tax.holding": [7], "population.gain": [3]}
        decided = turn(card, answers=answers, **ANYTHING)
        assert kinds(decided)[1:3] == ["Pay", "PutBeside"]
        state = GAME.start(GAME.options(), GAME.default_pack)
        state.action_discard = ("A01", card)
        PutBeside(card).apply(state)
        assert (state.action_discard, state.beside) == (("A01",), card)

    @clause("MO-10.7")
    def test_without_food_he_works_and_the_card_is_discarded(self) -> None:
        decided = turn("A07")
        assert kinds(decided) == ["TurnAction", "Work"]
        assert one(decided, Work) == Work("bot", "food", 3)


class TestEffects:
    @clause("MO-10.4", "MO-1.7")
    def test_population(self) -> None:
        decided = turn("A07", answers={"population.gain": [4]}, **ANYTHING)
        assert one(decided, TakePopulation) == TakePopulation("bot", 4)

    @clause("MO-10.5", "MO-10.6")
    def test_tax(self) -> None:
        decided = turn("A06", answers={"tax.holding": [7]}, **ANYTHING)
        assert kinds(decided)[-2:] == ["RemoveTax", "GainMoney"]
        assert one(decided, RemoveTax).side == "bot"
        assert one(decided, GainMoney) == GainMoney("MO-10.6", "bot", 7, 10)

    def invented(self, card: str, row: list[str]) -> Any:
        rows = [["b1"] * 5, ["t1"] * 5, ["p1"] * 5, ["x1"] * 5]
        rows[2 if card == "A07" else 3] = row
        draws = {"offer.population": ["p2"], "offer.tax": ["x2"]}
        return turn(card, options={"invented": True}, rows=rows, holding=6, draws=draws, **ANYTHING)

    @clause("MO-10.4")
    def test_the_highest_gain_the_leftmost_in_a_tie(self) -> None:
        # Gains: p1 1, p2 2, p4 3, p7 3.
        decided = self.invented("A07", ["p1", "p4", "p2", "p7", "p1"])
        assert one(decided, TakePopulation).gain == 3
        (after,) = [effect for effect in decided.effects if type(effect).__name__ == "SetRows"]
        assert after.rows[2] == ("p2", "p1", "p2", "p7", "p1")

    @clause("MO-10.5", "MO-10.6")
    def test_the_least_unrest_the_leftmost_in_a_tie(self) -> None:
        # Unrest: x1 1, x2 2, x3 3, x5 1.
        decided = self.invented("A06", ["x3", "x5", "x2", "x1", "x3"])
        (after,) = [effect for effect in decided.effects if type(effect).__name__ == "SetRows"]
        assert after.rows[3] == ("x2", "x3", "x2", "x1", "x3")
        assert one(decided, GainMoney) == GainMoney("MO-10.6", "bot", 6, 10)
        assert after.holding == 0
