"""What a position will come to: the points that a seat has, and what its empire will still bring.

The weights were learned: a linear regression of the lead at the end of the game on how far one seat was ahead of the
other in each measure, over 277,000 positions of 14,000 games between two players with habits of every sort.
"""

from __future__ import annotations

from functools import lru_cache
from operator import mul

import msgspec

from visavis.games.alien_artifacts.cards import COLOUR_OF, COMPLETES, WITH_GOLD, Powers, Tables
from visavis.games.alien_artifacts.options import SEATS
from visavis.games.alien_artifacts.scoring import AT_END, DURING, empire_size, end_points, faction_points, tech_points
from visavis.games.alien_artifacts.state import State

CARDS_PER_TURN = 4.5
"""About how many resource cards a turn uses up."""
STRIKE = (0.0, -1.0, 0.0, 2.0, 2.8, 3.4)
"""About how many points an attack of each value brings, artifacts and lost ships counted."""
BOUNTY = 0.5
"""What the credits are worth that some ships bring with each attack."""
COMMON, RARE = 0.55, 0.34
"""How often a resource card matches a type: one with a colour of its own, and the one of gold."""
DEAR = 6
"""More than two good cards can pay."""
NEAR, FAR = 6, 8
"""What the hand is short of for a project, and what a project still takes: at most, and where there is none."""


class Weight(msgspec.Struct, frozen=True):
    """What one of a measure is worth in points: always, for every ten turns left, and as long as three turns are."""

    now: float
    later: float
    soon: float


def turns_left(state: State) -> float:
    """About how many turns each seat still has."""
    players = len(state.seats)
    if state.phase == "over":
        return 0.0
    if state.phase == "extra":
        return sum(state.extra) / players
    if state.triggered:
        return 0.5
    under_way = sum(map(len, state.hands)) + sum(map(len, state.stored)) + sum(map(len, state.attached))
    cards = state.resources.size() + (state.marker - 1) * (len(state.tables.resources) - under_way)
    return cards / (CARDS_PER_TURN * players)


def last_turn(state: State, at: int) -> bool:
    """Whether a seat has no turn after this one."""
    return (state.triggered or state.phase == "extra") and SEATS[at] == state.turn and not state.extra[at]


def final_points(state: State, at: int) -> float:
    """What a seat would have if the game ended now."""
    if state.phase == "over":
        return float(state.points[at])
    faction = faction_points(state, at) if state.factions[at] else 0
    return float(state.points[at] + empire_size(state, at) + sum(end_points(state, at).values()) + faction)


def prospects(state: State, at: int, left: float) -> float:
    """The points that a seat can expect at the end of the game, but for what all seats can."""
    return float(sum(map(mul, measures(state, at), weights_at(round(4 * left)))))


@lru_cache(maxsize=256)
def weights_at(quarters: int) -> tuple[float, ...]:
    """What one of each measure is worth with so many quarters of a turn left."""
    left = quarters / 4
    later, soon = min(2.0, left / 10), min(1.0, left / 3)
    return tuple(weight.now + weight.later * later + weight.soon * soon for weight in WEIGHTS.values())


def value(state: State, at: int, left: float) -> float:
    """What a seat can expect; in its last turn what it has."""
    return final_points(state, at) if not left or last_turn(state, at) else prospects(state, at, left)


def terms(state: State, at: int, left: float) -> dict[str, float]:
    """What a position is worth for a seat, term by term: measures that belong together are one."""
    if not left or last_turn(state, at):
        techs, faction = float(sum(end_points(state, at).values())), float(faction_points(state, at))
        found = {"points": float(state.points[at]), "cards": float(empire_size(state, at)), "techs": techs}
        return {**found, "faction": faction}
    found = dict.fromkeys(dict.fromkeys(TERMS.values()), 0.0)
    for name, measure, weight in zip(WEIGHTS, measures(state, at), weights_at(round(4 * left)), strict=True):
        found[TERMS[name]] += measure * weight
    return found


def measures(state: State, at: int) -> tuple[float, ...]:
    """What a seat has of each of `WEIGHTS`, in their order."""
    powers = state.powers(at)
    return (
        *_scored(state, at),
        *_empire(state, at, powers),
        *_means(state, at),
        *_projects(state, at, powers),
        len(state.artifacts[at]),
        len(state.plans[at]),
        len(state.blocked[at]),
        state.extra[at],
        *_operations(state, at, powers),
        *_types(state, at),
    )


def _scored(state: State, at: int) -> tuple[float, ...]:
    """What would count now, what technologies can still grow by."""
    tables, techs, growth = state.tables, 0, 0
    for card in state.operational[at]:
        if tables.kind[card] == "tech":
            points = tech_points(state, at, card, AT_END)
            techs += points
            growth += tables.rows[card][-1][AT_END] - points
    faction = faction_points(state, at) if state.factions[at] else 0
    return state.points[at], empire_size(state, at), techs, faction, growth


def _empire(state: State, at: int, powers: Powers) -> tuple[float, ...]:
    """The cards of the empire, and what they make possible."""
    operational = [state.tables.kind[card] for card in state.operational[at]]
    empire = operational + [state.tables.kind[card] for card in state.logistics[at]]
    ships, techs, planets = (powers.kinds[one] for one in ("ship", "tech", "planet"))
    additional = actions = scoring = others = 0
    for card in state.logistics[at]:
        trigger = state.tables.trigger.get(card, "static")
        if trigger == "static" or card in state.blocked[at]:
            continue
        if trigger == "turn":
            additional += 1
        elif trigger == "action":
            actions += 1
        elif state.tables.effect[card][0][0] == "VP":
            scoring += 1
        else:
            others += 1
    return (
        operational.count("ship"),
        operational.count("tech"),
        operational.count("planet"),
        empire.count("ship"),
        empire.count("tech"),
        empire.count("planet"),
        powers.limits["build"],
        powers.limits["develop"],
        powers.limits["discover"],
        powers.limits["trade"],
        ships,
        techs,
        planets,
        max(0, ships - DEAR),
        max(0, techs - DEAR),
        max(0, planets - DEAR),
        -powers.costs["buy"],
        powers.attack["any"],
        powers.attack["alien"],
        powers.hand,
        powers.more_produced,
        powers.more_revealed,
        powers.gold_operational,
        additional,
        actions,
        scoring,
        others,
    )


def _means(state: State, at: int) -> tuple[float, ...]:
    """Credits, the hand, what was produced and what lies under projects."""
    tables, section = state.tables, state.tables.section
    best = strong = gold = 0
    for card in state.hands[at]:
        first, second = (section[one] for one in tables.sections[card])
        most = max(first.count, second.count)
        best += most
        strong += most == 3
        gold += (first.count if first.colour == "Y" else 0) + (second.count if second.colour == "Y" else 0)
    stored, attached, credits = state.stored[at], state.attached[at], state.credits[at]
    return (
        credits,
        min(credits, 8),
        best,
        strong,
        gold,
        len(stored),
        sum([section[one].count for _, one in stored]),
        sum([section[one].count for _, one in attached]),
        len(attached),
    )


def _projects(state: State, at: int, powers: Powers) -> tuple[float, ...]:
    """The projects, and how near they are."""
    tables, projects = state.tables, state.projects[at]
    means = state.means(at)
    under: dict[str, int] = {}
    for card, one in state.attached[at]:
        under[card] = under.get(card, 0) + tables.section[one].count
    payable, short, promise, left = 0, NEAR, 0, []
    waiting = {"ship": 0, "tech": 0, "planet": 0}
    for card in projects:
        kind = tables.kind[card]
        waiting[kind] += 1
        its = powers.kinds[kind] - under.get(card, 0)
        left.append(max(0, its))
        missing = max(0, its - means.most(WITH_GOLD[COLOUR_OF[kind]], powers.limits[COMPLETES[kind]]))
        payable += not missing
        short = min(short, missing)
        if kind == "tech":
            promise = max(promise, tech_points(state, at, card, AT_END))
    first, second, third = [min(FAR, one) for one in sorted([*left, FAR, FAR, FAR])[:3]]
    count = len(projects)
    return (
        payable,
        payable > 0,
        short,
        first,
        second,
        third,
        waiting["ship"],
        waiting["tech"],
        waiting["planet"],
        promise,
        count > 0,
        count > 1,
        count > 2,
    )


def _operations(state: State, at: int, powers: Powers) -> tuple[float, ...]:
    """About how many points each operational action brings: all ships attack, all planets produce, all score."""
    tables = state.tables
    offensive = mining = revenue = 0.0
    attack = powers.attack["any"] + powers.attack["alien"]
    for card in powers.operational["ship"]:
        bonus = attack
        for its in tables.static[f"{card}/operational"]:
            if its[0] == "ATK" and its[2] != "player":
                bonus += int(its[1])
        offensive += sum([STRIKE[min(number + bonus, 5)] for number in (1, 2, 3, 4)]) / 4
        if any(its[0] == "CR" for its in tables.events[card]["operational/attack"]):
            offensive += BOUNTY
    for card in powers.operational["planet"]:
        mining += _match(tables, card) * (1 + powers.more_produced)
    for card in powers.operational["tech"]:
        revenue += _match(tables, card) * tech_points(state, at, card, DURING)
    best = max(offensive, mining, revenue)
    return offensive, mining, revenue, offensive * offensive, mining * mining, revenue * revenue, best


def _match(tables: Tables, card: str) -> float:
    return RARE if tables.type[card] == "exploit" else COMMON


def _types(state: State, at: int) -> tuple[float, ...]:
    """The most cards of one type, and how many types there are."""
    types = [state.tables.type[card] for card in state.logistics[at] + state.operational[at]]
    return max(map(types.count, types), default=0), len(set(types))


WEIGHTS = {
    "points": Weight(1.015, 0.063, 0.025),
    "size": Weight(0.96, 0.09, 0.049),
    "techs": Weight(0.932, -0.382, 0.086),
    "faction": Weight(0.996, 0.077, -0.002),
    "growth": Weight(0.029, -0.2, 0.075),
    "ships_operational": Weight(0.069, -0.371, -0.139),
    "techs_operational": Weight(-0.128, 1.449, -0.128),
    "planets_operational": Weight(0.175, -0.117, 0.288),
    "ships": Weight(-0.092, -0.096, 0.033),
    "sciences": Weight(0.02, 0.403, -0.021),
    "planets": Weight(0.022, -0.128, 0.069),
    "limit_build": Weight(0.15, 0.014, -0.022),
    "limit_develop": Weight(0.226, 0.107, 0.006),
    "limit_discover": Weight(0.178, -0.087, 0.236),
    "limit_trade": Weight(0.176, -0.279, -0.311),
    "cost_ship": Weight(-0.058, -0.521, 0.17),
    "cost_tech": Weight(0.055, -0.218, 0.069),
    "cost_planet": Weight(-0.099, -0.119, 0.005),
    "dear_ship": Weight(0.017, 0.359, -0.089),
    "dear_tech": Weight(-0.07, -0.279, -0.062),
    "dear_planet": Weight(-0.022, -0.476, 0.293),
    "cost_buy": Weight(0.033, 0.539, -0.21),
    "attack_any": Weight(0.022, 0.9, -0.126),
    "attack_alien": Weight(-0.058, 1.57, -0.4),
    "hand_size": Weight(0.032, -0.785, 0.568),
    "production": Weight(0.112, -0.847, 0.116),
    "reveal": Weight(0.142, 0.925, 0.171),
    "gold": Weight(0.079, -1.009, 1.023),
    "additional": Weight(-0.034, 0.317, 0.21),
    "actions": Weight(-0.165, -0.162, 0.193),
    "scoring_triggers": Weight(0.259, 1.001, 0.255),
    "other_triggers": Weight(0.15, 0.077, -0.237),
    "credits": Weight(-0.006, 0.093, 0.001),
    "first_credits": Weight(-0.013, 0.061, 0.033),
    "hand": Weight(-0.062, -0.077, -0.054),
    "hand_strong": Weight(0.096, 0.141, 0.109),
    "hand_gold": Weight(-0.019, -0.003, 0.051),
    "stored": Weight(0.004, -0.023, 0.004),
    "stored_symbols": Weight(-0.004, -0.013, 0.012),
    "prepared_symbols": Weight(0.028, 0.17, -0.099),
    "prepared": Weight(-0.029, -0.185, 0.065),
    "payable": Weight(0.172, -0.068, 0.017),
    "payable_one": Weight(0.664, 0.171, -0.359),
    "short": Weight(-0.098, 0.091, -0.086),
    "left_first": Weight(-0.052, 0.163, -0.116),
    "left_second": Weight(-0.055, 0.234, -0.215),
    "left_third": Weight(0.02, 0.14, -0.216),
    "ship_projects": Weight(-0.094, 0.877, -0.019),
    "tech_projects": Weight(-0.033, -0.035, 0.09),
    "planet_projects": Weight(0.05, 0.687, 0.445),
    "promise": Weight(0.17, 0.597, 0.421),
    "one_project": Weight(-0.25, 0.616, 0.225),
    "two_projects": Weight(-0.007, 0.575, 0.127),
    "three_projects": Weight(-0.074, 0.44, 0.069),
    "artifacts": Weight(0.227, 0.322, 0.551),
    "plans": Weight(0.008, 0.346, 0.252),
    "blocked": Weight(0.042, 0.5, -0.074),
    "extra": Weight(0.954, -0.055, -0.007),
    "offensive": Weight(0.024, 1.193, -0.132),
    "mining": Weight(-0.087, 2.214, -1.059),
    "revenue": Weight(0.236, 1.797, 0.258),
    "offensive_squared": Weight(0.001, 0.067, 0.041),
    "mining_squared": Weight(0.057, 1.266, -0.098),
    "revenue_squared": Weight(0.045, 0.352, -0.178),
    "best_action": Weight(0.095, 0.113, -0.212),
    "most_of_type": Weight(0.011, -0.136, 0.041),
    "types": Weight(0.032, -0.27, 0.102),
}
"""Measures go together, so a weight alone says little: a ship is in `ships`, `size`, costs and often `offensive`."""

TERMS = {
    name: term
    for term, names in {
        "points": "points", "cards": "size", "techs": "techs growth promise revenue revenue_squared",
        "faction": "faction most_of_type types",
        "operational": "ships_operational techs_operational planets_operational offensive offensive_squared mining "
        "mining_squared best_action",
        "engine": "ships sciences planets limit_build limit_develop limit_discover limit_trade cost_ship cost_tech "
        "cost_planet dear_ship dear_tech dear_planet cost_buy attack_any attack_alien hand_size production reveal gold "
        "additional actions scoring_triggers other_triggers",
        "credits": "credits first_credits", "hand": "hand hand_strong hand_gold", "stored": "stored stored_symbols",
        "prepared": "prepared_symbols prepared",
        "projects": "payable payable_one short left_first left_second left_third ship_projects tech_projects "
        "planet_projects one_project two_projects three_projects",
        "artifacts": "artifacts extra", "plans": "plans", "blocked": "blocked",
    }.items()
    for name in names.split()
}  # fmt: skip
"""The term that each measure belongs to."""
