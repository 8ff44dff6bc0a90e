"""What he chooses by: the common criteria (chapter 5) and the choices of every action, in the order of the book."""

from __future__ import annotations

from collections.abc import Callable

from visavis.core import Bits, Choice, Criterion, Table, YouChoose
from visavis.games.anunnaki.board import Board, ask_once, strength
from visavis.games.anunnaki.cards import TRACKS, PactRow
from visavis.games.anunnaki.state import State

Value = Callable[[str], int]
"""His goal value for a track; asking for it may ask the table."""


# The common criteria


def by_planet(state: State, id: str, clause: str) -> Criterion[str]:
    """Gaia, then your planet, then his (AN-5.4)."""
    board = state.board
    return board.criteria.get((id, ())) or made(
        board, id, clause, (), (board.planets["gaia"], board.planets["yours"], board.planets["his"])
    )


def by_resource(state: State, table: Table[State], id: str, clause: str) -> Criterion[str]:
    """The first resource in the direction of the arrow that any area produces (AN-5.2)."""
    board, order = state.board, state.order
    if not board.unread_icons:
        return board.criteria.get((id, order)) or made(board, id, clause, order, board.by_resource(order))

    def rank(name: str) -> int:
        produced = ask_once.produce(state, table, name).resources
        return next((at for at, resource in enumerate(order) if resource in produced), len(order))

    return Criterion(id, clause, rank=rank, args={"order": order})


def by_icons(state: State, table: Table[State], id: str, clause: str) -> Criterion[str]:
    """The most icons, exhausted or not (AN-5.3)."""
    board = state.board
    if not board.unread_icons:
        return board.criteria.get((id, ())) or made(board, id, clause, (), board.by_icons)
    return Criterion(id, clause, rank=lambda name: -ask_once.produce(state, table, name).icons)


def made(board: Board, id: str, clause: str, order: tuple[str, ...], classes: tuple[int, ...]) -> Criterion[str]:
    """A criterion of a board that is known: it is the same every time, so it is made once."""
    args = {"order": order} if order else {}
    found = board.criteria[id, order] = Criterion(id, clause, classes=classes, args=args)
    return found


# The choices of the actions


def harvest_area(state: State, table: Table[State], areas: Bits) -> Choice[str]:
    """Where he exhausts a resource (AN-7.2, AN-7.3)."""
    return Choice(
        "harvest.area",
        "AN-7.2",
        among=state.board.map.region(areas),
        by=(
            by_resource(state, table, "harvest.resource", "AN-7.3a"),
            by_icons(state, table, "harvest.icons", "AN-7.3b"),
            YouChoose("harvest.you_choose", "AN-7.3c"),
        ),
    )


def building_area(state: State, table: Table[State]) -> Choice[str]:
    """Where he builds a settlement (AN-8.1, AN-8.2)."""
    held = state.settlements | state.your_settlements
    return Choice(
        "build.area",
        "AN-8.1",
        among=state.board.map.region(state.controlled & ~held & ~state.board.distant),
        by=(
            by_planet(state, "build.planet", "AN-8.2a"),
            by_resource(state, table, "build.resource", "AN-8.2b"),
            by_icons(state, table, "build.icons", "AN-8.2c"),
            YouChoose("build.you_choose", "AN-8.2d"),
        ),
    )


def follower_area(state: State, table: Table[State]) -> Choice[str]:
    """Where a new unit is placed (AN-10.1, AN-10.2). His capital cannot be besieged, so there is always one."""
    units, at = state.units, state.board.at
    return Choice(
        "gain.area",
        "AN-10.1",
        among=state.board.map.region(state.controlled & state.settlements),
        by=(
            Criterion("gain.weakest", "AN-10.2a", rank=lambda name: strength(units[at(name)])),
            by_resource(state, table, "gain.resource", "AN-10.2b"),
            YouChoose("gain.you_choose", "AN-10.2c"),
        ),
        sure=True,
    )


def summon_area(state: State, table: Table[State], areas: Bits, god: str) -> Choice[str]:
    """Where a god takes the place of a follower (AN-15.6)."""
    at = state.board.at
    return Choice(
        "summon.area",
        "AN-15.6",
        among=state.board.map.region(areas),
        by=(
            Criterion("summon.pieces", "AN-15.6a", rank=lambda name: -state.pieces(at(name))),
            by_resource(state, table, "summon.resource", "AN-15.6b"),
            by_icons(state, table, "summon.icons", "AN-15.6c"),
            YouChoose("summon.you_choose", "AN-15.6d"),
        ),
        args={"god": god},
    )


def pact(state: State) -> Choice[str]:
    """Which pact he fulfils (AN-15.1)."""
    pacts = state.pack.table("pact", PactRow)
    return Choice(
        "pact.tile",
        "AN-15.1",
        among=state.pacts,
        by=(
            Criterion("pact.points", "AN-15.1a", rank=lambda id: -pacts[id].points),
            Criterion("pact.first", "AN-15.1b", rank=state.pacts.index),
        ),
    )


def oracle_track(state: State, value: Value, left: tuple[str, ...]) -> Choice[str]:
    """Whose goal tile the oracle follows (AN-14.2)."""
    return Choice(
        "oracle.track",
        "AN-14.2",
        among=left,
        by=(
            Criterion("oracle.furthest", "AN-14.2a", rank=lambda track: -state.progress[TRACKS.index(track)]),
            Criterion("oracle.lowest_value", "AN-14.2b", rank=value),
            Criterion("oracle.lower", "AN-14.2c", rank=lambda track: -TRACKS.index(track)),
        ),
    )


def free_track(state: State, value: Value, open: tuple[str, ...]) -> Choice[str]:
    """Where his marker goes on at the free symbol (AN-15.4)."""
    return Choice(
        "advance.track",
        "AN-15.4",
        among=open,
        by=(
            Criterion("advance.highest_value", "AN-15.4a", rank=lambda track: -value(track)),
            Criterion("advance.behind", "AN-15.4b", rank=lambda track: state.progress[TRACKS.index(track)]),
            Criterion("advance.lower", "AN-15.4c", rank=lambda track: -TRACKS.index(track)),
        ),
    )
