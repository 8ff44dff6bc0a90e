"""What a position or a correction of Mosaic may leave out because it follows from what was said."""

from __future__ import annotations

from visavis.core import UNTRACKED, Pile
from visavis.games.mosaic.setup import ACHIEVEMENTS, GOLDEN, WONDERS
from visavis.games.mosaic.state import State


def complete(state: State, given: frozenset[str]) -> None:
    """The rows are full, the decks are what lies nowhere else, the supplies are what is not on the board."""
    data = state.data
    rows = ("golden_left", "achievements_left", "wonders_left")
    if "phase" in given and not given & {*rows} and not any(getattr(state, row) for row in rows):
        # Nobody has laid out the rows yet: they are full, unless the position says otherwise.
        for row, count in zip(rows, (GOLDEN, ACHIEVEMENTS, WONDERS), strict=True):
            setattr(state, row, count + state.options.longer)
    if "action" in given:
        # Whoever names the cards of a deck need not name the discard pile.
        if "action_discard" not in given:
            held = (*state.action.cards, state.beside)
            state.action_discard = tuple(
                card for card in (*data.action_deck, data.action_reshuffle) if card not in held
            )
    elif given & {"action_discard", "beside"}:
        out = (*state.action_discard, state.beside)
        left = [card for card in (*data.action_deck, data.action_reshuffle) if card not in out]
        if sorted(left) != sorted(map(str, state.action.cards)):
            state.action = Pile.of("action", left)
    if "location" in given:
        if "location_discard" not in given and "location_out" not in given:
            held = state.location.cards
            state.location_discard = tuple(card for card in data.locations if card not in held)
            state.location_out = ()
    elif given & {"location_discard", "location_out"}:
        out = (*state.location_discard, *state.location_out)
        left = [card for card in data.locations if card not in out]
        if sorted(left) != sorted(map(str, state.location.cards)):
            state.location = Pile.of("location", left)
    for field, left_field, kind in (
        ("cities", "cities_left", "cities"),
        ("infantry", "infantry_left", "infantry"),
        ("cavalry", "cavalry_left", "cavalry"),
    ):
        counts = getattr(state, field)
        if field in given and left_field not in given and counts is not UNTRACKED:
            on_board = [sum(counts[state.side(bot)]) for bot in range(len(state.bots)) if state.side(bot) < len(counts)]
            setattr(state, left_field, tuple(max(0, data.stock[kind] - count) for count in on_board))
