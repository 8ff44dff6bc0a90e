"""Computer players: the `Policy` protocol, own policies of a program, and the default seats of a game.

By default the first seat is a person, the others a person or a policy; every front end uses the same. A player is given
by name, as a policy or as a factory (`Player`). What is not given by name is an *own policy*: files hold its name only
(`:my_module.Mine`), and nothing is ever imported because a file names it.
"""

from __future__ import annotations

import math
import pickle
import sys
import traceback
from collections.abc import Callable, Mapping
from copy import deepcopy
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from types import MappingProxyType
from typing import TYPE_CHECKING, Any, NoReturn, Protocol, TypeAlias, TypeVar

import msgspec

from visavis.core.answer_time import Limited, TooSlow, timed
from visavis.core.card_face import Message
from visavis.core.chance import Stream
from visavis.core.question import PERSON, Question
from visavis.core.refusal import NotAllowed, Refusal

if TYPE_CHECKING:
    from visavis.core.coach import Coach
    from visavis.core.game import Game


T = TypeVar("T")


class Policy(Protocol):
    """Protocol of a computer player: it answers for a seat that is not a person.

    `look()` returns the view of that seat, never the state; the stream is the policy's own. A policy may also have
    `weigh(look, question, stream)`, which returns the evaluated answers (`Evaluation`).

    A policy should decide from its arguments alone: an answer in a log is not requested again, neither when a game is
    opened nor after an undo. One with settings may have a `name`, which distinguishes it from others of its class.
    """

    def answer(self, look: Callable[[], Any], question: Question, stream: Stream) -> Any:
        """Return the answer to the question."""


class Evaluation(msgspec.Struct, frozen=True):
    """An answer as a policy evaluated it: its value, the number of visits, and the terms that the value consists of."""

    answer: Any
    visits: int
    value: float
    terms: tuple[tuple[str, float], ...] = ()
    plan: tuple[Message, ...] = ()
    """What the answer leads to, as messages."""


Factory: TypeAlias = Callable[[], Policy]
"""Factory of policies: a class, a function, or `functools.partial` of one."""
Player: TypeAlias = str | Policy | Factory
"""Player of a seat: the name of a policy of the game ("greedy", "mcts:500"), a policy, or a factory of policies."""


# A model of the person, for games whose points only the person counts: without one the winner is unknown.

_Z = 1.96


class Points(msgspec.Struct, frozen=True):
    """The points of a person at the end: their mean and their spread (standard deviation)."""

    mean: float
    spread: float


class Rate(msgspec.Struct, frozen=True):
    """The estimated share of wins of the modelled person, with its 95 % interval, and the points it was made with."""

    value: float
    low: float
    high: float
    points: Points


class PersonModel(msgspec.Struct, frozen=True):
    """The points that a person reaches, by level; `""` stands for every level that is not named."""

    source: str
    """What it is based on, in the words of its author."""
    games: int
    """Number of finished games that it was learned from; 0 for a guess."""
    points: Mapping[str, Points]

    def at(self, level: str) -> Points | None:
        """Return the points at a level; None if the model says nothing about it."""
        return self.points.get(level) or self.points.get("")

    def rate(self, level: str, others: Mapping[int, int]) -> Rate | None:
        """Return how often the person beats points that came so often; None without a model of the level or points.

        No dice: for each game the probability that a normal number exceeds the points of the bot; a tie counts half.

        >>> model = PersonModel("guess", 0, {"": Points(10, 2)})
        >>> rate = model.rate("easy", {10: 1, 30: 1})
        >>> round(rate.value, 2)
        0.25
        """
        points, games = self.at(level), sum(others.values())
        if points is None or not games:
            return None
        chances = {other: _above(other, points) for other in others}
        mean = sum(chances[other] * times for other, times in others.items()) / games
        squares = sum((chances[other] - mean) ** 2 * times for other, times in others.items())
        wide = _Z * math.sqrt(squares / (games - 1) / games) if games > 1 else 1.0
        return Rate(mean, max(0.0, mean - wide), min(1.0, mean + wide), points)


def _above(other: int, points: Points) -> float:
    """Return the chance that the person has more than these points."""
    if not points.spread:
        return 0.5 if points.mean == other else float(points.mean > other)
    return 0.5 * math.erfc((other - points.mean) / points.spread / math.sqrt(2))


# Policies of a game


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
    substitutes: Mapping[str, str] = field(default_factory=dict)
    """Name of the policy of each further seat that the rules ask instead of a person who has left."""
    simulation_options: Mapping[str, object] = field(default_factory=dict)
    """Default options of simulations: what only a table knows is generated there."""
    person_model: PersonModel | None = None
    """The points that a person reaches, for games in which only the person counts them."""
    tryout_policy: str = ""
    """Name of the policy that plays for a person in a try-out; empty: that of simulations."""
    tryout_options: Mapping[str, object] = field(default_factory=dict)
    """Options of a try-out, a game without the box."""
    tryout_first_answer: tuple[str, ...] = ()
    """Ids of questions that need the box: a try-out takes their first answer."""
    coach: Callable[[], Coach] | None = None
    """Factory of the coach that advises persons and reviews games; None: the game has none."""


def default_player(game: Game) -> str:
    """Return the default player of the second and further seats: a person, or a policy if cards are hidden."""
    return game.policy_names[0] if game.hidden else PERSON


def default_seats(game: Game, options: Any, named: Mapping[str, T]) -> dict[str, str | T]:
    """Return the player of each seat of a game with these options; `named` overrides the defaults."""
    first, *others = game.seats(options)
    return {first: PERSON, **dict.fromkeys(others, default_player(game)), **named}


# Own policies

OWN = ":"
"""Prefix of the name of an own policy. Only the calling program knows it: it is never imported from a file."""


NO_PLAYERS: Mapping[str, Factory] = MappingProxyType({})


def is_own(name: str) -> bool:
    """Check whether a name is that of an own policy."""
    return name.startswith(OWN)


def player_name(given: Player) -> str:
    """Return the name of a player in files: the name of a policy, or `:module.Class` of an own one.

    >>> player_name("mcts:500"), player_name(RandomPolicy), player_name(RandomPolicy())
    ('mcts:500', ':visavis.core.players.RandomPolicy', ':visavis.core.players.RandomPolicy')
    """
    if isinstance(given, Limited):
        return player_name(given.player)
    if isinstance(given, str):
        return given
    made: Any = given
    while isinstance(made, partial):
        made = made.func
    kind = made if hasattr(made, "__qualname__") else type(made)
    label = getattr(given, "name", "")
    return f"{OWN}{kind.__module__}.{kind.__qualname__}" + (f"({label})" if label and isinstance(label, str) else "")


class CopyFactory:
    """A factory that copies a policy for each game."""

    def __init__(self, policy: Policy) -> None:
        self.policy = policy

    def __call__(self) -> Policy:
        """Return an independent copy."""
        return deepcopy(self.policy)


def factory_of(given: Policy | Factory) -> Factory:
    """Return the factory of an own policy. Raises Refusal if the value is neither a policy nor a factory."""
    if not isinstance(given, type) and hasattr(given, "answer"):
        return CopyFactory(given)
    if callable(given):
        return given
    raise Refusal("policy.not_policy", given=repr(given)[:60])


def limited(given: Player, seconds: float) -> Player:
    """Return the player with a time limit for each answer. Policies of a game, given by name, have none."""
    return given if isinstance(given, str) else Limited(given, factory_of(given), seconds)


def own_policy(name: str, factory: Factory) -> CheckedPolicy:
    """Make an own policy for one game. Raises Refusal if the factory fails or makes something else."""
    try:
        made = factory()
    except Exception as wrong:
        raise Refusal("policy.import", given=name[1:], says=f"{type(wrong).__name__}: {wrong}"[:120]) from wrong
    if isinstance(made, type) or not callable(getattr(made, "answer", None)):
        raise Refusal("policy.not_policy", given=name[1:])
    return CheckedPolicy(name, made, factory.seconds if isinstance(factory, Limited) else None)


FAULTS = ("policy.raised", "policy.illegal", "policy.slow")
"""Ids of the refusals for the faults of an own policy: an exception, an illegal answer, no answer in time."""


class CheckedPolicy:
    """Wrapper of an own policy: its exceptions, illegal and late answers are reported with its name (`FAULTS`)."""

    def __init__(self, name: str, inner: Policy, seconds: float | None = None) -> None:
        self.name = name
        self._inner = inner
        self._seconds = seconds
        weigh = getattr(inner, "weigh", None)
        if weigh is not None:
            self.weigh = weigh

    def answer(self, look: Callable[[], Any], question: Question, stream: Stream) -> Any:
        """Return the policy's answer. Raises NotAllowed if it is illegal."""
        try:
            if self._seconds is None:
                answer = self._inner.answer(look, question, stream)
            else:
                answer = timed(self._seconds, lambda: self._inner.answer(look, question, stream))
        except TooSlow:
            most = self._seconds
            raise NotAllowed(
                "policy.slow", policy=self.name[1:], seat=question.seat, question=question.id, most=most
            ) from None
        except Exception as wrong:
            self._raised(question, wrong)
        if not question.fits(answer):
            raise NotAllowed(
                "policy.illegal",
                policy=self.name[1:],
                seat=question.seat,
                question=question.id,
                given=repr(answer)[:80],
            )
        return answer

    def _raised(self, question: Question, wrong: Exception) -> NoReturn:
        last = traceback.extract_tb(wrong.__traceback__)[-1]
        says = f"{type(wrong).__name__}: {wrong}" if str(wrong) else type(wrong).__name__
        raise NotAllowed(
            "policy.raised",
            policy=self.name[1:],
            seat=question.seat,
            question=question.id,
            where=f"{Path(last.filename).name}:{last.lineno}",
            says=says[:200],
        ) from wrong

    def __deepcopy__(self, memo: dict[int, Any]) -> CheckedPolicy:
        return CheckedPolicy(self.name, deepcopy(self._inner, memo), self._seconds)


class AbsentPolicy:
    """The own policy of a game that was opened without it: its seat is paused."""

    def __init__(self, name: str) -> None:
        self.name = name

    def answer(self, look: Callable[[], Any], question: Question, stream: Stream) -> NoReturn:
        """Refuse: see `Policy.answer`."""
        raise absent(self.name)


def absent(name: str) -> Refusal:
    """Return the refusal for an own policy that is known by its name alone."""
    return NotAllowed("policy.absent", policy=name[1:])


def require_present(policy: Policy | None) -> None:
    """Refuse to go on for a seat whose own policy was not given."""
    if isinstance(policy, AbsentPolicy):
        raise absent(policy.name)


PROVIDED: dict[str, Factory] = {}
"""Own policies that the owner of this process named when starting it, by name. Nothing that is read adds one."""
PREFERRED: dict[str, str] = {}
"""Name of the provided policy that is offered first for a seat."""


def provide(given: Policy | Factory, seat: str) -> str:
    """Let an own policy take seats by its name in this process, also in saved games. Return the name."""
    name, factory = player_name(given), factory_of(given)
    own_policy(name, factory)
    PROVIDED[name] = factory
    PREFERRED[seat] = name
    return name


def own_factories(seats: Mapping[str, Player]) -> dict[str, Factory]:
    """Return the factory of each seat with an own policy; a name of one without the policy is refused."""
    for given in seats.values():
        if isinstance(given, str) and is_own(given) and given not in PROVIDED:
            raise absent(given)
    return {seat: factory_of(given) for seat, given in seats.items() if not isinstance(given, str)}


def seat_policies(game: Game, names: Mapping[str, str], own: Mapping[str, Factory]) -> dict[str, Policy]:
    """Return fresh policies for the seats that are not persons; one that is not given is an `AbsentPolicy`."""
    for seat in own:
        if not is_own(names.get(seat, "")):
            raise Refusal(
                "seat.unknown", given=seat[:40], options=tuple(s for s, name in names.items() if is_own(name))
            )
    return {seat: _seat_policy(game, seat, name, own) for seat, name in names.items() if name != PERSON}


def _seat_policy(game: Game, seat: str, name: str, own: Mapping[str, Factory]) -> Policy:
    if not is_own(name):
        return game.policy(name)
    factory = own.get(seat) or PROVIDED.get(name)
    return AbsentPolicy(name) if factory is None else own_policy(name, factory)


def copy_policies(policies: Mapping[str, Policy]) -> Mapping[str, Policy]:
    """Return the same policies, own ones copied: they may keep something between their answers."""
    if not any(isinstance(policy, CheckedPolicy) for policy in policies.values()):
        return policies
    return {seat: deepcopy(one) if isinstance(one, CheckedPolicy) else one for seat, one in policies.items()}


def require_picklable(own: Mapping[str, Factory], names: Mapping[str, str]) -> None:
    """Refuse own policies that another process cannot import."""
    for key, factory in own.items():
        given = factory.player if isinstance(factory, Limited) else factory
        made: Any = given.policy if isinstance(given, CopyFactory) else given
        while isinstance(made, partial):
            made = made.func
        module = getattr(made, "__module__", "")
        main = sys.modules.get("__main__")
        try:
            pickle.loads(pickle.dumps(factory))
            importable = module != "__main__" or bool(
                getattr(main, "__spec__", None) or getattr(main, "__file__", None)
            )
        except Exception:
            importable = False
        if not importable:
            raise Refusal("policy.not_picklable", policy=names[key][1:])
