"""Starting the page: the address, a code to scan, the pairing code."""

from __future__ import annotations

import sys
from io import StringIO
from threading import Thread

import click

from visavis.core import Refusal
from visavis.store import Store
from visavis.words import Words


def run_server(store: Store, words: Words, *, port: int | None, lan: bool, show: bool) -> None:
    """Serve the pages until Ctrl-C."""
    try:
        from visavis.web import server
        from visavis.web.access import Pairing
        from visavis.web.pages import App
    except ImportError as missing:
        raise Refusal("web.missing", given=missing.name or "") from None
    opened = server.listen(port, lan)
    port = opened.getsockname()[1]

    def new_code(code: str) -> None:
        click.echo(words.say("serve-new-code", code=code))

    pairing = Pairing(server.secret_of(store.folder), told=new_code) if lan else None
    address = f"http://{server.LOOPBACK}:{port}/"

    def ready() -> None:
        click.echo(words.say("serve-here", address=address))
        home = server.home_addresses() if pairing is not None else ()
        away = f"http://{home[0]}:{port}/" if home else ""
        if pairing is not None and away:
            click.echo(words.say("serve-lan", address=away, code=pairing.code))
        click.echo(qr_code(f"{away}pair?code={pairing.code}" if pairing is not None and away else address))
        click.echo(words.say("serve-end"))
        sys.stdout.flush()
        if show:
            Thread(target=server.open_browser, args=(address,), daemon=True).start()

    server.serve(App(store), opened, pairing, ready)


def qr_code(address: str) -> str:
    """A QR code in half blocks, to be scanned from a terminal."""
    import segno

    drawn = StringIO()
    segno.make(address, error="l", micro=False).terminal(drawn, compact=True)
    return drawn.getvalue()
