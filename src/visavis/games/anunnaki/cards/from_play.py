"""The pack that a game has built up: all printed cards, areas and tracks that were read in, for reconstructed ones."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from visavis.core import Effect, Pack
from visavis.games.anunnaki.board import ATLANTIS, PREFIX
from visavis.games.anunnaki.cards import LEVELS, OTHER, TRACKS
from visavis.games.anunnaki.state import Creature, Face, State
from visavis.games.anunnaki.ui import shown

Row = dict[str, Any]
Tables = dict[str, list[Row]]
READ, PRINTED = "read", ("official", "read")
"""What a person has read in is marked as that; it is as good as official, but nobody has published it."""


def pack_from_play(state: State, pack: Pack, effects: Iterable[Effect]) -> dict[str, Any]:
    """The pack as a document. Rows that were read in say so; what nobody has read in stays as it is."""
    tables = {name: [dict(row) for row in rows] for name, rows in state.pack.raw.items() if isinstance(rows, list)}
    read_advisors(state, tables)
    if state.options.cards == "printed":
        read_fate(state, tables)
        read_creatures(state, tables)
        read_tracks(state, tables)
    if state.options.board == "printed":
        read_planets(state, tables)
    return {"id": "my-anunnaki", "schema": state.pack.raw["schema"], **tables}


def read_advisors(state: State, tables: Tables) -> None:
    """The advisor cards; for each, one of the reconstructed cards gives way. Which one does not matter to anybody."""
    for face in state.read:
        rows = tables["sun" if face.arrow else "moon"]
        at = next((at for at, row in enumerate(rows) if row["provenance"] not in PRINTED), None)
        if at is not None:
            rows[at] = card_row(face, rows[at]["id"])


def as_read(row: Row, shows: Row) -> Row:
    """What a row shows, as it was read in; one that is known to show just that stays whose it was."""
    if row["provenance"] in PRINTED and all(row.get(name) == value for name, value in shows.items()):
        return {}
    return {"provenance": READ, "origin": "", **shows}


def with_rows(before: list[Row], found: list[Row]) -> list[Row]:
    """Rows that were read in, those that were known before as they were."""
    known = {row["id"]: row for row in before}
    shows = [{name: value for name, value in row.items() if name not in ("names", "provenance")} for row in found]
    return [
        known[row["id"]] if row["id"] in known and not as_read(known[row["id"]], its) else row
        for row, its in zip(found, shows, strict=True)
    ]


def read_fate(state: State, tables: Tables) -> None:
    """His side of his fate card."""
    fate, side = state.fate, "extreme" if state.options.level == LEVELS[-1] else "standard"
    for row in tables["fate"]:
        if fate.order and row["id"] == f"{state.house}-{side}":
            shows = {"order": list(fate.order), "rewards": list(fate.rewards), "spaces": list(fate.spaces)}
            row |= as_read(row, shows)


def read_creatures(state: State, tables: Tables) -> None:
    """The creatures that lay there at the start and are not known yet."""
    printed = [row for row in tables["creature"] if row["provenance"] in PRINTED]
    known = {row["id"] for row in printed} | {f"{row['needs']}-{row['value']}" for row in printed}
    for creature in state.laid:
        row = creature_row(creature)
        if row["id"] not in known:
            known.add(row["id"])
            tables["creature"].append(row)


def read_tracks(state: State, tables: Tables) -> None:
    """The tracks: their values, and the markers and the lightning of domination."""
    if state.tracks.values:
        rows = {row["id"]: row for row in tables["track"]}
        for track, values in zip((*TRACKS, "domination"), state.tracks.values, strict=True):
            row = rows[f"track-{track}"]
            shows: Row = {"values": list(values)}
            if track == "domination":
                shows |= {"tokens": list(state.tracks.tokens), "lightning": state.tracks.lightning}
            row |= as_read(row, shows)


def read_planets(state: State, tables: Tables) -> None:
    """The planets whose areas were entered, and those whose culture markers were."""
    for planet, house in (("his", state.house), ("yours", state.your_house), ("gaia", "gaia")):
        if planet in state.board.entered:
            tables["area"] = replaced(tables["area"], house, area_rows(state, planet, house))
        if planet in state.board.marked:
            tables["corner"] = replaced(tables["corner"], house, corner_rows(state, planet, house))


def replaced(rows: list[Row], house: str, found: list[Row]) -> list[Row]:
    """The rows of all planets, those of one of them as they were read in."""
    return [row for row in rows if row["planet"] != house] + with_rows(rows, found)


def card_row(face: Face, id: str) -> Row:
    """An advisor card; it is called by its symbols."""
    deck = "sun" if face.arrow else "moon"
    name = [deck, *shown(face.cubes, face.arrow, face.parts)]
    row: Row = {"id": id, "names": name, "provenance": READ, "mark": face.mark, "marks": face.marks}
    row |= {"arrow": face.arrow} if face.arrow else {"cubes": face.cubes}
    return {**row, "parts": list(face.parts)}


def creature_row(creature: Creature) -> Row:
    """A creature; it is called by its first requirement."""
    needs, value = creature.needs, creature.value
    id = creature.id if needs == OTHER else f"{needs}-{value}"
    row: Row = {"id": id, "names": [creature.id] if needs == OTHER else [needs, str(value)], "provenance": READ}
    return {**row, "needs": needs, "value": value}


def area_rows(state: State, planet: str, house: str) -> list[Row]:
    """The areas of a planet; icons and shrines that nobody has looked at are -1."""
    found: list[Row] = []
    for number, area in enumerate((area for area in state.board.areas if area.planet == planet), 1):
        name = [house, str(number)] if area.kind != "atlantis" else ["ATL"]
        numbered = ATLANTIS if area.kind == "atlantis" else f"{PREFIX[planet]}{number}"
        called = {} if area.name == numbered else {"called": area.name}
        found.append(
            {
                "id": f"{house}-{number}",
                "names": name,
                "provenance": READ,
                "planet": house,
                "number": number,
                "kind": area.kind,
                "resources": list(area.resources),
                "icons": area.icons,
                "shrines": area.shrines,
                "tile": area.tile,
                "edge": area.edge,
                **called,
                "start": "settled" if area.kind == "capital" else "follower" if area.start else "none",
            }
        )
    return found


def corner_rows(state: State, planet: str, house: str) -> list[Row]:
    """The culture markers of a planet."""
    numbers = {area.name: n for n, area in enumerate((one for one in state.board.areas if one.planet == planet), 1)}
    markers = [marker for marker in state.board.markers if marker[0] in numbers]
    return [
        {
            "id": f"{house}-corner-{n}",
            "names": [house, "marker", str(n)],
            "provenance": READ,
            "planet": house,
            "areas": [numbers[name] for name in marker],
        }
        for n, marker in enumerate(markers, 1)
    ]
