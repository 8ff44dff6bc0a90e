"""Preparing resources (section 10)."""

from __future__ import annotations

from visavis.core import Field, Form, Forms, Table
from visavis.games.alien_artifacts.cards import BASE_LIMIT, COLOUR_OF, COMPLETES, THIRD, WITH_GOLD
from visavis.games.alien_artifacts.effects import tasks as then
from visavis.games.alien_artifacts.effects.payment import Attach, Prepared
from visavis.games.alien_artifacts.effects.turn import Go
from visavis.games.alien_artifacts.options import PLACE, Seat
from visavis.games.alien_artifacts.state import State

STOP = Form("stop")


def most_prepared(state: State, at: int, kind: str) -> int:
    """How many cards can be attached in one action: the limit of completing, and what raises that of preparing."""
    limits = state.powers(at).limits
    return limits[COMPLETES[kind]] + limits["prepare"] - BASE_LIMIT


def prepare(state: State, table: Table[State], seat: Seat, kind: str, left: int, first: int) -> None:
    """Attach cards to projects of one row, one after another, up to the limit (AA-10.1, AA-10.3)."""
    at = PLACE[seat]
    means = state.means(at)
    column = WITH_GOLD[COLOUR_OF[kind]]
    if not left or not means.giving[column]:
        return table.do(Prepared(seat))
    sections = tuple(map(THIRD, means.column(column)))
    projects = state.tables.in_rows(state.projects[at])[kind].cards
    attach = Form("attach", (Field("section", sections), Field("card", projects)))
    forms = (attach,) if first else (attach, STOP)
    table.last(Forms("prepare", seat, "AA-10.1", forms, {"left": left, "row": kind}), _attach, seat, kind, left)


def _attach(state: State, table: Table[State], seat: Seat, kind: str, left: int, answer: tuple[str, ...]) -> None:
    match answer:
        case ("attach", section, project):
            table.do(Attach(seat, project, section))
            table.do(Go((then.prepare(seat, kind, left - 1, first=False),)))
        case _:
            table.do(Prepared(seat))
