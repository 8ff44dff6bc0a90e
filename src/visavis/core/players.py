"""Computer players: the `Policy` protocol, evaluations of answers, and the default seats of a game.

By default the first seat is a person, the others a person or a policy; every front end uses the same.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Protocol

import msgspec

from visavis.core.chance import Stream
from visavis.core.question import PERSON, Question

if TYPE_CHECKING:
    from visavis.core.game import Game


class Policy(Protocol):
    """Protocol of a computer player: it answers for a seat that is not a person.

    `look()` returns the view of that seat, never the state; the stream is the policy's own. A policy may also have
    `weigh(look, question, stream)`, which returns its evaluations (`Evaluation`) for that answer.
    """

    def answer(self, look: Callable[[], Any], question: Question, stream: Stream) -> Any:
        """Return the answer to the question."""


class Evaluation(msgspec.Struct, frozen=True):
    """An answer as a policy evaluated it: its value, the number of visits, and the terms that the value consists of."""

    answer: Any
    visits: int
    value: float
    terms: tuple[tuple[str, float], ...] = ()


class RandomPolicy:
    """Policy that returns a random legal answer."""

    def answer(self, look: Callable[[], Any], question: Question, stream: Stream) -> Any:
        return question.some(stream.below)


@dataclass(frozen=True, kw_only=True)
class Players:
    """The policies of a game, and those that play in simulations and try-outs."""

    policies: Mapping[str, Callable[[], Policy]] = field(default_factory=dict)
    """Factory of each policy, by name."""
    budgets: Mapping[str, Callable[[int, int], Policy]] = field(default_factory=dict)
    """Factory of a policy with a budget of iterations or milliseconds (`mcts:500`, `mcts:250ms`), by name."""
    stand_in: str = "random"
    """Name of the policy that replaces a person in simulations."""
    simulation_options: Mapping[str, object] = field(default_factory=dict)
    """Default options of simulations: what only a table knows is generated there."""
    tryout_policy: str = ""
    """Name of the policy that plays for a person in a try-out; empty: that of simulations."""
    tryout_options: Mapping[str, object] = field(default_factory=dict)
    """Options of a try-out, a game without the box."""
    tryout_first_answer: tuple[str, ...] = ()
    """Ids of questions that need the box: a try-out takes their first answer."""


def default_player(game: Game) -> str:
    """Return the default player of the second and further seats: a person, or a policy if cards are hidden."""
    return game.policy_names[0] if game.hidden else PERSON


def default_seats(game: Game, options: Any, named: Mapping[str, str]) -> dict[str, str]:
    """Return the player of each seat of a game with these options; `named` overrides the defaults."""
    first, *others = game.seats(options)
    return {first: PERSON, **dict.fromkeys(others, default_player(game)), **named}
