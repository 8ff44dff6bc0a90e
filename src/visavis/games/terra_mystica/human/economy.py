"""What things cost and bring, and how they are paid: the small changes that all actions share."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from functools import lru_cache
from typing import NamedTuple

from msgspec.structs import replace

from visavis.core import Nothing, Table
from visavis.games.terra_mystica.cards import CULTS, TOP, Cult, Four, Scoring
from visavis.games.terra_mystica.effects.whole import Ahead, Books, Climbs, Improves
from visavis.games.terra_mystica.human.land import board_of, has_stronghold
from visavis.games.terra_mystica.human.person import Person
from visavis.games.terra_mystica.human.side import PLACES, Task, Whole, room
from visavis.games.terra_mystica.state import PRIESTS, TWOS, State

CONVERSIONS: Mapping[str, tuple[str, int, str, int]] = {
    "power_coins": ("power", 1, "coins", 1),
    "power_worker": ("power", 3, "workers", 1),
    "power_priest": ("power", 5, "priests", 1),
    "priest_worker": ("priests", 1, "workers", 1),
    "priest_coin": ("priests", 1, "coins", 1),
    "worker_coin": ("workers", 1, "coins", 1),
    "point_coin": ("points", 1, "coins", 1),
    "coins_point": ("coins", 2, "points", 1),
}
"""From how much of what to how much of what (TM-20.8); the last two are for Alchemists only (TM-21.5)."""
AT_LEVEL = {3: 1, 5: 2, 7: 2, 10: 3}
"""The power of a cult track for whoever reaches or passes a space (TM-20.20)."""


def priest_room(side: Whole) -> int:
    """How many priests a seat can still gain: seven less those on the cult board (TM-20.19, TM-21.19)."""
    most = 1 + len(side.opened) if side.faction == "riverwalkers" else PRIESTS
    return max(0, most - side.sent - side.priests)


def gain(
    state: State, table: Table[State], at: int, clause: str, why: str, *,
    coins: int = 0, workers: int = 0, priests: int = 0, power: int = 0, points: int = 0,
) -> None:  # fmt: skip
    """Goods, power and points for a seat. Priests beyond the limit are lost; Riverwalkers decide about each one."""
    side = state.sides[at]
    if priests:
        if side.faction == "riverwalkers":
            ahead(state, table, *(("unlock", at, 0, at),) * priests)
            priests = 0
        else:
            lost = max(0, priests - priest_room(side))
            priests -= lost
            if lost:
                table.note(Nothing, "priests.none_left", "TM-20.19", {"seat": PLACES[at], "priests": lost})
    too_much(table, at, side, power)
    if coins or workers or priests or power or points:
        table.do(Books(PLACES[at], clause, why, coins, workers, priests, power, points))


def too_much(table: Table[State], at: int, side: Whole, power: int) -> None:
    """Say how much of some power the bowls do not take (TM-20.10)."""
    lost = power - room(side.bowls)
    if power > 0 and lost > 0:
        table.note(Nothing, "power.lost", "TM-20.10", {"seat": PLACES[at], "power": power, "lost": lost})


def ahead(state: State, table: Table[State], *tasks: Task) -> None:
    """Something is to be done before everything else that is still to be done."""
    if tasks:
        table.do(Ahead((*tasks, *state.todo), state.now))


def done(state: State, table: Table[State], **now: object) -> None:
    """The first thing to do is done; what the turn remembers may change."""
    table.do(Ahead(state.todo[1:], replace(state.now, **now) if now else state.now))


def remember(state: State, table: Table[State], **now: object) -> None:
    """What the turn remembers changes."""
    table.do(Ahead(state.todo, replace(state.now, **now)))


def scoring_points(state: State, what: str, times: int = 1) -> int:
    """Points of the scoring tile of the round (TM-20.30)."""
    tile: Scoring = state.pack.tables["scoring"][state.tiles[state.round - 1]]
    return tile.points * times if tile.scores == what else 0


# Spades


def spade_points(state: State, side: Whole, spades: int, action: bool = True) -> int:
    """The points of spades when they are gained."""
    points = scoring_points(state, "spade", spades) if action else 0
    # TM-21.4
    return points + spades if side.faction == "halflings" else points


def spades_gained(state: State, table: Table[State], at: int, spades: int, action: bool = True) -> None:
    """Spades count when they are gained: the scoring tile, Halflings, Alchemists with their stronghold (TM-20.12)."""
    side = state.sides[at]
    points = spade_points(state, side, spades, action)
    power = 2 * spades if side.faction == "alchemists" and has_stronghold(state, side) else 0
    gain(state, table, at, "TM-20.12", "spades", power=power, points=points)


# Cults


@lru_cache(maxsize=4096)
def priest_rows(threes: Four, twos: Four) -> tuple[tuple[Cult, int], ...]:
    """Where a priest can be sent: on a free space with a number, or back to the supply for one step (TM-20.19)."""
    rows: list[tuple[Cult, int]] = []
    for at, cult in enumerate(CULTS):
        rows += [(cult, 3)] if not threes[at] else []
        rows += [(cult, 2)] if twos[at] < TWOS else []
        rows.append((cult, 1))
    return tuple(rows)


def priest_steps(state: State, person: Person, steps: int) -> int:
    """The steps of a priest: with their stronghold Acolytes go one more (TM-21.17)."""
    return steps + (person.faction == "acolytes" and has_stronghold(state, person))


def favour_gone(gone: Collection[str], cult: str, steps: int) -> bool:
    """Whether the only favour tile of a cult with three steps is gone (TM-20.16)."""
    return steps == 3 and cult in gone


def covered_for(state: State, person: Person) -> tuple[int, ...]:
    """The power actions that a person cannot use any more; Yetis with their stronghold use all (TM-21.16)."""
    return () if person.faction == "yetis" and has_stronghold(state, person) else state.covered


def top_free(state: State, at: int, cult: int) -> bool:
    """Whether nobody stands on the last space of a cult track."""
    if state.played.automa and state.cults[cult] == TOP:
        return False
    return all(side.cults[cult] != TOP for side in state.sides)


def climb(state: State, table: Table[State], at: int, cult: str, steps: int, priest: int = 0) -> None:
    """Steps up a cult track: power on the way, the last space only with a key and if it is free (TM-20.20)."""
    side, where = state.sides[at], CULTS.index(cult)
    level = side.cults[where]
    goal, keys, why = level + steps, 0, "top"
    if goal >= TOP > level:
        goal, why = TOP - 1, "taken"
        if top_free(state, at, where):
            if side.keys:
                goal, keys, why = TOP, 1, "top"
            else:
                why = "key"
                # A key that comes later in this turn still helps.
                blocked: Four = (*state.now.blocked[:where], 1, *state.now.blocked[where + 1 :])  # type: ignore[assignment]
                remember(state, table, blocked=blocked)
    goal = min(goal, TOP)
    named: Cult = CULTS[where]
    if goal < level + steps:
        lost = level + steps - goal
        table.note(Nothing, "steps.lost", "TM-20.20", {"seat": PLACES[at], "cult": named, "lost": lost, "why": why})
    if goal == level and not priest:
        return
    power = sum(AT_LEVEL.get(space, 0) for space in range(level + 1, goal + 1))
    too_much(table, at, side, power)
    table.do(Climbs(PLACES[at], named, goal, power, keys, priest))


def unblock(state: State, table: Table[State], at: int) -> None:
    """A key came in time: markers that lost their last step in this turn reach the last space (TM-20.20)."""
    blocked = [where for where in range(4) if state.now.blocked[where]]
    if not blocked or state.sides[at].keys < len(blocked):
        return
    for where in blocked:
        if state.sides[at].cults[where] == TOP - 1 and top_free(state, at, where):
            too_much(table, at, state.sides[at], AT_LEVEL[TOP])
            table.do(Climbs(PLACES[at], CULTS[where], TOP, AT_LEVEL[TOP], 1))
    remember(state, table, blocked=(0, 0, 0, 0))


# Tracks

SHIP_COINS, SHIP_PRIESTS = 4, 1
"""What a step on the shipping track takes (TM-20.17)."""


def ship_left(state: State, side: Whole) -> bool:
    """Whether the shipping track has a step left."""
    board = board_of(state, side)
    return side.ship - board.ship < len(board.ship_points)


def ship_step(state: State, table: Table[State], at: int, why: str) -> None:
    """A step on the shipping track with its points (TM-20.17)."""
    side, board = state.sides[at], board_of(state, state.sides[at])
    table.do(Improves(PLACES[at], "ship"))
    gain(state, table, at, "TM-20.17", why, points=board.ship_points[side.ship - board.ship])


Answers = tuple[tuple[str | int, ...], ...]
MOST = 3
"""So many ways to pay for one thing are offered."""
POWER, BURNT, PRIEST, WORKER = 2, 3, 8, 6
"""What it is worth not to give away: power, a token out of the game, a priest, a worker."""


class Need(NamedTuple):
    """What something takes."""

    workers: int = 0
    coins: int = 0
    priests: int = 0
    power: int = 0

    def more(self, workers: int = 0, coins: int = 0, priests: int = 0, power: int = 0) -> Need:
        """This and so much more."""
        return Need(self.workers + workers, self.coins + coins, self.priests + priests, self.power + power)


class Payment(NamedTuple):
    """A way to pay: how dear it is, and what is answered for it."""

    weight: int
    answers: Answers


def payments(side: Whole, need: Need) -> list[Payment]:
    """The ways to pay, the cheapest first; the first has no answers where everything is in hand."""
    workers, coins, priests = (
        max(0, wanted - had) for wanted, had in zip(need, (side.workers, side.coins, side.priests), strict=False)
    )
    if priests and (side.faction == "riverwalkers" or priests > priest_room(side)):
        return []
    spare_priests = max(0, side.priests - need.priests)
    spare_workers = max(0, side.workers - need.workers)
    found = []
    for for_workers in range(min(workers, spare_priests) + 1):
        for given in range(min(coins, spare_workers) + 1):
            for for_coins in range(min(coins - given, spare_priests - for_workers) + 1):
                times = {
                    "priest_worker": for_workers,
                    "power_worker": workers - for_workers,
                    "power_priest": priests,
                    "priest_coin": for_coins,
                    "worker_coin": given,
                    "power_coins": coins - given - for_coins,
                }
                payment = _paid(side, need.power, times)
                if payment is not None:
                    found.append(payment)
    return sorted(found, key=lambda one: one.weight)[:MOST]


def _paid(side: Whole, power: int, times: dict[str, int]) -> Payment | None:
    """These conversions with the burning that they take; None where there is not enough power."""
    into = sum(CONVERSIONS[id][1] * number for id, number in times.items() if CONVERSIONS[id][0] == "power")
    burnt = max(0, power + into - side.bowls[2])
    if 2 * burnt > side.bowls[1]:
        return None
    given = sum(number for id, number in times.items() if CONVERSIONS[id][0] == "priests")
    weight = POWER * into + BURNT * burnt + PRIEST * given + WORKER * times["worker_coin"]
    burning: Answers = (("burn", burnt),) if burnt else ()
    return Payment(weight, (*burning, *(("convert", id, number) for id, number in times.items() if number)))


def affordable(side: Whole, need: Need) -> bool:
    """Whether a seat can pay, by converting and burning too: the same as `payments` having any, at once."""
    priests, workers, coins = side.priests - need.priests, side.workers - need.workers, side.coins - need.coins
    power = side.bowls[2] + side.bowls[1] // 2 - need.power
    if priests < 0:
        if side.faction == "riverwalkers" or -priests > priest_room(side):
            return False
        power += CONVERSIONS["power_priest"][1] * priests
        priests = 0
    if workers < 0:
        # A priest is worth the power of a worker: coins take it only where no worker is missing.
        by_priest = min(priests, -workers)
        power += CONVERSIONS["power_worker"][1] * (workers + by_priest)
        priests, workers = priests - by_priest, 0
    return power >= 0 and coins + workers + priests + power >= 0


def missing(side: Whole, need: Need) -> Need:
    """What a seat has not got of it."""
    has = (side.workers, side.coins, side.priests, side.bowls[2])
    return Need(*(max(0, wanted - had) for wanted, had in zip(need, has, strict=True)))
