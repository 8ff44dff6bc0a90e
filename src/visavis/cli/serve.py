"""Start the web server: print its address, and a QR code once phones are allowed to connect."""

from __future__ import annotations

import os
import signal
import sys
from collections.abc import Callable
from io import StringIO
from threading import Thread

from visavis.cli.arguments import echo
from visavis.core import Refusal
from visavis.store import Store
from visavis.words import Words


def keep_bot(store: Store, words: Words, file: str) -> str:
    """Store a bot file in the own bots and return the path of its page; ask if another one has its id."""
    from visavis.cli.files import bot_text
    from visavis.cli.own_texts import keep_file
    from visavis.textbot import read_bot

    text = bot_text(file)
    id = str(read_bot(text).world.id)
    kept = keep_file(store, words, "bot", f"{id}.toml", text, replace=False, both=False)
    return f"new/bot.{kept.entry.stem if kept else id}"


def run_server(
    store: Store,
    words: Words,
    *,
    port: int | None,
    lan: bool,
    show: bool,
    page: str = "",
    connections: int | None = None,
) -> None:
    """Serve the pages on the loopback interface until Ctrl-C; on the home network only on request."""
    try:
        from visavis.web.routes import App
        from visavis.web.server import asgi
        from visavis.web.server.access import Pairing
        from visavis.web.server.connections import allow
        from visavis.web.server.devices import Devices
        from visavis.web.server.lan_access import Door
    except ImportError as missing:
        raise Refusal("web.missing", given=missing.name or "") from None
    if connections is not None:
        allow(connections)
    opened = asgi.listen(port)
    port = opened.getsockname()[1]

    def new_code(code: str) -> None:
        echo(words.say("serve-new-code", code=code))

    app = App(store)
    devices = Devices(store.pairing_key(), store.folder / "devices.json")
    door = app.door = Door(app, Pairing(devices, told=new_code), port)
    address = f"http://{asgi.LOOPBACK}:{port}/"

    def let_in() -> None:
        try:
            door.open()
        except Refusal as refusal:
            return echo(words.refusal(refusal))
        echo(words.say("serve-lan", address=f"{door.address}/", code=door.code))
        echo(qr_code(door.code_address))

    def ready() -> None:
        echo(words.say("serve-here", address=f"{address}{page}"))
        if lan:
            let_in()
        elif sys.stdin is not None and sys.stdin.isatty():
            echo(words.say("serve-phone-key"))
            Thread(target=_on_enter, args=(let_in,), daemon=True).start()
        else:
            echo(words.say("serve-phone-page", address=f"{address}phone"))
        echo(words.say("serve-end"))
        sys.stdout.flush()
        if show:
            Thread(target=asgi.open_browser, args=(f"{address}{page}",), daemon=True).start()

    try:
        asgi.serve(app, opened, ready)
    finally:
        if len(app.work):
            # A computer player that cannot be stopped: its thread would keep this process. What was answered is stored.
            sys.stdout.flush()
            os._exit(128 + signal.SIGINT)


def _on_enter(do: Callable[[], None]) -> None:
    """Run a callback whenever Enter is pressed in the terminal.

    Reads the file descriptor: a thread that blocks in `sys.stdin` holds its lock while the interpreter shuts down.
    """
    while os.read(sys.stdin.fileno(), 4096):
        do()
        sys.stdout.flush()


def qr_code(address: str) -> str:
    """Return a QR code in half blocks, to be scanned from a terminal."""
    import segno

    drawn = StringIO()
    segno.make(address, error="l", micro=False).terminal(drawn, compact=True)
    return drawn.getvalue()
