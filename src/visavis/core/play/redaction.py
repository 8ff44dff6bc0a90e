"""Redacted logs: a game as one seat saw it, to share while cards are hidden. They cannot be resumed."""

from __future__ import annotations

import msgspec

from visavis.core.effect import Effect
from visavis.core.play.log import Answer, Over, Step, write_line
from visavis.core.play.session import Session
from visavis.core.question import PERSON, TABLE


def redaction_seat(session: Session) -> str:
    """Return the seat for a redacted log: that of the only person, otherwise the table."""
    persons = [seat for seat, who in session.header.seats.items() if who == PERSON]
    return persons[0] if len(persons) == 1 else TABLE


def redacted_log(session: Session, seat: str) -> str:
    """Return what a seat has seen as JSON Lines: no seed, draws or answers of others, effects as the seat saw them."""
    header = session.header
    first = {
        "visavis_seen": header.visavis,
        "game": header.game,
        "rules": header.rules,
        "options": session.options,
        "seats": header.seats,
        "seen_by": seat,
    }
    rows = [msgspec.json.encode(first).decode()]
    for line in session.lines:
        if isinstance(line, Effect):
            rows.append(write_line(line.seen_by(seat)))
        elif isinstance(line, (Step, Over)) or (isinstance(line, Answer) and line.by == seat):
            rows.append(write_line(line))
    return "".join(row + "\n" for row in rows)
