"""The same seeds give the same games in every process, whatever order its sets have."""

from __future__ import annotations

import os
import subprocess
import sys

import pytest

from visavis.core import find_games
from visavis.testing import count, record
from visavis.testing.digests import digests

HASH_SEEDS = ("0", "1", "random")[: count(3, usual=1)]
"""This process has a seed of its own beside them."""


@pytest.mark.parametrize("id", find_games())
def test_digests_do_not_depend_on_the_hash_seed(id: str) -> None:
    games = count(1000, usual=2, sample=100)
    here = list(digests(find_games()[id](), games, seed=1))
    command = [sys.executable, "-m", "visavis.testing.digests", id, str(games), "1"]
    running = [
        subprocess.Popen(command, env={**os.environ, "PYTHONHASHSEED": hash_seed}, stdout=subprocess.PIPE, text=True)
        for hash_seed in HASH_SEEDS
    ]
    for process in running:
        out, _ = process.communicate(timeout=count(3600, usual=300))
        assert process.returncode == 0
        assert out.split() == here
    assert len(set(here)) > games // 2
    record(f"equal digests {id}", games, hash_seeds=list(HASH_SEEDS))
