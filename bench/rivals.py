"""The same measurement for two well-known libraries: random legal play on one core. One library per process.

python bench/rivals.py catanatron|chess|alien_artifacts SECONDS
"""

from __future__ import annotations

import json
import random
import sys
import time


def catanatron(seconds: float) -> tuple[int, int, float]:
    from catanatron import Color, Game, RandomPlayer

    class Counting(RandomPlayer):
        decisions = 0

        def decide(self, game, playable_actions):
            Counting.decisions += 1
            return super().decide(game, playable_actions)

    random.seed(1)
    games, began = 0, time.process_time()
    while time.process_time() - began < seconds:
        Game([Counting(color) for color in (Color.RED, Color.BLUE, Color.WHITE, Color.ORANGE)]).play()
        games += 1
    return Counting.decisions, games, time.process_time() - began


def chess(seconds: float) -> tuple[int, int, float]:
    import chess

    random.seed(1)
    moves = games = 0
    began = time.process_time()
    while time.process_time() - began < seconds:
        board = chess.Board()
        while not board.is_game_over():
            board.push(random.choice(list(board.legal_moves)))
            moves += 1
        games += 1
    return moves, games, time.process_time() - began


def alien_artifacts(seconds: float) -> tuple[int, int, float]:
    from visavis.core import BareTable, get_game, play_out

    class Counting:
        decisions = 0

        def answer(self, look, question, stream):
            Counting.decisions += 1
            return question.some(stream.below)

    game = get_game("alien_artifacts")
    options = game.read_options({"players": 4})
    start = game.start(options, game.default_pack)
    seats = dict.fromkeys(game.seats(options), Counting())
    games, began = 0, time.process_time()
    while time.process_time() - began < seconds:
        play_out(game, BareTable(game, start.copy(), games, seats))
        games += 1
    return Counting.decisions, games, time.process_time() - began


if __name__ == "__main__":
    measured = {"catanatron": catanatron, "chess": chess, "alien_artifacts": alien_artifacts}
    decisions, games, took = measured[sys.argv[1]](float(sys.argv[2]))
    print(json.dumps({"decisions": decisions / took, "games": games / took}))
