"""The film of a bot's move: a decision about spaces of a map as plain values, which `static/film.js` plays.

Made from the decision alone (its options, and what each criterion kept and cut), so every game with a map has it. The
same values are the list and the numbers of the still picture, for readers without script or motion.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

import msgspec

from visavis.core import Decision, Narrowing, Session
from visavis.core.question import Value, same
from visavis.web.view.panel_views import CellView, MapView
from visavis.words import Words

MODES = ("film", "steps", "result")
"""How moves are shown: as a film, step by step, the result alone."""
MOST_STEPS = 4
"""Maximum number of criteria that a film shows one by one; beyond it the first ones are merged."""
LONGEST = 4000
"""Maximum length of a film in milliseconds."""
_REACH, _FALL, _TIE, _GLIDE, _LAND = 500, 600, 700, 400, 600
"""Milliseconds: the options appear; some fall; the last ones are compared; the section moves; the piece lands."""
_MOST_VALUES, _LONGEST_VALUE = 6, 16
"""Maximum number of spaces whose measured values are shown, and of letters of a value."""
_MARGIN, _LEAST = 1.5, 4.5
"""Spaces around a section of the board, and the minimum width of a section, in spaces."""


class FilmStep(msgspec.Struct, frozen=True, kw_only=True):
    """A criterion that cut options, or several that were merged."""

    text: str
    before: int
    after: int
    cut: Sequence[str]
    values: Mapping[str, str]
    """What the criterion measured, by space; empty where it would not be legible."""


class Film(msgspec.Struct, frozen=True, kw_only=True):
    """View model of a decision about spaces of one map."""

    map: str
    """Id of the panel."""
    line: int
    """The line of the log that the decision led to."""
    head: str
    about: str
    """What was decided, and what the options are."""
    options: Sequence[str]
    pick: str
    steps: Sequence[FilmStep]
    crops: Sequence[str]
    """The section of the board for the options, for each step and for the result, as `viewBox`."""
    starts: Sequence[int]
    """The times in milliseconds at which these begin."""
    length: int
    mode: str

    @property
    def fallen(self) -> dict[str, str]:
        """Return the spaces that were cut, with the number of the step."""
        return {space: str(number) for number, step in enumerate(self.steps, 1) for space in step.cut}

    @property
    def data(self) -> str:
        """Return what the script needs, as JSON."""
        return msgspec.json.encode(
            {
                "map": f"map-{self.map}",
                "line": self.line,
                "options": self.options,
                "pick": self.pick,
                "steps": [{"cut": step.cut, "values": step.values} for step in self.steps],
                "crops": self.crops,
                "starts": self.starts,
                "length": self.length,
                "mode": self.mode,
            }
        ).decode()


def film(session: Session, boards: Iterable[MapView], words: Words, since: int, mode: str = MODES[0]) -> Film | None:
    """Return the film of the decision with the most options of one map since a line; None if there was no choice."""
    if mode == "result":
        return None
    maps = {board.id: {cell.name: cell for cell in board.cells} for board in boards}
    filmed = [
        (len(decision.options), -line, id, decision)
        for line, decision in session.explainer.decided(since)
        for id, cells in maps.items()
        if _is_choice(decision, cells)
    ]
    if not filmed:
        return None
    _, line, id, decision = max(filmed, key=lambda entry: entry[:2])
    return _film(id, -line, _measured(session, -line, decision, maps[id]), maps[id], words, mode)


def _measured(session: Session, line: int, decision: Decision, cells: Mapping[str, CellView]) -> Decision:
    """Return a cached decision with its measured values, and with what was excluded before the first criterion.

    What was excluded is left out where some of it is not on the same map.
    """
    for at, full in session.why(line):
        if at == line and full.id == decision.id and full.pick == decision.pick:
            if _is_choice(full, cells):
                return full
            own = full.steps[len(full.steps) - len(decision.steps) :]
            return msgspec.structs.replace(full, options=decision.options, steps=own)
    return decision


def _is_choice(decision: Decision, cells: Mapping[str, CellView]) -> bool:
    """Return True if all options are spaces of a map, and one of several was picked."""
    return len(decision.options) > 1 and decision.pick in cells and all(option in cells for option in decision.options)


def _film(id: str, line: int, decision: Decision, cells: Mapping[str, CellView], words: Words, mode: str) -> Film:
    options = [str(option) for option in decision.options]
    steps = film_steps([step for step in decision.steps if len(step.cut)], len(options), words)
    crops = _crops(options, steps, str(decision.pick), cells)
    starts, length = _times(steps, crops)
    head, _, about = words.decision(decision).partition(": ")
    return Film(
        map=id,
        line=line,
        head=head,
        about=about,
        options=options,
        pick=str(decision.pick),
        steps=steps,
        crops=[" ".join(f"{number:.1f}" for number in crop) for crop in crops],
        starts=starts,
        length=length,
        mode=mode,
    )


def film_steps(cutting: Sequence[Narrowing], count: int, words: Words) -> list[FilmStep]:
    """Return the criteria that cut options; if there are too many, the first ones are merged into one step."""
    merged = max(0, len(cutting) - MOST_STEPS + 1) if len(cutting) > MOST_STEPS else 0
    steps = []
    if merged:
        cut = [str(option) for step in cutting[:merged] for option in step.cut]
        text = words.say("film-merged", count=merged)
        steps.append(FilmStep(text=text, before=count, after=count - len(cut), cut=cut, values={}))
        count -= len(cut)
    for step in cutting[merged:]:
        cut = [str(option) for option in step.cut]
        text = words.criterion(step.id, step.args)
        values = _values(step, words)
        steps.append(FilmStep(text=text, before=count, after=count - len(cut), cut=cut, values=values))
        count -= len(cut)
    return steps


def _values(step: Narrowing, words: Words) -> dict[str, str]:
    """Return the measured values as short texts, if they say more than which options were kept and all are legible."""
    if len(step.kept) + len(step.cut) > _MOST_VALUES or (step.kind == "only" and not words.has_measure(step.id)):
        return {}
    alive: list[Value] = [*step.kept, *step.cut]
    measured = [(option, value) for option, value in step.measured if any(same(option, other) for other in alive)]
    texts = {
        str(option): words.measure(step.id, option, value) for option, value in measured if not same(value, option)
    }
    return texts if all(len(text) <= _LONGEST_VALUE for text in texts.values()) else {}


Crop = tuple[float, float, float, float]


def _crops(options: Sequence[str], steps: Sequence[FilmStep], pick: str, cells: Mapping[str, CellView]) -> list[Crop]:
    """Return the section of the board for each frame; it changes only if its area is at least halved."""
    apart = _distance(cells)
    board = _around(list(cells.values()), apart, 1.0)

    def section(names: Iterable[str]) -> Crop:
        return _within(_around([cells[name] for name in names], apart, _MARGIN), board)

    alive, crops = list(options), [section(options)]
    for step in steps:
        crops.append(_smaller(crops[-1], section(alive)))
        alive = [name for name in alive if name not in step.cut]
    return [*crops, _smaller(crops[-1], section([pick]))]


def _distance(cells: Mapping[str, CellView]) -> float:
    """Return the distance of neighbouring spaces: the smallest one between the first space and another."""
    first, *others = cells.values()
    return min((abs(first.x - cell.x) + abs(first.y - cell.y) for cell in others), default=60.0) or 60.0


def _around(cells: Sequence[CellView], apart: float, margin: float) -> Crop:
    """Return the rectangle around spaces with a margin in spaces, not smaller than the minimum."""
    left, right = min(cell.x for cell in cells), max(cell.x for cell in cells)
    top, bottom = min(cell.y for cell in cells), max(cell.y for cell in cells)
    wide = max(right - left + 2 * margin * apart, _LEAST * apart)
    high = max(bottom - top + 2 * margin * apart, _LEAST * apart)
    return ((left + right - wide) / 2, (top + bottom - high) / 2, wide, high)


def _within(crop: Crop, board: Crop) -> Crop:
    """Move a section so that it shows no more than necessary beside the board."""
    left, top, wide, high = crop
    left = max(board[0], min(left, board[0] + board[2] - wide))
    top = max(board[1], min(top, board[1] + board[3] - high))
    return left, top, wide, high


def _smaller(now: Crop, wanted: Crop) -> Crop:
    return wanted if wanted[2] * wanted[3] <= now[2] * now[3] / 2 else now


def _times(steps: Sequence[FilmStep], crops: Sequence[Crop]) -> tuple[list[int], int]:
    """Return the times at which the frames begin, and the length; a film that would be too long is played faster."""
    lengths = [_REACH]
    for number, step in enumerate(steps, 1):
        glides = crops[number] != crops[number - 1]
        tied = number == len(steps) and step.values
        lengths.append((_TIE if tied else _FALL) + _GLIDE * glides)
    lengths.append(_LAND)
    factor = min(1.0, LONGEST / sum(lengths))
    ends = [round(sum(lengths[: number + 1]) * factor) for number in range(len(lengths))]
    return [0, *ends[:-1]], ends[-1]
