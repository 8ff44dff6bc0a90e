"""Pages of saved games: the list with its bin, rename, delete, rescue, export and import of all games."""

from __future__ import annotations

import re

import msgspec

from visavis.core import Refusal
from visavis.core.saves.bundle import merge as merged_with
from visavis.core.saves.bundle import read_bundle, write_bundle
from visavis.core.saves.format import SavedEntry, short_title
from visavis.web.app import NOT_POSSIBLE, BareApp
from visavis.web.http import Request, Response, download, to
from visavis.web.open_games import known
from visavis.web.view.saved_list import going, listed
from visavis.words.words import merged_lines

_SETTINGS = ("language", "theme", "size")


def saves(
    app: BareApp, request: Request, messages: list[str] | None = None, refusal: Refusal | None = None
) -> Response:
    """Render all saved games and the bin, with messages about the last change."""
    words = app.words(request)
    gone = request.asked("gone")
    return app.page(
        request,
        "saves.html",
        words,
        NOT_POSSIBLE if refusal else 200,
        games=[going(entry, words.language) for entry in app.shelf.games()],
        bin=[listed(entry, words.language) for entry in app.shelf.bin()],
        gone=gone if re.fullmatch(r"[a-z0-9]{1,40}", gone) else "",
        told=messages or [],
        refusal=words.refusal(refusal) if refusal else "",
    )


def back_to_saves(app: BareApp, request: Request, id: str = "") -> Response:
    """Redirect a GET of an address that accepts only POST, such as a reload."""
    return to("/saves")


def rename(app: BareApp, request: Request, id: str) -> Response:
    """Rename a saved game."""
    known(app.shelf, id)
    app.shelf.rename(id, request.given("title"))
    return to(f"/game/{id}/more")


def delete(app: BareApp, request: Request, id: str) -> Response:
    """Move a saved game to the bin, from which it can be restored."""
    known(app.shelf, id)
    app.desk.clear(id)
    app.shelf.delete(id)
    return to("/saves", {"gone": id})


def restore(app: BareApp, request: Request, id: str) -> Response:
    """Restore a game from the bin."""
    app.shelf.restore(id)
    return to("/saves")


def rescue(app: BareApp, request: Request, id: str) -> Response:
    """Save the readable part of a damaged game as a new one. An intact game is refused."""
    words, saved = app.words(request), known(app.shelf, id)
    if not saved.trouble and app.shelf.opens(id):
        return saves(app, request, refusal=Refusal("store.sound"))
    name = listed(saved, words.language).game
    came = app.shelf.rescue(id, short_title(words.say("saves-rescued-title", name=saved.title or name)))
    message = words.say("web-rescued", lost=came.lost) if came.new else words.say("web-not-rescued")
    return saves(app, request, [message])


def everything(app: BareApp, request: Request) -> Response:
    """Download all games, own texts and settings as one file."""
    settings = {name: request.cookies.get(name, "") for name in _SETTINGS}
    text, _ = write_bundle(app.shelf, settings)
    return download(text.encode(), "application/jsonl", "visavis-all.jsonl")


def merge(app: BareApp, request: Request) -> Response:
    """Merge such a file from another device; existing settings are not overwritten."""
    words = app.words(request)

    def title_of(saved: SavedEntry) -> str:
        return words.say("saves-merged-title", name=saved.title or listed(saved, words.language).game)

    try:
        merged = merged_with(app.shelf, read_bundle(request.files.get("file", b"")), title_of)
    except Refusal as refusal:
        return saves(app, request, refusal=refusal)
    theirs = {name: merged.settings[name] for name in _SETTINGS if name in merged.settings}
    possible = {
        name: value
        for name, value in theirs.items()
        if not request.cookies.get(name) and value.isalnum() and value.isascii()
    }
    return msgspec.structs.replace(saves(app, request, merged_lines(merged, words)), cookies=possible)
