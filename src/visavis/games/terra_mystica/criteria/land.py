"""Factions that change land (section 11)."""

from __future__ import annotations

from functools import partial

from visavis.core import Choice, Narrowing, exclusions
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
        before=partial(no_cube, state),
    )


def no_cube(state: State) -> tuple[Narrowing, ...]:
    """Which spaces beside people are no option: not empty, or with a cube already (TM-11.8)."""
    limits = (("cube.empty", "TM-11.8", state.empty), ("cube.without", "TM-11.8", ~state.cubes))
    return exclusions(state.world.map, next_to_people(state) & state.world.land, limits)


def fallow_space(state: State, support: Card) -> Choice[str]:
    """Which fallow land the Blight takes (TM-11.9)."""
    return Choice(
        "blight.space",
        "TM-11.9",
        among=state.world.map.region(state.empty & state.all_ground(state.fallow)),
        by=(closest("blight.closest", "TM-11.9", state), direction("blight.count", "TM-11.9", support)),
        args={"fallow": state.fallow, "blighted": state.blighted},
        before=partial(not_fallow, state),
    )


def not_fallow(state: State) -> tuple[Narrowing, ...]:
    """Which fallow land is no option: somebody has built there (TM-11.9)."""
    limits = (("blight.empty", "TM-11.9", state.empty),)
    return exclusions(state.world.map, state.all_ground(state.fallow), limits)
