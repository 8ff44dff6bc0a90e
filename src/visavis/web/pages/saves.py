"""Pages of saved games: the list with its bin, rename, delete, rescue, export and import of all games."""

from __future__ import annotations

import re
from collections.abc import Sequence

import msgspec

from visavis.core import Refusal
from visavis.core.saves.bin_clock import DAYS_IN_BIN, LEAST_IN_BIN
from visavis.core.saves.bundle import read_bundle, write_bundle
from visavis.core.saves.format import SavedEntry, new_id, short_title
from visavis.core.saves.merging import Merge, Merged
from visavis.web.app import NOT_POSSIBLE, BareApp
from visavis.web.http import Request, Response, download, to
from visavis.web.open_games import known
from visavis.web.view.saved_list import going, listed
from visavis.words.words import merged_item, merged_lines

_SETTINGS = ("language", "theme", "size")
_PIECE = 0.8
"""Seconds for which one request checks games of a bundle."""
_MOST_JOBS = 2
"""Maximum number of merges in progress; the oldest is given up for a new one."""


def saves(
    app: BareApp,
    request: Request,
    messages: Sequence[str] = (),
    refusal: Refusal | None = None,
    items: Sequence[str] = (),
) -> Response:
    """Render all saved games and the bin, with messages about the last change; `items` are its details."""
    words = app.words(request)
    gone = request.asked("gone")
    entries = [going(entry, words.language) for entry in app.games_for(request)]
    running = {table.game for table in app.running_tables()}
    strange = app.strange_games(request)
    return app.page(
        request,
        "saves.html",
        words,
        NOT_POSSIBLE if refusal else 200,
        games=entries,
        tables=[entry.title or entry.game for entry in entries if entry.id in running],
        bin=[listed(entry, words.language) for entry in app.shelf.bin() if entry.id not in strange],
        gone=gone if re.fullmatch(r"[a-z0-9]{1,40}", gone) else "",
        told=messages,
        items=items,
        days=DAYS_IN_BIN,
        least=LEAST_IN_BIN,
        refusal=words.refusal(refusal) if refusal else "",
    )


def back_to_saves(app: BareApp, request: Request, id: str = "") -> Response:
    """Redirect a GET of an address that accepts only POST, such as a reload."""
    return to("/saves")


def rename(app: BareApp, request: Request, id: str) -> Response:
    """Rename a saved game."""
    app.require_host(request, id)
    known(app.shelf, id)
    app.shelf.rename(id, request.given("title"))
    return to(f"/game/{id}/more")


def delete(app: BareApp, request: Request, id: str) -> Response:
    """Move a saved game to the bin, from which it can be restored."""
    app.require_host(request, id)
    known(app.shelf, id)
    app.desk.clear(id)
    app.shelf.delete(id)
    app.notify(id)
    return to("/saves", {"gone": id})


def restore(app: BareApp, request: Request, id: str) -> Response:
    """Restore a game from the bin."""
    app.require_host(request, id)
    app.shelf.restore(id)
    return to("/saves")


def rescue(app: BareApp, request: Request, id: str) -> Response:
    """Save the readable part of a damaged game as a new one. An intact game is refused."""
    app.require_host(request, id)
    words, saved = app.words(request), known(app.shelf, id)
    if not saved.trouble and app.shelf.opens(id):
        return saves(app, request, refusal=Refusal("store.sound"))
    name = listed(saved, words.language).game
    came = app.shelf.rescue(id, short_title(words.say("saves-rescued-title", name=saved.title or name)))
    message = words.say("web-rescued", lost=came.lost) if came.new else words.say("web-not-rescued")
    return saves(app, request, [message])


def everything(app: BareApp, request: Request) -> Response:
    """Download all games, own texts and settings as one file. Running tables are left out; the page names them."""
    settings = {name: request.cookies.get(name, "") for name in _SETTINGS}
    text, _ = write_bundle(app.shelf, settings, frozenset(table.game for table in app.running_tables()))
    return download(text.encode(), "application/jsonl", "visavis-all.jsonl")


# Import of all games. A large file is checked in pieces, one per request, and nothing is stored before the last.


def merge(app: BareApp, request: Request) -> Response:
    """Merge such a file from another device; existing settings are not overwritten."""
    words = app.words(request)

    def title_of(saved: SavedEntry) -> str:
        return words.say("saves-merged-title", name=saved.title or listed(saved, words.language).game)

    try:
        job = Merge(app.shelf, read_bundle(request.files.get("file", b"")), title_of)
    except Refusal as refusal:
        return saves(app, request, refusal=refusal)
    id = new_id()
    for old in list(app.merges)[: len(app.merges) + 1 - _MOST_JOBS]:
        app.merges.pop(old, None)
    app.merges[id] = job
    return _go_on(app, request, id, job)


def merge_on(app: BareApp, request: Request) -> Response:
    """Continue a merge: check further games, take more time, or import the rest without those that are refused."""
    id = request.given("job")
    job = app.merges.get(id)
    if job is None:
        return saves(app, request, refusal=Refusal("bundle.gone"))
    if request.given("choice") == "time":
        with job.lock:
            job.take_more_time()
    return _go_on(app, request, id, job, without_refused=request.given("choice") == "without")


def merge_stop(app: BareApp, request: Request) -> Response:
    """Stop a merge; nothing was stored."""
    app.merges.pop(request.given("job"), None)
    return saves(app, request, [app.words(request).say("web-merge-stopped")])


def _go_on(app: BareApp, request: Request, id: str, job: Merge, without_refused: bool = False) -> Response:
    """Check games for a short time; store all of them after the last, otherwise render the progress or the choice."""
    words = app.words(request)
    with job.lock:
        try:
            if app.merges.get(id) is not job:
                raise Refusal("bundle.gone")
            whole = job.check(_PIECE)
            if whole and (without_refused or not job.merged.refused):
                merged = job.finish(without_refused)
                if request.frame != "worker":
                    # In a browser the request runs again if the database could not commit.
                    app.merges.pop(id, None)
                return _told(app, request, merged)
        except Refusal as refusal:
            app.merges.pop(id, None)
            return saves(app, request, refusal=refusal)
        return app.page(
            request,
            "merge.html",
            words,
            NOT_POSSIBLE if whole else 200,
            job=id,
            whole=whole,
            done=job.done,
            total=job.total,
            told=merged_lines(job.merged, words) if whole else [],
            lacks_time=job.lacks_time,
        )


def _told(app: BareApp, request: Request, merged: Merged) -> Response:
    words = app.words(request)
    items = [merged_item(item, words) for item in merged.items]
    theirs = {name: merged.settings[name] for name in _SETTINGS if name in merged.settings}
    possible = {
        name: value
        for name, value in theirs.items()
        if not request.cookies.get(name) and value.isalnum() and value.isascii()
    }
    return msgspec.structs.replace(saves(app, request, merged_lines(merged, words), items=items), cookies=possible)
