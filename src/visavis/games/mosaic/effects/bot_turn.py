"""Effects: his decks, and the pieces, resources and cards that HeroBotus gets."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Literal

import msgspec

from visavis.core import SOMEWHERE, Card, Effect, Note
from visavis.games.mosaic.board import added, with_good, without_good, without_tile
from visavis.games.mosaic.cards import shuffled
from visavis.games.mosaic.state import SUPPLY, Rows, State, put, spent

# His decks


def without(cards: Iterable[Card], reshuffle: str) -> tuple[str, ...]:
    """These cards in a fixed order, without the one that is mixed in afterwards."""
    return tuple(sorted(str(card) for card in cards if card and card != reshuffle))


class TurnAction(Effect, frozen=True):
    """The top card of his action deck."""

    by_hand = False
    kind = "report"
    clause = "MO-3.1"
    side: str
    card: str

    def apply(self, state: State) -> None:
        state.action = state.action.without(self.card)
        state.action_discard = (*state.action_discard, self.card)


class PutBeside(Effect, frozen=True):
    """The tax or population card is put beside the discard pile instead of on it."""

    by_hand = False
    kind = "report"
    clause = "MO-10.3"
    card: str

    def apply(self, state: State) -> None:
        state.action_discard, state.beside = state.action_discard[:-1], self.card


class ReshuffleAction(Effect, frozen=True):
    """All action cards are shuffled as in the set-up."""

    by_hand = False
    kind = "report"
    clause = "MO-11.8"
    reshuffle: str

    def apply(self, state: State) -> None:
        cards = (*state.action.cards, *state.action_discard, state.beside)
        state.action = shuffled("action", without(cards, self.reshuffle), 1, self.reshuffle)
        state.action_discard, state.beside = (), ""


class TurnLocation(Effect, frozen=True):
    """The top card of his location deck."""

    by_hand = False
    kind = "report"
    clause: str
    card: str

    def apply(self, state: State) -> None:
        state.location = state.location.without(self.card)
        state.location_discard = (*state.location_discard, self.card)


class ReshuffleLocation(Effect, frozen=True):
    """All location cards of his deck are shuffled as in the set-up."""

    by_hand = False
    kind = "report"
    clause = "MO-5.3"
    reshuffle: str

    def apply(self, state: State) -> None:
        cards = (*state.location.cards, *state.location_discard)
        state.location = shuffled("location", without(cards, self.reshuffle), 2, self.reshuffle)
        state.location_discard = ()


class PrintedCard(Note, frozen=True):
    """What to do with a printed card of his decks; told only where they lie on the table."""

    clause: str
    part: Literal["beside", "shuffle_action", "shuffle_location"]
    card: str


class SecondAction(Note, frozen=True):
    """His card shows another action, which comes next."""

    kind = "report"
    clause = "MO-3.3"
    side: str
    action: str


class UseAbility(Note, frozen=True):
    """What his leader does for him when his deck is shuffled, without cost."""

    kind = "report"
    clause = "MO-11.1"
    side: str
    leader: str
    ability: str


class RefillOffer(Note, frozen=True):
    """An offer is refilled once he has all his cards."""

    clause = "MO-3.4"
    offer: Literal["build", "technology", "population", "tax"]


# What he gets


CHOSEN = "chosen"
"""The hex of a city or town in logs from before 1.2: they do not say what lies on it."""


class PlaceCity(Effect, frozen=True, omit_defaults=True):
    """A city of HeroBotus or of the static player; `tile` is the kind of resource tile it stands on.

    `good` is what lies on its hex where there is no tile.
    """

    clause: str
    side: str
    region: str
    tile: str
    good: str = CHOSEN

    def blank(self) -> Effect:
        """Return it without the good of the hex, which only a tracked board picks."""
        return self if self.good == CHOSEN else msgspec.structs.replace(self, good=SOMEWHERE)

    def apply(self, state: State) -> None:
        side = state.sides.index(self.side)
        state.cities = added(state.cities, side, self.region, 1)
        if self.side in state.bots:
            state.cities_left = put(state.cities_left, state.bots.index(self.side), -1)


class TakeTile(Effect, frozen=True):
    """The resource tile under a new city cannot be had any more."""

    kind = "report"
    board_only = True
    clause: str
    region: str
    tile: str
    value: int

    def apply(self, state: State) -> None:
        state.tiles = without_tile(state.tiles, self.region, self.tile, self.value)


class TakeGood(Effect, frozen=True):
    """A side gets a trade good."""

    kind = "report"
    board_only = True
    clause: str
    side: str
    region: str
    good: str

    def apply(self, state: State) -> None:
        state.owned = with_good(state.owned, state.sides.index(self.side), self.good)
        state.goods = without_good(state.goods, self.region, self.good)


class PlaceTown(Effect, frozen=True, omit_defaults=True):
    """A town of HeroBotus or of the static player; `good` is what lies on its hex."""

    clause: str
    side: str
    region: str
    town: str
    good: str = CHOSEN

    def blank(self) -> Effect:
        """Return it without the good of the hex, which only a tracked board picks."""
        return self if self.good == CHOSEN else msgspec.structs.replace(self, good=SOMEWHERE)

    def apply(self, state: State) -> None:
        state.towns = added(state.towns, state.sides.index(self.side), self.region, 1)
        if self.side in state.bots:
            field = SUPPLY[self.town]
            setattr(state, field, put(getattr(state, field), state.bots.index(self.side), -1))


class PlaceUnits(Effect, frozen=True):
    """His units in a region."""

    clause: str
    side: str
    region: str
    infantry: int
    cavalry: int

    def apply(self, state: State) -> None:
        side, bot = state.sides.index(self.side), state.bots.index(self.side)
        if self.infantry:
            state.infantry = added(state.infantry, side, self.region, self.infantry)
            state.infantry_left = put(state.infantry_left, bot, -self.infantry)
        if self.cavalry:
            state.cavalry = added(state.cavalry, side, self.region, self.cavalry)
            state.cavalry_left = put(state.cavalry_left, bot, -self.cavalry)


class Gain(Effect, frozen=True):
    """He gets resources."""

    clause: str
    side: str
    resource: str
    count: int

    def apply(self, state: State) -> None:
        setattr(state, self.resource, put(getattr(state, self.resource), state.bots.index(self.side), self.count))


class Pay(Effect, frozen=True):
    """He pays 1 resource."""

    clause: str
    side: str
    resource: str

    def apply(self, state: State) -> None:
        setattr(state, self.resource, put(getattr(state, self.resource), state.bots.index(self.side), -1))


class Work(Effect, frozen=True):
    """He cannot pay and works instead."""

    clause = "MO-3.2"
    side: str
    resource: str
    count: int

    def apply(self, state: State) -> None:
        setattr(state, self.resource, put(getattr(state, self.resource), state.bots.index(self.side), self.count))


class GainMoney(Effect, frozen=True):
    """He gets money from the supply, and what lies in the holding area."""

    clause: str
    side: str
    holding: int
    supply: int

    def apply(self, state: State) -> None:
        state.money = put(state.money, state.bots.index(self.side), self.holding + self.supply)
        state.holding = spent(state.holding, self.holding)


class TakeBuildCard(Effect, frozen=True):
    """He takes a card of the build offer."""

    clause: str
    side: str
    card: Literal["project", "city", "farm", "manufactory"]

    def apply(self, state: State) -> None:
        if self.card == "project":
            state.projects = put(state.projects, state.bots.index(self.side), 1)


class TakeTechnology(Effect, frozen=True):
    """He takes a technology of the offer; it counts by its symbols, by its number, or not at all."""

    clause: str
    side: str
    place: int
    symbols: bool
    points: int

    def apply(self, state: State) -> None:
        bot = state.bots.index(self.side)
        if self.symbols:
            state.symbols = put(state.symbols, bot, 1)
        elif self.points:
            state.earned = put(state.earned, bot, self.points)


class TakePopulation(Effect, frozen=True):
    """He takes the population card with the highest gain."""

    clause = "MO-10.4"
    side: str
    gain: int

    def apply(self, state: State) -> None:
        state.population = put(state.population, state.bots.index(self.side), self.gain)


class RemoveTax(Note, frozen=True):
    """The tax card with the least unrest leaves the game."""

    clause = "MO-10.5"
    side: str


class TakeWonder(Effect, frozen=True):
    """He gets a random wonder and puts it on the board."""

    clause: str
    side: str
    region: str

    def apply(self, state: State) -> None:
        state.wonder_cards = put(state.wonder_cards, state.bots.index(self.side), 1)
        state.wonders_left -= 1
        state.wonders = added(state.wonders, state.sides.index(self.side), self.region, 1)


class WonderAnywhere(Note, frozen=True):
    """The conditions printed on his wonder do not matter."""

    kind = "report"
    clause = "MO-11.7"


class TakeAchievement(Effect, frozen=True):
    """He gets a random achievement."""

    clause: str
    side: str

    def apply(self, state: State) -> None:
        state.achievements = put(state.achievements, state.bots.index(self.side), 1)
        state.achievements_left -= 1


class NotPossible(Note, frozen=True):
    """A part of his action is lost. Games from before 0.6.0 hold it; today each case is a `Nothing` of its own."""

    by_hand = False
    clause: str
    side: str
    what: Literal["city", "town", "units", "wonder", "build", "technology", "award", "war"]


class RowSize(Effect, frozen=True):
    """How many cards lie in the technology offer."""

    by_hand = False
    kind = "report"
    clause = "MO-8.1"
    size: int

    def apply(self, state: State) -> None:
        state.row_size = self.size


class SetRows(Effect, frozen=True):
    """The invented offers of a simulation, refilled."""

    kind = "silent"
    clause = "MO-3.4"
    rows: Rows
    holding: int
    due: bool

    def apply(self, state: State) -> None:
        state.rows, state.holding, state.due = self.rows, self.holding, self.due
