"""Every fault by its id: a table with exactly that wrong."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.alien_artifacts.tables import new_table, now
from visavis.core import BadPosition, Pile
from visavis.core.play.timeline import place
from visavis.games.alien_artifacts import GAME
from visavis.games.alien_artifacts.faults import FAULTS, TAKES
from visavis.games.alien_artifacts.positions import PILE_OF
from visavis.games.alien_artifacts.state import State
from visavis.games.alien_artifacts.turns import TASKS

FACTS: list[tuple[dict[str, Any], str]] = [
    ({"discards": ["RES01"]}, "cards.once"),
    ({"discards": ["no such card"]}, "cards.once"),
    ({"projects": [["no such card"], []]}, "cards.once"),
    ({"points": [0]}, "seats.count"),
    ({"hands": [["RES01", "RES02"], ["RES03"], []]}, "seats.count"),
    ({"credits": [16, 0]}, "credits.bounds"),
    ({"credits": [0, -1]}, "credits.bounds"),
    ({"points": [-1, 0]}, "numbers.negative"),
    ({"extra": [0, -1]}, "numbers.negative"),
    ({"acts": -1}, "numbers.negative"),
    ({"turns": -1}, "numbers.negative"),
    ({"marker": 0}, "marker.field"),
    ({"marker": 3}, "marker.field"),
    ({"factions": ["FAC1", "FAC1"]}, "factions.twice"),
    ({"factions": ["FAC9", "FAC1"]}, "factions.twice"),
    ({"hands": [["RES02", "RES01"], ["RES03"]]}, "hands.order"),
    ({"blocked": [["SHP01"], []]}, "blocked.elsewhere"),
    ({"blocked": [[], ["PLN01"]]}, "blocked.elsewhere"),
    ({"blocked": [["PLN01"] * 39, []]}, "tokens.many"),
    ({"hands": [["RES01"], ["RES03"]], "stored": [[["PLN09", "RES02a"]], []]}, "stored.elsewhere"),
    ({"hands": [["RES01"], ["RES03"]], "attached": [[["PLN09", "RES02a"]], []]}, "attached.elsewhere"),
    ({"start": "p3"}, "seat.missing"),
    ({"turn": "p3"}, "seat.missing"),
    ({"pending": [["turn", "p4"]]}, "seat.missing"),
    ({"pending": [["dance", "p1"]]}, "task.unknown"),
    ({"pending": [["turn"]]}, "task.unknown"),
    ({"pending": [[]]}, "task.unknown"),
    ({"peeked": [["p1", "ART99"]]}, "peeked.elsewhere"),
    ({"pending": []}, "task.place"),
    ({"pending": [["pay", "p1", "trade", ""]]}, "task.place"),
    ({"pending": [["keep", "p1", "project"], ["turn", "p1"]]}, "task.place"),
    ({"pending": [["faction", "p1"], ["turn", "p1"]]}, "task.place"),
    ({"pending": [["turn", "p1"], ["pay", "p1", "trade", ""], ["turn", "p1"]]}, "task.place"),
    ({"pending": [["target", "p1", "SHP05"], ["target", "p1", "SHP05"], ["turn", "p1"]]}, "task.place"),
    *(
        ({"pending": [task, ["turn", "p1"]]}, "task.wrong")
        for task in (
            ["turn", "p1", "p1"],
            ["side", "p1"],
            ["side", "p1", "TEC09"],
            ["pay", "p1", "build", "SHP01"],
            ["pay", "p1", "trade", "SHP01"],
            ["pay", "p1", "remove", "any"],
            ["pay", "p1", "action", "SHP01"],
            ["pick", "p1", "trade", "", 3],
            ["prepare", "p1", "ship", 2, 1],
            ["target", "p1", "SHP09"],
            ["target", "p1", "PLN01"],
            ["defend", "p2", "alien", "SHP05"],
            ["defend", "p1", "p2", "SHP05"],
            ["ships", "p1", "alien", "DEF01", "SHP05"],
            ["ships", "p1", "p2", "SYS1", "SHP05"],
            ["block", "p1", "alien", 1],
            ["produce", "p1", "SHP05", 1],
            ["produce", "p1", "PLN01", 1],
            ["clear", "p1", "all", 1],
            ["clear", "p1", "any", -1],
            ["call", "p1", "VP", 1, "ART01"],
            ["call", "p1", "CYCLE", "x", "ART01"],
            ["call", "p1", "CYCLE", 1],
            ["call", "p1", "PROD", 1, "one", "ART01"],
            ["artifact", "p1", "ART01"],
        )
    ),
]


@pytest.fixture
def state() -> State:
    return now(new_table(hands=["RES01 RES02", "RES03"], logistics=["PLN01"], operational=["SHP05"])).copy()


def found(state: State, facts: dict[str, Any]) -> object:
    """What is refused about these facts."""
    with pytest.raises(BadPosition) as wrong:
        place(GAME, state, facts)
    return wrong.value.details["faults"]


@pytest.mark.parametrize(("facts", "fault"), FACTS, ids=[f"{fault}-{at}" for at, (_, fault) in enumerate(FACTS)])
def test_exactly_this_is_wrong(state: State, facts: dict[str, Any], fault: str):
    assert found(state, facts) == (fault,)


@pytest.mark.parametrize("pile", PILE_OF.values())
def test_what_is_wrong_with_a_pile(state: State, pile: str):
    whole: Pile = getattr(state, pile)
    said = {"stream": whole.stream, "pool": list(whole.pool)}
    layers = [{"size": one.size, "known": list(one.known)} for one in whole.layers]
    assert found(state.copy(), {pile: {**said, "layers": [*layers, {"size": 1}]}}) == ("pile.count",)
    assert found(state.copy(), {pile: {**said, "layers": [*layers, {"size": 0}]}}) == ("pile.layer",)


def test_every_fault_was_made_to_happen():
    assert {*FAULTS.ids} == {*(fault for _, fault in FACTS), *Pile.FAULTS}


def test_every_task_says_what_it_needs():
    assert {*TAKES} == {*TASKS}


def test_a_sound_table_has_no_fault(state: State):
    assert FAULTS(state) == ()
