"""The score of Sparks (section 4 of the book)."""

from __future__ import annotations

from visavis.games.sparks.state import State


def score(state: State) -> dict[str, int]:
    """The points of each seat (SP-4.2)."""
    return dict(zip(state.seats, state.points, strict=True))
