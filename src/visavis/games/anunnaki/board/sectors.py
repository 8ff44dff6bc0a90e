"""The planets of a pack, as they are called in a game."""

from __future__ import annotations

import msgspec

from visavis.core import Pack
from visavis.games.anunnaki.board.areas import ATLANTIS, LEFT, PREFIX, RIGHT, Area, Board, Planet, board
from visavis.games.anunnaki.cards import AreaRow, Corner


def area_of(row: AreaRow, planet: Planet) -> Area:
    """An area of a pack as it is called in this game."""
    name = ATLANTIS if row.kind == "atlantis" else row.called or f"{PREFIX[planet]}{row.number}"
    first = row.start == "follower"
    return Area(name, planet, row.kind, row.resources, row.icons, row.shrines, row.edge, row.tile, first)


class Sector(msgspec.Struct, frozen=True):
    """A planet of a pack: its areas, what stands there at the start, and its culture markers."""

    areas: tuple[Area, ...]
    tiles: tuple[str, ...]
    shrine: str
    markers: tuple[tuple[str, ...], ...]


_SECTORS: list[tuple[Pack, dict[tuple[str, Planet, bool], Sector | None]]] = []
"""The planets of the packs that were used last, so that they are not read anew in every game."""


def sector(pack: Pack, house: str, planet: Planet, printed: bool) -> Sector | None:
    """A planet as the pack has it; `printed`: only if every area was read from the printed one."""
    known = next((sectors for one, sectors in _SECTORS if one is pack), None)
    if known is None:
        known = {}
        _SECTORS[:] = [*_SECTORS[-3:], (pack, known)]
    key = house, planet, printed
    if key not in known:
        known[key] = _sector(pack, house, planet, printed)
    return known[key]


def _sector(pack: Pack, house: str, planet: Planet, printed: bool) -> Sector | None:
    rows = sorted(
        (row for row in pack.table("area", AreaRow).values() if row.planet == house), key=lambda row: row.number
    )
    corners = [row for row in pack.table("corner", Corner).values() if row.planet == house]
    if not rows or (printed and not all(row.printed for row in rows)):
        return None
    if printed:
        corners = [row for row in corners if row.printed]
    areas = {row.number: area_of(row, planet) for row in rows}
    return Sector(
        tuple(areas.values()),
        tuple(areas[row.number].name for row in rows if row.tile),
        next((areas[row.number].name for row in rows if row.start == "follower"), ""),
        tuple(tuple(areas[at].name for at in corner.areas) for corner in corners),
    )


def distant_areas() -> tuple[Area, Area]:
    """The two Distant Planets, side by side: one space to land on each."""
    left = Area(LEFT, "left", "distant", (), 0, 0, "none")
    return left, Area(RIGHT, "right", "distant", (), 0, 0, "none")


def pack_board(pack: Pack, house: str, your_house: str, distant: bool) -> tuple[Board, int]:
    """The board of these houses with all planets of a pack, and where the civilizations lie at the start."""
    planets: tuple[tuple[str, Planet], ...] = ((house, "his"), (your_house, "yours"), ("gaia", "gaia"))
    found = [sector(pack, of, planet, printed=False) for of, planet in planets]
    sectors = [one for one in found if one is not None]
    beyond = distant_areas() if distant else ()
    laid = board(
        (*(area for one in sectors for area in one.areas), *beyond),
        ("his", "yours", "gaia", "left", "right"),
        tuple(marker for one in sectors for marker in one.markers),
    )
    return laid, laid.map.bits(name for one in sectors for name in one.tiles) | laid.distant
