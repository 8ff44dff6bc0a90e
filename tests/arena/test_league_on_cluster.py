"""A league on a real cluster of Ray that loses a node: `make cluster`, and in the proof."""

from __future__ import annotations

import os
import signal
import time
from pathlib import Path

import pytest

from tests.arena.agents import First
from tests.lab.test_cluster import head, ray, there
from visavis import arena
from visavis.core import Player

__all__ = ["head"]


@pytest.mark.filterwarnings("ignore")
def test_a_lost_worker_does_not_change_the_ratings(head: str, tmp_path: Path) -> None:
    until = time.monotonic() + 120
    while not there(head) and time.monotonic() < until:
        time.sleep(1)
    second, killed = ray(f"--address={head}"), list[int]()

    def tell(count: int) -> None:
        """After the first chunks one of the two nodes is gone, with whatever it was at."""
        if not killed:
            killed.append(second.pid)
            os.killpg(second.pid, signal.SIGKILL)

    agents: list[Player] = ["random", First]
    try:
        time.sleep(10)
        league = arena.run("sparks", agents, out=tmp_path / "cluster", games=400, chunk=10, on=head, tell=tell)
    finally:
        if second.poll() is None:
            os.killpg(second.pid, signal.SIGKILL)
        second.wait(60)
    assert killed
    assert league == arena.run("sparks", agents, out=tmp_path / "here", games=400, chunk=10)
    assert league == arena.run("sparks", agents, out=tmp_path / "two", games=400, chunk=40, workers=2)
