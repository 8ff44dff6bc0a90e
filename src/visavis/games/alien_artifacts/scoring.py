"""What technologies and factions count (sections 7 and 17), and who wins."""

from __future__ import annotations

from visavis.games.alien_artifacts.state import PLACE, State
from visavis.games.alien_artifacts.vocabulary import KINDS, Metric

DURING, AT_END = 1, 2


def measure(state: State, at: int, metric: Metric) -> int:
    """What a metric counts for a seat. Blocked cards keep their kind, type and side (AA-13.3)."""
    what, of = metric
    kind, type = state.tables.kind, state.tables.type
    logistics, operational = state.logistics[at], state.operational[at]
    if what == "credits":
        return state.credits[at]
    if what == "produced":
        return len(state.stored[at])
    if what == "artifacts":
        return len(state.artifacts[at])
    if what == "defense_plans":
        return len(state.plans[at])
    if what == "operational":
        return len(operational) if of == "any" else sum(kind[card] == of for card in operational)
    if what == "logistics":
        return len(logistics) if of == "any" else sum(kind[card] == of for card in logistics)
    empire = logistics + operational
    if what == "count":
        return sum(kind[card] == of for card in empire)
    if what == "types":
        return len({type[card] for card in empire if kind[card] == of})
    if what == "of_type":
        return sum(type[card] == of for card in empire)
    return min(sum(kind[card] == one for card in empire) for one in KINDS)


def tech_points(state: State, at: int, tech: str, column: int) -> int:
    """The points of the highest requirement of an operational technology that is met (AA-7.5, AA-17.3)."""
    reached, points = measure(state, at, state.tables.metric[tech]), 0
    for row in state.tables.rows[tech]:
        if reached >= row[0]:
            points = row[column]
    return points


def faction_points(state: State, at: int) -> int:
    """What a faction scores at the end (AA-17.4)."""
    points = 0
    for factor, metric, steps in state.tables.scoring[state.factions[at]]:
        reached = measure(state, at, metric)
        points += factor * reached
        points += max((vp for least, vp in steps if reached >= least), default=0)
    return points


def empire_size(state: State, at: int) -> int:
    """How many ships, technologies and planets an empire has."""
    return len(state.logistics[at]) + len(state.operational[at])


def score(state: State) -> dict[str, int]:
    """The points of each seat so far; at the end all of them."""
    return dict(zip(state.seats, state.points, strict=True))


def wins(state: State) -> tuple[str, ...]:
    """Most points; then most credits; then the largest empire; then a shared victory (AA-17.5)."""
    ranks = {seat: (state.points[at], state.credits[at], empire_size(state, at)) for seat, at in _places(state)}
    return tuple(seat for seat, rank in ranks.items() if rank == max(ranks.values()))


def _places(state: State) -> list[tuple[str, int]]:
    return [(seat, PLACE[seat]) for seat in state.seats]
