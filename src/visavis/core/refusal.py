"""Refusals: exceptions with an id and variables that every front end can translate."""

from __future__ import annotations

import warnings
from collections.abc import Callable, Mapping


class Refusal(Exception):
    """Raised if something is not accepted; nothing was changed.

    `id` is the Fluent key (`no-<id>`), `details` are its variables.
    """

    def __init__(self, id: str, **args: object) -> None:
        super().__init__(id, args)
        self.id = id
        self.details: Mapping[str, object] = args

    @property
    def args_for_words(self) -> Mapping[str, object]:
        """Return `details` by its name in 1.0; deprecated in 1.1, removed in 1.3."""
        warnings.warn("Refusal.args_for_words is called details", DeprecationWarning, stacklevel=2)
        return self.details

    def __reduce__(self) -> tuple[Callable[..., Refusal], tuple[object, ...]]:
        """Pickle the refusal as it is: a worker process hands it over."""
        return _again, (type(self), self.args, self.__dict__)

    def __str__(self) -> str:
        shown = ", ".join(f"{name}={value!r}" for name, value in self.details.items())
        return f"{self.id}({shown})"


def _again(kind: type[Refusal], args: tuple[object, ...], fields: dict[str, object]) -> Refusal:
    made = kind.__new__(kind, *args)
    made.__dict__.update(fields)
    return made


class Unreadable(Refusal):
    """Raised if an answer cannot be parsed at all."""


class NotAllowed(Refusal):
    """Raised if an answer was parsed, but is not legal here."""


class Ambiguous(Refusal):
    """Raised if an answer matches more than one option."""


class Stale(Refusal):
    """Raised if an answer belongs to a question that is no longer pending."""


class BadLog(Refusal):
    """Raised if a saved game cannot be opened; `line` is the line of the log."""

    def __init__(self, id: str, line: int, **args: object) -> None:
        super().__init__(id, line=line, **args)
        self.line = line


class BadPack(Refusal):
    """Raised if a card pack is invalid; `problems` lists every error with its line."""

    def __init__(self, problems: tuple[Refusal, ...]) -> None:
        super().__init__(problems[0].id, **problems[0].details)
        self.problems = problems


class BadPosition(Refusal):
    """Raised if a position document is malformed or describes an impossible state."""


class BadOption(Refusal):
    """Raised if a game option is unknown or its value is invalid."""
