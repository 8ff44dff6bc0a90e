"""His turn: cards, cost, work, second actions; what he uses and does not use."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.mosaic.play import ANYTHING, all_of, came_to_nothing, from_table, kinds, one, turn
from visavis.core import Session
from visavis.core.question import One
from visavis.games.mosaic import GAME
from visavis.games.mosaic.effects import EFFECTS
from visavis.games.mosaic.effects.bot_turn import GainMoney, Pay, PlaceUnits, SetRows, TakeTechnology, TurnAction, Work
from visavis.games.mosaic.effects.turns import NextTurn
from visavis.testing import clause, expect_type

HERE: dict[str, Any] = {"cities": {"bot": {"italia": 1, "greece": 1}}}


class TestCost:
    @clause("MO-3.1", "MO-4.1")
    def test_he_pays_and_acts(self) -> None:
        answers: dict[str, list[Any]] = {"build.card": ["done", "farm"], "town.room": [["wine"]]}
        decided = turn("A01", stone=[1], answers=answers, **HERE)
        assert kinds(decided)[:2] == ["TurnAction", "Pay"]
        assert one(decided, Pay).resource == "stone"

    @clause("MO-3.2", "MO-15.1", "MO-15.2", "MO-15.3")
    @pytest.mark.parametrize(("level", "count"), [("easy", 2), ("medium", 3), ("hard", 4), ("expert", 4)])
    @pytest.mark.parametrize(
        ("card", "resource"), [("A01", "stone"), ("A02", "stone"), ("A03", "idea"), ("tax", "food")]
    )
    def test_without_the_resource_he_works(self, level: str, count: int, card: str, resource: str) -> None:
        if card == "tax":
            card = "A06" if level in ("easy", "medium") else "A08"
        decided = turn(card, options={"level": level})
        assert kinds(decided) == ["TurnAction", "Work"]
        assert one(decided, Work) == Work("bot", resource, count)
        assert decided.question is None

    @clause("MO-3.2")
    def test_another_resource_does_not_help(self) -> None:
        assert one(turn("A01", food=[5], idea=[5]), Work).resource == "stone"

    @clause("MO-1.2")
    def test_all_he_has_are_numbers(self) -> None:
        state = Session.new(GAME).timeline.now
        assert (state.stone, state.food, state.idea, state.money) == ((0,), (0,), (0,), (0,))
        assert not any("board" in name for name in state.__struct_fields__)

    @clause("MO-1.4")
    def test_no_effect_gives_him_a_government_or_a_golden_age(self) -> None:
        names = {str(effect.__struct_config__.tag) for effect in EFFECTS}
        assert not {name for name in names if "government" in name or ("golden" in name and not name.startswith("you"))}
        state = GAME.start(GAME.options(), GAME.default_pack)
        assert not hasattr(state, "governments")


class TestSecondAction:
    @clause("MO-3.3", "MO-9.1")
    def test_the_second_action_comes_next_and_pays_for_itself(self) -> None:
        answers: dict[str, list[Any]] = {"technology.symbols": [[3]], "technology.points": [0]}
        decided = turn("A11", idea=[1], answers=answers, **HERE)
        assert kinds(decided) == [
            "TurnAction", "TurnLocation", "PlaceUnits", "Pay", "TakeTechnology", "TakeTechnology",
        ]  # fmt: skip

    @clause("MO-3.3")
    def test_without_an_idea_the_units_stand_and_he_works(self) -> None:
        decided = turn("A11", **HERE)
        assert kinds(decided) == ["TurnAction", "TurnLocation", "PlaceUnits", "Work"]
        assert one(decided, Work).resource == "idea"

    @clause("MO-3.3")
    def test_the_card_lies_on_the_discard_pile(self) -> None:
        state = GAME.start(GAME.options(), GAME.default_pack)
        TurnAction("bot", "A11").apply(state)
        assert state.action_discard == ("A11",)
        assert "A11" not in state.action.cards


class TestTurns:
    @clause("MO-3.5")
    def test_you_and_he_alternate(self) -> None:
        assert one(turn("A03"), NextTurn) == NextTurn("you", 2, 0)
        session = from_table("A03", "A04", "A05", turn="you")
        session.answer("done")
        assert (session.timeline.now.turn, session.timeline.now.round) == ("you", 2)

    @clause("MO-3.5", "MO-17.1")
    def test_persons_then_heroboti(self) -> None:
        options = {"humans": 2, "bots": 2, "invented": True}
        session = Session.new(GAME, options, seed=3, seats={"you": "rival", "you2": "rival"})
        order = [line.turn for line in session.lines if isinstance(line, NextTurn)]
        assert order[:5] == ["you2", "bot", "bot2", "you", "you2"]


@clause("MO-3.4")
def test_an_invented_offer_moves_away_from_the_deck() -> None:
    rows = [["b1"] * 5, ["t3", "t4", "t1", "t7", "t8"], ["p1"] * 5, ["x1"] * 5]
    draws = {"offer.technology": ["t9", "t10"]}
    decided = turn("A03", options={"invented": True}, rows=rows, holding=0, draws=draws, **{**ANYTHING, **HERE})
    after = one(decided, SetRows)
    # Cards 3 and 2 were taken; the others keep their order, new ones come in from the left.
    assert after.rows[1] == ("t10", "t9", "t3", "t7", "t8")


class TestMorePlayers:
    @clause("MO-17.3")
    @pytest.mark.parametrize("card", ["A01", "A03", "A06", "A07"])
    def test_he_never_pays_and_never_works(self, card: str) -> None:
        sides = ("you", "you2", "bot")
        answers: dict[str, list[Any]] = {
            "build.card": ["done", "farm"],
            "town.room": [["wine"]],
            "technology.symbols": [[3]],
            "population.gain": [2],
            "tax.holding": [4],
        }
        decided = turn(
            card,
            options={"humans": 2},
            sides=sides,
            homes=["assyria", "greece"],
            static=[],
            answers=answers,
            cities={"bot": {"italia": 1}},
        )
        assert not all_of(decided, Pay)
        assert not all_of(decided, Work)
        assert decided.question is None
        assert len(kinds(decided)) > 1

    @clause("MO-17.4")
    def test_one_technology(self) -> None:
        answers: dict[str, list[Any]] = {"technology.symbols": [[3]]}
        many: dict[str, Any] = {
            "options": {"humans": 2},
            "sides": ("you", "you2", "bot"),
            "homes": ["assyria", "greece"],
            "static": [],
        }
        assert len(all_of(turn("A03", answers=answers, **many), TakeTechnology)) == 1
        answers["technology.points"] = [0]
        assert len(all_of(turn("A03", answers=answers, **ANYTHING), TakeTechnology)) == 2

    @clause("MO-17.5")
    @pytest.mark.parametrize(("card", "wanted"), [("A01", "project"), ("A02", "city")])
    def test_only_the_first_line_of_a_build_card(self, card: str, wanted: str) -> None:
        many: dict[str, Any] = {
            "options": {"humans": 2},
            "sides": ("you", "you2", "bot"),
            "homes": ["assyria", "greece"],
            "static": [],
        }
        decided = turn(card, answers={"build.card": ["not_possible"]}, **many)
        assert kinds(decided) == ["TurnAction"]
        assert came_to_nothing(decided) == [(f"build.no_{wanted}", "MO-17.5")]
        asked = expect_type(turn(card, **many).question, One)
        assert asked.args["card"] == wanted

    @clause("MO-17.3", "MO-10.6")
    def test_the_money_of_the_holding_area_too(self) -> None:
        many: dict[str, Any] = {
            "options": {"humans": 2},
            "sides": ("you", "you2", "bot"),
            "homes": ["assyria", "greece"],
            "static": [],
        }
        decided = turn("A06", answers={"tax.holding": [7]}, **many)
        assert one(decided, GainMoney) == GainMoney("MO-10.6", "bot", 7, 10)

    @clause("MO-17.3")
    def test_money_still_comes(self) -> None:
        many: dict[str, Any] = {
            "options": {"humans": 2},
            "sides": ("you", "you2", "bot"),
            "homes": ["assyria", "greece"],
            "static": [],
        }
        decided = turn(
            "A10", **{**many, "options": {"humans": 2, "level": "easy"}}, infantry_left=[0], cavalry_left=[0]
        )
        assert kinds(decided) == ["TurnAction", "GainMoney"]
        assert not all_of(decided, PlaceUnits)
