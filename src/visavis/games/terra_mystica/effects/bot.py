"""The effects of her turn and of her passing (sections 6, 7 and 11).

Where the app draws her cards nobody is told to handle printed ones: what changes is a report, and what to do with the
printed cards is a note of its own, made only where a person has them (`table.printed`).
"""

from __future__ import annotations

from typing import ClassVar, Literal

from visavis.core import SOMEWHERE, Effect, Note
from visavis.games.terra_mystica.cards import Cult, Group, Kind
from visavis.games.terra_mystica.effects.changes import (
    bonus_taken,
    deck_renewed,
    ground_changed,
    put_priest,
    raised,
    replace_building,
)
from visavis.games.terra_mystica.state import LEFT_OF, Human, State, Values

Place = Literal["support", "action"]


class TurnOver(Note, frozen=True):
    """The next printed card of her deck is turned over, and where it lies."""

    clause: str
    place: Place
    first: bool


class CardTurned(Effect, frozen=True):
    """The next card of her deck lies open, as support or as action card."""

    by_hand = False
    kind = "report"
    clause: str
    card: str
    place: Place

    def apply(self, state: State) -> None:
        state.deck = state.deck.without(self.card)
        state.turned = (*state.turned, self.card)


class Score(Effect, frozen=True):
    """She scores points."""

    clause: str
    points: int

    def apply(self, state: State) -> None:
        state.points += self.points


class LayTerrain(Effect, frozen=True):
    """A terrain tile is laid on a space."""

    clause: str
    space: str
    ground: str
    board_only: ClassVar[bool] = True

    def apply(self, state: State) -> None:
        ground_changed(state, self.space, self.ground)


class PlaceDwelling(Effect, frozen=True):
    """She puts a dwelling on a space, marked with a power token or not (TM-4.1)."""

    clause: str
    space: str
    group: Group
    board: ClassVar[tuple[str, ...]] = ("space",)

    def apply(self, state: State) -> None:
        if self.group == "marked":
            state.marked |= state.world.map.bit[self.space]
        else:
            state.plain |= state.world.map.bit[self.space]
        state.dwellings_left -= 1


class Upgrade(Effect, frozen=True):
    """She upgrades a building; the old piece goes back to her supply."""

    clause = "TM-7.5e"
    space: str
    old: Kind
    new: Kind
    board: ClassVar[tuple[str, ...]] = ("space",)

    def apply(self, state: State) -> None:
        replace_building(state, self.space, self.new)
        old, new = LEFT_OF[self.old], LEFT_OF[self.new]
        setattr(state, old, getattr(state, old) + 1)
        setattr(state, new, getattr(state, new) - 1)


class MayTakePower(Note, frozen=True):
    """A person may take power: so much from each of the buildings next to hers, for so many points in all."""

    by_hand = False
    clause = "TM-1.9"
    board_only = True
    seat: Human
    power: int
    price: int
    each: tuple[tuple[str, int], ...]


class ValuesFrom(Effect, frozen=True):
    """Where her values of the scoring tiles come from: printed ones that somebody reads, or our own."""

    kind = "report"
    clause = "TM-6.7"
    source: Values

    def apply(self, state: State) -> None:
        state.values = self.source


class CoverPower(Effect, frozen=True):
    """She covers a power action (0: one that is not tracked)."""

    clause: str
    action: int

    def apply(self, state: State) -> None:
        if self.action:
            state.covered = tuple(sorted((*state.covered, self.action)))

    def blank(self) -> CoverPower:
        return CoverPower(self.clause, 0)


class AdvanceCult(Effect, frozen=True):
    """She goes up a cult track, with a priest or without."""

    clause: str
    cult: Cult
    steps: int
    priest: int

    def apply(self, state: State) -> None:
        state.cults = raised(state.cults, self.cult, self.steps)
        if self.priest:
            state.priests -= 1
            put_priest(state, self.cult, self.priest)


class TakeFavour(Effect, frozen=True):
    """She takes a favour tile and goes up three steps."""

    clause = "TM-7.6d"
    cult: Cult
    steps: int

    def apply(self, state: State) -> None:
        state.favours = (*state.favours, self.cult)
        state.cults = raised(state.cults, self.cult, self.steps)


class Trade(Effect, frozen=True):
    """She trades with one of your buildings."""

    clause = "TM-7.8d"
    space: str
    points: int
    board: ClassVar[tuple[str, ...]] = ("space",)

    def apply(self, state: State) -> None:
        state.traded |= state.world.map.bit[self.space]
        state.points += self.points


class TradePower(Note, frozen=True):
    """The owner of the building may take power for her trade."""

    by_hand = False
    clause = "TM-7.8f"


class PlaceCube(Effect, frozen=True):
    """The Symbionts put a cube on a space."""

    clause = "TM-11.8"
    space: str
    board: ClassVar[tuple[str, ...]] = ("space",)

    def apply(self, state: State) -> None:
        state.cubes |= state.world.map.bit[self.space]


class BlightLand(Effect, frozen=True):
    """The Blight turns fallow land into blighted land."""

    clause = "TM-11.9"
    space: str
    ground: str
    board: ClassVar[tuple[str, ...]] = ("space",)

    def apply(self, state: State) -> None:
        if self.space != SOMEWHERE:
            ground_changed(state, self.space, self.ground)


# She passes


class ShePasses(Effect, frozen=True):
    """She passes."""

    clause: str

    def apply(self, state: State) -> None:
        state.passed = (*state.passed, "her")


class ScoreTile(Effect, frozen=True):
    """She scores her value on the scoring tile of the round."""

    clause = "TM-6.7"
    tile: str
    points: int

    def apply(self, state: State) -> None:
        state.points += self.points


class SheTakesBonus(Effect, frozen=True):
    """She takes a round bonus card by its place; her old one goes there."""

    clause = "TM-6.8"
    place: Literal["left", "middle", "right"]
    card: str
    old: str
    coins: int | str
    board: ClassVar[tuple[str, ...]] = ("card", "old", "coins")

    def apply(self, state: State) -> None:
        if self.card in state.bonus:
            bonus_taken(state, self.card, self.old)
            state.her_bonus = self.card


class GatherDeck(Note, frozen=True):
    """All her printed cards of the round are gathered and shuffled with what joins them."""

    clause = "TM-6.10"
    reserve: bool
    extra: bool


class CardJoins(Note, frozen=True):
    """A card that everybody knows joins her deck."""

    kind = "report"
    clause: str
    card: str


class DeckRenewed(Effect, frozen=True):
    """All her cards are shuffled with known and unseen cards of the reserve and with the extra card."""

    by_hand = False
    kind = "report"
    clause: str
    unseen: int
    known: tuple[str, ...]
    extra: tuple[str, ...]

    def apply(self, state: State) -> None:
        deck_renewed(state, self.unseen, self.known, self.extra)
