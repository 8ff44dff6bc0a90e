"""Cult tracks and favour tiles (sections 7.4 and 7.6)."""

from __future__ import annotations

from collections.abc import Iterator

from visavis.core import Bits, Choice, Criterion, Map, Only
from visavis.core.choice import AnyCriterion
from visavis.games.terra_mystica.cards import CULTS, TOP, Card, Cult
from visavis.games.terra_mystica.criteria.methods import direction
from visavis.games.terra_mystica.state import State

TRACKS = Map.graph(dict.fromkeys(CULTS, ()))
"""The four cult tracks as a map, so that sets of them are bits."""


def cult_bits(state: State) -> Bits:
    """The tracks without a marker at the top (TM-7.4a)."""
    found = 15
    for levels in (state.cults, state.your_cults, state.friends_cults):
        if TOP in levels:
            for at in range(4):
                if levels[at] == TOP:
                    found &= ~(1 << at)
    return state.seen(found)


def cult_track(state: State, support: Card) -> Choice[Cult]:
    """The track she goes up (TM-7.4)."""
    return Choice(
        "cult.track",
        "TM-7.4a",
        among=TRACKS.region(cult_bits(state)),
        by=by_cult(state, support, by_tile=support.cult == "tile"),
        every=CULTS,
        says="pick",
    )


def catch_up(state: State, support: Card, clause: str) -> Choice[Cult]:
    """The track on which she catches up, whatever the support card shows."""
    among = TRACKS.region(cult_bits(state))
    return Choice("cult.track", clause, among=among, by=by_cult(state, support, False), every=CULTS, says="pick")


def favour_tile(state: State, support: Card) -> Choice[Cult]:
    """The favour tile she takes (TM-7.6), chosen as a track is (TM-7.6c)."""
    there = cult_bits(state)
    for cult in state.favours:
        there &= ~(1 << CULTS.index(cult))
    return Choice(
        "favour.tile",
        "TM-7.6b",
        among=TRACKS.region(there),
        by=by_cult(state, support, by_tile=support.cult == "tile"),
        every=CULTS,
        says="pick",
    )


def by_cult(state: State, support: Card, by_tile: bool) -> tuple[AnyCriterion[Cult], ...]:
    """The scoring tile's cult, or catch up (TM-7.4b to TM-7.4e)."""
    cult = state.tile.cult
    hers = state.cults
    zero = (not hers[0]) | (not hers[1]) << 1 | (not hers[2]) << 2 | (not hers[3]) << 3
    two = state.humans > 1
    catching_up: tuple[AnyCriterion[Cult], ...] = (
        Only("cult.zero", "TM-7.4c", spaces=zero),
        Criterion(
            "cult.highest" if two else "cult.nearest",
            "TM-10.7" if two else "TM-7.4d",
            classes=by_distance(hers, state.your_cults, state.friends_cults),
            measure=lambda cult: difference(state, CULTS.index(cult)),
        ),
        direction("cult.count", "TM-7.4e", support),
    )
    if by_tile and cult:
        return (Only("cult.tile", "TM-7.4b", spaces=1 << CULTS.index(cult), args={"cult": cult}), *catching_up)
    return catching_up


def difference(state: State, at: int) -> int:
    """How many levels lie between her marker and the highest one of people."""
    return abs(state.cults[at] - max(state.your_cults[at], state.friends_cults[at]))


def by_distance(hers: tuple[int, ...], yours: tuple[int, ...], friends: tuple[int, ...]) -> Iterator[int]:
    """The tracks by the distance between her marker and the highest one of people."""
    found = [0] * (TOP + 1)
    for at in range(4):
        one, other = yours[at], friends[at]
        found[abs(hers[at] - (one if one > other else other))] |= 1 << at
    yield from found
