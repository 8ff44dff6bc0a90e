"""The effects of the set-up (section 3)."""

from __future__ import annotations

from functools import lru_cache
from typing import Literal

from visavis.core import Effect, Note, Pile
from visavis.core.pile import Layer
from visavis.games.terra_mystica.cards import Four, Group
from visavis.games.terra_mystica.state import FRIEND, Human, State


class LayTiles(Effect, frozen=True):
    """The scoring tiles of the six rounds."""

    clause = "TM-3.1"
    tiles: tuple[str, ...]

    def apply(self, state: State) -> None:
        state.tiles = self.tiles


class LayOutTiles(Note, frozen=True):
    """Printed scoring tiles are shuffled and laid out."""

    clause: str
    merchants: bool


class TilesLaid(Effect, frozen=True):
    """The printed scoring tiles that a person has laid out."""

    by_hand = False
    kind = "report"
    clause = "TM-3.1"
    tiles: tuple[str, ...]

    def apply(self, state: State) -> None:
        state.tiles = self.tiles


class CoverEnd(Note, frozen=True):
    """The end marker covers a corner of the last scoring tile."""

    clause = "TM-3.4"


class StartFigure(Note, frozen=True):
    """You are the start player."""

    clause: str
    two: bool


class YouPlay(Effect, frozen=True):
    """A person's faction and home terrain."""

    by_hand = False
    kind = "report"
    clause = "TM-3.6"
    seat: Human
    people: str
    home: str
    cults: Four

    def apply(self, state: State) -> None:
        if self.seat == FRIEND:
            state.friends_faction, state.friends_home, state.friends_cults = self.people, self.home, self.cults
        else:
            state.your_faction, state.your_home, state.your_cults = self.people, self.home, self.cults


class ShePlays(Effect, frozen=True):
    """Her faction, her home terrain and her cult markers."""

    clause = "TM-3.8"
    faction: str
    home: str
    fire: int
    water: int
    earth: int
    air: int

    def apply(self, state: State) -> None:
        state.faction, state.home = self.faction, self.home
        state.cults = (self.fire, self.water, self.earth, self.air)


class SheIs(Effect, frozen=True):
    """The same where there is no box: nobody lays a card."""

    kind = "report"
    clause = "TM-3.8"
    faction: str
    home: str
    fire: int
    water: int
    earth: int
    air: int

    def apply(self, state: State) -> None:
        ShePlays(self.faction, self.home, self.fire, self.water, self.earth, self.air).apply(state)


class LayPriority(Note, frozen=True):
    """The terrain-priority card of her home terrain."""

    clause = "TM-3.8"
    home: str


class PlaceCults(Note, frozen=True):
    """Her markers on the cult board."""

    clause = "TM-3.12"
    fire: int
    water: int
    earth: int
    air: int


class CardSays(Effect, frozen=True):
    """A part of her faction card that only its owner can read."""

    by_hand = False
    kind = "report"
    clause: str
    what: Literal["youth", "fallow", "blighted"]
    terrain: str

    def apply(self, state: State) -> None:
        setattr(state, self.what, self.terrain)


class TakePieces(Effect, frozen=True):
    """The buildings and priests in her area, and her marker on the points track."""

    clause = "TM-3.9"
    dwellings: int
    houses: int
    shipyards: int
    points: int

    def apply(self, state: State) -> None:
        state.dwellings_left, state.houses_left, state.shipyards_left = self.dwellings, self.houses, self.shipyards
        state.points = self.points


class HasPieces(TakePieces, frozen=True):
    """The same where there is no box: nobody lays anything out."""

    kind = "silent"


class PutAway(Note, frozen=True):
    """Pieces of her colour that she does not use."""

    clause = "TM-3.9"
    dwellings: int
    houses: int


class PutHousesAway(Note, frozen=True):
    """Merchants: trading houses of her colour that she does not use."""

    clause = "TM-3.10"
    houses: int


class LayTrade(Note, frozen=True):
    """Merchants: her shipyard and her trade markers."""

    clause = "TM-3.15"


class PlacePoints(Note, frozen=True):
    """Her marker on the points track."""

    clause = "TM-3.14"
    points: int


class LayOutBonus(Note, frozen=True):
    """Printed round bonus cards are shuffled and laid in a row."""

    clause: str
    cards: int


class LayBonus(Effect, frozen=True):
    """The round bonus cards in a row; the leftmost is hers."""

    clause = "TM-3.16"
    hers: str
    cards: tuple[str, ...]

    def apply(self, state: State) -> None:
        state.her_bonus, state.bonus, state.coins = self.hers, self.cards, (0,) * len(self.cards)


class BonusLaid(Effect, frozen=True):
    """Of the printed row that a person has laid out, the leftmost card is hers."""

    clause = "TM-3.16"
    hers: str
    cards: tuple[str, ...]

    def apply(self, state: State) -> None:
        state.her_bonus, state.bonus, state.coins = self.hers, self.cards, (0,) * len(self.cards)


class YouTakeBonus(Effect, frozen=True):
    """A person takes the first round bonus card."""

    kind = "report"
    clause = "TM-3.16"
    seat: Human
    card: str

    def apply(self, state: State) -> None:
        at = state.bonus.index(self.card)
        state.bonus = state.bonus[:at] + state.bonus[at + 1 :]
        state.coins = state.coins[1:]
        if self.seat == FRIEND:
            state.friends_bonus = self.card
        else:
            state.your_bonus = self.card


class SetUp(Effect, frozen=True):
    """The set-up goes on with its next part."""

    kind = "silent"
    clause = "TM-3.16"
    phase: Literal["bonus", "place", "deck"]

    def apply(self, state: State) -> None:
        state.phase = self.phase


class DrawLetters(Note, frozen=True):
    """A random printed card is drawn for the letters and put back."""

    by_hand = False
    clause = "TM-3.18"


class LettersShown(Note, frozen=True):
    """The letters of a random card: where her first dwellings stand."""

    kind = "report"
    clause = "TM-3.18"
    card: str
    marked: str
    plain: str


class FirstDwelling(Effect, frozen=True):
    """One of her two first dwellings, on the space of its letter; guided it is named too."""

    clause = "TM-3.19"
    space: str
    group: Group

    def apply(self, state: State) -> None:
        if self.group == "marked":
            state.marked |= state.world.map.bit[self.space]
        else:
            state.plain |= state.world.map.bit[self.space]
        state.dwellings_left -= 1


class LayExtra(Note, frozen=True):
    """The extra card of the Merchants waits beside the scoring tile of round 2."""

    clause = "TM-3.23"


class TurnSideways(Note, frozen=True):
    """The two lowest cards of her deck stick out at its side."""

    clause = "TM-3.29"


class ShuffleDeck(Note, frozen=True):
    """The printed starting cards are shuffled as her deck, the others as the reserve."""

    clause: str
    cards: tuple[str, ...]
    unseen: int


class HoldBack(Note, frozen=True):
    """A printed starting card waits on top of the reserve."""

    clause = "TM-3.25"
    card: str


class DeckMade(Effect, frozen=True):
    """Her starting cards are her deck, with unseen ones of the reserve; the others are the reserve."""

    by_hand = False
    kind = "report"
    clause: str
    cards: tuple[str, ...]
    unseen: int
    held_back: tuple[str, ...]
    reserve: tuple[str, ...]

    def apply(self, state: State) -> None:
        state.deck = first_deck(self.cards, self.unseen, self.held_back, self.reserve)


class ValuesInPlay(Note, frozen=True):
    """Which values of this game are reconstructed, and which are likely but were not seen printed."""

    kind = "report"
    clause = "TM-3.13"
    reconstructed: tuple[str, ...]
    likely: tuple[str, ...]


@lru_cache(maxsize=256)
def first_deck(cards: tuple[str, ...], unseen: int, held_back: tuple[str, ...], reserve: tuple[str, ...]) -> Pile:
    """These cards and unseen ones of the reserve as the deck; what is held back lies on top of the reserve."""
    deck = Pile.of("deck", cards).with_reserve("reserve", reserve)
    if unseen:
        deck = deck.gathered(unseen=unseen, part="reserve")
    top = tuple(Layer(1, (card,), "reserve") for card in held_back)
    own = (layer for layer in deck.layers if not layer.part)
    return Pile("deck", (*own, *top, *(layer for layer in deck.layers if layer.part)), deck.pool)
