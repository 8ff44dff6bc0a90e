"""The tables of a run as Parquet: one row a game, one row a decision; what they are about is in the schema."""

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
"""What the metadata of a schema holds: the cell; how often everything happened; what each criterion did."""

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
    """A cell as bytes that are the same everywhere."""
    return msgspec.json.encode(cell, order="deterministic")


def _nested(rows: Sequence[Collection[tuple[Any, ...]]], kind: Any) -> Any:
    """A column of lists of structs, from lists of tuples."""
    flat = list(chain.from_iterable(rows))
    columns = [list(map(itemgetter(at), flat)) for at in range(kind.value_type.num_fields)]
    return _lists(map(len, rows), columns, kind)


def _lists(lengths: Iterable[int], columns: Sequence[Sequence[Any]], kind: Any) -> Any:
    """A column of lists of structs, from how long each list is and all they hold, column by column: that is much faster
    than row by row."""
    fields = list(kind.value_type)
    offsets = pa.array([0, *accumulate(lengths)], pa.int32())
    arrays = [pa.array(column, field.type) for column, field in zip(columns, fields, strict=True)]
    return pa.ListArray.from_arrays(offsets, pa.StructArray.from_arrays(arrays, fields=fields))


def _rounds(played: Sequence[GameRow], kind: Any) -> Any:
    """The points at the end of each round."""
    scores = [score for one in played for _, score in one.by_round]
    numbers = [number for one in played for number, score in one.by_round for _ in score]
    points = list(chain.from_iterable(map(dict.values, scores)))
    lengths = [sum([len(score) for _, score in one.by_round]) for one in played]
    return _lists(lengths, (numbers, list(chain.from_iterable(scores)), points), kind)


def _same(value: object, count: int, kind: Any = _TEXT) -> Any:
    return pa.repeat(pa.scalar(value, kind), count)


def games_table(
    cell: RunCell, played: Sequence[GameRow], parts: Sequence[dict[tuple[str, str], int]], tally: Tally
) -> bytes:
    """One row a game."""
    count, kinds = len(played), {field.name: field.type for field in GAME_SCHEMA}
    seats = list(cell.seats.items())
    columns = {
        "cell": _same(cell.id, count),
        "index": [one.number for one in played],
        "seed": [one.seed for one in played],
        "options": _same(json.dumps(cell.options, sort_keys=True), count),
        "pack": _same(cell.pack, count),
        "pack_digest": _same(cell.pack_digest, count),
        "seats": _nested([seats] * count, kinds["seats"]),
        "factions": _nested([one.factions.items() for one in played], kinds["factions"]),
        "first": [one.first or None for one in played],
        "over": [one.over for one in played],
        "winner": [one.winners[0] if len(one.winners) == 1 else None for one in played],
        "winners": [one.winners for one in played],
        "turns": [one.turns for one in played],
        "scores": _nested([one.scores.items() for one in played], kinds["scores"]),
        "parts": _lists(
            map(len, parts),
            (
                [side for its in parts for side, _ in its],
                [clause for its in parts for _, clause in its],
                list(chain.from_iterable(map(dict.values, parts))),
            ),
            kinds["parts"],
        ),
        "rounds": _rounds(played, kinds["rounds"]),
        "digest": [one.digest for one in played],
    }
    return _bytes(GAME_SCHEMA, columns, {ABOUT: about(cell), COUNTS: msgspec.json.encode((tally.looked, tally.rows()))})


def decisions_table(cell: RunCell, games: Sequence[tuple[int, Sequence[Made]]]) -> bytes:
    """One row a decision."""
    rows = [(index, one.step, one.decision) for index, made in games for one in made]
    criteria = Criteria()
    for _, made in games:
        for one in made:
            criteria.add(one.decision, one.unread)
    columns = {
        "cell": _same(cell.id, len(rows)),
        "index": [index for index, _, _ in rows],
        "step": [step for _, step, _ in rows],
        "choice": [decision.id for _, _, decision in rows],
        "clause": [decision.clause for _, _, decision in rows],
        "options": [list(map(str, decision.options)) for _, _, decision in rows],
        "criteria": _nested(
            [
                [(one.id, one.clause, one.kind, one.applied, list(map(str, one.cut))) for one in decision.steps]
                for _, _, decision in rows
            ],
            DECISION_SCHEMA.field("criteria").type,
        ),
        "pick": [None if decision.pick is None else str(decision.pick) for _, _, decision in rows],
    }
    return _bytes(DECISION_SCHEMA, columns, {ABOUT: about(cell), CRITERIA: msgspec.json.encode(criteria.rows())})


def _bytes(schema: Any, columns: dict[str, Any], metadata: dict[bytes, bytes]) -> bytes:
    """A table as the bytes of a file: the same for the same rows, wherever they were played."""
    arrays = [
        its if isinstance(its, pa.Array) else pa.array(its, field.type)
        for field, its in ((field, columns[field.name]) for field in schema)
    ]
    table = pa.Table.from_arrays(arrays, schema=schema.with_metadata(metadata))
    sink = pa.BufferOutputStream()
    pq.write_table(table, sink, compression="zstd", use_dictionary=True, write_statistics=False)
    return bytes(sink.getvalue())


DID = ("decided", "cut", "alike", "unfit", "unread")
"""What a criterion did: left one option; left fewer; all were alike; fitted none; an earlier one had decided."""


class Criteria:
    """What each criterion of each choice did, how often."""

    def __init__(self) -> None:
        self._did: Counter[tuple[str, str, str, str]] = Counter()

    def add(self, decision: Decision, unread: Iterable[Unread]) -> None:
        """One decision."""
        of, did = decision.id, self._did
        for one in decision.steps:
            left_one = "decided" if len(one.kept) == 1 else "cut"
            what = left_one if one.cut else "alike" if one.applied else "unfit"
            did[of, one.id, one.clause, what] += 1
        if len(decision.options) > 1:
            # Of one option alone no criterion was ever to be read.
            for other in unread:
                did[of, other.id, other.clause, "unread"] += 1

    def rows(self) -> list[list[object]]:
        """The choice, the criterion, its clause, and how often it did each of these."""
        known = sorted({key[:3] for key in self._did})
        return [[*key, *(self._did[(*key, what)] for what in DID)] for key in known]


def counts_in(metadata: dict[bytes, bytes]) -> tuple[int, list[tuple[str, str, int, int]]]:
    """How many games of a chunk were looked at closely; what happened in them by kind and id, how often, and in how
    many of them."""
    return msgspec.json.decode(metadata[COUNTS], type=tuple[int, list[tuple[str, str, int, int]]])


def criteria_in(metadata: dict[bytes, bytes]) -> list[tuple[tuple[str, str, str], list[int]]]:
    """What the criteria of a chunk did."""
    return [((of, id, clause), did) for of, id, clause, *did in msgspec.json.decode(metadata.get(CRITERIA, b"[]"))]
