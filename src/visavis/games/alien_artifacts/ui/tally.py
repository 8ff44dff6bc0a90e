"""The final scoring (section 17): card by card, as it was told; and what it would come to now."""

from __future__ import annotations

from collections.abc import Iterable

from visavis.core import Effect, ScoreLine
from visavis.games.alien_artifacts.effects.scoring import FactionScores, FinalScore, TechScores, Total
from visavis.games.alien_artifacts.scoring import empire_size, end_points, faction_points
from visavis.games.alien_artifacts.view import View


def tally(effects: Iterable[Effect]) -> tuple[ScoreLine, ...]:
    """What each seat had before, what its cards, each technology and each line of its faction brought."""
    found: list[ScoreLine] = []
    for effect in effects:
        match effect:
            case Total():
                found.append(ScoreLine(effect.seat, "tally-before", {}, effect.before))
            case FinalScore() if effect.cards:
                found.append(ScoreLine(effect.seat, "tally-cards", {"count": effect.cards}, effect.cards))
            case TechScores():
                found.append(ScoreLine(effect.seat, "tally-tech", {"card": effect.card}, effect.points))
            case FactionScores():
                args = {"faction": effect.faction, "metric": effect.metric, "of": effect.of or "none"}
                found.append(ScoreLine(effect.seat, "tally-faction", args, effect.points))
    order = ("tally-before", "tally-cards", "tally-tech", "tally-faction")
    return tuple(sorted(found, key=lambda line: order.index(line.key)))


def if_ended(view: View, at: int) -> int | None:
    """The points of a seat if the game were over now; None where they are not counted, or are counted already.

    What is blocked counts nothing: whether its owner would pay for it is not known (AA-17.6). Of hidden cards only
    their number counts, and everybody knows it.
    """
    state = view.state.copy()
    if state.phase not in ("play", "extra") or any(task[0] == "score" for task in state.pending):
        return None
    state.artifacts = tuple([("",) * count for count in view.artifacts])
    state.plans = tuple([("",) * count for count in view.plans])
    faction = faction_points(state, at) if state.factions[at] else 0
    return state.points[at] + empire_size(state, at) + sum(end_points(state, at).values()) + faction
