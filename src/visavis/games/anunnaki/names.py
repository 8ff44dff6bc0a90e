"""What options are called that are no cards: stacks of units."""

from __future__ import annotations

import re
from collections.abc import Mapping

from visavis.core import Pack
from visavis.games.anunnaki.board import STRENGTH

_STACK, _SAME = re.compile("(?=.)g*m*c*f*"), re.compile("([0-9]+)([gmcf])")


def named(pack: Pack, id: str) -> tuple[str, Mapping[str, object]] | None:
    """A stack of units by what is in it: "mff" is a minor god and two followers ("1m", "2f")."""
    if same := _SAME.fullmatch(id):
        return f"opt-unit_{same[2]}", {"count": int(same[1])}
    if not _STACK.fullmatch(id):
        return None
    return "opt-stack", {"units": tuple(f"{id.count(unit)}{unit}" for unit in STRENGTH if unit in id)}
