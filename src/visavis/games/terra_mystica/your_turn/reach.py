"""Where a person can build, as far as the app can know: what is sensible, and what is out of every reach."""

from __future__ import annotations

from collections.abc import Mapping

from visavis.core import Region, or_else
from visavis.games.terra_mystica.cards import TERRAINS
from visavis.games.terra_mystica.criteria import ground_on, linked
from visavis.games.terra_mystica.state import Human, State
from visavis.games.terra_mystica.whole.hints import prices
from visavis.games.terra_mystica.whole.side import INDEX
from visavis.games.terra_mystica.your_turn.forms import ENTRIES

BONUS_SHIP = 1
"""What a round bonus card adds to the ship value of a person."""
Hint = tuple[str, Mapping[str, object]]


def most_reach(state: State, seat: Human) -> int:
    """The highest ship value, or the most spaces skipped, that a person can ever have."""
    return state.people_of(seat).reach_most + BONUS_SHIP


def in_reach(state: State, seat: Human, value: int) -> int:
    """The spaces in reach of a person's buildings with this ship value, or skipping so many."""
    mine, world = or_else(state.buildings_of(seat), 0), state.world
    if state.people_of(seat).reach == "skip":
        return world.map.within(mine, value + 1)
    return world.reach(mine, value) | world.map.grow(mine) | linked(state, seat, mine)


def out_of_reach(state: State, seat: Human, space: str) -> bool:
    """Whether no ship value there is reaches a space; Witches with their stronghold fly anywhere."""
    mine, map = or_else(state.buildings_of(seat), 0), state.world.map
    if map.around[space] & mine or not mine:
        return False
    people = state.people_of(seat)
    if people.id == "witches" and mine & or_else(state.strongholds, 0):
        return False
    # Ways lead both ways: one look from the space is less than one from every building.
    most, here = people.reach_most + BONUS_SHIP, 1 << map.place[space]
    near = map.within(here, most + 1) if people.reach == "skip" else state.world.reach_from(space, most)
    return not near & mine and not linked(state, seat, here) & mine


def spades_for(state: State, seat: Human, space: str) -> int:
    """How many spades it takes until a space is a person's home; 0 also where spades do not count."""
    people, home = state.people_of(seat), state.home_of(seat)
    ground = or_else(ground_on(state.world, state.became, state.world.map.bit[space], space), home)
    if people.ground != "home" or ground not in TERRAINS:
        return 0
    apart = abs(TERRAINS.index(ground) - TERRAINS.index(home))
    return min(apart, len(TERRAINS) - apart)


def sensible(view: object, seat: str, verb: str) -> Mapping[str, Hint]:
    """The spaces that make sense for a verb, each with what it takes (`GameUI.hints`)."""
    assert isinstance(view, State)
    if view.sides and seat in INDEX:
        return prices(view, seat, verb)
    if seat not in ("you", "friend") or not view.followed or not view.people_known(seat):
        return {}
    person: Human = "friend" if seat == "friend" else "you"
    if view.phase == "place":
        homes = or_else(view.empty & view.all_ground(view.home_of(person)), 0)
        return {space: ("hint-home", {}) for space in Region(view.world.map, homes)} if verb == "build" else {}
    if verb not in ("build", "transform") or view.phase not in ("play", "between"):
        return {}
    form = ENTRIES[verb](view, person)
    offered = form.fields[0].options if form is not None else ()
    left = offered.bits if isinstance(offered, Region) else 0
    found: dict[str, Hint] = {}
    for value in range(view.people_of(person).reach_least, most_reach(view, person) + 1):
        near = in_reach(view, person, value) & left
        left &= ~near
        for space in Region(view.world.map, near):
            direct = not value or bool(view.world.map.around[space] & or_else(view.buildings_of(person), 0))
            hint = {"ship": 0 if direct else value, "spades": spades_for(view, person, space)}
            found[space] = (f"hint-{view.people_of(person).reach}", hint)
    return found
