"""Projects, and what becomes of them (sections 5 to 8)."""

from __future__ import annotations

from visavis.core import Effect, Pile
from visavis.games.alien_artifacts.options import PLACE, Seat
from visavis.games.alien_artifacts.state import DECK, Side, State, changed, minus


class Offer(Effect, frozen=True):
    """Cards are drawn from a deck to choose one; the next one lies on top of it."""

    clause = "AA-5.2"
    seat: Seat
    deck: str
    cards: tuple[str, ...]
    top: str

    def apply(self, state: State) -> None:
        pile: Pile = getattr(state, DECK[self.deck])
        for card in self.cards:
            pile = pile.without(card)
        if self.top:
            pile = pile.without(self.top).with_on_top(self.top)
        setattr(state, DECK[self.deck], pile)
        state.offer = self.cards


class NewProject(Effect, frozen=True):
    """A seat keeps one of the cards that it drew as a project."""

    clause = "AA-5.2"
    seat: Seat
    card: str

    def apply(self, state: State) -> None:
        at = PLACE[self.seat]
        state.offer = minus(state.offer, self.card)
        state.projects = changed(state.projects, at, (*state.projects[at], self.card))
        state.check = True


class PutUnder(Effect, frozen=True):
    """The other cards go under their deck."""

    clause = "AA-5.3"
    deck: str
    cards: tuple[str, ...]

    def apply(self, state: State) -> None:
        pile: Pile = getattr(state, DECK[self.deck])
        setattr(state, DECK[self.deck], pile.with_below(*self.cards))
        state.offer = ()


class Checked(Effect, frozen=True):
    """No project is complete."""

    kind = "silent"
    clause = "AA-4.8"

    def apply(self, state: State) -> None:
        state.check = False


def into_empire(state: State, at: int, card: str, side: Side) -> None:
    """A card lies on one of its sides."""
    if side == "logistics":
        state.logistics = changed(state.logistics, at, (*state.logistics[at], card))
    else:
        state.operational = changed(state.operational, at, (*state.operational[at], card))


class Complete(Effect, frozen=True):
    """A seat completes a project on one of its sides; what was prepared for it is discarded."""

    clause: str
    seat: Seat
    card: str
    side: Side

    def apply(self, state: State) -> None:
        at = PLACE[self.seat]
        state.projects = changed(state.projects, at, minus(state.projects[at], self.card))
        into_empire(state, at, self.card, self.side)
        if state.attached[at]:
            kept = tuple(pair for pair in state.attached[at] if pair[0] != self.card)
            spent = tuple(section[:-1] for card, section in state.attached[at] if card == self.card)
            state.discards += spent
            state.attached = changed(state.attached, at, kept)
        state.check = True


class Tuck(Effect, frozen=True):
    """A produced card goes under a planet, with one section visible."""

    clause = "AA-6.6"
    seat: Seat
    planet: str
    section: str

    def apply(self, state: State) -> None:
        at = PLACE[self.seat]
        state.shown = minus(state.shown, self.section[:-1])
        state.stored = changed(state.stored, at, (*state.stored[at], (self.planet, self.section)))
