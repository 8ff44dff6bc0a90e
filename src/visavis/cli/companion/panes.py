"""The screen of a wide terminal: a head, and the board beside what happened and what is asked. Pure functions."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from rich.text import Text

from visavis.cli.companion.boards import Boards
from visavis.core import Areas, HexMap, Panel, Seen, Session
from visavis.core.saves.format import summarize
from visavis.words import Words

_LIST_WIDTH = 62
"""Width at which tracks and areas need no second line."""
_LEAST_BOARD = 44
"""Minimum width of the column of the board."""
_LEAST_BESIDE = 46
"""Minimum width of the column beside the board."""
_BETWEEN = " │ "


def column_beside(board: int, width: int) -> int:
    """Return the width of the column beside a board."""
    return width - board - len(_BETWEEN)


def board_width(boards: Boards, panels: Iterable[Panel], width: int) -> int:
    """Return the width of the board on a screen; 0 if the other column would be too narrow, or there is no map."""
    maps = [panel for panel in panels if isinstance(panel, (HexMap, Areas))]
    if not maps:
        return 0
    board = max(boards.map_width(map) if isinstance(map, HexMap) else 0 for map in maps)
    # Tracks and lists stand there too: wide, if there is room.
    board = max(board, min(_LIST_WIDTH, column_beside(_LEAST_BESIDE, width)), _LEAST_BOARD)
    return board if column_beside(board, width) >= _LEAST_BESIDE else 0


def beside(board: Sequence[Text], text: Sequence[Text], width: int, height: int) -> list[Text]:
    """Return the rows of a board, at most `height`, `width` wide, and of a text beside it, which is never cut."""
    rows = []
    for index in range(max(min(len(board), height), len(text))):
        left = board[index].copy() if index < min(len(board), height) else Text()
        left.pad_right(max(width - left.cell_len, 0))
        left.append(_BETWEEN, style="dim")
        rows.append(left.append_text(text[index]) if index < len(text) else left)
    return rows


def head(session: Session, seen: Seen, words: Words, width: int) -> Text:
    """Return the line above a game: its name and round on the left, the points on the right."""
    summary = summarize(session)
    place = words.say("web-setup") if summary.setup else ""
    if summary.end is not None:
        place = words.say(summary.end[0], **summary.end[1])
    elif summary.round:
        place = words.say("web-round-of", number=summary.round, count=summary.rounds)
    elif summary.turns and not summary.setup:
        place = words.say("web-move", number=summary.turns)
    title = " · ".join(filter(None, (words.short("game-name"), place)))
    known = {side: points for side, points in (seen.points or {}).items() if points is not None}
    score = "  ".join(f"{words.short_seat(side)} {points}" for side, points in known.items())
    return line_of(title, score, width)


def line_of(left: str, right: str, width: int) -> Text:
    """Return a line with one text on the left and one on the right."""
    first, second = Text(f" {left}", style="bold"), Text(f"{right} ")
    first.append(" " * max(width - first.cell_len - second.cell_len, 2))
    return first.append_text(second)


def rule(width: int) -> Text:
    """Return a line across the screen."""
    return Text("─" * width, style="dim")
