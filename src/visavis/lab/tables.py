"""The tables of a run as Parquet: one row per game, one row per decision; the cell is in the schema metadata."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Collection, Iterable, Sequence
from itertools import accumulate, chain
from operator import itemgetter
from typing import Any

import msgspec
import pyarrow as pa
import pyarrow.parquet as pq

from visavis.core.choice import Decision
from visavis.lab.cells import RunCell
from visavis.lab.observers import GameRow, Made, Tally, Unread

Kind = str
GAMES, DECISIONS = "games", "decisions"
ABOUT, COUNTS, CRITERIA = b"visavis.cell", b"visavis.counts", b"visavis.criteria"
"""Keys of the schema metadata: the cell; counts of everything that happened; outcomes of each criterion."""
SQUARES, CARDS = b"visavis.squares", b"visavis.cards"
"""Keys of the schema metadata since 1.2: squares of the counts, for intervals; wins and points by card drawn."""

_TEXT, _WHOLE = pa.string(), pa.int32()


def _listed(**fields: Any) -> Any:
    return pa.list_(pa.struct(list(fields.items())))


GAME_SCHEMA = pa.schema(
    [
        ("cell", _TEXT),
        ("index", pa.int64()),
        ("seed", pa.int64()),
        ("options", _TEXT),
        ("pack", _TEXT),
        ("pack_digest", _TEXT),
        ("seats", _listed(seat=_TEXT, policy=_TEXT)),
        ("factions", _listed(of=_TEXT, faction=_TEXT)),
        ("first", _TEXT),
        ("over", pa.bool_()),
        ("winner", _TEXT),
        ("winners", pa.list_(_TEXT)),
        ("turns", _WHOLE),
        ("scores", _listed(side=_TEXT, points=_WHOLE)),
        ("parts", _listed(side=_TEXT, clause=_TEXT, points=_WHOLE)),
        ("rounds", _listed(round=_WHOLE, side=_TEXT, points=_WHOLE)),
        ("digest", _TEXT),
    ]
)
_CUT = pa.struct(
    [("criterion", _TEXT), ("clause", _TEXT), ("kind", _TEXT), ("applied", pa.bool_()), ("cut", pa.list_(_TEXT))]
)
DECISION_SCHEMA = pa.schema(
    [
        ("cell", _TEXT),
        ("index", pa.int64()),
        ("step", _WHOLE),
        ("choice", _TEXT),
        ("clause", _TEXT),
        ("options", pa.list_(_TEXT)),
        ("criteria", pa.list_(_CUT)),
        ("pick", _TEXT),
    ]
)


def about(cell: RunCell) -> bytes:
    """Serialize a cell; the bytes are deterministic."""
    return msgspec.json.encode(cell, order="deterministic")


def _nested(rows: Sequence[Collection[tuple[Any, ...]]], kind: Any) -> Any:
    """Build a column of lists of structs from lists of tuples."""
    flat = list(chain.from_iterable(rows))
    columns = [list(map(itemgetter(index), flat)) for index in range(kind.value_type.num_fields)]
    return _lists(map(len, rows), columns, kind)


def _lists(lengths: Iterable[int], columns: Sequence[Sequence[Any]], kind: Any) -> Any:
    """Build a column of lists of structs from the lengths of the lists and their flattened columns: much faster than
    row by row."""
    fields = list(kind.value_type)
    offsets = pa.array([0, *accumulate(lengths)], pa.int32())
    arrays = [pa.array(column, field.type) for column, field in zip(columns, fields, strict=True)]
    return pa.ListArray.from_arrays(offsets, pa.StructArray.from_arrays(arrays, fields=fields))


def _rounds(played: Sequence[GameRow], kind: Any) -> Any:
    """Build the column of points at the end of each round."""
    scores = [score for row in played for _, score in row.by_round]
    numbers = [number for row in played for number, score in row.by_round for _ in score]
    points = list(chain.from_iterable(map(dict.values, scores)))
    lengths = [sum([len(score) for _, score in row.by_round]) for row in played]
    return _lists(lengths, (numbers, list(chain.from_iterable(scores)), points), kind)


def _same(value: object, count: int, kind: Any = _TEXT) -> Any:
    return pa.repeat(pa.scalar(value, kind), count)


def games_table(
    cell: RunCell, played: Sequence[GameRow], parts: Sequence[dict[tuple[str, str], int]], tally: Tally
) -> bytes:
    """Return the games table as a Parquet file: one row per game."""
    count, kinds = len(played), {field.name: field.type for field in GAME_SCHEMA}
    seats = list(cell.seats.items())
    columns = {
        "cell": _same(cell.id, count),
        "index": [row.number for row in played],
        "seed": [row.seed for row in played],
        "options": _same(json.dumps(cell.options, sort_keys=True), count),
        "pack": _same(cell.pack, count),
        "pack_digest": _same(cell.pack_digest, count),
        "seats": _nested([seats] * count, kinds["seats"]),
        "factions": _nested([row.factions.items() for row in played], kinds["factions"]),
        "first": [row.first or None for row in played],
        "over": [row.over for row in played],
        "winner": [row.winners[0] if len(row.winners) == 1 else None for row in played],
        "winners": [row.winners for row in played],
        "turns": [row.turns for row in played],
        "scores": _nested([row.scores.items() for row in played], kinds["scores"]),
        "parts": _lists(
            map(len, parts),
            (
                [side for by_clause in parts for side, _ in by_clause],
                [clause for by_clause in parts for _, clause in by_clause],
                list(chain.from_iterable(map(dict.values, parts))),
            ),
            kinds["parts"],
        ),
        "rounds": _rounds(played, kinds["rounds"]),
        "digest": [row.digest for row in played],
    }
    notes = {
        ABOUT: about(cell),
        COUNTS: msgspec.json.encode((tally.looked, tally.rows())),
        SQUARES: msgspec.json.encode(tally.squares()),
        CARDS: msgspec.json.encode(tally.cards()),
    }
    return _bytes(GAME_SCHEMA, columns, notes)


def decisions_table(cell: RunCell, games: Sequence[tuple[int, Sequence[Made]]]) -> bytes:
    """Return the decisions table as a Parquet file: one row per decision."""
    rows = [(index, item.step, item.decision) for index, made in games for item in made]
    criteria = Criteria()
    for _, made in games:
        for item in made:
            criteria.add(item.decision, item.unread)
    columns = {
        "cell": _same(cell.id, len(rows)),
        "index": [index for index, _, _ in rows],
        "step": [step for _, step, _ in rows],
        "choice": [decision.id for _, _, decision in rows],
        "clause": [decision.clause for _, _, decision in rows],
        "options": [list(map(str, decision.options)) for _, _, decision in rows],
        "criteria": _nested(
            [
                [(step.id, step.clause, step.kind, step.applied, list(map(str, step.cut))) for step in decision.steps]
                for _, _, decision in rows
            ],
            DECISION_SCHEMA.field("criteria").type,
        ),
        "pick": [None if decision.pick is None else str(decision.pick) for _, _, decision in rows],
    }
    return _bytes(DECISION_SCHEMA, columns, {ABOUT: about(cell), CRITERIA: msgspec.json.encode(criteria.rows())})


def _bytes(schema: Any, columns: dict[str, Any], metadata: dict[bytes, bytes]) -> bytes:
    """Serialize a table as a Parquet file; deterministic, so that equal rows are byte-identical on every machine."""
    arrays = [
        column if isinstance(column, pa.Array) else pa.array(column, field.type)
        for field, column in ((field, columns[field.name]) for field in schema)
    ]
    return _file(pa.Table.from_arrays(arrays, schema=schema.with_metadata(metadata)))


def _file(table: Any) -> bytes:
    sink = pa.BufferOutputStream()
    pq.write_table(table, sink, compression="zstd", use_dictionary=True, write_statistics=False)
    return bytes(sink.getvalue())


DID = ("decided", "cut", "alike", "unfit", "unread")
"""Outcomes of a criterion: left one option; left fewer; all were equal; fitted none; an earlier one had decided."""


class Criteria:
    """Counters of the outcomes of each criterion of each choice."""

    def __init__(self) -> None:
        self._did: Counter[tuple[str, str, str, str]] = Counter()

    def add(self, decision: Decision, unread: Iterable[Unread]) -> None:
        """Add one decision."""
        of, did = decision.id, self._did
        for step in decision.steps:
            left_one = "decided" if len(step.kept) == 1 else "cut"
            outcome = left_one if step.cut else "alike" if step.applied else "unfit"
            did[of, step.id, step.clause, outcome] += 1
        if len(decision.options) > 1:
            # With a single option no criterion is needed.
            for other in unread:
                did[of, other.id, other.clause, "unread"] += 1

    def rows(self) -> list[list[object]]:
        """Return sorted rows: choice, criterion, clause, and the count of each outcome."""
        known = sorted({key[:3] for key in self._did})
        return [[*key, *(self._did[(*key, outcome)] for outcome in DID)] for key in known]


def counts_in(metadata: dict[bytes, bytes]) -> tuple[int, list[tuple[str, str, int, int]]]:
    """Decode the number of observed games of a chunk, and its rows of kind, id, number of times, number of games."""
    return msgspec.json.decode(metadata[COUNTS], type=tuple[int, list[tuple[str, str, int, int]]])


def criteria_in(metadata: dict[bytes, bytes]) -> list[tuple[tuple[str, str, str], list[int]]]:
    """Decode the outcomes of the criteria of a chunk."""
    return [((of, id, clause), did) for of, id, clause, *did in msgspec.json.decode(metadata.get(CRITERIA, b"[]"))]


def squares_in(metadata: dict[bytes, bytes]) -> list[tuple[str, str, int]]:
    """Decode the squares of the counts of a chunk; empty before 1.2."""
    return msgspec.json.decode(metadata.get(SQUARES, b"[]"), type=list[tuple[str, str, int]])


def cards_in(metadata: dict[bytes, bytes]) -> list[tuple[str, str, int, float, int, int]]:
    """Decode the results by card of a chunk: card, side, games, wins, points and their squares; empty before 1.2."""
    return msgspec.json.decode(metadata.get(CARDS, b"[]"), type=list[tuple[str, str, int, float, int, int]])


def joined(files: Sequence[bytes]) -> bytes:
    """Return adjacent chunks of one kind as one file, with their notes added up."""
    tables = [pq.read_table(pa.BufferReader(data)) for data in files]
    notes = [table.schema.metadata for table in tables]
    together = {ABOUT: notes[0][ABOUT]}
    if COUNTS in notes[0]:
        looked = sum(counts_in(note)[0] for note in notes)
        together[COUNTS] = msgspec.json.encode((looked, _added((counts_in(note)[1] for note in notes), 2)))
        if all(SQUARES in note for note in notes):
            together[SQUARES] = msgspec.json.encode(_added(map(squares_in, notes), 2))
        together[CARDS] = msgspec.json.encode(_added(map(cards_in, notes), 2))
    if CRITERIA in notes[0]:
        rows = ([(*key, *did) for key, did in criteria_in(note)] for note in notes)
        together[CRITERIA] = msgspec.json.encode(_added(rows, 3))
    return _file(pa.concat_tables(tables).combine_chunks().replace_schema_metadata(together))


def _added(chunks: Iterable[Sequence[tuple[Any, ...]]], keys: int) -> list[tuple[Any, ...]]:
    """Add up the rows of several chunks that have the same first `keys` values."""
    totals: dict[tuple[Any, ...], tuple[Any, ...]] = {}
    for rows in chunks:
        for row in rows:
            key, values = row[:keys], row[keys:]
            before = totals.get(key)
            totals[key] = values if before is None else tuple(map(sum, zip(before, values, strict=True)))
    return [(*key, *values) for key, values in sorted(totals.items())]
