"""Upgrades, transform and build, and the power that people may take for it (sections 7.5 and 7.7)."""

from __future__ import annotations

from visavis.core import UNTRACKED, Fact, Nothing, Region, Table, Untracked, absorbing, or_else
from visavis.games.terra_mystica.bot_turn.cults import step_up
from visavis.games.terra_mystica.bot_turn.nothing import nothing
from visavis.games.terra_mystica.cards import Card, Group, Kind
from visavis.games.terra_mystica.criteria import (
    GROUPS,
    best_space,
    catch_up,
    givers,
    kind_on,
    marking,
    nearest_group,
    power_of,
    upgradable,
    upgrade_space,
    upgraded,
)
from visavis.games.terra_mystica.effects.bot import LayTerrain, MayTakePower, PlaceDwelling, Upgrade
from visavis.games.terra_mystica.human.offers import offer
from visavis.games.terra_mystica.state import Human, State

# 7.5 Upgrade


def upgrade_action(state: State, table: Table[State], action: Card, support: Card) -> bool:
    """The action of a card."""
    return upgrade(state, table, support)


def upgrade(state: State, table: Table[State], support: Card) -> bool:
    """Upgrade a building, if she has one that can be."""
    # TM-7.5a
    kinds = upgradable(state)
    space = table.choose(upgrade_space(state, support, kinds)) if kinds else None
    if space is None:
        return nothing(table, "upgrade.none", "TM-7.5a")

    # TM-7.5e, TM-7.5f
    old = kind_on(state.world.map.bit[space], state.houses, state.temples)
    kind: Kind = table.ask(Fact("upgrade.kind", "TM-7.5e", old, options=kinds)) if len(kinds) > 1 else kinds[0]
    new = upgraded(state, kind)
    if new == "shipyard" and state.strongholds_left:
        table.note(Nothing, "upgrade.shipyard", "TM-7.5f")
    table.do(Upgrade(space, kind, new))
    offer_power(state, table, support, space)
    return True


# 7.7 Transform and build


def build(state: State, table: Table[State], action: Card, support: Card) -> bool:
    """Transform a space and build a dwelling, without spades and for nothing (TM-1.7); if she cannot, upgrade."""
    # TM-7.7a
    if not state.dwellings_left:
        return no_dwelling(state, table, support)

    # TM-7.7b to TM-7.7h, TM-7.7m
    own = action.ship < 0
    choice = best_space(state, support, state.ship if own else action.ship, "TM-7.7b" if own else "TM-7.7m")
    return place(state, table, support, table.choose(choice), "build.no_space")


def no_dwelling(state: State, table: Table[State], support: Card) -> bool:
    """Without a dwelling in her supply she upgrades instead (TM-7.7a)."""
    table.note(Nothing, "build.no_dwelling", "TM-7.7a")
    return upgrade(state, table, support)


def place(state: State, table: Table[State], support: Card, space: str | None, case: str) -> bool:
    """Put the dwelling there and mark it."""
    # TM-7.7l
    if space is None:
        table.note(Nothing, case, "TM-7.7l", {"group": support.group})
        return upgrade(state, table, support)

    # TM-7.7i
    if or_else(state.all_ground(state.home) & state.world.map.bit[space], 1) == 0:
        table.do(LayTerrain("TM-7.7i", space, state.home))

    # TM-7.7j, TM-7.7k
    table.do(PlaceDwelling("TM-7.7j", space, group_of(state, table, space)))
    offer_power(state, table, support, space)
    return True


def group_of(state: State, table: Table[State], space: str) -> Group:
    """The group of her new dwelling (TM-7.7k)."""
    if table.decisions is None and (nearest := or_else(nearest_group(state, space), ())):
        # Nobody asks why: the first group that the criterion finds is all there is to know.
        return GROUPS[next(filter(None, nearest)) - 1]
    return table.choose(marking(state, space)) or "plain"


# Power that people may take

HER_SIDE = -1
"""Her place where the whole game of people is kept: none of theirs."""


def offer_power(state: State, table: Table[State], support: Card, space: str) -> None:
    """What each person may take because she built here (TM-1.9)."""
    if state.sides:
        offer(state, table, HER_SIDE, 1 << state.world.map.place[space])
    elif table.heard:
        for seat in state.persons:
            if near := or_else(givers(state, seat, space, state.buildings_of(seat)), 0):
                table.note(may_take_power, state, seat, near)
    if state.faction == "powermongers":
        # They play against one person (TM-10.2).
        power_taken(state, table, support, power_of(state, "you", givers(state, "you", space, state.yours)))


def may_take_power(state: State, seat: Human, buildings: int) -> MayTakePower:
    """The power from each of these buildings of a person, and what all of it costs."""
    map = state.world.map
    each = tuple([(one, or_else(power_of(state, seat, 1 << map.place[one]), 0)) for one in Region(map, buildings)])
    power = sum([its for _, its in each])
    return MayTakePower(seat, power, power - 1, each)


def power_taken(state: State, table: Table[State], support: Card, power: int | Untracked) -> None:
    """The Powermongers go up a cult track when you take 2 or more power from one building (TM-11.7)."""
    if table.ask(Fact("power.taken", "TM-11.7", taken(power))):
        step_up(state, table, table.choose(catch_up(state, support, "TM-11.7")), 1, "TM-11.7")


@absorbing
def taken(power: int) -> bool | Untracked:
    """Whether you take 2 or more: certainly not where there is less, otherwise only you know."""
    return False if power < 2 else UNTRACKED
