"""Bundles: one file with everything for another device. `merging.py` imports it there.

The file is text, JSON Lines: a header that names the format, a line for each saved game, a line for each of the user's
own texts (card packs, bots, settings: a kind, a name, a text), and a last line with the digest of all before it.
Deterministic: the same games and texts give a byte-identical file. Deleted games are not included.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping
from hashlib import blake2b
from typing import TypeVar

import msgspec

from visavis.core.refusal import Refusal
from visavis.core.saves.format import StoredGame, Text, digest_of
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


class _End(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    end: str


class Bundle(msgspec.Struct, frozen=True):
    """Content of a bundle file."""

    games: tuple[Game, ...]
    texts: tuple[Text, ...]


# Writing


def write_bundle(saves: Shelf, settings: Mapping[str, str], without: Collection[str] = ()) -> tuple[str, int]:
    """Serialize everything to the text of a file, without some games; also return the number of damaged ones.

    Damaged games are left out. A game that is being played at a table belongs to no file: its log has every hand.
    """
    here = [saved for saved in saves.games() if saved.id not in without]
    listed = sorted((saved for saved in here if not saved.trouble), key=lambda saved: saved.id)
    saves.want([saved.id for saved in listed])
    kept = [saves.read(saved.id) for saved in listed]
    games = [_game(stored) for stored in kept if stored.intact]
    texts = [Text(kind, name, text) for (kind, name), text in saves.texts().items()]
    texts += [Text(SETTING, name, value) for name, value in settings.items() if value]
    texts.sort(key=lambda item: (item.kind, item.name))
    lines = [_Header(FORMAT, len(games), len(texts)), *games, *texts]
    text = "".join(msgspec.json.encode(line).decode() + "\n" for line in lines)
    return text + msgspec.json.encode(_End(_digest(text))).decode() + "\n", len(here) - len(games)


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
