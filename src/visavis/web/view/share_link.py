"""Share a game: as a link with the compressed log without its effects, as a file, or as a problem report."""

from __future__ import annotations

import zlib
from base64 import urlsafe_b64decode, urlsafe_b64encode
from hashlib import blake2b
from urllib.parse import urlsplit

import msgspec

from visavis.core import Effect, Refusal, Session, read_log
from visavis.core.budget import FOREIGN, foreign, spend
from visavis.core.game import find_game
from visavis.core.play.log import Hold, Line, Step, at_line, read_header, read_line, write_line
from visavis.core.play.position import position_of
from visavis.core.play.recorded import Error, open_record
from visavis.core.play.redaction import redacted_log
from visavis.core.play.session import from_inputs, from_lines
from visavis.library import all_games

LONGEST_LINK = 6000
"""Maximum length of a link in characters. Some programs truncate longer ones; then only the file can be shared."""
LONGEST_QR = 1800
"""Maximum length of a text in a QR code: denser codes are hard to scan from a screen."""
_MARK = "v1."
"""Schema version of a link."""
_FILE_MARK = "f1."
"""Prefix of an encoded file: format and version."""


def pack(session: Session) -> str:
    """Serialize a game for an address: version, then base64url of the compressed inputs and a digest of the log."""
    digest = blake2b(session.save().encode(), digest_size=6).hexdigest()
    rows = [write_line(session.header), *(write_line(line) for line in session.lines if not _follows(line)), digest]
    packed = zlib.compress("\n".join(rows).encode(), 9)
    return _MARK + urlsafe_b64encode(packed).decode().rstrip("=")


def opened_by_others(origin: str, door: str) -> str:
    """Return the origin of these pages for other devices; empty if there is only a loopback address."""
    if door:
        return door
    host = urlsplit(origin).hostname or ""
    return "" if host == "localhost" or host.startswith("127.") or host == "::1" else origin


class ShareView(msgspec.Struct, frozen=True):
    """The link of a game and its QR code, or the reason why there is none."""

    link: str = ""
    code: tuple[str, int] | None = None
    why: str = ""
    """`hidden`, `older` or `long`: only the file can be shared; `near`: the text can, and every Visavis opens it."""


def share_view(session: Session, origin: str) -> ShareView:
    """Return the link of a game and its QR code, or the reason why only the file can be shared.

    Without an origin that other devices can open, the packed text alone is shared: every Visavis opens it.
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
    """Return True if a line is derived from the inputs, so that a link can omit it."""
    return isinstance(line, (Effect, Hold, Step))


def unpack(text: str) -> Session:
    """Parse a link, which is untrusted input, and replay the game. Nothing is stored.

    Raises Refusal if it is not a link, is too large or does not match its digest; BadLog for a wrong line.
    """
    with foreign():
        session, digest = _unpack(text)
    if blake2b(session.save().encode(), digest_size=6).hexdigest() != digest:
        raise Refusal("web.link")
    return session


def _unpack(text: str) -> tuple[Session, str]:
    """Return the game of a link, and the digest that its log must have."""
    text = text.strip().rpartition("#")[2]
    if not text.startswith(_MARK) or len(text) > 10 * LONGEST_LINK:
        raise Refusal("web.link")
    unpacked = _inflated(text.removeprefix(_MARK))
    spend("bytes", len(unpacked))
    try:
        rows = unpacked.decode("utf-8").split("\n")
    except ValueError:
        raise Refusal("web.link") from None
    if len(rows) < 2:
        raise Refusal("web.link")
    spend("lines", len(rows))
    header = read_header(rows[0])
    try:
        game = find_game(header.game, header.text)
    except Refusal as unknown:
        raise at_line(unknown, 1) from None
    lines = [read_line(row, game, number) for number, row in enumerate(rows[1:-1], 2)]
    return from_inputs(game, header, lines), rows[-1]


def log_of(text: bytes) -> Session:
    """Parse a game from a file. Raises Refusal if it is too large; BadLog with the line that is wrong."""
    with foreign():
        return from_lines(*read_log(text))


def record_in(text: bytes) -> str | None:
    """Return the text of a record in another program's notation: rows with tabs, no log; None for anything else."""
    if text.lstrip()[:1] == b"{" or b"\t" not in text or b"\n" not in text.strip():
        return None
    try:
        return text.decode("utf-8-sig")
    except UnicodeDecodeError:
        return None


def record_of(text: str) -> tuple[Session, Error | None]:
    """Open a record by the first game that can read it, up to its first error. Raises Refusal if none can."""
    wrong = Refusal("web.link")
    for game in all_games().sound:
        if game.records is not None and game.records.open is not None:
            try:
                return open_record(game, text)
            except Refusal as refusal:
                wrong = refusal
    raise wrong


def file_letters(data: bytes) -> str:
    """Compress and encode a file for a field of a form."""
    return _FILE_MARK + urlsafe_b64encode(zlib.compress(data, 9)).decode().rstrip("=")


def file_from_letters(text: str) -> bytes:
    """Decode a file from a field of a form. Raises Refusal if it is malformed or too large."""
    if not text.startswith(_FILE_MARK):
        raise Refusal("web.link")
    with foreign():
        return _inflated(text.removeprefix(_FILE_MARK))


def _inflated(letters: str) -> bytes:
    """Decode and decompress untrusted input, at most as much as a budget has. Raises Refusal."""
    most = FOREIGN.bytes or 0
    try:
        plain = letters.encode("ascii")
        unpacker = zlib.decompressobj()
        inflated = unpacker.decompress(urlsafe_b64decode(plain + b"=" * (-len(plain) % 4)), most + 1)
    except (ValueError, zlib.error):
        raise Refusal("web.link") from None
    if len(inflated) > most:
        spend("bytes", len(inflated))
    if not unpacker.eof:
        raise Refusal("web.link")
    return inflated


def qr_path(text: str) -> tuple[str, int] | None:
    """Return a QR code as an SVG path and its width; None if the text is too long (`LONGEST_QR`)."""
    if len(text) > LONGEST_QR:
        return None
    import segno

    code = segno.make(text, error="l", micro=False)
    rows = list(code.matrix)
    path = "".join(f"M{x + 3} {y + 3}h1v1h-1z" for y, row in enumerate(rows) for x, dark in enumerate(row) if dark)
    return path, len(rows) + 6


def file_of(session: Session, seat: str) -> tuple[bytes, str]:
    """Return the game as a file, and its file extension. While cards are hidden, it has what a seat has seen."""
    if session.secret:
        return redacted_log(session, seat).encode(), "seen.jsonl"
    return session.save().encode(), "jsonl"


def report(session: Session, seat: str) -> bytes:
    """Return a problem report as a ZIP archive: the log and the position before the last step, or the redacted log."""
    import io
    import zipfile

    packed = io.BytesIO()
    with zipfile.ZipFile(packed, "w", zipfile.ZIP_DEFLATED) as box:
        text, ending = file_of(session, seat)
        box.writestr(f"game.{ending}", text)
        if not session.secret:
            position = msgspec.json.encode(position_of(session))
            box.writestr("position.json", msgspec.json.format(position, indent=2))
    return packed.getvalue()
