"""The state of Mosaic: his decks, piles and supplies, and the regions as far as they are tracked."""

from __future__ import annotations

from typing import ClassVar, Literal

from visavis.core import Map, Pack, Pile, Untracked, absorbing
from visavis.core import State as BaseState
from visavis.games.mosaic.board import BOARD, SOLO, Counts, Goods, Tiles
from visavis.games.mosaic.cards import Data
from visavis.games.mosaic.options import Options

STATIC = "static"
Turn = Literal["you", "you2", "you3", "you4", "bot", "bot2"]
Phase = Literal["board", "leaders", "technologies", "start", "decks", "play", "scoring", "end", "over"]

Rows = tuple[tuple[str, ...], tuple[str, ...], tuple[str, ...], tuple[str, ...]]
"""The invented offers of a simulation: build, technology, population, tax."""
Numbers = tuple[int, ...]

PER_BOT = (
    "stone", "food", "idea", "money", "population", "symbols", "earned", "projects", "achievements", "wonder_cards",
    "cities_left", "farms_left", "works_left", "infantry_left", "cavalry_left",
)  # fmt: skip
"""Fields with one number for each HeroBotus."""
SUPPLY = {
    "cities": "cities_left",
    "farm": "farms_left",
    "manufactory": "works_left",
    "infantry": "infantry_left",
    "cavalry": "cavalry_left",
}
"""The field of each kind of piece in his supply."""
BOARD_COUNTS = ("cities", "towns", "infantry", "cavalry", "siege", "wonders")


class State(BaseState, kw_only=True):
    """A game of Mosaic against HeroBotus."""

    REGIONS: ClassVar[tuple[str, ...]] = ("regions",)
    FIXED: ClassVar[tuple[str, ...]] = ("pack", "data", "options", "humans", "bots", "order", "sides")

    pack: Pack
    data: Data
    options: Options
    humans: tuple[str, ...]
    bots: tuple[str, ...]
    order: tuple[Turn, ...]
    """Who has turns, in their order."""
    sides: tuple[str, ...]
    """Humans, then HeroBoti, then the static player."""
    phase: Phase = "board"
    turn: Turn = "you"
    round: int = 1
    last: int = 0
    """How many turns are left once the end has come; 0 before."""
    scorings: int = 0
    more: bool = False
    """Whether you have reported something in this turn."""
    due: bool = False
    """Whether an empire scoring comes next."""
    revealed: str = ""
    """In whose turn the third empire card came up."""
    regions: int = SOLO
    homes: tuple[str, ...] = ("",)
    """Your home region; one for each person."""
    starts: tuple[tuple[str, str], ...] = (("", ""),)
    """His home region and his other start region."""
    static: tuple[str, ...] = ()
    leaders: tuple[str, ...] = ("",)
    action: Pile = Pile("action")
    action_discard: tuple[str, ...] = ()
    beside: str = ""
    """The tax or population card beside the discard pile."""
    location: Pile = Pile("location")
    location_discard: tuple[str, ...] = ()
    location_out: tuple[str, ...] = ()
    """Location cards that are not in his deck."""
    stone: Numbers = (0,)
    food: Numbers = (0,)
    idea: Numbers = (0,)
    money: Numbers = (0,)
    population: Numbers = (0,)
    symbols: Numbers = (0,)
    earned: Numbers = (0,)
    projects: Numbers = (0,)
    achievements: Numbers = (0,)
    wonder_cards: Numbers = (0,)
    cities_left: Numbers = (0,)
    farms_left: Numbers = (0,)
    works_left: Numbers = (0,)
    infantry_left: Numbers = (0,)
    cavalry_left: Numbers = (0,)
    golden_left: int = 0
    achievements_left: int = 0
    wonders_left: int = 0
    tiles: Tiles | Untracked = (None,) * 7
    goods: Goods | Untracked = ((),) * 7
    """Goods that are known to lie in each region."""
    owned: Goods | Untracked = ()
    """The goods that each side owns."""
    cities: Counts | Untracked = ()
    towns: Counts | Untracked = ()
    infantry: Counts | Untracked = ()
    cavalry: Counts | Untracked = ()
    siege: Counts | Untracked = ()
    wonders: Counts | Untracked = ()
    row_size: int = 0
    """How many cards lie in the technology offer; 0 before anybody has counted."""
    rows: Rows | Untracked = ((), (), (), ())
    holding: int | Untracked = 0
    """The money in the holding area of Tax & Tariff."""
    empire: Numbers = (0, 0)
    """Points of empire scorings: persons, then HeroBoti."""
    final: Numbers = (0, 0)

    def board_map(self) -> Map:
        return BOARD

    def axes(self, field: str) -> tuple[tuple[str, ...], ...]:
        """Sides and regions, by which everything on the board is set right."""
        if field in BOARD_COUNTS:
            return self.sides, BOARD.names
        if field in (*PER_BOT, "starts", "leaders"):
            return (self.bots,)
        places = {
            "tiles": BOARD.names,
            "goods": BOARD.names,
            "owned": self.sides,
            "homes": self.humans,
            "empire": (*self.humans, *self.bots),
            "final": (*self.humans, *self.bots),
        }
        return (places[field],) if field in places else ()

    @property
    def solo(self) -> bool:
        """Whether the rules without the appendix hold."""
        return self.options.solo

    def uses(self, card: str) -> bool:
        """Whether a location card can be in his deck: those of regions that are not in play are out of the game."""
        region = self.data.locations[card].region
        return not region or bool(self.regions & BOARD.bit[region])

    def side(self, bot: int) -> int:
        """The number of a HeroBotus among the sides."""
        return len(self.humans) + bot


def put(values: tuple[int, ...], at: int, change: int) -> tuple[int, ...]:
    """The numbers with one of them changed by so much."""
    return (*values[:at], values[at] + change, *values[at + 1 :])


@absorbing
def spent(holding: int, taken: int) -> int:
    """The money in the holding area, once somebody has taken it."""
    return 0 if taken else holding
