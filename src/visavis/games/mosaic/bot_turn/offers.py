"""The card offers of simulations, where they are invented; at a table people deal and refill them."""

from __future__ import annotations

from typing import cast

from visavis.core import UNTRACKED, Fact, Table, Untracked
from visavis.core.question import LIKELY
from visavis.games.mosaic.cards.invented import DECKS, HANDS, INVENTED, OFFERS, SCORING
from visavis.games.mosaic.criteria import LIKELY_POINTS, MOST_POINTS, asked_points
from visavis.games.mosaic.effects.bot_turn import RefillOffer, SetRows
from visavis.games.mosaic.state import Rows, State


def deal(state: State, table: Table[State]) -> None:
    """Fill the invented offers for the first time."""
    if not state.options.invented:
        return
    dealt = tuple(tuple(_cards(table, at, INVENTED.row)) for at in range(4))
    table.do(SetRows(cast("Rows", dealt), cast("int", state.holding), state.due))


def _cards(table: Table[State], at: int, count: int) -> list[str]:
    """So many cards of an invented deck; a scoring card is passed over."""
    cards: list[str] = []
    while len(cards) < count:
        card = str(table.draw(DECKS[at]))
        if card != SCORING:
            cards.append(card)
    return cards


def refill(state: State, table: Table[State], at: int, taken: tuple[object, ...], money: int = 0) -> None:
    """Cards taken from an offer are replaced: the others move away from the deck, new ones come next to it (MO-3.4)."""
    if state.options.invented:
        refill_invented(state, table, at, taken, money)
    table.note(RefillOffer, OFFERS[at])


def refill_invented(state: State, table: Table[State], at: int, taken: tuple[object, ...], money: int) -> None:
    """New cards for an invented offer; one of them may bring an empire scoring."""
    rows, due, deck = cast("Rows", state.rows), state.due, DECKS[at]
    row = [card for place, card in enumerate(rows[at], 1) if place not in taken]
    while len(row) < INVENTED.row:
        card = str(table.draw(deck))
        if card == SCORING:
            due = due or state.phase == "play"
        else:
            row.insert(0, card)
    filled = (*rows[:at], tuple(row), *rows[at + 1 :])
    table.do(SetRows(cast("Rows", filled), cast("int", state.holding) + money, due))


def start_technologies(state: State, table: Table[State], bot: int) -> tuple[int, int]:
    """How many of his five starting technologies show a question mark, and the points of the others (MO-2.15)."""
    symbols: int | Untracked = UNTRACKED
    earned: int | Untracked = UNTRACKED
    if state.options.invented:
        hand = INVENTED.start[cast("int", table.draw(HANDS))]
        symbols, earned = hand.symbols, hand.earned
    args = {"side": state.bots[bot]}
    count = table.ask(Fact("start.symbols", "MO-2.15", symbols, bounds=(0, 5), args=args))
    most, likely = (5 - count) * MOST_POINTS, {**args, LIKELY: (0, (5 - count) * LIKELY_POINTS)}
    return count, asked_points(table, Fact("start.earned", "MO-2.15", earned, bounds=(0, most), args=likely), 5 - count)
