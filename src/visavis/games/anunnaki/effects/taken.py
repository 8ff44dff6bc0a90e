"""What effects of both sides take off the table."""

from __future__ import annotations

from visavis.games.anunnaki.state import State


def take_away(state: State, pact: str) -> None:
    """Take an open pact away; the next one comes to its place. A printed one is not known by a name."""
    if pact:
        state.gap = state.pacts.index(pact)
        state.pacts = tuple(one for one in state.pacts if one != pact)


def without_tile(state: State, area: str) -> None:
    """Take the civilization tile of an area out of the game."""
    at = state.board.at(area)
    state.tiles &= ~(1 << at)
    state.strengths = (*state.strengths[:at], 0, *state.strengths[at + 1 :])
