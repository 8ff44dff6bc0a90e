"""What can be wrong with a state, and what never changes in number."""

from __future__ import annotations

from collections.abc import Callable

from visavis.core import Fault, Faults, Pile, pile_faults
from visavis.games.alien_artifacts.state import MOST_CREDITS, PER_SEAT, Pair, State
from visavis.games.alien_artifacts.turns import TASKS

# The cards


def _in(pile: Pile) -> list[str]:
    """The cards of a pile, in no order."""
    return [*pile.pool, *[card for layer in pile.layers for card in layer.known]]  # type: ignore[list-item]


def _under(pairs: tuple[tuple[Pair, ...], ...]) -> list[str]:
    """The resource cards that lie under other cards."""
    return [section[:-1] for one in pairs for _, section in one]


def _each(zone: tuple[tuple[str, ...], ...]) -> list[str]:
    """The cards that all seats have there."""
    return [card for its in zone for card in its]


def places(state: State) -> dict[str, list[str]]:
    """Every card by the deck it belongs to, wherever it lies."""
    built = [*_each(state.projects), *_each(state.logistics), *_each(state.operational), *state.offer]
    kind = state.tables.kind.get
    return {
        "resource": [*_in(state.resources), *state.discards, *state.shown, *_each(state.hands),
                     *_under(state.attached), *_under(state.stored)],
        "ship": [*_in(state.ship_deck), *(card for card in built if kind(card, "ship") == "ship")],
        "tech": [*_in(state.tech_deck), *(card for card in built if kind(card) == "tech")],
        "planet": [*_in(state.planet_deck), *(card for card in built if kind(card) == "planet")],
        "artifact": [*_in(state.artifact_deck), *state.artifact_discards, *state.looked, *state.artifacts_gone,
                     *_each(state.artifacts)],
        "defense": [*_in(state.defense_deck), *_each(state.plans)],
        "system": _in(state.systems),
    }  # fmt: skip


def cards(state: State) -> dict[str, int]:
    """How many cards each deck has, wherever they lie."""
    return {deck: len(found) for deck, found in places(state).items()}


# What can be wrong


def _seats_count(state: State) -> bool:
    return any(len(getattr(state, name)) != len(state.seats) for name in PER_SEAT)


def _cards_once(state: State) -> bool:
    whole = state.tables.whole
    return any(len(lying) != len(whole[deck]) or set(lying) != whole[deck] for deck, lying in places(state).items())


def _numbers_negative(state: State) -> bool:
    return min(*state.points, *state.extra, state.acts, state.turns) < 0


def _factions_twice(state: State) -> bool:
    dealt = [faction for faction in state.factions if faction]
    return len(set(dealt)) < len(dealt) or not set(dealt) <= set(state.tables.factions)


def _blocked_elsewhere(state: State) -> bool:
    empires = zip(state.logistics, state.operational, strict=True)
    return any(not {*blocked} <= {*one, *other} for blocked, (one, other) in zip(state.blocked, empires, strict=True))


def _elsewhere(
    pairs: Callable[[State], tuple[tuple[Pair, ...], ...]], above: Callable[[State], tuple[tuple[str, ...], ...]]
) -> Callable[[State], bool]:
    """Whether something lies under a card that its owner does not have there."""
    return lambda state: any(
        card not in its for under, its in zip(pairs(state), above(state), strict=True) for card, _ in under
    )


def _seat_missing(state: State) -> bool:
    acting = {state.start, state.turn, *(str(task[1]) for task in state.pending)}
    return not acting <= {*state.seats}


def _peeked_elsewhere(state: State) -> bool:
    return any(card not in state.artifact_deck.cards for _, card in state.peeked)


FAULTS: Faults[State] = Faults(
    [
        *pile_faults(lambda state: state.resources),
        *pile_faults(lambda state: state.ship_deck),
        *pile_faults(lambda state: state.tech_deck),
        *pile_faults(lambda state: state.planet_deck),
        *pile_faults(lambda state: state.systems),
        *pile_faults(lambda state: state.artifact_deck),
        *pile_faults(lambda state: state.defense_deck),
        Fault("seats.count", _seats_count),
        Fault("task.unknown", lambda state: any(len(task) < 2 or task[0] not in TASKS for task in state.pending)),
    ],
    [
        Fault("cards.once", _cards_once),
        Fault("credits.bounds", lambda state: any(not 0 <= its <= MOST_CREDITS for its in state.credits)),
        Fault("numbers.negative", _numbers_negative),
        Fault("marker.field", lambda state: not 1 <= state.marker <= len(state.seats)),
        Fault("tokens.many", lambda state: state.tokens() < 0),
        Fault("factions.twice", _factions_twice),
        Fault("hands.order", lambda state: any(hand != tuple(sorted(hand)) for hand in state.hands)),
        Fault("blocked.elsewhere", _blocked_elsewhere),
        Fault("stored.elsewhere", _elsewhere(lambda state: state.stored, lambda state: state.operational)),
        Fault("attached.elsewhere", _elsewhere(lambda state: state.attached, lambda state: state.projects)),
        Fault("seat.missing", _seat_missing),
        Fault("peeked.elsewhere", _peeked_elsewhere),
    ],
)
