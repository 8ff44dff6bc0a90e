"""A run on a real cluster of Ray, started as its own processes on this machine: `make cluster`, and in the proof."""

from __future__ import annotations

import os
import shutil
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.conftest import Run
from tests.lab.test_runs import cell, files, refused
from visavis.lab.runner import run as play_run

RAY = Path(sys.executable).with_name("ray")
ADDRESS = "127.0.0.1:46379"


def ray(*args: str) -> subprocess.Popen[bytes]:
    """A node of the cluster, as a process group of its own."""
    environment = {**os.environ, "RAY_ACCEL_ENV_VAR_OVERRIDE_ON_ZERO": "0", "RAY_DISABLE_IMPORT_WARNING": "1"}
    return subprocess.Popen(
        [str(RAY), "start", *args, "--block", "--num-cpus=1", "--disable-usage-stats", "--node-ip-address=127.0.0.1",
         "--object-store-memory=100000000"],
        env=environment, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, start_new_session=True,
    )  # fmt: skip


@pytest.fixture
def head(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A cluster with one processor."""
    # Ray makes sockets in here, whose names may not be long.
    temporary = f"/tmp/vr{os.getpid()}"
    node = ray("--head", "--port=46379", "--include-dashboard=false", f"--temp-dir={temporary}")
    try:
        yield ADDRESS
    finally:
        os.killpg(node.pid, signal.SIGTERM)
        node.wait(60)
        shutil.rmtree(temporary, ignore_errors=True)


def there(address: str) -> bool:
    return subprocess.run([str(RAY), "health-check", "--address", address], capture_output=True).returncode == 0


@pytest.mark.filterwarnings("ignore")
def test_the_same_bytes_from_a_cluster_that_loses_a_worker(head: str, tmp_path: Path) -> None:
    until = time.monotonic() + 120
    while not there(head) and time.monotonic() < until:
        time.sleep(1)
    second = ray(f"--address={head}")
    one, killed = cell("hamlets"), list[int]()

    def tell(count: int) -> None:
        """After the first chunks one of the two nodes is gone, with whatever it was at."""
        if not killed:
            killed.append(second.pid)
            os.killpg(second.pid, signal.SIGKILL)

    try:
        time.sleep(10)
        assert play_run([one], 200, tmp_path / "cluster", chunk=10, on=head, tell=tell) == 200
    finally:
        if second.poll() is None:
            os.killpg(second.pid, signal.SIGKILL)
        second.wait(60)
    assert killed
    play_run([one], 200, tmp_path / "here", chunk=10)
    assert files(tmp_path / "cluster") == files(tmp_path / "here")


@pytest.mark.filterwarnings("ignore")
def test_no_cluster_there(run: Run, tmp_path: Path) -> None:
    _, english = refused(run, "run", "hamlets", "--games", "2", "--on", "127.0.0.1:46399", "--out", str(tmp_path / "x"))
    assert "127.0.0.1:46399" in english
