"""The end of a game."""

from __future__ import annotations

from typing import Literal

from visavis.core import Effect, Note
from visavis.games.tapestry.state import YOU, State, Winner


class Ending(Effect, frozen=True):
    """Both sides have taken their last turn."""

    kind = "silent"
    clause: str
    winner: Literal["", "you", "kaiju"] = ""

    def apply(self, state: State) -> None:
        state.phase, state.winner = "end", self.winner


class YourPoints(Effect, frozen=True):
    """Your VP at the end."""

    by_hand = False
    kind = "report"
    clause = "TA-19.2"
    points: int

    def apply(self, state: State) -> None:
        state.your_points = self.points


class YouScore(Note, frozen=True):
    """VP that you get from a scenario at the end; add them yourself."""

    clause: str
    points: int


class CampaignPoints(Effect, frozen=True):
    """The winner of the scenario gets campaign points."""

    clause = "TA-24.2"
    who: Literal["you", "automa"]
    points: int

    def apply(self, state: State) -> None:
        if self.who == YOU:
            state.campaign_you += self.points
        else:
            state.campaign_automa += self.points


class CampaignOver(Note, frozen=True):
    """The winner of the campaign."""

    by_hand = False
    clause = "TA-24.3"
    who: Literal["you", "automa"]
    you: int
    automa: int


class GameOver(Effect, frozen=True):
    """The game is over; who has won, and why."""

    by_hand = False
    clause: str
    winner: Winner

    def apply(self, state: State) -> None:
        state.phase, state.winner = "over", self.winner
