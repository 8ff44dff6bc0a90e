"""Page about one thing on the table: what it does, the provenance of its values, the clauses that mention it."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from typing import Any

import msgspec

from visavis.core import Areas, CardRow, Cell, HexMap, Pack, Panel, Refusal, Seen, Session, Track, Values
from visavis.core.pack import PackCard
from visavis.core.question import Forms, Several, kind_of
from visavis.web.app import BareApp
from visavis.web.http import Request, Response
from visavis.web.view import card_table, summary
from visavis.web.view.board import cell_pieces
from visavis.web.view.field_finder import fixes_at
from visavis.web.view.panel_views import PieceView
from visavis.web.view.ui_settings import UISettings, ui_settings
from visavis.words import Words, key_of, printable

PANEL = "panel:"
"""Prefix of the id of a panel, such as a track or a row of cards."""
_LONGEST = 120
_LONGEST_VALUE = 400
_MOST_CLAUSES = 6
_TAPS = re.compile(r"(?:[\w.~-]|%[0-9A-F]{2}|[=&+])*")
_ENDS = re.compile(r"(?:en|er|es|n|s|e)\Z")
"""Plural endings, stripped so that the search for the name of a kind also finds the singular."""


class ClauseView(msgspec.Struct, frozen=True):
    """View model of a clause: its id and its text."""

    id: str
    says: str


class FixView(msgspec.Struct, frozen=True):
    """View model of a correction of a space: what stands there afterwards, and what a form sends for it."""

    says: str
    pieces: Sequence[PieceView]
    tint: str
    """The colour of the ground, where that changes."""
    key: str


class ThingView(msgspec.Struct, frozen=True, kw_only=True):
    """View model of one thing on the table."""

    name: str
    kind: str
    icon: str
    does: Sequence[str]
    """Sentences about what it does, or what is on it now."""
    clauses: Sequence[ClauseView]
    parts: Sequence[tuple[str, str, str]] = ()
    """Id, name and description of the cards that it consists of."""
    provenance: str = ""
    origin: str = ""
    printed: str = ""
    """Address of the page where the printed values are entered."""
    row: str = ""
    pack: str = ""


def about(app: BareApp, request: Request, id: str) -> Response:
    """Render the page about one thing on the table."""
    with app.at(request, id) as game:
        session = game.session
        words = app.words_of(request, game)
        seen = game.seen()
        panels = summary.panels(session, seen)
        what = request.asked("what")[:_LONGEST]
        settings = ui_settings(session.game)
        cell = next((cell for cell in _cells(panels) if cell.name == what), None)
        bot_face = _bot_face(session, what, words)
        if what.startswith(PANEL):
            thing = _of_panel(what.removeprefix(PANEL), panels, words, settings)
        elif cell is not None:
            thing = _of_space(cell, session, seen, words, settings)
        elif what and (bot_face or _card(session.pack, what) or what in shown(panels, seen)):
            thing = _of_thing(what, session, seen, words, settings)
        else:
            raise Refusal("web.page", given=what[:40])
        back = request.asked("back")
        taps = back if _TAPS.fullmatch(back) else ""
        face = card_table.large(session, seen, words, what)
        return app.page(
            request,
            "about.html",
            words,
            game=game,
            viewer=game.viewer,
            taps=taps,
            thing=thing,
            face=face,
            what=what,
            can_correct=not session.secret,
            is_space=cell is not None,
            fixes=_fixes(session, game.viewer, what, words, settings) if cell and "fix" in request.query else [],
            fixing=cell is not None and "fix" in request.query,
            bot_face=bot_face,
        )


def _bot_face(session: Session, what: str, words: Words) -> object:
    """Return the face of a card of a bot from a text; None for anything else."""
    if session.game.text is None or not what.startswith("card."):
        return None
    from visavis.textbot import read_bot
    from visavis.web.studio.faces import card_face

    bot = read_bot(session.game.text)
    card = bot.world.cards.get(what.removeprefix("card."))
    return card_face(bot, card, words) if card is not None else None


def shown(panels: Iterable[Panel], seen: Seen) -> set[str]:
    """Return all ids on the table or among the options of the question, as a seat sees them."""
    ids: set[str] = set()
    for panel in panels:
        match panel:
            case HexMap() | Areas():
                ids.update(cell.name for cell in panel.cells)
            case CardRow():
                ids.update(panel.cards)
            case Values():
                ids.update(value for _, value in panel.rows if isinstance(value, str))
            case Track():
                pass
    if seen.pending is not None:
        ids.update(option for option in _options(seen.pending) if isinstance(option, str))
    return ids - {""}


def _options(question: Any) -> Iterable[Any]:
    asked = kind_of(question)
    if isinstance(asked, Forms):
        return [option for form in asked.forms for field in form.fields for option in field.options]
    return asked.options if isinstance(asked, Several) or hasattr(asked, "options") else ()


# View models


def _of_thing(what: str, session: Session, seen: Seen, words: Words, settings: UISettings) -> ThingView:
    """Describe a card of the pack, something composed of such cards, or another named thing."""
    pack = session.pack
    kind, card = _card(pack, what) or ("", None)
    kind_name = words.say(key_of("cards", kind)) if kind and words.has(key_of("cards", kind)) else ""
    does = words.describe(what, seen.view)
    name = words.name(what)
    parts = [] if card else [id for id in re.split(r"[>+]", what) if id != what and _card(pack, id)]
    return ThingView(
        name=name,
        kind=kind_name,
        icon=settings.topic_icons.get(what, "") or settings.topic_icons.get(kind, "") or "card",
        does=[does] if does else card_texts(card, words) if card else [],
        parts=[(id, words.name(id, "labelled"), words.describe(id, seen.view)) for id in parts],
        provenance=card.least_certain if card else "",
        origin=card.origin if card else "",
        printed=f"/packs/{session.game.id}/{kind}/{card.id}" if card else "",
        row=card_row(card) if card else "",
        pack=pack.id,
        # A kind whose clauses the game names is not searched for by its name too.
        clauses=clauses(
            words, settings, (what, kind), (name,) if kind in settings.related_clauses else (name, kind_name)
        ),
    )


def _fixes(session: Session, viewer: str, space: str, words: Words, settings: UISettings) -> list[FixView]:
    """Return what may stand on a space instead, with its pieces drawn."""
    views = []
    for fix in fixes_at(session, viewer, space):
        pieces = cell_pieces(fix.cell, words, settings)
        says = ", ".join(piece.name for piece in pieces) or words.say("web-fix-nothing")
        if fix.ground:
            says = words.ground(fix.cell.ground)
        tint = settings.terrains.get(fix.cell.ground, "") if fix.ground else ""
        views.append(FixView(says, [] if fix.ground else pieces, tint, fix.key))
    return views


def _cells(panels: Iterable[Panel]) -> Iterable[Cell]:
    return (cell for panel in panels if isinstance(panel, HexMap | Areas) for cell in panel.cells)


def _of_space(cell: Cell, session: Session, seen: Seen, words: Words, settings: UISettings) -> ThingView:
    """Describe a space of a board: its ground, its pieces, its neighbours and its clauses."""
    thing = _of_thing(cell.name, session, seen, words, settings)
    pieces = [words.piece(piece) for piece in cell.pieces]
    pieces += [f"{words.piece(piece)} {number}" for piece, number in cell.numbers]
    ground = words.ground(cell.ground) if cell.ground else ""
    near = [words.name(space) for space in cell.next_to]
    texts = [
        words.say("web-about-stands", list=", ".join(pieces)) if pieces else words.say("web-about-free"),
        *([words.say("web-about-near", list=", ".join(near))] if near else []),
    ]
    ids = (cell.name, cell.ground, *cell.pieces)
    return msgspec.structs.replace(
        thing,
        kind=thing.kind or ground,
        icon=settings.topic_icons.get(cell.name, "") or "board",
        does=[*texts, *thing.does],
        clauses=thing.clauses or clauses(words, settings, ids, (ground, *map(words.piece, cell.pieces))),
    )


def _of_panel(id: str, panels: Iterable[Panel], words: Words, settings: UISettings) -> ThingView:
    """Describe a panel; of a track its range and its markers. Raises Refusal if there is no such panel."""
    panel = next((panel for panel in panels if panel.id == id), None)
    if panel is None or words.game is None:
        raise Refusal("web.page", given=id[:40])
    does: list[str] = []
    if isinstance(panel, Track):
        does.append(words.say("web-about-track", least=panel.least, most=panel.most))
        does += [words.say("web-about-marker", name=words.marker(marker), at=step) for marker, step in panel.markers]
    title = words.panel(id)
    return ThingView(
        name=title,
        kind=words.say("web-about-is-track") if isinstance(panel, Track) else "",
        icon=settings.topic_icons.get(id, "") or "board",
        does=does,
        clauses=clauses(words, settings, (id,), (title,)),
    )


def card_texts(card: PackCard, words: Words) -> list[str]:
    """Return the values of a card as sentences; fields without a message (`on-<field>`) are omitted."""
    texts = []
    for name, value in msgspec.structs.asdict(card).items():
        key = key_of("on", name)
        if words.has(key) and value not in ("", 0, False, None, (), "none", -1):
            each = [_word(name, item, words) for item in (value if isinstance(value, tuple) else (value,))]
            text = words.say(key, value=", ".join(each) if not isinstance(value, int) else value)
            texts.append(text + _mark(card, name, words))
    return texts


def _mark(card: PackCard, field: str, words: Words) -> str:
    """Return the mark of a value that is less certain than the rest of its card; empty for others."""
    own = card.provenance_of(field)
    marks = {"likely": "web-of-likely", "reconstructed": "web-of-reconstructed"}
    return f" ({words.say(marks[own])})" if own != card.provenance and own in marks else ""


def _word(field: str, value: object, words: Words) -> str:
    """Return a value of a card in words: the message `on-<field>-<value>`, otherwise its name as an option."""
    key = key_of("on", re.sub(r"[^\w-]", "-", f"{field}-{value}"))
    return words.say(key) if words.has(key) else words.name(value)


def card_row(card: PackCard) -> str:
    """Return the row of the pack as text, for comparing it with the printed card."""
    plain = {
        name: value
        for name, value in msgspec.to_builtins(card).items()
        if name not in ("id", "names", "provenance", "origin") and value not in ("", None, [], {})
    }
    shown = {name: printable(msgspec.json.encode(value).decode(), _LONGEST_VALUE) for name, value in plain.items()}
    return " · ".join(f"{name} = {value}" for name, value in shown.items())


def _card(pack: Pack, id: str) -> tuple[str, PackCard] | None:
    """Return the kind and the row of a card in a pack, None if there is no such card."""
    return next(((kind, table[id]) for kind, table in pack.tables.items() if id in table), None)


def clauses(words: Words, settings: UISettings, ids: Iterable[str], names: Iterable[str]) -> list[ClauseView]:
    """Return the clauses that mention something: those related by the game, then those whose text has its name."""
    every = words.game.clauses if words.game else {}
    named = [clause for id in ids for clause in settings.related_clauses.get(id, ()) if clause in every]
    for name in names:
        stem = _ENDS.sub("", name.casefold()) if len(name) > 4 else ""
        if stem:
            named += [id for id, clause in every.items() if stem in clause.says(words.language).casefold()]
    return [ClauseView(id, words.rule(id)) for id in list(dict.fromkeys(named))[:_MOST_CLAUSES]]
