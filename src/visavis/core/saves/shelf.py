"""A place for saved games: what each does by itself, and what all do in the same way."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from contextlib import AbstractContextManager
from typing import Protocol

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


class OpenedGame(Protocol):
    """A saved game that is being played: every change of its session is kept before the change returns."""

    @property
    def id(self) -> str:
        """The id of the saved game."""

    @property
    def session(self) -> Session:
        """The running game."""

    @property
    def version(self) -> int:
        """How often its log was changed."""

    @property
    def is_current(self) -> bool:
        """Whether no other process has changed the game since it was opened."""

    def rest(self) -> None:
        """Let others play on until the next change."""

    def locked(self) -> AbstractContextManager[None]:
        """Acquire the game for a change. Raises Refusal if another process holds it."""

    def close(self) -> None:
        """Stop playing; the game stays saved."""


class Shelf(ABC):
    """All saved games of a person, wherever they lie. What cannot be done is a Refusal that changes nothing."""

    notices: tuple[Notice, ...]
    """What the person should know about the shelf itself."""

    @abstractmethod
    def games(self) -> Sequence[SavedEntry]:
        """All saved games, the one that was played last first."""

    @abstractmethod
    def bin(self) -> Sequence[SavedEntry]:
        """The deleted games that can still be brought back, the last one first."""

    @abstractmethod
    def read(self, id: str) -> StoredGame:
        """A saved game as it is written down, all of it at one moment."""

    @abstractmethod
    def want(self, ids: Sequence[str]) -> None:
        """These games are going to be read: whoever has to fetch them can fetch them together."""

    @abstractmethod
    def add(self, kept: StoredGame, before: int = 0) -> None:
        """Write a saved game as it is; over the one that is at version `before`, if that is not 0."""

    @abstractmethod
    def create(self, session: Session, title: str = "") -> OpenedGame:
        """Save a new game, and every change of it from now on."""

    @abstractmethod
    def resume(self, id: str) -> OpenedGame:
        """Go on with a saved game."""

    @abstractmethod
    def follow(self, id: str) -> OpenedGame:
        """The same without keeping others from it: they are kept off only during a change.

        A game that is not as it was written can be looked at; changes are refused.
        """

    @abstractmethod
    def rename(self, id: str, title: str) -> None:
        """Give a saved game another title."""

    @abstractmethod
    def delete(self, id: str) -> None:
        """Put a saved game into the bin; for a month it can be restored."""

    @abstractmethod
    def restore(self, id: str) -> SavedEntry:
        """Bring back a game that was deleted, as it was."""

    @abstractmethod
    def keep_winners(self, winners: Mapping[str, tuple[str, ...]]) -> None:
        """Keep who won: what was found out for games that have it not kept yet."""

    @abstractmethod
    def texts(self) -> Mapping[tuple[str, str], str]:
        """The person's own texts by kind and name: card packs, bots."""

    @abstractmethod
    def add_text(self, kind: str, name: str, text: str) -> None:
        """Keep a text under a name that is free."""

    @abstractmethod
    def keep_text(self, kind: str, name: str, text: str) -> None:
        """Keep a text under a name, in place of the one that is there."""

    def find(self, given: str) -> SavedEntry:
        """A saved game by its id or the start of its id."""
        return one_of(self.games(), given)

    def find_deleted(self, given: str) -> SavedEntry:
        """A game in the bin by its id or the start of its id."""
        return one_of(self.bin(), given)

    def latest(self) -> SavedEntry:
        """The game that was played last and is not over."""
        for saved in self.games():
            if not saved.over and not saved.trouble:
                return saved
        raise Refusal("store.none")

    def export(self, id: str) -> str:
        """A saved game as the text of a log file, whatever is in it."""
        return self.read(self.find(id).id).text

    def load(self, id: str) -> Session:
        """A saved game to look at; what is done to it is not saved."""
        return Session.load(self.export(id))

    def rescue(self, id: str, title: str) -> Rescue:
        """Bring back what can be read of a game as a new one; the damaged one stays as it is."""
        return self.rescue_kept(self.read(self.find(id).id), title)

    def rescue_kept(self, kept: StoredGame, title: str) -> Rescue:
        """The same from what was read somewhere else. What was brought back before is not brought back twice."""
        found = rescued(kept)
        if found is None:
            return Rescue(kept.head.id, "", max(len(kept.rows) - 1, 0))
        session, lost = found
        head = head_of(new_id(), session, None, checked_title(title), "[]")
        same = (saved for saved in self.games() if saved.digest == head.digest and not saved.trouble)
        there = next((saved.id for saved in same if saved.id != kept.head.id), "")
        if not there:
            self.add(StoredGame(head, (write_line(session.header), *map(write_line, session.lines))))
        return Rescue(kept.head.id, there or head.id, lost)

    def unsound(self) -> list[SavedEntry]:
        """The games that cannot be opened as they were written. Every game is opened to see it: that takes a while."""
        return [saved for saved in self.games() if saved.trouble or not self.opens(saved.id)]

    def opens(self, id: str) -> bool:
        """Whether a game is what was written and opens."""
        kept = self.read(id)
        try:
            opened(kept)
        except Refusal as refusal:
            # A game that is not installed here can be quite sound.
            return refusal.id == "game.unknown" and kept.intact
        return kept.intact
