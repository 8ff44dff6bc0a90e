"""Conversions and burning: in a turn of one's own at every question, also in the middle of an action (TM-20.8)."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import TypeVar

from visavis.core import Field, Form, Forms, Offer, One, Table
from visavis.core.question import Filled, Value
from visavis.games.terra_mystica.effects.whole import Books, Burns
from visavis.games.terra_mystica.human.economy import CONVERSIONS, ahead, done, gain, priest_room
from visavis.games.terra_mystica.human.side import PLACES, Whole, seat_of
from visavis.games.terra_mystica.state import State

V = TypeVar("V", bound=Value)
ALCHEMISTS = ("point_coin", "coins_point")
CONVERT_FIRST = "exchange"
"""An option beside those of a question: convert or burn first."""


def have(side: Whole, what: str) -> int:
    """How much of something a seat can spend."""
    found: int = side.bowls[2] if what == "power" else getattr(side, what)
    return found


def convert_form(state: State, at: int, *_: object) -> Form | None:
    """Conversions that can be paid, and how often."""
    side, rows = state.sides[at], []
    for id, (given, number, got, _amount) in CONVERSIONS.items():
        if id in ALCHEMISTS and side.faction != "alchemists":
            continue
        most = have(side, given) // number
        if got == "priests" and side.faction != "riverwalkers":
            most = min(most, priest_room(side))
        rows += [(id, times) for times in range(1, most + 1)]
    if not rows:
        return None
    kinds = tuple(dict.fromkeys(id for id, _times in rows))
    return Form(
        "convert", (Field("conversion", kinds), Field("times", bounds=(1, max(n for _id, n in rows)))), tuple(rows)
    )


def burn_form(state: State, at: int, *_: object) -> Form | None:
    """Tokens of the second bowl, two for one (TM-20.9)."""
    most = state.sides[at].bowls[1] // 2
    return Form("burn", (Field("tokens", bounds=(1, most)),)) if most else None


def convert(state: State, table: Table[State], at: int, conversion: str, times: int) -> None:
    """Goods for other goods (TM-20.8)."""
    given, number, got, amount = CONVERSIONS[conversion]
    table.do(Books(PLACES[at], "TM-20.8", "convert", **{given: -number * times}))
    gain(state, table, at, "TM-20.8", "convert", **{got: amount * times})


def burn(state: State, table: Table[State], at: int, tokens: int) -> None:
    """Tokens of the second bowl (TM-20.9)."""
    table.do(Burns(PLACES[at], tokens))


PAYING: Mapping[str, Callable[..., Form | None]] = {"convert": convert_form, "burn": burn_form}
"""What only pays for something: it is no action, and possible at every question of one's own turn."""
PAID: Mapping[str, Callable[..., None]] = {"convert": convert, "burn": burn}


# In the middle of an action


def own_turn(state: State, at: int) -> bool:
    """Whether it is this seat's turn: nobody converts or burns in a turn of somebody else."""
    return state.phase == "play" and state.turn == PLACES[at] and at not in state.gone


def may_exchange(state: State, at: int) -> bool:
    """Whether a seat has anything to convert or to burn, and may do so now."""
    side = state.sides[at]
    _, second, third = side.bowls
    return own_turn(state, at) and bool(
        third or second > 1 or side.workers or side.priests or (side.faction == "alchemists" and side.points)
    )


def with_paying(state: State, at: int, forms: Iterable[Form]) -> Offer:
    """The forms of a question in one's own turn, and beside them conversions and burning."""
    return Offer({**{form.verb: _always(form) for form in forms}, **PAYING}, (state, at))


def _always(form: Form) -> Callable[..., Form]:
    return lambda *_: form


def has_paid(state: State, table: Table[State], at: int, answer: Filled) -> bool:
    """Whether an answer only converts or burns: then that is done, and the question comes again."""
    verb, *values = answer
    if verb not in PAID:
        return False
    PAID[str(verb)](state, table, at, *values)
    return True


def chosen(state: State, table: Table[State], at: int, question: One[V]) -> V | str:
    """What a seat chooses; CONVERT_FIRST where it converts or burns first, and the question comes again after that."""
    if not may_exchange(state, at):
        return table.ask(question)
    options: tuple[V | str, ...] = (*question.options, CONVERT_FIRST)
    answer = table.ask(One(question.id, question.seat, question.clause, options, question.barred, question.args))
    if answer == CONVERT_FIRST:
        ahead(state, table, ("convert", at, 0, at))
    return answer


def back_form(*_: object) -> Form:
    """Nothing is converted after all."""
    return Form("back")


EXCHANGES: Mapping[str, Callable[..., Form | None]] = {**PAYING, "back": back_form}


def exchange(state: State, table: Table[State], at: int, _: int, __: int) -> None:
    """One conversion in the middle of an action, before something else is decided."""
    offer, args = Offer(EXCHANGES, (state, at)), {"round": state.round}
    answer = table.ask(Forms("whole.convert", seat_of(state, at), "TM-20.8", offer, args, True))
    done(state, table)
    has_paid(state, table, at, answer)
