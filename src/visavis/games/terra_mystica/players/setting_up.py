"""How the planner sets up: its faction by chance, first dwellings with room and neighbours, the best bonus card."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from visavis.core import Question, Stream
from visavis.games.terra_mystica.cards import GROUND_AT, BonusIncome
from visavis.games.terra_mystica.human.land import each
from visavis.games.terra_mystica.human.side import INDEX
from visavis.games.terra_mystica.players.weights import PLAIN
from visavis.games.terra_mystica.state import State

Terms = dict[str, float]
Weighed = list[tuple[Any, Terms]]
Weighing = Callable[[State, Question, Stream], Weighed]

ROOM = (1.0, 0.9, 0.5, 0.15)
"""A space next to a first dwelling that takes 0, 1, 2 or 3 spades."""
ACROSS = 0.35
"""How much of it counts across one river space."""
BESIDE, NEAR = 1.2, 0.4
"""Somebody next to it, somebody two spaces away; more than two of each count no more."""
TOGETHER = (0.0, 0.4, 1.2, 1.0, 0.4)
"""The own building nearest to it, by its distance."""


def by_chance(state: State, question: Question, stream: Stream) -> Weighed:
    """Any of the options: one faction is as good as another."""
    return [(question.some(stream.below), {})]


def terrain(state: State, question: Question, stream: Stream) -> Weighed:
    """A terrain to begin on that is far from the homes of the others on the circle."""
    homes = [GROUND_AT[side.home] for side in state.sides if side.home] + (
        [GROUND_AT[state.home]] if state.home else []
    )
    found = []
    for option in question.answers():
        at = GROUND_AT[str(option)]
        apart = [min((at - home) % 7, (home - at) % 7) for home in homes]
        found.append((option, {"land": float(min(apart, default=3))}))
    return found


def dwelling(state: State, question: Question, stream: Stream) -> Weighed:
    """A first dwelling: room to grow, neighbours, not far from the other one."""
    at, world = INDEX[question.seat], state.world
    side = state.sides[at] if state.sides else None
    home = GROUND_AT[side.home if side else state.home_of(question.seat)]
    mine: Any = side.built if side else state.buildings_of(question.seat)
    every: Any = state.plain | state.marked | state.people
    for one in state.sides:
        every |= one.built
    theirs, found = every & ~mine, []
    for answer in question.answers():
        bit = 1 << world.map.place[str(answer[1] if isinstance(answer, tuple) else answer)]
        close, across = world.map.grow(bit) & world.land & ~bit, world.reach(bit, 1)
        land = 0.0
        for space in each((close | across) & ~every):
            apart = abs(world.ground_at[space] - home)
            land += ROOM[min(apart, 7 - apart)] * (1.0 if space & close else ACROSS)
        beside, near = (close & theirs).bit_count(), (world.map.within(bit, 2) & theirs & ~close).bit_count()
        terms = {"land": land, "neighbours": BESIDE * min(2, beside) + NEAR * min(2, near)}
        if mine:
            steps = world.map.distance(bit, mine) or 0
            terms["towns"] = TOGETHER[steps] if steps < len(TOGETHER) else 0.0
        found.append((answer, terms))
    return found


def card(state: State, question: Question, stream: Stream) -> Weighed:
    """The first bonus card: by what it brings in the first round."""
    cards: Mapping[str, BonusIncome] = state.pack.tables["bonus_income"]
    found = []
    for id in question.answers():
        workers, coins, priests, power = cards[id].income if id in cards else (0, 0, 0, 0)
        income = workers * PLAIN.workers + coins * PLAIN.coins + priests * PLAIN.priests + power * PLAIN.power
        action = {"bonus 1": PLAIN.spades, "bonus 2": PLAIN.step, "bonus 9": 2.0, "bonus 4": 0.5}.get(str(id), 0.0)
        found.append((id, {"income": income, "card": action}))
    return found


FIRST_FAVOURS: Mapping[str, float] = {"favour 11": 10.0, "favour 9": 9.0, "favour 7": 8.0, "favour 10": 7.0}


def favour(state: State, question: Question, stream: Stream) -> Weighed:
    """The favour tile that Ice Maidens begin with, before anything stands on the map."""
    return [(tile, {"favours": FIRST_FAVOURS.get(tile, 0.0)}) for tile in question.answers()]


AT_SET_UP: Mapping[str, Weighing] = {
    "whole.faction": by_chance, "start.people": by_chance, "whole.colour": terrain, "start.your_home": terrain,
    "whole.first": dwelling, "start.yours": dwelling, "whole.card": card, "start.bonus": card,
}  # fmt: skip
