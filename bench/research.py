"""Environments for research: answers per second through PettingZoo and OpenSpiel, beside peers in the same run.

Everybody picks at random from the mask, with the same few lines; the mask is looked at in every step, and a peer's
answer is its action. `python bench/research.py NAME SECONDS` measures one in a process of its own, as JSON.
"""

from __future__ import annotations

import json
import os
import random
import statistics
import subprocess
import sys
import time
from collections.abc import Callable
from typing import Any

from tools import show

GAME, OPTIONS = "alien_artifacts", {"players": 4}
AT_ONCE = 64
"""Games of a vector environment."""
AGENTS: Any = {"options": OPTIONS, "players": {"p2": "random", "p3": "random", "p4": "random"}}


def through(make: Callable[[], Any], seconds: float, answers: Callable[[Any], int] | None = None) -> float:
    """Answers per second of random legal play through PettingZoo."""
    env = make()
    chosen = random.Random(1)
    done = seed = 0
    began = time.process_time()
    while time.process_time() - began < seconds:
        env.reset(seed=seed)
        seed += 1
        while env.agents:
            seen, _, ended, cut, _ = env.last()
            if ended or cut:
                env.step(None)
                continue
            env.step(chosen.choice(seen["action_mask"].nonzero()[0]))
            done += answers is None
        if answers is not None:
            done += answers(env)
    return done / (time.process_time() - began)


def given(env: Any) -> int:
    """The whole answers of one game of ours."""
    return env.inner.match.answers


def ours(seconds: float) -> float:
    import visavis.pettingzoo

    return through(lambda: visavis.pettingzoo.env(GAME, OPTIONS), seconds, given)


def blind(seconds: float) -> float:
    import visavis.pettingzoo

    return through(lambda: visavis.pettingzoo.env(GAME, OPTIONS, observe_views=False), seconds, given)


def ours_steps(seconds: float) -> float:
    """Every token is a step of the environment, as every action of a peer is."""
    import visavis.pettingzoo

    return through(lambda: visavis.pettingzoo.env(GAME, OPTIONS), seconds)


def connect_four(seconds: float) -> float:
    from pettingzoo.classic import connect_four_v3

    return through(connect_four_v3.env, seconds)


def connect_four_raw(seconds: float) -> float:
    from pettingzoo.classic import connect_four_v3

    return through(connect_four_v3.raw_env, seconds)


def chess(seconds: float) -> float:
    from pettingzoo.classic import chess_v6

    return through(chess_v6.env, seconds)


def through_openspiel(name: str, seconds: float) -> float:
    """Actions per second of random legal play through OpenSpiel; chance moves are not counted."""
    import pyspiel

    import visavis.openspiel  # noqa: F401  (registers our games)

    game, chosen = pyspiel.load_game(name), random.Random(1)
    done, began = 0, time.process_time()
    while time.process_time() - began < seconds:
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                actions, weights = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(chosen.choices(actions, weights)[0])
                continue
            state.apply_action(chosen.choice(state.legal_actions()))
            done += 1
    return done / (time.process_time() - began)


def backgammon(seconds: float) -> float:
    return through_openspiel("backgammon", seconds)


def spiel_sparks(seconds: float) -> float:
    return through_openspiel("visavis_sparks", seconds)


def spiel_artifacts(seconds: float) -> float:
    return through_openspiel("visavis_alien_artifacts", seconds)


def at_once(make: Callable[[], Any], seconds: float) -> float:
    """Steps per second, by the clock, of a vector environment; everybody takes a random legal token."""
    import numpy as np

    envs, chance = make(), np.random.default_rng(1)
    _, info = envs.reset(seed=1)
    done, began = 0, time.perf_counter()
    while time.perf_counter() - began < seconds:
        masks = info["action_mask"]
        *_, info = envs.step((masks * chance.random(masks.shape)).argmax(axis=1))
        done += len(masks)
    rate = done / (time.perf_counter() - began)
    envs.close()
    return rate


def in_processes(workers: int, seconds: float) -> float:
    from visavis.gymnasium_vector import vector_env

    return at_once(lambda: vector_env(GAME, AT_ONCE, workers=workers, **AGENTS), seconds)


def vector_one(seconds: float) -> float:
    return in_processes(1, seconds)


def vector_cores(seconds: float) -> float:
    return in_processes(os.cpu_count() or 1, seconds)


def vector_async(seconds: float) -> float:
    import gymnasium

    import visavis.gymnasium  # noqa: F401  (registers our games)

    games = f"visavis/{GAME}-v0"
    make = gymnasium.make_vec
    return at_once(lambda: make(games, num_envs=8, vectorization_mode="async", **AGENTS), seconds)


def log_less(seconds: float) -> float:
    import alien_artifacts

    decisions, _, took = alien_artifacts.ours(seconds)
    return decisions / took


SPIEL = (backgammon, spiel_sparks, spiel_artifacts)
VECTOR = (vector_one, vector_cores, vector_async)
OURS = (ours, ours_steps, blind, log_less)
EACH = {one.__name__: one for one in (*OURS, connect_four, connect_four_raw, chess, *SPIEL, *VECTOR)}


def main(seconds: float = 2.0, rounds: int = 7) -> None:
    """One process after another, in interleaved rounds; the median counts."""
    found: dict[str, list[float]] = {name: [] for name in EACH}
    for _ in range(rounds):
        for name in EACH:
            ran = subprocess.run([sys.executable, __file__, name, str(seconds)], capture_output=True, text=True)
            if ran.returncode == 0:
                found[name].append(json.loads(ran.stdout))
            else:
                print(ran.stderr.strip().splitlines()[-1], file=sys.stderr)
    rate = {name: statistics.median(rates) for name, rates in found.items() if rates}
    title = "Alien Artifacts through PettingZoo, 4 seats"
    show(f"{title}: answers per second", f"{rate['ours']:,.0f}")
    for peer in ("chess", "connect_four", "connect_four_raw"):
        if peer in rate:
            show(f"PettingZoo's {peer}: answers per second", f"{rate[peer]:,.0f}")
            show(f"{title} / {peer}", f"{rate['ours'] / rate[peer]:.2f}")
            show(f"{title}, steps / {peer}", f"{rate['ours_steps'] / rate[peer]:.2f}")
    if "backgammon" in rate:
        show("OpenSpiel's backgammon: actions per second", f"{rate['backgammon']:,.0f}")
        for name, called in (("spiel_sparks", "Sparks"), ("spiel_artifacts", "Alien Artifacts")):
            show(f"{called} through OpenSpiel: actions per second", f"{rate[name]:,.0f}")
            show(f"{called} through OpenSpiel / backgammon", f"{rate[name] / rate['backgammon']:.2f}")
    cores = os.cpu_count() or 1
    show(f"{AT_ONCE} games at once, one process: steps per second", f"{rate['vector_one']:,.0f}")
    show(f"{AT_ONCE} games at once, {cores} processes / one", f"{rate['vector_cores'] / rate['vector_one']:.2f}")
    show("Gymnasium's AsyncVectorEnv, 8 games / one process", f"{rate['vector_async'] / rate['vector_one']:.2f}")
    show(f"{title}, masks alone: answers per second", f"{rate['blind']:,.0f}")
    show("the log-less table / masks alone", f"{rate['log_less'] / rate['blind']:.2f}")


if __name__ == "__main__":
    if len(sys.argv) > 2:
        print(json.dumps(EACH[sys.argv[1]](float(sys.argv[2]))))
    else:
        main()
