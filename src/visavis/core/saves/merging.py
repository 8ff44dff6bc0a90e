"""Merging a bundle: every game of it is checked first, then all of it is stored in one transaction, or nothing.

A game that is new here is added, one that was continued on the other device is continued here, and one that was
continued differently on both is stored beside the own one, so that neither side loses anything. A bundle with a game
that is refused is imported only if the user chooses to do so without it.
"""

from __future__ import annotations

import threading
import time
from collections.abc import Callable
from typing import Any, Literal

import msgspec

from visavis.core.budget import FOREIGN, Limits, checkpoint, foreign, more_time
from visavis.core.refusal import Refusal, Stale
from visavis.core.saves.bundle import SETTING, Bundle, Game
from visavis.core.saves.format import (
    SavedEntry,
    StoredGame,
    Text,
    checked_title,
    digest_of,
    new_id,
    opened,
    outcome,
    read_saved,
    short_title,
    usable_id,
)  # fmt: skip
from visavis.core.saves.shelf import Shelf
from visavis.core.saves.texts import TextEntry, beside

Outcome = Literal["added", "longer", "same", "both", "refused"]
"""added: new here. longer: continued on the other device, and now here too. same: already here, or continued here.
both: continued differently on both devices, or deleted here: stored beside the own one."""

_MOST_NAMES = 99
"""Maximum number of own texts with the same name, which are numbered."""


class Item(msgspec.Struct, frozen=True):
    """What a merge does with a game or a text of the bundle."""

    outcome: Outcome
    kind: str
    """Kind of an own text; "" for a game."""
    title: str
    """Title of a game, name of a text; may be empty for a game."""
    entry: SavedEntry | None = None
    """The game as it is listed here; None for a text, and for a game that cannot be opened."""
    refusal: Refusal | None = None


class Merged(msgspec.Struct, frozen=True):
    """Result of a merge, game by game and text by text."""

    taken: bool
    """False if nothing was stored, because something is refused."""
    items: tuple[Item, ...]
    settings: dict[str, str]
    """Settings of the other device, for a client that has settings."""

    def count(self, outcome: Outcome) -> int:
        """Return the number of games with an outcome."""
        return sum(item.outcome == outcome and not item.kind for item in self.items)

    @property
    def texts(self) -> int:
        """Number of own texts that are new here."""
        return sum(item.outcome != "same" and item.outcome != "refused" for item in self.items if item.kind)

    @property
    def refused(self) -> list[Item]:
        """Return the rejected games and texts."""
        return [item for item in self.items if item.outcome == "refused"]


class Merge:
    """A merge in progress. `check` decides what is done, piece by piece; nothing is stored before `finish`."""

    def __init__(
        self, saves: Shelf, bundle: Bundle, title_of: Callable[[SavedEntry], str], limits: Limits = FOREIGN
    ) -> None:
        """Begin a merge; `title_of` names a game that is stored beside another, `limits` hold for each game."""
        self.lock = threading.Lock()
        """For clients with threads: held while one of them checks or finishes it."""
        self._saves = saves
        self._bundle = bundle
        self._title_of = title_of
        self._limits = limits
        self._here = {saved.id: saved for saved in saves.games()}
        self._deleted = {saved.id for saved in saves.bin()}
        self._digests = {saved.digest: saved for saved in self._here.values() if saved.digest and not saved.trouble}
        self._texts = [entry for entry in saves.text_entries() if not entry.deleted]
        self._items: dict[int, Item] = {}
        """Outcomes by place in the bundle: games first, then texts; settings have none."""
        self._open = list(range(self.total))[::-1]
        """Places that are not checked yet, the next one last."""
        self._settings: dict[str, str] = {}
        self._games: dict[str, tuple[StoredGame, int]] = {}
        """Games to store by id, each with the version that it replaces."""
        self._new_texts: list[tuple[TextEntry, str]] = []
        ids = [usable_id(game.id) for game in bundle.games if game.digest not in self._digests]
        saves.want([id for id in ids if id in self._here])

    @property
    def done(self) -> int:
        """Number of games and texts that are checked."""
        return self.total - len(self._open)

    @property
    def total(self) -> int:
        """Number of games and texts in the bundle."""
        return len(self._bundle.games) + len(self._bundle.texts)

    @property
    def merged(self) -> Merged:
        """Return what is decided so far; nothing of it is stored."""
        return Merged(False, tuple(self._items[place] for place in sorted(self._items)), dict(self._settings))

    @property
    def lacks_time(self) -> bool:
        """Return True if a game was refused only because its check took too long on this device."""
        return any(map(_lacks_time, self._items.values()))

    def check(self, seconds: float | None = None) -> bool:
        """Check further games and texts, at least one, for about so many seconds; return True if all are checked."""
        end = None if seconds is None else time.monotonic() + seconds
        games = self._bundle.games
        while self._open:
            checkpoint()
            place = self._open[-1]
            if place < len(games):
                self._items[place] = self._check_game(games[place])
            else:
                self._check_text(place, self._bundle.texts[place - len(games)])
            self._open.pop()
            if end is not None and time.monotonic() >= end:
                break
        return not self._open

    def take_more_time(self) -> None:
        """Check the games again that took too long, with more time, for a user who was asked and chose so."""
        self._limits = more_time(self._limits)
        late = [place for place, item in self._items.items() if _lacks_time(item)]
        for place in late:
            del self._items[place]
        self._open = sorted({*self._open, *late}, reverse=True)

    def finish(self, without_refused: bool = False) -> Merged:
        """Store everything in one transaction, and return what was done. Raises Refusal; nothing has changed then.

        Nothing is stored if a game or text is refused, unless the user has chosen to import the rest without it.
        """
        self.check()
        merged = self.merged
        if merged.refused and not without_refused:
            return merged
        if self._games or self._new_texts:
            try:
                self._saves.add_all(list(self._games.values()), self._new_texts)
            except Stale:
                raise Refusal("bundle.meanwhile") from None
        return msgspec.structs.replace(merged, taken=True)

    # Games

    def _check_game(self, game: Game) -> Item:
        try:
            with foreign(self._limits):
                outcome, entry = self._planned(game)
        except Refusal as refusal:
            return Item("refused", "", game.title or game.id, refusal=refusal)
        return Item(outcome, "", entry.title, entry)

    def _planned(self, game: Game) -> tuple[Outcome, SavedEntry]:
        """Decide what is done with a game, and return it as it is listed here afterwards. Raises Refusal."""
        if not game.rows or digest_of(game.rows, game.redo) != game.digest:
            raise Refusal("bundle.game")
        if game.digest in self._digests:
            return "same", self._digests[game.digest]
        id = usable_id(game.id)
        mine = self._mine(id)
        if mine is not None:
            kept, before = mine
            both = min(len(kept.rows), len(game.rows))
            if kept.intact and kept.rows[:both] == game.rows[:both]:
                if len(game.rows) == both:
                    return "same", kept.head
                taken = _checked(game, id)
                if before and not self._saves.is_free(id):
                    raise Refusal("store.busy")
                title = kept.head.title or taken.head.title
                head = msgspec.structs.replace(taken.head, title=title, created=kept.head.created)
                return "longer", self._plan(msgspec.structs.replace(taken, head=head), before)
        taken = _checked(game, id)
        if id not in self._here and id not in self._deleted and id not in self._games:
            return "added", self._plan(taken, 0)
        # A second merge of the same file finds it by its digest, under its other id.
        head = msgspec.structs.replace(taken.head, id=new_id(), title=short_title(self._title_of(taken.head)))
        return "both", self._plan(msgspec.structs.replace(taken, head=head), 0)

    def _mine(self, id: str) -> tuple[StoredGame, int] | None:
        """Return the game with an id, from this bundle or from the storage, and its stored version (0: not stored)."""
        if id in self._games:
            return self._games[id]
        if id not in self._here or self._here[id].trouble:
            return None
        if not self._here[id].over and self._saves.tables is not None and self._saves.tables.read(id) is not None:
            # A game that others are playing is not replaced.
            raise Refusal("bundle.table")
        kept = self._saves.read(id)
        return kept, kept.head.version

    def _plan(self, game: StoredGame, before: int) -> SavedEntry:
        self._games[game.head.id] = (game, before)
        self._digests[game.head.digest] = game.head
        return game.head

    # Texts

    def _check_text(self, place: int, text: Text) -> None:
        if text.kind == SETTING and text.name not in self._settings:
            self._settings[text.name] = text.text
            return
        try:
            self._items[place] = self._planned_text(text)
        except Refusal as refusal:
            self._items[place] = Item("refused", text.kind, text.name, refusal=refusal)

    def _planned_text(self, text: Text) -> Item:
        """Decide whether a text is new, and its name: its own, or a numbered one if that is taken. Raises Refusal."""
        new = beside(self._texts, text.kind, text.name, text.text)
        if new is None:
            return Item("same", text.kind, text.name)
        entry = new[0]
        self._texts.append(entry)
        self._new_texts.append(new)
        return Item("added" if entry.name == text.name else "both", text.kind, entry.name)


def merge(
    saves: Shelf,
    bundle: Bundle,
    title_of: Callable[[SavedEntry], str],
    *,
    without_refused: bool = False,
    limits: Limits = FOREIGN,
) -> Merged:
    """Import what is missing here, all of it or nothing. Raises Refusal."""
    return Merge(saves, bundle, title_of, limits).finish(without_refused)


def _lacks_time(item: Item) -> bool:
    return item.refusal is not None and item.refusal.id == "budget.time"


def _checked(game: Game, id: str) -> StoredGame:
    """Return a game of a bundle if it opens and its values are valid. Raises Refusal."""
    if any("\n" in row for row in game.rows):
        raise Refusal("bundle.game")
    row: dict[str, Any] = {
        "id": id, "game": "", "title": checked_title(game.title), "created": game.created,
        "updated": game.updated, "score": None, "version": 1, "digest": game.digest, "winners": None, "deleted": "",
    }  # fmt: skip
    session = opened(StoredGame(SavedEntry(id, "", "", "", "", None, {}, {}), game.rows, game.redo))
    row["game"] = session.header.game
    row["score"], row["winners"] = outcome(session)
    head = read_saved(row, game.rows[0])
    if head.trouble:
        raise Refusal("bundle.game")
    return StoredGame(head, game.rows, game.redo)
