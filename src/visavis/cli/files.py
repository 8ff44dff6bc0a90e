"""Files and games named on the command line, read and written with a refusal for everything that can go wrong."""

from __future__ import annotations

import errno
import os
import sys
from pathlib import Path
from typing import TYPE_CHECKING

from visavis.core import Refusal

if TYPE_CHECKING:
    from visavis.core import Game


_LONGEST = 400_000


def names_a_file(given: str) -> bool:
    """Whether this names a file rather than a game."""
    return given == "-" or given.endswith(".toml") or os.sep in given or "/" in given


def named_game(given: str) -> Game:
    """The game; or a refusal."""
    from visavis.core import get_game

    if names_a_file(given):
        from visavis.textbot import game_from

        return game_from(bot_text(given))
    if given.startswith("bot."):
        from visavis.textbot import game_from
        from visavis.textbot.gallery import shipped, shipped_ids

        if given[4:] in shipped_ids():
            return game_from(shipped(given[4:]))
    return get_game(given)


def bot_text(path: str) -> str:
    """The text of a bot from a file."""
    from visavis.core import Refusal

    found = read_bytes(path)
    try:
        return found[:_LONGEST].decode("utf-8")
    except UnicodeDecodeError:
        raise Refusal("file.utf8", path=path) from None


_MOST_BYTES = 64_000_000


def read_bytes(path: str) -> bytes:
    """A whole file, or the standard input for `-`."""
    try:
        if path == "-":
            found = sys.stdin.buffer.read(_MOST_BYTES + 1)
        else:
            with Path(path).open("rb") as file:
                found = file.read(_MOST_BYTES + 1)
    except (OSError, ValueError) as wrong:
        raise refusal_of(wrong, path) from None
    if len(found) > _MOST_BYTES:
        raise Refusal("file.long", path=path, most=_MOST_BYTES // 1_000_000)
    return found


def read_text(path: str) -> str:
    """A whole text file."""
    try:
        return read_bytes(path).decode("utf-8")
    except UnicodeDecodeError:
        raise Refusal("file.utf8", path=path) from None


def write_out(path: str, text: str) -> bool:
    """Write a text to standard output for `-`, otherwise to a new file; whether there is a file now.

    A file that is there already stays as it is. What was not written whole is removed. Bytes that are no UTF-8, as a
    damaged game may hold, are written as they are.
    """
    if path == "-":
        sys.stdout.buffer.write(text.encode("utf-8", "surrogateescape"))
        sys.stdout.buffer.flush()
        return False
    try:
        with Path(path).open("x", encoding="utf-8", errors="surrogateescape", newline="\n") as file:
            try:
                file.write(text)
                file.flush()
            except BaseException:
                Path(path).unlink(missing_ok=True)
                raise
    except (OSError, ValueError) as wrong:
        raise refusal_of(wrong, path) from None
    return True


def refusal_of(wrong: OSError | ValueError, path: str) -> Refusal:
    """What to tell of a file that cannot be read or written."""
    match wrong:
        case FileNotFoundError():
            return Refusal("file.missing", path=path)
        case FileExistsError():
            return Refusal("file.exists", path=path)
        case IsADirectoryError():
            return Refusal("file.folder", path=path)
        case OSError(errno=errno.ENOSPC | errno.EDQUOT):
            return Refusal("store.full")
        case OSError():
            return Refusal("file.failed", path=path, says=wrong.strerror or "")
    return Refusal("file.missing", path=path)
