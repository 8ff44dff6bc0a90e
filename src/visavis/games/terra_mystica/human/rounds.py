"""Rounds of the whole game: turns, cult bonus, income, the next round (TM-20.5, TM-20.6, TM-20.28, TM-20.29)."""

from __future__ import annotations

from collections.abc import Mapping

from visavis.core import Table
from visavis.games.terra_mystica.cards import CULTS, ROUNDS, BonusIncome, Favour, Scoring
from visavis.games.terra_mystica.effects.whole import Ahead, Tokens
from visavis.games.terra_mystica.effects.whole_rounds import RoundBegins, RoundEnds, Up
from visavis.games.terra_mystica.human.economy import done, gain, spades_gained
from visavis.games.terra_mystica.human.ending import begin_end, final, sell_off
from visavis.games.terra_mystica.human.land import board_of, dwellings, own
from visavis.games.terra_mystica.human.setup import colour, faction, first, first_card, order_of_seats, set_up_people
from visavis.games.terra_mystica.human.side import PLACES, Task, Whole
from visavis.games.terra_mystica.human.tasks import TASKS, Todo
from visavis.games.terra_mystica.state import State


def people_step(state: State, table: Table[State]) -> None:
    """One step of a game without the Automa: what is next, or whose turn it is."""
    if state.todo:
        what, at, number, by = state.todo[0]
        return ALL[what](state, table, at, number, by)
    if state.phase == "setup":
        return set_up_people(state, table)
    next_seat(state, table)


def next_seat(state: State, table: Table[State]) -> None:
    """The next in the turn order who has not passed; when all have, the round ends (TM-20.28)."""
    order = state.order
    at = order.index(PLACES.index(state.turn)) if state.turn in PLACES else -1
    left = [one for one in (*order[at + 1 :], *order[: at + 1]) if one not in state.gone and not state.sides[one].out]
    if not left:
        return end_round(state, table)
    table.do(Up(PLACES[left[0]]))


def end_round(state: State, table: Table[State]) -> None:
    """Cult bonus, its decisions and the income come in the order of the next round; after the last one the end."""
    number = len(state.sides)
    if state.round == ROUNDS:
        return begin_end(state, table)
    away = tuple(at for at in state.order if state.sides[at].out)
    order = (*(at for at in state.gone if at not in away), *away)
    if not state.played.passing_order:
        first = order[0]
        order = (*range(first, number), *range(first))
    stay = tuple(at for at in order if at not in away)
    table.do(RoundEnds(order, (*between(stay), ("begin", 0, state.round + 1, 0))))


def between(order: tuple[int, ...]) -> tuple[Task, ...]:
    """What everybody gets between two rounds: the cult bonus, then income."""
    return (*(("cult_bonus", at, 0, at) for at in order), *(("income", at, 0, at) for at in order))


def begin_next_round(state: State, table: Table[State], _: int, round: int, __: int) -> None:
    """Action spaces are free, each free bonus card gets a coin, the first seat plays (TM-20.6)."""
    order = state.order or tuple(range(len(state.sides)))
    table.do(RoundBegins(round, order))
    table.do(Up(PLACES[next((at for at in order if not state.sides[at].out), order[0])]))


def later(state: State, table: Table[State], before: str, *tasks: Task) -> None:
    """Something is to be done before the first of these."""
    at = next(place for place, task in enumerate(state.todo) if task[0] == before)
    table.do(Ahead((*state.todo[:at], *tasks, *state.todo[at:]), state.now))


# Income (TM-20.5)


def income_of(state: State, side: Whole) -> tuple[int, int, int, int]:
    """Workers, coins, priests and power that a seat gets before a round."""
    board = board_of(state, side)
    houses, temples = own(state, side, "house").bit_count(), own(state, side, "temple").bit_count()
    cards: Mapping[str, BonusIncome] = state.pack.tables["bonus_income"]
    favours: Mapping[str, Favour] = state.pack.tables["favour"]
    goods = [cards[side.bonus].income, *(favours[tile].income for tile in side.favours)]
    goods += [board.stronghold] if own(state, side, "stronghold") else []
    goods += [board.sanctuary] if own(state, side, "sanctuary") else []
    workers, coins, priests, power = map(sum, zip(*goods, strict=True))
    return (
        workers + board.dwellings[dwellings(state, side).bit_count()],
        coins + board.house_coins[houses],
        priests + board.temple_priests[temples],
        power + board.house_power[houses] + board.temple_power[temples],
    )


def income(state: State, table: Table[State], at: int, _: int, __: int) -> None:
    """Income of a seat; Riverwalkers decide about priests after everybody's."""
    workers, coins, priests, power = income_of(state, state.sides[at])
    done(state, table)
    if state.sides[at].faction == "riverwalkers" and priests:
        later(state, table, "begin", *(("unlock", at, 0, at),) * priests)
        priests = 0
    gain(state, table, at, "TM-20.5", "income", coins=coins, workers=workers, priests=priests, power=power)


# Cult bonus (TM-20.29)


def bonus_times(state: State, side: Whole) -> int:
    """How often a seat gets the cult bonus of the round."""
    tile: Scoring = state.pack.tables["scoring"][state.tiles[state.round - 1]]
    level = side.sent if tile.cult == "priests" else side.cults[CULTS.index(tile.cult)]
    return level // tile.steps


def cult_bonus(state: State, table: Table[State], at: int, _: int, __: int) -> None:
    """The cult bonus of the round that is over."""
    tile: Scoring = state.pack.tables["scoring"][state.tiles[state.round - 1]]
    side = state.sides[at]
    amount = bonus_times(state, side) * tile.amount
    done(state, table)
    if not amount:
        return
    if tile.gain == "spades":
        return bonus_of_spades(state, table, at, amount)
    if tile.gain == "priests" and side.faction == "riverwalkers":
        return later(state, table, "income", *(("unlock", at, 0, at),) * amount)
    gain(state, table, at, "TM-20.29", "cult_bonus", **{tile.gain: amount})


def bonus_of_spades(state: State, table: Table[State], at: int, spades: int) -> None:
    """Spades of the cult bonus: for some they are steps or tokens, for Riverwalkers nothing."""
    side = state.sides[at]
    if side.faction == "riverwalkers":
        return
    spades_gained(state, table, at, spades, action=False)
    if side.faction == "dragonlords":
        return table.do(Tokens(PLACES[at], "TM-21.18", (spades, 0, 0)))
    if side.faction == "acolytes":
        # Their steps need not wait for the spades of others.
        before = next((one[0] for one in state.todo if one[0] in ("bonus_spades", "income")), "income")
        return later(state, table, before, *(("step", at, 1, at),) * spades)
    later(state, table, "income", ("bonus_spades", at, spades, at))


ALL: Mapping[str, Todo] = {
    **TASKS, "faction": faction, "colour": colour, "places": order_of_seats, "first": first, "card": first_card,
    "income": income, "cult_bonus": cult_bonus, "begin": begin_next_round, "final": final, "sell": sell_off,
}  # fmt: skip
