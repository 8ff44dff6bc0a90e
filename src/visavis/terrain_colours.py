"""The colours of grounds: what a wood or a lake is coloured like on most boards, on every screen alike."""

from __future__ import annotations

from collections.abc import Iterable

from visavis.core import Cell

TINTS = ("green", "yellow", "blue", "orange", "purple", "grey", "red", "sky", "brown", "dark")
_NATURAL = {
    "blue": ("water", "sea", "lake", "lakes", "ocean"),
    "sky": ("river", "rivers", "coast", "sky"),
    "plain": ("ice", "snow"),
    "green": ("wood", "woods", "forest", "forests", "jungle", "grass", "grassland"),
    "lime": ("meadow", "meadows", "pasture"),
    "yellow": ("desert", "field", "fields", "sand"),
    "brown": ("hill", "hills", "plains", "plain", "earth"),
    "grey": ("mountain", "mountains", "rock", "rocks", "stone"),
    "red": ("waste", "wasteland", "wastelands", "fire"),
    "orange": ("volcano", "volcanoes"),
    "dark": ("swamp", "swamps", "space", "void"),
}
_NATURAL_OF = {ground: tint for tint, grounds in _NATURAL.items() for ground in grounds}
"""What a ground is coloured like on most boards; every ground also has its letters."""


def tints(cells: Iterable[Cell]) -> dict[str, str]:
    """A colour for each ground: its natural one, otherwise one by its name."""
    grounds = list(dict.fromkeys(cell.ground for cell in cells if cell.ground))
    found: dict[str, str] = {}
    for ground in grounds:
        natural = _NATURAL_OF.get(ground.casefold().replace("-", "_").split("_")[-1])
        if natural and natural not in found.values():
            found[ground] = natural
    for ground in sorted(ground for ground in grounds if ground not in found):
        found[ground] = by_name(ground, TINTS, found.values())
    return {ground: found[ground] for ground in grounds}


def by_name(name: str, choices: tuple[str, ...], taken: Iterable[str]) -> str:
    """One of the choices: the same for a name as long as nothing else has taken it."""
    start, taken = sum(map(ord, name)), set(taken)
    ordered = [choices[(start + at) % len(choices)] for at in range(len(choices))]
    return next((choice for choice in ordered if choice not in taken), ordered[0])
