"""Taking back by agreement: a seat asks, everybody who is here agrees, and the game goes back, also past hidden cards.

A request says what goes back and who has seen what since. One refusal, or any answer in the game, ends it.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Mapping, Sequence
from datetime import UTC, datetime, timedelta

import msgspec

from visavis.core import TABLE, Effect, Refusal, Session
from visavis.core.play.log import Answer, Draw
from visavis.core.saves.tables import GameTable, TakeBack
from visavis.web.seating import noted

SECONDS = 60
"""Seconds in which everybody has to agree."""
MOST_REFUSED = 3
"""Number of refused requests after which a seat may ask no more in this game."""


class Since(msgspec.Struct, frozen=True, kw_only=True):
    """What happened since the line that a request goes back to, as one seat may know it."""

    effects: Sequence[Effect]
    """What goes back, the latest first."""
    answers: Mapping[str, int]
    """Number of answers by seat."""
    hidden: Mapping[str, int]
    """Number of hidden things that only this seat has seen."""
    open: int
    """Number of cards that were turned over for all."""


def open_request(table: GameTable | None, stamp: str, now: datetime) -> TakeBack | None:
    """Return the request that still waits for an answer: none after any change of the game, or after its time."""
    request = None if table is None else table.request
    if request is None or request.stamp != stamp or now > datetime.fromisoformat(request.until):
        return None
    return request


def since(session: Session, line: int, viewer: str) -> Since:
    """Return what happened from a line of the log on: who answered, and who has seen what that was not open to all."""
    lines = session.lines[line:]
    seats = tuple(session.header.seats)
    effects = [one for one in lines if isinstance(one, Effect)]
    secret = [effect for effect in effects if effect.seen_by(TABLE) != effect] if session.game.hidden else []
    hidden: Counter[str] = Counter()
    for effect in secret:
        hidden.update(seat for seat in seats if effect.seen_by(seat) == effect)
    shown = [effect.seen_by(viewer) for effect in reversed(effects) if effect.kind != "silent"]
    return Since(
        effects=shown,
        answers=Counter(one.by for one in lines if isinstance(one, Answer) and one.by in seats),
        hidden=hidden,
        open=max(0, sum(isinstance(one, Draw) for one in lines) - len(secret)) if session.game.hidden else 0,
    )


def askable(table: GameTable, session: Session, seats: Collection[str]) -> Refusal | None:
    """Return why a device that holds these seats cannot ask for taking back; None if it can."""
    if not seats:
        return Refusal("table.looks_on")
    if not table.asking:
        return Refusal("table.no_asking")
    if max(table.refused.get(seat, 0) for seat in seats) >= MOST_REFUSED:
        return Refusal("table.asked_enough", most=MOST_REFUSED)
    return None if session.history.last_act is not None else Refusal("undo.nothing")


def line_of(session: Session, seats: Collection[str], wanted: int | None) -> int:
    """Return the first line that goes: of the own last act, or of a turn in the log. Raises Refusal."""
    acts = session.history.last_act_of(seats) if wanted is None else wanted
    last = session.history.last_act
    if acts is None or last is None or not 0 <= acts <= last:
        raise Refusal("undo.nothing")
    return acts


def ask(
    table: GameTable,
    session: Session,
    stamp: str,
    device: str,
    here: Collection[str],
    wanted: int | None,
    now: datetime,
) -> GameTable:
    """Open a request. Raises Refusal if another one is open, or if no other person is present to agree."""
    seats = table.seats_of(device)
    if refusal := askable(table, session, seats):
        raise refusal
    if open_request(table, stamp, now) is not None:
        raise Refusal("table.asking_already")
    line = line_of(session, seats, wanted)
    if not voters(table, seats[0], here) and any(_votes(table, seat.seat, seats) for seat in table.seats):
        raise Refusal("table.nobody_here")
    number = 1 + (table.request.number if table.request is not None else 0)
    until = (now + timedelta(seconds=SECONDS)).isoformat(timespec="seconds")
    return msgspec.structs.replace(
        table, request=TakeBack(number=number, seat=seats[0], line=line, stamp=stamp, until=until)
    )


def _votes(table: GameTable, seat: str, asking: Collection[str]) -> bool:
    """Return True if a seat has a vote: not the one that asks, no computer, no free seat."""
    one = table.seat(seat)
    return one is not None and bool(one.device) and not one.player and seat not in asking


def voters(table: GameTable, seat: str, here: Collection[str]) -> tuple[str, ...]:
    """Return the seats that have to agree to a request of a seat: those of persons who are here, on other devices."""
    chosen = table.seat(seat)
    own = table.seats_of(chosen.device) if chosen is not None else ()
    return tuple(one.seat for one in table.seats if _votes(table, one.seat, own) and one.seat in here)


def agree(table: GameTable, stamp: str, device: str, now: datetime) -> GameTable:
    """Agree with the seats of a device. Raises Refusal if there is no request any more."""
    request, seats = _deciding(table, stamp, device, now)
    agreed = tuple(sorted({*request.agreed, *seats}))
    return msgspec.structs.replace(table, request=msgspec.structs.replace(request, agreed=agreed))


def _deciding(table: GameTable, stamp: str, device: str, now: datetime) -> tuple[TakeBack, Sequence[str]]:
    """Return the open request, and the seats with which a device decides about it. Raises Refusal."""
    request = open_request(table, stamp, now)
    if request is None:
        raise Refusal("table.no_request")
    seats = table.seats_of(device)
    if not seats:
        raise Refusal("table.looks_on")
    return request, seats


def is_agreed(table: GameTable, here: Collection[str]) -> bool:
    """Return True if everybody who is here has agreed."""
    request = table.request
    return request is not None and {*voters(table, request.seat, here)} <= {*request.agreed}


def done(table: GameTable) -> GameTable:
    """End a request that was agreed and carried out."""
    request = table.request
    name = _name(table, request.seat) if request is not None else ""
    return noted(msgspec.structs.replace(table, request=_ended(request)), "taken_back", name)


def refuse(table: GameTable, stamp: str, device: str, now: datetime) -> GameTable:
    """Refuse a request, or withdraw the own one. Raises Refusal."""
    request, seats = _deciding(table, stamp, device, now)
    table = msgspec.structs.replace(table, request=_ended(request))
    if request.seat in seats:
        return noted(table, "withdrawn", _name(table, request.seat))
    refused = {**table.refused, request.seat: table.refused.get(request.seat, 0) + 1}
    table = msgspec.structs.replace(table, refused=refused)
    return noted(table, "refused", _name(table, seats[0]), _name(table, request.seat))


def _ended(request: TakeBack | None) -> TakeBack | None:
    """Return a request that no stamp fits any more; its number is counted on."""
    return None if request is None else msgspec.structs.replace(request, stamp="", agreed=())


def _name(table: GameTable, seat: str) -> str:
    chosen = table.seat(seat)
    return (chosen.name if chosen is not None else "") or seat


def now() -> datetime:
    """Return the present time; a clock that jumps ends a request early or late, and nothing else."""
    return datetime.now(UTC)
