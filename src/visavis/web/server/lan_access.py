"""The door to the home network: opened when somebody asks for it, at one private address, with a code to come in."""

from __future__ import annotations

import ipaddress
import socket
import threading

from visavis.core import Refusal
from visavis.web.routes import App
from visavis.web.server import asgi
from visavis.web.server.access import Pairing

_PATIENCE = 10.0


def home_address() -> str:
    """The address of this computer that phones of its network can open; or a refusal that says why none can."""
    found = asgi.home_addresses()
    if not found:
        raise Refusal("web.no_network")
    # 100.64.0.0/10 is shared by the customers of a provider: nobody's home.
    private = [one for one in found if (its := ipaddress.ip_address(one)).is_private and not its.is_link_local]
    if not private:
        raise Refusal("web.public_network", given=found[0])
    return private[0]


class Door:
    """A second way in to the same pages, for the home network; closed until somebody opens it."""

    def __init__(self, app: App, pairing: Pairing, port: int) -> None:
        self.pairing = pairing
        self._app = app
        self._port = port
        self._address = ""
        self._serving: asgi.Serving | None = None
        self._thread: threading.Thread | None = None
        self._turn = threading.Lock()

    @property
    def address(self) -> str:
        """Where a phone finds the pages ("http://192.168.1.5:8321"); empty while the door is closed."""
        return self._address

    @property
    def code_address(self) -> str:
        """The address that a phone scans: it leads to the page that asks for the code, with the code in it."""
        return f"{self._address}/pair?code={self.pairing.code}" if self._address else ""

    @property
    def code(self) -> str:
        """The code that a device has to give."""
        return self.pairing.code

    def open(self) -> None:
        """Let devices of the home network in; or a refusal. Nothing happens if they are let in already."""
        with self._turn:
            if self._address:
                return
            host = home_address()
            opened = asgi.listen_at(host, range(self._port, self._port + 20))
            port = opened.getsockname()[1]
            ready = threading.Event()
            config = asgi.configured(self._app, asgi.home_hosts(host, port), self.pairing)
            self._serving = asgi.Serving(config, ready.set)
            self._thread = threading.Thread(target=self._serve, args=(self._serving, opened), daemon=True)
            self._thread.start()
            if not ready.wait(_PATIENCE):
                raise Refusal("web.port", given=str(port), says="")
            self._address = f"http://{host}:{port}"

    @staticmethod
    def _serve(serving: asgi.Serving, opened: socket.socket) -> None:
        with opened:
            serving.run(sockets=[opened])

    def close(self) -> None:
        """Let nobody in any more."""
        with self._turn:
            if self._serving is not None and self._thread is not None:
                self._serving.should_exit = self._serving.force_exit = True
                if self._thread is not threading.current_thread():
                    self._thread.join(_PATIENCE)
            self._serving = self._thread = None
            self._address = ""
