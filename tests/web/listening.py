"""Who listens to a table on a real server: a stream of events, read in a thread as they come."""

from __future__ import annotations

import socket
import threading
import time
from collections.abc import Callable
from contextlib import suppress

from tests.web.test_friends_at_home import Guest


class Listener:
    """An open stream of one guest; it ends with the server, or is closed."""

    def __init__(self, guest: Guest, id: str, last: str = "") -> None:
        self.events: list[tuple[str, str, float]] = []
        """Name, data and when it came."""
        self.ended = False
        cookies = "; ".join(f"{name}={value}" for name, value in guest.cookies.items())
        again = f"Last-Event-ID: {last}\r\n" if last else ""
        self._socket = socket.create_connection(("127.0.0.1", guest.server.port), timeout=60)
        self._socket.sendall(
            f"GET /game/{id}/live HTTP/1.1\r\nHost: 127.0.0.1:{guest.server.port}\r\nAccept: text/event-stream\r\n"
            "Connection: close\r\n"
            f"Cookie: {cookies}\r\n{again}\r\n".encode()
        )
        self._lines = self._socket.makefile("rb")
        self.status = int(self._lines.readline().split()[1])
        self.kind = ""
        while header := self._lines.readline().strip().decode():
            name, _, value = header.partition(": ")
            self.kind = value if name.lower() == "content-type" else self.kind
        self.thread = threading.Thread(target=self._read, daemon=True)
        if self.status == 200 and self.kind.startswith("text/event-stream"):
            self.thread.start()
        else:
            self.close()

    def _read(self) -> None:
        name = ""
        with suppress(OSError, ValueError):
            while line := self._lines.readline():
                field, _, value = line.decode().strip().partition(": ")
                if field == "event":
                    name = value
                elif field == "data":
                    self.events.append((name, value, time.perf_counter()))
        self.ended = True
        self._close()

    def _close(self) -> None:
        self._lines.close()
        self._socket.close()

    def all(self, name: str) -> list[str]:
        return [data for event, data, _ in self.events if event == name]

    def wait(self, until: Callable[[Listener], object], seconds: float = 10) -> Listener:
        end = time.monotonic() + seconds
        while not until(self):
            assert time.monotonic() < end, self.events
            time.sleep(0.005)
        return self

    def close(self) -> None:
        """The network is lost: nothing more is read."""
        if self.thread.ident is None:
            return self._close()
        with suppress(OSError):
            self._socket.shutdown(socket.SHUT_RDWR)
        self.thread.join(5)
