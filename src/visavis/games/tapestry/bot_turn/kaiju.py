"""The Rise of the Kaiju (sections 31 and 32 of the book)."""

from __future__ import annotations

from visavis.core import SOMEWHERE, Fact, Nothing, One, Table, or_else
from visavis.games.tapestry.board import BOARD, TRACK, moved, some
from visavis.games.tapestry.cards import FAVOURITE, Guide
from visavis.games.tapestry.criteria import hex_for_kaiju
from visavis.games.tapestry.effects.kaiju import (
    DestroyBuilding,
    KaijuDeckShuffled,
    LiftBlockers,
    LoseOutpost,
    MoveKaiju,
    PutBlocker,
    PutKaiju,
    ShuffleKaijuDeck,
)
from visavis.games.tapestry.state import YOU, State

# 31 The Kaiju Masters


def kaiju_walks(state: State, table: Table[State], tie: Guide) -> None:
    """Before the Automa advances with a pair the kaiju goes to the next district (TA-31.4 to TA-31.7)."""
    if not state.kaiju:
        return
    compass = state.data.compass
    for symbol in tie.ties:
        if symbol not in compass:
            continue
        way, district = moved(state.kaiju, compass[symbol])
        if way != compass[symbol]:
            table.note(Nothing, "kaiju.edge", "TA-31.5", {"symbol": symbol, "towards": way})
        # TA-31.6
        if district != state.kaiju_from:
            table.do(MoveKaiju(way, district))
            break
        table.note(Nothing, "kaiju.came_from", "TA-31.6", {"symbol": symbol, "district": district})
    # TA-31.7
    if table.ask(One("kaiju.destroys", YOU, "TA-31.7", (True, False), args={"district": state.kaiju})):
        table.note(DestroyBuilding, state.kaiju)
    else:
        table.note(Nothing, "kaiju.spares", "TA-31.7", {"district": state.kaiju})


# 32 Inescapable


def kaiju_turn(state: State, table: Table[State]) -> bool:
    """Two cards, two blockers, two hexes (TA-32.5 to TA-32.8); whether you have lost an outpost."""
    if state.blockers:
        table.do(LiftBlockers())
    lost = False
    for _ in range(2):
        # TA-32.5
        if not state.deck.size():
            table.do(ShuffleKaijuDeck() if table.printed("deck") else KaijuDeckShuffled())
        # TA-32.6
        card = state.data.guides[str(table.draw(state.deck))]
        tracks = state.setting.tracks
        track = next(one for one in reversed(card.ties) if one != FAVOURITE and tracks >> TRACK[one] & 1)
        table.do(PutBlocker(card.id, track))
        # TA-32.7, TA-32.8
        space = table.choose(hex_for_kaiju(state, card))
        if space is None:
            table.note(Nothing, "kaiju.no_hex", "TA-32.7")
            continue
        here = BOARD.bit[space]
        if table.ask(Fact("kaiju.outpost", "TA-32.8", some(here & state.yours))):
            table.do(LoseOutpost(space, or_else(some(here & ~state.sealed), SOMEWHERE)))
            lost = True
        else:
            table.do(PutKaiju(space))
    return lost
