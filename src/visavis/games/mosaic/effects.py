"""The effects of Mosaic: the only way its state changes."""

from __future__ import annotations

from typing import Literal

from visavis.core import Effect, Untracked
from visavis.games.mosaic.board import AT, BOARD, added
from visavis.games.mosaic.data import shuffled
from visavis.games.mosaic.state import SUPPLY, Phase, Rows, State, Turn, put

# 2 Set-up


class LayOut(Effect, frozen=True):
    """The rows of golden ages, achievements, wonders and governments."""

    clause: str
    golden: int
    achievements: int
    wonders: int
    governments: int

    def apply(self, state: State) -> None:
        state.golden_left, state.achievements_left, state.wonders_left = self.golden, self.achievements, self.wonders


class PrepareBoard(Effect, frozen=True):
    """Resource tiles, fish and goods are laid out; this is one of the parts."""

    clause: str
    part: Literal["tiles", "fish", "without_x", "stacks", "goods", "base", "decks"]

    def apply(self, state: State) -> None:
        pass


class RegionsInPlay(Effect, frozen=True):
    """With more players more regions may be in play."""

    kind = "report"
    clause = "MO-17.1"
    regions: tuple[str, ...]

    def apply(self, state: State) -> None:
        state.regions = BOARD.bits(self.regions)


class NoteTiles(Effect, frozen=True):
    """What lies in a region: the resource tiles and the goods."""

    kind = "report"
    board_only = True
    clause = "MO-2.3"
    region: str
    tiles: tuple[tuple[str, int], ...]
    goods: tuple[str, ...]

    def apply(self, state: State) -> None:
        at = AT[self.region]
        assert not isinstance(state.tiles, Untracked)
        assert not isinstance(state.goods, Untracked)
        state.tiles = (*state.tiles[:at], self.tiles, *state.tiles[at + 1 :])
        state.goods = (*state.goods[:at], self.goods, *state.goods[at + 1 :])


class YouTakeLeader(Effect, frozen=True):
    """A person takes a leader."""

    kind = "report"
    clause = "MO-2.8"
    side: str
    leader: str

    def apply(self, state: State) -> None:
        pass


class GiveLeader(Effect, frozen=True):
    """HeroBotus gets a leader."""

    clause = "MO-2.8"
    side: str
    leader: str

    def apply(self, state: State) -> None:
        at = state.bots.index(self.side)
        state.leaders = (*state.leaders[:at], self.leader, *state.leaders[at + 1 :])


class DraftTechnologies(Effect, frozen=True):
    """A part of dealing and drafting the starting technologies."""

    clause: str
    part: Literal["deal", "piles", "draft", "rest", "again", "sort", "remove", "deck"]

    def apply(self, state: State) -> None:
        pass


class StartTechnologies(Effect, frozen=True):
    """What his starting technologies show."""

    kind = "report"
    clause = "MO-2.15"
    side: str
    symbols: int
    earned: int

    def apply(self, state: State) -> None:
        at = state.bots.index(self.side)
        state.symbols = put(state.symbols, at, self.symbols)
        state.earned = put(state.earned, at, self.earned)


class MakeActionDeck(Effect, frozen=True):
    """His action deck, with the reshuffle card mixed into its bottom."""

    clause = "MO-2.19"
    level: str
    cards: tuple[str, ...]
    reshuffle: str

    def apply(self, state: State) -> None:
        state.action, state.action_discard = shuffled("action", self.cards, 1, self.reshuffle), ()
        state.beside = ""


class DrawStart(Effect, frozen=True):
    """A civilization card names his home region or his second start region."""

    clause: str
    side: str
    card: str
    region: str
    home: bool

    def apply(self, state: State) -> None:
        at = state.bots.index(self.side)
        home, other = state.starts[at]
        both = (self.region, other) if self.home else (home, self.region)
        state.starts = (*state.starts[:at], both, *state.starts[at + 1 :])


class DrawStatic(Effect, frozen=True):
    """A civilization card names a region of the static player."""

    clause: str
    card: str
    region: str

    def apply(self, state: State) -> None:
        state.static = (*state.static, self.region)


class YouSettle(Effect, frozen=True):
    """A person's first city, in the home region."""

    kind = "report"
    clause = "MO-2.26"
    side: str
    region: str

    def apply(self, state: State) -> None:
        at = state.humans.index(self.side)
        state.homes = (*state.homes[:at], self.region, *state.homes[at + 1 :])
        state.cities = added(state.cities, at, self.region, 1)


class MakeLocationDeck(Effect, frozen=True):
    """His location deck; all other location cards leave the game."""

    clause: str
    cards: tuple[str, ...]
    reshuffle: str

    def apply(self, state: State) -> None:
        state.location, state.location_discard = shuffled("location", self.cards, 2, self.reshuffle), ()
        state.location_out = tuple(card for card in state.data.locations if card not in (*self.cards, self.reshuffle))


class Begin(Effect, frozen=True):
    """The game begins."""

    clause = "MO-2.40"

    def apply(self, state: State) -> None:
        state.phase, state.turn, state.round = "play", "you", 1


class NextPhase(Effect, frozen=True):
    """The next part of the set-up or of the end."""

    kind = "silent"
    clause = "MO-2.1"
    phase: Phase

    def apply(self, state: State) -> None:
        state.phase = self.phase


# Pieces, resources and cards


class PlaceCity(Effect, frozen=True):
    """A city of HeroBotus or of the static player; `tile` is the kind of resource tile it stands on."""

    clause: str
    side: str
    region: str
    tile: str

    def apply(self, state: State) -> None:
        side = state.sides.index(self.side)
        state.cities = added(state.cities, side, self.region, 1)
        if self.side in state.bots:
            state.cities_left = put(state.cities_left, state.bots.index(self.side), -1)


class TakeTile(Effect, frozen=True):
    """The resource tile under a new city leaves the board."""

    board_only = True
    clause: str
    region: str
    tile: str
    value: int

    def apply(self, state: State) -> None:
        at, tiles = AT[self.region], state.tiles
        assert not isinstance(tiles, Untracked)
        left = list(tiles[at] or ())
        left.remove((self.tile, self.value))
        state.tiles = (*tiles[:at], tuple(left), *tiles[at + 1 :])


class TakeGood(Effect, frozen=True):
    """A side gets a trade good."""

    board_only = True
    clause: str
    side: str
    region: str
    good: str

    def apply(self, state: State) -> None:
        side, at, goods, owned = state.sides.index(self.side), AT[self.region], state.goods, state.owned
        assert not isinstance(goods, Untracked)
        assert not isinstance(owned, Untracked)
        if self.good not in owned[side]:
            state.owned = (*owned[:side], (*owned[side], self.good), *owned[side + 1 :])
        if self.good in goods[at]:
            left = list(goods[at])
            left.remove(self.good)
            state.goods = (*goods[:at], tuple(left), *goods[at + 1 :])


class PlaceTown(Effect, frozen=True):
    """A town of HeroBotus or of the static player."""

    clause: str
    side: str
    region: str
    town: str

    def apply(self, state: State) -> None:
        state.towns = added(state.towns, state.sides.index(self.side), self.region, 1)
        if self.side in state.bots:
            field = SUPPLY[self.town]
            setattr(state, field, put(getattr(state, field), state.bots.index(self.side), -1))


class PlaceUnits(Effect, frozen=True):
    """His units in a region."""

    clause: str
    side: str
    region: str
    infantry: int
    cavalry: int

    def apply(self, state: State) -> None:
        side, bot = state.sides.index(self.side), state.bots.index(self.side)
        if self.infantry:
            state.infantry = added(state.infantry, side, self.region, self.infantry)
            state.infantry_left = put(state.infantry_left, bot, -self.infantry)
        if self.cavalry:
            state.cavalry = added(state.cavalry, side, self.region, self.cavalry)
            state.cavalry_left = put(state.cavalry_left, bot, -self.cavalry)


class Gain(Effect, frozen=True):
    """He gets resources."""

    clause: str
    side: str
    resource: str
    count: int

    def apply(self, state: State) -> None:
        setattr(state, self.resource, put(getattr(state, self.resource), state.bots.index(self.side), self.count))


class Pay(Effect, frozen=True):
    """He pays 1 resource."""

    clause: str
    side: str
    resource: str

    def apply(self, state: State) -> None:
        setattr(state, self.resource, put(getattr(state, self.resource), state.bots.index(self.side), -1))


class Work(Effect, frozen=True):
    """He cannot pay and works instead."""

    clause = "MO-3.2"
    side: str
    resource: str
    count: int

    def apply(self, state: State) -> None:
        setattr(state, self.resource, put(getattr(state, self.resource), state.bots.index(self.side), self.count))


class GainMoney(Effect, frozen=True):
    """He gets money from the supply, and what lies in the holding area."""

    clause: str
    side: str
    holding: int
    supply: int

    def apply(self, state: State) -> None:
        state.money = put(state.money, state.bots.index(self.side), self.holding + self.supply)
        if self.holding and isinstance(state.holding, int):
            state.holding = 0


class TakeBuildCard(Effect, frozen=True):
    """He takes a card of the build offer."""

    clause: str
    side: str
    card: Literal["project", "city", "farm", "manufactory"]

    def apply(self, state: State) -> None:
        if self.card == "project":
            state.projects = put(state.projects, state.bots.index(self.side), 1)


class TakeTechnology(Effect, frozen=True):
    """He takes a technology of the offer; it counts by its symbols, by its number, or not at all."""

    clause: str
    side: str
    place: int
    symbols: bool
    points: int

    def apply(self, state: State) -> None:
        bot = state.bots.index(self.side)
        if self.symbols:
            state.symbols = put(state.symbols, bot, 1)
        elif self.points:
            state.earned = put(state.earned, bot, self.points)


class TakePopulation(Effect, frozen=True):
    """He takes the population card with the highest gain."""

    clause = "MO-10.4"
    side: str
    gain: int

    def apply(self, state: State) -> None:
        state.population = put(state.population, state.bots.index(self.side), self.gain)


class RemoveTax(Effect, frozen=True):
    """The tax card with the least unrest leaves the game."""

    clause = "MO-10.5"
    side: str

    def apply(self, state: State) -> None:
        pass


class TakeWonder(Effect, frozen=True):
    """He gets a random wonder and puts it on the board."""

    clause: str
    side: str
    region: str

    def apply(self, state: State) -> None:
        state.wonder_cards = put(state.wonder_cards, state.bots.index(self.side), 1)
        state.wonders_left -= 1
        state.wonders = added(state.wonders, state.sides.index(self.side), self.region, 1)


class TakeAchievement(Effect, frozen=True):
    """He gets a random achievement."""

    clause: str
    side: str

    def apply(self, state: State) -> None:
        state.achievements = put(state.achievements, state.bots.index(self.side), 1)
        state.achievements_left -= 1


class NotPossible(Effect, frozen=True):
    """A part of his action is lost."""

    clause: str
    side: str
    what: Literal["city", "town", "units", "wonder", "build", "technology", "award", "war"]

    def apply(self, state: State) -> None:
        pass


class RowSize(Effect, frozen=True):
    """How many cards lie in the technology offer."""

    kind = "report"
    clause = "MO-8.1"
    size: int

    def apply(self, state: State) -> None:
        state.row_size = self.size


class SetRows(Effect, frozen=True):
    """The invented offers of a simulation, refilled."""

    kind = "silent"
    clause = "MO-3.4"
    rows: Rows
    holding: int
    due: bool

    def apply(self, state: State) -> None:
        state.rows, state.holding, state.due = self.rows, self.holding, self.due


# 3 Turns and decks


class TurnAction(Effect, frozen=True):
    """The top card of his action deck."""

    clause = "MO-3.1"
    side: str
    card: str

    def apply(self, state: State) -> None:
        state.action = state.action.without(self.card)
        state.action_discard = (*state.action_discard, self.card)


class PutBeside(Effect, frozen=True):
    """The tax or population card is put beside the discard pile instead of on it."""

    clause = "MO-10.3"
    card: str

    def apply(self, state: State) -> None:
        state.action_discard, state.beside = state.action_discard[:-1], self.card


class ReshuffleAction(Effect, frozen=True):
    """All action cards are shuffled as in the set-up."""

    clause = "MO-11.8"

    def apply(self, state: State) -> None:
        state.action = shuffled("action", state.data.action_deck, 1, state.data.action_reshuffle)
        state.action_discard, state.beside = (), ""


class TurnLocation(Effect, frozen=True):
    """The top card of his location deck."""

    clause: str
    card: str

    def apply(self, state: State) -> None:
        state.location = state.location.without(self.card)
        state.location_discard = (*state.location_discard, self.card)


class ReshuffleLocation(Effect, frozen=True):
    """All location cards of his deck are shuffled as in the set-up."""

    clause = "MO-5.3"

    def apply(self, state: State) -> None:
        out = {*state.location_out, state.data.location_reshuffle}
        deck = tuple(card for card in state.data.locations if card not in out)
        state.location, state.location_discard = shuffled("location", deck, 2, state.data.location_reshuffle), ()


class NextTurn(Effect, frozen=True):
    """It is this side's turn."""

    kind = "silent"
    clause = "MO-3.1"
    turn: Turn
    round: int
    last: int

    def apply(self, state: State) -> None:
        state.turn, state.round, state.last, state.more = self.turn, self.round, self.last, False


# Your turn


class YouBuild(Effect, frozen=True):
    """You built a city, a town or a wonder in a region."""

    kind = "report"
    board_only = True
    clause = "MO-1.1"
    side: str
    piece: Literal["cities", "towns", "wonders"]
    region: str

    def apply(self, state: State) -> None:
        setattr(state, self.piece, added(getattr(state, self.piece), state.sides.index(self.side), self.region, 1))


class ChangeUnits(Effect, frozen=True):
    """Your units in a region become more or fewer."""

    kind = "report"
    board_only = True
    clause = "MO-1.1"
    side: str
    region: str
    unit: Literal["infantry", "cavalry", "siege"]
    count: int

    def apply(self, state: State) -> None:
        side = state.sides.index(self.side)
        setattr(state, self.unit, added(getattr(state, self.unit), side, self.region, self.count))


class HeLosesUnits(Effect, frozen=True):
    """Units of his go back to his supply."""

    kind = "report"
    clause = "MO-9.5"
    board = ("region",)
    side: str
    region: str
    unit: Literal["infantry", "cavalry"]
    count: int

    def apply(self, state: State) -> None:
        field, bot = SUPPLY[self.unit], state.bots.index(self.side)
        setattr(state, field, put(getattr(state, field), bot, self.count))
        counts = added(getattr(state, self.unit), state.sides.index(self.side), self.region, -self.count)
        setattr(state, self.unit, counts)


class MoreToReport(Effect, frozen=True):
    """Your turn goes on until you say that it is over."""

    kind = "silent"
    clause = "MO-1.1"

    def apply(self, state: State) -> None:
        state.more = True


class YouTake(Effect, frozen=True):
    """You took a golden age, an achievement or a wonder from its row."""

    kind = "report"
    clause = "MO-13.1"
    side: str
    row: Literal["golden", "achievement", "wonder"]

    def apply(self, state: State) -> None:
        if self.row == "golden":
            state.golden_left -= 1
        elif self.row == "achievement":
            state.achievements_left -= 1
        else:
            state.wonders_left -= 1


class ScoringDue(Effect, frozen=True):
    """An empire scoring card came up."""

    kind = "report"
    clause = "MO-12.1"

    def apply(self, state: State) -> None:
        state.due = True


# 12 Empire scoring, 13 end, 14 final scoring


class War(Effect, frozen=True):
    """He removes one of a person's units for each of his own in a region."""

    clause = "MO-12.5"
    side: str
    region: str
    against: str

    def apply(self, state: State) -> None:
        pass


class LoseUnits(Effect, frozen=True):
    """Units that a person loses in his war."""

    board_only = True
    clause = "MO-12.6"
    side: str
    region: str
    unit: Literal["infantry", "cavalry", "siege"]
    count: int

    def apply(self, state: State) -> None:
        side = state.sides.index(self.side)
        setattr(state, self.unit, added(getattr(state, self.unit), side, self.region, -self.count))


class ScoreEmpire(Effect, frozen=True):
    """The points of a side in an empire scoring."""

    clause = "MO-12.7"
    side: str
    points: int

    def apply(self, state: State) -> None:
        state.empire = put(state.empire, (*state.humans, *state.bots).index(self.side), self.points)


class ScoringDone(Effect, frozen=True):
    """The empire scoring is over."""

    kind = "silent"
    clause = "MO-12.7"
    scorings: int

    def apply(self, state: State) -> None:
        state.scorings, state.due, state.phase = self.scorings, False, "play"


class LastTurns(Effect, frozen=True):
    """The end has come: everybody has one more turn."""

    clause = "MO-13.1"
    turns: int

    def apply(self, state: State) -> None:
        state.last = self.turns


class EndNow(Effect, frozen=True):
    """The person says that the game is over by the rules of the base game."""

    kind = "report"
    clause = "MO-13.1"

    def apply(self, state: State) -> None:
        state.phase = "end"


class ScorePart(Effect, frozen=True):
    """One line of his final score."""

    clause: str
    side: str
    part: str
    count: int
    points: int

    def apply(self, state: State) -> None:
        state.final = put(state.final, (*state.humans, *state.bots).index(self.side), self.points)


class YourScore(Effect, frozen=True):
    """A person's points in all."""

    kind = "report"
    clause = "MO-14.10"
    side: str
    points: int

    def apply(self, state: State) -> None:
        state.final = put(state.final, state.humans.index(self.side), self.points)


class GameOver(Effect, frozen=True):
    """The game is over."""

    clause = "MO-14.10"

    def apply(self, state: State) -> None:
        state.phase = "over"


EFFECTS: tuple[type[Effect], ...] = (
    LayOut, PrepareBoard, RegionsInPlay, NoteTiles, YouTakeLeader, GiveLeader, DraftTechnologies, StartTechnologies,
    MakeActionDeck, DrawStart, DrawStatic, YouSettle, MakeLocationDeck, Begin, NextPhase, PlaceCity, TakeTile, TakeGood,
    PlaceTown, PlaceUnits, Gain, Pay, Work, GainMoney, TakeBuildCard, TakeTechnology, TakePopulation, RemoveTax,
    TakeWonder, TakeAchievement, NotPossible, RowSize, SetRows, TurnAction, PutBeside, ReshuffleAction, TurnLocation,
    ReshuffleLocation, NextTurn, YouBuild, ChangeUnits, HeLosesUnits, MoreToReport, YouTake, ScoringDue, War,
    LoseUnits, ScoreEmpire, ScoringDone, LastTurns, EndNow, ScorePart, YourScore, GameOver,
)  # fmt: skip
