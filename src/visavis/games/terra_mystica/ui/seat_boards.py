"""The faction boards and the action spaces as drawings, and what stands on tiles (`GameUI`)."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from visavis.core import BoardRow, BoardTrack, Pack, SeatBoard
from visavis.core.card_face import Icon
from visavis.core.seat_board import Icons
from visavis.games.terra_mystica.cards import Board, BonusIncome, Favour, Goods, Scoring, Town
from visavis.games.terra_mystica.human.building import POINTED, PRICE_AT
from visavis.games.terra_mystica.human.composite_answers import SHIP, as_icons
from visavis.games.terra_mystica.human.forms import POWER_GOODS, POWER_SPADES, STRONGHOLDS, power_price
from visavis.games.terra_mystica.human.land import board_of, has_stronghold, own
from visavis.games.terra_mystica.human.rounds import income_of
from visavis.games.terra_mystica.human.side import INDEX, PLACES, Whole
from visavis.games.terra_mystica.state import KINDS, YOUR_PIECES, State

GOODS = ("workers", "coins", "priests", "power")


def icons_of(goods: Goods) -> Icons:
    """Workers, coins, priests and power as icons."""
    return tuple((id, number) for id, number in zip(GOODS, goods, strict=True) if number)


def mats(view: object) -> tuple[SeatBoard, ...]:
    """The board of each seat whose whole game is kept, and the power actions."""
    assert isinstance(view, State)
    seats = [at for at, side in enumerate(view.sides) if side.faction]
    if not seats:
        return ()
    first = INDEX.get(view.turn, 0)
    spaces = tuple((f"power {action}", action in view.covered) for action in range(1, 7))
    found = [board(view, at) for at in seats]
    # Whoever plays sees their own prices: those of Yetis are lower.
    prices = tuple((f"power {action}", power_price(view, first, action)) for action in range(1, 7))
    return (*found, SeatBoard("actions", tiles=spaces, goods=prices))


def board(state: State, at: int) -> SeatBoard:
    """The board of a seat: goods, bowls, buildings that wait with what they bring, tracks, tiles."""
    side = state.sides[at]
    tiles = [(tile, tile in side.used) for tile in (side.bonus, *side.favours, *side.towns) if tile]
    if side.faction in STRONGHOLDS and has_stronghold(state, side):
        tiles.append(("stronghold", "stronghold" in side.used))
    goods = (("coins", side.coins), ("workers", side.workers), ("priests", side.priests), ("keys", side.keys))
    return SeatBoard(
        f"side_{PLACES[at]}", PLACES[at], side.faction, goods, side.bowls, buildings(state, side), tracks(state, side),
        tuple(tiles), icons_of(next_income(state, side)),
    )  # fmt: skip


def next_income(state: State, side: Whole) -> Goods:
    """What comes before the next round, if nothing changes; whoever passes takes another card."""
    return income_of(state, side) if side.bonus else (0, 0, 0, 0)


def buildings(state: State, side: Whole) -> tuple[BoardRow, ...]:
    """Each kind of building: what each one brings that has left the board."""
    board = board_of(state, side)
    zero = (0,) * 9
    incomes = {
        "dwelling": (board.dwellings, zero, zero, zero),
        "house": (zero, board.house_coins, zero, board.house_power),
        "temple": (zero, zero, board.temple_priests, board.temple_power),
    }
    found = []
    for kind in KINDS[:5]:
        built = own(state, side, kind).bit_count()
        workers, coins = board.prices[PRICE_AT[kind]]
        price: Icons = (("workers", workers), ("coins", coins))
        if kind in incomes:
            columns = incomes[kind]
            steps = [
                icons_of(tuple(column[n + 1] - column[n] for column in columns))  # type: ignore[arg-type]
                for n in range(YOUR_PIECES[kind])
            ]
            always = icons_of(tuple(column[0] for column in columns))  # type: ignore[arg-type]
        else:
            steps, always = [icons_of(getattr(board, kind))], ()
        places = tuple((n >= built, icons) for n, icons in enumerate(steps))
        found.append(BoardRow(kind, places, price, always))
    return tuple(found)


def tracks(state: State, side: Whole) -> tuple[BoardTrack, ...]:
    """Shipping and digging, as far as a faction has them."""
    board, found = board_of(state, side), []
    if board.ship_points:
        steps: tuple[Icons, ...] = ((), *((("points", points),) for points in board.ship_points))
        found.append(BoardTrack("ship", side.ship - board.ship, steps, as_icons(SHIP)))
    if board.dig_points:
        good = "priests" if side.faction == "darklings" else "workers"
        steps = tuple(((good, price),) for price in board.spade)
        coins, workers, priests = board.dig
        price = (("workers", workers), ("coins", coins), ("priests", priests))
        found.append(BoardTrack("dig", side.dig, steps, tuple(one for one in price if one[1])))
    return tuple(found)


# What stands on tiles

USES: Mapping[str, Icons] = {
    "bonus 1": (("spades", 1),), "bonus 2": (("cult", 1),), "favour 6": (("cult", 1),),
}  # fmt: skip
MORE: Mapping[str, Icons] = {
    "bonus 4": (("ship", 1),), "favour 5": (("town", 6),), "favour 12": (("points", 0), ("for.house", 0)),
    **{tile: (("points", points), (f"for.{kind}", 0)) for kind, (tile, points) in POINTED.items()},
}  # fmt: skip
"""What the tables do not hold: a longer way, smaller towns, points."""


def power_gain(action: int) -> Icons:
    """What a power action brings."""
    if action in POWER_GOODS:
        return tuple(POWER_GOODS[action].items())
    return (("spades", POWER_SPADES[action]),) if action in POWER_SPADES else (("bridge", 1),)


def symbols(pack: Pack, id: str) -> Icons:
    """What stands on a tile, as icons; nothing for anything else."""
    for table, read in TABLES.items():
        if id in pack.tables.get(table, {}):
            return (*read(pack.tables[table][id]), *USES.get(id, ()), *MORE.get(id, ()))
    if id.startswith("power "):
        return power_gain(int(id.removeprefix("power ")))
    return begins_with(pack, id) if id in pack.tables.get("board", {}) else ()


def begins_with(pack: Pack, faction: str) -> Icons:
    """The colour of a faction, where it is certain, and the goods that it has at first."""
    board: Board = pack.tables["board"][faction]
    home = pack.tables["people"][faction].home
    goods: Icons = (("coins", board.coins), ("workers", board.workers), ("priests", board.priests))
    return (*(((f"ground.{home}", 0),) if home else ()), *(one for one in goods if one[1]))


def _bonus(card: BonusIncome) -> Icons:
    passing: tuple[Icon, ...] = (("points", card.points), (f"for.{card.passing}", 0)) if card.passing else ()
    return (*icons_of(card.income), *passing)


def _favour(tile: Favour) -> Icons:
    return ((tile.cult, tile.steps), *icons_of(tile.income))


def _town(tile: Town) -> Icons:
    more = (("cult", tile.steps), ("ship", int(tile.ship)), ("keys", tile.keys))
    return (("points", tile.points), *icons_of(tile.gain), *(one for one in more if one[1]))


def _scoring(tile: Scoring) -> Icons:
    level: Icon = (tile.cult, tile.steps)
    return (("points", tile.points), (f"for.{tile.scores}", 0), level, (f"then.{tile.gain}", tile.amount))


TABLES: Mapping[str, Callable[[Any], Icons]] = {
    "bonus_income": _bonus,
    "favour": _favour,
    "town": _town,
    "scoring": _scoring,
}
