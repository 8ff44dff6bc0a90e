"""What a position of Tapestry need not say."""

from __future__ import annotations

import msgspec

from visavis.core import Pile
from visavis.games.tapestry.board import AUTOMA_START, YOUR_START
from visavis.games.tapestry.cards import cards_in_play, new_deck
from visavis.games.tapestry.state import OUTPOSTS, State, outposts_in_all


def complete(state: State, given: frozenset[str]) -> None:
    """What a position may leave out: the deck is what is not open, the outposts what is not on the map."""
    if "deck" not in given and given & {"pair", "discard"}:
        complete_deck(state)
    automas, yours, sealed = state.automas, state.yours, state.sealed
    if isinstance(automas, int) and isinstance(yours, int) and isinstance(sealed, int):
        if "sealed" not in given and given & {"automas", "yours"}:
            state.sealed = sealed | automas & AUTOMA_START | yours & YOUR_START
        complete_outposts(state, automas, yours, given)


def complete_deck(state: State) -> None:
    """The decision deck and the progress deck without what lies open or is discarded.

    A deck that fits is left as it is. Where other cards lie open than was thought, as many are in the deck instead.
    """
    deck, taken = state.deck, {*state.pair, *state.discard}
    inside = {*deck.cards}
    open_now = tuple(card for card in deck.cards if card in taken)
    back = tuple(card for card in cards_in_play(state.setting, state.data) if card not in inside | taken)
    if len(open_now) == len(back):
        layers = tuple(
            msgspec.structs.replace(layer, known=tuple(card for card in layer.known if card not in open_now))
            for layer in deck.layers
        )
        pool = Pile.of("deck", [*(card for card in deck.pool if card not in open_now), *back]).pool
        state.deck = Pile("deck", layers, pool)
        return
    deck = new_deck(state.setting, state.data)
    known = deck.layers[0].known
    starting = [card for card in known if card not in taken]
    others = [card for card in deck.pool if card not in taken]
    state.deck = Pile.of("deck", starting).with_reserve("progress", others) if known else Pile.of("deck", others)


def complete_outposts(state: State, automas: int, yours: int, given: frozenset[str]) -> None:
    """The supplies; on each start there are two outposts."""
    in_all = outposts_in_all(state.setting)
    automa_fallen, your_fallen, shadow_fallen = state.automa_fallen, state.your_fallen, state.shadow_fallen
    if not (isinstance(automa_fallen, int) and isinstance(your_fallen, int) and isinstance(shadow_fallen, int)):
        return
    if "outposts" not in given and given & {"automas", "automa_fallen"}:
        used = automas.bit_count() + (automas & AUTOMA_START).bit_count() + automa_fallen.bit_count()
        state.outposts = max(0, in_all - used)
    if "your_outposts" not in given and given & {"yours", "your_fallen"}:
        used = yours.bit_count() + (yours & YOUR_START).bit_count() + your_fallen.bit_count()
        state.your_outposts = max(0, in_all - used + state.your_buildings)
    if "shadow_outposts" not in given and "shadow_fallen" in given:
        state.shadow_outposts = max(0, OUTPOSTS - shadow_fallen.bit_count())
