"""Kaiju, and the end of a game."""

from __future__ import annotations

from typing import Literal

from visavis.core import Effect, Note, Pile
from visavis.games.tapestry.board import BOARD
from visavis.games.tapestry.effects.common import Winner
from visavis.games.tapestry.state import YOU, State

# Kaiju


class MoveKaiju(Effect, frozen=True):
    """The kaiju moves to the next district."""

    clause = "TA-31.4"
    towards: str
    district: str

    def apply(self, state: State) -> None:
        state.kaiju, state.kaiju_from = self.district, state.kaiju


class DestroyBuilding(Note, frozen=True):
    """The first income building of the kaiju's district leaves the game."""

    clause = "TA-31.7"
    district: str


class ShuffleKaijuDeck(Effect, frozen=True):
    """The discarded cards are the new kaiju deck."""

    clause = "TA-32.5"

    def apply(self, state: State) -> None:
        state.deck = Pile.of("deck", state.discard)
        state.discard = ()


class LiftBlockers(Effect, frozen=True):
    """Both blockers go beside the board."""

    clause = "TA-32.5"

    def apply(self, state: State) -> None:
        state.blockers = ()


class PutBlocker(Effect, frozen=True):
    """A card of the kaiju deck; a blocker goes on a track."""

    clause = "TA-32.6"
    card: str
    track: str

    def apply(self, state: State) -> None:
        state.deck = state.deck.without(self.card)
        state.discard = (*state.discard, self.card)
        state.blockers = (*state.blockers, self.track)


class PutKaiju(Effect, frozen=True):
    """A kaiju goes on a hex."""

    clause = "TA-32.8"
    board = ("space",)
    space: str

    def apply(self, state: State) -> None:
        state.kaijus |= BOARD.bit[self.space]


class LoseOutpost(Effect, frozen=True):
    """One of your outposts on a hex leaves the game; `last`: none is left there."""

    clause = "TA-32.8"
    board = ("space", "last")
    space: str
    last: bool | str

    def apply(self, state: State) -> None:
        bit = BOARD.bit[self.space]
        state.sealed &= ~bit
        if self.last:
            state.yours &= ~bit


# The end


class Ending(Effect, frozen=True):
    """Both sides have taken their last turn."""

    kind = "silent"
    clause: str
    winner: Literal["", "you", "kaiju"] = ""

    def apply(self, state: State) -> None:
        state.phase, state.winner = "end", self.winner


class YourPoints(Effect, frozen=True):
    """Your VP at the end."""

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

    clause = "TA-24.3"
    who: Literal["you", "automa"]
    you: int
    automa: int


class GameOver(Effect, frozen=True):
    """The game is over; who has won, and why."""

    clause: str
    winner: Winner

    def apply(self, state: State) -> None:
        state.phase, state.winner = "over", self.winner
