"""Paying with cards and credits (section 4), and preparing cards for a payment (section 10)."""

from __future__ import annotations

from visavis.core import Effect
from visavis.games.alien_artifacts.options import PLACE, Seat
from visavis.games.alien_artifacts.state import State, changed, minus


class Pay(Effect, frozen=True):
    """A seat pays with resource cards; the sections say how they were used."""

    clause = "AA-4.1"
    seat: Seat
    sections: tuple[str, ...]

    def apply(self, state: State) -> None:
        at = PLACE[self.seat]
        hand, stored = state.hands[at], state.stored[at]
        for section in self.sections:
            card = section[:-1]
            if card in hand:
                hand = minus(hand, card)
                state.discards = (*state.discards, card)
                continue
            for pair in stored:
                if pair[1] == section:
                    stored = minus(stored, pair)
                    state.discards = (*state.discards, card)
                    break
            else:
                state.boosts = _without_boost(state.boosts, section)
        state.hands = changed(state.hands, at, hand)
        if stored is not state.stored[at]:
            state.stored = changed(state.stored, at, stored)


def _without_boost(boosts: tuple[tuple[str, str, int], ...], card: str) -> tuple[tuple[str, str, int], ...]:
    return tuple([boost for boost in boosts if boost[0] != card])


class Boost(Effect, frozen=True):
    """An artifact can pay with symbols in this turn."""

    clause = "AA-19.3"
    seat: Seat
    card: str
    colour: str
    count: int

    def apply(self, state: State) -> None:
        state.boosts = (*state.boosts, (self.card, self.colour, self.count))


class Earn(Effect, frozen=True):
    """A seat gains credits; it has so many then."""

    clause: str
    seat: Seat
    credits: int
    source: str
    now: int

    def apply(self, state: State) -> None:
        state.credits = changed(state.credits, PLACE[self.seat], self.now)


class Spend(Effect, frozen=True):
    """A seat spends credits."""

    clause: str
    seat: Seat
    credits: int

    def apply(self, state: State) -> None:
        at = PLACE[self.seat]
        state.credits = changed(state.credits, at, state.credits[at] - self.credits)


class Attach(Effect, frozen=True):
    """A seat prepares a resource card for a project."""

    clause = "AA-10.1"
    seat: Seat
    project: str
    section: str

    def apply(self, state: State) -> None:
        at = PLACE[self.seat]
        card = self.section[:-1]
        if card in state.hands[at]:
            state.hands = changed(state.hands, at, minus(state.hands[at], card))
        else:
            pair = next(pair for pair in state.stored[at] if pair[1] == self.section)
            state.stored = changed(state.stored, at, minus(state.stored[at], pair))
        state.attached = changed(state.attached, at, (*state.attached[at], (self.project, self.section)))


class Prepared(Effect, frozen=True):
    """A seat has prepared enough."""

    kind = "silent"
    clause = "AA-10.1"
    seat: Seat

    def apply(self, state: State) -> None:
        state.pending = state.pending[1:]
        state.check = True
