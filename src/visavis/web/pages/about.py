"""What a card, a tile or a track is: what it does, where its values come from, which clauses speak of it."""

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
from visavis.web.view.ui_settings import UISettings, ui_settings
from visavis.words import Words, key_of

PANEL = "panel:"
"""What begins so is a track, a row of cards or another panel, by its id."""
_LONGEST = 120
_MOST_CLAUSES = 6
_TAPS = re.compile(r"(?:[\w.~-]|%[0-9A-F]{2}|[=&+])*")
_ENDS = re.compile(r"(?:en|er|es|n|s|e)\Z")
"""What a plural ends with, so that one card is found where the name of its kind is looked for."""


class ClauseView(msgspec.Struct, frozen=True):
    """A clause with its text."""

    id: str
    says: str


class ThingView(msgspec.Struct, frozen=True, kw_only=True):
    """Everything that is known about one thing on the table."""

    name: str
    kind: str
    icon: str
    does: Sequence[str]
    """What it does, or what is on it now."""
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
    """All that is known about one thing on the table."""
    with app.desk.at(id) as game:
        session = game.session
        words = app.words_of(request, session)
        viewer = game.viewer(request.asked("as"))
        seen = session.seen_by(viewer)
        panels = summary.panels(session, seen)
        what = request.asked("what")[:_LONGEST]
        settings = ui_settings(session.game)
        if what.startswith(PANEL):
            thing = _of_panel(what.removeprefix(PANEL), panels, words, settings)
        elif cell := next((cell for cell in _cells(panels) if cell.name == what), None):
            thing = _of_space(cell, session, seen, words, settings)
        elif what and (_card(session.pack, what) or what in shown(panels, seen)):
            thing = _of_thing(what, session, seen, words, settings)
        else:
            raise Refusal("web.page", given=what[:40])
        back = request.asked("back")
        taps = back if _TAPS.fullmatch(back) else ""
        face = card_table.large(session, seen, words, what)
        return app.page(request, "about.html", words, game=game, viewer=viewer, taps=taps, thing=thing, face=face)


def shown(panels: Iterable[Panel], seen: Seen) -> set[str]:
    """All ids that lie on the table or are asked for, as somebody sees them."""
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


# What is told


def _of_thing(what: str, session: Session, seen: Seen, words: Words, settings: UISettings) -> ThingView:
    """A card of the pack, something made of such cards, or another thing that has a name."""
    pack = session.pack
    kind, card = _card(pack, what) or ("", None)
    kind_name = words.say(key_of("cards", kind)) if kind and words.has(key_of("cards", kind)) else ""
    does = words.describe(what, seen.view)
    name = words.name(what)
    parts = [] if card else [part for part in re.split(r"[>+]", what) if part != what and _card(pack, part)]
    return ThingView(
        name=name,
        kind=kind_name,
        icon=settings.topic_icons.get(what, "") or settings.topic_icons.get(kind, "") or "card",
        does=[does] if does else card_texts(card, words) if card else [],
        parts=[(part, words.name(part, "labelled"), words.describe(part, seen.view)) for part in parts],
        provenance=card.provenance if card else "",
        origin=card.origin if card else "",
        printed=f"/packs/{session.game.id}/{kind}/{card.id}" if card else "",
        row=card_row(card) if card else "",
        pack=pack.id,
        # A kind whose clauses the game names is not searched for by its name too.
        clauses=clauses(
            words, settings, (what, kind), (name,) if kind in settings.related_clauses else (name, kind_name)
        ),
    )


def _cells(panels: Iterable[Panel]) -> Iterable[Cell]:
    return (cell for panel in panels if isinstance(panel, HexMap | Areas) for cell in panel.cells)


def _of_space(cell: Cell, session: Session, seen: Seen, words: Words, settings: UISettings) -> ThingView:
    """A space of a board: its ground, what stands there, what it borders on, and all that is known besides."""
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
    """A track or a row: what lies on it now."""
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
    """What stands on a card, value by value, as far as the game has words for it (`on-<field>`)."""
    texts = []
    for name, value in msgspec.structs.asdict(card).items():
        key = key_of("on", name)
        if words.has(key) and value not in ("", 0, False, None, (), "none", -1):
            each = [_word(name, item, words) for item in (value if isinstance(value, tuple) else (value,))]
            texts.append(words.say(key, value=", ".join(each) if not isinstance(value, int) else value))
    return texts


def _word(field: str, value: object, words: Words) -> str:
    """A value of a card in words: as the game says it there (`on-<field>-<value>`), or like an option."""
    key = key_of("on", re.sub(r"[^\w-]", "-", f"{field}-{value}"))
    return words.say(key) if words.has(key) else words.name(value)


def card_row(card: PackCard) -> str:
    """Return the row of the pack as text, for comparing it with the printed card."""
    plain = {
        name: value
        for name, value in msgspec.to_builtins(card).items()
        if name not in ("id", "names", "provenance", "origin") and value not in ("", None, [], {})
    }
    return " · ".join(f"{name} = {msgspec.json.encode(value).decode()}" for name, value in plain.items())


def _card(pack: Pack, id: str) -> tuple[str, PackCard] | None:
    """The kind and the row of a card in a pack."""
    return next(((kind, table[id]) for kind, table in pack.tables.items() if id in table), None)


def clauses(words: Words, settings: UISettings, ids: Iterable[str], names: Iterable[str]) -> list[ClauseView]:
    """The clauses that speak of something: those that the game names for it, then those with its name in them."""
    every = words.game.clauses if words.game else {}
    named = [clause for id in ids for clause in settings.related_clauses.get(id, ()) if clause in every]
    for name in names:
        stem = _ENDS.sub("", name.casefold()) if len(name) > 4 else ""
        if stem:
            named += [id for id, clause in every.items() if stem in clause.says(words.language).casefold()]
    return [ClauseView(id, words.rule(id)) for id in list(dict.fromkeys(named))[:_MOST_CLAUSES]]
