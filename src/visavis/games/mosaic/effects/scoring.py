"""Effects: war, empire scoring and the final scoring."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal

from visavis.core import Effect, Note
from visavis.games.mosaic.board import added
from visavis.games.mosaic.state import State, put


class War(Note, frozen=True):
    """He removes one of a person's units for each of his own in a region."""

    clause = "MO-12.5"
    side: str
    region: str
    against: str


class LoseUnits(Effect, frozen=True):
    """Units that a person loses in his war."""

    board_only = True
    clause = "MO-12.6"
    side: str
    region: str
    unit: Literal["infantry", "cavalry", "siege"]
    count: int

    def apply(self, state: State) -> None:
        side = state.sides.index(self.side)
        setattr(state, self.unit, added(getattr(state, self.unit), side, self.region, -self.count))


class ScoreEmpire(Effect, frozen=True):
    """The points of a side in an empire scoring."""

    clause = "MO-12.7"
    side: str
    points: int

    def apply(self, state: State) -> None:
        state.empire = put(state.empire, (*state.humans, *state.bots).index(self.side), self.points)


class EmpireRegion(Note, frozen=True):
    """Where the points of a region come from: the influence of each side there, and what it scores."""

    kind = "report"
    board_only = True
    clause: str
    region: str
    influence: tuple[tuple[int, str], ...]
    points: tuple[tuple[int, str], ...]
    tied: bool

    def told(self) -> tuple[str, Mapping[str, object]]:
        """Each side with its influence, and with its points: first whose they are."""
        sides = {name: tuple(pair[::-1] for pair in getattr(self, name)) for name in ("influence", "points")}
        return "do-empire_region", {"region": self.region, "tied": self.tied, **sides}


class ScoringDone(Effect, frozen=True):
    """The empire scoring is over."""

    kind = "silent"
    clause = "MO-12.7"
    scorings: int

    def apply(self, state: State) -> None:
        state.scorings, state.due, state.phase = self.scorings, False, "play"


class ScoreLine(Effect, frozen=True):
    """One line of his final score: how many he has, what one is worth (or how many make a point), the points."""

    by_hand = False
    clause: str
    side: str
    part: str
    count: int
    each: int
    points: int

    def apply(self, state: State) -> None:
        state.final = put(state.final, (*state.humans, *state.bots).index(self.side), self.points)


class ScorePart(Effect, frozen=True):
    """One line of his final score, as games from before 0.6.0 hold it."""

    by_hand = False
    clause: str
    side: str
    part: str
    count: int
    points: int

    def apply(self, state: State) -> None:
        state.final = put(state.final, (*state.humans, *state.bots).index(self.side), self.points)


class YourScore(Effect, frozen=True):
    """A person's points in all."""

    by_hand = False
    kind = "report"
    clause = "MO-14.10"
    side: str
    points: int

    def apply(self, state: State) -> None:
        state.final = put(state.final, state.humans.index(self.side), self.points)
