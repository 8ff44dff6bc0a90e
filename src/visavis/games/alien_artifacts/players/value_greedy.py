"""How good a position is for a seat, in points: what it has, and what that will still bring. Readable, term by term."""

from __future__ import annotations

import msgspec

from visavis.games.alien_artifacts.scoring import AT_END, empire_size, faction_points, tech_points
from visavis.games.alien_artifacts.state import State

CARDS_PER_TURN = 2.7
"""About how many resource cards a turn uses up."""


class Weights(msgspec.Struct, frozen=True):
    """What things are worth in points. Values per turn count for the turns that are still to come.

    The numbers were found by play: changed a few at a time, and kept where they won more points in paired games.
    """

    credit: float = 0.145
    rich: float = 0.065
    """A credit beyond the eighth."""
    hand: float = 0.09
    stored: float = 0.28
    prepared: float = 0.3
    project: float = 1.1
    artifact: float = 2.0
    plan: float = 0.12
    token: float = 0.55
    growth: float = 0.19
    """Of the points that a technology can still come to."""
    ship: float = 0.045
    planet: float = 0.067
    tech: float = 0.041
    cost: float = 0.033
    limit: float = 0.06
    attack: float = 0.031
    trigger: float = 0.04
    additional: float = 0.086
    action: float = 0.056
    other: float = 0.024
    potential: float = 0.26
    """Of what a project would bring once it is complete."""
    new_planet: float = 2.2
    """What an operational planet produces at once."""
    new_ship: float = 1.1
    """What the first attack of an operational ship brings."""
    keep: float = 4.0
    """Hand cards that are less useful than this are discarded: a fresh card is worth more than any left over."""
    foes: float = 0.31
    """Of what the strongest opponent has."""


WEIGHTS = Weights()


def turns_left(state: State) -> float:
    """About how many turns each seat still has."""
    players = len(state.seats)
    if state.phase == "extra":
        return float(sum(state.extra)) / players
    if state.triggered:
        return 0.5
    decks = state.marker - 1
    under_way = sum(map(len, state.hands)) + sum(map(len, state.stored)) + sum(map(len, state.attached))
    cards = state.resources.size() + decks * (len(state.tables.resources) - under_way)
    return cards / (CARDS_PER_TURN * players)


def terms(state: State, at: int, left: float, weights: Weights) -> dict[str, float]:
    """What a seat's position is worth, term by term."""
    w, credits, blank = weights, state.credits[at], state.blocked[at]
    soon = min(1.0, left / 3)
    fleet, mines, offices, techs, growth = _operational(state, at)
    engine = 0.0
    for card in state.logistics[at]:
        if card not in blank:
            engine += worth_of(state, card, w)
    hand, stored, prepared = _symbols(state, at)
    # The best projects count first; more than three are too many to pay for.
    promising = sorted([promise(state, at, card, left, w) for card in state.projects[at]], reverse=True)
    projects = sum([w.project + one for one in promising[:3]]) + 0.4 * sum(promising[3:])
    return {
        "points": float(state.points[at]),
        "cards": float(empire_size(state, at)),
        "techs": techs,
        "faction": float(faction_points(state, at)) if state.factions[at] else 0.0,
        "growth": w.growth * growth * min(1.0, left / 20),
        "operational": (w.ship * fleet + w.planet * mines + w.tech * offices) * left,
        "engine": engine * left,
        "credits": (w.credit * min(credits, 8) + w.rich * max(0, credits - 8)) * soon,
        "hand": w.hand * hand * soon,
        "stored": w.stored * stored * soon,
        "prepared": w.prepared * prepared * soon,
        "projects": projects * min(1.0, left / 5),
        "artifacts": w.artifact * len(state.artifacts[at]) * min(1.0, left),
        "plans": w.plan * len(state.plans[at]) * soon,
        "blocked": -w.token * len(blank),
    }


def _operational(state: State, at: int) -> tuple[int, int, int, float, float]:
    """How many ships, planets and technologies work; what those score at the end, and what they can still grow by."""
    kind, rows = state.tables.kind, state.tables.rows
    fleet = mines = offices = 0
    techs = growth = 0.0
    for card in state.operational[at]:
        which = kind[card]
        if which == "tech":
            now = tech_points(state, at, card, AT_END)
            techs += now
            growth += rows[card][-1][AT_END] - now
            offices += 1
        elif which == "ship":
            fleet += 1
        else:
            mines += 1
    return fleet, mines, offices, techs, growth


def _symbols(state: State, at: int) -> tuple[int, int, float]:
    """The symbols in the hand, those that were produced, and those under projects that cost anything."""
    section, sections, kind = state.tables.section, state.tables.sections, state.tables.kind
    hand = 0
    for card in state.hands[at]:
        first, second = sections[card]
        hand += max(section[first].count, section[second].count)
    stored = sum([section[one].count for _, one in state.stored[at]])
    prepared = 0.0
    if state.attached[at]:
        costs = state.powers(at).kinds
        prepared = float(sum([section[one].count for card, one in state.attached[at] if costs[kind[card]]]))
    return hand, stored, prepared


def worth_of(state: State, card: str, w: Weights) -> float:
    """What a card on its logistics side brings in a turn."""
    trigger = state.tables.trigger.get(card, "static")
    if trigger == "turn":
        return w.additional
    if trigger == "action":
        return w.action
    if trigger != "static":
        return w.trigger
    found = 0.0
    for word, *values in state.tables.static[f"{card}/logistics"]:
        if word == "COST":
            found -= w.cost * int(values[1])
        elif word == "LIMIT":
            found += w.limit * int(values[1])
        elif word == "ATK":
            found += w.attack * int(values[0])
        else:
            found += w.other
    return found


def sides(state: State, at: int, card: str, left: float, w: Weights) -> tuple[float, float]:
    """What a project would bring on its logistics and on its operational side."""
    tables = state.tables
    kind = tables.kind[card]
    logistics = worth_of(state, card, w) * left
    if kind == "planet":
        operational = w.new_planet + w.planet * left
    elif kind == "ship":
        operational = w.new_ship + w.ship * left
    else:
        now = tech_points(state, at, card, AT_END)
        operational = now + w.growth * (tables.rows[card][-1][AT_END] - now) * min(1.0, left / 20) + w.tech * left
    for factor, (what, of), steps in tables.scoring[state.factions[at]] if state.factions[at] else ():
        bonus = factor or (2.0 if steps else 0.0)
        if what == "of_type" and of == tables.type[card]:
            logistics += bonus
            operational += bonus
        elif of == kind and what == "logistics":
            logistics += bonus
        elif of == kind and what == "operational":
            operational += bonus
    return logistics, operational


def promise(state: State, at: int, card: str, left: float, w: Weights) -> float:
    """What a project promises on its better side."""
    return w.potential * max(sides(state, at, card, left, w))


def value(state: State, at: int, weights: Weights = WEIGHTS) -> float:
    """How much a position is worth for a seat, against its strongest opponent."""
    left = turns_left(state)
    own = sum(terms(state, at, left, weights).values())
    foes = max(sum(terms(state, other, left, weights).values()) for other in range(len(state.seats)) if other != at)
    return own - weights.foes * foes
