"""Her turn: cards, actions and passing, in the order of the book."""

from __future__ import annotations

from visavis.core import UNTRACKED, Bits, Fact, Region, Table, Untracked, absorbing, or_else
from visavis.games.terra_mystica.cards import CULTS, EXTRA, ROUNDS, TOP, Card, Cult, Kind
from visavis.games.terra_mystica.criteria import (
    MERCHANT_ACTIONS,
    POWER_ACTIONS,
    best_space,
    catch_up,
    cube_space,
    cult_track,
    faction_space,
    fallow_space,
    favour_tile,
    givers,
    ground_on,
    kind_on,
    nearer_to_marked,
    power_action,
    power_of,
    trade_space,
    upgradable,
    upgrade_space,
    upgraded,
    value_on,
)
from visavis.games.terra_mystica.effects.bot import (
    AdvanceCult,
    BlightLand,
    CoverPower,
    LayTerrain,
    MayTakePower,
    NewDeck,
    PlaceCube,
    PlaceDwelling,
    Score,
    ShePasses,
    SheTakesBonus,
    TakeFavour,
    Trade,
    TradePower,
    TurnCard,
    Upgrade,
)
from visavis.games.terra_mystica.effects.yours import ShuffleReserve
from visavis.games.terra_mystica.state import HER, TWOS, Human, State

PLACES = {"left": 0, "middle": 1, "right": 2}


# 6 Her turn


def her_turn(state: State, table: Table[State]) -> None:
    """Turn over a card, then act or pass."""
    # TM-6.1
    first = not state.turned
    if first:
        table.do(TurnCard(str(table.draw(state.deck))))

    # TM-6.3
    left = state.deck.size()
    if not left:
        return she_passes(state, table, state.cards[state.turned[-1]], "TM-6.3")

    # TM-6.2, TM-6.4
    table.do(TurnCard(str(table.draw(state.deck))))
    support, action = state.cards[state.turned[-2]], state.cards[state.turned[-1]]
    if action.passes and left <= 2 and not first:
        return she_passes(state, table, support, "TM-6.4")

    # TM-6.5
    perform(state, table, action, support)


def she_passes(state: State, table: Table[State], support: Card, clause: str) -> None:
    """Points, a bonus card, a new deck."""
    table.do(ShePasses(clause))

    # TM-6.7, TM-11.4
    points = state.tile.points[state.round > 3]
    if points:
        table.do(Score("TM-6.7", points))
        if state.faction == "racelings" and state.passed == (HER,):
            table.do(Score("TM-11.4", points))

    # TM-6.16
    if state.round < ROUNDS:
        # TM-6.8, TM-6.9
        table.do(SheTakesBonus(support.bonus, *state.bonus_at(PLACES[support.bonus])))

        # TM-6.10 to TM-6.12
        new_deck(state, table)


def new_deck(state: State, table: Table[State]) -> None:
    """All her cards, the top card of the reserve, and after round 2 the extra card of the Merchants."""
    if not state.deck.size("reserve") and state.aside:
        table.do(ShuffleReserve())
    known: tuple[str, ...] = ()
    unseen = 0
    if state.deck.size("reserve"):
        top = state.deck.top("reserve")
        known, unseen = (tuple(map(str, top.known)), 0) if top.known else ((), 1)
    extra = (EXTRA,) if state.merchants and state.round == 2 else ()
    table.do(NewDeck(unseen, known, extra))


# 7 Actions


def perform(state: State, table: Table[State], action: Card, support: Card) -> None:
    """All actions of the action card, top to bottom (TM-6.5)."""
    for what in action.actions:
        if what == "build":
            build(state, table, support, state.ship if action.ship < 0 else action.ship)
        elif what == "points":
            score_points(state, table, action)
        elif what == "cult":
            advance(state, table, support)
        elif what == "cover":
            cover(state, table, support)
        elif what == "upgrade":
            upgrade(state, table, support)
        elif what == "faction":
            faction_action(state, table, support)
        elif what == "favour":
            take_favour(state, table, support)
        else:
            trade(state, table, action, support)


# 7.1 Faction action


def faction_action(state: State, table: Table[State], support: Card) -> None:
    """The actions of her faction card, top to bottom (TM-7.1)."""
    faction = state.her_faction
    for what in faction.actions:
        if what in ("build", "build_anywhere"):
            # TM-11.1 to TM-11.10
            if not state.dwellings_left:
                upgrade(state, table, support)
                continue
            choice = faction_space(state, support, faction, state.ship, anywhere=what == "build_anywhere")
            place(state, table, support, table.choose(choice))
        elif what == "points":
            table.do(Score("TM-7.1", faction.points))
        elif what == "cult":
            # TM-11.3
            step_up(state, table, table.choose(catch_up(state, support, "TM-11.3")), 2, "TM-11.3")
        elif what == "cube":
            space = table.choose(cube_space(state, support))
            if space is not None:
                table.do(PlaceCube(space))
        else:
            space = table.choose(fallow_space(state, support))
            if space is not None:
                table.do(BlightLand(space, state.blighted))


# 7.2 Cover a power action


def cover(state: State, table: Table[State], support: Card) -> None:
    """Cover a power action, with the Merchants also one of theirs."""
    for row in (POWER_ACTIONS, MERCHANT_ACTIONS) if state.merchants else (POWER_ACTIONS,):
        choice = power_action(state, support, row)
        action = table.choose(choice)
        if action is not None:
            table.do(CoverPower(choice.clause, action if action in row else 0))


# 7.3 Score points


def score_points(state: State, table: Table[State], action: Card) -> None:
    """The points of the card; for an X those of the level in this round."""
    if not action.points_by_level:
        table.do(Score("TM-7.3", action.points))
    elif points := state.level.x[state.round - 1]:
        table.do(Score("TM-7.3b", points))


# 7.4 Advance on a cult track


def advance(state: State, table: Table[State], support: Card) -> None:
    """Go up a cult track, with a priest if she can place one."""
    # TM-7.4a to TM-7.4e
    cult = table.choose(cult_track(state, support))
    if cult is None:
        return

    # TM-7.4f, TM-7.4g
    at = CULTS.index(cult)
    priest = 0
    if state.priests:
        free = 3 if not state.threes[at] else 2 if state.twos[at] < TWOS else 0
        fact = Fact("cult.space", "TM-7.4f", state.seen(free), options=(3, 2, 0), args={"cult": cult})
        priest = table.ask(fact)
    steps = min(priest or 1, TOP - state.cults[at])
    table.do(AdvanceCult("TM-7.4f" if priest else "TM-7.4g", cult, steps, priest))


def step_up(state: State, table: Table[State], cult: Cult | None, steps: int, clause: str) -> None:
    """Go up some steps without a priest."""
    if cult is not None:
        table.do(AdvanceCult(clause, cult, min(steps, TOP - state.cults[CULTS.index(cult)]), 0))


# 7.5 Upgrade


def upgrade(state: State, table: Table[State], support: Card) -> None:
    """Upgrade a building, if she has one that can be."""
    # TM-7.5a
    kinds = upgradable(state)
    if not kinds:
        return

    # TM-7.5b to TM-7.5d
    space = table.choose(upgrade_space(state, support, kinds))
    if space is None:
        return

    # TM-7.5e, TM-7.5f
    old = kind_on(state.world.map.bit[space], state.houses, state.temples)
    kind: Kind = table.ask(Fact("upgrade.kind", "TM-7.5e", old, options=kinds)) if len(kinds) > 1 else kinds[0]
    table.do(Upgrade(space, kind, upgraded(state, kind)))
    offer_power(state, table, support, space)


# 7.6 Take a favour tile


def take_favour(state: State, table: Table[State], support: Card) -> None:
    """Take a favour tile with three steps, in rounds 5 and 6."""
    # TM-7.6a
    if state.round < 5:
        return

    # TM-7.6b to TM-7.6d
    cult = table.choose(favour_tile(state, support))
    if cult is not None:
        table.do(TakeFavour(cult, min(3, TOP - state.cults[CULTS.index(cult)])))


# 7.7 Transform and build


def build(state: State, table: Table[State], support: Card, ship: int) -> None:
    """Transform a space and build a dwelling; if she cannot, upgrade."""
    # TM-7.7a
    if not state.dwellings_left:
        return upgrade(state, table, support)

    # TM-7.7b to TM-7.7h
    place(state, table, support, table.choose(best_space(state, support, ship)))


def place(state: State, table: Table[State], support: Card, space: str | None) -> None:
    """Put the dwelling there and mark it."""
    # TM-7.7l
    if space is None:
        return upgrade(state, table, support)

    # TM-7.7i
    world = state.world
    bit = world.map.bit[space]
    if or_else(ground_on(world, state.became, bit, space), state.home) != state.home:
        table.do(LayTerrain("TM-7.7i", space, state.home))

    # TM-7.7j, TM-7.7k
    marked = table.ask(
        Fact("build.marked", "TM-7.7k", nearer_to_marked(world, bit, state.marked, state.plain, state.people))
    )
    table.do(PlaceDwelling("TM-7.7j", space, "marked" if marked else "plain"))
    offer_power(state, table, support, space)


# 7.8 Trade


def trade(state: State, table: Table[State], action: Card, support: Card) -> None:
    """Trade with one of your buildings, from the round on that the card shows."""
    # TM-7.8a
    if state.round < action.trade:
        return

    # TM-7.8b, TM-7.8c, TM-7.8e
    space = table.choose(trade_space(state, support))
    if space is None:
        return

    # TM-7.8d
    value = value_on(state.world.map.bit[space], state)
    points = table.ask(Fact("trade.value", "TM-7.8d", value, options=(1, 2, 3, 4)))
    table.do(Trade(space, points))
    table.note(TradePower)
    if state.faction == "powermongers":
        power_taken(state, table, support, value)


# Power that people may take


def offer_power(state: State, table: Table[State], support: Card, space: str) -> None:
    """What each person may take because she built here (TM-1.9)."""
    buildings: Bits = 0
    for seat in state.persons:
        buildings = givers(state, seat, space, state.buildings_of(seat))
        if near := or_else(buildings, 0):
            table.note(may_take_power, state, seat, near)
    if state.faction == "powermongers":
        # They play against one person (TM-10.2).
        power_taken(state, table, support, power_of(state, "you", buildings))


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
