"""What technologies and factions count (sections 7 and 17), and who wins."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping

from visavis.core import Nothing, One, Table
from visavis.games.alien_artifacts.cards import KINDS, Metric
from visavis.games.alien_artifacts.effects import tasks as then
from visavis.games.alien_artifacts.effects.payment import Spend
from visavis.games.alien_artifacts.effects.scoring import FactionScores, FinalScore, GameOver, TechScores, Total
from visavis.games.alien_artifacts.effects.turn import Go
from visavis.games.alien_artifacts.options import PLACE, Seat
from visavis.games.alien_artifacts.state import State, changed

DURING, AT_END = 1, 2


def _among(cards: tuple[str, ...], what: Mapping[str, str], of: str) -> int:
    """How many of these cards are of a kind or type."""
    return [what[card] for card in cards].count(of)


def _types(state: State, at: int, kind: str) -> int:
    of, type = state.tables.kind, state.tables.type
    return len({type[card] for card in state.logistics[at] + state.operational[at] if of[card] == kind})


def _sets(state: State, at: int, _: str) -> int:
    kinds = [state.tables.kind[card] for card in state.logistics[at] + state.operational[at]]
    return min(map(kinds.count, KINDS))


def _lying(cards: tuple[str, ...], state: State, of: str) -> int:
    return len(cards) if of == "any" else _among(cards, state.tables.kind, of)


MEASURES: Mapping[str, Callable[[State, int, str], int]] = {
    "count": lambda state, at, of: _among(state.logistics[at] + state.operational[at], state.tables.kind, of),
    "types": _types,
    "of_type": lambda state, at, of: _among(state.logistics[at] + state.operational[at], state.tables.type, of),
    "operational": lambda state, at, of: _lying(state.operational[at], state, of),
    "logistics": lambda state, at, of: _lying(state.logistics[at], state, of),
    "credits": lambda state, at, _: state.credits[at],
    "produced": lambda state, at, _: len(state.stored[at]),
    "artifacts": lambda state, at, _: len(state.artifacts[at]),
    "defense_plans": lambda state, at, _: len(state.plans[at]),
    "sets": _sets,
}
"""What each metric counts for a seat. Blocked cards keep their kind, type and side (AA-13.3)."""


def measure(state: State, at: int, metric: Metric) -> int:
    """What a metric counts for a seat."""
    what, of = metric
    return MEASURES[what](state, at, of)


def tech_points(state: State, at: int, tech: str, column: int) -> int:
    """The points of the highest requirement of an operational technology that is met (AA-7.5, AA-17.3)."""
    reached, points = measure(state, at, state.tables.metric[tech]), 0
    for row in state.tables.rows[tech]:
        if reached >= row[0]:
            points = row[column]
    return points


def faction_terms(state: State, at: int) -> list[tuple[str, str, int]]:
    """What a faction scores at the end, term by term: what is counted, of what, the points (AA-17.4)."""
    found = []
    for factor, metric, steps in state.tables.scoring[state.factions[at]]:
        reached = measure(state, at, metric)
        points = factor * reached
        for least, vp in steps:
            if reached >= least:
                points = vp
        found.append((*metric, points))
    return found


def faction_points(state: State, at: int) -> int:
    """What a faction scores at the end."""
    return sum([points for _, _, points in faction_terms(state, at)])


def empire_size(state: State, at: int) -> int:
    """How many ships, technologies and planets an empire has."""
    return len(state.logistics[at]) + len(state.operational[at])


def end_points(state: State, at: int, paid: Iterable[str] = ()) -> dict[str, int]:
    """What each operational technology scores at the end; a blocked one only if it is paid for (AA-17.3, AA-17.6)."""
    kind, blocked = state.tables.kind, state.blocked[at]
    return {
        tech: tech_points(state, at, tech, AT_END)
        for tech in state.operational[at]
        if kind[tech] == "tech" and (tech not in blocked or tech in paid)
    }


def gained_by_paying(state: State, at: int, tech: str, tokens: int, paid: tuple[str, ...]) -> int:
    """The points that paying for a blocked technology brings: the credits may count for one as well."""
    without = sum(end_points(state, at, paid).values())
    poorer = state.copy()
    poorer.credits = changed(state.credits, at, state.credits[at] - tokens)
    return sum(end_points(poorer, at, (*paid, tech)).values()) - without


def final_scoring(state: State, table: Table[State], seat: Seat, *decided: str) -> None:
    """What a seat scores at the end; for a blocked technology it has to pay (AA-17.6)."""
    at = PLACE[seat]
    blocked = state.blocked[at]
    paid = tuple(one[:-1] for one in decided if one.endswith("+"))
    for tech in state.operational[at]:
        tokens = blocked.count(tech)
        if tokens and state.tables.kind[tech] == "tech" and not {f"{tech}+", f"{tech}-"} & {*decided}:
            if tokens > state.credits[at]:
                table.note(Nothing, "score.blocked", "AA-17.6", {"tech": tech, "seat": seat})
                continue
            gain = gained_by_paying(state, at, tech, tokens, paid)
            if gain <= 0:
                continue
            args = {"tech": tech, "credits": tokens, "points": gain}
            pays = table.ask(One("score.pay", seat, "AA-17.6", (True, False), args=args))
            if pays:
                table.do(Spend("AA-17.6", seat, tokens))
            return table.do(Go((then.score(seat, *decided, f"{tech}{'+' if pays else '-'}"),)))
    techs, before = end_points(state, at, paid), state.points[at]
    for tech, points in techs.items():
        table.note(TechScores, seat, tech, points)
    if state.factions[at]:
        for what, of, points in faction_terms(state, at):
            table.note(FactionScores, seat, state.factions[at], what, of, points)
    table.do(FinalScore(seat, empire_size(state, at), sum(techs.values()), faction_points(state, at)))
    table.note(Total, seat, before, state.points[at])
    table.do(GameOver() if len(state.pending) == 1 else Go(()))


def score(state: State) -> dict[str, int]:
    """The points of each seat so far; at the end all of them."""
    return dict(zip(state.seats, state.points, strict=True))


def winners(state: State) -> tuple[str, ...]:
    """Most points; then most credits; then the largest empire; then a shared victory (AA-17.5)."""
    ranks = {seat: (state.points[at], state.credits[at], empire_size(state, at)) for seat, at in _places(state)}
    return tuple(seat for seat, rank in ranks.items() if rank == max(ranks.values()))


def _places(state: State) -> list[tuple[str, int]]:
    return [(seat, PLACE[seat]) for seat in state.seats]
