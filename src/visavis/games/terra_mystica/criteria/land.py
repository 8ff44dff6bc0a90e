"""Factions that change land (section 11)."""

from __future__ import annotations

from visavis.core import Choice
from visavis.games.terra_mystica.cards import Card
from visavis.games.terra_mystica.criteria.methods import closest, direction, terrain
from visavis.games.terra_mystica.criteria.power import next_to_people
from visavis.games.terra_mystica.state import State


def cube_space(state: State, support: Card) -> Choice[str]:
    """Where the Symbionts put a cube (TM-11.8)."""
    options = next_to_people(state) & state.empty & ~state.cubes
    return Choice(
        "cube.space",
        "TM-11.8",
        among=state.world.map.region(options),
        by=(
            terrain("cube.terrain", "TM-11.8", state, state.youth, support),
            direction("cube.count", "TM-11.8", support),
        ),
        args={"youth": state.youth},
    )


def fallow_space(state: State, support: Card) -> Choice[str]:
    """Which fallow land the Blight takes (TM-11.9)."""
    return Choice(
        "blight.space",
        "TM-11.9",
        among=state.world.map.region(state.empty & state.all_ground(state.fallow)),
        by=(closest("blight.closest", "TM-11.9", state), direction("blight.count", "TM-11.9", support)),
        args={"fallow": state.fallow, "blighted": state.blighted},
    )
