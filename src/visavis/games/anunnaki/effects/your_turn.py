"""Effects of your own turn: what you said that you did."""

from __future__ import annotations

from typing import Literal

from visavis.core import SOMEWHERE, Effect
from visavis.games.anunnaki.board import SETTLEMENT, gathered, places, put, with_unit
from visavis.games.anunnaki.cards import GOALS, TRACKS
from visavis.games.anunnaki.effects.taken import take_away, without_tile
from visavis.games.anunnaki.state import State


class YouMove(Effect, frozen=True):
    """You move units from one area to another."""

    kind = "report"
    clause = "AN-2.1"
    board_only = True
    units: str
    source: str
    area: str

    def apply(self, state: State) -> None:
        source, area = state.board.at(self.source), state.board.at(self.area)
        if state.units[area] and not state.your_units[area]:
            # You land where he is alone: if that is a Distant Planet, he leads it.
            state.led |= 1 << area & state.board.distant & ~state.tiles
        for unit in self.units:
            state.your_units = put(state.your_units, source, state.your_units[source].replace(unit, "", 1))
            state.your_units = put(state.your_units, area, with_unit(state.your_units[area], unit))


class YouGain(Effect, frozen=True):
    """You place new followers."""

    kind = "report"
    clause = "AN-2.1"
    board_only = True
    area: str
    followers: int

    def apply(self, state: State) -> None:
        at = state.board.at(self.area)
        stack = state.your_units[at]
        for _ in range(self.followers):
            stack = with_unit(stack, "f")
        state.your_units = put(state.your_units, at, stack)


class YouSummon(Effect, frozen=True):
    """A god takes the place of one of your followers."""

    kind = "report"
    clause = "AN-2.1"
    board_only = True
    area: str
    god: Literal["minor", "major"]

    def apply(self, state: State) -> None:
        at = state.board.at(self.area)
        stack = state.your_units[at].replace("f", "", 1)
        state.your_units = put(state.your_units, at, with_unit(stack, "m" if self.god == "minor" else "g"))


class YouSettle(Effect, frozen=True):
    """You build a settlement."""

    kind = "report"
    clause = "AN-2.1"
    board_only = True
    area: str

    def apply(self, state: State) -> None:
        state.your_settlements |= 1 << state.board.at(self.area)


class YouMuster(Effect, frozen=True):
    """Your settlements are units from here on: your house is Norrenis."""

    kind = "silent"
    clause = "AN-19.6"
    board_only = True

    def apply(self, state: State) -> None:
        for at in places(state.your_settlements):
            state.your_units = put(state.your_units, at, with_unit(state.your_units[at], SETTLEMENT))
        state.your_settlements = 0


class YouHarvest(Effect, frozen=True):
    """You exhaust an icon of an area."""

    kind = "report"
    clause = "AN-2.1"
    board_only = True
    area: str

    def apply(self, state: State) -> None:
        at = state.board.at(self.area)
        state.exhausted = (*state.exhausted[:at], state.exhausted[at] + 1, *state.exhausted[at + 1 :])


class YouPlaceCubes(Effect, frozen=True):
    """You put cubes on your action board."""

    kind = "report"
    clause = "AN-2.3"
    cubes: int

    def apply(self, state: State) -> None:
        state.your_cubes += self.cubes


class YouTakeToken(Effect, frozen=True):
    """You pass a 2-point marker of the domination track, which is removed."""

    kind = "report"
    clause = "AN-15.5c"
    space: int

    def apply(self, state: State) -> None:
        state.tokens = tuple(token for token in state.tokens if token != self.space)


class YouAdvance(Effect, frozen=True):
    """Your marker stands on a space of a development track, or of the domination track."""

    kind = "report"
    clause: str
    track: str
    space: int

    def apply(self, state: State) -> None:
        if self.track not in TRACKS:
            state.your_domination = self.space
            return
        war, technology, commerce = (
            self.space if track == self.track else at for track, at in zip(TRACKS, state.your_progress, strict=True)
        )
        state.your_progress = (war, technology, commerce)


class YouReach(Effect, frozen=True):
    """Your value of a goal tile, where no board is tracked."""

    kind = "report"
    clause = "AN-17.3"
    goal: str
    value: int

    def apply(self, state: State) -> None:
        shrines, areas, units, settlements = (
            self.value if goal == self.goal else known for goal, known in zip(GOALS, state.your_goals, strict=True)
        )
        state.your_goals = (shrines, areas, units, settlements)


class YouTakePact(Effect, frozen=True):
    """You fulfil a pact."""

    kind = "report"
    clause = "AN-15.1"
    pact: str

    def apply(self, state: State) -> None:
        take_away(state, self.pact)


class YouTakeCreature(Effect, frozen=True):
    """You take a creature."""

    kind = "report"
    clause = "AN-19.1"
    board = ("area",)
    creature: str
    area: str

    def apply(self, state: State) -> None:
        state.creatures = tuple(one for one in state.creatures if one.id != self.creature)
        state.your_creatures += 1
        if self.area != SOMEWHERE:
            at = state.board.at(self.area)
            state.your_units = put(state.your_units, at, with_unit(state.your_units[at], "c"))


class YouDefeat(Effect, frozen=True):
    """You defeat a civilization; its tile leaves the game."""

    kind = "report"
    clause = "AN-2.1"
    board_only = True
    area: str

    def apply(self, state: State) -> None:
        without_tile(state, self.area)


class YouRetreat(Effect, frozen=True):
    """Your units of an area go to your capital."""

    clause: str
    area: str
    board_only = True

    def apply(self, state: State) -> None:
        at, capital = state.board.at(self.area), state.board.your_capital
        state.your_units = gathered(state.your_units, at, capital)
