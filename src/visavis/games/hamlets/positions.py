"""What a position of Hamlets need not say."""

from __future__ import annotations

from visavis.core import Pile
from visavis.games.hamlets.cards import new_deck
from visavis.games.hamlets.state import HOUSES, TOWERS, State


def complete(state: State, given: frozenset[str]) -> None:
    """What a position may leave out: the deck is what is not turned over, the supplies what is not on the board."""
    if "deck" not in given and "turned" in given:
        deck = new_deck(state.pack)
        turned = set(state.turned)
        starters, others = ([card for card in part if card not in turned] for part in (deck.layers[0].known, deck.pool))
        state.deck = Pile.of("deck", starters).with_reserve("reserve", others)
    if isinstance(state.plain, int) and isinstance(state.marked, int) and isinstance(state.towers, int):
        hers = state.plain | state.marked
        if "houses_left" not in given and given & {"plain", "marked"}:
            state.houses_left = HOUSES - hers.bit_count()
        if "towers_left" not in given and given & {"plain", "marked", "towers"}:
            state.towers_left = TOWERS - (hers & state.towers).bit_count()
