"""Small changes of the state that several effects share."""

from __future__ import annotations

from visavis.games.terra_mystica.cards import CULTS, GROUND_AT, TOP, Four, Kind
from visavis.games.terra_mystica.state import State


def raised(levels: Four, cult: str, steps: int) -> Four:
    """The cult levels after some steps."""
    at = CULTS.index(cult)
    return changed(levels, at, min(TOP, levels[at] + steps))


def changed(levels: Four, at: int, level: int) -> Four:
    """The numbers of the cults with one of them changed."""
    found = list(levels)
    found[at] = level
    return tuple(found)  # type: ignore[return-value]


def ground_changed(state: State, space: str, ground: str) -> None:
    """A space becomes another ground; none of the others any more."""
    bit, at, old = state.world.map.bit[space], GROUND_AT[ground], state.became
    if isinstance(old, tuple):
        if state.changed & bit:
            old = tuple(bits & ~bit for bits in old)
        state.became = (*old[:at], old[at] | bit, *old[at + 1 :])


def replace_building(state: State, space: str, kind: Kind) -> None:
    """A building of this kind stands there now instead of the one it comes from."""
    bit = state.world.map.bit[space]
    if kind == "house":
        state.houses |= bit
    elif kind == "sanctuary":
        state.temples &= ~bit
        state.sanctuaries |= bit
    else:
        state.houses &= ~bit
        if kind == "temple":
            state.temples |= bit
        elif kind == "stronghold":
            state.strongholds |= bit
        else:
            state.shipyards |= bit


def put_priest(state: State, cult: str, priest: int) -> None:
    """A priest stands on a space with this number."""
    if not priest or not isinstance(state.became, tuple):
        return
    at = CULTS.index(cult)
    if priest == 3:
        state.threes = changed(state.threes, at, 1)
    elif priest == 2:
        state.twos = changed(state.twos, at, state.twos[at] + 1)
