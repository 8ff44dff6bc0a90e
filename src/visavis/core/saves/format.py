"""Format of saved games, shared by every storage: SQLite on a computer, a database in a browser."""

from __future__ import annotations

import json
import re
import secrets
from collections.abc import Iterable, Mapping, Sequence
from datetime import UTC, datetime
from hashlib import blake2b
from typing import Any, TypeVar

import msgspec

from visavis.core.budget import OverBudget, own, spend
from visavis.core.foreign_text import is_printable, printable
from visavis.core.game import Game, StatisticsFields, find_game
from visavis.core.panel import Panel, Track
from visavis.core.play.log import INPUTS, SAID, Line, Over, read_header, read_line, write_line
from visavis.core.play.runner import Redo
from visavis.core.play.session import Session, from_lines
from visavis.core.question import TABLE
from visavis.core.refusal import BadLog, Refusal

_LETTERS = "abcdefghjkmnpqrstuvwxyz23456789"
"""Alphabet of ids, without letters that are easily confused."""
_USABLE = re.compile(r"[a-z0-9]{1,40}")
"""Pattern of ids in addresses and in names of lock files."""
_LONGEST_TITLE = 80
TEXT_KINDS = ("pack", "bot", "results")
"""Kinds of own texts."""
TEXT_NAME = re.compile(r"[\w][\w .+-]{0,79}")
"""Pattern of the names of own texts: file names in one folder."""
LARGEST_TEXT = 4_000_000
"""Maximum size of an own text in bytes."""
ROUNDS = "rounds"
"""Id of the track on which a game with rounds counts them."""
_LONG_AGO = "1970-01-01T00:00:00+00:00"


class Summary(msgspec.Struct, frozen=True):
    """Denormalized state of a saved game for lists, updated with every change; listing need not load the log."""

    score: dict[str, int] | None
    """None while points would reveal hidden information."""
    turn: str = ""
    """The seat whose answer is missing."""
    moves: int = 0
    """Number of steps: not what people call a turn, and so never shown."""
    round: int = 0
    """0 if a game has no rounds, and during set-up."""
    rounds: int = 0
    turns: int | None = None
    """Number of turns of all seats; None: last written by 1.1 or older."""
    setup: bool = False
    """Whether no turn has begun yet."""
    end: tuple[str, dict[str, Any]] | None = None
    """How far the end is, as a message (`GameUI.end_in_sight`)."""


class SavedEntry(msgspec.Struct, frozen=True):
    """A saved game as a row of a list; `score` and `winners` are set once the game is over."""

    id: str
    game: str
    title: str
    created: str
    updated: str
    score: dict[str, int] | None
    options: dict[str, Any]
    seats: dict[str, str]
    version: int = 0
    """Incremented by every change of the log."""
    digest: str = ""
    """Digest of the log and the redo list; "" for a game last written by 0.4.0."""
    winners: tuple[str, ...] | None = None
    """None: not computed yet (0.4.0 did not store it)."""
    deleted: str = ""
    """Time of deletion; "" if it is not in the bin."""
    trouble: str = ""
    """Unreadable part: "header" or "values"; the other fields have defaults then."""
    tryout: bool = False
    """Whether it is a try-out."""
    glance: Summary | None = None
    """None: last written by 0.5.0 or older."""
    text: str = ""
    """Text that the game was compiled from, which contains its name; "" for an installed package."""

    @property
    def over(self) -> bool:
        """Return True if the game is over."""
        return self.score is not None


class StoredGame(msgspec.Struct, frozen=True):
    """A saved game as it is stored."""

    head: SavedEntry
    rows: tuple[str, ...]
    """The header and the lines of the log."""
    redo: str = "[]"
    marks: tuple[str, ...] = ()
    """Running digest for each line after the header, if stored."""

    @property
    def text(self) -> str:
        """Return the log as the text of a file."""
        return "".join(row + "\n" for row in self.rows)

    @property
    def intact(self) -> bool:
        """Return True if log and redo list match the stored digest; also without a digest."""
        return not self.head.digest or digest_of(self.rows, self.redo) == self.head.digest


class Text(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One of the user's own texts."""

    kind: str
    name: str
    text: str


def new_id() -> str:
    """Return a random id that cannot be guessed."""
    return "".join(secrets.choice(_LETTERS) for _ in range(12))


def usable_id(given: str) -> str:
    """Return an id that addresses and file names can carry: the given one, or one that is derived from it.

    Deterministic, so that a second import of the same game finds it.

    >>> usable_id("k3v"), usable_id("ÄÖÜ") == usable_id("ÄÖÜ") != usable_id("äöü")
    ('k3v', True)
    """
    if _USABLE.fullmatch(given):
        return given
    number = int.from_bytes(blake2b(raw(given), digest_size=12).digest())
    letters = []
    for _ in range(12):
        number, index = divmod(number, len(_LETTERS))
        letters.append(_LETTERS[index])
    return "".join(letters)


def checked_title(title: str) -> str:
    """Validate and strip a title. Raises Refusal."""
    title = title.strip()
    if len(title) > _LONGEST_TITLE or not is_printable(title):
        raise Refusal("store.title", most=_LONGEST_TITLE)
    return title


def check_name(kind: str, name: str) -> None:
    """Check the kind and the name of an own text. Raises Refusal."""
    if kind not in TEXT_KINDS or not TEXT_NAME.fullmatch(name):
        raise Refusal("bundle.name", given=f"{kind} {name}"[:60])


def short_title(title: str) -> str:
    """Truncate a title that was derived from another one, if it is too long."""
    return title if len(title) <= _LONGEST_TITLE else title[: _LONGEST_TITLE - 1] + "…"


def moment() -> str:
    """Return the current time in UTC as it is stored (ISO 8601)."""
    return datetime.now(UTC).isoformat(timespec="microseconds")


def raw(text: str) -> bytes:
    """Encode a text that may be damaged: bytes that are no UTF-8 round-trip."""
    return text.encode("utf-8", "surrogateescape")


# Digests: a running one over the header and the lines, which locates the first line that was modified


def next_digest(before: str, row: str) -> str:
    """Return the running digest after one more line."""
    return blake2b(raw(f"{before}\n{row}"), digest_size=12).hexdigest()


def line_digests(rows: Sequence[str]) -> list[str]:
    """Return the running digest after the header and after each line."""
    digests, mark = [], ""
    for row in rows:
        mark = next_digest(mark, row)
        digests.append(mark)
    return digests


def digest_of(rows: Sequence[str], redo: str) -> str:
    """Return the digest of a saved game."""
    return next_digest(line_digests(rows)[-1] if rows else "", redo)


# Rows of lists


def outcome(session: Session) -> tuple[dict[str, int] | None, tuple[str, ...] | None]:
    """Return the points and the winners of a finished game; None for each while it runs."""
    last = session.lines[-1] if session.lines else None
    return (dict(last.over), session.seen_by(TABLE).winners) if isinstance(last, Over) else (None, None)


def summarize(session: Session) -> Summary:
    """Return the summary of a session."""
    game, state, pending = session.game, session.timeline.now, session.pending
    setup = session.in_setup
    number, rounds = (0, 0) if setup else round_of(game, state)
    end = game.ui.end_in_sight(game.view(state, TABLE))
    return Summary(
        score=None if session.secret else game.score(state),
        turn=(pending.seat if pending else session.paused_seat) or "",
        moves=len(session.steps),
        round=number,
        rounds=rounds,
        turns=len(session.turns),
        setup=setup,
        end=None if end is None else (end.text[0], dict(end.text[1])),
    )


def round_of(game: Game, state: Any) -> tuple[int, int]:
    """Return the round and the number of rounds; 0 for a game without rounds, or before the first."""
    return shown_round(game, game.ui.panels(game.view(state, TABLE)))


def shown_round(game: Game, panels: Iterable[Panel]) -> tuple[int, int]:
    """Return the round and the number of rounds that panels show; 0 for a game that counts something else."""
    if game.statistics.rounds == StatisticsFields.rounds:
        for panel in panels:
            if isinstance(panel, Track) and panel.id == ROUNDS and panel.markers:
                return panel.markers[0][1], panel.most
    return 0, 0


def head_of(id: str, session: Session, before: SavedEntry | None, title: str, redo: str) -> SavedEntry:
    """Return the list row of a session that is being saved."""
    header, now = session.header, moment()
    score, winners = outcome(session)
    return SavedEntry(
        id=id,
        game=header.game,
        title=before.title if before else title,
        created=before.created if before else now,
        updated=now,
        score=score,
        options=dict(header.options),
        seats=dict(header.seats),
        version=before.version + 1 if before else 1,
        digest=digest_of([write_line(header), *map(write_line, session.lines)], redo),
        winners=winners,
        tryout=header.tryout,
        glance=summarize(session),
        text=header.text or "",
    )


def read_saved(row: Mapping[str, Any], header: str) -> SavedEntry:
    """Return a list row from stored values; damaged ones are marked in `trouble` instead of raising."""
    trouble, options, seats, tryout, text = "", {}, {}, False, ""
    try:
        parsed = read_header(raw(header))
        options, seats, tryout, text = parsed.options, parsed.seats, parsed.tryout, parsed.text or ""
        if parsed.game != row["game"]:
            trouble = "header"
    except BadLog:
        trouble = "header"
    try:
        for name in ("created", "updated", *(("deleted",) if row["deleted"] else ())):
            datetime.fromisoformat(row[name]).astimezone()
        derived = {"options": options, "seats": seats, "trouble": trouble, "tryout": tryout, "text": text}
        saved = msgspec.convert({**row, **derived}, SavedEntry)
        if not is_printable(saved.title + saved.deleted):
            raise ValueError
    except (msgspec.ValidationError, ValueError, TypeError, OverflowError):
        values: dict[str, Any] = {name: _readable(row[name]) for name in ("id", "game", "title", "digest")}
        version = row["version"] if type(row["version"]) is int else 0
        times: dict[str, Any] = {
            "created": _LONG_AGO,
            "updated": _LONG_AGO,
            "deleted": _LONG_AGO if row["deleted"] else "",
        }
        saved = SavedEntry(
            **values, **times, score=None, options=options, seats=seats, version=version, trouble=trouble or "values"
        )
    return saved


def _readable(value: object) -> str:
    return printable(str(value if value is not None else ""), 400)


# The redo list


class _StoredRedo(msgspec.Struct, frozen=True):
    """An entry of the redo list as it is stored: serialized lines."""

    lines: tuple[str, ...]
    over: bool


def write_redo(redo_list: Sequence[Redo]) -> str:
    """Serialize the redo list."""
    return json.dumps([_plain(redo) for redo in redo_list])


def read_redo(text: str, game: Game) -> list[Redo]:
    """Parse the redo list. Raises Refusal."""
    spend("bytes", len(text))
    try:
        entries = msgspec.json.decode(raw(text), type=list[_StoredRedo])
        return [_redo(entry, game) for entry in entries]
    except (msgspec.DecodeError, UnicodeError, RecursionError, Refusal) as wrong:
        if isinstance(wrong, OverBudget):
            raise
        raise Refusal("store.redo") from None


def _plain(redo: Redo) -> dict[str, object]:
    lines = redo.inputs if redo.said is None else (redo.said,)
    return {"lines": [write_line(line) for line in lines], "over": redo.over}


def _redo(entry: _StoredRedo, game: Game) -> Redo:
    spend("lines", len(entry.lines))
    lines: list[Any] = [read_line(line, game, 1) for line in entry.lines]
    if len(lines) == 1 and isinstance(lines[0], SAID):
        return Redo(said=lines[0], over=entry.over)
    if not all(isinstance(line, INPUTS) for line in lines):
        raise Refusal("store.redo")
    return Redo(tuple(lines), over=entry.over)


# Recovery of damaged games


def rescued(kept: StoredGame) -> tuple[Session, int] | None:
    """Return the longest valid beginning as a session, and the number of lines that are lost; None if there is none."""
    with own():
        return _rescued(kept)


def _rescued(kept: StoredGame) -> tuple[Session, int] | None:
    try:
        header = read_header(raw(kept.rows[0]))
        game = find_game(header.game, header.text)
    except (Refusal, IndexError):
        return None
    lines: list[Line] = []
    for row in kept.rows[1 : 1 + _sure(kept)]:
        try:
            lines.append(read_line(raw(row), game, len(lines) + 2))
        except BadLog:
            break
    while True:
        try:
            return from_lines(game, header, lines), len(kept.rows) - 1 - len(lines)
        except BadLog as wrong:
            if not lines:
                return None
            del lines[min(len(lines) - 1, max(wrong.line - 2, 0)) :]


def _sure(kept: StoredGame) -> int:
    """Return the number of unmodified lines. If the very first differs, the header may be the cause: try all."""
    rows = kept.rows[1:]
    before = next_digest("", kept.rows[0])
    for index, (row, mark) in enumerate(zip(rows, kept.marks, strict=False)):
        if next_digest(before, row) != mark:
            return index or len(rows)
        before = mark
    return len(rows)


class Rescue(msgspec.Struct, frozen=True):
    """Result of an attempt to recover a game."""

    id: str
    new: str
    """Id of the new saved game; "" if nothing could be recovered."""
    lost: int
    """Number of lines that could not be recovered."""


P = TypeVar("P", bound=SavedEntry)


def one_of(games: Sequence[P], given: str) -> P:
    """Return a saved game by its id or a prefix of it. Raises Refusal."""
    matches = [saved for saved in games if saved.id == given] or [
        saved for saved in games if given and saved.id.startswith(given.casefold())
    ]
    if not matches:
        raise Refusal("store.unknown", given=given[:40])
    if len(matches) > 1:
        raise Refusal("store.ambiguous", given=given[:40], options=tuple(saved.id for saved in matches))
    return matches[0]


def opened(kept: StoredGame) -> Session:
    """Open a saved game, with its redo list if the digest matches. Raises Refusal.

    No limit refuses it, unless a foreign thing is being opened that contains it.
    """
    with own():
        session = Session.load(raw(kept.text))
        if kept.intact:
            session.history.restore_redo(read_redo(kept.redo, session.game))
        return session
