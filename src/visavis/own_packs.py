"""The owner's pack of a game: what was read in from printed cards is kept from game to game, and can be handed on.

One text per game on the shelf (kind "pack", `<game>.toml`): the terminal and the pages keep the same one. A row that
somebody has read in is marked `read`; one that was taken over from another owner says from whom (`origin`).
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from typing import Any

from visavis.core import TABLE, Game, Pack, Refusal, Session
from visavis.core.pack import parsed
from visavis.core.shelf import Shelf
from visavis.words import LANGUAGES, Words

KIND = "pack"
LONGEST_ORIGIN = 40
Row = dict[str, Any]
Key = tuple[str, str]
"""A row by its table and what it shows, whatever its id, its names and whoever has read it."""


def name_of(game: Game[Any]) -> str:
    """The name of the text."""
    return f"{game.id}.toml"


def own_pack(shelf: Shelf, game: Game[Any]) -> Pack | None:
    """The owner's pack of a game, if anything was kept or taken over."""
    text = shelf.texts().get((KIND, name_of(game)))
    return None if text is None or game.pack is None else game.pack.read(text)


def how_many_known(pack: Pack) -> dict[str, tuple[int, int]]:
    """Of each kind of card: how many are as printed, and how many there are."""
    return {name: (sum(row.printed for row in table.values()), len(table)) for name, table in pack.tables.items()}


# What a game has learned


def document(session: Session[Any]) -> dict[str, Any]:
    """The pack of a game with everything that was read in; or a refusal, where nothing is read in."""
    game = session.game
    if game.pack is None or game.learned is None:
        raise Refusal("pack.nothing_read", game=game.id)
    raw = game.learned(session.seen_by(TABLE).view)
    for _, row in _rows(raw):
        # A card without a name of its own is called by its symbols.
        if isinstance(parts := row["names"], list):
            row["names"] = {one: " · ".join(map(Words(one, game).option, parts)) for one in LANGUAGES}
    game.pack.build(raw)
    return raw


def learned(session: Session[Any]) -> str:
    """The same as the text of a file."""
    return written(document(session))


def keep(shelf: Shelf, session: Session[Any], before: frozenset[Key] = frozenset()) -> frozenset[Key]:
    """Keep what a game has read in for all games to come.

    Gives what this game has added; whoever calls again gives it back, so that what was misread and set right meanwhile
    is not kept twice. Nothing is written where nothing is new.
    """
    game = session.game
    if game.pack is None or game.learned is None:
        return frozenset()
    kept = own_pack(shelf, game) or game.default_pack
    known_at_start = {_key(name, row) for name, row in _read(session.pack.raw)}
    found = {_key(name, row): (name, row) for name, row in _read(document(session))}
    new = {key: its for key, its in found.items() if key not in known_at_start}
    raw = without(game, kept.raw, before - new.keys())
    for name, row in new.values():
        put(raw, name, row)
    _write(shelf, game, kept, settled(raw))
    return frozenset(new)


# Handing it on


def hand_over(pack: Pack, origin: str) -> str:
    """An owner's pack as a file for another owner: only what was read in, each row with its origin."""
    rows = [(name, {**row, "origin": row.get("origin") or _origin(origin)}) for name, row in _read(pack.raw)]
    raw: dict[str, Any] = {"id": f"from-{_origin(origin)}", "schema": pack.raw["schema"]}
    for name, row in rows:
        raw.setdefault(name, []).append(row)
    return written(raw)


def take_over(shelf: Shelf, game: Game[Any], text: str, origin: str = "") -> int:
    """Take over what another owner has read in; how many rows were new. What is one's own stays as it is.

    The file may hold some rows only: what is missing is as it was.
    """
    if game.pack is None:
        raise Refusal("pack.none", game=game.id)
    kept = own_pack(shelf, game) or game.default_pack
    raw = {name: [dict(row) for row in rows] if isinstance(rows, list) else rows for name, rows in kept.raw.items()}
    mine = {_key(name, row) for name, row in _read(raw)}
    ids = {(name, row["id"]) for name, row in _read(raw)}
    taken = 0
    for name, row in _read(game.pack.upgraded(parsed(text))):
        free = (name, row.get("id")) not in ids or name in ("moon", "sun")
        if _key(name, row) not in mine and free:
            put(raw, name, {**row, "origin": row.get("origin") or _origin(origin or "?")})
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


def _key(name: str, row: Row) -> Key:
    shows = {field: value for field, value in row.items() if field not in ("id", "names", "provenance", "origin")}
    return name, json.dumps(shows, sort_keys=True)


def put(raw: dict[str, Any], name: str, row: Row) -> None:
    """A row in place of one of its id, or of one that nobody has read in; or beside the others.

    Rows of one table that have a fixed number of places (advisor cards) are told apart by what they show, so one with
    the id of another one that was read in takes the next free place.
    """
    rows: list[Row] = raw.setdefault(name, [])
    places = {one["id"]: at for at, one in enumerate(rows)}
    at = places.get(row["id"])
    if at is not None and rows[at]["provenance"] == "read" and interchangeable(rows[at], row):
        at = next((n for n, one in enumerate(rows) if one["provenance"] not in ("read", "official")), at)
        row = {**row, "id": rows[at]["id"]}
    if at is None:
        rows.append(row)
    else:
        rows[at] = row


def interchangeable(one: Row, other: Row) -> bool:
    """Whether rows are cards of a deck, whose ids say nothing: which is which does not matter to anybody."""
    return "mark" in one and "mark" in other


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


def without(game: Game[Any], raw: Mapping[str, Any], gone: frozenset[Key]) -> dict[str, Any]:
    """A document without some rows: the shipped ones stand there again, if there are any."""
    shipped = {(name, row["id"]): row for name, row in _rows(game.default_pack.raw)}
    found: dict[str, Any] = {}
    for name, rows in raw.items():
        if not isinstance(rows, list):
            found[name] = rows
            continue
        as_before = [shipped.get((name, row["id"])) if _key(name, row) in gone else row for row in rows]
        found[name] = [dict(row) for row in as_before if row is not None]
    return found


def _write(shelf: Shelf, game: Game[Any], before: Pack, raw: dict[str, Any]) -> None:
    assert game.pack is not None
    raw["id"] = f"my-{game.id}"
    pack = game.pack.build(raw)
    if {key: its for key, its in pack.raw.items() if key != "id"} != {
        key: its for key, its in before.raw.items() if key != "id"
    }:
        shelf.keep_text(KIND, name_of(game), written(raw))


def written(raw: Mapping[str, Any]) -> str:
    """A pack document as text."""
    lines = [f"{name} = {_value(value)}" for name, value in raw.items() if not isinstance(value, list)]
    for name, rows in raw.items():
        for row in rows if isinstance(rows, list) else ():
            lines += ["", f"[[{name}]]"]
            for field, value in row.items():
                parts = value.items() if isinstance(value, dict) else ()
                lines += [f"{field}.{key} = {_value(its)}" for key, its in parts] or [f"{field} = {_value(value)}"]
    return "\n".join(lines) + "\n"


def _value(value: object) -> str:
    """Texts, numbers, switches and lists are written alike in TOML and JSON."""
    return json.dumps(value, ensure_ascii=False)
