"""The effects of rounds and of the end in the whole game of people (section 20)."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from visavis.core import Effect
from visavis.games.terra_mystica.effects.changes import bonus_taken
from visavis.games.terra_mystica.effects.whole import as_seen, put, seen
from visavis.games.terra_mystica.human.side import INDEX, Now, Task, Whole
from visavis.games.terra_mystica.state import State


class TakesCard(Effect, frozen=True):
    """The first round bonus card of somebody."""

    kind = "report"
    clause = "TM-20.4"
    seat: str
    card: str

    def apply(self, state: State) -> None:
        at = state.bonus.index(self.card)
        state.bonus, state.coins = drop(state.bonus, at), drop(state.coins, at)
        put(state, self.seat, bonus=self.card)


def drop(row: tuple[Any, ...], at: int) -> tuple[Any, ...]:
    """A row without one of its places."""
    return (*row[:at], *row[at + 1 :])


class Passes(Effect, frozen=True):
    """Somebody passes and takes a round bonus card with its coins; the old one takes its place."""

    kind = "report"
    clause = "TM-20.26"
    seat: str
    card: str
    coins: int

    def apply(self, state: State) -> None:
        at = INDEX[self.seat]
        side = state.sides[at]
        state.gone = (*state.gone, at)
        if self.card in state.bonus:
            bonus_taken(state, self.card, side.bonus)
            put(state, self.seat, bonus=self.card, coins=side.coins + self.coins)
        if state.played.automa:
            state.passed = (*state.passed, self.seat)  # type: ignore[arg-type]


class DropsOut(Effect, frozen=True):
    """Somebody leaves a game of people: nothing is asked of them any more, what they have built stays."""

    kind = "report"
    clause = "TM-20.35"
    seat: str

    def apply(self, state: State) -> None:
        at = INDEX[self.seat]
        put(state, self.seat, out=True)
        state.todo = tuple(task for task in state.todo if task[1] != at or task[0] in ("begin", "final", "sell"))


class HandsOver(Effect, frozen=True):
    """Somebody leaves their seat to a computer: from now on it is asked instead of them."""

    kind = "report"
    clause = "TM-20.35"
    seat: str

    def apply(self, state: State) -> None:
        put(state, self.seat, computer=True)


class RoundBegins(Effect, frozen=True):
    """A new round begins: action spaces are free, each free bonus card gets a coin."""

    kind = "report"
    clause = "TM-20.6"
    round: int
    order: tuple[int, ...]

    def apply(self, state: State) -> None:
        state.round, state.order, state.gone, state.covered, state.phase = self.round, self.order, (), (), "play"
        state.coins = tuple(coins + 1 for coins in state.coins)
        state.sides = tuple(replace(side, used=()) if side.used else side for side in state.sides)


class RoundEnds(Effect, frozen=True):
    """Everybody has passed; who goes first in the next round decides first."""

    kind = "silent"
    clause = "TM-20.28"
    order: tuple[int, ...]
    todo: tuple[Task, ...]

    def apply(self, state: State) -> None:
        state.order, state.gone, state.phase, state.todo = self.order, (), "between", self.todo


class EndBegins(Effect, frozen=True):
    """The last round is over: what is counted now."""

    kind = "silent"
    clause = "TM-20.31"
    todo: tuple[Task, ...]

    def apply(self, state: State) -> None:
        state.phase, state.todo = "end", self.todo


class FinalPoints(Effect, frozen=True):
    """Points of the end: a cult, the area, the end tile."""

    kind = "report"
    seat: str
    clause: str
    what: str
    value: int
    points: int

    def apply(self, state: State) -> None:
        put(state, self.seat, points=state.sides[INDEX[self.seat]].points + self.points)


class SellsOff(Effect, frozen=True):
    """All goods become coins, and coins points."""

    kind = "report"
    clause = "TM-20.34"
    seat: str
    coins: int
    bowls: tuple[int, int, int]
    points: int

    def apply(self, state: State) -> None:
        points = state.sides[INDEX[self.seat]].points + self.points
        put(state, self.seat, coins=self.coins, workers=0, priests=0, bowls=self.bowls, points=points)


class WholeOver(Effect, frozen=True):
    """The whole game is over."""

    kind = "silent"
    clause = "TM-20.34"

    def apply(self, state: State) -> None:
        state.phase = "over"


class Up(Effect, frozen=True):
    """It is this seat's turn in the whole game."""

    kind = "silent"
    clause = "TM-20.28"
    seat: str

    def apply(self, state: State) -> None:
        state.turn = self.seat  # type: ignore[assignment]
        state.todo, state.now = (("turn", INDEX[self.seat], 0, INDEX[self.seat]),), Now(begun=True)


class TakesOver(Effect, frozen=True):
    """From now on the app keeps all that a person has; what it saw already it knows."""

    by_hand = False
    kind = "report"
    clause = "TM-20.1"
    seat: str
    points: int
    coins: int
    workers: int
    priests: int
    bowls: tuple[int, int, int]
    keys: int
    ship: int
    dig: int
    sent: int
    favours: tuple[str, ...] = ()
    towns: tuple[str, ...] = ()
    used: tuple[str, ...] = ()
    opened: tuple[str, ...] = ()
    joined: tuple[str, ...] = ()
    flight: int = 0
    home: str = ""

    def apply(self, state: State) -> None:
        at = INDEX[self.seat]
        known = Whole(
            points=self.points, coins=self.coins, workers=self.workers, priests=self.priests, bowls=self.bowls,
            keys=self.keys, ship=self.ship, dig=self.dig, sent=self.sent, favours=self.favours, towns=self.towns,
            used=self.used, opened=self.opened, joined=state.world.map.bits(self.joined), flight=self.flight,
        )  # fmt: skip
        side = as_seen(state, at, known)
        side = replace(side, home=self.home or side.home)
        state.sides = (*state.sides[:at], side, *state.sides[at + 1 :])
        seen(state, at, side)


class LetsGo(Effect, frozen=True):
    """From now on the app keeps only the board: what people have is theirs to keep."""

    by_hand = False
    kind = "report"
    clause = "TM-1.1"

    def apply(self, state: State) -> None:
        state.sides, state.todo, state.now, state.order, state.gone = (), (), Now(), (), ()


class SpacesFree(Effect, frozen=True):
    """Own action spaces of people are free again."""

    kind = "silent"
    clause = "TM-20.6"

    def apply(self, state: State) -> None:
        state.sides = tuple(replace(side, used=()) if side.used else side for side in state.sides)
        state.now, state.gone = Now(), ()
