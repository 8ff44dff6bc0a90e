"""OpenSpiel games: `pyspiel.load_game("visavis_sparks(options=players:3)")` after `import visavis.openspiel`.

Chance is sampled: the first chance move is the seed of the game; a game with the parameter `seed` has no chance move.
An action is a token of the game's alphabet, an answer a short path of them. In a companion game the last player is
`table`: it answers questions about the bot's board.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, ClassVar, cast

import numpy as np

from visavis.core import TABLE, Player, find_games, get_game
from visavis.extras import needed
from visavis.research.environment import Environment, Reward

with needed("openspiel"):
    import pyspiel

SEEDS = 1 << 20
"""Number of outcomes of the first chance move."""
MOST_ANSWERS = 5_000
"""Maximum number of answers per game; a longer game is truncated."""
MOST_POINTS = 10_000.0
"""Bound of the utility where the reward is in points."""
MOST_TOKENS = 20
"""Tokens per answer in the estimate of the maximum game length."""
MOST_PLAYERS = 6
CHANCE, TERMINAL = int(pyspiel.PlayerId.CHANCE), int(pyspiel.PlayerId.TERMINAL)
PARAMETERS = {"options": "", "reward": "win", "seed": -1}


def options_of(text: str) -> dict[str, object]:
    """Parse the options of a game, such as `players:3;level:hard`.

    >>> options_of("players:3;level:hard")
    {'players': '3', 'level': 'hard'}
    """
    return {name: value for name, _, value in (pair.partition(":") for pair in text.split(";") if pair)}


def game_type(id: str, hidden: bool, name: str = "") -> Any:
    """Return the static description that OpenSpiel needs to register a game."""
    kinds = pyspiel.GameType
    information = kinds.Information.IMPERFECT_INFORMATION if hidden else kinds.Information.PERFECT_INFORMATION
    return kinds(
        short_name=name or f"visavis_{id}",
        long_name=f"Visavis: {id}",
        dynamics=kinds.Dynamics.SEQUENTIAL,
        chance_mode=kinds.ChanceMode.SAMPLED_STOCHASTIC,
        information=information,
        utility=kinds.Utility.GENERAL_SUM,
        reward_model=kinds.RewardModel.TERMINAL,
        max_num_players=MOST_PLAYERS,
        min_num_players=1,
        provides_information_state_string=False,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=PARAMETERS,
    )


class VisavisGame(pyspiel.Game):  # type: ignore[misc]
    """A game with its options, as OpenSpiel loads it."""

    id: ClassVar[str]
    type: ClassVar[Any]
    seated: ClassVar[Mapping[str, Player]] = {}
    """Who plays the seats that are no players of OpenSpiel."""

    def __init__(self, params: Mapping[str, Any] | None = None) -> None:
        given = {**PARAMETERS, **(params or {})}
        reward = cast("Reward", given["reward"])
        options = options_of(str(given["options"]))
        self.made = Environment(self.id, options, players=self.seated, reward=reward, most_answers=MOST_ANSWERS)
        self.seed = int(given["seed"])
        self.players = {seat: index for index, seat in enumerate(self.made.agents)}
        self._sampled = np.random.default_rng()
        most = 1.0 if reward == "win" else MOST_POINTS
        info = pyspiel.GameInfo(
            num_distinct_actions=len(self.made.tokens),
            max_chance_outcomes=SEEDS,
            num_players=len(self.players),
            min_utility=-most,
            max_utility=most,
            max_game_length=MOST_ANSWERS * MOST_TOKENS,
        )
        super().__init__(self.type, info, given)

    def sample(self) -> int:
        """Sample the outcome of the first chance move."""
        return int(self._sampled.integers(SEEDS))

    def new_initial_state(self) -> VisavisState:
        """Return a game before its first move."""
        return VisavisState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Observer:
        """Return an observer that encodes what a player sees."""
        return Observer(self.made)


class VisavisState(pyspiel.State):  # type: ignore[misc]
    """A game in progress."""

    def __init__(self, game: VisavisGame) -> None:
        super().__init__(game)
        self._players = game.players
        self.inner: Environment = game.made.__deepcopy__({})
        self.outcome = -1
        """The pending chance outcome; -1 once it is applied."""
        if game.seed >= 0:
            self.inner.reset(game.seed)
            self._select()
        else:
            self.outcome = game.sample()
            self._player = CHANCE

    def _select(self) -> None:
        """Cache the player to move: OpenSpiel asks for it several times per action."""
        agent = self.inner.agent
        self._player = TERMINAL if agent is None else self._players[agent]

    def current_player(self) -> int:
        """Return the index of the player to move, or OpenSpiel's id of chance or of the end."""
        return self._player

    def is_chance_node(self) -> bool:
        """Return True before the seed is drawn. Python asks here; OpenSpiel's own code asks `current_player`."""
        return self._player == CHANCE

    def legal_actions(self, player: int | None = None) -> list[int]:
        """Return the legal tokens of a player, by default of the one to move.

        The same as OpenSpiel's, without the way through its C++ and back, which takes longer than the answer.
        """
        if self._player < 0 or (player is not None and player != self._player):
            return cast("list[int]", super().legal_actions(*(() if player is None else (player,))))
        return sorted(self.inner.place)

    def _legal_actions(self, player: int) -> list[int]:
        return self.inner.legal()

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Return the sampled seed with probability 1."""
        return [(self.outcome, 1.0)]

    def _apply_action(self, action: int) -> None:
        inner = self.inner
        if self.outcome >= 0:
            self.outcome = -1
            inner.reset(action)
        elif not inner.step(action):
            raise ValueError(f"{inner.agent} cannot choose {action} now")
        agent = inner.agent
        self._player = TERMINAL if agent is None else self._players[agent]

    def _action_to_string(self, player: int, action: int) -> str:
        return f"seed {action}" if player == CHANCE else self.inner.tokens[action]

    def is_terminal(self) -> bool:
        """Return True if the game is over or truncated."""
        return self._player == TERMINAL

    def returns(self) -> list[float]:
        """Return the reward of each player; zeros before the game starts."""
        return list(self.inner.rewards().values()) if self.outcome < 0 else [0.0] * len(self._players)

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> VisavisState:
        """Return a state that is indistinguishable to a player: hidden information is resampled."""
        other: VisavisState = self.clone()
        other.inner.deal_anew(self.inner.agents[player], int(sampler() * SEEDS))
        other._select()
        return other

    def __str__(self) -> str:
        return "before the game" if self.outcome >= 0 else self.inner.render(TABLE)


class Observer:
    """Encoded view of a player: `tensor` as a vector, `dict` as slices of it by field."""

    def __init__(self, made: Environment) -> None:
        self.tensor = np.zeros(made.size, np.float32)
        self.dict = {name: self.tensor[where] for name, where in made.stretches.items()}

    def set_from(self, state: VisavisState, player: int) -> None:
        """Encode the view of a player into the tensor."""
        if state.outcome >= 0:
            self.tensor.fill(0)
        else:
            self.tensor[:] = state.inner.observe(state.inner.agents[player])

    def string_from(self, state: VisavisState, player: int) -> str:
        """Return the view of a player as text."""
        return "" if state.outcome >= 0 else state.inner.render(state.inner.agents[player])


def register(id: str, name: str = "", players: Mapping[str, Player] | None = None) -> str:
    """Register a game with OpenSpiel and return its name there.

    With `players` some seats are played by policies of the game, own policies or their factories; such a game needs a
    `name` of its own.
    """
    known = game_type(id, get_game(id).hidden, name)
    # OpenSpiel releases it after the interpreter has shut down: safe for a class, a crash for a function.
    made = type(f"Visavis_{id}", (VisavisGame,), {"id": id, "type": known, "seated": dict(players or {})})
    pyspiel.register_game(known, made)
    return str(known.short_name)


NAMES = tuple(register(id) for id in find_games())
"""Names of the registered games."""
