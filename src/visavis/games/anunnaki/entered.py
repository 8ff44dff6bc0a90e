"""Effects of the set-up, of what is read in, and of your own turn. The others are in effects.py."""

from __future__ import annotations

from typing import ClassVar, Literal

from msgspec.structs import replace

from visavis.core import SOMEWHERE, Effect, Note, Pile
from visavis.games.anunnaki.board import Area, put, renamed, with_unit
from visavis.games.anunnaki.state import CARDS_LEFT, Creature, Fate, Lengths, Side, State

# Set-up and what is read in


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


class PlaceGoals(Effect, frozen=True):
    """The goal tiles lie beside the tracks."""

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


class LayFate(Effect, frozen=True):
    """His fate card lies open; four settlements on it."""

    clause = "AN-1.4"
    side: Literal["standard", "extreme"]
    fate: Fate

    def apply(self, state: State) -> None:
        state.fate = self.fate


class MakeDecks(Effect, frozen=True):
    """Both advisor decks, without the cards that the level removes."""

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


class LayCreatures(Effect, frozen=True):
    """The creatures of the module lie ready."""

    clause = "AN-19.1"
    creatures: tuple[Creature, ...]

    def apply(self, state: State) -> None:
        state.creatures = state.laid = self.creatures


class LayDistant(Note, frozen=True):
    """Two Distant Planets lie side by side."""

    clause = "AN-18.1"


class EnterPlanet(Effect, frozen=True):
    """The areas of a planet, and which of them have civilization tiles."""

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


class NameArea(Effect, frozen=True):
    """An area has a name from now on."""

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

    kind = "report"
    clause = "AN-5.2"
    board_only = True
    area: str
    resources: tuple[str, ...]
    icons: int

    def apply(self, state: State) -> None:
        _know(state, self.area, resources=self.resources, icons=self.icons)


class ReadShrines(Effect, frozen=True):
    """Which of these areas have a shrine."""

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


class LaySupply(Note, frozen=True):
    """His units, his cubes and the chaos die lie ready."""

    clause = "AN-1.10"


class Begin(Effect, frozen=True):
    """Everything is ready; you begin."""

    clause = "AN-1.11"

    def apply(self, state: State) -> None:
        state.phase, state.turn = "play", "you"


# Your turn


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
        state.your_units = put(state.your_units, at, state.your_units[at] + "f" * self.followers)


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


def take_away(state: State, pact: str) -> None:
    """Take an open pact away; the next one comes to its place. A printed one is not known by a name."""
    if pact:
        state.gap = state.pacts.index(pact)
        state.pacts = tuple(one for one in state.pacts if one != pact)


def gathered(units: tuple[str, ...], at: int, capital: int) -> tuple[str, ...]:
    """The units of an area in the capital."""
    stack = units[capital]
    for unit in units[at]:
        stack = with_unit(stack, unit)
    return put(put(units, at, ""), capital, stack)


def without_tile(state: State, area: str) -> None:
    """Take the civilization tile of an area out of the game."""
    at = state.board.at(area)
    state.tiles &= ~(1 << at)
    state.strengths = (*state.strengths[:at], 0, *state.strengths[at + 1 :])


ENTERED: tuple[type[Effect], ...] = (
    ChooseHouses, LeaveInBox, PlaceGoals, MeasureTracks, PlaceMarkers, ReadSpace, LayFate, MakeDecks, LayTiles,
    LayCreatures, LayDistant, EnterPlanet, NameArea, ReadArea, ReadShrines, ReadEdges, ReadMarkers, StartUnits,
    LaySupply, Begin, YouMove, YouGain, YouSummon, YouSettle, YouHarvest, YouPlaceCubes, YouTakeToken, YouTakePact,
    YouTakeCreature, YouDefeat, YouRetreat,
)  # fmt: skip
