"""What the search expects a position to bring: a sum of measures, with weights learned from games of greedy players."""

from __future__ import annotations

from visavis.games.alien_artifacts.evaluation import WEIGHTS, promise
from visavis.games.alien_artifacts.scoring import AT_END, empire_size, faction_points, tech_points
from visavis.games.alien_artifacts.state import State


def sure(state: State, at: int) -> float:
    """The points that a seat would have if the game ended now."""
    kind = state.tables.kind
    techs = sum([tech_points(state, at, card, AT_END) for card in state.operational[at] if kind[card] == "tech"])
    return float(state.points[at] + empire_size(state, at) + techs + faction_points(state, at))


def measures(state: State, at: int, left: float) -> list[float]:
    """What a seat has to make more points of."""
    tables = state.tables
    section, kind = tables.section, tables.kind
    soon, late = min(1.0, left / 3), min(1.0, left / 6)
    fleet = mines = offices = growth = 0
    for card in state.operational[at]:
        which = kind[card]
        if which == "tech":
            offices += 1
            growth += tables.rows[card][-1][AT_END] - tech_points(state, at, card, AT_END)
        elif which == "ship":
            fleet += 1
        else:
            mines += 1
    engine = {"COST": 0.0, "LIMIT": 0.0, "ATK": 0.0, "turn": 0.0, "action": 0.0, "trigger": 0.0, "other": 0.0}
    blank = state.blocked[at]
    for card in state.logistics[at]:
        if card in blank:
            continue
        trigger = tables.trigger.get(card, "static")
        if trigger != "static":
            engine[trigger if trigger in engine else "trigger"] += 1
            continue
        for word, *values in tables.static[f"{card}/logistics"]:
            if word in ("COST", "LIMIT"):
                engine[str(word)] += abs(int(values[1]))
            else:
                engine["ATK" if word == "ATK" else "other"] += 1
    hand = 0
    for card in state.hands[at]:
        first, second = tables.sections[card]
        hand += max(section[first].count, section[second].count)
    stored = sum([section[one].count for _, one in state.stored[at]])
    prepared = sum([section[one].count for _, one in state.attached[at]])
    projects = state.projects[at]
    promises = sorted([promise(state, at, card, left, WEIGHTS) for card in projects], reverse=True)
    credits = state.credits[at]
    cards = len(state.logistics[at]) + len(state.operational[at])
    return [
        1.0, left, left * left / 30, left * cards / 10,
        soon * min(credits, 5), soon * max(0, min(credits, 10) - 5), soon * max(0, credits - 10),
        soon * hand, soon * min(stored, 6), soon * max(0, stored - 6), soon * prepared, late * prepared,
        late * min(len(projects), 1), late * min(len(projects), 3), late * len(projects), late * sum(promises[:2]),
        min(1.0, left) * len(state.artifacts[at]), soon * len(state.plans[at]), float(len(blank)), left * len(blank),
        float(fleet), left * fleet, float(mines), left * mines, float(offices), left * offices, growth * late,
        growth * left / 20, left * engine["COST"], left * engine["LIMIT"], left * engine["ATK"] * fleet,
        left * engine["turn"], left * engine["action"], left * engine["trigger"], left * engine["other"],
    ]  # fmt: skip
