"""Colours of terrains in the terminal and on the page (`tools/make_terrains.py` writes the stylesheet)."""

from __future__ import annotations

from collections.abc import Iterable

from visavis.core import Cell

COLOURS = {
    "desert": ("#efd57c", "#7d6822"),
    "plains": ("#c8a273", "#6f5436"),
    "swamp": ("#858b98", "#3d414b"),
    "lakes": ("#86bfe9", "#27608f"),
    "forest": ("#8cc797", "#2f6d45"),
    "mountains": ("#c9ccd2", "#5f656f"),
    "wasteland": ("#e69d85", "#8f4530"),
    "river": ("#dfedf3", "#1d2b35"),
    "green": ("#b5dcc0", "#2a5c3c"),
    "lime": ("#dcebb0", "#4d5d22"),
    "yellow": ("#f7e9a0", "#6b5d16"),
    "blue": ("#a9d3ee", "#1d4f73"),
    "sky": ("#d3ebf8", "#35596e"),
    "orange": ("#f6cf94", "#74501a"),
    "purple": ("#e7c6dc", "#5f3a54"),
    "grey": ("#cfd2d6", "#4b5159"),
    "red": ("#f2b9a0", "#74371f"),
    "brown": ("#dcc3a1", "#5d472b"),
    "dark": ("#aeb2bd", "#2b2f38"),
    "plain": ("#efe9dc", "#2c333c"),
}
"""Colours of terrains, each for the light and the dark theme."""
SAME_AS = {"land": "plains", "middle": "desert", "tile": "forest", "empty": "plain", "hex": "plain"}
"""Terrains that have their own symbol but the colour of another terrain."""
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
"""Conventional colour of a ground. Colour is never the only cue: every ground also has its letters."""


def tints(cells: Iterable[Cell]) -> dict[str, str]:
    """Return a colour for each ground: its conventional one if it is free, otherwise one derived from its name."""
    grounds = list(dict.fromkeys(cell.ground for cell in cells if cell.ground))
    colours: dict[str, str] = {}
    for ground in grounds:
        natural = _NATURAL_OF.get(ground.casefold().replace("-", "_").split("_")[-1])
        if natural and natural not in colours.values():
            colours[ground] = natural
    for ground in sorted(ground for ground in grounds if ground not in colours):
        colours[ground] = by_name(ground, TINTS, colours.values())
    return {ground: colours[ground] for ground in grounds}


def by_name(name: str, choices: tuple[str, ...], taken: Iterable[str]) -> str:
    """Return one of the choices, deterministic for a name: the first from its hash on that is not taken."""
    start, taken = sum(map(ord, name)), set(taken)
    ordered = [choices[(start + offset) % len(choices)] for offset in range(len(choices))]
    return next((choice for choice in ordered if choice not in taken), ordered[0])
