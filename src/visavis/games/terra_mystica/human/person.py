"""A person as every setting of the dial knows them: the rules that all settings share take one. Who passes first."""

from __future__ import annotations

from typing import Protocol

import msgspec

from visavis.core import Table, or_else
from visavis.games.terra_mystica.cards import ROUNDS, Four
from visavis.games.terra_mystica.effects.rounds import TakeFigure
from visavis.games.terra_mystica.human.side import INDEX
from visavis.games.terra_mystica.state import FRIEND, Seat, State, on_table


class Person(Protocol):
    """What is known of a person in any case."""

    @property
    def faction(self) -> str: ...

    @property
    def home(self) -> str: ...

    @property
    def built(self) -> int: ...

    @property
    def bridges(self) -> tuple[str, ...]: ...

    @property
    def cults(self) -> Four: ...

    @property
    def bonus(self) -> str: ...


class Reported(msgspec.Struct, frozen=True, gc=False):
    """A person of whom only the board is kept, or not even that: then nothing is built."""

    faction: str
    home: str
    built: int
    bridges: tuple[str, ...]
    cults: Four
    bonus: str


def person(state: State, seat: str) -> Person:
    """The person on a seat: their side where everything is kept, else what lies on the board."""
    if state.sides:
        return state.sides[INDEX[seat]]
    if seat == FRIEND:
        return Reported(
            state.friends_faction, state.friends_home, or_else(state.friends, 0), state.friends_bridges,
            state.friends_cults, state.friends_bonus,
        )  # fmt: skip
    return Reported(
        state.your_faction, state.your_home, or_else(state.yours, 0), state.bridges, state.your_cults, state.your_bonus
    )


def take_figure(state: State, table: Table[State], seat: Seat) -> None:
    """Who passes first takes the start-player figure; after the last round nobody needs it (TM-6.13)."""
    if state.passed == (seat,) and state.round < ROUNDS and on_table(state, table):
        table.note(TakeFigure, seat)
