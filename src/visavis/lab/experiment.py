"""What matters, by experiment: one thing is switched at a time, on the same seeds, and the games are compared."""

from __future__ import annotations

import time
from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from functools import partial
from pathlib import Path
from typing import Any, Literal, NamedTuple

import msgspec

from visavis.core import Game, Refusal
from visavis.core.players import NO_PLAYERS, Factory, require_picklable
from visavis.lab.cells import RunCell
from visavis.lab.folder import refusal_of
from visavis.lab.observers import GameRow, Trail, fewer_gc_runs, play
from visavis.lab.runner import in_processes
from visavis.lab.statistics import Estimate, holm, mean, paired_p, uncounted, win
from visavis.lab.switches import Kind, Reached, Seen, Stuck, Switch, Unfit, Without, apart, switched_cell, switches_of

LEVEL = 0.05
"""Corrected p-value below which a change is shown."""
FILE = "matter.jsonl"
_LONGER = 20
"""A game with so many times the usual operations does not go on."""

Verdict = Literal["matters", "course", "nothing", "unreached", "unfit"]
VERDICTS: tuple[Verdict, ...] = ("matters", "course", "nothing", "unreached", "unfit")


class Change(msgspec.Struct, frozen=True):
    """One figure without and with a switch: means, and their difference with its interval and p-value."""

    figure: str
    """wins, points, decisions (choices and answers) or steps."""
    side: str
    before: float
    after: float
    by: float
    low: float
    high: float
    p: float
    """Not corrected."""


class Found(msgspec.Struct, frozen=True):
    """The result of one switch."""

    switch: Switch
    games: int
    reached: int
    """Games that reached it; only these are played again, the others are the same."""
    differ: int
    """Pairs of games that went another way."""
    why: str = ""
    """Why it could not be switched: refused, alike or stuck."""
    changes: tuple[Change, ...] = ()


class Plan(msgspec.Struct, frozen=True):
    """The runs of an experiment, before they start."""

    cell: RunCell
    games: int
    switches: tuple[Switch, ...]
    apart: dict[str, list[str]]
    """Clauses that no switch is about, by the reason."""
    to_play: int
    seconds: float
    """Estimated, for one worker."""


class Matter(msgspec.Struct, frozen=True):
    """The result of an experiment."""

    plan: Plan
    found: tuple[Found, ...]

    @property
    def corrected(self) -> dict[tuple[Switch, str, str], float]:
        """The p-values of all changes, corrected for their number after Holm, by switch, figure and side."""
        every = [(found.switch, change) for found in self.found for change in found.changes]
        values = holm([change.p for _, change in every])
        return {(switch, by.figure, by.side): p for (switch, by), p in zip(every, values, strict=True)}

    def verdicts(self) -> dict[Verdict, list[Found]]:
        """Return the results by what they mean, the largest effect on wins or points first."""
        corrected = self.corrected
        groups: dict[Verdict, list[Found]] = {verdict: [] for verdict in VERDICTS}
        for found in self.found:
            shown = any(corrected[found.switch, by.figure, by.side] < LEVEL for by in found.changes)
            groups[_verdict(found, shown)].append(found)
        for group in groups.values():
            group.sort(key=lambda found: (-found.differ, found.switch))
        return groups


def _verdict(found: Found, shown: bool) -> Verdict:
    if found.why:
        return "unfit"
    if not found.reached:
        return "unreached"
    return "matters" if shown else "course" if found.differ else "nothing"


# Games without any change


class _Base(NamedTuple):
    game: Game
    start: Any
    rows: tuple[GameRow, ...]
    trails: tuple[tuple[tuple[int, str, str, object], ...], ...]
    operations: int
    """The largest number of operations in a game."""
    seen: Seen
    seconds: float


_BASES: dict[tuple[bytes, int], _Base] = {}
"""Games without any change, once in each process."""


def _base(
    cell: RunCell, games: int, players: Mapping[str, Factory], tell: Callable[[int], None] = lambda games: None
) -> _Base:
    key = (msgspec.json.encode(cell, order="deterministic"), games)
    if key in _BASES:
        return _BASES[key]
    game, start = cell.start()
    seen, rows, trails, most = Seen(), [], [], 0
    began = time.perf_counter()
    with fewer_gc_runs():
        for index in range(games):
            table, row = play(cell, game, start, index, Reached[Any], digest=False, players=players)
            seen.add(index, table)
            rows.append(row)
            trails.append(tuple(table.trail))
            most = max(most, table.operations)
            tell(1)
    base = _Base(game, start, tuple(rows), tuple(trails), most, seen, time.perf_counter() - began)
    _BASES.clear()
    _BASES[key] = base
    return base


def plan_matter(
    cell: RunCell,
    games: int,
    kinds: Collection[Kind] = ("option", "card", "criterion", "clause"),
    only: Collection[str] = (),
    *,
    players: Mapping[str, Factory] = NO_PLAYERS,
    tell: Callable[[int], None] = lambda games: None,
) -> Plan:
    """Play the games without any change and return what is to be switched; `only` are ids of switches or clauses.

    Raises Refusal if there is nothing to switch.
    """
    base = _base(cell, games, players, tell)
    every = switches_of(base.game, cell, base.seen)
    switches = [
        switch for switch in every if switch.kind in kinds and (not only or {switch.id, switch.clause} & set(only))
    ]
    if not switches:
        raise Refusal("lab.no_switch", options=tuple(switch.id for switch in every)[:40])
    counts = (base.seen.games(switch) for switch in switches)
    to_play = sum(games if reached is None else len(reached) for reached in counts)
    seconds = base.seconds / games * to_play
    return Plan(cell, games, tuple(switches), apart(base.game, base.seen), to_play, seconds)


# Switching


class _Task(msgspec.Struct, frozen=True):
    cell: RunCell
    games: int
    switch: Switch
    players: dict[str, Any] = {}


def play_switch(task: _Task) -> Found:
    """Play all games with one switch, against those without."""
    base = _base(task.cell, task.games, task.players)
    reached = base.seen.games(task.switch)
    if task.switch.kind == "card" and task.switch.parts[1] not in base.seen.cards:
        reached = []
    count = task.games if reached is None else len(reached)
    if not count:
        return Found(task.switch, task.games, 0, 0)
    try:
        ends = dict(_switched(task, base, range(task.games) if reached is None else reached))
    except Unfit as wrong:
        return Found(task.switch, task.games, count, 0, wrong.why)
    except Exception:  # Rules without one of their effects may raise anything.
        return Found(task.switch, task.games, count, 0, "stuck")
    differ = sum(not same for _, _, same in ends.values())
    return Found(task.switch, task.games, count, differ, "", tuple(_changes(task.cell, base, ends)))


_End = tuple[GameRow, int, bool]
"""The result of a game, its number of choices and answers, and whether it went the same way."""


def _switched(task: _Task, base: _Base, indices: Sequence[int]) -> Iterator[tuple[int, _End]]:
    cell = switched_cell(base.game, task.cell, task.switch, task.players)
    kind: Callable[..., Trail[Any]] = Trail
    game, start = base.game, base.start
    if cell is task.cell:
        kind = partial(Without, off=task.switch, most=_LONGER * base.operations + 1000)
    else:
        game, start = cell.start()
    with fewer_gc_runs():
        for index in indices:
            table, row = play(cell, game, start, index, kind, digest=False, players=task.players)
            usual = base.rows[index]
            if not row.over and usual.over:
                raise Stuck
            same = tuple(table.trail) == base.trails[index] and _result(row) == _result(usual)
            yield index, (row, len(table.trail), same)


def _result(row: GameRow) -> tuple[object, ...]:
    return row.scores, row.winners, row.turns


def _changes(cell: RunCell, base: _Base, ends: Mapping[int, _End]) -> Iterator[Change]:
    """Yield the differences over all games; those that were not played again are the same."""
    usual = [(row, len(trail)) for row, trail in zip(base.rows, base.trails, strict=True)]
    other = [(ends[index][0], ends[index][1]) if index in ends else pair for index, pair in enumerate(usual)]
    sides = [side for side in usual[0][0].scores if side in other[0][0].scores]
    points = {side: [row.scores[side] for row, _ in (*usual, *other) if side in row.scores] for side in sides}
    unknown = uncounted(cell.seats, points)
    figures: list[tuple[str, str, Callable[[GameRow, int], float]]] = []
    for side in sides:
        if side not in unknown:
            if not unknown:
                figures.append(("wins", side, partial(_won, side)))
            figures.append(("points", side, partial(_points, side)))
    figures += [("decisions", "", lambda row, choices: choices), ("steps", "", lambda row, choices: row.turns)]
    for figure, side, value in figures:
        before, after = [value(*pair) for pair in usual], [value(*pair) for pair in other]
        differences = [b - a for a, b in zip(before, after, strict=True)]
        by = mean(differences)
        yield Change(figure, side, mean(before).value, mean(after).value, *by[:3], paired_p(differences))


def _won(side: str, row: GameRow, choices: int) -> float:
    return win(side, row.winners)


def _points(side: str, row: GameRow, choices: int) -> float:
    return row.scores.get(side, 0)


def run_matter(
    plan: Plan,
    out: Path | None = None,
    *,
    workers: int = 1,
    players: Mapping[str, Factory] = NO_PLAYERS,
    tell: Callable[[int], None] = lambda games: None,
) -> Matter:
    """Play a plan. With a folder, what is finished is kept there, and the same plan goes on where it was stopped.

    `tell` is called with the games of each switch. Raises Refusal if the folder belongs to another plan.
    """
    if workers > 1:
        require_picklable(players, {name: name for name in players})
    kept = _Kept(plan, out) if out is not None else None
    found = dict(kept.found) if kept else {}
    for _ in found:
        tell(plan.games)
    tasks = [_Task(plan.cell, plan.games, switch, dict(players)) for switch in plan.switches if switch not in found]
    results: Iterator[tuple[_Task, Found]]
    results = ((task, play_switch(task)) for task in tasks)
    for task, result in results if workers == 1 else in_processes(play_switch, tasks, workers):
        found[task.switch] = result
        if kept:
            kept.add(result)
        tell(plan.games)
    return Matter(plan, tuple(found[switch] for switch in plan.switches))


def make_folder(folder: Path) -> None:
    """Create the folder of an experiment. Raises Refusal if that fails."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as wrong:
        raise refusal_of(wrong, folder) from None


class _Head(msgspec.Struct, frozen=True):
    cell: str
    rules: str
    games: int


class _Kept:
    """The file of an experiment: what it is about, then a line for each switch that is finished."""

    def __init__(self, plan: Plan, folder: Path) -> None:
        self._file = folder / FILE
        head = _Head(plan.cell.id, plan.cell.rules, plan.games)
        self.found: dict[Switch, Found] = {}
        make_folder(folder)
        try:
            lines = self._file.read_bytes().split(b"\n") if self._file.exists() else []
            if len(lines) > 1:
                self._read(head, lines[0], lines[1:-1])
            # A line that was cut off is written again.
            self._file.write_bytes(b"".join(msgspec.json.encode(line) + b"\n" for line in (head, *self.found.values())))
        except OSError as wrong:
            raise refusal_of(wrong, folder) from None

    def _read(self, head: _Head, first: bytes, lines: Sequence[bytes]) -> None:
        try:
            if msgspec.json.decode(first, type=_Head) != head:
                raise Refusal("lab.other_matter", path=str(self._file.parent))
            for line in lines:
                found = msgspec.json.decode(line, type=Found)
                self.found[found.switch] = found
        except (msgspec.MsgspecError, UnicodeDecodeError):
            raise Refusal("lab.damaged", path=str(self._file)) from None

    def add(self, found: Found) -> None:
        try:
            with self._file.open("ab") as file:
                file.write(msgspec.json.encode(found) + b"\n")
        except OSError as wrong:
            raise refusal_of(wrong, self._file.parent) from None


def estimate_of(change: Change, games: int) -> Estimate:
    """Return the difference of a figure with its interval."""
    return Estimate(change.by, change.low, change.high, games)
