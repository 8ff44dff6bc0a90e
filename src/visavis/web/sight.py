"""The one gate to a game: what the device that asks may see of it, and what it may do.

A page gets a `Sight` and nothing else: whose eyes it shows the game through follows from the device, never from what
stands in an address. Where a game has no table everything is as on one device that is passed round.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from enum import Enum
from typing import Any

import msgspec

from visavis.core import TABLE, Refusal, Seen, Session
from visavis.core.play.log import Answer
from visavis.core.saves.tables import GameTable
from visavis.web.computers import waiting_computer
from visavis.web.open_games import OpenGame
from visavis.words import Words


class Role(Enum):
    """What a device is to a game."""

    HOUSE = "house"
    """The game has no table: every device of the house may look, and several persons pass it round."""
    SEAT = "seat"
    """The device holds a seat of the table."""
    OPEN = "open"
    """It sees what is open to all: a watcher, the table screen, the host without a seat."""
    NONE = "none"
    """The game is not there for it."""


def role_at(table: GameTable | None, device: str) -> Role:
    """Return what a device, given by its keyed hash, is to a game with this table."""
    if table is None:
        return Role.HOUSE
    if table.seats_of(device):
        return Role.SEAT
    return Role.OPEN if device and (table.host == device or table.onlooker(device)) else Role.NONE


def moment_of(game: OpenGame, table: GameTable | None) -> str:
    """Return what changes with a game or with its table: a page that shows another value is an old one."""
    return game.stamp if table is None else f"{game.stamp}.{table.version}"


class NotBegun(Exception):
    """Raised for a game whose table has not begun: everybody waits on the page of the table."""

    def __init__(self, id: str) -> None:
        super().__init__(id)
        self.id = id


class Sight:
    """An open game as one device may see and change it."""

    def __init__(
        self,
        game: OpenGame,
        table: GameTable | None = None,
        device: str = "",
        eyes: str = "",
        changed: Callable[[str], object] = str,
    ) -> None:
        self._game = game
        self._eyes = eyes
        self._changed = changed
        self.table = table
        self.role = role_at(table, device)
        self.seats = game.persons if table is None else table.seats_of(device)
        """The seats whose hands this device may show: without a table those of all persons."""

    @property
    def id(self) -> str:
        """Return the id of the saved game."""
        return self._game.id

    @property
    def session(self) -> Session:
        """Return the running session."""
        return self._game.session

    @property
    def stamp(self) -> str:
        """Return the fingerprint of the present moment."""
        return self._game.stamp

    @property
    def moment(self) -> str:
        """Return what changes with the game or with its table: a page that shows another value is an old one."""
        return moment_of(self._game, self.table)

    @property
    def since(self) -> float:
        """Return the seconds since the game was changed, or opened."""
        return self._game.since

    @property
    def persons(self) -> tuple[str, ...]:
        """Return the seats of persons."""
        return self._game.persons

    @property
    def several_hands(self) -> bool:
        """Return True if this device is passed round between several persons with hidden cards."""
        return self.session.game.hidden and len(self.seats) > 1

    @property
    def viewer(self) -> str:
        """Return the seat through whose eyes this device sees the game; `as` chooses among its own seats only."""
        return self._game.viewer(self._eyes, self.seats)

    @property
    def passes(self) -> bool:
        """Return True if this device stands between two of its seats: it shows no hand until one of them is chosen."""
        pending = self.session.pending
        asked = pending is not None and pending.seat in self.seats
        return self.several_hands and self.viewer == TABLE and asked

    @property
    def computer_waits(self) -> bool:
        """Return True if a computer that plays at the table has to answer: a thought of it may have been stopped."""
        return bool(waiting_computer(self.session, self.table))

    @property
    def you(self) -> str | None:
        """Return the seat that sentences call "you"; None where that follows from the log."""
        if self.table is None:
            return None
        return self.seats[0] if len(self.seats) == 1 else ""

    @property
    def names(self) -> Mapping[str, str]:
        """Return the names that persons have given at the table, by their seats."""
        return {} if self.table is None else {seat.seat: seat.name for seat in self.table.seats if seat.name}

    @property
    def own_eyes(self) -> str:
        """Return the seat whose knowledge a file has: at a table the own one, otherwise that of the only person."""
        if self.table is not None:
            return self.viewer
        return self.persons[0] if len(self.persons) == 1 else TABLE

    # Looking

    def words(self, language: str) -> Words:
        """Return the words of the game for the one that reads on this device."""
        return self._game.words(language, self.you, self.names)

    def seen(self) -> Seen:
        """Return what this device sees of the game, and may do in it."""
        if self.table is None:
            return self.session.seen_by(self.viewer)
        own = self.seats if self.role is Role.SEAT else None
        seen = self.session.seen_by(self.viewer, own)
        if self.role is not Role.SEAT:
            return msgspec.structs.replace(seen, pending=None, offered=None, can_undo=False, can_redo=False, by_hand=())
        can_undo, can_redo = seen.can_undo and self._gave_last(), seen.can_redo and self._took_back()
        # Others have played meanwhile: everything since the own last act is new here, not only the last change.
        first = seen.changed_from if seen.undone else min(seen.changed_from, seen.news_from)
        return msgspec.structs.replace(seen, can_undo=can_undo, can_redo=can_redo, changed_from=first)

    @property
    def film_from(self) -> int:
        """Return the first line of the last change: a film shows that, and nothing that was shown before."""
        return self.session.runner.state.last_change.first

    def view_before(self, line: int) -> Any:
        """Return the view of this device before a line of the log."""
        return self.session.view_before(line, self.viewer)

    # Changing

    def change(
        self, stamp: str, make: Callable[[], object], allowed: Callable[[], Refusal | None] | None = None
    ) -> None:
        """Make a change under the game's file lock.

        First the stamp is compared, then `allowed` is called (default: `asked`): the refusal of a second tap is that it
        is done already, not that another seat is asked. Raises Refusal, and nothing has changed.
        """

        def checked() -> None:
            if refusal := (allowed or self.asked)():
                raise refusal
            make()

        self._game.change(stamp, checked)
        self._changed(self.id)

    def undo(self) -> None:
        """Undo the last answer of the person, with the questions about the box that were answered automatically."""
        self._game.undo()

    def seated(self) -> Refusal | None:
        """Return why this device may change nothing in the game; None if it has a seat."""
        return None if self.role in (Role.SEAT, Role.HOUSE) else Refusal("table.looks_on")

    def asked(self) -> Refusal | None:
        """Return why this device cannot answer now; None if one of its seats is asked, or all are."""
        pending = self.session.pending
        if refusal := self.seated():
            return refusal
        if self.table is not None and self.table.paused:
            return Refusal("table.paused")
        if pending is None or pending.seat == TABLE:
            return None
        own = self.viewer == pending.seat if self.several_hands else self.table is None or pending.seat in self.seats
        return None if own else Refusal("table.other_seat", seat=pending.seat)

    def may_undo(self) -> Refusal | None:
        """Return why this device cannot undo the last answer alone."""
        if refusal := self.seated():
            return refusal
        return None if self._gave_last() else Refusal("table.ask_first")

    def may_redo(self) -> Refusal | None:
        """Return why this device cannot restore what was taken back."""
        if refusal := self.seated():
            return refusal
        return None if self._took_back() else Refusal("table.other_undo")

    def after_the_end(self) -> Refusal | None:
        """Return why a game cannot be continued elsewhere, or set back by one device: at a table not before its end."""
        if self.table is None and not (self.several_hands and self.session.secret):
            return None
        return self.seated() or (None if self.session.over else Refusal("table.running"))

    def may_set_back(self) -> Refusal | None:
        """Return why one device cannot set the game back to a turn: at a table all persons are asked."""
        return None if self.table is None else self.seated() or Refusal("table.ask_first")

    def _gave_last(self) -> bool:
        if self.table is None:
            return True
        last = self.session.history.last_act
        line = None if last is None else self.session.lines[last]
        return not self.session.over and (not isinstance(line, Answer) or line.by in self.seats)

    def _took_back(self) -> bool:
        restored = self.session.history.redo_list
        if self.table is None or not restored:
            return True
        first = next((given for given in restored[-1].inputs if isinstance(given, Answer)), None)
        return first is None or first.by in self.seats
