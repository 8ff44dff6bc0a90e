"""Standings of a league from the tables in its folder: ratings, who beats whom, who improves with thought."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterator
from itertools import pairwise
from pathlib import Path
from typing import Any

import msgspec
import pyarrow as pa

from visavis.arena.agents import BOT, agent_name, strength_of
from visavis.arena.league import MATCHES, opponent, parquet
from visavis.arena.ratings import Ratings, Score, rate
from visavis.core import Refusal
from visavis.core.players import is_own
from visavis.lab.cells import RunCell
from visavis.lab.folder import Folder, refusal_of
from visavis.lab.run_reader import batches, readable
from visavis.lab.statistics import Estimate, share
from visavis.simulation import Fault


class Standing(msgspec.Struct, frozen=True):
    """An agent in the table of a league. Ratings are in Elo points, their mean is 0."""

    agent: str
    rating: Estimate
    games: int
    wins: int
    ties: int
    losses: int
    faults: int
    """Number of losses by a fault."""
    unfinished: int
    """Number of games that reached the maximum number of steps; they are not rated."""
    points: float | None
    """Mean of the points in finished games; None without one."""
    against: float | None
    """Mean of the most points that another side had in these games."""
    steps: float | None
    """Mean length of the finished games."""


class Meeting(msgspec.Struct, frozen=True):
    """How an agent did against another one."""

    agent: str
    against: str
    games: int
    wins: int
    ties: int
    losses: int
    share: Estimate
    """Share of wins; a tie is half a win."""
    expected: float
    """The share that the ratings predict."""


class Thought(msgspec.Struct, frozen=True):
    """An agent with one of several strengths, and how much better it is than with the next lower one."""

    family: str
    strength: int
    agent: str
    rating: Estimate
    gain: Estimate | None


class League(msgspec.Struct, frozen=True):
    """A league: its conditions and standings, the best agent first."""

    cell: RunCell
    """The conditions of all games; only its seats are those of the first cell."""
    games: int
    standings: tuple[Standing, ...]
    meetings: tuple[Meeting, ...]
    thoughts: tuple[Thought, ...]
    faults: tuple[tuple[str, Fault], ...]
    """The first fault of each kind, with the agent."""
    first: Estimate | None
    """Share of wins of the first seat, if there are two; a tie is half a win."""


class _Counts:
    def __init__(self) -> None:
        self.results: Counter[float] = Counter()
        self.faults = self.unfinished = self.points = self.against = self.steps = 0


class _Reader:
    """Aggregates the games of a league."""

    def __init__(self) -> None:
        self.counts: dict[str, _Counts] = {}
        self.pairs: dict[tuple[str, str], Counter[float]] = {}
        self.scores: list[tuple[str, str, int, float]] = []
        self.faults: dict[tuple[str, str], Fault] = {}
        self.first: Counter[float] = Counter()
        self.counted = False
        """Whether any side of a person has points: otherwise only a person knows who wins."""

    def take(self, cell: RunCell, row: dict[str, Any]) -> None:
        seats = cell.seats
        points = {score["side"]: score["points"] for score in row["scores"]}
        first = next(iter(seats))
        against = opponent(cell, first)
        both = {seats[first]: first, against: ""} if against == BOT else {who: seat for seat, who in seats.items()}
        for who in both:
            self.counts.setdefault(who, _Counts())
        if not row["over"]:
            for who in both:
                self.counts[who].unfinished += 1
            return
        score = self._score(seats, row["winners"])
        for who, seat in both.items():
            counts = self.counts[who]
            won = score if seat == first else 1 - score
            counts.results[won] += 1
            self.pairs.setdefault((who, against if seat == first else seats[first]), Counter())[won] += 1
            mine = [seat] if seat else [side for side in points if side not in seats]
            counts.points += max((points[side] for side in mine), default=0)
            counts.against += max((points[side] for side in points if side not in mine), default=0)
            counts.steps += row["turns"]
            if seat:
                self.counted = self.counted or bool(points[seat]) or row["fault"] is not None
        if len(seats) > 1:
            self.first[score] += 1
        self.scores.append((seats[first], against, row["index"], score))
        if row["fault"] is not None:
            fault = msgspec.json.decode(row["fault"], type=Fault)
            self.counts[seats[fault.seat]].faults += 1
            self.faults.setdefault((seats[fault.seat], fault.id), fault)

    def _score(self, seats: dict[str, str], winners: list[str]) -> float:
        """Return the score of the first seat: 1 for a win alone, 0.5 after a tie. If a third side wins, both tie."""
        mine, *others = (seat in winners for seat in seats)
        theirs = others[0] if others else any(side not in seats for side in winners)
        return 0.5 + (mine - theirs) / 2


_COLUMNS = ["index", "over", "winners", "turns", "scores", "fault"]


def read_league(path: Path, only: Collection[str] | None = None) -> League:
    """Read the league of a folder; `only` are the ids of the cells to read. Raises Refusal if it cannot be read."""
    folder, reader, cells = Folder(path), _Reader(), list[RunCell]()
    for name, cell in folder.read().items():
        files = folder.files(name, MATCHES) if only is None or cell.id in only else []
        if files:
            cells.append(cell)
        for file in files:
            with readable(file):
                for rows in batches(file, _COLUMNS):
                    for row in rows:
                        reader.take(cell, row)
    if not cells:
        raise Refusal("lab.no_run", path=str(path))
    if len({_conditions(cell) for cell in cells}) > 1:
        raise Refusal("arena.mixed", path=str(path))
    if not reader.counted:
        raise Refusal("arena.open")
    return _league(cells[0], reader)


def _conditions(cell: RunCell) -> bytes:
    return msgspec.json.encode(msgspec.structs.replace(cell, seats={}), order="deterministic")


def _league(cell: RunCell, reader: _Reader) -> League:
    known = sorted(reader.counts)
    short = Counter(agent_name(who) for who in known)
    names = {who: agent_name(who) if short[agent_name(who)] == 1 or not is_own(who) else who[1:] for who in known}
    place = {who: index for index, who in enumerate(known)}
    found = rate(len(known), (Score(place[a], place[b], seed, score) for a, b, seed, score in reader.scores))
    standings = [
        Standing(
            agent=names[who],
            rating=found.rating(place[who]),
            games=counts.results.total(),
            wins=counts.results[1.0],
            ties=counts.results[0.5],
            losses=counts.results[0.0],
            faults=counts.faults,
            unfinished=counts.unfinished,
            points=counts.points / counts.results.total() if counts.results else None,
            against=counts.against / counts.results.total() if counts.results else None,
            steps=counts.steps / counts.results.total() if counts.results else None,
        )
        for who, counts in reader.counts.items()
    ]
    standings.sort(key=lambda one: (-one.rating.value, one.agent))
    rank = {one.agent: index for index, one in enumerate(standings)}
    meetings = [_meeting(names, place, found, pair, won) for pair, won in reader.pairs.items()]
    return League(
        cell=cell,
        games=len(reader.scores),
        standings=tuple(standings),
        meetings=tuple(sorted(meetings, key=lambda one: (rank[one.agent], rank[one.against]))),
        thoughts=tuple(_thoughts({names[who]: index for who, index in place.items()}, found)),
        faults=tuple((names[who], fault) for (who, _), fault in sorted(reader.faults.items())),
        first=_share(reader.first) if reader.first else None,
    )


def _share(won: Counter[float]) -> Estimate:
    return share(won[1.0] + won[0.5] / 2, won.total())


def _meeting(
    names: dict[str, str], place: dict[str, int], found: Ratings, pair: tuple[str, str], won: Counter[float]
) -> Meeting:
    a, b = pair
    return Meeting(
        agent=names[a],
        against=names[b],
        games=won.total(),
        wins=won[1.0],
        ties=won[0.5],
        losses=won[0.0],
        share=_share(won),
        expected=found.chance(place[a], place[b]),
    )


def _thoughts(place: dict[str, int], found: Ratings) -> Iterator[Thought]:
    families: dict[str, list[tuple[int, str]]] = {}
    for name in place:
        if its := strength_of(name):
            families.setdefault(its[0], []).append((its[1], name))
    for family, members in sorted(families.items()):
        if len(members) < 2:
            continue
        members.sort()
        for (_, weaker), (strength, name) in pairwise([(0, ""), *members]):
            gain = found.difference(place[name], place[weaker]) if weaker else None
            yield Thought(family, strength, name, found.rating(place[name]), gain)


# As tables


def tables(league: League) -> dict[str, list[dict[str, Any]]]:
    """Return the rows of each table of a league, by the name of the table."""
    return {
        "ratings": [
            {
                "agent": one.agent, **_interval("rating", one.rating), "games": one.games, "wins": one.wins,
                "ties": one.ties, "losses": one.losses, "faults": one.faults, "unfinished": one.unfinished,
                "points": one.points, "against": one.against, "steps": one.steps,
            }
            for one in league.standings
        ],
        "meetings": [
            {
                "agent": one.agent, "against": one.against, "games": one.games, "wins": one.wins, "ties": one.ties,
                "losses": one.losses, **_interval("share", one.share), "expected": one.expected,
            }
            for one in league.meetings
        ],
        "thought": [
            {
                "family": one.family, "strength": one.strength, "agent": one.agent,
                **_interval("rating", one.rating), **_interval("gain", one.gain),
            }
            for one in league.thoughts
        ],
    }  # fmt: skip


def _interval(name: str, estimate: Estimate | None) -> dict[str, float | None]:
    value, low, high = estimate[:3] if estimate else (None, None, None)
    return {name: value, f"{name}_low": low, f"{name}_high": high}


def write_tables(league: League, folder: Path) -> None:
    """Write the tables of a league as Parquet files into its folder. Raises Refusal."""
    try:
        for name, rows in tables(league).items():
            if rows:
                (folder / f"{name}.parquet").write_bytes(parquet(pa.Table.from_pylist(rows)))
    except OSError as wrong:
        raise refusal_of(wrong, folder) from None
