"""Guided against tracked: the same rule functions, the same effects once the board is blanked."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.anunnaki.play import Sit
from visavis.core import Position, Session, Stream, decide
from visavis.core.chance import key
from visavis.games.anunnaki import GAME
from visavis.games.anunnaki.actions import perform
from visavis.games.anunnaki.effects import MoveUnit, PlaceFollower, Score
from visavis.games.anunnaki.positions import complete
from visavis.games.anunnaki.state import State
from visavis.testing import clause, count, play_guided, record

CHUNKS = 4


def options_of(seed: int) -> dict[str, Any]:
    return {
        "cards": ("pack", "printed")[seed % 2],
        "board": ("pack", "printed")[seed // 2 % 2],
        "level": ("easy", "normal", "hard", "extreme")[seed % 4],
        "distant": seed % 3 == 0,
        "creatures": seed % 5 < 2,
        "advanced": seed % 7 == 0,
        "oracle_as_value": seed % 4 == 3,
    }


def tracked_game(seed: int, most: int | None = None) -> Session:
    """A tracked game of random answers, of at most so many."""
    seats = {"you": ("person", "rival")[seed % 2 if most is None else 0]}
    session = Session.new(
        GAME, options_of(seed), seed=seed, seats=seats, shown=["moon", "sun", "die"] if seed % 5 == 0 else []
    )
    stream, given = Stream(key(seed, "answers")), 0
    while session.pending is not None and given != most:
        session.answer(session.pending.some(stream.below))
        given += 1
    return session


@pytest.mark.parametrize("chunk", range(CHUNKS))
def test_a_tracked_game_played_guided_has_the_same_effects(chunk: int) -> None:
    games = count(800) // CHUNKS
    for seed in range(chunk * games, (chunk + 1) * games):
        tracked = tracked_game(seed)
        guided = play_guided(GAME, tracked)
        assert guided.over
        assert guided.seen_by("you").score == tracked.seen_by("you").score
    record("guided against tracked anunnaki", games)


def test_an_unfinished_game_too() -> None:
    tracked = tracked_game(15, most=40)
    guided = play_guided(GAME, tracked)
    assert not guided.over


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
        assert [by.id for by in table.asked[0].checklist] == [
            "brave.atlantis", "brave.civilization", "brave.beside_atlantis", "brave.your_weakest", "brave.shrine",
            "brave.free", "move.resource", "move.icons", "move.you_choose",
        ]  # fmt: skip
        assert [by.id for by in table.asked[1].checklist] == [
            "unit.strongest", "unit.pieces", "unit.resource", "unit.you_choose",
        ]  # fmt: skip
        assert table.kinds() == ["MoveUnit", "PlaceFollower"]
        assert table.one(MoveUnit) == MoveUnit("AN-11.6", "somewhere", "somewhere", "somewhere")

    @clause("AN-13.C3", "AN-12.2a")
    @pytest.mark.parametrize(("distant", "there"), [(True, True), (False, False)])
    def test_the_distant_planet_is_a_line_of_the_portal_with_its_module(self, distant: bool, there: bool) -> None:
        table = self.ask("portal_1_cunning", {"portal.target": ["not_possible"], "gain.area": ["done"]}, distant)
        assert ("cunning.distant" in [by.id for by in table.asked[0].checklist]) is there
        assert table.one(PlaceFollower).area == "somewhere"

    @clause("AN-8.4")
    def test_what_is_not_possible_is_said(self) -> None:
        assert self.ask("build", {"build.area": ["not_possible"]}).done == [Score("AN-8.4", 2)]

    @clause("AN-10.1")
    def test_his_capital_always_takes_a_follower(self) -> None:
        table = self.ask("gain_1", {"gain.area": ["done"]})
        assert table.asked[0].options == ("done",)

    @clause("AN-14.5", "AN-15.4a")
    def test_goal_values_on_the_board_are_asked_those_of_the_supply_are_not(self) -> None:
        table = self.ask("advance_free", {"goal.territories": [4]})
        assert [question.id for question in table.asked] == ["goal.territories"]


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
