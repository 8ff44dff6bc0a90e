"""Pages for sharing and importing games: links, QR codes, files, problem reports."""

from __future__ import annotations

from visavis.core import Refusal
from visavis.core.budget import FOREIGN, foreign, more_time
from visavis.core.saves.format import raw
from visavis.web.app import NOT_POSSIBLE, BareApp
from visavis.web.http import Request, Response, download, to
from visavis.web.open_games import Thinking, known
from visavis.web.pages.rows import rows_page
from visavis.web.sight import NotBegun, Sight
from visavis.web.view import share_link
from visavis.words import printable


def export(app: BareApp, request: Request, id: str) -> Response:
    """Download the log. Hidden information is omitted while the game is running, unless `whole` is requested.

    The whole log has all hands and the seed: at a table it is not exported before the end, and where a device is passed
    round only on that device.
    """
    saved = known(app.shelf, id)
    name = f"{saved.game if saved.game.isidentifier() else 'game'}-{id}"
    try:
        with app.at(request, id) as game:
            secret, shared = game.session.secret, _shared(request, game)
            text, ending = share_link.file_of(game.session, game.own_eyes)
    except (Thinking, NotBegun):
        # Whether it has secrets is not known yet.
        raise
    except Refusal:
        if app.table_of(id) is not None:
            raise
        # A game that cannot be opened is exported as stored.
        secret = shared = False
    if secret and (shared or not request.asked("whole")):
        return download(text, "application/jsonl", f"{name}.{ending}")
    return download(raw(app.shelf.export(id)), "application/jsonl", f"{name}.jsonl")


def _shared(request: Request, game: Sight) -> bool:
    """Return True if the hidden cards of a game are not those of the device that asks alone."""
    return game.table is not None or (game.several_hands and not request.near)


def report(app: BareApp, request: Request, id: str) -> Response:
    """Download an archive for a problem report: the log and the position of the last step."""
    with app.at(request, id) as game:
        body = share_link.report(game.session, game.own_eyes)
        return download(body, "application/zip", f"visavis-{game.session.game.id}-{id}.zip")


def share(app: BareApp, request: Request, id: str) -> Response:
    """Render the page for sharing a game as a link, a QR code or a file."""
    with app.at(request, id) as game:
        words = app.words_of(request, game)
        door = app.door.address if app.door is not None else ""
        shown = share_link.share_view(game.session, share_link.opened_by_others(request.origin, door))
        whole = not _shared(request, game)
        return app.page(request, "share.html", words, game=game, shared=shown, whole=whole)


def open_form(app: BareApp, request: Request) -> Response:
    """Render the form for importing a game from a link or a file."""
    return app.page(request, "open.html", app.words(request), refusal="", link="", late=False)


def open_game(app: BareApp, request: Request) -> Response:
    """Import a game from a link or a file. It is untrusted input, validated completely before it is stored.

    If it takes too long, the page offers to repeat it with more time; a file is then sent again by the page.
    """
    sent, link = request.files.get("file", b""), request.given("link")
    more = bool(request.given("more_time"))
    try:
        with foreign(more_time() if more else FOREIGN):
            if again := request.given("again"):
                sent = share_link.file_from_letters(again)
            record = share_link.record_in(sent or link.encode())
            error = None
            if record is not None:
                session, error = share_link.record_of(record)
            else:
                session = share_link.log_of(sent) if sent.strip() else share_link.unpack(link)
        opened = app.shelf.create(session, "")
    except Refusal as refusal:
        words = app.words(request)
        late = refusal.id == "budget.time" and not more
        return app.page(
            request,
            "open.html",
            words,
            NOT_POSSIBLE,
            refusal=words.refusal(refusal),
            link=printable(link[:200], 200),
            late=late,
            again=share_link.file_letters(sent) if late and sent.strip() else "",
            late_link="" if sent.strip() else link,
        )
    id = app.desk.put(opened)
    if error is not None:
        # Its rows before the error are a game; the page names the error.
        row, line, reason = error
        with app.at(request, id) as game:
            words = app.words_of(request, game)
            told = words.say("record-impossible", row=row, line=line, reason=words.refusal(reason))
            return rows_page(app, request, game, str(row - 1), told)
    return to(f"/game/{id}/rows" if record is not None else f"/game/{id}")
