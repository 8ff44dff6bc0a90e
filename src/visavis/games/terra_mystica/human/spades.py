"""Spades at hand: what they may change, and the dwelling after them (TM-20.12, TM-20.13)."""

from __future__ import annotations

from collections.abc import Callable

from msgspec.structs import replace

from visavis.core import Field, Form, Forms, Offer, Table
from visavis.games.terra_mystica.cards import GROUND_AT, GROUNDS
from visavis.games.terra_mystica.effects.whole import Ahead, Books, Tokens
from visavis.games.terra_mystica.human.building import price, raise_dwelling, skip, turn_ground
from visavis.games.terra_mystica.human.conversions import PAYING, has_paid, own_turn, with_paying
from visavis.games.terra_mystica.human.economy import Need, affordable, ahead, done, spades_gained
from visavis.games.terra_mystica.human.land import (
    VOLCANO,
    board_of,
    buildable,
    changes,
    dwellings_left,
    each,
    empty,
    ground_now,
    home_at,
    people_of,
    reach,
    reach_all,
    region,
    skip_price,
    true_homes,
)
from visavis.games.terra_mystica.human.side import PLACES, Task, Whole, seat_of, without
from visavis.games.terra_mystica.state import State

Row = tuple[str, str]


def affords_dwelling(state: State, at: int, bit: int) -> bool:
    """Whether a seat can pay for a dwelling on a space, with the way to it."""
    side = state.sides[at]
    workers, coins = price(state, at, "dwelling")
    if side.coins < coins or not dwellings_left(state, side):
        return False
    return side.workers >= workers + tunnel_workers(state, side, bit)


def could_afford_dwelling(state: State, at: int, bit: int) -> bool:
    """Whether a seat can pay for a dwelling on a space at least by converting, which takes a turn of its own."""
    side = state.sides[at]
    if not dwellings_left(state, side) or not own_turn(state, at):
        return False
    workers, coins = price(state, at, "dwelling")
    return affordable(side, Need(workers + tunnel_workers(state, side, bit), coins))


def tunnel_workers(state: State, side: Whole, bit: int) -> int:
    """The workers of a tunnel to a space, if it takes one."""
    if side.faction != "dwarves" or bit & (reach(state, side) | state.now.tunnel):
        return 0
    return skip_price(state, side)[0]


# What spades may do


def sites(state: State, side: Whole, card: bool) -> int:
    """The spaces that spades at hand may change; what is frozen or home is none of them."""
    free, by_skip = reach_all(state, side) if card else (reach(state, side, card=False), 0)
    if state.now.tunnel and card:
        by_skip = 0
    bits = (free | by_skip) & empty(state) & ~buildable(state, side)
    return bits & ~(state.became[7] | state.became[8])  # type: ignore[index]


def counts(state: State, side: Whole, spades: int) -> range:
    """How many spades at hand may go to one space: bought ones all together."""
    if state.now.bought or side.faction == "giants":
        return range(spades, spades + 1)
    return range(1, spades + 1)


def rows(state: State, at: int, spades: int, card: bool = True) -> tuple[Row, ...]:
    """The spaces with what may become of them."""
    side = state.sides[at]
    home, only_home = home_at(state, side), card and state.now.foreign and not state.now.bought
    found = []
    for bit in each(sites(state, side, card)):
        name = state.world.map.name(bit)
        grounds: dict[int, None] = {}
        for number in counts(state, side, spades):
            grounds |= dict.fromkeys(changes(state, side, bit, number))
        found += [(name, GROUNDS[ground]) for ground in grounds if ground == home or not only_home]
    return tuple(found)


def spades_for(state: State, side: Whole, bit: int, ground: int, spades: int) -> int:
    """The fewest spades at hand that make a ground of a space."""
    return next(number for number in counts(state, side, spades) if ground in changes(state, side, bit, number))


def build_sites(
    state: State, at: int, spades: int, affords: Callable[[State, int, int], bool] = affords_dwelling
) -> int:
    """Where the dwelling after the spades may stand: on a changed space that is home now, or would be with the rest."""
    side, now = state.sides[at], state.now
    if not now.dwelling or not dwellings_left(state, side):
        return 0
    if not spades:
        found = now.dug & buildable(state, side) & empty(state)
    else:
        found = 0
        for bit in each(sites(state, side, True)):
            if home_at(state, side) in changes(state, side, bit, spades):
                found |= bit
    return sum(bit for bit in each(found) if affords(state, at, bit))


# Buying


def spade_price(state: State, side: Whole) -> tuple[int, int]:
    """Workers and priests of one spade; nothing at all where none can be bought."""
    prices = board_of(state, side).spade
    if not prices:
        return 0, 0
    one = prices[min(side.dig, len(prices) - 1)]
    return (0, one) if side.faction == "darklings" else (one, 0)


def buyable(state: State, at: int, have: int) -> tuple[int, ...]:
    """How many spades a seat can buy to those at hand, so that all of them can be used."""
    side = state.sides[at]
    workers, priests = spade_price(state, side)
    if not workers + priests:
        return ()
    most = side.workers // workers if workers else side.priests // priests
    if side.faction == "giants":
        numbers: range | tuple[int, ...] = (2 - have,) if 0 < 2 - have <= most else ()
    else:
        numbers = range(1, min(most, 6) + 1)
    found = []
    for number in numbers:
        left = replace(side, workers=side.workers - number * workers, priests=side.priests - number * priests)
        if any(changes(state, left, bit, have + number) for bit in each(sites(state, left, True))):
            found.append(number)
    return tuple(found)


def buy(state: State, table: Table[State], at: int, spades: int) -> None:
    """Spades are paid for and count (TM-20.12); Darklings pay priests and score (TM-21.6)."""
    side = state.sides[at]
    workers, priests = spade_price(state, side)
    points = 2 * spades if side.faction == "darklings" else 0
    table.do(
        Books(PLACES[at], "TM-20.12", "spades", workers=-workers * spades, priests=-priests * spades, points=points)
    )
    spades_gained(state, table, at, spades)


# The task


def dig_more(state: State, at: int, spades: int) -> Form | None:
    """Spades bought to free ones, before any is used."""
    if not spades or state.now.bought or state.now.dug:
        return None
    numbers = buyable(state, at, spades)
    return Form("dig", (Field("spades", numbers),)) if numbers else None


def transform_form(state: State, at: int, spades: int) -> Form | None:
    """A space and what it becomes."""
    found = rows(state, at, spades) if spades else ()
    return pair_form(found)


def pair_form(found: tuple[Row, ...]) -> Form | None:
    """A form for spaces and what may become of them."""
    if not found:
        return None
    spaces = tuple(dict.fromkeys(space for space, _ in found))
    grounds = tuple(ground for ground in GROUNDS if any(ground == its for _, its in found))
    return Form("transform", (Field("space", spaces), Field("ground", grounds)), found)


def dwelling_form(state: State, at: int, spades: int) -> Form | None:
    """The dwelling after the spades."""
    bits = build_sites(state, at, spades)
    return Form("build", (Field("space", region(state, bits)),)) if bits else None


def forgo_form(state: State, at: int, spades: int) -> Form | None:
    """Free spades may be given up; bought ones not."""
    return Form("forgo") if spades and not state.now.bought else None


def no_dwelling_form(state: State, at: int, spades: int) -> Form | None:
    """No dwelling."""
    return None if spades else Form("done")


FORMS = {
    "transform": transform_form,
    "build": dwelling_form,
    "dig": dig_more,
    "forgo": forgo_form,
    "done": no_dwelling_form,
    **PAYING,
}


def use_spades(state: State, table: Table[State], at: int, spades: int, by: int) -> None:
    """Spades at hand are used, one space after the other; then perhaps a dwelling."""
    if not spades and not build_sites(state, at, 0, could_afford_dwelling):
        return done(state, table)
    offer = Offer(FORMS, (state, at, spades))
    answer = table.ask(
        Forms("whole.spades", seat_of(state, at), "TM-20.12", offer, {"spades": spades, "round": state.round}, True)
    )
    if has_paid(state, table, at, answer):
        return
    match answer:
        case ("dig", int(more)):
            buy(state, table, at, more)
            left(state, table, at, spades + more, bought=more)
        case ("transform", str(space), str(ground)):
            use(state, table, at, 1 << state.world.map.place[space], GROUND_AT[ground], spades)
        case ("build", str(space)):
            bit = 1 << state.world.map.place[space]
            if spades:
                use(state, table, at, bit, home_at(state, state.sides[at]), spades, whole=True)
            done(state, table)
            raise_dwelling(state, table, at, bit)
        case ("forgo",):
            left(state, table, at, 0)
        case _:
            done(state, table)


def use(state: State, table: Table[State], at: int, bit: int, ground: int, spades: int, whole: bool = False) -> None:
    """Some of the spades at hand change a space."""
    side = state.sides[at]
    skip(state, table, at, bit)
    number = spades if whole else spades_for(state, side, bit, ground, spades)
    turn_ground(state, table, at, bit, ground)
    foreign = state.now.foreign or ground != home_at(state, side)
    left(state, table, at, spades - number, dug=state.now.dug | bit, foreign=foreign)


def left(state: State, table: Table[State], at: int, spades: int, **now: object) -> None:
    """So many spades are still at hand."""
    table.do(Ahead((("spades", at, spades, at), *state.todo[1:]), replace(state.now, **now)))


# Spades of the cult bonus (TM-20.29)


def bonus_spades(state: State, table: Table[State], at: int, spades: int, by: int) -> None:
    """Spades after a round: own reach without the bonus card, no dwelling; they may be given up."""
    found = rows(state, at, spades, card=False)
    if state.sides[at].faction == "giants" and spades == 1:
        found = ()
    if not spades or not found:
        return done(state, table)
    form = pair_form(found)
    assert form is not None
    forms = (form, Form("forgo"))
    match table.ask(Forms("whole.bonus_spades", seat_of(state, at), "TM-20.29", forms, {"spades": spades, "round": 0})):
        case ("transform", str(space), str(named)):
            bit, ground = 1 << state.world.map.place[space], GROUND_AT[named]
            number = spades_for(state, state.sides[at], bit, ground, spades)
            turn_ground(state, table, at, bit, ground, "TM-20.29")
            more: tuple[Task, ...] = (("bonus_spades", at, spades - number, at),) if spades > number else ()
            table.do(Ahead((*more, *state.todo[1:]), state.now))
        case _:
            done(state, table)


# Volcanoes (TM-21.17, TM-21.18)


def volcano_price(state: State, at: int, bit: int) -> int:
    """The steps or tokens of a volcano: one more where the space has the colour of somebody's home."""
    base = 3 if state.sides[at].faction == "acolytes" else 1
    return base + (GROUNDS[ground_now(state, bit)] in true_homes(state))


def volcano_sites(state: State, at: int) -> int:
    """The spaces that a seat can turn into a volcano and pay for."""
    side = state.sides[at]
    if people_of(state, side).ground != "volcano":
        return 0
    have = max(side.cults) if side.faction == "acolytes" else sum(side.bowls)
    bits = reach(state, side) & empty(state) & ~(state.became[7] | state.became[8])  # type: ignore[index]
    return sum(bit for bit in each(bits) if volcano_price(state, at, bit) <= have)


def volcano(state: State, table: Table[State], at: int, _: int, by: int) -> None:
    """A space becomes a volcano, and perhaps a dwelling is built there at once."""
    bits = volcano_sites(state, at)
    able = sum(bit for bit in each(bits) if affords_dwelling(state, at, bit))
    space = region(state, bits)
    forms = [Form("transform", (Field("space", space), Field("ground", (GROUNDS[VOLCANO],))))]
    if able:
        forms.append(Form("build", (Field("space", region(state, able)),)))
    clause = "TM-21.17" if state.sides[at].faction == "acolytes" else "TM-21.18"
    offer = with_paying(state, at, forms)
    answer = table.ask(Forms("whole.volcano", seat_of(state, at), clause, offer, {"round": state.round}, True))
    if has_paid(state, table, at, answer):
        return
    verb, named, *_ground = answer
    bit = 1 << state.world.map.place[str(named)]
    cost = volcano_price(state, at, bit)
    done(state, table)
    turn_ground(state, table, at, bit, VOLCANO, clause)
    if verb == "build":
        raise_dwelling(state, table, at, bit)
    pay_volcano(state, table, at, cost)


def pay_volcano(state: State, table: Table[State], at: int, cost: int) -> None:
    """Dragonlords lose tokens, Acolytes go down a track of their choice."""
    if state.sides[at].faction == "acolytes":
        return ahead(state, table, ("descend", at, cost, at))
    table.do(Tokens(PLACES[at], "TM-21.18", without(state.sides[at].bowls, cost)))
