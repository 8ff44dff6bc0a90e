"""Storage interface of saved games: the operations of each backend, and those that all share."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from contextlib import AbstractContextManager
from typing import Protocol

from visavis.core.budget import own
from visavis.core.play.log import write_line
from visavis.core.play.runner import Notice
from visavis.core.play.session import Session
from visavis.core.refusal import Refusal
from visavis.core.saves.format import (
    Rescue,
    SavedEntry,
    StoredGame,
    checked_title,
    head_of,
    new_id,
    one_of,
    opened,
    rescued,
)
from visavis.core.saves.tables import Tables
from visavis.core.saves.texts import TextEntry


class OpenedGame(Protocol):
    """Protocol of a saved game in progress: every change of its session is stored before the change returns."""

    @property
    def id(self) -> str:
        """Return the id of the saved game."""

    @property
    def session(self) -> Session:
        """Return the session."""

    @property
    def version(self) -> int:
        """Return the number of changes of its log."""

    @property
    def is_current(self) -> bool:
        """Return True if no other process has changed the game since it was opened."""

    def rest(self) -> None:
        """Release the lock until the next change, so that others can continue the game."""

    def locked(self) -> AbstractContextManager[None]:
        """Acquire the game for a change. Raises Refusal if another process holds it."""

    def close(self) -> None:
        """Stop playing; the game stays saved."""


class Shelf(ABC):
    """Abstract storage of all saved games of a user. Operations raise Refusal, and nothing has changed then."""

    notices: tuple[Notice, ...]
    """Messages to the user about the storage itself."""
    tables: Tables | None = None
    """Tables that several devices share; None where there is only one device (the offline site)."""

    @property
    def secret(self) -> bytes:
        """Return the key for hashes of devices and moments, unknown outside this program."""
        return b"one device"

    @abstractmethod
    def games(self) -> Sequence[SavedEntry]:
        """Return all saved games, the one that was played last first."""

    @abstractmethod
    def bin(self) -> Sequence[SavedEntry]:
        """Return the deleted games, the last one first; all of them can be restored."""

    @abstractmethod
    def read(self, id: str) -> StoredGame:
        """Return a saved game as it is stored, read as one consistent snapshot."""

    @abstractmethod
    def want(self, ids: Sequence[str]) -> None:
        """Announce that these games are going to be read, so that a remote backend can fetch them as a batch."""

    @abstractmethod
    def add_all(self, games: Sequence[tuple[StoredGame, int]], new_texts: Sequence[tuple[TextEntry, str]] = ()) -> None:
        """Store games unchanged and new entries of own texts, all of them or none (atomic).

        Each game replaces the one at the given version; 0: its id is unused. Raises Stale if that is not so.
        """

    @abstractmethod
    def is_free(self, id: str) -> bool:
        """Return True if no other process is playing the game."""

    @abstractmethod
    def day(self) -> int:
        """Return the number of days on which the program was used, today included: the clock of the bin."""

    @abstractmethod
    def create(self, session: Session, title: str = "") -> OpenedGame:
        """Save a new game, and every change of it from now on."""

    @abstractmethod
    def resume(self, id: str) -> OpenedGame:
        """Continue a saved game, with its lock held."""

    @abstractmethod
    def follow(self, id: str) -> OpenedGame:
        """Open a saved game without holding its lock: it is acquired only during a change.

        A game that does not match its digest is read-only.
        """

    @abstractmethod
    def rename(self, id: str, title: str) -> None:
        """Rename a saved game."""

    @abstractmethod
    def delete(self, id: str) -> None:
        """Move a saved game to the bin. Nothing is removed from the bin at the same time."""

    @abstractmethod
    def restore(self, id: str) -> SavedEntry:
        """Restore a deleted game unchanged."""

    @abstractmethod
    def keep_winners(self, winners: Mapping[str, tuple[str, ...]]) -> None:
        """Store computed winners of games that lack them."""

    @abstractmethod
    def texts(self, kind: str = "") -> Mapping[tuple[str, str], str]:
        """Return the user's own texts (packs, bots; or those of a kind) by kind and name, without those in the bin."""

    @abstractmethod
    def text_entries(self, kind: str = "") -> Sequence[TextEntry]:
        """Return the entries of all own texts, or of a kind, with their versions; those in the bin too."""

    @abstractmethod
    def text_of(self, origin: str, digest: str) -> str:
        """Return the content of a version of an own text."""

    @abstractmethod
    def put_text(self, entry: TextEntry, text: str | None) -> None:
        """Store an entry, and the content of its latest version (None: unchanged).

        Versions that the entry does not list are removed. Raises Stale if another process has changed the entry.
        """

    @abstractmethod
    def drop_text(self, origin: str) -> None:
        """Remove an entry in the bin permanently."""

    def add(self, kept: StoredGame, before: int = 0) -> None:
        """Store a game unchanged; replace the one at version `before`, if that is not 0. Raises Stale."""
        self.add_all([(kept, before)])

    def find(self, given: str) -> SavedEntry:
        """Return a saved game by its id or a prefix of it. Raises Refusal."""
        return one_of(self.games(), given)

    def find_deleted(self, given: str) -> SavedEntry:
        """Return a game in the bin by its id or a prefix of it. Raises Refusal."""
        return one_of(self.bin(), given)

    def latest(self) -> SavedEntry:
        """Return the unfinished game that was played last. Raises Refusal."""
        for saved in self.games():
            if not saved.over and not saved.trouble:
                return saved
        raise Refusal("store.none")

    def export(self, id: str) -> str:
        """Return a saved game as the text of a log file, without validation."""
        return self.read(self.find(id).id).text

    def load(self, id: str) -> Session:
        """Return the session of a saved game; changes are not saved."""
        with own():
            return Session.load(self.export(id))

    def rescue(self, id: str, title: str) -> Rescue:
        """Recover what can be read of a game as a new one; the damaged one is left unchanged."""
        return self.rescue_kept(self.read(self.find(id).id), title)

    def rescue_kept(self, kept: StoredGame, title: str) -> Rescue:
        """Recover a game that was read elsewhere. Idempotent: what was recovered before is not duplicated."""
        recovered = rescued(kept)
        if recovered is None:
            return Rescue(kept.head.id, "", max(len(kept.rows) - 1, 0))
        session, lost = recovered
        head = head_of(new_id(), session, None, checked_title(title), "[]")
        same = (saved for saved in self.games() if saved.digest == head.digest and not saved.trouble)
        there = next((saved.id for saved in same if saved.id != kept.head.id), "")
        if not there:
            self.add(StoredGame(head, (write_line(session.header), *map(write_line, session.lines))))
        return Rescue(kept.head.id, there or head.id, lost)

    def unsound(self) -> list[SavedEntry]:
        """Return the games that cannot be opened unmodified. Slow: opens every game."""
        return [saved for saved in self.games() if saved.trouble or not self.opens(saved.id)]

    def opens(self, id: str) -> bool:
        """Return True if a game matches its digest and opens."""
        kept = self.read(id)
        try:
            opened(kept)
        except Refusal as refusal:
            # A game whose package is not installed here can still be valid.
            return refusal.id == "game.unknown" and kept.intact
        return kept.intact
