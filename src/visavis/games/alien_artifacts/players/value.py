"""What a position will come to: the points that a seat has, and what its empire will still bring.

The weights were learned by a linear regression of the lead at the end of the game on how far one seat was ahead of the
other in each measure: first over 277,000 positions of 14,000 games between players with habits of every sort, then,
held near these, over 500 games of greedy players with tastes and whims (`tools/learn_value.py`).
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
    now, later, soon = phases(quarters / 4)
    return tuple(weight.now * now + weight.later * later + weight.soon * soon for weight in WEIGHTS.values())


def phases(left: float) -> tuple[float, float, float]:
    """How much each part of a weight counts with so many turns left."""
    return 1.0, min(2.0, left / 10), min(1.0, left / 3)


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
    "points": Weight(1.033, 0.096, 0.07),
    "size": Weight(1.097, 0.729, 0.308),
    "techs": Weight(0.907, -0.51, 0.047),
    "faction": Weight(0.962, 0.323, -0.019),
    "growth": Weight(0.044, -0.134, 0.107),
    "ships_operational": Weight(0.014, -0.571, -0.265),
    "techs_operational": Weight(-0.031, 1.713, 0.018),
    "planets_operational": Weight(0.165, -0.624, 0.327),
    "ships": Weight(-0.106, 0.031, -0.031),
    "sciences": Weight(0.108, 0.755, 0.119),
    "planets": Weight(0.159, 0.451, 0.39),
    "limit_build": Weight(0.447, 0.24, 0.31),
    "limit_develop": Weight(0.439, 0.848, 0.531),
    "limit_discover": Weight(0.043, 0.707, 0.018),
    "limit_trade": Weight(0.043, -0.549, -0.554),
    "cost_ship": Weight(0.014, -0.477, 0.27),
    "cost_tech": Weight(-0.239, -0.778, -0.277),
    "cost_planet": Weight(-0.27, -0.776, -0.165),
    "dear_ship": Weight(0.075, 0.179, -0.037),
    "dear_tech": Weight(0.001, 0.17, 0.055),
    "dear_planet": Weight(0.03, -0.605, 0.412),
    "cost_buy": Weight(-0.106, 0.807, -0.338),
    "attack_any": Weight(0.096, 4.321, 0.045),
    "attack_alien": Weight(0.43, 3.358, 0.179),
    "hand_size": Weight(0.84, 2.594, 1.981),
    "production": Weight(0.383, -1.474, 0.177),
    "reveal": Weight(0.775, 0.67, 0.569),
    "gold": Weight(0.673, -0.329, 1.541),
    "additional": Weight(0.124, 0.354, 0.398),
    "actions": Weight(-0.262, -0.538, -0.222),
    "scoring_triggers": Weight(0.478, 1.479, 0.795),
    "other_triggers": Weight(0.244, 0.751, -0.073),
    "credits": Weight(-0.029, 0.098, -0.032),
    "first_credits": Weight(0.042, 0.195, 0.09),
    "hand": Weight(-0.024, -0.077, -0.052),
    "hand_strong": Weight(0.124, 0.121, 0.093),
    "hand_gold": Weight(-0.032, -0.037, 0.037),
    "stored": Weight(0.007, 0.004, 0.036),
    "stored_symbols": Weight(0.019, 0.014, 0.057),
    "prepared_symbols": Weight(0.087, 0.158, -0.018),
    "prepared": Weight(0.047, -0.3, 0.177),
    "payable": Weight(0.218, -0.163, 0.029),
    "payable_one": Weight(0.732, 0.131, -0.32),
    "short": Weight(-0.11, 0.026, -0.097),
    "left_first": Weight(-0.002, 0.238, -0.067),
    "left_second": Weight(-0.159, 0.124, -0.333),
    "left_third": Weight(-0.143, 0.126, -0.405),
    "ship_projects": Weight(-0.246, 0.682, -0.141),
    "tech_projects": Weight(-0.181, 0.747, -0.042),
    "planet_projects": Weight(-0.066, 0.567, 0.322),
    "promise": Weight(0.14, 0.503, 0.381),
    "one_project": Weight(-0.08, 1.22, 0.449),
    "two_projects": Weight(0.159, 1.041, 0.407),
    "three_projects": Weight(0.077, 0.774, 0.437),
    "artifacts": Weight(0.25, 0.569, 0.486),
    "plans": Weight(0.146, 1.396, 0.428),
    "blocked": Weight(0.044, 0.237, 0.029),
    "extra": Weight(1.248, 0.387, 0.265),
    "offensive": Weight(0.008, 1.086, -0.182),
    "mining": Weight(-0.166, 1.06, -1.121),
    "revenue": Weight(0.34, 2.053, 0.408),
    "offensive_squared": Weight(0.024, 0.094, 0.063),
    "mining_squared": Weight(0.032, 0.948, -0.122),
    "revenue_squared": Weight(0.062, 0.388, -0.131),
    "best_action": Weight(0.058, -0.078, -0.281),
    "most_of_type": Weight(-0.136, -0.07, -0.129),
    "types": Weight(0.173, 0.006, 0.28),
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
