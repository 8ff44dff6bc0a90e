"""Reading a run: everything a report needs, cell by cell, never more than one chunk in memory."""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from typing import Any

import pyarrow as pa
import pyarrow.parquet as pq

from visavis.core import Refusal
from visavis.lab.cells import RunCell
from visavis.lab.folder import Folder
from visavis.lab.tables import DECISIONS, DID, GAMES, counts_in, criteria_in


class Summary:
    """What the games of one cell come to."""

    def __init__(self, cell: RunCell) -> None:
        self.cell = cell
        self.games = self.unfinished = 0
        self.turns: Counter[int] = Counter()
        self.points: dict[str, Counter[int]] = {}
        """How often each side had so many points."""
        self.wins: Counter[str] = Counter()
        """Of each side, alone or with others."""
        self.parts: Counter[tuple[str, str]] = Counter()
        """The points of each side by clause, of all games together."""
        self.rounds: dict[tuple[str, int], tuple[int, int]] = {}
        """The points of a side at the end of a round in all games together, and in how many games it was reached."""
        self.factions: dict[tuple[str, str], list[int]] = {}
        """By field and faction: games, games won by the human side, its points."""
        self.first: dict[tuple[str, bool], list[int]] = {}
        """By seat and whether it began: games, games that it won."""
        self.looked = 0
        self.counts: dict[tuple[str, str], tuple[int, int]] = {}
        """By kind and id: how often, and in how many of the games that were looked at closely."""
        self.criteria: dict[tuple[str, str, str], list[int]] = {}
        self.decided = False

    @property
    def human(self) -> str:
        """The side that the person would be: the first seat."""
        return next(iter(self.cell.seats))

    @property
    def players(self) -> str:
        """Who played the seats."""
        return ", ".join(f"{seat}={who}" for seat, who in self.cell.seats.items())

    @property
    def over(self) -> int:
        """The games that ended."""
        return self.games - self.unfinished

    def take(self, table: Any) -> None:
        """Add the games of a chunk."""
        for row in table.select(_NEEDED).to_pylist():
            self.games += 1
            if not row["over"]:
                self.unfinished += 1
                continue
            self.turns[row["turns"]] += 1
            scores = {one["side"]: one["points"] for one in row["scores"]}
            for side, points in scores.items():
                self.points.setdefault(side, Counter())[points] += 1
            self.wins.update(row["winners"])
            self.parts.update({(one["side"], one["clause"]): one["points"] for one in row["parts"]})
            for one in row["rounds"]:
                total, games = self.rounds.get((one["side"], one["round"]), (0, 0))
                self.rounds[one["side"], one["round"]] = (total + one["points"], games + 1)
            won = self.human in row["winners"]
            for one in row["factions"]:
                its = self.factions.setdefault((one["of"], one["faction"]), [0, 0, 0])
                its[0] += 1
                its[1] += won
                its[2] += scores.get(self.human, 0)
            if row["first"]:
                for seat in self.cell.seats:
                    began = self.first.setdefault((seat, seat == row["first"]), [0, 0])
                    began[0] += 1
                    began[1] += seat in row["winners"]

    def take_counts(self, metadata: dict[bytes, bytes]) -> None:
        """Add what a chunk counted."""
        looked, counts = counts_in(metadata)
        self.looked += looked
        for kind, id, times, games in counts:
            before = self.counts.get((kind, id), (0, 0))
            self.counts[kind, id] = (before[0] + times, before[1] + games)

    def take_criteria(self, metadata: dict[bytes, bytes]) -> None:
        """Add what the criteria of a chunk did."""
        self.decided = True
        for key, did in criteria_in(metadata):
            its = self.criteria.setdefault(key, [0] * len(DID))
            self.criteria[key] = [one + more for one, more in zip(its, did, strict=True)]


_NEEDED = ["over", "turns", "scores", "winners", "parts", "rounds", "factions", "first"]


def read_run(path: Path) -> list[Summary]:
    """Every cell of a folder."""
    folder, found = Folder(path), []
    for name, cell in folder.read().items():
        summary = Summary(cell)
        for file in folder.files(name, GAMES):
            with _readable(file):
                table = pq.read_table(file)
            summary.take(table)
            summary.take_counts(table.schema.metadata)
        for file in folder.files(name, DECISIONS):
            with _readable(file):
                summary.take_criteria(pq.read_schema(file).metadata)
        found.append(summary)
    return found


class _readable:
    """Within this, a file that is no table is told in a sentence."""

    def __init__(self, file: Path) -> None:
        self.file = file

    def __enter__(self) -> None:
        return None

    def __exit__(self, kind: object, wrong: BaseException | None, trace: object) -> None:
        if isinstance(wrong, (pa.ArrowException, OSError)):
            raise Refusal("lab.damaged", path=str(self.file)) from None
