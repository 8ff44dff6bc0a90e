"""At a table with the Automa: what Cultists and Shapeshifters gain next to her (section 9)."""

from __future__ import annotations

from visavis.core import One, Table
from visavis.core.question import NONE
from visavis.games.terra_mystica.cards import CULTS
from visavis.games.terra_mystica.state import State
from visavis.games.terra_mystica.whole.books import climb, done, gain
from visavis.games.terra_mystica.whole.side import PLACES
from visavis.games.terra_mystica.your_turn.factions import reserve_card


def gain_beside_her(state: State, table: Table[State], at: int, _: int, __: int) -> None:
    """One power for Shapeshifters (TM-9.4); a card of her reserve for Cultists: points or a cult step (TM-9.1)."""
    done(state, table)
    if state.sides[at].faction == "shapeshifters":
        return gain(state, table, at, "TM-9.4", "neighbour", power=1)
    card = reserve_card(state, table)
    if card is None:
        return
    if card.cultists:
        return gain(state, table, at, "TM-9.1", "neighbour", points=card.cultists)
    cult = table.ask(One("your.cultists", PLACES[at], "TM-9.1", (*CULTS, NONE)))
    if cult != NONE:
        climb(state, table, at, cult, 1)
