"""Who leads to whom: actions, counters and questions go in no circle, and a turn has a bound before it runs."""

from __future__ import annotations

from visavis.textbot.lines import Path
from visavis.textbot.problems import Problems

MOST_CALLS = 2000
"""So many calls may follow from one block."""


class Graph:
    """The calls of a file."""

    def __init__(self, problems: Problems) -> None:
        self._calls: dict[str, list[str]] = {}
        self._problems = problems
        self._size: dict[str, int] = {}
        self._open: list[str] = []

    def add(self, name: str, calls: list[str]) -> None:
        """What this leads to, as often as it does."""
        self._calls[name] = self._calls.get(name, []) + calls

    def check(self) -> None:
        """No circle, and no more calls than a turn may have. The first of each is told."""
        for name in self._calls:
            if self._walk(name) > MOST_CALLS:
                self._problems.add("calls.many", _path(name), given=name.split(" ")[1], most=MOST_CALLS)
                return

    def _walk(self, name: str) -> int:
        if name in self._size:
            return self._size[name]
        if name in self._open or len(self._open) > 200:
            self._problems.add("calls.circle", _path(name), given=name.split(" ")[1])
            return 0
        self._open.append(name)
        size = 1
        if name == "any card":
            size = max((self._walk(one) for one in list(self._calls) if one.startswith("card ")), default=1)
        for other in self._calls.get(name, ()):
            size = min(size + self._walk(other), MOST_CALLS + 1)
        self._open.pop()
        self._size[name] = size
        return size


def _path(name: str) -> Path:
    kind, _, id = name.partition(" ")
    parts = {"action": "actions", "counter": "counters", "ask": "asks", "you": "you", "card": "card"}
    return (parts[kind], id) if kind in parts else (id,)
