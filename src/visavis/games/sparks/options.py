"""The options of Sparks."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta

from visavis.core import Options as BaseOptions


class Options(BaseOptions, frozen=True):
    """How many play."""

    players: Annotated[int, Meta(ge=2, le=4)] = 2
