"""The log of a game: JSON Lines with a header, then steps, inputs, effects and corrections."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, TypeVar

import msgspec

from visavis.core.effect import Effect
from visavis.core.game import Game, get_game
from visavis.core.pile import Card
from visavis.core.refusal import BadLog, Refusal

FORMAT = 1
PERSON = "person"
SEEDED, SHOWN = "seeded", "shown"


class Header(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """The first line: everything a game starts from."""

    visavis: int
    """The version of this format."""
    game: str
    rules: str
    options: dict[str, Any]
    seed: int
    seats: dict[str, str]
    """Who sits where: "person" or the name of a policy."""
    shown: tuple[str, ...] = ()
    """The chance streams that a person shows with the printed cards."""
    pack: str = ""
    pack_digest: str = ""
    own_pack: dict[str, Any] | None = None
    """An owner's pack, whole."""
    position: dict[str, Any] | None = None
    """The state the game starts from, if it is not a new one."""


class Step(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A step begins."""

    step: int


class Answer(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """An input: what a seat answered."""

    answer: Any
    to: str
    by: str


class Draw(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """An input: what a chance stream gave; `by` a person, or nobody for a seeded stream."""

    draw: Card
    of: str
    by: str = ""


class Correction(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Facts a person set right before the next step; `after` that many of its inputs were known."""

    correct: dict[str, Any]
    after: int


class Rules(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """From here on the game goes on under these rules."""

    rules: str


class Over(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The game is over, with these points."""

    over: dict[str, int]


Input = Answer | Draw
Line = Step | Answer | Draw | Correction | Rules | Over | Effect

_KINDS: dict[str, type[msgspec.Struct]] = {
    "step": Step,
    "answer": Answer,
    "draw": Draw,
    "correct": Correction,
    "rules": Rules,
    "over": Over,
}
_LONGEST_LINE = 4_000_000
_MOST_LINES = 1_000_000

K = TypeVar("K", bound=msgspec.Struct)


def write_line(line: Header | Line) -> str:
    """One line of the log, without the line break."""
    return msgspec.json.encode(line).decode()


def write_log(header: Header, lines: Iterable[Line]) -> str:
    """The whole log as text."""
    return "".join(write_line(line) + "\n" for line in (header, *lines))


def frozen(value: Any) -> Any:
    """Answers are immutable: a list in a log becomes a tuple."""
    return tuple(frozen(part) for part in value) if isinstance(value, list) else value


def _json(text: str | bytes, at: int) -> Mapping[str, Any]:
    if len(text) > _LONGEST_LINE:
        raise BadLog("log.long", at)
    try:
        found = msgspec.json.decode(text)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        raise BadLog("log.json", at) from None
    if not isinstance(found, dict) or not found:
        raise BadLog("log.object", at)
    return found


def _convert(found: Mapping[str, Any], kind: type[K], at: int) -> K:
    try:
        return msgspec.convert(found, kind)
    except msgspec.ValidationError as wrong:
        raise BadLog("log.value", at, detail=str(wrong)) from None


def read_header(text: str | bytes, at: int = 1) -> Header:
    """The first line of a log."""
    found = _json(text, at)
    if "visavis" not in found:
        raise BadLog("log.header", at)
    header = _convert(found, Header, at)
    if header.visavis != FORMAT:
        raise BadLog("log.format", at, given=header.visavis, expected=FORMAT)
    return header


def read_line(text: str | bytes, game: Game[Any], at: int) -> Line:
    """One line after the header; or BadLog with its number."""
    found = _json(text, at)
    if "do" in found:
        tag = found["do"]
        if not isinstance(tag, str) or tag not in game.effect_by_tag:
            raise BadLog("log.effect", at, given=str(tag)[:40])
        return _convert(found, game.effect_by_tag[tag], at)
    for name, kind in _KINDS.items():
        if name in found:
            line = _convert(found, kind, at)
            if isinstance(line, Answer):
                return msgspec.structs.replace(line, answer=frozen(line.answer))
            return line  # type: ignore[return-value]
    raise BadLog("log.kind", at, given=str(next(iter(found)))[:40])


def read_log(text: str | bytes, game: Game[Any] | None = None) -> tuple[Game[Any], Header, list[Line]]:
    """A whole log; every line is checked for its form. What it says is checked when it is folded.

    The game is the installed one that the header names, unless another is given.
    """
    if isinstance(text, bytes):
        try:
            text = text.decode("utf-8")
        except UnicodeDecodeError as wrong:
            raise BadLog("log.utf8", wrong.object[: wrong.start].count(b"\n") + 1) from None
    rows = text.split("\n")
    if rows[-1] == "":
        rows.pop()
    elif rows != [""]:
        # Every line ends with a line break; the last one was cut off.
        raise BadLog("log.cut", len(rows))
    if not rows:
        raise BadLog("log.empty", 1)
    if len(rows) > _MOST_LINES:
        raise BadLog("log.lines", _MOST_LINES)
    header = read_header(rows[0])
    try:
        if game is not None and game.id != header.game:
            raise Refusal("log.game", given=header.game[:40], expected=game.id)
        game = game or get_game(header.game)
    except Refusal as unknown:
        raise BadLog(unknown.id, 1, **unknown.args_for_words) from None
    return game, header, [read_line(row, game, at) for at, row in enumerate(rows[1:], 2)]
