"""10 Population, Tax & Tariff: one of the pair in each cycle, a unit for the other."""

from __future__ import annotations

from visavis.core import UNTRACKED, Fact, Nothing, Table, Untracked, absorbing
from visavis.core.question import LIKELY
from visavis.games.mosaic.bot_turn.military import TEN, units
from visavis.games.mosaic.bot_turn.offers import refill
from visavis.games.mosaic.bot_turn.pay import pay
from visavis.games.mosaic.cards import Action
from visavis.games.mosaic.cards.invented import GAINS, POPULATION, TAX, UNREST
from visavis.games.mosaic.effects.bot_turn import GainMoney, PrintedCard, PutBeside, RemoveTax, TakePopulation
from visavis.games.mosaic.state import Rows, State

MOST_GAIN, MOST_HOLDING = 20, 500
GAINED, HELD = {LIKELY: (0, 12)}, {LIKELY: (0, 20)}
"""What is likely to be printed, and to lie there."""


def tax_or_population(state: State, table: Table[State], bot: int, card: Action) -> None:
    """One of the pair: the second of them in a cycle brings a unit instead (MO-10.1 to MO-10.7)."""
    side = state.bots[bot]
    # MO-10.1, MO-10.2
    if state.beside and state.data.actions[state.beside].first != card.first:
        table.note(Nothing, "pair.second", "MO-10.1", {"side": side, "card": card.id, "beside": state.beside})
        return one_unit(state, table, bot, card.unit)

    # MO-10.3, MO-10.7
    if not pay(state, table, bot, card.cost, "MO-10.3"):
        table.note(Nothing, "pair.worked", "MO-10.7", {"card": card.id})
        return
    if table.printed("action"):
        table.note(PrintedCard, "MO-10.3", "beside", card.id)
    table.do(PutBeside(card.id))
    if card.first == "population":
        # MO-10.4
        gain = table.ask(
            Fact("population.gain", "MO-10.4", highest_gain(state.rows), bounds=(0, MOST_GAIN), args=GAINED)
        )
        if not gain:
            table.note(Nothing, "population.none", "MO-10.4", {"side": side})
            return
        table.do(TakePopulation(side, gain))
        refill(state, table, POPULATION, (with_gain(state.rows, gain),))
    else:
        # MO-10.5, MO-10.6
        table.note(RemoveTax, side)
        money(state, table, bot, "MO-10.6")
        refill(state, table, TAX, (lowest_tax(state.rows),))


def one_unit(state: State, table: Table[State], bot: int, unit: str) -> None:
    """A single unit; if its kind is gone, the other (MO-10.2)."""
    left = {"infantry": state.infantry_left[bot], "cavalry": state.cavalry_left[bot]}
    other = "cavalry" if unit == "infantry" else "infantry"
    kind = unit if left[unit] else other if left[other] else ""
    if kind == other:
        table.note(Nothing, "pair.other_unit", "MO-10.2", {"side": state.bots[bot], "unit": unit, "other": other})
    units(state, table, bot, int(kind == "infantry"), int(kind == "cavalry"), "MO-10.2")


def money(state: State, table: Table[State], bot: int, clause: str) -> None:
    """The money of the holding area and 10 more (MO-10.6)."""
    holding = holding_money(state, table, clause)
    if not holding:
        table.note(Nothing, "tax.empty", clause, {"side": state.bots[bot], "money": TEN})
    table.do(GainMoney(clause, state.bots[bot], holding, TEN))


@absorbing
def highest_gain(rows: Rows) -> int | Untracked:
    """The highest gain in the invented offer (MO-10.4)."""
    gains = [GAINS[card] for card in rows[POPULATION]]
    return max(gains) if gains else UNTRACKED


@absorbing
def with_gain(rows: Rows, gain: int) -> int:
    """The place of the invented population card with this gain, the leftmost in a tie."""
    return next((place for place, card in enumerate(rows[POPULATION], 1) if GAINS[card] == gain), 0)


@absorbing
def lowest_tax(rows: Rows) -> int:
    """The place of the invented tax card with the least unrest, the leftmost in a tie (MO-10.5)."""
    unrest = [UNREST[card] for card in rows[TAX]]
    return unrest.index(min(unrest)) + 1 if unrest else 0


def holding_money(state: State, table: Table[State], clause: str) -> int:
    """The money in the holding area."""
    return table.ask(Fact("tax.holding", clause, state.holding, bounds=(0, MOST_HOLDING), args=HELD))
