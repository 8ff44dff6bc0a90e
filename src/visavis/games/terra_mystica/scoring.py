"""The scoring at the end, in the order of the book."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping

from visavis.core import UNTRACKED, Fact, Number, Table, Untracked, absorbing, groups, or_else
from visavis.games.terra_mystica.board import World, flood
from visavis.games.terra_mystica.cards import CULTS, TOP
from visavis.games.terra_mystica.effects.rounds import GameOver, ScoreEnd, YourPoints
from visavis.games.terra_mystica.human.setup import START_POINTS
from visavis.games.terra_mystica.human.side import INDEX, PLACES
from visavis.games.terra_mystica.state import HER, SETUP, Human, Seat, State

CULT_POINTS, AREA_POINTS = (8, 4, 2), (18, 12, 6)
MOST_POINTS = 400
MOST_BUILDINGS = 18
FARTHEST = 20

Near = Callable[[int], int]
"""The spaces that belong to the same network as these, one step further."""


def count_up(state: State, table: Table[State]) -> None:
    """Cults, areas, the end tile, and what her faction card gives."""
    # TM-8.1
    for seat in state.persons:
        known = state.sides[INDEX[seat]].points if state.sides else UNTRACKED
        asked = Fact("end.points", "TM-8.1", known, bounds=(0, MOST_POINTS), args={"seat": seat}, seat=seat)
        table.do(YourPoints(seat, table.ask(asked)))

    # TM-8.2
    for at, cult in enumerate(CULTS):
        levels = {seat: cult_level(state, table, seat, at) for seat in state.seats}
        share_out(table, "TM-8.2", cult, levels, CULT_POINTS)

    # TM-8.3
    reaches: dict[str, int] = {seat: your_reach(state, table, seat) for seat in state.persons}
    networks = {seat: networks_of(state, seat, reaches) for seat in state.seats}
    share_out(table, "TM-8.3", "area", {seat: area(table, seat, networks[seat]) for seat in state.seats}, AREA_POINTS)

    # TM-8.5 to TM-8.8
    if state.end_tile != "none":
        values = {seat: end_value(state, table, seat, networks[seat]) for seat in state.seats}
        share_out(table, END_CLAUSE[state.end_tile], state.end_tile, values, AREA_POINTS)

    # TM-11.5, TM-11.8 to TM-11.10
    if state.faction == "wanderers":
        built = sum(state.her_pieces.values()) - sum(her_supply(state))
        table.do(ScoreEnd("TM-11.5", "her", "buildings", built, built))
    if not state.her_faction.known:
        points = table.ask(Number("end.card", "you", "TM-11.10", 0, MOST_POINTS, args={"faction": state.faction}))
        if points:
            table.do(ScoreEnd("TM-11.10", "her", "card", points, points))
    table.do(GameOver())


END_CLAUSE = {"distance": "TM-8.5", "settlements": "TM-8.6", "sanctuary": "TM-8.7", "outposts": "TM-8.8"}


def her_supply(state: State) -> tuple[int, ...]:
    """Her buildings that are not on the map."""
    return (
        state.dwellings_left,
        state.houses_left,
        state.temples_left,
        state.strongholds_left,
        state.sanctuaries_left,
        state.shipyards_left,
    )


def share_out(table: Table[State], clause: str, what: str, values: Mapping[Seat, int], points: tuple[int, ...]) -> None:
    """Everybody scores the points of their place (TM-8.4)."""
    for seat, share in zip(values, shares(values.values(), points), strict=True):
        if share:
            table.do(ScoreEnd(clause, seat, what, values[seat], share))


def shares(values: Collection[int], points: tuple[int, ...]) -> list[int]:
    """The points of each place; who is tied shares them, rounded down; nothing for nothing (TM-8.4, TM-20.31)."""
    ranked = sorted(values, reverse=True)
    found = []
    for value in values:
        better, tied = ranked.index(value), ranked.count(value)
        found.append(sum(points[better : better + tied]) // tied if value else 0)
    return found


# Facts of each side


def cult_level(state: State, table: Table[State], seat: Seat, at: int) -> int:
    """How high a side stands on a cult track."""
    if seat == HER:
        return state.cults[at]
    level = state.seen(state.cults_of(seat)[at])
    return table.ask(Fact("end.cult", "TM-8.2", level, bounds=(0, TOP), args={"seat": seat, "cult": CULTS[at]}))


def your_reach(state: State, table: Table[State], seat: Human) -> int:
    """How far the network of a person reaches; only asked where it is needed and not certain."""
    people = state.people_of(seat)
    if state.sides:
        side = state.sides[INDEX[seat]]
        if people.reach == "ship":
            return side.ship
        return 1 + side.flight + (people.id == "fakirs" and bool(side.built & state.strongholds))
    # Where the board is not tracked the area itself is asked for, not what it depends on.
    least, most = people.reach_least, or_else(state.seen(people.reach_most), people.reach_least)
    if least == most:
        return least
    return table.ask(Number("end.reach", seat, "TM-8.3", least, most, args={"seat": seat, "reach": people.reach}))


def networks_of(state: State, seat: Seat, reaches: Mapping[str, int]) -> list[int] | Untracked:
    """The networks of a side: buildings connected directly, by bridges or over rivers."""
    buildings, world = state.buildings_of(seat), state.world
    if seat == HER:
        # TM-8.3: her highest ship value
        ship = max(state.level.ship)
        return networks(buildings, lambda bits: world.reach(bits, ship))
    skips = state.people_of(seat).reach == "skip"
    rivers = state.sides[INDEX[seat]].joined if state.sides else 0
    return networks(buildings, network_of(world, reaches[seat], skips, state.bridges_of(seat), rivers))


def network_of(world: World, reach: int, skips: bool, bridges: tuple[str, ...], joined: int) -> Near:
    """What belongs to a person's network: over rivers or by skipping, by bridges, around the rivers of Mermaids."""

    def near(bits: int) -> int:
        found = world.map.within(bits, reach + 1) if skips else world.reach(bits, reach)
        if joined:
            found |= world.map.grow(world.map.grow(bits) & joined)
        return found | world.across(bridges, bits)

    return near


def connected(buildings: int, near: Near) -> list[int]:
    """The parts of a set that hang together."""
    found = []
    while buildings:
        network = flood(near, buildings, buildings & -buildings)
        found.append(network)
        buildings &= ~network
    return found


networks = absorbing(connected)


@absorbing
def largest(networks: list[int]) -> int:
    """The size of the largest network."""
    return max((network.bit_count() for network in networks), default=0)


def area(table: Table[State], seat: Seat, networks: list[int] | Untracked) -> int:
    """How many buildings the largest network of a side has (TM-8.3)."""
    return table.ask(Fact("end.area", "TM-8.3", largest(networks), bounds=(0, MOST_BUILDINGS), args={"seat": seat}))


# End tiles


@absorbing
def distance(world: World, networks: list[int]) -> int:
    """The most steps between two buildings of one network (TM-8.5)."""
    found = 0
    for network in networks:
        left = network
        while left:
            one = left & -left
            left ^= one
            for steps, ring in enumerate(world.map.rings(one)):
                if ring & network:
                    found = max(found, steps)
    return found


@absorbing
def settlements(world: World, networks: list[int], linked_groups: Callable[[int], list[int]]) -> int:
    """The most groups of directly adjacent buildings in one network (TM-8.6)."""
    return max((len(linked_groups(network)) for network in networks), default=0)


@absorbing
def outposts(world: World, networks: list[int]) -> int:
    """The most buildings on the edge of the map in one network (TM-8.8)."""
    return max(((network & world.edge).bit_count() for network in networks), default=0)


@absorbing
def between_two(world: World, networks: list[int], stronghold: int, sanctuary: int) -> int:
    """The steps between stronghold and sanctuary, if one network has both (TM-8.7)."""
    for network in networks:
        if network & stronghold and network & sanctuary:
            return world.map.distance(network & stronghold, network & sanctuary) or 0
    return 0


def end_value(state: State, table: Table[State], seat: Seat, networks: list[int] | Untracked) -> int:
    """What a side has for the end tile; she counts stronghold and outposts in her own way (TM-8.7, TM-8.8)."""
    tile, clause, world = state.end_tile, END_CLAUSE[state.end_tile], state.world
    args = {"seat": seat}
    hers = seat == HER

    def ask(id: str, answer: int | Untracked, most: int) -> int:
        return table.ask(Fact(id, clause, answer, bounds=(0, most), args=args))

    def direct(bits: int) -> list[int]:
        bridges = state.bridges_of(seat)
        if not bridges:
            return groups(world.map, bits)
        return connected(bits, lambda some: world.map.grow(some) | world.across(bridges, some))

    if tile == "distance" or (tile == "sanctuary" and hers):
        steps = ask("end.distance", distance(world, networks), FARTHEST)
        return steps if tile == "distance" else (steps + 1) // 2
    if tile == "settlements" or (tile == "outposts" and hers):
        number = ask("end.settlements", settlements(world, networks, direct), MOST_BUILDINGS)
        return number if tile == "settlements" else max(0, number - 2)
    if tile == "outposts":
        return ask("end.outposts", outposts(world, networks), MOST_BUILDINGS)
    two = between_two(world, networks, state.strongholds, state.sanctuaries)
    return ask("end.sanctuary", two, FARTHEST)


def score(state: State) -> dict[str, int]:
    """The points of each side; hers come from her cards, her passes and the end alone (TM-1.2)."""
    if not state.played.automa:
        return {seat: side.points for seat, side in zip(PLACES, state.sides, strict=False)} or dict.fromkeys(
            state.seats, 20
        )
    if state.played.kept and not state.sides and state.phase in SETUP:
        # What everybody begins with: the boards say it again, or say more, when the whole game begins (TM-20.1).
        return {**dict.fromkeys(state.persons, START_POINTS), "her": state.points}
    # Asked after every effect of a run in the lab.
    if state.humans == 1:
        return {"you": state.your_points, "her": state.points}
    return {"you": state.your_points, "friend": state.friends_points, "her": state.points}


def winners(state: State) -> tuple[str, ...]:
    """The side with the most points; who has dropped out of a game of people does not win (TM-20.35)."""
    away = {seat for seat, side in zip(PLACES, state.sides, strict=False) if side.out}
    found = {seat: points for seat, points in score(state).items() if seat not in away}
    return tuple(seat for seat, points in found.items() if points == max(found.values()))


def counted(state: State) -> tuple[str, ...]:
    """Her points; those of persons only since they have said them at the end (TM-8.1)."""
    if not state.played.automa:
        return state.seats
    return tuple(seat for seat, points in score(state).items() if seat == "her" or points)
