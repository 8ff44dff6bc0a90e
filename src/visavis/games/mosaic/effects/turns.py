"""Effects: his decks, whose turn it is, and what you report of yours."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Literal

from visavis.core import Card, Effect
from visavis.games.mosaic.board import added
from visavis.games.mosaic.data import shuffled
from visavis.games.mosaic.state import SUPPLY, State, Turn, put


def without(cards: Iterable[Card], reshuffle: str) -> tuple[str, ...]:
    """These cards in a fixed order, without the one that is mixed in afterwards."""
    return tuple(sorted(str(card) for card in cards if card and card != reshuffle))


class TurnAction(Effect, frozen=True):
    """The top card of his action deck."""

    clause = "MO-3.1"
    side: str
    card: str

    def apply(self, state: State) -> None:
        state.action = state.action.without(self.card)
        state.action_discard = (*state.action_discard, self.card)


class PutBeside(Effect, frozen=True):
    """The tax or population card is put beside the discard pile instead of on it."""

    clause = "MO-10.3"
    card: str

    def apply(self, state: State) -> None:
        state.action_discard, state.beside = state.action_discard[:-1], self.card


class ReshuffleAction(Effect, frozen=True):
    """All action cards are shuffled as in the set-up."""

    clause = "MO-11.8"
    reshuffle: str

    def apply(self, state: State) -> None:
        cards = (*state.action.cards, *state.action_discard, state.beside)
        state.action = shuffled("action", without(cards, self.reshuffle), 1, self.reshuffle)
        state.action_discard, state.beside = (), ""


class TurnLocation(Effect, frozen=True):
    """The top card of his location deck."""

    clause: str
    card: str

    def apply(self, state: State) -> None:
        state.location = state.location.without(self.card)
        state.location_discard = (*state.location_discard, self.card)


class ReshuffleLocation(Effect, frozen=True):
    """All location cards of his deck are shuffled as in the set-up."""

    clause = "MO-5.3"
    reshuffle: str

    def apply(self, state: State) -> None:
        cards = (*state.location.cards, *state.location_discard)
        state.location = shuffled("location", without(cards, self.reshuffle), 2, self.reshuffle)
        state.location_discard = ()


class NextTurn(Effect, frozen=True):
    """It is this side's turn."""

    kind = "silent"
    clause = "MO-3.1"
    turn: Turn
    round: int
    last: int

    def apply(self, state: State) -> None:
        state.turn, state.round, state.last, state.more = self.turn, self.round, self.last, False


# Your turn


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
    """Your turn goes on until you say that it is over."""

    kind = "silent"
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

    kind = "report"
    clause = "MO-12.1"

    def apply(self, state: State) -> None:
        state.due = True
