"""Choosing a payment (section 4), and what follows once it is made."""

from __future__ import annotations

from visavis.core import One, Table
from visavis.games.alien_artifacts.calls import call
from visavis.games.alien_artifacts.deals import earn, reveal_for, spend, trigger
from visavis.games.alien_artifacts.effects import Go, Pay, Score
from visavis.games.alien_artifacts.paying import (
    MOST_SUGGESTED,
    PER_TOKEN,
    Need,
    by_hand,
    need_of,
    payments,
    smallest,
    worth,
)
from visavis.games.alien_artifacts.state import PLACE, Seat, State, Task, minus_all
from visavis.games.alien_artifacts.vocabulary import credits_of

BY_HAND, ENOUGH, NOTHING = "by_hand", "enough", "nothing"


def _args(state: State, need: Need, action: str, card: str) -> dict[str, object]:
    colour, amount = need.amounts[0] if need.amounts else ("R", 0)
    return {"action": action, "card": card, "amount": amount, "colour": colour, "limit": need.limit, "free": need.free}


def pay(state: State, table: Table[State], seat: Seat, action: str, card: str) -> None:
    """Choose a payment: the cheapest ones are suggested, any other can be put together by hand (AA-4.1 to AA-4.7)."""
    at = PLACE[seat]
    need = need_of(state, at, state.powers(at), action, card)
    if not need.amounts or (not need.free and len(need.amounts) == 1 and need.amounts[0][1] <= 0):
        return paid(state, table, seat, action, card, ())
    ways = payments(state, at, need, state.means(at))
    if not ways:
        # Only in an imagined game: the hand that was imagined cannot pay for what its owner began.
        return table.do(Go(()))
    if len(ways) == 1 and not need.free:
        return paid(state, table, seat, action, card, ways[0])
    options = map("+".join, ways[:MOST_SUGGESTED])
    answer = table.ask(One("pay", seat, "AA-4.1", (*options, BY_HAND), args=_args(state, need, action, card)))
    if answer == BY_HAND:
        return table.do(Go((("pick", seat, action, card),)))
    paid(state, table, seat, action, card, tuple(answer.split("+")))


def pick(state: State, table: Table[State], seat: Seat, action: str, card: str, *chosen: str) -> None:
    """Put a payment together, card by card (AA-4.1)."""
    at = PLACE[seat]
    need = need_of(state, at, state.powers(at), action, card)
    more, done = by_hand(state, need, state.means(at), chosen)
    options = (*more, ENOUGH) if done else more
    if not options:
        # As in `pay`: only in an imagined game.
        return table.do(Go(()))
    args = {**_args(state, need, action, card), "chosen": chosen}
    answer = ENOUGH if options == (ENOUGH,) else table.ask(One("pick", seat, "AA-4.1", options, args=args))
    if answer == ENOUGH:
        return paid(state, table, seat, action, card, chosen)
    table.do(Go((("pick", seat, action, card, *chosen, answer),)))


def paid(state: State, table: Table[State], seat: Seat, action: str, card: str, parts: tuple[str, ...]) -> None:
    """What was paid for happens."""
    at, tables = PLACE[seat], state.tables
    symbols = worth(state, parts) if action in ("trade", "remove") else 0
    if parts:
        table.do(Pay(seat, parts))
    tasks: tuple[Task, ...] = ()
    match action:
        case "build" | "develop" | "discover":
            tasks = (("side", seat, card),)
        case "trade":
            # AA-12.1
            earn(state, table, seat, symbols, "AA-12.1", "trade")
            trigger(state, table, at, "on_trade")
        case "remove":
            # AA-13.2
            tasks = (("clear", seat, card, symbols // PER_TOKEN),)
        case "offensive":
            # AA-14.2
            tasks = (("target", seat, *minus_all(state.powers(at).operational["ship"], state.attacked)),)
        case "revenue":
            # AA-14.5
            for tech in state.powers(at).operational["tech"]:
                reveal_for(state, table, seat, tech, "AA-14.5")
        case "mine":
            # AA-14.6
            for planet in state.powers(at).operational["planet"]:
                for its in tables.events[planet]["operational/mine"]:
                    tasks += call(state, table, seat, its, planet)
        case _:
            # AA-4.10 to AA-4.12
            spend(state, table, seat, credits_of(tables.cost[card]), "AA-4.12")
            for its in tables.effect[card]:
                if its[0] == "VPMIN":
                    # AA-18.8
                    table.do(Score("AA-18.8", seat, smallest(state, parts), card))
                else:
                    tasks += call(state, table, seat, its, card)
    table.do(Go(tasks))
