"""The log of a game: JSON Lines with a header, then steps, inputs, effects and corrections. Parsing and writing."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from typing import Any, TypeVar

import msgspec

from visavis.core.budget import OWN, OverBudget, checkpoint, current_budget, foreign, spend
from visavis.core.effect import Effect
from visavis.core.game import Game, find_game
from visavis.core.pile import Card
from visavis.core.refusal import BadLog, Refusal

FORMAT = 1


class Header(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """First line of a log: everything a game starts from."""

    visavis: int
    """Version of the log format."""
    game: str
    rules: str
    options: dict[str, Any]
    seed: int
    seats: dict[str, str]
    """Player of each seat: "person" or the name of a policy."""
    shown: tuple[str, ...] = ()
    """Chance streams that a person shows with the printed cards."""
    pack: str = ""
    pack_digest: str = ""
    own_pack: dict[str, Any] | None = None
    """An owner's pack, as a complete document."""
    position: dict[str, Any] | None = None
    """Fields of the state that the game starts from, if it is not a new one."""
    text: str | None = None
    """Text that the game is compiled from, if it is no installed package."""
    tryout: bool = False
    """Whether it is a try-out: a stand-in plays for the person on request, and statistics ignore the result."""


class Step(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Start of a step."""

    step: int


class Answer(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """Input: the answer of a seat."""

    answer: Any
    to: str
    by: str
    joined: bool = False
    """Whether it was given together with the answer before it: one undo takes both back."""


class Draw(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """Input: the result of a chance stream; `by` a person, or "" for a seeded stream."""

    draw: Card
    of: str
    by: str = ""


class Correction(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """Fields that a person corrected before the next step, of which `after` inputs were known."""

    correct: dict[str, Any]
    """Values at the start of the step."""
    after: int
    now: dict[str, Any] = {}
    """Values from the moment of the correction on: the step itself had changed these fields before."""
    effects: int = 0
    """Number of effects of the step after which `now` is applied."""
    dropped: tuple[dict[str, Any], ...] = ()
    """Inputs that did not fit any more."""


class Setting(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """Settings that a person changed during a game; `after` inputs of the next step were known."""

    setting: dict[str, Any]
    """Options with their new values."""
    after: int
    pack: dict[str, list[dict[str, Any]]] = {}
    """Rows of the pack that were entered, by table; each replaces the row with its id."""
    text: str | None = None
    """Newer text of a game that is compiled from one."""
    dropped: tuple[dict[str, Any], ...] = ()
    """Inputs that did not fit any more."""


class Entered(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """Points of sides that only persons count; `after` inputs of the next step were known. No rule reads them."""

    entered: dict[str, int]
    after: int

    dropped: tuple[dict[str, Any], ...] = ()
    """Always empty: entered points invalidate no answer."""


class Hold(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Values inside a step that a correction sets from here on."""

    hold: dict[str, Any]


class Rules(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Rules version from here on."""

    rules: str


class Over(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """End of the game, with the final points."""

    over: dict[str, int]


Input = Answer | Draw
Said = Correction | Setting | Entered
"""Entries of a person between two steps, or inside one and before it ran again."""
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
"""Maximum length of a log in characters."""
_LONGEST_LINE = 4_000_000
_MOST_LINES = 200_000
_DEEPEST = 60
_CLAUSE = re.compile(r"(?:[A-Za-z0-9][A-Za-z0-9_.-]{0,79})?\Z")
"""A well-formed id of a clause; empty for an effect that belongs to none."""

K = TypeVar("K", bound=msgspec.Struct)


_ENCODER = msgspec.json.Encoder()


def write_line(line: Header | Line) -> str:
    """Serialize one line of the log, without the line break."""
    return _ENCODER.encode(line).decode()


def write_log(header: Header, lines: Iterable[Line]) -> str:
    """Serialize a whole log."""
    return _ENCODER.encode_lines((header, *lines)).decode()


def frozen(value: Any) -> Any:
    """Return an immutable copy of an answer: a list in a log becomes a tuple."""
    return tuple(frozen(item) for item in value) if isinstance(value, list) else value


def too_deep(text: str | bytes, most: int = _DEEPEST) -> bool:
    """Return True if an untrusted JSON text is nested deeper than any valid one: a parser might overflow its stack.

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


def _json(text: str | bytes, line_number: int) -> Mapping[str, Any]:
    if len(text) > _LONGEST_LINE:
        raise BadLog("log.long", line_number)
    if too_deep(text):
        raise BadLog("log.deep", line_number, most=_DEEPEST)
    try:
        value = msgspec.json.decode(text)
    except (msgspec.DecodeError, UnicodeError, RecursionError):
        raise BadLog("log.json", line_number) from None
    if not isinstance(value, dict) or not value:
        raise BadLog("log.object", line_number)
    return value


def _convert(value: Mapping[str, Any], kind: type[K], line_number: int) -> K:
    try:
        return msgspec.convert(value, kind)
    except msgspec.ValidationError as wrong:
        raise BadLog("log.value", line_number, detail=str(wrong)) from None


def read_header(text: str | bytes, line_number: int = 1) -> Header:
    """Parse the first line of a log. Raises BadLog."""
    value = _json(text, line_number)
    if "visavis" not in value:
        raise BadLog("log.header", line_number)
    header = _convert(value, Header, line_number)
    if header.visavis != FORMAT:
        raise BadLog("log.format", line_number, given=header.visavis, expected=FORMAT)
    return header


def read_line(text: str | bytes, game: Game, line_number: int) -> Line:
    """Parse one line after the header. Raises BadLog with its number."""
    value = _json(text, line_number)
    checkpoint()
    if "do" in value:
        tag = value["do"]
        if not isinstance(tag, str) or tag not in game.effect_by_tag:
            raise BadLog("log.effect", line_number, given=str(tag)[:40])
        effect = _convert(value, game.effect_by_tag[tag], line_number)
        if "clause" in value:
            _check_clause(effect.clause, game, line_number)
        return effect
    for name, kind in _KINDS.items():
        if name in value:
            line = _convert(value, kind, line_number)
            if isinstance(line, Answer):
                return msgspec.structs.replace(line, answer=frozen(line.answer))
            if isinstance(line, SAID):
                spend("said")
            return line  # type: ignore[return-value]
    raise BadLog("log.kind", line_number, given=str(next(iter(value)))[:40])


def _check_clause(id: str, game: Game, line_number: int) -> None:
    """Check the clause of a foreign effect: one of the rules, or well-formed, as those of other rules versions are.

    Raises BadLog. An own saved game (`budget.own`) is never refused: earlier releases accepted any text.
    """
    if _CLAUSE.match(id) or id in game.clauses:
        return
    budget = current_budget()
    if budget is None or budget.limits is not OWN:
        raise BadLog("log.clause", line_number, given=id[:40])


def plain_input(line: Input) -> dict[str, Any]:
    """Serialize an input to embed it in another line."""
    plain: dict[str, Any] = msgspec.to_builtins(line)
    return plain


def read_input(plain: Mapping[str, Any]) -> Input:
    """Parse an input that was embedded in another line. Raises BadLog."""
    if "answer" not in plain:
        return _convert(plain, Draw, 1)
    line = _convert(plain, Answer, 1)
    return msgspec.structs.replace(line, answer=frozen(line.answer))


def read_log(text: str | bytes, game: Game | None = None) -> tuple[Game, Header, list[Line]]:
    """Parse an untrusted log and validate each line; a session validates how they fit together. Raises BadLog.

    The game is the installed one that the header names (or the one compiled from its text), unless another is given.
    """
    with foreign():
        return _read_log(text, game)


def _read_log(text: str | bytes, game: Game | None) -> tuple[Game, Header, list[Line]]:
    spend("bytes", len(text))
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
        # Every line ends with a line break; the last one was truncated.
        raise BadLog("log.cut", len(rows))
    if not rows:
        raise BadLog("log.empty", 1)
    spend("lines", len(rows))
    if len(rows) > _MOST_LINES:
        raise BadLog("log.lines", _MOST_LINES)
    header = read_header(rows[0])
    try:
        if game is not None and game.id != header.game:
            raise Refusal("log.game", given=header.game[:40], expected=game.id)
        game = game or find_game(header.game, header.text)
    except Refusal as unknown:
        raise at_line(unknown, 1) from None
    lines: list[Line] = []
    reads = game
    for line_number, row in enumerate(rows[1:], 2):
        lines.append(line := read_line(row, reads, line_number))
        if isinstance(line, Setting) and line.text is not None:
            reads = _newer(header, line.text, line_number)
    return game, header, lines


def _newer(header: Header, text: str, line_number: int) -> Game:
    try:
        return find_game(header.game, text)
    except Refusal as wrong:
        raise at_line(wrong, line_number) from None


def at_line(wrong: Refusal, line: int) -> Refusal:
    """Return a refusal as that of a line of a log; one of a budget stays what it is."""
    if isinstance(wrong, OverBudget):
        return wrong
    return BadLog(wrong.id, line, **{name: value for name, value in wrong.details.items() if name != "line"})
