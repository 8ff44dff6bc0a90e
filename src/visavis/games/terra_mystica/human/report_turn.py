"""What a person entered: one short line at a time; guided, only how their turn ended."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial
from typing import Any

from visavis.core import SOMEWHERE, UNTRACKED, Fact, Field, Form, Forms, Offer, One, Region, Table, or_else
from visavis.core.question import NONE
from visavis.games.terra_mystica.cards import CULTS, ROUNDS
from visavis.games.terra_mystica.effects.yours import (
    ActsAgain,
    Entered,
    SpadeUsed,
    YouBridge,
    YouBuild,
    YouDescend,
    YouDig,
    YouDouble,
    YouPass,
    YouTakeFavour,
    YouTransform,
    YouUpgrade,
    YouUseAgain,
    YouUsePower,
)
from visavis.games.terra_mystica.human.economy import priest_steps
from visavis.games.terra_mystica.human.factions import beside_her, next_to_her, profits, report_steps
from visavis.games.terra_mystica.human.land import most_reach, out_of_reach
from visavis.games.terra_mystica.human.person import person, take_figure
from visavis.games.terra_mystica.human.reasons import not_free
from visavis.games.terra_mystica.human.report_forms import (
    BRIDGE_ACTION,
    BRIDGE_BUILDERS,
    DONE,
    ENTRIES,
    FORMS,
    NO_SPADES,
    SPADE_ACTIONS,
    closed_entries,
    favour_form,
    ground_field,
    your_ground,
)
from visavis.games.terra_mystica.human.towns import found_town
from visavis.games.terra_mystica.state import Human, State

ACTED, PASSED, BESIDE = "acted", "passed", "beside"
"""How a turn of a person ended, as far as it concerns her."""


LAST = frozenset(("build", "cult", "pass", "done"))
"""The verbs that always end a turn, or the first of two actions."""
FRESH = {round: {"round": round, "entries": 0, "entered": ()} for round in range(1, ROUNDS + 1)}
"""The variables of the words for a turn that has just begun."""


def your_turn(state: State, table: Table[State], seat: Human) -> bool:
    """One entry of a person; whether their turn is over."""
    entered = state.entered
    args = {"round": state.round, "entries": len(entered), "entered": entered} if entered else FRESH[state.round]
    # As long as nothing was entered, every verb may come.
    offer = Offer(ENTRIES if entered else FORMS, (state, seat))
    forms = Forms("your.turn", seat, "TM-1.1", offer, args, True, partial(closed_entries, state, seat))
    filled: tuple[Any, ...] = table.ask(forms)
    verb, *rest = filled
    if (verb == "build" or verb == "transform") and not sure(state, table, seat, rest[0]):
        return False
    if verb not in LAST and goes_on(state, seat, verb, rest):
        also(state, table, seat, verb, rest)
        table.do(Entered(verb))
        return False
    end_with(state, table, seat, verb, rest)
    if state.again and seat not in state.passed:
        table.do(ActsAgain())
        return False
    return True


def sure(state: State, table: Table[State], seat: Human, space: str) -> bool:
    """A space that no ship value reaches is probably a slip; who insists builds there."""
    one = person(state, seat)
    if not out_of_reach(state, one, space):
        return True
    args = {"space": space, "ship": most_reach(state, one), "reach": state.people_of(seat).reach}
    return table.ask(One("your.sure", seat, "TM-1.1", (True, False), args=args))


def goes_on(state: State, seat: Human, verb: str, rest: Sequence[object]) -> bool:
    """Whether more may come in this turn after an entry that need not be the last."""
    if verb == "power":
        spades = rest[0] in SPADE_ACTIONS and state.faction_of(seat) not in NO_SPADES
        return spades or rest[0] == BRIDGE_ACTION
    return verb != "upgrade" or (rest[1] == "stronghold" and state.faction_of(seat) == "riverwalkers")


def end_with(state: State, table: Table[State], seat: Human, verb: str, rest: Sequence[Any]) -> None:
    """The entry that ends a turn, or the first of two actions."""
    says_how = table.heard and not state.again
    if verb == "build" or verb == "upgrade":
        space, how = rest[0], ACTED
        if profits(state.faction_of(seat), verb == "upgrade"):
            how = BESIDE if next_to_her(state, person(state, seat), 1 << state.world.map.place[space]) else ACTED
        if says_how:
            table.ask(ENDED[how])
        if verb == "build":
            report_dwelling(state, table, seat, space)
        else:
            report_upgrade(state, table, seat, space, rest[1])
        if how == BESIDE:
            beside_her(state, table, seat)
    elif verb == "pass":
        table.ask(ENDED[PASSED])
        report_pass(state, table, seat, rest[0] if rest else SOMEWHERE)
    else:
        if says_how:
            table.ask(ENDED[ACTED])
        if verb == "cult":
            cult, steps = rest
            report_steps(
                state, table, seat, cult, priest_steps(state, person(state, seat), steps), steps if steps > 1 else 0
            )
        elif verb == "power":
            use_power(state, table, seat, rest[0])


ENDED: Mapping[str, Fact[str]] = {
    how: Fact("your.end", "TM-1.1", how, options=(ACTED, PASSED, BESIDE)) for how in (ACTED, PASSED, BESIDE)
}
"""How a turn ended is a fact: it follows from what was entered. The first of two actions does not end it."""


def guided_turn(state: State, table: Table[State], seat: Human) -> None:
    """Where nothing is entered, a person only says how the turn ended."""
    options = (ACTED, PASSED, *((BESIDE,) if profits(state.faction_of(seat), upgrade=False) else ()))
    args = {"round": state.round, "faction": state.people_of(seat).id}
    how: str = table.ask(Fact("your.end", "TM-1.1", UNTRACKED, options=options, args=args, seat=seat))
    if how == PASSED:
        report_pass(state, table, seat, SOMEWHERE)
    elif how == BESIDE:
        beside_her(state, table, seat)


def also(state: State, table: Table[State], seat: Human, verb: str, rest: Sequence[object]) -> None:
    """An entry after which the turn goes on."""
    match verb, *rest:
        case ("power", int(action)):
            use_power(state, table, seat, action)
        case ("upgrade", str(space), str(kind)):
            report_upgrade(state, table, seat, space, kind)
        case ("double",):
            table.do(YouDouble())
        case ("favour", str(cult), int(steps)):
            report_favour(state, table, seat, cult, steps)
        case ("step", str(cult), int(steps)):
            report_steps(state, table, seat, cult, steps, 0)
        case ("steps", int(steps)):
            for cult in CULTS:
                report_steps(state, table, seat, cult, steps, 0)
        case ("descend", str(cult), int(steps)):
            table.do(YouDescend(seat, cult, steps))  # type: ignore[arg-type]
        case ("bridge", str(one), str(other)):
            if not state.entered and state.people_of(seat).id not in BRIDGE_BUILDERS:
                # The first entry of a turn: it is the power action with the bridge.
                table.do(YouUsePower(BRIDGE_ACTION))
            pair = (one, other) if (one, other) in state.world.bridges else (other, one)
            table.do(YouBridge(seat, "-".join(pair)))
            found_town(state, table, seat, one if built_on(state, seat, one) else other)
        case ("transform", str(space), str(ground)):
            table.do(YouTransform(space, ground))


def built_on(state: State, seat: Human, space: str) -> bool:
    """Whether a person has a building on a space: of a bridge one end may be without."""
    return bool(or_else(state.buildings_of(seat), 0) & 1 << state.world.map.place[space])


def use_power(state: State, table: Table[State], seat: Human, action: int) -> None:
    """A power action; one that is covered stays so."""
    if action in state.covered:
        table.note(YouUseAgain, seat, action)
    else:
        table.do(YouUsePower(action))


def report_dwelling(state: State, table: Table[State], seat: Human, space: str) -> None:
    """A dwelling of a person."""
    table.do(YouBuild(seat, space, your_ground(state, seat)))
    found_town(state, table, seat, space)


def report_upgrade(state: State, table: Table[State], seat: Human, space: str, kind: str) -> None:
    """An upgrade of a person; with a temple, a sanctuary or the stronghold of the Auren come favour tiles."""
    table.do(YouUpgrade(seat, space, kind))  # type: ignore[arg-type]
    tiles = 0
    if kind in ("temple", "sanctuary"):
        tiles = state.people_of(seat).favours
    elif kind == "stronghold" and state.faction_of(seat) == "auren":
        tiles = 1
    for _ in range(tiles):
        form = favour_form(state.favours)
        _, cult, steps = table.ask(Forms("your.favour", seat, "TM-1.1", (form,)))
        report_favour(state, table, seat, str(cult), int(steps))
    found_town(state, table, seat, space)


def report_favour(state: State, table: Table[State], seat: Human, cult: str, steps: int) -> None:
    """A favour tile of a person and its cult steps."""
    table.do(YouTakeFavour(seat, cult, steps))  # type: ignore[arg-type]
    report_steps(state, table, seat, cult, steps, 0)


def report_pass(state: State, table: Table[State], seat: Human, card: str) -> None:
    """A person passes (TM-6.14)."""
    coins: int | str = state.coins[state.bonus.index(card)] if card in state.bonus else SOMEWHERE
    table.do(YouPass(seat, card, coins))
    take_figure(state, table, seat)


# Between two rounds


def spades(state: State, table: Table[State], seat: Human) -> bool:
    """Spades that the scoring tile gives at the end of a round (TM-6.17); whether that is all."""
    # Where the board is not tracked there is nothing to enter.
    free, steps = or_else(state.empty & ~state.frozen, 0), state.tile.spades
    if not free or not steps:
        return True
    if state.extras >= state.cults_of(seat)[CULTS.index(state.tile.cult)] // steps:
        return True
    people = state.people_of(seat)
    if people.id in NO_SPADES:
        return True
    if people.id == "acolytes":
        return spade_as_step(state, table, seat)
    field = Field("space", Region(state.world.map, free), barred=not_free(state, seat))
    forms = (Form("transform", (field, ground_field(people.ground))), DONE)
    match table.ask(Forms("your.spades", seat, "TM-6.17", forms, args={"round": 0})):
        case ("transform", str(space), str(kind)):
            table.do(YouDig(space, kind))
            return False
        case _:
            return True


def spade_as_step(state: State, table: Table[State], seat: Human) -> bool:
    """A spade is a cult step for Acolytes; whether they take no more."""
    cult = table.ask(One("your.spade_step", seat, "TM-6.17", (*CULTS, NONE)))
    if cult == NONE:
        return True
    report_steps(state, table, seat, cult, 1, 0)
    table.do(SpadeUsed())
    return False
