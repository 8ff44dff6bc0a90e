"""What a position or a correction of Mosaic may leave out because it follows from what was said."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

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
            left = others(state.data.locations, state.location.cards)
            state.location_out = tuple(card for card in left if not state.uses(card))
            state.location_discard = others(left, state.location_out)
    elif given & {"location_discard", "location_out"}:
        left = others(state.data.locations, (*state.location_discard, *state.location_out))
        state.location_out = (*state.location_out, *[card for card in left if not state.uses(card)])
        state.location = pile_with(state.location, others(left, state.location_out))
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
    """What stands on the board is not in his supply."""
    sides = [state.side(bot) for bot in range(len(state.bots))]
    for kind in ("cities", "infantry", "cavalry"):
        counts = getattr(state, kind)
        if kind in given and SUPPLY[kind] not in given and counts is not UNTRACKED:
            on_board = [sum(counts[side]) for side in sides if side < len(counts)]
            setattr(state, SUPPLY[kind], tuple(max(0, state.data.stock[kind] - count) for count in on_board))
    towns = state.towns
    if "towns" in given and given.isdisjoint(TOWN_SUPPLY) and towns is not UNTRACKED:
        left = [towns_left(state.data.stock, sum(towns[side])) for side in sides if side < len(towns)]
        state.farms_left, state.works_left = tuple(farm for farm, _ in left), tuple(other for _, other in left)


def recounted(before: State, state: State) -> None:
    """An owner has counted the pieces of a colour anew: what is more or fewer is so in his supply."""
    for kind, field in SUPPLY.items():
        change = state.data.stock[kind] - before.data.stock[kind]
        setattr(state, field, tuple(max(0, left + change) for left in getattr(state, field)))


TOWN_SUPPLY = ("farms_left", "works_left")


def towns_left(stock: Mapping[str, int], on_board: int) -> tuple[int, int]:
    """What is left of both kinds of towns: the board does not say of which kind they are, so as many of each."""
    farm, other = stock["farm"], stock["manufactory"]
    for _ in range(min(on_board, farm + other)):
        if farm >= other:
            farm -= 1
        else:
            other -= 1
    return farm, other
