"""Problems of a bot file, each with its line number."""

from __future__ import annotations

from collections.abc import Iterable
from difflib import get_close_matches
from typing import Any

from visavis.core import BadPack, Refusal
from visavis.core.pack import parsed
from visavis.core.saves.texts import normalized
from visavis.textbot.source.source_map import Lines, Path
from visavis.textbot.source.toml_faults import fault_of

LONGEST = 60_000
"""Maximum length of a bot file in characters."""
_DEEPEST = 12


def plain(text: str) -> str:
    """Return a text without the byte order mark and the line ends of Windows editors: lines are counted in it."""
    return normalized(text.removeprefix("\ufeff"))


def document(text: str) -> dict[str, Any]:
    """Parse a text as TOML. Raises Refusal with the line if it is invalid, too long or too deep."""
    text = plain(text)
    if len(text) > LONGEST:
        raise Refusal("bot.long", line=0, at="", most=LONGEST // 1000)
    try:
        parsed_document = parsed(text)
    except BadPack as wrong:
        args = wrong.details
        raise fault_of(text, int(str(args["line"])), str(args["detail"])) from None
    if _too_deep(parsed_document):
        raise Refusal("bot.deep", line=0, at="", most=_DEEPEST)
    return parsed_document


def _too_deep(value: object, remaining: int = _DEEPEST) -> bool:
    if not remaining:
        return True
    parts = value.values() if isinstance(value, dict) else value if isinstance(value, list) else ()
    return any(_too_deep(inner, remaining - 1) for inner in parts)


MOST = 30
"""Maximum number of problems reported at once."""


_FOLLOWS = ("ends", "it.none")
"""Problems that mostly follow from others: a misspelt key, for example."""


_FROM_CELLS = ("order.word", "list.word", "pile", "named", "note.word", "counter.word", "word.unknown")
"""Problems of words that may come from a cell of a table or a card: they are reported at the word."""


class BadBot(Refusal):
    """Raised for a text that does not compile; `problems` lists all problems with their lines."""

    def __init__(self, problems: tuple[Refusal, ...], later: int = 0) -> None:
        super().__init__(problems[0].id, **problems[0].details)
        self.problems = problems
        self.later = later
        """Number of problems that may be caused by others; they are reported once those are fixed."""


class Problems:
    """Collects problems. Those that may be caused by others are reported only if there are no others."""

    def __init__(self, lines: Lines) -> None:
        self.lines = lines
        self._causes: list[Refusal] = []
        self._follow: list[Refusal] = []
        self._seen: dict[str, Refusal] = {}
        self.doubts: list[Refusal] = []
        """Hints: valid code that does not do what it seems to do."""
        self._first = 0
        """Number of invalid declarations: later problems may be caused by them."""

    def add(self, id: str, path: Path, snippet: str = "", **args: object) -> None:
        """Add a problem; duplicates are reported once, at their first line."""
        signature, line = (
            f"{id} {sorted((name, str(value)) for name, value in args.items())}",
            self.lines.of(path, snippet, args.get("given") if id in _FROM_CELLS else None),
        )
        if (known := self._seen.get(signature)) is not None:
            if line < _line(known):
                known.details = {**known.details, "line": line}
            return
        shown = {name: value[:60] if isinstance(value, str) else value for name, value in args.items()}
        if "near" in shown:
            shown["meant"] = "yes" if shown["near"] else "no"
        for name in ("kind", "expected"):
            if isinstance(shown.get(name), str):
                # Selectors of Fluent are ids, not words.
                shown[f"{name}_id"] = shown.pop(name)
        problem = self._seen[signature] = Refusal(f"bot.{id}", line=line, at=_spoken(path), **shown)
        (self._follow if id in _FOLLOWS else self._causes).append(problem)

    def doubt(self, id: str, path: Path, snippet: str = "", **args: object) -> None:
        """Add a hint; duplicates are reported once."""
        hint = Refusal(f"bot.{id}", line=self.lines.of(path, snippet), at=_spoken(path), **args)
        if str(hint) not in map(str, self.doubts):
            self.doubts.append(hint)

    def declare(self) -> None:
        """Mark the end of the declarations."""
        self._first = len(self._causes)

    def stop(self) -> None:
        """Raise BadBot if there are problems: causes sorted by line, the number of the others."""
        everything = len(self._causes) + len(self._follow)
        problems = self._causes[: self._first] or self._causes or self._follow
        if problems:
            reported = tuple(sorted(problems, key=_line))[:MOST]
            raise BadBot(reported, everything - len(reported))


def _line(problem: Refusal) -> int:
    return int(str(problem.details["line"]))


def _spoken(path: Path) -> str:
    """Format a path as in the file, without the indexes: the problem has a line."""
    return ".".join(key for key in path if isinstance(key, str))[:60]


def nearest(given: str, known: Iterable[str]) -> str:
    """Return the most similar known name; empty if none is similar.

    >>> nearest("pionts", ["points", "houses"])
    'points'
    """
    return next(iter(get_close_matches(given, sorted(known), 1, 0.6)), "")
