"""Norrenis as your house: settlements that move and fight like units (AN-19.6)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.anunnaki.play import PACK, Sit, act, homes, position, where
from visavis.core import Position, decide
from visavis.games.anunnaki import GAME
from visavis.games.anunnaki.bot_turn.culture import culture
from visavis.games.anunnaki.bot_turn.fights import his_fights
from visavis.games.anunnaki.effects.fights import Compare, HeWins, TakeMarker
from visavis.games.anunnaki.effects.his_turn import MoveUnit
from visavis.games.anunnaki.scoring import your_value
from visavis.games.anunnaki.state import State
from visavis.games.anunnaki.turns import step
from visavis.games.anunnaki.your_turn import muster
from visavis.testing import clause
from visavis.words import Words


def nomads(**fields: Any) -> State:
    """A position with you as Norrenis; your settlements are among your units."""
    given = {"house": "ellenys", "your_house": "norrenis", "tiles": "ATL", **fields}
    state = position(**homes(**given))
    muster(state, Sit(state))
    assert not GAME.faults(state)
    return state


def yours(state: State) -> dict[str, str]:
    return where(state.your_units, state)


@clause("AN-19.6")
def test_his_move_onto_a_lone_settlement_is_a_fight_and_no_control() -> None:
    state = nomads(units={"Y1": "ff", "C6": "f"}, your_units={"Y6": "ff"}, your_settlements="Y6 Y3", markers=())
    table = act(state, "move_1_brave")
    assert table.one(MoveUnit).area == "Y3"
    assert not state.board.map.bits(["Y3"]) & (state.controlled | state.your_controlled)


@clause("AN-19.6", "AN-16.2")
def test_the_position_of_a_lone_settlement_ends_in_a_fight() -> None:
    given = Position(
        "anunnaki",
        PACK,
        {
            "phase": "play", "turn": "cosmobot", "house": "ellenys", "your_house": "norrenis",
            "units": {"Y1": "ff", "C6": "f", "C5": "f"}, "your_units": {"Y6": "ff"}, "settlements": ["C6"],
            "your_settlements": ["Y6", "Y3"], "markers": [], "tiles": ["ATL"], "arrow": "right",
            "open": [{"id": "M07", "parts": ["move_1_brave"], "cubes": 0}],
        },
        {"sun": ["S01"], "moon": ["M01"], "die": [5]},
        {"fight.yours": [["strength", 3]]},
    )  # fmt: skip
    decided = decide(given)
    assert [effect.area for effect in decided.effects if isinstance(effect, HeWins)] == ["Y3"]
    (compared,) = (effect for effect in decided.effects if isinstance(effect, Compare))
    assert compared.against == 3


@clause("AN-19.6", "AN-16.2")
def test_after_a_lost_fight_settlements_go_to_the_capital_with_the_units() -> None:
    state = nomads(
        units={"Y3": "ff", "C6": "f"}, your_units={"Y6": "ff", "Y3": "f"}, your_settlements="Y6 Y3", markers=()
    )
    table = Sit(state, {"fight.yours": [("strength", 2)]}, {"die": [5]})
    his_fights(state, table)
    assert table.one(HeWins).area == "Y3"
    assert yours(state) == {"Y6": "fffss"}


@clause("AN-19.6", "AN-11.2")
@pytest.mark.parametrize(("god", "goes"), [("", "Y3"), ("g", None)])
def test_a_settlement_has_strength_0_and_with_odin_2(god: str, goes: str | None) -> None:
    state = nomads(units={"Y1": "ff", "C6": "f"}, your_units={"Y6": god + "ff"}, your_settlements="Y6 Y3", markers=())
    table = act(state, "move_1_brave")
    assert (table.one(MoveUnit).area == "Y3") is (goes is not None)
    assert state.your_strength(state.board.at("Y3")) == (2 if god else 0)


@clause("AN-19.6")
def test_settlements_move_with_units_stand_together_and_leave_the_capital() -> None:
    state = nomads(turn="you", your_units={"Y6": "ff", "Y5": "f"}, your_settlements="Y6 Y4", markers=())
    answers: dict[str, list[Any]] = {
        "your.turn": [("move", "Y6", "Y4"), ("move", "Y4", "C1"), ("done",)],
        "your.units": ["ffs", "ss"],
    }
    table = Sit(state, answers)
    step(state, table)
    assert yours(state) == {"Y5": "f", "Y4": "ff", "C1": "ss"}
    capital = 1 << state.board.your_capital
    assert not state.your_controlled & capital
    assert state.your_controlled & state.board.map.bits(["C1"])
    # Enemies are still barred from it.
    state.turn = "cosmobot"
    assert "Y6" not in list(act(state, "portal_1_brave").decision("portal.target").options)


@clause("AN-19.6")
def test_entering_a_lone_settlement_of_his_besieges_it() -> None:
    state = nomads(turn="you", settlements="C6 C4", your_settlements="Y6 Y5", markers=())
    step(state, Sit(state, {"your.turn": [("move", "Y5", "C4"), ("done",)], "your.units": ["s"]}))
    at = state.board.map.bits(["C4"])
    assert state.your_controlled & at
    assert not state.controlled & at
    assert act(state, "gain_1").decision("gain.area").pick == "C6"


@clause("AN-19.6")
def test_a_new_settlement_is_a_unit_at_once_and_five_are_all() -> None:
    state = nomads(turn="you", your_units={"Y6": "ff", "Y4": "f"}, your_settlements="Y6", markers=())
    answers: dict[str, list[Any]] = {
        "your.turn": [("settle", "Y4"), ("move", "Y4", "Y1"), ("done",)],
        "your.units": ["s"],
    }
    step(state, Sit(state, answers))
    assert yours(state) == {"Y6": "ffs", "Y4": "f", "Y1": "s"}
    # The building rule does not change: not where any settlement stands.
    state.turn = "you"
    table = Sit(state, {"your.turn": [("done",)]})
    step(state, table)
    form = table.asked[0].form("settle")  # type: ignore[attr-defined]
    assert list(form.fields[0].options) == ["Y4"]
    full = nomads(turn="you", your_units={"Y6": "ff", "Y4": "f"}, your_settlements="Y6 Y1 Y3 Y5 G1", markers=())
    table = Sit(full, {"your.turn": [("done",)]})
    step(full, table)
    assert table.asked[0].form("settle") is None  # type: ignore[attr-defined]


@clause("AN-19.6", "AN-17.3")
def test_settlements_are_no_units_of_the_goal_tile_but_are_settlements() -> None:
    state = nomads(your_units={"Y6": "ff"}, your_settlements="Y6 Y4 Y5")
    table = Sit(state)
    assert your_value(state, table, "units") == 0
    assert your_value(state, table, "settlements") == 3


@clause("AN-19.6", "AN-4.2", "AN-13.C1")
def test_settlements_activate_no_culture_marker() -> None:
    state = nomads(units={"Y4": "f", "C6": "ff"}, your_units={"Y6": "ff"}, your_settlements="Y6 Y5")
    assert ("Y4", "Y5", "Y6") in state.markers
    table = Sit(state)
    culture(state, table)
    assert table.all(TakeMarker) == []
    other = position(**homes(units={"Y4": "f", "C6": "ff"}, your_units={"Y6": "ff", "Y5": "f"}, tiles="ATL"))
    table = Sit(other)
    culture(other, table)
    assert len(table.all(TakeMarker)) == 1


@clause("AN-19.6")
def test_the_settlements_of_another_house_stay_where_they_are() -> None:
    state = position(**homes(turn="you"))
    table = Sit(state, {"your.turn": [("move", "Y6", "Y4"), ("done",)], "your.units": ["ff"]})
    step(state, table)
    assert yours(state) == {"Y4": "ff", "Y5": "f"}
    assert set(state.board.map.region(state.your_settlements)) == {"Y6"}
    state.your_units = (*state.your_units[:-1], "s")
    assert list(GAME.faults(state)) == ["units.letters"]


@clause("AN-19.6")
def test_settlements_among_units_have_a_name() -> None:
    german, english = Words("de", GAME), Words("en", GAME)
    assert german.name("ffs") == "Anhänger ×2, Siedlung"
    assert english.name("ss") == "settlement ×2"
