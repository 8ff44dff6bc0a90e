"""Doors: every way in which something that somebody else wrote comes into the program, and what opens it there."""

from __future__ import annotations

import json
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

from visavis import packs
from visavis.core import Refusal, get_game
from visavis.core.budget import foreign
from visavis.core.play.position import decide, read_position
from visavis.core.saves.bundle import read_bundle
from visavis.core.saves.format import read_redo
from visavis.core.saves.merging import merge
from visavis.lab.report_page import write_report
from visavis.lab.tune import read_spec
from visavis.store import Store
from visavis.textbot import game_from, read_bot
from visavis.web import result_file
from visavis.web.pages import bots as bot_pages
from visavis.web.pages import packs as pack_pages
from visavis.web.routes import App, Request
from visavis.web.view import share_link

COMMANDS = {
    "show": "Session.load",
    "why": "Session.load",
    "replay": "Session.load",
    "pack save": "Session.load",
    "saves import": "Store.import_",
    "saves merge": "Merge.check",
    "record": "RecordFormat.replay",
    "decide": "read_position, decide",
    "pack take": "import_pack",
    "pack keep": "keep_pack",
    "pack check": "cli.arguments.own_pack",
    "play": "cli.arguments.own_pack, cli.files.bot_text",
    "simulate": "cli.arguments.own_pack, cli.files.bot_text",
    "lab run": "cli.arguments.own_pack, cli.files.bot_text",
    "lab compare": "read_cell, batches; cli.arguments.own_pack, cli.files.bot_text",
    "lab report": "read_cell, batches",
    "lab tune": "read_spec",
    "bot check": "cli.files.bot_text",
    "bot stats": "cli.files.bot_text",
    "bot keep": "cli.files.bot_text",
    "bot play": "cli.files.bot_text",
    "serve": "cli.files.bot_text",
    "stats": "result_file.read",
    "coach": "Session.load",
    "bot learn": "cli.files.bot_text",
    "bot cards": "cli.files.bot_text, from_spreadsheet",
    "bot gallery": "files_in, open_gallery",
    "bot index": "files_in, make_index",
}
"""What opens a file that is named in a command."""
ADDRESSES = {
    "/open": "share_link.unpack, share_link.log_of",
    "/saves/merge": "Merge.check",
    "/packs/ID": "pack_pages.from_letters, import_pack",
    "/bots/check": "bots.sent_text",
    "/bots/open": "bots.sent_text",
    "/bots/keep": "bots.sent_text",
    "/bots/play": "bots.sent_text",
    "/game/ID/answer": "Question.read, a line of at most 400 letters",
    "/bots/cards": "from_spreadsheet",
    "/bots/gallery": "open_gallery",
    "/bots/print": "bots.sent_text",
    "/stats/merge": "result_file.read",
    "/challenge": "challenge.checked",
    "/settings": "a closed list of values",
}
"""What opens a file, a link or a text that is sent to an address."""


@contextmanager
def _store() -> Iterator[Store]:
    """A house of its own for what is kept."""
    with tempfile.TemporaryDirectory(prefix="bomb-") as home, Store.open(Path(home)) as store:
        yield store


def open_bundle(data: bytes) -> object:
    with _store() as store:
        merged = merge(store, read_bundle(data), lambda entry: entry.game)
        for item in merged.refused:
            raise item.refusal or Refusal("bundle.game")
        return merged


def open_pack(data: bytes) -> object:
    with _store() as store:
        return packs.import_pack(store, get_game("terra_mystica"), data.decode())


def open_record(data: bytes) -> object:
    game = get_game("terra_mystica")
    assert game.records is not None
    again = game.records.replay(game.default_pack, data.decode())
    if again.error is not None:
        raise again.error[2]
    return again


def open_position(data: bytes) -> object:
    with foreign():
        return decide(read_position(data))


def open_redo(data: bytes) -> object:
    with foreign():
        return read_redo(data.decode(), get_game("hamlets"))


def open_bot(data: bytes) -> object:
    game_from.cache_clear()
    return read_bot(data.decode())


def open_folder(data: bytes) -> object:
    """A folder of a run: the names of its files with their contents, as JSON."""
    with tempfile.TemporaryDirectory(prefix="bomb-") as home:
        for name, content in json.loads(data).items():
            file = Path(home) / name
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_bytes(content.encode("latin-1"))
        return write_report(Path(home), None, "en")


def open_pages(data: bytes) -> object:
    """A file is opened on the page, and every page of its game is looked at."""
    with _store() as store:
        app = App(store)
        try:
            opened = app.handle(Request(method="POST", path="/open", files={"file": data}))
            if opened.status != 303:
                raise Refusal("page.refused", says=opened.body.decode())
            place = opened.headers["Location"]
            for page in ("", "/log", "/more", "/why", "/setup", "/correct", "/share", "/export", "/report"):
                shown = app.handle(Request(path=place + page))
                assert shown.status in (200, 422), (page, shown.status)
        finally:
            app.close()
        return place


def open_settings(data: bytes) -> object:
    with _store() as store:
        form = {name: (data.decode(),) for name in ("language", "theme", "size", "back")}
        return App(store).handle(Request(method="POST", path="/settings", form=form, cookies={"size": data.decode()}))


OPENS: dict[str, Callable[[bytes], object]] = {
    "link": lambda data: share_link.unpack(data.decode()),
    "file": share_link.log_of,
    "pages": open_pages,
    "bundle": open_bundle,
    "pack": open_pack,
    "pack link": lambda data: open_pack(pack_pages.from_letters(data.decode()).encode()),
    "record": open_record,
    "position": open_position,
    "redo": open_redo,
    "bot": open_bot,
    "bot link": lambda data: open_bot(bot_pages.unpack(data.decode()).encode()),
    "folder": open_folder,
    "spec": lambda data: read_spec(get_game("hamlets"), data.decode()),
    "settings": open_settings,
    "results": result_file.read,
}
"""What opens a thing, by its kind."""
