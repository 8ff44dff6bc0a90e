"""Culture markers (chapter 4)."""

from __future__ import annotations

from visavis.core import Fact, Table, absorbing
from visavis.games.anunnaki.board import ask_once
from visavis.games.anunnaki.bot_turn.actions import TOKENS
from visavis.games.anunnaki.effects.fights import TakeMarker
from visavis.games.anunnaki.effects.his_turn import ScorePoints
from visavis.games.anunnaki.state import State


def culture(state: State, table: Table[State]) -> None:
    """Resolve every culture marker whose three areas all hold units; he gets 2 points for each where he stands."""
    scored = resolved(state.his, state.your_figures, state, table)
    for _ in range(table.ask(Fact("culture.markers", "AN-4.2", scored, bounds=(0, 9)))):
        # AN-4.1
        table.do(ScorePoints("AN-4.1", TOKENS, "culture"))


@absorbing
def resolved(his: int, yours: int, state: State, table: Table[State]) -> int:
    """Take away the markers that are complete; for how many of them he gets points."""
    held = his | yours
    for which in state.board.unmarked:
        here = state.board.planets[which]
        if (here & held).bit_count() > 2:
            ask_once.markers(here, state, table)
    points = 0
    for marker, areas in zip(state.markers, state.board.corners(state.markers), strict=True):
        if not areas & ~held:
            table.do(TakeMarker(marker))
            points += bool(areas & his)
    return points
