"""Pictures of results, as numbers that a template draws: points over games and over one game, wins, lengths."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Any

from visavis.core import Session
from visavis.core.play.explain import Scored
from visavis.core.question import PERSON
from visavis.core.saves.format import round_of
from visavis.web.view.results import Result, level_name, others_of
from visavis.web.view.ui_settings import UISettings, ui_settings
from visavis.words import Words, key_of

WIDE, HIGH = 320, 132
"""The size of a drawing in its own units."""
_LEFT, _RIGHT, _TOP, _BOTTOM = 30, 8, 8, 18
_MOST_DOTS = 40
_MOST_GAMES = 60
"""Games per chart; older ones appear only in the table next to it."""


def plot(
    series: Sequence[tuple[str, str, Sequence[tuple[float, int]]]], last: float, first: float = 0
) -> dict[str, Any]:
    """Lines over one scale; each series is whose it is, its name, and points of (x, value)."""
    values = [value for _, _, points in series for _, value in points]
    least, most = min(0, *values), max(1, *values)
    span = max(last - first, 1)

    def place(x: float, value: float) -> tuple[float, float]:
        across = _LEFT + (WIDE - _LEFT - _RIGHT) * (x - first) / span
        down = _TOP + (HIGH - _TOP - _BOTTOM) * (most - value) / (most - least)
        return round(across, 1), round(down, 1)

    lines = []
    for owner, name, points in series:
        at = [(*place(x, value), value) for x, value in points]
        path = " ".join(f"{'M' if not n else 'L'}{x} {y}" for n, (x, y, _) in enumerate(at))
        dots = at if len(at) <= _MOST_DOTS else at[-1:]
        lines.append({"owner": owner, "name": name, "path": path, "dots": dots, "last": points[-1][1] if points else 0})
    steps = dict.fromkeys((least, (least + most) // 2, most))
    return {
        "lines": lines,
        "ticks": [(place(first, value)[1], value) for value in steps],
        "at": lambda x: place(x, 0)[0],
        "wide": WIDE,
        "high": HIGH,
        "left": _LEFT,
        "right": WIDE - _RIGHT,
        "low": HIGH - _BOTTOM,
    }


def bars(values: Sequence[int]) -> dict[str, Any]:
    """Upright bars, one after another, with the largest value."""
    most = max(values, default=1) or 1
    step = (WIDE - _LEFT - _RIGHT) / max(len(values), 8)
    high = 60 - _TOP - _BOTTOM / 2
    found = [
        {
            "x": round(_LEFT + n * step + step * 0.15, 1),
            "wide": round(step * 0.7, 1),
            "high": round(high * value / most, 1),
            "value": value,
        }
        for n, value in enumerate(values)
    ]
    return {
        "bars": found,
        "most": most,
        "wide": WIDE,
        "high": 60,
        "low": 60 - _BOTTOM / 2,
        "left": _LEFT,
        "right": WIDE - _RIGHT,
    }


def curve(session: Session, words: Words) -> dict[str, Any] | None:
    """The points of each side over one game, move by move, with its rounds; nothing where no points were scored."""
    scored, begins = session.points(), [mark.line for mark in session.timeline.marks]
    score = session.game.score(session.timeline.now)
    if not scored or len(begins) < 2:
        return None
    persons = {seat for seat, who in session.header.seats.items() if who == PERSON}
    ends = [*begins[1:], len(session.lines) + 1]
    series = []
    for side, total in score.items():
        mine = [one for one in scored if one.side == side]
        if side in persons and not mine and not total:
            continue  # The app does not count these.
        steps = _after_each_move(mine, total, ends)
        if side in persons and not any(value for _, value in steps[:-1]):
            steps = steps[-1:]  # Told at the end: nobody knows how it came to that.
        series.append(("you" if side in persons else "bot", words.short_seat(side), steps))
    drawn = plot(series, len(begins))
    place = drawn.pop("at")
    return {**drawn, "marks": [(place(move), number) for number, move in _rounds(session)]}


_LABEL, _COLUMN, _ROW, _TOTAL = 78, 31, 22, 40
"""A table of points as a picture: the width of names, of a round and of the sum, the height of a row."""


def sources(session: Session, words: Words) -> list[dict[str, Any]]:
    """For each side what its points come from, round by round; nothing where a game has no rounds."""
    marks, rounds = session.timeline.marks, _rounds(session)
    if not rounds:
        return []
    begins = [(marks[move].line, number) for number, move in rounds]
    if begins[0][1] > 1:
        # The set-up belongs to the first round.
        begins = [(0, begins[0][1] - 1), *begins]
    looks, found = ui_settings(session.game), []
    score = session.game.score(session.timeline.now)
    for side, total in score.items():
        table: dict[str, dict[int, int]] = {}
        for one in session.points():
            if one.side != side:
                continue
            number = next((number for line, number in reversed(begins) if line <= one.line), begins[0][1])
            row = table.setdefault(_source(one, words, looks), {})
            row[number] = row.get(number, 0) + one.points
        first = total - sum(sum(row.values()) for row in table.values())
        if table and first:
            # Points that a side has from the beginning, without a rule that scores them.
            table[words.say("web-at-start")] = {begins[0][1]: first}
        if table:
            found.append(_table(words.seat(side), total, table, [number for _, number in begins], words))
    return found


def _source(one: Scored, words: Words, looks: UISettings) -> str:
    """What points come from, in a word; otherwise the heading of the section."""
    id = looks.point_sources.get(one.clause) or looks.point_sources.get(one.clause.partition(".")[0])
    if one.corrected:
        return words.say("web-corrected")
    clauses = words.game.clauses if words.game else {}
    return words.say(key_of("source", id)) if id else clauses[one.clause].heading(words.language)


def _table(name: str, total: int, table: dict[str, dict[int, int]], rounds: list[int], words: Words) -> dict[str, Any]:
    """The same as numbers for a drawing; the more points, the fuller the colour."""
    most = max((abs(points) for row in table.values() for points in row.values()), default=1) or 1
    right = _LABEL + _COLUMN * len(rounds)
    rows: list[dict[str, Any]] = []
    for at, (what, row) in enumerate(sorted(table.items(), key=lambda one: -sum(one[1].values()))):
        cells = [
            {
                "x": _LABEL + _COLUMN * column,
                "points": row[number],
                "full": round(0.12 + 0.5 * abs(row[number]) / most, 2),
            }
            for column, number in enumerate(rounds)
            if row.get(number)
        ]
        rows.append({"y": 18 + _ROW * at, "name": what, "cells": cells, "sum": sum(row.values())})
    said = [words.say("web-sources-said", what=row["name"], points=row["sum"]) for row in rows]
    return {
        "name": name,
        "total": total,
        "rounds": [(_LABEL + _COLUMN * (at + 0.5), number) for at, number in enumerate(rounds)],
        "rows": rows,
        "column": _COLUMN,
        "row": _ROW,
        "right": right + _TOTAL - 6,
        "wide": right + _TOTAL,
        "high": 22 + _ROW * len(rows),
        "said": ", ".join(said),
    }


def _after_each_move(scored: Sequence[Scored], total: int, ends: Sequence[int]) -> list[tuple[float, int]]:
    """The points of a side before the first move and after each one, by the line that each move ends before."""
    points = total - sum(one.points for one in scored)
    steps: list[tuple[float, int]] = [(0, points)]
    at = 0
    for move, line in enumerate(ends, 1):
        while at < len(scored) and scored[at].line < line:
            points += scored[at].points
            at += 1
        steps.append((move, points))
    return steps


def _rounds(session: Session) -> list[tuple[int, int]]:
    """Each round with the move it begins with; a round never goes back, so few states have to be looked at."""
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
    return [one for one in between(0, len(marks) - 1) if one[0]]


def by_game(results: Sequence[Result], words: Words) -> dict[str, Any]:
    """The pictures of one game's results, the oldest first: points, wins by level, lengths."""
    shown = results[-_MOST_GAMES:]
    mine = [(n, one.score[one.yours]) for n, one in enumerate(shown) if one.yours and one.counted]
    theirs = [(n, max(points)) for n, one in enumerate(shown) if (points := others_of(one))]
    series = [
        (owner, name, points)
        for owner, name, points in (("you", words.say("web-you"), mine), ("bot", words.say("web-others"), theirs))
        if points
    ]
    drawn = None
    if len(shown) > 1 and series:
        drawn = plot(series, len(shown) - 1)
        drawn.pop("at")
    levels: dict[str, list[Result]] = {}
    for one in results:
        levels.setdefault(one.level, []).append(one)
    wins = [
        {"level": level_name(level, words), "won": sum(one.won for one in members), "games": count}
        for level, members in levels.items()
        if (count := sum(one.counted for one in members))
    ]
    lengths = [one.moves for one in results if one.moves]
    return {"points": drawn, "wins": wins, "lengths": bars(lengths[-24:]) if len(lengths) > 1 else None}
