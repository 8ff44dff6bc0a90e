"""The planner's evaluation: what a position of the whole game is worth to a seat, term by term, in points."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from math import exp
from typing import Any

from visavis.games.terra_mystica.cards import CULTS, ROUNDS, TERRAINS, TOP, BonusIncome, Scoring
from visavis.games.terra_mystica.human.ending import end_tile_value, largest_network
from visavis.games.terra_mystica.human.land import (
    all_of,
    dwellings,
    empty,
    has_stronghold,
    others,
    own,
    people_of,
    reach,
    skips,
)
from visavis.games.terra_mystica.human.rounds import income_of
from visavis.games.terra_mystica.human.side import Whole, room
from visavis.games.terra_mystica.human.towns import LEAST_BUILDINGS, group, needed_power
from visavis.games.terra_mystica.human.towns import value_of as power_value
from visavis.games.terra_mystica.human.turn import passing_points
from visavis.games.terra_mystica.players.weights import (
    AT_LAST,
    CARD_WAITS,
    EARLY,
    ENOUGH,
    FAR,
    FLOW,
    MORE,
    NEIGHBOURS,
    PER_ROUND,
    PLAIN,
    SCARCE,
    SITE,
    SITE_PLACES,
    SITES,
    TILE_AHEAD,
    TOKEN,
    TOO_MUCH,
    TOWN,
    TOWN_ROUND,
    UNUSED,
    Rates,
)
from visavis.games.terra_mystica.scoring import AREA_POINTS, CULT_POINTS, connected
from visavis.games.terra_mystica.state import YOUR_PIECES, State

MOST = 60
"""Free spades may change this many spaces: more are not looked at."""
ROOMY = 9
"""Hardly any income of power is larger than this."""
BY_ROUND = tuple(PLAIN.times(factor) for factor in EARLY)
"""What goods are worth when they come as income of a round."""


class Outlook:
    """What stays the same while a seat tries its answers: the round, the others, what is still to come."""

    wide = 5
    """So many kinds of action are looked at with the turn after them."""
    most = MOST
    tried = 0
    """How many positions were valued, if that is counted."""
    enough = 1_000_000
    """No further kind of action is looked at once so many were."""

    def __init__(self, state: State, at: int) -> None:
        self.at = at
        self.round = state.round
        self.left = ROUNDS - state.round
        """The rounds after this one."""
        self.rates: Rates = AT_LAST if state.round == ROUNDS else BY_ROUND[state.round]
        self.later = BY_ROUND[state.round + 1 :]
        self.unsure = FAR[0] + FAR[1] * self.left
        self.levels = [[side.cults[cult] for place, side in enumerate(state.sides) if place != at] for cult in range(4)]
        self.areas = [largest_network(state, side) for place, side in enumerate(state.sides) if place != at]
        if state.played.automa:
            for cult in range(4):
                self.levels[cult].append(state.cults[cult])
            ship = max(state.level.ship)
            hers = connected(state.hers, lambda bits: state.world.reach(bits, ship))  # type: ignore[arg-type]
            self.areas.append(max((bits.bit_count() for bits in hers), default=0))
        self.ends = [] if state.end_tile == "none" or state.played.automa else [
            end_tile_value(state, side) for place, side in enumerate(state.sides) if place != at
        ]  # fmt: skip
        scoring: Mapping[str, Scoring] = state.pack.tables["scoring"]
        self.tiles = [scoring[id] for id in state.tiles[state.round - 1 :]]
        self.coins, self.workers = state.sides[at].coins, state.sides[at].workers
        self.others = others(state, at)
        self.near_others = state.world.map.grow(self.others)
        self.known: dict[Any, float] = {}
        """What was worked out already."""
        self.incomes: dict[Any, tuple[int, int, int, int]] = {}

    def worth(self, state: State) -> float:
        """What a position is worth to the seat."""
        return worth(self, state)

    def terms(self, state: State) -> dict[str, float]:
        """The same term by term."""
        return terms(self, state)


def expected(mine: int, others: list[int], points: tuple[int, ...], unsure: float) -> float:
    """The points of a place at the end, as far as it can be told now."""
    if not mine:
        return 0.0
    ahead = 0.0
    for theirs in others:
        ahead += 1 / (1 + exp((mine - theirs) / unsure * 1.7))
    # Between two places the points are between theirs.
    at = int(ahead)
    here = points[at] if at < len(points) else 0
    after = points[at + 1] if at + 1 < len(points) else 0
    return here + (ahead - at) * (after - here)


# The terms


def points(look: Outlook, state: State, side: Whole) -> float:
    """Points in hand."""
    return side.points


def goods(look: Outlook, state: State, side: Whole) -> float:
    """Coins, workers and priests in hand: whoever has passed can use them in the next round at the earliest."""
    rates = look.later[0] if look.left and look.at in state.gone else look.rates
    return (
        rates.coins * useful(side.coins, ENOUGH["coins"])
        + rates.workers * useful(side.workers, ENOUGH["workers"])
        + rates.priests * useful(side.priests, ENOUGH["priests"])
    )


def useful(have: float, enough: int) -> float:
    """How much of a good counts."""
    return have if have <= enough else enough + TOO_MUCH * (have - enough)


def power(look: Outlook, state: State, side: Whole) -> float:
    """Tokens in the three bowls; what of the next income has no room is lost."""
    first, second, third = side.bowls
    rates = look.rates
    found = first * rates.first + second * rates.second + third * rates.third
    found += TOKEN * look.left * (first + second + third)
    if not look.left or 2 * first + second >= ROOMY:
        return found
    return found - rates.power / 2 * max(0, incomes(look, state, side)[3] - room(side.bowls))


def incomes(look: Outlook, state: State, side: Whole) -> tuple[int, int, int, int]:
    """The income of the next round, worked out once for the same buildings and tiles."""
    key = side.built, state.houses, state.temples, state.strongholds, state.sanctuaries, side.favours, side.bonus
    found = look.incomes.get(key)
    if found is None:
        found = look.incomes[key] = income_of(state, side)
    return found


def income(look: Outlook, state: State, side: Whole) -> float:
    """What comes in the rounds that are left, but for the bonus card."""
    if not look.left:
        return 0.0
    workers, coins, priests, power = incomes(look, state, side)
    cards: Mapping[str, BonusIncome] = state.pack.tables["bonus_income"]
    less = cards[side.bonus].income
    workers, coins, priests, power = workers - less[0], coins - less[1], priests - less[2], power - less[3]
    flow = {what: flowing(its, what) for what, its in (("workers", workers), ("coins", coins), ("priests", priests))}
    found = 0.0
    for rates in look.later:
        found += flow["workers"] * rates.workers + flow["coins"] * rates.coins + flow["priests"] * rates.priests
        found += power * rates.power
    return found


def flowing(its: int, what: str) -> float:
    """How much of a round's income counts: the first of it more, what is too much less."""
    return useful(its, FLOW[what]) + MORE * min(its, SCARCE[what])


def card_worth(look: Outlook, state: State, side: Whole, id: str) -> float:
    """A round bonus card: its income, its action, its points when it is given back a round later."""
    if not look.left:
        return 0.0
    cards: Mapping[str, BonusIncome] = state.pack.tables["bonus_income"]
    card, rates = cards[id], look.later[0]
    workers, coins, priests, power = card.income
    found = priests * rates.priests + power * rates.power
    found += workers * rates.workers * (1.0 if look.workers + workers <= ENOUGH["workers"] else TOO_MUCH)
    found += coins * rates.coins * (1.0 if look.coins + coins <= ENOUGH["coins"] else TOO_MUCH)
    if id == "bonus 1":
        found += rates.spades * (0.3 if side.faction == "riverwalkers" else 0.8)
    elif id == "bonus 2":
        found += rates.step
    elif id == "bonus 4":
        found += 0.8
    number = {
        "": 0.0,
        "dwelling": dwellings(state, side).bit_count() + 0.5,
        "house": own(state, side, "house").bit_count() + 0.5,
        "large": (own(state, side, "stronghold") | own(state, side, "sanctuary")).bit_count() + 0.25,
        "ship": side.ship,
    }[card.passing]
    return found + card.points * number


def card(look: Outlook, state: State, side: Whole) -> float:
    """The bonus card: after passing the new one; before it its action, and the best that lies there."""
    if look.at in state.gone:
        return card_worth(look, state, side, side.bonus) if look.left else 0.0
    unused = side.bonus not in side.used
    found = UNUSED * look.rates.spades if side.bonus == "bonus 1" and unused else 0.0
    found += UNUSED * look.rates.step if side.bonus == "bonus 2" and unused else 0.0
    if look.left and state.bonus:
        coins = look.rates.coins
        found += CARD_WAITS * max(
            card_worth(look, state, side, id) + its * coins for id, its in zip(state.bonus, state.coins, strict=True)
        )
    return found


def passing(look: Outlook, state: State, side: Whole) -> float:
    """Points of passing: in this round, and of tiles and strongholds in those that are left."""
    found = 0.0 if look.at in state.gone else float(passing_points(state, side))
    if "favour 12" in side.favours:
        houses = max(1, own(state, side, "house").bit_count())
        found += look.left * (0, 2, 3, 3, 4)[houses]
    if has_stronghold(state, side):
        if side.faction == "engineers":
            found += look.left * 3 * len(side.bridges)
        elif side.faction == "icemaidens":
            found += look.left * 3 * own(state, side, "temple").bit_count()
    return found


def cults(look: Outlook, state: State, side: Whole) -> float:
    """The places on the cult tracks at the end, and the cult bonus of the rounds."""
    found = 0.0
    for cult in range(4):
        found += expected(side.cults[cult], look.levels[cult], CULT_POINTS, look.unsure)
    for ahead, tile in enumerate(look.tiles[: look.left]):
        rates = BY_ROUND[look.round + ahead + 1]
        level = side.sent if tile.cult == "priests" else side.cults[CULTS.index(tile.cult)]
        worth = getattr(rates, tile.gain) * tile.amount
        found += worth * (level // tile.steps + (0.4 * (level % tile.steps) / tile.steps if ahead else 0))
    return found + 0.6 * min(side.keys, sum(TOP > level >= 5 for level in side.cults)) + 0.2 * side.keys


def favours(look: Outlook, state: State, side: Whole) -> float:
    """What favour tiles will bring, beside income and passing."""
    found, mine, left = 0.0, side.favours, look.left
    if not mine:
        return found
    workers = incomes(look, state, side)[0]
    if "favour 5" in mine:
        found += 0.6 * left
    if "favour 6" in mine:
        found += look.rates.step * (0.9 * left + UNUSED * ("favour 6" not in side.used))
    if "favour 10" in mine:
        room = YOUR_PIECES["house"] - own(state, side, "house").bit_count() + min(left, 3)
        found += 3 * min(room, min(0.8, workers / 5) * left + 0.4)
    if "favour 11" in mine:
        found += 2 * (min(1.2, workers / 4) * left + 0.5)
    return found


def area(look: Outlook, state: State, side: Whole) -> float:
    """The largest network at the end, and the end tile."""
    found = expected(largest_network(state, side), look.areas, AREA_POINTS, look.unsure)
    if look.ends:
        found += expected(end_tile_value(state, side), look.ends, AREA_POINTS, 2 * look.unsure)
    return found


def towns(look: Outlook, state: State, side: Whole) -> float:
    """Groups on their way to a town."""
    needed = needed_power(side)
    found, left = 0.0, side.built & ~state.towns
    while left:
        bits = group(state, side, left & -left, side.joined)
        left &= ~bits
        if not bits & state.towns:
            number = bits.bit_count() + (bits & state.sanctuaries).bit_count()  # type: ignore[union-attr]
            near = min(1.0, number / LEAST_BUILDINGS, power_value(state, side, bits) / needed)
            found += near * near
    return found * TOWN * TOWN_ROUND[look.round]


def land(look: Outlook, state: State, side: Whole) -> float:
    """Sites in reach for more dwellings: the fewer spades they take, the better."""
    people = people_of(state, side)
    sites, skipped = reach(state, side), skips(state, side)
    if skipped:
        sites |= state.world.map.within(side.built, skipped)
    sites &= empty(state)
    if people.ground == "volcano":
        frozen = state.became[7] | state.became[8]  # type: ignore[index]
        rings = [0, sites & ~frozen]
    elif people.ground == "any":
        # What they have not opened takes a priest.
        rings = [0, 0, 0, 0]
        for at, terrain in enumerate(TERRAINS):
            rings[0 if terrain in (side.home, *side.opened) else 3] |= sites & all_of(state, at)
    else:
        home = TERRAINS.index(side.home)
        rings = [sites & all_of(state, home)]
        if people.ground == "ice":
            rings = [sites & all_of(state, 7), rings[0]]
        for apart in (1, 2, 3):
            ring = sites & (all_of(state, (home + apart) % 7) | all_of(state, (home - apart) % 7))
            if people.ground == "ice" and apart == 1:
                rings[1] |= ring
            else:
                rings.append(ring)
    worth, found, place = SITES[min(side.dig, 2)], 0.0, 0
    for ring, each in zip(rings, worth, strict=False):
        for _ in range(min(ring.bit_count(), len(SITE_PLACES) - place)):
            found += each * SITE_PLACES[place]
            place += 1
    beside = dwellings(state, side) & look.near_others
    return (found * SITE + NEIGHBOURS * beside.bit_count()) * (look.left + 0.3) / 5


def ahead(look: Outlook, state: State, side: Whole) -> float:
    """What is still to be built when the next scoring tiles count it."""
    found, share = 0.0, TILE_AHEAD
    for tile in look.tiles[1:3]:
        if tile.scores == "large":
            number = 2 - (own(state, side, "stronghold") | own(state, side, "sanctuary")).bit_count()
            found += share * tile.points * 0.6 * number
        elif tile.scores in ("house", "temple"):
            number = YOUR_PIECES[tile.scores] - own(state, side, tile.scores).bit_count()
            found += share * tile.points * min(2, number) * 0.7
        elif tile.scores == "dwelling":
            number = YOUR_PIECES["dwelling"] - dwellings(state, side).bit_count()
            found += share * tile.points * min(2, number) * 0.8
        share /= 2
    return found


def stronghold(look: Outlook, state: State, side: Whole) -> float:
    """What a stronghold does in the rounds that are left."""
    if not has_stronghold(state, side):
        return 0.0
    now = UNUSED if "stronghold" not in side.used and look.at not in state.gone else 0.0
    return PER_ROUND.get(side.faction, 0.0) * (look.left + now)


Term = Callable[[Outlook, State, Whole], float]
IN_HAND: Mapping[str, Term] = {"points": points, "goods": goods, "power": power}
CULT_BOARD: Mapping[str, Term] = {"cults": cults}
BY_TILES: Mapping[str, Term] = {
    "income": income, "card": card, "passing": passing, "favours": favours, "towns": towns, "stronghold": stronghold,
}  # fmt: skip
ON_MAP: Mapping[str, Term] = {"area": area, "land": land, "ahead": ahead}
TERMS: Mapping[str, Term] = {**IN_HAND, **CULT_BOARD, **BY_TILES, **ON_MAP}
"""All that the planner looks at, in the order in which it is told."""


def worth(look: Outlook, state: State) -> float:
    """What a position is worth to the seat of the outlook; what depends on the same things is worked out once."""
    side, known, found = state.sides[look.at], look.known, 0.0
    for term in IN_HAND.values():
        found += term(look, state, side)
    built = (
        side.built, side.bridges, side.joined, side.ship, side.bonus, state.houses, state.temples, state.strongholds,
        state.sanctuaries,
    )  # fmt: skip
    for key, some in (
        ((side.cults, side.sent, side.keys), CULT_BOARD),
        ((built, side.favours, side.used, state.gone, state.bonus, state.towns), BY_TILES),
        ((built, side.dig, side.flight, side.home, side.opened, state.became), ON_MAP),
    ):
        its = known.get(key)
        if its is None:
            its = known[key] = sum([term(look, state, side) for term in some.values()])
        found += its
    return found


def terms(look: Outlook, state: State) -> dict[str, float]:
    """The same term by term."""
    side = state.sides[look.at]
    return {name: term(look, state, side) for name, term in TERMS.items()}
