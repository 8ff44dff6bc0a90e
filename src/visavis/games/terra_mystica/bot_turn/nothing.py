"""What comes to nothing."""

from __future__ import annotations

from visavis.core import Nothing, Table
from visavis.games.terra_mystica.state import State


def nothing(table: Table[State], case: str, clause: str) -> bool:
    """Say that an action came to nothing."""
    table.note(Nothing, case, clause)
    return False
