"""The store of saved games in SQLite: transactions, locks, and errors as refusals."""

from __future__ import annotations

import json
import os
import secrets
import sqlite3
import sys
import threading
import time
from collections.abc import Container, Iterator, Mapping, Sequence
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any, NamedTuple

import msgspec

from visavis.core import Notice, Refusal, Session, Stale
from visavis.core.play.log import write_line, write_log
from visavis.core.saves.bin_clock import current_date
from visavis.core.saves.format import (
    SavedEntry,
    StoredGame,
    Summary,
    checked_title,
    digest_of,
    line_digests,
    moment,
    new_id,
    next_digest,
    opened,
    outcome,
    read_saved,
    summarize,
    write_redo,
)  # fmt: skip
from visavis.core.saves.shelf import Shelf
from visavis.core.saves.texts import TextEntry
from visavis.store import bin, durable, texts
from visavis.store.database import put_aside, refusing, sound
from visavis.store.lock import Lock
from visavis.store.saved_game import SavedGame
from visavis.store.tables import SqliteTables

_PATIENCE = 0.3
_KEY_BYTES = 32
_COLUMNS = "id, game, title, created, updated, score, version, digest, winners, deleted"


def data_folder(environment: Mapping[str, str] | None = None) -> Path:
    """Return the folder of saved games: VISAVIS_HOME, or `visavis` in the data directory (XDG, LOCALAPPDATA)."""
    environment = os.environ if environment is None else environment
    if home := environment.get("VISAVIS_HOME"):
        return Path(home)
    data = environment.get("XDG_DATA_HOME", "")
    usual = Path.home() / ".local" / "share" / "visavis"
    # Games that 0.5.0 has stored here on Windows stay here.
    if sys.platform == "win32" and not data and not usual.is_dir():
        data = environment.get("LOCALAPPDATA", "")
    # By the XDG specification, a relative path in XDG_DATA_HOME is ignored.
    return Path(data) / "visavis" if os.path.isabs(data) else usual


class _Day(NamedTuple):
    date: str
    number: int


class Store(Shelf):
    """All saved games of a user, in one SQLite file. Operations raise Refusal, and nothing has changed then.

    Thread-safe: each transaction and each query holds a lock. A saved game in progress belongs to one thread at a time.
    """

    tables: SqliteTables

    def __init__(self, folder: Path, database: sqlite3.Connection, notices: tuple[Notice, ...]) -> None:
        self.folder = folder
        self.notices = notices
        self.database = database
        """The open connection; write to it within `transaction`."""
        self._one_at_a_time = threading.RLock()
        self.tables = SqliteTables(self._table_rows, self.transaction)
        self._secret = b""
        self._day = _Day("", 0)
        """The last look at the clock of the bin."""

    # Opening

    @classmethod
    def open(cls, folder: Path | None = None) -> Store:
        """Open or create the store. A corrupt file is renamed to a backup and reported in `notices`. Raises Refusal."""
        folder = folder or data_folder()
        path = folder / "games.db"
        with refusing(path):
            durable.make_folder(folder)
            if (database := sound(path)) is not None:
                store = cls(folder, database, ())
                # A read-only or locked file can be opened all the same.
                with suppress(Refusal):
                    store.day()
                return store
            kept = put_aside(path)
            fresh = sound(path)
            if fresh is None:
                raise Refusal("store.damaged_now", path=str(path))
            return cls(folder, fresh, (Notice("store.damaged", {"kept": kept.name}),))

    def close(self) -> None:
        """Close the database file."""
        with self._one_at_a_time:
            self.database.close()

    def __enter__(self) -> Store:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    @contextmanager
    def transaction(self, how: str = "IMMEDIATE") -> Iterator[sqlite3.Connection]:
        """Context manager: run a transaction, atomic and with a consistent snapshot; rolled back on an exception."""
        with self._one_at_a_time, refusing(self.folder / "games.db"), self.database:
            self.database.execute(f"BEGIN {how}")
            yield self.database

    def _rows(self, query: str, *args: object) -> list[tuple[Any, ...]]:
        with self._one_at_a_time, refusing(self.folder / "games.db"):
            return self.database.execute(query, args).fetchall()

    def _table_rows(self, query: str, *args: object) -> list[tuple[Any, ...]]:
        """Return rows of tables; none if the file could not be written when it was opened, so that it has no tables."""
        try:
            with self._one_at_a_time:
                return self.database.execute(query, args).fetchall()
        except sqlite3.OperationalError as wrong:
            if "no such table" in str(wrong):
                return []
            with refusing(self.folder / "games.db"):
                raise

    @property
    def secret(self) -> bytes:
        """Return the key of this file for hashes of devices and moments; made once."""
        with self._one_at_a_time:
            if not self._secret:
                query = "SELECT value FROM secrets WHERE name = 'tables'"
                rows = self._table_rows(query)
                if not rows:
                    made = secrets.token_hex(_KEY_BYTES)
                    with suppress(Refusal), self.transaction() as database:
                        database.execute("INSERT OR IGNORE INTO secrets VALUES ('tables', ?)", (made,))
                    rows = self._table_rows(query) or [(made,)]
                self._secret = bytes.fromhex(rows[0][0])
            return self._secret

    # Reading

    def games(self) -> tuple[SavedEntry, ...]:
        query = f"SELECT {_COLUMNS}, header FROM games WHERE deleted = '' ORDER BY updated DESC, id"
        glances = self._glances()
        return tuple(_glanced(saved_of(row), glances) for row in self._rows(query))

    def _glances(self) -> dict[str, tuple[str, str]]:
        """Return the stored summaries by game, each with the digest of the log that it belongs to."""
        try:
            with self._one_at_a_time:
                rows = self.database.execute("SELECT game, digest, glance FROM glances").fetchall()
        except sqlite3.Error:
            # A file that was read-only when it was opened may lack this table.
            return {}
        return {id: (digest, glance) for id, digest, glance in rows}

    def find(self, given: str) -> SavedEntry:
        """Return a saved game by its id or a prefix of it; by its id without reading the whole list."""
        if not given.isascii():
            # Ids are ASCII, and SQLite rejects some other characters.
            raise Refusal("store.unknown", given=given[:40])
        rows = self._rows(f"SELECT {_COLUMNS}, header FROM games WHERE id = ? AND deleted = ''", given)
        return saved_of(rows[0]) if rows else super().find(given)

    def bin(self) -> tuple[SavedEntry, ...]:
        rows = self._rows(f"SELECT {_COLUMNS}, header FROM games WHERE deleted <> ''")
        try:
            with self._one_at_a_time:
                days = bin.binned(self.database)
        except sqlite3.Error:
            # A file that was read-only when it was opened may lack this table.
            days = {}
        # A game whose day is unknown was deleted by another release, since the last look at the clock.
        saved = sorted((saved_of(row) for row in rows), key=lambda entry: entry.id)
        return tuple(sorted(saved, key=lambda entry: (days.get(entry.id, sys.maxsize), entry.deleted), reverse=True))

    def day(self) -> int:
        """Return the number of days of use; what has expired is removed from the bin at the first look of a day."""
        if self._day.date != (now := current_date()):
            with self._one_at_a_time, refusing(self.folder / "games.db"):
                days = bin.days_of(self.database)
            today = days.today
            if now not in days.dates:
                with self.transaction() as database:
                    today = bin.empty(database)
            self._day = _Day(now, today)
        return self._day.number

    def read(self, id: str) -> StoredGame:
        with self.transaction("DEFERRED") as database:
            return read_game(database, id)

    def want(self, ids: Sequence[str]) -> None:
        """Do nothing: local games need no fetch."""

    def version_of(self, id: str) -> int:
        """Return the number of changes of a game; 0 if it does not exist."""
        rows = self._rows("SELECT version FROM games WHERE id = ? AND deleted = ''", id)
        return next((version for (version,) in rows), 0)

    # Playing

    def create(self, session: Session, title: str = "") -> SavedGame:
        id = new_id()
        self.day()
        lock = self.lock(id)
        try:
            version = self.write(id, session, 0, (0,), checked_title(title))
        except BaseException:
            lock.release()
            raise
        return SavedGame(self, id, session, lock, len(session.lines), version)

    def resume(self, id: str) -> SavedGame:
        """Continue a saved game, with its lock held. Nothing is written before the first change."""
        id = self.find(id).id
        lock = self.lock(id)
        try:
            game = self._opened(id, lock)
            if game.looking is not None:
                raise game.looking
            return game
        except BaseException:
            lock.release()
            raise

    def follow(self, id: str) -> SavedGame:
        """Open a saved game that another process may be playing; the lock is acquired only for a change."""
        return self._opened(self.find(id).id, None)

    def _opened(self, id: str, lock: Lock | None) -> SavedGame:
        kept = self.read(id)
        if kept.head.trouble:
            raise Refusal("store.row", given=id)
        session = opened(kept)
        # Running the unfinished step again may have produced other lines than the stored ones.
        stored, now = kept.rows[1:], write_log(session.header, session.lines).splitlines()[1:]
        sure = next(
            (index for index, pair in enumerate(zip(stored, now, strict=False)) if pair[0] != pair[1]), len(now)
        )
        looking = None if kept.intact else Refusal("store.changed", given=id)
        return SavedGame(self, id, session, lock, min(sure, len(stored)), kept.head.version, looking)

    def branch(self, id: str, at: int, title: str = "") -> SavedGame:
        """Save a new game with another one's log before line `at`. Raises Refusal."""
        return self.create(self.load(id).branch(at), title)

    def import_(self, text: str | bytes, title: str = "") -> SavedGame:
        """Save a game from the text of a log file. Raises BadLog with the invalid line."""
        return self.create(Session.load(text), title)

    def rename(self, id: str, title: str) -> None:
        id, title = self.find(id).id, checked_title(title)
        with self.transaction() as database:
            database.execute("UPDATE games SET title = ? WHERE id = ?", (title, id))

    def delete(self, id: str) -> None:
        """Move a saved game to the bin. Raises Refusal if another process is playing it."""
        id = self.find(id).id
        lock = self.lock(id)
        try:
            with self.transaction() as database:
                now = moment()
                done = database.execute(
                    "UPDATE games SET deleted = ?, version = version + 1 WHERE id = ? AND deleted = ''", (now, id)
                )
                if not done.rowcount:
                    raise Refusal("store.unknown", given=id[:40])
                bin.mark_deleted(database, id, now)
        finally:
            lock.release()

    def restore(self, id: str) -> SavedEntry:
        saved = self.find_deleted(id)
        with self.transaction() as database:
            done = database.execute(
                "UPDATE games SET deleted = '', version = version + 1 WHERE id = ? AND deleted <> ''", (saved.id,)
            )
            if not done.rowcount:
                raise Refusal("store.unknown", given=id[:40])
        return saved

    # Writing

    def lock(self, id: str) -> Lock:
        """Acquire the lock of a game; retry for a short time, as a page holds it only for a request. Raises Refusal."""
        end = time.monotonic() + _PATIENCE
        while True:
            with refusing(self.folder):
                lock = Lock.take(self.folder / f"{id}.lock")
            if lock is not None:
                return lock
            if time.monotonic() > end:
                raise Refusal("store.busy")
            time.sleep(0.02)

    def write(self, id: str, session: Session, start: int, known: Container[int], title: str = "") -> int:
        """Write the lines from `start` on in one transaction; stored lines beyond the last are deleted.

        Return the new version of the game. Raises Stale if the stored version is not in `known` (0: it does not exist).
        """
        lines = [write_line(session.lines[index]) for index in range(start, len(session.lines))]
        header, redo, now = write_line(session.header), write_redo(session.history.redo_list), moment()
        score, winners = (None if value is None else json.dumps(value) for value in outcome(session))
        glance = msgspec.json.encode(summarize(session)).decode()
        with self.transaction() as database:
            query = "SELECT version, digest, header FROM games WHERE id = ? AND deleted = ''"
            version, digest, header = database.execute(query, (id,)).fetchone() or (0, "", header)
            if version not in known:
                raise Stale("answer.stale")
            if version == 0:
                columns = "id, game, title, header, redo, created, updated"
                values = (id, session.header.game, title, header, redo, now, now)
                database.execute(f"INSERT INTO games ({columns}) VALUES (?, ?, ?, ?, ?, ?, ?)", values)
            elif not digest:
                _mark(database, id, header)
            database.execute("DELETE FROM lines WHERE game = ? AND at >= ?", (id, start))
            mark = next_digest("", header)
            if start:
                query = "SELECT mark FROM lines WHERE game = ? AND at = ?"
                mark = database.execute(query, (id, start - 1)).fetchone()[0]
            for index, line in enumerate(lines, start):
                mark = next_digest(mark, line)
                database.execute("INSERT INTO lines VALUES (?, ?, ?, ?)", (id, index, line, mark))
            digest = next_digest(mark, redo)
            database.execute("INSERT OR REPLACE INTO glances VALUES (?, ?, ?)", (id, digest, glance))
            database.execute(
                "UPDATE games SET redo = ?, updated = ?, score = ?, winners = ?, version = ?, digest = ? WHERE id = ?",
                (redo, now, score, winners, version + 1, digest, id),
            )
        return int(version) + 1

    def add_all(self, games: Sequence[tuple[StoredGame, int]], new_texts: Sequence[tuple[TextEntry, str]] = ()) -> None:
        if new_texts:
            with self.transaction() as database:
                # Committed first: what a file contains is stored before any file is written.
                texts.take_over(database, self.folder)
        with refusing(self.folder), texts.reverting() as changed, self.transaction() as database:
            for kept, before in games:
                # While this transaction is open no other process writes; one that begins to play now finds its game
                # stale at its first change.
                if before and not self.is_free(kept.head.id):
                    raise Refusal("store.busy")
                _insert(database, kept, before)
            for entry, text in new_texts:
                texts.put(database, self.folder, entry, text, changed)

    def is_free(self, id: str) -> bool:
        try:
            self.lock(id).release()
        except Refusal as refusal:
            if refusal.id != "store.busy":
                raise
            return False
        return True

    def keep_winners(self, winners: Mapping[str, tuple[str, ...]]) -> None:
        rows = [(json.dumps(sides), id) for id, sides in winners.items()]
        with self.transaction() as database:
            # A game that was undone meanwhile has no points.
            database.executemany("UPDATE games SET winners = ? WHERE id = ? AND score IS NOT NULL", rows)

    # Own texts

    def texts(self, kind: str = "") -> Mapping[tuple[str, str], str]:
        """Return the user's own texts by kind and name: files in folders beside the games."""
        with refusing(self.folder):
            return texts.read(self.folder, kind)

    def text_entries(self, kind: str = "") -> Sequence[TextEntry]:
        with self._one_at_a_time, refusing(self.folder):
            return texts.entries(self.database, self.folder, kind)

    def text_of(self, origin: str, digest: str) -> str:
        with self._one_at_a_time, refusing(self.folder):
            return texts.content(self.database, self.folder, origin, digest)

    def put_text(self, entry: TextEntry, text: str | None) -> None:
        with self.transaction() as database:
            # Committed first: what a file contains is stored before the file is replaced.
            texts.take_over(database, self.folder)
        with refusing(self.folder), texts.reverting() as changed, self.transaction() as database:
            texts.put(database, self.folder, entry, text, changed)

    def drop_text(self, origin: str) -> None:
        with self.transaction() as database:
            texts.drop(database, origin)

    # Pairing

    def pairing_key(self) -> bytes:
        """Return the secret key of pairing cookies; created once, so that they stay valid after a restart."""
        path = self.folder / "pairing.key"
        with refusing(self.folder):
            stored = path.read_bytes() if path.exists() else b""
            if len(stored) != _KEY_BYTES:
                stored = secrets.token_bytes(_KEY_BYTES)
                durable.replace(path, stored)
        return stored


def _insert(database: sqlite3.Connection, kept: StoredGame, before: int) -> None:
    """Store a game in place of the one at version `before` (0: there is none). Raises Stale."""
    head = kept.head
    stored = database.execute("SELECT version FROM games WHERE id = ?", (head.id,)).fetchone() or (0,)
    if stored != (before,):
        raise Stale("answer.stale")
    database.execute("DELETE FROM games WHERE id = ?", (head.id,))
    score, winners = (None if value is None else json.dumps(value) for value in (head.score, head.winners))
    database.execute(
        "INSERT INTO games VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
        (head.id, head.game, head.title, kept.rows[0], kept.redo, head.created, head.updated, score,
         before + 1, digest_of(kept.rows, kept.redo), winners, ""),
    )  # fmt: skip
    marks = line_digests(kept.rows)[1:]
    lines = [(head.id, index, row, mark) for index, (row, mark) in enumerate(zip(kept.rows[1:], marks, strict=True))]
    database.executemany("INSERT INTO lines VALUES (?, ?, ?, ?)", lines)


def _mark(database: sqlite3.Connection, id: str, header: str) -> None:
    """Add running digests to a game that 0.4.0 has written, before its first change."""
    rows = [line for (line,) in database.execute("SELECT line FROM lines WHERE game = ? ORDER BY at", (id,))]
    marks = [(mark, id, index) for index, mark in enumerate(line_digests([header, *rows])[1:])]
    database.executemany("UPDATE lines SET mark = ? WHERE game = ? AND at = ?", marks)


def saved_of(row: Sequence[Any]) -> SavedEntry:
    """Return a list row from a row of the database."""
    values = dict(zip(_COLUMNS.split(", "), row, strict=False))
    for name in ("score", "winners"):
        try:
            values[name] = json.loads(values[name]) if values[name] is not None else None
        except (ValueError, TypeError, RecursionError):
            values[name] = ...
    return read_saved(values, _text(row[-1]))


def _glanced(saved: SavedEntry, glances: Mapping[str, tuple[str, str]]) -> SavedEntry:
    """Return a list row with its summary, if that belongs to the last change and is readable."""
    digest, text = glances.get(saved.id, ("", ""))
    if not text or digest != saved.digest or saved.trouble:
        return saved
    try:
        return msgspec.structs.replace(saved, glance=msgspec.json.decode(text, type=Summary))
    except (msgspec.DecodeError, UnicodeError):
        return saved


def read_game(database: sqlite3.Connection, id: str) -> StoredGame:
    """Read a saved game from the database. Raises Refusal."""
    row = database.execute(
        f"SELECT {_COLUMNS}, redo, header FROM games WHERE id = ? AND deleted = ''", (id,)
    ).fetchone()
    if row is None:
        raise Refusal("store.unknown", given=id[:40])
    lines = database.execute("SELECT line, mark FROM lines WHERE game = ? ORDER BY at", (id,)).fetchall()
    rows = (_text(row[-1]), *(_text(line) for line, _ in lines))
    marks = tuple(_text(mark) for _, mark in lines) if row[_COLUMNS.split(", ").index("digest")] else ()
    return StoredGame(saved_of(row), rows, _text(row[-2]), marks)


def _text(value: object) -> str:
    """Return a database value as text, even if it is damaged."""
    if isinstance(value, bytes):
        return value.decode("utf-8", "surrogateescape")
    return "" if value is None else str(value)
