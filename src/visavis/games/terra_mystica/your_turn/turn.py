"""What a person entered: one short line at a time."""

from __future__ import annotations

from collections.abc import Sequence

from visavis.core import SOMEWHERE, UNTRACKED, Fact, Field, Form, Forms, Region, Table, or_else
from visavis.games.terra_mystica.cards import CULTS
from visavis.games.terra_mystica.effects.yours import (
    YouBridge,
    YouBuild,
    YouDig,
    YouDouble,
    YouGoOn,
    YouPass,
    YouTakeFavour,
    YouTransform,
    YouUpgrade,
    YouUsePower,
)
from visavis.games.terra_mystica.state import Human, State
from visavis.games.terra_mystica.your_turn.factions import advance, beside_her
from visavis.games.terra_mystica.your_turn.forms import (
    BRIDGE_ACTION,
    BRIDGE_BUILDERS,
    DONE,
    SPADES,
    entries,
    favour_form,
    ground_field,
    not_free,
    your_ground,
)


def your_turn(state: State, table: Table[State], seat: Human) -> bool:
    """One entry of a person; whether their turn is over."""
    forms = Forms("your.turn", seat, "TM-1.1", entries(state, seat), args={"round": state.round}, even=True)
    verb, *rest = table.ask(forms)
    if verb == "build":
        built(state, table, seat, str(rest[0]) if rest else SOMEWHERE)
    elif verb == "upgrade":
        upgraded(state, table, seat, *map(str, rest))
    elif verb == "cult":
        if rest:
            cult, steps = str(rest[0]), int(rest[1])
            advance(state, table, seat, cult, steps, steps if steps > 1 else 0)
    elif verb == "pass":
        passed(state, table, seat, str(rest[0]) if rest else SOMEWHERE)
    elif verb == "power":
        if rest:
            table.do(YouUsePower(int(rest[0])))
        if table.ask(Fact("your.more", "TM-1.1", int(rest[0]) in SPADES if rest else UNTRACKED)):
            return go_on(table)
    elif verb == "double":
        table.do(YouDouble())
        return go_on(table)
    elif verb != "done":
        also(state, table, seat, str(verb), rest)
        return go_on(table)
    if state.again and seat not in state.passed:
        table.do(YouGoOn(again=True))
        return False
    return True


def go_on(table: Table[State]) -> bool:
    """The turn is not over yet."""
    table.do(YouGoOn(again=False))
    return False


def also(state: State, table: Table[State], seat: Human, verb: str, rest: Sequence[object]) -> None:
    """What comes with an action: a favour tile, cult steps, a bridge, land."""
    match verb, *rest:
        case ("favour", str(cult), int(steps)):
            take_favour(state, table, seat, cult, steps)
        case ("step", str(cult), int(steps)):
            advance(state, table, seat, cult, steps, 0)
        case ("steps", int(steps)):
            for cult in CULTS:
                advance(state, table, seat, cult, steps, 0)
        case ("bridge", str(one), str(other)):
            if not state.extras and state.people_of(seat).id not in BRIDGE_BUILDERS:
                # The first entry of a turn: it is the power action with the bridge.
                table.do(YouUsePower(BRIDGE_ACTION))
            pair = (one, other) if (one, other) in state.world.bridges else (other, one)
            table.do(YouBridge(seat, "-".join(pair)))
        case ("transform", str(space), str(ground)):
            table.do(YouTransform(space, ground))


def built(state: State, table: Table[State], seat: Human, space: str) -> None:
    """A dwelling of a person."""
    if space != SOMEWHERE:
        table.do(YouBuild(seat, space, your_ground(state, seat)))
    beside_her(state, table, seat, space, upgrade=False)


def upgraded(state: State, table: Table[State], seat: Human, space: str = SOMEWHERE, kind: str = "") -> None:
    """An upgrade of a person; with a temple or sanctuary come favour tiles."""
    if kind:
        table.do(YouUpgrade(seat, space, kind))  # type: ignore[arg-type]
    if kind in ("temple", "sanctuary"):
        for _ in range(state.people_of(seat).favours):
            form = favour_form(state.favours)
            _, cult, steps = table.ask(Forms("your.favour", seat, "TM-1.1", (form,)))
            take_favour(state, table, seat, str(cult), int(steps))
    beside_her(state, table, seat, space, upgrade=True)


def take_favour(state: State, table: Table[State], seat: Human, cult: str, steps: int) -> None:
    """A favour tile of a person and its cult steps."""
    table.do(YouTakeFavour(seat, cult, steps))  # type: ignore[arg-type]
    advance(state, table, seat, cult, steps, 0)


def passed(state: State, table: Table[State], seat: Human, card: str) -> None:
    """A person passes (TM-6.14)."""
    coins: int | str = state.coins[state.bonus.index(card)] if card in state.bonus else SOMEWHERE
    table.do(YouPass(seat, card, coins))


def spades(state: State, table: Table[State], seat: Human) -> bool:
    """Spades that the scoring tile gives at the end of a round (TM-6.17); whether that is all."""
    # Where the board is not tracked there is nothing to enter.
    free, steps = or_else(state.empty & ~state.frozen, 0), state.tile.spades
    if not free or not steps:
        return True
    if state.extras >= state.cults_of(seat)[CULTS.index(state.tile.cult)] // steps:
        return True
    ground = ground_field(state.people_of(seat).ground)
    field = Field("space", Region(state.world.map, free), barred=not_free(state, seat))
    forms = (Form("transform", (field, ground)), DONE)
    match table.ask(Forms("your.spades", seat, "TM-6.17", forms)):
        case ("transform", str(space), str(kind)):
            table.do(YouDig(space, kind))
            return False
        case _:
            return True
