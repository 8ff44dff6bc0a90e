"""Runs on a Ray cluster: chunks are tasks, results arrive in order of completion, lost chunks are retried."""

from __future__ import annotations

import socket
from collections.abc import Callable, Iterable, Iterator
from typing import Any

from visavis.core import Refusal

_AHEAD = 2
"""Chunks in flight per cluster CPU, so that one is always queued."""
_PATIENCE = 10
"""Connection timeout in seconds."""


def on_cluster(work: Callable[[Any], Any], tasks: Iterable[Any], address: str) -> Iterator[tuple[Any, Any]]:
    """Iterate over tasks with their results, in order of completion. `address` is `ray` for the local cluster.

    Raises Refusal if the cluster cannot be reached, or is lost on the way.
    """
    ray = _joined(address)
    try:
        yield from _results(ray, work, tasks)
    except Exception as wrong:
        # What a task raises is not about the cluster.
        if isinstance(wrong, ray.exceptions.RayTaskError) or not isinstance(wrong, ray.exceptions.RayError):
            raise
        raise Refusal("lab.cluster_lost", given=address[:60], says=type(wrong).__name__) from None
    finally:
        ray.shutdown()


def _results(ray: Any, work: Callable[[Any], Any], tasks: Iterable[Any]) -> Iterator[tuple[Any, Any]]:
    # The chunk of a lost worker is retried on another one, without limit.
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
        for reference in ready:
            yield waiting.pop(reference), ray.get(reference)


def _joined(address: str) -> Any:
    # If nothing listens at the address, Ray would terminate the whole process.
    host, _, port = address.removeprefix("ray://").rpartition(":")
    if address != "ray":
        try:
            socket.create_connection((host, int(port)), _PATIENCE).close()
        except (OSError, ValueError, OverflowError) as wrong:
            raise _nobody(address, wrong) from None
    import ray

    try:
        ray.init(address="auto" if address == "ray" else address, log_to_driver=False, logging_level="critical")
    except Exception as wrong:  # Ray raises many types if there is no cluster.
        raise _nobody(address, wrong) from None
    return ray


def _nobody(address: str, wrong: Exception) -> Refusal:
    detail = getattr(wrong, "strerror", None) or str(wrong).strip().partition("\n")[0] or type(wrong).__name__
    return Refusal("lab.cluster", given=address[:60], says=detail[:120])
