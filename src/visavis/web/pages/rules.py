"""Pages to read: the rules of a game with a search, the provenance of its values, help."""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import lru_cache
from importlib import resources
from typing import Any

import msgspec

from visavis.core import Clause, Game, Pack, Session, get_game
from visavis.core.pack import PackCard, shipped_packs
from visavis.web.app import BareApp
from visavis.web.http import Request, Response, to
from visavis.web.pages.about import card_row
from visavis.web.pages.home import tiles
from visavis.web.view import hints
from visavis.web.view.card_faces import Artist, CardView
from visavis.web.view.ui_settings import ui_settings
from visavis.words import Words, key_of

HELP = ("what", "turn", "board", "cards", "why", "undo", "correct", "phone", "saves", "values")
"""Sections of the help, in the order in which a new user needs them."""
_LONGEST = 80
PROVENANCES = ("reconstructed", "likely", "official", "read")
"""Provenances, from the values an owner should check to those read from printed cards."""


class RuleView(msgspec.Struct, frozen=True):
    """View model of a clause and its interpretation."""

    id: str
    says: str
    reading: str
    open: bool
    reason: str


class CardRow(msgspec.Struct, frozen=True):
    """View model of a card: its name, a description if the game has one, and its row of the pack."""

    name: str
    does: list[str]
    row: str
    printed: str
    """Address of the page where the printed values are entered."""


class CardKind(msgspec.Struct, frozen=True):
    """The cards of one kind."""

    name: str
    rows: list[CardRow]


class ProvenanceGroup(msgspec.Struct, frozen=True):
    """The cards whose values come from the same kind of source."""

    id: str
    kinds: list[CardKind]

    @property
    def count(self) -> int:
        """Return the number of cards."""
        return sum(len(kind.rows) for kind in self.kinds)


def help_page(app: BareApp, request: Request) -> Response:
    """Render the help."""
    words = app.words(request)
    sections = [(id, words.say(f"web-help-{id}"), words.say(f"web-help-{id}-text")) for id in HELP]
    games = [(tile.id, tile.name) for tile in tiles(app, words, []) if get_game(tile.id).clauses]
    return app.page(request, "help.html", words, parts=sections, games=games)


def close_hint(app: BareApp, request: Request) -> Response:
    """Record in a cookie that a hint was read, so that it is not shown again."""
    back = request.given("back")
    inside = re.fullmatch(r"/game/[a-z0-9]{1,40}", back)
    return to(back if inside else "/", cookies=hints.known(request, request.given("hint")))


# The rules


class GuideSection(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A section of `guide.toml`: `guide-<id>` is its heading, `guide-<id>-text` its text, a paragraph per line."""

    id: str
    cards: tuple[str, ...] = ()


class Guide(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The rules of a game on one page, for people."""

    sections: tuple[GuideSection, ...]


class GuideView(msgspec.Struct, frozen=True):
    """View model of a section: its heading, paragraphs and cards."""

    id: str
    title: str
    lines: list[str]
    cards: list[CardView]


@lru_cache(maxsize=64)
def _read_guide(package: str) -> Guide | None:
    file = resources.files(package) / "guide.toml"
    return msgspec.toml.decode(file.read_bytes(), type=Guide) if file.is_file() else None


def guide_of(game: Game) -> Guide | None:
    """Return the rules of a game on one page, memoized by package; None if it has only clauses."""
    return _read_guide(game.package) if game.package else None


def _guide(game: Game, words: Words) -> list[GuideView]:
    guide, artist = guide_of(game), Artist(words, ui_settings(game))
    shown = []
    for section in guide.sections if guide else ():
        faces = [game.ui.card_face(None, game.default_pack, card) for card in section.cards]
        lines = words.say(key_of("guide", section.id) + "-text").splitlines()
        cards = [artist.face(face) for face in faces if face is not None]
        shown.append(GuideView(section.id, words.say(key_of("guide", section.id)), lines, cards))
    return shown


def rules(app: BareApp, request: Request, id: str) -> Response:
    """Render the clauses of a game by section; `q` filters by words, `only` by open or interpreted ones."""
    game = app.game(id)
    words = Words(app.language(request), game)
    asked = " ".join(request.asked("q").split())[:_LONGEST]
    only = request.asked("only") if request.asked("only") in ("open", "reading") else ""
    every = list(game.clauses.values())
    kept = {"": every, "open": _open(every), "reading": _read(every)}[only]
    matching = [clause for clause in kept if _holds(clause, words, asked.casefold().split())]
    sections: dict[str, list[RuleView]] = {}
    for clause in matching:
        sections.setdefault(clause.heading(words.language), []).append(_rule(clause, words))
    return app.page(
        request,
        "rules.html",
        words,
        game=game,
        guide=[] if asked or only else _guide(game, words),
        asked=asked,
        only=only,
        sections=sections,
        found=len(matching),
        counts={"all": len(every), "open": len(_open(every)), "reading": len(_read(every))},
        reconstructed=_reconstructed(game.default_pack),
    )


def _open(clauses: list[Clause]) -> list[Clause]:
    return [clause for clause in clauses if clause.status == "open"]


def _read(clauses: list[Clause]) -> list[Clause]:
    return [clause for clause in clauses if clause.reading]


def _holds(clause: Clause, words: Words, wanted: list[str]) -> bool:
    language = words.language
    parts = (clause.id, clause.heading(language), clause.says(language), clause.read_as(language))
    text = " ".join(parts).casefold()
    return all(word in text for word in wanted)


def _rule(clause: Clause, words: Words) -> RuleView:
    says, reading = clause.says(words.language), clause.read_as(words.language)
    return RuleView(clause.id, says, reading, clause.status == "open", clause.reason)


# Provenance of values


def values(app: BareApp, request: Request, id: str) -> Response:
    """Render the values of a game's cards by provenance; `pack` selects a shipped pack."""
    game = get_game(id)
    packs = shipped_packs(game.folder) if game.pack else {}
    asked = request.asked("pack")
    pack = game.default_pack
    if game.pack and asked in packs and asked != game.pack.default:
        pack = game.pack.read(packs[asked].read_text("utf-8"))
    return _values(app, request, game, pack, None, "")


def values_of_game(app: BareApp, request: Request, id: str) -> Response:
    """Render the values of the cards in a running game, as far as the game reveals which ones it uses."""
    with app.at(request, id) as opened:
        session = opened.session
        return _values(app, request, session.game, session.pack, _named(session), id)


def _named(session: Session) -> frozenset[str] | None:
    """Return the ids in the state and options of a game; None if cards are hidden, empty if a person reads them."""
    game, header = session.game, session.header
    if game.hidden:
        return None
    if game.deals_pack is not None and not game.deals_pack(game.read_options(header.options)):
        return frozenset()
    return frozenset((*_texts(session.timeline.now.to_plain()), *_texts(header.options)))


def _values(app: BareApp, request: Request, game: Game, pack: Pack, named: frozenset[str] | None, id: str) -> Response:
    """Render values by provenance. `named` limits each kind to these ids; a kind with none of them is shown whole."""
    words = Words(app.language(request), game, pack)
    groups = []
    for provenance in PROVENANCES:
        kinds = []
        for kind, cards in pack.tables.items():
            dealt = (
                cards
                if named is None or not named & cards.keys()
                else {id: card for id, card in cards.items() if id in named}
            )
            rows = [_row(card, game, pack, words) for card in dealt.values() if card.least_certain == provenance]
            if named == frozenset():
                rows = []
            if rows:
                kinds.append(CardKind(words.say(key_of("cards", kind)), rows))
        groups.append(ProvenanceGroup(provenance, kinds))
    return app.page(
        request, "values.html", words, game=game, groups=groups, pack=pack.id, game_id=id, dealt=named != frozenset()
    )


def _row(card: PackCard, game: Game, pack: Pack, words: Words) -> CardRow:
    does = [words.say(key, **args) for key, args in game.ui.describe(pack, card.id)]
    name = f"{card.name(words.language)} ({words.say('web-pack-from', name=card.origin)})" if card.origin else ""
    kind = next(kind for kind, table in pack.tables.items() if table.get(card.id) is card)
    return CardRow(name or card.name(words.language), does, card_row(card), f"/packs/{game.id}/{kind}/{card.id}")


def _reconstructed(pack: Pack) -> int:
    return pack.provenances["reconstructed"]


def _texts(plain: Any) -> list[str]:
    """Return all strings in a plain value, recursively."""
    if isinstance(plain, str):
        return [plain]
    if isinstance(plain, Mapping):
        return [text for name, value in plain.items() for text in (*_texts(name), *_texts(value))]
    if isinstance(plain, (list, tuple)):
        return [text for value in plain for text in _texts(value)]
    return []
