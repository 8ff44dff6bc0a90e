"""Bundles: one file with everything for another device, and a merge there that loses neither side.

The file is text, JSON Lines: a header that names the format, a line for each saved game, a line for each of the user's
own texts (card packs, bots, settings: a kind, a name, a text), and a last line with the digest of all before it.
Deterministic: the same games and texts give a byte-identical file. Deleted games are not included.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from hashlib import blake2b
from typing import Any, TypeVar

import msgspec

from visavis.core.refusal import Refusal, Stale
from visavis.core.saves.format import (
    SavedEntry,
    StoredGame,
    checked_title,
    digest_of,
    new_id,
    opened,
    outcome,
    read_saved,
    short_title,
)  # fmt: skip
from visavis.core.saves.shelf import Shelf

FORMAT = 1
LARGEST = 64_000_000
"""Maximum size of a file in bytes."""
SETTING = "setting"
"""Kind of text that belongs to a browser: language, theme, text size."""
_MOST_LINES = 50_000


class _Header(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    visavis_bundle: int
    games: int
    texts: int


class Game(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A saved game in a bundle."""

    id: str
    title: str
    created: str
    updated: str
    rows: tuple[str, ...]
    redo: str
    digest: str


class Text(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One of the user's own texts."""

    kind: str
    name: str
    text: str


class _End(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    end: str


class Bundle(msgspec.Struct, frozen=True):
    """Content of a bundle file."""

    games: tuple[Game, ...]
    texts: tuple[Text, ...]


class Merged(msgspec.Struct):
    """Result of a merge: each game and text is counted once."""

    added: int = 0
    """New here."""
    longer: int = 0
    """Continued on the other device: the game here was extended to that."""
    same: int = 0
    """Already here, or continued here."""
    both: int = 0
    """Continued differently on both devices: stored beside the own one."""
    texts: int = 0
    """Own texts that are new here."""
    refused: list[tuple[str, Refusal]] = []
    """Rejected games and texts, each with its name and the reason."""
    settings: dict[str, str] = {}
    """Settings of the other device, for a client that has settings."""


# Writing


def write_bundle(saves: Shelf, settings: Mapping[str, str]) -> tuple[str, int]:
    """Serialize everything to the text of a file; also return the number of damaged games, which are left out."""
    listed = sorted((saved for saved in saves.games() if not saved.trouble), key=lambda saved: saved.id)
    saves.want([saved.id for saved in listed])
    kept = [saves.read(saved.id) for saved in listed]
    games = [_game(stored) for stored in kept if stored.intact]
    texts = [Text(kind, name, text) for (kind, name), text in saves.texts().items()]
    texts += [Text(SETTING, name, value) for name, value in settings.items() if value]
    texts.sort(key=lambda item: (item.kind, item.name))
    lines = [_Header(FORMAT, len(games), len(texts)), *games, *texts]
    text = "".join(msgspec.json.encode(line).decode() + "\n" for line in lines)
    return text + msgspec.json.encode(_End(_digest(text))).decode() + "\n", len(saves.games()) - len(games)


def _game(kept: StoredGame) -> Game:
    head = kept.head
    digest = digest_of(kept.rows, kept.redo)
    return Game(head.id, head.title, head.created, head.updated, kept.rows, kept.redo, digest)


def _digest(text: str) -> str:
    return blake2b(text.encode(), digest_size=16).hexdigest()


# Reading

K = TypeVar("K", bound=msgspec.Struct)


def is_bundle(data: bytes) -> bool:
    """Return True if a file claims to be a bundle; a saved game begins differently."""
    return data.lstrip()[:40].startswith(b'{"visavis_bundle"')


def read_bundle(data: bytes) -> Bundle:
    """Parse a bundle, an untrusted input, and validate all of it. Raises Refusal."""
    if len(data) > LARGEST:
        raise Refusal("bundle.large", most=LARGEST // 1_000_000)
    try:
        text = data.decode("utf-8")
    except UnicodeDecodeError:
        raise Refusal("bundle.format") from None
    if not is_bundle(data):
        raise Refusal("bundle.format")
    rows = text.split("\n")
    if len(rows) > _MOST_LINES:
        raise Refusal("bundle.large", most=LARGEST // 1_000_000)
    header = _read(rows[0], _Header, 1)
    if header.visavis_bundle != FORMAT:
        raise Refusal("bundle.newer", given=header.visavis_bundle, expected=FORMAT)
    first_text, end = 1 + header.games, 1 + header.games + header.texts
    if min(header.games, header.texts) < 0 or len(rows) != end + 2 or rows[-1]:
        raise Refusal("bundle.cut")
    whole = "".join(row + "\n" for row in rows[:end])
    if _read(rows[end], _End, end + 1).end != _digest(whole):
        raise Refusal("bundle.cut")
    games = tuple(_read(row, Game, line_number) for line_number, row in enumerate(rows[1:first_text], 2))
    texts = tuple(_read(row, Text, line_number) for line_number, row in enumerate(rows[first_text:end], first_text + 1))
    return Bundle(games, texts)


def _read(row: str, kind: type[K], line_number: int) -> K:
    try:
        return msgspec.json.decode(row, type=kind)
    except (msgspec.DecodeError, RecursionError):
        raise Refusal("bundle.line", line=line_number) from None


# Merging


def merge(saves: Shelf, bundle: Bundle, title_of: Callable[[SavedEntry], str]) -> Merged:
    """Import what is missing here, each game atomically; `title_of` names a game that is stored beside another."""
    merged = Merged(refused=[], settings={})
    here = {saved.id: saved for saved in saves.games()}
    deleted = {saved.id for saved in saves.bin()}
    digests = {saved.digest for saved in here.values() if saved.digest}
    saves.want([game.id for game in bundle.games if game.id in here and game.digest not in digests])
    for game in bundle.games:
        try:
            if game.digest in digests:
                merged.same += 1
                continue
            counter = _merge_game(saves, game, here.get(game.id), game.id in deleted, title_of)
            setattr(merged, counter, getattr(merged, counter) + 1)
        except Refusal as refusal:
            merged.refused.append((game.title or game.id, refusal))
    for text in bundle.texts:
        try:
            if text.kind == SETTING:
                merged.settings[text.name] = text.text
            else:
                merged.texts += saves.add_text(text.kind, text.name, text.text)
        except Refusal as refusal:
            merged.refused.append((text.name, refusal))
    return merged


def _merge_game(
    saves: Shelf, game: Game, mine: SavedEntry | None, deleted: bool, title_of: Callable[[SavedEntry], str]
) -> str:  # fmt: skip
    """Merge one game and return the field of `Merged` that counts it. Raises Refusal."""
    if mine is not None and not mine.trouble:
        kept = saves.read(game.id)
        both = min(len(kept.rows), len(game.rows))
        if kept.intact and kept.rows[:both] == game.rows[:both]:
            if len(game.rows) == both:
                return "same"
            taken = _checked(game)
            head = msgspec.structs.replace(taken.head, title=mine.title or taken.head.title, created=mine.created)
            saves.add(msgspec.structs.replace(taken, head=head), kept.head.version)
            return "longer"
    taken = _checked(game)
    if mine is None and not deleted:
        try:
            saves.add(taken)
            return "added"
        except Stale:
            pass  # Its id is taken after all: a game that was deleted more than a month ago.
    head = msgspec.structs.replace(taken.head, id=new_id(), title=short_title(title_of(taken.head)))
    # A second merge of the same file finds it by its digest, under its other id.
    saves.add(msgspec.structs.replace(taken, head=head))
    return "both"


def _checked(game: Game) -> StoredGame:
    """Return a game of a bundle if it opens and matches its digest. Raises Refusal."""
    if not game.rows or digest_of(game.rows, game.redo) != game.digest or not game.id.isalnum() or len(game.id) > 40:
        raise Refusal("bundle.game")
    row: dict[str, Any] = {
        "id": game.id, "game": "", "title": checked_title(game.title), "created": game.created,
        "updated": game.updated, "score": None, "version": 1, "digest": game.digest, "winners": None, "deleted": "",
    }  # fmt: skip
    session = opened(StoredGame(SavedEntry(game.id, "", "", "", "", None, {}, {}), game.rows, game.redo))
    row["game"] = session.header.game
    row["score"], row["winners"] = outcome(session)
    head = read_saved(row, game.rows[0])
    if head.trouble:
        raise Refusal("bundle.game")
    return StoredGame(head, game.rows, game.redo)
