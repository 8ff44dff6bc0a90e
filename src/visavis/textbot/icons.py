"""Symbols that the cards of a file can carry: `[icons]` maps a card, a column or a word to one of them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from visavis.textbot.source.problems import nearest

if TYPE_CHECKING:
    from visavis.textbot.declarations import World

ICONS = (
    "advance", "again", "air", "artifact", "attack", "board", "bridge", "build", "buy", "card", "cattle", "cavalry",
    "check", "city", "cloth", "coin", "creature", "cross", "cube", "cult", "culture", "cup", "die", "dwelling",
    "earth", "explore", "eye", "fire", "fish", "flag", "follower", "food", "gear", "gold", "hand", "house", "idea",
    "income", "infantry", "key", "log", "marker", "metal", "mine", "moon", "more", "move", "outpost", "pass",
    "planet", "points", "portal", "power", "prepare", "priest", "sanctuary", "settlement", "shield", "ship",
    "shrine", "siege", "spade", "starship", "stone", "streak", "stronghold", "sun", "tech", "temple", "toppled",
    "trade", "upgrade", "water", "why", "wine", "wonder", "wood",
)  # fmt: skip
"""The symbols by name; the pages draw them."""


def read_icons(world: World) -> dict[str, str]:
    """Return the symbols of a file by card, column or word; what is wrong is reported."""
    raw = world.shapes.table(world.raw.get("icons") if world.format > 1 else None, ("icons",))
    words = {word for column in world.columns.values() for word in column.words}
    listed = {word for words_of in world.vocabulary.lists.values() for word in words_of}
    known = (*world.cards, *world.columns, *sorted(words | listed), "back")
    icons: dict[str, str] = {}
    for name in raw:
        if name not in known:
            near = nearest(name, known)
            world.problems.add("word", ("icons", name), given=name, near=near, options=known[:12])
            continue
        icons[name] = world.shapes.one_of(raw, name, ("icons",), ICONS, "card")
    return icons
