"""Move and portal (chapters 11 to 13): the target area by his strategy, then the units that go there."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from visavis.core import SOMEWHERE, Bits, Choice, Criterion, Only, Table, YouChoose, absorbing
from visavis.games.anunnaki.board import STRENGTH, ask_once, crowded, places, strength
from visavis.games.anunnaki.criteria import by_icons, by_planet, by_resource
from visavis.games.anunnaki.effects.his_turn import MoveUnit
from visavis.games.anunnaki.state import State

CIVILIZATION, IN_ATLANTIS = 2, 4
"""The strength he must reach where a civilization is (AN-11.2)."""


# Which units may go


def pinned(state: State, his: int, yours: int) -> int:
    """The areas whose units will fight this turn and stay (AN-11.7)."""
    distant = state.board.distant
    found = his & yours & ~distant | distant_attacks(state, his & yours)
    if state.options.pin_civilizations:
        found |= his & state.tiles
    return found


def distant_attacks(state: State, both: int) -> int:
    """Those of the areas where both stand that are Distant Planets you lead and he is strong enough for (AN-18.5)."""
    found = 0
    for at in places(both & state.board.distant & ~state.led):
        if strength(state.units[at]) >= state.your_strength(at):
            found |= 1 << at
    return found


def sources(state: State, his: int, yours: int, portal: bool) -> int:
    """The areas that units may leave, as far as that is the same for every target."""
    found = his & ~pinned(state, his, yours)
    if portal or state.ending:
        # AN-12.4, AN-2.5
        found &= ~state.board.atlantis
    return found


def alone(state: State, his: int, yours: int) -> int:
    """The areas that only his units control: the last one stays there (AN-11.8)."""
    return his & ~(state.settlements | state.tiles | yours & ~state.led)


def reachable(state: State, areas: int, last_stays: int, count: int) -> int:
    """The strength of the strongest units that may leave these areas (AN-11.2)."""
    stacks = state.units
    units = "".join([stacks[at][: -(last_stays >> at & 1) or None] for at in places(areas)])
    great = min(units.count("g"), count)
    middle = min(units.count("m") + units.count("c"), count - great)
    return 3 * great + 2 * middle + min(units.count("f"), count - great - middle)


# 11.1 to 11.3, 12.1: which areas can be the target


@absorbing
def targets(his: int, yours: int, held: int, state: State, strategy: str, count: int, portal: bool) -> Bits:
    """The areas that can be the target of so many units and that his strategy names at all; `held` he controls."""
    board, tiles = state.board, state.tiles
    # AN-11.3: never a capital; what he controls himself is in no line of any strategy. Where a fight against you
    # is due, only the lines of Atlantis and beside it name the area.
    contested = his & yours & ~board.atlantis
    if strategy != "cunning":
        contested &= ~beside(state)
    found = board.map.all & ~(held | board.capitals | board.distant | contested)
    if strategy == "mighty":
        found &= ~(tiles & ~board.atlantis & ~beside(state))
    if state.ending:
        # AN-2.5
        found &= ~board.atlantis
    if not portal:
        # AN-11.1
        two_pieces = held & (crowded(state.units) | his & state.settlements)
        for which in ("gaia", "yours", "his"):
            if not two_pieces & board.planets[which]:
                found &= ~board.planets[which]
    leaving, last_stays = sources(state, his, yours, portal), alone(state, his, yours)
    reached: dict[int, int] = {}
    # AN-11.2
    for at in places(found & (tiles | yours | state.your_settlements)):
        bit = 1 << at
        from_here = leaving & ~bit if portal else leaving & ~bit & board.same_planet[at]
        need = state.your_strength(at)
        if tiles & bit:
            need = IN_ATLANTIS if board.atlantis & bit else CIVILIZATION
        if from_here not in reached:
            reached[from_here] = reachable(state, from_here, last_stays, count)
        if reached[from_here] + strength(state.units[at]) < need:
            found ^= bit
    if portal and state.options.distant:
        # AN-18.2, AN-18.3
        return found | board.planets[state.arrow] & ~(held | state.shared)
    return found


def beside(state: State) -> int:
    """The areas beside Atlantis."""
    return state.board.dashed if state.options.dashed_only else state.board.beside


@absorbing
def weakest(areas: int, state: State) -> int:
    """The areas where your strength is lowest (AN-13.B5)."""
    best, found = 99, 0
    for at in places(areas):
        its = state.your_strength(at)
        if its < best:
            best, found = its, 0
        if its == best:
            found |= 1 << at
    return found


# 13: the strategies. Each line keeps what it names; if it names none of the areas, the next line is read.

Line = Callable[[State, Table[State], Bits], Bits]
"""The areas that a line of a strategy names, out of those that can be the target."""


def atlantis(state: State, table: Table[State], areas: Bits) -> Bits:
    """Atlantis, unless he controls it."""
    return areas & state.board.atlantis


def distant(state: State, table: Table[State], areas: Bits) -> Bits:
    """The Distant Planet that the arrow shows, unless he leads it."""
    return areas & state.board.distant


def civilization(state: State, table: Table[State], areas: Bits) -> Bits:
    """An area with a civilization."""
    return areas & state.tiles & ~state.board.distant


def civilization_elsewhere(state: State, table: Table[State], areas: Bits) -> Bits:
    """An area with a civilization, not Atlantis."""
    return areas & state.tiles & ~state.board.distant & ~state.board.atlantis


def beside_atlantis(state: State, table: Table[State], areas: Bits) -> Bits:
    """An area beside Atlantis, unless he controls it."""
    ask_once.edges(state, table, areas & state.board.planets["gaia"])
    return areas & beside(state)


def your_weakest(state: State, table: Table[State], areas: Bits) -> Bits:
    """The area you control where your strength is lowest."""
    return weakest(areas & state.your_controlled & ~state.board.distant, state)


def your_shrine(state: State, table: Table[State], areas: Bits) -> Bits:
    """An area you control with a shrine."""
    yours = areas & state.your_controlled & ~state.board.distant
    ask_once.shrines(state, table, yours)
    return yours & state.board.shrines


def free_shrine(state: State, table: Table[State], areas: Bits) -> Bits:
    """An uncontrolled area with a shrine."""
    free = areas & state.uncontrolled
    ask_once.shrines(state, table, free)
    return free & state.board.shrines


def free(state: State, table: Table[State], areas: Bits) -> Bits:
    """An uncontrolled area."""
    return areas & state.uncontrolled


def activating(state: State, table: Table[State], areas: Bits) -> Bits:
    """An uncontrolled area that activates a culture marker: units stand in the two others already."""
    free = areas & state.uncontrolled
    ask_once.markers(state, table, free)
    return completing(free, state.his | state.yours, state.board.corners(state.markers))


@absorbing
def completing(free: int, held: int, markers: tuple[int, ...]) -> int:
    """Those of these areas that are the only one of a marker without units."""
    found = 0
    for marker in markers:
        missing = marker & ~held
        if missing & free and not missing & (missing - 1):
            found |= missing
    return found


def beside_marker(state: State, table: Table[State], areas: Bits) -> Bits:
    """An uncontrolled area beside a culture marker."""
    free = areas & state.uncontrolled
    ask_once.markers(state, table, free)
    found = 0
    for marker in state.board.corners(state.markers):
        found |= marker
    return free & found


LINES: dict[str, tuple[tuple[str, str, Line], ...]] = {
    "brave": (
        ("brave.atlantis", "AN-13.B1", atlantis),
        ("brave.distant", "AN-13.B2", distant),
        ("brave.civilization", "AN-13.B3", civilization),
        ("brave.beside_atlantis", "AN-13.B4", beside_atlantis),
        ("brave.your_weakest", "AN-13.B5", your_weakest),
        ("brave.shrine", "AN-13.B6", free_shrine),
        ("brave.free", "AN-13.B7", free),
    ),
    "mighty": (
        ("mighty.shrine", "AN-13.M1", free_shrine),
        ("mighty.atlantis", "AN-13.M2", atlantis),
        ("mighty.distant", "AN-13.M3", distant),
        ("mighty.beside_atlantis", "AN-13.M4", beside_atlantis),
        ("mighty.your_shrine", "AN-13.M5", your_shrine),
        ("mighty.free", "AN-13.M6", free),
        ("mighty.your_weakest", "AN-13.M7", your_weakest),
    ),
    "cunning": (
        ("cunning.activating", "AN-13.C1", activating),
        ("cunning.beside_marker", "AN-13.C2", beside_marker),
        ("cunning.distant", "AN-13.C3", distant),
        ("cunning.civilization", "AN-13.C4", civilization_elsewhere),
        ("cunning.free", "AN-13.C5", free),
        ("cunning.atlantis", "AN-13.C6", atlantis),
        ("cunning.your_weakest", "AN-13.C7", your_weakest),
    ),
}


HOME_LINES = {strategy: tuple(one for one in named if one[2] is not distant) for strategy, named in LINES.items()}
"""The lines without those of the Distant Planets."""


def lines(state: State, table: Table[State], strategy: str, areas: Bits, portal: bool) -> tuple[Only[str], ...]:
    """The lines of a strategy, in order; that of the Distant Planet only in a portal action with its module.

    Once a line has named something it has decided: the lines after it keep it all, and nobody is asked
    for what they would name.
    """
    named: Bits = 0

    def naming(line: Line) -> Bits:
        nonlocal named
        named = named or line(state, table, areas)
        return named

    used = LINES if portal and state.options.distant else HOME_LINES
    return tuple([Only(id, clause, None, partial(naming, line)) for id, clause, line in used[strategy]])


def target_area(state: State, table: Table[State], strategy: str, count: int, portal: bool) -> Choice[str]:
    """Where so many units go (AN-11.4, AN-12.2)."""
    know_edges(state, table, strategy)
    areas = targets(state.his, state.yours, state.controlled, state, strategy, count, portal)
    ties: tuple[Criterion[str] | YouChoose, ...]
    if portal:
        ties = (
            by_planet(state, "portal.planet", "AN-12.2a"),
            by_resource(state, table, "portal.resource", "AN-12.2b"),
            by_icons(state, table, "portal.icons", "AN-12.2c"),
            YouChoose("portal.you_choose", "AN-12.2d"),
        )
    else:
        ties = (
            by_resource(state, table, "move.resource", "AN-11.4a"),
            by_icons(state, table, "move.icons", "AN-11.4b"),
            YouChoose("move.you_choose", "AN-11.4c"),
        )
    return Choice(
        "portal.target" if portal else "move.target",
        "AN-12.1" if portal else "AN-11.4",
        among=state.board.map.region(areas),
        by=(*lines(state, table, strategy, areas, portal), *ties),
        args={"strategy": strategy, "count": count},
    )


def know_edges(state: State, table: Table[State], strategy: str) -> None:
    """Some areas are named by the line "beside Atlantis" alone: contested ones, for the mighty also civilizations."""
    alone = 0 if strategy == "cunning" else state.his & state.yours
    if strategy == "mighty":
        alone |= state.tiles
    ask_once.edges(state, table, alone & state.board.planets["gaia"] & ~state.board.atlantis)


def unit_to_move(state: State, table: Table[State], target: str, portal: bool) -> Choice[str]:
    """The area whose strongest unit goes next (AN-11.9)."""
    areas = leaving(state.his, state.yours, state, target, portal)
    units, at = state.units, state.board.at
    return Choice(
        "portal.unit" if portal else "move.unit",
        "AN-11.9",
        among=state.board.map.region(areas),
        by=(
            Criterion("unit.strongest", "AN-11.9a", rank=lambda name: -STRENGTH[units[at(name)][0]]),
            Criterion("unit.pieces", "AN-11.9b", rank=lambda name: -state.pieces(at(name))),
            by_resource(state, table, "unit.resource", "AN-11.9c"),
            YouChoose("unit.you_choose", "AN-11.9d"),
        ),
    )


@absorbing
def leaving(his: int, yours: int, state: State, target: str, portal: bool) -> int:
    """The areas with a unit that may go to the target: on its planet, or anywhere by portal (AN-11.9, AN-12.3)."""
    to = state.board.at(target)
    found = sources(state, his, yours, portal) & ~(1 << to)
    if not portal:
        found &= state.board.same_planet[to]
    return found & ~(alone(state, his, yours) & ~crowded(state.units))


def go(state: State, table: Table[State], strategy: str, count: int, portal: bool) -> int:
    """Send so many units to one target; how many could not go (AN-11.5, AN-11.10)."""
    if portal:
        ask_once.gaia(state, table)

    # AN-11.1 to AN-11.4, AN-12.1, AN-12.2
    target = table.choose(target_area(state, table, strategy, count, portal))
    if target is None:
        return count

    # AN-11.6 to AN-11.9
    for moved in range(count):
        source = table.choose(unit_to_move(state, table, target, portal))
        if source is None:
            return count - moved
        unit = SOMEWHERE if source == SOMEWHERE else state.units[state.board.at(source)][0]
        table.do(MoveUnit("AN-12.3" if portal else "AN-11.6", unit, source, target))
    return 0
