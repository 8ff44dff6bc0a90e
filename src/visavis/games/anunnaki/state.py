"""The state of Anunnaki: what lies on the table, as far as the bot's rules can see it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar, Literal

import msgspec

from visavis.core import UNTRACKED, Bits, Map, Pack, Pile
from visavis.core import State as BaseState
from visavis.games.anunnaki.board import Board, strength, where
from visavis.games.anunnaki.data import SPACES, TRACKS
from visavis.games.anunnaki.options import Options

YOU, HIM = "you", "cosmobot"
Side = Literal["you", "cosmobot"]
FOLLOWERS, MINORS, MAJORS, SETTLEMENTS = 12, 4, 1, 5
CARDS_LEFT = 18


class Face(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What an advisor card shows: cubes on a moon card, an arrow on a sun card, and its actions."""

    id: str
    parts: tuple[str, ...]
    cubes: int = 0
    arrow: str = ""
    mark: str = "unread"
    marks: int = 0


class Fate(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What his fate card shows."""

    order: tuple[str, ...] = ()
    rewards: tuple[str, ...] = ()
    spaces: tuple[str, ...] = ()


class Lengths(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The tracks: the last space of each, and where the markers and the lightning of domination are.

    `values` are multipliers and points by track; UNREAD_VALUE where nobody has looked.
    """

    last: tuple[int, int, int, int] = (0, 0, 0, 0)
    tokens: tuple[int, ...] = ()
    lightning: int = 0
    values: tuple[tuple[int, ...], ...] = ()


class Creature(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A creature that nobody has taken yet, and its first requirement."""

    id: str
    needs: str
    value: int


class State(BaseState, kw_only=True):
    """A game of Anunnaki."""

    FIXED: ClassVar[tuple[str, ...]] = ("pack", "options", "faces")
    REGIONS: ClassVar[tuple[str, ...]] = ("settlements", "your_settlements", "tiles", "led")
    TRACKS: ClassVar[Mapping[str, tuple[str, ...]]] = {"progress": TRACKS}
    BY_SPACE: ClassVar[tuple[str, ...]] = ("units", "your_units", "strengths", "exhausted")

    pack: Pack
    options: Options
    faces: Mapping[str, Face]
    """The advisor cards whose values the pack knows, by id."""
    phase: Literal["setup", "play", "end", "over"] = "setup"
    turn: Side = "you"
    turns: int = 0
    """His turns so far."""
    turns_left: int = 0
    """Once the end is triggered: how many turns, the present one too, until the final scoring."""
    house: str = ""
    your_house: str = ""
    goals: tuple[str, ...] = ()
    """The goal tiles of war, technology, commerce and domination."""
    fate: Fate = Fate()
    tracks: Lengths = Lengths()
    board: Board = Board()
    units: tuple[str, ...] = ()
    your_units: tuple[str, ...] = ()
    settlements: int = 0
    your_settlements: int = 0
    tiles: int = 0
    strengths: tuple[int, ...] = ()
    """The strength of tiles that lie face up."""
    exhausted: tuple[int, ...] = ()
    led: int = 0
    """The Distant Planets that he led when units of yours landed there too."""
    markers: tuple[tuple[str, ...], ...] = ()
    """The culture markers in play, each by its three areas."""
    followers_left: int = FOLLOWERS
    minors_left: int = MINORS
    majors_left: int = MAJORS
    settlements_left: int = SETTLEMENTS
    cubes: int = 0
    your_cubes: int = 0
    progress: tuple[int, int, int] = (0, 0, 0)
    domination: int = 0
    tokens: tuple[int, ...] = ()
    """The 2-point markers that still lie on the domination track."""
    points: int = 0
    your_points: int = 0
    moon: Pile = Pile("moon")
    sun: Pile = Pile("sun")
    left: tuple[int, int] = (0, 0)
    """With printed cards: how many lie face down in the moon deck and in the sun deck."""
    open: tuple[Face, ...] = ()
    arrow: str = "right"
    """The direction in which the resources of the fate card are read."""
    used: tuple[str, ...] = ()
    """The advisor cards that were removed from the game, by id."""
    read: tuple[Face, ...] = ()
    """The advisor cards that were read in during this game."""
    pact_pile: Pile = Pile("pact")
    pacts: tuple[str, ...] = ()
    """The open pacts in reading order, top row first."""
    gap: int = -1
    """The place of the pact that was taken and not yet replaced; -1 if there is none."""
    tile_pile: Pile = Pile("tile")
    creatures: tuple[Creature, ...] = ()
    laid: tuple[Creature, ...] = ()
    """All creatures that lay there at the start."""
    creatures_taken: int = 0
    your_creatures: int = 0

    def board_map(self) -> Map:
        return self.board.map

    def write(self, field: str, raw: object) -> None:
        if field in (*self.REGIONS, *self.BY_SPACE) and raw and not self.board.areas and self.options.tracked:
            # A position by hand need not describe the board: it is the pack's.
            from visavis.games.anunnaki.positions import lay_board

            lay_board(self)
        super().write(field, raw)

    # Who holds what. Without a tracked board all of it is UNTRACKED.

    @property
    def his(self) -> Bits:
        """The areas with units of his."""
        return where(self.units) if self.options.tracked else UNTRACKED

    @property
    def yours(self) -> Bits:
        """The areas with units of yours."""
        return where(self.your_units) if self.options.tracked else UNTRACKED

    @property
    def controlled(self) -> Bits:
        """The areas he controls: units or a settlement of his, none of yours, no civilization."""
        return (self.his | self.settlements) & ~self.yours & ~self.tiles

    @property
    def your_controlled(self) -> Bits:
        """The areas you control."""
        return (self.yours | self.your_settlements) & ~self.his & ~self.tiles

    @property
    def uncontrolled(self) -> Bits:
        """The areas nobody controls: nothing stands there; neither Atlantis nor a Distant Planet."""
        board = self.board
        held = self.his | self.yours | self.settlements | self.your_settlements | self.tiles
        return board.map.all & ~(held | board.atlantis | board.distant)

    @property
    def shared(self) -> Bits:
        """The Distant Planets he leads although units of yours are there, too (AN-18.5)."""
        return self.his & self.yours & self.led & ~self.tiles

    def pieces(self, at: int) -> int:
        """His units and settlement in an area."""
        return len(self.units[at]) + (self.settlements >> at & 1)

    def your_strength(self, at: int) -> int:
        """The strength of your units in an area."""
        return strength(self.your_units[at])

    # Other things that are read off the table

    @property
    def units_in_play(self) -> int:
        """All his units on the board; creatures are units too."""
        taken = FOLLOWERS + MINORS + MAJORS - self.followers_left - self.minors_left - self.majors_left
        return taken + self.creatures_taken

    @property
    def settlements_in_play(self) -> int:
        """His settlements on the board."""
        return SETTLEMENTS - self.settlements_left

    @property
    def order(self) -> tuple[str, ...]:
        """The resources in the direction of the arrow."""
        return self.fate.order if self.arrow == "right" else self.fate.order[::-1]

    @property
    def ending(self) -> bool:
        """Whether the end was triggered: nobody enters or leaves Atlantis any more."""
        return self.turns_left > 0

    def last_space(self, track: int) -> int:
        """The last space of a development track."""
        return self.tracks.last[track]

    def can_advance(self, track: int) -> bool:
        """Whether his marker may go on: not at the end, and not before a last space that is still locked."""
        after = self.progress[track] + 1
        last = self.tracks.last[track]
        return after < last or (after == last and self.domination >= self.tracks.lightning)


def cards(state: State) -> dict[str, int]:
    """His pieces and the cards, which never become more or fewer."""
    counted = {"creatures": len(state.creatures) + state.creatures_taken + state.your_creatures}
    if state.options.cards == "pack" and state.phase != "setup":
        held = (*state.moon.cards, *state.sun.cards, *state.used, *(face.id for face in state.open))
        counted |= {f"card {card}": held.count(card) for card in held}
    if state.options.tracked and state.phase != "setup":
        on_board = "".join(state.units)
        counted["followers"] = on_board.count("f") + state.followers_left
        counted["minor gods"] = on_board.count("m") + state.minors_left
        counted["major gods"] = on_board.count("g") + state.majors_left
        counted["settlements"] = state.settlements.bit_count() + state.settlements_left
    return counted


def faults(state: State) -> tuple[str, ...]:
    """All that is wrong with a state."""
    found = [*state.moon.faults(), *state.sun.faults(), *state.pact_pile.faults(), *state.tile_pile.faults()]
    if not 0 <= state.followers_left <= FOLLOWERS:
        found.append("followers.count")
    if not (0 <= state.minors_left <= MINORS and 0 <= state.majors_left <= MAJORS):
        found.append("gods.count")
    if not 0 <= state.settlements_left <= SETTLEMENTS:
        found.append("settlements.count")
    if state.arrow not in ("left", "right"):
        found.append("arrow.direction")
    if not (0 <= state.cubes <= SPACES and 0 <= state.your_cubes <= SPACES):
        found.append("cubes.count")
    if any(
        not 0 <= at <= last for at, last in zip((*state.progress, state.domination), state.tracks.last, strict=True)
    ):
        found.append("track.place")
    if state.turns < 0 or not 0 <= state.turns_left <= 3 or min(state.left) < 0:
        found.append("turns.count")
    if state.creatures_taken < 0 or state.your_creatures < 0:
        found.append("creatures.count")
    if sorted(state.goals) not in ([], ["settlements", "shrines", "territories", "units"]):
        found.append("goals.tiles")
    return (*found, *board_faults(state), *card_faults(state))


def card_faults(state: State) -> list[str]:
    """What is wrong with the cards."""
    found = []
    if state.phase != "setup" and (state.fate == Fate() or not state.goals or not state.house):
        found.append("setup.missing")
    if len(state.fate.order) not in (0, 4) or len(state.fate.spaces) not in (0, SPACES):
        found.append("fate.card")
    if len(state.open) > 2 or len({bool(face.arrow) for face in state.open}) < len(state.open):
        found.append("open.cards")
    known = state.pack.tables["pact"]
    if any(pact not in known for pact in (*state.pacts, *state.pact_pile.cards)):
        found.append("pact.unknown")
    if not -1 <= state.gap <= len(state.pacts):
        found.append("pact.gap")
    if state.options.cards == "pack":
        if any(id not in state.faces for id in (*state.moon.cards, *state.sun.cards)):
            found.append("deck.cards")
        # AN-3.6: a deck that runs out is made of its used cards; one of them must be there.
        to_come = {bool(state.faces[id].arrow) for id in state.used if id in state.faces}
        if state.phase != "setup" and any(
            not pile.layers and sun not in to_come for pile, sun in ((state.moon, False), (state.sun, True))
        ):
            found.append("deck.empty")
    return found


def board_faults(state: State) -> list[str]:
    """What is wrong with the board."""
    if not state.options.tracked:
        return []
    found = []
    size = len(state.board.areas)
    by_area: tuple[tuple[Any, ...], ...] = (state.units, state.your_units, state.strengths, state.exhausted)
    if len(state.board.map.names) != size or any(len(values) != size for values in by_area):
        return ["board.areas"]
    everywhere = state.settlements | state.your_settlements | state.tiles
    if everywhere & ~state.board.map.all or state.settlements & state.your_settlements:
        found.append("board.spaces")
    if any(set(stack) - set("gmcf") or list(stack) != sorted(stack, key="gmcf".index) for stack in
           (*state.units, *state.your_units)):  # fmt: skip
        found.append("units.letters")
    if any(name not in state.board.map.place for marker in state.markers for name in marker):
        found.append("markers.areas")
    if any(exhausted < 0 for exhausted in state.exhausted):
        found.append("exhausted.count")
    if state.phase != "setup":
        if not {"his", "yours"} <= state.board.entered or state.board.capitals.bit_count() != 2:
            return [*found, "board.planets"]
        if state.your_units[state.board.capital] or state.units[state.board.your_capital]:
            found.append("capital.entered")
        on_board = "".join(state.units)
        if on_board.count("f") + state.followers_left != FOLLOWERS:
            found.append("followers.count")
        if on_board.count("m") + state.minors_left != MINORS or on_board.count("g") + state.majors_left != MAJORS:
            found.append("gods.count")
        if on_board.count("c") != state.creatures_taken:
            found.append("creatures.count")
        if state.settlements.bit_count() + state.settlements_left != SETTLEMENTS:
            found.append("settlements.count")
    return found


def progress_of(state: State, track: str) -> int:
    """How far his marker is on a development track."""
    return state.progress[TRACKS.index(track)]
