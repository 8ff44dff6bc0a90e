"""The budget of a piece of work: how much of a foreign thing is read and run, and the flag that stops it.

Whatever somebody else wrote is opened under one budget for the whole opening. Counted limits decide, so that a file is
taken or refused alike on every device; processor time is the last resort. Thinking has a budget without limits, which
can be stopped. Rules and computer players know none of this: tables, searches and interpreters call `checkpoint`.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from typing import Literal

import msgspec

from visavis.core.refusal import Refusal

Resource = Literal["bytes", "lines", "said", "steps", "texts", "packs"]
"""What is counted: bytes as given, lines of logs, entries of persons among them, steps that are run, characters of
texts that are compiled into games, packs that are built from a document."""

_CLOCK = getattr(time, "thread_time", time.perf_counter)
_EVERY = 32
"""Number of checkpoints between two looks at the clock."""


class Limits(msgspec.Struct, frozen=True):
    """Maximum of each resource; None means no limit. `seconds` is processor time of one thread."""

    bytes: int | None = None
    lines: int | None = None
    said: int | None = None
    steps: int | None = None
    texts: int | None = None
    packs: int | None = None
    seconds: float | None = None


FOREIGN = Limits(bytes=2_000_000, lines=25_000, said=1_000, steps=5_000, texts=130_000, packs=200, seconds=2.0)
"""Limits for one thing that somebody else wrote. The largest real games have a fifth of this."""
OWN = Limits()
"""For own saved games, which are never refused by a budget."""
UNLIMITED = Limits()
"""For thinking, which may be stopped."""
AGAIN = 10
"""Factor of the processor time for a person who chooses to go on."""


class OverBudget(Refusal):
    """Raised if a foreign thing needs more than its budget; nothing was changed.

    The id is `budget.` and the resource. Only `budget.time` may be tried again with more time: the others are counted
    and decide alike on every device.
    """


class Stopped(BaseException):
    """Raised at a checkpoint after `Budget.stop`. No rule and no policy catches it; whoever began the work does."""


class Budget:
    """What a piece of work may still use. `stop` may be called from another thread."""

    __slots__ = ("_calls", "_deadline", "_spent", "_stop", "limits")

    def __init__(self, limits: Limits = FOREIGN, parent: Budget | None = None) -> None:
        self.limits = limits
        self._spent: dict[Resource, int] = {}
        self._calls = 0
        self._deadline = None if limits.seconds is None else _CLOCK() + limits.seconds
        self._stop: list[bool] = [False] if parent is None else parent._stop

    def stop(self) -> None:
        """Let the work end at its next checkpoint. Thread-safe."""
        self._stop[0] = True

    @property
    def stopped(self) -> bool:
        """Return True if the work was told to end."""
        return self._stop[0]

    def spend(self, resource: Resource, amount: int = 1) -> None:
        """Use up some of a resource. Raises OverBudget, or Stopped.

        >>> Budget(Limits(lines=3)).spend("lines", 4)
        Traceback (most recent call last):
        visavis.core.budget.OverBudget: budget.lines(most=3)
        """
        most: int | None = getattr(self.limits, resource)
        if most is not None:
            spent = self._spent[resource] = self._spent.get(resource, 0) + amount
            if spent > most:
                shown = most // 1_000_000 if resource == "bytes" else most
                raise OverBudget(f"budget.{resource}", most=shown)
        self.check()

    def check(self) -> None:
        """Raise Stopped if the work was told to end, and OverBudget if its processor time is used up."""
        if self._stop[0]:
            raise Stopped
        if self._deadline is not None:
            self._calls += 1
            if not self._calls % _EVERY and _CLOCK() > self._deadline:
                raise OverBudget("budget.time", most=self.limits.seconds)

    def __repr__(self) -> str:
        spent = ", ".join(f"{name} {amount}" for name, amount in self._spent.items())
        return f"<Budget {spent or 'unused'}{', stopped' if self.stopped else ''}>"


_CURRENT: ContextVar[Budget | None] = ContextVar("visavis budget", default=None)


current_budget: Callable[[], Budget | None] = _CURRENT.get
"""Returns the budget of the work under way; None outside of any. Not wrapped: every line of a log asks for it."""


def checkpoint() -> None:
    """Let the work under way end here if it was stopped or its time is used up. Cheap."""
    budget = _CURRENT.get()
    if budget is not None:
        budget.check()


def spend(resource: Resource, amount: int = 1) -> None:
    """Use up some of a resource of the work under way. Raises OverBudget, or Stopped."""
    budget = _CURRENT.get()
    if budget is not None:
        budget.spend(resource, amount)


@contextmanager
def foreign(limits: Limits = FOREIGN) -> Iterator[Budget]:
    """Context manager: open something that may be foreign, under the budget of the opening.

    Joins the opening under way, otherwise begins a new one; a thought under way is none.
    """
    current = _CURRENT.get()
    if current is not None and current.limits is not UNLIMITED:
        yield current
    else:
        with _under(Budget(limits, current)) as budget:
            yield budget


@contextmanager
def own() -> Iterator[Budget]:
    """Context manager: open an own saved game, which no limit refuses; joins a foreign opening under way."""
    with foreign(OWN) as budget:
        yield budget


@contextmanager
def unlimited(budget: Budget | None = None) -> Iterator[Budget]:
    """Context manager: think. Only a stop ends it, also the one of the work around it."""
    with _under(budget or Budget(UNLIMITED, _CURRENT.get())) as begun:
        yield begun


@contextmanager
def _under(budget: Budget) -> Iterator[Budget]:
    before = _CURRENT.set(budget)
    try:
        yield budget
    finally:
        _CURRENT.reset(before)


def more_time(limits: Limits = FOREIGN) -> Limits:
    """Return the limits for a person who was told that it takes long, and chose to go on.

    >>> more_time(Limits(lines=5, seconds=2.0))
    Limits(bytes=None, lines=5, said=None, steps=None, texts=None, packs=None, seconds=20.0)
    """
    return msgspec.structs.replace(limits, seconds=None if limits.seconds is None else limits.seconds * AGAIN)
