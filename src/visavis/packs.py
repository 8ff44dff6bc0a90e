"""The owner's pack of a game: values read from printed cards, stored across games, with export and import.

One text per game on the shelf (kind "pack", `<game>.toml`), shared by the terminal and the pages. A row that a person
has read has the provenance `read`; a row imported from another owner also names that owner (`origin`).
"""

from __future__ import annotations

import json
import re
from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from typing import Any

from visavis.core import TABLE, BadPack, Game, Pack, Refusal, Session
from visavis.core.budget import foreign, spend
from visavis.core.pack import parsed, write_document
from visavis.core.question import PERSON
from visavis.core.saves.shelf import Shelf
from visavis.core.saves.texts import Conflict, Kept, TextEntry, digest_of_text, forget
from visavis.core.saves.texts import keep as keep_text
from visavis.words import LANGUAGES, Words

KIND = "pack"
"""Kind of the texts on the shelf."""
MOST_ROWS = 2_000
"""Maximum number of rows that are imported at once; the largest game has fewer than 400 cards."""
LONGEST_ORIGIN = 40
"""Maximum length of the name of an owner."""
_TRIES = 5
"""Maximum number of attempts if another process writes at the same time."""
Row = dict[str, Any]
Key = tuple[str, str, int]
"""Identity of a row, independent of its origin: its table, its printed values as JSON, and a counter for identical
cards of a deck."""


def name_of(game: Game) -> str:
    """Return the name of the text on the shelf."""
    return f"{game.id}.toml"


def own_pack(shelf: Shelf, game: Game) -> Pack | None:
    """Return the owner's pack of a game; None if nothing is stored. Raises BadPack if the text is invalid."""
    text = shelf.texts(KIND).get((KIND, name_of(game)))
    return None if text is None or game.pack is None else game.pack.read(text)


def how_many_known(pack: Pack) -> dict[str, tuple[int, int]]:
    """Return for each kind of card the number of those with printed values, and the total number."""
    return {name: (sum(row.printed for row in table.values()), len(table)) for name, table in pack.tables.items()}


# Values read in a game


def reads(game: Game) -> bool:
    """Check whether persons read printed cards during this game."""
    return game.pack_from_play is not None


def document(session: Session) -> dict[str, Any]:
    """Return the pack of a game with all values read in it. Raises Refusal if the game reads none."""
    game = session.game
    if game.pack is None or game.pack_from_play is None:
        raise Refusal("pack.nothing_read", game=game.id)
    seen = session.seen_by(TABLE)
    raw = game.pack_from_play(seen.view, session.pack, (event.effect for event in seen.events))
    for _, row in _rows(raw):
        # A card without a name is named by its symbols.
        if isinstance(symbols := row["names"], list):
            names = {language: map(Words(language, game).name, symbols) for language in LANGUAGES}
            row["names"] = {language: " · ".join(texts) for language, texts in names.items()}
    game.pack.build(raw)
    return raw


def learned(session: Session) -> str:
    """Return `document` serialized as the text of a pack file."""
    return write_document(document(session))


def keep(shelf: Shelf, session: Session, before: frozenset[Key] = frozenset()) -> frozenset[Key]:
    """Store the values read in a game in the owner's pack.

    Returns the keys that this game has added. Pass them as `before` in the next call, so that a value corrected in the
    meantime replaces the misread one. Idempotent: writes only if something changed.
    """
    game = session.game
    if game.pack is None or not reads(game) or PERSON not in session.header.seats.values():
        # A computer player has no cards in its hands to read.
        return frozenset()
    at_start = keyed(session.pack.raw)
    new = {key: row for key, row in keyed(document(session)).items() if key not in at_start}

    def add_new(kept: Pack) -> Row:
        raw = without(game, kept.raw, before - new.keys())
        there = keyed(raw)
        for key, row in new.items():
            if key not in there:
                put(raw, key[0], row)
        return settled(raw)

    _change(shelf, game, add_new)
    return frozenset(new)


def digest_of_row(row: Row) -> str:
    """Return the digest of a row, to detect that it has changed since it was shown."""
    return digest_of_text(json.dumps(row, sort_keys=True))


def packs_of(shelf: Shelf, game: Game) -> list[TextEntry]:
    """Return the entries of all packs of a game, those in the bin too.

    Only one, with the name `name_of(game)`, is used in games; further ones came from another device.
    """
    named = re.compile(rf"{re.escape(game.id)}([-_]\d+)?\.toml")
    return [entry for entry in shelf.text_entries(KIND) if named.fullmatch(entry.name)]


def join_pack(shelf: Shelf, game: Game, entry: TextEntry) -> int:
    """Import the rows of a further pack that are missing here, and move it to the bin; return their number."""
    count = import_pack(shelf, game, shelf.text_of(entry.origin, entry.digest))
    forget(shelf, entry)
    return count


def keep_pack(shelf: Shelf, game: Game, text: str, base: str = "") -> Kept | Conflict:
    """Store the text of a whole pack as the own one. Raises BadPack if it is invalid."""
    if game.pack is None:
        raise Refusal("pack.none", game=game.id)
    with foreign():
        spend("bytes", len(text))
        game.pack.read(text)
    return keep_text(shelf, KIND, name_of(game), text, base)


def keep_row(shelf: Shelf, game: Game, table: str, row: Row) -> None:
    """Store one row as printed. Raises BadPack if the game's validation fails."""

    def replace(kept: Pack) -> Row:
        raw = _copied(kept)
        rows: list[Row] = raw.setdefault(table, [])
        index = next(n for n, old in enumerate(rows) if old["id"] == row["id"])
        rows[index] = row
        return raw

    _change(shelf, game, replace)


# Export and import


def export_pack(pack: Pack, origin: str) -> str:
    """Serialize an owner's pack for another owner: only the rows that were read, each with its origin."""
    rows = [(name, {**row, "origin": row.get("origin") or _origin(origin)}) for name, row in _read(pack.raw)]
    raw: dict[str, Any] = {"id": f"from-{_origin(origin)}", "schema": pack.raw["schema"]}
    for name, row in rows:
        raw.setdefault(name, []).append(row)
    return write_document(raw)


def import_pack(shelf: Shelf, game: Game, text: str, origin: str = "") -> int:
    """Import the rows that another owner has read; return the number of new ones. Existing rows are not overwritten.

    The file may be partial: other rows stay unchanged. Raises Refusal if the game has no pack, BadPack if invalid.
    """
    if game.pack is None:
        raise Refusal("pack.none", game=game.id)
    with foreign():
        spend("bytes", len(text))
        theirs = keyed(game.pack.upgraded(parsed(text)))
    if len(theirs) > MOST_ROWS:
        raise Refusal("pack.rows", most=MOST_ROWS)
    taken: dict[Key, Row] = {}

    def add_missing(kept: Pack) -> Row:
        raw = _copied(kept)
        mine = keyed(raw)
        ids = {(key[0], row["id"]) for key, row in mine.items() if not of_a_deck(row)}
        taken.clear()
        for key, row in theirs.items():
            if key not in mine and (key[0], row["id"]) not in ids:
                taken[key] = {**row, "origin": row.get("origin") or _origin(origin or "?")}
                put(raw, key[0], taken[key])
        return settled(raw)

    _change(shelf, game, add_missing)
    return len(taken)


def _origin(text: str) -> str:
    return " ".join(text.split())[:LONGEST_ORIGIN]


# Rows


def _rows(raw: Mapping[str, Any]) -> Iterator[tuple[str, Row]]:
    for name, rows in raw.items():
        for row in rows if isinstance(rows, list) else ():
            if isinstance(row, dict):
                yield name, row


def _read(raw: Mapping[str, Any]) -> Iterator[tuple[str, Row]]:
    """Return the rows that were read, with their tables."""
    return ((name, row) for name, row in _rows(raw) if row.get("provenance") == "read")


def keyed(raw: Mapping[str, Any]) -> dict[Key, Row]:
    """Index the rows that were read by their keys. Raises BadPack for a row without an id."""
    by_key: dict[Key, Row] = {}
    alike: Counter[tuple[str, str]] = Counter()
    for name, row in _read(raw):
        without = ("names", "provenance", "origin", *(("id",) if of_a_deck(row) else ()))
        shows = json.dumps({field: value for field, value in row.items() if field not in without}, sort_keys=True)
        if not isinstance(row.get("id"), str):
            raise BadPack((Refusal("pack.row", line=0, table=name, row=len(by_key) + 1, detail="id"),))
        by_key[name, shows, alike[name, shows]] = row
        alike[name, shows] += 1
    return by_key


def of_a_deck(row: Row) -> bool:
    """Check whether a row is a card of a deck: its id is arbitrary, because equal cards are interchangeable."""
    return "mark" in row


def put(raw: dict[str, Any], name: str, row: Row) -> None:
    """Insert a row: in place of the one with its id, otherwise at the end.

    Cards of a deck are identified by their values, so a card with the id of another one that was read replaces the
    first card that was not read.
    """
    rows: list[Row] = raw.setdefault(name, [])
    places = {old["id"]: n for n, old in enumerate(rows)}
    index = places.get(row["id"])
    if index is not None and rows[index]["provenance"] == "read" and of_a_deck(row):
        index = next((n for n, old in enumerate(rows) if old["provenance"] not in ("read", "official")), index)
        row = {**row, "id": rows[index]["id"]}
    if index is None:
        rows.append(row)
    else:
        rows[index] = row


def settled(raw: dict[str, Any]) -> dict[str, Any]:
    """Remove reconstructed parts of a board (rows with a `planet`) if any part of that planet was read."""
    read = {(name, row["planet"]) for name, row in _read(raw) if "planet" in row}
    for name, rows in raw.items():
        if isinstance(rows, list):
            raw[name] = [
                row
                for row in rows
                if row["provenance"] in ("read", "official") or (name, row.get("planet")) not in read
            ]
    return raw


def without(game: Game, raw: Mapping[str, Any], gone: frozenset[Key]) -> dict[str, Any]:
    """Return a document without some rows: the shipped rows with their ids are restored, if there are any."""
    shipped = {(name, row["id"]): row for name, row in _rows(game.default_pack.raw)}
    dropped = {(key[0], row["id"]) for key, row in keyed(raw).items() if key in gone}
    restored: dict[str, Any] = {}
    for name, rows in raw.items():
        if isinstance(rows, list):
            remaining = [shipped.get((name, row["id"])) if (name, row["id"]) in dropped else row for row in rows]
            restored[name] = [dict(row) for row in remaining if row is not None]
        else:
            restored[name] = rows
    return restored


def _copied(pack: Pack) -> Row:
    """Return the document of a pack with rows that can be changed."""
    return {name: [dict(row) for row in rows] if isinstance(rows, list) else rows for name, rows in pack.raw.items()}


def _change(shelf: Shelf, game: Game, change: Callable[[Pack], Row]) -> None:
    """Change the owner's pack; if another process is faster, change what that has written. Raises BadPack."""
    assert game.pack is not None
    for _ in range(_TRIES):
        text = shelf.texts(KIND).get((KIND, name_of(game)))
        before = game.default_pack if text is None else game.pack.read(text)
        raw = change(before)
        raw["id"] = f"my-{game.id}"
        pack = game.pack.build(raw)
        if {name: rows for name, rows in pack.raw.items() if name != "id"} == {
            name: rows for name, rows in before.raw.items() if name != "id"
        }:
            return
        base = "" if text is None else digest_of_text(text)
        if isinstance(keep_text(shelf, KIND, name_of(game), write_document(raw), base), Kept):
            return
    raise Refusal("store.locked")
