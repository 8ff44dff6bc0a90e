"""`python -m visavis.research GAME [OPTION=VALUE ...]`: the action list of a game, and what its observations say."""

from __future__ import annotations

import sys

from visavis.core import Refusal
from visavis.research.environment import Environment


def main(given: list[str]) -> None:
    """Print both lists, a number before each line."""
    if not given:
        sys.exit(__doc__)
    try:
        env = Environment(given[0], dict(one.split("=", 1) for one in given[1:] if "=" in one))
    except Refusal as refusal:
        sys.exit(str(refusal))
    print(f"{env.game.id}, rules {env.game.rules_version}: {len(env.tokens)} actions, {env.size} numbers")
    for title, names in (("Actions", env.tokens), ("Observation", env.legend())):
        print(f"\n{title}")
        for at, name in enumerate(names):
            print(f"{at:>6}  {name}")


if __name__ == "__main__":
    main(sys.argv[1:])
