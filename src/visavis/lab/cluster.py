"""Runs on a cluster of Ray: chunks are tasks, results come as they are ready, a lost worker only costs its chunks."""

from __future__ import annotations

import socket
from collections.abc import Callable, Iterable, Iterator
from typing import Any

from visavis.core import Refusal

_AHEAD = 2
"""Chunks in flight per cluster CPU, so that one is always queued."""
_PATIENCE = 10
"""Seconds until a cluster that does not answer counts as not there."""


def on_cluster(work: Callable[[Any], Any], tasks: Iterable[Any], address: str) -> Iterator[tuple[Any, Any]]:
    """Each task with what came of it, as they come. `address` is `ray` for the cluster of this machine, or its own."""
    ray = _joined(address)
    try:
        # Whoever is lost in the middle of a chunk has its chunk played again elsewhere, as often as it takes.
        remote = ray.remote(num_cpus=1, max_retries=-1)(work)
        waiting: dict[Any, Any] = {}
        coming = iter(tasks)
        while True:
            room = max(1, int(ray.cluster_resources().get("CPU", 1))) * _AHEAD
            while len(waiting) < room and (task := next(coming, None)) is not None:
                waiting[remote.remote(task)] = task
            if not waiting:
                return
            ready, _ = ray.wait(list(waiting), num_returns=1)
            for one in ready:
                yield waiting.pop(one), ray.get(one)
    finally:
        ray.shutdown()


def _joined(address: str) -> Any:
    # Where nobody listens Ray itself would end the whole program.
    host, _, port = address.removeprefix("ray://").rpartition(":")
    if address != "ray":
        try:
            socket.create_connection((host, int(port)), _PATIENCE).close()
        except (OSError, ValueError, OverflowError) as wrong:
            raise _nobody(address, wrong) from None
    import ray

    try:
        ray.init(address="auto" if address == "ray" else address, log_to_driver=False, logging_level="critical")
    except Exception as wrong:  # Ray has many ways to say that nobody is there.
        raise _nobody(address, wrong) from None
    return ray


def _nobody(address: str, wrong: Exception) -> Refusal:
    says = getattr(wrong, "strerror", None) or str(wrong).strip().partition("\n")[0] or type(wrong).__name__
    return Refusal("lab.cluster", given=address[:60], says=says[:120])
