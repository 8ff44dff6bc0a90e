"""Cache of open games: one session and one lock per game, so that each is used by one thread at a time.

Nobody waits for long: who finds a game in use for more than `PATIENCE` gets `Thinking`, and can stop that use.
"""

from __future__ import annotations

import threading
import time
from collections import OrderedDict
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager, suppress
from hashlib import blake2b

from visavis.core import TABLE, Refusal, Session, Stale
from visavis.core.budget import UNLIMITED, Budget, checkpoint, current_budget, unlimited
from visavis.core.play.log import write_line
from visavis.core.play.tryout import asks_for_box
from visavis.core.question import PERSON
from visavis.core.saves.format import SavedEntry
from visavis.core.saves.shelf import OpenedGame, Shelf
from visavis.words import Words

MOST_OPEN = 128
"""Maximum number of open games."""
IDLE = 15 * 60.0
"""Seconds without a request after which a game is evicted."""
PATIENCE = 1.0
"""Seconds that a game may be in use before another thread stops waiting for it."""
LONGEST_WAIT = 5.0
"""Maximum number of seconds that a thread waits for a game, also if many short uses come first."""
AT_THE_END = 0.5
"""Maximum number of seconds that the end of the program waits for the games in use."""
_MOST_READERS = 8
"""Maximum number of readers whose words a game remembers."""
_LOOK_AGAIN = 0.05
"""Seconds between two looks of a thread that waits."""


class OpenGame:
    """An open game: its saved game with its session, and what pages need to know about it."""

    def __init__(self, opened: OpenedGame, key: bytes = b"") -> None:
        self.opened = opened
        self._key = key[:64]
        self._changed = time.monotonic()
        self._words: dict[object, Words] = {}

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
        """Return a short fingerprint of the present moment, the same after a restart.

        It is a keyed hash: the last line may be a hidden card, which must not be found by trying all of them.
        """
        lines = self.session.lines
        # The version alone is not enough: newer rules may run the unfinished step to another question.
        last = f"{len(lines)} {write_line(lines[-1]) if lines else ''}"
        return f"{self.opened.version:04x}{blake2b(last.encode(), key=self._key, digest_size=8).hexdigest()}"

    @property
    def since(self) -> float:
        """Return the seconds since the last change, or since it was opened."""
        return time.monotonic() - self._changed

    @property
    def persons(self) -> tuple[str, ...]:
        """Return the seats of persons."""
        return tuple(seat for seat, who in self.session.header.seats.items() if who == PERSON)

    def words(self, language: str, you: str | None, names: Mapping[str, str]) -> Words:
        """Return the words of this game for a reader (`Words.read_by`). Cached, because they remember names."""
        session = self.session
        seats = session.header.seats
        key = (language, you, *names.items(), *seats.items())
        words = self._words.get(key)
        if words is None or words.game is not session.game or words.pack is not session.pack:
            if len(self._words) >= _MOST_READERS:
                self._words.clear()
            words = self._words[key] = Words(language, session.game, session.pack).read_by(seats, you, names)
        return words

    def viewer(self, eyes: str, seats: tuple[str, ...]) -> str:
        """Return the seat from whose view a device that holds these seats shows the game.

        Several with hidden cards choose among them (`eyes`). If nothing is hidden they share one screen, which shows
        the question of the seat that is asked.
        """
        if self.session.game.hidden and len(seats) > 1:
            return eyes if eyes in seats else TABLE
        pending = self.session.pending
        if pending is not None and pending.seat in seats:
            return pending.seat
        return seats[0] if seats else TABLE

    def change(self, stamp: str, change: Callable[[], object]) -> None:
        """Make a change under the game's file lock. Raises Stale if `stamp` is not the present moment."""
        if stamp != self.stamp:
            raise Stale("answer.stale")
        with self.opened.locked():
            change()
        self._changed = time.monotonic()

    def undo(self) -> None:
        """Undo the last answer of the person, with the questions about the box that were answered automatically."""
        session = self.session
        session.undo()
        while asks_for_box(session) and session.can_undo:
            session.undo()


class Thinking(Refusal):
    """Raised if a game is in use for longer than the caller waits."""

    def __init__(self, place: Place) -> None:
        super().__init__("web.thinking")
        self.game = place.game
        self.game_id = place.id

    @property
    def seat(self) -> str:
        """Return the seat whose policy thinks just now; empty if there is none."""
        return self.game.session.runner.setup.thinking if self.game is not None else ""


class Place:
    """The place of an open game in the cache, also while it is loaded: its lock, and the budget of its present use."""

    def __init__(self, id: str, game: OpenGame | None = None) -> None:
        self.id = id
        self.game = game
        """None until it is loaded."""
        self.turn = threading.RLock()
        self.used = time.monotonic()
        self._uses: list[tuple[Budget, float]] = []
        """Budget and beginning of the present use, and of those within it."""

    @property
    def in_use(self) -> bool:
        """Return True if a thread uses the game."""
        return bool(self._uses)

    def stop(self) -> None:
        """Stop the present use at its next checkpoint. Takes no lock."""
        for budget, _ in tuple(self._uses):
            budget.stop()

    @contextmanager
    def taken(self, patience: float) -> Iterator[None]:
        """Context manager: use the game in this thread. Raises Thinking if another one uses it for so many seconds."""
        waited = time.monotonic()
        while not self.turn.acquire(timeout=_LOOK_AGAIN):
            checkpoint()
            now, uses = time.monotonic(), tuple(self._uses)
            if (uses and now - uses[0][1] > patience) or now - waited > max(patience, LONGEST_WAIT):
                raise Thinking(self)
        budget = Budget(UNLIMITED, current_budget())
        self._uses.append((budget, time.monotonic()))
        try:
            with unlimited(budget):
                yield
        finally:
            self._uses.pop()
            self.used = time.monotonic()
            self.turn.release()


class OpenGames:
    """Cache of open games. Loads on demand, evicts idle games, and others once `MOST_OPEN` is reached.

    `_guard` protects the dictionary only: nobody loads, thinks or waits under it.
    """

    def __init__(self, shelf: Shelf) -> None:
        self.shelf = shelf
        self._places: OrderedDict[str, Place] = OrderedDict()
        self._guard = threading.Lock()

    @contextmanager
    def at(self, id: str, patience: float | None = None) -> Iterator[OpenGame]:
        """Context manager: acquire a game for this thread, loading it if necessary.

        Raises Refusal if it is unknown, Thinking if another thread uses it for longer than `patience` in seconds
        (default: `PATIENCE`).
        """
        while True:
            place = self._place(id)
            with place.taken(PATIENCE if patience is None else patience):
                if self._places.get(id) is place:
                    yield self._loaded(place)
                    return

    def _place(self, id: str) -> Place:
        with self._guard:
            place = self._places.get(id)
            evicted = [] if place else self._idle()
            if place is None:
                place = self._places[id] = Place(id)
            self._places.move_to_end(id)
        _close(evicted)
        return place

    def _loaded(self, place: Place) -> OpenGame:
        """Return the game of a place that this thread uses; load it if it is not open, or was changed elsewhere."""
        if place.game is not None and not place.game.opened.is_current:
            place.game.opened.close()
            place.game = None
        if place.game is None:
            try:
                known(self.shelf, place.id)
                place.game = OpenGame(self.shelf.follow(place.id), self.shelf.secret)
            except BaseException:
                self._forget(place)
                raise
        return place.game

    def put(self, opened: OpenedGame) -> str:
        """Add a game that was just created, and return its id."""
        opened.rest()
        with self._guard:
            evicted = self._idle()
            self._places[opened.id] = Place(opened.id, OpenGame(opened, self.shelf.secret))
        _close(evicted)
        return opened.id

    def stop(self, id: str) -> None:
        """Stop whatever uses a game. Does not wait for it."""
        place = self._places.get(id)
        if place is not None:
            place.stop()

    def clear(self, id: str) -> None:
        """Close a game, for instance to delete it; what uses it is stopped. Raises Thinking if that does not end."""
        place = self._places.get(id)
        if place is not None:
            self._close(place, time.monotonic() + LONGEST_WAIT)

    def close(self) -> None:
        """Stop and close all games; one that does not stop in time is left as it is stored."""
        places = tuple(self._places.values())
        for place in places:
            place.stop()
        until = time.monotonic() + AT_THE_END
        for place in places:
            with suppress(Thinking):
                self._close(place, until)

    def _close(self, place: Place, until: float) -> None:
        while not place.turn.acquire(timeout=_LOOK_AGAIN):
            # Again and again: another request may have taken its turn.
            place.stop()
            if time.monotonic() > until:
                raise Thinking(place)
        try:
            self._forget(place)
            if place.game is not None:
                place.game.opened.close()
        finally:
            place.turn.release()

    def _forget(self, place: Place) -> None:
        with self._guard:
            if self._places.get(place.id) is place:
                del self._places[place.id]

    def _idle(self) -> list[Place]:
        """Remove idle games, and the least recently used ones if there are too many; skip games in use.

        Called under the guard. The caller closes the games afterwards: this thread has their turn.
        """
        now, evicted = time.monotonic(), []
        for id, place in list(self._places.items()):
            wanted = len(self._places) >= MOST_OPEN or now - place.used > IDLE
            if wanted and not place.in_use and place.turn.acquire(blocking=False):
                del self._places[id]
                evicted.append(place)
        return evicted


def _close(evicted: list[Place]) -> None:
    for place in evicted:
        try:
            if place.game is not None:
                place.game.opened.close()
        finally:
            place.turn.release()


def known(shelf: Shelf, id: str) -> SavedEntry:
    """Return the entry of a saved game by its complete id. Raises Refusal for a prefix, which `Shelf.find` accepts."""
    entry = shelf.find(id)
    if entry.id != id:
        raise Refusal("store.unknown", given=id[:40])
    return entry
