"""A saved game that is being played."""

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
    """A saved game that is being played: it writes every change, and holds the lock at least while it does so.

    One whose log is not what was written (`looking`) can be looked at; every change of it is refused.
    """

    def __init__(
        self, store: Store, id: str, session: Session, lock: Lock | None, sure: int, version: int,
        looking: Refusal | None = None,
    ) -> None:  # fmt: skip
        self.id = id
        self.session = session
        self.version = version
        """How often its log was changed, as far as this one knows."""
        self.looking = looking
        self._store = store
        self._lock = lock
        self._sure = sure
        """So many lines in the file are known to be those of the session."""
        self._torn = False
        """Whether the last write was interrupted: it may be in the file all the same."""
        session.runner.on_change = self._keep
        if looking is not None:
            session.runner.notify(Notice(looking.id, looking.details))

    @property
    def shelf(self) -> Store:
        """Where it is kept."""
        return self._store

    @property
    def is_current(self) -> bool:
        """Whether the session equals the stored one: no other process has changed or deleted it."""
        return self._lock is not None or self._store.version_of(self.id) == self.version

    def rest(self) -> None:
        """Give the lock back until the next change, so that another program can play on."""
        if self._lock is not None:
            self._lock.release()
            self._lock = None

    @contextmanager
    def locked(self) -> Iterator[None]:
        """Acquire the game's file lock for a change.

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
            # After an interrupt nobody knows whether it came before or after the end of the transaction; the lock
            # was held, so nobody else has written.
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
