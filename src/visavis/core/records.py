"""A recorded game that was played again by the rules."""

from __future__ import annotations

from collections.abc import Mapping

import msgspec

from visavis.core.refusal import Refusal


class Recorded(msgspec.Struct, frozen=True):
    """The rows of a record with the values after each, the parts of the end, and what stopped it."""

    rows: tuple[Mapping[str, object], ...]
    final: Mapping[str, Mapping[str, int]]
    error: tuple[int, int, Refusal] | None = None
    """The number of the first row that is impossible (from 1 on), its line in the file, and the reason."""
