"""The state of Hamlets, and the effects that are the only way it changes."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar, Literal

from visavis.core import UNTRACKED, Bits, Effect, Map, Note, Pack, PackCard, Pile, absorbing
from visavis.core import State as BaseState
from visavis.games.hamlets.board import BOARD, LAND

HOUSES, TOWERS, ROUNDS = 14, 4, 4
YOU, HER = "you", "her"
Side = Literal["you", "her"]
Group = Literal["plain", "marked"]


class Card(PackCard, frozen=True, kw_only=True):
    """A card of her deck: its actions, and what it says as a support card."""

    actions: tuple[Literal["build", "tower", "score"], ...]
    points: int
    group: Group
    join: bool
    row: Literal["a", "b"]
    backwards: bool
    count: int
    rest: bool
    starter: bool


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


class YouBuild(Effect, frozen=True):
    """You put a house on a space."""

    kind = "report"
    clause = "HA-2.1"
    board = ("space",)
    space: str

    def apply(self, state: State) -> None:
        state.yours |= BOARD.bit[self.space]


class YouBuildTower(Effect, frozen=True):
    """You put a tower on one of your houses."""

    kind = "report"
    clause = "HA-2.2"
    board = ("space",)
    space: str

    def apply(self, state: State) -> None:
        state.towers |= BOARD.bit[self.space]


class YouRest(Effect, frozen=True):
    """You rest until the round ends."""

    kind = "report"
    clause = "HA-2.3"

    def apply(self, state: State) -> None:
        state.resting = (*state.resting, "you")


class MakeDeck(Effect, frozen=True):
    """Her starting cards are shuffled as her deck, with `unseen` cards of the reserve."""

    clause = "HA-1.4"
    cards: tuple[str | int, ...]
    unseen: int

    def apply(self, state: State) -> None:
        if self.unseen:
            state.deck = state.deck.gathered(unseen=self.unseen, part="reserve")


class ShowCard(Note, frozen=True):
    """A card of the reserve is looked at and shuffled back."""

    clause = "HA-1.2"
    card: str


class PlaceHouse(Effect, frozen=True):
    """She puts a house on a space, marked or plain."""

    clause: str
    space: str
    group: Group
    board: ClassVar[tuple[str, ...]] = ("space",)

    def apply(self, state: State) -> None:
        if self.group == "marked":
            state.marked |= BOARD.bit[self.space]
        else:
            state.plain |= BOARD.bit[self.space]
        state.houses_left -= 1


class PlaceTower(Effect, frozen=True):
    """She puts a tower on one of her houses."""

    clause = "HA-5.1"
    board = ("space",)
    space: str

    def apply(self, state: State) -> None:
        state.towers |= BOARD.bit[self.space]
        state.towers_left -= 1


class TurnCard(Effect, frozen=True):
    """The next card of her deck is turned over."""

    clause = "HA-3.1"
    card: str

    def apply(self, state: State) -> None:
        state.deck = state.deck.without(self.card)
        state.turned = (*state.turned, self.card)


class Score(Effect, frozen=True):
    """A side scores points."""

    clause: str
    side: Side
    points: int

    def apply(self, state: State) -> None:
        if self.side == "her":
            state.points += self.points
        else:
            state.your_points += self.points


class SheRests(Effect, frozen=True):
    """She rests; her cards and `unseen` cards of the reserve are her next deck."""

    clause = "HA-3.4"
    unseen: int

    def apply(self, state: State) -> None:
        state.deck = state.deck.gathered(*state.turned, unseen=self.unseen, part="reserve")
        state.turned = ()
        state.resting = (*state.resting, "her")


class NextTurn(Effect, frozen=True):
    """It is this side's turn."""

    kind = "silent"
    clause = "HA-2.3"
    side: Side

    def apply(self, state: State) -> None:
        state.turn = self.side


class NextRound(Effect, frozen=True):
    """A new round begins."""

    clause = "HA-2.3"
    round: int
    first: Side

    def apply(self, state: State) -> None:
        state.phase, state.round, state.turn, state.resting = "play", self.round, self.first, ()


class LastRoundOver(Effect, frozen=True):
    """The fourth round is over; the board is counted."""

    kind = "silent"
    clause = "HA-7.1"

    def apply(self, state: State) -> None:
        state.phase = "end"


class GameOver(Effect, frozen=True):
    """The game is over."""

    clause = "HA-7.1"

    def apply(self, state: State) -> None:
        state.phase = "over"


EFFECTS: tuple[type[Effect], ...] = (
    YouBuild, YouBuildTower, YouRest, MakeDeck, ShowCard, PlaceHouse, PlaceTower, TurnCard, Score, SheRests,
    NextTurn, NextRound, LastRoundOver, GameOver,
)  # fmt: skip


def cards(state: State) -> dict[str, int]:
    """Her cards and pieces, which never become more or fewer."""
    held = (*state.deck.cards, *state.turned)
    counted = {f"card {card}": held.count(card) for card in state.cards}
    if isinstance(state.plain, int) and isinstance(state.marked, int) and isinstance(state.towers, int):
        hers = state.plain | state.marked
        counted["houses"] = hers.bit_count() + state.houses_left
        counted["towers"] = (state.towers & hers).bit_count() + state.towers_left
    return counted


def faults(state: State) -> tuple[str, ...]:
    """All that is wrong with a state."""
    found = list(state.deck.faults())
    if not 0 <= state.houses_left <= HOUSES:
        found.append("houses.count")
    if not 0 <= state.towers_left <= TOWERS:
        found.append("towers.count")
    if not 1 <= state.round <= ROUNDS:
        found.append("round.number")
    if sorted((*state.deck.cards, *state.turned), key=str) != sorted(state.cards):
        found.append("deck.cards")
    on_board = board_faults(state.yours, state.plain, state.marked, state.towers)
    return tuple(found) if on_board is UNTRACKED else (*found, *on_board)


@absorbing
def board_faults(yours: int, plain: int, marked: int, towers: int) -> tuple[str, ...]:
    """All that is wrong with a tracked board."""
    found = []
    if yours & plain or yours & marked or plain & marked:
        found.append("space.two_houses")
    if (yours | plain | marked) & ~LAND:
        found.append("house.in_water")
    if yours.bit_count() > HOUSES or (yours & towers).bit_count() > TOWERS:
        found.append("your.pieces")
    if towers & ~(yours | plain | marked):
        found.append("tower.without_house")
    return tuple(found)
