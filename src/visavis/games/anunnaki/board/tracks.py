"""The tracks of both sides: their steps by name, what a space is worth, and what a final scoring would give now."""

from __future__ import annotations

from typing import NamedTuple

from visavis.core import or_else
from visavis.games.anunnaki.board import SETTLEMENT
from visavis.games.anunnaki.cards import GOALS, TRACKS, UNREAD_VALUE
from visavis.games.anunnaki.state import State

HIGHEST_GOAL = 5
FIRST, SECOND = 4, 2
DOMINATION, GOAL = "domination", "goal_"
_LEAST = (1, 1, 1, -8)
"""What a space is worth at least: a multiplier, on the domination track points (AN-1.7)."""


class DrawnTrack(NamedTuple):
    """A track with the names of its steps, the first one is its start."""

    id: str
    steps: tuple[str, ...]
    yours: int
    his: int | None = None


def all_tracks(state: State) -> tuple[DrawnTrack, ...]:
    """The three development tracks and domination; without a tracked board also your values of the goal tiles."""
    found = [
        DrawnTrack(track, _steps(track, last), yours, his)
        for track, last, yours, his in zip(
            (*TRACKS, DOMINATION),
            state.tracks.last,
            (*state.your_progress, state.your_domination),
            (*state.progress, state.domination),
            strict=True,
        )
        if last
    ]
    if found and state.goals_by_hand:
        found += [
            DrawnTrack(f"{GOAL}{goal}", _steps(f"{GOAL}{goal}", HIGHEST_GOAL), value)
            for goal, value in zip(GOALS, state.your_goals, strict=True)
        ]
    return tuple(found)


def _steps(id: str, last: int) -> tuple[str, ...]:
    return tuple(f"{id}_{n}" for n in range(last + 1))


def ranked(his: int, yours: int) -> tuple[int, int]:
    """4 points for the first on a track, 2 for the second; 3 each in a tie (AN-17.2)."""
    shared = (FIRST + SECOND) // 2
    return (shared, shared) if his == yours else (FIRST, SECOND) if his > yours else (SECOND, FIRST)


def least_worth(state: State, track: int, space: int) -> int:
    """What a space is worth at least: values never fall along a track, and some nobody has looked at."""
    values = state.tracks.values[track][: space + 1] if state.tracks.values else ()
    return max((_LEAST[track], *(value for value in values if value != UNREAD_VALUE)))


def projected(state: State) -> tuple[int, int]:
    """What a final scoring would give now, at least: his points in all, and what it would add to yours."""
    his, yours = state.points, 0
    for at, goal in enumerate(state.goals[:3]):
        first, second = ranked(state.progress[at], state.your_progress[at])
        his += first + his_goal(state, goal) * least_worth(state, at, state.progress[at])
        yours += second + your_goal(state, goal) * least_worth(state, at, state.your_progress[at])
    last = len(TRACKS)
    return his + least_worth(state, last, state.domination), yours + least_worth(state, last, state.your_domination)


def his_goal(state: State, goal: str) -> int:
    """His value of a goal tile, as far as it is known without asking (AN-14.5)."""
    if goal == "units":
        return min(HIGHEST_GOAL, state.units_in_play // 3)
    if goal == "settlements":
        return min(HIGHEST_GOAL, state.settlements_in_play)
    return on_board(state, goal, or_else(state.controlled, 0))


def your_goal(state: State, goal: str) -> int:
    """Your value of a goal tile, as far as it is known without asking (AN-17.3)."""
    if state.goals_by_hand:
        return state.your_goals[GOALS.index(goal)]
    if goal == "units":
        return min(HIGHEST_GOAL, len("".join(state.your_units).replace(SETTLEMENT, "")) // 3)
    if goal == "settlements":
        return min(HIGHEST_GOAL, state.your_settlement_count)
    return on_board(state, goal, or_else(state.your_controlled, 0))


def on_board(state: State, goal: str, areas: int) -> int:
    """The value of the goal tiles shrines and areas for these areas."""
    board = state.board
    if goal == "shrines":
        return min(HIGHEST_GOAL, (areas & board.shrines).bit_count() + (areas & board.two_shrines).bit_count())
    return min(HIGHEST_GOAL, (areas & ~board.distant).bit_count() // 2)
