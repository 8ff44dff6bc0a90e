"""The store: what is written when, and what happens when it cannot be written."""

from __future__ import annotations

import errno
import json
import os
import sqlite3
import threading
import time
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

from visavis.core import Notice, Refusal, Session, Stale
from visavis.core.game import Game
from visavis.core.log import Over, write_line, write_log
from visavis.core.running import Redo
from visavis.core.saves import DAYS_IN_BIN, Saved, checked_title, new_id, read_redo, write_redo
from visavis.store.lock import Lock

VERSION = 1
_APPLICATION = 0x56495341
"""Marks the file as ours ("VISA")."""
_PATIENCE = 0.3
_BIN = """
CREATE TABLE IF NOT EXISTS bin (
    id TEXT PRIMARY KEY,
    row TEXT NOT NULL,
    lines TEXT NOT NULL,
    deleted TEXT NOT NULL
) WITHOUT ROWID
"""
"""Deleted games, for as long as they can be brought back; made with the first of them."""
_SCHEMA = """
CREATE TABLE games (
    id TEXT PRIMARY KEY,
    game TEXT NOT NULL,
    title TEXT NOT NULL,
    header TEXT NOT NULL,
    redo TEXT NOT NULL,
    created TEXT NOT NULL,
    updated TEXT NOT NULL,
    score TEXT
) WITHOUT ROWID;
CREATE TABLE lines (
    game TEXT NOT NULL REFERENCES games ON DELETE CASCADE,
    at INTEGER NOT NULL,
    line TEXT NOT NULL,
    PRIMARY KEY (game, at)
) WITHOUT ROWID;
"""


def data_folder(environment: Mapping[str, str] | None = None) -> Path:
    """Where saved games lie: VISAVIS_HOME, or `visavis` in the user's data directory (XDG)."""
    environment = os.environ if environment is None else environment
    if home := environment.get("VISAVIS_HOME"):
        return Path(home)
    data = environment.get("XDG_DATA_HOME", "")
    # A relative path in XDG_DATA_HOME is to be ignored, says the specification.
    return (Path(data) if os.path.isabs(data) else Path.home() / ".local" / "share") / "visavis"


class SavedGame:
    """A saved game that is being played: it writes every change, and holds the lock at least while it does so."""

    def __init__(self, store: Store, id: str, session: Session[Any], lock: Lock | None, sure: int, mark: str) -> None:
        self.id = id
        self.session = session
        self._store = store
        self._lock = lock
        self._sure = sure
        """So many lines in the file are known to be those of the session."""
        self._mark = mark
        """When the game was changed last, as far as this one knows."""
        session.keeper = self._keep

    @property
    def fresh(self) -> bool:
        """Whether the session is as the file has it: no other program has played on or deleted it."""
        return self._lock is not None or self._store._changed(self.id) == self._mark

    def rest(self) -> None:
        """Give the lock back until the next change, so that another program can play on."""
        if self._lock is not None:
            self._lock.release()
            self._lock = None

    @contextmanager
    def awake(self) -> Iterator[None]:
        """Hold the lock for a change; a Refusal if another program has it, Stale if another one has played on."""
        if self._lock is not None:
            yield
            return
        self._lock = self._store._lock(self.id)
        try:
            if self._store._changed(self.id) != self._mark:
                raise Stale("answer.stale")
            yield
        finally:
            self.rest()

    def _keep(self, session: Session[Any], first: int) -> None:
        with self.awake():
            start = self._sure = min(first, self._sure)
            self._mark = self._store._write(self.id, session, start)
            self._sure = len(session.lines)

    def close(self) -> None:
        """Stop playing; the game stays saved."""
        self.session.keeper = None
        self.rest()

    def __enter__(self) -> SavedGame:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()


class Store:
    """All saved games of a user. Whatever cannot be done is a Refusal, and nothing has changed then.

    Several threads may use it: each transaction and each look holds the lock. A saved game that is
    being played belongs to one thread at a time.
    """

    def __init__(self, folder: Path, database: sqlite3.Connection, notices: tuple[Notice, ...]) -> None:
        self.folder = folder
        self.notices = notices
        self._database = database
        self._one_at_a_time = threading.RLock()

    # Opening

    @classmethod
    def open(cls, folder: Path | None = None) -> Store:
        """The store; it is made if there is none. A damaged one is put aside and told in `notices`."""
        folder = folder or data_folder()
        path = folder / "games.db"
        with _refusing(path):
            folder.mkdir(parents=True, exist_ok=True, mode=0o700)
            if (database := _opened(path)) is not None:
                return cls(folder, database, ())
            kept = _aside(path)
            fresh = _opened(path)
            if fresh is None:
                raise Refusal("store.damaged_now", path=str(path))
            return cls(folder, fresh, (Notice("store.damaged", {"kept": kept.name}),))

    def close(self) -> None:
        """Close the file."""
        with self._one_at_a_time:
            self._database.close()

    def __enter__(self) -> Store:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    @contextmanager
    def _transaction(self) -> Iterator[sqlite3.Connection]:
        """All of it or nothing."""
        with self._one_at_a_time, _refusing(self.folder / "games.db"), self._database:
            self._database.execute("BEGIN IMMEDIATE")
            yield self._database

    def _rows(self, query: str, *args: object) -> list[tuple[Any, ...]]:
        with self._one_at_a_time, _refusing(self.folder / "games.db"):
            return self._database.execute(query, args).fetchall()

    # Looking

    def games(self) -> tuple[Saved, ...]:
        """All saved games, the one that was played last first."""
        columns = "id, game, title, created, updated, score, header"
        return tuple(_saved(*row) for row in self._rows(f"SELECT {columns} FROM games ORDER BY updated DESC, id"))

    def find(self, given: str) -> Saved:
        """A saved game by its id or the start of its id."""
        games = self.games()
        found = [saved for saved in games if saved.id == given] or [
            saved for saved in games if given and saved.id.startswith(given.casefold())
        ]
        if not found:
            raise Refusal("store.unknown", given=given[:40])
        if len(found) > 1:
            raise Refusal("store.ambiguous", given=given[:40], options=tuple(saved.id for saved in found))
        return found[0]

    def latest(self) -> Saved:
        """The game that was played last and is not over."""
        for saved in self.games():
            if not saved.over:
                return saved
        raise Refusal("store.none")

    def load(self, id: str) -> Session[Any]:
        """A saved game to look at; what is done to it is not saved."""
        return Session.load(self.export(id))

    def export(self, id: str) -> str:
        """A saved game as the text of a log file."""
        id = self.find(id).id
        # One statement, so that a game that is being played is seen at one moment.
        rows = self._rows(
            "SELECT -1, header FROM games WHERE id = ? UNION ALL SELECT at, line FROM lines WHERE game = ? ORDER BY 1",
            id,
            id,
        )
        return "".join(line + "\n" for _, line in rows)

    # Playing

    def create(self, session: Session[Any], title: str = "") -> SavedGame:
        """Save a new game, and every change of it from now on."""
        id = new_id()
        lock = self._lock(id)
        try:
            mark = self._write(id, session, 0, checked_title(title))
        except BaseException:
            lock.release()
            raise
        return SavedGame(self, id, session, lock, len(session.lines), mark)

    def resume(self, id: str) -> SavedGame:
        """Go on with a saved game. Nothing is written before the first change."""
        id = self.find(id).id
        lock = self._lock(id)
        try:
            return self._opened(id, lock)
        except BaseException:
            lock.release()
            raise

    def follow(self, id: str) -> SavedGame:
        """Look at a saved game that another program may be playing; the lock is taken only for a change."""
        return self._opened(self.find(id).id, None)

    def _opened(self, id: str, lock: Lock | None) -> SavedGame:
        # The mark first: whatever is written meanwhile makes it an old one.
        mark, text = self._changed(id), self.export(id)
        session = Session.load(text)
        session.redo_list = self._redo_list(id, session.game)
        # Running the unfinished step again may have given other lines than those in the file.
        stored, now = text.splitlines()[1:], write_log(session.header, session.lines).splitlines()[1:]
        sure = next((at for at, pair in enumerate(zip(stored, now, strict=False)) if pair[0] != pair[1]), len(now))
        return SavedGame(self, id, session, lock, min(sure, len(stored)), mark)

    def branch(self, id: str, at: int, title: str = "") -> SavedGame:
        """A new saved game that has another one's log before line `at`."""
        return self.create(self.load(id).branch(at), title)

    def import_(self, text: str | bytes, title: str = "") -> SavedGame:
        """Save a game from the text of a log file; or BadLog with the line that is wrong."""
        return self.create(Session.load(text), title)

    def rename(self, id: str, title: str) -> None:
        """Give a saved game another title."""
        id, title = self.find(id).id, checked_title(title)
        with self._transaction() as database:
            database.execute("UPDATE games SET title = ? WHERE id = ?", (title, id))

    def delete(self, id: str) -> None:
        """Remove a saved game that nobody is playing; for a month it can be restored."""
        id = self.find(id).id
        lock = self._lock(id)
        now = datetime.now(UTC)
        try:
            with self._transaction() as database:
                row = database.execute("SELECT * FROM games WHERE id = ?", (id,)).fetchone()
                lines = database.execute("SELECT line FROM lines WHERE game = ? ORDER BY at", (id,)).fetchall()
                texts = (json.dumps(row), json.dumps([line for (line,) in lines]), now.isoformat())
                database.execute(_BIN)
                database.execute("INSERT OR REPLACE INTO bin VALUES (?, ?, ?, ?)", (id, *texts))
                long_ago = (now - timedelta(days=DAYS_IN_BIN)).isoformat()
                database.execute("DELETE FROM bin WHERE deleted < ?", (long_ago,))
                database.execute("DELETE FROM games WHERE id = ?", (id,))
        finally:
            lock.release()

    def restore(self, id: str) -> None:
        """Bring back a game that was deleted, under its own id."""
        with self._transaction() as database:
            database.execute(_BIN)
            found = database.execute("SELECT row, lines FROM bin WHERE id = ?", (id,)).fetchone()
            if found is None:
                raise Refusal("store.unknown", given=id[:40])
            row, lines = (json.loads(text) for text in found)
            database.execute("INSERT INTO games VALUES (?, ?, ?, ?, ?, ?, ?, ?)", row)
            database.executemany(
                "INSERT INTO lines VALUES (?, ?, ?)", [(id, at, line) for at, line in enumerate(lines)]
            )
            database.execute("DELETE FROM bin WHERE id = ?", (id,))

    # Writing

    def _lock(self, id: str) -> Lock:
        """The lock of a game. A page holds it only while it answers: that is waited for, a short while."""
        end = time.monotonic() + _PATIENCE
        while True:
            with _refusing(self.folder):
                lock = Lock.take(self.folder / f"{id}.lock")
            if lock is not None:
                return lock
            if time.monotonic() > end:
                raise Refusal("store.busy")
            time.sleep(0.02)

    def _changed(self, id: str) -> str:
        """When a game was changed last; nothing if it is not there."""
        return next((mark for (mark,) in self._rows("SELECT updated FROM games WHERE id = ?", id)), "")

    def _write(self, id: str, session: Session[Any], start: int, title: str = "") -> str:
        """Write the lines from `start` on in one transaction; later ones that are gone are removed. Says when."""
        lines = [(id, at, write_line(session.lines[at])) for at in range(start, len(session.lines))]
        last = session.lines[-1] if session.lines else None
        score = json.dumps(last.over) if isinstance(last, Over) else None
        redo = write_redo(session.redo_list)
        header, now = write_line(session.header), datetime.now(UTC).isoformat(timespec="microseconds")
        with self._transaction() as database:
            database.execute(
                "INSERT INTO games VALUES (?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT (id) DO UPDATE"
                " SET redo = excluded.redo, updated = excluded.updated, score = excluded.score",
                (id, session.header.game, title, header, redo, now, now, score),
            )
            database.execute("DELETE FROM lines WHERE game = ? AND at >= ?", (id, start))
            database.executemany("INSERT INTO lines VALUES (?, ?, ?)", lines)
        return now

    def _redo_list(self, id: str, game: Game[Any]) -> list[Redo]:
        ((text,),) = self._rows("SELECT redo FROM games WHERE id = ?", id)
        return read_redo(text, game)


def _saved(id: str, game: str, title: str, created: str, updated: str, score: str | None, header: str) -> Saved:
    found = json.loads(header)
    points = json.loads(score) if score else None
    return Saved(id, game, title, created, updated, points, found.get("options", {}), found.get("seats", {}))


def _opened(path: Path) -> sqlite3.Connection | None:
    """A sound database with our tables, made if there is none; None if it is damaged or not ours."""
    database = sqlite3.connect(path, isolation_level=None, timeout=5, check_same_thread=False)
    try:
        database.execute("PRAGMA foreign_keys = ON")
        # With a rollback journal, EXTRA also makes the removal of the journal durable: what was
        # committed is there after a power cut too.
        database.execute("PRAGMA synchronous = EXTRA")
        if database.execute("PRAGMA quick_check").fetchone() != ("ok",):
            raise sqlite3.DatabaseError
        version, application = (database.execute(f"PRAGMA {name}").fetchone()[0] for name in _MARKS)
        if (version, application) == (0, 0) and not database.execute("SELECT 1 FROM sqlite_master").fetchone():
            _make(database)
        elif application != _APPLICATION:
            raise sqlite3.DatabaseError
        elif version != VERSION:
            raise Refusal("store.newer", path=str(path), given=version, expected=VERSION)
        database.execute("SELECT id, game, title, header, redo, created, updated, score FROM games LIMIT 1")
        return database
    except sqlite3.DatabaseError as wrong:
        database.close()
        if isinstance(wrong, sqlite3.OperationalError) and not _is_damage(wrong):
            raise
        return None
    except BaseException:
        database.close()
        raise


_MARKS = ("user_version", "application_id")


def _make(database: sqlite3.Connection) -> None:
    """The tables; another process may be making them at the same moment."""
    with database:
        database.execute("BEGIN IMMEDIATE")
        if database.execute("SELECT 1 FROM sqlite_master").fetchone():
            return
        for statement in _SCHEMA.split(";"):
            database.execute(statement)
        database.execute(f"PRAGMA user_version = {VERSION}")
        database.execute(f"PRAGMA application_id = {_APPLICATION}")


def _is_damage(wrong: sqlite3.Error) -> bool:
    code = getattr(wrong, "sqlite_errorcode", 0) & 0xFF
    return code in (sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB) or "no such" in str(wrong)


def _aside(path: Path) -> Path:
    """Put a damaged file aside under a new name, with what SQLite keeps beside it."""
    n = 1
    while True:
        kept = path.with_name(f"{path.name}.damaged-{n}")
        try:
            # Taking the name first makes sure that nothing is ever overwritten.
            os.close(os.open(kept, os.O_CREAT | os.O_EXCL, 0o600))
            break
        except FileExistsError:
            n += 1
    path.replace(kept)
    for extra in ("-journal", "-wal", "-shm"):
        beside = path.with_name(path.name + extra)
        if beside.exists():
            beside.rename(kept.with_name(kept.name + extra))
    return kept


@contextmanager
def _refusing(path: Path) -> Iterator[None]:
    """Turn what SQLite or the file system cannot do into a refusal."""
    try:
        yield
    except sqlite3.Error as wrong:
        raise _refusal(wrong, path) from wrong
    except (PermissionError, NotADirectoryError, FileExistsError) as wrong:
        raise Refusal("store.read_only", path=str(path.parent if path.suffix == ".db" else path)) from wrong
    except OSError as wrong:
        if wrong.errno in (errno.ENOSPC, errno.EDQUOT):
            raise Refusal("store.full") from wrong
        if wrong.errno == errno.EROFS:
            raise Refusal("store.read_only", path=str(path)) from wrong
        raise Refusal("store.failed", path=str(path), says=wrong.strerror or str(wrong)) from wrong


def _refusal(wrong: sqlite3.Error, path: Path) -> Refusal:
    code = getattr(wrong, "sqlite_errorcode", 0)
    match code & 0xFF:
        case sqlite3.SQLITE_FULL:
            return Refusal("store.full")
        case sqlite3.SQLITE_IOERR if code in (sqlite3.SQLITE_IOERR_WRITE, sqlite3.SQLITE_IOERR_TRUNCATE):
            return Refusal("store.full")
        case sqlite3.SQLITE_BUSY | sqlite3.SQLITE_LOCKED:
            return Refusal("store.locked")
        case sqlite3.SQLITE_READONLY | sqlite3.SQLITE_CANTOPEN | sqlite3.SQLITE_PERM:
            return Refusal("store.read_only", path=str(path.parent))
        case sqlite3.SQLITE_CORRUPT | sqlite3.SQLITE_NOTADB:
            return Refusal("store.damaged_now", path=str(path))
    return Refusal("store.failed", path=str(path), says=str(wrong))
