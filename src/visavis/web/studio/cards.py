"""Pages of the cards of a text: a form for each, cells from a spreadsheet, sheets to print.

The text is sent along with every step and comes back changed; nothing is stored before the author keeps it.
"""

from __future__ import annotations

from collections.abc import Sequence
from datetime import UTC, datetime

import msgspec

from visavis.core import Refusal
from visavis.textbot import BadBot, game_from, read_bot
from visavis.textbot.source.problems import LONGEST
from visavis.textbot.studio.cards import (
    STEPS,
    TEXTS,
    Deck,
    add_card,
    as_csv,
    copy_card,
    from_spreadsheet,
    move_card,
    new_card,
    read_deck,
    remove_card,
    write_card,
)
from visavis.web.app import NOT_POSSIBLE, BareApp
from visavis.web.http import Request, Response
from visavis.web.pages.bots import sent_text
from visavis.web.pages.print_cards import sheets_of
from visavis.web.studio.faces import BotCardView, card_back, card_faces
from visavis.web.view.bots import text_of
from visavis.words import Words
from visavis.words.languages import LANGUAGES

_CELL = "cell."
"""Prefix of the form fields of a card."""


class CardEntry(msgspec.Struct, frozen=True):
    """A card in the list: its place in the text, its name, and its face if the text is sound."""

    index: int
    id: str
    name: str
    copies: str
    face: BotCardView | None


class CellView(msgspec.Struct, frozen=True):
    """A field of the form of a card."""

    name: str
    label: str
    value: str
    wide: bool
    """Whether it holds sentences or steps."""


def cards(app: BareApp, request: Request) -> Response:
    """Render the cards of the submitted text, after the change that was asked for."""
    words, text = app.words(request), request.given("text").replace("\r\n", "\n")
    refusal, done, edited = "", "", -1
    try:
        if len(text) > LONGEST:
            raise Refusal("bot.long", line=0, at="", most=LONGEST // 1000)
        text, done, edited = _changed(text, request, words)
        deck = read_deck(text)
    except Refusal as refused:
        refusal, deck = words.refusal(refused), _deck(text)
    return app.page(
        request,
        "bot_cards.html",
        words,
        NOT_POSSIBLE if refusal else 200,
        text=deck.text or text,
        base=request.given("base"),
        mine=bool(request.given("mine")),
        entries=_entries(deck, words),
        cells=_form(deck, edited) if 0 <= edited < len(deck.cards) else [],
        edited=edited,
        sheet=as_csv(deck) if deck.cards else "",
        refusal=refusal,
        done=done,
        longest=LONGEST,
    )


def _changed(text: str, request: Request, words: Words) -> tuple[str, str, int]:
    """Return the text after a change, a sentence about it, and the card whose form is open (-1: none)."""
    deck = read_deck(text)
    verb, _, number = request.given("do").partition(".")
    index = int(number) if number.isascii() and number.isdigit() and int(number) < len(deck.cards) else -1
    if verb == "add":
        return add_card(deck, new_card(deck, words.say("web-card-new"))), words.say("web-card-added"), len(deck.cards)
    if verb == "sheet":
        sheet = request.files.get("file", b"").decode("utf-8-sig", "replace") or request.given("sheet")
        text, changed, added = from_spreadsheet(text, sheet)
        return text, words.say("web-cards-read", changed=changed, added=added), -1
    if index < 0:
        return text, "", -1
    if verb == "edit":
        return text, "", index
    if verb == "save":
        cells = {
            name.removeprefix(_CELL): values[-1] for name, values in request.form.items() if name.startswith(_CELL)
        }
        more = request.given("column").strip()
        if more:
            cells[more] = request.given("value")
        return (
            write_card(deck, index, {name: cell.strip() for name, cell in cells.items()}),
            words.say("web-card-saved"),
            -1,
        )
    if verb == "copy":
        return copy_card(deck, index), words.say("web-card-copied"), index + 1
    if verb == "remove":
        return remove_card(deck, index), words.say("web-card-removed", name=deck.cards[index].id), -1
    return move_card(deck, index, {"up": -1, "down": 1}.get(verb, 0)), "", -1


def _deck(text: str) -> Deck:
    """Return the cards of a text; none if it cannot be read."""
    try:
        return read_deck(text)
    except Refusal:
        return Deck(text, ())


def _entries(deck: Deck, words: Words) -> list[CardEntry]:
    try:
        bot = read_bot(deck.text)
    except Refusal:
        faces: dict[str, BotCardView] = {}
    else:
        faces = {face.id: face for face in card_faces(bot, Words(words.language, game_from(deck.text)))}
    return [
        CardEntry(index, card.id, _named(card.cells, words.language), card.cells.get("copies", ""), faces.get(card.id))
        for index, card in enumerate(deck.cards)
    ]


def _named(cells: dict[str, str], language: str) -> str:
    names = (cells.get(f"name.{language}"), cells.get("name"), cells.get("name.en"), cells.get("id"))
    return next(filter(None, names), "")


def _form(deck: Deck, index: int) -> list[CellView]:
    """Return the fields of a card: those of all cards, the texts in the languages that are used."""
    card = deck.cards[index]
    columns = [column for column in deck.columns if card.kind or column != "kind" or "kind" in card.cells]
    usual = ["id", *(column for column in columns if column.partition(".")[0] in TEXTS)]
    for key in (*TEXTS, "copies", STEPS):
        if not any(column.partition(".")[0] == key for column in columns) and not card.kind:
            usual.append(key)
    names = dict.fromkeys([*usual, *columns])
    return [
        CellView(
            name,
            name.partition(".")[0],
            card.cells.get(name, ""),
            name.partition(".")[0] in ("text", STEPS),
        )
        for name in names
    ]


def print_cards(app: BareApp, request: Request) -> Response:
    """Render the deck for paper, nine cards on A4: of the submitted text, or of a bot by its id."""
    of = request.asked("of")
    text = text_of(app.shelf, of) if of else sent_text(request)
    try:
        bot = read_bot(text)
    except BadBot as wrong:
        raise Refusal("cards.print", count=len(wrong.problems)) from None
    words = Words(app.language(request), game_from(text))
    deck: Sequence[BotCardView] = [face for face in card_faces(bot, words) for _ in range(face.copies)]
    version = bot.world.raw.get("version", "")
    return app.page(
        request,
        "bot_print.html",
        words,
        sheets=list(sheets_of(deck)),
        back=card_back(bot, words),
        backs=bool(request.asked("backs") or request.given("backs")),
        count=len(deck),
        id=of,
        text="" if of else text,
        version=version,
        today=datetime.now(UTC).date().isoformat(),
        languages=LANGUAGES,
    )


def cards_again(app: BareApp, request: Request) -> Response:
    """Answer a GET of the cards, such as a reload: of a bot that is stored or ships."""
    text = text_of(app.shelf, request.asked("of")) if request.asked("of") else ""
    if not text:
        from visavis.web.pages.bots import back_to_bots

        return back_to_bots(app, request)
    form = {"text": (text,)}
    return cards(app, msgspec.structs.replace(request, form=form))
