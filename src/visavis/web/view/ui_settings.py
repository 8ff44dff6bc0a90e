"""`ui.toml`: the icons, orders and colours with which the page draws a game.

A game without this file is drawn with letters. `looks.toml`, its name in 1.0, is deprecated and removed in 1.3.
"""

from __future__ import annotations

import warnings
from collections.abc import Iterable
from functools import lru_cache
from importlib import resources
from typing import Literal

import msgspec

from visavis.core import Form, Game

Owner = Literal["you", "bot", "other"]

LEGACY_KEYS = {
    "first": "verb_order", "rare": "advanced_verbs", "beside": "useless_with", "places": "fixed_slots",
    "decks": "deck_verbs", "read": "read_before_play", "verbs": "verb_icons", "effects": "effect_icons",
    "kinds": "piece_icons", "grounds": "terrains", "quiet": "unnamed_terrains", "owners": "piece_owners",
    "uses": "tile_action_verbs", "goods": "resource_fields", "once": "each_symbol_once", "sources": "point_sources",
    "clauses": "related_clauses", "marked": "marked_pieces", "repeated": "draw_each",
    "offers": "optional_instructions", "about": "topic_icons", "symbols": "card_symbols", "gaps": "allow_empty_slots",
    "plus": "show_plus_sign", "within": "nested_rows", "heads": "headline_effects", "decided": "explainable_effects",
    "turns": "turn_effects", "unsaid": "hidden_effects", "cleared": "cleanup_effects",
}  # fmt: skip
"""The keys of `looks.toml`, each with its name in `ui.toml`; keys that are not listed have the same name."""


CardForm = Literal["sides", "table", "halves", "half"]
"""How a card is laid out: by its sides, as a table of numbers, as two halves, or as one half of such a card."""
Tone = Literal["red", "green", "blue", "yellow", "strong", "soft", "line"]
"""A colour of the page: each has a light and a dark form in `style.css`."""


class CardKind(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How the cards of one kind are drawn."""

    tone: Tone = "soft"
    form: CardForm = "sides"
    picture: str = "rings"
    """A motif of `faces.html`."""
    large_in_question: bool = True
    """Whether a question about such a card shows it enlarged: of no use where the card lies beside the question."""
    two_sided: bool = False
    """Whether its second side is printed on its back."""
    place_icon: str = ""
    """The icon of the place where such a card lies, where that place has none of its own."""

    @property
    def enlarged(self) -> bool:
        """Whether a card can be read better when it is enlarged: halves show all they have when they are small."""
        return self.form not in ("halves", "half")


class Zone(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Where a row of cards lies on the table of a card game."""

    place: Literal["hand", "before_middle", "after_middle"] = "after_middle"
    """In hand, which is shown beside a question; or on the table, before or after its middle."""
    narrow: bool = False
    """Whether it takes one column of two on a wide screen."""


class UISettings(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The symbols of a game, by id. A symbol is named as in `icons.svg`, without the `i-`."""

    verb_order: tuple[str, ...] = ()
    """The verbs in their order on the page; those not named come after them."""
    advanced_verbs: tuple[str, ...] = ()
    """Verbs that people seldom need."""
    useless_with: dict[str, tuple[str, ...]] = {}
    """Verbs that are of no use where only these others are possible: they are not offered there."""
    fixed_slots: dict[str, tuple[int, ...]] = {}
    """Fields whose options keep their places: one that is not possible now stands there in grey, with the reason."""
    deck_verbs: tuple[str, ...] = ()
    """Verbs that take from decks: a deck is shown as its uppermost card there, and nowhere else."""
    read_before_play: tuple[str, ...] = ()
    """Verbs of cards that are read before they are played: not even the only one is played by tapping the verb."""
    verb_icons: dict[str, str] = {}
    terrains: dict[str, str] = {}
    """Grounds with a symbol and a colour of their own, named as in `icons.svg` without the `t-`."""
    unnamed_terrains: tuple[str, ...] = ()
    """Grounds on which nothing stands, drawn without a name."""
    piece_owners: dict[str, Owner] = {}
    """Whose a piece is, by a part of its id: `your_dwelling` belongs to `your`."""
    marked_pieces: tuple[str, ...] = ()
    """Parts of ids of pieces that carry a marker."""
    piece_icons: dict[str, str] = {}
    """What a piece is, by the rest of its id."""
    draw_each: tuple[str, ...] = ()
    """Things of which two are drawn as two, not as one with a number."""
    effect_icons: dict[str, str] = {}
    """What an instruction is about, by the effect's name."""
    optional_instructions: dict[str, str] = {}
    """Instructions that a person may take or leave, each with its field of what it costs in points."""
    topic_icons: dict[str, str] = {}
    """Other things: cards, tracks, goods."""
    card_symbols: dict[str, str] = {}
    """What stands on a card that is read in, by the first part of its id."""
    allow_empty_slots: tuple[str, ...] = ()
    """Verbs of cards that are read in whose places may be empty in the middle."""
    icons: dict[str, str] = {}
    """What stands on a card, by the id of its icon or the first part of it."""
    show_plus_sign: tuple[str, ...] = ()
    """First parts of ids of icons whose numbers are added to something."""
    nested_rows: tuple[str, ...] = ()
    """Rows of cards that are drawn with the cards they lie under or on."""
    headline_effects: tuple[str, ...] = ()
    """Effects that begin a new line in the story of a turn; others are told beside the line before them."""
    explainable_effects: tuple[str, ...] = ()
    """Of these the ones that somebody decided on: there it can be asked why."""
    turn_effects: tuple[str, ...] = ()
    """Effects that begin a turn, where turns are counted and not steps."""
    hidden_effects: tuple[str, ...] = ()
    """Effects that are no part of that story, nor of the news."""
    cleanup_effects: tuple[str, ...] = ()
    """Instructions that make a table ready: one line without a number where the app keeps all that people have."""
    tile_action_verbs: tuple[str, ...] = ()
    """Verbs that use a tile: what that brings is drawn, not all that stands on it."""
    resource_fields: tuple[str, ...] = ()
    """Fields of effects with goods that somebody gains or pays: drawn as icons with a sign."""
    each_symbol_once: tuple[str, ...] = ()
    """Verbs of cards that are read in on which each of some things is printed once: as many places as there are."""
    point_sources: dict[str, str] = {}
    """What points come from, by the clause they are scored with or the section it stands in (`source-<id>`)."""
    related_clauses: dict[str, tuple[str, ...]] = {}
    """Which clauses speak of a card, a kind of cards or a panel, where its name does not say so."""

    card_kinds: dict[str, CardKind] = {}
    """How cards are drawn, by `CardFace.kind`."""
    icon_colours: dict[str, Tone] = {}
    """The colours of icons on cards, by the id of the icon."""
    zones: dict[str, Zone] = {}
    """Where rows of cards lie, by the id of the panel without its seat."""
    price_reasons: tuple[str, ...] = ()
    """How the ids of reasons begin that mean "too expensive": the price is shown instead of such a reason."""
    short_names: str = ""
    """The text at which a name is cut where the rest of it is drawn beside it as icons, such as " (". Empty: never."""
    bowl_icon: str = ""
    """The icon of the tokens in the bowls of a seat board, which also pay for tiles with a price."""
    tryout_first: bool = False
    """Whether this game is listed first among those that can be tried."""

    def short_name(self, name: str) -> str:
        """Return a name without the part that is drawn beside it."""
        return name.partition(self.short_names)[0] if self.short_names else name

    def ordered(self, forms: Iterable[Form]) -> list[Form]:
        """Forms in the order of the page, whatever was used last: a hand learns the places."""
        place = {verb: at for at, verb in enumerate(self.verb_order)}
        return sorted(forms, key=lambda form: place.get(form.verb, len(place)))

    def useful(self, forms: Iterable[Form]) -> list[Form]:
        """The same without verbs that lead nowhere beside the others."""
        found = self.ordered(forms)
        verbs = {form.verb for form in found}
        return [
            form
            for form in found
            if form.verb not in self.useless_with or verbs - {form.verb, *self.useless_with[form.verb]}
        ]

    def piece(self, id: str) -> tuple[Owner | None, str, bool]:
        """Whose a piece is, its symbol, and whether it carries a marker."""
        parts = id.split("_")
        owner = next((part for part in parts if part in self.piece_owners), None)
        kind = "_".join(part for part in parts if part != owner)
        return (
            self.piece_owners.get(owner or ""),
            self.piece_icons.get(kind or id, ""),
            bool(set(parts) & set(self.marked_pieces)),
        )


@lru_cache(maxsize=64)
def _read(package: str) -> UISettings:
    folder = resources.files(package)
    file, legacy_file = folder / "ui.toml", folder / "looks.toml"
    if file.is_file():
        return msgspec.toml.decode(file.read_bytes(), type=UISettings)
    if not legacy_file.is_file():
        return UISettings()
    warnings.warn(
        f"{package}: looks.toml is deprecated since 1.1 and will not be read in 1.3; rename it to ui.toml, "
        "with the keys of docs/new-game.md",
        DeprecationWarning,
        stacklevel=3,
    )
    values = msgspec.toml.decode(legacy_file.read_bytes())
    return msgspec.convert({LEGACY_KEYS.get(key, key): value for key, value in values.items()}, UISettings)


def ui_settings(game: Game) -> UISettings:
    """Return the settings of a game's page, memoized by package."""
    return _read(game.package) if game.package else UISettings()
