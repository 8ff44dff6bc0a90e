"""Effects of the set-up, and of what is read in then and later."""

from __future__ import annotations

from typing import ClassVar, Literal

from msgspec.structs import replace

from visavis.core import SOMEWHERE, Effect, Note, Pile
from visavis.games.anunnaki.board import Area, put, renamed
from visavis.games.anunnaki.state import CARDS_LEFT, Creature, Fate, Lengths, Side, State


class ChooseHouses(Effect, frozen=True):
    """His house and yours."""

    clause = "AN-1.2"
    house: str
    your_house: str

    def apply(self, state: State) -> None:
        state.house, state.your_house = self.house, self.your_house


class LeaveInBox(Note, frozen=True):
    """What he does not use goes back into the box."""

    clause = "AN-1.2"


class ChooseLevel(Note, frozen=True):
    """The level of this game."""

    kind = "report"
    clause = "AN-1.3"
    level: str


class PlaceGoals(Effect, frozen=True):
    """The goal tiles lie beside the tracks."""

    by_hand = False
    kind = "report"
    clause = "AN-1.1"
    war: str
    technology: str
    commerce: str
    domination: str

    def apply(self, state: State) -> None:
        state.goals = (self.war, self.technology, self.commerce, self.domination)


class MeasureTracks(Effect, frozen=True):
    """How long the tracks are."""

    kind = "silent"
    clause = "AN-1.7"
    tracks: Lengths

    def apply(self, state: State) -> None:
        state.tracks, state.tokens = self.tracks, self.tracks.tokens


class RemeasureTracks(Effect, frozen=True):
    """The tracks were misread; markers that somebody has passed are gone."""

    kind = "report"
    clause = "AN-1.7"
    tracks: Lengths

    def apply(self, state: State) -> None:
        passed = max(state.domination, state.your_domination)
        state.tracks, state.tokens = self.tracks, tuple(token for token in self.tracks.tokens if token > passed)


class PlaceMarkers(Note, frozen=True):
    """His markers go to the start of every track."""

    clause = "AN-1.7"


class ReadSpace(Effect, frozen=True):
    """What a space of a track is worth: its multiplier, on the domination track its points."""

    kind = "silent"
    clause = "AN-17.3"
    track: int
    space: int
    value: int

    def apply(self, state: State) -> None:
        values = list(state.tracks.values)
        row = values[self.track]
        values[self.track] = (*row[: self.space], self.value, *row[self.space + 1 :])
        state.tracks = replace(state.tracks, values=tuple(values))


class ShowFate(Note, frozen=True):
    """His printed fate card, with the side of the level; four settlements on it."""

    clause = "AN-1.4"
    side: Literal["standard", "extreme"]


class LayFate(Effect, frozen=True):
    """What his fate card shows is known."""

    by_hand = False
    kind = "report"
    clause = "AN-1.4"
    side: Literal["standard", "extreme"]
    fate: Fate

    def apply(self, state: State) -> None:
        state.fate = self.fate


class TurnFirst(Note, frozen=True):
    """The first printed moon card is turned up; what it shows is asked then."""

    clause = "AN-1.6"


class UseKept(Note, frozen=True):
    """Values that were read in during earlier games hold here, although the app deals the cards."""

    kind = "report"
    clause = "AN-1.9"
    kept: tuple[str, ...]


class SortDecks(Note, frozen=True):
    """The printed cards that the level removes are taken out; both decks are shuffled."""

    clause = "AN-1.5"
    level: str
    cards: int


class DealDecks(Note, frozen=True):
    """The app has made both decks, of so many cards each."""

    kind = "report"
    clause = "AN-1.5"
    level: str
    cards: int


class MakeDecks(Effect, frozen=True):
    """Both advisor decks, without the cards that the level removes."""

    kind = "silent"
    clause = "AN-1.5"
    level: str
    moon: tuple[str, ...]
    sun: tuple[str, ...]

    def apply(self, state: State) -> None:
        if self.moon:
            state.moon, state.sun = Pile.of("moon", self.moon), Pile.of("sun", self.sun)
        else:
            state.left = (CARDS_LEFT, CARDS_LEFT)


class LayTiles(Effect, frozen=True):
    """The civilization tiles are mixed, and the first pacts lie open."""

    kind = "silent"
    clause = "AN-1.1"
    tiles: tuple[str, ...]
    pacts: tuple[str, ...]

    def apply(self, state: State) -> None:
        state.tile_pile, state.pact_pile = Pile.of("tile", self.tiles), Pile.of("pact", self.pacts)


class SetOutCreatures(Note, frozen=True):
    """The printed creatures are laid out as for two players."""

    clause = "AN-19.1"


class ShowCreatures(Note, frozen=True):
    """The creatures of this game."""

    kind = "report"
    clause = "AN-19.1"
    creatures: tuple[str, ...]


class LayCreatures(Effect, frozen=True):
    """The creatures of the module lie ready."""

    kind = "silent"
    clause = "AN-19.1"
    creatures: tuple[Creature, ...]

    def apply(self, state: State) -> None:
        state.creatures = state.laid = self.creatures


class LayDistant(Note, frozen=True):
    """Two Distant Planets lie side by side."""

    clause = "AN-18.1"


class EnterPlanet(Effect, frozen=True):
    """The areas of a planet, and which of them have civilization tiles."""

    by_hand = False
    kind = "report"
    clause = "AN-1.8"
    board_only = True
    planet: str
    areas: tuple[Area, ...]
    tiles: tuple[str, ...]
    markers: tuple[tuple[str, ...], ...] | None

    def apply(self, state: State) -> None:
        state.board = state.board.with_area(*self.areas)
        more = len(self.areas)
        state.units += ("",) * more
        state.your_units += ("",) * more
        state.strengths += (0,) * more
        state.exhausted += (0,) * more
        state.tiles |= state.board.map.bits(self.tiles)
        if self.markers is not None:
            state.markers += self.markers
            state.board = state.board.with_markers(self.planet, self.markers)


class WrongPlanet(Note, frozen=True):
    """The numbers that were said of a planet cannot be; it is asked for again."""

    kind = "report"
    clause = "AN-1.8"
    board_only = True
    areas: int


class NameArea(Effect, frozen=True):
    """An area has a name from now on."""

    by_hand = False
    kind = "report"
    clause = "AN-1.8"
    board_only = True
    area: str
    name: str

    def apply(self, state: State) -> None:
        state.board = state.board.renamed(self.area, self.name)
        state.markers = renamed(state.markers, self.area, self.name)


class ReadArea(Effect, frozen=True):
    """What an area produces: one resource so many times, or two different ones, the left one first."""

    by_hand = False
    kind = "report"
    clause = "AN-5.2"
    board_only = True
    area: str
    resources: tuple[str, ...]
    icons: int

    def apply(self, state: State) -> None:
        _know(state, self.area, resources=self.resources, icons=self.icons)


class SightResource(Effect, frozen=True):
    """Which of these areas produce a resource."""

    kind = "report"
    clause = "AN-5.2"
    board_only = True
    resource: str
    areas: tuple[str, ...]
    having: tuple[str, ...]

    def apply(self, state: State) -> None:
        state.sighted += tuple((state.board.at(area), self.resource, area in self.having) for area in self.areas)


class ReadShrines(Effect, frozen=True):
    """Which of these areas have a shrine."""

    by_hand = False
    kind = "report"
    clause = "AN-13.M1"
    board_only = True
    areas: tuple[str, ...]
    shrines: tuple[str, ...]

    def apply(self, state: State) -> None:
        for area in self.areas:
            _know(state, area, shrines=1 if area in self.shrines else 0)


class ReadEdges(Effect, frozen=True):
    """Which of these areas lie beside Atlantis."""

    by_hand = False
    kind = "report"
    clause = "AN-13.B4"
    board_only = True
    areas: tuple[str, ...]
    beside: tuple[str, ...]

    def apply(self, state: State) -> None:
        dashed = state.options.dashed_only
        for area in self.areas:
            known = state.board.areas[state.board.at(area)].edge
            if area in self.beside:
                edge = "dashed" if dashed else "solid" if known == "undashed" else "beside"
            else:
                edge = "none" if not dashed else "solid" if known == "beside" else "undashed"
            _know(state, area, edge=edge)


class ReadMarkers(Effect, frozen=True):
    """The culture markers of a planet, each by its three areas."""

    by_hand = False
    kind = "report"
    clause = "AN-4.2"
    board_only = True
    planet: str
    markers: tuple[tuple[str, ...], ...]

    def apply(self, state: State) -> None:
        state.markers += self.markers
        state.board = state.board.with_markers(self.planet, self.markers)


def _know(state: State, name: str, **facts: object) -> None:
    board = state.board
    state.board = board.with_area(replace(board.areas[board.at(name)], **facts))


class StartUnits(Effect, frozen=True):
    """Two followers and a settlement in a capital, one follower on the shrine beside it."""

    clause: str
    side: Side
    capital: str
    shrine: str
    board: ClassVar[tuple[str, ...]] = ("capital", "shrine")

    def apply(self, state: State) -> None:
        if self.side == "cosmobot":
            state.followers_left -= 3
            state.settlements_left -= 1
        if self.capital == SOMEWHERE:
            return
        board = state.board
        at, shrine = board.at(self.capital), board.at(self.shrine)
        if self.side == "cosmobot":
            state.units = put(put(state.units, at, "ff"), shrine, "f")
            state.settlements |= 1 << at
        else:
            state.your_units = put(put(state.your_units, at, "ff"), shrine, "f")
            state.your_settlements |= 1 << at


class MoveShrine(Effect, frozen=True):
    """The shrine beside a capital is in another area than was read in; during the set-up the follower goes along."""

    kind = "report"
    clause = "AN-1.8"
    board_only = True
    planet: str
    before: str
    area: str

    def apply(self, state: State) -> None:
        _know(state, self.before, shrines=0, start=False)
        _know(state, self.area, shrines=1, start=True)
        if state.phase == "setup":
            source, area = state.board.at(self.before), state.board.at(self.area)
            state.units = put(put(state.units, area, state.units[source]), source, "")
            state.your_units = put(put(state.your_units, area, state.your_units[source]), source, "")


class LaySupply(Note, frozen=True):
    """His units, his cubes and the chaos die lie ready."""

    clause = "AN-1.10"


class YouBegin(Note, frozen=True):
    """You begin, without a marker for it."""

    by_hand = False
    clause = "AN-1.11"


class Ready(Effect, frozen=True):
    """Everything is set up and read in."""

    kind = "silent"
    clause = "AN-1.11"

    def apply(self, state: State) -> None:
        state.phase, state.turn = "play", "you"
