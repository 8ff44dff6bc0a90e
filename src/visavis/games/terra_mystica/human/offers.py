"""Power from neighbours (TM-20.25)."""

from __future__ import annotations

from visavis.core import Nothing, One, Table
from visavis.games.terra_mystica.effects.whole import Ahead, Books
from visavis.games.terra_mystica.human.economy import ahead, done, gain
from visavis.games.terra_mystica.human.factions import next_to_her, profits
from visavis.games.terra_mystica.human.land import name, neighbours
from visavis.games.terra_mystica.human.side import PLACES, Task, Whole, room, seat_of
from visavis.games.terra_mystica.human.towns import value_of
from visavis.games.terra_mystica.state import State

PROFITS = ("cultists", "shapeshifters")
"""The factions that gain something when others decide about power."""


def line(state: State) -> tuple[int, ...]:
    """The order in which power is decided: seats; where the order of passing counts, who has passed is last."""
    if not state.played.passing_order:
        return tuple(range(len(state.sides)))
    return (*(one for one in state.order if one not in state.gone), *state.gone)


def offered(state: State, builder: int, bit: int) -> tuple[Task, ...]:
    """What the others may take when somebody has built on a space; the Automa is nobody of the line."""
    near, order = neighbours(state, bit, name(state, bit)), line(state)
    if builder >= 0:
        at = order.index(builder)
        order = (*order[at + 1 :], *order[:at])
    found: list[Task] = []
    for other in order:
        side = state.sides[other]
        if (mine := near & side.built) and not side.out:
            found.append(("leech", other, value_of(state, side, mine), builder))
    if found and builder >= 0 and state.sides[builder].faction in PROFITS:
        found.append(("offered", builder, 0, builder))
    return tuple(found)


def offer(state: State, table: Table[State], builder: int, bit: int, upgrade: bool = False) -> None:
    """The others decide after everything else of this turn; some gain something next to the Automa."""
    tasks = offered(state, builder, bit)
    if state.played.automa and builder >= 0:
        side = state.sides[builder]
        if profits(side.faction, upgrade) and next_to_her(state, side, bit):
            tasks += (("beside_her", builder, 0, builder),)
    if tasks:
        table.do(Ahead((*state.todo, *tasks), state.now))


def most(side: Whole, power: int) -> int:
    """How much of offered power a seat takes: what fits, and what it can pay for."""
    return min(power, room(side.bowls), side.points + 1)


def leech(state: State, table: Table[State], at: int, power: int, builder: int) -> None:
    """Take the power or refuse it; one point less than the power is the price."""
    side = state.sides[at]
    taken, now = most(side, power), state.now
    if side.out:
        return done(state, table)
    if not taken:
        table.note(Nothing, "power.full", "TM-20.25", {"seat": PLACES[at], "power": power})
        return done(state, table)
    by = PLACES[builder] if builder >= 0 else "her"
    args = {"power": taken, "offered": power, "points": taken - 1, "from": by, "guess": True if taken == 1 else None}
    if table.ask(One("whole.power", seat_of(state, at), "TM-20.25", (True, False), args=args)):
        table.do(Books(PLACES[at], "TM-20.25", "neighbour", power=taken, points=1 - taken))
        return done(state, table, took=now.took + 1, could=now.could + 1)
    done(state, table, could=now.could + 1)


def all_decided(state: State, table: Table[State], at: int, _: int, __: int) -> None:
    """What Cultists and Shapeshifters gain from the decisions of the others (TM-21.3, TM-21.20)."""
    took, could, cultists = state.now.took, state.now.could, state.sides[at].faction == "cultists"
    clause = "TM-21.3" if cultists else "TM-21.20"
    done(state, table, took=0, could=0)
    if took and cultists:
        ahead(state, table, ("step", at, 1, at))
    elif took:
        if state.sides[at].points:
            ahead(state, table, ("token", at, 0, at))
    elif could:
        gain(state, table, at, clause, "refused", power=1)
