"""Tables in SQLite: one row for each, and its codes to find it by."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager
from typing import Any

import msgspec

from visavis.core import Stale
from visavis.core.saves.tables import GameTable

SCHEMA = """
CREATE TABLE IF NOT EXISTS tables (
    game TEXT PRIMARY KEY REFERENCES games ON DELETE CASCADE,
    version INTEGER NOT NULL,
    seating TEXT NOT NULL
) WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS table_codes (
    code TEXT PRIMARY KEY,
    game TEXT NOT NULL REFERENCES tables ON DELETE CASCADE
) WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS secrets (name TEXT PRIMARY KEY, value TEXT NOT NULL) WITHOUT ROWID;
"""
_SELECT = "SELECT seating FROM tables"


class SqliteTables:
    """The tables of a store (`core/saves/tables.py`)."""

    def __init__(
        self,
        rows: Callable[..., list[tuple[Any, ...]]],
        transaction: Callable[[], AbstractContextManager[sqlite3.Connection]],
    ) -> None:
        self._rows = rows
        self._transaction = transaction

    def read(self, game: str) -> GameTable | None:
        return next(self._read(f"{_SELECT} WHERE game = ?", game), None)

    def find(self, code: str) -> GameTable | None:
        if not code.isascii():
            # SQLite rejects some other characters.
            return None
        query = f"{_SELECT} JOIN table_codes USING (game) WHERE code = ?"
        return next(self._read(query, code), None)

    def every(self) -> tuple[GameTable, ...]:
        return tuple(self._read(_SELECT))

    def _read(self, query: str, *args: object) -> Iterator[GameTable]:
        for (seating,) in self._rows(query, *args):
            yield msgspec.json.decode(seating, type=GameTable)

    def put(self, table: GameTable) -> GameTable:
        stored = msgspec.structs.replace(table, version=table.version + 1)
        with self._transaction() as database:
            row = database.execute("SELECT version FROM tables WHERE game = ?", (table.game,)).fetchone()
            if (row[0] if row else 0) != table.version:
                raise Stale("answer.stale")
            values = (stored.version, msgspec.json.encode(stored).decode(), table.game)
            if row:
                database.execute("UPDATE tables SET version = ?, seating = ? WHERE game = ?", values)
            else:
                database.execute("INSERT INTO tables (version, seating, game) VALUES (?, ?, ?)", values)
            database.execute("DELETE FROM table_codes WHERE game = ?", (table.game,))
            codes = [(code, table.game) for code in _codes(table)]
            database.executemany("INSERT INTO table_codes VALUES (?, ?)", codes)
        return stored

    def remove(self, game: str) -> None:
        with self._transaction() as database:
            database.execute("DELETE FROM tables WHERE game = ?", (game,))


def _codes(table: GameTable) -> set[str]:
    """Return everything that a table can be found by."""
    codes = {table.invite, table.short, table.watch, table.screen}
    for seat in table.seats:
        codes |= {seat.back, seat.code}
    return codes - {""}
