"""Revenue and mining: what operational technologies and planets do, card by card (section 14)."""

from __future__ import annotations

from visavis.core import One, Table
from visavis.games.alien_artifacts.effects import tasks as then
from visavis.games.alien_artifacts.effects.turn import Go
from visavis.games.alien_artifacts.options import Seat
from visavis.games.alien_artifacts.state import State, Task
from visavis.games.alien_artifacts.your_turn.completing import reveal_for
from visavis.games.alien_artifacts.your_turn.gains import call


def one_by_one(
    state: State, table: Table[State], seat: Seat, action: str, cards: tuple[str, ...]
) -> tuple[Task, ...]:  # fmt: skip
    """Revenue or mining, card by card (AA-14.5, AA-14.6).

    As long as all cards come from the same deck their order makes no difference; if the deck runs out in between, the
    owner is asked.
    """
    if len(cards) > 1 and state.resources.size() < len(cards):
        return (then.in_order(seat, action, *cards),)
    tasks: tuple[Task, ...] = ()
    for card in cards:
        tasks += operate(state, table, seat, action, card)
    return tasks


def operate(state: State, table: Table[State], seat: Seat, action: str, card: str) -> tuple[Task, ...]:
    """Revenue or mining with one card."""
    if action == "revenue":
        reveal_for(state, table, seat, card, "AA-14.5")
        return ()
    tasks: tuple[Task, ...] = ()
    for its in state.tables.events[card]["operational/mine"]:
        tasks += call(state, table, seat, its, card)
    return tasks


def in_order(state: State, table: Table[State], seat: Seat, action: str, *cards: str) -> None:
    """The next card of revenue or mining, as its owner likes (AA-14.5, AA-14.6)."""
    clause = "AA-14.5" if action == "revenue" else "AA-14.6"
    card = cards[0] if len(cards) == 1 else table.ask(One("order", seat, clause, cards, args={"action": action}))
    tasks = operate(state, table, seat, action, card)
    rest = tuple(one for one in cards if one != card)
    table.do(Go((*tasks, then.in_order(seat, action, *rest)) if rest else tasks))
