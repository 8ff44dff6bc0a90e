"""PettingZoo environments: every seat is an agent, one after another (AEC).

>>> import visavis.pettingzoo
>>> env = visavis.pettingzoo.env("sparks")
>>> env.reset(seed=1)
>>> env.agent_selection, int(env.observe("p1")["action_mask"].sum()) > 1
('p1', True)

An observation contains the encoded view of the seat and its action mask. An action is a token; an answer is a short
path of them, so an agent may be selected several times in a row until its answer is complete.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np

from visavis.core import Game, Pack, Player
from visavis.extras import needed
from visavis.research.encoding import HIGHEST
from visavis.research.environment import MOST_ANSWERS, Environment, Reward

with needed("pettingzoo"):
    from gymnasium import spaces
    from pettingzoo import AECEnv


class raw_env(AECEnv[str, dict[str, Any], int]):  # type: ignore[misc]
    """All seats of one game; in a companion game also `table`, which answers questions about the bot's board.

    `players` gives computer players to some seats: by name, as an own policy or its factory.
    Without `observe_views` an observation holds the mask alone.
    """

    def __init__(
        self,
        game: str | Game,
        options: Mapping[str, object] | None = None,
        *,
        players: Mapping[str, Player] | None = None,
        by_field: bool = False,
        observe_views: bool = True,
        reward: Reward = "win",
        pack: Pack | None = None,
        most_answers: int = MOST_ANSWERS,
        render_mode: str | None = None,
    ) -> None:
        super().__init__()
        self.inner = Environment(game, options, players=players, reward=reward, pack=pack, most_answers=most_answers)
        self.metadata = {"render_modes": ["ansi"], "name": f"visavis_{self.inner.game.id}", "is_parallelizable": False}
        self.possible_agents = list(self.inner.agents)
        self.agents: list[str] = []
        self.render_mode = render_mode
        self._by_field = by_field
        self._views = observe_views
        self._nothing = np.zeros(len(self.inner.tokens), np.int8)
        seen = spaces.Dict({**self._spaces(), "action_mask": spaces.Box(0, 1, (len(self.inner.tokens),), np.int8)})
        self.observation_spaces = dict.fromkeys(self.possible_agents, seen)
        actions = spaces.Discrete(len(self.inner.tokens))
        self.action_spaces = dict.fromkeys(self.possible_agents, actions)

    def _spaces(self) -> dict[str, spaces.Space[Any]]:
        if not self._views:
            return {}
        if self._by_field:
            each = {name: _box(size) for name, size in self.inner.fields.items()}
            return {"observation": spaces.Dict(each)}  # type: ignore[arg-type]
        return {"observation": _box(self.inner.size)}

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        """Return the observation space of an agent."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        """Return the action space of an agent: the list of tokens."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Start a game: deterministic with a seed, a random one otherwise."""
        if seed is None:
            seed = int(np.random.default_rng().integers(2**53))
        self.inner.reset(seed)
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._select()

    def _select(self) -> None:
        """Select the agent to move; at the end set the rewards and mark all agents as terminated or truncated."""
        inner = self.inner
        agent = inner.agent
        if agent is not None:
            self.agent_selection = agent
        else:
            over = inner.match.over
            self.rewards = inner.rewards()
            self._accumulate_rewards()
            self.terminations = dict.fromkeys(self.agents, over)
            self.truncations = dict.fromkeys(self.agents, not over)
            if over:
                info = {"points": inner.game.score(inner.match.state), "points_by": inner.points_by}
                self.infos = {agent: dict(info) for agent in self.agents}
            self.agent_selection = self.agents[0]

    def step(self, action: int | None) -> None:
        """Choose a token for the selected agent. Raises ValueError if it is illegal."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        self._cumulative_rewards[agent] = 0.0
        if action is None or not self.inner.step(int(action)):
            raise ValueError(f"{agent} cannot choose {action} now: see its action_mask")
        self._select()

    def observe(self, agent: str) -> dict[str, Any]:
        """Return the encoded view of an agent and its action mask, which is all zeros unless it is selected."""
        inner = self.inner
        mask = inner.mask() if agent == inner.agent else self._nothing.copy()
        if not self._views:
            return {"action_mask": mask}
        vector = inner.observe(agent)
        return {"observation": inner.by_field(vector) if self._by_field else vector, "action_mask": mask}

    def action_masks(self) -> Any:
        """Return the mask of legal tokens of the selected agent."""
        return self.inner.mask().astype(np.bool_)

    def render(self) -> str | None:
        """Return the view of the selected agent as text in render mode `ansi`, otherwise None."""
        return self.inner.render() if self.render_mode == "ansi" else None

    def close(self) -> None:
        """Do nothing: there are no resources to close."""

    def save(self) -> Any:
        """Return a snapshot of this moment for `restore`."""
        return self.inner.save()

    def restore(self, saved: Any) -> None:
        """Return to a snapshot."""
        self.reset(saved.seed)
        self.inner.restore(saved)
        self._select()


def _box(size: int) -> spaces.Box:
    return spaces.Box(-HIGHEST, HIGHEST, (size,), np.int16)


env = raw_env
"""Alias: the environment validates actions itself and needs no wrappers."""
