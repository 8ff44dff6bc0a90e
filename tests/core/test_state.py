from __future__ import annotations

import json
from typing import ClassVar

import pytest

from visavis.core import UNTRACKED, BadPosition, Bits, Map, Pile, State, Untracked

BOARD = Map.hexes({"A1": (0, 0), "A2": (0, 1), "B1": (1, 0)})


class Terrain(State):
    REGIONS: ClassVar[tuple[str, ...]] = ("yours", "grounds")
    FIXED: ClassVar[tuple[str, ...]] = ("name",)

    name: str = "x"
    yours: Bits = 0
    grounds: tuple[Bits, ...] = (0, 0)
    points: int = 0
    deck: Pile = Pile.of("deck", ["a", "b"])

    def board_map(self) -> Map:
        return BOARD


def test_the_plain_form_has_names_and_no_fixed_fields() -> None:
    state = Terrain(yours=BOARD.bits(["A2"]), grounds=(BOARD.bits(["A1"]), UNTRACKED))
    assert json.loads(json.dumps(state.to_plain())) == {
        "yours": ["A2"],
        "grounds": [["A1"], "untracked"],
        "points": 0,
        "deck": {"stream": "deck", "layers": [{"size": 2}], "pool": ["a", "b"]},
    }


@pytest.mark.parametrize(
    "state",
    [
        Terrain(yours=BOARD.all, grounds=(BOARD.bits(["B1"]), 0), points=3),
        Terrain(yours=UNTRACKED, grounds=(UNTRACKED, UNTRACKED)),
    ],
)
def test_what_is_written_is_read_again(state: Terrain) -> None:
    tracked = state.yours is not UNTRACKED
    again = Terrain() if tracked else Terrain(yours=UNTRACKED, grounds=(UNTRACKED, UNTRACKED))
    for field, raw in state.to_plain().items():
        again.write(field, raw)
    assert again == state
    assert again.digest() == state.digest()


@pytest.mark.parametrize(
    ("state", "field", "raw", "id"),
    [
        (Terrain(), "name", "y", "position.field"),
        (Terrain(), "colour", 1, "position.field"),
        (Terrain(), "points", 1.0, "position.value"),
        (Terrain(), "points", 2**60, "position.unfit"),
        (Terrain(), "yours", "A1", "position.spaces"),
        (Terrain(), "yours", ["Z9"], "position.space"),
        (Terrain(), "yours", "untracked", "position.spaces"),
        (Terrain(), "grounds", [["A1"]], "position.sets"),
        (Terrain(), "grounds", [["A1"], "A2"], "position.spaces"),
        (Terrain(yours=UNTRACKED), "yours", ["A1"], "position.untracked"),
        (Terrain(), "deck", {"stream": "deck", "more": 1}, "position.value"),
    ],
)
def test_what_cannot_be_read_is_refused_and_changes_nothing(state: Terrain, field: str, raw: object, id: str) -> None:
    before = state.copy()
    with pytest.raises(BadPosition) as no:
        state.write(field, raw)
    assert no.value.id == id
    assert state == before


def test_a_copy_is_its_own() -> None:
    state = Terrain()
    copy = state.copy()
    copy.points = 5
    assert state.points == 0


def test_a_state_with_regions_must_say_its_map() -> None:
    class Bare(State):
        REGIONS: ClassVar[tuple[str, ...]] = ("yours",)
        yours: int = 1

    with pytest.raises(NotImplementedError):
        Bare().to_plain()


class Counted(State):
    """Counts are tracked, or they are not."""

    counts: tuple[tuple[int, ...], ...] | Untracked = ((0, 1),)


def test_counts_that_may_be_untracked_are_written_and_read() -> None:
    state = Counted()
    state.write("counts", [[2, 3]])
    assert state.counts == ((2, 3),)
    assert json.loads(json.dumps(state.to_plain())) == {"counts": [[2, 3]]}
    blank = Counted(counts=UNTRACKED)
    assert blank.to_plain() == {"counts": "untracked"}
    blank.write("counts", "untracked")
    assert blank.counts is UNTRACKED


@pytest.mark.parametrize(
    ("state", "raw", "id"),
    [
        (Counted(), "untracked", "position.value"),
        (Counted(), [["x"]], "position.value"),
        (Counted(counts=UNTRACKED), [[2, 3]], "position.untracked"),
    ],
)
def test_counts_cannot_become_tracked_or_untracked(state: Counted, raw: object, id: str) -> None:
    with pytest.raises(BadPosition) as refused:
        state.write("counts", raw)
    assert refused.value.id == id


class Stocked(State):
    BY_SPACE: ClassVar[tuple[str, ...]] = ("stones", "owners")

    stones: tuple[int, ...] = (0, 0, 0)
    owners: tuple[str, ...] = ("", "", "")

    def board_map(self) -> Map:
        return BOARD


def test_values_by_space_are_an_object_without_the_empty_spaces() -> None:
    state = Stocked(stones=(0, 2, 0), owners=("you", "", "her"))
    plain = state.to_plain()
    assert plain == {"stones": {"A2": 2}, "owners": {"A1": "you", "B1": "her"}}
    again = Stocked()
    for field, raw in plain.items():
        again.write(field, raw)
    assert again == state


@pytest.mark.parametrize(
    ("raw", "id"),
    [
        ([0, 2, 0], "position.by_space"),
        ({"Z9": 1}, "position.space"),
        ({"A1": "many"}, "position.value"),
        ({"A1": 10**20}, "position.unfit"),
    ],
)
def test_bad_values_by_space_are_refused(raw: object, id: str) -> None:
    state = Stocked()
    with pytest.raises(BadPosition) as refused:
        state.write("stones", raw)
    assert refused.value.id == id
    assert state == Stocked()
