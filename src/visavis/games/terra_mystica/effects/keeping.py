"""The effects of turning up how much the app keeps: what lay on the table already, as people have said it."""

from __future__ import annotations

from visavis.core import Effect
from visavis.games.terra_mystica.cards import Cult, Four
from visavis.games.terra_mystica.effects.changes import ground_changed
from visavis.games.terra_mystica.state import FIELD_OF, NOWHERE, State


class TakesBoard(Effect, frozen=True):
    """From now on the app keeps the board, as it lies on the table."""

    by_hand = False
    kind = "report"
    clause = "TM-1.1"
    plain: tuple[str, ...]
    marked: tuple[str, ...]
    yours: tuple[str, ...]
    friends: tuple[str, ...]
    large: tuple[tuple[str, str], ...]
    """The buildings that are no dwellings, each with its kind."""
    grounds: tuple[tuple[str, str], ...]
    """The spaces whose ground is not the printed one."""
    bridges: tuple[str, ...]
    friends_bridges: tuple[str, ...]
    your_cults: Four
    friends_cults: Four
    threes: Four
    twos: Four
    covered: tuple[int, ...]
    favours: tuple[Cult, ...]
    bonus: tuple[str, ...]
    coins: tuple[int, ...]
    her_bonus: str
    your_bonus: str
    friends_bonus: str
    traded: tuple[str, ...] = ()
    cubes: tuple[str, ...] = ()

    def apply(self, state: State) -> None:
        bits = state.world.map.bits
        for name in ("plain", "marked", "yours", "friends", "traded", "cubes"):
            setattr(state, name, bits(getattr(self, name)))
        for kind, field in FIELD_OF.items():
            setattr(state, field, bits([space for space, its in self.large if its == kind]))
        state.became, state.towns = NOWHERE, 0
        for space, ground in self.grounds:
            ground_changed(state, space, ground)
        state.bridges, state.friends_bridges = self.bridges, self.friends_bridges
        state.your_cults, state.friends_cults = self.your_cults, self.friends_cults
        state.threes, state.twos, state.covered, state.favours = self.threes, self.twos, self.covered, self.favours
        state.bonus, state.coins = self.bonus, self.coins
        state.her_bonus, state.your_bonus, state.friends_bonus = self.her_bonus, self.your_bonus, self.friends_bonus
