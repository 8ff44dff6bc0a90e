"""The set-up of the whole game: tiles, factions, first dwellings, first bonus cards (TM-20.1 to TM-20.4)."""

from __future__ import annotations

from collections.abc import Mapping

from visavis.core import One, Pile, Table
from visavis.games.terra_mystica.cards import GROUND_AT, GROUNDS, ROUNDS, TERRAINS, Board, People, Tile
from visavis.games.terra_mystica.effects.whole import Ahead, Erects, Plays, Settles, Sides, Turns
from visavis.games.terra_mystica.effects.whole_rounds import TakesCard
from visavis.games.terra_mystica.human.economy import ahead, done
from visavis.games.terra_mystica.human.land import all_of, empty, home_at, people_of, region
from visavis.games.terra_mystica.human.side import PLACES, Task, Whole, seat_of
from visavis.games.terra_mystica.state import State, bonus_in_use, tiles_in_use

START_POINTS = 20
MORE_CARDS = 3
"""So many more round bonus cards than players are in a game."""


def set_up_people(state: State, table: Table[State]) -> None:
    """Scoring tiles and bonus cards, then the factions in the order of the seats (TM-20.1)."""
    number = state.humans
    in_use = tuple(id for id in tiles_in_use(state) if id != "tile9" or state.played.temple_promo)
    tiles, cards = draw_tiles(state, table, Pile.of("tiles", in_use)), []
    pile = Pile.of("bonus", bonus_in_use(state))
    for _ in range(number + MORE_CARDS):
        cards.append(str(table.draw(pile)))
        pile = pile.without(cards[-1])
    table.do(Sides(number, tiles, tuple(sorted(cards, key=lambda card: int(card.split()[1])))))
    tasks: list[Task] = [("faction", at, 0, at) for at in range(number)]
    table.do(Ahead((*tasks, ("places", 0, 0, 0)), state.now))


def draw_tiles(state: State, table: Table[State], pile: Pile) -> tuple[str, ...]:
    """Six scoring tiles; the one with the spade not in rounds 5 and 6 (TM-3.2)."""
    tiles: Mapping[str, Tile] = state.pack.tables["tile"]
    drawn: list[str] = []
    for round in range(1, ROUNDS + 1):
        if round == 5:
            for tile in pile.pool:
                pile = pile.without(tile) if tiles[str(tile)].early else pile
        drawn.append(str(table.draw(pile)))
        pile = pile.without(drawn[-1])
    return tuple(drawn)


def kind_of(people: People) -> str:
    """What excludes another faction: its colour, or that it is of ice, of volcanoes or variable."""
    if people.ground in ("ice", "volcano"):
        return people.ground
    return people.home or "variable"


def homes(state: State) -> set[str]:
    """The terrains that somebody has as home, or began on."""
    return {side.home for side in state.sides if side.home}


def factions_left(state: State) -> tuple[str, ...]:
    """The factions that the next seat may choose (TM-20.1)."""
    everybody: Mapping[str, People] = state.pack.tables["people"]
    kinds = {kind_of(everybody[side.faction]) for side in state.sides if side.faction}
    taken = homes(state)
    free = 7 - len(taken) - sum(side.faction != "" and not side.home for side in state.sides)
    return tuple(
        id
        for id, one in everybody.items()
        if kind_of(one) not in kinds and one.home not in taken and (one.home or free > 0)
    )


def faction(state: State, table: Table[State], at: int, _: int, __: int) -> None:
    """A seat chooses a faction; some then name a terrain, Ice Maidens take a favour tile first (TM-20.2)."""
    id: str = table.ask(One("whole.faction", seat_of(state, at), "TM-20.1", factions_left(state)))
    done(state, table)
    plays(state, table, at, id)
    people: People = state.pack.tables["people"][id]
    if id == "icemaidens":
        ahead(state, table, ("favour", at, 0, at), ("colour", at, 0, at))
    elif not people.home and people.ground != "volcano":
        ahead(state, table, ("colour", at, 0, at))


def plays(state: State, table: Table[State], at: int, id: str) -> None:
    """What the board of a faction shows."""
    board: Board = state.pack.tables["board"][id]
    people: People = state.pack.tables["people"][id]
    points = board.points if state.played.points_2017 else START_POINTS
    table.do(
        Plays(
            PLACES[at], id, people.home, points, board.coins, board.workers, board.priests, board.bowls, people.cults,
            board.ship,
        )
    )  # fmt: skip


def colour(state: State, table: Table[State], at: int, _: int, __: int) -> None:
    """The terrain on which a seat begins: nobody's home, nobody else's beginning (TM-20.2)."""
    free = tuple(terrain for terrain in TERRAINS if terrain not in homes(state))
    if state.played.automa:
        free = tuple(terrain for terrain in free if terrain != state.home)
    terrain = table.ask(One("whole.colour", seat_of(state, at), "TM-20.2", free))
    done(state, table)
    table.do(Settles(PLACES[at], "TM-20.2", terrain))


def order_of_seats(state: State, table: Table[State], _: int, __: int, ___: int) -> None:
    """The order of first dwellings and first bonus cards, after the terrain of a volcano faction (TM-20.3, TM-20.4)."""
    number = len(state.sides)
    first = [people_of(state, side).first for side in state.sides]
    waits = [("colour", at, 0, at) for at in range(number) if not state.sides[at].home]
    seats = [at for at in range(number) if first[at] > 1]
    order = [*seats, *reversed(seats), *(at for at in seats if first[at] == 3)]
    order += [at for at in range(number) if first[at] == 1]
    tasks = [*waits, *(("first", at, 0, at) for at in order), *(("card", at, 0, at) for at in reversed(range(number)))]
    incomes = (("income", at, 0, at) for at in range(number))
    table.do(Ahead((*tasks, *incomes, ("begin", 0, 1, 0)), state.now))


def first_sites(state: State, side: Whole) -> int:
    """Where a first dwelling may stand: on the terrain of the seat; Riverwalkers next to a river (TM-20.3)."""
    bits = all_of(state, GROUND_AT[side.home]) & empty(state)
    return bits & state.world.riverside if people_of(state, side).ground == "any" else bits


def first(state: State, table: Table[State], at: int, _: int, __: int) -> None:
    """A first dwelling; ice and volcano come with it (TM-20.3)."""
    side = state.sides[at]
    space: str = table.ask(One("whole.first", seat_of(state, at), "TM-20.3", region(state, first_sites(state, side))))
    done(state, table)
    table.do(Erects(PLACES[at], "TM-20.3", space, "dwelling"))
    ground = home_at(state, side)
    if ground >= len(TERRAINS):
        table.do(Turns(PLACES[at], "TM-20.3", space, GROUNDS[ground]))


def first_card(state: State, table: Table[State], at: int, _: int, __: int) -> None:
    """The first round bonus card (TM-20.4)."""
    chosen = table.ask(One("whole.card", seat_of(state, at), "TM-20.4", state.bonus))
    done(state, table)
    table.do(TakesCard(PLACES[at], chosen))
