"""The environments of Gymnasium and PettingZoo, by the checks of these frameworks themselves."""

from __future__ import annotations

import subprocess
import sys
import warnings
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

import visavis.gymnasium
import visavis.pettingzoo
from visavis.core import Question, Stream, find_games
from visavis.core.players import CheckedPolicy
from visavis.library import installed
from visavis.research import Environment
from visavis.testing import count

with warnings.catch_warnings():
    # PettingZoo's checker makes one of its own games in the way that PettingZoo 1.27 warns of.
    warnings.simplefilter("ignore", DeprecationWarning)
    from pettingzoo.test import api_test, seed_test

GAMES = tuple(installed())
EXPECTED = (
    "We recommend agents to be named",  # seats have the names of the game
    "Observation is not a NumPy array",  # it is a dict with a mask, as in PettingZoo's own games
    "Observation space for each agent probably should be",
    "Action mask numpy array is all zeros",  # once the game is over nobody can choose anything
    "Not able to test alternative render modes",  # made by a function, not by `gymnasium.make`
)


@pytest.fixture(autouse=True)
def _only_expected_warnings() -> object:
    with warnings.catch_warnings(record=True) as caught:
        warnings.simplefilter("always")
        yield
    assert [str(one.message) for one in caught if not any(text in str(one.message) for text in EXPECTED)] == []


@pytest.mark.parametrize("id", GAMES)
def test_gymnasium_finds_nothing_wrong(id: str) -> None:
    check_env(visavis.gymnasium.env(id, render_mode="ansi"), skip_render_check=id != "sparks")


def test_gymnasium_finds_nothing_wrong_with_fields_and_with_the_bots_questions() -> None:
    check_env(visavis.gymnasium.env("hamlets", observation="dict"), skip_render_check=True)
    check_env(visavis.gymnasium.env("mosaic", seat="table"), skip_render_check=True)


@pytest.mark.parametrize("id", GAMES)
def test_pettingzoo_finds_nothing_wrong(id: str, capsys: pytest.CaptureFixture[str]) -> None:
    api_test(visavis.pettingzoo.env(id), num_cycles=count(1000, usual=40))
    seed_test(lambda: visavis.pettingzoo.env(id), num_cycles=count(500, usual=25))
    assert "Passed API test" in capsys.readouterr().out


def test_pettingzoo_finds_nothing_wrong_with_fields_or_without_views() -> None:
    api_test(visavis.pettingzoo.env("sparks", {"players": 4}, by_field=True), num_cycles=40)
    api_test(visavis.pettingzoo.env("sparks", observe_views=False), num_cycles=40)


@pytest.mark.parametrize("id", GAMES)
def test_one_agent_among_computer_players_plays_the_game_of_the_library(id: str) -> None:
    env = visavis.gymnasium.env(id)
    seen, _ = env.reset(seed=3)
    assert env.seat == env.inner.agents[0]
    players = {
        other: "random" if other == "table" else env.inner.game.players.stand_in for other in env.inner.seats[1:]
    }
    if env.inner.alphabet.table:
        players["table"] = "random"
    plain = Environment(id, players=players)
    plain.reset(3)
    stream, ended = Stream(3), False
    while not ended:
        assert (seen == plain.observe(env.seat)).all()
        assert (np.flatnonzero(env.action_masks()) == plain.legal()).all()
        token = stream.pick(plain.legal())
        plain.step(token)
        seen, reward, ended, cut, info = env.step(np.int64(token))
        assert not cut
    assert plain.over
    assert reward == plain.rewards()[env.seat]
    assert info["points"] == plain.game.score(plain.match.state)
    assert info["points_by"] == plain.points_by
    assert env.action_masks().all()


@pytest.mark.parametrize("id", GAMES)
def test_all_seats_play_the_game_of_the_library(id: str) -> None:
    env, plain = visavis.pettingzoo.env(id), Environment(id)
    env.reset(seed=4)
    plain.reset(4)
    stream = Stream(4)
    rewards = {}
    for agent in env.agent_iter():
        seen, reward, ended, cut, info = env.last()
        if ended or cut:
            rewards[agent] = reward
            assert info["points_by"] == plain.points_by
            env.step(None)
            continue
        assert agent == plain.agent
        assert (np.flatnonzero(seen["action_mask"]) == plain.legal()).all()
        token = stream.pick(plain.legal())
        plain.step(token)
        env.step(token)
    assert plain.over
    assert rewards == plain.rewards()
    assert env.inner.match.state.digest() == plain.match.state.digest()


def test_what_is_not_possible() -> None:
    env = visavis.gymnasium.env("sparks")
    seen, _ = env.reset(seed=1)
    no_token = int(env.action_masks().argmin())
    after, reward, ended, cut, info = env.step(no_token)
    assert (after == seen).all()
    assert (reward, ended, cut, info["possible"]) == (0.0, False, False, False)
    zoo = visavis.pettingzoo.env("sparks")
    zoo.reset(seed=1)
    with pytest.raises(ValueError, match="p1 cannot choose"):
        zoo.step(no_token)


def test_moments_are_saved_and_shown() -> None:
    env = visavis.gymnasium.env("sparks", render_mode="ansi")
    first, _ = env.reset(seed=1)
    saved = env.save()
    env.step(int(env.action_masks().argmax()))
    env.restore(saved)
    assert (env.inner.observe("p1") == first).all()
    assert "hand:" in (env.render() or "")
    zoo = visavis.pettingzoo.env("sparks", render_mode="ansi")
    zoo.reset(seed=1)
    saved, before = zoo.save(), zoo.render()
    zoo.step(int(zoo.action_masks().argmax()))
    zoo.restore(saved)
    assert zoo.render() == before
    assert zoo.agent_selection == "p1"


def test_without_a_seed_another_game_each_time() -> None:
    env = visavis.gymnasium.env("alien_artifacts")
    one, _ = env.reset(seed=1)
    others = [env.reset()[0] for _ in range(3)]
    assert any((one != other).any() for other in others)


def test_gymnasium_makes_every_installed_game() -> None:
    assert {f"visavis/{id}-v0" for id in find_games()} <= set(gymnasium.registry)
    made = gymnasium.make("visavis/sparks-v0", options={"players": 3}, players={"p2": Last, "p3": Last()})
    seen, info = made.reset(seed=1)
    assert seen.shape == made.observation_space.shape
    assert info["action_mask"].any()
    env = made.unwrapped
    assert isinstance(env, visavis.gymnasium.VisavisEnv)
    assert env.inner.agents == ("p1",)
    made.close()


class Last:
    def answer(self, look: Any, question: Question, stream: Stream) -> Any:
        return question.at(question.count() - 1)


def test_own_policies_play_the_other_seats_in_pettingzoo() -> None:
    zoo = visavis.pettingzoo.env("sparks", {"players": 3}, players={"p2": Last, "p3": Last()})
    assert zoo.possible_agents == ["p1"]
    zoo.reset(seed=1)
    for _ in range(5):
        zoo.step(int(zoo.action_masks().argmax()))
    assert {type(policy) for policy in zoo.inner.match.policies.values()} == {CheckedPolicy}


@pytest.mark.parametrize(
    ("extra", "module"), [("gymnasium", "gymnasium"), ("pettingzoo", "pettingzoo"), ("openspiel", "pyspiel")]
)
def test_what_is_not_installed_is_said_in_one_sentence(extra: str, module: str) -> None:
    program = f"import sys; sys.modules[{module!r}] = None\nimport visavis.{extra}"
    ran = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=False)
    last = ran.stderr.strip().splitlines()[-1]
    assert last.endswith(f"visavis.{extra} needs {module}, which is not installed: pip install 'visavis[{extra}]'")
