"""Learn what a position of Alien Artifacts is worth, from games of the computers against themselves.

`python tools/learn_value.py --games 3000` plays games of two greedy players with whims and tastes of every sort, keeps
the measures of both seats after every turn in build/learned/ (a run that was stopped goes on), fits the weights of
`players/value.py` to the lead at the end of the game by ridge regression, and prints them as they stand there. It needs
numpy, which the program itself does not.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np

from visavis.core import BareTable, Game, Question, Stream, get_game
from visavis.games.alien_artifacts.players.characters import Character
from visavis.games.alien_artifacts.players.greedy import Greedy
from visavis.games.alien_artifacts.players.habits import sensible
from visavis.games.alien_artifacts.players.value import WEIGHTS, measures, phases, turns_left

KEPT = Path(__file__).parents[1] / "build" / "learned"
TASTES = tuple((sort, kind) for sort in ("logistics", "operational") for kind in ("ship", "tech", "planet", "any"))
TRIED = 6
"""One in this many choices of a side or a card is random, so that all of them occur often."""
STIFF = 10_000.0
"""Strength of the regularization towards the old weights: positions of one game are correlated."""


class Curious:
    """A greedy player that now and then takes another side or another card."""

    def __init__(self, player: Greedy) -> None:
        self._player = player

    def answer(self, look: Callable[[], Any], question: Question[Any], stream: Stream) -> Any:
        """Return the greedy answer, or now and then a random one."""
        if question.id in ("side", "keep") and not stream.below(TRIED):
            return stream.pick(sensible(look().state, question))
        return self._player.answer(look, question, stream)


def curious(game: Game[Any], stream: Stream) -> Curious:
    """A player with a taste and a mood of its own."""
    likes = ((stream.pick(TASTES), stream.below(5) / 2),) if stream.below(2) else ()
    return Curious(Greedy(lambda: game, Character(samples=1, whim=float(stream.below(4)), likes=likes)))


def one_game(game: Game[Any], seed: int) -> dict[str, Any]:
    """Return the measures of both seats after every turn, and the final lead of the first seat."""
    stream = Stream(seed)
    state = game.start(game.options(), game.default_pack)
    table = BareTable(game, state, seed, {seat: curious(game, stream) for seat in ("p1", "p2")})
    turns, seen = 0, []
    while not game.over(state):
        game.step(state, table)
        if state.turns != turns and state.phase == "play":
            turns = state.turns
            both = [[round(float(one), 3) for one in measures(state, at)] for at in (0, 1)]
            seen.append([turns_left(state), state.turn == "p1", *both])
    return {"seed": seed, "lead": state.points[0] - state.points[1], "seen": seen}


def games(count: int, file: Path) -> list[dict[str, Any]]:
    """Return this many games: load the stored ones and play the missing ones."""
    file.parent.mkdir(parents=True, exist_ok=True)
    lines = file.read_text("utf-8").splitlines() if file.exists() else []
    found = [json.loads(line) for line in lines if line.endswith("}")]
    with file.open("a", encoding="utf-8") as kept:
        for seed in range(len(found), count):
            found.append(one_game(get_game("alien_artifacts"), seed))
            kept.write(json.dumps(found[-1], separators=(",", ":")) + "\n")
            kept.flush()
    return found


def table(found: list[dict[str, Any]]) -> tuple[np.ndarray, np.ndarray]:
    """Return for every position the differences of all measures by phase, the seat to move, and the lead."""
    rows, leads = [], []
    for game in found:
        for left, first, one, other in game["seen"]:
            gap = np.subtract(one, other)
            rows.append(np.concatenate([*(gap * phase for phase in phases(left)), [1.0 if first else -1.0]]))
            leads.append(game["lead"])
    return np.array(rows), np.array(leads, dtype=float)


def fit(rows: np.ndarray, leads: np.ndarray, old: np.ndarray) -> np.ndarray:
    """Fit the weights by least squares, regularized towards the old ones; measures are scaled by their spread."""
    spread = rows.std(axis=0) + 1e-9
    scaled, missed = rows / spread, leads - rows @ old
    there = scaled.T @ scaled + STIFF * np.eye(rows.shape[1])
    return old + np.linalg.solve(there, scaled.T @ missed) / spread


def main() -> None:
    """Play the missing games, fit the weights, print them."""
    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument("--games", type=int, default=3000)
    asked.add_argument("--file", default="games.jsonl")
    given = asked.parse_args()
    found = games(given.games, KEPT / given.file)
    held = len(found) // 10
    (rows, leads), (others, theirs) = table(found[held:]), table(found[:held])
    old = np.array([*(getattr(one, part) for part in ("now", "later", "soon") for one in WEIGHTS.values()), 0.0])
    new = fit(rows, leads, old)
    for name, weights in (("before", old), ("learned", new)):
        missed = theirs - others @ weights
        print(f"# {name}: {1 - missed.var() / theirs.var():.3f} of the variance of the lead explained in {held} games")
    count = len(WEIGHTS)
    for at, name in enumerate(WEIGHTS):
        now, later, soon = (round(float(new[at + part * count]), 3) + 0.0 for part in range(3))
        print(f'    "{name}": Weight({now}, {later}, {soon}),')


if __name__ == "__main__":
    main()
