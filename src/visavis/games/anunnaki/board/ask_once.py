"""What nobody has read in yet is asked when a rule needs it, once, and remembered.

A planet's areas, what areas produce, shrines, which areas touch Atlantis, and where the culture markers lie.
"""

from __future__ import annotations

from itertools import combinations, permutations, product
from typing import cast

from visavis.core import TABLE, Field, Form, Forms, Region, Several, Table, absorbing
from visavis.core.question.forms import ON_SPACE
from visavis.games.anunnaki.board import ATLANTIS, PREFIX, UNREAD, Area, Board, Planet, sector, shape
from visavis.games.anunnaki.board.shapes import USUAL
from visavis.games.anunnaki.cards import RESOURCES
from visavis.games.anunnaki.effects.setup import (
    EnterPlanet,
    ReadArea,
    ReadEdges,
    ReadMarkers,
    ReadShrines,
    SightResource,
    WrongPlanet,
)
from visavis.games.anunnaki.state import State

FEWEST, MOST_AT_HOME, MOST_ON_GAIA = 4, 12, 30
"""How many areas can be entered. Home planets with six are known; how many Gaia has nobody has published."""
MOST_MARKERS = 20
"""So many culture markers are in the box."""
_NUMBER = (1, MOST_AT_HOME)
USUAL_FORMS = (Form("shrine_left"), Form("shrine_right"))
"""Six areas in the usual shape, and on which side of the capital the shrine is."""
PLANET_FORM = Form(
    "planet",
    (
        Field("areas", bounds=(FEWEST, MOST_AT_HOME)),
        Field("capital", bounds=_NUMBER),
        Field("shrine", bounds=_NUMBER),
        Field("tile", bounds=_NUMBER),
    ),
)
GAIA_FORM = Form("gaia", (Field("areas", tuple(range(1, MOST_ON_GAIA + 1))),))
FEW = 4
"""Of more areas it is asked one resource after another which of them produce it: that takes fewer answers."""
UNREAD_YIELD = "unread"
YIELDS = (
    *(f"{resource}_{icons}" for resource, icons in product(RESOURCES, (1, 2, 3))),
    *(f"{left}_{right}" for left, right in permutations(RESOURCES, 2)),
)
"""A resource and how often it stands there, or two different ones, the left one first."""


def from_pack(state: State, house: str, which: Planet) -> EnterPlanet | None:
    """A planet that the pack knows; one that was read from the printed one, if the board is a printed one."""
    printed = state.options.board == "printed"
    known = sector(state.pack, house, which, printed)
    if known is None:
        return None
    markers = known.markers or (None if printed else ())
    return EnterPlanet(which, known.areas, known.tiles, markers)


def home(state: State, table: Table[State], which: Planet, house: str) -> EnterPlanet:
    """A home planet, from the pack or from the person; what enters it."""
    return from_pack(state, house, which) or read_home(table, which, house)


def read_home(table: Table[State], which: Planet, house: str) -> EnterPlanet:
    """A home planet as a person describes it: its capital, the area beside it with a shrine, the civilization."""
    args = {"planet": which, "house": house}
    while True:
        match table.ask(Forms("enter.planet", TABLE, "AN-1.8", (*USUAL_FORMS, PLANET_FORM), args=args, even=True)):
            case ("planet", *numbers):
                count, capital, shrine, tile = cast("list[int]", numbers)
                if max(capital, shrine, tile) > count or len({capital, shrine, tile}) < len(numbers) - 1:
                    table.note(WrongPlanet, count)
                    continue
            case (side,):
                count, capital, tile = USUAL.areas, USUAL.capital, USUAL.tile
                shrine = USUAL.left if side == "shrine_left" else USUAL.right
        return described(which, count, capital, shrine, tile)


def described(which: Planet, count: int, capital: int, shrine: int, tile: int) -> EnterPlanet:
    """A home planet of so many areas, with these of them by number."""
    names = [f"{PREFIX[which]}{n}" for n in range(1, count + 1)]
    areas = tuple(
        Area(name, which, "capital", shrines=0, edge="none")
        if n == capital
        else Area(name, which, shrines=1 if n == shrine else UNREAD, edge="none", tile=n == tile, start=n == shrine)
        for n, name in enumerate(names, 1)
    )
    return EnterPlanet(which, areas, (names[tile - 1],), None)


def enter_gaia(table: Table[State]) -> None:
    """Gaia: so many areas around Atlantis, some of them with civilizations."""
    _, count = cast("tuple[str, int]", table.ask(Forms("enter.gaia", TABLE, "AN-1.1", (GAIA_FORM,))))
    names = tuple(f"G{n}" for n in range(1, count + 1))
    tiles = table.ask(Several("enter.gaia_tiles", TABLE, "AN-1.1", names, 0, count))
    atlantis = Area(ATLANTIS, "gaia", "atlantis", (), 0, 2, "none", tile=True)
    areas = (*(Area(name, "gaia", tile=name in tiles) for name in names), atlantis)
    table.do(EnterPlanet("gaia", areas, (*tiles, ATLANTIS), None))


def gaia(state: State, table: Table[State]) -> None:
    """Gaia must be known from here on."""
    if "gaia" not in state.board.entered:
        lay_gaia(state.areas, state, table)


@absorbing
def lay_gaia(known: int, state: State, table: Table[State]) -> None:
    """Gaia beside the areas that are known, from the pack or from the person."""
    if (entered := from_pack(state, "gaia", "gaia")) is not None:
        table.do(entered)
    else:
        enter_gaia(table)


def producing(state: State, table: Table[State], names: tuple[str, ...], order: tuple[str, ...]) -> None:
    """Of these areas it must be known which produce the first resource of the order that any of them produces.

    Few are read in whole; of many only those are named that produce a resource, until some do.
    """
    board = state.board
    wanted = board.map.bits(names)
    if (wanted & board.unread_icons).bit_count() <= FEW:
        produce(state, table, names)
        return
    for resource in order:
        unknown = wanted & board.unread_icons & ~state.sighted_with(resource) & ~state.sighted_without(resource)
        if unknown:
            asked = tuple(Region(board.map, unknown))
            args = {"resource": resource}
            having = table.ask(Several("enter.producing", TABLE, "AN-5.2", asked, 0, len(asked), args=args))
            table.do(SightResource(resource, asked, having))
        if wanted & (board.producing[resource] | state.sighted_with(resource)):
            return


def produce(state: State, table: Table[State], names: tuple[str, ...]) -> Board:
    """A board that knows what these areas produce. Who looks at a planet may say it of all its areas at once."""
    board = state.board
    needed = board.map.bits(names) & board.unread_icons
    if needed:
        planets = 0
        for here in board.planets.values():
            planets |= here if here & needed else 0
        others = board.unread_icons & planets & ~needed
        fields = (
            *(Field(f"{ON_SPACE}{name}", yields(state, name)) for name in Region(board.map, needed)),
            *(
                Field(f"{ON_SPACE}{name}", (UNREAD_YIELD, *yields(state, name)), default=UNREAD_YIELD)
                for name in Region(board.map, others)
            ),
        )
        args = {"areas": tuple(Region(board.map, needed))}
        _, *said = table.ask(Forms("enter.produce", TABLE, "AN-5.2", (Form("produce", fields),), args=args))
        for field, given in zip(fields, said, strict=True):
            if given != UNREAD_YIELD:
                table.do(read_area(field.name.removeprefix(ON_SPACE), str(given)))
    return state.board


def yields(state: State, name: str) -> tuple[str, ...]:
    """What an area can produce, as far as nobody has said otherwise."""
    bit = state.board.map.bit[name]
    has = {resource for resource in RESOURCES if state.sighted_with(resource) & bit}
    lacks = {resource for resource in RESOURCES if state.sighted_without(resource) & bit}
    if not has and not lacks:
        return YIELDS
    left = tuple(one for one in YIELDS if has <= {*one.split("_")} and not lacks & {*one.split("_")})
    return left or YIELDS


def read_area(name: str, given: str) -> ReadArea:
    """What an area produces, as it was said: metal_2, or food_gold."""
    first, _, second = given.partition("_")
    two = second in RESOURCES
    return ReadArea(name, (first, second) if two else (first,), 2 if two else int(second))


@absorbing
def shrines(areas: int, state: State, table: Table[State], clause: str = "AN-13.M1") -> None:
    """Of all these areas it must be known whether they have a shrine; who looks at a planet looks at all of it."""
    board = state.board
    unread = 0
    for here in board.planets.values():
        if board.unread_shrines & areas & here:
            unread |= board.unread_shrines & here
    if unread:
        names = tuple(Region(board.map, unread))
        having = table.ask(Several("enter.shrines", TABLE, clause, names, 0, len(names)))
        table.do(ReadShrines(names, having))


@absorbing
def edges(areas: int, state: State, table: Table[State]) -> None:
    """Of all these areas it must be known whether they lie beside Atlantis; all of Gaia is asked for at once."""
    dashed = state.options.dashed_only
    unread = state.board.unread_dashes if dashed else state.board.unread_edges
    if unread & areas:
        names = tuple(Region(state.board.map, unread & state.board.planets["gaia"]))
        question = "enter.edges_dashed" if dashed else "enter.edges"
        beside = table.ask(Several(question, TABLE, "AN-13.B4", names, 0, len(names)))
        table.do(ReadEdges(names, beside))


@absorbing
def markers(areas: int, state: State, table: Table[State]) -> None:
    """The culture markers of all planets with one of these areas must be known."""
    for which in ("gaia", "yours", "his"):
        here = state.board.planets[which]
        if here & areas and which not in state.board.marked:
            table.do(ReadMarkers(which, markers_of(state, table, which, here)))


ELSEWHERE = "elsewhere"
"""A culture marker lies where none is offered, because the planet has another shape."""


def markers_of(state: State, table: Table[State], which: str, here: int) -> tuple[tuple[str, ...], ...]:
    """The culture markers of a planet: in one answer where its corners are known."""
    corners = {"-".join(corner): corner for corner in shape(state.board, which).corners}
    if not corners:
        return more_markers(state, table, which, here, [])
    options = (*corners, ELSEWHERE)
    said = table.ask(Several("enter.corners", TABLE, "AN-4.2", options, 0, len(options), args={"planet": which}))
    found = [corners[one] for one in said if one != ELSEWHERE]
    return more_markers(state, table, which, here, found) if ELSEWHERE in said else tuple(found)


def more_markers(
    state: State, table: Table[State], which: str, here: int, found: list[tuple[str, ...]]
) -> tuple[tuple[str, ...], ...]:
    """Culture markers between any three areas of a planet, one after another."""
    names = tuple(Region(state.board.map, here))
    left: list[tuple[str, ...]] = [marker for marker in combinations(names, 3) if marker not in found]
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
    return tuple(found)
