"""Regions by location cards, sites of cities and towns."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.mosaic.play import ANYTHING, all_of, came_to_nothing, deciding, decision, kinds, one, table, turn
from visavis.core import Session, narrow
from visavis.core.question import One
from visavis.games.mosaic import GAME
from visavis.games.mosaic.criteria import CITY_GOODS, TOWN_GOODS, good_site
from visavis.games.mosaic.effects.bot_turn import (
    Gain,
    PlaceCity,
    PlaceTown,
    ReshuffleLocation,
    TakeGood,
    TakeTile,
    TurnLocation,
)
from visavis.testing import clause, expect_type

ALL = {"italia": 1, "greece": 1, "assyria": 1, "egypt": 1, "numidia": 1}


def town(location: str, cities: dict[str, int], room: list[Any] | None = None, *more: str, **state: Any) -> Any:
    """A town by the third line of a build card."""
    answers = {"build.card": ["not_possible", "not_possible", "farm"], "town.room": room or [["wine"]]}
    answers |= state.pop("answers", {})
    resources = {**ANYTHING, **state}
    return turn("A01", locations=(location, *more, "L13"), cities={"bot": cities}, answers=answers, **resources)


def city(location: str, tiles: dict[str, Any], *more: str, cities: dict[str, int] | None = None, **state: Any) -> Any:
    """A city by a build card; the town part is lost."""
    answers = {"build.card": ["done", "farm"], "city.room": [["empty"]], **state.pop("answers", {})}
    resources = {**ANYTHING, **state}
    cities = {} if cities is None else cities
    return turn(
        "A02",
        locations=(location, *more, "L13"),
        tiles=tiles,
        farms_left=[0],
        cities={"bot": cities},
        answers=answers,
        **resources,
    )


class TestRegion:
    @clause("MO-5.1", "MO-2.36")
    @pytest.mark.parametrize(
        ("card", "region"),
        [("L02", "italia"), ("L05", "greece"), ("L08", "assyria"), ("L11", "egypt"), ("L14", "numidia")],
    )
    def test_the_region_of_the_card(self, card: str, region: str) -> None:
        assert one(town(card, ALL), PlaceTown).region == region
        assert one(city(card, {region: [("stone", 2)]}), PlaceCity).region == region

    @clause("MO-5.4", "MO-2.36")
    def test_example_greece_then_clockwise_assyria(self) -> None:
        # The rulebook's example: no free hex next to his cities in Greece, so Assyria.
        decided = town("L05", {"greece": 1, "assyria": 1, "italia": 1}, [[], ["wine"]])
        assert one(decided, PlaceTown).region == "assyria"

    @clause("MO-5.4", "MO-2.36")
    @pytest.mark.parametrize(("card", "region"), [("L05", "egypt"), ("L06", "italia")])
    def test_without_a_city_the_next_region_along_the_arrow(self, card: str, region: str) -> None:
        decided = town(card, {"egypt": 1, "italia": 1})
        assert one(decided, PlaceTown).region == region
        assert deciding(decision(decided, "town.region")) == ["region.arrow"]

    @clause("MO-2.36", "MO-2.1")
    def test_numidia_is_followed_by_italia(self) -> None:
        assert one(town("L14", {"italia": 1, "greece": 1}), PlaceTown).region == "italia"
        assert one(town("L03", {"greece": 1, "numidia": 1}), PlaceTown).region == "numidia"

    @clause("MO-5.4")
    def test_without_any_room_the_town_is_lost(self) -> None:
        decided = town("L05", {"greece": 1, "assyria": 1}, [[], []])
        assert came_to_nothing(decided)[-1] == ("town.no_region", "MO-5.4")
        assert not all_of(decided, PlaceTown)

    @clause("MO-2.36")
    def test_a_full_region_for_a_city_leads_on(self) -> None:
        decided = city("L05", {"assyria": [("food", 3)]}, answers={"city.room": [[]]})
        assert one(decided, PlaceCity).region == "assyria"
        decided = city("L05", {}, answers={"city.room": [[], [], [], [], []]})
        assert ("city.no_region", "MO-2.36") in came_to_nothing(decided)

    @clause("MO-5.2")
    def test_a_fewest_card(self) -> None:
        cities = {"italia": 2, "greece": 1, "assyria": 1, "egypt": 2, "numidia": 1}
        decided = city("L17", {"assyria": [("stone", 2)]}, cities={**cities, "assyria": 0})
        chosen = decision(decided, "fewest.region")
        assert (chosen.pick, deciding(chosen)) == ("assyria", ["fewest.cities"])
        assert one(decided, PlaceCity).region == "assyria"

    @clause("MO-2.37", "MO-5.2")
    @pytest.mark.parametrize(("card", "region"), [("L17", "greece"), ("L16", "numidia")])
    def test_in_a_tie_from_his_home_along_the_arrow(self, card: str, region: str) -> None:
        # Home is Italia, with two cities; all others have one.
        decided = city(card, {}, cities={**ALL, "italia": 2}, answers={"city.room": [["empty"]]})
        chosen = decision(decided, "fewest.region")
        assert (chosen.pick, deciding(chosen)) == (region, ["fewest.cities", "fewest.home"])

    @clause("MO-2.37", "MO-5.2")
    @pytest.mark.parametrize("home", ["greece", "assyria", "egypt", "numidia"])
    def test_the_tie_begins_at_his_home_wherever_that_is(self, home: str) -> None:
        starts = [[home, "italia"]]
        decided = city("L17", {}, cities=ALL, starts=starts, answers={"city.room": [["empty"]]})
        assert decision(decided, "fewest.region").pick == home
        decided = city("L16", {}, cities={**ALL, home: 2}, starts=starts, answers={"city.room": [["empty"]]})
        before = {"greece": "italia", "assyria": "greece", "egypt": "assyria", "numidia": "egypt"}
        assert decision(decided, "fewest.region").pick == before[home]

    @clause("MO-2.37")
    def test_his_home_itself_comes_first(self) -> None:
        chosen = decision(city("L17", {}, cities=ALL, answers={"city.room": [["empty"]]}), "fewest.region")
        assert chosen.pick == "italia"

    @clause("MO-5.2", "MO-5.4")
    def test_a_town_goes_on_from_there_along_the_arrow(self) -> None:
        # Greece has the fewest (none); the next region with a city clockwise is Egypt, though Italia has fewer.
        decided = town("L17", {"italia": 1, "egypt": 2, "assyria": 0, "numidia": 1})
        assert decision(decided, "fewest.region").pick == "greece"
        assert one(decided, PlaceTown).region == "egypt"

    @clause("MO-5.3")
    def test_the_reshuffle_card_and_another_card(self) -> None:
        decided = turn(
            "A01",
            locations=("L18",),
            cities={"bot": ALL},
            answers={"build.card": ["not_possible", "not_possible", "farm"], "town.room": [["wine"]]},
            draws={"location": ["L05"]},
            **ANYTHING,
        )
        assert [card.card for card in all_of(decided, TurnLocation)] == ["L18", "L05"]
        assert kinds(decided)[4:6] == ["ReshuffleLocation", "TurnLocation"]
        assert one(decided, PlaceTown).region == "greece"

    @clause("MO-5.3")
    def test_a_corrected_deck_that_runs_out_is_shuffled(self) -> None:
        decided = turn(
            "A02",
            locations=("L02",),
            cities={"bot": {"italia": 1}},
            tiles={"italia": [("stone", 1)]},
            stone=[1],
            answers={"build.card": ["done", "farm"], "town.room": [["wine"]]},
            draws={"location": ["L05"]},
        )
        assert decided.question is None
        assert len(all_of(decided, ReshuffleLocation)) == 1
        assert one(decided, PlaceTown).region == "italia"

    @clause("MO-5.3", "MO-2.35")
    def test_all_cards_of_the_deck_are_shuffled_as_at_the_start(self) -> None:
        state = GAME.start(GAME.options(), GAME.default_pack)
        state.location_out, state.location_discard = ("L01", "L04", "L07"), tuple(state.data.locations)[3:18]
        ReshuffleLocation("L18").apply(state)
        assert [(layer.size, layer.known) for layer in state.location.layers] == [(12, ()), (3, ("L18",))]
        assert "L01" not in state.location.cards


class TestCitySite:
    @clause("MO-6.1")
    def test_the_highest_tile(self) -> None:
        decided = city("L11", {"egypt": [("food", 3), ("stone", 2), ("food", 1)]}, stone=[1], food=[9])
        assert deciding(decision(decided, "city.tile")) == ["city.highest"]
        assert one(decided, TakeTile) == TakeTile("MO-6.1", "egypt", "food", 3)

    @clause("MO-6.2")
    @pytest.mark.parametrize(("stone", "food", "kind"), [(3, 2, "food"), (2, 5, "stone")])
    def test_equal_tiles_what_he_has_fewest_of(self, stone: int, food: int, kind: str) -> None:
        # One stone is paid for the build card.
        decided = city("L11", {"egypt": [("food", 3), ("stone", 3)]}, stone=[stone + 1], food=[food], idea=[0])
        assert deciding(decision(decided, "city.tile")) == ["city.fewest"]
        assert one(decided, PlaceCity).tile == kind

    @clause("MO-6.2", "MO-6.1")
    def test_the_value_overrules_it(self) -> None:
        decided = city("L11", {"egypt": [("food", 3), ("stone", 2)]}, stone=[1], food=[9])
        assert one(decided, PlaceCity).tile == "food"

    @clause("MO-6.2")
    def test_money_comes_last_in_a_tie(self) -> None:
        decided = city("L11", {"egypt": [("money", 3), ("stone", 3)]}, stone=[9], money=[0])
        assert deciding(decision(decided, "city.tile")) == ["city.no_money"]
        assert one(decided, PlaceCity).tile == "stone"

    @clause("MO-6.1", "MO-6.4")
    def test_money_counts_by_its_value(self) -> None:
        decided = city("L11", {"egypt": [("money", 5), ("stone", 3)]}, stone=[3], food=[2], idea=[0])
        assert one(decided, PlaceCity).tile == "money"

    @clause("MO-6.3", "MO-2.38")
    @pytest.mark.parametrize(("card", "kind"), [("L05", "stone"), ("L04", "food"), ("L06", "idea")])
    def test_still_tied_a_location_card_decides(self, card: str, kind: str) -> None:
        tiles = [("food", 3), ("stone", 3), ("idea", 3)]
        decided = city("L11", {"egypt": tiles}, card, stone=[3], food=[2], idea=[2])
        chosen = decision(decided, "city.tile")
        assert [step.id for step in chosen.steps] == ["city.highest", "city.no_money", "city.fewest", "city.order"]
        assert chosen.pick == kind

    @clause("MO-6.3", "MO-6.2")
    def test_no_location_card_is_turned_without_need(self) -> None:
        decided = city("L11", {"egypt": [("food", 3), ("stone", 3)]}, "L05", stone=[3], food=[1])
        assert [card.card for card in all_of(decided, TurnLocation)] == ["L11"]

    @clause("MO-6.4", "MO-1.3")
    @pytest.mark.parametrize("kind", ["stone", "food", "idea"])
    def test_he_gets_one_of_its_kind(self, kind: str) -> None:
        assert one(city("L11", {"egypt": [(kind, 4)]}), Gain) == Gain("MO-6.4", "bot", kind, 1)

    @clause("MO-6.4", "MO-1.3")
    def test_coins_give_what_he_has_fewest_of(self) -> None:
        decided = city("L11", {"egypt": [("money", 4)]}, stone=[4], food=[1], idea=[2])
        assert one(decided, Gain).resource == "food"
        assert deciding(decision(decided, "coin.resource")) == ["coin.fewest"]

    @clause("MO-2.38", "MO-6.4")
    def test_coins_in_a_tie_by_a_location_card(self) -> None:
        decided = city("L11", {"egypt": [("money", 4)]}, "L06", stone=[4], food=[1], idea=[1])
        assert deciding(decision(decided, "coin.resource")) == ["coin.fewest", "coin.order"]
        assert one(decided, Gain).resource == "idea"

    @clause("MO-17.3")
    def test_with_more_players_a_tile_gives_nothing(self) -> None:
        many: dict[str, Any] = {
            "options": {"humans": 2},
            "sides": ("you", "you2", "bot"),
            "homes": ["assyria", "greece"],
            "static": [],
        }
        assert not all_of(city("L11", {"egypt": [("food", 4)]}, **many), Gain)

    @clause("MO-6.1")
    def test_guided_it_is_a_checklist_that_ends_before_the_card(self) -> None:
        answers = {"build.card": ["done"], "city.region": ["egypt"]}
        question = expect_type(turn("A02", options={"tracked": False}, answers=answers, **ANYTHING).question, One)
        assert [by.id for by in question.checklist] == ["city.highest", "city.no_money", "city.fewest"]
        assert list(question.options) == ["stone", "food", "idea", "money", "none", "tied"]

    @clause("MO-6.5", "MO-6.9")
    def test_without_a_tile_by_good(self) -> None:
        decided = city("L11", {}, answers={"city.room": [["wine", "empty"]]})
        assert one(decided, PlaceCity).tile == "none"
        assert one(decided, TakeGood).good == "wine"
        assert not all_of(decided, Gain)
        decided = city("L11", {}, answers={"city.room": [["empty"]]})
        assert not all_of(decided, TakeGood)

    @clause("MO-2.3")
    def test_unknown_tiles_are_asked_then(self) -> None:
        facts = table("A02", locations=("L11", "L02"), cities={"bot": {}}, farms_left=[0], **ANYTHING)
        facts["tiles"] = [None] * 7
        session = Session.new(GAME, position=facts)
        session.answer("done")
        assert session.pending.id == "region.tiles"
        session.answer("tile stone 4")
        session.answer("that_is_all")
        assert expect_type(session.timeline.now.tiles, tuple)[3] == ()
        assert one_of(session, PlaceCity).tile == "stone"


Clauses = tuple[str, str, str, str, str, str]
"""The clauses of the six criteria of a site."""


def site(clauses: Clauses, goods: tuple[str, ...], yours: tuple[str, ...], his: tuple[str, ...]) -> Any:
    """A site by its good, you and he owning these."""
    state = GAME.start(GAME.options(), GAME.default_pack)
    state.owned = (yours, his, ())
    id = "city.good" if clauses is CITY_GOODS else "town.site"
    return narrow(
        good_site(id, clauses, state, 0, "egypt", goods), lambda question: expect_type(question, One).options[0]
    )


GOODS = ("grain", "wine", "cloth", "oil")
YOURS, HIS = ("wine", "oil"), ("cloth", "oil")


@pytest.mark.parametrize("clauses", [CITY_GOODS, TOWN_GOODS], ids=["city", "town"])
class TestGoods:
    @clause("MO-6.5", "MO-7.2")
    def test_nobody_s_first(self, clauses: Clauses) -> None:
        found = site(clauses, GOODS, YOURS, HIS)
        assert (found.pick, deciding(found)) == ("grain", ["good.nobody"])

    @clause("MO-6.6", "MO-7.3")
    def test_then_yours(self, clauses: Clauses) -> None:
        found = site(clauses, GOODS[1:], YOURS, HIS)
        assert (found.pick, deciding(found)) == ("wine", ["good.yours"])

    @clause("MO-6.7", "MO-7.4")
    def test_then_his(self, clauses: Clauses) -> None:
        found = site(clauses, GOODS[2:], YOURS, HIS)
        assert (found.pick, deciding(found)) == ("cloth", ["good.his"])

    @clause("MO-6.8", "MO-7.5")
    def test_then_both_s_before_an_empty_hex(self, clauses: Clauses) -> None:
        found = site(clauses, ("empty", "oil"), YOURS, HIS)
        assert (found.pick, deciding(found)) == ("oil", ["good.both"])

    @clause("MO-6.9", "MO-7.6")
    def test_equally_good_ones_are_yours_to_choose(self, clauses: Clauses) -> None:
        found = site(clauses, ("grain", "copper", "wine"), YOURS, HIS)
        assert deciding(found) == ["good.nobody", "good.you_choose"]
        assert list(found.steps[0].kept) == ["grain", "copper"]
        assert found.steps[-1].clause == clauses[-1]

    @clause("MO-6.6", "MO-7.3", "MO-6.5", "MO-7.2")
    def test_an_earlier_category_overrules(self, clauses: Clauses) -> None:
        assert site(clauses, ("wine", "grain"), YOURS, HIS).pick == "grain"
        assert site(clauses, ("cloth", "wine"), YOURS, HIS).pick == "wine"

    @clause("MO-6.7", "MO-7.4", "MO-6.8", "MO-7.5")
    def test_his_before_both_s(self, clauses: Clauses) -> None:
        assert site(clauses, ("oil", "cloth"), YOURS, HIS).pick == "cloth"
        assert site(clauses, ("empty", "cloth"), YOURS, HIS).pick == "cloth"


@clause("MO-7.1")
def test_a_town_brings_a_good_and_is_next_to_his_city() -> None:
    decided = town("L11", {"egypt": 1}, [["wine", "empty"]])
    assert one(decided, TakeGood) == TakeGood("MO-7.1", "bot", "egypt", "wine")
    assert not all_of(town("L11", {"egypt": 1}, [["empty"]]), TakeGood)


@clause("MO-7.1")
def test_the_good_is_his_from_then_on() -> None:
    state = GAME.start(GAME.options(), GAME.default_pack)
    state.goods = ((), (), (), ("wine", "wine", "oil"), (), (), ())
    TakeGood("MO-7.1", "bot", "egypt", "wine").apply(state)
    assert state.owned == ((), ("wine",), ())
    assert state.goods[3] == ("wine", "oil")


def one_of(session: Session, kind: type[Any]) -> Any:
    (found,) = [line for line in session.lines if isinstance(line, kind)]
    return found
