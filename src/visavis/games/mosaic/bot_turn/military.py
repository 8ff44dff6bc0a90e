"""9 Military: units in the region of a location card."""

from __future__ import annotations

from visavis.core import Nothing, Table
from visavis.games.mosaic.bot_turn.locations import moved, turn_region
from visavis.games.mosaic.criteria import first_region, unit_regions
from visavis.games.mosaic.effects.bot_turn import GainMoney, PlaceUnits
from visavis.games.mosaic.state import State

TEN = 10
"""The money he gets from the supply (MO-9.4, MO-10.6)."""


def military(state: State, table: Table[State], bot: int) -> None:
    """1 infantry and 1 cavalry in the region of a location card (MO-9.1 to MO-9.4)."""
    side = state.bots[bot]
    infantry, cavalry = min(1, state.infantry_left[bot]), min(1, state.cavalry_left[bot])
    clause = "MO-9.2"
    if infantry + cavalry == 1:
        clause = "MO-9.3"
        table.note(Nothing, "units.one_left", clause, {"side": side, "unit": "infantry" if infantry else "cavalry"})
    units(state, table, bot, infantry, cavalry, clause)


def units(state: State, table: Table[State], bot: int, infantry: int, cavalry: int, clause: str) -> None:
    """These units in the region of a location card; without any 10 money (MO-9.4)."""
    side = state.bots[bot]
    if not infantry and not cavalry:
        table.note(Nothing, "units.none_left", "MO-9.4", {"side": side, "money": TEN})
        table.do(GainMoney("MO-9.4", side, 0, TEN))
        return
    start, card = turn_region(state, table, bot, clause)
    regions = unit_regions(state, bot)
    region = table.choose(first_region("units.region", "MO-9.5", state, bot, regions, start, card))
    if region is None:
        table.note(Nothing, "units.no_region", "MO-9.5", {"side": side})
        return
    moved(table, "units", "MO-9.5", side, start, region)
    table.do(PlaceUnits(clause, side, region, infantry, cavalry))
