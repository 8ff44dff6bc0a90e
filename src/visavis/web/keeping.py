"""The pages that keep saved games: the list with its bin, rescuing, everything in one file."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import msgspec

from visavis.core import Refusal
from visavis.core.bundle import merge as merged_with
from visavis.core.bundle import read_bundle, write_bundle
from visavis.core.saves import Saved, short_title
from visavis.web.http import Request, Response, download
from visavis.web.open_games import known
from visavis.words.merged import merged_lines

if TYPE_CHECKING:
    from visavis.web.pages import App

_SETTINGS = ("language", "theme", "size")
_NOT_POSSIBLE = 422


def saves(app: App, request: Request, told: list[str] | None = None, refusal: Refusal | None = None) -> Response:
    """All saved games and the bin; with what was done, or what was wrong."""
    words = app.words(request)
    gone = request.asked("gone")
    return app.page(
        request,
        "saves.html",
        words,
        _NOT_POSSIBLE if refusal else 200,
        games=[app.listed(one, words.language) for one in app.shelf.games()],
        bin=[app.listed(one, words.language) for one in app.shelf.bin()],
        gone=gone if re.fullmatch(r"[a-z0-9]{1,40}", gone) else "",
        told=told or [],
        refusal=words.refusal(refusal) if refusal else "",
    )


def rescue(app: App, request: Request, id: str) -> Response:
    """Bring back what can be read of a damaged game, as a new one."""
    words, saved = app.words(request), known(app.shelf, id)
    if not saved.trouble and app.shelf.opens(id):
        return saves(app, request, refusal=Refusal("store.sound"))
    name = app.listed(saved, words.language)["game"]
    came = app.shelf.rescue(id, short_title(words.say("saves-rescued-title", name=saved.title or name)))
    told = words.say("web-rescued", lost=came.lost) if came.new else words.say("web-not-rescued")
    return saves(app, request, [told])


def everything(app: App, request: Request) -> Response:
    """All games, own texts and settings in one file."""
    settings = {name: request.cookies.get(name, "") for name in _SETTINGS}
    text, _ = write_bundle(app.shelf, settings)
    return download(text.encode(), "application/jsonl", "visavis-all.jsonl")


def merge(app: App, request: Request) -> Response:
    """Take over such a file of another device; a setting of this one stays."""
    words = app.words(request)

    def title_of(saved: Saved) -> str:
        return words.say("saves-merged-title", name=saved.title or app.listed(saved, words.language)["game"])

    try:
        merged = merged_with(app.shelf, read_bundle(request.files.get("file", b"")), title_of)
    except Refusal as refusal:
        return saves(app, request, refusal=refusal)
    theirs = {name: merged.settings[name] for name in _SETTINGS if name in merged.settings}
    possible = {name: value for name, value in theirs.items() if not request.cookies.get(name) and value.isalnum()}
    return msgspec.structs.replace(saves(app, request, merged_lines(merged, words)), cookies=possible)
