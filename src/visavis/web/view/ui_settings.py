"""Settings of a game's page, read from `ui.toml`: icons, order of verbs, colours.

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
"""Layout of a card: by its sides, as a table of numbers, as two halves, or as one half of such a card."""
Tone = Literal["red", "green", "blue", "yellow", "strong", "soft", "line"]
"""A colour of the page: each has a light and a dark form in `style.css`."""


class CardKind(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Appearance of the cards of one kind."""

    tone: Tone = "soft"
    form: CardForm = "sides"
    picture: str = "rings"
    """A motif of `faces.html`."""
    large_in_question: bool = True
    """Whether a question about such a card shows it enlarged: useless where the card is next to the question."""
    two_sided: bool = False
    """Whether its second side is printed on its back."""
    place_icon: str = ""
    """Default icon for the place of such a card."""

    @property
    def enlarged(self) -> bool:
        """Return True if enlarging a card shows more of it: halves show everything when they are small."""
        return self.form not in ("halves", "half")


class Zone(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Position of a row of cards on the table of a card game."""

    place: Literal["hand", "before_middle", "after_middle"] = "after_middle"
    """In hand, which is shown beside a question; or on the table, before or after its middle."""
    narrow: bool = False
    """Whether it takes one column of two on a wide screen."""


class UISettings(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Settings of a game's page, by id. An icon is named as in `icons.svg`, without the `i-`."""

    verb_order: tuple[str, ...] = ()
    """The verbs in their order on the page; those not named come after them."""
    advanced_verbs: tuple[str, ...] = ()
    """Verbs that are rarely needed: folded away."""
    side_verbs: tuple[str, ...] = ()
    """Verbs that only prepare something: where one other form is offered beside them, it is filled in at once."""
    useless_with: dict[str, tuple[str, ...]] = {}
    """Verbs that are useless if only these others are possible: they are not offered then."""
    grids: dict[str, int] = {}
    """Verbs drawn as a grid: rows are the options of the first field, columns this many values of the second."""
    spread_fields: tuple[str, ...] = ()
    """Fields whose options are offered at once beside a tapped space, instead of their verb."""
    turn_questions: tuple[str, ...] = ()
    """Questions of a person's own turn: an answer ends it (`GameUI.turn_end`) unless the person wants to tell more."""
    standing_amounts: dict[str, str] = {}
    """Yes-or-no questions out of turn that a seat may answer in advance, each with the argument that has the amount."""
    quick_verbs: tuple[str, ...] = ()
    """Verbs without fields that can be tapped below the news, such as for nothing to tell (`quick-<verb>`)."""
    folded_options: dict[str, tuple[str, ...]] = {}
    """Options of an expansion by question: folded away under `fold-<question>`."""
    cheapest_first: tuple[str, ...] = ()
    """Fields whose options are offered by their price; those without any among them change nothing and are left out."""
    fixed_slots: dict[str, tuple[int, ...]] = {}
    """Fields whose options keep their places: an impossible one is shown disabled, with the reason."""
    deck_verbs: tuple[str, ...] = ()
    """Verbs that take from decks: only there a deck is shown as its top card."""
    read_before_play: tuple[str, ...] = ()
    """Verbs of cards that are read before they are played: not even the only one is played by tapping the verb."""
    laying_verbs: tuple[str, ...] = ()
    """Verbs that lay cards under others: those others are offered instead of the values of the verb."""
    verb_icons: dict[str, str] = {}
    player_icons: dict[str, str] = {}
    """Faces of computer players with a character, by policy."""
    terrains: dict[str, str] = {}
    """Icons and colours of terrains, named as in `icons.svg` without the `t-`."""
    unnamed_terrains: tuple[str, ...] = ()
    """Terrains that never have pieces, drawn without a name."""
    piece_owners: dict[str, Owner] = {}
    """Owners of pieces, by a segment of the id: `your_dwelling` belongs to `your`."""
    marked_pieces: tuple[str, ...] = ()
    """Segments of ids of pieces that carry a marker."""
    piece_icons: dict[str, str] = {}
    """Icons of pieces, by id without the owner's segment."""
    draw_each: tuple[str, ...] = ()
    """Pieces that are drawn separately instead of as one with a count."""
    effect_icons: dict[str, str] = {}
    """Icons of instructions, by the tag of the effect."""
    optional_instructions: dict[str, str] = {}
    """Instructions that a person may decline, each with the field that has its cost in points."""
    topic_icons: dict[str, str] = {}
    """Icons of other things: cards, tracks, goods."""
    card_symbols: dict[str, str] = {}
    """Icons of the symbols on a card that is read in, by the first segment of the id."""
    allow_empty_slots: tuple[str, ...] = ()
    """Verbs that read in a card whose slots may be empty between others."""
    icons: dict[str, str] = {}
    """Symbols printed on cards, by the id of the icon or its first segment."""
    show_plus_sign: tuple[str, ...] = ()
    """First segments of ids of icons whose numbers are shown with a plus sign."""
    nested_rows: tuple[str, ...] = ()
    """Rows of cards that are drawn with the cards above or below them."""
    headline_effects: tuple[str, ...] = ()
    """Effects that begin a new line in the story of a turn; others are appended to the line before them."""
    explainable_effects: tuple[str, ...] = ()
    """Those of them that are decisions: they link to an explanation."""
    turn_effects: tuple[str, ...] = ()
    """Not used since 1.2: `StatisticsFields.turn_effects` says how turns are counted."""
    hidden_effects: tuple[str, ...] = ()
    """Effects that are omitted from the story and from the news."""
    cleanup_effects: tuple[str, ...] = ()
    """Instructions that prepare the table: one line without a number where the app tracks everything."""
    tile_action_verbs: tuple[str, ...] = ()
    """Verbs that use a tile: only its yield is drawn, not all its icons."""
    resource_fields: tuple[str, ...] = ()
    """Fields of effects with goods that a seat gains or pays: drawn as icons with a sign."""
    each_symbol_once: tuple[str, ...] = ()
    """Verbs that read in a card on which each symbol is printed once: as many slots as symbols."""
    not_beyond: dict[str, str] = {}
    """Fields of such cards whose number is at most that of another one: only those are offered."""
    only_beyond: dict[str, str] = {}
    """Fields of such cards whose number is greater than that of another one."""
    point_sources: dict[str, str] = {}
    """Sources of points (`source-<id>`), by the clause that scores them or by its section."""
    related_clauses: dict[str, tuple[str, ...]] = {}
    """Clauses about a card, a kind of cards or a panel, where they cannot be found by its name."""

    card_kinds: dict[str, CardKind] = {}
    """Appearance of cards, by `CardFace.kind`."""
    icon_colours: dict[str, Tone] = {}
    """The colours of icons on cards, by the id of the icon."""
    zones: dict[str, Zone] = {}
    """Positions of rows of cards, by the id of the panel without its seat."""
    price_reasons: tuple[str, ...] = ()
    """Prefixes of the ids of reasons that mean "too expensive": the price is shown instead of such a reason."""
    short_names: str = ""
    """Separator before the part of a name that is drawn as icons instead, such as " (". Empty: none."""
    bowl_icon: str = ""
    """The icon of the tokens in the bowls of a seat board, which also pay for tiles with a price."""
    home_order: int = 50
    """Place of the game on the home page, the smallest first; games with the same one are sorted by name."""
    tryout_first: bool = False
    """Whether this game is listed first among those that can be tried."""

    def sign(self, id: object) -> tuple[str, str]:
        """Return the symbol of an option, and of a terrain its colour instead; both empty if it has none."""
        if not isinstance(id, str):
            return "", ""
        if id in self.terrains and id not in self.unnamed_terrains:
            return "", self.terrains[id]
        tables = (self.icons, self.topic_icons, self.piece_icons, self.card_symbols)
        kind, _, number = id.partition("_")
        # Goods with their number (`gold_2`), and symbols of a printed card.
        ids = (id, kind) if number.isdigit() else (id,)
        icon = next((table[name] for name in ids for table in tables if name in table), "")
        return icon or self.card_symbols.get(kind, ""), ""

    def short_name(self, name: str) -> str:
        """Return a name without the part that is drawn as icons."""
        return name.partition(self.short_names)[0] if self.short_names else name

    def ordered(self, forms: Iterable[Form]) -> list[Form]:
        """Return forms in the order of the page. It is independent of earlier answers: people learn the places."""
        place = {verb: index for index, verb in enumerate(self.verb_order)}
        return sorted(forms, key=lambda form: place.get(form.verb, len(place)))

    def useful(self, forms: Iterable[Form]) -> list[Form]:
        """Return the ordered forms without useless verbs (`useless_with`)."""
        in_order = self.ordered(forms)
        verbs = {form.verb for form in in_order}
        return [
            form
            for form in in_order
            if form.verb not in self.useless_with or verbs - {form.verb, *self.useless_with[form.verb]}
        ]

    def piece(self, id: str) -> tuple[Owner | None, str, bool]:
        """Return the owner of a piece, its icon, and whether it carries a marker."""
        segments = id.split("_")
        owner = next((segment for segment in segments if segment in self.piece_owners), None)
        kind = "_".join(segment for segment in segments if segment != owner)
        return (
            self.piece_owners.get(owner or ""),
            self.piece_icons.get(kind or id, ""),
            bool(set(segments) & set(self.marked_pieces)),
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
