"""Plain numbers of a position, by which a learned evaluation tells what it is worth to a seat.

Each group depends on a few fields of the state, and is worked out once for the same ones. `TERM_OF` says in which term
of the evaluation a number is told.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping

from visavis.games.terra_mystica.cards import CULTS, TERRAINS, TOP, BonusIncome
from visavis.games.terra_mystica.human.ending import end_tile_value, largest_network
from visavis.games.terra_mystica.human.land import (
    all_of,
    dwellings,
    empty,
    has_stronghold,
    own,
    people_of,
    reach,
    skips,
)
from visavis.games.terra_mystica.human.side import Whole
from visavis.games.terra_mystica.human.towns import LEAST_BUILDINGS, group, needed_power
from visavis.games.terra_mystica.human.towns import value_of as power_value
from visavis.games.terra_mystica.players.value import (
    BY_ROUND,
    Outlook,
    ahead,
    card,
    expected,
    incomes,
    passing,
    stronghold,
)
from visavis.games.terra_mystica.scoring import AREA_POINTS, CULT_POINTS
from visavis.games.terra_mystica.state import State

Numbers = list[float]


# In hand


def hand(look: Outlook, state: State, side: Whole) -> Numbers:
    """Points, goods and power; whoever has passed can use goods in the next round at the earliest."""
    coins, workers, priests = side.coins, side.workers, side.priests
    first, second, third = side.bowls
    gone = look.at in state.gone
    return [
        side.points, min(coins, 4), max(0, min(coins, 10) - 4), max(0, coins - 10), min(workers, 2),
        max(0, min(workers, 5) - 2), max(0, workers - 5), min(priests, 1), max(0, min(priests, 3) - 1),
        max(0, priests - 3), first, second, min(third, 4), max(0, third - 4), gone and coins, gone and workers,
        gone and priests, gone and second + 2 * third, gone, gone and state.gone[0] == look.at,
    ]  # fmt: skip


HAND = {
    "points": "points", "coins": "goods", "coins_5": "goods", "coins_11": "goods", "workers": "goods",
    "workers_3": "goods", "workers_6": "goods", "priests": "goods", "priests_2": "goods", "priests_4": "goods",
    "first_bowl": "power", "second_bowl": "power", "third_bowl": "power", "third_bowl_5": "power",
    "passed_coins": "goods", "passed_workers": "goods", "passed_priests": "goods", "passed_power": "power",
    "passed": "passing", "passed_first": "passing",
}  # fmt: skip


# Cults


def tracks(look: Outlook, state: State, side: Whole) -> Numbers:
    """The places at the end as far as they can be told, the cult bonus of this round and of later ones, keys."""
    places = 0.0
    for cult in range(4):
        places += expected(side.cults[cult], look.levels[cult], CULT_POINTS, look.unsure)
    now = later = 0.0
    for rounds, tile in enumerate(look.tiles[: look.left]):
        level = side.sent if tile.cult == "priests" else side.cults[CULTS.index(tile.cult)]
        worth = getattr(BY_ROUND[look.round + rounds + 1], tile.gain) * tile.amount
        if rounds:
            later += worth * (level // tile.steps + 0.4 * (level % tile.steps) / tile.steps)
        else:
            now += worth * (level // tile.steps)
    near = sum(TOP > level >= 7 for level in side.cults)
    return [places, now, later, sum(side.cults), side.keys, min(side.keys, near), side.sent]


TRACKS = {
    "cult_places": "cults", "cult_bonus": "cults", "cult_bonus_later": "cults", "cult_steps": "cults", "keys": "cults",
    "keys_near": "cults", "priests_sent": "cults",
}  # fmt: skip


# Buildings and tiles


FAVOURS = tuple(f"favour {number}" for number in range(5, 13))


def tiles(look: Outlook, state: State, side: Whole) -> Numbers:
    """Income without the bonus card, cards, passing, favour tiles, towns to come, buildings."""
    workers, coins, priests, power = incomes(look, state, side)
    cards: Mapping[str, BonusIncome] = state.pack.tables["bonus_income"]
    less = cards[side.bonus].income
    left = look.left > 0
    houses, temples = own(state, side, "house").bit_count(), own(state, side, "temple").bit_count()
    large = side.built & state.sanctuaries
    return [
        left and workers - less[0], left and coins - less[1], left and priests - less[2], left and power - less[3],
        card(look, state, side), passing(look, state, side), *(float(one in side.favours) for one in FAVOURS),
        float("favour 6" in side.favours and "favour 6" not in side.used), *towns(look, state, side), len(side.towns),
        stronghold(look, state, side), has_stronghold(state, side), dwellings(state, side).bit_count(), houses, temples,
        bool(large), len(side.bridges),
    ]  # fmt: skip


TILES = {
    "income_workers": "income", "income_coins": "income", "income_priests": "income", "income_power": "income",
    "card": "card", "passing": "passing", **{one.replace(" ", "_"): "favours" for one in FAVOURS},
    "favour_6_unused": "favours", "town_1": "towns", "town_2": "towns", "town_3": "towns", "towns": "towns",
    "stronghold_action": "stronghold", "stronghold": "stronghold", "dwellings": "land", "houses": "income",
    "temples": "income", "sanctuary": "income", "bridges": "land",
}  # fmt: skip


def towns(look: Outlook, state: State, side: Whole) -> Numbers:
    """How near the three nearest towns are."""
    found = sorted((near for near, _ in open_groups(state, side)), reverse=True)[:3]
    return [*found, *[0.0] * (3 - len(found))]


def open_groups(state: State, side: Whole) -> list[tuple[float, int]]:
    """Every group that is no town yet, with how near it is to one: 1 where nothing is missing."""
    needed, free = needed_power(side), empty(state)
    found: list[tuple[float, int]] = []
    left: int = side.built & ~state.towns  # type: ignore[assignment]
    while left:
        bits = group(state, side, left & -left, side.joined)
        left &= ~bits
        if bits & state.towns:
            continue
        pieces = bits.bit_count() + (bits & state.sanctuaries).bit_count()  # type: ignore[union-attr]
        builds = max(0, LEAST_BUILDINGS - pieces)
        upgrades = max(0, needed - power_value(state, side, bits) - builds)
        near = 1 / (1 + builds + 0.7 * upgrades)
        if builds and (state.world.map.grow(bits) & free & state.world.land).bit_count() < builds:
            near *= 0.4
        found.append((near, bits))
    return found


# The map


def ground(look: Outlook, state: State, side: Whole) -> Numbers:
    """The area, sites in reach by their spades, buildings beside others, both tracks, what coming tiles count."""
    rings = site_rings(state, side)
    largest = largest_network(state, side)
    area = expected(largest, look.areas, AREA_POINTS, look.unsure)
    end = expected(end_tile_value(state, side), look.ends, AREA_POINTS, 2 * look.unsure) if look.ends else 0.0
    beside = side.built & look.near_others
    return [
        area + end, largest, *(min(3, ring) for ring in rings), min(1, rings[0]), min(1, rings[0] + rings[1]),
        beside.bit_count(), (beside & dwellings(state, side)).bit_count(), side.ship, side.dig,
        ahead(look, state, side),
    ]  # fmt: skip


GROUND = {
    "area": "area", "largest": "area", "sites_0": "land", "sites_1": "land", "sites_2": "land", "sites_3": "land",
    "any_site_0": "land", "any_site_1": "land", "beside": "land", "dwellings_beside": "land", "ship": "land",
    "dig": "land", "ahead": "ahead",
}  # fmt: skip


def site_rings(state: State, side: Whole) -> tuple[int, int, int, int]:
    """How many sites in reach take 0, 1, 2 or 3 spades."""
    people = people_of(state, side)
    sites, skipped = reach(state, side), skips(state, side)
    if skipped:
        sites |= state.world.map.within(side.built, skipped)
    sites &= empty(state)
    if people.ground == "volcano":
        frozen = state.became[7] | state.became[8]  # type: ignore[index]
        return 0, (sites & ~frozen).bit_count(), 0, 0
    if people.ground == "any":
        opened = 0
        for terrain in (side.home, *side.opened):
            opened |= all_of(state, TERRAINS.index(terrain))
        return (sites & opened).bit_count(), 0, 0, (sites & ~opened).bit_count()
    home = TERRAINS.index(side.home)
    counts = [(sites & all_of(state, home)).bit_count()]
    counts += [
        (sites & (all_of(state, (home + apart) % 7) | all_of(state, (home - apart) % 7))).bit_count()
        for apart in (1, 2, 3)
    ]
    if people.ground == "ice":
        return (sites & all_of(state, 7)).bit_count(), counts[0] + counts[1], counts[2], counts[3]
    return counts[0], counts[1], counts[2], counts[3]


Measure = Callable[[Outlook, State, Whole], Numbers]
GROUPS: tuple[tuple[Mapping[str, str], Measure], ...] = (
    (HAND, hand),
    (TRACKS, tracks),
    (TILES, tiles),
    (GROUND, ground),
)
TERM_OF: Mapping[str, str] = {name: term for names, _ in GROUPS for name, term in names.items()}
"""The term of each number, in the order of the numbers."""


def keys(state: State, side: Whole) -> tuple[object, object, object]:
    """What the numbers of cults, of tiles and of the map depend on."""
    built = (
        side.built, side.bridges, side.joined, side.ship, side.bonus, state.houses, state.temples, state.strongholds,
        state.sanctuaries,
    )  # fmt: skip
    return (
        (side.cults, side.sent, side.keys),
        (built, side.favours, side.towns, side.used, state.gone, state.bonus, state.towns),
        (built, side.dig, side.flight, side.home, side.opened, state.became),
    )


def numbers(look: Outlook, state: State) -> Numbers:
    """All numbers of a position."""
    side = state.sides[look.at]
    return [float(one) for _, measure in GROUPS for one in measure(look, state, side)]
