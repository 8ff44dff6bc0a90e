"""Schema of a bot file: its sections, keys and value types, and their validation."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from typing import Any

from visavis.textbot.source.problems import Problems, nearest
from visavis.textbot.source.source_map import Path

FORMAT = 2
"""The newest version of the format; files of version 1 stay valid."""
ID = re.compile(r"[a-z0-9][a-z0-9_]{0,39}\Z")
AREA = re.compile(r"[A-Za-z][A-Za-z0-9_]{0,39}\Z")
LANGUAGE = re.compile(r"[a-z]{2,3}\Z")
LONGEST_TEXT = 600
MOST_NUMBER = 1_000_000
MOST_THINGS = 400
"""Maximum number of things of one kind in a file."""

_TEXT, _STEPS, _EXPR, _ID, _NUMBER, _YES, _ANY = "text", "steps", "expression", "id", "number", "yes", "any"

KEYS: dict[str, dict[str, str]] = {
    "top": {
        "bot": _NUMBER, "id": _ID, "name": _TEXT, "about": _TEXT, "rounds": _NUMBER, "turns_per_round": _NUMBER,
        "turns": _NUMBER, "first": _ID, "next_first": _ID, "card": "cards", "levels": "table", "counters": "table",
        "version": _NUMBER, "decks": "table", "dice": "table", "words": "table", "board": "board", "pieces": "table",
        "sets": "table",
        "numbers": "table", "orders": "table", "asks": "table", "choices": "table", "criteria": "table",
        "actions": "table", "setup": "block", "round": "block", "turn": "block", "round_end": "block", "end": "block",
        "you": "table", "score": "score", "piles": "table", "rows": "table", "flags": "table", "example": "examples",
        "lists": "table", "notes": "table", "tables": "table", "cards": "table", "options": "table",
        "conditions": "table", "person": "person", "icons": "table",
    },
    "levels": {"name": _TEXT},
    "counters": {
        "name": _TEXT, "start": _ANY, "most": _NUMBER, "least": _NUMBER, "every": _NUMBER, "do": _STEPS, "at": _ANY,
        "for": _ANY, "quiet": _YES,
    },
    "notes": {"name": _TEXT, "of": _ID, "for": _ANY, "quiet": _YES},
    "tables": {"name": _TEXT, "by": _ANY, "texts": _ANY, "rows": _TEXT},
    "cards": {"texts": _ANY, "rows": _TEXT},
    "options": {"name": _TEXT, "values": _ANY, "start": _ANY, "most": _NUMBER},
    "person": {"from": _TEXT, "verbs": _ANY, "points": _ANY},
    "decks": {"name": _TEXT, "cards": _EXPR, "reserve": _EXPR, "empty": _ID, "under": _EXPR, "under_with": _NUMBER},
    "dice": {"name": _TEXT, "faces": _ANY},
    "pieces": {"name": _TEXT, "sign": _TEXT},
    "piles": {"name": _TEXT, "deck": _ID},
    "rows": {"name": _TEXT, "cards": _EXPR, "mixed": _YES},
    "flags": {"name": _TEXT},
    "asks": {
        "text": _TEXT, "value": _EXPR, "options": _ANY, "least": _EXPR, "most": _EXPR, "with": _ANY, "likely": _ANY,
    },
    "choices": {"text": _TEXT, "among": _ANY, "by": _ANY, "sure": _YES, "with": _ANY},
    "criteria": {
        "if": _EXPR, "text": _TEXT, "only": _EXPR, "least": _EXPR, "most": _EXPR, "order": _ANY, "count": _EXPR,
        "backwards": _ANY, "text_backwards": _TEXT, "you": _YES, "random": _YES, "each": _EXPR,
        "first": _STEPS, "as": _ANY,
    },
    "actions": {
        "name": _TEXT, "rule": _TEXT, "if": _EXPR, "choose": _ID, "do": _STEPS, "else": _STEPS, "with": _ANY,
        "nested": _NUMBER,
    },
    "block": {"do": _STEPS, "rule": _TEXT},
    "board": {"hexes": _TEXT, "grounds": _ANY, "areas": _ANY},
    "areas": {"name": _TEXT, "next": _ANY, "ground": _ID},
    "you": {
        "name": _TEXT, "in": _ID, "if": _EXPR, "space": _EXPR, "among": _ANY, "least": _EXPR, "most": _EXPR,
        "do": _STEPS, "again": _YES, "must": _YES,
    },
    "score": {"bot": _EXPR, "you": _EXPR},
    "example": {
        "text": _TEXT, "level": _ID, "options": _ANY, "state": _ANY, "draws": _ANY, "answers": _ANY, "picks": _ANY,
        "after": _ANY,
    },
    "if": {"if": _EXPR, "do": _STEPS, "else": _STEPS},
    "each": {"each": _ID, "in": _ID, "do": _STEPS},
    "repeat": {"repeat": _EXPR, "until": _EXPR, "do": _STEPS},
    "try": {"try": _ANY},
    "say": {"say": _TEXT},
    "card": {"id": _ID, "name": _TEXT, "copies": _NUMBER, "text": _TEXT, "do": _STEPS},
}  # fmt: skip
"""The keys of every section with their types. A card has its own columns as well."""

NEWER: dict[str, frozenset[str]] = {
    "top": frozenset({"version", "lists", "notes", "tables", "cards", "options", "conditions", "person", "icons"}),
    "counters": frozenset({"for", "quiet"}),
    "decks": frozenset({"under", "under_with"}),
    "asks": frozenset({"with", "likely"}),
    "choices": frozenset({"with"}),
    "criteria": frozenset({"first", "as"}),
    "actions": frozenset({"with", "nested"}),
    "you": frozenset({"must"}),
    "each": frozenset(KEYS["each"]),
    "repeat": frozenset(KEYS["repeat"]),
    "try": frozenset(KEYS["try"]),
}
"""The keys that came with version 2."""


class Shapes:
    """Reads values from a document (untrusted input); an invalid value is reported and replaced by its default."""

    def __init__(self, problems: Problems, format: int = FORMAT) -> None:
        self.problems = problems
        self.format = format

    def keys(self, raw: Mapping[str, Any], section: str, path: Path) -> None:
        """Report keys that a section does not have."""
        newer = NEWER.get(section, frozenset()) if self.format < FORMAT else frozenset()
        known = tuple(key for key in KEYS[section] if key not in newer)
        for key in raw:
            if key in newer:
                self.problems.add("key.newer", (*path, str(key)), given=str(key), expected_number=FORMAT)
            elif key not in known:
                self.problems.add(
                    "key", (*path, str(key)), given=str(key), near=nearest(str(key), known), options=known
                )

    def table(self, raw: object, path: Path) -> dict[str, Any]:
        """Return a table; empty if it is invalid or too long."""
        if raw is None:
            return {}
        if not isinstance(raw, dict):
            self.problems.add("table", path)
            return {}
        if len(raw) > MOST_THINGS:
            self.problems.add("many", path, most=MOST_THINGS)
            return {}
        return raw

    def things(self, raw: Mapping[str, Any], section: str) -> dict[str, dict[str, Any]]:
        """Return the entries of a section by id; their keys are validated."""
        things = {}
        for id, entry in self.table(raw.get(section), (section,)).items():
            if self.id(id, (section, id)):
                things[id] = self.table(entry, (section, id))
                self.keys(things[id], section, (section, id))
        return things

    def id(self, id: object, path: Path, kind: re.Pattern[str] = ID) -> bool:
        """Return True if a value is a valid id."""
        if isinstance(id, str) and kind.match(id):
            return True
        self.problems.add("id", path, given=str(id))
        return False

    def number(self, raw: Mapping[str, Any], key: str, path: Path, usual: int, least: int, most: int) -> int:
        """Return an integer within bounds."""
        value = raw.get(key, usual)
        if type(value) is not int or not least <= value <= most:
            self.problems.add("number", (*path, key), given=str(value), least=least, most=most)
            return max(least, min(usual, most))
        return value

    def yes(self, raw: Mapping[str, Any], key: str, path: Path) -> bool:
        """Return a boolean."""
        value = raw.get(key, False)
        if not isinstance(value, bool):
            self.problems.add("yes", (*path, key), given=str(value))
            return False
        return value

    def one_of(self, raw: Mapping[str, Any], key: str, path: Path, options: Iterable[str], usual: str) -> str:
        """Return one of some words."""
        value, known = raw.get(key, usual), tuple(options)
        if value not in known:
            near = nearest(str(value), known)
            self.problems.add("word", (*path, key), given=str(value), near=near, options=known)
            return usual
        return str(value)

    def line(self, value: object, path: Path) -> str | None:
        """Return an expression or an id as text; numbers and booleans are converted. None if it is invalid."""
        if isinstance(value, bool):
            return "yes" if value else "no"
        if isinstance(value, (str, int)):
            return str(value)
        self.problems.add("line", path)
        return None

    def text(self, value: object, path: Path) -> dict[str, str] | None:
        """Return a text by language; "" is the default language. None if it is invalid."""
        if isinstance(value, (str, int)) and not isinstance(value, bool):
            value = {"": str(value)}
        if not isinstance(value, dict) or not value:
            self.problems.add("text", path)
            return None
        for language, text in value.items():
            if language and not LANGUAGE.match(str(language)):
                self.problems.add("language", (*path, str(language)), given=str(language))
                return None
            if not isinstance(text, str) or not text.strip():
                self.problems.add("text", path)
                return None
            if len(text) > LONGEST_TEXT:
                self.problems.add("text.long", path, text[:30], most=LONGEST_TEXT)
                return None
            if any(not char.isprintable() and char != "\n" for char in text):
                self.problems.add("text.sign", path)
                return None
        return dict(value)

    def steps(self, value: object, path: Path) -> list[Any]:
        """Return a list of steps; a single one becomes a list."""
        if value is None:
            return []
        if isinstance(value, (str, dict)):
            return [value]
        if not isinstance(value, list) or len(value) > 100:
            self.problems.add("steps", path, most=100)
            return []
        return value

    def words(self, value: object, path: Path) -> list[str]:
        """Return a list of words."""
        if not isinstance(value, list) or not all(isinstance(word, (str, int)) for word in value) or len(value) > 60:
            self.problems.add("words", path)
            return []
        return [str(word) for word in value]
