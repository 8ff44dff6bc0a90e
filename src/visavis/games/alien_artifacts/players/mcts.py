"""What the search of the core needs to know of Alien Artifacts: how far to look, and what a position is worth."""

from __future__ import annotations

from typing import Any

from visavis.core import Question
from visavis.core.search import SearchSettings
from visavis.games.alien_artifacts.options import PLACE
from visavis.games.alien_artifacts.players.habits import habit
from visavis.games.alien_artifacts.players.habits import sensible as sensible_at_once
from visavis.games.alien_artifacts.players.value import prospects, terms, turns_left
from visavis.games.alien_artifacts.scoring import winners
from visavis.games.alien_artifacts.state import State

CLEAR = 160.0
"""Half of so many points is the best there is: far more than anybody gets, so that half a point always counts alike."""
WIN = 0.03
"""What winning is worth beside the lead."""
FURTHER, OF_A_HAND = 2, 1
"""So many own turns more are looked at in the second round; what a hand is worth shows in the next one."""
TO_THE_END = 2.0
"""With fewer turns left than this, imagined games are played to their end."""
MOST_DISCARDED = 4
"""With so many cards every way to discard some of them is tried."""


def worth(state: State) -> dict[str, float]:
    """How well each seat stands, from 0 to 1: its lead on the others, and at the end of the game also the win.

    It is the lead on all of them, not on the strongest: who that will be is luck, which hides what an answer does.
    """
    over = state.phase == "over"
    left = 0.0 if over else turns_left(state)
    values = [float(state.points[at]) if over else prospects(state, at, left) for at in range(len(state.seats))]
    won = winners(state) if over else ()
    total, others = sum(values), len(values) - 1
    found: dict[str, float] = {}
    for its, seat in zip(values, state.seats, strict=True):
        lead = its - (total - its) / others
        found[seat] = min(1.0, max(0.0, 0.5 + lead / CLEAR))
        if over:
            found[seat] += WIN / len(won) if seat in won else -WIN
    return found


def sensible(state: State, question: Question) -> list[Any]:
    """What the greedy player thinks of, and every way to discard: it tells apart what a hand is worth."""
    if question.id == "discard" and len(question.options) <= MOST_DISCARDED:  # type: ignore[attr-defined]
        # Of cards that show the same any does.
        different: dict[tuple[str, ...], Any] = {}
        for cards in question.answers():
            different.setdefault(tuple(sorted([_face(state, card) for card in cards])), cards)
        return list(different.values())
    return sensible_at_once(state, question)


def _face(state: State, card: str) -> str:
    """What a resource card shows."""
    return "/".join([state.tables.shows[one] for one in state.tables.sections[card]])


def enough(first: State, now: State) -> bool:
    """The turn is over, its cards are drawn; near the end of the game, all the turns are."""
    if now.turns == first.turns or first.phase == "extra":
        return False
    return turns_left(first) >= TO_THE_END


def further(first: State, now: State) -> bool:
    """In the second round the next own turns are over too."""
    turns = OF_A_HAND if first.pending[0][0] == "draw" else FURTHER
    return now.turns > first.turns + turns * len(first.seats) and enough(first, now)


def length(first: State, now: State) -> int:
    """Every turn that is played on counts."""
    return max(1, now.turns - first.turns)


def reasons(state: State, seat: str) -> dict[str, float]:
    """What a seat has at the end of an imagined game, or can expect, term by term: in points."""
    at = PLACE[seat]
    return {"points": float(state.points[at])} if state.phase == "over" else terms(state, at, turns_left(state))


def lean(state: State, question: Question, answer: Any) -> float:
    """What is done now is better than the same done later: cards are drawn sooner, and nothing stays undone."""
    if question.id == "discard":
        return 0.0 if answer else KEPT
    return LEANING.get(answer[0], 0.0) if isinstance(answer, tuple) and answer else 0.0


LEANING = {"build": 3.2 / CLEAR, "develop": 3.2 / CLEAR, "discover": 3.2 / CLEAR, "artifact": 1.5 / CLEAR}
KEPT = 0.7 / CLEAR
CLOSE = 1.0 / CLEAR
"""Answers that are a point behind at the end of the turn can still turn out to be better in the next one."""
THINKING: SearchSettings[State] = SearchSettings(
    worth=worth, sensible=sensible, habit=habit, enough=enough, explore=0.0045, further=further, close=CLOSE,
    length=length, lean=lean, terms=reasons,
)  # fmt: skip
