"""The bin in the SQLite file: the days of use, the day on which each game was deleted, and its emptying."""

from __future__ import annotations

import sqlite3

from visavis.core.saves.bin_clock import Binned, SeenDays, current_date, expired, read_days, write_days

TABLES = (
    """
    CREATE TABLE IF NOT EXISTS seen_days (
        clock TEXT PRIMARY KEY,
        days TEXT NOT NULL
    ) WITHOUT ROWID
    """,
    """
    CREATE TABLE IF NOT EXISTS binned (
        game TEXT PRIMARY KEY REFERENCES games ON DELETE CASCADE,
        deleted TEXT NOT NULL,
        day INTEGER NOT NULL
    ) WITHOUT ROWID
    """,
)
"""Separate tables: 1.1.0 can delete and restore games in the same file without updating them.

An entry is valid only for the deletion at its time; a game without one counts as deleted today.
"""
_CLOCK = "games"


def days_of(database: sqlite3.Connection) -> SeenDays:
    """Return the stored days of use."""
    (latest,) = database.execute("SELECT max(day) FROM binned WHERE typeof(day) = 'integer'").fetchone()
    row = database.execute("SELECT days FROM seen_days WHERE clock = ?", (_CLOCK,)).fetchone()
    return read_days(str(row[0]) if row else "", latest or 0)


def see_day(database: sqlite3.Connection) -> int:
    """Count today as a day of use, and return its number. Needs a transaction."""
    before = days_of(database)
    days = before.saw(current_date())
    if days is not before:
        database.execute("INSERT OR REPLACE INTO seen_days VALUES (?, ?)", (_CLOCK, write_days(days)))
    return days.today


def mark_deleted(database: sqlite3.Connection, id: str, deleted: str) -> None:
    """Store the day of use on which a game was deleted. Needs a transaction."""
    database.execute("INSERT OR REPLACE INTO binned VALUES (?, ?, ?)", (id, deleted, see_day(database)))


def binned(database: sqlite3.Connection) -> dict[str, int]:
    """Return the day of use on which each game in the bin was deleted, as far as it is known."""
    query = "SELECT id, day FROM games JOIN binned ON binned.game = id AND binned.deleted = games.deleted"
    return {id: day for id, day in database.execute(query) if type(day) is int}


def empty(database: sqlite3.Connection) -> int:
    """Count today as a day of use, remove permanently what has expired, and return today. Needs a transaction.

    What another release has deleted is stored as deleted today.
    """
    today, known = see_day(database), binned(database)
    bin = []
    for id, deleted in database.execute("SELECT id, deleted FROM games WHERE deleted <> ''").fetchall():
        if id not in known:
            database.execute("INSERT OR REPLACE INTO binned VALUES (?, ?, ?)", (id, deleted, today))
        bin.append(Binned(id, known.get(id, today), deleted))
    database.executemany("DELETE FROM games WHERE id = ?", [(id,) for id in expired(bin, today)])
    return today
