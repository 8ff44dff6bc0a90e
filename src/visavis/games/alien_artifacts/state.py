"""The state of Alien Artifacts."""

from __future__ import annotations

from collections.abc import Mapping
from operator import itemgetter
from typing import ClassVar, Literal, TypeVar

from visavis.core import Pack, Pile
from visavis.core import State as BaseState
from visavis.games.alien_artifacts.cards import Means, Powers, Tables
from visavis.games.alien_artifacts.options import SEATS, Seat

Side = Literal["logistics", "operational"]
SIDES: tuple[Side, ...] = ("logistics", "operational")
Task = tuple[str | int, ...]
"""Something that is still to be done: what, whose it is, and what it needs to know."""
Pair = tuple[str, str]
"""A card of an empire or a project, and a section of a resource card that lies under it."""

TOKENS = 38
MOST_CREDITS = 15
FIRST_CREDITS = 8

V = TypeVar("V")


class State(BaseState, kw_only=True):
    """A game of Alien Artifacts. Fields with a value per seat are in the order of the seats."""

    FIXED: ClassVar[tuple[str, ...]] = ("pack", "tables", "seats", "choose")

    pack: Pack
    tables: Tables
    seats: tuple[Seat, ...]
    choose: bool
    """Whether everybody chooses a faction."""

    phase: Literal["setup", "play", "extra", "over"] = "setup"
    pending: tuple[Task, ...] = (("setup", "p1"),)
    """A stack; the first one is next."""
    start: Seat = "p1"
    turn: Seat = "p1"
    turns: int = 0
    marker: int
    triggered: bool = False
    """Whether the end of the game has been triggered."""

    # The turn
    acts: int = 0
    """How many actions are left in this turn."""
    used: tuple[str, ...] = ()
    """Additional effects that were used in this turn."""
    attacked: tuple[str, ...] = ()
    """Ships that attacked in this turn."""
    lifted: tuple[str, ...] = ()
    """Blocked cards that were paid for."""
    acting: bool = False
    acted: bool = False
    """Whether the action of this turn was taken; what is left then are further ones."""
    boosts: tuple[tuple[str, str, int], ...] = ()
    """Artifacts that can pay in this turn: which one, its colour, how many symbols."""
    attack: int = 0
    """What artifacts add to the attack values of this turn."""
    check: bool = False
    """Whether projects may have become complete."""

    # The middle of the table
    resources: Pile
    discards: tuple[str, ...] = ()
    shown: tuple[str, ...] = ()
    """Resource cards that are turned up and not yet put anywhere."""
    offer: tuple[str, ...] = ()
    """Ships, technologies or planets that were drawn to choose one of them."""
    looked: tuple[str, ...] = ()
    """Artifacts that a seat is looking at."""
    ship_deck: Pile
    tech_deck: Pile
    planet_deck: Pile
    systems: Pile
    """The uppermost one is the available alien system."""
    artifact_deck: Pile
    artifact_discards: tuple[str, ...] = ()
    artifacts_gone: tuple[str, ...] = ()
    peeked: tuple[tuple[Seat, str], ...] = ()
    """Artifacts that somebody looked at and put under the deck, in their order there."""
    defense_deck: Pile

    # The seats
    factions: tuple[str, ...]
    hands: tuple[tuple[str, ...], ...]
    """Resource cards, sorted."""
    artifacts: tuple[tuple[str, ...], ...]
    plans: tuple[tuple[str, ...], ...]
    projects: tuple[tuple[str, ...], ...]
    attached: tuple[tuple[Pair, ...], ...]
    logistics: tuple[tuple[str, ...], ...]
    operational: tuple[tuple[str, ...], ...]
    stored: tuple[tuple[Pair, ...], ...]
    """What was produced: under which planet which section shows."""
    blocked: tuple[tuple[str, ...], ...]
    """Cards with blockade tokens, each as often as it has tokens."""
    credits: tuple[int, ...]
    points: tuple[int, ...]
    extra: tuple[int, ...]
    """Turns that are still to come after the last regular one."""

    def powers(self, at: int) -> Powers:
        """What the empire of a seat gives; blocked cards that were paid for are used."""
        logistics, operational, blank = self.logistics[at], self.operational[at], self.blocked[at]
        if blank and self.lifted and SEATS[at] == self.turn:
            blank = minus_all(blank, self.lifted)
        tables = self.tables
        known = tables.latest[at]
        if known[0] is logistics and known[1] is operational and known[2] is blank:
            # To look for an empire takes a while: all its cards are hashed.
            return known[3]
        empire = (logistics, operational, blank)
        powers = tables.powers.get(empire) or tables.powers_of(empire)
        tables.latest[at] = (*empire, powers)
        return powers

    def lasting_powers(self, at: int) -> Powers:
        """What the empire of a seat gives beside an action: a blocked card was paid for only for one (AA-13.4)."""
        empire = (self.logistics[at], self.operational[at], self.blocked[at])
        return self.tables.powers.get(empire) or self.tables.powers_of(empire)

    def means(self, at: int) -> Means:
        """What a seat can pay with: hand cards, and the visible sections under planets that are not blocked."""
        sources, stored = self.hands[at], self.stored[at]
        if stored:
            if self.blocked[at]:
                stored = _open(stored, minus_all(self.blocked[at], self.lifted))
            sources += tuple(map(SECOND, stored))
        return self.tables.means.get(sources) or self.tables.means_of(sources)

    def left_to_pay(self, at: int, powers: Powers) -> dict[str, int]:
        """What it still takes to complete each project: its cost without the symbols that lie under it."""
        costs, kind, section = powers.kinds, self.tables.kind, self.tables.section
        left = {}
        for project in self.projects[at]:
            left[project] = costs[kind[project]]
        for project, its in self.attached[at]:
            left[project] -= section[its].count
        return left

    def tokens(self) -> int:
        """How many blockade tokens are left."""
        return TOKENS - sum(map(len, self.blocked))


SECOND = itemgetter(1)


def _open(stored: tuple[Pair, ...], blank: tuple[str, ...]) -> tuple[Pair, ...]:
    """What lies under planets that are not blocked."""
    return tuple([pair for pair in stored if pair[0] not in blank])


DECK: Mapping[str, str] = {"ship": "ship_deck", "tech": "tech_deck", "planet": "planet_deck"}


def changed(values: tuple[V, ...], at: int, value: V) -> tuple[V, ...]:
    """The values of all seats, with another one for this seat."""
    new = [*values]
    new[at] = value
    return tuple(new)


def minus(cards: tuple[V, ...], card: V) -> tuple[V, ...]:
    """The cards without one of them."""
    at = cards.index(card)
    return cards[:at] + cards[at + 1 :]


def minus_all(cards: tuple[str, ...], others: tuple[str, ...]) -> tuple[str, ...]:
    """The cards without these."""
    return tuple([card for card in cards if card not in others])


PER_SEAT = (
    "factions", "hands", "artifacts", "plans", "projects", "attached", "logistics", "operational", "stored", "blocked",
    "credits", "points", "extra",
)  # fmt: skip
"""The fields with a value per seat."""
