"""Recovery of damaged games, and of corrupt database files that were renamed."""

from __future__ import annotations

import shutil
import sqlite3
import tempfile
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path

from visavis.core import Refusal
from visavis.core.budget import UNLIMITED
from visavis.core.saves.bundle import Bundle, Game
from visavis.core.saves.format import Rescue, SavedEntry, StoredGame, digest_of, opened, short_title
from visavis.core.saves.merging import merge
from visavis.store.database import add_columns, connect
from visavis.store.store import Store, read_game

Title = Callable[[SavedEntry], str]


def rescue_here(store: Store, title_of: Title, id: str | None = None) -> list[Rescue]:
    """Recover the damaged games of the store, or one of them, each as a new game; nothing is deleted."""
    if id is None:
        unsound = store.unsound()
    else:
        unsound = [store.find(id)]
        if not unsound[0].trouble and store.opens(unsound[0].id):
            raise Refusal("store.sound")
    return [store.rescue(saved.id, short_title(title_of(saved))) for saved in unsound]


def damaged_files(store: Store) -> list[Path]:
    """Return the corrupt database files that were renamed."""
    beside = ("-journal", "-wal", "-shm")
    return sorted(file for file in store.folder.glob("games.db.damaged-*") if not file.name.endswith(beside))


def rescue_file(store: Store, file: Path, title_of: Title) -> list[Rescue]:
    """Recover what SQLite can still read of a corrupt file. Intact games are merged, of others the beginning is stored.

    Idempotent: a game that is here already, or was recovered before, is not duplicated.
    """
    with tempfile.TemporaryDirectory() as folder:
        # A copy: opening a file with a journal changes it.
        copy = Path(folder) / "games.db"
        shutil.copyfile(file, copy)
        journal = file.with_name(file.name + "-journal")
        if journal.exists():
            shutil.copyfile(journal, copy.with_name("games.db-journal"))
        database = connect(copy)
        try:
            with suppress(sqlite3.Error):
                # The file may be of 0.4.0; if the columns exist, the first statement fails.
                add_columns(database)
            games = [kept for id in _ids(database) if (kept := _game(database, id)) is not None]
        finally:
            database.close()
    results = []
    # Intact games first: those that were recovered before are among them.
    for kept, sound in sorted(((kept, _sound(kept)) for kept in games), key=lambda pair: not pair[1]):
        if sound:
            head = kept.head
            game = Game(
                head.id, head.title, head.created, head.updated, kept.rows, kept.redo, digest_of(kept.rows, kept.redo)
            )
            merged = merge(store, Bundle((game,), ()), title_of, limits=UNLIMITED)
            (item,) = merged.items
            if merged.taken and item.entry is not None and item.outcome != "same":
                results.append(Rescue(head.id, item.entry.id, 0))
        else:
            results.append(store.rescue_kept(kept, short_title(title_of(kept.head))))
    return results


def _ids(database: sqlite3.Connection) -> list[str]:
    """Return the ids of the games, read from both ends: a corrupt page aborts an iteration through the table."""
    ids: dict[str, None] = {}
    for order in ("ASC", "DESC"):
        try:
            for (id,) in database.execute(f"SELECT id FROM games ORDER BY id {order}"):
                ids[str(id)] = None
        except sqlite3.Error:
            continue
    return sorted(ids)


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
