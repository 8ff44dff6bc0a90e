"""Pages of bots from texts: gallery, editor with live check, own bots, links that contain the text."""

from __future__ import annotations

import re
import zlib
from base64 import urlsafe_b64decode, urlsafe_b64encode
from urllib.parse import quote

import msgspec
from markupsafe import Markup

from visavis.core import Refusal
from visavis.core.budget import foreign, spend
from visavis.core.saves.texts import (
    Conflict,
    find_binned,
    find_entry,
    find_text,
    free_name,
    keep_both,
    restore_text,
    take_back,
    text_bin,
    with_id,
)  # fmt: skip
from visavis.core.saves.texts import (
    forget as move_to_bin,
)
from visavis.core.saves.texts import (
    keep as keep_text,
)
from visavis.textbot import BadBot, game_from, read_bot
from visavis.textbot.gallery import first_bot, shipped, shipped_ids
from visavis.textbot.source.problems import LONGEST
from visavis.textbot.studio.completion import completion as completion_in
from visavis.textbot.studio.example import example_of
from visavis.web.app import NOT_POSSIBLE, BareApp
from visavis.web.http import Request, Response, download, to
from visavis.web.pages.home import new_game_form
from visavis.web.pages.table import change
from visavis.web.sight import Sight
from visavis.web.studio.drawing import bot_drawing
from visavis.web.studio.editor import check_text, preview
from visavis.web.view import summary
from visavis.web.view.bots import KIND, PREFIX, name_of, newer_text, own_bots, text_of
from visavis.web.view.own_texts import binned, changes, conflict_view, version_in
from visavis.web.view.own_texts import history as history_of
from visavis.web.view.share_link import LONGEST_LINK, ShareView, opened_by_others, qr_path
from visavis.words import Words

_MARK = "b1."
"""Prefix of an encoded text: format and version."""
_LONGEST_LINK = 3 * LONGEST_LINK
"""Maximum length of a link that is copied: the longest bot that ships has half of it. A code holds far less."""
_GAMES = {"server": 40, "worker": 6}
"""Games per live check; few, because Python in the browser is several times slower."""
_NAME = re.compile(r"[a-z0-9][a-z0-9_]{0,39}\Z")


class BotTile(msgspec.Struct, frozen=True):
    """View model of a bot in the gallery; an invalid one (`sound` is false) can only be edited."""

    id: str
    name: str
    about: str
    sound: bool
    drawing: str = ""
    """SVG elements of its picture; empty: it has none."""


# The pages


def bots(app: BareApp, request: Request) -> Response:
    """Render the gallery: own bots, shipped bots and a form to import one."""
    return bots_refused(app, request, "")


def bots_refused(app: BareApp, request: Request, refusal: str) -> Response:
    """Render the list of bots with the refusal of what was opened; empty for none."""
    words = app.words(request)
    mine = [_tile(id, text, words) for id, text in sorted(own_bots(app.shelf).items())]
    ours = [_tile(id, shipped(id), words) for id in shipped_ids()]
    status = NOT_POSSIBLE if refusal else 200
    gone = binned(text_bin(app.shelf, KIND), words.language)
    # Made of numbers and of names from a closed list, also in an untrusted text.
    drawn = {f"bot-{one.id}": Markup(one.drawing) for one in (*mine, *ours)}
    return app.page(
        request,
        "bots.html",
        words,
        status,
        mine=mine,
        ours=ours,
        drawn=drawn,
        bin=gone,
        refusal=refusal,
        longest=LONGEST,
    )


def _tile(id: str, text: str, words: Words) -> BotTile:
    try:
        own = Words(words.language, game_from(text))
    except BadBot as wrong:
        return BotTile(id, id, words.say("bot-wrong", count=len(wrong.problems)), sound=False)
    return BotTile(id, own.game_name(), own.say("game-about").strip(), sound=True, drawing=bot_drawing(read_bot(text)))


class Began(msgspec.Struct, frozen=True):
    """How the text in the editor began: it is sent back with the text."""

    base: str = ""
    """Digest of the stored text that is being edited; empty for a new one."""
    mine: bool = False
    """False for the text of another author, which is played without being stored."""


def edit(app: BareApp, request: Request) -> Response:
    """Render the editor with an existing bot, by default with a template for a first one under an unused id."""
    id = request.asked("of")
    if not id:
        text = first_bot(app.language(request))
        first = name_of(_id_in(text))
        free = free_name(app.shelf, KIND, first)
        text = text if free == first else with_id(text, free.removesuffix(".toml"))
        return editor(app, request, text, Began(mine=True))
    entry = find_text(app.shelf, KIND, name_of(id))
    return editor(app, request, text_of(app.shelf, id), Began(entry.digest if entry else "", mine=True))


def check(app: BareApp, request: Request) -> Response:
    """Check the submitted text and render the editor with problems or statistics."""
    return editor(app, request, sent_text(request), _began(request))


def open_text(app: BareApp, request: Request) -> Response:
    """Show a text from a file or a link in the editor. It is untrusted input: nothing runs without a tap."""
    try:
        text = sent_text(request)
    except Refusal as refusal:
        return bots_refused(app, request, app.words(request).refusal(refusal))
    return editor(app, request, text, Began(), check=False)


def keep(app: BareApp, request: Request) -> Response:
    """Store the text among the own bots, valid or not, and return to the editor; ask if another one has its id."""
    text, began = sent_text(request), _began(request)
    name = name_of(_id_in(text))
    if request.given("both"):
        return to("/bots/edit", {"of": keep_both(app.shelf, KIND, name, text).entry.stem})
    result = keep_text(app.shelf, KIND, name, text, request.given("replace") or began.base)
    if isinstance(result, Conflict):
        return editor(app, request, text, began, check=False, status=NOT_POSSIBLE, conflict=result)
    return to("/bots/edit", {"of": result.entry.stem})


def play(app: BareApp, request: Request) -> Response:
    """Go to the page of a new game; an invalid text is shown in the editor.

    A text of one's own is stored first. One of another author is not: the saved game contains it.
    """
    text, began = sent_text(request), _began(request)
    try:
        id = str(read_bot(text).world.id)
    except BadBot:
        return editor(app, request, text, began, status=NOT_POSSIBLE)
    if _stored(app, id) == text:
        return to(f"/new/{PREFIX}{id}")
    if not began.mine or request.given("only"):
        return new_game_form(app, request, f"{PREFIX}{id}", None, text)
    result = keep_text(app.shelf, KIND, name_of(id), text, began.base)
    if isinstance(result, Conflict):
        return editor(app, request, text, began, check=False, status=NOT_POSSIBLE, conflict=result)
    return to(f"/new/{PREFIX}{id}")


def _stored(app: BareApp, id: str) -> str:
    """Return the own or shipped text with an id; empty if there is none."""
    try:
        return text_of(app.shelf, id)
    except Refusal:
        return ""


def _began(request: Request) -> Began:
    return Began(request.given("base"), bool(request.given("mine")))


def forget(app: BareApp, request: Request) -> Response:
    """Move an own bot to the bin. Its saved games contain its text and stay playable."""
    entry = find_text(app.shelf, KIND, name_of(request.given("of")))
    if entry is not None:
        move_to_bin(app.shelf, entry)
    return to("/bots")


def restore(app: BareApp, request: Request) -> Response:
    """Restore an own bot from the bin."""
    entry = restore_text(app.shelf, find_binned(app.shelf, KIND, request.given("of")))
    return to("/bots/edit", {"of": entry.stem})


def history(app: BareApp, request: Request) -> Response:
    """Render the earlier texts of an own bot, and what one of them changed."""
    id, words = request.asked("of"), app.words(request)
    entry = find_entry(app.shelf, KIND, name_of(id))
    shown = history_of(app.shelf, entry, request, words)
    return app.page(
        request,
        "history.html",
        words,
        history=shown,
        title=id,
        home=f"/bots/edit?of={quote(id)}",
        home_label=words.say("web-bot-editor"),
        here=f"/bots/history?of={quote(id)}&",
        back="/bots/back",
        of=id,
    )


def back(app: BareApp, request: Request) -> Response:
    """Make an earlier text of an own bot the present one again."""
    id = request.given("of")
    take_back(app.shelf, find_entry(app.shelf, KIND, name_of(id)), version_in(request))
    return to("/bots/edit", {"of": id})


def example(app: BareApp, request: Request, id: str) -> Response:
    """Show the last turn of the bot as an example of its file, to be added to the text."""
    with app.at(request, id) as game:
        words, session = app.words_of(request, game), game.session
        seen = game.seen()
        made = example_of(session, summary.moment(session, seen.view, summary.panels(session, seen), words))
        bot = session.game.id.removeprefix(PREFIX)
        entry = find_text(app.shelf, KIND, name_of(bot))
        text = own_bots(app.shelf).get(bot, session.game.text or "")
        base = entry.digest if entry else ""
        whole = f"{text.rstrip()}\n\n{made}"
        return app.page(request, "example.html", words, game=game, example=made, text=whole, base=base)


def newer(app: BareApp, request: Request, id: str) -> Response:
    """Continue a game with the newer text of its bot, if the state is compatible; undo restores the older text."""

    def go_on(game: Sight) -> None:
        if text := newer_text(app.shelf, game.session.game):
            game.session.set_options(text=text)

    return change(app, request, id, go_on)


def file(app: BareApp, request: Request) -> Response:
    """Download a bot as a file."""
    id = request.asked("of")
    return download(text_of(app.shelf, id).encode("utf-8"), "application/toml", f"{id}.toml")


def back_to_bots(app: BareApp, request: Request) -> Response:
    """Redirect a GET of an address that accepts only POST."""
    return to("/bots")


# Helpers


def editor(
    app: BareApp,
    request: Request,
    text: str,
    began: Began,
    *,
    check: bool = True,
    status: int = 200,
    conflict: Conflict | None = None,
) -> Response:
    """Render the editor with a text; without `check` nothing of it runs."""
    words = app.words(request)
    checked = check_text(text, words, _GAMES[request.frame]) if check else None
    turn, seed = (_small(request.given(name)) for name in ("turn", "seed"))
    shown = preview(text, words.language, turn, seed) if checked is not None and checked.sound else None
    door = app.door.address if app.door is not None else ""
    origin = opened_by_others(request.origin, door)
    letters = pack(text)
    link = f"{origin}/bots#{letters}" if origin else letters
    shared = ShareView("", why="long")
    if len(link) <= _LONGEST_LINK:
        shared = ShareView(link, qr_path(link) if origin else None, "" if origin else "near")
    id = _id_in(text, "")
    present = own_bots(app.shelf).get(id)
    stored = _based_on(app, id, began)
    return app.page(
        request,
        "bot.html",
        words,
        status,
        text=text,
        found=checked,
        preview=shown,
        turn=turn,
        seed=seed,
        changed=changes(stored, text) if stored and stored != text else [],
        stored=request.method == "GET",
        kept_version=_version_of(app, id, began),
        shared=shared,
        kept=present is not None and bool(began.base),
        began=began,
        clash=present is not None and not began.mine and present != text,
        conflict=conflict_view(app.shelf, conflict, text, words) if conflict else None,
        id=id,
        longest=LONGEST,
    )


def _small(text: str) -> int:
    """Return the number of a turn or of a game that was sent; 1 if it is none."""
    return int(text) if text.isascii() and text.isdigit() and 0 < len(text) < 4 and int(text) else 1


def _based_on(app: BareApp, id: str, began: Began) -> str:
    """Return the stored text that is being edited; empty if there is none, or if its id was changed."""
    entry = find_text(app.shelf, KIND, name_of(id)) if began.base and id else None
    if entry is None or began.base not in {version.digest for version in entry.versions}:
        return ""
    return app.shelf.text_of(entry.origin, began.base)


def _version_of(app: BareApp, id: str, began: Began) -> int:
    """Return the number of the stored version that is being edited; 0 if there is none."""
    entry = find_text(app.shelf, KIND, name_of(id)) if began.base and id else None
    versions = entry.versions if entry is not None else ()
    return next((version.number for version in versions if version.digest == began.base), 0)


def completion(app: BareApp, request: Request) -> Response:
    """Return what the editor can complete, as JSON."""
    body = msgspec.json.encode(completion_in(app.language(request)))
    return Response(body=body, kind="application/json")


def _id_in(text: str, usual: str = "bot") -> str:
    """Return the id in a text, valid or not, without parsing it; `usual` is the default."""
    match = re.search(r'^id\s*=\s*"([^"\n]{1,40})"', text, re.M)
    return match[1] if match and _NAME.match(match[1]) else usual


def sent_text(request: Request) -> str:
    """Return the submitted text: typed, from a file or from a link. Raises Refusal if it is too long or unreadable."""
    sent = request.files.get("file", b"")
    with foreign():
        spend("bytes", len(sent) + len(request.given("text")))
    if len(sent) > 4 * LONGEST:
        raise Refusal("bot.long", line=0, at="", most=LONGEST // 1000)
    if sent.strip():
        try:
            return sent.decode("utf-8").replace("\r\n", "\n")
        except UnicodeDecodeError:
            raise Refusal("file.utf8", path="bot") from None
    text = request.given("text").replace("\r\n", "\n")
    if re.match(r"\s*(\S*#)?b1\.", text):
        return unpack(text)
    if len(text) > LONGEST:
        raise Refusal("bot.long", line=0, at="", most=LONGEST // 1000)
    return text


def pack(text: str) -> str:
    """Compress and encode a text for a URL."""
    return _MARK + urlsafe_b64encode(zlib.compress(text.encode("utf-8", "replace"), 9)).decode().rstrip("=")


def unpack(link: str) -> str:
    """Decode a link into its text. Raises Refusal if it is malformed or too long, also after decompression."""
    letters = link.strip().rpartition("#")[2]
    if not letters.startswith(_MARK) or len(letters) > 10 * LONGEST_LINK:
        raise Refusal("web.link")
    try:
        plain = letters.removeprefix(_MARK).encode("ascii")
        unpacker = zlib.decompressobj()
        unpacked = unpacker.decompress(urlsafe_b64decode(plain + b"=" * (-len(plain) % 4)), 4 * LONGEST)
        text = unpacked.decode("utf-8")
    except (ValueError, zlib.error):
        raise Refusal("web.link") from None
    if not unpacker.eof or len(text) > LONGEST:
        raise Refusal("web.link")
    return text
