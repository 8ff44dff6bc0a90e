"""Games for OpenSpiel: `pyspiel.load_game("visavis_sparks(options=players:3)")` after `import visavis.openspiel`.

Chance is sampled: the first move of chance is the seed of the game, and with a `seed` of its own a game has none. An
action is a token of the game's list, an answer a short path of them. In a companion game the last player is `table`: it
answers what is asked about the bot's board.
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
"""So many first moves of chance there are."""
MOST_ANSWERS = 5_000
"""A game that is not over then is broken off."""
MOST_POINTS = 10_000.0
MOST_TOKENS = 20
"""No answer is longer, of those that make a game long."""
MOST_PLAYERS = 6
PARAMETERS = {"options": "", "reward": "win", "seed": -1}


def options_of(text: str) -> dict[str, object]:
    """The options of a game, as `players:3;level:hard`.

    >>> options_of("players:3;level:hard")
    {'players': '3', 'level': 'hard'}
    """
    return {name: value for name, _, value in (part.partition(":") for part in text.split(";") if part)}


def game_type(id: str, hidden: bool, name: str = "") -> Any:
    """What OpenSpiel has to know of a game before it is made."""
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
    """A game with its options."""

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
        self.players = {seat: at for at, seat in enumerate(self.made.agents)}
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
        """The next first move of chance."""
        return int(self._sampled.integers(SEEDS))

    def new_initial_state(self) -> VisavisState:
        """A game before its first move."""
        return VisavisState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Observer:
        """What a player sees, as numbers and as text."""
        return Observer(self.made)


class VisavisState(pyspiel.State):  # type: ignore[misc]
    """A game in progress."""

    def __init__(self, game: VisavisGame) -> None:
        super().__init__(game)
        self._players = game.players
        self.inner: Environment = game.made.__deepcopy__({})
        self.outcome = -1
        """What chance will do first; -1 once it has."""
        if game.seed >= 0:
            self.inner.reset(game.seed)
        else:
            self.outcome = game.sample()

    def current_player(self) -> int:
        """Whose move it is."""
        if self.outcome >= 0:
            return int(pyspiel.PlayerId.CHANCE)
        agent = self.inner.agent
        return int(pyspiel.PlayerId.TERMINAL) if agent is None else self._players[agent]

    def _legal_actions(self, player: int) -> list[int]:
        return self.inner.legal()

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """The seed that was sampled."""
        return [(self.outcome, 1.0)]

    def _apply_action(self, action: int) -> None:
        if self.outcome >= 0:
            self.outcome = -1
            self.inner.reset(action)
        elif not self.inner.step(action):
            raise ValueError(f"{self.inner.agent} cannot choose {action} now")

    def _action_to_string(self, player: int, action: int) -> str:
        return f"seed {action}" if player == pyspiel.PlayerId.CHANCE else self.inner.tokens[action]

    def is_terminal(self) -> bool:
        """Whether the game is over."""
        return self.outcome < 0 and self.inner.over

    def returns(self) -> list[float]:
        """What each player gets."""
        return list(self.inner.rewards().values()) if self.outcome < 0 else [0.0] * len(self._players)

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> VisavisState:
        """A state that looks the same to a player: what it cannot know is dealt anew."""
        other: VisavisState = self.clone()
        other.inner.deal_anew(self.inner.agents[player], int(sampler() * SEEDS))
        return other

    def __str__(self) -> str:
        return "before the game" if self.outcome >= 0 else self.inner.render(TABLE)


class Observer:
    """What a player sees: `tensor` as numbers, `dict` field by field."""

    def __init__(self, made: Environment) -> None:
        self.tensor = np.zeros(made.size, np.float32)
        self.dict = {name: self.tensor[where] for name, where in made.stretches.items()}

    def set_from(self, state: VisavisState, player: int) -> None:
        """Look at a state."""
        if state.outcome >= 0:
            self.tensor.fill(0)
        else:
            self.tensor[:] = state.inner.observe(state.inner.agents[player])

    def string_from(self, state: VisavisState, player: int) -> str:
        """What a player sees, as text."""
        return "" if state.outcome >= 0 else state.inner.render(state.inner.agents[player])


def register(id: str, name: str = "", players: Mapping[str, Player] | None = None) -> str:
    """Make a game known to OpenSpiel; by which name.

    With `players` some seats are played by policies of the game, own policies or their factories; such a game needs a
    `name` of its own.
    """
    known = game_type(id, get_game(id).hidden, name)
    # OpenSpiel lets go of it when Python is gone already: a class is not missed then, a function would be.
    made = type(f"Visavis_{id}", (VisavisGame,), {"id": id, "type": known, "seated": dict(players or {})})
    pyspiel.register_game(known, made)
    return str(known.short_name)


NAMES = tuple(register(id) for id in find_games())
"""The games that OpenSpiel knows now."""
