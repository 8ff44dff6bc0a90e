"""Computer players: the `Policy` protocol, what a policy evaluated, and the default seats of a game.

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
    """Who answers for a seat that is not a person.

    `look()` gives the view of that seat, never the state; the stream is the policy's own. A policy may also have
    `weigh(look, question, stream)`, which gives what it weighed (`Evaluation`) for that answer.
    """

    def answer(self, look: Callable[[], Any], question: Question, stream: Stream) -> Any:
        """The answer to the question."""


class Evaluation(msgspec.Struct, frozen=True):
    """An answer as a policy weighed it: its value, how often it was tried, and the terms that the value is made of."""

    answer: Any
    visits: int
    value: float
    terms: tuple[tuple[str, float], ...] = ()


class RandomPolicy:
    """Any possible answer."""

    def answer(self, look: Callable[[], Any], question: Question, stream: Stream) -> Any:
        """See `Policy.answer`."""
        return question.some(stream.below)


@dataclass(frozen=True, kw_only=True)
class Players:
    """The computer players of a game, and who plays in simulations and try-outs."""

    policies: Mapping[str, Callable[[], Policy]] = field(default_factory=dict)
    """What makes each policy, by its name."""
    budgets: Mapping[str, Callable[[int, int], Policy]] = field(default_factory=dict)
    """What makes a policy that thinks for a number of iterations or milliseconds (`mcts:500`, `mcts:250ms`)."""
    stand_in: str = "random"
    """The policy that replaces a person in simulations."""
    simulation_options: Mapping[str, object] = field(default_factory=dict)
    """Options of simulations by default: what only a table knows is made up there."""
    tryout_policy: str = ""
    """The policy that plays for a person in a try-out; empty: the one of simulations."""
    tryout_options: Mapping[str, object] = field(default_factory=dict)
    """Options of a try-out, a game without the box."""
    tryout_first_answer: tuple[str, ...] = ()
    """Questions that need the box: in a try-out their first answer is taken."""


def default_player(game: Game) -> str:
    """Who plays a further seat: at a table a person, with hidden cards the computer."""
    return game.policy_names[0] if game.hidden else PERSON


def default_seats(game: Game, options: Any, named: Mapping[str, str]) -> dict[str, str]:
    """Who sits on each seat of a game with these options: as named, the first a person, the others as usual."""
    first, *others = game.seats(options)
    return {first: PERSON, **dict.fromkeys(others, default_player(game)), **named}
