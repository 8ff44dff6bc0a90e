"""Tables: who sits at a game that several devices share. Nothing of it is in the log, and no session knows of it.

A device is known by a keyed hash of its cookie, never by the cookie itself; codes and ways back are hashes too.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

import msgspec

PERSONS, WATCHERS, SCREENS = 5, 20, 2
"""Maximum number of seats of persons, of devices that look on, and of screens at one table."""
WATCH, SCREEN = "watch", "screen"
"""How a device that has no seat looks on."""


class Stretch(msgspec.Struct, frozen=True):
    """Lines of the log in which a computer played for a person; `until` is -1 while it still does."""

    player: str
    since: int
    until: int = -1


class TableSeat(msgspec.Struct, frozen=True, kw_only=True):
    """A seat of a person at a table."""

    seat: str
    device: str = ""
    """Empty while the seat is free."""
    name: str = ""
    """What the person typed, filtered."""
    back: str = ""
    """Hash of the secret with which another device takes the seat over."""
    code: str = ""
    """Hash of the short code with which the host lets the person in again."""
    player: str = ""
    """Computer player that answers for the person; empty without one."""
    played: tuple[Stretch, ...] = ()
    standing: dict[str, object] = {}
    """Standing answers of the seat, by the id of the question."""


class Onlooker(msgspec.Struct, frozen=True):
    """A device without a seat."""

    device: str
    kind: str
    """`WATCH` or `SCREEN`."""


class TableNote(msgspec.Struct, frozen=True):
    """Something that happened at the table, for everybody there: an id of a text, and the names in it."""

    id: str
    name: str = ""
    other: str = ""


class TakeBack(msgspec.Struct, frozen=True, kw_only=True):
    """A request to take back what others have seen or answered since."""

    number: int
    seat: str
    line: int
    """First line of the log that goes."""
    stamp: str
    """The moment that it was made at: any answer ends it."""
    until: str
    """ISO timestamp of its end."""
    agreed: tuple[str, ...] = ()


class GameTable(msgspec.Struct, frozen=True, kw_only=True):
    """The table of one game: a value that is replaced as a whole."""

    game: str
    host: str
    """Device of who began it."""
    invite: str
    """Secret in the link of the invitation."""
    short: str
    """Code to be spoken, valid at home while a seat is free."""
    watch: str = ""
    """Secret in the link for watchers; empty if the host does not allow them."""
    screen: str
    """Secret in the link of the table screen."""
    begun: bool = False
    """Whether the host has begun: until then everybody waits, and no page of the game is shown."""
    paused: bool = False
    asking: bool = True
    """Whether taking back may be asked for."""
    version: int = 0
    seats: tuple[TableSeat, ...] = ()
    onlookers: tuple[Onlooker, ...] = ()
    seen: tuple[tuple[str, str], ...] = ()
    """Device and seat of every hidden hand that was shown."""
    request: TakeBack | None = None
    refused: dict[str, int] = {}
    """Number of refused requests by seat."""
    freeing: tuple[str, ...] = ()
    """A seat that is to be freed, and the seats that agree."""
    notes: tuple[TableNote, ...] = ()
    """What happened last at the table, the latest last."""

    def seats_of(self, device: str) -> tuple[str, ...]:
        """Return the seats that a device holds."""
        return tuple(seat.seat for seat in self.seats if device and seat.device == device)

    def seat(self, id: str) -> TableSeat | None:
        """Return a seat by its id; None if no person has it."""
        return next((seat for seat in self.seats if seat.seat == id), None)

    def onlooker(self, device: str) -> str:
        """Return how a device looks on; empty if it does not."""
        return next((one.kind for one in self.onlookers if device and one.device == device), "")

    @property
    def free(self) -> tuple[str, ...]:
        """Return the seats without a device and without a computer."""
        return tuple(seat.seat for seat in self.seats if not seat.device and not seat.player)

    def with_seat(self, id: str, **changed: object) -> GameTable:
        """Return the table with one seat changed."""
        seats = tuple(msgspec.structs.replace(seat, **changed) if seat.seat == id else seat for seat in self.seats)
        return msgspec.structs.replace(self, seats=seats)


class Tables(Protocol):
    """Storage of tables, beside the games of a shelf. A table goes with its game, also through the bin."""

    def read(self, game: str) -> GameTable | None:
        """Return the table of a game; None if it has none."""

    def find(self, code: str) -> GameTable | None:
        """Return the table that a secret or a short code of an invitation belongs to."""

    def every(self) -> Sequence[GameTable]:
        """Return all tables, also of games in the bin."""

    def put(self, table: GameTable) -> GameTable:
        """Store a table in place of the one with its version (0: there is none); return it with its new version.

        Raises Stale if another request was faster.
        """

    def remove(self, game: str) -> None:
        """Take the table of a game away: it is passed round on one device again."""
