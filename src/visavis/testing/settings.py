"""Combinations of a game's options, without ever listing them all: a game may have thousands."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from math import prod
from typing import Any

from visavis.core import Game, option_fields
from visavis.core.options import OptionField

_PRIME = 7919
"""A step of a large prime spreads few games over many combinations."""


def combination(fields: Sequence[OptionField], n: int) -> dict[str, object]:
    """One combination of all values; another one for each n until all had their turn, far from the one before."""
    values = [values_of(one) for one in fields]
    at = n * _PRIME % prod(map(len, values))
    found: dict[str, object] = {}
    for one, its in zip(reversed(fields), reversed(values), strict=True):
        at, place = divmod(at, len(its))
        found[one.name] = its[place]
    return {one.name: found[one.name] for one in fields}


def values_of(one: OptionField) -> tuple[object, ...]:
    """The values that an option can have."""
    return one.choices or tuple(range(one.least, one.most + 1))


def settings(game: Game[Any], most: int) -> Iterator[dict[str, object]]:
    """Every combination of options, or so many of them that every value of every option is among them.

    More than `most` come only where that many are needed, made of the values that are still missing.
    """
    fields = option_fields(game.options)
    left = {one.name: list(values_of(one)) for one in fields}
    for n in range(prod(len(values_of(one)) for one in fields)):
        if n >= most and not any(left.values()):
            return
        options = combination(fields, n)
        for name, missing in left.items():
            if n >= most and missing and options[name] not in missing:
                options[name] = missing[0]
            if options[name] in missing:
                missing.remove(options[name])
        yield options
