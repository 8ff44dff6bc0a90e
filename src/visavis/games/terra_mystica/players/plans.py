"""What the planner thinks of in a turn: actions with the conversions that pay for them, and what follows at once."""

from __future__ import annotations

from collections.abc import Iterator

from visavis.core.question import Filled
from visavis.games.terra_mystica.cards import CULTS, GROUNDS, ROUNDS
from visavis.games.terra_mystica.human.building import bridge_pairs, price
from visavis.games.terra_mystica.human.composite_answers import MOST_SPADES, need_to_advance, need_to_build
from visavis.games.terra_mystica.human.economy import Need, covered_for, ship_left
from visavis.games.terra_mystica.human.forms import FROM, POWER_SPADES, can_dig, power_price, special_form
from visavis.games.terra_mystica.human.land import (
    board_of,
    buildable,
    dwellings_left,
    each,
    empty,
    home_at,
    name,
    own,
    people_of,
    reach,
    reach_all,
    spades_home,
)
from visavis.games.terra_mystica.human.side import Whole
from visavis.games.terra_mystica.human.spades import sites, spade_price, volcano_sites
from visavis.games.terra_mystica.human.towns import rivers
from visavis.games.terra_mystica.players.paying import pay
from visavis.games.terra_mystica.state import TWOS, YOUR_PIECES, State

FREE = Need()
Plan = tuple[Filled, ...]
"""Answers one after another: conversions, an action, and what is already decided of what follows."""


def plans(state: State, at: int, passing: bool = True) -> Iterator[Plan]:
    """All plans for the next action of a turn, each paid in the cheapest way."""
    side = state.sides[at]
    volcanoes = people_of(state, side).ground == "volcano"
    if passing:
        yield from passes(state)
    for cost, answers in actions(state, at):
        paid = pay(side, cost)
        # Dragonlords who burn tokens may have too few left for a volcano.
        burnt = volcanoes and answers[0][0] == "dig" and paid and paid[0][0] == "burn"
        if paid is not None and not burnt:
            yield (*paid, *answers)


Way = tuple[Need, Plan]


def actions(state: State, at: int) -> Iterator[Way]:
    """Every action but passing, with its whole price."""
    yield from builds(state, at)
    yield from digging(state, at, (), FREE, 0)
    yield from upgrades(state, at)
    yield from cults(state, at)
    yield from tracks(state, at)
    yield from powers(state, at)
    yield from specials(state, at)
    for river in each(rivers(state, at)):
        yield FREE, (("connect", name(state, river)),)


def passes(state: State) -> Iterator[Plan]:
    """Passing, with each of the cards."""
    if state.round == ROUNDS:
        yield (("pass",),)
    else:
        yield from ((("pass", card),) for card in state.bonus)


def builds(state: State, at: int) -> Iterator[Way]:
    """Dwellings on ground that is home."""
    side = state.sides[at]
    if not dwellings_left(state, side):
        return
    free, by_skip = reach_all(state, side)
    for bit in each((free | by_skip) & buildable(state, side) & empty(state)):
        yield need_to_build(state, at, bit, 0), (("build", name(state, bit)),)


def digging(state: State, at: int, before: tuple[Filled, ...], cost: Need, have: int) -> Iterator[Way]:
    """Spades, some of them free by what comes before, and a dwelling on what becomes home."""
    side = state.sides[at]
    if people_of(state, side).ground == "volcano":
        if not have and volcano_sites(state, at):
            workers, coins = price(state, at, "dwelling")
            yield Need(workers, coins), (("dig", 1),)
        return
    workers, priests = spade_price(state, side)
    home = GROUNDS[home_at(state, side)]
    for bit in each(sites(state, side, True)):
        spades = spades_home(state, side, bit)
        bought = spades - have
        if not have <= spades <= MOST_SPADES + have or not spades or (bought and not workers + priests):
            continue
        space = name(state, bit)
        spent = cost.more(workers=bought * workers, priests=bought * priests)
        answers = (*before, ("dig", bought)) if bought else before
        if dwellings_left(state, side):
            its = need_to_build(state, at, bit, 0)
            yield spent.more(its.workers, its.coins, its.priests), (*answers, ("build", space))
        if bought < 2 and not its_way(state, side, bit):
            yield spent, (*answers, ("transform", space, home))


def its_way(state: State, side: Whole, bit: int) -> bool:
    """Whether a space takes a tunnel or a flight."""
    return people_of(state, side).reach == "skip" and not bit & reach(state, side)


def upgrades(state: State, at: int) -> Iterator[Way]:
    """Upgrades of every building."""
    side = state.sides[at]
    for kind, before in FROM.items():
        if own(state, side, kind).bit_count() < YOUR_PIECES[kind]:
            for bit in each(own(state, side, before)):
                space = name(state, bit)
                workers, coins = price(state, at, kind, space)
                yield Need(workers, coins), (("upgrade", space, kind),)


def cults(state: State, at: int) -> Iterator[Way]:
    """A priest to each cult, on the best space that is free."""
    for where, cult in enumerate(CULTS):
        steps = 3 if not state.threes[where] else 2 if state.twos[where] < TWOS else 1
        yield Need(priests=1), (("cult", cult, steps),)


def tracks(state: State, at: int) -> Iterator[Way]:
    """A step on the shipping or the digging track."""
    side = state.sides[at]
    if ship_left(state, side):
        yield need_to_advance(state, at, "ship"), (("advance", "ship"),)
    if side.dig < len(board_of(state, side).dig_points):
        yield need_to_advance(state, at, "dig"), (("advance", "dig"),)


def powers(state: State, at: int) -> Iterator[Way]:
    """The power actions that are free."""
    side = state.sides[at]
    covered = covered_for(state, side)
    for action in range(1, 7):
        if action in covered:
            continue
        cost, answer = Need(power=power_price(state, at, action)), ("power", action)
        if action == 1:
            yield from with_bridge(state, at, answer, cost)
        elif action < 5:
            yield cost, (answer,)
        elif can_dig(state, at, POWER_SPADES[action]):
            yield from with_spades(state, at, answer, cost, POWER_SPADES[action])


def with_bridge(state: State, at: int, answer: Filled, cost: Need) -> Iterator[Way]:
    """An action that gives a bridge: between two buildings of its own, any other one joins nothing yet."""
    side = state.sides[at]
    for bridge in bridge_pairs(state, side):
        one, other = state.world.ends[bridge]
        if one & side.built and other & side.built:
            yield cost, (answer, ("bridge", bridge))


def with_spades(state: State, at: int, answer: Filled, cost: Need, spades: int) -> Iterator[Way]:
    """An action that gives spades: as they are, or with bought ones and a dwelling."""
    if state.sides[at].faction != "giants" or spades == 2:
        yield cost, (answer,)
        if spades == 2 and dwellings_left(state, state.sides[at]):
            workers, coins = price(state, at, "dwelling")
            yield cost.more(workers, coins), (answer,)
    yield from digging(state, at, (answer,), cost, spades)


def specials(state: State, at: int) -> Iterator[Way]:
    """Action spaces of one's own."""
    form = special_form(state, at)
    if form is None:
        return
    for special in form.fields[0].options:
        answer: Filled = ("special", special)
        if special == "bridge":
            yield from with_bridge(state, at, answer, FREE)
        elif special == "bonus 1":
            yield from with_spades(state, at, answer, FREE, 1)
        elif special == "stronghold" and state.sides[at].faction == "giants":
            yield from with_spades(state, at, answer, FREE, 2)
        elif special != "stronghold" or state.sides[at].faction != "chaosmagicians":
            yield FREE, (answer,)
            if special == "stronghold" and state.sides[at].faction == "nomads":
                workers, coins = price(state, at, "dwelling")
                yield Need(workers, coins), (answer,)
