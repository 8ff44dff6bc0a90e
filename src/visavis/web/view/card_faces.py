"""View models of cards, for the template that draws them: small on the table, or enlarged."""

from __future__ import annotations

import re
from typing import Any

import msgspec

from visavis.core import CardPayment, Question, Seen, Session
from visavis.core.card_face import CardFace, CardSide, Icon, Message
from visavis.web.view.board import BoardHighlights
from visavis.web.view.controls import Button
from visavis.web.view.events import Digest, StoryPart
from visavis.web.view.ui_settings import CardForm, CardKind, UISettings, Zone, ui_settings
from visavis.words import Words, key_of

_BETWEEN = "about-and"
"""The key of the text between two icons of a side."""
_BREAKS = "long-words"
"""The key of a game's long words, each with hyphens where it may be broken."""
_SOFT = "\u00ad"
_ENCODER = msgspec.json.Encoder()
_MOST_KEPT = 1200
"""Maximum number of cached faces of one reader."""


class CardIcon(msgspec.Struct, frozen=True, kw_only=True):
    """An icon of a card with its number, as printed."""

    id: str
    icon: str
    number: str
    colour: str
    text: str = ""
    """The same in words; empty where the side has no words for each icon."""


class CardSideView(msgspec.Struct, frozen=True, kw_only=True):
    """One side of a card, or one line of its table."""

    id: str
    title: str
    letter: str
    """A mark for a small card: the first letter of the title, or the number of a line."""
    shown: bool
    icons: tuple[CardIcon, ...]
    text: str
    cost: tuple[CardIcon, ...]
    keyword: str
    rows: tuple[str, ...]
    """The lines of a scoring, in words."""
    range: str
    """The least and the most points of a scoring."""
    counted_icon: str
    answer: str = ""
    """The answer that this side stands for, where sides are the options of a question."""


class CardView(msgspec.Struct, frozen=True, kw_only=True):
    """A card, ready for the template."""

    id: str
    kind: str
    style: CardKind
    kind_name: str
    kind_short: str
    icon: str
    name: str
    hyphenated: str
    """The short name with soft hyphens: a small card is narrower than a long word."""
    mark: str
    """Label beside the name of a card whose values are not the printed ones."""
    type_icon: str
    type_name: str
    sides: tuple[CardSideView, ...]
    points: int
    number: int
    remaining: str
    """The remaining cost in words."""
    ready: bool
    cost: int
    paid: int
    tokens: int
    place: str
    """The card above it, in words."""
    place_icon: str
    under: tuple[str, ...]
    """The names of the cards under it."""
    label: str
    """Full description in words, for screen readers."""
    seed: int
    """Seed for the variant of its picture; deterministic by card id."""
    key: str = ""
    """Equal for two cards that look alike: their faces are drawn once."""
    caption: str = ""
    link: str = ""
    about: str = ""
    chosen: bool = False

    @property
    def classes(self) -> str:
        """Return the CSS classes of its kind."""
        return f"k-{self.kind} tone-{self.style.tone} form-{self.style.form}"

    @property
    def only_side(self) -> bool:
        """Return True if exactly one of several sides counts now."""
        return len(self.sides) > 1 and sum(side.shown for side in self.sides) == 1


class Artist:
    """Factory for view models of cards, in one language and with the icons of one game."""

    def __init__(self, words: Words, settings: UISettings) -> None:
        self.words = words
        self.settings = settings
        listed = words.say(_BREAKS).split() if words.has(_BREAKS) else []
        self._breaks = {word.replace("-", ""): word.replace("-", _SOFT) for word in listed}

    def face(self, face: CardFace) -> CardView:
        """Return the view model of a card: its head, its sides with their icons, the cards under it. Cached."""
        key = ("face", _ENCODER.encode(face))
        view: CardView | None = self.words.kept.get(key)
        if view is None:
            if len(self.words.kept) >= _MOST_KEPT:
                self.words.kept.clear()
            view = msgspec.structs.replace(self._drawn(face), key=key[1].decode())
            self.words.kept[key] = view
        return view

    def _drawn(self, face: CardFace) -> CardView:
        words, settings = self.words, self.settings
        style = settings.card_kinds.get(face.kind, CardKind())
        sides = [self._side(face, side, style.form) for side in face.sides]
        if sides and sides[-1].letter.isdigit():
            # The last line of a table counts for all higher numbers, too.
            sides[-1] = msgspec.structs.replace(sides[-1], letter=f"{sides[-1].letter}+")
        kind_name = self._kind(face.kind)
        parts = [kind_name, words.name(face.type) if face.type else "", words.name(face.left)]
        parts += [
            f"{side.title}: {side.text}" if side.title else side.text for side in sides if side.shown and side.text
        ]
        name = words.name(face.id)
        return CardView(
            id=face.id,
            kind=face.kind,
            style=style,
            kind_name=kind_name,
            kind_short=words.short(key_of("kind", face.kind)) if kind_name else "",
            icon=settings.topic_icons.get(face.kind, "card"),
            name=name,
            hyphenated=re.sub(r"\w+", lambda word: self._breaks.get(word[0], word[0]), settings.short_name(name)),
            mark=words.name(face.id, "labelled").removeprefix(name) if not face.printed else "",
            type_icon=settings.icons.get(face.type, ""),
            type_name=words.name(face.type) if face.type else "",
            sides=tuple(sides),
            points=face.points,
            number=face.number,
            remaining=words.name(face.left) if face.left else "",
            ready=bool(face.left and face.cost) and face.paid >= face.cost,
            cost=face.cost,
            paid=face.paid,
            tokens=face.tokens,
            place=words.name(face.lies) if face.lies else "",
            place_icon=settings.topic_icons.get(face.lies, style.place_icon),
            under=tuple(words.name(id) for id in face.under),
            label=", ".join([name, *filter(None, parts)]),
            seed=sum(map(ord, face.id)),
        )

    def _kind(self, kind: str) -> str:
        key = key_of("kind", kind)
        return self.words.say(key) if self.words.has(key) else ""

    def _side(self, face: CardFace, side: CardSide, form: CardForm) -> CardSideView:
        """Return a side: its icons with numbers and in words, its price, its scoring."""
        words = self.words
        texts = self._texts(side.says)
        icons = [self._icon(icon) for icon in side.icons]
        icons = [msgspec.structs.replace(icon, text="".join(texts[n : n + 1])) for n, icon in enumerate(icons)]
        key = key_of("side", side.id)
        title = words.say(key) if words.has(key) else words.name(side.id)
        text = words.join_messages(side.says)
        if form in ("halves", "half"):
            text = " ".join(f"{icon.number} {words.name(icon.id)}".strip() for icon in icons)
        rows = (words.say("face-row", least=least, during=during, end=end) for least, during, end in side.rows)
        return CardSideView(
            id=side.id,
            title=title,
            letter=side.id if side.id.isdigit() else title[:1] if face.up == "" else "",
            shown=not face.up or face.up == side.id,
            icons=tuple(icons),
            text=text,
            cost=tuple(self._icon(icon) for icon in side.cost),
            keyword=words.say(key_of("keyword", side.keyword)) if side.keyword else "",
            rows=tuple(rows),
            range=f"{side.rows[0][2]}–{side.rows[-1][2]}" if side.rows else "",
            counted_icon=self._counted(side.counts),
        )

    def _texts(self, says: tuple[Message, ...]) -> list[str]:
        """Return the words of a side, icon by icon."""
        groups: list[list[Message]] = [[]]
        for message in says:
            if message[0] == _BETWEEN:
                groups.append([])
            else:
                groups[-1].append(message)
        return [self.words.join_messages(group) for group in groups if group]

    def _counted(self, counts: str) -> str:
        """Return the icon of the things that a scoring counts."""
        kind, _, of = counts.partition(".")
        return self.settings.icons.get(of, "") or self.settings.icons.get(kind, "")

    def _icon(self, icon: Icon) -> CardIcon:
        """Return an icon as a symbol, with its number as it is printed on a card."""
        id, number = icon
        word, _, _ = id.partition(".")
        icons = self.settings.icons
        text = str(abs(number)) if number else ""
        if text and (word in self.settings.show_plus_sign or number < 0):
            text = f"{'−' if number < 0 else '+'}{text}"
        symbol, colour = icons.get(id) or icons.get(word, ""), self.settings.icon_colours.get(id, "")
        return CardIcon(id=id, icon=symbol, number=text, colour=colour)


# The table of a moment


class CountView(msgspec.Struct, frozen=True, kw_only=True):
    """A value of a seat or of the whole table, such as points."""

    id: str
    icon: str
    name: str
    text: str


class CardRowView(msgspec.Struct, kw_only=True):
    """A row of cards."""

    id: str
    zone: str
    settings: Zone
    title: str
    icon: str
    cards: list[CardView]


class SeatView(msgspec.Struct, kw_only=True):
    """A seat: its values, the card that stands for it, its rows."""

    seat: str
    name: str
    face: CardView | None
    counts: list[CountView]
    rows: list[CardRowView] = []


class CardTable(msgspec.Struct, kw_only=True):
    """The table of a card game, ready for the template."""

    middle: list[CardView] = []
    """The cards in the middle of the table, each with a caption."""
    facts: list[CountView] = []
    rounds: str = ""
    rounds_about: str = ""
    rows: list[CardRowView] = []
    """The reader's own rows and those of the middle."""
    mine: SeatView | None = None
    others: list[SeatView] = []
    large: list[CardView] = []
    """The cards that the question is about, enlarged."""
    faces: dict[str, CardView] = {}
    """The cards of the options, by their answers or addresses."""
    prices: dict[str, str] = {}
    """Short text with the price or the yield of each verb or option, by answer or address."""
    verbs: list[Button] = []
    """All verbs in their places; one that is not possible has neither address nor answer, and shows the reason."""
    sides: list[CardSideView] = []
    """The sides of one card that are the options themselves."""
    tapping: bool = False
    taken: str = ""
    """The verb and the values that the tapped cards are for, as an answer."""
    chosen: frozenset[str] = frozenset()
    """Cards that are selected to begin with."""
    gives: dict[str, int] = {}
    needs: str = ""
    sums: dict[str, dict[str, int]] = {}
    """Value of each card by colour (`CardPayment.sums`)."""
    brings: str = ""
    """The text before these sums."""
    ok: str = ""
    """Label of the button that confirms the ticked cards."""
    ok_ticked: str = ""
    """The same after the number of ticked cards; empty: one label for any number."""
    story: list[StoryPart] = []
    digest: list[Digest] = []
    """The deeds of each other seat since the reader's last answer, in a line each."""
    told: list[StoryPart] = []
    """Parts of the story if only the reader acted: shown beside the question."""

    @property
    def hand(self) -> list[CardRowView]:
        """Return the rows that are held in hand."""
        return [row for row in self.rows if row.settings.place == "hand" and row.cards]

    def rows_at(self, place: str) -> list[CardRowView]:
        """Return the rows at a place of the table (`Zone.place`)."""
        return [row for row in self.rows if row.settings.place == place and row.cards]


class ScoreColumn(msgspec.Struct, frozen=True, kw_only=True):
    """The final scoring of one side."""

    name: str
    rows: tuple[tuple[str, int], ...]
    total: int
    wins: bool


class Moment:
    """One moment of a card game, as one seat sees it."""

    def __init__(self, session: Session, seen: Seen, words: Words, marks: BoardHighlights) -> None:
        self.session, self.seen, self.words, self.marks = session, seen, words, marks
        self.settings = ui_settings(session.game)
        self.artist = Artist(words, self.settings)
        self.links = dict(marks.links)
        for option, link in marks.links.items():
            # A deck is its uppermost card.
            face = self.face_of(option)
            if face is not None:
                self.links.setdefault(face.id, link)

    def face_of(self, id: str) -> CardFace | None:
        """Return a card as this seat sees it; None if it is no card or hidden."""
        return self.session.game.ui.card_face(self.seen.view, self.session.pack, id) if id else None

    def means_own(self, verb: object, id: str) -> bool:
        """Return True if a verb is about the own cards of a kind, not about the deck with the same id."""
        face = self.face_of(id)
        return face is not None and face.id != id and verb not in self.settings.deck_verbs

    def payment(self, question: Question, chosen: tuple[Any, ...] = ()) -> CardPayment | None:
        """Return how a question is answered by tapping cards, with the verb and the values chosen before."""
        return self.session.game.ui.card_payment(self.seen.view, question, chosen)

    def drawn(self, id: str, caption: str = "") -> CardView | None:
        """Return the view model of a card, with links to use it and to the page about it; None if it has no face."""
        face = self.face_of(id)
        if face is None:
            return None
        link = self.links.get(id) or self.links.get(face.id, "")
        about = self.marks.about(face.id) if self.session.pack.provenance(face.id) is not None else ""
        chosen = self.marks.chosen in (id, face.id)
        return msgspec.structs.replace(self.artist.face(face), caption=caption, link=link, about=about, chosen=chosen)
