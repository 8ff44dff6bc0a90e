"""`python -m visavis.research GAME [OPTION=VALUE ...]`: print the action list and the observation legend of a game."""

from __future__ import annotations

import sys

from visavis.core import Refusal
from visavis.research.environment import Environment


def main(given: list[str]) -> None:
    """Print both lists, one line per index. Exits with a message if the game or an option is unknown."""
    if not given:
        sys.exit(__doc__)
    try:
        env = Environment(given[0], dict(argument.split("=", 1) for argument in given[1:] if "=" in argument))
    except Refusal as refusal:
        sys.exit(str(refusal))
    print(f"{env.game.id}, rules {env.game.rules_version}: {len(env.tokens)} actions, {env.size} numbers")
    for title, names in (("Actions", env.tokens), ("Observation", env.legend())):
        print(f"\n{title}")
        for index, name in enumerate(names):
            print(f"{index:>6}  {name}")


if __name__ == "__main__":
    main(sys.argv[1:])
