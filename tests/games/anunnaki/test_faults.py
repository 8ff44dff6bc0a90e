"""Every fault of a state and every constraint of a pack: a state or a pack with exactly that wrong."""

from __future__ import annotations

from copy import deepcopy
from typing import Any

import msgspec
import pytest

from tests.games.anunnaki.play import homes, position
from visavis.core import BadPack, Fault, Layer, Pile
from visavis.games.anunnaki import GAME
from visavis.games.anunnaki.board import board
from visavis.games.anunnaki.cards.pack import CONSTRAINTS
from visavis.games.anunnaki.faults import FAULTS
from visavis.games.anunnaki.state import Face, Fate, State

SOUND = position(**homes())
BOARD = SOUND.board
PILES = ("moon", "sun", "pact_pile", "tile_pile")


def with_layer(name: str, size: int) -> Pile:
    """A pile of the sound state with one layer more."""
    pile: Pile = getattr(SOUND, name)
    return Pile(pile.stream, (*pile.layers, Layer(size)), pile.pool)


def at(area: str) -> int:
    return 1 << BOARD.at(area)


def here(values: tuple[Any, ...], **changed: Any) -> tuple[Any, ...]:
    """Values by area, some of them changed."""
    return tuple(changed.get(name, value) for name, value in zip(BOARD.map.names, values, strict=True))


def with_area(area: str, **changed: Any) -> dict[str, Any]:
    """The board with an area that is something else."""
    areas = [msgspec.structs.replace(one, **changed) if one.name == area else one for one in BOARD.areas]
    return {"board": board(tuple(areas), BOARD.marked, BOARD.markers)}


FATE = SOUND.fate
CASES: list[tuple[str, dict[str, Any]]] = [
    *(("pile.layer", {name: with_layer(name, 0)}) for name in PILES),
    *(("pile.count", {name: with_layer(name, 1)}) for name in PILES),
    ("followers.count", {"followers_left": 13}),
    ("followers.count", {"followers_left": -1}),
    ("gods.count", {"minors_left": 5}),
    ("gods.count", {"majors_left": -1}),
    ("settlements.count", {"settlements_left": 6}),
    ("arrow.direction", {"arrow": "up"}),
    ("cubes.count", {"cubes": 15}),
    ("cubes.count", {"your_cubes": -1}),
    ("track.place", {"progress": (0, 11, 0)}),
    ("track.place", {"domination": -1}),
    ("turns.count", {"turns": -1}),
    ("turns.count", {"turns_left": 4}),
    ("turns.count", {"left": (0, -1)}),
    ("creatures.count", {"creatures_taken": -1}),
    ("creatures.count", {"your_creatures": -1}),
    ("goals.tiles", {"goals": ("shrines", "shrines", "units", "settlements")}),
    ("setup.missing", {"fate": Fate()}),
    ("setup.missing", {"goals": ()}),
    ("setup.missing", {"house": ""}),
    ("fate.card", {"fate": msgspec.structs.replace(FATE, order=FATE.order[1:])}),
    ("fate.card", {"fate": msgspec.structs.replace(FATE, spaces=FATE.spaces[1:])}),
    ("open.cards", {"open": (Face("M01", ()), Face("M02", ()))}),
    ("open.cards", {"open": (Face("M01", ()), Face("S01", (), arrow="left"), Face("M02", ()))}),
    ("pact.unknown", {"pacts": ("P99",)}),
    ("pact.unknown", {"pact_pile": Pile.of("pact", ["P99"])}),
    ("pact.gap", {"gap": 1}),
    ("pact.gap", {"gap": -2}),
    ("deck.cards", {"moon": Pile.of("moon", ["M99"])}),
    ("deck.cards", {"sun": Pile.of("sun", ["M99"])}),
    ("deck.empty", {"moon": Pile("moon"), "used": ("S01",)}),
    ("deck.empty", {"sun": Pile("sun"), "used": ("M01",)}),
    ("board.areas", {"units": SOUND.units[1:]}),
    ("board.areas", {"your_units": ()}),
    ("board.areas", {"strengths": ()}),
    ("board.areas", {"exhausted": (*SOUND.exhausted, 0)}),
    ("board.areas", with_area("C1", name="C2")),
    ("board.spaces", {"tiles": BOARD.map.all + 1}),
    ("board.spaces", {"settlements": at("Y6")}),
    ("units.letters", {"units": here(SOUND.units, C6="fx")}),
    ("units.letters", {"your_units": here(SOUND.your_units, Y6="fm")}),
    ("markers.areas", {"markers": (("C1", "C2", "C77"),)}),
    ("exhausted.count", {"exhausted": here(SOUND.exhausted, C1=-1)}),
    ("board.planets", with_area("Y6", kind="normal")),
    ("board.planets", with_area("Y6", planet="his")),
    ("board.planets", with_area("G1", kind="capital")),
    ("capital.entered", {"your_units": here(SOUND.your_units, C6="f")}),
    ("capital.entered", {"units": here(SOUND.units, C6="f", Y6="f")}),
    ("followers.count", {"units": here(SOUND.units, C6="fff")}),
    ("gods.count", {"units": here(SOUND.units, C6="mff")}),
    ("gods.count", {"units": here(SOUND.units, C6="gff")}),
    ("creatures.count", {"units": here(SOUND.units, C6="cff")}),
    ("settlements.count", {"settlements": at("C6") | at("C5")}),
]


def broken(changed: dict[str, Any], tracked: bool = True) -> State:
    """The sound state with these fields changed."""
    state = SOUND.copy()
    state.options = msgspec.structs.replace(state.options, tracked=tracked)
    for name, value in changed.items():
        setattr(state, name, value)
    return state


def found(state: State) -> list[Fault[State]]:
    """The faults of the first group that has any."""
    every = ([fault for fault in group if fault.found(state) is True] for group in FAULTS.groups)
    return next(filter(None, every), [])


@pytest.mark.parametrize(("id", "changed"), CASES, ids=[f"{id}-{'-'.join(changed)}" for id, changed in CASES])
def test_a_state_with_exactly_that_wrong(id: str, changed: dict[str, Any]) -> None:
    assert GAME.faults(SOUND) == ()
    assert GAME.faults(broken(changed)) == (id,)


def test_every_fault_is_found_somewhere_above() -> None:
    seen = [fault for _, changed in CASES for fault in found(broken(changed))]
    assert [fault.id for group in FAULTS.groups for fault in group if fault not in seen] == []


@pytest.mark.parametrize("id", ["board.areas", "units.letters", "board.planets", "capital.entered"])
def test_what_only_a_board_can_have_is_no_fault_without_one(id: str) -> None:
    changes = [changed for its, changed in CASES if its == id]
    assert changes
    assert [GAME.faults(broken(changed, tracked=False)) for changed in changes] == [()] * len(changes)


def test_before_the_start_nothing_need_lie_there() -> None:
    state = GAME.start(GAME.read_options({"cards": "pack", "board": "pack"}), GAME.default_pack)
    assert GAME.faults(state) == ()
    units = broken({"units": here(SOUND.units, C6="fff")})
    units.phase = "setup"
    assert GAME.faults(units) == ()


BROKEN: list[tuple[str, str, dict[str, Any], str]] = [
    ("moon", "M01", {"parts": ["harvest_3"]}, "card.symbol"),
    ("moon", "M01", {"mark": "H", "marks": 3}, "card.marks"),
    ("moon", "M01", {"mark": "H", "marks": 0}, "card.marks"),
    ("moon", "M01", {"cubes": 3}, "card.cubes"),
    ("moon", "M01", {"mark": "H", "marks": 1}, "deck.removed"),
    ("sun", "S01", {"parts": ["gain_3"]}, "card.symbol"),
    ("sun", "S01", {"mark": "none", "marks": 1}, "card.marks"),
    ("sun", "S01", {"mark": "H", "marks": 1}, "deck.removed"),
    ("fate", "ellenys-standard", {"order": ["wood", "wood", "metal", "food"]}, "fate.order"),
    ("fate", "ellenys-standard", {"spaces": ["none"] * 13}, "fate.spaces"),
    ("fate", "ellenys-standard", {"spaces": ["gain_2"] + ["none"] * 13}, "fate.spaces"),
    ("fate", "ellenys-standard", {"rewards": ["vp_1"] * 3}, "fate.rewards"),
    ("fate", "ellenys-standard", {"rewards": ["gold_2"] + ["vp_1"] * 3}, "fate.rewards"),
    ("fate", "ellenys-standard", {"rewards": ["vp_²"] + ["vp_1"] * 3}, "fate.rewards"),
    ("area", "ellenys-1", {"called": "G3"}, "area.called"),
    ("area", "ellenys-1", {"planet": "mars"}, "area.planet"),
    ("area", "ellenys-2", {"number": 1}, "area.twice"),
    ("area", "ellenys-1", {"resources": ["food", "stone"]}, "area.resources"),
    ("area", "ellenys-1", {"resources": ["food", "wood"], "icons": 3}, "area.resources"),
    ("area", "ellenys-1", {"resources": ["food", "food", "food"]}, "area.resources"),
    ("area", "ellenys-6", {"kind": "normal"}, "area.centre"),
    ("area", "ellenys-6", {"kind": "atlantis"}, "area.centre"),
    ("area", "gaia-7", {"kind": "capital"}, "area.centre"),
    ("corner", "ellenys-corner-1", {"areas": [1, 1, 2]}, "corner.areas"),
    ("corner", "ellenys-corner-1", {"areas": [1, 2, 9]}, "corner.areas"),
    ("track", "track-domination", {"tokens": [0]}, "track.spaces"),
    ("track", "track-war", {"values": [1, 2, 3, 4, 5, 5]}, "track.spaces"),
    ("track", "track-war", {"values": [1, 2, 3, 4, 5, 5, 6]}, "track.values"),
    ("tile", "AC01", {"strength": 7}, "tile.strength"),
    ("pact", "P01", {"steps": 3}, "pact.values"),
    ("pact", "P01", {"points": -1}, "pact.values"),
]


@pytest.mark.parametrize(("table", "id", "changed", "constraint"), BROKEN)
def test_a_pack_with_that_wrong_says_where(table: str, id: str, changed: dict[str, Any], constraint: str) -> None:
    raw = deepcopy(dict(GAME.default_pack.raw))
    next(row for row in raw[table] if row["id"] == id).update(changed)
    with pytest.raises(BadPack) as refused:
        GAME.pack.build(raw)
    words = [problem.details for problem in refused.value.problems]
    assert (table, id, constraint) in [(word["table"], word["card"], word["broken"]) for word in words]


def test_every_constraint_is_broken_somewhere_above() -> None:
    assert {(one.table, one.id) for one in CONSTRAINTS} == {(table, id) for table, _, _, id in BROKEN}
