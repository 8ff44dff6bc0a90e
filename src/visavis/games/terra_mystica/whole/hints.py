"""What things cost, beside the spaces where they are possible."""

from __future__ import annotations

from collections.abc import Mapping

from visavis.games.terra_mystica.state import State
from visavis.games.terra_mystica.whole.paying import payments
from visavis.games.terra_mystica.whole.side import INDEX
from visavis.games.terra_mystica.whole.ways import plans

Hint = tuple[str, Mapping[str, object]]


def prices(view: State, seat: str, verb: str) -> Mapping[str, Hint]:
    """The spaces for a dwelling or an upgrade that can be paid for, each with its price; of several the cheapest."""
    at = INDEX[seat]
    if view.phase != "play" or not view.sides[at].faction or verb not in ("build", "upgrade") or not view.now.actions:
        return {}
    payable = [plan for plan in plans(view, at, verb) if payments(view.sides[at], plan[3])]
    payable.sort(key=lambda plan: plan[3], reverse=True)
    found: dict[str, Hint] = {}
    for _, (space, *_), _, need, spades in payable:
        found[str(space)] = ("hint-price", {**need._asdict(), "spades": spades})
    return found
