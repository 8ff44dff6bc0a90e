"""The store: what is written when, and what happens when it cannot be written."""

from __future__ import annotations

import json
import os
import sqlite3
import sys
import threading
import time
from collections.abc import Container, Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import msgspec

from visavis.core import Notice, Refusal, Session, Stale
from visavis.core.play.log import write_line, write_log
from visavis.core.saves.format import (
    SavedEntry,
    StoredGame,
    Summary,
    checked_title,
    digest_of,
    end_of_bin,
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
from visavis.store import texts
from visavis.store.database import put_aside, refusing, sound
from visavis.store.lock import Lock
from visavis.store.saved_game import SavedGame

_PATIENCE = 0.3
_COLUMNS = "id, game, title, created, updated, score, version, digest, winners, deleted"


def data_folder(environment: Mapping[str, str] | None = None) -> Path:
    """Where saved games lie: VISAVIS_HOME, or `visavis` in the user's data directory (XDG; on Windows LOCALAPPDATA)."""
    environment = os.environ if environment is None else environment
    if home := environment.get("VISAVIS_HOME"):
        return Path(home)
    data = environment.get("XDG_DATA_HOME", "")
    usual = Path.home() / ".local" / "share" / "visavis"
    # Where 0.5.0 has left games on a Windows, they stay.
    if sys.platform == "win32" and not data and not usual.is_dir():
        data = environment.get("LOCALAPPDATA", "")
    # A relative path in XDG_DATA_HOME is to be ignored, says the specification.
    return Path(data) / "visavis" if os.path.isabs(data) else usual


class Store(Shelf):
    """All saved games of a user. Whatever cannot be done is a Refusal, and nothing has changed then.

    Several threads may use it: each transaction and each look holds the lock. A saved game that is
    being played belongs to one thread at a time.
    """

    def __init__(self, folder: Path, database: sqlite3.Connection, notices: tuple[Notice, ...]) -> None:
        self.folder = folder
        self.notices = notices
        self.database = database
        """The connection to the file; changes are made within `transaction`."""
        self._one_at_a_time = threading.RLock()

    # Opening

    @classmethod
    def open(cls, folder: Path | None = None) -> Store:
        """The store; it is made if there is none. A damaged one is put aside and told in `notices`."""
        folder = folder or data_folder()
        path = folder / "games.db"
        with refusing(path):
            folder.mkdir(parents=True, exist_ok=True, mode=0o700)
            if (database := sound(path)) is not None:
                return cls(folder, database, ())
            kept = put_aside(path)
            fresh = sound(path)
            if fresh is None:
                raise Refusal("store.damaged_now", path=str(path))
            return cls(folder, fresh, (Notice("store.damaged", {"kept": kept.name}),))

    def close(self) -> None:
        """Close the file."""
        with self._one_at_a_time:
            self.database.close()

    def __enter__(self) -> Store:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    @contextmanager
    def transaction(self, how: str = "IMMEDIATE") -> Iterator[sqlite3.Connection]:
        """All of it or nothing; and all of it at one moment."""
        with self._one_at_a_time, refusing(self.folder / "games.db"), self.database:
            self.database.execute(f"BEGIN {how}")
            yield self.database

    def _rows(self, query: str, *args: object) -> list[tuple[Any, ...]]:
        with self._one_at_a_time, refusing(self.folder / "games.db"):
            return self.database.execute(query, args).fetchall()

    # Looking

    def games(self) -> tuple[SavedEntry, ...]:
        """All saved games, the one that was played last first."""
        query = f"SELECT {_COLUMNS}, header FROM games WHERE deleted = '' ORDER BY updated DESC, id"
        glances = self._glances()
        return tuple(_glanced(saved_of(row), glances) for row in self._rows(query))

    def _glances(self) -> dict[str, tuple[str, str]]:
        """Where the games were, each with the digest that its log had there."""
        try:
            with self._one_at_a_time:
                rows = self.database.execute("SELECT game, digest, glance FROM glances").fetchall()
        except sqlite3.Error:
            # A file that could not be written to when it was opened has no such table.
            return {}
        return {id: (digest, glance) for id, digest, glance in rows}

    def find(self, given: str) -> SavedEntry:
        """A saved game by its id or the start of its id; by its id without reading the whole list."""
        if not given.isascii():
            # No id has such letters, and some of them no database takes.
            raise Refusal("store.unknown", given=given[:40])
        rows = self._rows(f"SELECT {_COLUMNS}, header FROM games WHERE id = ? AND deleted = ''", given)
        return saved_of(rows[0]) if rows else super().find(given)

    def bin(self) -> tuple[SavedEntry, ...]:
        """The deleted games that can still be brought back, the last one first."""
        query = f"SELECT {_COLUMNS}, header FROM games WHERE deleted > ? ORDER BY deleted DESC, id"
        return tuple(saved_of(row) for row in self._rows(query, end_of_bin()))

    def read(self, id: str) -> StoredGame:
        """A saved game as it is written down, all of it at one moment."""
        with self.transaction("DEFERRED") as database:
            return read_game(database, id)

    def want(self, ids: Sequence[str]) -> None:
        """Nothing has to be fetched here."""

    def version_of(self, id: str) -> int:
        """How often a game was changed; 0 if it is not there."""
        rows = self._rows("SELECT version FROM games WHERE id = ? AND deleted = ''", id)
        return next((version for (version,) in rows), 0)

    # Playing

    def create(self, session: Session, title: str = "") -> SavedGame:
        """Save a new game, and every change of it from now on."""
        id = new_id()
        lock = self.lock(id)
        try:
            version = self.write(id, session, 0, (0,), checked_title(title))
        except BaseException:
            lock.release()
            raise
        return SavedGame(self, id, session, lock, len(session.lines), version)

    def resume(self, id: str) -> SavedGame:
        """Go on with a saved game. Nothing is written before the first change."""
        id = self.find(id).id
        lock = self.lock(id)
        try:
            found = self._opened(id, lock)
            if found.looking is not None:
                raise found.looking
            return found
        except BaseException:
            lock.release()
            raise

    def follow(self, id: str) -> SavedGame:
        """Look at a saved game that another program may be playing; the lock is taken only for a change."""
        return self._opened(self.find(id).id, None)

    def _opened(self, id: str, lock: Lock | None) -> SavedGame:
        kept = self.read(id)
        if kept.head.trouble:
            raise Refusal("store.row", given=id)
        session = opened(kept)
        # Running the unfinished step again may have given other lines than those in the file.
        stored, now = kept.rows[1:], write_log(session.header, session.lines).splitlines()[1:]
        sure = next((at for at, pair in enumerate(zip(stored, now, strict=False)) if pair[0] != pair[1]), len(now))
        looking = None if kept.intact else Refusal("store.changed", given=id)
        return SavedGame(self, id, session, lock, min(sure, len(stored)), kept.head.version, looking)

    def branch(self, id: str, at: int, title: str = "") -> SavedGame:
        """A new saved game that has another one's log before line `at`."""
        return self.create(self.load(id).branch(at), title)

    def import_(self, text: str | bytes, title: str = "") -> SavedGame:
        """Save a game from the text of a log file; or BadLog with the line that is wrong."""
        return self.create(Session.load(text), title)

    def rename(self, id: str, title: str) -> None:
        """Give a saved game another title."""
        id, title = self.find(id).id, checked_title(title)
        with self.transaction() as database:
            database.execute("UPDATE games SET title = ? WHERE id = ?", (title, id))

    def delete(self, id: str) -> None:
        """Put a saved game that nobody is playing into the bin; for a month it can be restored."""
        id = self.find(id).id
        lock = self.lock(id)
        try:
            with self.transaction() as database:
                done = database.execute(
                    "UPDATE games SET deleted = ?, version = version + 1 WHERE id = ? AND deleted = ''", (moment(), id)
                )
                if not done.rowcount:
                    raise Refusal("store.unknown", given=id[:40])
                database.execute("DELETE FROM games WHERE deleted > '' AND deleted < ?", (end_of_bin(),))
        finally:
            lock.release()

    def restore(self, id: str) -> SavedEntry:
        """Bring back a game that was deleted, as it was."""
        found = self.find_deleted(id)
        with self.transaction() as database:
            done = database.execute(
                "UPDATE games SET deleted = '', version = version + 1 WHERE id = ? AND deleted > ''", (found.id,)
            )
            if not done.rowcount:
                raise Refusal("store.unknown", given=id[:40])
        return found

    # Writing

    def lock(self, id: str) -> Lock:
        """The lock of a game. A page holds it only while it answers: that is waited for, a short while."""
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
        """Write the lines from `start` on in one transaction; later ones that are gone are removed.

        Gives the version of the game now. One that is at no `known` version (0: it is not there) is left alone: Stale.
        """
        lines = [write_line(session.lines[at]) for at in range(start, len(session.lines))]
        header, redo, now = write_line(session.header), write_redo(session.history.redo_list), moment()
        score, winners = (None if one is None else json.dumps(one) for one in outcome(session))
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
            for at, line in enumerate(lines, start):
                mark = next_digest(mark, line)
                database.execute("INSERT INTO lines VALUES (?, ?, ?, ?)", (id, at, line, mark))
            digest = next_digest(mark, redo)
            database.execute("INSERT OR REPLACE INTO glances VALUES (?, ?, ?)", (id, digest, glance))
            database.execute(
                "UPDATE games SET redo = ?, updated = ?, score = ?, winners = ?, version = ?, digest = ? WHERE id = ?",
                (redo, now, score, winners, version + 1, digest, id),
            )
        return int(version) + 1

    def add(self, kept: StoredGame, before: int = 0) -> None:
        """Write a saved game as it is; over the one that is at version `before`, if that is not 0."""
        head = kept.head
        lock = self.lock(head.id)
        try:
            with self.transaction() as database:
                found = database.execute("SELECT version FROM games WHERE id = ?", (head.id,)).fetchone() or (0,)
                if found != (before,):
                    raise Stale("answer.stale")
                database.execute("DELETE FROM games WHERE id = ?", (head.id,))
                score, winners = (None if one is None else json.dumps(one) for one in (head.score, head.winners))
                database.execute(
                    "INSERT INTO games VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
                    (head.id, head.game, head.title, kept.rows[0], kept.redo, head.created, head.updated, score,
                     before + 1, digest_of(kept.rows, kept.redo), winners, ""),
                )  # fmt: skip
                marks = line_digests(kept.rows)[1:]
                lines = [
                    (head.id, at, row, mark) for at, (row, mark) in enumerate(zip(kept.rows[1:], marks, strict=True))
                ]
                database.executemany("INSERT INTO lines VALUES (?, ?, ?, ?)", lines)
        finally:
            lock.release()

    def keep_winners(self, winners: Mapping[str, tuple[str, ...]]) -> None:
        """Keep who won: what was found out for games that have it not kept yet."""
        found = [(json.dumps(sides), id) for id, sides in winners.items()]
        with self.transaction() as database:
            # A game that was undone meanwhile has no points.
            database.executemany("UPDATE games SET winners = ? WHERE id = ? AND score IS NOT NULL", found)

    # Own texts

    def texts(self) -> Mapping[tuple[str, str], str]:
        """The person's own texts by kind and name: files in folders beside the games."""
        with refusing(self.folder):
            return texts.read(self.folder)

    def add_text(self, kind: str, name: str, text: str) -> None:
        """Keep a text under a name that is free."""
        with refusing(self.folder):
            texts.write(self.folder, kind, name, text)

    def keep_text(self, kind: str, name: str, text: str) -> None:
        """Keep a text under a name, in place of the one that is there."""
        with refusing(self.folder):
            texts.replace(self.folder, kind, name, text)


def _mark(database: sqlite3.Connection, id: str, header: str) -> None:
    """The running digest of a game that 0.4.0 has written, before its first change."""
    rows = [line for (line,) in database.execute("SELECT line FROM lines WHERE game = ? ORDER BY at", (id,))]
    marks = [(mark, id, at) for at, mark in enumerate(line_digests([header, *rows])[1:])]
    database.executemany("UPDATE lines SET mark = ? WHERE game = ? AND at = ?", marks)


def saved_of(row: Sequence[Any]) -> SavedEntry:
    """A line of a list from its row of the database."""
    values = dict(zip(_COLUMNS.split(", "), row, strict=False))
    for name in ("score", "winners"):
        try:
            values[name] = json.loads(values[name]) if values[name] is not None else None
        except (ValueError, TypeError, RecursionError):
            values[name] = ...
    return read_saved(values, _text(row[-1]))


def _glanced(saved: SavedEntry, glances: Mapping[str, tuple[str, str]]) -> SavedEntry:
    """A line of a list with where its game is, if that was written together with its last change and can be read."""
    digest, text = glances.get(saved.id, ("", ""))
    if not text or digest != saved.digest or saved.trouble:
        return saved
    try:
        return msgspec.structs.replace(saved, glance=msgspec.json.decode(text, type=Summary))
    except (msgspec.DecodeError, UnicodeError):
        return saved


def read_game(database: sqlite3.Connection, id: str) -> StoredGame:
    """A saved game as it is written down; or a refusal."""
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
    """A value of the database as a text, whatever a damaged one has become."""
    if isinstance(value, bytes):
        return value.decode("utf-8", "surrogateescape")
    return "" if value is None else str(value)
