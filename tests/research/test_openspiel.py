"""OpenSpiel: large, so only in the proof, or where somebody asks for it (`make openspiel`)."""

from __future__ import annotations

import doctest
import importlib
import re
from pathlib import Path

import pyspiel
import pytest

from visavis.core import Question, Stream
from visavis.library import installed
from visavis.research import Environment
from visavis.testing import count

NAMES = importlib.import_module("visavis.openspiel").NAMES

GAMES = tuple(installed())


def test_openspiel_knows_every_game() -> None:
    assert tuple(f"visavis_{id}" for id in GAMES) == NAMES
    assert set(NAMES) <= set(pyspiel.registered_names())


def test_own_policies_play_some_seats() -> None:
    register = importlib.import_module("visavis.openspiel").register
    name = register("sparks", "visavis_sparks_first", {"p2": First})
    game = pyspiel.load_game(name, {"seed": 3})
    assert game.num_players() == 1
    assert game.new_initial_state().current_player() == 0


class First:
    def answer(self, look: object, question: Question, stream: Stream) -> object:
        return question.at(0)


@pytest.mark.parametrize("id", GAMES)
def test_openspiel_finds_nothing_wrong(id: str) -> None:
    game = pyspiel.load_game(f"visavis_{id}")
    pyspiel.random_sim_test(game, num_sims=count(3, usual=1), serialize=False, verbose=False)


@pytest.mark.parametrize("id", GAMES)
def test_a_game_is_the_same_game_of_the_library(id: str) -> None:
    game, plain = pyspiel.load_game(f"visavis_{id}", {"seed": 6}), Environment(id)
    state, stream = game.new_initial_state(), Stream(6)
    plain.reset(6)
    while not state.is_terminal():
        assert plain.agents[state.current_player()] == plain.agent
        assert state.legal_actions() == plain.legal()
        token = stream.pick(plain.legal())
        state.apply_action(token)
        plain.step(token)
    assert plain.over
    assert state.returns() == list(plain.rewards().values())
    assert state.inner.match.state.digest() == plain.match.state.digest()


def test_chance_is_sampled_and_what_follows_from_it_can_be_written_down() -> None:
    game = pyspiel.load_game("visavis_sparks(options=players:3)")
    assert game.num_players() == 3
    seeds = set()
    for _ in range(4):
        state = game.new_initial_state()
        ((seed, sure),) = state.chance_outcomes()
        assert sure == 1.0
        seeds.add(seed)
        state.apply_action(seed)
    assert len(seeds) > 1
    state.apply_action(state.legal_actions()[0])
    again = game.deserialize_state(state.serialize())
    assert (str(again), again.history()) == (str(state), state.history())
    assert state.action_to_string(0, state.legal_actions()[0]) in state.inner.tokens


def test_what_a_player_cannot_know_is_dealt_anew() -> None:
    state = pyspiel.load_game("visavis_sparks", {"seed": 3}).new_initial_state()
    sampled = Stream(1)
    other = state.resample_from_infostate(0, lambda: sampled.below(1 << 20) / (1 << 20))
    assert other.observation_string(0) == state.observation_string(0)
    assert other.observation_tensor(0) == state.observation_tensor(0)
    assert other.inner.match.state.digest() != state.inner.match.state.digest()
    assert other.observation_tensor(1) != state.observation_tensor(1)


def test_the_example_of_the_documentation_says_what_it_says() -> None:
    page = (Path(__file__).parents[2] / "docs" / "research.md").read_text("utf-8")
    (text,) = re.findall(r"^```python\n(.*?)^```$", page, re.MULTILINE | re.DOTALL)
    example = doctest.DocTestParser().get_doctest(text, {}, "page", None, 0)
    assert doctest.DocTestRunner().run(example).failed == 0
    assert example.examples
