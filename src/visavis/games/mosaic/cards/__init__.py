"""The cards of Mosaic: printed ones from a pack, invented ones for simulations."""

from visavis.games.mosaic.cards.invented import INVENTED, InventedTechnology
from visavis.games.mosaic.cards.printed import (
    GOODS,
    KINDS,
    LEADERS,
    MONEY,
    OUTER,
    PACK,
    RING,
    TILES,
    TOWNS,
    Action,
    Data,
    Level,
    Location,
    data_of,
    pile_of,
    shuffled,
)

__all__ = [
    "GOODS",
    "INVENTED",
    "KINDS",
    "LEADERS",
    "MONEY",
    "OUTER",
    "PACK",
    "RING",
    "TILES",
    "TOWNS",
    "Action",
    "Data",
    "InventedTechnology",
    "Level",
    "Location",
    "data_of",
    "pile_of",
    "shuffled",
]
