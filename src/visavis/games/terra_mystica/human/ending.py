"""The end of the whole game: cults, area, end tile, goods (TM-20.31 to TM-20.34)."""

from __future__ import annotations

from visavis.core import Table
from visavis.games.terra_mystica.cards import CULTS
from visavis.games.terra_mystica.effects.whole_rounds import EndBegins, FinalPoints, SellsOff, WholeOver
from visavis.games.terra_mystica.human.economy import done
from visavis.games.terra_mystica.human.land import skips
from visavis.games.terra_mystica.human.offers import line
from visavis.games.terra_mystica.human.side import PLACES, Task, Whole
from visavis.games.terra_mystica.human.towns import direct
from visavis.games.terra_mystica.scoring import (
    AREA_POINTS,
    CULT_POINTS,
    between_two,
    connected,
    distance,
    network_of,
    outposts,
    settlements,
    shares,
)
from visavis.games.terra_mystica.state import State

COUNTED = ("end_tile", *CULTS, "area")
"""What is counted at the end, in this order."""
CLAUSE: dict[str, str] = {**dict.fromkeys(CULTS, "TM-20.31"), "area": "TM-20.32", "end_tile": "TM-20.33"}


def networks(state: State, side: Whole) -> list[int]:
    """The networks of a seat: directly, by bridges, over rivers or by skipping (TM-20.32)."""
    steps = skips(state, side)
    reach = steps - 1 if steps else side.ship
    return connected(side.built, network_of(state.world, reach, steps > 0, side.bridges, side.joined))


def largest_network(state: State, side: Whole) -> int:
    """The buildings of the largest network."""
    return max((network.bit_count() for network in networks(state, side)), default=0)


def end_tile_value(state: State, side: Whole) -> int:
    """What a seat has for the end tile; every network counts, the best one decides (TM-20.33)."""
    found, world = networks(state, side), state.world
    values = {
        "distance": lambda: distance(world, found),
        "outposts": lambda: outposts(world, found),
        "sanctuary": lambda: between_two(world, found, state.strongholds, state.sanctuaries),
        "settlements": lambda: settlements(
            world, found, lambda bits: connected(bits, lambda some: direct(state, side, some, side.joined))
        ),
        "none": lambda: 0,
    }
    value: int = values[state.end_tile]()  # type: ignore[assignment, no-untyped-call]
    return value


def counted_values(state: State, what: str) -> list[int]:
    """What every seat has of something that is counted at the end."""
    if what == "area":
        return [largest_network(state, side) for side in state.sides]
    if what == "end_tile":
        return [end_tile_value(state, side) for side in state.sides]
    return [side.cults[CULTS.index(what)] for side in state.sides]


def begin_end(state: State, table: Table[State]) -> None:
    """Everything of the end, one thing after the other."""
    if state.phase == "end":
        return table.do(WholeOver())
    tasks: list[Task] = []
    for place, what in enumerate(COUNTED):
        points = AREA_POINTS if what in ("area", "end_tile") else CULT_POINTS
        found = shares(counted_values(state, what), points)
        tasks += [("final", at, place, found[at]) for at in line(state) if found[at]]
    tasks += [("sell", at, 0, at) for at in line(state)]
    table.do(EndBegins(tuple(tasks)))


def final(state: State, table: Table[State], at: int, place: int, points: int) -> None:
    """Points of a seat at the end."""
    what = COUNTED[place]
    done(state, table)
    value = counted_values(state, what)[at]
    named = state.end_tile if what == "end_tile" else what
    table.do(FinalPoints(PLACES[at], CLAUSE[what], named, value, points))


def sell_off(state: State, table: Table[State], at: int, _: int, __: int) -> None:
    """Tokens of the second bowl in pairs, then all goods to coins, three of them a point (TM-20.34)."""
    side = state.sides[at]
    first, second, third = side.bowls
    burnt = second // 2
    coins = side.coins + side.workers + side.priests + third + burnt
    rate = 2 if side.faction == "alchemists" else 3
    done(state, table)
    bowls = (first + third + burnt, second - 2 * burnt, 0)
    table.do(SellsOff(PLACES[at], coins % rate, bowls, coins // rate))
