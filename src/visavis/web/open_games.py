"""Cache of open games: one session and one lock per game, so that each is used by one thread at a time."""

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
"""Maximum number of open games."""
IDLE = 15 * 60.0
"""Seconds without a request after which a game is evicted."""


class OpenGame:
    """An open game: its session, its lock and the time of its last use."""

    def __init__(self, opened: OpenedGame) -> None:
        self.opened = opened
        self.turn = threading.RLock()
        self.used = time.monotonic()

    @property
    def id(self) -> str:
        """Return the id of the saved game."""
        return self.opened.id

    @property
    def session(self) -> Session:
        """Return the running session."""
        return self.opened.session

    @property
    def stamp(self) -> str:
        """Return a short fingerprint of the present moment, deterministic across restarts."""
        lines = self.session.lines
        # The version alone is not enough: newer rules may run the unfinished step to another question.
        last = f"{len(lines)} {write_line(lines[-1]) if lines else ''}"
        return f"{self.opened.version:04x}{blake2b(last.encode(), digest_size=4).hexdigest()}"

    @property
    def persons(self) -> tuple[str, ...]:
        """Return the seats of persons."""
        return tuple(seat for seat, who in self.session.header.seats.items() if who == PERSON)

    @property
    def several_hands(self) -> bool:
        """Return True if several persons play with hidden cards."""
        return self.session.game.hidden and len(self.persons) > 1

    def viewer(self, eyes: str = "") -> str:
        """Return the seat from whose view the game is shown. Several persons with hidden cards choose it (`eyes`).

        If nothing is hidden they share one screen, which shows the question of the seat whose turn it is.
        """
        if self.several_hands:
            return eyes if eyes in self.persons else TABLE
        pending = self.session.pending
        if pending is not None and pending.seat in self.persons:
            return pending.seat
        return self.persons[0] if self.persons else TABLE

    def change(self, stamp: str, change: Callable[[], object], viewer: str = TABLE) -> None:
        """Make a change under the game's file lock. Raises Stale if `stamp` is not the present moment."""
        if stamp != self.stamp:
            raise Stale("answer.stale")
        with self.opened.locked():
            change()

    def undo(self) -> None:
        """Undo the last answer of the person, with the questions about the box that were answered automatically."""
        session = self.session
        session.undo()
        while asks_for_box(session) and session.can_undo:
            session.undo()


class OpenGames:
    """Cache of open games. Loads on demand, evicts idle games, and others once `MOST_OPEN` is reached."""

    def __init__(self, shelf: Shelf) -> None:
        self.shelf = shelf
        self._open: OrderedDict[str, OpenGame] = OrderedDict()
        self._guard = threading.Lock()

    @contextmanager
    def at(self, id: str) -> Iterator[OpenGame]:
        """Context manager: acquire a game for this thread, loading it if necessary. Raises Refusal if it is unknown."""
        while True:
            game = self._get(id)
            with game.turn:
                here = self._open.get(id) is game
                if here and game.opened.is_current:
                    game.used = time.monotonic()
                    yield game
                    return
            if here:
                # Another process has changed the game: reload it.
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
        """Add a game that was just created, and return its id."""
        opened.rest()
        with self._guard:
            self._give_back()
            self._open[opened.id] = OpenGame(opened)
        return opened.id

    def clear(self, id: str) -> None:
        """Close a game, for instance to delete it. Does nothing if it is not open."""
        with self._guard:
            game = self._open.get(id)
            if game is not None:
                with game.turn:
                    del self._open[id]
                    game.opened.close()

    def _give_back(self) -> None:
        """Evict idle games, and the least recently used ones if there are too many. Skips games in use."""
        now = time.monotonic()
        for id, game in list(self._open.items()):
            if (len(self._open) >= MOST_OPEN or now - game.used > IDLE) and game.turn.acquire(blocking=False):
                try:
                    del self._open[id]
                    game.opened.close()
                finally:
                    game.turn.release()

    def close(self) -> None:
        """Close all games."""
        for id in list(self._open):
            self.clear(id)


def known(shelf: Shelf, id: str) -> SavedEntry:
    """Return the entry of a saved game by its complete id. Raises Refusal for a prefix, which `Shelf.find` accepts."""
    entry = shelf.find(id)
    if entry.id != id:
        raise Refusal("store.unknown", given=id[:40])
    return entry
