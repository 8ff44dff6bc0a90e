"""MaskablePPO learns Sparks against a random player, in minutes. Needs `pip install sb3-contrib` (with torch).

    python docs/examples/learning/ppo_sparks.py OUT.jsonl [STEPS]

Each line has the steps so far and the share of wins against a random player; `curve.py` draws it.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path

from sb3_contrib import MaskablePPO

import visavis.gymnasium

EVERY, TESTED = 10_000, 200
"""Steps between two tests, and games per test."""


def share(model: MaskablePPO, env: visavis.gymnasium.VisavisEnv) -> float:
    """Return the share of games that the model wins, on seeds that it does not learn from."""
    won = 0
    for seed in range(10**6, 10**6 + TESTED):
        seen, _ = env.reset(seed=seed)
        reward, over = 0.0, False
        while not over:
            action, _ = model.predict(seen, action_masks=env.action_masks(), deterministic=True)
            seen, reward, ended, cut, _ = env.step(action)
            over = ended or cut
        won += reward > 0
    return won / TESTED


def main(out: Path, steps: int = 100_000) -> None:
    """Learn, and test every few steps."""
    model = MaskablePPO("MlpPolicy", visavis.gymnasium.env("sparks", players={"p2": "random"}), seed=1)
    tested = visavis.gymnasium.env("sparks", players={"p2": "random"})
    with out.open("w", encoding="utf-8") as file:
        while True:
            file.write(json.dumps({"steps": model.num_timesteps, "share": share(model, tested)}) + "\n")
            file.flush()
            if model.num_timesteps >= steps:
                return
            model.learn(EVERY, reset_num_timesteps=False)


if __name__ == "__main__":
    main(Path(sys.argv[1]), *map(int, sys.argv[2:]))
