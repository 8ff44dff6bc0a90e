"""What can be wrong with a state, and what never changes in number."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from visavis.core import Fault, Faults, Pile, pile_faults
from visavis.games.alien_artifacts.cards import COMPLETES, KINDS, OPERATIONAL, SIDE_OF, STANDARD, Kind
from visavis.games.alien_artifacts.cards.vocabulary import GAINS, BadEffect
from visavis.games.alien_artifacts.options import PLACE
from visavis.games.alien_artifacts.state import MOST_CREDITS, PER_SEAT, SIDES, Pair, State
from visavis.games.alien_artifacts.your_turn import ALIEN, ASKED

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


# The tasks that lie on the stack: what each needs to know, and where it can lie

Value = str | int
Check = Callable[[State, int, Any], bool]
"""Whether a value can stand in a task of the seat at this place."""


def _count(state: State, at: int, value: Value) -> bool:
    return isinstance(value, int) and value >= 0


def _text(state: State, at: int, value: Value) -> bool:
    return isinstance(value, str)


def _seat(state: State, at: int, value: Value) -> bool:
    return value in state.seats


def _foe(state: State, at: int, value: Value) -> bool:
    return value == ALIEN or value in state.seats


def _row(state: State, at: int, value: Value) -> bool:
    return any(state.tables.kind[card] == value for card in state.projects[at])


def _works(kind: Kind | str) -> Check:
    """A card of this kind that lies on its operational side."""
    return lambda state, at, value: value in state.operational[at] and state.tables.kind[value] == kind


def _line(state: State, at: int, value: Value) -> bool:
    """The next line of a faction's own set-up; where it is still to be chosen, the first one."""
    if ("faction", state.seats[at]) in state.pending:
        return value == 0
    lines = state.tables.setup.get(state.factions[at])
    return lines is not None and value in range(len(lines) + 1)


_ship, _planet = _works("ship"), _works("planet")
TAKES: Mapping[str | int, tuple[Check, ...]] = {
    "setup": (),
    "faction": (),
    "start": (_line,),
    "keep": (lambda state, at, zone: zone in ("project", *SIDES),),
    "turn": (),
    "only": (_text,),
    "pay": (_text, _text),
    "pick": (_text, _text),
    "prepare": (_row, _count, _count),
    "side": (lambda state, at, card: card in state.projects[at],),
    "target": (),
    "defend": (_seat,),
    "first": (_foe, _text),
    "ships": (_foe, _text),
    "number": (_foe, _text, _ship),
    "block": (_seat, _count),
    "produce": (_planet, _count),
    "tuck": (_planet, _count),
    "order": (lambda state, at, action: action in ("revenue", "mine"),),
    "clear": (lambda state, at, kind: kind in ("any", *KINDS), _count),
    "call": (_text,),
    "artifact": (_count,),
    "draw": (),
    "next": (),
    "score": (),
}
MORE: Mapping[str | int, Check] = {
    "pick": _text,
    "target": _ship,
    "defend": _text,
    "first": _ship,
    "ships": _ship,
    "order": _text,
    "number": _ship,
    "call": lambda state, at, value: True,
    "score": _text,
}
"""What may follow, as often as you like."""


def _can_be_paid(state: State, at: int, action: str, card: str, *chosen: str) -> bool:
    if action in COMPLETES.values():
        return card in state.projects[at]
    if action == "remove":
        return card in KINDS
    return not card if action in ("trade", *OPERATIONAL) else card in state.tables.cost


def _can_be_said(state: State, at: int, word: str, *values: Value) -> bool:
    """A word of the vocabulary that needs an answer, its values, and the card that says it."""
    readers = GAINS[word] if word in ASKED else None
    if readers is None or len(values) != len(readers) + 1 or not isinstance(values[-1], str):
        return False
    try:
        read = [reader(str(value)) for reader, value in zip(readers, values, strict=False)]
    except BadEffect:
        return False
    return read == [*values[:-1]] and (word != "PROD" or bool(state.powers(at).operational["planet"]))


def _has_this_plan(state: State, at: int, foe: str, plan: str, *ships: str) -> bool:
    return plan in (state.tables.systems if foe == ALIEN else (STANDARD, *state.tables.plans))


TOGETHER: Mapping[str | int, Callable[..., bool]] = {
    "pay": _can_be_paid,
    "pick": _can_be_paid,
    "call": _can_be_said,
    "defend": lambda state, at, attacker, *ships: all(_ship(state, PLACE[attacker], ship) for ship in ships),
    "first": _has_this_plan,
    "ships": _has_this_plan,
    "order": lambda state, at, action, *cards: all(_works(SIDE_OF[action])(state, at, card) for card in cards),
    "number": _has_this_plan,
}
"""What must be true of all values of a task together."""


def _task_wrong(state: State) -> bool:
    """A task does not know what it needs to know."""
    for name, seat, *values in state.pending:
        takes, at = TAKES[name], PLACE[str(seat)]
        if len(values) < len(takes) or (name not in MORE and len(values) > len(takes)):
            return True
        checks = (*takes, *(MORE[name] for _ in values[len(takes) :]))
        if not all(check(state, at, value) for check, value in zip(checks, values, strict=True)):
            return True
        if name in TOGETHER and not TOGETHER[name](state, at, *values):
            return True
    return False


SET_UP = ("setup", "faction", "start", "keep")
AT_ONCE = ("keep", "pay", "pick", "prepare", "number", "tuck")
"""Tasks that are always the next one."""
LAST = ("setup", "start", "turn", "draw", "next", "score")
"""Tasks after which the game goes on by itself; one of them lies under all others."""
NEEDS: Mapping[str | int, Callable[[State], bool]] = {
    "keep": lambda state: bool(state.offer),
    "number": lambda state: bool(state.shown),
    "tuck": lambda state: bool(state.shown),
}
"""The cards that a task is about."""


def _task_place(state: State) -> bool:
    """A task cannot come now, or twice; or there is nothing left to do before the game is over."""
    names = [task[0] for task in state.pending]
    setting_up = state.phase == "setup"
    if any((name in SET_UP) != setting_up for name in names if name != "keep") or any(
        name in AT_ONCE for name in names[1:]
    ):
        return True
    objects = [card for task in state.pending for card in _once(*task)]
    return (
        (state.phase != "over" and (not names or names[-1] not in LAST))
        or not all(NEEDS[name](state) for name in names if name in NEEDS)
        or len(set(objects)) < len(objects)
    )


def _once(name: Value, seat: Value, *values: Value) -> tuple[Value, ...]:
    """The cards of a task that no second task can be about: they are completed, or attack."""
    before = {"side": 0, "target": 0, "defend": 1, "first": 2, "ships": 2, "number": 2}
    return values[before[str(name)] :] if name in before else ()


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
        Fault("task.unknown", lambda state: any(len(task) < 2 or task[0] not in TAKES for task in state.pending)),
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
    [Fault("task.wrong", _task_wrong), Fault("task.place", _task_place)],
)
