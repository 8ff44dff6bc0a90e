"""Build: the three lines, leader symbol, rightmost, towns without a card, empty supplies."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.mosaic.play import ANYTHING, all_of, came_to_nothing, deciding, one, table, turn
from visavis.core import NotAllowed, Session, narrow
from visavis.core.question import One
from visavis.games.mosaic import GAME
from visavis.games.mosaic.cards.invented import BUILDS
from visavis.games.mosaic.criteria import build_card, commonest_town
from visavis.games.mosaic.effects.bot_turn import Gain, PlaceCity, PlaceTown, TakeBuildCard
from visavis.testing import clause, expect_type

HERE: dict[str, Any] = {"cities": {"bot": {"italia": 1, "greece": 1}}, **ANYTHING}
ROOM = {"town.room": [["wine"]]}


def cards(decided: Any) -> list[str]:
    return [taken.card for taken in all_of(decided, TakeBuildCard)]


class TestLines:
    @clause("MO-4.1", "MO-4.2", "MO-4.6")
    def test_project_and_town(self) -> None:
        decided = turn("A01", answers={"build.card": ["done", "farm"], **ROOM}, **HERE)
        assert cards(decided) == ["project", "farm"]
        assert one(decided, PlaceTown).town == "farm"
        assert not all_of(decided, PlaceCity)

    @clause("MO-4.6")
    def test_only_the_project_is_kept(self) -> None:
        state = GAME.start(GAME.options(), GAME.default_pack)
        for card in ("project", "city", "farm", "manufactory"):
            TakeBuildCard("MO-4.6", "bot", card).apply(state)
        assert state.projects == (1,)

    @clause("MO-4.7", "MO-4.1")
    def test_city_and_town_each_with_a_card_of_its_own(self) -> None:
        answers: dict[str, list[Any]] = {"build.card": ["done", "manufactory"], "city.room": [["empty"]], **ROOM}
        decided = turn("A02", locations=("L02", "L05"), answers=answers, **HERE)
        assert cards(decided) == ["city", "manufactory"]
        assert (one(decided, PlaceCity).region, one(decided, PlaceTown).region) == ("italia", "greece")

    @clause("MO-4.1")
    @pytest.mark.parametrize(("card", "second"), [("A01", "city"), ("A02", "project")])
    def test_the_second_line_if_the_first_is_not_possible(self, card: str, second: str) -> None:
        answers: dict[str, list[Any]] = {
            "build.card": ["not_possible", "done", "farm"],
            "city.room": [["empty"]],
            **ROOM,
        }
        assert cards(turn(card, answers=answers, **HERE)) == [second, "farm"]

    @clause("MO-4.8")
    def test_town_and_a_stone(self) -> None:
        answers: dict[str, list[Any]] = {"build.card": ["not_possible", "not_possible", "manufactory"], **ROOM}
        decided = turn("A01", answers=answers, **HERE)
        assert cards(decided) == ["manufactory"]
        assert one(decided, Gain) == Gain("MO-4.8", "bot", "stone", 1)

    @clause("MO-4.5", "MO-4.8")
    def test_without_any_card_a_town_and_a_stone(self) -> None:
        answers: dict[str, list[Any]] = {"build.card": ["not_possible", "not_possible", "none"], **ROOM}
        decided = turn("A01", farms_left=[2], works_left=[3], answers=answers, **HERE)
        assert one(decided, PlaceTown).town == "manufactory"
        assert one(decided, Gain).resource == "stone"

    def test_a_card_that_is_not_in_the_offer_is_refused(self) -> None:
        session = Session.new(GAME, position=table("A01", **HERE))
        before = session.save()
        assert session.pending.id == "build.card"
        with pytest.raises(NotAllowed):
            session.answer("city")
        assert session.save() == before


def offer(*row: str, card: str, leader: str = "artist") -> Any:
    """His choice from an invented offer."""
    state = GAME.start(GAME.read_options({"invented": True}), GAME.default_pack)
    state.leaders, state.rows = (leader,), (row, (), (), ())
    return narrow(build_card(state, 0, card, "MO-4.2"))


# Projects: b1 science, b6 economy (row order of the invented pack): b1, b6, b9, b14, b17; symbols step by four.
class TestWhichCard:
    @clause("MO-4.3")
    def test_the_leader_s_symbol_wins(self) -> None:
        # b9 shows culture, the symbol of the artist; it lies left of another project.
        found = offer("b9", "b1", "b2", card="project", leader=leader_of("b9"))
        assert deciding(found) == ["build.symbol"]
        assert found.pick == 1

    @clause("MO-4.4")
    def test_otherwise_the_rightmost(self) -> None:
        found = offer("b1", "b2", "b9", card="project", leader=leader_not_of("b1", "b9"))
        assert deciding(found) == ["build.rightmost"]
        assert found.pick == 3

    @clause("MO-4.4", "MO-4.3")
    def test_the_rightmost_of_several_with_the_symbol(self) -> None:
        found = offer("b9", "b9", "b1", card="project", leader=leader_of("b9"))
        assert deciding(found) == ["build.symbol", "build.rightmost"]
        assert found.pick == 2

    @clause("MO-4.2")
    def test_only_cards_of_the_kind(self) -> None:
        assert offer("b2", "b3", "b4", card="project").pick is None
        assert list(offer("b2", "b3", "b4", card="town").options) == [2, 3]

    @clause("MO-4.3", "MO-4.4")
    def test_at_the_table_it_is_a_checklist(self) -> None:
        question = expect_type(turn("A01", **HERE).question, One)
        assert [by.id for by in question.checklist] == ["build.symbol", "build.rightmost"]
        assert list(question.options) == ["done", "not_possible"]
        town = expect_type(turn("A01", answers={"build.card": ["done"]}, **HERE).question, One)
        assert list(town.options) == ["farm", "manufactory", "none"]


def leader_of(card: str) -> str:
    data = GAME.start(GAME.options(), GAME.default_pack).data
    return next(leader.id for leader in data.leaders.values() if leader.symbol == BUILDS[card].symbol)


def leader_not_of(*cards: str) -> str:
    data = GAME.start(GAME.options(), GAME.default_pack).data
    shown = {BUILDS[card].symbol for card in cards}
    return next(leader.id for leader in data.leaders.values() if leader.symbol not in shown)


@clause("MO-4.5")
class TestWithoutATownCard:
    @pytest.mark.parametrize(
        ("farms", "works", "kind"), [(5, 3, "farm"), (3, 5, "manufactory"), (4, 4, "farm"), (0, 1, "manufactory")]
    )
    def test_the_kind_he_has_most_of(self, farms: int, works: int, kind: str) -> None:
        state = GAME.start(GAME.options(), GAME.default_pack)
        state.farms_left, state.works_left = (farms,), (works,)
        assert narrow(commonest_town(state, 0)).pick == kind

    def test_the_number_overrules_the_order(self) -> None:
        state = GAME.start(GAME.options(), GAME.default_pack)
        state.farms_left, state.works_left = (3,), (5,)
        assert deciding(narrow(commonest_town(state, 0))) == ["town.most"]


@clause("MO-4.9")
class TestEmptySupply:
    def test_without_cities_the_town_is_built(self) -> None:
        decided = turn("A02", cities_left=[0], answers={"build.card": ["done", "farm"], **ROOM}, **HERE)
        assert cards(decided) == ["city", "farm"]
        assert came_to_nothing(decided) == [("city.none_left", "MO-4.9")]
        assert one(decided, PlaceTown).town == "farm"

    def test_without_towns_of_the_kind_the_city_is_built(self) -> None:
        answers: dict[str, list[Any]] = {"build.card": ["done", "farm"], "city.room": [["empty"]]}
        decided = turn("A02", farms_left=[0], answers=answers, **HERE)
        assert came_to_nothing(decided)[-1] == ("town.none_left", "MO-4.9")
        assert len(all_of(decided, PlaceCity)) == 1
