"""All that belongs to one seat where the whole game is kept, what a turn remembers, and the three bowls of power."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar, Literal, Protocol

import msgspec

from visavis.core import Side
from visavis.games.terra_mystica.cards import CULTS, Four

Place = Literal["you", "friend", "third", "fourth", "fifth"]
PLACES: tuple[Place, ...] = ("you", "friend", "third", "fourth", "fifth")
"""The seats of people, in their order at the table."""
COMPUTERS: tuple[str, ...] = tuple(f"{seat}_computer" for seat in PLACES)
"""Who is asked instead of somebody who has left their seat to a computer (TM-20.35)."""
INDEX: dict[str, int] = {seat: at for seats in (PLACES, COMPUTERS) for at, seat in enumerate(seats)}
Bowls = tuple[int, int, int]
Task = tuple[str, int, int, int]
"""Something still to be done: what, whose, how much, and because of whom (-1: the Automa)."""


class Whole(Side, frozen=True):
    """A seat: goods, power, cults, tracks, buildings and tiles."""

    REGIONS: ClassVar[tuple[str, ...]] = ("built", "joined")
    TRACKS: ClassVar[Mapping[str, tuple[str, ...]]] = {"cults": CULTS}

    faction: str = ""
    home: str = ""
    """The home terrain; of ice and volcano factions the terrain they began on."""
    points: int = 20
    coins: int = 0
    workers: int = 0
    priests: int = 0
    bowls: Bowls = (0, 0, 0)
    cults: Four = (0, 0, 0, 0)
    keys: int = 0
    ship: int = 0
    dig: int = 0
    built: int = 0
    bridges: tuple[str, ...] = ()
    favours: tuple[str, ...] = ()
    towns: tuple[str, ...] = ()
    bonus: str = ""
    sent: int = 0
    """Priests on the cult board."""
    used: tuple[str, ...] = ()
    """Own action spaces that were used in this round."""
    opened: tuple[str, ...] = ()
    """Terrains that Riverwalkers have opened, besides the one they began on."""
    joined: int = 0
    """River spaces over which Mermaids have founded a town."""
    flight: int = 0
    """Hexes that Fakirs fly farther because of a town tile."""
    out: bool = False
    """Whether they have dropped out of a game of people (TM-20.35)."""
    computer: bool = False
    """Whether they have left their seat to a computer (TM-20.35)."""


class Played(msgspec.Struct, frozen=True):
    """How the whole game is played: who plays, and with which variants."""

    automa: bool = True
    board: bool = True
    """Whether the board is kept, or is to be kept as soon as somebody has said what lies on it."""
    kept: bool = False
    """Whether all of the people's game is kept."""
    passing_order: bool = False
    """Whether the order of passing is the next turn order; otherwise seats stay and the first to pass begins."""
    points_2017: bool = False
    town_promo: bool = False
    temple_promo: bool = False
    box: bool = True
    """Whether pieces lie on a table: not where everything was kept from the start and the app draws."""


class Now(Side, frozen=True):
    """What has happened in this turn."""

    REGIONS: ClassVar[tuple[str, ...]] = ("dug", "tunnel")

    begun: bool = False
    """Whether a turn has begun."""
    actions: int = 1
    """How many actions are left."""
    lingers: bool = False
    """Whether the turn stays open after its action, for conversions."""
    bought: int = 0
    """How many of the spades at hand were bought."""
    dug: int = 0
    """The spaces that this action has changed."""
    dwelling: bool = False
    """Whether a dwelling may follow the spades at hand."""
    foreign: bool = False
    """Whether one of these spaces did not become home."""
    tunnel: int = 0
    """The space for which a tunnel or a flight is paid."""
    blocked: Four = (0, 0, 0, 0)
    """The cults on which a step was lost for want of a key."""
    took: int = 0
    could: int = 0
    """Of those to whom the last building offered power: who took it, and who could have."""


NOT_YET = Now()


class Seated(Protocol):
    """A state, as far as it says who sits at the table."""

    @property
    def sides(self) -> tuple[Whole, ...]: ...


def seat_of(state: Seated, at: int) -> str:
    """Who answers for a seat: its player, or the computer it was left to."""
    return COMPUTERS[at] if state.sides and state.sides[at].computer else PLACES[at]


def gained(bowls: Bowls, power: int) -> Bowls:
    """After gaining power: tokens move from the first bowl to the second, then from the second to the third."""
    if not power:
        return bowls
    first, second, third = bowls
    up = min(power, first)
    on = min(power - up, second + up)
    return first - up, second + up - on, third + on


def spent(bowls: Bowls, power: int) -> Bowls:
    """After spending power: tokens of the third bowl go back to the first."""
    return (bowls[0] + power, bowls[1], bowls[2] - power) if power else bowls


def room(bowls: Bowls) -> int:
    """How much power can be gained."""
    return 2 * bowls[0] + bowls[1]


def without(bowls: Bowls, tokens: int) -> Bowls:
    """How many tokens leave each bowl, as numbers below none: the first bowl gives first, then the second."""
    first = min(tokens, bowls[0])
    second = min(tokens - first, bowls[1])
    return -first, -second, -(tokens - first - second)
