"""Her faction action (sections 7.1 and 11)."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from visavis.core import Table
from visavis.games.terra_mystica.bot_turn.building import no_dwelling, place
from visavis.games.terra_mystica.bot_turn.cults import step_up
from visavis.games.terra_mystica.bot_turn.nothing import nothing
from visavis.games.terra_mystica.cards import Card, FactionAction
from visavis.games.terra_mystica.criteria import catch_up, cube_space, faction_space, fallow_space
from visavis.games.terra_mystica.effects.bot import BlightLand, PlaceCube, Score
from visavis.games.terra_mystica.state import State

# 7.1 Faction action


def faction_action(state: State, table: Table[State], action: Card, support: Card) -> bool:
    """The actions of her faction card, top to bottom (TM-7.1); they concern nobody but her (TM-2.3)."""
    done = False
    for what in state.her_faction.actions:
        done |= FACTION_ACTIONS[what](state, table, support)
    return done


FACTION_CLAUSE = {
    "simpletons": "TM-11.1",
    "kuddlers": "TM-11.2",
    "druids": "TM-11.3",
    "racelings": "TM-11.4",
    "wanderers": "TM-11.5",
    "mimics": "TM-11.6",
    "powermongers": "TM-11.7",
    "symbionts": "TM-11.8",
    "blight": "TM-11.9",
    "gognomes": "TM-11.10",
}


def faction_build(state: State, table: Table[State], support: Card, anywhere: bool = False) -> bool:
    """Transform and build with the selection of the faction card (TM-11.1 to TM-11.10)."""
    if not state.dwellings_left:
        return no_dwelling(state, table, support)
    choice = faction_space(state, support, state.her_faction, state.ship, anywhere)
    return place(state, table, support, table.choose(choice), "build.no_land" if anywhere else "build.no_space")


def build_anywhere(state: State, table: Table[State], support: Card) -> bool:
    """The Wanderers build on any empty land (TM-11.5)."""
    return faction_build(state, table, support, anywhere=True)


def faction_points(state: State, table: Table[State], support: Card) -> bool:
    """The points of the faction card."""
    table.do(Score(FACTION_CLAUSE[state.faction], state.her_faction.points))
    return True


def faction_cult(state: State, table: Table[State], support: Card) -> bool:
    """The Druids go up two steps, always catching up (TM-11.3)."""
    return step_up(state, table, table.choose(catch_up(state, support, "TM-11.3")), 2, "TM-11.3")


def faction_cube(state: State, table: Table[State], support: Card) -> bool:
    """The Symbionts put a cube next to your buildings (TM-11.8)."""
    space = table.choose(cube_space(state, support))
    if space is None:
        return nothing(table, "cube.none", "TM-11.8")
    table.do(PlaceCube(space))
    return True


def faction_blight(state: State, table: Table[State], support: Card) -> bool:
    """The Blight turns fallow land into blighted land (TM-11.9)."""
    space = table.choose(fallow_space(state, support))
    if space is None:
        return nothing(table, "blight.none", "TM-11.9")
    table.do(BlightLand(space, state.blighted))
    return True


FACTION_ACTIONS: Mapping[FactionAction, Callable[[State, Table[State], Card], bool]] = {
    "build": faction_build,
    "build_anywhere": build_anywhere,
    "points": faction_points,
    "cult": faction_cult,
    "cube": faction_cube,
    "blight": faction_blight,
}
