"""What things are worth to the planner, in points: plain numbers to read and to change."""

from __future__ import annotations

from collections.abc import Mapping

import msgspec


class Rates(msgspec.Struct, frozen=True):
    """What one of each good is worth."""

    coins: float
    workers: float
    priests: float
    first: float
    second: float
    third: float
    """A power token in each bowl."""
    spades: float
    step: float
    """A step on a cult track of one's choice."""

    @property
    def power(self) -> float:
        """One power gained: a token goes one bowl further."""
        return (self.third - self.first) / 2

    def times(self, factor: float) -> Rates:
        """All of it so many times."""
        return Rates(*(factor * its for its in msgspec.structs.astuple(self)))


PLAIN = Rates(coins=0.57, workers=1.4, priests=2.1, first=0.1, second=0.46, third=0.78, spades=2.4, step=1.0)
"""What goods are worth in the middle of a game."""
EARLY = (0.0, 1.4, 1.3, 1.15, 1.0, 0.85, 0.65)
"""In an early round goods become more goods: so many times as much, by round."""
AT_LAST = Rates(coins=0.36, workers=0.4, priests=0.45, first=0.0, second=0.18, third=0.36, spades=0.5, step=0.7)
"""In hand in the last round: three coins are a point."""
TOKEN = 0.1
"""Any power token, for each round that is left: whoever burns it has it no more."""
ENOUGH: Mapping[str, int] = {"coins": 10, "workers": 5, "priests": 3}
"""More than this in hand counts less: it cannot be spent at once."""
FLOW: Mapping[str, int] = {"coins": 8, "workers": 6, "priests": 3}
"""The same of one round's income."""
TOO_MUCH = 0.4
"""How much of the rest counts."""
SCARCE: Mapping[str, int] = {"coins": 4, "workers": 3, "priests": 1}
"""Without so much of a round's income nothing goes on: it counts more."""
MORE = 0.35
"""How much more."""
UNUSED = 0.35
"""How much of an action space of one's own counts while it is not used: later is a little worse than now."""

TOWN = 6.0
"""What a town is worth that is nearly there."""
TOWN_ROUND = (0.0, 0.7, 0.8, 0.9, 1.0, 1.0, 0.8)
"""How much of it counts in a round."""
SITES = ((3.0, 1.7, 0.7, 0.1), (3.0, 2.1, 1.2, 0.5), (3.0, 2.5, 2.0, 1.5))
"""A site in reach that takes 0, 1, 2 or 3 spades, by the steps on the digging track."""
SITE_PLACES = (1.0, 0.6, 0.4, 0.2)
"""The best site counts whole, the next ones less."""
SITE = 1.4
"""How much sites in reach count altogether: whoever has none passes with full hands."""
NEIGHBOURS = 0.5
"""A dwelling next to somebody: a trading house costs half, and power comes."""
TILE_AHEAD = 0.5
"""How much of the points of the next round's scoring tile is counted for what is still to be built."""
CARD_WAITS = 0.95
"""How much of the best free bonus card is counted before it is taken."""
FAR = (0.9, 0.55)
"""How unsure a lead is: at the end, and more for each round that is left. For cults and the area."""

PER_ROUND: Mapping[str, float] = {
    "witches": 5.0, "swarmlings": 5.0, "nomads": 4.5, "giants": 4.5, "chaosmagicians": 2.5, "auren": 2.2,
    "yetis": 1.5, "fakirs": 1.0, "dwarves": 1.5, "alchemists": 1.5, "acolytes": 1.5, "shapeshifters": 0.8,
}  # fmt: skip
"""What a stronghold gives in every round beside its income."""
