"""The alphabet of a game: a short list of tokens, fixed per rules version, that can spell every answer."""

from __future__ import annotations

import tomllib
from functools import cache, cached_property
from importlib import resources
from itertools import groupby

import msgspec

from visavis.core.question import Value

STOP, OTHER, MINUS, YES, NO = range(5)
SPECIAL = ("(stop)", "(other)", "(minus)", "(yes)", "(no)")
"""End of an answer; an unlisted value, by its index; a negative number; yes; no."""
NUMBERS = 21
"""Count of small numbers (from 0) with a token of their own; where larger ones can occur, digits are spelled."""


class FieldFound(msgspec.Struct, frozen=True, omit_defaults=True):
    """The observed range of a field of a view, as far as its type does not define it."""

    values: tuple[str, ...] = ()
    """The names that occur in it."""
    most: int = 0
    """Maximum length of its tuple."""
    fixed: bool = False
    """Whether the length is constant during a game, so that an index has a meaning, such as a seat."""
    ordered: bool = False
    """Whether the order of the names is significant."""


class Alphabet(msgspec.Struct, frozen=True, forbid_unknown_fields=True, dict=True):
    """The alphabet of one game, parsed from its file in `alphabets/`."""

    game: str
    rules: str
    """The rules version that the list was generated for."""
    verbs: tuple[str, ...]
    values: tuple[str, ...]
    questions: tuple[str, ...]
    """The ids of the questions."""
    joint: str = ""
    """Separator between names where several form one option."""
    letters: str = ""
    """Letters whose runs form one option, such as `mmcf`."""
    stand_in: tuple[str, ...] = ()
    """Id prefixes of questions about a person's score: the stand-in answers them, never an agent."""
    table: bool = False
    """Whether the `table` seat, which reads the printed components, is asked as well as the persons."""
    spaces: tuple[str, ...] = ()
    """The spaces of all maps."""
    fields: dict[str, FieldFound] = {}
    """The fields of a view, by path."""

    @cached_property
    def tokens(self) -> tuple[str, ...]:
        """The name of each token, in index order: the action list."""
        known = dict.fromkeys((*self.verbs, *self.values))
        return (*SPECIAL, *(f"({n})" for n in range(NUMBERS)), *known)

    @cached_property
    def names(self) -> dict[str, int]:
        """Lookup table: the token of each name."""
        return {name: token for token, name in enumerate(self.tokens) if token >= len(SPECIAL) + NUMBERS}

    @cached_property
    def numbers(self) -> dict[int, int]:
        """Lookup table: the token of each small number."""
        return {n: len(SPECIAL) + n for n in range(NUMBERS)}

    @cached_property
    def _spelled(self) -> dict[str, tuple[int, ...]]:
        """Cache of spelled names."""
        return {}

    def spelled(self, value: Value, low: int = 0, high: int = 0) -> tuple[int, ...]:
        """Return the tokens of a value, empty if the list cannot spell it. Numbers range from `low` to `high`."""
        if isinstance(value, bool):
            return (YES if value else NO,)
        if isinstance(value, int):
            return self._number(value, low, high)
        tokens = self._spelled.get(value)
        if tokens is None:
            if len(self._spelled) > _MOST_KEPT:
                self._spelled.clear()
            parts = self.parts(value)
            whole = all(name in self.names for name in parts)
            tokens = self._spelled[value] = tuple([self.names[name] for name in parts]) if whole else ()
        return tokens

    def parts(self, value: str) -> list[str]:
        """Split an option into the names that form it; an option that is a single name stays whole."""
        if value in self.names:
            return [value]
        if self.joint and self.joint in value:
            return value.split(self.joint)
        if value and set(value) <= set(self.letters):
            return ["".join(run) for _, run in groupby(value)]
        return [value]

    def _number(self, value: int, low: int, high: int) -> tuple[int, ...]:
        if low >= 0 and high < NUMBERS:
            return (self.numbers[value],)
        width = len(str(max(high, -low)))
        digits = self.digits(abs(value), width)
        return (MINUS, *digits) if value < 0 else digits

    def digits(self, value: int, width: int) -> tuple[int, ...]:
        """Return the tokens of a number, padded with zeros to `width` digits."""
        return tuple([self.numbers[int(digit)] for digit in f"{value:0{width}}"])

    def stands_in(self, question: str) -> bool:
        """Return True if the stand-in answers this question."""
        return question.startswith(self.stand_in) if self.stand_in else False


_MOST_KEPT = 50_000
"""Maximum number of cached spellings."""


def names_in(value: str, alphabet: Alphabet) -> list[str]:
    """Split a value of a field into its names, or its letters."""
    letters, joint = alphabet.letters, alphabet.joint
    if letters and value and set(value) <= set(letters):
        return list(value)
    parts = value.split(joint) if joint else [value]
    return parts if len(parts) > 1 and all(parts) and parts[0] in alphabet.spaces else [value]


@cache
def listed(id: str) -> Alphabet | None:
    """Load the alphabet that is shipped for a game (cached); None if there is no file."""
    file = resources.files("visavis.research") / "alphabets" / f"{id}.toml"
    if not file.is_file():
        return None
    return msgspec.convert(tomllib.loads(file.read_text("utf-8")), Alphabet)
