"""A game as an environment: the same game as the library's, nothing hidden seen, points that no agent has said."""

from __future__ import annotations

import copy
import pickle
from typing import Any

import msgspec
import numpy as np
import pytest

from visavis.core import PERSON, TABLE, Number, Refusal, Session, Stream, get_game
from visavis.library import installed
from visavis.research import AGENT, Environment
from visavis.research.alphabet_search import variants
from visavis.research.encoding import Encoder
from visavis.testing import count, record

GAMES = tuple(installed())
COMPANIONS = ("anunnaki", "hamlets", "mosaic", "tapestry", "terra_mystica")


def play(env: Environment, seed: int, most: int = 100_000) -> None:
    """Choose at random."""
    stream = Stream(seed + 1)
    while not env.over and most:
        assert env.step(stream.pick(env.legal()))
        most -= 1


# The same game


@pytest.mark.parametrize("id", GAMES)
def test_a_game_is_the_same_game_of_the_library(id: str) -> None:
    env = Environment(id, keep=True)
    for seed in range(count(20, usual=1)):
        env.reset(seed)
        play(env, seed)
        options = msgspec.to_builtins(env.options)
        session = Session.new(env.game, options, seed=seed, seats=dict.fromkeys(env.seats, PERSON))
        assert env.match.history
        for seat, question, answer in env.match.history:
            assert session.pending is not None
            assert (session.pending.seat, session.pending.id) == (seat, question)
            session.answer(answer)
        assert session.over
        assert session.timeline.now.digest() == env.match.state.digest()


def test_computer_players_play_as_in_the_library() -> None:
    env = Environment("alien_artifacts", {"players": 3}, players={"p2": "greedy", "p3": "random"}, keep=True)
    assert env.agents == ("p1",)
    env.reset(5)
    play(env, 5)
    session = Session.new(env.game, {"players": 3}, seed=5, seats={"p1": PERSON, "p2": "greedy", "p3": "random"})
    for _, _, answer in [one for one in env.match.history or () if one[0] == "p1"]:
        session.answer(answer)
    assert session.over
    assert session.timeline.now.digest() == env.match.state.digest()


def test_a_whole_answer_can_be_given() -> None:
    env = Environment("hamlets")
    env.reset(1)
    env.answer(("build", "E5"))
    assert env.match.answers >= 1
    with pytest.raises(LookupError):
        env.answer(("build", "nowhere"))


def test_a_token_that_is_not_possible_changes_nothing() -> None:
    env = Environment("sparks")
    env.reset(1)
    before = env.match.state.digest(), env.legal()
    assert not env.step(next(token for token in range(len(env.tokens)) if token not in env.legal()))
    assert (env.match.state.digest(), env.legal()) == before


# What a seat sees


@pytest.mark.parametrize("id", GAMES)
def test_every_number_of_an_observation_has_its_own_name(id: str) -> None:
    env = Environment(id)
    names = env.legend()
    assert len(names) == len(set(names)) == env.size == len(env.observe(env.agents[0]))
    assert sum(env.fields.values()) == env.size


@pytest.mark.parametrize("id", GAMES)
def test_what_is_written_bit_by_bit_is_what_is_written_at_once(id: str) -> None:
    game = get_game(id)
    every = list(variants(game))
    for seed in range(count(40, usual=2)):
        options = msgspec.to_builtins(every[seed * 5 % len(every)])
        env = Environment(id, options)
        env.reset(seed)
        stream, steps = Stream(seed), 0
        while not env.over and steps < count(2000, usual=120):
            assert env.agent is not None
            seen = env.observe(env.agent)
            if steps % 10 == 0:
                view = game.view(env.match.state, env.agent)
                fresh = Encoder(env.alphabet, view)
                fresh.write(view)
                assert (fresh.vector == seen[: fresh.size]).all()
            env.step(stream.pick(env.legal()))
            steps += 1


@pytest.mark.parametrize("id", [id for id in GAMES if get_game(id).hidden])
def test_what_a_seat_cannot_know_is_not_in_its_observation(id: str) -> None:
    """Two states that differ only in what is hidden look the same; to whoever is asked also what can be chosen."""
    env = Environment(id, {"players": 4})
    imagine = env.game.imagine
    assert imagine is not None
    compared = different = 0
    for seed in range(count(30, usual=1)):
        env.reset(seed)
        stream = Stream(seed)
        for _ in range(60):
            if env.over:
                break
            state = env.match.state
            for seat in env.agents:
                seen, encoder = env.observe(seat), Encoder(env.alphabet, env.game.view(state, seat))
                other = imagine(env.game.view(state, seat), stream.split())
                encoder.write(env.game.view(other, seat))
                assert (encoder.vector == seen[: encoder.size]).all()
                compared += 1
                different += other.digest() != state.digest()
            asked = copy.deepcopy(env)
            asked.deal_anew(str(env.agent), seed=stream.below(1 << 20))
            assert asked.legal() == env.legal()
            assert (asked.observe(str(env.agent)) == env.observe(str(env.agent))).all()
            env.step(stream.pick(env.legal()))
    assert different > compared // 2
    record(f"observations compared with what is hidden dealt anew, {id}", compared)


def test_nobody_else_sees_an_answer_that_is_not_whole() -> None:
    env = Environment("alien_artifacts")
    env.reset(1)
    stream = Stream(1)
    while not env.chosen:
        env.step(stream.pick(env.legal()))
    assert env.agent is not None
    other = next(seat for seat in env.agents if seat != env.agent)
    assert env.by_field(env.observe(env.agent))["chosen"].sum() == len(env.chosen)
    assert env.by_field(env.observe(other))["chosen"].sum() == 0
    assert env.by_field(env.observe(other))["question"].sum() == 0
    assert env.by_field(env.observe(env.agent))["question"].sum() == 1


def test_sets_of_spaces_are_bits_cards_are_counts_and_names_are_marked() -> None:
    env = Environment("hamlets")
    env.reset(1)
    env.answer(("build", "E5"))
    legend, seen = env.legend(), env.observe("you")
    shown = {name for name, number in zip(legend, seen, strict=True) if number}
    assert {"yours: E5", "turn = you", "me = you", "asked = you", f"phase = {env.match.state.phase}"} <= shown
    assert seen[legend.index("houses_left")] == env.match.state.houses_left
    assert seen[legend.index("deck: cards")] == len(env.match.state.deck.cards)


def test_an_observation_is_nobodys_but_whose_it_is() -> None:
    env = Environment("sparks")
    seen = env.observe("p1")
    kept = seen.copy()
    play(env, 3, 20)
    assert (seen == kept).all()
    assert env.mask().flags.writeable


def test_large_numbers_do_not_break_an_observation() -> None:
    env = Environment("hamlets")
    env.match.state.points = 10**9
    assert env.by_field(env.observe("you"))["points"] == [32_000]


# How it went


def test_a_win_and_a_difference() -> None:
    env = Environment("sparks", {"players": 3})
    score = {"p1": 7, "p2": 9, "p3": 9}
    assert [env.reward_of(seat, score, ("p2", "p3")) for seat in env.agents] == [-1.0, 0.0, 0.0]
    assert [env.reward_of(seat, score, ("p2",)) for seat in env.agents] == [-1.0, 1.0, -1.0]
    env = Environment("sparks", {"players": 3}, reward="difference")
    assert [env.reward_of(seat, score, ()) for seat in env.agents] == [-2.0, 0.0, 0.0]
    env = Environment("terra_mystica", reward="difference")
    score = {"you": 90, "her": 120}
    assert [env.reward_of(seat, score, ()) for seat in env.agents] == [-30.0, 30.0]


def test_rewards_come_at_the_end_and_fit_the_game() -> None:
    env = Environment("alien_artifacts")
    env.reset(2)
    assert set(env.rewards().values()) == {0.0}
    play(env, 2)
    winners = env.game.winners(env.match.state)
    assert [seat for seat, reward in env.rewards().items() if reward == 1.0] == list(winners) * (len(winners) == 1)
    assert set(env.points_by.values()) == {"counted"}


def test_a_game_that_goes_on_for_too_long_is_broken_off_without_a_reward() -> None:
    env = Environment("sparks", most_answers=5)
    env.reset(1)
    play(env, 1)
    assert env.truncated
    assert not env.match.over
    assert env.agent is None
    assert set(env.rewards().values()) == {0.0}
    assert not env.mask().any()


@pytest.mark.parametrize("id", COMPANIONS)
def test_no_agent_says_what_a_person_has_scored(id: str) -> None:
    """No number that an agent gives changes the points of a person; those that do are the stand-in's."""
    every = list(variants(get_game(id)))
    tried = told = 0
    for seed in range(count(200, usual=6)):
        env = Environment(id, msgspec.to_builtins(every[-1 - seed * 4 % len(every)]), keep=True)
        env.reset(seed)
        stream = Stream(seed)
        while not env.over:
            question = env.match.question
            assert question.id not in env.game.points_questions
            if isinstance(question, Number) and not env.chosen:
                most, least = copy.deepcopy(env), copy.deepcopy(env)
                most.answer(question.most)
                least.answer(question.least)
                tried += 1
                for side in env.seats:
                    assert _points(most)[side] == _points(least)[side], question.id
            env.step(stream.pick(env.legal()))
        asked = {question for _, question, _ in env.match.history or () if env.alphabet.stands_in(question)}
        told += bool(asked)
        stand_in = f"stand-in:{env.game.players.stand_in}"
        assert (stand_in in env.points_by.values()) == bool(asked)
    assert told
    record(f"numbers of agents that change no person's points, {id}", tried)


def _points(env: Environment) -> dict[str, int]:
    """The points so far, not those of an end that came with this answer: a longer game scores more."""
    return dict.fromkeys(env.seats, 0) if env.match.over else env.game.score(env.match.state)


# Saving, copies, text, refusals


@pytest.mark.parametrize("id", GAMES)
def test_a_moment_that_was_saved_goes_on_as_it_did(id: str) -> None:
    env = Environment(id)
    env.reset(4)
    play(env, 4, 25)
    saved = pickle.loads(pickle.dumps(env.save()))
    twin, seen = copy.deepcopy(env), env.observe(env.agents[0])
    play(env, 9)
    ended = env.match.state.digest(), env.rewards()
    other = Environment(id)
    other.restore(saved)
    assert (other.observe(env.agents[0]) == seen).all()
    assert (twin.observe(env.agents[0]) == seen).all()
    assert other.chosen == twin.chosen
    for again in (other, twin):
        play(again, 9)
        assert (again.match.state.digest(), again.rewards()) == ended


def test_seeds_say_which_game_it_is() -> None:
    env, seen = Environment("alien_artifacts"), []
    for seed in (1, 2, 1):
        env.reset(seed)
        seen.append(env.observe("p1"))
    assert (seen[0] == seen[2]).all()
    assert (seen[0] != seen[1]).any()


def test_a_moment_as_text() -> None:
    env = Environment("sparks")
    env.reset(1)
    text = env.render("p1")
    assert "hand: [" in text
    assert text.splitlines()[-1] == f"> {env.agent}: turn"
    assert "unseen" in Environment("sparks").render("p2")
    assert 'yours: ["E5"]' in _started().render()


def _started() -> Environment:
    env = Environment("hamlets")
    env.reset(1)
    env.answer(("build", "E5"))
    return env


def test_what_is_wrong_is_refused() -> None:
    wrong: list[dict[str, Any]] = [
        {"game": "nonsense"},
        {"game": "sparks", "options": {"players": 9}},
        {"game": "sparks", "players": {"p9": "random"}},
        {"game": "sparks", "players": {"p1": "nobody"}},
        {"game": "sparks", "reward": "fame"},
    ]
    for one in wrong:
        with pytest.raises(Refusal):
            Environment(**one)
    assert Environment("sparks", players={"p1": AGENT, "p2": "random"}).agents == ("p1",)
    assert TABLE not in Environment("sparks").agents
    assert TABLE in Environment("mosaic").agents
    assert np.int8 == Environment("sparks").mask().dtype
