"""Pages of the owner's pack of a game: its cards by origin, export, import, editor of printed values."""

from __future__ import annotations

import zlib
from base64 import urlsafe_b64decode, urlsafe_b64encode
from collections.abc import Mapping
from contextlib import suppress
from typing import Any

import msgspec

from visavis import packs
from visavis.core import BadPack, Game, Pack, Refusal, get_game
from visavis.core.pack import OF_FIELD, PackCard
from visavis.core.saves.texts import find_binned, find_entry, forget, restore_text, take_back
from visavis.web.app import NOT_POSSIBLE, BareApp
from visavis.web.http import Request, Response, download, to
from visavis.web.sight import NotBegun
from visavis.web.view.own_texts import binned, version_in
from visavis.web.view.own_texts import history as history_of
from visavis.web.view.share_link import LONGEST_LINK, opened_by_others, qr_path
from visavis.words import Words, key_of, printable

_MARK = "p1."
"""Prefix of an encoded pack: format and version."""
_LARGEST = 1_000_000
_LONGEST = 2_000
_HEAD = ("id", "names", "provenance", "origin")
"""Fields of every row; the other ones are the printed values."""


def letters(text: str) -> str:
    """Compress and encode a pack for a URL."""
    return _MARK + urlsafe_b64encode(zlib.compress(text.encode(), 9)).decode().rstrip("=")


def from_letters(text: str) -> str:
    """Decode a link into the text of a pack. Raises Refusal if it is malformed, or too large when decompressed."""
    text = text.strip().rpartition("#")[2]
    try:
        packed = text.removeprefix(_MARK).encode("ascii")
        if not text.startswith(_MARK) or len(text) > 10 * LONGEST_LINK:
            raise ValueError
        unpacker = zlib.decompressobj()
        unpacked = unpacker.decompress(urlsafe_b64decode(packed + b"=" * (-len(packed) % 4)), _LARGEST).decode("utf-8")
        if not unpacker.eof:
            raise ValueError
    except (ValueError, zlib.error):
        raise Refusal("pack.link") from None
    return unpacked


class KnownKind(msgspec.Struct, frozen=True):
    """View model of a kind of card, with the number of its known cards."""

    name: str
    known: int
    all: int


class CardLink(msgspec.Struct, frozen=True):
    """View model of a card with the address of its values."""

    name: str
    href: str


class OriginGroup(msgspec.Struct, frozen=True):
    """The cards that one person has entered."""

    origin: str
    """Empty for the owner's own cards."""
    rows: list[CardLink]


class PrintedField(msgspec.Struct, frozen=True):
    """View model of a value of a card, to be compared with the printed one."""

    name: str
    label: str
    value: str
    number: bool


# The page


def pack(app: BareApp, request: Request, id: str) -> Response:
    """Render the known cards of a game by origin, with export and import. Raises Refusal if the game has no pack."""
    return _page(app, request, _with_pack(id), None)


def _with_pack(id: str) -> Game:
    game = get_game(id)
    if game.pack is None:
        raise Refusal("pack.none", game=game.id)
    return game


def _page(app: BareApp, request: Request, game: Game, refusal: Refusal | None) -> Response:
    words = Words(app.language(request), game)
    own = packs.own_pack(app.shelf, game)
    name = " ".join(request.asked("name").split())[: packs.LONGEST_ORIGIN]
    given = packs.export_pack(own, name) if own is not None and name else ""
    door = app.door.address if app.door is not None else ""
    origin = opened_by_others(request.origin, door)
    link = f"{origin}/packs/{game.id}#{letters(given)}" if origin else letters(given)
    fits = bool(given) and len(link) <= LONGEST_LINK
    taken = request.asked("taken")
    entries = packs.packs_of(app.shelf, game)
    return app.page(
        request,
        "pack.html",
        words,
        NOT_POSSIBLE if refusal else 200,
        game=game,
        known=_known(own, words) if own else [],
        rows=_rows(own, words) if own else [],
        name=name,
        link=link if fits else "",
        code=qr_path(link) if fits and origin else None,
        near=not origin,
        given=bool(given),
        taken=int(taken) if taken.isascii() and taken.isdigit() and len(taken) < 6 else None,
        near_here=request.viewer.may("manage"),
        refusal=words.refusal(refusal) if refusal else "",
        sent=printable(request.given("link")[:200], 200),
        stored=own is not None,
        others=[entry.name for entry in entries if not entry.deleted and entry.name != packs.name_of(game)],
        bin=binned((entry for entry in entries if entry.deleted), words.language),
    )


def _known(pack: Pack, words: Words) -> list[KnownKind]:
    """Return the number of known cards for each kind of which any card was read."""
    counts = packs.how_many_known(pack)
    read = {kind for kind, table in pack.tables.items() if any(row.provenance == "read" for row in table.values())}
    return [
        KnownKind(words.say(key_of("cards", kind)), known, total)
        for kind, (known, total) in counts.items()
        if kind in read
    ]


def _rows(pack: Pack, words: Words) -> list[OriginGroup]:
    """Return the cards that were read, grouped by origin, the owner's own first."""
    read = [(kind, row) for kind, table in pack.tables.items() for row in table.values() if row.provenance == "read"]
    by: dict[str, list[CardLink]] = {}
    for kind, row in sorted(read, key=lambda pair: pair[1].origin):
        href = f"/packs/{words.game.id if words.game else ''}/{kind}/{row.id}"
        by.setdefault(row.origin, []).append(CardLink(row.name(words.language), href))
    return [OriginGroup(origin, rows) for origin, rows in by.items()]


def file(app: BareApp, request: Request, id: str) -> Response:
    """Download the owner's pack as a file for another owner. Raises Refusal if nothing is stored."""
    game = _with_pack(id)
    own = packs.own_pack(app.shelf, game)
    if own is None:
        raise Refusal("pack.nothing_kept", game=game.id)
    name = request.asked("name") or "?"
    return download(packs.export_pack(own, name).encode(), "application/toml", f"{game.id}.toml")


def history(app: BareApp, request: Request, id: str) -> Response:
    """Render the earlier texts of the owner's pack, and what one of them changed."""
    game = _with_pack(id)
    words = Words(app.language(request), game)
    shown = history_of(app.shelf, find_entry(app.shelf, packs.KIND, packs.name_of(game)), request, words)
    return app.page(
        request,
        "history.html",
        words,
        history=shown,
        title=words.short("game-name"),
        home=f"/packs/{game.id}",
        home_label=words.say("web-pack-mine"),
        here=f"/packs/{game.id}/history?",
        back=f"/packs/{game.id}/back" if request.near else "",
        of=game.id,
    )


def change_text(app: BareApp, request: Request, id: str, action: str) -> Response:
    """Take back an earlier text of the owner's pack, move it to the bin, restore it, or join a further pack to it."""
    game = _with_pack(id)
    if not request.near:
        raise Refusal("web.guest")
    of, entries = request.given("of"), packs.packs_of(app.shelf, game)
    if action == "restore":
        entry = find_binned(app.shelf, packs.KIND, of)
        if entry in entries:
            restore_text(app.shelf, entry)
    elif action == "join":
        other = next(
            (entry for entry in entries if entry.name == of != packs.name_of(game) and not entry.deleted), None
        )
        try:
            count = packs.join_pack(app.shelf, game, other) if other else 0
        except Refusal as refusal:
            return _page(app, request, game, refusal)
        return to(f"/packs/{id}", {"taken": str(count)})
    else:
        entry = find_entry(app.shelf, packs.KIND, packs.name_of(game))
        if action == "back":
            take_back(app.shelf, entry, version_in(request))
        else:
            forget(app.shelf, entry)
    return to(f"/packs/{id}")


def take_over(app: BareApp, request: Request, id: str) -> Response:
    """Import another owner's pack from a file or a link (untrusted input)."""
    game = _with_pack(id)
    try:
        sent = request.files.get("file", b"")
        if len(sent) > _LARGEST:
            raise Refusal("web.large", most=_LARGEST // 1_000_000)
        text = _text(sent) if sent.strip() else from_letters(request.given("link"))
        count = packs.import_pack(app.shelf, game, text, request.given("name"))
    except Refusal as refusal:
        return _page(app, request, game, refusal)
    return to(f"/packs/{id}", {"taken": str(count)})


def _text(sent: bytes) -> str:
    try:
        return sent.decode("utf-8")
    except UnicodeDecodeError:
        raise Refusal("file.utf8", path="pack") from None


# Editor of printed values


def row(app: BareApp, request: Request, id: str, kind: str, card: str) -> Response:
    """Render the values of a card, to be compared with the printed ones."""
    return _row(app, request, _with_pack(id), kind, card, None)


def _row(app: BareApp, request: Request, game: Game, kind: str, id: str, refusal: Refusal | None) -> Response:
    back = _back(request)
    running = _running(app, request, back, game)
    own = packs.own_pack(app.shelf, game) or game.default_pack
    pack = running[1] if running else own
    printed = _card(pack, kind, id)
    words = Words(app.language(request), game, pack)
    plain: Mapping[str, Any] = msgspec.to_builtins(printed)
    fields = [
        PrintedField(name, _label(name, words), request.given(name) if refusal else _shown(value), type(value) is int)
        for name, value in plain.items()
        if name not in _HEAD and not _of_column(name, plain)
    ]
    return app.page(
        request,
        "pack_row.html",
        words,
        NOT_POSSIBLE if refusal else 200,
        game=game,
        kind=words.say(key_of("cards", kind)),
        name=printed.name(words.language),
        here=f"/packs/{game.id}/{kind}/{id}",
        fields=fields,
        provenance=printed.provenance,
        origin=printed.origin,
        near_here=request.viewer.may("manage"),
        base=packs.digest_of_row(msgspec.to_builtins(_card(own, kind, id))),
        back=back,
        at=running[0] if running else "",
        refusal=words.refusal(refusal) if refusal else "",
    )


def _card(pack: Pack, kind: str, id: str) -> PackCard:
    """Return a card of a pack. Raises Refusal if there is none."""
    card: PackCard | None = pack.tables.get(kind, {}).get(id)
    if card is None:
        raise Refusal("web.page", given=f"{kind}/{id}"[:40])
    return card


def _of_column(name: str, row: Mapping[str, object]) -> bool:
    """Return True if a column holds the provenance of another one: whoever types that one has read it."""
    return name.endswith(OF_FIELD) and name.removesuffix(OF_FIELD) in row


def _label(name: str, words: Words) -> str:
    """Return the label of a column: its message on the page about a card, otherwise the name of the field."""
    key = key_of("on", name)
    return words.say(key, value="…") if words.has(key) else words.field(name)


def _shown(value: Any) -> str:
    if isinstance(value, bool):
        return "true" if value else "false"
    return ", ".join(map(_shown, value)) if isinstance(value, (list, tuple)) else str(value)


def _back(request: Request) -> str:
    """Return the id of the game that links to this page, or an empty string."""
    game = request.asked("game") or request.given("game")
    return game if game.isascii() and game.isalnum() and len(game) <= 40 else ""


def _running(app: BareApp, request: Request, id: str, game: Game) -> tuple[str, Pack] | None:
    """Return the stamp and the pack of the linking game, None if its pack can no longer change."""
    if not id:
        return None
    with suppress(Refusal, NotBegun), app.at(request, id) as opened:
        session = opened.session
        if session.game.id == game.id and not (session.over or session.secret or session.read_only):
            return opened.stamp, session.pack
    return None


def keep_row(app: BareApp, request: Request, id: str, kind: str, card: str) -> Response:
    """Store the printed values of a card: in the linking game from now on, in the owner's pack, or both."""
    game = _with_pack(id)
    back = _back(request)
    now = bool(request.given("now")) and _running(app, request, back, game) is not None
    before = _card(packs.own_pack(app.shelf, game) or game.default_pack, kind, card)
    later = bool(request.given("later")) or not request.given("where")
    try:
        if later and request.given("base") not in ("", packs.digest_of_row(plain := msgspec.to_builtins(before))):
            words = Words(app.language(request), game)
            values = (f"{_label(name, words)}: {_shown(value)}" for name, value in plain.items() if name not in _HEAD)
            raise Refusal("pack.changed", values=" · ".join(values))
        row = _typed(before, request)
        if request.given("where") and not (now or request.given("later")):
            raise Refusal("pack.nowhere")
        if now:
            with app.at(request, back) as opened:
                opened.change(
                    request.given("at"), lambda: opened.session.set_options(pack={kind: [row]}), opened.seated
                )
        if later:
            packs.keep_row(app.shelf, game, kind, row)
    except BadPack as wrong:
        return _row(app, request, game, kind, card, wrong.problems[0])
    except Refusal as wrong:
        return _row(app, request, game, kind, card, wrong)
    return to(f"/game/{back}" if back else f"/packs/{id}")


def _typed(card: PackCard, request: Request) -> dict[str, Any]:
    """Parse the typed row: lists are separated by commas. Raises Refusal if a value has the wrong type."""
    plain: dict[str, Any] = msgspec.to_builtins(card)
    for name, value in plain.items():
        if _of_column(name, plain):
            plain[name] = "read"
            continue
        if name in _HEAD or name not in request.form:
            continue
        text = request.given(name)[:_LONGEST].strip()
        plain[name] = (
            [item.strip() for item in text.split(",") if item.strip()] if isinstance(value, (list, tuple)) else text
        )
    try:
        typed = msgspec.convert({**plain, "provenance": "read", "origin": ""}, type(card), strict=False)
    except msgspec.ValidationError as wrong:
        raise Refusal("pack.typed", detail=str(wrong)) from None
    row: dict[str, Any] = msgspec.to_builtins(typed)
    return row
