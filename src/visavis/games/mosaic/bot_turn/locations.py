"""The location deck: which region or resource a card chooses."""

from __future__ import annotations

from visavis.core import Nothing, Table
from visavis.games.mosaic.board import along
from visavis.games.mosaic.cards import RING, Location
from visavis.games.mosaic.criteria import fewest_region
from visavis.games.mosaic.effects.bot_turn import PrintedCard, ReshuffleLocation, TurnLocation
from visavis.games.mosaic.state import State


def turn_location(state: State, table: Table[State], clause: str) -> Location:
    """The top card of the location deck; the reshuffle card is shuffled in and another one turned (MO-5.3)."""
    while True:
        if not state.location.size():
            # Only a corrected deck runs out: in play the card that shuffles it is always among the last three.
            reshuffle_location(state, table)
        card = state.data.locations[str(table.draw(state.location))]
        table.do(TurnLocation(clause, card.id))
        if card.kind != "reshuffle":
            return card
        reshuffle_location(state, table)


def reshuffle_location(state: State, table: Table[State]) -> None:
    """The location deck is shuffled as in the set-up (MO-5.3)."""
    if table.printed("location"):
        table.note(PrintedCard, "MO-5.3", "shuffle_location", state.data.location_reshuffle)
    table.do(ReshuffleLocation(state.data.location_reshuffle))


def turn_region(state: State, table: Table[State], bot: int, clause: str) -> tuple[str, Location]:
    """A location card and the region it begins with (MO-5.1, MO-5.2)."""
    card = turn_location(state, table, clause)
    if card.kind == "region":
        return card.region, card
    start = table.choose(fewest_region(state, bot, card))
    assert start is not None
    return start, card


def tie_breaker(state: State, table: Table[State], bot: int) -> tuple[str, Location]:
    """A location card for a tie: its region, or his home if it names none (MO-2.37)."""
    card = turn_location(state, table, "MO-2.37")
    return card.region or state.starts[bot][0], card


def order(state: State, start: str, card: Location) -> list[str]:
    """The regions in play from a start on along the arrow."""
    return [RING[bit.bit_length() - 1] for bit in along(start, card.clockwise) if bit & state.regions]


def moved(table: Table[State], what: str, clause: str, side: str, start: str, region: str) -> None:
    """Say that it is another region than the card's."""
    if region != start:
        table.note(Nothing, f"{what}.moved", clause, {"side": side, "start": start, "region": region})
