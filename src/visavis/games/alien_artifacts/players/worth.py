"""What a card is worth at a glance: its two sides, and what a project promises. For habits, which do not think."""

from __future__ import annotations

import msgspec

from visavis.games.alien_artifacts.scoring import AT_END, tech_points
from visavis.games.alien_artifacts.state import State


class Weights(msgspec.Struct, frozen=True):
    """What things are worth in points. Values per turn count for the turns that are still to come.

    The numbers were found by play: changed a few at a time, and kept where they won more points in paired games.
    """

    project: float = 1.1
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
    keep: float = 2.2
    """Hand cards that are less useful than this are discarded: two symbols in a colour that nothing needs."""


WEIGHTS = Weights()


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
