"""Read and write files and games named on the command line. Every failure raises Refusal."""

from __future__ import annotations

import errno
import os
import sys
from pathlib import Path
from typing import TYPE_CHECKING

from visavis.core import Refusal
from visavis.core.foreign_text import cleaned

if TYPE_CHECKING:
    from visavis.core import Game


_LONGEST = 400_000
"""Maximum number of bytes of a bot file that are read."""


def names_a_file(given: str) -> bool:
    """Return True if this names a file rather than a game."""
    return given == "-" or given.endswith(".toml") or os.sep in given or "/" in given


def named_game(given: str) -> Game:
    """Return a game by bot file, id of a shipped bot, or game id. Raises Refusal if there is none."""
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
    """Read the text of a bot file. Raises Refusal if it is not UTF-8."""
    from visavis.core import Refusal
    from visavis.core.budget import foreign, spend

    content = read_bytes(path)
    with foreign():
        spend("bytes", len(content))
    try:
        return content[:_LONGEST].decode("utf-8")
    except UnicodeDecodeError:
        raise Refusal("file.utf8", path=path) from None


_MOST_BYTES = 64_000_000
"""Maximum size of a file in bytes."""


def read_bytes(path: str) -> bytes:
    """Read a whole file, or standard input for `-`. Raises Refusal if it is missing, unreadable or too long."""
    try:
        if path == "-":
            content = sys.stdin.buffer.read(_MOST_BYTES + 1)
        else:
            with Path(path).open("rb") as file:
                content = file.read(_MOST_BYTES + 1)
    except (OSError, ValueError) as wrong:
        raise refusal_of(wrong, path) from None
    if len(content) > _MOST_BYTES:
        raise Refusal("file.long", path=path, most=_MOST_BYTES // 1_000_000)
    return content


def read_text(path: str) -> str:
    """Read a whole text file. Raises Refusal if it is not UTF-8."""
    try:
        return read_bytes(path).decode("utf-8")
    except UnicodeDecodeError:
        raise Refusal("file.utf8", path=path) from None


def write_out(path: str, text: str) -> bool:
    """Write a text to standard output for `-`, otherwise to a new file. Return True if a file was created.

    Never overwrites an existing file; an incomplete file is removed. Bytes that are not UTF-8, as a damaged game may
    contain, are written unchanged.
    """
    if path == "-":
        write_data(text)
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


def write_data(text: str) -> None:
    """Write data to standard output: byte for byte, but filtered where a person reads it on a terminal."""
    shown = cleaned(text) if sys.stdout.isatty() else text
    sys.stdout.flush()
    sys.stdout.buffer.write(shown.encode("utf-8", "surrogateescape"))
    sys.stdout.buffer.flush()


def refusal_of(wrong: OSError | ValueError, path: str) -> Refusal:
    """Convert the exception of a failed read or write into a Refusal."""
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
