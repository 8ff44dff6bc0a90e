"""Read a run and aggregate what a report needs, cell by cell, with at most one chunk in memory."""

from __future__ import annotations

import os
from collections import Counter
from collections.abc import Collection, Iterable, Iterator, Mapping
from pathlib import Path
from typing import Any

import msgspec
import pyarrow as pa
import pyarrow.parquet as pq

from visavis.core import Refusal
from visavis.core.budget import checkpoint, foreign, spend
from visavis.lab.cells import RunCell
from visavis.lab.folder import Folder
from visavis.lab.observers import PER_TURN, START
from visavis.lab.statistics import Estimate, mean_of, ratio_of, uncounted, win
from visavis.lab.tables import DECISIONS, DID, GAMES, SQUARES, cards_in, counts_in, criteria_in, squares_in

Row = dict[str, Any]
"""A row of a table by column."""


class Sums:
    """Number of values, their sum and the sum of their squares: enough for a mean with its interval."""

    __slots__ = ("games", "squares", "total")

    def __init__(self) -> None:
        self.games = self.total = self.squares = 0

    def add(self, value: int) -> None:
        """Add the value of one game."""
        self.games += 1
        self.total += value
        self.squares += value * value

    def mean(self, games: int = 0) -> Estimate:
        """Return the mean with its interval, over all `games`: where a value is missing it was 0."""
        return mean_of(games or self.games, self.total, self.squares)


class Summary:
    """Aggregated games of one cell, or of several if they are asked for together."""

    def __init__(self, *cells: RunCell) -> None:
        self.cells = cells
        self.cell = cells[0]
        self.games = self.unfinished = 0
        self.ties = 0
        """Number of finished games with several winners."""
        self.turns: Counter[int] = Counter()
        self.points: dict[str, Counter[int]] = {}
        """Histogram of the points of each side."""
        self.wins: dict[str, float] = {}
        """Number of wins of each side; a tie is divided among its winners."""
        self.parts: dict[tuple[str, str], Sums] = {}
        """Points by side and clause, in the games that had any; those at the start have no clause."""
        self.rounds: dict[tuple[str, int], Sums] = {}
        """Points of a side at the end of a round, in the games that reached it."""
        self.leads: Counter[int] = Counter()
        """Histogram of the number of lead changes from round to round."""
        self.known_early: set[str] = set()
        """Sides that had points before the last round of a game."""
        self.factions: dict[tuple[str, str], tuple[Sums, list[float]]] = {}
        """Points of the human side and its wins, by field and faction."""
        self.first: dict[tuple[str, bool], list[float]] = {}
        """Games and wins, by seat and whether it began."""
        self.looked = 0
        self.counts: dict[tuple[str, str], tuple[int, int]] = {}
        """Number of times and number of observed games, by kind and id."""
        self.squares: Counter[tuple[str, str]] = Counter()
        self._squared = True
        """Whether all chunks have squares; those before 1.2 have none, and then there are no intervals."""
        self.cards: dict[tuple[str, str], tuple[int, float, int, int]] = {}
        """Observed finished games, wins, points of a side and their squares, by card drawn and side; "*" stands for
        all games."""
        self.criteria: dict[tuple[str, str, str], list[int]] = {}
        self.decided = False

    @property
    def human(self) -> str:
        """The human side: the first seat."""
        return next(iter(self.cell.seats))

    @property
    def players(self) -> str:
        """The policies of the seats as text."""
        every = (", ".join(f"{seat}={who}" for seat, who in cell.seats.items()) for cell in self.cells)
        return "; ".join(dict.fromkeys(every))

    @property
    def over(self) -> int:
        """Number of finished games."""
        return self.games - self.unfinished

    @property
    def uncounted(self) -> tuple[str, ...]:
        """The seats whose points only a person counts: then the winner is unknown."""
        return uncounted(self.cell.seats, self.points)

    @property
    def leads_known(self) -> bool:
        """Whether the points of every side are known during a game, so that it is known who leads."""
        return len(self.points) > 1 and self.known_early >= set(self.points)

    def times(self, kind: str, id: str) -> Estimate | None:
        """Return how often something came up in a game; None if that was not counted."""
        if not self._squared or (kind, id) not in self.squares or not self.looked:
            return None
        mean = mean_of(self.looked, self.counts[kind, id][0], self.squares[kind, id])
        return mean._replace(low=max(0.0, mean.low)) if mean.games > 1 else mean

    def per_turn(self, id: str) -> Estimate | None:
        """Return how often something at the table came up in a turn; None if that was not counted."""
        turns, figure = ("table", "turns"), ("table", id)
        if not self._squared or (PER_TURN, id) not in self.squares or not self.counts.get(turns, (0, 0))[0]:
            return None
        totals = self.counts[figure][0], self.counts[turns][0]
        return ratio_of(self.looked, totals, self.squares[figure], self.squares[PER_TURN, id], self.squares[turns])

    def take(self, rows: Iterable[Row]) -> None:
        """Add games of a chunk."""
        for row in rows:
            self.games += 1
            if not row["over"]:
                self.unfinished += 1
                continue
            self.turns[row["turns"]] += 1
            self.ties += len(row["winners"]) > 1
            scores = {score["side"]: score["points"] for score in row["scores"]}
            for side, points in scores.items():
                self.points.setdefault(side, Counter())[points] += 1
                self.wins[side] = self.wins.get(side, 0.0) + win(side, row["winners"])
            self._take_parts(row, scores)
            self._take_rounds(row)
            won = win(self.human, row["winners"])
            for faction in row["factions"]:
                key = (faction["of"], faction["faction"])
                sums, wins = self.factions.setdefault(key, (Sums(), [0.0]))
                sums.add(scores.get(self.human, 0))
                wins[0] += won
            if row["first"]:
                for seat in self.cell.seats:
                    began = self.first.setdefault((seat, seat == row["first"]), [0, 0.0])
                    began[0] += 1
                    began[1] += win(seat, row["winners"])

    def _take_parts(self, row: Row, scores: Mapping[str, int]) -> None:
        rest = dict(scores)
        for source in row["parts"]:
            self.parts.setdefault((source["side"], source["clause"]), Sums()).add(source["points"])
            rest[source["side"]] -= source["points"]
        # Runs before 1.2 did not write what a side starts with.
        for side, points in rest.items():
            if points:
                self.parts.setdefault((side, START), Sums()).add(points)

    def _take_rounds(self, row: Row) -> None:
        by_round: dict[int, dict[str, int]] = {}
        for ended in row["rounds"]:
            self.rounds.setdefault((ended["side"], ended["round"]), Sums()).add(ended["points"])
            by_round.setdefault(ended["round"], {})[ended["side"]] = ended["points"]
        self.leads[lead_changes(by_round.values())] += 1
        for points in list(by_round.values())[:-1]:
            self.known_early.update(side for side, count in points.items() if count)

    def take_counts(self, metadata: dict[bytes, bytes]) -> None:
        """Add the counts of a chunk."""
        looked, counts = counts_in(metadata)
        self.looked += looked
        for kind, id, times, games in counts:
            before = self.counts.get((kind, id), (0, 0))
            self.counts[kind, id] = (before[0] + times, before[1] + games)
        self._squared &= SQUARES in metadata
        for kind, id, squares in squares_in(metadata):
            self.squares[kind, id] += squares
        for card, side, games, won, points, squares in cards_in(metadata):
            played, wins, scored, squared = self.cards.get((card, side), (0, 0.0, 0, 0))
            self.cards[card, side] = (played + games, wins + won, scored + points, squared + squares)

    def take_criteria(self, metadata: dict[bytes, bytes]) -> None:
        """Add the outcomes of the criteria of a chunk."""
        self.decided = True
        for key, did in criteria_in(metadata):
            totals = self.criteria.setdefault(key, [0] * len(DID))
            self.criteria[key] = [total + more for total, more in zip(totals, did, strict=True)]


def lead_changes(by_round: Iterable[Mapping[str, int]]) -> int:
    """Return how often another side led at the end of a round; while sides are level, the lead does not change.

    >>> lead_changes([{"a": 1, "b": 2}, {"a": 3, "b": 3}, {"a": 5, "b": 4}, {"a": 5, "b": 9}])
    2
    """
    changes, leader = 0, ""
    for points in by_round:
        most = max(points.values(), default=0)
        leading = [side for side, count in points.items() if count == most]
        if len(leading) == 1:
            changes += bool(leader) and leading[0] != leader
            leader = leading[0]
    return changes


_NEEDED = ["over", "turns", "scores", "winners", "parts", "rounds", "factions", "first"]


def read_run(path: Path, wanted: Mapping[str, Collection[str]] | None = None, pool: bool = False) -> list[Summary]:
    """Aggregate the cells of a folder, one `Summary` each; with `pool` all in one.

    `wanted` are the values of options, seats or `pack` that are looked at. Raises Refusal if a file is damaged, or if
    there is no such cell.
    """
    folder = Folder(path)
    cells = {name: cell for name, cell in folder.read().items() if _fits(cell, wanted or {})}
    if not cells:
        raise Refusal("lab.no_setting", path=str(path), options=_possible(folder.read().values()))
    groups = [list(cells)] if pool else [[name] for name in cells]
    return [_read(folder, {name: cells[name] for name in names}) for names in groups]


def _values(cell: RunCell) -> dict[str, str]:
    return {name: typed_value(value) for name, value in {**cell.options, **cell.seats, "pack": cell.pack}.items()}


def typed_value(value: object) -> str:
    """Return a value as a person types it."""
    return {True: "yes", False: "no"}[value] if isinstance(value, bool) else str(value)


def _fits(cell: RunCell, wanted: Mapping[str, Collection[str]]) -> bool:
    has = _values(cell)
    return all(has.get(name) in values for name, values in wanted.items())


def _possible(cells: Iterable[RunCell]) -> tuple[str, ...]:
    every = [_values(cell) for cell in cells]
    return tuple(
        dict.fromkeys(
            f"{name}={values[name]}"
            for values in every
            for name in values
            if len({str(one.get(name)) for one in every}) > 1
        )
    ) or tuple(dict.fromkeys(f"{name}={value}" for values in every for name, value in values.items()))


def _read(folder: Folder, cells: Mapping[str, RunCell]) -> Summary:
    summary = Summary(*cells.values())
    for name in cells:
        for file in folder.files(name, GAMES):
            with readable(file):
                for rows in batches(file, _NEEDED):
                    summary.take(rows)
                summary.take_counts(notes_of(file))
        for file in folder.files(name, DECISIONS):
            with readable(file):
                summary.take_criteria(notes_of(file))
    return summary


_BATCH = 5_000
"""Number of rows in memory at once."""
_MOST_VALUES = 1_000
"""Maximum number of values per row of a file, on average: lists of points by clause are the longest part of one."""


def batches(file: Path, columns: list[str]) -> Iterator[list[Row]]:
    """Iterate over the rows of a table, an untrusted input, in batches. Raises what `readable` converts, or Refusal."""
    opened = _opened(file)
    about = opened.metadata
    for number in range(about.num_row_groups):
        group = about.row_group(number)
        values = sum(group.column(place).num_values for place in range(group.num_columns))
        if values > _MOST_VALUES * (group.num_rows + _BATCH):
            raise ValueError("too many values")
    for batch in opened.iter_batches(batch_size=_BATCH, columns=columns):
        checkpoint()
        if batch.num_columns != len(columns):
            raise ValueError("columns are missing")
        yield batch.to_pylist()


def notes_of(file: Path) -> dict[bytes, bytes]:
    """Return the notes that a table carries beside its rows."""
    notes: dict[bytes, bytes] | None = _opened(file).schema_arrow.metadata
    return notes or {}


def _opened(file: Path) -> pq.ParquetFile:
    """Open a table whose description is not larger than a budget allows."""
    with foreign(), file.open("rb") as raw:
        raw.seek(-8, os.SEEK_END)
        spend("bytes", int.from_bytes(raw.read(4), "little"))
    return pq.ParquetFile(file)


class readable:
    """Context manager: convert the errors of an unreadable file, and of rows without their values, into a Refusal."""

    def __init__(self, file: Path) -> None:
        self.file = file

    def __enter__(self) -> None:
        return None

    def __exit__(self, kind: object, wrong: BaseException | None, trace: object) -> None:
        if isinstance(wrong, (pa.ArrowException, OSError, LookupError, TypeError, ValueError, msgspec.MsgspecError)):
            raise Refusal("lab.damaged", path=str(self.file)) from None
