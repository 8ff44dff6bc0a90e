"""Pictures of bots from texts, 160 x 90: the spaces of the board, and some cards with their symbols."""

from __future__ import annotations

from functools import lru_cache
from itertools import islice

from visavis.textbot.runtime import Bot

_CARDS = 3
_ICONS = ("card", "die", "coin", "flag", "moon", "sun", "house", "key", "eye", "cup", "gear", "idea")
"""Symbols for bots whose files name none: which one follows from the id."""
_CARD = (
    '<g transform="translate({x} {y}) rotate({turn})">'
    '<rect class="a-card" x="-18" y="-26" width="36" height="52" rx="5"></rect>'
    '<use class="a-sign" href="#i-{icon}" x="-12" y="-12" width="24" height="24"></use></g>'
)


def bot_drawing(bot: Bot) -> str:
    """Return the picture of a bot as SVG elements without their frame; the same for the same text."""
    return _drawing(str(bot.world.id), _icons(bot), tuple(bot.board.at.values()) if bot.board else ())


def _icons(bot: Bot) -> tuple[str, ...]:
    """Return the symbols of up to three cards, those of the file first."""
    named = dict.fromkeys(icon for name, icon in bot.icons.items() if name != "back")
    start = sum(map(ord, str(bot.world.id)))
    usual = (_ICONS[(start + step * 5) % len(_ICONS)] for step in range(len(_ICONS)))
    return tuple(islice(dict.fromkeys((*named, *usual)), _CARDS))


@lru_cache(maxsize=64)
def _drawing(id: str, icons: tuple[str, ...], spaces: tuple[tuple[int, int], ...]) -> str:
    tone = sum(map(ord, id)) % 4
    drawn = [f'<rect class="a-tone-{tone}" width="160" height="90"></rect>']
    if spaces:
        rows, columns = (max(place[axis] for place in spaces) + 1 for axis in (0, 1))
        step = min(78 / columns, 78 / rows)
        for row, column in spaces:
            x, y = 8 + step * (column + 0.5), 6 + step * (row + 0.5)
            drawn.append(f'<circle class="a-dot" cx="{x:.1f}" cy="{y:.1f}" r="{step * 0.42:.1f}"></circle>')
    middle = 118 if spaces else 80
    for index, icon in enumerate(icons):
        turn = (index - (_CARDS - 1) / 2) * 14
        drawn.append(
            _CARD.format(x=f"{middle + turn * 2.5:.0f}", y=f"{46 + abs(turn) / 3:.0f}", turn=f"{turn:.0f}", icon=icon)
        )
    return "".join(drawn)
