"""The owner's pack of a game: what was read in from printed cards is kept from game to game, and can be handed on.

One text per game on the shelf (kind "pack", `<game>.toml`): the terminal and the pages keep the same one. A row that
somebody has read in is marked `read`; one that was taken over from another owner says from whom (`origin`).
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from typing import Any

from visavis.core import TABLE, BadPack, Game, Pack, Refusal, Session
from visavis.core.pack import parsed, write_document
from visavis.core.question import PERSON
from visavis.core.saves.shelf import Shelf
from visavis.words import LANGUAGES, Words

KIND = "pack"
LONGEST_ORIGIN = 40
Row = dict[str, Any]
Key = tuple[str, str, int]
"""A row by its table and what it shows, whoever has read it; of cards of a deck that show the same, the first, the
second and so on."""


def name_of(game: Game) -> str:
    """The name of the text."""
    return f"{game.id}.toml"


def own_pack(shelf: Shelf, game: Game) -> Pack | None:
    """The owner's pack of a game, if anything was kept or taken over."""
    text = shelf.texts().get((KIND, name_of(game)))
    return None if text is None or game.pack is None else game.pack.read(text)


def how_many_known(pack: Pack) -> dict[str, tuple[int, int]]:
    """Of each kind of card: how many are as printed, and how many there are."""
    return {name: (sum(row.printed for row in table.values()), len(table)) for name, table in pack.tables.items()}


# What a game has learned


def reads(game: Game) -> bool:
    """Whether persons read printed cards in during this game."""
    return game.pack_from_play is not None


def document(session: Session) -> dict[str, Any]:
    """The pack of a game with everything that was read in; or a refusal, where nothing is read in."""
    game = session.game
    if game.pack is None or game.pack_from_play is None:
        raise Refusal("pack.nothing_read", game=game.id)
    seen = session.seen_by(TABLE)
    raw = game.pack_from_play(seen.view, session.pack, (event.effect for event in seen.events))
    for _, row in _rows(raw):
        # A card without a name of its own is called by its symbols.
        if isinstance(parts := row["names"], list):
            row["names"] = {one: " · ".join(map(Words(one, game).name, parts)) for one in LANGUAGES}
    game.pack.build(raw)
    return raw


def learned(session: Session) -> str:
    """The same as the text of a file."""
    return write_document(document(session))


def keep(shelf: Shelf, session: Session, before: frozenset[Key] = frozenset()) -> frozenset[Key]:
    """Keep what a game has read in for all games to come.

    Gives what this game has added; whoever calls again gives it back, so that what was misread and set right meanwhile
    is not kept twice. Nothing is written where nothing is new.
    """
    game = session.game
    if game.pack is None or not reads(game) or PERSON not in session.header.seats.values():
        # A computer player has no cards in its hands to read.
        return frozenset()
    kept = own_pack(shelf, game) or game.default_pack
    at_start = keyed(session.pack.raw)
    new = {key: row for key, row in keyed(document(session)).items() if key not in at_start}
    raw = without(game, kept.raw, before - new.keys())
    there = keyed(raw)
    for key, row in new.items():
        if key not in there:
            put(raw, key[0], row)
    _write(shelf, game, kept, settled(raw))
    return frozenset(new)


def keep_row(shelf: Shelf, game: Game, table: str, row: Row) -> None:
    """Keep one row as it is printed; or BadPack with what the game says is wrong with it."""
    kept = own_pack(shelf, game) or game.default_pack
    raw = {name: [dict(one) for one in rows] if isinstance(rows, list) else rows for name, rows in kept.raw.items()}
    rows: list[Row] = raw.setdefault(table, [])
    at = next(n for n, one in enumerate(rows) if one["id"] == row["id"])
    rows[at] = row
    _write(shelf, game, kept, raw)


# Handing it on


def export_pack(pack: Pack, origin: str) -> str:
    """An owner's pack as a file for another owner: only what was read in, each row with its origin."""
    rows = [(name, {**row, "origin": row.get("origin") or _origin(origin)}) for name, row in _read(pack.raw)]
    raw: dict[str, Any] = {"id": f"from-{_origin(origin)}", "schema": pack.raw["schema"]}
    for name, row in rows:
        raw.setdefault(name, []).append(row)
    return write_document(raw)


def import_pack(shelf: Shelf, game: Game, text: str, origin: str = "") -> int:
    """Take over what another owner has read in; how many rows were new. What is one's own stays as it is.

    The file may hold some rows only: what is missing is as it was.
    """
    if game.pack is None:
        raise Refusal("pack.none", game=game.id)
    kept = own_pack(shelf, game) or game.default_pack
    raw = {name: [dict(row) for row in rows] if isinstance(rows, list) else rows for name, rows in kept.raw.items()}
    mine = keyed(raw)
    ids = {(key[0], row["id"]) for key, row in mine.items() if not of_a_deck(row)}
    taken = 0
    for key, row in keyed(game.pack.upgraded(parsed(text))).items():
        if key not in mine and (key[0], row["id"]) not in ids:
            put(raw, key[0], {**row, "origin": row.get("origin") or _origin(origin or "?")})
            taken += 1
    _write(shelf, game, kept, settled(raw))
    return taken


def _origin(text: str) -> str:
    return " ".join(text.split())[:LONGEST_ORIGIN]


# Rows


def _rows(raw: Mapping[str, Any]) -> Iterator[tuple[str, Row]]:
    for name, rows in raw.items():
        for row in rows if isinstance(rows, list) else ():
            if isinstance(row, dict):
                yield name, row


def _read(raw: Mapping[str, Any]) -> Iterator[tuple[str, Row]]:
    """The rows that an owner has read in."""
    return ((name, row) for name, row in _rows(raw) if row.get("provenance") == "read")


def keyed(raw: Mapping[str, Any]) -> dict[Key, Row]:
    """The rows that an owner has read in, by what they show."""
    found: dict[Key, Row] = {}
    for name, row in _read(raw):
        without = ("names", "provenance", "origin", *(("id",) if of_a_deck(row) else ()))
        shows = json.dumps({field: its for field, its in row.items() if field not in without}, sort_keys=True)
        if not isinstance(row.get("id"), str):
            raise BadPack((Refusal("pack.row", line=0, table=name, row=len(found) + 1, detail="id"),))
        found[next((name, shows, n) for n in range(len(found) + 1) if (name, shows, n) not in found)] = row
    return found


def of_a_deck(row: Row) -> bool:
    """Whether a row is a card of a deck, whose id says nothing: which is which does not matter to anybody."""
    return "mark" in row


def put(raw: dict[str, Any], name: str, row: Row) -> None:
    """A row in place of one of its id, or of one that nobody has read in; or beside the others.

    Cards of a deck are told apart by what they show, so one with the id of another one that was read in takes the
    next place that is free.
    """
    rows: list[Row] = raw.setdefault(name, [])
    places = {one["id"]: at for at, one in enumerate(rows)}
    at = places.get(row["id"])
    if at is not None and rows[at]["provenance"] == "read" and of_a_deck(row):
        at = next((n for n, one in enumerate(rows) if one["provenance"] not in ("read", "official")), at)
        row = {**row, "id": rows[at]["id"]}
    if at is None:
        rows.append(row)
    else:
        rows[at] = row


def settled(raw: dict[str, Any]) -> dict[str, Any]:
    """Where parts of a board were read in (rows with a `planet`), nothing else of that planet stays beside them."""
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
    """A document without some rows: the shipped ones stand there again, if there are any."""
    shipped = {(name, row["id"]): row for name, row in _rows(game.default_pack.raw)}
    dropped = {(key[0], row["id"]) for key, row in keyed(raw).items() if key in gone}
    found: dict[str, Any] = {}
    for name, rows in raw.items():
        if isinstance(rows, list):
            left = [shipped.get((name, row["id"])) if (name, row["id"]) in dropped else row for row in rows]
            found[name] = [dict(row) for row in left if row is not None]
        else:
            found[name] = rows
    return found


def _write(shelf: Shelf, game: Game, before: Pack, raw: dict[str, Any]) -> None:
    assert game.pack is not None
    raw["id"] = f"my-{game.id}"
    pack = game.pack.build(raw)
    if {key: its for key, its in pack.raw.items() if key != "id"} != {
        key: its for key, its in before.raw.items() if key != "id"
    }:
        shelf.keep_text(KIND, name_of(game), write_document(raw))
