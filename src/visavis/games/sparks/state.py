"""The state of Sparks."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar, Literal

from visavis.core import Pack, Pile
from visavis.core import State as BaseState
from visavis.games.sparks.cards import Card, Spark
from visavis.games.sparks.options import PLACE, Seat

ROUNDS = 10

Task = tuple[Spark | Literal["turn", "drop"], Seat]
"""Something that is still to be done, and who does it. `drop` is the doused player's part of `douse`."""

Known = tuple[Seat, Seat, str]
"""The first seat knows that the second one holds this card: it was snatched from the first."""


class State(BaseState, kw_only=True):
    """A game of Sparks."""

    FIXED: ClassVar[tuple[str, ...]] = ("pack", "cards", "seats")

    pack: Pack
    cards: Mapping[str, Card]
    seats: tuple[Seat, ...]
    phase: Literal["setup", "play", "over"] = "setup"
    round: int = 1
    turn: Seat = "p1"
    pending: tuple[Task, ...] = ()
    """A stack; the first one is next."""
    fire: tuple[str, ...] = ()
    """The last one is on top."""
    ash: tuple[str, ...] = ()
    deck: Pile = Pile("deck")
    hands: tuple[tuple[str, ...], ...]
    """In the order of the seats, each sorted."""
    known: tuple[Known, ...] = ()
    points: tuple[int, ...]
    factors: tuple[int, ...]
    """How many times its value the next card of each seat scores."""

    def hand(self, seat: Seat) -> tuple[str, ...]:
        """The cards that a seat holds."""
        return self.hands[PLACE[seat]]
