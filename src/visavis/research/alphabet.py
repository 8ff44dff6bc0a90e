"""The tokens of a game: a small list, fixed for a version of its rules, with which every answer can be spelled."""

from __future__ import annotations

import tomllib
from functools import cache, cached_property
from importlib import resources
from itertools import groupby

import msgspec

from visavis.core.question import Value

STOP, OTHER, MINUS, YES, NO = range(5)
SPECIAL = ("(stop)", "(other)", "(minus)", "(yes)", "(no)")
"""No more; what no list names, by its place; a number below nought; yes; no."""
NUMBERS = 21
"""The numbers from 0 on that are a token each; where larger ones are possible, a number is spelled digit by digit."""


class FieldFound(msgspec.Struct, frozen=True, omit_defaults=True):
    """What a field of a view can hold, as far as its type does not say it."""

    values: tuple[str, ...] = ()
    """The names that stand in it."""
    most: int = 0
    """How many places there are at most."""
    fixed: bool = False
    """Whether there are as many all the time, so that a place means something, such as a seat."""
    ordered: bool = False
    """Whether the order of the names says something."""


class Alphabet(msgspec.Struct, frozen=True, forbid_unknown_fields=True, dict=True):
    """The list of one game, as its file in `alphabets/` has it."""

    game: str
    rules: str
    """The version of the rules that the list was made for."""
    verbs: tuple[str, ...]
    values: tuple[str, ...]
    questions: tuple[str, ...]
    """The ids of the questions."""
    joint: str = ""
    """What stands between the names where several make one option."""
    letters: str = ""
    """The letters whose runs make one option, such as `mmcf`."""
    stand_in: tuple[str, ...] = ()
    """How the questions begin for what a person has scored: the stand-in answers them, never an agent."""
    table: bool = False
    """Whether somebody is asked who looks at the cardboard, beside the persons."""
    spaces: tuple[str, ...] = ()
    """The spaces of all maps."""
    fields: dict[str, FieldFound] = {}
    """The fields of a view."""

    @cached_property
    def tokens(self) -> tuple[str, ...]:
        """What each token is called, in their order: this is the action list."""
        known = dict.fromkeys((*self.verbs, *self.values))
        return (*SPECIAL, *(f"({n})" for n in range(NUMBERS)), *known)

    @cached_property
    def names(self) -> dict[str, int]:
        """The token of each name."""
        return {name: token for token, name in enumerate(self.tokens) if token >= len(SPECIAL) + NUMBERS}

    @cached_property
    def numbers(self) -> dict[int, int]:
        """The token of each small number."""
        return {n: len(SPECIAL) + n for n in range(NUMBERS)}

    @cached_property
    def _spelled(self) -> dict[str, tuple[int, ...]]:
        """The names that were spelled before."""
        return {}

    def spelled(self, value: Value, low: int = 0, high: int = 0) -> tuple[int, ...]:
        """The tokens of a value; nothing if the list cannot spell it. Numbers go from `low` to `high`."""
        if isinstance(value, bool):
            return (YES if value else NO,)
        if isinstance(value, int):
            return self._number(value, low, high)
        found = self._spelled.get(value)
        if found is None:
            if len(self._spelled) > _MOST_KEPT:
                self._spelled.clear()
            parts = self.parts(value)
            whole = all(part in self.names for part in parts)
            found = self._spelled[value] = tuple([self.names[part] for part in parts]) if whole else ()
        return found

    def parts(self, value: str) -> list[str]:
        """The names that make one option; the option itself, where it is one name."""
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
        """A number as so many digits."""
        return tuple([self.numbers[int(digit)] for digit in f"{value:0{width}}"])

    def stands_in(self, question: str) -> bool:
        """Whether the stand-in answers this question."""
        return question.startswith(self.stand_in) if self.stand_in else False


_MOST_KEPT = 50_000


def names_in(value: str, alphabet: Alphabet) -> list[str]:
    """The names that one value of a field is made of, or its letters."""
    letters, joint = alphabet.letters, alphabet.joint
    if letters and value and set(value) <= set(letters):
        return list(value)
    parts = value.split(joint) if joint else [value]
    return parts if len(parts) > 1 and all(parts) and parts[0] in alphabet.spaces else [value]


@cache
def listed(id: str) -> Alphabet | None:
    """The list that is kept for a game; None where nobody has made one."""
    file = resources.files("visavis.research") / "alphabets" / f"{id}.toml"
    if not file.is_file():
        return None
    return msgspec.convert(tomllib.loads(file.read_text("utf-8")), Alphabet)
