"""Simulations: many games on the log-less table, the same result with any number of workers."""

from __future__ import annotations

import signal
from collections.abc import Iterator, Mapping
from typing import Any

import msgspec

from visavis.core import TABLE, BareTable, Game, Pack, RandomPolicy, Refusal
from visavis.core.chance import key, number
from visavis.core.game import find_game
from visavis.core.players import Factory, Player, own_factories, player_name, require_picklable, seat_policies

MOST_STEPS = 10_000
_CHUNK = 16


class Plan(msgspec.Struct, frozen=True):
    """What to play; everything a worker needs to know."""

    game: str
    options: dict[str, Any]
    seed: int
    games: int
    seats: dict[str, str]
    most_steps: int = MOST_STEPS
    own_pack: dict[str, Any] | None = None
    text: str | None = None
    """The text that the game is made from, if it is no installed package."""
    players: dict[str, Any] = {}
    """What makes the own policies, by seat; `seats` holds their names. Never written to a file."""


class Result(msgspec.Struct, frozen=True):
    """How one game ended. `winner` is None in a tie and where the game did not end in time."""

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
    """A checked plan: every seat that is not named is played by the game's stand-in.

    A seat is given as the name of a policy, as a policy (copied for each game) or as a factory of policies.
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
    """The seed of one game: it depends on the plan's seed and the index alone. `play --seed` takes it too."""
    return number(key(plan.seed, "simulate"), index) >> 11


def play_one(plan: Plan, game: Game, pack: Pack, index: int) -> Result:
    """Play one game to its end or to the most steps."""
    return _play_from(plan, game, game.start(game.read_options(plan.options), pack), index)


def _play_from(plan: Plan, game: Game, state: Any, index: int) -> Result:
    seed = seed_of(plan, index)
    seats = seat_policies(game, plan.seats, plan.players)
    table = BareTable(game, state, seed, {TABLE: RandomPolicy(), **seats})
    turns = 0
    while turns < plan.most_steps and not game.over(state):
        game.step(state, table)
        turns += 1
    over, winners = game.over(state), game.winners(state)
    winner = winners[0] if over and len(winners) == 1 else None
    return Result(index, seed, over, game.score(state), winner, turns, state.digest())


def play_start(plan: Plan) -> tuple[Game, Any]:
    """The game of a plan, and the state before set-up that each of its games begins with a copy of."""
    game = find_game(plan.game, plan.text)
    own, spec = plan.own_pack, game.pack
    pack = game.default_pack if own is None or spec is None else spec.build(own)
    return game, game.start(game.read_options(plan.options), pack)


class _Worker:
    """What a worker process keeps between games."""

    plan: Plan
    game: Game
    start: Any


def _begin(plan: Plan) -> None:
    _Worker.plan = plan
    _Worker.game, _Worker.start = play_start(plan)


def _begin_worker(plan: Plan) -> None:
    # Ctrl-C is for the process that started this one.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    _begin(plan)


def _play(index: int) -> Result:
    return _play_from(_Worker.plan, _Worker.game, _Worker.start.copy(), index)


def simulate(plan: Plan, workers: int = 1) -> Iterator[Result]:
    """The results in the order of the games. Several workers need own policies that they can import.

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
    with context.Pool(workers, _begin_worker, (plan,)) as pool:
        yield from pool.imap(_play, range(plan.games), chunksize=_CHUNK)
