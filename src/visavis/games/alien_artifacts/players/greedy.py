"""The greedy player: it tries every sensible answer to the end of its turn."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from visavis.core import BareTable, Game, Question, Stream, Weighed
from visavis.games.alien_artifacts.options import PLACE
from visavis.games.alien_artifacts.players.habits import habit, sensible
from visavis.games.alien_artifacts.players.value_greedy import WEIGHTS, Weights, terms, turns_left, value
from visavis.games.alien_artifacts.state import State
from visavis.games.alien_artifacts.view import View

SAMPLES = 2
"""In so many imagined games."""


class Script:
    """Gives a first answer, then follows its habits; it may look at the whole imagined game."""

    __slots__ = ("first", "state")

    def __init__(self, state: State, first: Any) -> None:
        self.state = state
        self.first = first

    def answer(self, look: Callable[[], Any], question: Question[Any], stream: Stream) -> Any:
        """See `Policy.answer`."""
        if self.first is not None:
            first, self.first = self.first, None
            return first
        return habit(self.state, question, stream)


def play_turn(game: Game[State], state: State, seed: int, answer: Any) -> None:
    """Give an answer in an imagined game and play on to the end of the turn."""
    script = Script(state, answer)
    table = BareTable(game, state, seed, dict.fromkeys(state.seats, script))
    turns, step = state.turns, game.step
    step(state, table)
    while state.turns == turns and state.phase != "over":
        task = state.pending[0]
        if task[0] in ("draw", "score"):
            return
        step(state, table)


class Greedy:
    """Tries every sensible answer in a few imagined games up to the end of the turn, and takes the best."""

    def __init__(self, game: Callable[[], Game[State]], weights: Weights = WEIGHTS, samples: int = SAMPLES) -> None:
        self._game = game
        self._weights = weights
        self._samples = samples

    def answer(self, look: Callable[[], Any], question: Question[Any], stream: Stream) -> Any:
        """See `Policy.answer`."""
        weighed = self._weigh(look(), question, stream, False)
        return max(weighed, key=lambda one: one.value).answer if len(weighed) > 1 else weighed[0].answer

    def weigh(self, look: Callable[[], Any], question: Question[Any], stream: Stream) -> tuple[Weighed, ...]:
        """Every sensible answer with its value and the terms of the evaluation: why this one."""
        return tuple(self._weigh(look(), question, stream, True))

    def _weigh(self, view: View, question: Question[Any], stream: Stream, explain: bool) -> list[Weighed]:
        game, at = self._game(), PLACE[question.seat]
        answers = sensible(view.state, question)
        if len(answers) == 1:
            return [Weighed(answers[0], 0, 0.0)]
        assert game.imagine is not None
        worlds = [(game.imagine(view, stream.split()), stream.below(1 << 60)) for _ in range(self._samples)]
        found = []
        for answer in answers:
            total, sums = 0.0, dict[str, float]()
            for world, seed in worlds:
                state = world.copy()
                play_turn(game, state, seed, answer)
                total += value(state, at, self._weights)
                if explain:
                    for name, part in terms(state, at, turns_left(state), self._weights).items():
                        sums[name] = sums.get(name, 0.0) + part / len(worlds)
            found.append(Weighed(answer, 0, total / len(worlds), tuple(sums.items())))
        return found
