"""Sites for cities and towns: what lies in a region, and what a new city or town takes of it."""

from __future__ import annotations

from visavis.core import TABLE, UNTRACKED, Fact, Field, Form, Forms, Table, Untracked, absorbing, or_else
from visavis.games.mosaic.board import AT, Goods, Tiles, unseen
from visavis.games.mosaic.cards import GOODS, INVENTED, MONEY, TILES
from visavis.games.mosaic.criteria import EMPTY
from visavis.games.mosaic.effects.bot_turn import TakeGood, TakeTile
from visavis.games.mosaic.effects.setup import NoteTiles
from visavis.games.mosaic.state import State

MOST_IN_REGION = 12
"""How many tiles a person may enter for one region."""
MOST_VALUE = 20
NOT_LOOKED = UNTRACKED, UNTRACKED
"""The regions with a site, and the sites of the first one, where the app cannot know them."""


def know_tiles(state: State, table: Table[State], region: str) -> None:
    """What lies in a region: invented in a simulation, otherwise asked when it first matters (MO-2.3)."""
    if or_else(unseen(state.tiles, region), False):
        look_at(state, table, region)


def start_tiles(state: State, table: Table[State], region: str) -> None:
    """What lies in a start region: on every board there is a tile that is not money (MO-2.22)."""
    if not or_else(usable(state.tiles, region), True):
        look_at(state, table, region, least=1)


@absorbing
def usable(tiles: Tiles, region: str) -> bool:
    """Whether a region is known to have a tile that is not money."""
    return any(kind != MONEY for kind, _ in tiles[AT[region]] or ())


def look_at(state: State, table: Table[State], region: str, least: int = 0) -> None:
    """Ask for the resource tiles of a region one by one; that is all only with `least` that are not money."""
    if state.options.invented:
        its = INVENTED.region[AT[region]]
        table.do(NoteTiles(region, its.tiles, its.goods))
        return
    found: list[tuple[str, int]] = []
    enough = not least
    while len(found) < MOST_IN_REGION or not enough:
        enough = sum(kind != MONEY for kind, _ in found) >= least
        args = {"region": region, "tiles": tuple(found), "known": len(found)}
        question = Forms(
            "region.tiles",
            TABLE,
            "MO-2.3",
            _ENTRY if enough else _ENTRY[:1],
            args=args,
            even=True,
            closed=_closed if not enough else None,
        )
        match table.ask(question):
            case ("tile", str(kind), int(value)):
                found.append((kind, value))
            case _:
                break
    table.do(NoteTiles(region, tuple(found), ()))


_ENTRY = (
    Form("tile", (Field("kind", TILES), Field("value", bounds=(1, MOST_VALUE)))),
    Form("that_is_all"),
)


def _closed() -> tuple[tuple[str, str], ...]:
    """Why that cannot be all."""
    return (("that_is_all", "tiles.only_money"),)


def take_tile(table: Table[State], clause: str, region: str, kind: str | None, value: int | Untracked) -> None:
    """The tile under a new city leaves the board, where it is tracked."""
    known = or_else(value, 0)
    if kind and known:
        table.do(TakeTile(clause, region, kind, known))


@absorbing
def free_in(goods: Goods, region: str) -> tuple[str, ...]:
    """The goods that lie in a region; there is always a free hex without one."""
    here = goods[AT[region]]
    return (*[good for good in GOODS if good in here], EMPTY)


def free_goods(state: State, table: Table[State], id: str, clause: str, region: str, start: str) -> tuple[str, ...]:
    """The goods on free hexes, and whether there is a free hex without one."""
    answer = free_in(state.goods, region) if state.options.invented else UNTRACKED
    options, args = (*GOODS, EMPTY), {"region": region, "moved": region != start}
    return table.ask(Fact(id, clause, answer, options=options, several=(0, len(options)), args=args))


def take_good(state: State, table: Table[State], clause: str, bot: int, region: str, good: str | None) -> None:
    """He gets the good of a site, where goods are tracked."""
    if good in GOODS:
        table.do(TakeGood(clause, state.bots[bot], region, good))
