"""The state of Tapestry: all that the bots' rules can see."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar, Final, Literal

from visavis.core import Bits, Map, Pack, Pile
from visavis.core import State as BaseState
from visavis.games.tapestry.board import BOARD, HEX_NAMES, LAND, TRACK, TRACKS, Spaces
from visavis.games.tapestry.cards import Data
from visavis.games.tapestry.options import Setting

LAST = 5
"""The income turns of each side."""
OUTPOSTS = 10
"""The outposts of a colour."""
YOU: Final = "you"
BOTS: Final = "bots"
AUTOMA: Final = "automa"
SHADOW: Final = "shadow"
DOUBLE: Final = "double"
FRIEND: Final = "friend"
"""The second person, where two play with the Shadow Empire."""
Bot = Literal["automa", "shadow"]
Marker = Literal["automa", "shadow", "double"]
Person = Literal["you", "friend"]
Turn = Literal["you", "friend", "bots"]
Who = Literal["you", "friend", "automa", "shadow"]
Kind = Literal["end", "topple", "middle"]
"""The three achievements."""
Item = Literal["tapestry_item", "tech_item", "tile_item", "masterpiece_item", "space_item"]
"""What the Hucksters sell."""
Winner = Literal["you", "friend", "automa", "kaiju", "both", "together"]
CARD_LANDMARK = "card_landmark"
"""A landmark that came from a landmark card."""


FOR_TWO = ("first", "friend", "friend_era", "friend_landmarks", "friend_points")
"""What only games of two people use."""
NOT_FOR_TWO = (
    "automa", "favourite", "civilizations", "points", "tapestries", "items", "trail", "topples", "middles", "toppled",
    "you_toppled", "outposts", "shadow_outposts", "your_outposts", "your_buildings", "explored", "yours", "automas",
    "your_fallen", "automa_fallen", "shadow_fallen", "sealed",
)  # fmt: skip
"""What games of two people do not use: they look after the map themselves."""


class State(BaseState, kw_only=True):
    """A game of Tapestry. Markers stand on printed spaces, track by track in the order of `TRACKS`."""

    REGIONS: ClassVar[tuple[str, ...]] = (
        "explored", "yours", "automas", "your_fallen", "automa_fallen", "shadow_fallen", "sealed", "kaijus",
    )  # fmt: skip
    FIXED: ClassVar[tuple[str, ...]] = ("pack", "data", "setting")
    TRACKS: ClassVar[Mapping[str, tuple[str, ...]]] = dict.fromkeys(
        ("you", "friend", "automa", "shadow", "double"), TRACKS
    )
    SPACE_NAMES: ClassVar[Mapping[str, str]] = HEX_NAMES

    pack: Pack
    data: Data
    setting: Setting
    phase: Literal["setup", "play", "end", "over"] = "setup"
    turn: Turn = "you"
    moved: bool = False
    """Whether you have advanced or taken income in this turn already."""
    your_era: int = 0
    """How many income turns you have begun."""
    era: int = 0
    """How many income turns the bots have taken."""
    you: Spaces = (0, 0, 0, 0, 0)
    automa: Spaces = (0, 0, 0, 0, 0)
    shadow: Spaces = (0, 0, 0, 0, 0)
    double: Spaces = (0, 0, 0, 0, 0)
    favourite: str = ""
    shadow_favourite: str = ""
    your_favourite: str = ""
    """Your own favourite track, in one scenario (TA-25.2)."""
    civilizations: tuple[str, ...] = ()
    landmarks: tuple[str, ...] = ()
    """The landmarks that are still on the board."""
    box: tuple[str, ...] = ()
    """The landmarks on the Automa's mat."""
    your_landmarks: tuple[str, ...] = ()
    deck: Pile = Pile("deck")
    pair: tuple[str, ...] = ()
    discard: tuple[str, ...] = ()
    points: int = 0
    your_points: int = 0
    tapestries: int = 0
    """The face-down tapestry cards beside the Automa's mat."""
    items: int = 0
    """The open items of the Hucksters."""
    trail: tuple[str, ...] = ()
    """The spaces with an outpost of the Trailblazers, in the order in which they were placed."""
    ends: tuple[str, ...] = ()
    topples: tuple[str, ...] = ()
    middles: tuple[str, ...] = ()
    """Who gained the achievements of the end of a track, of two toppled outposts and of the middle island."""
    toppled: int = 0
    you_toppled: int = 0
    """How many outposts of yours the Automa has toppled, and you of others."""
    outposts: int = OUTPOSTS
    shadow_outposts: int = OUTPOSTS
    your_outposts: int = OUTPOSTS
    your_buildings: int = 0
    """Your buildings on the map, which hold a territory as an outpost does."""
    explored: Bits = LAND
    yours: Bits = 0
    automas: Bits = 0
    """The territories that you and the Automa control."""
    your_fallen: Bits = 0
    automa_fallen: Bits = 0
    shadow_fallen: Bits = 0
    sealed: Bits = 0
    """Hexes with a second token that is not a toppled outpost, as on the two starts."""
    kaijus: Bits = 0
    arts_beside: str = ""
    kaiju: str = ""
    kaiju_from: str = ""
    blockers: tuple[str, ...] = ()
    campaign: bool = False
    campaign_you: int = 0
    campaign_automa: int = 0
    winner: Literal["", "you", "friend", "automa", "kaiju", "both", "together"] = ""
    first: Person = "you"
    """The person who began, where two play."""
    friend: Spaces = (0, 0, 0, 0, 0)
    friend_era: int = 0
    friend_landmarks: tuple[str, ...] = ()
    friend_points: int = 0

    def unused(self) -> tuple[str, ...]:
        """What belongs to an expansion, a variant or a scenario that is not played."""
        setting = self.setting
        return (
            *(("double",) if not setting.double else ()),
            *(("arts_beside",) if not setting.arts_track else ()),
            *(("kaiju", "kaiju_from", "kaijus") if not setting.scenario.startswith("kaiju") else ()),
            *(("your_favourite", "blockers", "campaign", "campaign_you", "campaign_automa") * (not setting.atlantis)),
            *(NOT_FOR_TWO if setting.two_people else FOR_TWO),
        )

    def axes(self, field: str) -> tuple[tuple[str, ...], ...]:
        """The tracks in play, for the spaces of markers."""
        return (TRACKS if self.setting.arts_track else TRACKS[:4],) if field in self.TRACKS else ()

    def board_map(self) -> Map:
        return BOARD

    @property
    def full(self) -> Bits:
        """The hexes with two tokens: nobody can conquer them."""
        return self.your_fallen | self.automa_fallen | self.shadow_fallen | self.sealed

    @property
    def blocker(self) -> int:
        """The space of the blockers on the other tracks, four behind your favourite one (TA-25.7)."""
        return max(0, self.you[TRACK[self.your_favourite]] - 4)


def at(spaces: Spaces, track: str, space: int) -> Spaces:
    """The markers with one of them on another space."""
    place = TRACK[track]
    return (*spaces[:place], space, *spaces[place + 1 :])  # type: ignore[return-value]


def outposts_in_all(setting: Setting) -> int:
    """The outposts of each side: in the World War those of two colours (TA-26.2)."""
    return OUTPOSTS * (2 if setting.scenario == "war" else 1)
