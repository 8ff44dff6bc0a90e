"""War, empire scoring, growth of the static player, the end, the final score."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.mosaic.play import all_of, came_to_nothing, decision, from_table, on_board, one, table
from visavis.core import Position, Session, decide
from visavis.core.question import Number
from visavis.games.mosaic import GAME
from visavis.games.mosaic.cards import Level
from visavis.games.mosaic.effects.bot_turn import PlaceCity, PlaceTown
from visavis.games.mosaic.effects.scoring import EmpireRegion, LoseUnits, ScoreEmpire, ScoreLine, War
from visavis.games.mosaic.effects.turns import LastTurns, NextTurn
from visavis.games.mosaic.scoring import lines, turns_left
from visavis.testing import clause, expect_type
from visavis.words import Words


def scoring(location: str = "L02", *, answers: Any = None, options: Any = None, **state: Any) -> Any:
    """An empire scoring on this board."""
    facts = table(locations=(location, "L13"), options=options, **state)
    facts |= {"phase": "scoring", "due": True}
    return decide(Position("mosaic", options or {}, facts, {}, answers or {}))


class TestWar:
    @clause("MO-12.1", "MO-12.2")
    def test_before_the_points_in_the_region_of_the_card(self) -> None:
        decided = scoring("L11", infantry={"bot": {"egypt": 1}, "you": {"egypt": 1}})
        assert one(decided, War) == War("bot", "egypt", "you")
        order = [type(effect).__name__ for effect in decided.effects]
        assert order.index("War") < order.index("ScoreEmpire")

    @clause("MO-12.3", "MO-2.36")
    @pytest.mark.parametrize(("card", "region"), [("L05", "egypt"), ("L06", "italia")])
    def test_the_next_region_along_the_arrow(self, card: str, region: str) -> None:
        both = {"bot": {"egypt": 1, "italia": 1, "greece": 1}, "you": {"egypt": 1, "italia": 1}}
        assert one(scoring(card, infantry=both), War).region == region

    @clause("MO-12.2", "MO-12.4")
    @pytest.mark.parametrize(
        "who", [{"bot": {"egypt": 1}}, {"you": {"egypt": 1}}, {"bot": {"egypt": 1}, "you": {"italia": 1}}]
    )
    def test_without_units_of_both_there_is_no_war(self, who: dict[str, dict[str, int]]) -> None:
        decided = scoring("L11", infantry=who)
        assert came_to_nothing(decided) == [("war.none", "MO-12.4")]
        assert not all_of(decided, War)

    @clause("MO-12.5", "MO-12.6")
    @pytest.mark.parametrize(
        ("his", "lost"),
        [
            (1, [("siege", 1)]),
            (2, [("siege", 1), ("cavalry", 1)]),
            (4, [("siege", 1), ("cavalry", 2), ("infantry", 1)]),
            (9, [("siege", 1), ("cavalry", 2), ("infantry", 3)]),
        ],
    )
    def test_one_unit_for_each_of_his_siege_engines_first(self, his: int, lost: list[tuple[str, int]]) -> None:
        decided = scoring(
            "L11",
            infantry={"bot": {"egypt": his - his // 2}, "you": {"egypt": 3}},
            cavalry={"bot": {"egypt": his // 2}, "you": {"egypt": 2}},
            siege={"you": {"egypt": 1}},
            answers={"empire.points": [0, 0]},
        )
        assert [(loss.unit, loss.count) for loss in all_of(decided, LoseUnits)] == lost
        assert {loss.side for loss in all_of(decided, LoseUnits)} == {"you"}

    @clause("MO-12.2", "MO-5.2")
    def test_a_fewest_card(self) -> None:
        units = {"bot": {"egypt": 1, "italia": 1}, "you": {"egypt": 1, "italia": 1}}
        decided = scoring("L17", infantry=units, cities={"bot": {"italia": 1}}, answers={"empire.points": [0, 0]})
        assert decision(decided, "fewest.region").pick == "greece"
        assert one(decided, War).region == "egypt"

    @clause("MO-12.5", "MO-17.1")
    def test_with_several_persons_you_choose_whose_units(self) -> None:
        sides = ("you", "you2", "bot")
        units = {"bot": {"egypt": 1}, "you": {"egypt": 1}, "you2": {"egypt": 2}}
        many = {"options": {"humans": 2}, "sides": sides, "homes": ["assyria", "greece"], "static": []}
        decided = scoring("L11", infantry=units, answers={"war.you_choose": ["you2"]}, **many)
        assert one(decided, War).against == "you2"
        assert one(decided, LoseUnits).side == "you2"


def points(**state: Any) -> dict[str, int]:
    decided = scoring(**state)
    assert decided.question is None
    return {scored.side: scored.points for scored in all_of(decided, ScoreEmpire)}


class TestEmpirePoints:
    @clause("MO-12.7")
    def test_most_and_second_most_influence(self) -> None:
        # Egypt: you 4, he 3: you get 3 and 1 for each of the three cities; he gets 2.
        board = {"cities": {"you": {"egypt": 2}, "bot": {"egypt": 1}}, "towns": {"bot": {"egypt": 1}}}
        assert points(**board) == {"you": 6, "bot": 2}

    @clause("MO-12.7")
    def test_wonders_count_like_cities(self) -> None:
        board = {"cities": {"bot": {"egypt": 1}}, "wonders": {"you": {"egypt": 1}, "bot": {"egypt": 1}}}
        assert points(**board) == {"you": 2, "bot": 6}

    @clause("MO-12.7")
    def test_regions_add_up_and_nothing_gives_nothing(self) -> None:
        assert points(cities={"bot": {"egypt": 1, "italia": 2}}) == {"you": 0, "bot": 9}

    @clause("MO-12.8")
    def test_the_static_player_counts_for_ranks_only(self) -> None:
        board = {"cities": {"static": {"egypt": 3}, "bot": {"egypt": 2}, "you": {"egypt": 1}}}
        assert points(**board) == {"you": 0, "bot": 2}

    @clause("MO-12.7")
    def test_a_tie_is_left_to_the_base_game(self) -> None:
        board: dict[str, Any] = {"cities": {"you": {"egypt": 1, "greece": 1}, "bot": {"egypt": 1}}}
        question = scoring(**board).question
        assert question.id == "empire.points"
        assert (question.args["side"], question.args["sure"], question.args["tied"]) == ("you", 4, ("egypt",))
        decided = scoring(answers={"empire.points": [6, 2]}, **board)
        assert [scored.points for scored in all_of(decided, ScoreEmpire)] == [6, 2]

    @clause("MO-12.7")
    @pytest.mark.parametrize(
        ("you", "bot", "static", "expected"),
        [
            (1, 1, 0, {"you": 2, "bot": 2}),
            (1, 1, 1, {"you": 0, "bot": 0}),
            (1, 1, 2, {"you": 0, "bot": 0}),
            (1, 1, 3, {"you": 0, "bot": 0}),
        ],
    )
    def test_in_a_simulation_those_who_tie_get_the_lower_place(
        self, you: int, bot: int, static: int, expected: dict[str, int]
    ) -> None:
        rows = [["b1"] * 5, ["t1"] * 5, ["p1"] * 5, ["x1"] * 5]
        cities = {"you": {"egypt": you}, "bot": {"egypt": bot}, "static": {"egypt": static}}
        assert points(cities=cities, options={"invented": True}, rows=rows, holding=0) == expected

    @clause("MO-12.7")
    def test_a_tie_for_third_place_needs_no_question(self) -> None:
        sides = ("you", "you2", "bot", "bot2")
        many = {
            "options": {"humans": 2, "bots": 2},
            "sides": sides,
            "homes": ["assyria", "greece"],
            "static": [],
            "starts": [["italia", "egypt"], ["greece", "numidia"]],
            "leaders": ["artist", "general"],
        }
        board = {"you": {"egypt": 4}, "you2": {"egypt": 3}, "bot": {"egypt": 1}, "bot2": {"egypt": 1}}
        assert points(cities=board, **many) == {"you": 12, "you2": 2, "bot": 0, "bot2": 0}

    @clause("MO-12.7", "MO-12.8")
    def test_the_points_are_told_region_by_region(self) -> None:
        cities = {"you": {"egypt": 2}, "bot": {"egypt": 1, "greece": 1, "italia": 1}, "static": {"greece": 2}}
        board: dict[str, Any] = {"cities": cities, "towns": {"you": {"italia": 2}}}
        told = all_of(scoring(**board), EmpireRegion)
        assert told == [
            EmpireRegion("MO-12.7", "italia", ((2, "you"), (2, "bot")), (), True),
            EmpireRegion("MO-12.8", "greece", ((2, "bot"), (4, "static")), ((2, "bot"),), False),
            EmpireRegion("MO-12.7", "egypt", ((4, "you"), (2, "bot")), ((6, "you"), (2, "bot")), False),
        ]
        assert "du 4, HeroBotus 2" in Words("de", GAME, strict=True).effect(told[2])

    @clause("MO-12.7")
    def test_cavalry_counts_one(self) -> None:
        # With 2 for a rider he would have 3 and be first.
        board = {"cities": {"you": {"egypt": 1}}, "cavalry": {"bot": {"egypt": 1}}}
        assert points(**board) == {"you": 4, "bot": 2}
        riders = {"cities": {"you": {"egypt": 1}}, "cavalry": {"bot": {"egypt": 3}}, "towns": {"you": {"egypt": 2}}}
        assert points(**riders) == {"you": 4, "bot": 2}

    @clause("MO-12.9")
    def test_the_static_player_grows(self) -> None:
        decided = scoring()
        assert [(city.region, city.side) for city in all_of(decided, PlaceCity)] == [
            ("greece", "static"),
            ("numidia", "static"),
        ]
        assert [(town.region, town.town) for town in all_of(decided, PlaceTown)] == [
            ("greece", "manufactory"),
            ("numidia", "farm"),
        ]

    @clause("MO-17.2")
    def test_without_a_static_player_nobody_grows(self) -> None:
        many: dict[str, Any] = {
            "options": {"humans": 2},
            "sides": ("you", "you2", "bot"),
            "homes": ["assyria", "greece"],
            "static": [],
        }
        assert not all_of(scoring(**many), PlaceCity)


@clause("MO-13.1")
class TestTheEnd:
    def test_you_report_a_scoring_card(self) -> None:
        session = from_table(turn="you")
        session.answer("scoring")
        assert session.timeline.now.scorings == 1
        assert session.timeline.now.turn == "you"

    @pytest.mark.parametrize(("whose", "turns", "order"), [("bot", 2, ["bot"]), ("you", 3, ["bot", "you"])])
    def test_after_the_third_scoring_everybody_has_one_more_turn(
        self, whose: str, turns: int, order: list[str]
    ) -> None:
        session = from_table("A03", "A04", "A05", turn="you", scorings=2)
        session.answer("scoring")
        assert session.pending.id == "scoring.whose"
        session.answer(whose)
        last = [line.turns for line in session.lines if isinstance(line, LastTurns)]
        assert last == [turns]
        while session.pending.id == "your.turn":
            session.answer("done")
        assert [line.turn for line in session.lines if isinstance(line, NextTurn)] == order
        assert session.pending.id == "end.yours"

    def test_the_first_and_second_scoring_ask_nothing_and_end_nothing(self) -> None:
        session = from_table("A03", "A04", turn="you", scorings=1)
        session.answer("scoring")
        assert session.pending.id == "your.turn"
        assert session.timeline.now.last == 0

    @pytest.mark.parametrize("seed", range(12))
    def test_in_a_simulation_his_refill_gives_both_one_more_turn(self, seed: int) -> None:
        session = Session.new(GAME, {"invented": True}, seed=seed, seats={"you": "rival"})
        while session.pending is not None:
            session.answer(session.pending.some(lambda n: 0))
        at, last = next((n, line) for n, line in enumerate(session.lines) if isinstance(line, LastTurns))
        after = [line.turn for line in session.lines[at:] if isinstance(line, NextTurn)]
        assert (last.turns, after) == (2, ["bot"])

    @pytest.mark.parametrize(("humans", "whose", "turns"), [(3, "bot", 4), (3, "you3", 3), (3, "you", 5)])
    def test_with_more_players_everybody_after_the_one_who_revealed_it(
        self, humans: int, whose: str, turns: int
    ) -> None:
        state = GAME.start(GAME.read_options({"humans": humans}), GAME.default_pack)
        state.turn, state.revealed = "you", whose
        assert turns_left(state) == turns

    def test_an_empire_card_after_his_last_turn_is_asked_for_and_scored(self) -> None:
        rows: dict[str, Any] = {"golden_left": 0, "achievements_left": 0, "scorings": 1, "last": 2}
        session = from_table("A03", "A04", turn="you", cities={"bot": {"egypt": 1}}, **rows)
        session.answer("done")
        assert session.pending.id == "scoring.last"
        session.answer(True)
        assert session.pending.id == "end.yours"
        assert (session.timeline.now.scorings, session.timeline.now.empire) == (2, (0, 4))
        session.undo()
        session.answer(False)
        assert session.timeline.now.empire == (0, 0)

    def test_after_the_third_scoring_nothing_is_asked(self) -> None:
        session = from_table("A03", "A04", turn="you", scorings=3, last=2)
        session.answer("done")
        assert session.pending.id == "end.yours"

    def test_so_it_is_when_two_rows_are_empty(self) -> None:
        session = from_table("A03", "A04", "A05", turn="you", golden_left=1, achievements_left=0)
        session.answer("golden")
        session.answer("done")
        assert session.timeline.now.last == 1
        session.answer("done")
        assert session.pending.id == "end.yours"

    def test_one_empty_row_is_not_the_end(self) -> None:
        session = from_table("A03", "A04", "A05", turn="you", golden_left=1)
        session.answer("golden")
        session.answer("done")
        assert session.timeline.now.last == 0

    def test_you_can_say_that_it_is_over(self) -> None:
        session = from_table(turn="you")
        session.answer("end")
        assert session.pending.id == "end.yours"
        session.answer(120)
        assert session.over
        assert session.seen_by("you").score["you"] == 120


EXAMPLE = {
    "cities": 8,
    "towns": 9,
    "symbols": 5,
    "earned": 11,
    "projects": 4,
    "achievements": 3,
    "wonders": 4,
    "money": 65,
    "population": 13,
}


def level(name: str) -> Level:
    return GAME.default_pack.table("level", Level)[name]


class TestFinalScore:
    @clause("MO-14.1", "MO-14.3", "MO-14.4", "MO-14.5", "MO-14.6", "MO-14.7", "MO-14.8", "MO-14.9")
    def test_the_example_of_the_rulebook_line_by_line(self) -> None:
        found = {part: points for _, part, _, _, points in lines(level("medium"), **EXAMPLE)}
        assert found == {
            "cities": 16,
            "towns": 18,
            "symbols": 30,
            "earned": 11,
            "projects": 24,
            "achievements": 18,
            "wonders": 32,
            "money": 6,
            "population": 2,
        }

    @clause("MO-15.1", "MO-15.2", "MO-15.3", "MO-14.10")
    @pytest.mark.parametrize(("name", "total"), [("easy", 105), ("medium", 157), ("hard", 216), ("expert", 218)])
    def test_the_example_on_every_level(self, name: str, total: int) -> None:
        assert sum(points for *_, points in lines(level(name), **EXAMPLE)) == total

    @clause("MO-14.1", "MO-14.10")
    @pytest.mark.parametrize("tracked", [True, False])
    def test_the_example_as_a_whole_game_gives_157(self, tracked: bool) -> None:
        facts: dict[str, Any] = {
            "phase": "end",
            "leaders": ["artist"],
            "starts": [["italia", "egypt"]],
            "cities_left": [2],
            "farms_left": [4],
            "works_left": [3],
            "symbols": [5],
            "earned": [11],
            "projects": [4],
            "achievements": [3],
            "wonder_cards": [4],
            "money": [65],
            "population": [13],
        }
        if tracked:
            facts["cities"], facts["towns"] = on_board({"bot": {"egypt": 8}}), on_board({"bot": {"italia": 9}})
        session = Session.new(GAME, {"tracked": tracked}, position=facts)
        session.answer(150)
        assert session.seen_by("you").score == {"you": 150, "bot": 157}
        assert session.seen_by("you").winners == ("bot",)

    @clause("MO-14.10")
    def test_empire_points_are_added(self) -> None:
        facts = {"phase": "end", "leaders": ["artist"], "starts": [["italia", "egypt"]], "empire": [4, 9]}
        session = Session.new(GAME, position=facts)
        assert expect_type(session.pending, Number).args["empire"] == 4
        session.answer(9)
        assert session.seen_by("you").score == {"you": 9, "bot": 9}
        assert session.seen_by("you").winners == ("you", "bot")

    @clause("MO-14.2")
    def test_there_is_no_line_for_unrest(self) -> None:
        facts = {"phase": "end", "leaders": ["artist"], "starts": [["italia", "egypt"]]}
        decided = decide(Position("mosaic", {}, facts))
        assert "unrest" not in [line.part for line in all_of(decided, ScoreLine)]
        assert min(line.points for line in all_of(decided, ScoreLine)) >= 0
        assert came_to_nothing(decided) == [("unrest", "MO-14.2")]

    @clause("MO-15.1", "MO-15.2", "MO-15.3", "MO-14.3", "MO-14.1")
    @pytest.mark.parametrize(
        ("name", "clause", "each"),
        [("easy", "MO-15.1", 3), ("medium", "MO-14.3", 6), ("hard", "MO-15.2", 9), ("expert", "MO-15.3", 9)],
    )
    def test_a_line_cites_the_clause_that_holds_its_value(self, name: str, clause: str, each: int) -> None:
        facts = {"phase": "end", "leaders": ["artist"], "starts": [["italia", "egypt"]], "symbols": [5]}
        found = {line.part: line for line in all_of(decide(Position("mosaic", {"level": name}, facts)), ScoreLine)}
        assert found["symbols"] == ScoreLine(clause, "bot", "symbols", 5, each, 5 * each)
        assert found["cities"].clause == found["towns"].clause == "MO-14.1"
        for language in ("de", "en"):
            words = Words(language, GAME, strict=True)
            assert str(each) in words.effect(found["symbols"])
            assert str(each) in words.rule(clause)

    @clause("MO-14.1")
    def test_cities_and_towns_are_counted_on_the_board(self) -> None:
        board: dict[str, Any] = {"cities": {"bot": {"italia": 2, "egypt": 1}}, "towns": {"bot": {"italia": 3}}}
        facts = {**table(**board), "phase": "end"}
        for supply in ({}, {"cities_left": [2], "farms_left": [8], "works_left": [8]}):
            found = all_of(decide(Position("mosaic", {}, {**facts, **supply})), ScoreLine)
            assert [(line.count, line.points) for line in found[:2]] == [(3, 6), (3, 6)]
