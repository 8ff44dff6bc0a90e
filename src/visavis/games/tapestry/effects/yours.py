"""What you report."""

from __future__ import annotations

from typing import ClassVar

from visavis.core import Effect, Note
from visavis.games.tapestry.board import BOARD
from visavis.games.tapestry.state import State, at


class YouAdvance(Effect, frozen=True):
    """Your marker goes on."""

    kind = "report"
    clause: str
    track: str
    space: int

    def apply(self, state: State) -> None:
        state.you = at(state.you, self.track, self.space)
        state.moved = True


class YouAdvanceBehind(Effect, frozen=True):
    """You advance with a marker that is behind another one of yours: nobody has to know where."""

    kind = "report"
    clause = "TA-1.8"

    def apply(self, state: State) -> None:
        state.moved = True


class YouMove(Effect, frozen=True):
    """Your marker is put on a space without advancing there."""

    kind = "report"
    clause = "TA-1.8"
    track: str
    space: int

    def apply(self, state: State) -> None:
        state.you = at(state.you, self.track, self.space)


class MoveBlockades(Note, frozen=True):
    """Your favourite marker has moved: the three blockades follow to this space."""

    clause = "TA-25.7"
    track: str
    space: int


class SwapBlockade(Note, frozen=True):
    """Your favourite has changed: a marker and a blockade change places, all blockades stand on this space."""

    clause = "TA-25.11"
    old: str
    track: str
    space: int


class YouGainLandmark(Effect, frozen=True):
    """You gain a landmark of a track."""

    clause: str
    landmark: str

    def apply(self, state: State) -> None:
        state.landmarks = tuple([one for one in state.landmarks if one != self.landmark])
        state.your_landmarks = (*state.your_landmarks, self.landmark)


class YouIncome(Effect, frozen=True):
    """You take an income turn; `first`: you are the first into the new era."""

    clause: str
    turn: int
    first: bool

    def apply(self, state: State) -> None:
        state.your_era = self.turn
        state.moved = True


class YouExplore(Effect, frozen=True):
    """You lay a tile on a hex."""

    kind = "report"
    clause = "TA-1.8"
    board_only = True
    space: str

    def apply(self, state: State) -> None:
        state.explored |= BOARD.bit[self.space]


class YouPlaceOutpost(Effect, frozen=True):
    """You put an outpost on a hex and control it."""

    kind = "report"
    clause: str
    space: str
    board: ClassVar[tuple[str, ...]] = ("space",)

    def apply(self, state: State) -> None:
        state.yours |= BOARD.bit[self.space]
        state.your_outposts -= 1


class YouBuild(Effect, frozen=True):
    """You put a building on a hex and control it: no outpost of your supply."""

    kind = "report"
    clause = "TA-1.8"
    board = ("space",)
    space: str

    def apply(self, state: State) -> None:
        state.yours |= BOARD.bit[self.space]
        state.your_buildings += 1


class YouSeal(Effect, frozen=True):
    """You put a second token on a hex: nobody can conquer it any more."""

    kind = "report"
    clause = "TA-1.8"
    board = ("space",)
    space: str

    def apply(self, state: State) -> None:
        state.sealed |= BOARD.bit[self.space]


class YouStandUp(Effect, frozen=True):
    """Your toppled outpost is stood up and the Automa's there is toppled."""

    kind = "report"
    clause = "TA-1.8"
    board = ("space",)
    space: str

    def apply(self, state: State) -> None:
        bit = BOARD.bit[self.space]
        state.yours |= bit
        state.your_fallen &= ~bit
        state.automa_fallen |= state.automas & bit
        state.automas &= ~bit


class YouTopple(Effect, frozen=True):
    """The outpost of the Automa that fell when yours was stood up counts as toppled by you."""

    kind = "report"
    clause = "TA-16.2"
    board = ("space",)
    space: str

    def apply(self, state: State) -> None:
        state.you_toppled += 1


class YouTakeItem(Effect, frozen=True):
    """You take an open item of the Hucksters."""

    kind = "report"
    clause = "TA-21.9"

    def apply(self, state: State) -> None:
        state.items -= 1
