"""Simulations: many games without a log, deterministic for any number of workers."""

from __future__ import annotations

import signal
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from typing import Any, Literal

import msgspec

from visavis.core import TABLE, BareTable, Game, NotAllowed, Pack, RandomPolicy, Refusal
from visavis.core.budget import checkpoint
from visavis.core.chance import key, number
from visavis.core.game import find_game
from visavis.core.players import (
    FAULTS,
    Factory,
    Player,
    limited,
    own_factories,
    player_name,
    require_picklable,
    seat_policies,
)

MOST_STEPS = 10_000
"""Default for the maximum number of steps per game."""
_CHUNK = 16
OnFault = Literal["stop", "lose"]
"""What happens after a fault of an own policy: the whole run stops, or the policy loses the game."""


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
    on_fault: OnFault = "stop"


class Fault(msgspec.Struct, frozen=True):
    """A fault of an own policy that lost it the game: the id and variables of its refusal."""

    seat: str
    id: str
    details: dict[str, Any]

    @property
    def refusal(self) -> Refusal:
        """Return the refusal, for `Words.refusal`."""
        return NotAllowed(self.id, **self.details)


class Result(msgspec.Struct, frozen=True):
    """Result of one game. `winner` is None after a tie or if the game reached the maximum number of steps."""

    index: int
    seed: int
    over: bool
    scores: dict[str, int]
    winner: str | None
    turns: int
    digest: str
    winners: tuple[str, ...] = ()
    """The sides that share the win; empty if the game reached the maximum number of steps."""
    fault: Fault | None = None
    """The fault that ended the game; only with `on_fault="lose"`."""


def make_plan(
    game: Game,
    options: Mapping[str, object],
    *,
    seed: int,
    games: int,
    seats: Mapping[str, Player],
    own_pack: Pack | None = None,
    most_steps: int = MOST_STEPS,
    on_fault: OnFault = "stop",
    seconds: float | None = None,
) -> Plan:
    """Return a validated plan. The default player of a seat is the game's stand-in.

    A player is the name of a policy, a policy (copied for each game) or a factory of policies. An own policy has
    `seconds` for each answer; after a fault of one (exception, illegal answer, time) the run stops with a Refusal that
    names it, or with `on_fault="lose"` it loses that game. Raises Refusal for an unknown seat, option or policy.
    """
    chosen = game.read_options({**game.players.simulation_options, **options})
    known = game.seats(chosen)
    for seat in seats:
        if seat not in known:
            raise Refusal("seat.unknown", given=seat[:40], options=known)
    players = {seat: portable_player(game, seats.get(seat, game.players.stand_in)) for seat in known}
    for given in players.values():
        game.player(given)
    if seconds is not None:
        players = {seat: limited(given, seconds) for seat, given in players.items()}
    names = {seat: player_name(given) for seat, given in players.items()}
    raw = dict(own_pack.raw) if own_pack else None
    own = own_factories(players)
    return Plan(game.id, msgspec.to_builtins(chosen), seed, games, names, most_steps, raw, game.text, own, on_fault)


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
    return play_from(plan, game, game.start(game.read_options(plan.options), pack), index)


def play_from(plan: Plan, game: Game, state: Any, index: int) -> Result:
    """Play one game from its state before set-up, which is changed."""
    seed = seed_of(plan, index)
    seats = seat_policies(game, plan.seats, plan.players)
    table = BareTable(game, state, seed, {TABLE: RandomPolicy(), **seats})
    turns = 0
    try:
        while turns < plan.most_steps and not game.over(state):
            checkpoint()
            game.step(state, table)
            turns += 1
    except NotAllowed as refusal:
        if plan.on_fault == "stop" or refusal.id not in FAULTS:
            raise
        return _lost(game, state, index, seed, turns, refusal)
    over = game.over(state)
    winners = game.winners(state) if over else ()
    winner = winners[0] if len(winners) == 1 else None
    return Result(index, seed, over, game.score(state), winner, turns, state.digest(), winners)


def _lost(game: Game, state: Any, index: int, seed: int, turns: int, refusal: Refusal) -> Result:
    """Return the result of a game that a seat lost by a fault: the best of the other sides win."""
    fault = Fault(str(refusal.details["seat"]), refusal.id, dict(refusal.details))
    scores = game.score(state)
    others = {side: points for side, points in scores.items() if side != fault.seat}
    winners = tuple(side for side, points in others.items() if points == max(others.values()))
    winner = winners[0] if len(winners) == 1 else None
    return Result(index, seed, True, scores, winner, turns, state.digest(), winners, fault)


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
    return play_from(_Worker.plan, _Worker.game, _Worker.start.copy(), index)


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
