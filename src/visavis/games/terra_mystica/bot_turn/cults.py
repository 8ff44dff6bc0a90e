"""Going up a cult track without looking at the card: up to level 10, which needs no key."""

from __future__ import annotations

from visavis.core import Nothing, Table
from visavis.games.terra_mystica.bot_turn.nothing import nothing
from visavis.games.terra_mystica.cards import CULTS, TOP, Cult
from visavis.games.terra_mystica.effects.bot import AdvanceCult
from visavis.games.terra_mystica.state import State


def step_up(state: State, table: Table[State], cult: Cult | None, steps: int, clause: str) -> bool:
    """Go up some steps without a priest."""
    if cult is None:
        return nothing(table, "cult.none", clause)
    go_up(state, table, clause, cult, steps, 0)
    return True


def go_up(state: State, table: Table[State], clause: str, cult: Cult, steps: int, priest: int) -> None:
    """Up to level 10, for which she needs no key; what is beyond is lost."""
    left = TOP - state.cults[CULTS.index(cult)]
    table.do(AdvanceCult(clause, cult, min(steps, left), priest))
    if steps >= left:
        at_top(table, cult, steps - left)


def at_top(table: Table[State], cult: Cult, lost: int) -> None:
    """She stands on level 10, without a key (TM-1.8)."""
    table.note(Nothing, "cult.ten", "TM-1.8", {"cult": cult, "lost": lost})
