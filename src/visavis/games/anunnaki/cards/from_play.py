"""The pack that a game has built up: all printed cards, areas and tracks that were read in, for reconstructed ones."""

from __future__ import annotations

from typing import Any

from visavis.games.anunnaki.board import ATLANTIS, PREFIX
from visavis.games.anunnaki.cards import LEVELS, TRACKS
from visavis.games.anunnaki.drawing import shown
from visavis.games.anunnaki.state import Creature, Face, State

Row = dict[str, Any]
Tables = dict[str, list[Row]]


def learned(state: State) -> dict[str, Any]:
    """The pack as a document. Rows that were read in are official; what nobody has read in stays as it is."""
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
        at = next((at for at, row in enumerate(rows) if row["provenance"] != "official"), None)
        if at is not None:
            rows[at] = card_row(face, rows[at]["id"])


def read_fate(state: State, tables: Tables) -> None:
    """His side of his fate card."""
    fate, side = state.fate, "extreme" if state.options.level == LEVELS[-1] else "standard"
    for row in tables["fate"]:
        if fate.order and row["id"] == f"{state.house}-{side}":
            shows = {"order": list(fate.order), "rewards": list(fate.rewards), "spaces": list(fate.spaces)}
            row |= {"provenance": "official", **shows}


def read_creatures(state: State, tables: Tables) -> None:
    """The creatures that lay there at the start and are not known yet."""
    known = {(row["needs"], row["value"]) for row in tables["creature"] if row["provenance"] == "official"}
    for creature in state.laid:
        if (creature.needs, creature.value) not in known:
            known.add((creature.needs, creature.value))
            tables["creature"].append(creature_row(creature))


def read_tracks(state: State, tables: Tables) -> None:
    """The tracks: their values, and the markers and the lightning of domination."""
    if state.tracks.values:
        rows = {row["id"]: row for row in tables["track"]}
        for track, values in zip((*TRACKS, "domination"), state.tracks.values, strict=True):
            rows[f"track-{track}"] |= {"provenance": "official", "values": list(values)}
        rows["track-domination"] |= {"tokens": list(state.tracks.tokens), "lightning": state.tracks.lightning}


def read_planets(state: State, tables: Tables) -> None:
    """The planets whose areas were entered, and those whose culture markers were."""
    for planet, house in (("his", state.house), ("yours", state.your_house), ("gaia", "gaia")):
        if planet in state.board.entered:
            others = [row for row in tables["area"] if row["planet"] != house]
            tables["area"] = others + area_rows(state, planet, house)
        if planet in state.board.marked:
            others = [row for row in tables["corner"] if row["planet"] != house]
            tables["corner"] = others + corner_rows(state, planet, house)


def card_row(face: Face, id: str) -> Row:
    """An advisor card; it is called by its symbols."""
    deck = "sun" if face.arrow else "moon"
    name = [deck, *shown(face.cubes, face.arrow, face.parts)]
    row: Row = {"id": id, "names": name, "provenance": "official", "mark": face.mark, "marks": face.marks}
    row |= {"arrow": face.arrow} if face.arrow else {"cubes": face.cubes}
    return {**row, "parts": list(face.parts)}


def creature_row(creature: Creature) -> Row:
    """A creature; it is called by its first requirement."""
    needs, value = creature.needs, creature.value
    name = [needs, str(value)]
    row: Row = {"id": f"{needs}-{value}", "names": name, "provenance": "official"}
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
                "provenance": "official",
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
            "provenance": "official",
            "planet": house,
            "areas": [numbers[name] for name in marker],
        }
        for n, marker in enumerate(markers, 1)
    ]
