"""Live events of a table (server-sent events): sent to every page when the game or the seating has changed.

An event is a notification and carries nothing of the game: the page is fetched by the browser. The first events are
sent on connecting, so that a page that connects late or again misses nothing. On a server the connection stays open
(`server/streams.py`).
"""

from __future__ import annotations

import msgspec

from visavis.core.saves.tables import GameTable
from visavis.web.presence import Presence

KIND = "text/event-stream; charset=utf-8"
RETRY = 2000
"""Milliseconds after which a browser opens a lost stream again."""
MOVED, CLOSED, FULL = "moved", "closed", "full"
"""Why a stream ends for good: the device has no seat here any more, the table is gone, too many streams are open."""


class Pulse(msgspec.Struct, frozen=True, kw_only=True):
    """The public version of a table at one moment, identical for all devices."""

    game: str
    moment: str = ""
    """The moment of the game and of its table (`Sight.moment`); empty if the game is gone."""
    seating: str = ""
    """The version of the seating, with who is here."""
    here: str = ""
    """For each seat "1" if its device is here, "0" if it is away."""
    table: GameTable | None = None


def pulse_of(game: str, moment: str, table: GameTable, presence: Presence) -> Pulse:
    """Return the pulse of a table at a moment, with the devices that are present."""
    here = "".join("1" if presence.is_here(seat.device) else "0" for seat in table.seats)
    return Pulse(game=game, moment=moment, seating=f"people-{table.version}-{here}", here=here, table=table)


def event(name: str, data: str, id: str = "") -> bytes:
    """Return one event as it is sent.

    >>> event("at", "00ab", "00ab")
    b'event: at\\nid: 00ab\\ndata: 00ab\\n\\n'
    """
    line = f"id: {id}\n" if id else ""
    return f"event: {name}\n{line}data: {data}\n\n".encode()


def bye(why: str) -> bytes:
    """Return the last event of a stream: the browser does not reconnect."""
    return event("bye", why)


def events(before: Pulse | None, now: Pulse) -> bytes:
    """Return the events that lead from one pulse to the next; without one before, the present version.

    The id of an event is the moment: a browser that reconnects sends the last one as Last-Event-ID, and always
    receives the present one.
    """
    sent = b"" if before is not None else f"retry: {RETRY}\n".encode()
    if before is None or before.moment != now.moment:
        sent += event("at", now.moment, now.moment)
    if before is None or before.seating != now.seating:
        sent += event("people", now.seating)
    return sent
