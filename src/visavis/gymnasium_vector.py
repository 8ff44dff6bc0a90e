"""Vector environments for Gymnasium: many games at once, distributed over one process per core.

>>> import gymnasium, visavis.gymnasium
>>> envs = gymnasium.make_vec("visavis/sparks-v0", num_envs=4, workers=1)
>>> seen, info = envs.reset(seed=1)
>>> seen, rewards, ended, cut, info = envs.step(info["action_mask"].argmax(axis=1))
>>> seen.shape == (4, envs.single_observation_space.shape[0]), int(info["action_mask"].shape[0])
(True, 4)
>>> envs.close()

Gymnasium's `AsyncVectorEnv` needs one process and one message per game and step, which costs more than the step. Here
each process runs a batch of games and writes to shared memory: one message per process and step. Observations, rewards
and infos are identical to those of `SyncVectorEnv`.
"""

from __future__ import annotations

import os
from collections.abc import Sequence
from contextlib import suppress
from itertools import pairwise
from multiprocessing import connection, get_context
from multiprocessing.context import SpawnProcess
from typing import Any

import numpy as np
from numpy.typing import NDArray

from visavis.core import Game
from visavis.extras import needed
from visavis.gymnasium import VisavisEnv, space

with needed("gymnasium"):
    from gymnasium.vector import AutoresetMode, VectorEnv
    from gymnasium.vector.utils import batch_space

Named = dict[str, Any]
"""Arguments or `info` of an environment, by name."""
Infos = dict[int, Named]
"""Points of the games that ended in a step, by index."""
Actions = NDArray[np.int64]
Array = NDArray[Any]
Observed = Array | dict[str, Array]


class Buffers:
    """Arrays with one row per game, in shared memory."""

    def __init__(self, games: int, numbers: int, tokens: int) -> None:
        context = get_context("spawn")
        self._shape = games, numbers, tokens
        self._raw = [context.RawArray("b", games * width) for width in (2 * numbers, tokens, 8, 8, 1, 1, 1)]
        self._open()

    def _open(self) -> None:
        games, numbers, tokens = self._shape
        seen, masks, actions, rewards, ended, cut, possible = self._raw
        self.seen = np.frombuffer(seen, np.int16).reshape(games, numbers)
        self.masks = np.frombuffer(masks, np.int8).reshape(games, tokens)
        self.actions: Actions = np.frombuffer(actions, np.int64)
        self.rewards = np.frombuffer(rewards, np.float64)
        self.ended = np.frombuffer(ended, np.bool_)
        self.cut = np.frombuffer(cut, np.bool_)
        self.possible = np.frombuffer(possible, np.bool_)

    def __getstate__(self) -> object:
        return self._shape, self._raw

    def __setstate__(self, state: tuple[Any, ...]) -> None:
        self._shape, self._raw = state
        self._open()


class Batch:
    """A batch of games, run sequentially. A finished game is reset by the next step."""

    def __init__(self, buffers: Buffers, rows: range, arguments: Named) -> None:
        self._buffers, self._rows = buffers, rows
        self._envs = [VisavisEnv(**arguments) for _ in rows]

    def reset(self, seeds: Sequence[int | None]) -> Infos:
        """Reset every game: deterministic with a seed, random without."""
        infos: Infos = {}
        for row, env in zip(self._rows, self._envs, strict=True):
            seen, info = env.reset(seed=seeds[row])
            self._write(row, seen, 0.0, False, False, info, infos)
        return infos

    def step(self) -> Infos:
        """Step every game with the action of its row."""
        infos: Infos = {}
        buffers = self._buffers
        for row, env in zip(self._rows, self._envs, strict=True):
            if buffers.ended[row] or buffers.cut[row]:
                seen, info = env.reset()
                self._write(row, seen, 0.0, False, False, info, infos)
            else:
                seen, reward, ended, cut, info = env.step(buffers.actions[row])
                self._write(row, seen, reward, ended, cut, info, infos)
        return infos

    def _write(self, row: int, seen: Array, reward: float, ended: bool, cut: bool, info: Named, infos: Infos) -> None:
        buffers = self._buffers
        buffers.seen[row] = seen
        buffers.masks[row] = info.pop("action_mask")
        buffers.possible[row] = info.pop("possible")
        buffers.rewards[row], buffers.ended[row], buffers.cut[row] = reward, ended, cut
        if info:
            infos[row] = info


def _work(pipe: connection.Connection, buffers: Buffers, rows: range, arguments: Named) -> None:
    """Run a batch in a worker process until the pipe is closed, also if the parent process is killed."""
    import signal

    # Only the parent process handles Ctrl-C.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    with suppress(EOFError, ConnectionError):
        try:
            batch = Batch(buffers, rows, arguments)
            while True:
                seeds = pipe.recv()
                pipe.send(batch.step() if seeds is None else batch.reset(seeds))
        except (EOFError, ConnectionError):
            raise
        except Exception as error:
            pipe.send(error)


class VisavisVectorEnv(VectorEnv[Observed, Actions, Array]):
    """Vector of single-agent environments. `workers` is the number of processes, by default one per core.

    One worker runs in the calling process. Other arguments as for `visavis.gymnasium.env`. Scripts with several
    workers need the guard `if __name__ == "__main__":`, because worker processes import the script.
    """

    metadata: Named = {"autoreset_mode": AutoresetMode.NEXT_STEP}  # noqa: RUF012 - Gymnasium has it so

    def __init__(self, game: str | Game, num_envs: int = 1, *, workers: int | None = None, **arguments: Any) -> None:
        observation = arguments.pop("observation", "flat")
        arguments["game"] = game
        example = VisavisEnv(**arguments)
        self._flat, self._stretches = observation == "flat", example.inner.stretches
        self.num_envs = num_envs
        self.single_observation_space = space(example.inner, observation)
        self.single_action_space = example.action_space
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self._buffers = Buffers(num_envs, example.inner.size, len(example.inner.tokens))
        self.workers = max(1, min(workers or _cores(), num_envs))
        self._batch: Batch | None = None
        self._pipes: list[connection.Connection] = []
        self._processes: list[SpawnProcess] = []
        if self.workers == 1:
            self._batch = Batch(self._buffers, range(num_envs), arguments)
            return
        context = get_context("spawn")
        edges = [num_envs * n // self.workers for n in range(self.workers + 1)]
        for first, last in pairwise(edges):
            mine, theirs = context.Pipe()
            given = (theirs, self._buffers, range(first, last), arguments)
            process = context.Process(target=_work, args=given, daemon=True)
            process.start()
            # Only the worker holds this end: if it dies, `recv` raises EOFError.
            theirs.close()
            self._pipes.append(mine)
            self._processes.append(process)

    def reset(
        self, *, seed: int | Sequence[int | None] | None = None, options: Named | None = None
    ) -> tuple[Observed, Named]:
        """Reset every game; an integer seed is incremented for each of them."""
        if seed is None or isinstance(seed, int):
            seed = [None if seed is None else seed + n for n in range(self.num_envs)]
        if len(seed) != self.num_envs:
            raise ValueError(f"{self.num_envs} games need as many seeds, not {len(seed)}")
        infos = self._run(list(seed))
        return self._seen(), self._infos(infos)

    def step(self, actions: Actions) -> tuple[Observed, Array, Array, Array, Named]:
        """Step every game; a finished one is reset instead."""
        buffers = self._buffers
        buffers.actions[:] = actions
        infos = self._run(None)
        told = buffers.rewards.copy(), buffers.ended.copy(), buffers.cut.copy()
        return self._seen(), *told, self._infos(infos)

    def _run(self, seeds: list[int | None] | None) -> Infos:
        """Step or reset all batches in parallel. Closes the environment if a worker fails."""
        if self._batch is not None:
            return self._batch.step() if seeds is None else self._batch.reset(seeds)
        infos: Infos = {}
        try:
            for pipe in self._pipes:
                pipe.send(seeds)
            for pipe in self._pipes:
                told = pipe.recv()
                if isinstance(told, Exception):
                    raise told
                infos.update(told)
        except (EOFError, ConnectionError):
            self.close()
            raise RuntimeError("a process of this vector environment has ended") from None
        except Exception:
            self.close()
            raise
        return infos

    def _seen(self) -> Observed:
        seen = self._buffers.seen.copy()
        return seen if self._flat else {name: seen[:, stretch] for name, stretch in self._stretches.items()}

    def _infos(self, infos: Infos) -> Named:
        everywhere = np.ones(self.num_envs, np.bool_)
        found: Named = {
            "action_mask": self._buffers.masks.copy(),
            "_action_mask": everywhere,
            "possible": self._buffers.possible.copy(),
            "_possible": everywhere.copy(),
        }
        for row in sorted(infos):
            found = self._add_info(found, infos[row], row)
        return found

    def close_extras(self, **kwargs: Any) -> None:
        """Stop the worker processes."""
        for pipe in self._pipes:
            pipe.close()
        for process in self._processes:
            process.join(5)
            if process.is_alive():
                process.kill()


def _cores() -> int:
    """Return the number of cores available to this process."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def vector_env(game: str | Game, num_envs: int = 1, **arguments: Any) -> VisavisVectorEnv:
    """Return a vector environment; arguments as for `VisavisVectorEnv`."""
    return VisavisVectorEnv(game, num_envs, **arguments)
