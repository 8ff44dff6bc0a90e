"""The set-up of Mosaic, in the order of the book."""

from __future__ import annotations

from typing import cast

from visavis.core import UNTRACKED, Fact, Field, Form, Forms, One, Pack, Pile, Region, Table, Untracked, absorbing
from visavis.games.mosaic.board import BOARD, best_tiles, value_of, worst_tiles
from visavis.games.mosaic.bot_turn import deal, know_tiles, start_technologies, take_tile
from visavis.games.mosaic.cards import KINDS, LEADERS, RING, data_of, pile_of
from visavis.games.mosaic.criteria import PREFERRED, lowest_tile, start_tile
from visavis.games.mosaic.effects.bot_turn import Gain, PlaceCity, PlaceTown
from visavis.games.mosaic.effects.setup import (
    Begin,
    DraftTechnologies,
    DrawStart,
    DrawStatic,
    GiveLeader,
    LayOut,
    MakeActionDeck,
    MakeLocationDeck,
    PrepareBoard,
    RegionsInPlay,
    StartTechnologies,
    YouSettle,
    YouTakeLeader,
)
from visavis.games.mosaic.effects.turns import NextPhase
from visavis.games.mosaic.options import BOTS, HUMANS, Options
from visavis.games.mosaic.state import STATIC, SUPPLY, State, Turn
from visavis.games.mosaic.your_turn import not_possible, your_tile

GOLDEN, ACHIEVEMENTS, WONDERS, GOVERNMENTS = 4, 5, 5, 3


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
    """Rows of tiles and cards, resource tiles, goods."""
    # MO-17.1: with more players the base game says which regions are in play.
    if not state.solo:
        more: Fact[tuple[str, ...]] = Fact("regions.more", "MO-17.1", UNTRACKED, options=RING[5:], several=(0, 2))
        table.do(RegionsInPlay((*RING[:5], *table.ask(more))))

    # MO-2.2, MO-16.1
    longer = state.options.longer
    clause = "MO-16.1" if longer else "MO-2.2"
    table.do(LayOut(clause, GOLDEN + longer, ACHIEVEMENTS + longer, WONDERS + longer, GOVERNMENTS))

    # MO-2.3 to MO-2.7
    if state.solo:
        for clause, part in (
            ("MO-2.3", "tiles"),
            ("MO-2.4", "fish"),
            ("MO-2.5", "without_x"),
            ("MO-2.6", "stacks"),
            ("MO-2.7", "goods"),
        ):
            table.note(PrepareBoard, clause, part)  # type: ignore[arg-type]
    else:
        table.note(PrepareBoard, "MO-17.1", "base")
    table.do(NextPhase("leaders"))


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
    for clause, part in (
        ("MO-2.10", "deal"),
        ("MO-2.11", "piles"),
        ("MO-2.12", "draft"),
        ("MO-2.13", "rest"),
        ("MO-2.14", "again"),
        ("MO-2.15", "sort"),
        ("MO-2.16", "remove"),
        ("MO-2.17", "deck"),
    ):
        table.note(DraftTechnologies, clause, part)  # type: ignore[arg-type]
    for at, bot in enumerate(state.bots):
        table.do(StartTechnologies(bot, *start_technologies(state, table, at)))

    # MO-2.18, MO-2.19
    data = state.data
    table.do(MakeActionDeck(state.options.level, data.action_deck, data.action_reshuffle))
    table.do(NextPhase("start"))


# Starting cities


def found_cities(state: State, table: Table[State]) -> None:
    """His two cities and resources, your city, the static player's cities and towns."""
    pile = pile_of("location", tuple(state.data.civilization.values()))

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
                your_tile(state, table, person, region)

    if state.solo:
        found_static(state, table, pile)
    table.do(NextPhase("decks"))


def found_city(state: State, table: Table[State], at: int, region: str) -> tuple[str, int | Untracked]:
    """One of his starting cities (MO-2.22): the kind of its tile (or nothing) and its value."""
    know_tiles(state, table, region)
    best = best_tiles(state.tiles, region)
    kind = table.choose(start_tile(state, region))
    value = value_of(best, kind)
    if state.cities_left[at]:
        table.do(PlaceCity("MO-2.22", state.bots[at], region, kind or "none"))
        take_tile(table, "MO-2.22", region, kind, value)
    return kind or "", value


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
    if not first or not second:
        # Every printed region has such a tile; a person who enters none gets no further rule from the book.
        for resource in filter(None, (first, second)):
            table.do(Gain("MO-2.23", bot, resource, 3))
        return
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
        know_tiles(state, table, region)
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
    data, expansion = state.data, state.options.expansion
    starts = [region for two in state.starts for region in two]
    if expansion == "isolated":
        clause = "MO-2.31"
        cards = [card for region in starts for card in (*data.plain[region], data.civilization[region])]
        cards += [_any(table, data.plain[region]) for region in state.static]
        cards += [_any(table, tuple(data.civilization[region] for region in state.static))] if state.static else []
    else:
        cards = [card for region in RING[:5] for card in data.plain[region]]
        if expansion == "standard":
            clause = "MO-2.32"
            cards += [*data.fewest, *(data.civilization[home] for home, _ in state.starts)]
            cards += [_any(table, tuple(data.civilization[region] for region in state.static))] if state.static else []
        else:
            clause = "MO-2.33"
            cards.append(_any(table, data.fewest))
            cards += [data.civilization[home] for home in dict.fromkeys(state.homes) if home in data.civilization]
            cards += [data.civilization[region] for region in state.static]
    chosen = tuple(card for card in data.locations if card in cards)
    table.do(MakeLocationDeck(clause, chosen, data.location_reshuffle))
    deal(state, table)
    table.do(Begin())


def _any(table: Table[State], cards: tuple[str, ...]) -> str:
    """One of some location cards at random."""
    return str(table.draw(pile_of("location", cards)))
