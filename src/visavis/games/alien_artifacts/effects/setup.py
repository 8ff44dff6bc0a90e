"""The set-up (section 1)."""

from __future__ import annotations

from visavis.core import Effect, Pile
from visavis.games.alien_artifacts.effects.projects import into_empire
from visavis.games.alien_artifacts.effects.resources import UNSEEN
from visavis.games.alien_artifacts.options import PLACE, Seat
from visavis.games.alien_artifacts.state import DECK, Side, State, changed, minus


class TurnUp(Effect, frozen=True):
    """The uppermost card of a deck is turned up."""

    clause = "AA-1.3"
    deck: str
    card: str

    def apply(self, state: State) -> None:
        name = DECK.get(self.deck, "systems")
        pile: Pile = getattr(state, name)
        setattr(state, name, pile.without(self.card).with_on_top(self.card))


class TurnUpSystem(Effect, frozen=True):
    """The uppermost alien system is turned up: it is the available one."""

    clause = "AA-1.4"
    card: str

    def apply(self, state: State) -> None:
        state.systems = state.systems.without(self.card).with_on_top(self.card)


class DealFaction(Effect, frozen=True):
    """A seat plays this faction."""

    clause = "AA-1.7"
    seat: Seat
    faction: str

    def apply(self, state: State) -> None:
        state.factions = changed(state.factions, PLACE[self.seat], self.faction)


class DealCard(Effect, frozen=True):
    """A seat gets a resource card before the game begins; only that seat sees it."""

    clause = "AA-1.10"
    seat: Seat
    card: str

    def apply(self, state: State) -> None:
        at = PLACE[self.seat]
        state.resources = state.resources.without(self.card)
        state.hands = changed(state.hands, at, tuple(sorted((*state.hands[at], self.card))))

    def seen_by(self, seat: str) -> Effect:
        return self if seat == self.seat else DealCard(self.seat, UNSEEN)


class StartPlayer(Effect, frozen=True):
    """This seat begins."""

    clause = "AA-1.11"
    seat: Seat

    def apply(self, state: State) -> None:
        state.start = state.turn = self.seat


class Place(Effect, frozen=True):
    """A seat starts with this card in its empire."""

    clause = "AA-1.12"
    seat: Seat
    card: str
    side: Side

    def apply(self, state: State) -> None:
        into_empire(state, PLACE[self.seat], self.card, self.side)
        state.offer = minus(state.offer, self.card)
