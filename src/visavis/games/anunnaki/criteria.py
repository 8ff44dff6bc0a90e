"""What he chooses by: the common criteria (chapter 5) and the choices of every action, in the order of the book."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from visavis.core import Bits, Choice, Criterion, Later, Narrowing, Table, YouChoose, exclusions
from visavis.games.anunnaki.board import Area, Board, ask_once, strength
from visavis.games.anunnaki.cards import TRACKS, PactRow
from visavis.games.anunnaki.state import State

Value = Callable[[str], int]
"""His goal value for a track; asking for it may ask the table."""
ByArea = Criterion[str] | Later[str]


# The common criteria


def by_planet(state: State, id: str, clause: str) -> Criterion[str]:
    """Gaia, then your planet, then his (AN-5.4)."""
    board = state.board
    return board.criteria.get((id, ())) or made(
        Criterion(
            id,
            clause,
            classes=(board.planets["gaia"], board.planets["yours"], board.planets["his"]),
            measure=lambda name: known(board, name).planet,
            args={"rule": "AN-5.4"},
        ),
        board,
    )


def by_resource(state: State, table: Table[State], id: str, clause: str) -> ByArea:
    """The first resource in the direction of the arrow that any area produces (AN-5.2)."""
    board, order = state.board, state.order
    if board.unread_icons:
        return Later(lambda left: sighted_criterion(state, table, left, id, clause))
    return board.criteria.get((id, order)) or made(resource_criterion(board, order, id, clause), board, order)


def resource_criterion(board: Board, order: tuple[str, ...], id: str, clause: str) -> Criterion[str]:
    """The areas by the first resource of an order."""
    args = {"order": order, "rule": "AN-5.2"}
    return Criterion(id, clause, classes=board.by_resource(order), measure=partial(first_of, board, order), args=args)


def sighted_criterion(state: State, table: Table[State], left: tuple[str, ...], id: str, clause: str) -> Criterion[str]:
    """The same where areas are read in when they matter: as much of them as the criterion needs."""
    order = state.order
    ask_once.producing(state, table, left, order)
    board, sighted = state.board, {resource: state.sighted_with(resource) for resource in order}
    classes = tuple(board.producing[resource] | sighted[resource] for resource in order)

    def measure(name: str) -> str:
        bit = board.map.bit[name]
        return next(
            (resource for resource in order if (board.producing[resource] | sighted[resource]) & bit), "nothing"
        )

    return Criterion(id, clause, classes=classes, measure=measure, args={"order": order, "rule": "AN-5.2"})


def by_icons(state: State, table: Table[State], id: str, clause: str) -> ByArea:
    """The most icons, exhausted or not (AN-5.3)."""
    board = state.board
    if board.unread_icons:
        return Later(lambda left: icons_criterion(ask_once.produce(state, table, left), id, clause))
    return board.criteria.get((id, ())) or made(icons_criterion(board, id, clause), board)


def icons_criterion(board: Board, id: str, clause: str) -> Criterion[str]:
    """The areas by the number of their icons."""
    args = {"rule": "AN-5.3"}
    return Criterion(id, clause, classes=board.by_icons, measure=lambda name: known(board, name).icons, args=args)


def made(criterion: Criterion[str], board: Board, order: tuple[str, ...] = ()) -> Criterion[str]:
    """A criterion of a board that is known: it is the same every time, so it is made once."""
    board.criteria[criterion.id, order] = criterion
    return criterion


def known(board: Board, name: str) -> Area:
    """What is known of an area."""
    return board.areas[board.at(name)]


def first_of(board: Board, order: tuple[str, ...], name: str) -> str:
    """The first resource of the order that an area produces."""
    return next((resource for resource in order if resource in known(board, name).resources), "nothing")


# What falls out before the first criterion


def not_harvested(state: State, areas: Bits) -> tuple[Narrowing, ...]:
    """Which areas with pieces of his he cannot harvest: not controlled, or no icon left."""
    limits = (("harvest.held", "AN-5.5", state.controlled), ("harvest.left", "AN-7.2", areas))
    return exclusions(state.board.map, state.his | state.settlements, limits)


def not_built(state: State, areas: Bits) -> tuple[Narrowing, ...]:
    """Which areas with pieces of his he cannot build in: not controlled, or settled."""
    limits = (("build.held", "AN-5.5", state.controlled), ("build.settled", "AN-8.1", areas))
    return exclusions(state.board.map, state.his | state.settlements, limits)


def besieged(state: State, areas: Bits) -> tuple[Narrowing, ...]:
    """Which settlements of his are besieged, so that no unit is placed there."""
    return exclusions(state.board.map, state.areas & state.settlements, (("gain.besieged", "AN-5.5", areas),))


# The choices of the actions

PLACED = {unit: {"unit": unit} for unit in "cf"}
CHOSEN, BY_STRENGTH = {"rule": "AN-5.1"}, {"rule": "AN-5.6"}
"""Which clause explains that several areas are alike, and what strength is."""


def harvest_area(state: State, table: Table[State], areas: Bits) -> Choice[str]:
    """Where he exhausts a resource (AN-7.1 to AN-7.3)."""
    return Choice(
        "harvest.area",
        "AN-7.1",
        among=state.board.map.region(areas),
        by=(
            by_resource(state, table, "harvest.resource", "AN-7.3a"),
            by_icons(state, table, "harvest.icons", "AN-7.3b"),
            YouChoose("harvest.you_choose", "AN-7.3c", args=CHOSEN),
        ),
        before=partial(not_harvested, state, areas),
    )


def building_area(state: State, table: Table[State]) -> Choice[str]:
    """Where he builds a settlement (AN-8.1, AN-8.2)."""
    areas = state.controlled & ~(state.settlements | state.your_settled | state.board.distant)
    return Choice(
        "build.area",
        "AN-8.1",
        among=state.board.map.region(areas),
        by=(
            by_planet(state, "build.planet", "AN-8.2a"),
            by_resource(state, table, "build.resource", "AN-8.2b"),
            by_icons(state, table, "build.icons", "AN-8.2c"),
            YouChoose("build.you_choose", "AN-8.2d", args=CHOSEN),
        ),
        before=partial(not_built, state, areas),
    )


def follower_area(state: State, table: Table[State], unit: str = "f") -> Choice[str]:
    """Where a new unit is placed (AN-10.1, AN-10.2). His capital cannot be besieged, so there is always one."""
    units, at = state.units, state.board.at
    areas = state.controlled & state.settlements
    return Choice(
        "gain.area",
        "AN-10.1",
        among=state.board.map.region(areas),
        by=(
            Criterion("gain.weakest", "AN-10.2a", rank=lambda name: strength(units[at(name)]), args=BY_STRENGTH),
            by_resource(state, table, "gain.resource", "AN-10.2b"),
            YouChoose("gain.you_choose", "AN-10.2c", args=CHOSEN),
        ),
        sure=True,
        args=PLACED[unit],
        before=partial(besieged, state, areas),
    )


def summon_area(state: State, table: Table[State], areas: Bits, god: str) -> Choice[str]:
    """Where a god takes the place of a follower (AN-15.6)."""
    at = state.board.at
    return Choice(
        "summon.area",
        "AN-15.6",
        among=state.board.map.region(areas),
        by=(
            Criterion(
                "summon.pieces",
                "AN-15.6a",
                rank=lambda name: -state.pieces(at(name)),
                measure=lambda name: state.pieces(at(name)),
            ),
            by_resource(state, table, "summon.resource", "AN-15.6b"),
            by_icons(state, table, "summon.icons", "AN-15.6c"),
            YouChoose("summon.you_choose", "AN-15.6d", args=CHOSEN),
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
            Criterion(
                "pact.points", "AN-15.1a", rank=lambda id: -pacts[id].points, measure=lambda id: pacts[id].points
            ),
            Criterion("pact.first", "AN-15.1b", rank=state.pacts.index, measure=lambda id: state.pacts.index(id) + 1),
        ),
    )


def progress(state: State, track: str) -> int:
    """Where his marker is on a track."""
    return state.progress[TRACKS.index(track)]


def oracle_track(state: State, value: Value, left: tuple[str, ...]) -> Choice[str]:
    """Whose goal tile the oracle follows (AN-14.2)."""
    return Choice(
        "oracle.track",
        "AN-14.2",
        among=left,
        by=(
            Criterion(
                "oracle.furthest",
                "AN-14.2a",
                rank=lambda track: -progress(state, track),
                measure=partial(progress, state),
            ),
            Criterion("oracle.lowest_value", "AN-14.2b", rank=value),
            Criterion("oracle.lower", "AN-14.2c", rank=lambda track: -row(track), measure=row),
        ),
    )


def free_track(state: State, value: Value, open: tuple[str, ...]) -> Choice[str]:
    """Where his marker goes on at the free symbol (AN-15.4)."""
    values: dict[str, int] = {}

    def rank(track: str) -> int:
        values[track] = value(track)
        return -values[track]

    return Choice(
        "advance.track",
        "AN-15.4",
        among=open,
        by=(
            Criterion("advance.highest_value", "AN-15.4a", rank=rank, measure=values.__getitem__),
            Criterion("advance.behind", "AN-15.4b", rank=partial(progress, state)),
            Criterion("advance.lower", "AN-15.4c", rank=lambda track: -row(track), measure=row),
        ),
    )


def row(track: str) -> int:
    """The place of a track from the top of the development board, from 1 on."""
    return TRACKS.index(track) + 1
