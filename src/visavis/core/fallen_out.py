"""What falls out before the first criterion of a choice, for whoever asks why."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import cast

from visavis.core.choice import Narrowing
from visavis.core.region import Bits, Map, Region


def fallen_out(
    map: Map,
    among: Bits,
    limits: Iterable[tuple[str, str, Bits]],
    measured: Callable[[str, str], str] = lambda id, space: "",
) -> tuple[Narrowing, ...]:
    """What each limit has cut: its id, its clause, what was left; and what it measured for a space, if anything.

    >>> m = Map.graph({"a": (), "b": (), "c": ()})
    >>> [(one.clause, list(one.cut)) for one in fallen_out(m, 0b111, [("x", "X-1", 0b011), ("y", "X-2", 0b111)])]
    [('X-1', ['c'])]
    """
    found: list[Narrowing] = []
    for id, clause, left in limits:
        # Only a decision is explained, and there is none without a board that is tracked.
        kept, cut = Region(map, cast("int", among & left)), Region(map, cast("int", among & ~left))
        if len(cut):
            numbers = tuple((space, value) for space in (*kept, *cut) if (value := measured(id, space)))
            found.append(Narrowing(id, clause, "criterion", {}, kept, cut, measured=numbers))
        among &= left
    return tuple(found)
