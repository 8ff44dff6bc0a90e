"""The turn (section 3): what is to be done next, actions, whose turn it is."""

from __future__ import annotations

from visavis.core import Effect
from visavis.games.alien_artifacts.options import PLACE, Seat
from visavis.games.alien_artifacts.state import State, Task, changed


class Go(Effect, frozen=True):
    """What is to be done next, instead of the task at hand."""

    kind = "silent"
    clause = "AA-3.1"
    tasks: tuple[Task, ...]

    def apply(self, state: State) -> None:
        state.pending = self.tasks + state.pending[1:]


class Also(Effect, frozen=True):
    """What is to be done right after the task at hand."""

    kind = "silent"
    clause = "AA-3.1"
    tasks: tuple[Task, ...]

    def apply(self, state: State) -> None:
        state.pending = state.pending[:1] + self.tasks + state.pending[1:]


class Last(Effect, frozen=True):
    """The task at hand is over; these come when all others are done."""

    kind = "silent"
    clause = "AA-3.1"
    tasks: tuple[Task, ...]

    def apply(self, state: State) -> None:
        state.pending = (*state.pending[1:], *self.tasks)


class NextTurn(Effect, frozen=True):
    """It is this seat's turn."""

    clause = "AA-3.1"
    seat: Seat
    turns: int
    extra: bool

    def apply(self, state: State) -> None:
        state.turn, state.turns = self.seat, self.turns
        state.pending = (*state.pending[1:], ("turn", self.seat))
        state.acts, state.used, state.attacked, state.lifted, state.acting = 1, (), (), (), False
        state.acted = False
        state.boosts, state.attack = (), 0
        state.phase = "play"
        if self.extra:
            state.phase = "extra"
            at = PLACE[self.seat]
            state.extra = changed(state.extra, at, state.extra[at] - 1)


class Act(Effect, frozen=True):
    """A seat takes an action, with some card."""

    clause = "AA-3.2"
    seat: Seat
    action: str
    card: str
    tasks: tuple[Task, ...]

    def apply(self, state: State) -> None:
        state.acts -= 1
        state.acting = state.acted = True
        state.pending = self.tasks + state.pending


class Use(Effect, frozen=True):
    """A seat uses an additional effect."""

    clause = "AA-4.10"
    seat: Seat
    card: str
    tasks: tuple[Task, ...]

    def apply(self, state: State) -> None:
        state.used = (*state.used, self.card)
        state.pending = self.tasks + state.pending


class EndActions(Effect, frozen=True):
    """A seat ends its action phase."""

    kind = "silent"
    clause = "AA-3.1"
    seat: Seat

    def apply(self, state: State) -> None:
        state.pending = (("draw", self.seat), *state.pending[1:])
        state.lifted, state.acting, state.boosts = (), False, ()


class BackToActions(Effect, frozen=True):
    """A seat plays an artifact in its draw phase: what it gives can still be used. Of logs before version 4."""

    kind = "silent"
    clause = "AA-11.3"
    seat: Seat

    def apply(self, state: State) -> None:
        state.pending = (("turn", self.seat), *state.pending[1:])


class ActionOver(Effect, frozen=True):
    """What was paid for blocked cards holds no longer."""

    kind = "silent"
    clause = "AA-13.4"

    def apply(self, state: State) -> None:
        state.lifted, state.acting = (), False
        state.check = True


class MoreActions(Effect, frozen=True):
    """A seat has more actions in this turn."""

    clause = "AA-19.4"
    seat: Seat
    count: int

    def apply(self, state: State) -> None:
        state.acts += self.count


class StillToAct(Effect, frozen=True):
    """That was an action beside the one of the turn, which is still to come."""

    kind = "silent"
    clause = "AA-19.4"
    seat: Seat

    def apply(self, state: State) -> None:
        state.acted = False


class MoreTurns(Effect, frozen=True):
    """A seat will have more turns at the end of the game."""

    clause = "AA-19.5"
    seat: Seat
    count: int

    def apply(self, state: State) -> None:
        at = PLACE[self.seat]
        state.extra = changed(state.extra, at, state.extra[at] + self.count)
