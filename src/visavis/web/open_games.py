"""The games that are open on the desk: one session each, one thread at a time."""

from __future__ import annotations

import threading
import time
from collections import OrderedDict
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from hashlib import blake2b

from visavis.core import TABLE, Refusal, Session, Stale
from visavis.core.play.log import write_line
from visavis.core.play.tryout import asks_for_box
from visavis.core.question import PERSON
from visavis.core.saves.format import SavedEntry
from visavis.core.saves.shelf import OpenedGame, Shelf

MOST_OPEN = 32
IDLE = 15 * 60.0
"""After so many seconds a game is taken off the desk. Another program can play it at any time."""


class OpenGame:
    """A game on the desk, and what its pages say beside the session."""

    def __init__(self, opened: OpenedGame) -> None:
        self.opened = opened
        self.turn = threading.RLock()
        self.used = time.monotonic()

    @property
    def id(self) -> str:
        """The id of the saved game."""
        return self.opened.id

    @property
    def session(self) -> Session:
        """The running game."""
        return self.opened.session

    @property
    def stamp(self) -> str:
        """A short name for exactly this moment, the same after a restart."""
        lines = self.session.lines
        # The version alone is not enough: newer rules may run the unfinished step to another question.
        last = f"{len(lines)} {write_line(lines[-1]) if lines else ''}"
        return f"{self.opened.version:04x}{blake2b(last.encode(), digest_size=4).hexdigest()}"

    @property
    def persons(self) -> tuple[str, ...]:
        """The seats of persons."""
        return tuple(seat for seat, who in self.session.header.seats.items() if who == PERSON)

    @property
    def several_hands(self) -> bool:
        """Whether several persons play with hidden cards on this desk."""
        return self.session.game.hidden and len(self.persons) > 1

    def viewer(self, eyes: str = "") -> str:
        """Through whose eyes the game is shown. Several persons with hidden cards must say who looks.

        Where nothing is hidden all of them look at one screen: it shows what is asked of whoever is next.
        """
        if self.several_hands:
            return eyes if eyes in self.persons else TABLE
        pending = self.session.pending
        if pending is not None and pending.seat in self.persons:
            return pending.seat
        return self.persons[0] if self.persons else TABLE

    def change(self, stamp: str, change: Callable[[], object], viewer: str = TABLE) -> None:
        """Make a change at the moment the person saw; an older moment is Stale and changes nothing."""
        if stamp != self.stamp:
            raise Stale("answer.stale")
        with self.opened.locked():
            change()

    def undo(self) -> None:
        """Take back the last tap; what only the box tells was answered for the person, and is taken back with it."""
        session = self.session
        session.undo()
        while asks_for_box(session) and session.can_undo:
            session.undo()


class OpenGames:
    """Opens saved games when they are wanted and gives them back when nobody wants them."""

    def __init__(self, shelf: Shelf) -> None:
        self.shelf = shelf
        self._open: OrderedDict[str, OpenGame] = OrderedDict()
        self._guard = threading.Lock()

    @contextmanager
    def at(self, id: str) -> Iterator[OpenGame]:
        """A game, for this thread alone; or a refusal."""
        while True:
            game = self._get(id)
            with game.turn:
                here = self._open.get(id) is game
                if here and game.opened.is_current:
                    game.used = time.monotonic()
                    yield game
                    return
            if here:
                # Another program has played on: what it did is shown.
                self.clear(id)

    def _get(self, id: str) -> OpenGame:
        with self._guard:
            if id not in self._open:
                self._give_back()
                known(self.shelf, id)
                self._open[id] = OpenGame(self.shelf.follow(id))
            self._open.move_to_end(id)
            return self._open[id]

    def put(self, opened: OpenedGame) -> str:
        """A game that was just made."""
        opened.rest()
        with self._guard:
            self._give_back()
            self._open[opened.id] = OpenGame(opened)
        return opened.id

    def clear(self, id: str) -> None:
        """Give a game back, for instance to delete it."""
        with self._guard:
            game = self._open.get(id)
            if game is not None:
                with game.turn:
                    del self._open[id]
                    game.opened.close()

    def _give_back(self) -> None:
        """Close what was not used for long, and the oldest if there are too many."""
        now = time.monotonic()
        for id, game in list(self._open.items()):
            if (len(self._open) >= MOST_OPEN or now - game.used > IDLE) and game.turn.acquire(blocking=False):
                try:
                    del self._open[id]
                    game.opened.close()
                finally:
                    game.turn.release()

    def close(self) -> None:
        """Give all games back."""
        for id in list(self._open):
            self.clear(id)


def known(shelf: Shelf, id: str) -> SavedEntry:
    """A saved game by its whole id: the start of one is not enough on a page."""
    found = shelf.find(id)
    if found.id != id:
        raise Refusal("store.unknown", given=id[:40])
    return found
