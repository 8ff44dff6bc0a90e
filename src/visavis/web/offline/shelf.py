"""The saved games of a browser, as far as they are in memory, and what its database has to write."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from contextlib import AbstractContextManager, nullcontext
from typing import Any

import msgspec

from visavis.core import Notice, Refusal, Session, Stale
from visavis.core.play.runner import Runner
from visavis.core.saves.format import (
    SavedEntry,
    StoredGame,
    checked_title,
    digest_of,
    end_of_bin,
    head_of,
    moment,
    new_id,
    one_of,
    opened,
    write_redo,
)  # fmt: skip
from visavis.core.saves.shelf import Shelf

TEXT = "text/"
"""Own texts lie among the settings, under names that begin so."""


class Head(SavedEntry, frozen=True, kw_only=True):
    """A saved game without its log, as the database holds it."""

    revision: int
    """Raised by every change, of the title too."""


class Log(msgspec.Struct, frozen=True):
    """The log of a saved game as text, and what can be redone."""

    id: str
    text: str
    redo: str


class Write(msgspec.Struct, frozen=True):
    """What the database has to do, if the game is still at the revision `before` (0: there is none)."""

    id: str
    before: int
    head: Head | None
    """None: remove it."""
    log: Log | None
    """None: as it was."""


class Missing(BaseException):
    """Logs of saved games are not in memory. No refusal: nothing on the way may take it for one."""

    def __init__(self, *ids: str) -> None:
        super().__init__(*ids)
        self.ids = ids


class BrowserGame:
    """A saved game that is being played: every change goes to the shelf."""

    def __init__(self, shelf: BrowserShelf, id: str, session: Session, looking: Refusal | None) -> None:
        self.id = id
        self.session = session
        self.looking = looking
        self._shelf = shelf
        session.runner.on_change = self._keep
        if looking is not None:
            session.runner.notify(Notice(looking.id, looking.details))

    def _keep(self, runner: Runner, first: int) -> None:
        self._shelf.write(self.id, self.session)

    @property
    def version(self) -> int:
        """How often its log was changed."""
        return self._shelf.version_of(self.id)

    @property
    def is_current(self) -> bool:
        """What another tab has changed is dropped by the shelf itself."""
        return True

    def rest(self) -> None:
        """Nothing is kept from other tabs."""

    def locked(self) -> AbstractContextManager[None]:
        """The browser lets one tab write at a time; a Refusal for a game that can only be looked at."""
        if self.looking is not None:
            raise self.looking
        return nullcontext()

    def close(self) -> None:
        """Stop playing; the game stays saved."""
        self.session.runner.on_change = None
        self._shelf.open.pop(self.id, None)


class BrowserShelf(Shelf):
    """The saved games of a browser, as far as they are in memory, and what has to be written."""

    def __init__(self) -> None:
        self.notices: tuple[Notice, ...] = ()
        self.open: dict[str, BrowserGame] = {}
        self.refuse = ""
        self.own: dict[str, str] = {}
        """The person's own texts, as the database holds them."""
        self.new_texts: dict[str, str] = {}
        self._texts_before: dict[str, str | None] = {}
        self._heads: dict[str, Head] = {}
        self._logs: dict[str, Log] = {}
        self._before: dict[str, tuple[Head | None, Log | None]] = {}

    # Between requests

    def look(self, heads: tuple[Head, ...]) -> tuple[str, ...]:
        """Take over what the database holds now; the games that another tab has changed since."""
        now = {head.id: head for head in heads}
        changed = tuple(id for id, head in self._heads.items() if id not in now or now[id].revision != head.revision)
        self._heads = now
        for id in changed:
            self._logs.pop(id, None)
        return changed

    def give(self, log: Log) -> None:
        """A log that was missing."""
        self._logs[log.id] = log

    def writes(self) -> tuple[Write, ...]:
        """What the database has to do."""
        found = []
        for id, (head, log) in self._before.items():
            now, text = self._heads.get(id), self._logs.get(id)
            if now is not head:
                found.append(Write(id, head.revision if head else 0, now, text if text is not log else None))
        return tuple(found)

    def kept(self) -> None:
        """The database has done it."""
        self._before.clear()
        self._texts_before.clear()
        self.new_texts.clear()

    def drop(self) -> tuple[str, ...]:
        """Nothing was written: back to what was before; the games that have changed by this."""
        dropped = tuple(self._before)
        for id, (head, log) in self._before.items():
            _put(self._heads, id, head)
            _put(self._logs, id, log)
        for key, text in self._texts_before.items():
            _put(self.own, key, text)
        self._before.clear()
        self._texts_before.clear()
        self.new_texts.clear()
        return dropped

    # Looking

    def games(self) -> tuple[Head, ...]:
        """All saved games, the one that was played last first."""
        there = [head for head in self._heads.values() if not head.deleted]
        return tuple(sorted(sorted(there, key=lambda head: head.id), key=lambda head: head.updated, reverse=True))

    def bin(self) -> tuple[Head, ...]:
        """The deleted games that can still be brought back, the last one first."""
        there = [head for head in self._heads.values() if head.deleted > end_of_bin()]
        return tuple(sorted(there, key=lambda head: head.deleted, reverse=True))

    def read(self, id: str) -> StoredGame:
        """A saved game as it is written down."""
        head, log = one_of(self.games(), id), self._log(id)
        return StoredGame(head, tuple(log.text.removesuffix("\n").split("\n")), log.redo)

    def want(self, ids: Sequence[str]) -> None:
        """Have all these logs brought at once."""
        if missing := [id for id in ids if id not in self._logs]:
            raise Missing(*missing)

    def _log(self, id: str) -> Log:
        if id not in self._logs:
            raise Missing(id)
        return self._logs[id]

    # Changing

    def create(self, session: Session, title: str = "") -> BrowserGame:
        """Save a new game, and every change of it from now on."""
        id = new_id()
        self.write(id, session, checked_title(title))
        return self._opened(id, session)

    def resume(self, id: str) -> BrowserGame:
        """Go on with a saved game. Nothing is written before the first change."""
        found = self.follow(id)
        if found.looking is not None:
            raise found.looking
        return found

    def follow(self, id: str) -> BrowserGame:
        """The same, or look at one that is not as it was written."""
        kept = self.read(self.find(id).id)
        return self._opened(id, opened(kept), None if kept.intact else Refusal("store.changed", given=id))

    def _opened(self, id: str, session: Session, looking: Refusal | None = None) -> BrowserGame:
        self.open[id] = BrowserGame(self, id, session, looking)
        return self.open[id]

    def version_of(self, id: str) -> int:
        """How often the log of a game was changed; 0 if it is not there."""
        head = self._heads.get(id)
        return head.version if head is not None and not head.deleted else 0

    def rename(self, id: str, title: str) -> None:
        """Give a saved game another title."""
        self._change(one_of(self.games(), id), title=checked_title(title))

    def delete(self, id: str) -> None:
        """Put a saved game into the bin; for a month it can be restored."""
        self._change(one_of(self.games(), id), deleted=moment())
        for old in [one for one in self._heads.values() if "" < one.deleted < end_of_bin()]:
            self._set(old.id, None)

    def restore(self, id: str) -> Head:
        """Bring back a game that was deleted, under its own id."""
        found = one_of(self.bin(), id)
        self._change(found, deleted="")
        return found

    def write(self, id: str, session: Session, title: str = "") -> None:
        """Keep a session as it is now."""
        before, redo = self._heads.get(id), write_redo(session.history.redo_list)
        self._put(head_of(id, session, before, title, redo), Log(id, session.save(), redo))

    def add(self, kept: StoredGame, before: int = 0) -> None:
        """Write a saved game as it is; over the one that is at version `before`, if that is not 0."""
        there = self._heads.get(kept.head.id)
        if (there.version if there else 0) != before:
            raise Stale("answer.stale")
        head = msgspec.structs.replace(kept.head, version=before + 1, digest=digest_of(kept.rows, kept.redo))
        self._put(head, Log(head.id, kept.text, kept.redo))

    def keep_winners(self, winners: Mapping[str, tuple[str, ...]]) -> None:
        """Keep who won: what was found out for games that have it not kept yet."""
        for id, sides in winners.items():
            self._change(self._heads[id], winners=sides)

    def texts(self) -> Mapping[tuple[str, str], str]:
        """The person's own texts by kind and name: among the settings, under names of their own."""
        return {(kind, name): text for key, text in self.own.items() for _, kind, name in (key.split("/", 2),)}

    def add_text(self, kind: str, name: str, text: str) -> None:
        """Keep a text under a name that is free."""
        if self.refuse:
            raise Refusal(self.refuse)
        key = f"{TEXT}{kind}/{name}"
        self._texts_before.setdefault(key, self.own.get(key))
        self.own[key] = self.new_texts[key] = text

    def keep_text(self, kind: str, name: str, text: str) -> None:
        """Keep a text under a name, in place of the one that is there: in a browser a name is written over."""
        self.add_text(kind, name, text)

    def _change(self, head: Head, **values: Any) -> None:
        self._set(head.id, msgspec.structs.replace(head, revision=head.revision + 1, **values))

    def _put(self, saved: SavedEntry, log: Log) -> None:
        before = self._heads.get(saved.id)
        values = {name: getattr(saved, name) for name in SavedEntry.__struct_fields__}
        self._set(saved.id, Head(**values, revision=before.revision + 1 if before else 1), log)

    def _set(self, id: str, head: Head | None, log: Log | None = None) -> None:
        if self.refuse:
            raise Refusal(self.refuse)
        self._before.setdefault(id, (self._heads.get(id), self._logs.get(id)))
        _put(self._heads, id, head)
        if log is not None or head is None:
            _put(self._logs, id, log)


def _put(where: dict[str, Any], id: str, value: object | None) -> None:
    if value is None:
        where.pop(id, None)
    else:
        where[id] = value
