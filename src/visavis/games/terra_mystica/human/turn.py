"""A turn of the whole game: conversions as often as one likes, and one action (TM-20.7)."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from typing import Any

from msgspec.structs import replace

from visavis.core import Forms, Offer, One, Table
from visavis.core.question import NO_ARGS, NONE
from visavis.games.terra_mystica.cards import ROUNDS, BonusIncome
from visavis.games.terra_mystica.effects.whole import Ahead, Books, Covers, Improves, Joins, Tokens
from visavis.games.terra_mystica.effects.whole_rounds import DropsOut, HandsOver, Passes
from visavis.games.terra_mystica.human.building import free_spades, raise_dwelling, upgrade
from visavis.games.terra_mystica.human.conversions import PAID
from visavis.games.terra_mystica.human.economy import (
    SHIP_COINS,
    SHIP_PRIESTS,
    ahead,
    climb,
    done,
    gain,
    priest_steps,
    remember,
    ship_step,
)
from visavis.games.terra_mystica.human.forms import AFTER, POWER_GOODS, POWER_SPADES, TURN, closed, power_price
from visavis.games.terra_mystica.human.land import board_of, dwellings, has_stronghold, own, people_of
from visavis.games.terra_mystica.human.person import take_figure
from visavis.games.terra_mystica.human.side import PLACES, Task, Whole, seat_of, without
from visavis.games.terra_mystica.human.spades import buy
from visavis.games.terra_mystica.human.towns import check_town
from visavis.games.terra_mystica.state import State


def turn(state: State, table: Table[State], at: int, _: int, __: int) -> None:
    """One entry of a turn."""
    if state.sides[at].out:
        return done(state, table)
    offer = Offer(TURN if state.now.actions else AFTER, (state, at))
    args = goods(state, at) if table.heard else NO_ARGS
    verb, *rest = table.ask(
        Forms("whole.turn", seat_of(state, at), "TM-20.7", offer, args, True, partial(closed, state, at))
    )
    ENTRIES[str(verb)](state, table, at, *rest)


def goods(state: State, at: int) -> dict[str, object]:
    """What a seat has, for the words of its turn."""
    side = state.sides[at]
    first, second, third = side.bowls
    return {
        "round": state.round, "points": side.points, "coins": side.coins, "workers": side.workers,
        "priests": side.priests, "power": f"{first}/{second}/{third}",
        "on_cards": ", ".join(map(str, state.coins)) if state.round < ROUNDS else "last",
        "stage": "acted" if not state.now.actions else "lingers" if state.now.lingers else "begun",
    }  # fmt: skip


def begin_action(state: State, table: Table[State], at: int, *tasks: Task, **now: object) -> None:
    """An action begins: what belongs to it comes first; the turn goes on only if more may follow."""
    left = state.now.actions - 1
    stays = state.todo[:1] if left or state.now.lingers else ()
    changed = replace(state.now, **{"actions": left, "bought": 0, "dug": 0, "foreign": False, "dwelling": False, **now})
    table.do(Ahead((*tasks, *stays, *state.todo[1:]), changed))


# What is no action


def connect(state: State, table: Table[State], at: int, river: str) -> None:
    """A town over a river space (TM-21.7)."""
    table.do(Joins(PLACES[at], river))
    around = state.world.map.around[river] & state.sides[at].built
    check_town(state, table, at, around & -around)


def more(state: State, table: Table[State], at: int) -> None:
    """The turn stays open after its action."""
    remember(state, table, lingers=True)


def end_turn(state: State, table: Table[State], at: int) -> None:
    """The turn is over."""
    done(state, table)


# Actions


def build_dwelling(state: State, table: Table[State], at: int, space: str) -> None:
    """A dwelling without a spade (TM-20.13)."""
    begin_action(state, table, at)
    raise_dwelling(state, table, at, 1 << state.world.map.place[space])


def dig(state: State, table: Table[State], at: int, spades: int) -> None:
    """Spades are bought (TM-20.12), or a volcano is dug."""
    if people_of(state, state.sides[at]).ground == "volcano":
        return begin_action(state, table, at, ("volcano", at, 0, at))
    begin_action(state, table, at, ("spades", at, spades, at), bought=spades, dwelling=True)
    buy(state, table, at, spades)


def upgrades(state: State, table: Table[State], at: int, space: str, kind: Any) -> None:
    """An upgrade (TM-20.14)."""
    begin_action(state, table, at)
    upgrade(state, table, at, space, kind)


def cult(state: State, table: Table[State], at: int, named: str, steps: int) -> None:
    """A priest goes to a cult (TM-20.19)."""
    begin_action(state, table, at)
    table.do(Books(PLACES[at], "TM-20.19", "priest", priests=-1))
    climb(state, table, at, named, priest_steps(state, state.sides[at], steps), steps)


def advance_track(state: State, table: Table[State], at: int, track: str) -> None:
    """A step on the shipping track (TM-20.17) or the digging track (TM-20.18)."""
    begin_action(state, table, at)
    side, board = state.sides[at], board_of(state, state.sides[at])
    if track == "ship":
        table.do(Books(PLACES[at], "TM-20.17", "ship", coins=-SHIP_COINS, priests=-SHIP_PRIESTS))
        return ship_step(state, table, at, "ship")
    coins, workers, priests = board.dig
    points = board.dig_points[side.dig]
    table.do(Books(PLACES[at], "TM-20.18", "dig", coins=-coins, workers=-workers, priests=-priests, points=points))
    table.do(Improves(PLACES[at], "dig"))


def power(state: State, table: Table[State], at: int, action: int) -> None:
    """A power action (TM-20.21)."""
    begin_action(state, table, at)
    table.do(Covers(PLACES[at], "TM-20.21", f"power {action}"))
    table.do(Books(PLACES[at], "TM-20.21", "power_action", power=-power_price(state, at, action)))
    if action == 1:
        ahead(state, table, ("bridge", at, 1, at))
    elif action in POWER_SPADES:
        free_spades(state, table, at, POWER_SPADES[action])
    else:
        gain(state, table, at, "TM-20.21", "power_action", **POWER_GOODS[action])


def special(state: State, table: Table[State], at: int, action: str) -> None:
    """An action space of one's own (TM-20.22)."""
    seat, side = PLACES[at], state.sides[at]
    if action == "stronghold" and side.faction == "chaosmagicians":
        table.do(Covers(seat, "TM-21.13", action))
        return remember(state, table, actions=2)
    begin_action(state, table, at)
    match action:
        case "bridge":
            table.do(Books(seat, "TM-21.12", "bridge", workers=-2))
            return ahead(state, table, ("bridge", at, 1, at))
        case "home_power":
            table.do(Books(seat, "TM-21.20", "home", power=-5))
            return ahead(state, table, ("home", at, 0, at))
        case "home_tokens":
            table.do(Tokens(seat, "TM-21.20", without(side.bowls, 5)))
            return ahead(state, table, ("home", at, 0, at))
    table.do(Covers(seat, "TM-20.22", action))
    if action == "bonus 1":
        free_spades(state, table, at, 1)
    elif action == "stronghold" and side.faction == "giants":
        free_spades(state, table, at, 2)
    else:
        # The Auren take two steps on one track.
        what, steps = (SPECIAL[side.faction], 2) if action == "stronghold" else ("step", 1)
        ahead(state, table, (what, at, steps, at))


SPECIAL = {"witches": "ride", "swarmlings": "house", "nomads": "storm", "auren": "step"}
"""What the action of a stronghold is (TM-21.9 for the Auren)."""


def passing_points(state: State, side: Whole) -> int:
    """The points of passing: bonus card, favour tile, strongholds (TM-20.26)."""
    cards: Mapping[str, BonusIncome] = state.pack.tables["bonus_income"]
    card = cards[side.bonus]
    houses = own(state, side, "house").bit_count()
    strongholds = side.built & (state.strongholds | state.sanctuaries)
    number = {
        "": 0,
        "dwelling": dwellings(state, side).bit_count(),
        "house": houses,
        "large": strongholds.bit_count(),  # type: ignore[union-attr]
        "ship": side.ship,
    }[card.passing]
    points = card.points * number
    if "favour 12" in side.favours:
        points += (0, 2, 3, 3, 4)[houses]
    if has_stronghold(state, side):
        if side.faction == "engineers":
            ends = [state.world.ends[bridge] for bridge in side.bridges]
            points += 3 * sum(bool(one & side.built and other & side.built) for one, other in ends)
        elif side.faction == "icemaidens":
            # TM-21.15
            points += 3 * own(state, side, "temple").bit_count()
    return points


def passes(state: State, table: Table[State], at: int, card: str = NONE) -> None:
    """Pass: points first, then another round bonus card with its coins (TM-20.26)."""
    table.do(Ahead(state.todo[1:], replace(state.now, actions=0)))
    gain(state, table, at, "TM-20.26", "pass", points=passing_points(state, state.sides[at]))
    coins = state.coins[state.bonus.index(card)] if card in state.bonus else 0
    table.do(Passes(PLACES[at], card, coins))
    if state.played.automa:
        take_figure(state, table, PLACES[at])


# Dropping out


def leave(state: State, table: Table[State], at: int) -> None:
    """Somebody drops out, once they are sure (TM-20.35)."""
    if table.ask(One("whole.leave", seat_of(state, at), "TM-20.35", (True, False))):
        table.do(DropsOut(PLACES[at]))


def hand_over(state: State, table: Table[State], at: int) -> None:
    """A computer goes on for somebody (TM-20.35)."""
    table.do(HandsOver(PLACES[at]))


ENTRIES: Mapping[str, Callable[..., None]] = {
    **PAID, "connect": connect, "more": more, "done": end_turn, "build": build_dwelling,
    "dig": dig, "upgrade": upgrades, "cult": cult, "advance": advance_track, "power": power, "special": special,
    "pass": passes, "leave": leave,
    "hand_over": hand_over,
}  # fmt: skip
