"""Every fault by its id: a table with exactly that wrong."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.alien_artifacts.tables import new_table, now
from visavis.core import BadPosition, Pile
from visavis.core.session import place
from visavis.games.alien_artifacts import GAME
from visavis.games.alien_artifacts.faults import FAULTS
from visavis.games.alien_artifacts.positions import PILE_OF
from visavis.games.alien_artifacts.state import State

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
]


@pytest.fixture
def state() -> State:
    return now(new_table(hands=["RES01 RES02", "RES03"], logistics=["PLN01"])).copy()


def found(state: State, facts: dict[str, Any]) -> object:
    """What is refused about these facts."""
    with pytest.raises(BadPosition) as wrong:
        place(GAME, state, facts)
    return wrong.value.args_for_words["faults"]


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


def test_a_sound_table_has_no_fault(state: State):
    assert FAULTS(state) == ()
