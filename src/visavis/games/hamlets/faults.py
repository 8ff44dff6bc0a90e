"""What cannot be true of a game of Hamlets, and what never becomes more or fewer."""

from __future__ import annotations

from visavis.core import Fault, Faults, absorbing, pile_faults
from visavis.games.hamlets.board import LAND
from visavis.games.hamlets.state import HOUSES, ROUNDS, TOWERS, State


def cards(state: State) -> dict[str, int]:
    """Her cards and pieces, which never become more or fewer."""
    held = (*state.deck.cards, *state.turned)
    counted = {f"card {card}": held.count(card) for card in state.cards}
    if isinstance(state.plain, int) and isinstance(state.marked, int) and isinstance(state.towers, int):
        hers = state.plain | state.marked
        counted["houses"] = hers.bit_count() + state.houses_left
        counted["towers"] = (state.towers & hers).bit_count() + state.towers_left
    return counted


def other_cards(state: State) -> bool:
    """Whether a card is missing, there twice, or not of this game."""
    return sorted((*state.deck.cards, *state.turned), key=str) != sorted(state.cards)


@absorbing
def shared(yours: int, plain: int, marked: int) -> bool:
    """Whether two houses stand on one space."""
    return bool(yours & plain or yours & marked or plain & marked)


@absorbing
def outside(pieces: int, spaces: int) -> bool:
    """Whether a piece stands where none can."""
    return bool(pieces & ~spaces)


@absorbing
def too_many(houses: int, towers: int) -> bool:
    """Whether you have built more than you have."""
    return houses.bit_count() > HOUSES or (houses & towers).bit_count() > TOWERS


FAULTS: Faults[State] = Faults(
    [
        *pile_faults(lambda state: state.deck),
        Fault("houses.count", lambda state: not 0 <= state.houses_left <= HOUSES),
        Fault("towers.count", lambda state: not 0 <= state.towers_left <= TOWERS),
        Fault("round.number", lambda state: not 1 <= state.round <= ROUNDS),
        Fault("deck.cards", other_cards),
        Fault("space.two_houses", lambda state: shared(state.yours, state.plain, state.marked)),
        Fault("house.in_water", lambda state: outside(state.yours | state.hers, LAND)),
        Fault("your.pieces", lambda state: too_many(state.yours, state.towers)),
        Fault("tower.without_house", lambda state: outside(state.towers, state.yours | state.hers)),
    ]
)
