"""Time limits for the answers of own policies.

An alarm of the operating system interrupts any Python code of the main thread. Elsewhere (other threads, Windows, a
browser) a policy is interrupted at its checkpoints, and a late answer is a fault when it arrives.
"""

from __future__ import annotations

import os
import signal
import threading
import time
from collections.abc import Callable
from contextlib import suppress
from types import FrameType
from typing import TYPE_CHECKING, Any, NoReturn, TypeVar

from visavis.core.budget import Budget, Limits, OverBudget, current_budget, unlimited

if TYPE_CHECKING:
    from visavis.core.players import Factory, Player, Policy

T = TypeVar("T")

_AGAIN = 1.0
"""Seconds between two alarms for a policy that ignores the first."""
_PATIENCE = 3
"""Number of alarms after which the process ends: the policy catches even those."""
_GRACE = 5.0
"""Seconds after which a worker process ends whose policy is stuck outside of Python code."""
HUNG = 75
"""Exit code of a process that was ended because a policy could not be stopped."""


class TooSlow(BaseException):
    """Raised in a policy whose time is used up. Not an Exception: no policy catches it by accident."""


class Limited:
    """A factory of policies with a time limit for each answer, in seconds."""

    def __init__(self, player: Player, factory: Factory, seconds: float) -> None:
        self.player = player
        self.seconds = seconds
        self._factory = factory

    def __call__(self) -> Policy:
        """Return a new policy."""
        return self._factory()


def timed(seconds: float, answer: Callable[[], T]) -> T:
    """Return the answer, given within this time. Raises TooSlow."""
    if hasattr(signal, "setitimer") and threading.current_thread() is threading.main_thread():
        return _alarmed(seconds, answer)
    before = time.perf_counter()
    try:
        with unlimited(Budget(Limits(seconds=seconds), current_budget())):
            given = answer()
    except OverBudget:
        raise TooSlow from None
    if time.perf_counter() - before > seconds:
        raise TooSlow
    return given


def _alarmed(seconds: float, answer: Callable[[], T]) -> T:
    alarms = 0

    def ring(number: int, frame: FrameType | None) -> NoReturn:
        nonlocal alarms
        alarms += 1
        if alarms >= _PATIENCE:
            os._exit(HUNG)
        raise TooSlow

    # Imported where it is used: a browser has neither.
    import faulthandler
    import multiprocessing

    apart = multiprocessing.parent_process() is not None
    before: Any = signal.signal(signal.SIGALRM, ring)
    try:
        if apart:
            # A watchdog that needs no interpreter lock, for workers only: their tasks are known to another process.
            faulthandler.dump_traceback_later(seconds + _PATIENCE * _AGAIN + _GRACE, exit=True, file=_nowhere())
        signal.setitimer(signal.ITIMER_REAL, seconds, _AGAIN)
        return answer()
    finally:
        with suppress(TooSlow):
            signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, before)
        if apart:
            faulthandler.cancel_dump_traceback_later()


_NOWHERE: list[int] = []


def _nowhere() -> int:
    """Return the descriptor of the null device, opened once."""
    if not _NOWHERE:
        _NOWHERE.append(os.open(os.devnull, os.O_WRONLY))
    return _NOWHERE[0]
