"""Bringing back what can be read: of damaged games, and of database files that were put aside."""

from __future__ import annotations

import shutil
import sqlite3
import tempfile
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path

from visavis.core import Refusal
from visavis.core.saves.bundle import Bundle, Game, merge
from visavis.core.saves.format import Rescue, SavedEntry, StoredGame, digest_of, opened, short_title
from visavis.store.database import add_columns, connect
from visavis.store.store import Store, read_game

Title = Callable[[SavedEntry], str]


def rescue_here(store: Store, title_of: Title, id: str | None = None) -> list[Rescue]:
    """The damaged games of the store, or one of them, each as a new game; nothing is deleted."""
    if id is None:
        unsound = store.unsound()
    else:
        unsound = [store.find(id)]
        if not unsound[0].trouble and store.opens(unsound[0].id):
            raise Refusal("store.sound")
    return [store.rescue(saved.id, short_title(title_of(saved))) for saved in unsound]


def damaged_files(store: Store) -> list[Path]:
    """The files that were put aside."""
    beside = ("-journal", "-wal", "-shm")
    return sorted(file for file in store.folder.glob("games.db.damaged-*") if not file.name.endswith(beside))


def rescue_file(store: Store, file: Path, title_of: Title) -> list[Rescue]:
    """What SQLite can still read of a file that was put aside. Sound games are merged, of others the beginning is kept.

    A game that is here already, or was brought back before, is not brought back twice.
    """
    with tempfile.TemporaryDirectory() as folder:
        # A copy: opening a file with a journal beside it changes it.
        copy = Path(folder) / "games.db"
        shutil.copyfile(file, copy)
        journal = file.with_name(file.name + "-journal")
        if journal.exists():
            shutil.copyfile(journal, copy.with_name("games.db-journal"))
        database = connect(copy)
        try:
            with suppress(sqlite3.Error):
                # Put aside by 0.4.0; if they are there already the first of them is refused.
                add_columns(database)
            found = [kept for id in _ids(database) if (kept := _game(database, id)) is not None]
        finally:
            database.close()
    came = []
    # Those that are sound come first: what was rescued before is among them.
    for kept, sound in sorted(((kept, _sound(kept)) for kept in found), key=lambda pair: not pair[1]):
        if sound:
            head = kept.head
            game = Game(
                head.id, head.title, head.created, head.updated, kept.rows, kept.redo, digest_of(kept.rows, kept.redo)
            )
            merged = merge(store, Bundle((game,), ()), title_of)
            if merged.added + merged.longer + merged.both:
                digest = game.digest
                new = next((saved.id for saved in store.games() if saved.digest == digest), "")
                came.append(Rescue(head.id, new, 0))
        else:
            came.append(store.rescue_kept(kept, short_title(title_of(kept.head))))
    return came


def _ids(database: sqlite3.Connection) -> list[str]:
    """The games, from both ends: a damaged page stops a walk through the table."""
    found: dict[str, None] = {}
    for way in ("ASC", "DESC"):
        try:
            for (id,) in database.execute(f"SELECT id FROM games ORDER BY id {way}"):
                found[str(id)] = None
        except sqlite3.Error:
            continue
    return sorted(found)


def _game(database: sqlite3.Connection, id: str) -> StoredGame | None:
    try:
        return read_game(database, id)
    except (sqlite3.Error, Refusal):
        return None


def _sound(kept: StoredGame) -> bool:
    try:
        opened(kept)
    except Refusal:
        return False
    return kept.intact and not kept.head.trouble
