"""Usual mistakes in writing TOML, each with a message that says what to write instead."""

from __future__ import annotations

import re

from visavis.core import Refusal

_TWICE = re.compile(r"Cannot (mutate|declare|overwrite|redefine)|Duplicate")
"""The error messages of the TOML parser for a duplicate key."""
_TRUTH = re.compile(r"(?:True|TRUE|False|FALSE|yes|Yes|no|No|ja|Ja|nein|Nein|wahr|falsch)\b")
_COMMENT = re.compile(r"(?://|--|;)")
_HEADING = re.compile(r"\s*\[+[\w. -]+\]+\s*(?:#.*)?$")
_STATEMENT = re.compile(r"\s*[\w.\"'-]+\s*=")
_CURLY = "„“”‚‘’«»"
_LONGEST = 40
_AT_END = "(at end of document)"


def fault_of(text: str, line: int, detail: str) -> Refusal:
    """Return the Refusal of an invalid TOML file from the message of the parser."""
    lines = text.split("\n")
    place = re.search(r"column (\d+)\)$", detail)
    written = lines[line - 1] if 0 < line <= len(lines) else ""
    column = int(place[1]) - 1 if place else len(written)
    id, args = _fault(lines, line, written, column, detail)
    if id in ("toml.open", "toml.comma"):
        line = int(str(args.pop("other")))
    elif id == "toml.quote" and _AT_END in detail:
        line = _opening(lines)
    return Refusal(f"bot.{id}", line=line, at="", **args)


def _fault(lines: list[str], line: int, written: str, column: int, detail: str) -> tuple[str, dict[str, object]]:
    """Return the id of the message and its arguments."""
    rest = written[column:].strip()
    given: dict[str, object] = {"given": rest[:_LONGEST]}
    if "Unescaped '\\'" in detail or "hex value" in detail:
        return "toml.backslash", {}
    if "Illegal character" in detail or "Unterminated string" in detail:
        return "toml.quote", {}
    if _TWICE.match(detail):
        return "toml.twice", {"given": written.partition("=")[0].strip(" []")[:_LONGEST]}
    ended = _HEADING.match(written) and ("Invalid value" in detail or "Unclosed array" in detail)
    if _AT_END in detail or ended:
        return "toml.open", {"other": _statement_before(lines, line)}
    if "Unclosed array" in detail:
        before = written[:column].rstrip()
        if before.endswith('"') and rest and not rest.startswith(('"', "{", "[", "'")):
            return "toml.quotes", given
        if _STATEMENT.match(written) and not before:
            return "toml.open", {"other": _statement_before(lines, line - 1)}
        if not before:
            # The comma belongs to the end of the entry before.
            behind = max(number for number in range(1, line) if lines[number - 1].strip())
            return "toml.comma", {"given": lines[behind - 1].strip()[-_LONGEST:], "other": behind}
        return "toml.comma", {"given": before.strip()[-_LONGEST:], "other": line}
    return _within(written, rest, column, given, detail)


def _within(
    written: str, rest: str, column: int, given: dict[str, object], detail: str
) -> tuple[str, dict[str, object]]:
    """Return the message of a mistake that can be seen in its line alone."""
    if "inline table" in detail or (
        "Invalid initial character" in detail and (not rest or rest[0] in "}\n") and "{" in written
    ):
        return "toml.braces", {}
    sign = written[column : column + 1]
    if sign and not sign.isascii() and sign.isalpha() and "Invalid value" not in detail:
        name = next(word for word in re.finditer(r"[\w-]+", written) if word.end() > column)
        return "toml.key", {"given": name[0][:_LONGEST]}
    if "table declaration" in detail or "array declaration" in detail:
        return "toml.heading", {"given": written.strip()[:_LONGEST]}
    if "Expected '='" in detail:
        return "toml.equals", {"given": written.strip()[:_LONGEST]}
    if "Invalid value" in detail:
        if not rest or rest.startswith("#"):
            return "toml.empty", {"given": written.partition("=")[0].strip()[:_LONGEST]}
        if (truth := _TRUTH.match(rest)) is not None and rest[truth.end() :].strip(" ,]}") == "":
            return "toml.truth", {"given": truth[0]}
        if re.match(rf"[^\W\d]|[{_CURLY}]", rest):
            return "toml.value", given
        if rest[0] == ",":
            return "toml.comma_twice", {}
        if rest[0] == "=":
            return "toml.equals", {"given": written.strip()[:_LONGEST]}
    if "after a statement" in detail or "Invalid statement" in detail:
        return _beside(written, rest, column, given)
    return "toml", {"detail": detail}


def _beside(written: str, rest: str, column: int, given: dict[str, object]) -> tuple[str, dict[str, object]]:
    """Return the message of what stands where nothing can stand."""
    before = written[:column].rstrip()
    if _COMMENT.match(rest):
        return "toml.comment", {"given": rest[: 2 if rest[0] != ";" else 1]}
    if _HEADING.match(before):
        return "toml.heading", {"given": written.strip()[:_LONGEST]}
    if before.endswith(('"', "'")) and rest[:1] not in ("}", "]", ","):
        return "toml.quotes", given
    if re.search(r"=\s*[+-]?0$", before) and rest[:1].isdigit():
        return "toml.zero", {}
    return "toml.beside", given


def _statement_before(lines: list[str], line: int) -> int:
    """Return the line of the last `name =` up to a line that opens a list which it does not close."""
    for number in range(min(line, len(lines)), 0, -1):
        if _STATEMENT.match(lines[number - 1]) and lines[number - 1].count("[") > lines[number - 1].count("]"):
            return number
    return max(1, min(line, len(lines)))


def _opening(lines: list[str]) -> int:
    """Return the line of the last opening of a text of several lines."""
    return next(
        (number for number in range(len(lines), 0, -1) if re.search("\"\"\"|'''", lines[number - 1])), len(lines)
    )
