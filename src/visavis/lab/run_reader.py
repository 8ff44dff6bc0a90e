"""Read a run and aggregate what a report needs, cell by cell, with at most one chunk in memory."""

from __future__ import annotations

import os
from collections import Counter
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any

import pyarrow as pa
import pyarrow.parquet as pq

from visavis.core import Refusal
from visavis.core.budget import checkpoint, foreign, spend
from visavis.lab.cells import RunCell
from visavis.lab.folder import Folder
from visavis.lab.tables import DECISIONS, DID, GAMES, counts_in, criteria_in

Row = dict[str, Any]
"""A row of a table by column."""


class Summary:
    """Aggregated games of one cell."""

    def __init__(self, cell: RunCell) -> None:
        self.cell = cell
        self.games = self.unfinished = 0
        self.turns: Counter[int] = Counter()
        self.points: dict[str, Counter[int]] = {}
        """Histogram of the points of each side."""
        self.wins: Counter[str] = Counter()
        """Number of wins of each side, alone or shared."""
        self.parts: Counter[tuple[str, str]] = Counter()
        """Points by side and clause, summed over all games."""
        self.rounds: dict[tuple[str, int], tuple[int, int]] = {}
        """Points of a side at the end of a round, summed over all games, and the number of games that reached it."""
        self.factions: dict[tuple[str, str], list[int]] = {}
        """Games, games won by the human side and its points, by field and faction."""
        self.first: dict[tuple[str, bool], list[int]] = {}
        """Games and games won, by seat and whether it began."""
        self.looked = 0
        self.counts: dict[tuple[str, str], tuple[int, int]] = {}
        """Number of times and number of observed games, by kind and id."""
        self.criteria: dict[tuple[str, str, str], list[int]] = {}
        self.decided = False

    @property
    def human(self) -> str:
        """The human side: the first seat."""
        return next(iter(self.cell.seats))

    @property
    def players(self) -> str:
        """The policies of the seats as text."""
        return ", ".join(f"{seat}={who}" for seat, who in self.cell.seats.items())

    @property
    def over(self) -> int:
        """Number of finished games."""
        return self.games - self.unfinished

    def take(self, rows: Iterable[Row]) -> None:
        """Add games of a chunk."""
        for row in rows:
            self.games += 1
            if not row["over"]:
                self.unfinished += 1
                continue
            self.turns[row["turns"]] += 1
            scores = {score["side"]: score["points"] for score in row["scores"]}
            for side, points in scores.items():
                self.points.setdefault(side, Counter())[points] += 1
            self.wins.update(row["winners"])
            self.parts.update({(source["side"], source["clause"]): source["points"] for source in row["parts"]})
            for ended in row["rounds"]:
                total, games = self.rounds.get((ended["side"], ended["round"]), (0, 0))
                self.rounds[ended["side"], ended["round"]] = (total + ended["points"], games + 1)
            won = self.human in row["winners"]
            for faction in row["factions"]:
                totals = self.factions.setdefault((faction["of"], faction["faction"]), [0, 0, 0])
                totals[0] += 1
                totals[1] += won
                totals[2] += scores.get(self.human, 0)
            if row["first"]:
                for seat in self.cell.seats:
                    began = self.first.setdefault((seat, seat == row["first"]), [0, 0])
                    began[0] += 1
                    began[1] += seat in row["winners"]

    def take_counts(self, metadata: dict[bytes, bytes]) -> None:
        """Add the counts of a chunk."""
        looked, counts = counts_in(metadata)
        self.looked += looked
        for kind, id, times, games in counts:
            before = self.counts.get((kind, id), (0, 0))
            self.counts[kind, id] = (before[0] + times, before[1] + games)

    def take_criteria(self, metadata: dict[bytes, bytes]) -> None:
        """Add the outcomes of the criteria of a chunk."""
        self.decided = True
        for key, did in criteria_in(metadata):
            totals = self.criteria.setdefault(key, [0] * len(DID))
            self.criteria[key] = [total + more for total, more in zip(totals, did, strict=True)]


_NEEDED = ["over", "turns", "scores", "winners", "parts", "rounds", "factions", "first"]


def read_run(path: Path) -> list[Summary]:
    """Aggregate every cell of a folder. Raises Refusal if a file is damaged."""
    folder, summaries = Folder(path), []
    for name, cell in folder.read().items():
        summary = Summary(cell)
        for file in folder.files(name, GAMES):
            with readable(file):
                for rows in batches(file, _NEEDED):
                    summary.take(rows)
                summary.take_counts(notes_of(file))
        for file in folder.files(name, DECISIONS):
            with readable(file):
                summary.take_criteria(notes_of(file))
        summaries.append(summary)
    return summaries


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
        if isinstance(wrong, (pa.ArrowException, OSError, LookupError, TypeError, ValueError)):
            raise Refusal("lab.damaged", path=str(self.file)) from None
