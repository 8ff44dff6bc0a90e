"""What a position of Sparks need not say."""

from __future__ import annotations

from visavis.core import Pile
from visavis.games.sparks.state import State


def complete(state: State, given: frozenset[str]) -> None:
    """In a position the deck may be left out: it is then what lies nowhere else."""
    if "deck" not in given and not given.isdisjoint(("hands", "fire", "ash")):
        elsewhere = {*state.fire, *state.ash}.union(*state.hands)
        state.deck = Pile.of("deck", [card for card in state.cards if card not in elsewhere])
