"""The module Mythological Creatures (chapter 19)."""

from __future__ import annotations

from visavis.core import Choice, Fact, One, Table, YouChoose, absorbing
from visavis.games.anunnaki.board import ask_once
from visavis.games.anunnaki.cards import OTHER, TRACKS
from visavis.games.anunnaki.criteria import follower_area
from visavis.games.anunnaki.effects.his_turn import MeetRequirement, ScorePoints, TakeCreature
from visavis.games.anunnaki.state import YOU, Creature, State

CREATURE = 5
"""What a creature is worth to him."""
ON_BOARD = ("shrines", "areas")


def check_creatures(state: State, table: Table[State]) -> None:
    """What his tracks and his supply tell is looked at after every action and every fight (AN-19.1)."""
    # A creature is a unit: it may meet the requirement of another one.
    while state.creatures and (due := [one for one in state.creatures if reached(state, one)]):
        take(state, table, due)


def check_on_board(state: State, table: Table[State]) -> None:
    """What only the board tells is looked at after every action that moves units, and after every fight."""
    if state.creatures:
        take(state, table, [one for one in state.creatures if one.needs in ON_BOARD and met(state, table, one)])


def check_others(state: State, table: Table[State]) -> None:
    """Requirements that the app cannot see are asked for at the end of every turn."""
    if not state.creatures:
        return
    asked = [One("creature.other", YOU, "AN-19.1", (True, False), args={"creature": one.id}) for one in state.creatures
             if one.needs == OTHER]  # fmt: skip
    due = [str(question.args["creature"]) for question in asked if table.ask(question)]
    take(state, table, [one for one in state.creatures if one.id in due])


def take(state: State, table: Table[State], due: list[Creature]) -> None:
    """He takes these creatures; you choose the order of several."""
    left = {one.id: one for one in due}
    while left:
        id = table.choose(
            Choice(
                "creature.next",
                "AN-19.1",
                among=tuple(left),
                by=(YouChoose("creature.you_choose", "AN-19.1"),),
            )
        )
        assert id is not None
        creature = left.pop(id)
        table.note(MeetRequirement, creature.id, creature.needs, creature.value)
        area = table.choose(follower_area(state, table, "c"))
        assert area is not None
        table.do(TakeCreature(creature.id, area))
        table.do(ScorePoints("AN-19.3", CREATURE, "creature"))


def reached(state: State, creature: Creature) -> bool:
    """Whether he meets a first requirement that his tracks and his supply tell."""
    needs, value = creature.needs, creature.value
    if needs in TRACKS:
        return state.progress[TRACKS.index(needs)] >= value
    if needs == "units":
        return state.units_in_play >= value
    return needs == "settlements" and state.settlements_in_play >= value


def met(state: State, table: Table[State], creature: Creature) -> bool:
    """Whether he meets a first requirement that the board tells."""
    needs, value = creature.needs, creature.value
    answer = has(state.controlled, state, table, needs, value)
    return table.ask(Fact("creature.met", "AN-19.1", answer, args={"needs": needs, "value": value}))


@absorbing
def has(areas: int, state: State, table: Table[State], needs: str, value: int) -> bool:
    """Whether he controls so many areas or shrines."""
    if needs == "areas":
        return (areas & ~state.board.distant).bit_count() >= value
    ask_once.shrines(areas, state, table, "AN-19.1")
    board = state.board
    return (areas & board.shrines).bit_count() + (areas & board.two_shrines).bit_count() >= value
