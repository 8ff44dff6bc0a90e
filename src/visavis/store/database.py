"""The SQLite file of saved games: schema, migrations, and translation of errors to refusals."""

from __future__ import annotations

import errno
import json
import os
import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

from visavis.core.refusal import Refusal
from visavis.core.saves.format import usable_id
from visavis.store import bin, tables, texts
from visavis.store.durable import sync_folder

VERSION = 3
"""3: games may have tables (`tables.py`), whose secrets an older Visavis would show."""
_APPLICATION = 0x56495341
"""SQLite application id of our files ("VISA")."""
_SCHEMA = """
CREATE TABLE games (
    id TEXT PRIMARY KEY,
    game TEXT NOT NULL,
    title TEXT NOT NULL,
    header TEXT NOT NULL,
    redo TEXT NOT NULL,
    created TEXT NOT NULL,
    updated TEXT NOT NULL,
    score TEXT,
    version INTEGER NOT NULL DEFAULT 1,
    digest TEXT NOT NULL DEFAULT '',
    winners TEXT,
    deleted TEXT NOT NULL DEFAULT ''
) WITHOUT ROWID;
CREATE TABLE lines (
    game TEXT NOT NULL REFERENCES games ON DELETE CASCADE,
    at INTEGER NOT NULL,
    line TEXT NOT NULL,
    mark TEXT NOT NULL DEFAULT '',
    PRIMARY KEY (game, at)
) WITHOUT ROWID;
"""
_UP_TO_2 = """
ALTER TABLE games ADD COLUMN version INTEGER NOT NULL DEFAULT 1;
ALTER TABLE games ADD COLUMN digest TEXT NOT NULL DEFAULT '';
ALTER TABLE games ADD COLUMN winners TEXT;
ALTER TABLE games ADD COLUMN deleted TEXT NOT NULL DEFAULT '';
ALTER TABLE lines ADD COLUMN mark TEXT NOT NULL DEFAULT '';
"""
_GLANCES = """
CREATE TABLE IF NOT EXISTS glances (
    game TEXT PRIMARY KEY REFERENCES games ON DELETE CASCADE,
    digest TEXT NOT NULL,
    glance TEXT NOT NULL
) WITHOUT ROWID
"""
"""Summary of a game when its log had this digest.

A separate table: 0.5.0 can continue a game in the same file without updating it, and the entry is stale then.
"""
_MARKS = ("user_version", "application_id")


def text_of(raw: bytes) -> str:
    """Decode a text of the file; invalid UTF-8 is preserved, so that one damaged text does not affect others."""
    return raw.decode("utf-8", "surrogateescape")


def connect(path: Path) -> sqlite3.Connection:
    """Connect to a database file without validation."""
    database = sqlite3.connect(path, isolation_level=None, timeout=5, check_same_thread=False)
    database.text_factory = text_of
    return database


def sound(path: Path) -> sqlite3.Connection | None:
    """Return a connection to a valid database with our schema, created if missing; None if corrupt or not ours."""
    database = connect(path)
    try:
        database.execute("PRAGMA foreign_keys = ON")
        # With a rollback journal, EXTRA also makes the removal of the journal durable: what was committed survives a
        # power failure.
        database.execute("PRAGMA synchronous = EXTRA")
        # On macOS this flushes the cache of the disk; elsewhere it has no effect.
        database.execute("PRAGMA fullfsync = ON")
        if database.execute("PRAGMA quick_check").fetchone() != ("ok",):
            raise sqlite3.DatabaseError
        version, application = (database.execute(f"PRAGMA {name}").fetchone()[0] for name in _MARKS)
        if (version, application) == (0, 0) and not database.execute("SELECT 1 FROM sqlite_master").fetchone():
            _make(database)
        elif application != _APPLICATION:
            raise sqlite3.DatabaseError
        elif version in (1, 2):
            _up(database)
        elif version != VERSION:
            raise Refusal("store.newer", path=str(path), given=version, expected=VERSION)
        database.execute("SELECT id, game, title, header, redo, created, updated, score, deleted FROM games LIMIT 1")
        with suppress(sqlite3.OperationalError):
            # A read-only file may lack these tables; lists show less then.
            for statement in (_GLANCES, *bin.TABLES, *texts.TABLES):
                database.execute(statement)
            _map_ids(database)
        return database
    except sqlite3.DatabaseError as wrong:
        database.close()
        if isinstance(wrong, sqlite3.OperationalError) and not is_damage(wrong):
            raise
        return None
    except BaseException:
        database.close()
        raise


def _make(database: sqlite3.Connection) -> None:
    """Create the tables; safe if another process does so concurrently."""
    with database:
        database.execute("BEGIN IMMEDIATE")
        if database.execute("SELECT 1 FROM sqlite_master").fetchone():
            return
        for statement in _SCHEMA.split(";"):
            database.execute(statement)
        _add_tables(database)
        database.execute(f"PRAGMA user_version = {VERSION}")
        database.execute(f"PRAGMA application_id = {_APPLICATION}")


def _up(database: sqlite3.Connection) -> None:
    """Migrate an older schema in one transaction; safe if another process does so concurrently.

    A file of version 2 that cannot be written stays as it is: it has no tables.
    """
    try:
        with database:
            database.execute("BEGIN IMMEDIATE")
            version = database.execute("PRAGMA user_version").fetchone()[0]
            if version == 1:
                _up_from_1(database)
            if version < VERSION:
                _add_tables(database)
                database.execute(f"PRAGMA user_version = {VERSION}")
    except sqlite3.OperationalError:
        if database.execute("PRAGMA user_version").fetchone() == (1,):
            raise


def _add_tables(database: sqlite3.Connection) -> None:
    for statement in tables.SCHEMA.split(";"):
        database.execute(statement)


def _up_from_1(database: sqlite3.Connection) -> None:
    """Migrate the schema of 0.4.0."""
    add_columns(database)
    if database.execute("SELECT 1 FROM sqlite_master WHERE name = 'bin'").fetchone():
        for id, row, lines, deleted in database.execute("SELECT id, row, lines, deleted FROM bin").fetchall():
            _out_of_old_bin(database, id, row, lines, deleted)
        database.execute("DROP TABLE bin")


def _map_ids(database: sqlite3.Connection) -> None:
    """Map the ids of games that no address can carry, which 1.1.0 and older took over from bundles."""
    query = "SELECT id FROM games WHERE id GLOB '*[^a-z0-9]*' OR length(id) NOT BETWEEN 1 AND 40"
    if not database.execute(query).fetchone():
        return
    with database:
        database.execute("BEGIN IMMEDIATE")
        database.execute("PRAGMA defer_foreign_keys = ON")
        for (id,) in database.execute(query).fetchall():
            new = usable_id(id)
            if not database.execute("SELECT 1 FROM games WHERE id = ?", (new,)).fetchone():
                database.execute("UPDATE games SET id = ? WHERE id = ?", (new, id))
                for table in ("lines", "glances", "binned"):
                    database.execute(f"UPDATE {table} SET game = ? WHERE game = ?", (new, id))


def add_columns(database: sqlite3.Connection) -> None:
    """Add the columns that the tables of 0.4.0 lack."""
    for statement in _UP_TO_2.split(";"):
        database.execute(statement)


def _out_of_old_bin(database: sqlite3.Connection, id: str, row: str, lines: str, deleted: str) -> None:
    """Migrate a deleted game: a copy in a separate table becomes a game that is marked as deleted."""
    values, texts = json.loads(row), json.loads(lines)
    if values is None or database.execute("SELECT 1 FROM games WHERE id = ?", (id,)).fetchone():
        # Nothing was left of a game that was deleted twice concurrently; an existing game is newer than its copy.
        return
    columns = "id, game, title, header, redo, created, updated, score, deleted"
    database.execute(f"INSERT INTO games ({columns}) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)", (*values, deleted))
    rows = [(id, index, line) for index, line in enumerate(texts)]
    database.executemany("INSERT INTO lines (game, at, line) VALUES (?, ?, ?)", rows)


def is_damage(wrong: sqlite3.Error) -> bool:
    """Return True if the file is corrupt or lacks our tables."""
    code = getattr(wrong, "sqlite_errorcode", 0) & 0xFF
    return code in (sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB) or "no such" in str(wrong)


def put_aside(path: Path) -> Path:
    """Rename a corrupt database to `NAME.damaged-N` with its -journal, -wal and -shm files. Never overwrites a file."""
    n = 1
    while True:
        kept = path.with_name(f"{path.name}.damaged-{n}")
        try:
            # Creating the name exclusively first makes sure that nothing is ever overwritten.
            os.close(os.open(kept, os.O_CREAT | os.O_EXCL, 0o600))
            break
        except FileExistsError:
            n += 1
    moved: list[tuple[Path, Path]] = []
    try:
        for extra in ("", "-journal", "-wal", "-shm"):
            beside, to = path.with_name(path.name + extra), kept.with_name(kept.name + extra)
            if beside.exists():
                beside.replace(to)
                moved.append((beside, to))
        # Before another file takes the name.
        sync_folder(path.parent)
    except BaseException:
        # Otherwise the next start would begin anew without a word.
        with suppress(OSError):
            for beside, to in reversed(moved):
                to.replace(beside)
            if not moved:
                kept.unlink()
        raise
    return kept


@contextmanager
def refusing(path: Path) -> Iterator[None]:
    """Context manager: translate errors of SQLite and the file system to Refusal."""
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
