"""Play a league: every agent against every other one, with the same seeds and exchanged seats.

The folder is one of the lab: a cell for each arrangement of agents, in chunks that are written atomically. What is
there is not played again. The games are the same in one process, in several and on a cluster.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import lru_cache
from itertools import permutations
from pathlib import Path
from typing import Any

import msgspec
import pyarrow as pa
import pyarrow.parquet as pq

from visavis.arena.agents import BOT, Agent, agent_name
from visavis.core import Game, Pack, Policy, Question, Refusal, Stream
from visavis.core.answer_time import Limited
from visavis.core.players import OWN, Factory, factory_of, is_own, limited, require_picklable
from visavis.lab.cells import RunCell, cell_of
from visavis.lab.cluster import on_cluster
from visavis.lab.folder import Chunk, Folder, Span
from visavis.lab.runner import chunk_for, in_processes
from visavis.research.alphabet_search import alphabet_of
from visavis.simulation import MOST_STEPS, OnFault, Result, make_plan, play_from

MATCHES = "matches"
_TEXT = pa.string()
SCHEMA = pa.schema(
    [
        ("cell", _TEXT),
        ("index", pa.int64()),
        ("seed", pa.int64()),
        ("seats", pa.list_(pa.struct([("seat", _TEXT), ("agent", _TEXT)]))),
        ("over", pa.bool_()),
        ("winners", pa.list_(_TEXT)),
        ("turns", pa.int32()),
        ("scores", pa.list_(pa.struct([("side", _TEXT), ("points", pa.int32())]))),
        ("fault_seat", _TEXT),
        ("fault", _TEXT),
        ("digest", _TEXT),
    ]
)
"""Columns of the games of a league. `fault` is the fault that lost the game, as JSON (`Fault`)."""
ABOUT = b"visavis.cell"


class Match(msgspec.Struct, frozen=True):
    """A unit of work: games of one arrangement of agents."""

    cell: RunCell
    span: Span
    players: dict[str, Any]
    """Factories of the own agents, by seat."""
    on_fault: OnFault


class Plan(msgspec.Struct, frozen=True):
    """The games of a league that are to be played."""

    cells: tuple[RunCell, ...]
    games: int
    """Number of games per cell."""
    players: dict[str, Any]
    """Factories of the own agents, by their name in cells."""
    on_fault: OnFault


def plan_league(
    game: Game,
    agents: Sequence[Agent],
    *,
    games: int,
    options: Mapping[str, object],
    pack: Pack | None = None,
    seed: int = 0,
    most_steps: int = MOST_STEPS,
    seconds: float | None = None,
    on_fault: OnFault = "stop",
) -> Plan:
    """Return the plan of a league with this many games per pair of agents. Raises Refusal.

    With two seats, half of the games of a pair are played with exchanged seats. With one seat each agent meets the bot
    of the game alone.
    """
    chosen = game.read_options({**game.players.simulation_options, **options})
    seats = game.seats(chosen)
    if len(seats) > 2:
        raise Refusal("arena.seats", seats=len(seats))
    if len(agents) < len(seats):
        raise Refusal("arena.few")
    cells = []
    for sitting in permutations(agents, len(seats)):
        players = {seat: agent.player for seat, agent in zip(seats, sitting, strict=True)}
        plan = make_plan(game, options, seed=seed, games=0, seats=players, own_pack=pack, most_steps=most_steps)
        names = {seat: agent.seat(seconds) for seat, agent in zip(seats, sitting, strict=True)}
        cells.append(msgspec.structs.replace(cell_of(plan, pack or game.default_pack), seats=names))
    own: dict[str, Factory] = {}
    for agent in agents:
        player = agent.player if seconds is None else limited(agent.player, seconds)
        if not isinstance(player, str):
            own[agent.seat(seconds)] = factory_of(player)
    return Plan(tuple(cells), -(-games // len(seats)), own, on_fault)


def missing(plan: Plan, out: Path) -> int:
    """Return the number of games that are still to be played."""
    folder, size = Folder(out), chunk_for(plan.games)
    spans = (span for cell in plan.cells for span in folder.missing(cell, plan.games, (MATCHES,), size))
    return sum(span.last - span.first for span in spans)


def play_league(
    plan: Plan,
    out: Path,
    *,
    workers: int = 1,
    on: str = "",
    chunk: int = 0,
    tell: Callable[[int], None] = lambda games: None,
) -> int:
    """Play the missing games into a folder and return their number. `tell` is called for each chunk."""
    # Own code that cannot be interrupted ends its process: then it is never this one.
    apart = workers > 1 or bool(on) or any(hasattr(factory, "seconds") for factory in plan.players.values())
    if apart:
        require_picklable(plan.players, {name: f"{OWN}{agent_name(name)}" for name in plan.players})
    folder, size = Folder(out), chunk or chunk_for(plan.games)
    folder.begin(plan.cells)
    tasks = [
        Match(cell, span, {seat: plan.players[who] for seat, who in cell.seats.items() if is_own(who)}, plan.on_fault)
        for cell in plan.cells
        for span in folder.missing(cell, plan.games, (MATCHES,), size)
    ]
    if on:
        done = on_cluster(play_match, tasks, on)
    elif apart:
        done = in_processes(play_match, tasks, workers)
    else:
        done = ((task, play_match(task)) for task in tasks)
    played, under_way = 0, list(tasks)
    try:
        for task, data in done:
            folder.keep(task.cell, Chunk(MATCHES, task.span.first, task.span.last), data)
            under_way.remove(task)
            played += task.span.last - task.span.first
            tell(task.span.last - task.span.first)
    except Refusal as refusal:
        suspects = tuple(
            dict.fromkeys(
                agent_name(who) for task in under_way[:workers] for who in task.cell.seats.values() if is_own(who)
            )
        )
        if refusal.id == "lab.workers" and suspects:
            raise Refusal("arena.workers", agents=suspects) from None
        raise
    return played


class Reporting:
    """Policy of an agent whose points are reported by the stand-in of the game: nobody says how much they have won."""

    def __init__(self, agent: Policy, stand_in: Policy, reported: tuple[str, ...]) -> None:
        self._agent = agent
        self._stand_in = stand_in
        self._reported = reported

    def answer(self, look: Callable[[], Any], question: Question, stream: Stream) -> Any:
        """Return the answer of the agent, or of the stand-in to a question about points."""
        who = self._stand_in if question.id.startswith(self._reported) else self._agent
        return who.answer(look, question, stream)


def reporting(game: Game, who: str, factory: Factory | None, reported: tuple[str, ...]) -> Factory:
    """Return the factory of a seat's policy without the questions whose ids begin like this (`Reporting`)."""

    def made() -> Reporting:
        agent = game.policy(who) if factory is None else factory()
        return Reporting(agent, game.policy(game.players.stand_in), reported)

    return Limited(made, made, factory.seconds) if isinstance(factory, Limited) else made


@lru_cache(maxsize=64)
def _ready(raw: bytes) -> tuple[Game, Any]:
    """Return the game of a serialized cell and its state before set-up; memoized, so that a worker loads it once."""
    return msgspec.json.decode(raw, type=RunCell).start()


def play_match(task: Match) -> bytes:
    """Play the games of a task and return them as the bytes of a Parquet file. Deterministic on every machine."""
    cell = task.cell
    game, start = _ready(msgspec.json.encode(cell))
    names = {seat: f"{OWN}{agent_name(who)}" if is_own(who) else who for seat, who in cell.seats.items()}
    players = task.players
    if reported := alphabet_of(game).stand_in:
        players = {seat: reporting(game, who, players.get(seat), reported) for seat, who in cell.seats.items()}
        names = {seat: f"{OWN}{agent_name(who)}" for seat, who in cell.seats.items()}
    plan = msgspec.structs.replace(cell.plan, seats=names, players=players, on_fault=task.on_fault)
    seats = [{"seat": seat, "agent": agent_name(who)} for seat, who in cell.seats.items()]
    played = (play_from(plan, game, start.copy(), index) for index in range(task.span.first, task.span.last))
    table = pa.Table.from_pylist([{"cell": cell.id, "seats": seats, **_row(result)} for result in played], SCHEMA)
    about = {ABOUT: msgspec.json.encode(cell, order="deterministic")}
    return parquet(table.replace_schema_metadata(about))


def _row(result: Result) -> dict[str, Any]:
    fault = result.fault
    return {
        "index": result.index,
        "seed": result.seed,
        "over": result.over,
        "winners": list(result.winners),
        "turns": result.turns,
        "scores": [{"side": side, "points": points} for side, points in result.scores.items()],
        "fault_seat": fault.seat if fault else None,
        "fault": msgspec.json.encode(fault).decode() if fault else None,
        "digest": result.digest,
    }


def parquet(table: pa.Table) -> bytes:
    """Serialize a table as a Parquet file; deterministic."""
    sink = pa.BufferOutputStream()
    pq.write_table(table, sink, compression="zstd", use_dictionary=True, write_statistics=False)
    return bytes(sink.getvalue())


def opponent(cell: RunCell, seat: str) -> str:
    """Return the agent that meets the agent of a seat: that of the other seat, or the bot."""
    return next((who for other, who in cell.seats.items() if other != seat), BOT)
