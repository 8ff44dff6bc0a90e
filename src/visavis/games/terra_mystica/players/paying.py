"""How the planner pays: which conversions come before an action (TM-20.8, TM-20.9).

`whole.paying` weighs all ways for a person; the planner asks for hundreds of actions in a turn and takes one at once.
"""

from __future__ import annotations

from visavis.core.question import Filled
from visavis.games.terra_mystica.human.economy import CONVERSIONS, Need, priest_room
from visavis.games.terra_mystica.human.side import Whole

WORKER_POWER, PRIEST_POWER = (CONVERSIONS[id][1] for id in ("power_worker", "power_priest"))


def pay(side: Whole, cost: Need) -> tuple[Filled, ...] | None:
    """The conversions before an action, burning first; None where it cannot be paid.

    What is missing comes from power; only then from priests, and coins last of all from workers. Riverwalkers get no
    priests that way: theirs may open a terrain.
    """
    _, second, third = side.bowls
    power = third + second // 2 - cost.power
    priests, workers, coins = side.priests - cost.priests, side.workers - cost.workers, side.coins - cost.coins
    if priests >= 0 <= workers and coins >= 0 and third >= cost.power:
        return ()
    if power < 0 or (priests < 0 and (side.faction == "riverwalkers" or -priests > priest_room(side))):
        return None
    found: dict[str, int] = {}
    if priests < 0:
        found["power_priest"] = -priests
        power += PRIEST_POWER * priests
        priests = 0
    if workers < 0:
        by_power = min(-workers, max(power, 0) // WORKER_POWER)
        found["power_worker"], found["priest_worker"] = by_power, -workers - by_power
        power -= WORKER_POWER * by_power
        priests += workers + by_power
        workers = 0
    if coins < 0:
        by_power = min(-coins, max(power, 0))
        by_worker = min(-coins - by_power, workers)
        found["power_coins"], found["worker_coin"] = by_power, by_worker
        found["priest_coin"] = -coins - by_power - by_worker
        power -= by_power
        priests -= found["priest_coin"]
    if power < 0 or priests < 0:
        return None
    burnt = max(0, second // 2 - power)
    first: tuple[Filled, ...] = (("burn", burnt),) if burnt else ()
    return (*first, *(("convert", id, times) for id, times in found.items() if times))
