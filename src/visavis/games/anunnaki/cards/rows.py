"""The rows of a pack: cards, areas, corners, tracks, tiles, pacts and creatures."""

from __future__ import annotations

from typing import Literal

from visavis.core import PackCard


class Advisor(PackCard, frozen=True, kw_only=True):
    """An advisor card of either deck. `mark` is the symbol that the levels sort by, "unread" if nobody looked."""

    mark: Literal["none", "H", "E", "unread"] = "unread"
    marks: int = 0
    parts: tuple[str, ...]

    def removed(self, level: str) -> bool:
        """Whether this level takes the card out of its deck."""
        if level == "normal":
            return self.marks == 2
        return self.marks > 0 and self.mark == ("H" if level == "easy" else "E")


class MoonCard(Advisor, frozen=True, kw_only=True):
    """A moon card: cubes for the fate card, then actions."""

    cubes: int


class SunCard(Advisor, frozen=True, kw_only=True):
    """A sun card: an arrow, and actions."""

    arrow: Literal["left", "right"]


class FateCard(PackCard, frozen=True, kw_only=True):
    """One side of a fate card."""

    house: str
    side: Literal["standard", "extreme"]
    order: tuple[str, ...]
    rewards: tuple[str, ...]
    spaces: tuple[str, ...]


class AreaRow(PackCard, frozen=True, kw_only=True):
    """An area of a planet (by the house) or of Gaia. Icons and shrines -1: nobody has looked yet.

    `edge`: "beside" is beside Atlantis, nobody has looked at the line; "undashed" is at most behind a solid line.
    `called` is the name that a person gave it.
    """

    planet: str
    number: int
    kind: Literal["normal", "capital", "atlantis"] = "normal"
    resources: tuple[str, ...]
    icons: int
    shrines: int
    tile: bool
    edge: Literal["none", "dashed", "solid", "beside", "undashed", "unread"] = "unread"
    called: str = ""
    start: Literal["none", "settled", "follower"] = "none"


class Corner(PackCard, frozen=True, kw_only=True):
    """A corner with a culture marker, and the three areas that meet there."""

    planet: str
    areas: tuple[int, int, int]


class TrackRow(PackCard, frozen=True, kw_only=True):
    """A track: the multiplier (domination: the points) of each space, its markers and its lightning.

    A value of -99: nobody has looked yet.
    """

    values: tuple[int, ...]
    tokens: tuple[int, ...] = ()
    lightning: int = 0


class TileRow(PackCard, frozen=True, kw_only=True):
    """An ancient civilization."""

    strength: int


class PactRow(PackCard, frozen=True, kw_only=True):
    """A commercial pact: its points and its steps on the commerce track."""

    house: str
    points: int
    steps: int


class CreatureRow(PackCard, frozen=True, kw_only=True):
    """A mythological creature and its first requirement."""

    needs: Literal["war", "technology", "commerce", "shrines", "areas", "units", "settlements", "other"]
    value: int
