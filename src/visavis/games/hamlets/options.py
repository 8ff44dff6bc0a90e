"""The options of Hamlets."""

from __future__ import annotations

from typing import Literal

from visavis.core import Options as BaseOptions


class Options(BaseOptions, frozen=True):
    """The level, and whether the app keeps track of the board."""

    level: Literal["normal", "hard"] = "normal"
    tracked: bool = True


def seats(options: Options) -> tuple[str, ...]:
    """The people at the table."""
    return ("you",)
