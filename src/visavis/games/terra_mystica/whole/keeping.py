"""Keeping the whole game of people at a table with the Automa: from the start, from now on, or no longer."""

from __future__ import annotations

from visavis.core import Field, Form, Number, One, Region, Table, or_else
from visavis.games.terra_mystica.cards import TERRAINS, Board
from visavis.games.terra_mystica.effects.whole import Ahead
from visavis.games.terra_mystica.effects.whole_rounds import LetsGo, TakesOver
from visavis.games.terra_mystica.state import FRIEND, PRIESTS, Human, State
from visavis.games.terra_mystica.whole.begin import START_POINTS
from visavis.games.terra_mystica.whole.forms import STRONGHOLDS
from visavis.games.terra_mystica.whole.side import NOT_YET, Task, Whole
from visavis.games.terra_mystica.whole.telling import Said, one_by_one, several, sheet

MOST = 200
"""No more of anything does anybody have."""
MOST_KEYS = 6
ACTION_TILES = ("bonus 1", "bonus 2", "favour 6")
"""The tiles with an action space."""


def board_for(state: State, seat: str) -> Board:
    """The faction board of a person."""
    found: Board = state.pack.tables["board"][state.faction_of(seat)]
    return found


def keep_from_the_start(state: State, table: Table[State]) -> None:
    """Everybody has what the board shows; then comes the first income (TM-20.1, TM-20.5)."""
    tasks: list[Task] = []
    for at, seat in enumerate(state.persons):
        board = board_for(state, seat)
        points = board.points if state.played.points_2017 else START_POINTS
        table.do(TakesOver(seat, points, board.coins, board.workers, board.priests, board.bowls, 0, board.ship, 0, 0))
        tasks += [("favour", at, 0, at)] if state.faction_of(seat) == "icemaidens" else []
    tasks += [("income", at, 0, at) for at in range(len(state.persons))]
    table.do(Ahead((*tasks, ("begin", 0, 1, 0)), NOT_YET))


def let_go(state: State, table: Table[State]) -> bool:
    """The app keeps only the board from now on, as a person has set it; whether the turn that was going on is over."""
    acted = state.now.begun and not state.now.actions
    table.do(LetsGo())
    return acted


def take_over(state: State, table: Table[State]) -> None:
    """The app keeps everything from now on, as a person has set it."""
    for at, seat in enumerate(state.persons):
        ask_all(state, table, at, seat)


def ask_all(state: State, table: Table[State], at: int, seat: Human) -> None:
    """What the app does not know yet of a person; each question comes with a guess (TM-20.1)."""
    board, likely = board_for(state, seat), known_last(state, at)
    first, second, third = likely.bowls
    # A ship and a spade are on a track of the board, and no faction has more keys than there are towns.
    bounds = {
        "points": (0, 400, likely.points), "coins": (0, MOST, likely.coins), "workers": (0, MOST, likely.workers),
        "priests": (0, PRIESTS, likely.priests), "bowl_1": (0, MOST, first), "bowl_2": (0, MOST, second),
        "bowl_3": (0, MOST, third), "keys": (0, MOST_KEYS, likely.keys),
        "ship": (board.ship, board.ship + len(board.ship_points), likely.ship),
        "dig": (0, len(board.dig_points), likely.dig),
    }  # fmt: skip
    points, coins, workers, priests, one, two, three, keys, ship, dig = sheet(
        table, "keeps.goods", seat, bounds, "TM-20.1"
    )
    favours, towns = tiles_nobody_has(state, "favour"), tiles_nobody_has(state, "town")
    sent = 0
    if priests < PRIESTS:
        args = {"guess": min(PRIESTS - priests, likely.sent)}
        sent = table.ask(Number("keeps.sent", seat, "TM-20.16", 0, PRIESTS - priests, args=args))
    held = several(table, "keeps.favours", seat, tuple(favours), likely.favours)

    def town_form(found: list[Said]) -> Form | None:
        gone = [tile for (tile,) in found]
        left = tuple(tile for tile, number in towns.items() if gone.count(tile) < number)
        return Form("town", (Field("tile", left),)) if left else None

    known = [(tile,) for tile in likely.towns]
    founded = tuple(tile for (tile,) in one_by_one(table, "keeps.towns", seat, town_form, known, clause="TM-20.24"))
    table.do(
        TakesOver(
            seat, points, coins, workers, priests, (one, two, three), keys, ship, dig, sent, held, founded,
            used=several(table, "keeps.used", seat, own_spaces(state, seat, held), likely.used),
            opened=several(table, "keeps.opened", seat, closed_at_first(state, seat), likely.opened),
            joined=several(table, "keeps.joined", seat, rivers_beside(state, seat), rivers_of(state, likely)),
            flight=flights(state, table, seat, likely), home=home_now(state, table, seat),
        )
    )  # fmt: skip


def known_last(state: State, at: int) -> Whole:
    """A person as the app knew them last; else as their board shows them at the start, with priests on the cult board
    that are not hers.
    """
    before = state.last
    while before is not None and not before.sides:
        before = before.last
    if before is not None:
        return before.sides[at]
    board = board_for(state, state.persons[at])
    sent = sum(state.threes) + sum(state.twos) - (PRIESTS - state.priests) - sum(side.sent for side in state.sides)
    return Whole(
        points=board.points if state.played.points_2017 else START_POINTS, coins=board.coins, workers=board.workers,
        priests=board.priests, bowls=board.bowls, ship=board.ship, sent=max(0, sent),
    )  # fmt: skip


def tiles_nobody_has(state: State, kind: str) -> dict[str, int]:
    """The favour or town tiles that nobody whose game is kept has, and how many there are of each."""
    held = [tile for side in state.sides for tile in (side.favours if kind == "favour" else side.towns)]
    left = {
        id: tile.copies - held.count(id)
        for id, tile in state.pack.tables[kind].items()
        if kind == "favour" or tile.set != "promo" or state.played.town_promo
    }
    return {id: number for id, number in left.items() if number}


# What only some have


def own_spaces(state: State, seat: Human, favours: tuple[str, ...]) -> tuple[str, ...]:
    """The action spaces that somebody has before them, which may have been used in this round (TM-20.22)."""
    bonus = state.friends_bonus if seat == FRIEND else state.your_bonus
    built = state.buildings_of(seat) & state.strongholds
    strong = state.faction_of(seat) in STRONGHOLDS and bool(built)
    found = [tile for tile in (bonus, *favours) if tile in ACTION_TILES]
    return (*found, *(("stronghold",) if strong else ()))


def closed_at_first(state: State, seat: Human) -> tuple[str, ...]:
    """The terrains that Riverwalkers may have opened (TM-21.19)."""
    if state.faction_of(seat) != "riverwalkers":
        return ()
    return tuple(terrain for terrain in TERRAINS if terrain != state.home_of(seat))


def rivers_beside(state: State, seat: Human) -> tuple[str, ...]:
    """The rivers over which Mermaids may have founded a town (TM-21.7)."""
    if state.faction_of(seat) != "mermaids":
        return ()
    return tuple(
        Region(state.world.map, state.world.map.grow(or_else(state.buildings_of(seat), 0)) & state.world.river)
    )


def rivers_of(state: State, side: Whole) -> tuple[str, ...]:
    """The rivers over which Mermaids had founded a town."""
    return tuple(Region(state.world.map, side.joined))


def flights(state: State, table: Table[State], seat: Human, likely: Whole) -> int:
    """The hexes that Fakirs fly farther because of town tiles (TM-21.1)."""
    if state.faction_of(seat) != "fakirs":
        return 0
    return table.ask(Number("keeps.flight", seat, "TM-20.24", 0, 2, args={"guess": min(2, likely.flight)}))


def home_now(state: State, table: Table[State], seat: Human) -> str:
    """The home of Shapeshifters, who may have changed it since they have their stronghold (TM-21.20)."""
    home = state.home_of(seat)
    if state.faction_of(seat) != "shapeshifters" or not state.buildings_of(seat) & state.strongholds:
        return home
    taken = {state.home, *(state.home_of(other) for other in state.persons)} - {home}
    free = tuple(terrain for terrain in TERRAINS if terrain not in taken)
    return table.ask(One("keeps.home", seat, "TM-21.20", free, args={"guess": home}))
