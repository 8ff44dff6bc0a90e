"""3 His turn: what he pays, and his work where he cannot."""

from __future__ import annotations

from visavis.core import Table
from visavis.games.mosaic.effects.bot_turn import Pay, Work
from visavis.games.mosaic.state import State


def pay(state: State, table: Table[State], bot: int, resource: str, clause: str) -> bool:
    """Pay 1 resource, or work instead (MO-3.2); with more players he does neither (MO-17.3)."""
    if not state.solo:
        return True
    if getattr(state, resource)[bot]:
        table.do(Pay(clause, state.bots[bot], resource))
        return True
    table.do(Work(state.bots[bot], resource, state.data.level.work))
    return False
