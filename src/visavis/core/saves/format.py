"""What every place for saved games shares, whatever it writes to: SQLite on a computer, a database in a browser."""

from __future__ import annotations

import json
import secrets
from collections.abc import Mapping, Sequence
from datetime import UTC, datetime, timedelta
from hashlib import blake2b
from typing import Any, TypeVar

import msgspec

from visavis.core.game import Game, find_game
from visavis.core.panel import Track
from visavis.core.play.log import SAID, Line, Over, read_header, read_line, write_line
from visavis.core.play.runner import Redo
from visavis.core.play.session import Session, from_lines
from visavis.core.question import TABLE
from visavis.core.refusal import BadLog, Refusal

DAYS_IN_BIN = 30
"""For so long a deleted game can be brought back."""
_LETTERS = "abcdefghjkmnpqrstuvwxyz23456789"
"""The letters of an id: none that is easily mistaken for another."""
_LONGEST_TITLE = 80
ROUNDS = "rounds"
"""The track on which a game with rounds counts them."""
_LONG_AGO = "1970-01-01T00:00:00+00:00"


class Summary(msgspec.Struct, frozen=True):
    """Where a game is, told without opening it: kept beside it with every change."""

    score: dict[str, int] | None
    """None while points would tell what is hidden."""
    turn: str = ""
    """The seat whose answer is missing."""
    moves: int = 0
    round: int = 0
    """0 where a game has no rounds."""
    rounds: int = 0


class SavedEntry(msgspec.Struct, frozen=True):
    """A saved game as a line of a list; `score` and `winners` are there once the game is over."""

    id: str
    game: str
    title: str
    created: str
    updated: str
    score: dict[str, int] | None
    options: dict[str, Any]
    seats: dict[str, str]
    version: int = 0
    """Raised by every change of the log."""
    digest: str = ""
    """Of the log and of what can be redone; nothing for a game that 0.4.0 was the last to write."""
    winners: tuple[str, ...] | None = None
    """None: nobody has looked yet (0.4.0 did not keep it)."""
    deleted: str = ""
    """When it was put into the bin."""
    trouble: str = ""
    """What cannot be read of it: "header" or "values"; the rest is made up then."""
    tryout: bool = False
    """Whether somebody only tried the app."""
    glance: Summary | None = None
    """None: 0.5.0 or an older version was the last to write it."""
    text: str = ""
    """The text that it was begun from, where the game is no installed package: what it is called stands there."""

    @property
    def over(self) -> bool:
        """Whether the game is over."""
        return self.score is not None


class StoredGame(msgspec.Struct, frozen=True):
    """A saved game as it is written down."""

    head: SavedEntry
    rows: tuple[str, ...]
    """The header and the lines of the log."""
    redo: str = "[]"
    marks: tuple[str, ...] = ()
    """A running digest for each line after the header, where one is kept."""

    @property
    def text(self) -> str:
        """The log as the text of a file."""
        return "".join(row + "\n" for row in self.rows)

    @property
    def intact(self) -> bool:
        """Whether log and redo list are what was written; a game without a digest is believed."""
        return not self.head.digest or digest_of(self.rows, self.redo) == self.head.digest


def new_id() -> str:
    """An id that cannot be guessed."""
    return "".join(secrets.choice(_LETTERS) for _ in range(12))


def checked_title(title: str) -> str:
    """A title as it is kept; or a refusal."""
    title = title.strip()
    if len(title) > _LONGEST_TITLE or not title.isprintable():
        raise Refusal("store.title", most=_LONGEST_TITLE)
    return title


def short_title(title: str) -> str:
    """A title that is made of another one, cut if it has become too long."""
    return title if len(title) <= _LONGEST_TITLE else title[: _LONGEST_TITLE - 1] + "…"


def moment() -> str:
    """Now, as it is kept."""
    return datetime.now(UTC).isoformat(timespec="microseconds")


def end_of_bin() -> str:
    """What was deleted before this moment is gone for good."""
    return (datetime.now(UTC) - timedelta(days=DAYS_IN_BIN)).isoformat(timespec="microseconds")


def raw(text: str) -> bytes:
    """The bytes of a text that may be damaged: those that are no UTF-8 are in it as they were."""
    return text.encode("utf-8", "surrogateescape")


# Digests: one runs over the header and the lines, so that the first line that is not as it was can be told


def next_digest(before: str, row: str) -> str:
    """The running digest after one more line."""
    return blake2b(raw(f"{before}\n{row}"), digest_size=12).hexdigest()


def line_digests(rows: Sequence[str]) -> list[str]:
    """The running digest after the header and after each line."""
    found, mark = [], ""
    for row in rows:
        mark = next_digest(mark, row)
        found.append(mark)
    return found


def digest_of(rows: Sequence[str], redo: str) -> str:
    """The digest of a saved game."""
    return next_digest(line_digests(rows)[-1] if rows else "", redo)


# What a list says


def outcome(session: Session) -> tuple[dict[str, int] | None, tuple[str, ...] | None]:
    """The points and who has won, once a game is over."""
    last = session.lines[-1] if session.lines else None
    return (dict(last.over), session.seen_by(TABLE).winners) if isinstance(last, Over) else (None, None)


def summarize(session: Session) -> Summary:
    """Where a session is."""
    game, state, pending = session.game, session.timeline.now, session.pending
    number, rounds = round_of(game, state)
    return Summary(
        score=None if session.secret else game.score(state),
        turn=(pending.seat if pending else session.paused_seat) or "",
        moves=len(session.steps),
        round=number,
        rounds=rounds,
    )


def round_of(game: Game, state: Any) -> tuple[int, int]:
    """The round and how many there are; 0 where a game has no rounds, or none has begun."""
    for one in game.ui.panels(game.view(state, TABLE)):
        if isinstance(one, Track) and one.id == ROUNDS and one.markers:
            return one.markers[0][1], one.most
    return 0, 0


def head_of(id: str, session: Session, before: SavedEntry | None, title: str, redo: str) -> SavedEntry:
    """What a list says of a session that is being kept."""
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
    """A line of a list, from values that may be damaged: such a line says so, and harms no other one."""
    trouble, options, seats, tryout, text = "", {}, {}, False, ""
    try:
        found = read_header(raw(header))
        options, seats, tryout, text = found.options, found.seats, found.tryout, found.text or ""
        if found.game != row["game"]:
            trouble = "header"
    except BadLog:
        trouble = "header"
    try:
        for name in ("created", "updated", *(("deleted",) if row["deleted"] else ())):
            datetime.fromisoformat(row[name]).astimezone()
        said = {"options": options, "seats": seats, "trouble": trouble, "tryout": tryout, "text": text}
        saved = msgspec.convert({**row, **said}, SavedEntry)
        if not (saved.title + saved.deleted).isprintable():
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
    return "".join(char if char.isprintable() else "�" for char in str(value if value is not None else ""))


# The list for doing again


def write_redo(redo_list: Sequence[Redo]) -> str:
    """What can be redone, as a text."""
    return json.dumps([_plain(redo) for redo in redo_list])


def read_redo(text: str, game: Game) -> list[Redo]:
    """What can be redone, from its text; or a refusal."""
    try:
        return [_redo(plain, game) for plain in json.loads(text)]
    except (ValueError, TypeError, LookupError, RecursionError, Refusal):
        raise Refusal("store.redo") from None


def _plain(redo: Redo) -> dict[str, object]:
    lines = redo.inputs if redo.said is None else (redo.said,)
    return {"lines": [write_line(line) for line in lines], "over": redo.over}


def _redo(plain: dict[str, Any], game: Game) -> Redo:
    lines: list[Any] = [read_line(line, game, 1) for line in plain["lines"]]
    if len(lines) == 1 and isinstance(lines[0], SAID):
        return Redo(said=lines[0], over=plain["over"])
    return Redo(tuple(lines), over=plain["over"])


# What can still be had of a damaged game


def rescued(kept: StoredGame) -> tuple[Session, int] | None:
    """The longest beginning that is as it was written and opens, and how many lines it leaves out; or nothing."""
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
    """So many lines are as they were written. If the very first is not, the header may be at fault: all are tried."""
    rows = kept.rows[1:]
    before = next_digest("", kept.rows[0])
    for at, (row, mark) in enumerate(zip(rows, kept.marks, strict=False)):
        if next_digest(before, row) != mark:
            return at or len(rows)
        before = mark
    return len(rows)


class Rescue(msgspec.Struct, frozen=True):
    """What came of an attempt to rescue a game."""

    id: str
    new: str
    """The id of the new saved game; empty if nothing could be brought back."""
    lost: int
    """Lines that could not be brought back."""


P = TypeVar("P", bound=SavedEntry)


def one_of(games: Sequence[P], given: str) -> P:
    """A saved game by its id or the start of its id; or a refusal."""
    found = [saved for saved in games if saved.id == given] or [
        saved for saved in games if given and saved.id.startswith(given.casefold())
    ]
    if not found:
        raise Refusal("store.unknown", given=given[:40])
    if len(found) > 1:
        raise Refusal("store.ambiguous", given=given[:40], options=tuple(saved.id for saved in found))
    return found[0]


def opened(kept: StoredGame) -> Session:
    """The session of a saved game, with what can be redone if that is as it was written; or a refusal."""
    session = Session.load(raw(kept.text))
    if kept.intact:
        session.history.restore_redo(read_redo(kept.redo, session.game))
    return session
