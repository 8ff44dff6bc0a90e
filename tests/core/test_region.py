from __future__ import annotations

import copy
import pickle
from collections import deque
from functools import cache

import pytest
from hypothesis import given
from hypothesis import strategies as st

from visavis.core import SOMEWHERE, UNTRACKED, Map, absorbing, groups, nth

AT = {f"{chr(65 + row)}{column + 1}": (row, column) for row in range(6) for column in range(7)}
POINTY, FLAT = Map.hexes(AT), Map.hexes(AT, flat=True)


def real_neighbours(name: str, flat: bool) -> set[str]:
    """From the drawing: the six hexes around one, by offset coordinates."""
    row, column = AT[name]
    if flat:
        down = column % 2
        around = [(-1, 0), (1, 0), (down - 1, -1), (down, -1), (down - 1, 1), (down, 1)]
    else:
        right = row % 2
        around = [(0, -1), (0, 1), (-1, right - 1), (-1, right), (1, right - 1), (1, right)]
    by_place = {place: name for name, place in AT.items()}
    return {by_place[row + r, column + c] for r, c in around if (row + r, column + c) in by_place}


def slow_distance(start: set[str], goal: set[str], blocked: set[str]) -> int | None:
    seen, queue = set(start), deque((space, 0) for space in start)
    while queue:
        space, steps = queue.popleft()
        if space in goal:
            return steps
        if space in blocked and space not in start:
            continue
        for other in real_neighbours(space, flat=False) - seen:
            if other not in blocked or other in goal:
                seen.add(other)
                queue.append((other, steps + 1))
    return None


@pytest.mark.parametrize(("board", "flat"), [(POINTY, False), (FLAT, True)])
def test_neighbours_are_those_of_the_drawing(board: Map, flat: bool) -> None:
    for name in AT:
        assert set(board.region(board.around[name])) == real_neighbours(name, flat)


def test_a_graph_has_the_neighbours_it_was_given() -> None:
    areas = Map.graph({"rome": ["gaul"], "gaul": ["rome", "spain"], "spain": ["gaul"]})
    assert list(areas.region(areas.grow(areas.bits(["rome", "spain"])))) == ["gaul"]
    assert areas.distance(areas.bits(["rome"]), areas.bits(["spain"])) == 2


def test_names_come_in_reading_order() -> None:
    assert POINTY.names == tuple(AT)
    assert FLAT.names == tuple(sorted(AT, key=lambda name: (AT[name][1], AT[name][0])))


some_spaces = st.sets(st.sampled_from(sorted(AT)), min_size=1, max_size=5)


@given(some_spaces, some_spaces, st.sets(st.sampled_from(sorted(AT)), max_size=15))
def test_distances_are_those_of_a_slow_search(start: set[str], goal: set[str], blocked: set[str]) -> None:
    bits = POINTY.bits
    assert POINTY.distance(bits(start), bits(goal), bits(blocked)) == slow_distance(start, goal, blocked)


@given(some_spaces, st.sets(st.sampled_from(sorted(AT)), max_size=15))
def test_rings_are_the_spaces_at_each_distance(start: set[str], blocked: set[str]) -> None:
    rings = list(POINTY.rings(POINTY.bits(start), POINTY.bits(blocked)))
    for steps, ring in enumerate(rings):
        for space in POINTY.region(ring):
            assert slow_distance(start, {space}, blocked) == steps
    assert POINTY.within(POINTY.bits(start), 2, POINTY.bits(blocked)) == sum(rings[:3])


def test_groups_are_connected_and_in_reading_order() -> None:
    spaces = POINTY.bits(["A1", "A2", "C5", "F7", "F6"])
    assert [list(POINTY.region(group)) for group in groups(POINTY, spaces)] == [["A1", "A2"], ["C5"], ["F6", "F7"]]


def test_nth_goes_round() -> None:
    spaces = POINTY.bits(["A3", "B1", "F7"])
    assert [POINTY.name(nth(spaces, count)) for count in (1, 2, 3, 4)] == ["A3", "B1", "F7", "A3"]
    assert [POINTY.name(nth(spaces, count, True)) for count in (1, 3, 4)] == ["F7", "A3", "F7"]


def test_a_region_reads_like_a_sequence_of_names() -> None:
    region = POINTY.region(POINTY.bits(["B1", "A3"]))
    assert list(region) == ["A3", "B1"]
    assert (len(region), region[1], "B1" in region, "Z9" in region) == (2, "B1", True, False)
    assert repr(region) == "Region(A3 B1)"
    assert region == POINTY.region(POINTY.bits(["A3", "B1"]))
    assert hash(region) == hash(POINTY.region(POINTY.bits(["A3", "B1"])))


class TestUntracked:
    def test_it_absorbs_every_set_operation(self) -> None:
        for value in (
            UNTRACKED & 1,
            1 & UNTRACKED,
            UNTRACKED | 1,
            1 | UNTRACKED,
            ~UNTRACKED,
            -UNTRACKED,
            UNTRACKED ^ 1,
            1 - UNTRACKED,
        ):
            assert value is UNTRACKED

    def test_it_is_no_truth_value_and_has_no_length(self) -> None:
        with pytest.raises(TypeError):
            bool(UNTRACKED)
        with pytest.raises(TypeError):
            len(UNTRACKED)

    def test_there_is_only_one(self) -> None:
        assert copy.copy(UNTRACKED) is copy.deepcopy(UNTRACKED) is pickle.loads(pickle.dumps(UNTRACKED)) is UNTRACKED

    def test_a_space_somewhere_makes_a_set_untracked(self) -> None:
        assert POINTY.all | POINTY.bit[SOMEWHERE] is UNTRACKED
        assert POINTY.region(UNTRACKED) is UNTRACKED

    def test_absorbing_functions_are_untracked_themselves(self) -> None:
        double = absorbing(lambda bits: bits * 2)
        assert double(4) == 8
        assert double(UNTRACKED) is UNTRACKED

    def test_a_function_that_remembers_can_absorb(self) -> None:
        @absorbing
        @cache
        def moved(bits: int, by: int = 1) -> int:
            return bits << by

        assert (moved(4), moved(4, 2), moved(UNTRACKED)) == (8, 16, UNTRACKED)
