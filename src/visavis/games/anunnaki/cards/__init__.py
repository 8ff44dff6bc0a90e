"""The packs: what stands on cards and boards, the rows, and what the rulebook says of them.

The pack that a game has built up is in `from_play`, which needs the state.
"""

from visavis.games.anunnaki.cards.pack import PACK
from visavis.games.anunnaki.cards.rows import (
    AreaRow,
    Corner,
    CreatureRow,
    FateCard,
    MoonCard,
    PactRow,
    SunCard,
    TileRow,
    TrackRow,
)
from visavis.games.anunnaki.cards.symbols import (
    DECK,
    EMPTY,
    FATE_PARTS,
    GOALS,
    HOUSES,
    LEVELS,
    LONGEST_NAME,
    MOON_PARTS,
    NEEDS,
    OTHER,
    PARTS,
    REMOVED,
    RESERVED,
    RESOURCES,
    REWARDS,
    SPACES,
    SUN_PARTS,
    TRACKS,
    UNREAD_VALUE,
    reward,
)

__all__ = [
    "DECK", "EMPTY", "FATE_PARTS", "GOALS", "HOUSES", "LEVELS", "LONGEST_NAME", "MOON_PARTS", "NEEDS", "OTHER", "PACK",
    "PARTS", "REMOVED", "RESERVED", "RESOURCES", "REWARDS", "SPACES", "SUN_PARTS", "TRACKS", "UNREAD_VALUE", "AreaRow",
    "Corner", "CreatureRow", "FateCard", "MoonCard", "PactRow", "SunCard", "TileRow", "TrackRow", "reward",
]  # fmt: skip
