"""What the search of the core needs to know of Alien Artifacts: how far to look, and what a position is worth."""

from __future__ import annotations

from visavis.core.search import Thinking
from visavis.games.alien_artifacts.evaluation import WEIGHTS, terms, turns_left
from visavis.games.alien_artifacts.rival import habit, sensible
from visavis.games.alien_artifacts.scoring import wins
from visavis.games.alien_artifacts.state import State

CLEAR = 160.0
"""Half of so many points is the best there is: far more than anybody gets, so that half a point always counts alike."""
WIN = 0.03
"""What winning is worth beside the lead."""
TURNS = 0
"""How many turns are played after one's own."""
TO_THE_END = 2.0
"""With fewer turns left than this, imagined games are played to their end."""


def worth(state: State) -> dict[str, float]:
    """How well each seat stands, from 0 to 1: its lead, and at the end of the game also the win."""
    left = turns_left(state)
    over = state.phase == "over"
    values: list[float] = []
    for at in range(len(state.seats)):
        values.append(float(state.points[at]) if over else sum(terms(state, at, left, WEIGHTS).values()))
    winners = wins(state) if over else ()
    found: dict[str, float] = {}
    for at, seat in enumerate(state.seats):
        lead = values[at] - WEIGHTS.foes * max(values[:at] + values[at + 1 :])
        found[seat] = min(1.0, max(0.0, 0.5 + lead / CLEAR))
        if over:
            found[seat] += WIN / len(winners) if seat in winners else -WIN
    return found


def enough(first: State, now: State) -> bool:
    """The turn is over, and so many others after it; near the end of the game, all of them."""
    if now.turns == first.turns and now.pending[0][0] != "draw":
        return False
    if first.phase == "extra" or turns_left(first) < TO_THE_END:
        return False
    return now.turns > first.turns + TURNS or (now.turns == first.turns + TURNS and now.pending[0][0] == "draw")


THINKING: Thinking[State] = Thinking(worth=worth, sensible=sensible, habit=habit, enough=enough, explore=0.0045)
