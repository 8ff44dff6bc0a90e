"""A whole game in a link: the log without its effects, packed into letters that an address may hold."""

from __future__ import annotations

import zlib
from base64 import urlsafe_b64decode, urlsafe_b64encode
from hashlib import blake2b
from urllib.parse import urlsplit

import msgspec

from visavis.core import BadLog, Effect, Refusal, Session, read_log
from visavis.core.game import find_game
from visavis.core.play.log import Hold, Line, Step, read_header, read_line, write_line
from visavis.core.play.position import position_of
from visavis.core.play.redaction import redacted_log, redaction_seat
from visavis.core.play.session import from_inputs, from_lines

LONGEST_LINK = 6000
"""A longer address is cut by some programs; then the file is the way."""
LONGEST_QR = 1800
"""More than that in a QR code is hard to scan from a screen."""
_LARGEST = 4_000_000
_MARK = "v1."


def pack(session: Session) -> str:
    """The game as letters for an address."""
    digest = blake2b(session.save().encode(), digest_size=6).hexdigest()
    rows = [write_line(session.header), *(write_line(line) for line in session.lines if not _follows(line)), digest]
    packed = zlib.compress("\n".join(rows).encode(), 9)
    return _MARK + urlsafe_b64encode(packed).decode().rstrip("=")


def opened_by_others(origin: str, door: str) -> str:
    """The address of these pages that other devices can open: never one that means the device itself; or nothing."""
    if door:
        return door
    host = urlsplit(origin).hostname or ""
    return "" if host == "localhost" or host.startswith("127.") or host == "::1" else origin


class ShareView(msgspec.Struct, frozen=True):
    """What can be shared of a game: a link and its QR code, or the reason why there is none."""

    link: str = ""
    code: tuple[str, int] | None = None
    why: str = ""
    """`hidden`, `older` or `long`: only the file can be shared; `near`: the text can, and every Visavis opens it."""


def share_view(session: Session, origin: str) -> ShareView:
    """Return what can be shared of a game: a link and its code where they can be opened, else why only the file can.

    Without an address that others can open the letters alone are shared: every Visavis takes them.
    """
    if session.secret:
        return ShareView(why="hidden")
    if session.header.rules != session.game.rules_version:
        return ShareView(why="older")
    link = f"{origin}/open#{pack(session)}" if origin else pack(session)
    if len(link) > LONGEST_LINK:
        return ShareView(why="long")
    return ShareView(link, qr_path(link) if origin else None, "" if origin else "near")


def _follows(line: Line) -> bool:
    """Whether a line follows from the others."""
    return isinstance(line, (Effect, Hold, Step))


def unpack(text: str) -> Session:
    """The game again; or a refusal. Nothing of it is kept before all of it has been checked."""
    text = text.strip().rpartition("#")[2]
    if not text.startswith(_MARK) or len(text) > 10 * LONGEST_LINK:
        raise Refusal("web.link")
    try:
        letters = text.removeprefix(_MARK).encode("ascii")
        packed = urlsafe_b64decode(letters + b"=" * (-len(letters) % 4))
        unpacker = zlib.decompressobj()
        rows = unpacker.decompress(packed, _LARGEST).decode("utf-8").split("\n")
    except (ValueError, zlib.error):
        raise Refusal("web.link") from None
    if not unpacker.eof or len(rows) < 2:
        raise Refusal("web.link")
    header = read_header(rows[0])
    try:
        game = find_game(header.game, header.text)
    except Refusal as unknown:
        raise BadLog(unknown.id, 1, **unknown.details) from None
    lines = [read_line(row, game, number) for number, row in enumerate(rows[1:-1], 2)]
    session = from_inputs(game, header, lines)
    if blake2b(session.save().encode(), digest_size=6).hexdigest() != rows[-1]:
        raise Refusal("web.link")
    return session


def log_of(text: bytes) -> Session:
    """A game from a file; or BadLog with the line that is wrong."""
    if len(text) > _LARGEST:
        raise Refusal("web.large", most=_LARGEST // 1_000_000)
    return from_lines(*read_log(text))


def qr_path(text: str) -> tuple[str, int] | None:
    """A QR code as the path of a drawing and its width; None if the text is too long for one."""
    if len(text) > LONGEST_QR:
        return None
    import segno

    code = segno.make(text, error="l", micro=False)
    rows = list(code.matrix)
    path = "".join(f"M{x + 3} {y + 3}h1v1h-1z" for y, row in enumerate(rows) for x, dark in enumerate(row) if dark)
    return path, len(rows) + 6


def file_of(session: Session, whole: bool) -> tuple[bytes, str]:
    """The game as a file, and the end of its name. While cards are hidden: what the own seat has seen.

    The whole file would reveal everything, by its seed and draws; its owner gets it after a warning.
    """
    if session.secret and not whole:
        return redacted_log(session, redaction_seat(session)).encode(), "seen.jsonl"
    return session.save().encode(), "jsonl"


def report(session: Session) -> bytes:
    """A problem to report: the log and the position of the last step, or what the own seat has seen, in one file."""
    import io
    import zipfile

    packed = io.BytesIO()
    with zipfile.ZipFile(packed, "w", zipfile.ZIP_DEFLATED) as box:
        text, ending = file_of(session, whole=False)
        box.writestr(f"game.{ending}", text)
        if not session.secret:
            position = msgspec.json.encode(position_of(session))
            box.writestr("position.json", msgspec.json.format(position, indent=2))
    return packed.getvalue()
