"""The computer player of Sparks: what the search of the core needs to know, how well a game went."""

from __future__ import annotations

from collections.abc import Mapping

from visavis.core.search import SearchSettings
from visavis.games.sparks.state import State

CLEAR = 20
"""A lead of this many points is a clear win; more is worth nothing."""


def worth(score: Mapping[str, int]) -> dict[str, float]:
    """How well each seat did, from 0 to 1: half for the win, half for the lead."""
    found = {}
    for seat, points in score.items():
        lead = points - max(others for other, others in score.items() if other != seat)
        won = 1.0 if lead > 0 else 0.5 if lead == 0 else 0.0
        found[seat] = 0.5 * won + 0.5 * min(1.0, max(0.0, 0.5 + lead / (2 * CLEAR)))
    return found


def _worth(state: State) -> Mapping[str, float]:
    return worth(dict(zip(state.seats, state.points, strict=True)))


THINKING: SearchSettings[State] = SearchSettings(worth=_worth)
