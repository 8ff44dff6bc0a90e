"""The set-up of Mosaic, in the order of the book."""

from __future__ import annotations

from typing import cast

from visavis.core import (
    UNTRACKED,
    Fact,
    Field,
    Form,
    Forms,
    Nothing,
    One,
    Pack,
    Pile,
    Region,
    Table,
    Untracked,
    absorbing,
)
from visavis.games.mosaic.board import BOARD, best_tiles, names, value_of, worst_tiles
from visavis.games.mosaic.bot_turn import deal, start_technologies, start_tiles, take_tile
from visavis.games.mosaic.cards import KINDS, LEADERS, OUTER, RING, data_of, pile_of
from visavis.games.mosaic.criteria import PREFERRED, lowest_tile, start_tile
from visavis.games.mosaic.effects.bot_turn import Gain, PlaceCity, PlaceTown
from visavis.games.mosaic.effects.setup import (
    ArrowMeans,
    Begin,
    DraftTechnologies,
    DrawStart,
    DrawStatic,
    GiveLeader,
    GoodToKnow,
    HisPieces,
    LayOut,
    MakeActionDeck,
    MakeLocationDeck,
    PrepareBoard,
    PrintedDeck,
    RegionsInPlay,
    RowsLaidOut,
    SetUp,
    StartTechnologies,
    YouSettle,
    YouTakeLeader,
)
from visavis.games.mosaic.effects.turns import NextPhase
from visavis.games.mosaic.options import BOTS, HUMANS, Options
from visavis.games.mosaic.state import STATIC, SUPPLY, State, Turn
from visavis.games.mosaic.your_turn import not_possible, your_site

GOLDEN, ACHIEVEMENTS, WONDERS, GOVERNMENTS = 4, 5, 5, 3
MOST_IN_ROW = 20


def start(options: Options, pack: Pack) -> State:
    """The table before the set-up."""
    data = data_of(pack, options.level)
    humans, bots = HUMANS[: options.humans], BOTS[: options.bots]
    sides = (*humans, *bots, STATIC) if options.solo else (*humans, *bots)
    nothing = (0,) * len(bots)
    supplies = {field: (data.stock[kind],) * len(bots) for kind, field in SUPPLY.items()}
    none = ((0,) * len(RING),) * len(sides) if options.tracked else UNTRACKED
    state = State(
        pack=pack,
        data=data,
        options=options,
        humans=humans,
        bots=bots,
        order=cast("tuple[Turn, ...]", (*humans, *bots)),
        sides=sides,
        homes=("",) * len(humans),
        starts=(("", ""),) * len(bots),
        leaders=("",) * len(bots),
        action=Pile.of("action", (*data.action_deck, data.action_reshuffle)),
        location_out=tuple(data.locations),
        tiles=(None,) * len(RING) if options.tracked else UNTRACKED,
        goods=((),) * len(RING) if options.tracked else UNTRACKED,
        owned=((),) * len(sides) if options.tracked else UNTRACKED,
        cities=none,
        towns=none,
        infantry=none,
        cavalry=none,
        siege=none,
        wonders=none,
        rows=((), (), (), ()) if options.invented else UNTRACKED,
        holding=0 if options.invented else UNTRACKED,
        empire=(0,) * (len(humans) + len(bots)),
        final=(0,) * (len(humans) + len(bots)),
    )
    for name in ("stone", "food", "idea", "money", "population", "symbols", "earned", "projects", "achievements"):
        setattr(state, name, nothing)
    state.wonder_cards = nothing
    for field, left in supplies.items():
        setattr(state, field, left)
    return state


# Board, cards and tiles


def prepare_board(state: State, table: Table[State]) -> None:
    """Colours, rows of tiles and cards, resource tiles, goods."""
    if state.solo:
        prepare_solo(state, table)
    else:
        prepare_base(state, table)
    table.note(GoodToKnow, "MO-1.2", "no_board")
    table.note(SetUp, "MO-1.7", "piles")
    table.note(GoodToKnow, "MO-1.4", "never_takes")
    table.note(GoodToKnow, "MO-1.5", "only_reshuffling")
    table.do(NextPhase("leaders"))


def prepare_solo(state: State, table: Table[State]) -> None:
    """The table for you, HeroBotus and the static player."""
    table.note(SetUp, "MO-2.1", "colours")

    # MO-2.2, MO-16.1
    longer = state.options.longer
    clause = "MO-16.1" if longer else "MO-2.2"
    table.do(LayOut(clause, GOLDEN + longer, ACHIEVEMENTS + longer, WONDERS + longer, GOVERNMENTS))

    # MO-2.3 to MO-2.7
    table.note(PrepareBoard, "MO-2.3", "tiles")
    table.note(PrepareBoard, "MO-2.4", "fish")
    table.note(PrepareBoard, "MO-2.5", "without_x")
    table.note(PrepareBoard, "MO-2.6", "stacks")
    table.note(PrepareBoard, "MO-2.7", "goods")


def prepare_base(state: State, table: Table[State]) -> None:
    """The table of the base game: it says which regions are in play and how long the rows are (MO-17.1)."""
    table.note(PrepareBoard, "MO-17.1", "base")
    table.note(Nothing, "static.none", "MO-17.2")
    more: Fact[tuple[str, ...]] = Fact("regions.more", "MO-17.1", UNTRACKED, options=OUTER, several=(0, 2))
    table.do(RegionsInPlay((*RING[:5], *table.ask(more))))
    longer, invented = state.options.longer, state.options.invented
    rows = [
        table.ask(Fact(f"rows.{row}", "MO-17.1", count + longer if invented else UNTRACKED, bounds=(1, MOST_IN_ROW)))
        for row, count in (("golden", GOLDEN), ("achievements", ACHIEVEMENTS), ("wonders", WONDERS))
    ]
    table.do(RowsLaidOut(*rows))


# Leaders


def draw_leaders(state: State, table: Table[State]) -> None:
    """Three leaders: you choose one, he gets one of the others (MO-2.8)."""
    pile = pile_of("leader", LEADERS)
    drawn: list[str] = []
    for _ in range(len(state.humans) + len(state.bots) + 1):
        card = str(table.draw(pile))
        pile = pile.without(card)
        drawn.append(card)
    for person in state.humans:
        options = tuple(sorted(drawn))
        chosen = table.ask(One("leader.yours", person, "MO-2.8", options))
        drawn.remove(chosen)
        table.note(YouTakeLeader, person, chosen)
    left = pile_of("leader", tuple(sorted(drawn)))
    for bot in state.bots:
        card = str(table.draw(left))
        left = left.without(card)
        table.do(GiveLeader(bot, card))
    table.do(NextPhase("technologies"))


# Decks and starting technologies


def draft_technologies(state: State, table: Table[State]) -> None:
    """Five starting technologies for each, dealt and drafted (MO-2.9 to MO-2.17)."""
    table.note(PrepareBoard, "MO-2.9", "decks")
    if state.solo:
        table.note(DraftTechnologies, "MO-2.10", "deal")
        table.note(DraftTechnologies, "MO-2.11", "piles")
        table.note(DraftTechnologies, "MO-2.12", "draft")
        table.note(DraftTechnologies, "MO-2.13", "rest")
        table.note(DraftTechnologies, "MO-2.14", "again")
    else:
        table.note(SetUp, "MO-17.1", "base_draft")
    table.note(GoodToKnow, "MO-1.6", "no_symbols")
    table.note(DraftTechnologies, "MO-2.15", "sort")
    table.note(DraftTechnologies, "MO-2.16", "remove")
    table.note(DraftTechnologies, "MO-2.17", "deck")
    for at, bot in enumerate(state.bots):
        table.do(StartTechnologies(bot, *start_technologies(state, table, at)))

    # MO-2.18, MO-2.19
    data = state.data
    if table.printed("action"):
        table.note(PrintedDeck, "MO-2.18", "action", (*data.action_deck, data.action_reshuffle))
        table.note(PrintedDeck, "MO-2.19", "mix_action", (data.action_reshuffle,))
    table.do(MakeActionDeck(state.options.level, data.action_deck, data.action_reshuffle))
    table.do(NextPhase("start"))


# Starting cities


def found_cities(state: State, table: Table[State]) -> None:
    """His two cities and resources, your city, the static player's cities and towns."""
    pile = pile_of("location", tuple([state.data.civilization[region] for region in with_cards(state)]))
    if table.printed("location"):
        table.note(PrintedDeck, "MO-2.20", "civilization")
    if any(state.data.locations[str(card)].civilization_provenance == "reconstructed" for card in pile.cards):
        table.note(GoodToKnow, "MO-2.20", "civilization")

    # MO-2.20 to MO-2.22
    for at, bot in enumerate(state.bots):
        for home, clause in ((True, "MO-2.20"), (False, "MO-2.21")):
            card = str(table.draw(pile))
            pile = pile.without(card)
            region = state.data.locations[card].region
            table.do(DrawStart(clause, bot, card, region, home))
        tiles = [found_city(state, table, at, region) for region in state.starts[at]]
        # MO-17.3: with more players he takes no resources.
        if state.solo:
            start_resources(state, table, at, tiles)
        else:
            table.note(Nothing, "resources.none", "MO-17.3", {"side": bot})

    # MO-2.26, MO-2.27
    taken = BOARD.bits(region for two in state.starts for region in two)
    for person in state.humans:
        field = Field(
            "region",
            Region(BOARD, state.regions & ~taken),
            barred=not_possible(state.data.named, state.regions, "region.his_start"),
        )
        match table.ask(Forms("start.yours", person, "MO-2.26", (Form("city", (field,)),))):
            case ("city", str(region)):
                table.do(YouSettle(person, region))
                your_site(state, table, person, region)
                if table.printed("location") and state.solo:
                    table.note(PrintedDeck, "MO-2.27", "your_civilization", (state.data.civilization[region],))

    if state.solo:
        found_static(state, table, pile)
    table.do(NextPhase("decks"))


def found_city(state: State, table: Table[State], at: int, region: str) -> tuple[str, int | Untracked]:
    """One of his starting cities (MO-2.22): the kind of its tile (or nothing) and its value."""
    start_tiles(state, table, region)
    best = best_tiles(state.tiles, region)
    kind = table.choose(start_tile(state, region))
    assert kind is not None
    value = value_of(best, kind)
    if state.cities_left[at]:
        table.do(PlaceCity("MO-2.22", state.bots[at], region, kind))
        take_tile(table, "MO-2.22", region, kind, value)
    else:
        table.note(Nothing, "city.none_left", "MO-4.9", {"side": state.bots[at]})
    return kind, value


@absorbing
def compared(first: int, second: int) -> str:
    """Which of two tiles has the higher value."""
    return "first" if first > second else "second" if second > first else "equal"


def start_resources(
    state: State,
    table: Table[State],
    at: int,
    tiles: list[tuple[str, int | Untracked]],
) -> None:
    """What his two tiles give him (MO-2.23 to MO-2.25)."""
    bot, ((first, value), (second, other)) = state.bots[at], tiles
    if first == second:
        # MO-2.24
        for kind in KINDS:
            table.do(Gain("MO-2.24", bot, kind, 5 if kind == first else 1))
        return
    fact = Fact(
        "start.higher",
        "MO-2.23",
        compared(value, other),
        options=("first", "second", "equal"),
        args={"first": first, "second": second, "region": state.starts[at][0], "other": state.starts[at][1]},
    )
    higher = table.ask(fact)
    # MO-2.25
    first_is_higher = PREFERRED.index(first) < PREFERRED.index(second) if higher == "equal" else higher == "first"
    more, fewer = (first, second) if first_is_higher else (second, first)
    third = next(kind for kind in KINDS if kind not in (first, second))
    for resource, count in ((more, 3), (fewer, 2), (third, 1)):
        table.do(Gain("MO-2.23", bot, resource, count))


def found_static(state: State, table: Table[State], pile: Pile) -> None:
    """Two cities and two towns of the static player in each of the last two regions (MO-2.28 to MO-2.30)."""
    home = state.data.civilization[state.homes[0]]
    pile = pile.without(home)
    for clause, town in (("MO-2.28", "manufactory"), ("MO-2.29", "farm")):
        card = str(table.draw(pile))
        pile = pile.without(card)
        region = state.data.locations[card].region
        table.do(DrawStatic(clause, card, region))
        start_tiles(state, table, region)
        worst = worst_tiles(state.tiles, region)
        kind = table.choose(lowest_tile(state, region, clause))
        table.do(PlaceCity(clause, STATIC, region, kind or "none"))
        take_tile(table, clause, region, kind, value_of(worst, kind))
        table.do(PlaceTown(clause, STATIC, region, town))
        table.do(PlaceCity("MO-2.30", STATIC, region, "none"))
        table.do(PlaceTown("MO-2.30", STATIC, region, town))


# The location deck


def choose_locations(state: State, table: Table[State]) -> None:
    """His location deck by his expansion (MO-2.31 to MO-2.35)."""
    data = state.data
    clause, choose = LOCATION_DECKS[state.options.expansion]
    cards = choose(state, table)
    chosen = tuple(card for card in data.locations if card in cards)
    if table.printed("location"):
        table.note(PrintedDeck, clause, "location", (*chosen, data.location_reshuffle))
        table.note(PrintedDeck, "MO-2.34", "rest")
        table.note(PrintedDeck, "MO-2.35", "mix_location", (data.location_reshuffle,))
    table.do(MakeLocationDeck(clause, chosen, data.location_reshuffle))
    if any(data.locations[card].arrow_provenance == "reconstructed" for card in chosen):
        table.note(ArrowMeans, any(data.locations[card].clockwise for card in data.right))
    if data.guessed_stock:
        table.note(HisPieces, **data.stock)
    deal(state, table)
    table.note(SetUp, "MO-2.39", "play_start" if len(state.humans) == 1 else "all_play_start")
    table.do(Begin())


def isolated_deck(state: State, table: Table[State]) -> list[str]:
    """All cards of his start regions, and some of the static ones (MO-2.31)."""
    data, starts = state.data, [region for two in state.starts for region in two]
    cards = [card for region in starts for card in (*data.plain[region], data.civilization[region])]
    cards += [_any(table, data.plain[region]) for region in state.static]
    return cards + _one_static_civilization(state, table)


def standard_deck(state: State, table: Table[State]) -> list[str]:
    """Two cards of every region, both fewest cards, the third card of his home and of a static region (MO-2.32)."""
    data = state.data
    cards = [*plain_cards(state), *data.fewest, *(data.civilization[home] for home, _ in state.starts)]
    return cards + _one_static_civilization(state, table)


def aggressive_deck(state: State, table: Table[State]) -> list[str]:
    """Two cards of every region, a fewest card, the third card of your home and of both static regions (MO-2.33)."""
    civilization, used = state.data.civilization, with_cards(state)
    cards = [*plain_cards(state), _any(table, state.data.fewest)]
    cards += [civilization[home] for home in dict.fromkeys(state.homes) if home in used]
    return cards + [civilization[region] for region in state.static]


LOCATION_DECKS = {
    "isolated": ("MO-2.31", isolated_deck),
    "standard": ("MO-2.32", standard_deck),
    "aggressive": ("MO-2.33", aggressive_deck),
}
"""For each expansion the clause, and which cards are his."""


def plain_cards(state: State) -> list[str]:
    """The two cards of every region that he uses."""
    return [card for region in with_cards(state) for card in state.data.plain[region]]


def with_cards(state: State) -> tuple[str, ...]:
    """The regions whose location cards he uses: the five, with two HeroBoti also outer ones in play (MO-17.1)."""
    outer = [region for region in OUTER if state.data.plain[region]] if len(state.bots) > 1 else []
    return tuple([region for region in names(state.regions) if region in RING[:5] or region in outer])


def _one_static_civilization(state: State, table: Table[State]) -> list[str]:
    """The civilization card of one static region at random, where there is one."""
    cards = tuple(state.data.civilization[region] for region in state.static)
    return [_any(table, cards)] if cards else []


def _any(table: Table[State], cards: tuple[str, ...]) -> str:
    """One of some location cards at random."""
    return str(table.draw(pile_of("location", cards)))
