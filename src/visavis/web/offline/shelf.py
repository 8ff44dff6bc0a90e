"""Saved games of a browser: an in-memory cache of its database, and the pending writes of one request."""

from __future__ import annotations

import sys
from collections.abc import Mapping, Sequence
from contextlib import AbstractContextManager, nullcontext
from typing import Any

import msgspec

from visavis.core import Notice, Refusal, Session, Stale
from visavis.core.play.runner import Runner
from visavis.core.saves.bin_clock import Binned, SeenDays, current_date, expired, read_days, write_days
from visavis.core.saves.format import (
    SavedEntry,
    StoredGame,
    checked_title,
    digest_of,
    head_of,
    moment,
    new_id,
    one_of,
    opened,
    write_redo,
)  # fmt: skip
from visavis.core.saves.shelf import Shelf
from visavis.core.saves.texts import TextEntry, read_entry, reconcile, write_entry

TEXT = "text/"
"""Prefix of own texts, which are stored among the settings; an older site reads and writes only these."""
ENTRY = "texts/"
"""Prefix of their entries, also among the settings. The contents of versions are stored among the logs."""
_CONTENT = "text."
"""Prefix of the ids of these logs; no id of a game contains a dot."""
DAYS = "days/seen"
"""Name among the settings for the days of use."""


class Head(SavedEntry, frozen=True, kw_only=True):
    """A saved game without its log, as it is stored in the database."""

    revision: int
    """Incremented by every change, including the title."""
    binned: int = 0
    """Day of use on which it was deleted; 0: deleted by 1.1.0 or older, which counts as today."""


class Log(msgspec.Struct, frozen=True):
    """The log of a saved game as text, and its serialized redo list."""

    id: str
    text: str
    redo: str


class Write(msgspec.Struct, frozen=True):
    """A write to the database, valid only if the game is still at the revision `before` (0: it does not exist)."""

    id: str
    before: int
    head: Head | None
    """None: delete the game."""
    log: Log | None
    """None: unchanged."""


class Missing(BaseException):
    """Raised if logs of saved games are not in memory. A BaseException, so that no handler of errors catches it."""

    def __init__(self, *ids: str) -> None:
        super().__init__(*ids)
        self.ids = ids


class BrowserGame:
    """A saved game in progress: every change is passed to the shelf."""

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
        return self._shelf.version_of(self.id)

    @property
    def is_current(self) -> bool:
        """Return True: games that another tab has changed are evicted by `BrowserShelf.look`."""
        return True

    def rest(self) -> None:
        """Do nothing: there is no lock."""

    def locked(self) -> AbstractContextManager[None]:
        """Return a no-op: the database detects concurrent writes. Raises Refusal for a read-only game."""
        if self.looking is not None:
            raise self.looking
        return nullcontext()

    def close(self) -> None:
        self.session.runner.on_change = None
        self._shelf.open.pop(self.id, None)


class BrowserShelf(Shelf):
    """Storage of a browser's saved games: heads and some logs in memory, and writes that are not committed yet."""

    def __init__(self) -> None:
        self.notices: tuple[Notice, ...] = ()
        self.open: dict[str, BrowserGame] = {}
        self.refuse = ""
        self.own: dict[str, str] = {}
        """The user's own texts and their entries by key, as stored in the database."""
        self._texts_before: dict[str, str | None] = {}
        self._contents_before: dict[str, Log | None] = {}
        self.days = SeenDays()
        """Days of use, as stored in the database."""
        self.new_days = ""
        """Days of use to store; "" if they are unchanged."""
        self._heads: dict[str, Head] = {}
        self._logs: dict[str, Log] = {}
        self._before: dict[str, tuple[Head | None, Log | None]] = {}

    # Between requests

    def look(self, heads: tuple[Head, ...]) -> tuple[str, ...]:
        """Replace all heads by those of the database; return the ids of games that another tab has changed."""
        now = {head.id: head for head in heads}
        changed = tuple(id for id, head in self._heads.items() if id not in now or now[id].revision != head.revision)
        self._heads = now
        for id in changed:
            self._logs.pop(id, None)
        return changed

    def give(self, log: Log) -> None:
        """Cache a log that was missing."""
        self._logs[log.id] = log

    def writes(self) -> tuple[Write, ...]:
        """Return the pending writes, to be committed in one transaction."""
        pending = []
        for id, (head, log) in self._before.items():
            now, text = self._heads.get(id), self._logs.get(id)
            if now is not head:
                pending.append(Write(id, head.revision if head else 0, now, text if text is not log else None))
        return tuple(pending)

    def new_texts(self) -> dict[str, str]:
        """Return the pending writes of own texts and entries by key; an empty value deletes."""
        return {key: self.own.get(key, "") for key in self._texts_before}

    def texts_before(self) -> dict[str, str]:
        """Return the values that these writes are based on, so that the database can detect a concurrent write."""
        return {key: before or "" for key, before in self._texts_before.items()}

    def contents(self) -> tuple[Log, ...]:
        """Return the pending writes of versions of own texts; an empty text deletes."""
        return tuple(self._logs.get(id, Log(id, "", "")) for id in self._contents_before)

    def kept(self) -> None:
        """Forget the pending writes: the database has committed them."""
        self._before.clear()
        self._texts_before.clear()
        self._contents_before.clear()

    def drop(self) -> tuple[str, ...]:
        """Roll back the pending writes; return the ids of the games that this changes."""
        dropped = tuple(self._before)
        for id, (head, log) in self._before.items():
            _put(self._heads, id, head)
            _put(self._logs, id, log)
        for key, text in self._texts_before.items():
            _put(self.own, key, text)
        for id, content in self._contents_before.items():
            _put(self._logs, id, content)
        self.kept()
        return dropped

    # Reading

    def games(self) -> tuple[Head, ...]:
        heads = [head for head in self._heads.values() if not head.deleted]
        return tuple(sorted(sorted(heads, key=lambda head: head.id), key=lambda head: head.updated, reverse=True))

    def bin(self) -> tuple[Head, ...]:
        heads = sorted((head for head in self._heads.values() if head.deleted), key=lambda head: head.id)
        return tuple(sorted(heads, key=lambda head: (head.binned or sys.maxsize, head.deleted), reverse=True))

    def read(self, id: str) -> StoredGame:
        """Return a saved game as it is stored. Raises Missing if its log is not in memory."""
        head, log = one_of(self.games(), id), self._log(id)
        return StoredGame(head, tuple(log.text.removesuffix("\n").split("\n")), log.redo)

    def want(self, ids: Sequence[str]) -> None:
        """Raise Missing for all of these logs that are not in memory, so that they are fetched as a batch."""
        if missing := [id for id in ids if id not in self._logs]:
            raise Missing(*missing)

    def _log(self, id: str) -> Log:
        if id not in self._logs:
            raise Missing(id)
        return self._logs[id]

    # Changing

    def create(self, session: Session, title: str = "") -> BrowserGame:
        self.day()
        id = new_id()
        self.write(id, session, checked_title(title))
        return self._opened(id, session)

    def resume(self, id: str) -> BrowserGame:
        """Continue a saved game. Nothing is written before the first change. Raises Refusal if it is read-only."""
        game = self.follow(id)
        if game.looking is not None:
            raise game.looking
        return game

    def follow(self, id: str) -> BrowserGame:
        """Open a saved game; read-only if it does not match its digest."""
        stored = self.read(self.find(id).id)
        return self._opened(id, opened(stored), None if stored.intact else Refusal("store.changed", given=id))

    def _opened(self, id: str, session: Session, looking: Refusal | None = None) -> BrowserGame:
        self.open[id] = BrowserGame(self, id, session, looking)
        return self.open[id]

    def version_of(self, id: str) -> int:
        """Return the number of changes of a game's log; 0 if there is no such game."""
        head = self._heads.get(id)
        return head.version if head is not None and not head.deleted else 0

    def rename(self, id: str, title: str) -> None:
        self._change(one_of(self.games(), id), title=checked_title(title))

    def delete(self, id: str) -> None:
        self._change(one_of(self.games(), id), deleted=moment(), binned=self._see_day())

    def restore(self, id: str) -> Head:
        head = one_of(self.bin(), id)
        self._change(head, deleted="")
        return head

    def write(self, id: str, session: Session, title: str = "") -> None:
        """Add a pending write of the present session."""
        before, redo = self._heads.get(id), write_redo(session.history.redo_list)
        self._put(head_of(id, session, before, title, redo), Log(id, session.save(), redo))

    def add_all(self, games: Sequence[tuple[StoredGame, int]], new_texts: Sequence[tuple[TextEntry, str]] = ()) -> None:
        """Add pending writes of games and texts, which the database commits in one transaction."""
        if self.refuse:
            raise Refusal(self.refuse)
        for kept, before in games:
            present = self._heads.get(kept.head.id)
            if (present.version if present else 0) != before:
                raise Stale("answer.stale")
        for kept, before in games:
            head = msgspec.structs.replace(kept.head, version=before + 1, digest=digest_of(kept.rows, kept.redo))
            self._put(head, Log(head.id, kept.text, kept.redo))
        for entry, text in new_texts:
            self.put_text(entry, text)

    def is_free(self, id: str) -> bool:
        """Return True: the database detects concurrent writes."""
        return True

    # The clock of the bin

    def day(self) -> int:
        """Return the number of days of use; what has expired is removed from the bin at the first look of a day."""
        if current_date() in self.days.dates:
            return self.days.today
        today = self._see_day()
        heads = [head for head in self._heads.values() if head.deleted]
        for head in heads:
            if not head.binned:
                self._change(head, binned=today)
        for id in expired([Binned(head.id, head.binned or today, head.deleted) for head in heads], today):
            self._set(id, None)
        return today

    def look_at_days(self, text: str) -> None:
        """Replace the days of use by those of the database."""
        self.days = read_days(text, max((head.binned for head in self._heads.values()), default=0))
        self.new_days = ""

    def _see_day(self) -> int:
        """Count today as a day of use, as a pending write."""
        days = self.days.saw(current_date())
        if days is not self.days:
            self.days, self.new_days = days, write_days(days)
        return days.today

    def keep_winners(self, winners: Mapping[str, tuple[str, ...]]) -> None:
        for id, sides in winners.items():
            self._change(self._heads[id], winners=sides)

    # Own texts

    def texts(self, kind: str = "") -> Mapping[tuple[str, str], str]:
        start = f"{TEXT}{kind}/" if kind else TEXT
        present = (
            (key.split("/", 2), text) for key, text in self.own.items() if key.startswith(start) and text.strip()
        )
        return {(of, name): text for (_, of, name), text in present}

    def _entries(self) -> tuple[list[TextEntry], dict[str, str]]:
        listed = [read_entry(text) for key, text in self.own.items() if key.startswith(ENTRY)]
        return reconcile((entry for entry in listed if entry is not None), self.texts())

    def text_entries(self, kind: str = "") -> Sequence[TextEntry]:
        return [entry for entry in self._entries()[0] if kind in ("", entry.kind)]

    def text_of(self, origin: str, digest: str) -> str:
        """Return the content of a version. Raises Missing if it is not in memory."""
        entries, present = self._entries()
        if origin in present and any(entry.origin == origin and entry.digest == digest for entry in entries):
            return present[origin]
        text = self._log(f"{_CONTENT}{origin}.{digest}").text
        if not text:
            raise Refusal("own.lost")
        return text

    def put_text(self, entry: TextEntry, text: str | None) -> None:
        if self.refuse:
            raise Refusal(self.refuse)
        entries, present = self._entries()
        before = next((other for other in entries if other.origin == entry.origin), None)
        if (before.revision if before else 0) != entry.revision - 1:
            raise Stale("answer.stale")
        for other in entries:
            # Texts of an older site are taken over with the first write.
            self._put_entry(other, present.get(other.origin))
        self._put_entry(entry, text)
        key = f"{TEXT}{entry.kind}/{entry.name}"
        if not entry.deleted and text is not None:
            self._put_text(key, text)
        elif entry.deleted and before is not None and not before.deleted:
            self._put_text(key, None)

    def _put_entry(self, entry: TextEntry, text: str | None) -> None:
        old = read_entry(self.own.get(f"{ENTRY}{entry.origin}", ""))
        if entry == old:
            return
        self._put_text(f"{ENTRY}{entry.origin}", write_entry(entry))
        listed = {version.digest for version in entry.versions}
        for digest in {version.digest for version in old.versions} - listed if old else ():
            self._put_content(f"{_CONTENT}{entry.origin}.{digest}", None)
        if text is not None:
            self._put_content(f"{_CONTENT}{entry.origin}.{entry.digest}", text)

    def drop_text(self, origin: str) -> None:
        entry = read_entry(self.own.get(f"{ENTRY}{origin}", ""))
        if entry is not None and entry.deleted:
            self._put_text(f"{ENTRY}{origin}", None)
            for version in entry.versions:
                self._put_content(f"{_CONTENT}{origin}.{version.digest}", None)

    def _put_text(self, key: str, text: str | None) -> None:
        self._texts_before.setdefault(key, self.own.get(key))
        _put(self.own, key, text)

    def _put_content(self, id: str, text: str | None) -> None:
        self._contents_before.setdefault(id, self._logs.get(id))
        _put(self._logs, id, None if text is None else Log(id, text, ""))

    # Writing

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
