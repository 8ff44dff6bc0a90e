"""Attacks (section 9) and blockades (section 13)."""

from __future__ import annotations

from typing import Literal

from visavis.core import Effect, Note
from visavis.games.alien_artifacts.options import PLACE, Seat
from visavis.games.alien_artifacts.state import State, changed, minus


class Attack(Note, frozen=True):
    """A seat attacks the alien system or another empire."""

    clause = "AA-9.1"
    seat: Seat
    target: str


class Defend(Note, frozen=True):
    """The defender uses this plan."""

    clause = "AA-9.2"
    seat: Seat
    plan: str


class Strike(Effect, frozen=True):
    """A ship attacks with this value."""

    clause = "AA-9.3"
    seat: Seat
    ship: str
    value: int

    def apply(self, state: State) -> None:
        state.attacked = (*state.attacked, self.ship)
        state.discards += state.shown
        state.shown = ()


class AttackBonus(Effect, frozen=True):
    """All attacks of a seat in this turn are stronger."""

    clause = "AA-19.6"
    seat: Seat
    count: int

    def apply(self, state: State) -> None:
        state.attack += self.count


class LoseShip(Effect, frozen=True):
    """A ship is destroyed or damaged; a deck that was empty has it on top."""

    clause: str
    seat: Seat
    ship: str
    how: Literal["destroyed", "damaged"]

    def apply(self, state: State) -> None:
        at = PLACE[self.seat]
        state.operational = changed(state.operational, at, minus(state.operational[at], self.ship))
        if self.ship in state.blocked[at]:
            state.blocked = changed(state.blocked, at, tuple(card for card in state.blocked[at] if card != self.ship))
        if self.how == "destroyed":
            state.ship_deck = state.ship_deck.with_below(self.ship)
        else:
            state.projects = changed(state.projects, at, (*state.projects[at], self.ship))
        state.check = True


class NextSystem(Effect, frozen=True):
    """The alien system goes under its deck and the next one is turned up."""

    clause = "AA-9.7"
    old: str
    card: str

    def apply(self, state: State) -> None:
        pile = state.systems.without(self.old).with_below(self.old)
        state.systems = pile.without(self.card).with_on_top(self.card)


class Block(Effect, frozen=True):
    """An attacker puts a blockade token on a card of the defender."""

    clause = "AA-9.12"
    seat: Seat
    victim: Seat
    card: str

    def apply(self, state: State) -> None:
        at = PLACE[self.victim]
        state.blocked = changed(state.blocked, at, tuple(sorted((*state.blocked[at], self.card))))


class Unblock(Effect, frozen=True):
    """A seat removes a blockade token from a card of its own."""

    clause = "AA-13.2"
    seat: Seat
    card: str

    def apply(self, state: State) -> None:
        at = PLACE[self.seat]
        state.blocked = changed(state.blocked, at, minus(state.blocked[at], self.card))
        state.check = True


class Lift(Effect, frozen=True):
    """A seat pays to use a blocked card in this action."""

    clause = "AA-13.4"
    seat: Seat
    card: str
    credits: int

    def apply(self, state: State) -> None:
        at = PLACE[self.seat]
        state.lifted = (*state.lifted, self.card)
        state.credits = changed(state.credits, at, state.credits[at] - self.credits)
        state.check = True
