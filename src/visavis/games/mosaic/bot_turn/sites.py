"""Sites for cities and towns: what lies in a region, and what a new city or town takes of it."""

from __future__ import annotations

from visavis.core import TABLE, UNTRACKED, Fact, Field, Form, Forms, Table, Untracked, absorbing, or_else
from visavis.games.mosaic.board import AT, Goods, unseen
from visavis.games.mosaic.cards import GOODS, INVENTED, TILES
from visavis.games.mosaic.criteria import EMPTY
from visavis.games.mosaic.effects.bot_turn import TakeGood, TakeTile
from visavis.games.mosaic.effects.setup import NoteTiles
from visavis.games.mosaic.state import State

MOST_IN_REGION = 12
"""How many tiles and goods a person may enter for one region."""
MOST_VALUE = 20
NOT_LOOKED = UNTRACKED, UNTRACKED
"""The regions with a site, and the sites of the first one, where the app cannot know them."""


def know_tiles(state: State, table: Table[State], region: str) -> None:
    """What lies in a region: invented in a simulation, otherwise asked when it first matters (MO-2.3)."""
    if not or_else(unseen(state.tiles, region), False):
        return
    if state.options.invented:
        its = INVENTED.region[AT[region]]
        table.do(NoteTiles(region, its.tiles, its.goods))
        return
    found: list[tuple[str, int]] = []
    goods: list[str] = []
    while len(found) + len(goods) < MOST_IN_REGION:
        args = {"region": region, "tiles": tuple(found), "goods": tuple(goods)}
        match table.ask(Forms("region.tiles", TABLE, "MO-2.3", _ENTRY, args=args, even=True)):
            case ("tile", str(kind), int(value)):
                found.append((kind, value))
            case ("good", str(good)):
                goods.append(good)
            case _:
                break
    table.do(NoteTiles(region, tuple(found), tuple(goods)))


_ENTRY = (
    Form("tile", (Field("kind", TILES), Field("value", bounds=(1, MOST_VALUE)))),
    Form("good", (Field("good", GOODS),)),
    Form("that_is_all"),
)


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


def free_goods(state: State, table: Table[State], id: str, clause: str, region: str) -> tuple[str, ...]:
    """The goods on free hexes, and whether there is a free hex without one."""
    answer = free_in(state.goods, region) if state.options.invented else UNTRACKED
    options = (*GOODS, EMPTY)
    return table.ask(Fact(id, clause, answer, options=options, several=(0, len(options)), args={"region": region}))


def take_good(state: State, table: Table[State], clause: str, bot: int, region: str, good: str | None) -> None:
    """He gets the good of a site, where goods are tracked."""
    if good in GOODS:
        table.do(TakeGood(clause, state.bots[bot], region, good))
