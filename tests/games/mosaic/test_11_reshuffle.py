"""Reshuffle: the nine leaders, wonders and achievements, the region of a wonder."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.mosaic.play import all_of, came_to_nothing, deciding, decision, kinds, one, turn
from visavis.core import Pile
from visavis.games.mosaic import GAME
from visavis.games.mosaic.effects.bot_turn import (
    GainMoney,
    Pay,
    PlaceCity,
    PlaceTown,
    PlaceUnits,
    ReshuffleAction,
    TakeAchievement,
    TakeBuildCard,
    TakeTechnology,
    TakeWonder,
    TurnLocation,
    UseAbility,
    WonderAnywhere,
    Work,
)
from visavis.testing import clause

HERE: dict[str, Any] = {"cities": {"bot": {"italia": 1, "egypt": 2}}}
ANSWERS: dict[str, list[Any]] = {
    "build.card": ["done", "farm"],
    "town.room": [["wine"]],
    "city.room": [["empty"]],
    "technology.symbols": [[3]],
    "technology.points": [0],
    "tax.holding": [4],
}


def reshuffled(leader: str = "merchant", locations: tuple[str, ...] = ("L02", "L05"), **state: Any) -> Any:
    answers = {**ANSWERS, **state.pop("answers", {})}
    return turn("A12", leaders=[leader], locations=locations, answers=answers, **{**HERE, **state})


@clause("MO-11.1")
class TestLeaders:
    @pytest.mark.parametrize("leader", ["artist", "philosopher"])
    def test_technology(self, leader: str) -> None:
        assert [card.place for card in all_of(reshuffled(leader), TakeTechnology)] == [3, 2]

    @pytest.mark.parametrize(("leader", "card"), [("engineer", "city"), ("magistrate", "project")])
    def test_build(self, leader: str, card: str) -> None:
        decided = reshuffled(leader)
        assert [taken.card for taken in all_of(decided, TakeBuildCard)] == [card, "farm"]
        assert len(all_of(decided, PlaceCity)) == (card == "city")

    def test_farmer(self) -> None:
        decided = reshuffled("farmer")
        assert one(decided, PlaceTown).town == "farm"
        assert not all_of(decided, TakeBuildCard)

    @pytest.mark.parametrize("leader", ["general", "scribe"])
    def test_military(self, leader: str) -> None:
        placed = one(reshuffled(leader), PlaceUnits)
        assert (placed.infantry, placed.cavalry) == (1, 1)

    @pytest.mark.parametrize("leader", ["merchant", "priestess"])
    def test_money(self, leader: str) -> None:
        assert one(reshuffled(leader), GainMoney) == GainMoney("MO-11.1", "bot", 4, 10)

    @pytest.mark.parametrize("leader", list(GAME.default_pack.tables["leader"]))
    def test_nothing_is_paid_and_he_never_works(self, leader: str) -> None:
        decided = reshuffled(leader)
        assert not all_of(decided, Pay)
        assert not all_of(decided, Work)
        assert kinds(decided)[-1] == "ReshuffleAction"

    @pytest.mark.parametrize("leader", list(GAME.default_pack.tables["leader"]))
    def test_the_ability_is_named_before_it_is_used(self, leader: str) -> None:
        decided = reshuffled(leader)
        ability = GAME.default_pack.tables["leader"][leader].ability
        assert decided.effects[1] == UseAbility("bot", leader, ability)

    def test_the_farmer_places_a_farm_town_also_if_he_has_more_of_the_others(self) -> None:
        decided = reshuffled("farmer", farms_left=[1], works_left=[8])
        assert one(decided, PlaceTown).town == "farm"
        decided = reshuffled("farmer", farms_left=[0], works_left=[8])
        assert not all_of(decided, PlaceTown)
        assert came_to_nothing(decided) == [("town.none_left", "MO-4.9")]


class TestAward:
    def award(self, wonders: int, achievements: int, **state: Any) -> list[str]:
        decided = reshuffled(wonder_cards=[wonders], achievements=[achievements], **state)
        taken = [effect for effect in decided.effects if isinstance(effect, (TakeWonder, TakeAchievement))]
        return [f"{type(effect).__name__} {effect.clause}" for effect in taken] + [
            f"{case} {clause}" for case, clause in came_to_nothing(decided) if case.startswith("award")
        ]

    @clause("MO-11.2", "MO-1.5")
    @pytest.mark.parametrize(("wonders", "achievements"), [(0, 0), (1, 1), (1, 2)])
    def test_a_wonder(self, wonders: int, achievements: int) -> None:
        assert self.award(wonders, achievements) == ["TakeWonder MO-11.2"]

    @clause("MO-11.3")
    @pytest.mark.parametrize(("wonders", "achievements"), [(1, 0), (3, 2)])
    def test_an_achievement_if_he_has_more_wonders(self, wonders: int, achievements: int) -> None:
        assert self.award(wonders, achievements) == ["TakeAchievement MO-11.3"]

    @clause("MO-11.4")
    def test_if_one_row_is_empty_the_other(self) -> None:
        assert self.award(0, 0, wonders_left=0) == ["TakeAchievement MO-11.4", "award.no_wonder MO-11.4"]
        assert self.award(2, 0, achievements_left=0) == ["TakeWonder MO-11.4", "award.no_achievement MO-11.4"]

    @clause("MO-11.5")
    def test_if_both_are_empty_nothing(self) -> None:
        assert self.award(0, 0, wonders_left=0, achievements_left=0) == ["award.none MO-11.5"]

    @clause("MO-1.5")
    def test_no_other_card_brings_one(self) -> None:
        for card in ("A01", "A03", "A06", "A07", "A11"):
            decided = turn(card, answers=ANSWERS, stone=[1], food=[1], idea=[1], **HERE)
            assert not all_of(decided, TakeWonder)
            assert not all_of(decided, TakeAchievement)


class TestTheWonder:
    @clause("MO-11.6", "MO-11.7")
    def test_where_his_influence_is_greatest(self) -> None:
        decided = reshuffled()
        chosen = decision(decided, "wonder.region")
        assert (chosen.pick, deciding(chosen)) == ("egypt", ["wonder.influence"])
        assert one(decided, TakeWonder) == TakeWonder("MO-11.2", "bot", "egypt")
        assert one(decided, WonderAnywhere).clause == "MO-11.7"
        assert not all_of(decided, TurnLocation)

    @clause("MO-11.6")
    def test_cities_and_wonders_count_two_towns_and_units_one(self) -> None:
        decided = reshuffled(
            cities={"bot": {"italia": 1, "egypt": 1}},
            wonders={"bot": {"italia": 1}},
            towns={"bot": {"egypt": 1}},
            infantry={"bot": {"egypt": 1}},
            cavalry={"bot": {"egypt": 1}},
        )
        assert one(decided, TakeWonder).region == "egypt"

    @clause("MO-11.6", "MO-2.37")
    @pytest.mark.parametrize(("card", "region"), [("L05", "egypt"), ("L06", "italia"), ("L12", "egypt")])
    def test_in_a_tie_a_location_card(self, card: str, region: str) -> None:
        decided = reshuffled(locations=(card,), cities={"bot": {"italia": 1, "egypt": 1}})
        chosen = decision(decided, "wonder.region")
        assert (chosen.pick, deciding(chosen)) == (region, ["wonder.influence", "wonder.arrow"])

    @clause("MO-2.37")
    @pytest.mark.parametrize(("card", "region"), [("L17", "greece"), ("L16", "numidia")])
    def test_a_fewest_card_begins_with_his_home(self, card: str, region: str) -> None:
        decided = reshuffled(locations=(card,), cities={"bot": {"greece": 1, "numidia": 1}})
        assert decision(decided, "wonder.region").pick == region


@clause("MO-11.8")
def test_all_cards_come_back_also_the_one_beside() -> None:
    state = GAME.start(GAME.options(), GAME.default_pack)
    state.action = Pile.of("action", ["A02", "A03", "A04", "A05", "A07", "A11"])
    state.beside, state.action_discard = "A06", ("A12", "A01")
    ReshuffleAction("A12").apply(state)
    assert state.beside == ""
    assert state.action_discard == ()
    assert len(state.action.cards) == 9
    assert [layer.size for layer in state.action.layers] == [7, 2]
