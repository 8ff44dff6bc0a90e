"""`visavis serve` as a process that is killed and started again many times.

A mother process has everything imported and forks a server whenever one is wanted, so that a start takes a moment and
not a second. Each server is a process of its own, and a kill of it is a real one.
"""

from __future__ import annotations

import contextlib
import os
import select
import signal
import subprocess
import sys
import time
from pathlib import Path

from tests.web.serving import free_port

WAIT = 60.0
ROOT = Path(__file__).parent.parent.parent


class Mortal:
    """A server that can be killed and started again, always on the same port and the same saved games."""

    def __init__(self, home: Path) -> None:
        self.home = home
        self.port = free_port()
        self.address = f"http://127.0.0.1:{self.port}"
        self.kills = 0
        self._pid = 0
        self._mother = subprocess.Popen(
            [sys.executable, "-m", "tests.web.killing", str(self.port)],
            env={**os.environ, "VISAVIS_HOME": str(home), "PYTHONIOENCODING": "utf-8", "PYTHONUNBUFFERED": "1"},
            cwd=ROOT,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
        )
        self.start()

    def start(self) -> None:
        """Another server; back when it listens."""
        assert self._mother.stdin is not None
        self._mother.stdin.write(b"start\n")
        self._mother.stdin.flush()
        said = self._read_until(b"Ctrl-C")
        self._pid = int(said.split(b"born ")[1].split()[0])

    def _read_until(self, wanted: bytes) -> bytes:
        assert self._mother.stdout is not None
        said, end = b"", time.monotonic() + WAIT
        while wanted not in said:
            there, _, _ = select.select([self._mother.stdout], [], [], max(0.0, end - time.monotonic()))
            more = os.read(self._mother.stdout.fileno(), 65536) if there else b""
            assert more, f"no server: {said.decode('utf-8', 'replace')}"
            said += more
        return said

    def kill(self) -> None:
        """As hard as it gets; back when the process is gone."""
        os.kill(self._pid, signal.SIGKILL)
        assert self._mother.stdin is not None
        self._mother.stdin.write(b"bury\n")
        self._mother.stdin.flush()
        self._read_until(b"buried")
        self.kills += 1

    def end(self) -> None:
        """No more servers."""
        self._mother.kill()
        self._mother.wait(WAIT)
        with contextlib.suppress(ProcessLookupError):
            os.kill(self._pid, signal.SIGKILL)
        for pipe in (self._mother.stdin, self._mother.stdout):
            if pipe is not None:
                pipe.close()


def main(port: str) -> None:
    """The mother: forks a server for each line `start`, waits for its end at each line `bury`."""
    import visavis.web.server.asgi  # noqa: F401
    from visavis.cli import main as visavis_main
    from visavis.cli.serve import qr_code
    from visavis.core import Session, get_game
    from visavis.web.offline.shelf import BrowserShelf
    from visavis.web.routes import App, Request

    # Games, words and templates are read before the first fork: a server finds them in its memory.
    app = App(BrowserShelf())
    game = app.desk.put(app.shelf.create(Session.new(get_game("hamlets"), seed=1)))
    for path in ("/", "/new/hamlets", "/game/{}", "/game/{}/log", "/game/{}/correct"):
        assert app.handle(Request(path=path.format(game), languages="en")).status == 200
    qr_code("http://127.0.0.1/")
    child = 0
    for line in sys.stdin:
        if line == "bury\n":
            os.waitpid(child, 0)
            print("buried", flush=True)
            continue
        child = os.fork()
        if not child:
            print(f"born {os.getpid()}", flush=True)
            os._exit(visavis_main(["--lang", "en", "serve", "--no-open", "--port", port]))


if __name__ == "__main__":
    main(sys.argv[1])
