"""The log of a game: JSON Lines with a header, then steps, inputs, effects and corrections."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, TypeVar

import msgspec

from visavis.core.effect import Effect
from visavis.core.game import Game, find_game
from visavis.core.pile import Card
from visavis.core.refusal import BadLog, Refusal

FORMAT = 1


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
    text: str | None = None
    """The text that the game is made from, if it is no installed package."""
    tryout: bool = False
    """Whether somebody only tries the app: a stand-in plays for the person when asked, and no result is counted."""


class Step(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A step begins."""

    step: int


class Answer(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """An input: what a seat answered."""

    answer: Any
    to: str
    by: str
    joined: bool = False
    """Whether it was given together with the answer before it: one undo takes both back."""


class Draw(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """An input: what a chance stream gave; `by` a person, or nobody for a seeded stream."""

    draw: Card
    of: str
    by: str = ""


class Correction(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """Facts a person set right before the next step; `after` that many of its inputs were known."""

    correct: dict[str, Any]
    """What held already when the step began."""
    after: int
    now: dict[str, Any] = {}
    """What holds only from the moment on at which it was said: the step itself had changed it before."""
    effects: int = 0
    """So many effects the step has had when it takes over what is said in `now`."""
    dropped: tuple[dict[str, Any], ...] = ()
    """The inputs that did not fit any more."""


class Setting(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """What a person changed in the middle of a game; `after` so many inputs of the next step were known."""

    setting: dict[str, Any]
    """Options with their new values."""
    after: int
    pack: dict[str, list[dict[str, Any]]] = {}
    """Rows of the pack that were typed in, by their table; each stands for the row of its id."""
    text: str | None = None
    """A newer text of a game that is made from one."""
    dropped: tuple[dict[str, Any], ...] = ()
    """The inputs that did not fit any more."""


class Entered(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """Points of sides that only persons count; `after` so many inputs of the next step were known. No rule sees it."""

    entered: dict[str, int]
    after: int

    dropped: tuple[dict[str, Any], ...] = ()
    """Never any: points that were entered change nothing that was answered."""


class Hold(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Inside a step: these facts hold from here on, because a person said so."""

    hold: dict[str, Any]


class Rules(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """From here on the game goes on under these rules."""

    rules: str


class Over(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The game is over, with these points."""

    over: dict[str, int]


Input = Answer | Draw
Said = Correction | Setting | Entered
"""What a person said between two steps, or inside one and before it ran again."""
SAID = (Correction, Setting, Entered)
INPUTS = (Answer, Draw)
Line = Step | Answer | Draw | Correction | Setting | Entered | Hold | Rules | Over | Effect

_KINDS: dict[str, type[msgspec.Struct]] = {
    "step": Step,
    "answer": Answer,
    "draw": Draw,
    "correct": Correction,
    "setting": Setting,
    "entered": Entered,
    "hold": Hold,
    "rules": Rules,
    "over": Over,
}
LARGEST = 32_000_000
"""No log is larger, in characters."""
_LONGEST_LINE = 4_000_000
_MOST_LINES = 200_000
_DEEPEST = 60

K = TypeVar("K", bound=msgspec.Struct)


_ENCODER = msgspec.json.Encoder()


def write_line(line: Header | Line) -> str:
    """One line of the log, without the line break."""
    return _ENCODER.encode(line).decode()


def write_log(header: Header, lines: Iterable[Line]) -> str:
    """The whole log as text."""
    return _ENCODER.encode_lines((header, *lines)).decode()


def frozen(value: Any) -> Any:
    """Answers are immutable: a list in a log becomes a tuple."""
    return tuple(frozen(part) for part in value) if isinstance(value, list) else value


def too_deep(text: str | bytes, most: int = _DEEPEST) -> bool:
    """Whether a JSON text is nested deeper than any that we write: others would stop programs far from here.

    >>> too_deep("[" * 90 + "]" * 90), too_deep('["[[[["]', 3)
    (True, False)
    """
    if isinstance(text, bytes):
        text = text.decode("utf-8", "replace")
    if text.count("[") + text.count("{") <= most:
        return False
    depth, inside, skip = 0, False, False
    for char in text:
        if skip:
            skip = False
        elif inside:
            skip, inside = char == "\\", char != '"'
        elif char == '"':
            inside = True
        elif char in "[{":
            depth += 1
            if depth > most:
                return True
        elif char in "]}":
            depth -= 1
    return False


def _json(text: str | bytes, at: int) -> Mapping[str, Any]:
    if len(text) > _LONGEST_LINE:
        raise BadLog("log.long", at)
    if too_deep(text):
        raise BadLog("log.deep", at, most=_DEEPEST)
    try:
        found = msgspec.json.decode(text)
    except (msgspec.DecodeError, UnicodeError, RecursionError):
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


def read_line(text: str | bytes, game: Game, at: int) -> Line:
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


def plain_input(line: Input) -> dict[str, Any]:
    """An input as a line that stands inside another one."""
    found: dict[str, Any] = msgspec.to_builtins(line)
    return found


def read_input(plain: Mapping[str, Any]) -> Input:
    """An input that stood inside another line; or a refusal."""
    if "answer" not in plain:
        return _convert(plain, Draw, 1)
    line = _convert(plain, Answer, 1)
    return msgspec.structs.replace(line, answer=frozen(line.answer))


def read_log(text: str | bytes, game: Game | None = None) -> tuple[Game, Header, list[Line]]:
    """A whole log; every line is checked for its form. What it says is checked when it is folded.

    The game is the installed one that the header names (or the one its text makes), unless another is given.
    """
    if len(text) > LARGEST:
        raise BadLog("log.large", 1, most=LARGEST // 1_000_000)
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
        game = game or find_game(header.game, header.text)
    except Refusal as unknown:
        raise BadLog(unknown.id, 1, **_without_line(unknown)) from None
    lines: list[Line] = []
    reads = game
    for at, row in enumerate(rows[1:], 2):
        lines.append(line := read_line(row, reads, at))
        if isinstance(line, Setting) and line.text is not None:
            reads = _newer(header, line.text, at)
    return game, header, lines


def _newer(header: Header, text: str, at: int) -> Game:
    try:
        return find_game(header.game, text)
    except Refusal as wrong:
        raise BadLog(wrong.id, at, **_without_line(wrong)) from None


def _without_line(wrong: Refusal) -> dict[str, object]:
    """What was wrong, to be told with the line of the log instead of the line of a text in it."""
    return {name: value for name, value in wrong.details.items() if name != "line"}
