"""Standing answers: answers that a seat gives in advance to offers out of its turn, so that the game need not wait.

Which questions those are stands in the `ui.toml` of a game: yes-or-no questions, each with the argument that has the
amount it depends on (`standing_amounts`).
"""

from __future__ import annotations

from collections.abc import Sequence

from visavis.core import Refusal, Session
from visavis.core.question import Question
from visavis.core.saves.tables import GameTable
from visavis.web.view.ui_settings import ui_settings

NEVER, ASK, ALWAYS = -1, 0, 99
"""Amounts with a meaning of their own: decline everything, ask each time, accept everything."""
CHOICES = (ASK, 1, 2, 3, 4, ALWAYS, NEVER)
"""The amounts that are offered: up to this one an offer is accepted, beyond it the person is asked."""


def standing_questions(session: Session) -> Sequence[str]:
    """Return the ids of the questions of a game that may be answered in advance."""
    return tuple(ui_settings(session.game).standing_amounts)


def standing_answer(table: GameTable, session: Session) -> bool | None:
    """Return the answer that the seat that is asked has left for this question; None if it has to be asked."""
    pending = session.pending
    seat = None if pending is None else table.seat(pending.seat)
    if pending is None or seat is None:
        return None
    most = seat.standing.get(pending.id, ASK)
    amount = amount_of(session, pending)
    if amount is None or not isinstance(most, int) or most == ASK:
        return None
    if most == NEVER:
        return False
    return True if amount <= most else None


def amount_of(session: Session, question: Question) -> int | None:
    """Return the amount that an offer is about; None if it cannot be answered in advance."""
    name = ui_settings(session.game).standing_amounts.get(question.id)
    value = None if name is None else getattr(question, "args", {}).get(name)
    return value if type(value) is int else None


def with_standing(table: GameTable, session: Session, device: str, seat: str, question: str, most: str) -> GameTable:
    """Leave a standing answer for a seat, or take it back. Raises Refusal."""
    chosen = table.seat(seat)
    if chosen is None or seat not in table.seats_of(device):
        raise Refusal("table.other_seat", seat=seat[:20])
    if question not in standing_questions(session) or most not in map(str, CHOICES):
        raise Refusal("table.no_standing", given=question[:40])
    standing = {id: value for id, value in chosen.standing.items() if id != question}
    if int(most) != ASK:
        standing[question] = int(most)
    return table.with_seat(seat, standing=standing)
