"""Bots from texts on the page: a gallery, an editor with a check beside it, own bots, a link that carries the text."""

from __future__ import annotations

import re
import zlib
from base64 import urlsafe_b64decode, urlsafe_b64encode
from collections.abc import Sequence

import msgspec

from visavis.core import Refusal
from visavis.textbot import BadBot, game_from, read_bot
from visavis.textbot.examples import Tried, try_out
from visavis.textbot.gallery import first_bot, shipped, shipped_ids
from visavis.textbot.problems import LONGEST
from visavis.web.app import NOT_POSSIBLE, BareApp
from visavis.web.http import Request, Response, download, to
from visavis.web.open_games import OpenGame
from visavis.web.pages.table import change
from visavis.web.view.bots import KIND, newer_text, own_bots, text_of
from visavis.web.view.share_link import LONGEST_LINK, ShareView, opened_by_others, qr_path
from visavis.words import Words

_MARK = "b1."
_GAMES = {"server": 40, "worker": 6}
"""Games per live check; few, because Python in the browser is several times slower."""
_NAME = re.compile(r"[a-z0-9][a-z0-9_]{0,39}\Z")


class BotTile(msgspec.Struct, frozen=True):
    """A bot in the gallery; one that is not sound can only be edited."""

    id: str
    name: str
    about: str
    sound: bool


class ProblemView(msgspec.Struct, frozen=True):
    """A problem or a hint, with its line in the text; 0 where it has none."""

    line: int
    says: str


class BotCheck(msgspec.Struct, frozen=True, kw_only=True):
    """The result of checking a text: problems with their lines, or numbers and hints."""

    problems: Sequence[ProblemView] = ()
    later: int = 0
    """Number of further problems that are not listed."""
    levels: Sequence[str] = ()
    hints: Sequence[ProblemView] = ()
    wrong: Sequence[ProblemView] = ()
    """Examples in the text that come out differently."""


# The pages


def bots(app: BareApp, request: Request) -> Response:
    """Own bots, those that ship, and a way to bring one here."""
    return _bots(app, request, "")


def _bots(app: BareApp, request: Request, refusal: str) -> Response:
    words = app.words(request)
    mine = [_tile(id, text, words) for id, text in sorted(own_bots(app.shelf).items())]
    ours = [_tile(id, shipped(id), words) for id in shipped_ids()]
    status = NOT_POSSIBLE if refusal else 200
    return app.page(request, "bots.html", words, status, mine=mine, ours=ours, refusal=refusal, longest=LONGEST)


def _tile(id: str, text: str, words: Words) -> BotTile:
    try:
        own = Words(words.language, game_from(text))
    except BadBot as wrong:
        return BotTile(id, id, words.say("bot-wrong", count=len(wrong.problems)), sound=False)
    return BotTile(id, own.game_name(), own.say("game-about").strip(), sound=True)


def edit(app: BareApp, request: Request) -> Response:
    """The editor, with a bot that is there or with a first one."""
    id = request.asked("of")
    text = text_of(app.shelf, id) if id else first_bot(app.language(request))
    return _editor(app, request, text, check=True, kept=id in own_bots(app.shelf))


def check(app: BareApp, request: Request) -> Response:
    """What is wrong with the text that was sent, or how it plays."""
    return _editor(app, request, _sent(request), check=True, kept=False)


def open_text(app: BareApp, request: Request) -> Response:
    """A text that came from elsewhere: it is shown, and nothing of it runs before the person says so."""
    try:
        text = _sent(request)
    except Refusal as refusal:
        return _bots(app, request, app.words(request).refusal(refusal))
    return _editor(app, request, text, check=False, kept=False)


def keep(app: BareApp, request: Request) -> Response:
    """Keep the text among the own bots, sound or not, and go on writing."""
    text = _sent(request)
    id = _id_in(text)
    app.shelf.keep_text(KIND, f"{id}.toml", text)
    return to("/bots/edit", {"of": id})


def play(app: BareApp, request: Request) -> Response:
    """Keep the text and sit down to play it."""
    text = _sent(request)
    try:
        id = str(read_bot(text).world.id)
    except BadBot:
        return _editor(app, request, text, check=True, kept=False, status=NOT_POSSIBLE)
    if id not in shipped_ids() or shipped(id) != text:
        app.shelf.keep_text(KIND, f"{id}.toml", text)
    return to(f"/new/bot.{id}")


def forget(app: BareApp, request: Request) -> Response:
    """Take a bot out of the own ones. Its saved games keep its text."""
    id = request.given("of")
    if id in own_bots(app.shelf):
        app.shelf.keep_text(KIND, f"{id}.toml", "")
    return to("/bots")


def newer(app: BareApp, request: Request, id: str) -> Response:
    """Go on with the newer text of a bot, if the game fits it; undo goes back to the older one."""

    def go_on(game: OpenGame) -> None:
        if text := newer_text(app.shelf, game.session.game):
            game.session.set_options(text=text)

    return change(app, request, id, go_on)


def file(app: BareApp, request: Request) -> Response:
    """A bot as a file."""
    id = request.asked("of")
    return download(text_of(app.shelf, id).encode("utf-8"), "application/toml", f"{id}.toml")


def back_to_bots(app: BareApp, request: Request) -> Response:
    """An address that is only for posts."""
    return to("/bots")


# What they are made of


def _editor(app: BareApp, request: Request, text: str, *, check: bool, kept: bool, status: int = 200) -> Response:
    words = app.words(request)
    checked = _checked(text, words, _GAMES[request.frame]) if check else None
    door = app.door.address if app.door is not None else ""
    origin = opened_by_others(request.origin, door)
    letters = pack(text)
    link = f"{origin}/bots#{letters}" if origin else letters
    shared = ShareView(link, qr_path(link) if origin else None) if len(link) <= LONGEST_LINK else None
    return app.page(
        request,
        "bot.html",
        words,
        status,
        text=text,
        found=checked,
        shared=shared,
        kept=kept,
        id=_id_in(text, ""),
        longest=LONGEST,
    )


def _checked(text: str, words: Words, games: int) -> BotCheck:
    try:
        tried = try_out(text, games)
    except BadBot as wrong:
        return BotCheck(problems=[_problem(problem, words) for problem in wrong.problems], later=wrong.later)
    game = Words(words.language, game_from(text))
    return BotCheck(
        levels=_levels(tried, game),
        hints=[_problem(hint, words) for hint in tried.hints],
        wrong=[_problem(example, words) for example in tried.wrong],
    )


def _problem(problem: Refusal, words: Words) -> ProblemView:
    line = problem.details.get("line")
    return ProblemView(line if isinstance(line, int) else 0, words.refusal(problem))


def _levels(tried: Tried, words: Words) -> list[str]:
    return [
        words.say(
            "bot-stats",
            level=words.game_option_value("level", row.level),
            games=row.games,
            least=row.least,
            middle=row.middle,
            most=row.most,
            turns=row.turns,
            asked=row.asked,
        )
        for row in tried.levels
    ]


def _id_in(text: str, usual: str = "bot") -> str:
    """The id that a text gives itself, sound or not."""
    match = re.search(r'^id\s*=\s*"([^"\n]{1,40})"', text, re.M)
    return match[1] if match and _NAME.match(match[1]) else usual


def _sent(request: Request) -> str:
    """The text of a form: typed, in a file, or in a link."""
    sent = request.files.get("file", b"")
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
    """A text as letters for an address."""
    return _MARK + urlsafe_b64encode(zlib.compress(text.encode("utf-8", "replace"), 9)).decode().rstrip("=")


def unpack(link: str) -> str:
    """The text again; or a refusal."""
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
