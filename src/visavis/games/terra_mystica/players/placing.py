"""First dwellings and first bonus cards as people of a league choose them: plain numbers times learned weights.

The weights lie beside the code (`placing.json`); `tools/learn_placing.py` makes them again from a folder of records.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from importlib.resources import files

import msgspec

from visavis.core import Question, Stream, or_else
from visavis.games.terra_mystica.cards import GROUND_AT, GROUNDS
from visavis.games.terra_mystica.human.land import each
from visavis.games.terra_mystica.human.side import INDEX
from visavis.games.terra_mystica.players.setting_up import AT_SET_UP, Weighed, Weighing
from visavis.games.terra_mystica.state import State

APARTS = 7
"""Distances to the own nearest dwelling that are told apart; farther ones count as the last."""
PLACE = (
    *(f"close_{spades}" for spades in range(4)), *(f"across_{spades}" for spades in range(4)), "beside", "beside_2",
    "near", "homes_beside", "homes_near", "river", *(f"apart_{steps}" for steps in range(1, APARTS + 1)),
)  # fmt: skip
"""The numbers of a first dwelling: spaces next to it and across a river by their spades, others beside and near it,
home terrain of others beside and near it, river beside it, the distance to the own nearest one."""
CARDS = tuple(f"bonus_{number}" for number in range(1, 11))
NAMES = (*PLACE, *CARDS)


@cache
def weights() -> Mapping[str, float]:
    """The weights by the name of their number."""
    found = msgspec.json.decode((files(__package__) / "placing.json").read_text("utf-8"), type=dict[str, float])
    if tuple(found) != NAMES:
        raise ValueError("placing.json has other numbers than players/placing.py")
    return found


def place_numbers(state: State, question: Question) -> list[tuple[object, list[float]]]:
    """The numbers of each first dwelling that is possible."""
    world, at = state.world, INDEX[question.seat]
    side = state.sides[at] if state.sides else None
    home = GROUND_AT[side.home if side else state.home_of(question.seat)]
    mine = or_else(side.built if side else state.buildings_of(question.seat), 0)
    every = or_else(state.plain | state.marked | state.people, 0)
    for one in state.sides:
        every |= one.built
    theirs = every & ~mine
    homes = {GROUND_AT[one.home] for one in state.sides if one is not side and one.home in GROUNDS[:7]}
    homes |= {GROUND_AT[state.home]} if state.home in GROUNDS[:7] else set()
    found = []
    for answer in question.answers():
        bit = 1 << world.map.place[str(answer[1] if isinstance(answer, tuple) else answer)]
        ring = world.map.grow(bit) & ~bit
        close, across = ring & world.land, world.reach(bit, 1) & ~ring & ~bit
        two = world.map.within(bit, 2) & world.land & ~ring & ~bit
        numbers = dict.fromkeys(PLACE, 0.0)
        for name, spaces in (("close", close), ("across", across)):
            for space in each(spaces & ~every):
                numbers[f"{name}_{spades(world.ground_at[space], home)}"] += 1
        beside = (close & theirs).bit_count()
        numbers["beside"], numbers["beside_2"] = float(beside > 0), float(beside > 1)
        numbers["near"] = float(min(2, (two & theirs).bit_count()))
        numbers["homes_beside"] = float(sum(world.ground_at[space] in homes for space in each(close & ~every)))
        numbers["homes_near"] = float(sum(world.ground_at[space] in homes for space in each(two & ~every)))
        numbers["river"] = float((ring & world.river).bit_count())
        if mine:
            steps = world.map.distance(bit, mine) or 0
            numbers[f"apart_{min(max(steps, 1), APARTS)}"] = 1.0
        found.append((answer, list(numbers.values())))
    return found


def spades(ground: int, home: int) -> int:
    """How many spades a ground is away from home."""
    apart = abs(ground - home) % 7
    return min(apart, 7 - apart)


TOLD: Mapping[str, str] = {
    **dict.fromkeys(PLACE, "land"),
    **dict.fromkeys(("beside", "beside_2", "near", "homes_beside", "homes_near"), "neighbours"),
    **{f"apart_{steps}": "towns" for steps in range(1, APARTS + 1)},
}  # fmt: skip
"""In which term a number is told."""


def learned_dwelling(state: State, question: Question, stream: Stream) -> Weighed:
    """Each first dwelling with what people's choices say of it."""
    weight, found = weights(), []
    for answer, numbers in place_numbers(state, question):
        terms = dict.fromkeys(TOLD.values(), 0.0)
        for name, its in zip(PLACE, numbers, strict=True):
            terms[TOLD[name]] += weight[name] * its
        found.append((answer, terms))
    return found


def learned_card(state: State, question: Question, stream: Stream) -> Weighed:
    """Each first card with what people's choices say of it."""
    weight = weights()
    return [(card, {"card": weight.get(str(card).replace(" ", "_"), 0.0)}) for card in question.answers()]


LEARNED: Mapping[str, Weighing] = {
    **AT_SET_UP, "whole.first": learned_dwelling, "start.yours": learned_dwelling, "whole.card": learned_card,
    "start.bonus": learned_card,
}  # fmt: skip
