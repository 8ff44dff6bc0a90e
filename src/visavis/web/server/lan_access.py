"""Access from the home network: a second server at one private address, opened on demand, with a pairing code."""

from __future__ import annotations

import ipaddress
import socket
import threading

from visavis.core import Refusal
from visavis.web.door import PairedDevice, WrongCodes
from visavis.web.routes import App
from visavis.web.server import asgi
from visavis.web.server.access import Pairing

_PATIENCE = 10.0
"""Timeout in seconds for the start and the end of the server's thread."""


def home_address() -> str:
    """Return the address of this computer in its private network. Raises Refusal if there is none."""
    addresses = asgi.home_addresses()
    if not addresses:
        raise Refusal("web.no_network")
    # 100.64.0.0/10 is shared by the customers of a provider: `is_private` is False for it.
    private = [text for text in addresses if (ip := ipaddress.ip_address(text)).is_private and not ip.is_link_local]
    if not private:
        raise Refusal("web.public_network", given=addresses[0])
    return private[0]


class Door:
    """A second server for the same pages in the home network; closed until the user opens it. Thread-safe."""

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
        """Return the origin of the pages for a phone ("http://192.168.1.5:8321"); empty while closed."""
        return self._address

    @property
    def code_address(self) -> str:
        """Return the address for a QR code: the pairing page with the code filled in; empty while closed."""
        return f"{self._address}/pair?code={self.pairing.code}" if self._address else ""

    @property
    def code(self) -> str:
        """Return the code that a device has to enter."""
        return self.pairing.code

    def devices(self) -> tuple[PairedDevice, ...]:
        """Return all paired devices, the last seen first."""
        return self.pairing.devices.listed()

    def change_device(self, id: str, name: str, right: str) -> None:
        """Rename a device and set its right. Raises Refusal."""
        self.pairing.devices.change(id, name, right)

    def send_away(self, id: str) -> None:
        """Remove a device: from now on it has to enter the code again. Raises Refusal."""
        self.pairing.devices.send_away(id)

    def wrong_codes(self) -> tuple[WrongCodes, ...]:
        """Return the wrong codes since the program was started by address, the last first."""
        return self.pairing.wrong_codes()

    def open(self) -> None:
        """Start the server, and wait until it is ready. Idempotent. Raises Refusal without a network or free port."""
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
        """Stop the server. Idempotent."""
        with self._turn:
            if self._serving is not None and self._thread is not None:
                self._serving.should_exit = self._serving.force_exit = True
                if self._thread is not threading.current_thread():
                    self._thread.join(_PATIENCE)
            self._serving = self._thread = None
            self._address = ""
            self.pairing.devices.store_visits()
