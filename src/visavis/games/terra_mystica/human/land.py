"""Ground, reach and neighbours (TM-20.11, TM-20.12, TM-20.15, TM-20.23)."""

from __future__ import annotations

from collections.abc import Collection
from functools import cache

from visavis.core import Region
from visavis.games.terra_mystica.board import World
from visavis.games.terra_mystica.cards import GROUND_AT, TERRAINS, Board, People
from visavis.games.terra_mystica.human.person import Person
from visavis.games.terra_mystica.human.side import Whole
from visavis.games.terra_mystica.state import FIELD_OF, YOUR_PIECES, State, changed

ICE, VOLCANO = GROUND_AT["ice"], GROUND_AT["volcano"]
LONGER_CARD = "bonus 4"
"""The round bonus card that adds a river space to the reach in the action phase."""


def people_of(state: State, person: Person) -> People:
    """The faction of a person, as the Automa sees it."""
    found: People = state.pack.tables["people"][person.faction]
    return found


def board_of(state: State, side: Whole) -> Board:
    """The faction board of a seat."""
    found: Board = state.pack.tables["board"][side.faction]
    return found


def has_stronghold(state: State, person: Person) -> bool:
    """Whether the stronghold of a person stands; none is known where nothing is entered."""
    return bool(person.built and person.built & state.strongholds)


def dwellings(state: State, person: Person) -> int:
    """The dwellings of a person."""
    large = state.houses | state.temples | state.strongholds | state.sanctuaries | state.shipyards
    return person.built and person.built & ~large  # type: ignore[return-value]


def own(state: State, person: Person, kind: str) -> int:
    """The buildings of a kind of a person."""
    if kind == "dwelling":
        return dwellings(state, person)
    found: int = getattr(state, FIELD_OF[kind]) & person.built
    return found


def dwellings_left(state: State, person: Person) -> int:
    """How many dwellings a person has not built."""
    return YOUR_PIECES["dwelling"] - dwellings(state, person).bit_count()


def empty(state: State) -> int:
    """The land without a building."""
    found = state.empty
    for side in state.sides:
        found &= ~side.built
    return found  # type: ignore[return-value]


def others(state: State, at: int) -> int:
    """All buildings of the others, the Automa's too."""
    found = state.plain | state.marked
    for place, side in enumerate(state.sides):
        if place != at:
            found |= side.built
    return found  # type: ignore[return-value]


# Ground


def true_homes(state: State) -> set[str]:
    """The terrains that are a home of somebody, not only where they began."""
    found = {
        one.home for one in state.sides if people_of(state, one).ground == "home" or one.faction == "shapeshifters"
    }
    return {*found, state.home} if state.played.automa else found


def ground_now(state: State, bit: int) -> int:
    """The place of a space's present ground among all grounds."""
    became = state.became
    if changed(became) & bit:  # type: ignore[arg-type]
        for at, spaces in enumerate(became):  # type: ignore[arg-type]
            if spaces & bit:
                return at
    return state.world.ground_at[bit]


def all_of(state: State, at: int) -> int:
    """All spaces of a ground as it is now."""
    became = state.became
    return became[at] | state.world.printed[at] & ~changed(became)  # type: ignore[index, arg-type, operator]


def home_at(state: State, side: Whole) -> int:
    """The place of the ground on which a seat builds: ice and volcano for those factions."""
    kind = people_of(state, side).ground
    return ICE if kind == "ice" else VOLCANO if kind == "volcano" else GROUND_AT[side.home]


def buildable(state: State, side: Whole) -> int:
    """All spaces whose ground a seat can build on as it is."""
    kind = people_of(state, side).ground
    if kind != "any":
        return all_of(state, home_at(state, side))
    found = 0
    for terrain in (side.home, *side.opened):
        found |= all_of(state, GROUND_AT[terrain])
    return found


@cache
def after_spades(ground: int, home: int, ice: bool, spades: int) -> tuple[int, ...]:
    """What a ground may become with exactly so many spades, in either direction, never past home (TM-20.12).

    Factions on ice reach ice instead of the terrain they began on; that terrain itself takes one spade.
    """
    if ground >= len(TERRAINS) or (ground == home and not (ice and spades == 1)):
        return ()
    if ground == home:
        return (ICE,)
    found = []
    for way in (1, -1):
        steps = [(ground + way * step) % 7 for step in range(1, spades + 1)]
        if home not in steps[:-1]:
            found.append(ICE if ice and steps[-1] == home else steps[-1])
    return tuple(dict.fromkeys(found))


def spades_home(state: State, person: Person, bit: int) -> int:
    """How many spades make a space home (TM-20.12); 0 where it is home already, or cannot become it."""
    people, ground = people_of(state, person), ground_now(state, bit)
    if people.ground not in ("home", "ice") or ground >= len(TERRAINS):
        return 0
    apart = abs(ground - GROUND_AT[person.home])
    apart = min(apart, len(TERRAINS) - apart)
    if people.ground == "ice":
        return max(1, apart)
    if person.faction == "giants" and apart:
        return 2  # TM-21.14
    return apart


def changes(state: State, side: Whole, bit: int, spades: int) -> tuple[int, ...]:
    """What a seat may make of a space with exactly so many spades."""
    if side.faction == "giants":
        return (GROUND_AT[side.home],) if spades == 2 and spades_home(state, side, bit) else ()
    ice = people_of(state, side).ground == "ice"
    return after_spades(ground_now(state, bit), GROUND_AT[side.home], ice, spades)


# Neighbours


def open_bridges(world: World, built: int, taken: Collection[str]) -> tuple[str, ...]:
    """The bridges that are not taken with one of these buildings at one end at least (TM-20.23)."""
    return tuple(id for id, (one, other) in world.ends.items() if (one | other) & built and id not in taken)


def neighbours(state: State, bit: int, name: str) -> int:
    """The spaces next to one, over everybody's bridges too: for power and for the price of a trading house."""
    found = state.world.map.around[name]
    for side in state.sides:
        if side.bridges:
            found |= state.world.across(side.bridges, bit)
    return found


def reach(state: State, side: Whole, card: bool = True) -> int:
    """The land in reach without a tunnel or a flight; `card`: the round bonus card counts (TM-20.11)."""
    built, world, people = side.built, state.world, people_of(state, side)
    longer = card and side.bonus == LONGER_CARD
    if people.ground == "any":
        return world.sail(built, side.ship + longer)
    found = world.map.grow(built) if people.reach == "skip" else world.reach(built, side.ship + longer)
    return found | world.across(side.bridges, built) if side.bridges else found


def skips(state: State, side: Whole) -> int:
    """How many steps a tunnel or a flight goes; 0 for everybody else (TM-21.1, TM-21.11)."""
    if side.faction == "dwarves":
        return 2
    return 2 + has_stronghold(state, side) + side.flight if side.faction == "fakirs" else 0


def skip_price(state: State, side: Whole) -> tuple[int, int]:
    """Workers and priests of a tunnel or a flight."""
    if side.faction == "fakirs":
        return 0, 1
    return (1 if has_stronghold(state, side) else 2), 0


def reach_all(state: State, side: Whole) -> tuple[int, int]:
    """The land in reach, and the land in reach only by a tunnel or a flight that can be paid or is paid."""
    free = reach(state, side)
    steps = skips(state, side)
    if not steps:
        return free, 0
    paid = state.now.tunnel
    if paid:
        return free | paid, 0
    workers, priests = skip_price(state, side)
    if side.workers < workers or side.priests < priests:
        return free, 0
    return free, state.world.map.within(side.built, steps) & state.world.land & ~free


def name(state: State, bit: int) -> str:
    """The name of a space."""
    return state.world.map.name(bit)


def each(bits: int) -> list[int]:
    """The single spaces of a set."""
    found = []
    while bits:
        one = bits & -bits
        found.append(one)
        bits ^= one
    return found


def region(state: State, bits: int) -> Region:
    """A set of spaces for people."""
    return Region(state.world.map, bits)


BONUS_SHIP = 1
"""What a round bonus card adds to the ship value of a person."""


def most_reach(state: State, person: Person) -> int:
    """The highest ship value, or the most spaces skipped, that a person can ever have."""
    return people_of(state, person).reach_most + BONUS_SHIP


def sites_in_reach(state: State, person: Person, value: int) -> int:
    """The spaces in reach of a person's buildings with this ship value, or skipping so many."""
    built, world = person.built, state.world
    if people_of(state, person).reach == "skip":
        return world.map.within(built, value + 1)
    return world.reach(built, value) | world.map.grow(built) | world.across(person.bridges, built)


def out_of_reach(state: State, person: Person, space: str) -> bool:
    """Whether no ship value there is reaches a space; Witches with their stronghold fly anywhere."""
    built, map = person.built, state.world.map
    if not built or map.around[space] & built:
        return False
    if person.faction == "witches" and has_stronghold(state, person):
        return False
    # Ways lead both ways: one look from the space is less than one from every building.
    most, here = most_reach(state, person), 1 << map.place[space]
    skips = people_of(state, person).reach == "skip"
    near = map.within(here, most + 1) if skips else state.world.reach_from(space, most)
    return not near & built and not state.world.across(person.bridges, here) & built
