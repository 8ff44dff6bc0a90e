"""Gain followers (chapter 10), which also stands in for units that could not move."""

from __future__ import annotations

from visavis.core import Nothing, Table
from visavis.games.anunnaki.criteria import follower_area
from visavis.games.anunnaki.effects.his_turn import PlaceFollower, ScorePoints
from visavis.games.anunnaki.state import State


def gain(state: State, table: Table[State], followers: int) -> None:
    """Place followers one by one; 1 point for each that he has not."""
    for gained in range(followers):
        if not state.followers_left:
            # AN-10.3
            table.note(Nothing, "gain.none_left", "AN-10.3", {"count": followers - gained})
            table.do(ScorePoints("AN-10.3", followers - gained, "no_follower"))
            return
        area = table.choose(follower_area(state, table))
        assert area is not None
        table.do(PlaceFollower(area))
