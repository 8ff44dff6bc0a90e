"""Simulations: many games without a log, deterministic for any number of workers."""

from __future__ import annotations

import signal
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from typing import Any

import msgspec

from visavis.core import TABLE, BareTable, Game, Pack, RandomPolicy, Refusal
from visavis.core.budget import checkpoint
from visavis.core.chance import key, number
from visavis.core.game import find_game
from visavis.core.players import Factory, Player, own_factories, player_name, require_picklable, seat_policies

MOST_STEPS = 10_000
"""Default for the maximum number of steps per game."""
_CHUNK = 16


class Plan(msgspec.Struct, frozen=True):
    """Specification of a simulation, with everything that a worker process needs."""

    game: str
    options: dict[str, Any]
    seed: int
    games: int
    seats: dict[str, str]
    most_steps: int = MOST_STEPS
    own_pack: dict[str, Any] | None = None
    text: str | None = None
    """Source text of the game, if it is no installed package."""
    players: dict[str, Any] = {}
    """Factories of own policies by seat; `seats` has their names. Never written to a file."""


class Result(msgspec.Struct, frozen=True):
    """Result of one game. `winner` is None after a tie or if the game reached the maximum number of steps."""

    index: int
    seed: int
    over: bool
    scores: dict[str, int]
    winner: str | None
    turns: int
    digest: str


def make_plan(
    game: Game,
    options: Mapping[str, object],
    *,
    seed: int,
    games: int,
    seats: Mapping[str, Player],
    own_pack: Pack | None = None,
    most_steps: int = MOST_STEPS,
) -> Plan:
    """Return a validated plan. The default player of a seat is the game's stand-in.

    A player is the name of a policy, a policy (copied for each game) or a factory of policies. Raises Refusal for an
    unknown seat, option or policy.
    """
    chosen = game.read_options({**game.players.simulation_options, **options})
    known = game.seats(chosen)
    for seat in seats:
        if seat not in known:
            raise Refusal("seat.unknown", given=seat[:40], options=known)
    players = {seat: portable_player(game, seats.get(seat, game.players.stand_in)) for seat in known}
    for given in players.values():
        game.player(given)
    names = {seat: player_name(given) for seat, given in players.items()}
    raw = dict(own_pack.raw) if own_pack else None
    own = own_factories(players)
    return Plan(game.id, msgspec.to_builtins(chosen), seed, games, names, most_steps, raw, game.text, own)


def portable_player(game: Game, given: Player) -> Player:
    """Return a player that the installed game knows too: a plan holds the id of its game, not changed `policies`."""
    if not isinstance(given, str) or given not in game.players.policies:
        return given
    factory: Factory = game.players.policies[given]
    return given if game.text is not None or given in find_game(game.id).players.policies else factory


def seed_of(plan: Plan, index: int) -> int:
    """Return the seed of one game, deterministic from the plan's seed and the index. `play --seed` accepts it too."""
    return number(key(plan.seed, "simulate"), index) >> 11


def play_one(plan: Plan, game: Game, pack: Pack, index: int) -> Result:
    """Play one game to its end or to the maximum number of steps."""
    return _play_from(plan, game, game.start(game.read_options(plan.options), pack), index)


def _play_from(plan: Plan, game: Game, state: Any, index: int) -> Result:
    seed = seed_of(plan, index)
    seats = seat_policies(game, plan.seats, plan.players)
    table = BareTable(game, state, seed, {TABLE: RandomPolicy(), **seats})
    turns = 0
    while turns < plan.most_steps and not game.over(state):
        checkpoint()
        game.step(state, table)
        turns += 1
    over, winners = game.over(state), game.winners(state)
    winner = winners[0] if over and len(winners) == 1 else None
    return Result(index, seed, over, game.score(state), winner, turns, state.digest())


def play_start(plan: Plan) -> tuple[Game, Any]:
    """Return the game of a plan, and the state before set-up, of which each game gets a copy."""
    game = find_game(plan.game, plan.text)
    own, spec = plan.own_pack, game.pack
    pack = game.default_pack if own is None or spec is None else spec.build(own)
    return game, game.start(game.read_options(plan.options), pack)


class _Worker:
    """Cache of a worker process between games."""

    plan: Plan
    game: Game
    start: Any


def _begin(plan: Plan) -> None:
    _Worker.plan = plan
    _Worker.game, _Worker.start = play_start(plan)


@contextmanager
def without_interrupts() -> Iterator[None]:
    """Context manager: start worker processes that never see Ctrl-C, not even before their first line.

    They inherit the blocked signal; here it arrives afterwards.
    """
    if not hasattr(signal, "pthread_sigmask"):  # Windows
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def _begin_worker(plan: Plan) -> None:
    # Only the parent process handles Ctrl-C.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    _begin(plan)


def _play(index: int) -> Result:
    return _play_from(_Worker.plan, _Worker.game, _Worker.start.copy(), index)


def simulate(plan: Plan, workers: int = 1) -> Iterator[Result]:
    """Yield the results in the order of the games. With several workers, own policies must be importable.

    >>> from visavis.core import get_game
    >>> plan = make_plan(get_game("hamlets"), {"level": "hard"}, seed=7, games=3, seats={"you": "random"})
    >>> [result.over for result in simulate(plan)]
    [True, True, True]
    """
    if workers == 1:
        _begin(plan)
        yield from map(_play, range(plan.games))
        return
    require_picklable(plan.players, plan.seats)
    import multiprocessing

    context = multiprocessing.get_context("spawn")
    with without_interrupts():
        started = context.Pool(workers, _begin_worker, (plan,))
    with started as pool:
        yield from pool.imap(_play, range(plan.games), chunksize=_CHUNK)
