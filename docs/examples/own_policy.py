"""A researcher: an own policy against a policy of the game, in simulations and as an opponent of an agent.

$ python docs/examples/own_policy.py
:__main__.Last wins 0 of 20, greedy 20
the same with two processes: True
the agent p1 is asked: keep
"""

from collections.abc import Callable
from typing import Any

import visavis
from visavis.research import Environment


class Last:
    """Takes the last of all possible answers."""

    def answer(self, look: Callable[[], Any], question: visavis.Question, stream: visavis.Stream) -> Any:
        """Return the answer; `look()` is what the seat sees, `stream` its own chance."""
        return question.at(question.count() - 1)


def main() -> None:
    """Play twenty games, then begin one for an agent."""
    game = visavis.get_game("alien_artifacts")
    plan = visavis.make_plan(game, {"players": 2}, seed=1, games=20, seats={"p1": Last, "p2": "greedy"})
    results = list(visavis.simulate(plan))
    wins = {seat: sum(result.winner == seat for result in results) for seat in plan.seats}
    print(f"{plan.seats['p1']} wins {wins['p1']} of {plan.games}, {plan.seats['p2']} {wins['p2']}")
    print("the same with two processes:", results == list(visavis.simulate(plan, workers=2)))

    env = Environment(game, {"players": 2}, players={"p2": Last()})
    env.reset(seed=1)
    print(f"the agent {env.agent} is asked: {env.match.question.id}")


if __name__ == "__main__":  # other processes import this file
    main()
