"""What a position or a correction of Mosaic may leave out because it follows from what was said."""

from __future__ import annotations

from collections.abc import Iterable

from visavis.core import UNTRACKED, Card, Pile
from visavis.games.mosaic.setup import ACHIEVEMENTS, GOLDEN, WONDERS
from visavis.games.mosaic.state import SUPPLY, State

ROWS = {"golden_left": GOLDEN, "achievements_left": ACHIEVEMENTS, "wonders_left": WONDERS}


def complete(state: State, given: frozenset[str]) -> None:
    """The rows are full, the decks are what lies nowhere else, the supplies are what is not on the board."""
    if "phase" in given and given.isdisjoint(ROWS):
        full_rows(state)
    if "action" in given:
        # Whoever names the cards of a deck need not name the discard pile.
        if "action_discard" not in given:
            held = (*state.action.cards, state.beside)
            state.action_discard = others((*state.data.action_deck, state.data.action_reshuffle), held)
    elif given & {"action_discard", "beside"}:
        out = (*state.action_discard, state.beside)
        left = others((*state.data.action_deck, state.data.action_reshuffle), out)
        state.action = pile_with(state.action, left)
    if "location" in given:
        if given.isdisjoint({"location_discard", "location_out"}):
            state.location_discard, state.location_out = others(state.data.locations, state.location.cards), ()
    elif given & {"location_discard", "location_out"}:
        left = others(state.data.locations, (*state.location_discard, *state.location_out))
        state.location = pile_with(state.location, left)
    supplies(state, given)


def full_rows(state: State) -> None:
    """Nobody has laid out the rows yet: they are full, unless the position says otherwise."""
    if not any(getattr(state, row) for row in ROWS):
        for row, count in ROWS.items():
            setattr(state, row, count + state.options.longer)


def others(cards: Iterable[str], held: tuple[Card, ...]) -> tuple[str, ...]:
    """The cards that lie nowhere else."""
    return tuple(card for card in cards if card not in held)


def pile_with(pile: Pile, cards: tuple[str, ...]) -> Pile:
    """The pile, if these are its cards; otherwise these, shuffled."""
    return pile if sorted(cards) == sorted(map(str, pile.cards)) else Pile.of(pile.stream, cards)


def supplies(state: State, given: frozenset[str]) -> None:
    """What stands on the board is not in his supply. (Of towns the board does not say of which kind they are.)"""
    sides = [state.side(bot) for bot in range(len(state.bots))]
    for kind in ("cities", "infantry", "cavalry"):
        counts = getattr(state, kind)
        if kind in given and SUPPLY[kind] not in given and counts is not UNTRACKED:
            on_board = [sum(counts[side]) for side in sides if side < len(counts)]
            setattr(state, SUPPLY[kind], tuple(max(0, state.data.stock[kind] - count) for count in on_board))
