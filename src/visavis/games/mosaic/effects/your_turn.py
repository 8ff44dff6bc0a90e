"""Effects: what you report of your turn."""

from __future__ import annotations

from typing import Literal

from visavis.core import Effect
from visavis.games.mosaic.board import added
from visavis.games.mosaic.state import SUPPLY, State, put


class YouBuild(Effect, frozen=True):
    """You built a city, a town or a wonder in a region."""

    kind = "report"
    board_only = True
    clause = "MO-1.1"
    side: str
    piece: Literal["cities", "towns", "wonders"]
    region: str

    def apply(self, state: State) -> None:
        setattr(state, self.piece, added(getattr(state, self.piece), state.sides.index(self.side), self.region, 1))


class ChangeUnits(Effect, frozen=True):
    """Your units in a region become more or fewer."""

    kind = "report"
    board_only = True
    clause = "MO-1.1"
    side: str
    region: str
    unit: Literal["infantry", "cavalry", "siege"]
    count: int

    def apply(self, state: State) -> None:
        side = state.sides.index(self.side)
        setattr(state, self.unit, added(getattr(state, self.unit), side, self.region, self.count))


class HeLosesUnits(Effect, frozen=True):
    """Units of his go back to his supply."""

    kind = "report"
    clause = "MO-9.5"
    board = ("region",)
    side: str
    region: str
    unit: Literal["infantry", "cavalry"]
    count: int

    def apply(self, state: State) -> None:
        field, bot = SUPPLY[self.unit], state.bots.index(self.side)
        setattr(state, field, put(getattr(state, field), bot, self.count))
        counts = added(getattr(state, self.unit), state.sides.index(self.side), self.region, -self.count)
        setattr(state, self.unit, counts)


class MoreToReport(Effect, frozen=True):
    """You have reported something; your turn goes on until you say that it is over."""

    kind = "silent"
    clause = "MO-1.1"

    def apply(self, state: State) -> None:
        state.more = True


class MoreOnBoard(Effect, frozen=True):
    """You have reported something that only a tracked board needs; your turn goes on all the same."""

    kind = "silent"
    board_only = True
    clause = "MO-1.1"

    def apply(self, state: State) -> None:
        state.more = True


class YouTake(Effect, frozen=True):
    """You took a golden age, an achievement or a wonder from its row."""

    kind = "report"
    clause = "MO-13.1"
    side: str
    row: Literal["golden", "achievement", "wonder"]

    def apply(self, state: State) -> None:
        if self.row == "golden":
            state.golden_left -= 1
        elif self.row == "achievement":
            state.achievements_left -= 1
        else:
            state.wonders_left -= 1


class ScoringDue(Effect, frozen=True):
    """An empire scoring card came up."""

    by_hand = False
    kind = "report"
    clause = "MO-12.1"

    def apply(self, state: State) -> None:
        state.due = True


class RevealedBy(Effect, frozen=True):
    """In whose turn the third empire card came up: so many last turns there are."""

    kind = "silent"
    clause = "MO-13.1"
    side: str

    def apply(self, state: State) -> None:
        state.revealed = self.side


class EndNow(Effect, frozen=True):
    """The person says that the game is over by the rules of the base game."""

    by_hand = False
    kind = "report"
    clause = "MO-13.1"

    def apply(self, state: State) -> None:
        state.phase = "end"
