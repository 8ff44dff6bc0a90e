"""Runs: chunks of games, played here, by several processes or by a cluster; the same bytes everywhere."""

from __future__ import annotations

import signal
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from functools import lru_cache, partial
from pathlib import Path
from typing import Any, NamedTuple

import msgspec

from visavis.core import Effect, Game, Refusal
from visavis.core.players import NO_PLAYERS, Factory, require_picklable
from visavis.lab.cells import RunCell
from visavis.lab.folder import Chunk, Folder, Span
from visavis.lab.observers import (
    EVERY,
    Deciding,
    GameEnd,
    GameRow,
    Made,
    Scoring,
    Tally,
    Watching,
    fewer_gc_runs,
    game_row,
    play_game,
    scoring_effects,
)
from visavis.lab.tables import DECISIONS, GAMES, decisions_table, games_table

MOST_CHUNK = 5_000
_PIECES = 64
_AHEAD = 3
"""Chunks queued per worker."""
_AT_ONCE = 512
"""Games played per batch before results are recorded: switching between the two is expensive."""
_MOST_LOSSES = 5
"""So often in a row, with nothing to show for it, workers may be lost."""


class Task(msgspec.Struct, frozen=True):
    """A piece of work: games of a cell and the tables that are wanted of them."""

    cell: RunCell
    span: Span
    players: dict[str, Any] = {}
    """What makes the own policies, by their names."""


Done = tuple[Task, dict[str, bytes]]
"""What came of a task: the bytes of a file for each kind of table."""


class Lost(Exception):
    """A worker is gone. What it had not handed over is still to be done."""


def chunk_for(games: int) -> int:
    """How many games a chunk holds if nobody says: never more than a few seconds' worth, never more than 64 pieces
    of a small run.

    >>> chunk_for(100), chunk_for(10_000), chunk_for(10_000_000)
    (2, 157, 5000)
    """
    return max(1, min(MOST_CHUNK, -(-games // _PIECES)))


class Ready(NamedTuple):
    """What a worker keeps of a cell between chunks."""

    game: Game
    start: Any
    scoring: frozenset[type[Effect]] | None
    """The effects that change points; None: not known, because finding them out needs own policies."""


@lru_cache(maxsize=16)
def ready(raw: bytes) -> Ready:
    """A cell, ready to be played."""
    cell = msgspec.json.decode(raw, type=RunCell)
    game, start = cell.start()
    return Ready(game, start, None if cell.own else scoring_effects(cell, game, start))


def play_task(task: Task) -> dict[str, bytes]:
    """Play the games of a task; the tables as the bytes of files. Pure: here, in a process, on another machine."""
    with fewer_gc_runs():
        return _tables(task)


def _tables(task: Task) -> dict[str, bytes]:
    cell, (first, last, kinds) = task.cell, task.span
    known = ready(msgspec.json.encode(cell))
    deciding = DECISIONS in kinds
    tally = Tally()
    rows: dict[int, tuple[GameRow, dict[tuple[str, str], int]]] = {}
    made: dict[int, list[Made]] = {}
    # Tables of one class after another: Python is slower where the classes take turns.
    order = sorted(range(first, last), key=lambda index: (index % EVERY == 0, index))
    for at in range(0, len(order), _AT_ONCE):
        ended = [_watched(task, known, index, deciding) for index in order[at : at + _AT_ONCE]]
        for one in ended:
            table = one.table
            rows[one.number] = (game_row(known.game, one), table.parts())
            if isinstance(table, Deciding):
                made[one.number] = table.made
            if isinstance(table, Watching) and one.number % EVERY == 0:
                tally.add(table)
    games, parts = zip(*(rows[index] for index in range(first, last)), strict=True)
    found = {}
    if GAMES in kinds:
        found[GAMES] = games_table(cell, games, parts, tally)
    if deciding:
        found[DECISIONS] = decisions_table(cell, sorted(made.items()))
    return found


def _watched(task: Task, known: Ready, index: int, deciding: bool) -> GameEnd[Scoring[Any]]:
    """A game at the table that sees what is wanted of it, and no more."""
    kind: type[Scoring[Any]] = Deciding if deciding else Watching if index % EVERY == 0 else Scoring
    game, start, scoring = known
    ended = play_game(task.cell, game, start, index, partial(kind, scoring=scoring), task.players)
    if not ended.table.sound:
        # A rare effect that none of the first games had.
        ended = play_game(task.cell, game, start, index, kind, task.players)
    return ended


def run(
    cells: Sequence[RunCell],
    games: int,
    out: Path,
    *,
    decisions: bool = False,
    workers: int = 1,
    on: str = "",
    chunk: int = 0,
    tell: Callable[[int], None] = lambda games: None,
    players: Mapping[str, Factory] = NO_PLAYERS,
) -> int:
    """Play what is missing of so many games of each cell; how many were played. `tell` hears of each chunk.

    `players` makes the own policies of the cells, by their names (`own_players`).
    """
    if workers > 1 or on:
        require_picklable(players, {name: name for name in players})
    folder, kinds = Folder(out), (GAMES, DECISIONS) if decisions else (GAMES,)
    folder.begin(cells)
    size = chunk or chunk_for(games)
    tasks = [Task(cell, span, dict(players)) for cell in cells for span in folder.missing(cell, games, kinds, size)]
    played = 0
    for task, tables in done(tasks, workers, on):
        for kind, data in tables.items():
            folder.keep(task.cell, Chunk(kind, task.span.first, task.span.last), data)
        count = task.span.last - task.span.first
        played += count
        tell(count)
    return played


def missing(cells: Sequence[RunCell], games: int, out: Path, decisions: bool = False) -> int:
    """How many games a run would play."""
    kinds = (GAMES, DECISIONS) if decisions else (GAMES,)
    spans = (span for cell in cells for span in Folder(out).missing(cell, games, kinds, chunk_for(games)))
    return sum(span.last - span.first for span in spans)


def done(tasks: Iterable[Task], workers: int = 1, on: str = "") -> Iterator[Done]:
    """The results as they come, in no order."""
    if on:
        from visavis.lab.cluster import on_cluster

        yield from on_cluster(play_task, tasks, on)
    elif workers == 1:
        yield from ((task, play_task(task)) for task in tasks)
    else:
        yield from in_processes(play_task, list(tasks), workers)


def _begin_worker() -> None:
    # Ctrl-C is for the process that started this one.
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def in_processes(work: Callable[[Any], Any], tasks: Sequence[Any], workers: int) -> Iterator[tuple[Any, Any]]:
    """Spread over processes; one that is lost only costs what it was at."""
    left, losses = list(tasks), 0
    while left:
        finished = []
        try:
            for at, result in _one_pool(work, left, workers):
                finished.append(at)
                losses = 0
                yield left[at], result
        except Lost:
            losses += 1
            if losses > _MOST_LOSSES:
                raise Refusal("lab.workers") from None
        gone = set(finished)
        left = [task for at, task in enumerate(left) if at not in gone]


def _one_pool(work: Callable[[Any], Any], tasks: Sequence[Any], workers: int) -> Iterator[tuple[int, Any]]:
    import multiprocessing
    from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
    from concurrent.futures.process import BrokenProcessPool

    context = multiprocessing.get_context("spawn")
    pool = ProcessPoolExecutor(workers, mp_context=context, initializer=_begin_worker)
    try:
        waiting: dict[Future[Any], int] = {}
        coming = iter(enumerate(tasks))
        while True:
            while len(waiting) < workers * _AHEAD and (one := next(coming, None)):
                waiting[pool.submit(work, one[1])] = one[0]
            if not waiting:
                return
            ready, _ = wait(waiting, return_when=FIRST_COMPLETED)
            for future in sorted(ready, key=waiting.__getitem__):
                yield waiting.pop(future), future.result()
    except BrokenProcessPool:
        raise Lost from None
    finally:
        pool.shutdown(wait=False, cancel_futures=True)
