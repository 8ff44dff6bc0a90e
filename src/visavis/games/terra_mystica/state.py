"""The state of a game of Terra Mystica against the Automa: everything that outlives a step."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar, Literal, TypeVar

from visavis.core import SOMEWHERE, UNTRACKED, Bits, Map, Pack, Pile, Table, Untracked
from visavis.core import State as BaseState
from visavis.games.terra_mystica.board import World
from visavis.games.terra_mystica.cards import (
    CULTS,
    GROUND_AT,
    TOP,
    Card,
    Cult,
    Faction,
    Four,
    Kind,
    Level,
    People,
    Tile,
    automa_cards,
    bonus_cards,
    scoring_tiles,
)
from visavis.games.terra_mystica.human.side import NOT_YET, PLACES, Now, Played, Task, Whole

STREAMS = ("deck", "tiles", "bonus")
"""What the app draws, or a person from the box."""
YOU, FRIEND, HER = "you", "friend", "her"
Seat = Literal["you", "friend", "her", "third", "fourth", "fifth"]
Human = Literal["you", "friend", "third", "fourth", "fifth"]
PLAYED = Played()
Phase = Literal["setup", "bonus", "place", "deck", "play", "between", "end", "over"]
Values = Literal["", "ours", "read"]
EndTile = Literal["none", "distance", "settlements", "sanctuary", "outposts"]
KINDS: tuple[Kind, ...] = ("dwelling", "house", "temple", "stronghold", "sanctuary", "shipyard")
FIELD_OF: dict[str, str] = {
    "house": "houses",
    "temple": "temples",
    "stronghold": "strongholds",
    "sanctuary": "sanctuaries",
    "shipyard": "shipyards",
}
"""The state field with all buildings of a kind; a building in none of them is a dwelling."""
LEFT_OF: dict[str, str] = {"dwelling": "dwellings_left", **{kind: f"{field}_left" for kind, field in FIELD_OF.items()}}
"""The state field with her supply of a kind."""
YOUR_PIECES: dict[str, int] = {"dwelling": 8, "house": 4, "temple": 3, "stronghold": 1, "sanctuary": 1, "shipyard": 1}
HER_PIECES: Mapping[Kind, int] = {
    "dwelling": 6,
    "house": 4,
    "temple": 3,
    "stronghold": 1,
    "sanctuary": 1,
    "shipyard": 0,
}
HER_PIECES_MERCHANTS: Mapping[Kind, int] = {**HER_PIECES, "house": 2, "shipyard": 1}
PRIESTS = 7
TWOS = 3
"""How many priest spaces with a 2 each cult has, beside the one with a 3."""
BRIDGES = 3
FACTION_FIELDS: Mapping[str, tuple[str, ...]] = {"symbionts": ("cubes", "youth"), "blight": ("fallow", "blighted")}
"""The state fields that only one of her factions needs."""
T = TypeVar("T")
SETUP: tuple[Phase, ...] = ("setup", "bonus", "place", "deck")
"""The parts of the set-up."""
WITH_HER = (
    "faction", "home", "plain", "marked", "yours", "friends", "cubes", "bridges", "cults", "your_cults", "priests",
    *LEFT_OF.values(), "deck", "turned", "aside", "her_bonus", "your_bonus", "points", "your_points", "your_faction",
    "your_home", "extras", "again", "entered", "passed", "favours",
)  # fmt: skip
"""The state fields of a game with the Automa."""
SEEN_BY_HER = (
    "yours", "friends", "your_cults", "friends_cults", "bridges", "friends_bridges", "your_bonus", "friends_bonus",
    "your_points", "friends_points", "your_home", "friends_home", "your_faction", "friends_faction", "extras", "again",
    "entered",
)  # fmt: skip
"""The state fields with what her rules read of people, and with the entries where only that is kept."""
NOWHERE: tuple[int, ...] = (0,) * 9


def changed(became: tuple[int, ...]) -> int:
    """The spaces whose ground is not the printed one."""
    a, b, c, d, e, f, g, h, i = became
    return a | b | c | d | e | f | g | h | i


class State(BaseState, kw_only=True):
    """A game against the Automa."""

    REGIONS: ClassVar[tuple[str, ...]] = (
        "yours", "friends", "plain", "marked", "houses", "temples", "strongholds", "sanctuaries", "shipyards",
        "became", "traded", "cubes", "towns",
    )  # fmt: skip
    TRACKS: ClassVar[Mapping[str, tuple[str, ...]]] = dict.fromkeys(("cults", "your_cults", "friends_cults"), CULTS)
    FIXED: ClassVar[tuple[str, ...]] = (
        "pack", "world", "cards", "level", "end_tile", "merchants", "promo", "humans", "played", "last",
    )  # fmt: skip

    pack: Pack
    world: World
    cards: Mapping[str, Card]
    level: Level
    end_tile: EndTile
    merchants: bool
    promo: bool
    humans: int
    played: Played = PLAYED
    """How the whole game is played."""
    last: State | None = None
    """The state before the app was told to keep less, for guesses when it is told to keep more again."""
    phase: Phase = "setup"
    round: int = 1
    turn: Seat = "you"
    passed: tuple[Seat, ...] = ()
    extras: int = 0
    """How many additional entries you have made in this turn."""
    again: bool = False
    """Whether you take another action after this one."""
    entered: tuple[str, ...] = ()
    """The verbs of these entries."""
    tiles: tuple[str, ...] = ()
    faction: str = ""
    home: str = ""
    youth: str = ""
    fallow: str = ""
    blighted: str = ""
    your_faction: str = ""
    your_home: str = ""
    friends_faction: str = ""
    friends_home: str = ""
    yours: Bits = 0
    friends: Bits = 0
    plain: Bits = 0
    marked: Bits = 0
    houses: Bits = 0
    temples: Bits = 0
    strongholds: Bits = 0
    sanctuaries: Bits = 0
    shipyards: Bits = 0
    became: tuple[int, ...] | Untracked = NOWHERE
    """The spaces that have become desert, plains ... wasteland, ice, volcano."""
    traded: Bits = 0
    cubes: Bits = 0
    towns: Bits = 0
    """The buildings of people that have founded a town."""
    bridges: tuple[str, ...] = ()
    friends_bridges: tuple[str, ...] = ()
    dwellings_left: int = 6
    houses_left: int = 4
    temples_left: int = 3
    strongholds_left: int = 1
    sanctuaries_left: int = 1
    shipyards_left: int = 0
    priests: int = PRIESTS
    cults: Four = (0, 0, 0, 0)
    your_cults: Four = (0, 0, 0, 0)
    friends_cults: Four = (0, 0, 0, 0)
    threes: Four = (0, 0, 0, 0)
    """Priests on the spaces with a 3, and with a 2, of each cult."""
    twos: Four = (0, 0, 0, 0)
    covered: tuple[int, ...] = ()
    favours: tuple[Cult, ...] = ()
    """The cults whose favour tile with three steps is gone."""
    deck: Pile = Pile("deck")
    turned: tuple[str, ...] = ()
    aside: tuple[str, ...] = ()
    bonus: tuple[str, ...] = ()
    coins: tuple[int, ...] = ()
    her_bonus: str = ""
    your_bonus: str = ""
    friends_bonus: str = ""
    values: Values = ""
    """Without the box: whether her values of the scoring tiles are ours, or somebody reads them; not said yet."""
    points: int = 20
    your_points: int = 0
    friends_points: int = 0
    sides: tuple[Whole, ...] = ()
    """The people at the table where all of their game is kept; nobody where it is not."""
    todo: tuple[Task, ...] = ()
    """What is still to be done in the whole game before the next turn, the next thing first."""
    now: Now = NOT_YET
    order: tuple[int, ...] = ()
    """The turn order of the round, as places of `sides`."""
    gone: tuple[int, ...] = ()
    """Who has passed, in this order."""

    def axes(self, field: str) -> tuple[tuple[str, ...], ...]:
        """The grounds that spaces have become, and the cults."""
        if field == "became":
            return (tuple(GROUND_AT),)
        return (CULTS,) if field in ("cults", "your_cults", "friends_cults", "threes", "twos") else ()

    def board_map(self) -> Map:
        return self.world.map

    def unused(self) -> tuple[str, ...]:
        """What belongs to a second person, to an expansion or to a faction that nobody plays."""
        found = [name for name in self.__struct_fields__ if name.startswith("friends") and self.humans == 1]
        # What is left to do is no fact of the table; what her rules read of people is in what they have.
        found += (*SEEN_BY_HER, "todo", "now", "order", "gone") if self.sides and self.played.automa else ()
        found += ("todo", "now") if self.sides else ("sides", "todo", "now", "order", "gone")
        found += ("values",) if self.played.box else ()
        found += () if self.played.automa else WITH_HER
        found += () if self.merchants else ("shipyards", "shipyards_left", "traded")
        for faction, fields in FACTION_FIELDS.items():
            found += fields if self.faction != faction else ()
        return tuple(found)

    @property
    def handled(self) -> bool:
        """Whether pieces lie on a table."""
        return self.played.box

    # The board

    @property
    def hers(self) -> Bits:
        """All her buildings."""
        return self.plain | self.marked

    @property
    def people(self) -> Bits:
        """All buildings of people: with two, whatever concerns one concerns both (TM-10.1)."""
        return self.yours | self.friends

    @property
    def empty(self) -> Bits:
        """The land without a building."""
        return self.world.land & ~(self.plain | self.marked | self.yours | self.friends)

    @property
    def frozen(self) -> Bits:
        """Ice and volcanoes, which nothing changes any more (TM-7.7b)."""
        became = self.became
        return became if became is UNTRACKED else became[7] | became[8]

    def all_ground(self, ground: str) -> Bits:
        """All spaces of a ground as it is now."""
        became = self.became
        if became is UNTRACKED:
            return became
        at = GROUND_AT[ground]
        return became[at] | self.world.printed[at] & ~changed(became)

    def all_of(self, kind: Kind) -> Bits:
        """All buildings of a kind."""
        if kind == "dwelling":
            large = self.houses | self.temples | self.strongholds | self.sanctuaries | self.shipyards
            return (self.plain | self.marked | self.yours | self.friends) & ~large
        found: Bits = getattr(self, FIELD_OF[kind])
        return found

    @property
    def followed(self) -> bool:
        """Whether people enter their moves; guided they only say how a turn ended."""
        return self.plain is not UNTRACKED

    def seen(self, value: T) -> T | Untracked:
        """A fact of the tables beside the map: unknown where nothing is entered."""
        return UNTRACKED if self.plain is UNTRACKED else value

    def bonus_at(self, place: int) -> tuple[str, str, int | str]:
        """A card of the row, hers, and the coins on it: SOMEWHERE where nobody enters who has taken which."""
        if self.plain is UNTRACKED:
            return SOMEWHERE, SOMEWHERE, SOMEWHERE
        return self.bonus[place], self.her_bonus, self.coins[place]

    # What the cards say

    @property
    def ship(self) -> int:
        """Her ship value in this round (TM-4.2)."""
        return self.level.ship[self.round - 1]

    @property
    def tile(self) -> Tile:
        """The scoring tile of this round."""
        found: Tile = self.pack.tables["tile"][self.tiles[self.round - 1]]
        return found

    @property
    def her_faction(self) -> Faction:
        """Her faction card."""
        found: Faction = self.pack.tables["faction"][self.faction]
        return found

    @property
    def seats(self) -> tuple[Seat, ...]:
        """Everybody at the table, in turn order."""
        if not self.played.automa:
            return PLACES[: self.humans]
        return ("you", "her") if self.humans == 1 else ("you", "friend", "her")

    @property
    def persons(self) -> tuple[Human, ...]:
        """The people at the table."""
        if not self.played.automa:
            return PLACES[: self.humans]
        return ("you",) if self.humans == 1 else ("you", "friend")

    # What belongs to a person

    def people_of(self, seat: str) -> People:
        """The faction of a person."""
        found: People = self.pack.tables["people"][self.friends_faction if seat == FRIEND else self.your_faction]
        return found

    def faction_of(self, seat: str) -> str:
        """The id of the faction of a person, where nothing else of it is needed."""
        return self.friends_faction if seat == FRIEND else self.your_faction

    def people_known(self, seat: str) -> bool:
        """Whether a person has chosen a faction."""
        return (self.friends_faction if seat == FRIEND else self.your_faction) in self.pack.tables["people"]

    def home_of(self, seat: str) -> str:
        """The home terrain of a person."""
        return self.friends_home if seat == FRIEND else self.your_home

    def buildings_of(self, seat: str) -> Bits:
        """The buildings of one side."""
        return self.yours if seat == YOU else self.friends if seat == FRIEND else self.plain | self.marked

    def bridges_of(self, seat: str) -> tuple[str, ...]:
        """The bridges of one side."""
        return self.bridges if seat == YOU else self.friends_bridges if seat == FRIEND else ()

    def cults_of(self, seat: str) -> Four:
        """The cult levels of one side."""
        return self.your_cults if seat == YOU else self.friends_cults if seat == FRIEND else self.cults

    @property
    def her_pieces(self) -> Mapping[Kind, int]:
        """How many buildings of each kind she plays with (TM-3.9, TM-3.10, TM-3.15)."""
        return HER_PIECES_MERCHANTS if self.merchants else HER_PIECES

    @property
    def cards_in_use(self) -> tuple[str, ...]:
        """The automa cards of this game, the extra one too (TM-3.22, TM-3.23)."""
        return automa_cards(self.pack, self.merchants)


def on_table(state: State, table: Table[State]) -> bool:
    """Whether somebody handles pieces: without the box nobody is told to."""
    return state.handled or any(map(table.printed, STREAMS))


def tiles_in_use(state: State) -> tuple[str, ...]:
    """The scoring tiles of this game (TM-3.1, TM-3.3)."""
    return scoring_tiles(state.pack, state.merchants)


def bonus_in_use(state: State) -> tuple[str, ...]:
    """The round bonus cards of this game (TM-3.16)."""
    return bonus_cards(state.pack, state.merchants, state.promo)


def all_tens(state: State) -> tuple[Cult, ...]:
    """The cults with a marker at the top."""
    levels = [state.cults_of(seat) for seat in state.seats]
    return tuple(cult for at, cult in enumerate(CULTS) if any(one[at] == TOP for one in levels))


def in_play(state: State) -> dict[str, tuple[str, ...]]:
    """The cards, tiles and boards that this game uses, as far as it is known by now, by their table."""
    if not state.played.automa:
        factions = tuple(side.faction for side in state.sides if side.faction)
        bonus = (*state.bonus, *(side.bonus for side in state.sides if side.bonus)) or bonus_in_use(state)
        found: dict[str, tuple[str, ...]] = {
            "map": (state.world.id,), "people": factions, "board": factions, "bonus": bonus, "scoring": state.tiles,
        }  # fmt: skip
        return {kind: tuple(id for id in ids if id in state.pack.tables[kind]) for kind, ids in found.items()}
    letters = f"{state.world.id} {state.home}"
    found = {
        "card": state.cards_in_use,
        "level": (state.level.id,),
        "faction": (state.faction,),
        "priority": (state.home,),
        "tile": state.tiles or tiles_in_use(state),
        "bonus": bonus_in_use(state),
        "people": tuple(one for one in (state.your_faction, state.friends_faction) if one),
        "map": (state.world.id,),
        "letters": (letters,),
    }
    tables = state.pack.tables
    return {kind: tuple(id for id in ids if id in tables[kind]) for kind, ids in found.items()}


def in_play_ids(view: object) -> tuple[str, ...]:
    """The same as one list (`GameUI.ids_in_play`)."""
    assert isinstance(view, State)
    return tuple(id for ids in in_play(view).values() for id in ids)
