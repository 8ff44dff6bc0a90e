"""A saved game in progress: writes every change to the store under a file lock."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING

from visavis.core import Notice, Refusal, Session, Stale
from visavis.core.play.runner import Runner
from visavis.store.lock import Lock

if TYPE_CHECKING:
    from visavis.store.store import Store


class SavedGame:
    """A saved game in progress: it writes every change, and holds the lock at least during the write.

    One whose log does not match its digest (`looking`) is read-only; every change of it raises Refusal.
    """

    def __init__(
        self, store: Store, id: str, session: Session, lock: Lock | None, sure: int, version: int,
        looking: Refusal | None = None,
    ) -> None:  # fmt: skip
        self.id = id
        self.session = session
        self.version = version
        """Number of changes of its log, as of the last read or write."""
        self.looking = looking
        self._store = store
        self._lock = lock
        self._sure = sure
        """Number of stored lines that are known to equal those of the session."""
        self._torn = False
        """Whether the last write was interrupted: it may be committed all the same."""
        session.runner.on_change = self._keep
        if looking is not None:
            session.runner.notify(Notice(looking.id, looking.details))

    @property
    def shelf(self) -> Store:
        """Return the store that it is saved in."""
        return self._store

    @property
    def is_current(self) -> bool:
        """Return True if the session equals the stored one: no other process has changed or deleted it."""
        return self._lock is not None or self._store.version_of(self.id) == self.version

    def rest(self) -> None:
        """Release the lock until the next change, so that another process can continue the game."""
        if self._lock is not None:
            self._lock.release()
            self._lock = None

    @contextmanager
    def locked(self) -> Iterator[None]:
        """Context manager: acquire the game's file lock for a change.

        Raises Refusal if another process holds it, Stale if the stored version is newer than ours.
        """
        if self.looking is not None:
            raise self.looking
        if self._lock is not None:
            yield
            return
        self._lock = self._store.lock(self.id)
        try:
            if self._store.version_of(self.id) != self.version:
                raise Stale("answer.stale")
            yield
        finally:
            self.rest()

    def _keep(self, runner: Runner, first: int) -> None:
        with self.locked():
            start = self._sure = min(first, self._sure)
            # After an interrupt it is unknown whether the transaction was committed; the lock was held, so no other
            # process has written.
            known = (self.version, self.version + 1) if self._torn else (self.version,)
            self._torn = True
            self.version = self._store.write(self.id, self.session, start, known)
            self._torn = False
            self._sure = len(runner.lines)

    def close(self) -> None:
        """Stop playing; the game stays saved."""
        self.session.runner.on_change = None
        self.rest()

    def __enter__(self) -> SavedGame:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()
