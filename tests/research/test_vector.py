"""Vector environments: the same games and numbers as Gymnasium's own, in any number of processes."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from functools import partial
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.vector import SyncVectorEnv

import visavis.gymnasium
from visavis.gymnasium_vector import VisavisVectorEnv


class Failing:
    """A policy that fails at its first answer."""

    def answer(self, view: Any, question: Any, stream: Any) -> Any:
        raise KeyError("lost")


def same(ours: Any, theirs: Any, path: str = "") -> None:
    if isinstance(theirs, dict):
        assert set(ours) == set(theirs), path
        for name, value in theirs.items():
            same(ours[name], value, f"{path}/{name}")
    else:
        np.testing.assert_array_equal(ours, theirs, path)


@pytest.mark.parametrize(("id", "workers", "observation"), [("sparks", 1, "dict"), ("alien_artifacts", 2, "flat")])
def test_the_numbers_are_those_of_gymnasium(id: str, workers: int, observation: str) -> None:
    make = partial(visavis.gymnasium.env, id, observation=observation)
    theirs = SyncVectorEnv([make] * 3)
    with_ours = VisavisVectorEnv(id, 3, workers=workers, observation=observation)
    chance, ended_games = np.random.default_rng(1), 0
    try:
        assert with_ours.workers == workers
        assert with_ours.observation_space == theirs.observation_space
        assert with_ours.action_space == theirs.action_space
        (seen, info), (their_seen, their_info) = with_ours.reset(seed=7), theirs.reset(seed=7)
        for _ in range(400):
            same(seen, their_seen)
            same(info, their_info)
            actions = np.array([chance.choice(mask.nonzero()[0]) if mask.any() else 0 for mask in info["action_mask"]])
            seen, *told, info = with_ours.step(actions)
            their_seen, *their_told, their_info = theirs.step(actions)
            for mine, yours in zip(told, their_told, strict=True):
                np.testing.assert_array_equal(mine, yours)
            ended_games += int(told[1].sum())
        assert ended_games >= 2
    finally:
        with_ours.close()


def test_gymnasium_makes_it_by_name() -> None:
    envs = gymnasium.make_vec("visavis/sparks-v0", num_envs=2, workers=1, reward="difference")
    assert isinstance(envs.unwrapped, VisavisVectorEnv)
    with pytest.raises(ValueError, match="2 games"):
        envs.unwrapped.reset(seed=[1])
    envs.close()


def test_a_fault_in_a_process_is_told_and_a_lost_process_too() -> None:
    envs = VisavisVectorEnv("sparks", 2, workers=2, players={"p2": Failing})
    _, info = envs.reset(seed=1)
    told = None
    for _ in range(50):
        try:
            *_, info = envs.step(info["action_mask"].argmax(axis=1))
        except Exception as error:
            told = error
            break
    assert "lost" in repr(told) or "Failing" in repr(told)
    envs = VisavisVectorEnv("sparks", 2, workers=2)
    envs.reset(seed=1)
    os.kill(envs._processes[0].pid, signal.SIGKILL)
    with pytest.raises(RuntimeError, match="has ended"):
        envs.step(np.zeros(2, np.int64))
    assert [process.is_alive() for process in envs._processes] == [False, False]


PROGRAM = """
from visavis.gymnasium_vector import VisavisVectorEnv
if __name__ == "__main__":
    envs = VisavisVectorEnv("sparks", 2, workers=2)
    envs.reset(seed=1)
    print(*[process.pid for process in envs._processes], flush=True)
    input()
"""


def test_a_killed_program_leaves_no_process_behind(tmp_path: Any) -> None:
    file = tmp_path / "program.py"
    file.write_text(PROGRAM)
    with subprocess.Popen(
        [sys.executable, str(file)], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    ) as program:
        assert program.stdout is not None
        pids = [int(pid) for pid in program.stdout.readline().split()]
        program.kill()
    assert len(pids) == 2
    deadline = time.monotonic() + 10
    while any(_runs(pid) for pid in pids) and time.monotonic() < deadline:
        time.sleep(0.05)
    assert [pid for pid in pids if _runs(pid)] == []


def _runs(pid: int) -> bool:
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    try:
        with open(f"/proc/{pid}/stat", encoding="utf-8") as file:
            return file.read().rpartition(")")[2].split()[0] != "Z"
    except OSError:
        return False
