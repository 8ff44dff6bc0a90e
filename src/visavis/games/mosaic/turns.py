"""The turns of Mosaic: yours, as far as his rules can see it, and his."""

from __future__ import annotations

from functools import lru_cache
from typing import cast

from visavis.core import SOMEWHERE, UNTRACKED, Field, Form, Forms, Number, One, Region, Table
from visavis.games.mosaic.actions import act, reshuffle
from visavis.games.mosaic.board import AT, BOARD, Counts, regions_of, where
from visavis.games.mosaic.data import GOODS, Data
from visavis.games.mosaic.effects import (
    ChangeUnits,
    EndNow,
    HeLosesUnits,
    LastTurns,
    MoreToReport,
    NextPhase,
    NextTurn,
    ScoringDue,
    TakeGood,
    TurnAction,
    YouBuild,
    YouTake,
)
from visavis.games.mosaic.empire import SCORINGS, ended, score_empire
from visavis.games.mosaic.scoring import count_up
from visavis.games.mosaic.setup import (
    choose_locations,
    draft_technologies,
    draw_leaders,
    found_cities,
    not_possible,
    prepare_board,
    your_tile,
)
from visavis.games.mosaic.state import SUPPLY, State

MOST_UNITS = 9

_SETUP = {
    "board": prepare_board,
    "leaders": draw_leaders,
    "technologies": draft_technologies,
    "start": found_cities,
    "decks": choose_locations,
    "scoring": score_empire,
    "end": count_up,
}


def step(state: State, table: Table[State]) -> None:
    """One step: a part of the set-up, a report of yours, a turn of his, a scoring."""
    if state.phase != "play":
        _SETUP[state.phase](state, table)
    elif state.turn in state.humans:
        your_turn(state, table)
    else:
        his_turn(state, table)


def over(state: State) -> bool:
    """Whether the game is over."""
    return state.phase == "over"


def score(state: State) -> dict[str, int]:
    """The points of each side."""
    return dict(zip((*state.humans, *state.bots), state.final, strict=True))


# Your turn: what his rules can see of it


def your_turn(state: State, table: Table[State]) -> None:
    """What his rules can see of your turn (MO-1.1).

    One action makes a turn: whatever you build or place ends it, unless you said that there is more.
    """
    person = state.turn
    match table.ask(_question(state)):
        case ("done",):
            next_turn(state, table)
        case ("city" | "town" | "units",):
            # Where the board is not tracked there is nothing to write down.
            end_action(state, table)
        case ("city", str(region)):
            table.do(YouBuild(person, "cities", region))
            your_tile(state, table, person, region)
            end_action(state, table)
        case ("town", str(region)):
            table.do(YouBuild(person, "towns", region))
            good = table.ask(One("your.good", person, "MO-1.1", (*GOODS, "none"), args={"region": region}))
            if good != "none":
                table.do(TakeGood("MO-1.1", person, region, good))
            end_action(state, table)
        case ("units", str(region), str(unit)):
            args = {"region": region, "unit": unit}
            count = table.ask(Number("units.count", person, "MO-1.1", 1, MOST_UNITS, args=args))
            table.do(ChangeUnits(person, region, unit, count))  # type: ignore[arg-type]
            end_action(state, table)
        case ("wonder", *region):
            table.do(YouTake(person, "wonder"))
            if region:
                table.do(YouBuild(person, "wonders", str(region[0])))
            end_action(state, table)
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


def end_action(state: State, table: Table[State]) -> None:
    """Your action ends your turn, unless you have more to report."""
    if not state.more:
        next_turn(state, table)


def _question(state: State) -> Forms:
    """Everything that you can report."""
    person, tracked = state.humans.index(state.turn), state.cities is not UNTRACKED
    own = where(person, state.infantry, state.cavalry, state.siege)
    his = _his_units(state)
    rows = (state.wonders_left > 0, state.achievements_left > 0, state.golden_left > 0)
    forms = _forms(
        regions_of(state.regions) if tracked else 0,
        own if isinstance(own, int) else 0,
        his,
        rows,
        state.rows is UNTRACKED,
        state.scorings < SCORINGS,
        state.more,
        state.data,
    )
    args = {"round": state.round, "last": state.last > 0, "more": state.more}
    return Forms("your.turn", state.turn, "MO-1.1", forms, args=args, even=True)


def _his_units(state: State) -> int | None:
    """Where a HeroBotus has units; -1: somewhere; None: nowhere."""
    bits = 0
    for bot in range(len(state.bots)):
        if not _placed(state, bot, "infantry") and not _placed(state, bot, "cavalry"):
            continue
        found = where(state.side(bot), state.infantry, state.cavalry)
        if found is UNTRACKED:
            bits = -1
        else:
            bits |= found
    return bits or None


def _placed(state: State, bot: int, unit: str) -> int:
    """How many units of a kind he has on the board."""
    return state.data.stock[unit] - cast("int", getattr(state, SUPPLY[unit])[bot])


@lru_cache(maxsize=4096)
def _forms(
    regions: int,
    own: int,
    his: int | None,
    rows: tuple[bool, bool, bool],
    asked: bool,
    more_scorings: bool,
    more: bool,
    data: Data,
) -> tuple[Form, ...]:
    """The forms of your turn; regions are 0 where the board is not tracked."""
    no_units = not_possible(data.named, regions, "region.no_units")
    every = Field("region", Region(BOARD, regions), barred=not_possible(data.named, regions, "region.not_in_play"))
    forms = [Form("done")]
    unit = Field("unit", ("infantry", "cavalry", "siege"))
    for verb, fields in (("city", (every,)), ("town", (every,)), ("units", (every, unit))):
        forms.append(Form(verb, fields if regions else ()))
    if own or not regions:
        field = Field("region", Region(BOARD, own), barred=no_units)
        forms.append(Form("withdraw", (field,) if regions else ()))
    if his is not None:
        field = Field("region", Region(BOARD, his), barred=no_units)
        forms.append(Form("defeat", (field,) if regions else ()))
    if rows[0]:
        forms.append(Form("wonder", (every,) if regions else ()))
    if rows[1]:
        forms.append(Form("achievement"))
    if rows[2]:
        forms.append(Form("golden"))
    if not more:
        forms.append(Form("more"))
    if asked:
        forms += [Form("scoring")] if more_scorings else []
        forms.append(Form("end"))
    return tuple(forms)


def withdraw(state: State, table: Table[State], region: str) -> None:
    """Your units leave a region."""
    person, at = state.humans.index(state.turn), AT[region]
    there = {unit: counts[person][at] for unit, counts in _units(state).items() if counts[person][at]}
    unit = table.ask(One("withdraw.unit", state.turn, "MO-1.1", tuple(there), args={"region": region}))
    count = table.ask(Number("withdraw.count", state.turn, "MO-1.1", 1, there[unit], args={"unit": unit}))
    table.do(ChangeUnits(state.turn, region, unit, -count))  # type: ignore[arg-type]


def _units(state: State) -> dict[str, Counts]:
    """The units on a tracked board."""
    return {unit: getattr(state, unit) for unit in ("infantry", "cavalry", "siege")}


def defeat(state: State, table: Table[State], region: str) -> None:
    """Units of his go back to his supply: never more than he has there (MO-9.5)."""
    there: dict[tuple[str, str], int] = {}
    for bot, name in enumerate(state.bots):
        for unit in ("infantry", "cavalry"):
            counts = getattr(state, unit)
            tracked = counts is not UNTRACKED
            there[name, unit] = counts[state.side(bot)][AT[region]] if tracked else _placed(state, bot, unit)
    bots = tuple(name for name in state.bots if there[name, "infantry"] or there[name, "cavalry"])
    name = bots[0] if len(bots) == 1 else table.ask(One("defeat.bot", state.turn, "MO-9.5", bots))
    units = tuple(unit for unit in ("infantry", "cavalry") if there[name, unit])
    args = {"side": name}
    unit = units[0] if len(units) == 1 else table.ask(One("defeat.unit", state.turn, "MO-9.5", units, args=args))
    args["unit"] = unit
    count = table.ask(Number("defeat.count", state.turn, "MO-9.5", 1, there[name, unit], args=args))
    table.do(HeLosesUnits(name, region, unit, count))  # type: ignore[arg-type]


# Whose turn is next


def next_turn(state: State, table: Table[State]) -> None:
    """You and he take turns (MO-3.5); after the last turn the game is over (MO-13.1)."""
    if state.last == 1:
        table.do(NextPhase("end"))
        return
    order = state.order
    at = (order.index(state.turn) + 1) % len(order)
    last = state.last - 1 if state.last else 0
    table.do(NextTurn(order[at], state.round + (at == 0), last))
    if ended(state):
        table.do(LastTurns(len(order)))
    if state.due:
        table.do(NextPhase("scoring"))


# 3 His turn


def his_turn(state: State, table: Table[State]) -> None:
    """Turn over an action card and do what it says."""
    bot = state.bots.index(state.turn)

    # MO-3.1
    card = state.data.actions[str(table.draw(state.action))]
    table.do(TurnAction(state.turn, card.id))
    if card.first == "reshuffle":
        reshuffle(state, table, bot)
    else:
        act(state, table, bot, card)
    next_turn(state, table)
