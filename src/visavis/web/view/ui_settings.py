"""How a game looks on the page: which of our symbols stand for its verbs, pieces and instructions.

A game says so in its `looks.toml`; a game without one is drawn with letters.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from importlib import resources
from typing import Literal

import msgspec

from visavis.core import Form, Game

Owner = Literal["you", "bot", "other"]


class UISettings(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The symbols of a game, by id. A symbol is named as in `icons.svg`, without the `i-`."""

    first: tuple[str, ...] = ()
    """The verbs in their order on the page; those not named come after them."""
    rare: tuple[str, ...] = ()
    """Verbs that people seldom need."""
    beside: dict[str, tuple[str, ...]] = {}
    """Verbs that are of no use where only these others are possible: they are not offered there."""
    places: dict[str, tuple[int, ...]] = {}
    """Fields whose options keep their places: one that is not possible now stands there in grey, with the reason."""
    decks: tuple[str, ...] = ()
    """Verbs that take from decks: a deck is shown as its uppermost card there, and nowhere else."""
    read: tuple[str, ...] = ()
    """Verbs of cards that are read before they are played: not even the only one is played by tapping the verb."""
    verbs: dict[str, str] = {}
    grounds: dict[str, str] = {}
    """Grounds with a symbol and a colour of their own, named as in `icons.svg` without the `t-`."""
    quiet: tuple[str, ...] = ()
    """Grounds on which nothing stands, drawn without a name."""
    owners: dict[str, Owner] = {}
    """Whose a piece is, by a part of its id: `your_dwelling` belongs to `your`."""
    marked: tuple[str, ...] = ()
    """Parts of ids of pieces that carry a marker."""
    kinds: dict[str, str] = {}
    """What a piece is, by the rest of its id."""
    repeated: tuple[str, ...] = ()
    """Things of which two are drawn as two, not as one with a number."""
    effects: dict[str, str] = {}
    """What an instruction is about, by the effect's name."""
    offers: dict[str, str] = {}
    """Instructions that a person may take or leave, each with its field of what it costs in points."""
    about: dict[str, str] = {}
    """Other things: cards, tracks, goods."""
    symbols: dict[str, str] = {}
    """What stands on a card that is read in, by the first part of its id."""
    gaps: tuple[str, ...] = ()
    """Verbs of cards that are read in whose places may be empty in the middle."""
    icons: dict[str, str] = {}
    """What stands on a card, by the id of its icon or the first part of it."""
    plus: tuple[str, ...] = ()
    """First parts of ids of icons whose numbers are added to something."""
    within: tuple[str, ...] = ()
    """Rows of cards that are drawn with the cards they lie under or on."""
    heads: tuple[str, ...] = ()
    """Effects that begin a new line in the story of a turn; others are told beside the line before them."""
    decided: tuple[str, ...] = ()
    """Of these the ones that somebody decided on: there it can be asked why."""
    turns: tuple[str, ...] = ()
    """Effects that begin a turn, where turns are counted and not steps."""
    unsaid: tuple[str, ...] = ()
    """Effects that are no part of that story, nor of the news."""
    cleared: tuple[str, ...] = ()
    """Instructions that make a table ready: one line without a number where the app keeps all that people have."""
    uses: tuple[str, ...] = ()
    """Verbs that use a tile: what that brings is drawn, not all that stands on it."""
    goods: tuple[str, ...] = ()
    """Fields of effects with goods that somebody gains or pays: drawn as icons with a sign."""
    once: tuple[str, ...] = ()
    """Verbs of cards that are read in on which each of some things is printed once: as many places as there are."""
    sources: dict[str, str] = {}
    """What points come from, by the clause they are scored with or the section it stands in (`source-<id>`)."""
    clauses: dict[str, tuple[str, ...]] = {}
    """Which clauses speak of a card, a kind of cards or a panel, where its name does not say so."""

    def ordered(self, forms: Iterable[Form]) -> list[Form]:
        """Forms in the order of the page, whatever was used last: a hand learns the places."""
        place = {verb: at for at, verb in enumerate(self.first)}
        return sorted(forms, key=lambda form: place.get(form.verb, len(place)))

    def useful(self, forms: Iterable[Form]) -> list[Form]:
        """The same without verbs that lead nowhere beside the others."""
        found = self.ordered(forms)
        verbs = {form.verb for form in found}
        return [form for form in found if form.verb not in self.beside or verbs - {form.verb, *self.beside[form.verb]}]

    def piece(self, id: str) -> tuple[Owner | None, str, bool]:
        """Whose a piece is, its symbol, and whether it carries a marker."""
        parts = id.split("_")
        owner = next((part for part in parts if part in self.owners), None)
        kind = "_".join(part for part in parts if part != owner)
        return self.owners.get(owner or ""), self.kinds.get(kind or id, ""), bool(set(parts) & set(self.marked))


@lru_cache(maxsize=64)
def _read(package: str) -> UISettings:
    file = resources.files(package) / "looks.toml"
    return msgspec.toml.decode(file.read_bytes(), type=UISettings) if file.is_file() else UISettings()


def ui_settings(game: Game) -> UISettings:
    """The looks of a game."""
    return _read(game.package) if game.package else UISettings()
