"""The module Mythological Creatures (chapter 19)."""

from __future__ import annotations

from visavis.core import Fact, Table, absorbing
from visavis.games.anunnaki.board import ask_once
from visavis.games.anunnaki.cards import TRACKS
from visavis.games.anunnaki.criteria import follower_area
from visavis.games.anunnaki.effects.his_turn import Score, TakeCreature
from visavis.games.anunnaki.state import Creature, State

CREATURE = 5
"""What a creature is worth to him."""
ON_BOARD = ("shrines", "areas")


def check_creatures(state: State, table: Table[State], board: bool = False) -> None:
    """He takes every creature whose first requirement he meets (AN-19.1).

    What his tracks and his supply tell is looked at after every action, what only the board tells
    (`board`) after every action that moves units and after the fights.
    """
    for creature in state.creatures:
        if (creature.needs in ON_BOARD) is board and met(state, table, creature):
            area = table.choose(follower_area(state, table))
            assert area is not None
            table.do(TakeCreature(creature.id, area))
            table.do(Score("AN-19.3", CREATURE))


def met(state: State, table: Table[State], creature: Creature) -> bool:
    """Whether he meets the first requirement."""
    needs, value = creature.needs, creature.value
    if needs in TRACKS:
        return state.progress[TRACKS.index(needs)] >= value
    if needs == "units":
        return state.units_in_play >= value
    if needs == "settlements":
        return state.settlements_in_play >= value
    answer = has(state.controlled, state, table, needs, value)
    return table.ask(Fact("creature.met", "AN-19.1", answer, args={"needs": needs, "value": value}))


@absorbing
def has(areas: int, state: State, table: Table[State], needs: str, value: int) -> bool:
    """Whether he controls so many areas or shrines."""
    board = state.board
    if needs == "areas":
        return (areas & ~board.distant).bit_count() >= value
    ask_once.shrines(state, table, areas)
    board = state.board
    return (areas & board.shrines).bit_count() + (areas & board.two_shrines).bit_count() >= value
