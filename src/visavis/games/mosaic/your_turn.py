"""Your turn, as far as his rules can see it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import lru_cache
from typing import cast

from visavis.core import SOMEWHERE, Bits, Field, Form, Forms, Number, One, Region, Table, absorbing, or_else
from visavis.games.mosaic.board import AT, BOARD, best_tiles, pieces_at, some, tracked_regions, where
from visavis.games.mosaic.cards import GOODS, TILES, Data
from visavis.games.mosaic.criteria import NO_TILES
from visavis.games.mosaic.effects.bot_turn import TakeGood, TakeTile
from visavis.games.mosaic.effects.turns import NextPhase
from visavis.games.mosaic.effects.your_turn import (
    ChangeUnits,
    EndNow,
    HeLosesUnits,
    MoreToReport,
    ScoringDue,
    YouBuild,
    YouTake,
)
from visavis.games.mosaic.scoring import SCORINGS
from visavis.games.mosaic.state import SUPPLY, State

MOST_UNITS = 9
UNITS = ("infantry", "cavalry", "siege")
HIS_UNITS = ("infantry", "cavalry")


def your_turn(state: State, table: Table[State]) -> bool:
    """What his rules can see of your turn (MO-1.1), and whether it ends.

    One action makes a turn: whatever you build or place ends it, unless you said that there is more.
    """
    person = state.turn
    match table.ask(_question(state)):
        case ("done",):
            return True
        case ("city" | "town" | "units",):
            # Where the board is not tracked there is nothing to write down.
            return not state.more
        case ("city", str(region)):
            table.do(YouBuild(person, "cities", region))
            your_tile(state, table, person, region)
            return not state.more
        case ("town", str(region)):
            table.do(YouBuild(person, "towns", region))
            good = table.ask(One("your.good", person, "MO-1.1", (*GOODS, "none"), args={"region": region}))
            if good != "none":
                table.do(TakeGood("MO-1.1", person, region, good))
            return not state.more
        case ("units", str(region), str(unit)):
            args = {"region": region, "unit": unit}
            count = table.ask(Number("units.count", person, "MO-1.1", 1, MOST_UNITS, args=args))
            table.do(ChangeUnits(person, region, unit, count))  # type: ignore[arg-type]
            return not state.more
        case ("wonder", *region):
            table.do(YouTake(person, "wonder"))
            if region:
                table.do(YouBuild(person, "wonders", str(region[0])))
            return not state.more
        case ("more",):
            table.do(MoreToReport())
        case ("withdraw", *region):
            if region:
                withdraw(state, table, str(region[0]))
        case ("defeat", *region):
            defeat(state, table, str(region[0]) if region else SOMEWHERE)
        case ("achievement" | "golden" as row,):
            table.do(YouTake(person, row))
        case ("scoring",):
            table.do(ScoringDue())
            table.do(NextPhase("scoring"))
        case _:
            table.do(EndNow())
    return False


# What you can report


def _question(state: State) -> Forms:
    """Everything that you can report."""
    forms = _forms(
        tracked_regions(state.regions, state.cities),
        where(state.humans.index(state.turn), state.infantry, state.cavalry, state.siege),
        his_units(state),
        (state.wonders_left > 0, state.achievements_left > 0, state.golden_left > 0),
        state.options.invented,
        state.scorings < SCORINGS,
        state.more,
        state.data,
    )
    args = {"round": state.round, "last": state.last > 0, "more": state.more}
    return Forms("your.turn", state.turn, "MO-1.1", forms, args=args, even=True)


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
def _forms(
    regions: Bits,
    own: Bits,
    his: Bits,
    rows: tuple[bool, bool, bool],
    invented: bool,
    more_scorings: bool,
    more: bool,
    data: Data,
) -> tuple[Form, ...]:
    """The forms of your turn; where the board is not tracked, verbs without a region."""
    every = or_else(fields(regions, regions, "region.not_in_play", data), ())
    with_unit = or_else(fields(regions, regions, "region.not_in_play", data, Field("unit", UNITS)), ())
    wonder, achievement, golden = rows
    forms = [Form("done"), Form("city", every), Form("town", every), Form("units", with_unit)]
    if or_else(some(own), True):
        forms.append(Form("withdraw", or_else(fields(own, regions, "region.no_units", data), ())))
    if or_else(some(his), True):
        forms.append(Form("defeat", or_else(fields(his, regions, "region.no_units", data), ())))
    if wonder:
        forms.append(Form("wonder", every))
    if achievement:
        forms.append(Form("achievement"))
    if golden:
        forms.append(Form("golden"))
    if not more:
        forms.append(Form("more"))
    # An invented table says itself when a scoring or the end has come.
    if not invented:
        forms += [Form("scoring")] if more_scorings else []
        forms.append(Form("end"))
    return tuple(forms)


@absorbing
def fields(among: int, regions: int, why: str, data: Data, *others: Field) -> tuple[Field, ...]:
    """A region out of some, and other fields."""
    return (Field("region", Region(BOARD, among), barred=not_possible(data.named, regions, why)), *others)


def not_possible(named: Mapping[str, str], regions: int, why: str) -> Callable[[str], str | None]:
    """Why a region that a person names is no option."""

    def barred(text: str) -> str | None:
        region = named.get(text.casefold())
        if region is None:
            return None
        return why if regions >> AT[region] & 1 else "region.not_in_play"

    return barred


# What you report


def your_tile(state: State, table: Table[State], person: str, region: str) -> None:
    """Which tile your new city took, where the tiles of the region are known."""
    best = or_else(best_tiles(state.tiles, region), NO_TILES)
    if not best:
        return
    options = (*(kind for kind in TILES if kind in best), "none")
    kind = table.ask(One("your.tile", person, "MO-1.1", options, args={"region": region}))
    if kind != "none":
        table.do(TakeTile("MO-1.1", region, kind, best[kind]))


def withdraw(state: State, table: Table[State], region: str) -> None:
    """Your units leave a region."""
    person, at = state.humans.index(state.turn), AT[region]
    there = {unit: count for unit in UNITS if (count := getattr(state, unit)[person][at])}
    unit = table.ask(One("withdraw.unit", state.turn, "MO-1.1", tuple(there), args={"region": region}))
    count = table.ask(Number("withdraw.count", state.turn, "MO-1.1", 1, there[unit], args={"unit": unit}))
    table.do(ChangeUnits(state.turn, region, unit, -count))  # type: ignore[arg-type]


def defeat(state: State, table: Table[State], region: str) -> None:
    """Units of his go back to his supply: never more than he has there (MO-9.5)."""
    there: dict[tuple[str, str], int] = {}
    for bot, name in enumerate(state.bots):
        for unit in HIS_UNITS:
            here = pieces_at(getattr(state, unit), state.side(bot), region)
            there[name, unit] = or_else(here, placed(state, bot, unit))
    bots = tuple(name for name in state.bots if there[name, "infantry"] or there[name, "cavalry"])
    name = bots[0] if len(bots) == 1 else table.ask(One("defeat.bot", state.turn, "MO-9.5", bots))
    units = tuple(unit for unit in HIS_UNITS if there[name, unit])
    args = {"side": name}
    unit = units[0] if len(units) == 1 else table.ask(One("defeat.unit", state.turn, "MO-9.5", units, args=args))
    args["unit"] = unit
    count = table.ask(Number("defeat.count", state.turn, "MO-9.5", 1, there[name, unit], args=args))
    table.do(HeLosesUnits(name, region, unit, count))  # type: ignore[arg-type]
