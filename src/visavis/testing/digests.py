"""Digests of many games, to check determinism across processes: `python -m visavis.testing.digests GAME GAMES SEED`.

Combinations of options are played in turn on the log-less table by the stand-in and the random policy.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from math import prod

from visavis.core import TABLE, BareTable, Game, RandomPolicy, get_game, option_fields, play_out
from visavis.testing.helpers import combination, values_of


def digests(game: Game, games: int, seed: int) -> Iterator[str]:
    """Iterate over the digests of the final states."""
    fields = option_fields(game.options)
    combinations = prod(len(values_of(field)) for field in fields)
    for n in range(games):
        options = game.read_options(combination(fields, n))
        name = game.players.stand_in if n // min(combinations, games // 2 or 1) % 2 else "random"
        policies = {TABLE: RandomPolicy(), **{seat: game.policy(name) for seat in game.seats(options)}}
        state = game.start(options, game.default_pack)
        play_out(game, BareTable(game, state, seed + n, policies))
        yield state.digest()


if __name__ == "__main__":
    for digest in digests(get_game(sys.argv[1]), int(sys.argv[2]), int(sys.argv[3])):
        print(digest)
