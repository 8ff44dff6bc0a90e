"""Run chunks of games in this process, in several processes or on a cluster, with byte-identical results."""

from __future__ import annotations

import os
import signal
from collections.abc import Callable, Generator, Iterable, Iterator, Mapping, Sequence
from functools import lru_cache, partial
from pathlib import Path
from threading import Thread
from typing import Any, NamedTuple, TypeVar

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
from visavis.lab.tables import DECISIONS, GAMES, decisions_table, games_table, joined
from visavis.simulation import without_interrupts

T = TypeVar("T")
R = TypeVar("R")

MOST_CHUNK = 5_000
"""Maximum number of games per chunk."""
_LEAST_CHUNK = 20
"""Minimum number of games per chunk, if there are as many."""
_PIECES = 64
"""Number of chunks into which a small run is divided."""
LEAST_FILE = 500
"""Chunks of fewer games are joined when a run is over; they are small so that little is lost if it is stopped."""
_AHEAD = 3
"""Chunks queued per worker."""
_AT_ONCE = 512
"""Games played per batch before results are recorded: switching between the two is expensive."""
_MOST_LOSSES = 5
"""Maximum number of consecutive pool failures without any result."""


class Task(msgspec.Struct, frozen=True):
    """A unit of work: games of a cell and the tables to produce."""

    cell: RunCell
    span: Span
    players: dict[str, Any] = {}
    """Factories of own policies by name."""


Done = tuple[Task, dict[str, bytes]]
"""A finished task, with the bytes of a file for each kind of table."""


class Lost(Exception):
    """Raised when a worker process dies; tasks without a result must be repeated."""


def chunk_for(games: int) -> int:
    """Return the default number of games per chunk: at most 64 chunks, and at most a few seconds of work each.

    >>> chunk_for(3), chunk_for(100), chunk_for(10_000), chunk_for(10_000_000)
    (3, 20, 157, 5000)
    """
    return max(1, min(games, _LEAST_CHUNK), min(MOST_CHUNK, -(-games // _PIECES)))


class Ready(NamedTuple):
    """Cached data of a cell in a worker."""

    game: Game
    start: Any
    scoring: frozenset[type[Effect]] | None
    """Types of the effects that change points; None if unknown, because detecting them needs own policies."""


@lru_cache(maxsize=16)
def ready(raw: bytes) -> Ready:
    """Prepare a serialized cell for play; memoized, so that a worker loads it once."""
    cell = msgspec.json.decode(raw, type=RunCell)
    game, start = cell.start()
    return Ready(game, start, None if cell.own else scoring_effects(cell, game, start))


def play_task(task: Task) -> dict[str, bytes]:
    """Play the games of a task and return its tables as the bytes of files. Deterministic on every machine."""
    with fewer_gc_runs():
        return _tables(task)


def _tables(task: Task) -> dict[str, bytes]:
    cell, (first, last, kinds) = task.cell, task.span
    known = ready(msgspec.json.encode(cell))
    deciding = DECISIONS in kinds
    tally = Tally()
    rows: dict[int, tuple[GameRow, dict[tuple[str, str], int]]] = {}
    made: dict[int, list[Made]] = {}
    # Grouped by table class: alternating classes defeat the interpreter's specialization.
    order = sorted(range(first, last), key=lambda index: (index % EVERY == 0, index))
    for start in range(0, len(order), _AT_ONCE):
        ended = [_watched(task, known, index, deciding) for index in order[start : start + _AT_ONCE]]
        for end in ended:
            table = end.table
            row = game_row(known.game, end)
            rows[end.number] = (row, table.parts())
            if isinstance(table, Deciding):
                made[end.number] = table.made
            if isinstance(table, Watching) and end.number % EVERY == 0:
                tally.add(table, row)
    games, parts = zip(*(rows[index] for index in range(first, last)), strict=True)
    tables = {}
    if GAMES in kinds:
        tables[GAMES] = games_table(cell, games, parts, tally)
    if deciding:
        tables[DECISIONS] = decisions_table(cell, sorted(made.items()))
    return tables


def _watched(task: Task, known: Ready, index: int, deciding: bool) -> GameEnd[Scoring[Any]]:
    """Play a game at the cheapest table class that records what is required."""
    kind: type[Scoring[Any]] = Deciding if deciding else Watching if index % EVERY == 0 else Scoring
    game, start, scoring = known
    ended = play_game(task.cell, game, start, index, partial(kind, scoring=scoring), task.players)
    if not ended.table.sound:
        # A rare scoring effect that did not occur in the first games: replay without the filter.
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
    """Play the missing games, up to `games` per cell, and return the number played. `tell` is called for each chunk.

    `players` are the factories of own policies by name (`own_players`).
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
    if not chunk:
        for cell in cells:
            for kind in kinds:
                folder.join(cell, kind, LEAST_FILE, joined)
    return played


def missing(cells: Sequence[RunCell], games: int, out: Path, decisions: bool = False) -> int:
    """Return the number of games that a run would play."""
    kinds = (GAMES, DECISIONS) if decisions else (GAMES,)
    spans = (span for cell in cells for span in Folder(out).missing(cell, games, kinds, chunk_for(games)))
    return sum(span.last - span.first for span in spans)


def done(tasks: Iterable[Task], workers: int = 1, on: str = "") -> Iterator[Done]:
    """Yield the results in order of completion, which is not deterministic with several workers."""
    if on:
        from visavis.lab.cluster import on_cluster

        yield from on_cluster(play_task, tasks, on)
    elif workers == 1:
        yield from ((task, play_task(task)) for task in tasks)
    else:
        yield from in_processes(play_task, list(tasks), workers)


def _begin_worker() -> None:
    # Only the parent process handles Ctrl-C.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    Thread(target=_end_with_parent, daemon=True).start()


def _end_with_parent() -> None:
    """End this worker with the process that started it, also if that one was killed."""
    import multiprocessing

    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)


def in_processes(work: Callable[[T], R], tasks: Sequence[T], workers: int) -> Generator[tuple[T, R], None, None]:
    """Distribute tasks over processes. After the death of a worker, tasks without a result are retried.

    Raises Refusal after more than `_MOST_LOSSES` failures in a row.
    """
    remaining, losses = list(tasks), 0
    while remaining:
        finished = []
        try:
            for index, result in _one_pool(work, remaining, workers):
                finished.append(index)
                losses = 0
                yield remaining[index], result
        except Lost:
            losses += 1
            if losses > _MOST_LOSSES:
                raise Refusal("lab.workers") from None
        gone = set(finished)
        remaining = [task for index, task in enumerate(remaining) if index not in gone]


def _one_pool(work: Callable[[T], R], tasks: Sequence[T], workers: int) -> Iterator[tuple[int, R]]:
    import multiprocessing
    from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
    from concurrent.futures.process import BrokenProcessPool

    context, others = multiprocessing.get_context("spawn"), multiprocessing.active_children()
    pool = ProcessPoolExecutor(workers, mp_context=context, initializer=_begin_worker)
    try:
        waiting: dict[Future[R], int] = {}
        coming = iter(enumerate(tasks))
        while True:
            while len(waiting) < workers * _AHEAD and (task := next(coming, None)):
                with without_interrupts():
                    waiting[pool.submit(work, task[1])] = task[0]
            if not waiting:
                return
            ready, _ = wait(waiting, return_when=FIRST_COMPLETED)
            for future in sorted(ready, key=waiting.__getitem__):
                yield waiting.pop(future), future.result()
    except BrokenProcessPool:
        raise Lost from None
    except BaseException:
        # Ctrl-C, or the other results are not wanted: no worker finishes its task first.
        for process in multiprocessing.active_children():
            if process not in others:
                process.terminate()
        raise
    finally:
        # Wait for the pool's own thread: one that closes its pipe while the interpreter shuts down fails aloud.
        pool.shutdown(wait=True, cancel_futures=True)
