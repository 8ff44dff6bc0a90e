"""The effects of Terra Mystica, the only way a game changes: those of turns, rounds and the end; the list of all."""

from __future__ import annotations

from visavis.core import Effect
from visavis.games.terra_mystica.effects_hers import (
    AdvanceCult,
    BlightLand,
    CoverPower,
    LayTerrain,
    MayTakePower,
    NewDeck,
    PlaceCube,
    PlaceDwelling,
    Score,
    ShePasses,
    SheTakesBonus,
    TakeFavour,
    Trade,
    TradePower,
    TurnCard,
    Upgrade,
)
from visavis.games.terra_mystica.effects_setup import (
    CardSays,
    CoverEnd,
    LayBonus,
    LayExtra,
    LayPriority,
    LayTiles,
    MakeDeck,
    PlaceCults,
    PlacePoints,
    PutAway,
    SetUp,
    ShePlays,
    ShowLetters,
    TakePieces,
    TurnSideways,
    YouPlay,
    YouTakeBonus,
)
from visavis.games.terra_mystica.effects_yours import (
    CultistsCard,
    OnePower,
    ShuffleReserve,
    YouAdvance,
    YouBridge,
    YouBuild,
    YouDig,
    YouDouble,
    YouGoOn,
    YouPass,
    YouTakeFavour,
    YouTransform,
    YouUpgrade,
    YouUsePower,
)
from visavis.games.terra_mystica.state import FRIEND, Human, Seat, State


class NextTurn(Effect, frozen=True):
    """It is this side's turn."""

    kind = "silent"
    clause = "TM-6.5"
    seat: Seat

    def apply(self, state: State) -> None:
        state.turn, state.extras, state.again = self.seat, 0, False


class RoundOver(Effect, frozen=True):
    """Everybody has passed."""

    kind = "silent"
    clause = "TM-6.15"
    seat: Seat

    def apply(self, state: State) -> None:
        state.phase, state.turn, state.extras, state.again = "between", self.seat, 0, False


class NextRound(Effect, frozen=True):
    """A new round begins; the scoring tile of the last one is removed, and each free bonus card gets a coin."""

    clause = "TM-6.15"
    round: int
    first: Seat
    removed: str

    def apply(self, state: State) -> None:
        state.phase, state.round, state.turn, state.passed = "play", self.round, self.first, ()
        state.extras, state.again, state.covered = 0, False, ()
        state.coins = tuple(coins + 1 for coins in state.coins)


class LastRoundOver(Effect, frozen=True):
    """The sixth round is over; now comes the scoring."""

    kind = "silent"
    clause = "TM-8.1"

    def apply(self, state: State) -> None:
        state.phase = "end"


class YourPoints(Effect, frozen=True):
    """The points a person has before the last scoring."""

    kind = "report"
    clause = "TM-8.1"
    seat: Human
    points: int

    def apply(self, state: State) -> None:
        if self.seat == FRIEND:
            state.friends_points = self.points
        else:
            state.your_points = self.points


class ScoreEnd(Effect, frozen=True):
    """A side scores at the end of the game."""

    clause: str
    seat: Seat
    what: str
    value: int
    points: int

    def apply(self, state: State) -> None:
        if self.seat == "her":
            state.points += self.points
        elif self.seat == "friend":
            state.friends_points += self.points
        else:
            state.your_points += self.points


class GameOver(Effect, frozen=True):
    """The game is over."""

    clause = "TM-8.1"

    def apply(self, state: State) -> None:
        state.phase = "over"


EFFECTS: tuple[type[Effect], ...] = (
    LayTiles, CoverEnd, YouPlay, ShePlays, LayPriority, PlaceCults, CardSays, TakePieces, PutAway, PlacePoints,
    LayBonus, YouTakeBonus, SetUp, ShowLetters, MakeDeck, TurnSideways, LayExtra,
    YouBuild, YouUpgrade, YouTransform, YouDig, YouAdvance, YouTakeFavour, YouUsePower, YouBridge, YouGoOn, YouDouble,
    YouPass, CultistsCard, ShuffleReserve, OnePower, TurnCard, Score, LayTerrain, PlaceDwelling, Upgrade,
    MayTakePower, CoverPower, AdvanceCult, TakeFavour, Trade, TradePower, PlaceCube, BlightLand, ShePasses,
    SheTakesBonus, NewDeck, NextTurn, RoundOver, NextRound, LastRoundOver, YourPoints, ScoreEnd, GameOver,
)  # fmt: skip

__all__ = [
    "EFFECTS",
    "AdvanceCult",
    "BlightLand",
    "CardSays",
    "CoverEnd",
    "CoverPower",
    "CultistsCard",
    "GameOver",
    "LastRoundOver",
    "LayBonus",
    "LayExtra",
    "LayPriority",
    "LayTerrain",
    "LayTiles",
    "MakeDeck",
    "MayTakePower",
    "NewDeck",
    "NextRound",
    "NextTurn",
    "OnePower",
    "PlaceCube",
    "PlaceCults",
    "PlaceDwelling",
    "PlacePoints",
    "PutAway",
    "RoundOver",
    "Score",
    "ScoreEnd",
    "SetUp",
    "ShePasses",
    "ShePlays",
    "SheTakesBonus",
    "ShowLetters",
    "ShuffleReserve",
    "TakeFavour",
    "TakePieces",
    "Trade",
    "TradePower",
    "TurnCard",
    "TurnSideways",
    "Upgrade",
    "YouAdvance",
    "YouBridge",
    "YouBuild",
    "YouDig",
    "YouDouble",
    "YouGoOn",
    "YouPass",
    "YouPlay",
    "YouTakeBonus",
    "YouTakeFavour",
    "YouTransform",
    "YouUpgrade",
    "YouUsePower",
    "YourPoints",
]
