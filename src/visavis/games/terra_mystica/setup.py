"""The set-up, in the order of the book."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import lru_cache

from visavis.core import (
    SOMEWHERE,
    UNTRACKED,
    Bits,
    Field,
    Form,
    Forms,
    Offer,
    One,
    Pack,
    Pile,
    Region,
    Table,
    absorbing,
    or_else,
    space_form,
)
from visavis.games.terra_mystica.board import World, world_of
from visavis.games.terra_mystica.cards import (
    GROUND_AT,
    LETTERS,
    ROUNDS,
    TERRAINS,
    Card,
    Faction,
    Letters,
    Level,
    MapRows,
    People,
    Tile,
    starters_and_reserve,
)
from visavis.games.terra_mystica.effects.bot import PlaceDwelling
from visavis.games.terra_mystica.effects.rounds import NextRound
from visavis.games.terra_mystica.effects.setup import (
    CardSays,
    CoverEnd,
    LayBonus,
    LayExtra,
    LayPriority,
    LayTiles,
    MakeDeck,
    PlaceCults,
    PlacePoints,
    PutAway,
    SetUp,
    ShePlays,
    ShowLetters,
    TakePieces,
    TurnSideways,
    YouPlay,
    YouTakeBonus,
)
from visavis.games.terra_mystica.effects.yours import YouBuild
from visavis.games.terra_mystica.options import Options
from visavis.games.terra_mystica.state import NOWHERE, YOUR_PIECES, Human, State, bonus_in_use, tiles_in_use
from visavis.games.terra_mystica.your_turn import not_free, your_ground

START_POINTS = 20


def start(options: Options, pack: Pack) -> State:
    """The empty table."""
    board: Bits = 0 if options.tracked else UNTRACKED
    state = State(
        pack=pack,
        world=world_of(pack.table("map", MapRows)[options.map]),
        cards=pack.table("card", Card),
        level=pack.table("level", Level)[options.level],
        end_tile=options.end_tile,
        merchants=options.merchants,
        promo=options.promo,
        humans=options.humans,
        yours=board,
        friends=board,
        plain=board,
        marked=board,
        houses=board,
        temples=board,
        strongholds=board,
        sanctuaries=board,
        shipyards=board,
        traded=board,
        cubes=board,
        became=NOWHERE if options.tracked else UNTRACKED,
    )
    if options.merchants:
        state.houses_left, state.shipyards_left = 2, 1
    return state


def set_up(state: State, table: Table[State]) -> None:
    """Scoring tiles, factions, her home terrain and her pieces."""
    # TM-3.1 to TM-3.4
    table.do(LayTiles(draw_tiles(state, table)))
    table.note(CoverEnd)

    # TM-3.5, TM-3.6
    for seat in state.persons:
        choose_people(state, table, seat)

    # TM-3.7, TM-3.8, TM-3.12
    factions: Mapping[str, Faction] = state.pack.tables["faction"]
    faction = factions[table.ask(One("start.faction", "you", "TM-3.7", her_factions(state)))]
    taken = {state.home_of(seat) for seat in state.persons}
    homes = tuple(terrain for terrain in TERRAINS if terrain not in taken)
    home = table.ask(One("start.home", "you", "TM-3.8", homes))
    table.do(ShePlays(faction.id, home, *faction.cults))
    table.note(LayPriority, home)
    table.note(PlaceCults, *faction.cults)

    # TM-3.13
    if faction.id == "symbionts":
        youth = table.ask(One("card.youth", "you", "TM-11.8", tuple(one for one in homes if one != home)))
        table.do(CardSays("TM-11.8", "youth", youth))
    elif faction.id == "blight":
        near, far = blight_guess(state.your_home, home)
        fallow = table.ask(One("card.fallow", "you", "TM-11.9", first_of(near, TERRAINS)))
        table.do(CardSays("TM-11.9", "fallow", fallow))
        others = tuple(one for one in TERRAINS if one != fallow)
        blighted = table.ask(One("card.blighted", "you", "TM-11.9", first_of(far if far in others else "", others)))
        table.do(CardSays("TM-11.9", "blighted", blighted))

    # TM-3.9 to TM-3.11, TM-3.14, TM-3.15
    pieces = state.her_pieces
    table.do(TakePieces(pieces["dwelling"], pieces["house"], pieces["shipyard"], START_POINTS))
    table.note(PutAway, YOUR_PIECES["dwelling"] - pieces["dwelling"], YOUR_PIECES["house"] - pieces["house"])
    table.note(PlacePoints, START_POINTS)
    table.do(SetUp("bonus"))


def draw_tiles(state: State, table: Table[State]) -> tuple[str, ...]:
    """Six scoring tiles; the one with the spade not in rounds 5 and 6 (TM-3.2)."""
    tiles: Mapping[str, Tile] = state.pack.tables["tile"]
    pile, drawn = shuffled("tiles", tiles_in_use(state)), []
    for round in range(1, ROUNDS + 1):
        if round == 5:
            for tile in pile.pool:
                pile = pile.without(tile) if tiles[str(tile)].early else pile
        drawn.append(str(table.draw(pile)))
        pile = pile.without(drawn[-1])
    return tuple(drawn)


@lru_cache(maxsize=256)
def shuffled(stream: str, cards: tuple[str, ...]) -> Pile:
    """A shuffled pile of these cards."""
    return Pile.of(stream, cards)


def choose_people(state: State, table: Table[State], seat: Human) -> None:
    """A person's faction; where the home terrain is free, that too."""
    everybody: Mapping[str, People] = state.pack.tables["people"]
    taken = {state.home_of(other) for other in state.persons} - {""}
    # The first one chooses among all; the other neither the same faction nor the same home.
    possible = tuple(everybody)
    if taken:
        possible = tuple(
            id
            for id, one in everybody.items()
            if one.home not in taken and id not in (state.your_faction, state.friends_faction)
        )
    people = everybody[table.ask(One("start.people", seat, "TM-3.6", possible))]
    home: str = people.home
    if not home:
        free = tuple(terrain for terrain in TERRAINS if terrain not in taken)
        home = table.ask(One("start.your_home", seat, "TM-3.6", free))
    table.do(YouPlay(seat, people.id, home, people.cults))


def her_factions(state: State) -> tuple[str, ...]:
    """The factions she may play (TM-3.7, TM-9.5, TM-10.2)."""
    if state.humans > 1:
        return ("simpletons",)
    factions: Mapping[str, Faction] = state.pack.tables["faction"]
    return tuple(id for id in factions if not (id == "blight" and state.your_faction == "giants"))


def blight_guess(yours: str, hers: str) -> tuple[str, str]:
    """What fallow and blighted land probably are: one and three steps from your home, not her home (TM-11.9)."""
    at = GROUND_AT[yours]
    near, far = ([TERRAINS[(at + way * steps) % 7] for way in (1, -1)] for steps in (1, 3))
    return next(one for one in near if one != hers), next(one for one in far if one != hers)


def first_of(first: str, others: tuple[str, ...]) -> tuple[str, ...]:
    """The others, this one in front."""
    return (*((first,) if first else ()), *(one for one in others if one != first))


# Bonus cards


def lay_bonus(state: State, table: Table[State]) -> None:
    """A row of round bonus cards: the leftmost is hers, then you choose (TM-3.16, TM-10.4)."""
    pile, row = shuffled("bonus", bonus_in_use(state)), []
    for _ in range(state.humans + 4):
        row.append(str(table.draw(pile)))
        pile = pile.without(row[-1])
    table.do(LayBonus(row[0], tuple(row[1:])))
    for seat in reversed(state.persons):
        card = table.ask(One("start.bonus", seat, "TM-3.16", state.bonus))
        table.do(YouTakeBonus(seat, card))
    table.do(SetUp("place"))


# First dwellings


def place_first(state: State, table: Table[State]) -> None:
    """Your first dwelling, her two, then your others (TM-3.17 to TM-3.20, TM-9.3, TM-10.3)."""
    before = [seat for seat in state.persons if state.people_of(seat).first > 1]
    for seat in before:
        place_yours(state, table, seat)
    place_hers(state, table)
    for seat in reversed(before):
        place_yours(state, table, seat)
    for number in (3, 1):
        for seat in state.persons:
            if state.people_of(seat).first == number:
                place_yours(state, table, seat)
    table.do(SetUp("deck"))


def place_yours(state: State, table: Table[State], seat: Human) -> None:
    """One of your first dwellings: on the home terrain, Riverwalkers next to a river (TM-3.17)."""
    people, ground, options = state.people_of(seat), your_ground(state, seat), state.empty
    if people.ground != "volcano":
        homes = state.empty & state.all_ground(state.home_of(seat))
        options = rather(homes & state.world.riverside if people.ground == "any" else homes, state.empty)
    form = space_form("build", state.world.map, options, not_free(state, seat))
    match table.ask(Forms("start.yours", seat, "TM-3.17", (form,))):
        case ("build", str(space)):
            table.do(YouBuild(seat, space, "" if ground == state.world.ground_of[space] else ground))


@absorbing
def rather(these: int, others: int) -> int:
    """These spaces if there are any, else the others."""
    return these or others


def place_hers(state: State, table: Table[State]) -> None:
    """Her two dwellings by the letters of a random card, or where the owner of the map card says."""
    # TM-3.18
    card = state.cards[str(table.draw(shuffled("deck", state.cards_in_use)))]
    marked_letter, plain_letter = card.letters
    table.note(ShowLetters, card.id, marked_letter, plain_letter)

    # TM-3.19
    known: Mapping[str, Letters] = state.pack.tables["letters"]
    letters = known.get(f"{state.world.id} {state.home}")
    spaces = None
    if letters is not None:
        marked, plain = (letters.spaces[LETTERS.index(letter)] for letter in card.letters)
        spaces = (marked, plain) if free(state, marked) and free(state, plain) else None
    marked, plain = named(state, table, spaces)
    table.do(PlaceDwelling("TM-3.19", marked, "marked"))
    table.do(PlaceDwelling("TM-3.19", plain, "plain"))


def free(state: State, space: str) -> bool:
    """Whether a space of her home terrain is still empty, as far as anybody knows."""
    here = 1 << state.world.map.place[space]
    return bool(or_else(state.empty & here, here))


def named(state: State, table: Table[State], spaces: tuple[str, str] | None) -> tuple[str, str]:
    """The spaces of our map card, or two others that you name."""
    homes = state.empty & state.all_ground(state.home)
    forms = Offer(TAKE_OR_NAME if spaces else NAME, (state.world, homes))
    args = {"home": state.home, "marked": spaces[0] if spaces else "", "plain": spaces[1] if spaces else ""}
    match table.ask(Forms("start.letters" if spaces else "start.spaces", "you", "TM-3.19", forms, args=args)):
        case ("name", str(marked), str(plain)):
            return marked, plain
        case ("take", *_) if spaces is not None:
            return or_else(state.seen(spaces), (SOMEWHERE, SOMEWHERE))
        case _:
            return SOMEWHERE, SOMEWHERE


def name_form(world: World, homes: Bits) -> Form:
    """Two different spaces of her home terrain; where the board is not tracked, the verb alone."""
    return or_else(pairs(world, homes), Form("name"))


@absorbing
@lru_cache(maxsize=4096)
def pairs(world: World, homes: int) -> Form:
    """Two different ones of these spaces."""
    options = tuple(Region(world.map, homes))
    rows = tuple((one, other) for one in options for other in options if one != other)
    return Form("name", (Field("marked", options), Field("plain", options)), rows)


NAME: Mapping[str, Callable[[World, Bits], Form]] = {"name": name_form}
TAKE_OR_NAME: Mapping[str, Callable[[World, Bits], Form]] = {"take": lambda world, homes: Form("take"), **NAME}


# Her deck


def make_deck(state: State, table: Table[State]) -> None:
    """Her deck and her reserve, as the level says (TM-3.21 to TM-3.29)."""
    starters, reserve = starters_and_reserve(state.pack, state.merchants)
    held_back = state.level.held_back
    cards = tuple([id for id in starters if id not in held_back])
    table.do(MakeDeck(cards, state.level.unseen, held_back, reserve))
    table.note(TurnSideways)
    if state.merchants:
        table.note(LayExtra)
    table.do(NextRound(1, "you", ""))
