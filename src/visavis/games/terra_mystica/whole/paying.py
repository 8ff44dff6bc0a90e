"""How something is paid for that a seat has not got in hand: burning and conversions, the cheapest first."""

from __future__ import annotations

from typing import NamedTuple

from visavis.games.terra_mystica.whole.books import CONVERSIONS, priest_room
from visavis.games.terra_mystica.whole.side import Whole

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


def missing(side: Whole, need: Need) -> Need:
    """What a seat has not got of it."""
    has = (side.workers, side.coins, side.priests, side.bowls[2])
    return Need(*(max(0, wanted - had) for wanted, had in zip(need, has, strict=True)))
