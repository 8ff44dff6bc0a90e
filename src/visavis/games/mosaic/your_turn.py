"""Your turn, as far as his rules can see it."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import lru_cache, partial
from typing import TypeVar, cast

from visavis.core import (
    SOMEWHERE,
    UNTRACKED,
    Bits,
    Fact,
    Field,
    Form,
    Forms,
    Number,
    Offer,
    One,
    Region,
    Table,
    Untracked,
    absorbing,
    or_else,
)
from visavis.core.question import NONE
from visavis.games.mosaic.board import AT, BOARD, in_all, pieces_at, some, tile_name, tiles_in, tracked_regions, where
from visavis.games.mosaic.cards import GOODS, Data
from visavis.games.mosaic.effects.bot_turn import TakeGood, TakeTile
from visavis.games.mosaic.effects.turns import NextPhase
from visavis.games.mosaic.effects.your_turn import (
    ChangeUnits,
    EndNow,
    HeLosesUnits,
    MoreOnBoard,
    MoreToReport,
    RevealedBy,
    ScoringDue,
    YouBuild,
    YouTake,
)
from visavis.games.mosaic.scoring import SCORINGS
from visavis.games.mosaic.state import SUPPLY, State

T = TypeVar("T")

MOST_UNITS = 9
UNITS = ("infantry", "cavalry", "siege")
HIS_UNITS = ("infantry", "cavalry")


def your_turn(state: State, table: Table[State]) -> bool:
    """What his rules can see of your turn (MO-1.1), and whether it is over: only when you say so."""
    person = state.turn
    report = table.ask(_question(state))
    match report:
        case ("done",):
            return True
        case ("city", str(region)):
            if likely(state, table, person, "cities", region):
                table.do(YouBuild(person, "cities", region))
                your_site(state, table, person, region)
        case ("town", str(region)):
            if likely(state, table, person, "towns", region):
                table.do(YouBuild(person, "towns", region))
                your_good(table, person, region, table.ask(_good(person, region)))
        case ("units", str(region), str(unit)):
            args = {"region": region, "unit": unit}
            count = table.ask(Number("units.count", person, "MO-1.1", 1, MOST_UNITS, args=args))
            if likely(state, table, person, unit, region, count):
                table.do(ChangeUnits(person, region, unit, count))  # type: ignore[arg-type]
        case ("wonder", *region):
            table.do(YouTake(person, "wonder"))
            if region:
                table.do(YouBuild(person, "wonders", str(region[0])))
        case ("withdraw", str(region)):
            withdraw(state, table, region)
        case ("defeat", *region):
            defeat(state, table, str(region[0]) if region else SOMEWHERE)
        case ("achievement" | "golden" as row,):
            table.do(YouTake(person, row))
        case ("scoring",):
            empire_card(state, table)
        case _:
            table.do(EndNow())
    table.do(MoreOnBoard() if report[0] in ON_BOARD else MoreToReport())
    return False


ON_BOARD = ("city", "town", "units", "withdraw")
"""What is reported only where the board is tracked."""


def empire_card(state: State, table: Table[State]) -> None:
    """An empire card came up (MO-12.1); in whose turn matters for the third, which brings the end (MO-13.1)."""
    if state.scorings == SCORINGS - 1 and not state.last:
        by = table.ask(One("scoring.whose", state.turn, "MO-13.1", state.order))
        table.do(RevealedBy(by))
    table.do(ScoringDue())
    table.do(NextPhase("scoring"))


# What you can report


def _question(state: State) -> Forms:
    """Everything that you can report."""
    args = {"round": state.round, "last": state.last, "more": state.more}
    offer = Offer(FORMS, (state,))
    return Forms("your.turn", state.turn, "MO-1.1", offer, args=args, even=True, closed=partial(_closed, offer))


def _closed(offer: Offer) -> tuple[tuple[str, str], ...]:
    """Why a verb is not among those that you can report."""
    return tuple((verb, f"your.no_{verb}") for verb in CLOSED if offer.form(verb) is None)


CLOSED = ("city", "town", "units", "withdraw", "defeat", "wonder", "achievement", "golden", "scoring", "more")
"""What you may want to report though it cannot be; once you had to say that there is more."""


def his_units(state: State) -> Bits:
    """Where a HeroBotus has units; whether he has any the supply says on every board."""
    bits: Bits = 0
    for bot in range(len(state.bots)):
        if placed(state, bot, "infantry") or placed(state, bot, "cavalry"):
            bits |= where(state.side(bot), state.infantry, state.cavalry)
    return bits


def placed(state: State, bot: int, unit: str) -> int:
    """How many units of a kind he has on the board."""
    return state.data.stock[unit] - cast("int", getattr(state, SUPPLY[unit])[bot])


@lru_cache(maxsize=4096)
def _form(verb: str, regions: Bits, data: Data, among: Bits, *others: Field) -> Form | None:
    """A verb with one of some regions; nothing where there is none, or where the board is not tracked."""
    if not or_else(some(among), False):
        return None
    why = "region.not_in_play" if among == regions else "region.no_units"
    return Form(verb, (*or_else(fields(among, regions, why, data), ()), *others))


def _anywhere(verb: str, *others: Field) -> Callable[[State], Form | None]:
    """A verb with any region in play."""

    def form(state: State) -> Form | None:
        regions = tracked_regions(state.regions, state.cities)
        return _form(verb, regions, state.data, regions, *others)

    return form


def _withdraw(state: State) -> Form | None:
    """Where you have units."""
    own = where(state.humans.index(state.turn), state.infantry, state.cavalry, state.siege)
    return _form("withdraw", state.regions, state.data, own)


def _defeat(state: State) -> Form | None:
    """Where he has units; where the board is not tracked the supply says whether he has any."""
    his = his_units(state)
    return _form("defeat", state.regions, state.data, his) or (DEFEAT if or_else(some(his), True) else None)


def _wonder(state: State) -> Form | None:
    """As long as there are wonders in the row."""
    if not state.wonders_left:
        return None
    return _anywhere("wonder")(state) or WONDER


DEFEAT, WONDER = Form("defeat"), Form("wonder")


def _plain(verb: str, test: Callable[[State], bool]) -> Callable[[State], Form | None]:
    """A verb alone, if it can be."""
    form = Form(verb)
    return lambda state: form if test(state) else None


FORMS: Mapping[str, Callable[[State], Form | None]] = {
    "done": _plain("done", lambda state: True),
    "city": _anywhere("city"),
    "town": _anywhere("town"),
    "units": _anywhere("units", Field("unit", UNITS)),
    "withdraw": _withdraw,
    "defeat": _defeat,
    "wonder": _wonder,
    "achievement": _plain("achievement", lambda state: state.achievements_left > 0),
    "golden": _plain("golden", lambda state: state.golden_left > 0),
    # An invented table says itself when a scoring or the end has come.
    "scoring": _plain("scoring", lambda state: state.scorings < SCORINGS and not state.options.invented),
    "end": _plain("end", lambda state: not state.options.invented),
}
"""How each report is entered. Where the board is not tracked, only what his rules look at all the same."""


@absorbing
def fields(among: int, regions: int, why: str, data: Data) -> tuple[Field, ...]:
    """A region out of some."""
    return (Field("region", Region(BOARD, among), barred=not_possible(data.named, regions, why)),)


def not_possible(named: Mapping[str, str], regions: int, why: str) -> Callable[[str], str | None]:
    """Why a region that a person names is no option."""

    def barred(text: str) -> str | None:
        region = named.get(text.casefold())
        if region is None:
            return None
        return why if regions >> AT[region] & 1 else "region.not_in_play"

    return barred


# What you report


def likely(state: State, table: Table[State], person: str, kind: str, region: str, count: int = 1) -> bool:
    """Whether a report is to be taken: more pieces than a colour has are taken only if the person says so again."""
    most = sum(state.data.stock[one] for one in PIECES[kind]) if kind in PIECES else 0
    then = or_else(in_all(getattr(state, kind), state.humans.index(person)), 0) + count
    if not most or then <= most:
        return True
    args = {"piece": kind, "region": region, "count": then, "most": most, "guessed": state.data.guessed_stock}
    return table.ask(One("your.too_many", person, "MO-1.1", (True, False), args=args))


PIECES = {
    "cities": ("cities",),
    "towns": ("farm", "manufactory"),
    "infantry": ("infantry",),
    "cavalry": ("cavalry",),
}
"""The kinds of pieces in the box that make up what is counted on the board."""


def your_site(state: State, table: Table[State], person: str, region: str) -> None:
    """What your new city stands on: one of the tiles that are known to lie there, a good, or nothing."""
    tiles = or_else(tiles_in(state.tiles, region), None)
    if tiles is None:
        return
    options = (*[tile_name(*tile) for tile in dict.fromkeys(tiles)], *GOODS, NONE)
    site = table.ask(One("your.site", person, "MO-1.1", options, args={"region": region, "known": len(tiles)}))
    for kind, value in tiles:
        if site == tile_name(kind, value):
            table.do(TakeTile("MO-1.1", region, kind, value))
            return
    your_good(table, person, region, site)


def _good(person: str, region: str) -> One[str]:
    """Which good a town of yours brings."""
    return One("your.good", person, "MO-1.1", (*GOODS, NONE), args={"region": region})


def your_good(table: Table[State], person: str, region: str, good: str) -> None:
    """A good is yours from now on."""
    if good != NONE:
        table.do(TakeGood("MO-1.1", person, region, good))


def withdraw(state: State, table: Table[State], region: str) -> None:
    """Your units leave a region."""
    person, at = state.turn, AT[region]
    side = state.humans.index(person)
    there = {unit: count for unit in UNITS if (count := getattr(state, unit)[side][at])}
    units = tuple(there)
    args = {"region": region}
    unit = table.ask(Fact("withdraw.unit", "MO-1.1", only(units), options=units, args=args, seat=person))
    most = there[unit]
    args["unit"] = unit
    count = table.ask(
        Fact("withdraw.count", "MO-1.1", only(range(1, most + 1)), bounds=(1, most), args=args, seat=person)
    )
    table.do(ChangeUnits(state.turn, region, unit, -count))  # type: ignore[arg-type]


def defeat(state: State, table: Table[State], region: str) -> None:
    """Units of his go back to his supply: never more than he has there (MO-9.5)."""
    person = state.turn
    there: dict[tuple[str, str], int] = {}
    for bot, name in enumerate(state.bots):
        for unit in HIS_UNITS:
            here = pieces_at(getattr(state, unit), state.side(bot), region)
            there[name, unit] = or_else(here, placed(state, bot, unit))
    bots = tuple(name for name in state.bots if there[name, "infantry"] or there[name, "cavalry"])
    # What is clear need not be asked.
    name = table.ask(Fact("defeat.bot", "MO-9.5", only(bots), options=bots, seat=person))
    units = tuple(unit for unit in HIS_UNITS if there[name, unit])
    args = {"side": name}
    unit = table.ask(Fact("defeat.unit", "MO-9.5", only(units), options=units, args=args, seat=person))
    most = there[name, unit]
    args["unit"] = unit
    count = table.ask(
        Fact("defeat.count", "MO-9.5", only(range(1, most + 1)), bounds=(1, most), args=args, seat=person)
    )
    table.do(HeLosesUnits(name, region, unit, count))  # type: ignore[arg-type]


def only(options: Sequence[T]) -> T | Untracked:
    """The option, if there is no other one."""
    return options[0] if len(options) == 1 else UNTRACKED
