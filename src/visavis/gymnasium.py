"""Gymnasium environments: one agent, the other seats are played by the game's policies.

>>> import visavis.gymnasium
>>> env = visavis.gymnasium.env("hamlets")
>>> observation, info = env.reset(seed=1)
>>> action = int(env.action_masks().argmax())
>>> observation, reward, terminated, truncated, info = env.step(action)
>>> terminated, bool(env.action_masks().sum() > 1)
(False, True)

Importing this module registers every installed game: `gymnasium.make("visavis/hamlets-v0", reward="difference")`.

An action is a token of the game's list, an answer a short path of them. One that is not possible changes nothing:
`info["possible"]` says so. `action_masks()` is what MaskablePPO asks for.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Literal

import numpy as np
from numpy.typing import NDArray

from visavis.core import TABLE, Game, Pack, Player, find_games
from visavis.extras import needed
from visavis.research.encoding import HIGHEST
from visavis.research.environment import AGENT, MOST_ANSWERS, Environment, Reward

with needed("gymnasium"):
    import gymnasium
    from gymnasium import spaces

Observation = Literal["flat", "dict"]


def space(env: Environment, observation: Observation) -> spaces.Space[Any]:
    """Return the observation space: a vector, or one vector per field."""
    if observation == "flat":
        return spaces.Box(-HIGHEST, HIGHEST, (env.size,), np.int16)
    return spaces.Dict({name: spaces.Box(-HIGHEST, HIGHEST, (size,), np.int16) for name, size in env.fields.items()})


class VisavisEnv(gymnasium.Env[Any, np.int64]):
    """One agent in one game. `seat` is the agent's, by default the first.

    `players` says who plays the others: by name, as an own policy or as its factory.
    """

    metadata: dict[str, Any] = {"render_modes": ["ansi"], "render_fps": 1}  # noqa: RUF012 - Gymnasium has it so

    def __init__(
        self,
        game: str | Game,
        options: Mapping[str, object] | None = None,
        *,
        seat: str | None = None,
        players: Mapping[str, Player] | None = None,
        observation: Observation = "flat",
        reward: Reward = "win",
        pack: Pack | None = None,
        most_answers: int = MOST_ANSWERS,
        render_mode: str | None = None,
    ) -> None:
        plain = Environment(game, options, reward=reward, pack=pack)
        self.seat = seat or plain.agents[0]
        others = {other: "random" if other == TABLE else plain.game.players.stand_in for other in plain.agents}
        sitting = {**others, **(players or {}), self.seat: AGENT}
        self.inner = Environment(
            plain.game, options, players=sitting, reward=reward, pack=pack, most_answers=most_answers
        )
        self._flat = observation == "flat"
        self.observation_space = space(self.inner, observation)
        self.action_space = spaces.Discrete(len(self.inner.tokens))
        self.render_mode = render_mode

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Any, dict[str, Any]]:
        """Start a game: deterministic with a seed, a random one otherwise.

        A game in which this seat is never asked ends with the first step, whatever the action.
        """
        super().reset(seed=seed)
        self.inner.reset(int(self.np_random.integers(2**53)) if seed is None else seed)
        return self._seen(), self._info(True)

    def step(self, action: np.int64 | int) -> tuple[Any, float, bool, bool, dict[str, Any]]:
        """Choose a token. The reward is 0 until the game is over."""
        possible = self.inner.step(int(action))
        over, truncated = self.inner.match.over, self.inner.truncated
        reward = self.inner.rewards()[self.seat] if over else 0.0
        return self._seen(), reward, over, truncated, self._info(possible)

    def action_masks(self) -> NDArray[np.bool_]:
        """Return the mask of legal tokens; all of them once the game is over, when no action has an effect."""
        return self.inner.mask().astype(np.bool_) | self.inner.over

    def _seen(self) -> Any:
        vector = self.inner.observe(self.seat)
        return vector if self._flat else self.inner.by_field(vector)

    def _info(self, possible: bool) -> dict[str, Any]:
        info = {"action_mask": self.inner.mask(), "possible": possible}
        if self.inner.match.over:
            info["points"] = self.inner.game.score(self.inner.match.state)
            info["points_by"] = self.inner.points_by
        return info

    def render(self) -> str | None:
        """Return the agent's view as text in render mode `ansi`, otherwise None."""
        return self.inner.render(self.seat) if self.render_mode == "ansi" else None

    def save(self) -> Any:
        """Return a snapshot of this moment for `restore`."""
        return self.inner.save()

    def restore(self, saved: Any) -> None:
        """Return to a snapshot."""
        self.inner.restore(saved)


def env(game: str | Game, options: Mapping[str, object] | None = None, **kwargs: Any) -> VisavisEnv:
    """Return an environment for one agent; arguments as for `VisavisEnv`."""
    return VisavisEnv(game, options, **kwargs)


def _register() -> None:
    """Register the installed games with Gymnasium; none of them is imported by that."""
    for id in find_games():
        if f"visavis/{id}-v0" not in gymnasium.registry:
            gymnasium.register(
                f"visavis/{id}-v0",
                entry_point="visavis.gymnasium:env",
                vector_entry_point="visavis.gymnasium_vector:vector_env",
                kwargs={"game": id},
            )


_register()
