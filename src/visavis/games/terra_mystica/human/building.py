"""Dwellings, upgrades, bridges and ground: what an action changes on the map."""

from __future__ import annotations

from msgspec.structs import replace

from visavis.core import Table
from visavis.games.terra_mystica.cards import GROUNDS, Kind
from visavis.games.terra_mystica.effects.whole import Ahead, Books, Erects, Spans, Tokens, Turns
from visavis.games.terra_mystica.human.economy import (
    ahead,
    gain,
    remember,
    scoring_points,
    ship_left,
    ship_step,
    spades_gained,
)
from visavis.games.terra_mystica.human.land import (
    board_of,
    name,
    neighbours,
    open_bridges,
    others,
    people_of,
    reach,
    skip_price,
    skips,
)
from visavis.games.terra_mystica.human.offers import offer
from visavis.games.terra_mystica.human.side import PLACES, Now, Whole
from visavis.games.terra_mystica.human.towns import check_town, rivers
from visavis.games.terra_mystica.state import BRIDGES, State

PRICE_AT = {"dwelling": 0, "house": 1, "temple": 2, "stronghold": 3, "sanctuary": 4}
GIFT = -2
"""Bridges that need not be built: a gift of the stronghold."""
SKIP_POINTS = 4
"""The points of a tunnel or a flight."""


def price(state: State, at: int, kind: str, space: str = "") -> tuple[int, int]:
    """Workers and coins of a building; a trading house without a neighbour costs twice the coins (TM-20.15)."""
    workers, coins = board_of(state, state.sides[at]).prices[PRICE_AT[kind]]
    if kind == "house" and not neighbours(state, 1 << state.world.map.place[space], space) & others(state, at):
        coins *= 2
    return workers, coins


LARGE = ("stronghold", "sanctuary")
POINTED = {"dwelling": ("favour 11", 2), "house": ("favour 10", 3)}
"""The favour tiles that give points for a building."""


def building_points(state: State, side: Whole, kind: str) -> int:
    """The points of a building when it is built: of the scoring tile and of favour tiles (TM-20.30)."""
    points = scoring_points(state, "large" if kind in LARGE else kind)
    tile, more = POINTED.get(kind, ("", 0))
    return points + more if tile in side.favours else points


def skip(state: State, table: Table[State], at: int, bit: int) -> None:
    """A tunnel or a flight, where there is no other way to a space (TM-21.1, TM-21.11)."""
    side = state.sides[at]
    if not skips(state, side) or bit & (reach(state, side) | state.now.tunnel):
        return
    workers, priests = skip_price(state, side)
    clause = "TM-21.1" if side.faction == "fakirs" else "TM-21.11"
    table.do(Books(PLACES[at], clause, "skip", workers=-workers, priests=-priests, points=SKIP_POINTS))
    remember(state, table, tunnel=bit)


def turn_ground(state: State, table: Table[State], at: int, bit: int, ground: int, clause: str = "TM-20.12") -> None:
    """A space becomes another ground."""
    table.do(Turns(PLACES[at], clause, name(state, bit), GROUNDS[ground]))


def raise_dwelling(state: State, table: Table[State], at: int, bit: int, free: bool = False) -> None:
    """A dwelling on a space (TM-20.13)."""
    side = state.sides[at]
    if not free:
        skip(state, table, at, bit)
        workers, coins = price(state, at, "dwelling")
        table.do(Books(PLACES[at], "TM-20.13", "dwelling", coins=-coins, workers=-workers))
    table.do(Erects(PLACES[at], "TM-20.13", name(state, bit), "dwelling"))
    gain(state, table, at, "TM-20.30", "dwelling", points=building_points(state, side, "dwelling"))
    check_town(state, table, at, bit)
    offer(state, table, at, bit)
    look_for_rivers(state, table, at)


def look_for_rivers(state: State, table: Table[State], at: int) -> None:
    """Mermaids are asked whether they found a town over a river (TM-21.7)."""
    if rivers(state, at):
        ahead(state, table, ("river", at, 0, at))


def upgrade(state: State, table: Table[State], at: int, space: str, kind: Kind, free: bool = False) -> None:
    """An upgrade: pay, what the building gives once, points, town, tiles (TM-20.14)."""
    side, seat = state.sides[at], PLACES[at]
    if not free:
        workers, coins = price(state, at, kind, space)
        table.do(Books(seat, "TM-20.14", kind, coins=-coins, workers=-workers))
    table.do(Erects(seat, "TM-20.14", space, kind))
    gain(state, table, at, "TM-20.30", kind, points=building_points(state, side, kind))
    if kind in ("temple", "sanctuary"):
        ahead(state, table, *(("favour", at, 0, at),) * people_of(state, side).favours)
    bit = 1 << state.world.map.place[space]
    check_town(state, table, at, bit)
    if kind == "stronghold":
        at_once(state, table, at)
    offer(state, table, at, bit, upgrade=True)
    look_for_rivers(state, table, at)


def at_once(state: State, table: Table[State], at: int) -> None:
    """What a stronghold gives once (section 21)."""
    side = state.sides[at]
    match side.faction:
        case "alchemists":
            gain(state, table, at, "TM-21.5", "stronghold", power=12)
        case "auren":
            ahead(state, table, ("favour", at, 0, at))
        case "cultists":
            gain(state, table, at, "TM-21.3", "stronghold", points=7)
        case "darklings":
            ahead(state, table, ("ordain", at, 3, at))
        case "dragonlords":
            table.do(Tokens(PLACES[at], "TM-21.18", (len(state.sides) + state.played.automa, 0, 0)))
        case "halflings":
            spades_gained(state, table, at, 3)
            table.do(Ahead((("spades", at, 3, at), *state.todo), fresh_spades(state, dwelling=True)))
        case "mermaids":
            if ship_left(state, side):
                ship_step(state, table, at, "stronghold")
        case "riverwalkers":
            ahead(state, table, ("bridge", at, 2, GIFT))


def fresh_spades(state: State, dwelling: bool) -> Now:
    """What the turn remembers when spades come to hand."""
    return replace(state.now, bought=0, dug=0, foreign=False, dwelling=dwelling)


def free_spades(state: State, table: Table[State], at: int, spades: int) -> None:
    """Spades of an action: Dragonlords turn them into tokens, Acolytes into cult steps (TM-21.17, TM-21.18)."""
    side = state.sides[at]
    spades_gained(state, table, at, spades)
    if side.faction == "dragonlords":
        table.do(Tokens(PLACES[at], "TM-21.18", (spades, 0, 0)))
    elif side.faction == "acolytes":
        ahead(state, table, *(("step", at, 1, at),) * spades)
    else:
        table.do(Ahead((("spades", at, spades, at), *state.todo), fresh_spades(state, dwelling=True)))


# Bridges


def bridge_pairs(state: State, side: Whole) -> tuple[str, ...]:
    """The bridges that a seat can build: at one end at least stands a building of its own (TM-20.23)."""
    if len(side.bridges) >= BRIDGES:
        return ()
    return open_bridges(state.world, side.built, {bridge for one in state.sides for bridge in one.bridges})


def span(state: State, table: Table[State], at: int, bridge: str) -> None:
    """A bridge; it may found a town."""
    table.do(Spans(PLACES[at], bridge))
    one, other = state.world.ends[bridge]
    built = state.sides[at].built
    check_town(state, table, at, one if one & built else other)
    look_for_rivers(state, table, at)
