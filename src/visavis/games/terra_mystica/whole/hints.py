"""What things cost, beside the spaces where they are possible."""

from __future__ import annotations

from collections.abc import Mapping

from visavis.core import Region, or_else
from visavis.games.terra_mystica.state import Human, State
from visavis.games.terra_mystica.whole.paying import payments
from visavis.games.terra_mystica.whole.side import INDEX
from visavis.games.terra_mystica.whole.ways import plans
from visavis.games.terra_mystica.your_turn.forms import ENTRIES
from visavis.games.terra_mystica.your_turn.reach import in_reach, most_reach, spades_for

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


def sensible(view: object, seat: str, verb: str) -> Mapping[str, Hint]:
    """The spaces that make sense for a verb, each with what it takes (`Game.sensible`)."""
    assert isinstance(view, State)
    if view.sides and seat in INDEX:
        return prices(view, seat, verb)
    if seat not in ("you", "friend") or not view.followed or not view.people_known(seat):
        return {}
    person: Human = "friend" if seat == "friend" else "you"
    if view.phase == "place":
        homes = or_else(view.empty & view.all_ground(view.home_of(person)), 0)
        return {space: ("hint-home", {}) for space in Region(view.world.map, homes)} if verb == "build" else {}
    if verb not in ("build", "transform") or view.phase not in ("play", "between"):
        return {}
    form = ENTRIES[verb](view, person)
    offered = form.fields[0].options if form is not None else ()
    left = offered.bits if isinstance(offered, Region) else 0
    found: dict[str, Hint] = {}
    for value in range(view.people_of(person).reach_least, most_reach(view, person) + 1):
        near = in_reach(view, person, value) & left
        left &= ~near
        for space in Region(view.world.map, near):
            direct = not value or bool(view.world.map.around[space] & or_else(view.buildings_of(person), 0))
            hint = {"ship": 0 if direct else value, "spades": spades_for(view, person, space)}
            found[space] = (f"hint-{view.people_of(person).reach}", hint)
    return found
