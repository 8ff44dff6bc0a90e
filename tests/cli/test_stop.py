"""Ctrl-C in a real terminal: it stops a thought, a second one leaves, and no command leaves anything running."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

import pytest

from tests import bomb_bots
from tests.cli import terminal
from tests.cli.terminal import Terminal
from tests.textbot.broken import SOUND
from tests.web import for_ever
from visavis.core.play.log import Answer
from visavis.store import Store
from visavis.words import Words

CTRL_C = b"\x03"
AT_ONCE = 1.0
WITHIN = 20.0


@pytest.fixture
def slow(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[str]:
    """A saved game whose computer thinks for ever, also in the terminal's process."""
    monkeypatch.setattr(terminal, "_CODE", f"from tests.web.for_ever import register; register(); {terminal._CODE}")
    with for_ever.registered():
        yield for_ever.stored(tmp_path)[0]


def test_ctrl_c_stops_the_thought_and_the_second_one_leaves(tmp_path: Path, slow: str) -> None:
    say = Words("en").say
    talk = Terminal(tmp_path, "--lang", "en", "resume", slow)
    talk.expect(say("play-prompt").strip())
    talk.type("play b3")
    # It thinks as soon as the answer is stored.
    _until_stored(tmp_path, slow)
    begun = time.monotonic()
    talk.press(CTRL_C)
    talk.expect("Stopped. Your answer is kept.")
    assert time.monotonic() - begun < AT_ONCE + 0.5
    talk.expect("Press Enter to continue.")
    # An answer is not possible now, a command is.
    talk.type("play b3")
    talk.expect("Continue the game first.")
    talk.type("undo")
    talk.expect(say("play-prompt").strip())
    talk.type("play b3")
    _until_stored(tmp_path, slow)
    talk.press(CTRL_C)
    talk.expect("Stopped. Your answer is kept.")
    talk.expect("Press Enter to continue.")
    _press_until(talk, f"visavis resume {slow}")
    assert talk.wait() == 130
    with Store.open(tmp_path) as store:
        session = store.load(slow)
    assert (session.paused_seat, sum(isinstance(line, Answer) for line in session.lines)) == ("p2", 1)


def _press_until(talk: Terminal, text: str) -> None:
    """Press Ctrl-C as a person does, again if nothing happens.

    Python's readline does not hear one that comes between its prompt and its wait for a key (about one in twenty, if
    it is pressed as soon as the prompt is seen), whatever program asks.
    """
    for _ in range(5):
        talk.press(CTRL_C)
        with suppress(AssertionError):
            talk.expect(text, seconds=2)
            return
    raise AssertionError(f"no {text!r}")


def _until_stored(home: Path, id: str) -> None:
    until = time.monotonic() + WITHIN
    with Store.open(home) as store:
        while not any(isinstance(line, Answer) for line in store.load(id).lines):
            assert time.monotonic() < until
            time.sleep(0.02)


def _children(pid: int) -> set[int]:
    """The processes below a process; Linux tells."""
    found: set[int] = set()
    for task in Path(f"/proc/{pid}/task").glob("*/children"):
        for child in map(int, task.read_text().split()):
            found |= {child} | _children(child)
    return found


LONG = {
    "simulate": ("simulate", "alien_artifacts", "--games", "100000", "--seat", "p1=mcts:99999"),
    "simulate with workers": ("simulate", "sparks", "--games", "10000000", "--workers", "2"),
    "lab run": ("lab", "run", "sparks", "--games", "10000000", "--workers", "2", "--out", "{}/lab"),
    "lab run alone": ("lab", "run", "sparks", "--games", "10000000", "--out", "{}/lab"),
    "bot check": ("bot", "check", "{}/dear.toml"),
    "bot stats": ("bot", "stats", "{}/bot.toml", "--games", "100000"),
}


@pytest.mark.skipif(not Path("/proc/self/task").exists(), reason="processes are counted in /proc")
@pytest.mark.parametrize(
    "command",
    [
        pytest.param(given, id=name, marks=() if "--workers" in given or "check" in given else pytest.mark.proof)
        for name, given in LONG.items()
    ],
)
def test_ctrl_c_ends_a_long_command_with_one_sentence(tmp_path: Path, command: tuple[str, ...]) -> None:
    (tmp_path / "bot.toml").write_text(SOUND)
    (tmp_path / "dear.toml").write_text(bomb_bots.dear())
    workers = 2 if "--workers" in command else 0
    code = "import sys; from visavis.cli import main; sys.exit(main(sys.argv[1:]))"
    process = subprocess.Popen(
        [sys.executable, "-c", code, "--lang", "en", *(part.format(tmp_path) for part in command)],
        env={**os.environ, "VISAVIS_HOME": str(tmp_path / "home")},
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
        restore_signals=True,
        preexec_fn=lambda: signal.signal(signal.SIGINT, signal.default_int_handler),
    )
    try:
        children = _busy(process.pid, workers)
        begun = time.monotonic()
        # As a terminal does: to all processes of the group.
        os.killpg(process.pid, signal.SIGINT)
        out, err = process.communicate(timeout=WITHIN)
        assert time.monotonic() - begun < AT_ONCE + 0.5
    finally:
        if process.poll() is None:
            os.killpg(process.pid, signal.SIGKILL)
    assert (process.returncode, out) == (130, "")
    assert err.strip() == Words("en").say("cli-stopped")
    until = time.monotonic() + WITHIN
    while any(_alive(child) for child in children):
        assert time.monotonic() < until


def _busy(pid: int, workers: int) -> set[int]:
    """Wait until the command, or each of its workers, has computed for a while; the processes below it."""
    until = time.monotonic() + 3 * WITHIN
    while True:
        assert time.monotonic() < until
        children = _children(pid)
        at_work = [child for child in children if _seconds(child) > 0.6] if workers else [pid][: _seconds(pid) > 1.5]
        if len(at_work) >= max(workers, 1):
            return children
        time.sleep(0.05)


def _seconds(pid: int) -> float:
    """The processor time of a process."""
    try:
        fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    except OSError:
        return 0.0
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def _alive(pid: int) -> bool:
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except OSError:
        return False
