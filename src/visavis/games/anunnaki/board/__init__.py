"""The planets: their areas, the units there, and the planets of a pack.

What nobody has read in yet is asked for in `ask_once`, which needs the state and the effects.
"""

from visavis.games.anunnaki.board.areas import ATLANTIS, PREFIX, UNREAD, Area, Board, Planet, board, renamed
from visavis.games.anunnaki.board.sectors import distant_areas, pack_board, sector
from visavis.games.anunnaki.board.shapes import Shape, shape
from visavis.games.anunnaki.board.units import (
    SETTLEMENT,
    STRENGTH,
    crowded,
    gathered,
    places,
    put,
    strength,
    where,
    where_is,
    with_unit,
)

__all__ = [
    "ATLANTIS", "PREFIX", "SETTLEMENT", "STRENGTH", "UNREAD", "Area", "Board", "Planet", "Shape", "board", "crowded",
    "distant_areas", "gathered", "pack_board", "places", "put", "renamed", "sector", "shape", "strength", "where",
    "where_is", "with_unit",
]  # fmt: skip
