"""Text bots: HeroBotus and the Automa of Tapestry as text, beside their games in Python, over the same events."""

from __future__ import annotations

import sys
import time
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).parents[1]))

from tests.textbot import herobotus_twice, tapestry_twice
from tools import show
from visavis.textbot import game_from
from visavis.textbot.gallery import shipped

GAMES = 200


def main() -> None:
    """Measure the processor time of the same games."""
    for id, twice in (("herobotus", herobotus_twice), ("tapestry_automa", tapestry_twice)):
        game, spent = game_from(shipped(id)), {"record": 0.0, "replay": 0.0}
        plain: dict[str, Any] = {name: getattr(twice, name) for name in spent}

        def timed(name: str, call: Any, spent: dict[str, float] = spent) -> Any:
            def measured(*args: Any, **named: Any) -> Any:
                begun = time.process_time()
                result = call(*args, **named)
                spent[name] += time.process_time() - begun
                return result

            return measured

        try:
            for name, call in plain.items():
                setattr(twice, name, timed(name, call))
            for seed in range(GAMES):
                twice.compare(game, seed)
        finally:
            for name, call in plain.items():
                setattr(twice, name, call)
        show(f"text bots: {id} as text, speed beside Python", f"{spent['record'] / spent['replay']:.2f} times")


if __name__ == "__main__":
    main()
