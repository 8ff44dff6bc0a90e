"""The strategies (chapter 13). Each line keeps what it names; if it names none of the areas, the next line is read."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import NamedTuple, TypeVar

from visavis.core import Bits, Only, Table, absorbing
from visavis.games.anunnaki.board import ask_once, places
from visavis.games.anunnaki.state import State

B = TypeVar("B", int, Bits)
Finds = Callable[[State, Table[State], Bits], Bits]
"""The areas that a line of a strategy names, out of those that can be the target."""


class Line(NamedTuple):
    """A line of a strategy."""

    id: str
    clause: str
    finds: Finds
    kinds: frozenset[str] = frozenset()
    """Whether it can name areas with a civilization, or where you and he both stand; all lines can name others."""


TILE, CONTESTED = "tile", "contested"
BESIDE, TILES = frozenset({TILE, CONTESTED}), frozenset({TILE})


def atlantis(state: State, table: Table[State], areas: Bits) -> Bits:
    """Atlantis, unless he controls it."""
    return areas & state.board.atlantis


def distant(state: State, table: Table[State], areas: Bits) -> Bits:
    """The Distant Planet that the arrow shows, unless he leads it."""
    return areas & state.board.distant


def civilization(state: State, table: Table[State], areas: Bits) -> Bits:
    """An area with a civilization."""
    return areas & state.tiles & ~state.board.distant


def civilization_elsewhere(state: State, table: Table[State], areas: Bits) -> Bits:
    """An area with a civilization, not Atlantis."""
    return areas & state.tiles & ~state.board.distant & ~state.board.atlantis


def beside_atlantis(state: State, table: Table[State], areas: Bits) -> Bits:
    """An area beside Atlantis, unless he controls it."""
    ask_once.edges(areas & state.board.planets["gaia"], state, table)
    return areas & beside(state)


def beside(state: State) -> int:
    """The areas beside Atlantis."""
    return state.board.dashed if state.options.dashed_only else state.board.beside


def your_weakest(state: State, table: Table[State], areas: Bits) -> Bits:
    """The area you control where your strength is lowest."""
    return weakest(areas & state.your_controlled & ~state.board.distant, state)


@absorbing
def weakest(areas: int, state: State) -> int:
    """The areas where your strength is lowest (AN-13.B5)."""
    best, found = 99, 0
    for at in places(areas):
        its = state.your_strength(at)
        if its < best:
            best, found = its, 0
        if its == best:
            found |= 1 << at
    return found


def your_shrine(state: State, table: Table[State], areas: Bits) -> Bits:
    """An area you control with a shrine."""
    yours = areas & state.your_controlled & ~state.board.distant
    ask_once.shrines(yours, state, table, "AN-13.M5")
    return yours & state.board.shrines


def free_shrine(state: State, table: Table[State], areas: Bits, clause: str) -> Bits:
    """An uncontrolled area with a shrine."""
    free = areas & state.uncontrolled
    ask_once.shrines(free, state, table, clause)
    return free & state.board.shrines


def free(state: State, table: Table[State], areas: Bits) -> Bits:
    """An uncontrolled area."""
    return areas & state.uncontrolled


def activating(state: State, table: Table[State], areas: Bits) -> Bits:
    """An uncontrolled area that activates a culture marker: units stand in the two others already."""
    free = areas & state.uncontrolled
    ask_once.markers(free, state, table)
    return completing(free, state.his | state.your_figures, state.board.corners(state.markers))


@absorbing
def completing(free: int, held: int, markers: tuple[int, ...]) -> int:
    """Those of these areas that are the only one of a marker without units."""
    found = 0
    for marker in markers:
        missing = marker & ~held
        if missing & free and not missing & (missing - 1):
            found |= missing
    return found


def beside_marker(state: State, table: Table[State], areas: Bits) -> Bits:
    """An uncontrolled area beside a culture marker."""
    free = areas & state.uncontrolled
    ask_once.markers(free, state, table)
    found = 0
    for marker in state.board.corners(state.markers):
        found |= marker
    return free & found


LINES: dict[str, tuple[Line, ...]] = {
    "brave": (
        Line("brave.atlantis", "AN-13.B1", atlantis),
        Line("brave.distant", "AN-13.B2", distant),
        Line("brave.civilization", "AN-13.B3", civilization, TILES),
        Line("brave.beside_atlantis", "AN-13.B4", beside_atlantis, BESIDE),
        Line("brave.your_weakest", "AN-13.B5", your_weakest),
        Line("brave.shrine", "AN-13.B6", partial(free_shrine, clause="AN-13.B6")),
        Line("brave.free", "AN-13.B7", free),
    ),
    "mighty": (
        Line("mighty.shrine", "AN-13.M1", partial(free_shrine, clause="AN-13.M1")),
        Line("mighty.atlantis", "AN-13.M2", atlantis),
        Line("mighty.distant", "AN-13.M3", distant),
        Line("mighty.beside_atlantis", "AN-13.M4", beside_atlantis, BESIDE),
        Line("mighty.your_shrine", "AN-13.M5", your_shrine),
        Line("mighty.free", "AN-13.M6", free),
        Line("mighty.your_weakest", "AN-13.M7", your_weakest),
    ),
    "cunning": (
        Line("cunning.activating", "AN-13.C1", activating),
        Line("cunning.beside_marker", "AN-13.C2", beside_marker),
        Line("cunning.distant", "AN-13.C3", distant),
        Line("cunning.civilization", "AN-13.C4", civilization_elsewhere, TILES),
        Line("cunning.free", "AN-13.C5", free),
        Line("cunning.atlantis", "AN-13.C6", atlantis),
        Line("cunning.your_weakest", "AN-13.C7", your_weakest),
    ),
}


def _home(lines: tuple[Line, ...]) -> tuple[Line, ...]:
    return tuple(one for one in lines if one.finds is not distant)


def _named_by(strategy: str, kind: str) -> tuple[Finds, ...]:
    return tuple(line.finds for line in LINES[strategy] if kind in line.kinds)


HOME_LINES = {strategy: _home(lines) for strategy, lines in LINES.items()}
"""The lines without those of the Distant Planets."""
UNNAMED = {strategy: tuple(kind for kind in (TILE, CONTESTED) if not _named_by(strategy, kind)) for strategy in LINES}
"""The kinds of areas that no line of a strategy names."""
ONLY_BESIDE = {
    strategy: tuple(kind for kind in (TILE, CONTESTED) if _named_by(strategy, kind) == (beside_atlantis,))
    for strategy in LINES
}
"""The kinds of areas that a strategy names only beside Atlantis."""


def of_kinds(state: State, both: B, kinds: tuple[str, ...]) -> B | int:
    """The areas of these kinds (`both`: where you and he stand); Atlantis and the Distant Planets have own lines."""
    tiles = state.tiles & ~state.board.distant if TILE in kinds else 0
    return (tiles | both if CONTESTED in kinds else tiles) & ~state.board.atlantis


def know_edges(state: State, table: Table[State], strategy: str) -> None:
    """Of areas that are named only beside Atlantis it must be known whether they lie there."""
    areas = of_kinds(state, state.his & state.yours, ONLY_BESIDE[strategy])
    ask_once.edges(areas & state.board.planets["gaia"], state, table)


def lines(state: State, table: Table[State], strategy: str, areas: Bits, portal: bool) -> tuple[Only[str], ...]:
    """The lines of a strategy, in order; that of the Distant Planet only in a portal action with its module.

    Nobody is asked for what the lines after the one that decides would name.
    """
    used = LINES if portal and state.options.distant else HOME_LINES
    return tuple(
        [
            Only(line.id, line.clause, None, partial(line.finds, state, table, areas), lines=strategy)
            for line in used[strategy]
        ]
    )
