"""Refusals: what was wrong, as an id and arguments that every interface can put into words."""

from __future__ import annotations

import warnings
from collections.abc import Mapping


class Refusal(Exception):
    """Something was not accepted, and nothing was changed.

    `id` is the key of the words (`no-<id>`), `details` are their variables.
    """

    def __init__(self, id: str, **args: object) -> None:
        super().__init__(id, args)
        self.id = id
        self.details: Mapping[str, object] = args

    @property
    def args_for_words(self) -> Mapping[str, object]:
        """The name of `details` in 1.0; deprecated in 1.1, removed in 1.3."""
        warnings.warn("Refusal.args_for_words is called details", DeprecationWarning, stacklevel=2)
        return self.details

    def __str__(self) -> str:
        shown = ", ".join(f"{name}={value!r}" for name, value in self.details.items())
        return f"{self.id}({shown})"


class Unreadable(Refusal):
    """The answer could not be understood at all."""


class NotAllowed(Refusal):
    """The answer was understood, but it is not possible here."""


class Ambiguous(Refusal):
    """The answer fits more than one option."""


class Stale(Refusal):
    """The answer belongs to a question that is no longer asked."""


class BadLog(Refusal):
    """A saved game cannot be opened; `line` says where."""

    def __init__(self, id: str, line: int, **args: object) -> None:
        super().__init__(id, line=line, **args)
        self.line = line


class BadPack(Refusal):
    """A card pack cannot be used; `problems` lists everything that is wrong, each with its line."""

    def __init__(self, problems: tuple[Refusal, ...]) -> None:
        super().__init__(problems[0].id, **problems[0].details)
        self.problems = problems


class BadPosition(Refusal):
    """A position document is malformed or describes a game that cannot exist."""


class BadOption(Refusal):
    """A game option is unknown or its value is not possible."""
