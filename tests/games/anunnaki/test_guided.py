"""Guided: the checklists in the order of the criteria. Guided against tracked: `tests/games/test_guided_games.py`."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.anunnaki.play import Sit
from visavis.core import Position, Session, Stream, decide
from visavis.core.chance import key
from visavis.core.question import One
from visavis.games.anunnaki import GAME
from visavis.games.anunnaki.bot_turn.actions import perform
from visavis.games.anunnaki.effects.his_turn import MoveUnit, PlaceFollower, ScorePoints
from visavis.games.anunnaki.positions import complete
from visavis.games.anunnaki.state import State
from visavis.games.anunnaki.your_turn.turn import your_fights
from visavis.testing import clause, expect_type
from visavis.words import Words


class TestTheChecklists:
    def ask(self, symbol: str, answers: dict[str, list[Any]], distant: bool = False) -> Sit:
        state: State = GAME.start(
            GAME.read_options({"tracked": False, "cards": "pack", "distant": distant}), GAME.default_pack
        )

        state.phase, state.turn = "play", "cosmobot"
        complete(state, frozenset({"phase", "turn"}))
        table = Sit(state, answers)
        perform(state, table, symbol)
        return table

    @clause("AN-13.B1", "AN-13.B3", "AN-13.B4", "AN-13.B5", "AN-13.B6", "AN-13.B7", "AN-11.4")
    def test_the_lines_of_a_strategy_then_the_ties_in_their_order(self) -> None:
        table = self.ask(
            "move_2_brave", {"move.target": ["done"], "move.unit": ["done", "not_possible"], "gain.area": ["done"]}
        )
        assert [by.id for by in expect_type(table.asked[0], One).checklist] == [
            "brave.atlantis", "brave.civilization", "brave.beside_atlantis", "brave.your_weakest", "brave.shrine",
            "brave.free", "move.resource", "move.icons", "move.you_choose",
        ]  # fmt: skip
        assert [by.id for by in expect_type(table.asked[1], One).checklist] == [
            "unit.strongest", "unit.pieces", "unit.resource", "unit.you_choose",
        ]  # fmt: skip
        assert table.kinds() == ["MoveUnit", "PlaceFollower"]
        assert table.one(MoveUnit) == MoveUnit("AN-11.6", "somewhere", "somewhere", "somewhere")

    @clause("AN-13.C3", "AN-12.2a")
    @pytest.mark.parametrize(("distant", "there"), [(True, True), (False, False)])
    def test_the_distant_planet_is_a_line_of_the_portal_with_its_module(self, distant: bool, there: bool) -> None:
        table = self.ask("portal_1_cunning", {"portal.target": ["not_possible"], "gain.area": ["done"]}, distant)
        assert ("cunning.distant" in [by.id for by in expect_type(table.asked[0], One).checklist]) is there
        assert table.one(PlaceFollower).area == "somewhere"

    @clause("AN-8.4")
    def test_what_is_not_possible_is_said(self) -> None:
        assert self.ask("build", {"build.area": ["not_possible"]}).done == [ScorePoints("AN-8.4", 2, "no_settlement")]

    @clause("AN-10.1")
    def test_his_capital_always_takes_a_follower(self) -> None:
        table = self.ask("gain_1", {"gain.area": ["done"]})
        assert expect_type(table.asked[0], One).options == ("done",)

    @clause("AN-14.5", "AN-15.4a")
    def test_goal_values_on_the_board_are_asked_those_of_the_supply_are_not(self) -> None:
        table = self.ask("advance_free", {"goal.territories": [4]})
        assert [question.id for question in table.asked] == ["goal.territories"]


@pytest.mark.parametrize("language", ["de", "en"])
@pytest.mark.parametrize("seed", range(3))
def test_nothing_is_told_of_a_place_that_only_a_board_knows(language: str, seed: int) -> None:
    options = {"tracked": False, "cards": "pack", "distant": seed != 1, "creatures": True}
    session, words = Session.new(GAME, options, seed=seed), Words(language, GAME, strict=True)
    stream, somewhere = Stream(key(seed, "answers")), words.name("somewhere")
    while session.pending is not None:
        assert somewhere not in words.question(session.pending)
        session.answer(session.pending.some(stream.below))
    told = [words.effect(event.effect) for event in session.seen_by("you").events if event.effect.kind != "silent"]
    assert len(told) > 60
    assert [text for text in told if somewhere in text] == []


@clause("AN-2.1", "AN-16.1")
def test_your_fights_are_a_yes_or_no_and_no_area_is_asked_for() -> None:
    state: State = GAME.start(GAME.read_options({"tracked": False, "cards": "pack"}), GAME.default_pack)
    answers: dict[str, list[Any]] = {
        "your.fights": [True, False],
        "fight.strength": [2],
        "fight.yours": [("strength", 9)],
    }
    table = Sit(state, answers, {"die": [1]})
    your_fights(state, table)
    assert [question.id for question in table.asked] == ["your.fights", "fight.strength", "fight.yours", "your.fights"]
    assert table.kinds() == ["Retreat"]


def test_a_position_can_be_decided() -> None:
    found = decide(
        Position(
            "anunnaki",
            {"cards": "pack", "board": "pack"},
            {
                "phase": "play",
                "turn": "cosmobot",
                "units": {"C6": "m", "C4": "ff", "C5": "ff"},
                "settlements": ["C6"],
                "your_units": {"Y6": "ff", "Y5": "f"},
                "your_settlements": ["Y6"],
                "tiles": ["Y2", "ATL"],
                "open": [{"id": "M11", "parts": ["move_4_cunning", "advance_war"]}],
            },
            {"sun": ["S03"], "moon": ["M01"]},
        )
    )
    assert found.question is None
    assert [effect.area for effect in found.effects if isinstance(effect, MoveUnit)] == ["C1", "C1", "C1"]
