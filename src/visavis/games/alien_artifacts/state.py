"""The state of Alien Artifacts, and what can be wrong with it."""

from __future__ import annotations

from collections.abc import Mapping
from operator import itemgetter
from typing import ClassVar, Literal, TypeVar

from visavis.core import Pack, Pile
from visavis.core import State as BaseState
from visavis.games.alien_artifacts.cards import Means, Powers, Tables

Seat = Literal["p1", "p2", "p3", "p4", "p5"]
SEATS: tuple[Seat, ...] = ("p1", "p2", "p3", "p4", "p5")
PLACE: Mapping[str, int] = {seat: at for at, seat in enumerate(SEATS)}
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
        """What the empire of a seat gives."""
        blank = self.blocked[at]
        if blank and self.lifted and SEATS[at] == self.turn:
            blank = minus_all(blank, self.lifted)
        empire = (self.logistics[at], self.operational[at], blank)
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


# What can be wrong


def _in(pile: Pile) -> list[str]:
    """The cards of a pile, in no order."""
    return [*pile.pool, *[card for layer in pile.layers for card in layer.known]]  # type: ignore[list-item]


def places(state: State) -> dict[str, list[str]]:
    """Every card by the deck it belongs to, wherever it lies."""

    def under(pairs: tuple[tuple[Pair, ...], ...]) -> list[str]:
        return [section[:-1] for one in pairs for _, section in one]

    built = [card for zone in (state.projects, state.logistics, state.operational) for cards in zone for card in cards]
    built += state.offer
    kind = state.tables.kind.get
    return {
        "resource": [*_in(state.resources), *state.discards, *state.shown,
                     *(card for hand in state.hands for card in hand), *under(state.attached), *under(state.stored)],
        "ship": [*_in(state.ship_deck), *(card for card in built if kind(card, "ship") == "ship")],
        "tech": [*_in(state.tech_deck), *(card for card in built if kind(card) == "tech")],
        "planet": [*_in(state.planet_deck), *(card for card in built if kind(card) == "planet")],
        "artifact": [*_in(state.artifact_deck), *state.artifact_discards, *state.looked,
                     *state.artifacts_gone, *(card for hand in state.artifacts for card in hand)],
        "defense": [*_in(state.defense_deck), *(card for hand in state.plans for card in hand)],
        "system": _in(state.systems),
    }  # fmt: skip


def cards(state: State) -> dict[str, int]:
    """How many cards each deck has, wherever they lie."""
    return {deck: len(found) for deck, found in places(state).items()}


PER_SEAT = (
    "factions", "hands", "artifacts", "plans", "projects", "attached", "logistics", "operational", "stored", "blocked",
    "credits", "points", "extra",
)  # fmt: skip
PILES = ("resources", "ship_deck", "tech_deck", "planet_deck", "systems", "artifact_deck", "defense_deck")


def faults(state: State) -> tuple[str, ...]:
    """All that is wrong with a state."""
    found = [fault for pile in PILES for fault in getattr(state, pile).faults()]
    if any(len(getattr(state, name)) != len(state.seats) for name in PER_SEAT):
        # Nothing more can be said of such a state.
        return (*found, "seats.count")
    tables = state.tables
    if any(len(lying) != len(tables.whole[deck]) or set(lying) != tables.whole[deck]
           for deck, lying in places(state).items()):  # fmt: skip
        found.append("cards.once")
    if any(not 0 <= credits <= MOST_CREDITS for credits in state.credits):
        found.append("credits.bounds")
    if min(state.points) < 0 or min(state.extra) < 0 or state.acts < 0 or state.turns < 0:
        found.append("numbers.negative")
    if not 1 <= state.marker <= len(state.seats):
        found.append("marker.field")
    if state.tokens() < 0:
        found.append("tokens.many")
    dealt = [faction for faction in state.factions if faction]
    if len(set(dealt)) < len(dealt) or not set(dealt) <= set(tables.factions):
        found.append("factions.twice")
    if any(hand != tuple(sorted(hand)) for hand in state.hands):
        found.append("hands.order")
    for at in range(len(state.seats)):
        empire = (*state.logistics[at], *state.operational[at])
        if not set(state.blocked[at]) <= set(empire):
            found.append("blocked.elsewhere")
        if any(planet not in state.operational[at] for planet, _ in state.stored[at]):
            found.append("stored.elsewhere")
        if any(project not in state.projects[at] for project, _ in state.attached[at]):
            found.append("attached.elsewhere")
    if {state.start, state.turn, *(str(task[1]) for task in state.pending)} - {*state.seats}:
        found.append("seat.missing")
    if any(task[0] not in TASK_NAMES for task in state.pending):
        found.append("task.unknown")
    if state.peeked and any(card not in state.artifact_deck.cards for _, card in state.peeked):
        found.append("peeked.elsewhere")
    return tuple(found)


TASK_NAMES = frozenset((
    "setup", "faction", "start", "keep", "turn", "pay", "pick", "prepare", "side", "auto", "target", "defend", "ships",
    "number", "block", "produce", "tuck", "clear", "call", "artifact", "only", "draw", "score",
))  # fmt: skip
