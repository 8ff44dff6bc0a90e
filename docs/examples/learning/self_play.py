"""A self-play loop on Alien Artifacts with NumPy alone: a linear softmax policy, REINFORCE against its former selves.

    python docs/examples/learning/self_play.py OUT.jsonl [GAMES]

Each line has the steps so far and the share of wins against random players; `curve.py` draws it.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from visavis.research import Environment

RATE, EVERY, TESTED, CURRENT = 0.003, 50, 100, 0.6
"""Step size; games between two tests; games per test; share of games against the present self."""
Weights = NDArray[np.float32]


class Learner:
    """A policy that scores each token by a linear function of what its seat sees."""

    def __init__(self, env: Environment, seed: int = 0) -> None:
        self.env = env
        self.chance = np.random.default_rng(seed)
        self.weights: Weights = np.zeros((env.size, len(env.tokens)), np.float32)

    def play(self, seed: int, sides: dict[str, Weights | None], learn: str = "") -> tuple[float, int]:
        """Play a game; None plays at random. Learn for one seat. Return the first seat's reward and the steps."""
        env, traces, steps = self.env, [], 0
        env.reset(seed)
        while env.agent is not None:
            legal, weights = env.legal(), sides[env.agent]
            if weights is None:
                token = int(self.chance.choice(legal))
            else:
                seen = np.tanh(env.observe(env.agent) / 4).astype(np.float32)
                score = seen @ weights[:, legal]
                share = np.exp(score - score.max())
                share /= share.sum()
                place = int(self.chance.choice(len(legal), p=share / share.sum()))
                token = legal[place]
                if env.agent == learn:
                    share = -share
                    share[place] += 1
                    traces.append((seen, legal, share))
            env.step(token)
            steps += 1
        rewards = env.rewards()
        for seen, legal, slope in traces:
            # `legal` is sorted and has no duplicates.
            self.weights[:, legal] += RATE * rewards[learn] * np.outer(seen, slope)
        return rewards[env.agents[0]], steps


def main(out: Path, games: int = 1000) -> None:
    """Learn, and test every few games."""
    learner = Learner(Environment("alien_artifacts", {"players": 2}))
    first, second = learner.env.agents[:2]
    former: list[Weights] = [learner.weights.copy()]
    steps = 0
    with out.open("w", encoding="utf-8") as file:
        for game in range(games + 1):
            if game % EVERY == 0:
                won = [learner.play(10**6 + n, {first: learner.weights, second: None})[0] > 0 for n in range(TESTED)]
                file.write(json.dumps({"games": game, "steps": steps, "share": float(np.mean(won))}) + "\n")
                file.flush()
                former.append(learner.weights.copy())
            now = learner.chance.random() < CURRENT
            other = learner.weights if now else former[int(learner.chance.integers(len(former)))]
            mine, theirs = (first, second) if game % 2 else (second, first)
            steps += learner.play(game, {mine: learner.weights, theirs: other}, mine)[1]


if __name__ == "__main__":
    main(Path(sys.argv[1]), *map(int, sys.argv[2:]))
