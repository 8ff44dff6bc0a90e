"""The final scoring (section 17), card by card, as it was told."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from visavis.core import Effect
from visavis.games.alien_artifacts.effects.scoring import FactionScores, FinalScore, TechScores, Total

Row = tuple[str, str, Mapping[str, object], int]


def tally(effects: Iterable[Effect]) -> tuple[Row, ...]:
    """What each seat had before, what its cards, each technology and each line of its faction brought."""
    found: list[Row] = []
    for effect in effects:
        match effect:
            case Total():
                found.append((effect.seat, "tally-before", {}, effect.before))
            case FinalScore() if effect.cards:
                found.append((effect.seat, "tally-cards", {"count": effect.cards}, effect.cards))
            case TechScores():
                found.append((effect.seat, "tally-tech", {"card": effect.card}, effect.points))
            case FactionScores():
                args = {"faction": effect.faction, "metric": effect.metric, "of": effect.of or "none"}
                found.append((effect.seat, "tally-faction", args, effect.points))
    order = ("tally-before", "tally-cards", "tally-tech", "tally-faction")
    return tuple(sorted(found, key=lambda row: order.index(row[1])))
