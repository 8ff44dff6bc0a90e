"""What nobody has read in yet is asked when a rule needs it, once, and remembered.

A planet's areas, what an area produces, its shrine, whether it touches Atlantis, and where the culture markers lie.
"""

from __future__ import annotations

from itertools import combinations, permutations, product
from typing import cast

from visavis.core import TABLE, Field, Form, Forms, Region, Several, Table, absorbing
from visavis.games.anunnaki.board import ATLANTIS, PREFIX, UNREAD, Area, Planet, sector
from visavis.games.anunnaki.cards import RESOURCES
from visavis.games.anunnaki.effects.setup import EnterPlanet, ReadArea, ReadEdges, ReadMarkers, ReadShrines
from visavis.games.anunnaki.state import State

FEWEST, MOST = 5, 8
"""How many areas a home planet may have; the printed ones have six."""
MOST_TILES, MOST_MARKERS = 6, 6
_PLANETS = tuple(
    (count, *places) for count in range(FEWEST, MOST + 1) for places in permutations(range(1, count + 1), 3)
)
_NUMBER = (1, MOST)
PLANET_FORM = Form(
    "planet",
    (
        Field("areas", bounds=(FEWEST, MOST)),
        Field("capital", bounds=_NUMBER),
        Field("shrine", bounds=_NUMBER),
        Field("tile", bounds=_NUMBER),
    ),
    _PLANETS,
)
GAIA_FORM = Form("gaia", (Field("areas", bounds=(FEWEST, MOST)),))
_ICONS = ("1", "2", "3")
PRODUCE_FORM = Form(
    "produce",
    (Field("resource", RESOURCES), Field("icons", (*_ICONS, *RESOURCES))),
    (*product(RESOURCES, _ICONS), *permutations(RESOURCES, 2)),
)
"""A resource and how often it stands there, or the other one on its right."""


@absorbing
def planet(known: int, state: State, table: Table[State], which: Planet) -> int:
    """The areas of a planet beside those that are known, from the pack or from the person."""
    if not from_pack(state, table, which):
        if which == "gaia":
            enter_gaia(table)
        else:
            enter_home(state, table, which)
    return state.board.planets[which]


def house_of(state: State, which: Planet) -> str:
    """Whose planet it is."""
    return {"his": state.house, "yours": state.your_house}.get(which, "gaia")


def from_pack(state: State, table: Table[State], which: Planet) -> bool:
    """Enter a planet that the pack knows; one that was read from the printed one, if the board is a printed one."""
    printed = state.options.board == "printed"
    known = sector(state.pack, house_of(state, which), which, printed)
    if known is None:
        return False
    markers = known.markers or (None if printed else ())
    table.do(EnterPlanet(which, known.areas, known.tiles, markers))
    return True


def enter_home(state: State, table: Table[State], which: Planet) -> None:
    """A home planet: its capital, the area beside it with a shrine, and that with a civilization."""
    args = {"planet": which, "house": house_of(state, which)}
    _, count, capital, shrine, tile = cast(
        "tuple[str, int, int, int, int]",
        table.ask(Forms("enter.planet", TABLE, "AN-1.8", (PLANET_FORM,), args=args)),
    )
    names = [f"{PREFIX[which]}{n}" for n in range(1, count + 1)]
    areas = tuple(
        Area(name, which, "capital", shrines=0, edge="none")
        if n == capital
        else Area(name, which, shrines=1 if n == shrine else UNREAD, edge="none", tile=n == tile, start=n == shrine)
        for n, name in enumerate(names, 1)
    )
    table.do(EnterPlanet(which, areas, (names[tile - 1],), None))


def enter_gaia(table: Table[State]) -> None:
    """Gaia: so many areas around Atlantis, some of them with civilizations."""
    _, count = cast("tuple[str, int]", table.ask(Forms("enter.gaia", TABLE, "AN-1.1", (GAIA_FORM,))))
    names = tuple(f"G{n}" for n in range(1, count + 1))
    tiles = table.ask(Several("enter.gaia_tiles", TABLE, "AN-1.1", names, 0, min(count, MOST_TILES)))
    atlantis = Area(ATLANTIS, "gaia", "atlantis", (), 0, 2, "none", tile=True)
    areas = (*(Area(name, "gaia", tile=name in tiles) for name in names), atlantis)
    table.do(EnterPlanet("gaia", areas, (*tiles, ATLANTIS), None))


def gaia(state: State, table: Table[State]) -> None:
    """Gaia must be known from here on."""
    if "gaia" not in state.board.entered:
        planet(state.areas, state, table, "gaia")


def produce(state: State, table: Table[State], name: str) -> Area:
    """An area whose resources are known."""
    at = state.board.at(name)
    if state.board.areas[at].icons == UNREAD:
        form = Forms("enter.produce", TABLE, "AN-5.2", (PRODUCE_FORM,), args={"area": name})
        _, resource, icons = cast("tuple[str, str, str]", table.ask(form))
        two = icons in RESOURCES
        table.do(ReadArea(name, (resource, icons) if two else (resource,), 2 if two else int(icons)))
    return state.board.areas[at]


@absorbing
def shrines(state: State, table: Table[State], areas: int) -> None:
    """Of all these areas it must be known whether they have a shrine; who looks at a planet looks at all of it."""
    board = state.board
    unread = 0
    for here in board.planets.values():
        if board.unread_shrines & areas & here:
            unread |= board.unread_shrines & here
    if unread:
        names = tuple(Region(board.map, unread))
        having = table.ask(Several("enter.shrines", TABLE, "AN-13.M1", names, 0, len(names)))
        table.do(ReadShrines(names, having))


@absorbing
def edges(state: State, table: Table[State], areas: int) -> None:
    """Of all these areas it must be known whether they lie beside Atlantis; all of Gaia is asked for at once."""
    dashed = state.options.dashed_only
    unread = state.board.unread_dashes if dashed else state.board.unread_edges
    if unread & areas:
        names = tuple(Region(state.board.map, unread & state.board.planets["gaia"]))
        question = "enter.edges_dashed" if dashed else "enter.edges"
        beside = table.ask(Several(question, TABLE, "AN-13.B4", names, 0, len(names)))
        table.do(ReadEdges(names, beside))


@absorbing
def markers(state: State, table: Table[State], areas: int) -> None:
    """The culture markers of all planets with one of these areas must be known."""
    for which in ("gaia", "yours", "his"):
        here = state.board.planets[which]
        if here & areas and which not in state.board.marked:
            markers_of(state, table, which, here)


def markers_of(state: State, table: Table[State], which: str, here: int) -> None:
    """The culture markers of a planet, one after another."""
    names = tuple(Region(state.board.map, here))
    left: list[tuple[str, ...]] = list(combinations(names, 3))
    found: list[tuple[str, ...]] = []
    while len(found) < MOST_MARKERS and left:
        rows = tuple(row for areas in left for row in permutations(areas))
        forms = (Form("marker", tuple(Field(f"area_{n}", names) for n in (1, 2, 3)), rows), Form("no_more"))
        args = {"planet": which, "count": len(found)}
        match table.ask(Forms("enter.markers", TABLE, "AN-4.2", forms, args=args, even=True)):
            case ("marker", *areas):
                found.append(tuple(sorted(map(str, areas), key=names.index)))
                left.remove(found[-1])
            case _:
                break
    table.do(ReadMarkers(which, tuple(found)))
