"""The state of Anunnaki: what lies on the table, as far as the bot's rules can see it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar, Literal

import msgspec

from visavis.core import UNTRACKED, Bits, Map, Pack, Pile
from visavis.core import State as BaseState
from visavis.games.anunnaki.board import SETTLEMENT, Board, pack_board, strength, where, where_is
from visavis.games.anunnaki.cards import TRACKS
from visavis.games.anunnaki.options import Options

YOU, HIM = "you", "cosmobot"
Side = Literal["you", "cosmobot"]
FOLLOWERS, MINORS, MAJORS, SETTLEMENTS = 12, 4, 1, 5
CARDS_LEFT = 18
NOMADS = "norrenis"
"""The house whose settlements are units (AN-19.6)."""
WITH_ODIN = 2
"""The strength of each settlement of theirs once their great god is there."""
HOUSE, YOUR_HOUSE = "ellenys", "pharaos"
"""The houses of a position that names none."""


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
    TRACKS: ClassVar[Mapping[str, tuple[str, ...]]] = {"progress": TRACKS, "your_progress": TRACKS}
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
    sighted: tuple[tuple[int, str, bool], ...] = ()
    """Of areas that nobody has read in whole: whether they produce a resource, each by its place."""
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
    your_progress: tuple[int, int, int] = (0, 0, 0)
    """Where your own markers are, as far as you say it; so are the next two."""
    your_domination: int = 0
    your_goals: tuple[int, int, int, int] = (0, 0, 0, 0)
    """Where no board is tracked: your values of the goal tiles shrines, areas, units and settlements."""
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

    def unused(self) -> tuple[str, ...]:
        """What belongs to a module that is not played."""
        return (
            *(("creatures", "laid", "creatures_taken", "your_creatures") if not self.options.creatures else ()),
            *(("led",) if not self.options.distant else ()),
            *(("your_goals",) if self.options.tracked else ()),
        )

    def board_map(self) -> Map:
        return self.board.map

    def write(self, field: str, raw: object) -> None:
        if field in (*self.REGIONS, *self.BY_SPACE) and raw and not self.board.areas and self.options.tracked:
            # A position by hand need not describe the board: it is the pack's.
            self.lay_board()
        super().write(field, raw)

    def lay_board(self) -> None:
        """The pack's planets, with nothing on them but the civilizations."""
        self.house, self.your_house = self.house or HOUSE, self.your_house or YOUR_HOUSE
        self.board, self.tiles = pack_board(self.pack, self.house, self.your_house, self.options.distant)
        self.markers = self.board.markers
        count = len(self.board.areas)
        self.units = self.your_units = ("",) * count
        self.strengths = self.exhausted = (0,) * count

    # Who holds what. Without a tracked board all of it is UNTRACKED.

    @property
    def areas(self) -> Bits:
        """All areas that have been entered."""
        return self.board.map.all if self.options.tracked else UNTRACKED

    @property
    def his(self) -> Bits:
        """The areas with units of his."""
        return where(self.units) if self.options.tracked else UNTRACKED

    @property
    def yours(self) -> Bits:
        """The areas with units of yours."""
        return where(self.your_units) if self.options.tracked else UNTRACKED

    @property
    def your_figures(self) -> Bits:
        """The areas with followers, gods or creatures of yours: settlements activate no culture marker (AN-19.6)."""
        if not self.options.tracked:
            return UNTRACKED
        if self.your_house != NOMADS:
            return where(self.your_units)
        return where(tuple(stack.replace(SETTLEMENT, "") for stack in self.your_units))

    @property
    def goals_by_hand(self) -> bool:
        """Whether you keep your values of the goal tiles yourself: no board tells them."""
        return not self.options.tracked

    @property
    def nomads(self) -> bool:
        """Whether your settlements are units (AN-19.6)."""
        return self.your_house == NOMADS

    @property
    def your_settled(self) -> int:
        """The areas with settlements of yours."""
        return self.your_settlements | where_is(self.your_units, SETTLEMENT)

    @property
    def your_settlement_count(self) -> int:
        """Your settlements on the board; those that are units may stand together."""
        return self.your_settlements.bit_count() + "".join(self.your_units).count(SETTLEMENT)

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

    def sighted_with(self, resource: str) -> int:
        """The areas that were not read in whole, but produce this resource."""
        return sum(1 << at for at, found, has in self.sighted if has and found == resource)

    def sighted_without(self, resource: str) -> int:
        """The areas of which somebody has said that they do not produce this resource."""
        return sum(1 << at for at, found, has in self.sighted if not has and found == resource)

    def pieces(self, at: int) -> int:
        """His units and settlement in an area."""
        return len(self.units[at]) + (self.settlements >> at & 1)

    def your_strength(self, at: int) -> int:
        """The strength of your units in an area; AN-19.6: each settlement of Norrenis has 2 once Odin is there."""
        stack = self.your_units[at]
        settled = stack.count(SETTLEMENT) if self.your_house == NOMADS else 0
        odin = settled and any("g" in units for units in self.your_units)
        return strength(stack) + (WITH_ODIN * settled if odin else 0)

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
