"""The set-up, in the order of the book."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import lru_cache

from visavis.core import (
    UNTRACKED,
    Bits,
    Field,
    Form,
    Forms,
    Nothing,
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
    TERRAINS,
    Card,
    Faction,
    Letters,
    Level,
    MapRows,
    People,
    starters_and_reserve,
)
from visavis.games.terra_mystica.effects.rounds import AddCoins, NextRound
from visavis.games.terra_mystica.effects.setup import (
    BonusLaid,
    CardSays,
    CoverEnd,
    DeckMade,
    DrawLetters,
    FirstDwelling,
    HasPieces,
    HoldBack,
    LayBonus,
    LayExtra,
    LayOutBonus,
    LayOutTiles,
    LayPriority,
    LayTiles,
    LayTrade,
    LettersShown,
    PlaceCults,
    PlacePoints,
    PutAway,
    PutHousesAway,
    SetUp,
    SheIs,
    ShePlays,
    ShuffleDeck,
    StartFigure,
    TakePieces,
    TilesLaid,
    TurnSideways,
    ValuesInPlay,
    YouPlay,
    YouTakeBonus,
)
from visavis.games.terra_mystica.effects.yours import YouBuild
from visavis.games.terra_mystica.human.dial import keep_from_the_start
from visavis.games.terra_mystica.human.reasons import not_her_home, not_home
from visavis.games.terra_mystica.human.report_forms import your_ground
from visavis.games.terra_mystica.human.setup import draw_tiles
from visavis.games.terra_mystica.human.side import Played, Whole
from visavis.games.terra_mystica.options import Options
from visavis.games.terra_mystica.state import (
    NOWHERE,
    YOUR_PIECES,
    Human,
    State,
    bonus_in_use,
    in_play,
    on_table,
    tiles_in_use,
)

START_POINTS = 20


def start(options: Options, pack: Pack) -> State:
    """The empty table."""
    tracked = options.tracked or not options.automa
    board: Bits = 0 if tracked else UNTRACKED
    state = State(
        pack=pack,
        world=world_of(pack.table("map", MapRows)[options.map]),
        cards=pack.table("card", Card),
        level=pack.table("level", Level)[options.level],
        end_tile=options.end_tile,
        merchants=options.merchants and options.automa,
        promo=options.promo,
        humans=options.people,
        played=Played(
            automa=options.automa,
            board=tracked,
            kept=options.kept,
            passing_order=options.order == "passing" and not options.automa,
            points_2017=options.start_points == "by_faction",
            town_promo=options.town_promo,
            temple_promo=options.temple_promo,
            box=not (options.kept and options.automa),
        ),
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
        towns=board,
        became=NOWHERE if tracked else UNTRACKED,
    )
    if not options.automa:
        state.sides = (Whole(),) * options.people
    if state.merchants:
        state.houses_left, state.shipyards_left = 2, 1
    return state


def set_up(state: State, table: Table[State]) -> None:
    """Scoring tiles, factions, her home terrain and her pieces."""
    # TM-3.1 to TM-3.4
    printed = table.printed("tiles")
    if printed:
        table.note(LayOutTiles, "TM-3.3" if state.merchants else "TM-3.2", state.merchants)
    tiles = draw_tiles(state, table, shuffled("tiles", tiles_in_use(state)))
    box = on_table(state, table)
    table.do(TilesLaid(tiles) if printed or not box else LayTiles(tiles))

    # TM-3.5, TM-3.6
    if box:
        table.note(CoverEnd)
        table.note(StartFigure, "TM-10.3" if state.humans > 1 else "TM-3.5", state.humans > 1)
    for seat in state.persons:
        choose_people(state, table, seat)

    # TM-3.7, TM-3.8, TM-3.12
    factions: Mapping[str, Faction] = state.pack.tables["faction"]
    faction = factions[her_faction(state, table)]
    taken = {state.home_of(seat) for seat in state.persons}
    homes = tuple(terrain for terrain in TERRAINS if terrain not in taken)
    home = table.ask(One("start.home", "you", "TM-3.8", homes, args={"guess": far_home(state.your_home, homes)}))
    table.do((ShePlays if box else SheIs)(faction.id, home, *faction.cults))
    if box:
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

    # TM-3.9 to TM-3.11, TM-3.14, TM-3.15; she gets nothing else: TM-1.4, TM-1.5, TM-1.6
    pieces = state.her_pieces
    takes = TakePieces if box else HasPieces
    table.do(takes(pieces["dwelling"], pieces["house"], pieces["shipyard"], START_POINTS))
    if box:
        put_away(state, table)
    table.do(SetUp("bonus"))


def put_away(state: State, table: Table[State]) -> None:
    """What of her colour stays in the box, and her other pieces (TM-3.9, TM-3.10, TM-3.14, TM-3.15)."""
    pieces = state.her_pieces
    table.note(PutAway, YOUR_PIECES["dwelling"] - pieces["dwelling"], 0)
    if state.merchants:
        table.note(PutHousesAway, YOUR_PIECES["house"] - pieces["house"])
        table.note(LayTrade)
    table.note(PlacePoints, START_POINTS)


def her_faction(state: State, table: Table[State]) -> str:
    """The faction she plays; with two people only one is possible (TM-3.7, TM-10.2)."""
    possible = her_factions(state)
    if state.your_faction == "giants":
        table.note(Nothing, "faction.giants", "TM-9.5")
    if len(possible) > 1:
        return table.ask(One("start.faction", "you", "TM-3.7", possible, args={"guess": "simpletons"}))
    table.note(Nothing, "faction.two", "TM-10.2")
    return possible[0]


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


def far_home(yours: str, homes: tuple[str, ...]) -> str:
    """A home terrain for her, where nobody has a wish: as far from yours on the circle as there is (TM-3.8)."""
    at = GROUND_AT[yours]

    def apart(home: str) -> int:
        return min((GROUND_AT[home] - at) % 7, (at - GROUND_AT[home]) % 7)

    return max(homes, key=apart)


def first_of(first: str, others: tuple[str, ...]) -> tuple[str, ...]:
    """The others, this one in front."""
    return (*((first,) if first else ()), *(one for one in others if one != first))


# Bonus cards


def lay_bonus(state: State, table: Table[State]) -> None:
    """A row of round bonus cards: the leftmost is hers, then you choose (TM-3.16, TM-10.4)."""
    pile, row = shuffled("bonus", bonus_in_use(state)), []
    number, printed = state.humans + 4, table.printed("bonus")
    if printed:
        table.note(LayOutBonus, "TM-10.4" if state.humans > 1 else "TM-3.16", number)
    for _ in range(number):
        row.append(str(table.draw(pile)))
        pile = pile.without(row[-1])
    laid = BonusLaid if printed or not on_table(state, table) else LayBonus
    table.do(laid(row[0], tuple(row[1:])))
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
    form = space_form("build", state.world.map, options, not_home(state, seat))
    clause = "TM-9.3" if people.first == 1 else "TM-3.20" if or_else(state.buildings_of(seat), 0) else "TM-3.17"
    # Guided the verb alone is all that can be said.
    args = {"round": 0, "named": state.followed, "guess": ("build",)}
    match table.ask(Forms("start.yours", seat, clause, (form,), args=args)):
        case ("build", str(space)):
            table.do(YouBuild(seat, space, "" if ground == state.world.ground_of[space] else ground))


@absorbing
def rather(these: int, others: int) -> int:
    """These spaces if there are any, else the others."""
    return these or others


def place_hers(state: State, table: Table[State]) -> None:
    """Her two dwellings by the letters of a random card, or where the owner of the map card says."""
    # TM-3.18
    if table.printed("deck"):
        table.note(DrawLetters)
    card = state.cards[str(table.draw(shuffled("deck", state.cards_in_use)))]
    table.note(LettersShown, card.id, *card.letters)

    # TM-3.19
    known: Mapping[str, Letters] = state.pack.tables["letters"]
    letters = known.get(f"{state.world.id} {state.home}")
    spaces = None
    if letters is not None:
        marked, plain = (letters.spaces[LETTERS.index(letter)] for letter in card.letters)
        spaces = (marked, plain) if free(state, marked) and free(state, plain) else None
    marked, plain = named(state, table, spaces)
    table.do(FirstDwelling(marked, "marked"))
    table.do(FirstDwelling(plain, "plain"))


def free(state: State, space: str) -> bool:
    """Whether a space of her home terrain is still empty, as far as anybody knows."""
    here = 1 << state.world.map.place[space]
    return bool(or_else(state.empty & here, here))


def named(state: State, table: Table[State], spaces: tuple[str, str] | None) -> tuple[str, str]:
    """The spaces of our map card, or two others that you name; the printed map is known to everybody."""
    homes = or_else(state.empty & state.all_ground(state.home), state.world.printed[GROUND_AT[state.home]])
    forms = Offer(TAKE_OR_NAME if spaces else NAME, (state, homes))
    args: dict[str, object] = {"home": state.home}
    if spaces:
        args |= {"marked": spaces[0], "plain": spaces[1], "guess": ("take",)}
    match table.ask(Forms("start.letters" if spaces else "start.spaces", "you", "TM-3.19", forms, args=args)):
        case ("name", str(marked), str(plain)):
            return marked, plain
        case _:
            assert spaces is not None
            return spaces


def name_form(state: State, homes: int) -> Form:
    """Two different spaces of her home terrain."""
    options, rows = pairs(state.world, homes)
    barred = not_her_home(state)
    return Form("name", (Field("marked", options, barred=barred), Field("plain", options, barred=barred)), rows)


@lru_cache(maxsize=4096)
def pairs(world: World, homes: int) -> tuple[tuple[str, ...], tuple[tuple[str, str], ...]]:
    """These spaces, and two different ones of them."""
    options = tuple(Region(world.map, homes))
    return options, tuple((one, other) for one in options for other in options if one != other)


NAME: Mapping[str, Callable[[State, int], Form]] = {"name": name_form}
TAKE_OR_NAME: Mapping[str, Callable[[State, int], Form]] = {"take": lambda state, homes: Form("take"), **NAME}


# Her deck


DECK_CLAUSE = {
    "automalein": "TM-3.25",
    "automa": "TM-3.26",
    "automaechtig": "TM-3.27",
    "ultoma": "TM-3.27",
    "alptrauma": "TM-3.28",
}
"""What each level changes about the first deck."""


def make_deck(state: State, table: Table[State]) -> None:
    """Her deck and her reserve, as the level says (TM-3.21 to TM-3.29)."""
    starters, reserve = starters_and_reserve(state.pack, state.merchants)
    level, clause = state.level, DECK_CLAUSE[state.level.id]
    cards = tuple([id for id in starters if id not in level.held_back])
    if table.printed("deck"):
        if state.merchants:
            table.note(LayExtra)
        table.note(ShuffleDeck, "TM-3.22" if state.merchants else "TM-3.24", cards, level.unseen)
        for card in level.held_back:
            table.note(HoldBack, card)
        table.note(TurnSideways)
    table.do(DeckMade(clause, cards, level.unseen, level.held_back, reserve))
    table.note(values_in_play, state)
    if state.played.kept:
        return keep_from_the_start(state, table)
    table.do(NextRound(1, "you", ""))
    table.note(AddCoins)


def values_in_play(state: State) -> ValuesInPlay:
    """What of this game is reconstructed or likely, as kinds of cards."""
    found: dict[str, list[str]] = {"reconstructed": [], "likely": []}
    for kind, ids in in_play(state).items():
        for label, kinds in found.items():
            if any(state.pack.tables[kind][id].provenance == label for id in ids):
                kinds.append(f"values_{kind}")
    return ValuesInPlay(tuple(found["reconstructed"]), tuple(found["likely"]))
