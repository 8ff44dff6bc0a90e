"""The user's own texts: the present ones as files in folders beside the games, their versions in the database.

The files are what an older version of the program reads and writes, and what a person may edit. A file that no entry
has is taken over before anything is written, so that its content is never lost.
"""

from __future__ import annotations

import os
import sqlite3
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path

from visavis.core.refusal import Refusal, Stale
from visavis.core.saves.format import LARGEST_TEXT, TEXT_NAME
from visavis.core.saves.texts import TextEntry, normalized, read_entry, reconcile, write_entry
from visavis.store import durable

FOLDERS = {"pack": "packs", "bot": "bots", "results": "results"}
TABLES = (
    "CREATE TABLE IF NOT EXISTS text_entries (origin TEXT PRIMARY KEY, entry TEXT NOT NULL) WITHOUT ROWID",
    """CREATE TABLE IF NOT EXISTS text_versions (
    origin TEXT NOT NULL REFERENCES text_entries ON DELETE CASCADE,
    digest TEXT NOT NULL,
    text TEXT NOT NULL,
    PRIMARY KEY (origin, digest)
) WITHOUT ROWID""",
)
"""Tables that 1.1.0 and older ignore: no new version of the schema, so that these still open the file."""


# Files


def read(folder: Path, kind: str = "") -> Mapping[tuple[str, str], str]:
    """Return all texts, or those of a kind, by kind and name; files that are no text, or empty, are ignored."""
    texts = {}
    for each in (kind,) if kind else FOLDERS:
        for file in _files(folder / FOLDERS[each]):
            if TEXT_NAME.fullmatch(file.name) and file.is_file() and file.stat().st_size <= LARGEST_TEXT:
                try:
                    text = normalized(Path(file.path).read_bytes().decode("utf-8"))
                except UnicodeDecodeError:
                    continue
                if text and not text.isspace():
                    texts[each, file.name] = text
    return texts


def _files(folder: Path) -> list[os.DirEntry[str]]:
    try:
        with os.scandir(folder) as found:
            return sorted(found, key=lambda file: file.name)
    except FileNotFoundError:
        return []


def _path(folder: Path, entry: TextEntry) -> Path:
    below = folder / FOLDERS[entry.kind]
    durable.make_folder(below)
    return below / entry.name


Changed = list[tuple[Path, bytes | None]]
"""Files that were changed, each with its content before; None if there was none."""


@contextmanager
def reverting() -> Iterator[Changed]:
    """Context manager: on an exception, such as a failed commit, restore the files that were changed."""
    changed: Changed = []
    try:
        yield changed
    except BaseException:
        for path, before in changed:
            try:
                if before is None:
                    path.unlink(missing_ok=True)
                else:
                    durable.replace(path, before)
            except OSError:
                # The disk refuses to sync or to remove: the content is restored without it; an empty file is none.
                path.write_bytes(before or b"")
        raise


# Entries


def stored(database: sqlite3.Connection, kind: str = "") -> dict[str, TextEntry]:
    """Return the stored entries, or those of a kind, by origin; damaged ones are ignored."""
    try:
        rows = database.execute("SELECT entry FROM text_entries ORDER BY origin").fetchall()
    except sqlite3.OperationalError:
        # A file that was read-only when it was opened may lack this table.
        return {}
    entries = [read_entry(text) for (text,) in rows]
    return {entry.origin: entry for entry in entries if entry is not None and kind in ("", entry.kind)}


def entries(database: sqlite3.Connection, folder: Path, kind: str) -> Sequence[TextEntry]:
    """Return all entries, or those of a kind, as the files have them."""
    return reconcile(stored(database, kind).values(), read(folder, kind))[0]


def content(database: sqlite3.Connection, folder: Path, origin: str, digest: str) -> str:
    """Return the content of a version. Raises Refusal if it is missing."""
    query = "SELECT text FROM text_versions WHERE origin = ? AND digest = ?"
    try:
        row = database.execute(query, (origin, digest)).fetchone()
    except sqlite3.OperationalError:
        row = None
    if row is not None:
        return str(row[0])
    listed, present = reconcile(stored(database).values(), read(folder))
    if origin in present and any(entry.origin == origin and entry.digest == digest for entry in listed):
        return present[origin]
    raise Refusal("own.lost")


def take_over(database: sqlite3.Connection, folder: Path) -> None:
    """Store the entries of files that were written by an older version or by hand."""
    before = stored(database)
    listed, present = reconcile(before.values(), read(folder))
    for entry in listed:
        if before.get(entry.origin) != entry:
            _write(database, entry, present.get(entry.origin))


def put(database: sqlite3.Connection, folder: Path, entry: TextEntry, text: str | None, changed: Changed) -> None:
    """Store an entry and its file, within a transaction. Raises Stale, and Refusal if a file has its name."""
    known = stored(database)
    before = known.get(entry.origin)
    if (before.revision if before else 0) != entry.revision - 1:
        raise Stale("answer.stale")
    _write(database, entry, text)
    path = _path(folder, entry)
    content = path.read_bytes() if path.is_file() else None
    was_present = before is not None and not before.deleted
    if entry.deleted:
        if was_present:
            changed.append((path, content))
            path.unlink(missing_ok=True)
    elif text is not None:
        if not was_present and content is not None and content.strip():
            if any((other.kind, other.name, other.deleted) == (entry.kind, entry.name, "") for other in known.values()):
                raise Stale("answer.stale")
            raise Refusal("file.exists", path=str(path))
        if content is None:
            durable.create(path, text.encode("utf-8"))
            changed.append((path, None))
        else:
            changed.append((path, content))
            durable.replace(path, text.encode("utf-8"))


def _write(database: sqlite3.Connection, entry: TextEntry, text: str | None) -> None:
    update = "ON CONFLICT (origin) DO UPDATE SET entry = excluded.entry"
    database.execute(f"INSERT INTO text_entries VALUES (?, ?) {update}", (entry.origin, write_entry(entry)))
    if text is not None:
        database.execute("INSERT OR IGNORE INTO text_versions VALUES (?, ?, ?)", (entry.origin, entry.digest, text))
    listed = {version.digest for version in entry.versions}
    known = database.execute("SELECT digest FROM text_versions WHERE origin = ?", (entry.origin,)).fetchall()
    gone = [(entry.origin, digest) for (digest,) in known if digest not in listed]
    database.executemany("DELETE FROM text_versions WHERE origin = ? AND digest = ?", gone)


def drop(database: sqlite3.Connection, origin: str) -> None:
    """Remove an entry with all its versions, within a transaction; only one in the bin."""
    entry = stored(database).get(origin)
    if entry is not None and entry.deleted:
        database.execute("DELETE FROM text_entries WHERE origin = ?", (origin,))
