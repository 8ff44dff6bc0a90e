"""The effects of your own turn: reports of what a person entered."""

from __future__ import annotations

from typing import ClassVar

from visavis.core import Effect, Note
from visavis.games.terra_mystica.cards import Cult, Kind
from visavis.games.terra_mystica.effects.changes import (
    bonus_taken,
    ground_changed,
    put_priest,
    raised,
    replace_building,
    reserve_renewed,
)
from visavis.games.terra_mystica.state import FRIEND, Human, Seat, State


class YouBuild(Effect, frozen=True):
    """A person puts a dwelling on a space; the ground becomes theirs."""

    kind = "report"
    clause = "TM-1.1"
    board_only = True
    seat: Human
    space: str
    ground: str

    def apply(self, state: State) -> None:
        bit = state.world.map.bit[self.space]
        if self.seat == FRIEND:
            state.friends |= bit
        else:
            state.yours |= bit
        if self.ground:
            ground_changed(state, self.space, self.ground)


class YouUpgrade(Effect, frozen=True):
    """A person upgrades a building."""

    kind = "report"
    clause = "TM-1.1"
    board_only = True
    seat: Human
    space: str
    building: Kind

    def apply(self, state: State) -> None:
        replace_building(state, self.space, self.building)


class YouTransform(Effect, frozen=True):
    """A person transforms a space."""

    kind = "report"
    clause = "TM-1.1"
    board_only = True
    space: str
    ground: str

    def apply(self, state: State) -> None:
        ground_changed(state, self.space, self.ground)


class YouDig(Effect, frozen=True):
    """A person uses a spade of the cult bonus between two rounds."""

    kind = "report"
    clause = "TM-6.17"
    board_only = True
    space: str
    ground: str

    def apply(self, state: State) -> None:
        ground_changed(state, self.space, self.ground)
        state.extras += 1


class YouAdvance(Effect, frozen=True):
    """A person goes up a cult track, with a priest on a space with a number or without."""

    kind = "report"
    clause = "TM-1.1"
    board_only = True
    seat: Human
    cult: Cult
    steps: int
    priest: int

    def apply(self, state: State) -> None:
        if self.seat == FRIEND:
            state.friends_cults = raised(state.friends_cults, self.cult, self.steps)
        else:
            state.your_cults = raised(state.your_cults, self.cult, self.steps)
        put_priest(state, self.cult, self.priest)


class YouTakeFavour(Effect, frozen=True):
    """A person takes a favour tile; of those with three steps there is one for each cult."""

    kind = "report"
    clause = "TM-1.1"
    board_only = True
    seat: Human
    cult: Cult
    steps: int

    def apply(self, state: State) -> None:
        if self.steps == 3:
            state.favours = (*state.favours, self.cult)


class YouUsePower(Effect, frozen=True):
    """A person uses a power action."""

    kind = "report"
    clause = "TM-1.1"
    board_only = True
    action: int

    def apply(self, state: State) -> None:
        state.covered = tuple(sorted((*state.covered, self.action)))


class YouBridge(Effect, frozen=True):
    """A person builds a bridge."""

    kind = "report"
    clause = "TM-1.1"
    board_only = True
    seat: Human
    bridge: str

    def apply(self, state: State) -> None:
        if self.seat == FRIEND:
            state.friends_bridges = (*state.friends_bridges, self.bridge)
        else:
            state.bridges = (*state.bridges, self.bridge)


class YouDouble(Effect, frozen=True):
    """A person takes two actions in a row."""

    by_hand = False
    kind = "report"
    clause = "TM-1.1"
    board_only = True

    def apply(self, state: State) -> None:
        state.again = True


class YouPass(Effect, frozen=True):
    """A person passes and takes a round bonus card; the old one takes its place."""

    kind = "report"
    clause = "TM-6.14"
    seat: Human
    card: str
    coins: int | str
    board: ClassVar[tuple[str, ...]] = ("card", "coins")

    def apply(self, state: State) -> None:
        state.passed = (*state.passed, self.seat)
        if self.card in state.bonus:
            bonus_taken(state, self.card, state.friends_bonus if self.seat == FRIEND else state.your_bonus)
            if self.seat == FRIEND:
                state.friends_bonus = self.card
            else:
                state.your_bonus = self.card


class CultistsCard(Effect, frozen=True):
    """As Cultists you turn over a card of her reserve: points, or a cult step."""

    clause = "TM-9.1"
    card: str
    points: int

    def apply(self, state: State) -> None:
        state.deck = state.deck.without(self.card, "reserve")
        state.aside = (*state.aside, self.card)


class TurnReserve(Note, frozen=True):
    """As Cultists you turn over the printed card on top of her reserve and put it aside."""

    clause = "TM-9.1"


class ShuffleAside(Note, frozen=True):
    """The printed cards put aside are shuffled as the new reserve."""

    clause = "TM-9.2"


class ReserveRenewed(Effect, frozen=True):
    """The cards put aside are the new reserve."""

    by_hand = False
    kind = "report"
    clause = "TM-9.2"

    def apply(self, state: State) -> None:
        reserve_renewed(state)


class OnePower(Note, frozen=True):
    """As Shapeshifters you gain one power instead of the token."""

    clause = "TM-9.4"


# Since rules 3


class Entered(Effect, frozen=True):
    """A person's turn goes on after this entry."""

    kind = "silent"
    clause = "TM-1.1"
    board_only = True
    verb: str

    def apply(self, state: State) -> None:
        state.extras += 1
        state.entered = (*state.entered, self.verb)


class ActsAgain(Effect, frozen=True):
    """A person takes the second of two actions in a row."""

    kind = "silent"
    clause = "TM-1.1"
    board_only = True

    def apply(self, state: State) -> None:
        state.extras, state.again, state.entered = 0, False, ()


class TurnEnds(Effect, frozen=True):
    """A person's turn is over, and who plays next."""

    by_hand = False
    kind = "report"
    clause = "TM-6.5"
    seat: Human
    next: Seat

    def apply(self, state: State) -> None:
        state.turn = self.next
        if state.extras or state.again or state.entered:
            state.extras, state.again, state.entered = 0, False, ()


class YouUseAgain(Note, frozen=True):
    """Yetis with a stronghold use a power action that is covered already."""

    kind = "report"
    clause = "TM-1.1"
    board_only = True
    seat: Human
    action: int


class YouDescend(Effect, frozen=True):
    """Acolytes go down a cult track to transform land."""

    kind = "report"
    clause = "TM-1.1"
    board_only = True
    seat: Human
    cult: Cult
    steps: int

    def apply(self, state: State) -> None:
        if self.seat == FRIEND:
            state.friends_cults = raised(state.friends_cults, self.cult, -self.steps)
        else:
            state.your_cults = raised(state.your_cults, self.cult, -self.steps)


class YouFound(Effect, frozen=True):
    """A person's buildings become a town; its tile may bring steps on all cult tracks."""

    kind = "report"
    clause = "TM-1.1"
    board_only = True
    seat: Human
    spaces: tuple[str, ...]
    steps: int

    def apply(self, state: State) -> None:
        state.towns |= state.world.map.bits(self.spaces)


class SpadeUsed(Effect, frozen=True):
    """A spade of the cult bonus is used, as a cult step or not at all."""

    kind = "silent"
    clause = "TM-6.17"
    board_only = True

    def apply(self, state: State) -> None:
        state.extras += 1
