"""View models of charts: points over games and over one game, wins, lengths. A template draws them as SVG."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

import msgspec

from visavis.core import Session
from visavis.core.play.explain import Scored
from visavis.core.question import PERSON
from visavis.core.saves.format import round_of
from visavis.web.view.results import Result, level_name, others_of
from visavis.web.view.ui_settings import UISettings, ui_settings
from visavis.words import Words, key_of

WIDE, HIGH = 320, 132
"""Width and height of a chart in units of its `viewBox`."""
_LEFT, _RIGHT, _TOP, _BOTTOM = 30, 8, 8, 18
_MOST_DOTS = 40
"""Maximum number of points marked on a line; beyond that, only the last."""
_MOST_GAMES = 60
"""Games per chart; older ones appear only in the table next to it."""


class ChartLine(msgspec.Struct, frozen=True):
    """One line of a chart."""

    owner: str
    name: str
    path: str
    dots: Sequence[tuple[float, float, int]]
    """Position and value of each point that is marked."""
    last: int


class LineChart(msgspec.Struct, frozen=True, kw_only=True):
    """Lines over one scale."""

    lines: Sequence[ChartLine]
    ticks: Sequence[tuple[float, int]]
    """Height and value of each grid line."""
    marks: Sequence[tuple[float, int]] = ()
    """Position and number of each round."""
    turn: tuple[float, float] | None = None
    """Position of the turning point on the person's line."""
    wide: int = WIDE
    high: int = HIGH
    left: int = _LEFT
    right: int = WIDE - _RIGHT
    low: int = HIGH - _BOTTOM


class Bar(msgspec.Struct, frozen=True):
    """One upright bar."""

    x: float
    wide: float
    high: float
    value: int


_BARS_HIGH = 60


class BarChart(msgspec.Struct, frozen=True, kw_only=True):
    """Upright bars, one after another, with the largest value."""

    bars: Sequence[Bar]
    most: int
    wide: int = WIDE
    high: int = _BARS_HIGH
    low: float = _BARS_HIGH - _BOTTOM / 2
    left: int = _LEFT
    right: int = WIDE - _RIGHT


class SourceCell(msgspec.Struct, frozen=True):
    """The points from one source in one round; `full` is the opacity of the colour."""

    x: int
    points: int
    full: float


class SourceRow(msgspec.Struct, frozen=True):
    """The points from one source, round by round."""

    y: int
    name: str
    cells: Sequence[SourceCell]
    sum: int


class SourceTable(msgspec.Struct, frozen=True, kw_only=True):
    """Sources of the points of a side, round by round, as a drawing."""

    name: str
    total: int
    rounds: Sequence[tuple[float, int]]
    rows: Sequence[SourceRow]
    column: int
    row: int
    right: int
    wide: int
    high: int
    said: str


class LevelWins(msgspec.Struct, frozen=True):
    """Wins and games at one level."""

    level: str
    won: int
    games: int


class GameCharts(msgspec.Struct, frozen=True, kw_only=True):
    """The charts of one game's results."""

    id: str
    name: str
    points: LineChart | None
    wins: Sequence[LevelWins]
    lengths: BarChart | None


Series = tuple[str, str, Sequence[tuple[float, int]]]
"""Owner of a line, its name, and its points as (x, value)."""


def plot(
    series: Sequence[Series],
    last: float,
    rounds: Sequence[tuple[int, int]] = (),
    turn: tuple[float, float] | None = None,
) -> LineChart:
    """Return lines over one scale, from x = 0 to `last`; `rounds` are numbers of rounds with their x."""
    values = [value for _, _, points in series for _, value in points]
    least, most = min(0, *values), max(1, *values)
    span = max(last, 1)

    def place(x: float, value: float) -> tuple[float, float]:
        across = _LEFT + (WIDE - _LEFT - _RIGHT) * x / span
        down = _TOP + (HIGH - _TOP - _BOTTOM) * (most - value) / (most - least)
        return round(across, 1), round(down, 1)

    lines = []
    for owner, name, points in series:
        dots = [(*place(x, value), value) for x, value in points]
        path = " ".join(f"{'M' if not n else 'L'}{x} {y}" for n, (x, y, _) in enumerate(dots))
        shown = dots if len(dots) <= _MOST_DOTS else dots[-1:]
        lines.append(ChartLine(owner, name, path, shown, points[-1][1] if points else 0))
    steps = dict.fromkeys((least, (least + most) // 2, most))
    ticks = [(place(0, value)[1], value) for value in steps]
    marks = [(place(x, 0)[0], number) for number, x in rounds]
    return LineChart(lines=lines, ticks=ticks, marks=marks, turn=place(*turn) if turn else None)


def bars(values: Sequence[int]) -> BarChart:
    """Return upright bars, one after another, with the largest value."""
    most = max(values, default=1) or 1
    step = (WIDE - _LEFT - _RIGHT) / max(len(values), 8)
    high = _BARS_HIGH - _TOP - _BOTTOM / 2
    drawn = [
        Bar(round(_LEFT + n * step + step * 0.15, 1), round(step * 0.7, 1), round(high * value / most, 1), value)
        for n, value in enumerate(values)
    ]
    return BarChart(bars=drawn, most=most)


def courses(session: Session) -> dict[str, list[tuple[float, int]]]:
    """Return the points of each side before the first move and after each; one number where only the last is known.

    A side that the app does not count is left out.
    """
    scored, begins = session.points(), [mark.line for mark in session.timeline.marks]
    if not scored or len(begins) < 2:
        return {}
    ends = [*begins[1:], len(session.lines) + 1]
    steps_of = {}
    for side, total in session.game.score(session.timeline.now).items():
        mine, person = [points for points in scored if points.side == side], _is_person(session, side)
        if person and not mine and not total:
            continue
        steps = _after_each_move(mine, total, ends)
        # Entered at the end: how they came about is not known.
        steps_of[side] = steps[-1:] if person and not any(value for _, value in steps[:-1]) else steps
    return steps_of


def curve(session: Session, words: Words, turn: tuple[float, float] | None = None) -> LineChart | None:
    """Return the points of each side over one game, move by move, with its rounds; None where nothing was scored."""
    series: list[Series] = [
        ("you" if _is_person(session, side) else "bot", words.short_seat(side), steps)
        for side, steps in courses(session).items()
    ]
    return plot(series, len(session.timeline.marks), rounds_of(session), turn) if series else None


def _is_person(session: Session, side: str) -> bool:
    return session.header.seats.get(side) == PERSON


class SourceBar(msgspec.Struct, frozen=True):
    """The points of one side from one source."""

    side: str
    owner: str
    name: str
    points: int
    length: float
    """In percent of the longest bar."""


class SourceBars(msgspec.Struct, frozen=True):
    """The points of all sides from one source, over one scale."""

    name: str
    sides: Sequence[SourceBar]


def source_bars(session: Session, words: Words) -> list[SourceBars]:
    """Return what the points of the sides come from, the largest source first; empty where they are not counted."""
    settings = ui_settings(session.game)
    score = session.game.score(session.timeline.now)
    known = [side for side, steps in courses(session).items() if len(steps) > 1]
    table: dict[str, dict[str, int]] = {}
    for scored in session.points():
        if scored.side in known:
            row = table.setdefault(_source(scored, words, settings), {})
            row[scored.side] = row.get(scored.side, 0) + scored.points
    first = {side: score[side] - sum(row.get(side, 0) for row in table.values()) for side in known}
    if table and any(first.values()):
        table[words.say("web-at-start")] = first
    table = {name: row for name, row in table.items() if any(row.values())}
    most = max((points for row in table.values() for points in row.values()), default=0) or 1
    ordered = sorted(table.items(), key=lambda item: -max(item[1].values()))
    return [
        SourceBars(name, [_bar(session, words, side, row.get(side, 0), most) for side in known])
        for name, row in ordered
    ]


def _bar(session: Session, words: Words, side: str, points: int, most: int) -> SourceBar:
    owner = "you" if _is_person(session, side) else "bot"
    return SourceBar(side, owner, words.short_seat(side), points, round(100 * max(points, 0) / most, 1))


_LABEL, _COLUMN, _ROW, _TOTAL = 78, 31, 22, 40
"""Dimensions of a table of points: the width of names and of a round, the height of a row, the width of the sum."""


def sources(session: Session, words: Words) -> list[SourceTable]:
    """Return the sources of each side's points, round by round; empty where a game has no rounds."""
    marks, rounds = session.timeline.marks, rounds_of(session)
    if not rounds:
        return []
    begins = [(marks[move].line, number) for number, move in rounds]
    if begins[0][1] > 1:
        # The set-up belongs to the first round.
        begins = [(0, begins[0][1] - 1), *begins]
    settings = ui_settings(session.game)
    tables = []
    score = session.game.score(session.timeline.now)
    for side, total in score.items():
        table: dict[str, dict[int, int]] = {}
        for scored in session.points():
            if scored.side != side:
                continue
            number = next((number for line, number in reversed(begins) if line <= scored.line), begins[0][1])
            row = table.setdefault(_source(scored, words, settings), {})
            row[number] = row.get(number, 0) + scored.points
        first = total - sum(sum(row.values()) for row in table.values())
        if table and first:
            # Points that a side has from the beginning, without a rule that scores them.
            table[words.say("web-at-start")] = {begins[0][1]: first}
        if table:
            tables.append(_table(words.seat(side), total, table, [number for _, number in begins], words))
    return tables


def _source(scored: Scored, words: Words, settings: UISettings) -> str:
    """Return the name of the source of points; by default the heading of the section of the rules."""
    sources = settings.point_sources
    id = sources.get(scored.clause) or sources.get(scored.clause.partition(".")[0])
    if scored.corrected:
        return words.say("web-corrected")
    clauses = words.game.clauses if words.game else {}
    if id:
        return words.say(key_of("source", id))
    clause = clauses.get(scored.clause)
    return clause.heading(words.language).lstrip("0123456789 ") if clause else words.say("web-other-points")


def _table(name: str, total: int, table: dict[str, dict[int, int]], rounds: list[int], words: Words) -> SourceTable:
    """Return the coordinates of a table of points; the more points, the higher the opacity."""
    most = max((abs(points) for row in table.values() for points in row.values()), default=1) or 1
    right = _LABEL + _COLUMN * len(rounds)
    rows: list[SourceRow] = []
    for index, (source, row) in enumerate(sorted(table.items(), key=lambda item: -sum(item[1].values()))):
        cells = [
            SourceCell(_LABEL + _COLUMN * column, row[number], round(0.12 + 0.5 * abs(row[number]) / most, 2))
            for column, number in enumerate(rounds)
            if row.get(number)
        ]
        rows.append(SourceRow(18 + _ROW * index, source, cells, sum(row.values())))
    texts = [words.say("web-sources-said", what=row.name, points=row.sum) for row in rows]
    return SourceTable(
        name=name,
        total=total,
        rounds=[(_LABEL + _COLUMN * (index + 0.5), number) for index, number in enumerate(rounds)],
        rows=rows,
        column=_COLUMN,
        row=_ROW,
        right=right + _TOTAL - 6,
        wide=right + _TOTAL,
        high=22 + _ROW * len(rows),
        said=", ".join(texts),
    )


def _after_each_move(scored: Sequence[Scored], total: int, ends: Sequence[int]) -> list[tuple[float, int]]:
    """Return the points of a side before the first move and after each; `ends` has the line that follows each move."""
    points = total - sum(change.points for change in scored)
    steps: list[tuple[float, int]] = [(0, points)]
    index = 0
    for move, line in enumerate(ends, 1):
        while index < len(scored) and scored[index].line < line:
            points += scored[index].points
            index += 1
        steps.append((move, points))
    return steps


def rounds_of(session: Session) -> list[tuple[int, int]]:
    """Return each round with its first move. Rounds never decrease, so a binary search inspects few states."""
    marks = session.timeline.marks

    @cache
    def number(move: int) -> int:
        return round_of(session.game, marks[move].state)[0]

    def between(first: int, last: int) -> list[tuple[int, int]]:
        if number(first) == number(last):
            return []
        if last - first == 1:
            return [(number(last), last)]
        middle = (first + last) // 2
        return between(first, middle) + between(middle, last)

    if len(marks) < 2 or not number(len(marks) - 1):
        return []
    return [(round, move) for round, move in between(0, len(marks) - 1) if round]


def by_game(id: str, results: Sequence[Result], words: Words) -> GameCharts:
    """Return the charts of one game's results, the oldest first: points, wins by level, lengths."""
    shown = results[-_MOST_GAMES:]
    mine = [(n, result.score[result.yours]) for n, result in enumerate(shown) if result.yours and result.counted]
    theirs = [(n, max(points)) for n, result in enumerate(shown) if (points := others_of(result))]
    series = [
        (owner, name, points)
        for owner, name, points in (("you", words.say("web-you"), mine), ("bot", words.say("web-others"), theirs))
        if points
    ]
    levels: dict[str, list[Result]] = {}
    for result in results:
        levels.setdefault(result.level, []).append(result)
    wins = [
        LevelWins(level_name(level, words), sum(result.won for result in members), count)
        for level, members in levels.items()
        if (count := sum(result.counted for result in members))
    ]
    lengths = [result.turns for result in results if result.turns]
    return GameCharts(
        id=id,
        name=words.short("game-name"),
        points=plot(series, len(shown) - 1) if len(shown) > 1 and series else None,
        wins=wins,
        lengths=bars(lengths[-24:]) if len(lengths) > 1 else None,
    )
