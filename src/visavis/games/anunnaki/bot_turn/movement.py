"""Move and portal (chapters 11 and 12): the target area by his strategy, then the units that go there."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial

from visavis.core import (
    SOMEWHERE,
    Bits,
    Choice,
    Criterion,
    Narrowing,
    Nothing,
    Region,
    Table,
    YouChoose,
    absorbing,
    exclusions,
    or_else,
)
from visavis.games.anunnaki.board import STRENGTH, ask_once, crowded, places, strength, where
from visavis.games.anunnaki.bot_turn.followers import gain
from visavis.games.anunnaki.bot_turn.strategies import ONLY_BESIDE, UNNAMED, beside, know_edges, lines, of_kinds
from visavis.games.anunnaki.criteria import BY_STRENGTH, CHOSEN, by_icons, by_planet, by_resource
from visavis.games.anunnaki.effects.his_turn import MoveUnit, NoBonus
from visavis.games.anunnaki.state import State

AGAINST_CIVILIZATION, AGAINST_ATLANTIS = 2, 4
"""The strength he must reach where a civilization is (AN-11.2)."""
Limit = tuple[str, str, int]
"""What no option may be: its id, its clause, and what is left then."""
Reach = Callable[[int], tuple[int, int]]
"""By the place of an area: the strength he can have there, and the strength he needs."""


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


def reach(state: State, his: int, yours: int, count: int, portal: bool) -> Reach:
    """How strong he can be in an area and how strong he must be there (AN-11.2)."""
    board = state.board
    leaving, last_stays = sources(state, his, yours, portal), alone(state, his, yours)
    reached: dict[int, int] = {}

    def at(place: int) -> tuple[int, int]:
        bit = 1 << place
        from_here = leaving & ~bit if portal else leaving & ~bit & board.same_planet[place]
        if from_here not in reached:
            reached[from_here] = reachable(state, from_here, last_stays, count)
        need = state.your_strength(place)
        if state.tiles & bit:
            need = AGAINST_ATLANTIS if board.atlantis & bit else AGAINST_CIVILIZATION
        return reached[from_here] + strength(state.units[place]), need

    return at


# 11.1 to 11.3, 12.1: which areas can be the target


def limits(
    his: int, yours: int, held: int, state: State, strategy: str, portal: bool, reached: Reach
) -> Iterator[Limit]:
    """What an area must not be in order to be the target, limit after limit; `held` he controls."""
    board = state.board
    beyond = board.distant if portal and state.options.distant else 0
    found = board.map.all & ~(board.distant | held | board.capitals)
    yield "target.never", "AN-11.3", found | beyond
    if state.ending:
        found &= ~board.atlantis
        yield "target.closed", "AN-2.5", found | beyond
    if not portal:
        two_pieces = held & (crowded(state.units) | his & state.settlements)
        for which in ("gaia", "yours", "his"):
            if not two_pieces & board.planets[which]:
                found &= ~board.planets[which]
        yield "target.two_pieces", "AN-11.1", found
    # Where a fight against you is due, or a civilization is, not every strategy has a line that names the area.
    found &= ~(
        of_kinds(state, his & yours, UNNAMED[strategy])
        | of_kinds(state, his & yours, ONLY_BESIDE[strategy]) & ~beside(state)
    )
    yield "target.unnamed", "AN-13.1", found | beyond
    for at in places(found & (state.tiles | yours | state.your_settlements)):
        can, must = reached(at)
        if can < must:
            found ^= 1 << at
    yield "target.too_weak", "AN-11.2", found | beyond
    if beyond:
        beyond &= board.planets[state.arrow]
        yield "target.arrow", "AN-18.2", found | beyond
        yield "target.leading", "AN-18.3", found | beyond & ~(held | or_else(state.shared, 0))


@absorbing
def targets(his: int, yours: int, held: int, state: State, strategy: str, count: int, portal: bool) -> int:
    """The areas that can be the target of so many units and that his strategy names at all."""
    found = 0
    for limit in limits(his, yours, held, state, strategy, portal, reach(state, his, yours, count, portal)):
        found = limit[2]
    return found


def no_targets(state: State, strategy: str, count: int, portal: bool) -> tuple[Narrowing, ...]:
    """Which areas cannot be the target, and why."""
    his, yours, held = where(state.units), where(state.your_units), or_else(state.controlled, 0)
    board, reached = state.board, reach(state, his, yours, count, portal)
    beyond = board.distant if portal and state.options.distant else 0

    def measured(id: str, area: str) -> str:
        can, must = reached(board.at(area)) if id == "target.too_weak" else (0, 0)
        return f"{can}/{must}" if must else ""

    return exclusions(
        board.map, board.map.all & ~board.distant | beyond, limits(his, yours, held, state, strategy, portal, reached),
        measured,
    )  # fmt: skip


def target_area(state: State, table: Table[State], strategy: str, count: int, portal: bool) -> Choice[str]:
    """Where so many units go (AN-11.4, AN-12.2)."""
    know_edges(state, table, strategy)
    areas = targets(state.his, state.yours, state.controlled, state, strategy, count, portal)
    ties = (
        (
            by_planet(state, "portal.planet", "AN-12.2a"),
            by_resource(state, table, "portal.resource", "AN-12.2b"),
            by_icons(state, table, "portal.icons", "AN-12.2c"),
            YouChoose("portal.you_choose", "AN-12.2d", args=CHOSEN),
        )
        if portal
        else (
            by_resource(state, table, "move.resource", "AN-11.4a"),
            by_icons(state, table, "move.icons", "AN-11.4b"),
            YouChoose("move.you_choose", "AN-11.4c", args=CHOSEN),
        )
    )
    return Choice(
        "portal.target" if portal else "move.target",
        "AN-12.1" if portal else "AN-11.4",
        among=state.board.map.region(areas),
        by=(*lines(state, table, strategy, areas, portal), *ties),
        args={"strategy": strategy, "count": count},
        before=partial(no_targets, state, strategy, count, portal),
    )


# 11.6 to 11.9, 12.3: which unit goes next


def unit_limits(his: int, yours: int, state: State, target: str, portal: bool) -> Iterator[Limit]:
    """What an area must not be in order to give the next unit, limit after limit."""
    to = state.board.at(target)
    found = his & ~(1 << to)
    if not portal:
        found &= state.board.same_planet[to]
    yield "unit.elsewhere", "AN-12.3" if portal else "AN-11.6", found
    found &= ~pinned(state, his, yours)
    yield "unit.fighting", "AN-11.7", found
    if portal or state.ending:
        found &= ~state.board.atlantis
        yield "unit.in_atlantis", "AN-12.4" if portal else "AN-2.5", found
    yield "unit.last", "AN-11.8", found & ~(alone(state, his, yours) & ~crowded(state.units))


@absorbing
def leaving(his: int, yours: int, state: State, target: str, portal: bool) -> int:
    """The areas with a unit that may go to the target: on its planet, or anywhere by portal (AN-11.9, AN-12.3)."""
    found = 0
    for limit in unit_limits(his, yours, state, target, portal):
        found = limit[2]
    return found


def no_units(state: State, target: str, portal: bool) -> tuple[Narrowing, ...]:
    """From which areas no unit can go, and why."""
    his, yours = where(state.units), where(state.your_units)
    return exclusions(state.board.map, his, unit_limits(his, yours, state, target, portal))


def unit_to_move(state: State, table: Table[State], target: str, portal: bool) -> Choice[str]:
    """The area whose strongest unit goes next (AN-11.9)."""
    areas = leaving(state.his, state.yours, state, target, portal)
    units, at = state.units, state.board.at
    strongest: Criterion[str] = Criterion(
        "unit.strongest",
        "AN-11.9a",
        rank=lambda name: -STRENGTH[units[at(name)][0]],
        measure=lambda name: STRENGTH[units[at(name)][0]],
        args=BY_STRENGTH,
    )
    return Choice(
        "portal.unit" if portal else "move.unit",
        "AN-11.9",
        among=state.board.map.region(areas),
        by=(
            strongest,
            Criterion(
                "unit.pieces",
                "AN-11.9b",
                rank=lambda name: -state.pieces(at(name)),
                measure=lambda name: state.pieces(at(name)),
            ),
            by_resource(state, table, "unit.resource", "AN-11.9c"),
            YouChoose("unit.you_choose", "AN-11.9d", args=CHOSEN),
        ),
        args={"target": target},
        before=partial(no_units, state, target, portal),
    )


@absorbing
def can_go(targets: Region, state: State, portal: bool) -> bool:
    """Whether there is a target and a unit that can go there."""
    return any(leaving(state.his, state.yours, state, name, portal) for name in targets)


# The action


def move(state: State, table: Table[State], strategy: str, count: int, portal: bool) -> None:
    """Send so many units to one target; a follower for each that could not go."""
    if portal:
        ask_once.gaia(state, table)

    # AN-11.1 to AN-11.4, AN-12.1, AN-12.2
    target = table.choose(target_area(state, table, strategy, count, portal))
    if target is None:
        case, clause = ("portal.no_target", "AN-12.5") if portal else ("move.no_target", "AN-11.5")
        table.note(Nothing, case, clause, {"count": count, "strategy": strategy})
        return gain(state, table, count)

    # AN-11.6 to AN-11.9
    for moved in range(count):
        source = table.choose(unit_to_move(state, table, target, portal))
        if source is None:
            # AN-11.10
            case, clause = ("portal.no_unit", "AN-12.5") if portal else ("move.no_unit", "AN-11.10")
            table.note(Nothing, case, clause, {"count": count - moved, "area": target})
            return gain(state, table, count - moved)
        unit = SOMEWHERE if source == SOMEWHERE else state.units[state.board.at(source)][0]
        table.do(MoveUnit("AN-12.3" if portal else "AN-11.6", unit, source, target))
        if moved == 0:
            landed(state, table, target)


def landed(state: State, table: Table[State], target: str) -> None:
    """On a Distant Planet he takes no bonus (AN-18.4)."""
    area: Bits = 0 if target == SOMEWHERE else state.board.map.bit[target]
    if area & state.board.distant:
        table.note(NoBonus, target)
