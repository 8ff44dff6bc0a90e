"""The state of Hamlets: everything that outlives a step."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar, Literal

from visavis.core import Bits, Map, Pack, Pile
from visavis.core import State as BaseState
from visavis.games.hamlets.board import BOARD, LAND
from visavis.games.hamlets.cards import Card

HOUSES, TOWERS, ROUNDS = 14, 4, 4
YOU, HER = "you", "her"
Side = Literal["you", "her"]


class State(BaseState, kw_only=True):
    """A game of Hamlets."""

    REGIONS: ClassVar[tuple[str, ...]] = ("yours", "plain", "marked", "towers")
    FIXED: ClassVar[tuple[str, ...]] = ("pack", "cards", "level")

    pack: Pack
    cards: Mapping[str, Card]
    level: str
    phase: Literal["setup", "play", "end", "over"] = "setup"
    round: int = 1
    turn: Side = "you"
    resting: tuple[Side, ...] = ()
    yours: Bits = 0
    plain: Bits = 0
    marked: Bits = 0
    towers: Bits = 0
    houses_left: int = HOUSES
    towers_left: int = TOWERS
    deck: Pile = Pile("deck")
    turned: tuple[str, ...] = ()
    points: int = 0
    your_points: int = 0

    def board_map(self) -> Map:
        return BOARD

    @property
    def hers(self) -> Bits:
        """All her houses."""
        return self.plain | self.marked

    @property
    def empty(self) -> Bits:
        """The land without a house."""
        return LAND & ~(self.plain | self.marked | self.yours)

    @property
    def ferry(self) -> int:
        """How many spaces of water she crosses (HA-4.9)."""
        return (self.round - 1) // 2 + (self.level == "hard")
