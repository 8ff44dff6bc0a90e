"""Effects: the set-up."""

from __future__ import annotations

from typing import Literal

from visavis.core import Effect, Note
from visavis.games.mosaic.board import BOARD, added, set_at
from visavis.games.mosaic.cards import shuffled
from visavis.games.mosaic.state import State, put

# What is told


class SetUp(Note, frozen=True):
    """Something to do before the game that no rule looks at."""

    clause: str
    part: Literal["colours", "piles", "base_draft", "play_start", "all_play_start"]


class GoodToKnow(Note, frozen=True):
    """What he does not need, does not have or never does: nobody has to do anything."""

    kind = "report"
    clause: str
    part: Literal["no_board", "never_takes", "only_reshuffling", "no_symbols", "civilization"]


class ArrowMeans(Note, frozen=True):
    """Which way the arrow to the right leads, where that is reconstructed."""

    kind = "report"
    clause = "MO-2.36"
    clockwise: bool


class HisPieces(Note, frozen=True):
    """How many pieces of his colour he begins with, where that is reconstructed."""

    kind = "report"
    clause = "MO-4.9"
    cities: int
    farm: int
    manufactory: int
    infantry: int
    cavalry: int


class PrintedDeck(Note, frozen=True):
    """What to do with his printed cards before the game; told only where they lie on the table."""

    clause: str
    part: Literal["action", "mix_action", "civilization", "your_civilization", "location", "rest", "mix_location"]
    cards: tuple[str, ...] = ()


# What changes the game


class LayOut(Effect, frozen=True):
    """The rows of golden ages, achievements, wonders and governments."""

    clause: str
    golden: int
    achievements: int
    wonders: int
    governments: int

    def apply(self, state: State) -> None:
        state.golden_left, state.achievements_left, state.wonders_left = self.golden, self.achievements, self.wonders


class RowsLaidOut(Effect, frozen=True):
    """How many cards lie in the rows with more players, by the base game."""

    by_hand = False
    kind = "report"
    clause = "MO-17.1"
    golden: int
    achievements: int
    wonders: int

    def apply(self, state: State) -> None:
        state.golden_left, state.achievements_left, state.wonders_left = self.golden, self.achievements, self.wonders


class PrepareBoard(Note, frozen=True):
    """Resource tiles, fish and goods are laid out; this is one of the parts."""

    clause: str
    part: Literal["tiles", "fish", "without_x", "stacks", "goods", "base", "decks"]


class RegionsInPlay(Effect, frozen=True):
    """With more players more regions may be in play."""

    by_hand = False
    kind = "report"
    clause = "MO-17.1"
    regions: tuple[str, ...]

    def apply(self, state: State) -> None:
        state.regions = BOARD.bits(self.regions)


class NoteTiles(Effect, frozen=True):
    """What lies in a region: the resource tiles and the goods."""

    by_hand = False
    kind = "report"
    board_only = True
    clause = "MO-2.3"
    region: str
    tiles: tuple[tuple[str, int], ...]
    goods: tuple[str, ...]

    def apply(self, state: State) -> None:
        state.tiles = set_at(state.tiles, self.region, self.tiles)
        state.goods = set_at(state.goods, self.region, self.goods)


class YouTakeLeader(Note, frozen=True):
    """A person takes a leader."""

    kind = "report"
    clause = "MO-2.8"
    side: str
    leader: str


class GiveLeader(Effect, frozen=True):
    """HeroBotus gets a leader."""

    clause = "MO-2.8"
    side: str
    leader: str

    def apply(self, state: State) -> None:
        at = state.bots.index(self.side)
        state.leaders = (*state.leaders[:at], self.leader, *state.leaders[at + 1 :])


class DraftTechnologies(Note, frozen=True):
    """A part of dealing and drafting the starting technologies."""

    clause: str
    part: Literal["deal", "piles", "draft", "rest", "again", "sort", "remove", "deck"]


class StartTechnologies(Effect, frozen=True):
    """What his starting technologies show."""

    by_hand = False
    kind = "report"
    clause = "MO-2.15"
    side: str
    symbols: int
    earned: int

    def apply(self, state: State) -> None:
        at = state.bots.index(self.side)
        state.symbols = put(state.symbols, at, self.symbols)
        state.earned = put(state.earned, at, self.earned)


class MakeActionDeck(Effect, frozen=True):
    """His action deck, with the reshuffle card mixed into its bottom."""

    by_hand = False
    kind = "report"
    clause = "MO-2.19"
    level: str
    cards: tuple[str, ...]
    reshuffle: str

    def apply(self, state: State) -> None:
        state.action, state.action_discard = shuffled("action", self.cards, 1, self.reshuffle), ()
        state.beside = ""


class DrawStart(Effect, frozen=True):
    """A civilization card names his home region or his second start region."""

    clause: str
    side: str
    card: str
    region: str
    home: bool

    def apply(self, state: State) -> None:
        at = state.bots.index(self.side)
        home, other = state.starts[at]
        both = (self.region, other) if self.home else (home, self.region)
        state.starts = (*state.starts[:at], both, *state.starts[at + 1 :])


class DrawStatic(Effect, frozen=True):
    """A civilization card names a region of the static player."""

    clause: str
    card: str
    region: str

    def apply(self, state: State) -> None:
        state.static = (*state.static, self.region)


class YouSettle(Effect, frozen=True):
    """A person's first city, in the home region."""

    kind = "report"
    clause = "MO-2.26"
    side: str
    region: str

    def apply(self, state: State) -> None:
        at = state.humans.index(self.side)
        state.homes = (*state.homes[:at], self.region, *state.homes[at + 1 :])
        state.cities = added(state.cities, at, self.region, 1)


class MakeLocationDeck(Effect, frozen=True):
    """His location deck; all other location cards leave the game."""

    by_hand = False
    kind = "report"
    clause: str
    cards: tuple[str, ...]
    reshuffle: str

    def apply(self, state: State) -> None:
        everything = (*state.location.cards, *state.location_discard, *state.location_out)
        chosen = {*self.cards, self.reshuffle}
        state.location, state.location_discard = shuffled("location", self.cards, 2, self.reshuffle), ()
        state.location_out = tuple(sorted(str(card) for card in everything if card not in chosen))


class Begin(Effect, frozen=True):
    """The game begins."""

    by_hand = False
    clause = "MO-2.40"

    def apply(self, state: State) -> None:
        state.phase, state.turn, state.round = "play", "you", 1
