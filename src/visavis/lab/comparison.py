"""Paired comparison of two settings with the same seeds: differences of results, and the first differing decision."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from html import escape
from itertools import chain
from math import isfinite
from pathlib import Path
from typing import Any, NamedTuple

import msgspec

from visavis.core import Refusal
from visavis.core.players import NO_PLAYERS, Factory, require_picklable
from visavis.lab import charts
from visavis.lab.cells import RunCell, sitting
from visavis.lab.folder import Folder, refusal_of
from visavis.lab.labels import Labels, named_seats, percent, says
from visavis.lab.observers import GameRow, Trail, fewer_gc_runs, play
from visavis.lab.report_page import html_page
from visavis.lab.run_reader import Summary, batches, readable
from visavis.lab.runner import chunk_for, in_processes, ready
from visavis.lab.statistics import Estimate, mean, share, uncounted, win
from visavis.lab.tables import DECISIONS, GAMES
from visavis.words import Words, printable
from visavis.words.person import modelled
from visavis.words.text import cleaned


class Changed(msgspec.Struct, frozen=True):
    """The first choice or answer that differs in a pair."""

    id: str
    clause: str
    step: int
    before: str
    after: str
    instead: str = ""
    """Id of the choice made instead, if it was another one."""


class Pair(msgspec.Struct, frozen=True):
    """One game under both settings: values under A and B."""

    won: dict[str, tuple[float, float]]
    """A tie is divided among its winners."""
    points: dict[str, tuple[int, int]]
    turns: tuple[int, int]
    same: bool
    """Whether both ended in the same way, as far as is recorded."""
    changed: Changed | None = None


class Difference(NamedTuple):
    """The means under A and B, and the difference B - A with its interval."""

    before: float
    after: float
    by: Estimate


class Comparison(msgspec.Struct, frozen=True):
    """Results of two settings over the same games."""

    a: RunCell
    b: RunCell
    pairs: tuple[Pair, ...]
    trails: bool
    """Whether the decisions were recorded."""

    @property
    def sides(self) -> tuple[str, ...]:
        """The sides of both settings."""
        return tuple(dict.fromkeys(side for pair in self.pairs for side in pair.points))

    @property
    def uncounted(self) -> tuple[str, ...]:
        """The sides of persons whose points were not counted: the winner is unknown then."""
        points = {side: [each for pair in self.pairs for each in pair.points.get(side, ())] for side in self.sides}
        return uncounted(self.a.seats, points)

    def wins(self, side: str) -> Difference:
        """Return the difference of the share of wins of a side."""
        return _difference([pair.won[side] for pair in self.pairs if side in pair.won])

    def points(self, side: str) -> Difference:
        """Return the difference of the points of a side."""
        return _difference([pair.points[side] for pair in self.pairs if side in pair.points])

    def turns(self) -> Difference:
        """Return the difference of the number of steps per game."""
        return _difference([pair.turns for pair in self.pairs])

    def first_changes(self) -> list[tuple[tuple[str, str], list[Changed]]]:
        """Return the first changes by choice and clause, the most frequent first."""
        changes: dict[tuple[str, str], list[Changed]] = {}
        for pair in self.pairs:
            if pair.changed is not None:
                changes.setdefault((pair.changed.id, pair.changed.clause), []).append(pair.changed)
        return sorted(changes.items(), key=lambda item: (-len(item[1]), item[0]))


def _difference(pairs: Sequence[tuple[float, float]]) -> Difference:
    count = len(pairs) or 1
    by = mean([after - before for before, after in pairs])
    return Difference(sum(before for before, _ in pairs) / count, sum(after for _, after in pairs) / count, by)


# Played in this process or its workers


class _Task(msgspec.Struct, frozen=True):
    a: RunCell
    b: RunCell
    first: int
    last: int
    players: dict[str, Any] = {}


def play_pairs(task: _Task) -> list[Pair]:
    """Play the pairs of a task."""
    ready_a, ready_b = (ready(msgspec.json.encode(cell)) for cell in (task.a, task.b))
    with fewer_gc_runs():
        return [
            _pair(
                play(task.a, ready_a.game, ready_a.start, index, Trail, digest=False, players=task.players),
                play(task.b, ready_b.game, ready_b.start, index, Trail, digest=False, players=task.players),
            )
            for index in range(task.first, task.last)
        ]


def _pair(a: tuple[Trail, GameRow], b: tuple[Trail, GameRow]) -> Pair:
    changed = _first_change(a[0].trail, b[0].trail)
    alike = changed is None and (a[1].scores, a[1].turns) == (b[1].scores, b[1].turns)
    return _paired((a[1].scores, a[1].winners, a[1].turns), (b[1].scores, b[1].winners, b[1].turns), alike, changed)


_End = tuple[Mapping[str, int], Sequence[str], int]


def _paired(a: _End, b: _End, same: bool, changed: Changed | None) -> Pair:
    sides = [side for side in a[0] if side in b[0]]
    return Pair(
        {side: (win(side, a[1]), win(side, b[1])) for side in sides},
        {side: (a[0][side], b[0][side]) for side in sides},
        (a[2], b[2]),
        same,
        changed,
    )


_Step = tuple[int, str, str, object]


def _first_change(a: Sequence[_Step], b: Sequence[_Step]) -> Changed | None:
    for (step, id, clause, before), (_, other, _, after) in zip(a, b, strict=False):
        if id != other or before != after:
            return Changed(id, clause, step, _said(before), _said(after), "" if id == other else other)
    return None


def _said(value: object) -> str:
    return " ".join(map(str, value)) if isinstance(value, tuple) else str(value)


def compare_cells(
    a: RunCell,
    b: RunCell,
    games: int,
    workers: int = 1,
    tell: Callable[[int], None] = lambda games: None,
    players: Mapping[str, Factory] = NO_PLAYERS,
) -> Comparison:
    """Play `games` games under each of the two settings, with the same seeds; `players` makes the own policies."""
    if workers > 1:
        require_picklable(players, {name: name for name in players})
    size = chunk_for(games)
    tasks = [_Task(a, b, first, min(first + size, games), dict(players)) for first in range(0, games, size)]
    pairs_by_first: dict[int, list[Pair]] = {}
    results: Iterator[tuple[_Task, list[Pair]]]
    results = ((task, play_pairs(task)) for task in tasks) if workers == 1 else in_processes(play_pairs, tasks, workers)
    for task, pairs in results:
        pairs_by_first[task.first] = pairs
        tell(len(pairs))
    return Comparison(a, b, tuple(pair for first in sorted(pairs_by_first) for pair in pairs_by_first[first]), True)


# Read from folders, also of two versions of the rules


def compare_folders(a: Path, b: Path) -> Comparison:
    """Compare the games that both folders contain, by index and seed. Raises Refusal unless each has one cell."""
    (cell_a, mine), (cell_b, theirs) = (_only(path) for path in (a, b))
    shared = [key for key in mine if key in theirs]
    if not shared:
        raise Refusal("lab.pairs")
    trails = [_decisions(path) for path in (a, b)]
    known = all(trails)
    pairs = []
    for key in shared:
        changed = _first_change(trails[0].get(key[0], []), trails[1].get(key[0], [])) if known else None
        same = mine[key][1] == theirs[key][1]
        pairs.append(_paired(mine[key][0], theirs[key][0], same, changed))
    return Comparison(cell_a, cell_b, tuple(pairs), known)


_Rows = dict[tuple[int, int], tuple[_End, str]]


def _only(path: Path) -> tuple[RunCell, _Rows]:
    folder = Folder(path)
    cells = folder.read()
    if len(cells) != 1:
        raise Refusal("lab.many_cells", path=str(path), count=len(cells))
    ((name, cell),) = cells.items()
    rows: _Rows = {}
    for file in folder.files(name, GAMES):
        with readable(file):
            for row in chain.from_iterable(batches(file, ["index", "seed", "scores", "winners", "turns", "digest"])):
                scores = {score["side"]: score["points"] for score in row["scores"]}
                rows[row["index"], row["seed"]] = ((scores, row["winners"], row["turns"]), row["digest"])
    return cell, rows


def _decisions(path: Path) -> dict[int, list[_Step]]:
    folder = Folder(path)
    trails: dict[int, list[_Step]] = {}
    for name in folder.read():
        for file in folder.files(name, DECISIONS):
            with readable(file):
                for row in chain.from_iterable(batches(file, ["index", "step", "choice", "clause", "pick"])):
                    step = (int(row["step"]), row["choice"], row["clause"], row["pick"])
                    trails.setdefault(row["index"], []).append(step)
    return trails


# As text, as a chart, as JSON


def said(comparison: Comparison, names: tuple[str, str], words: Words) -> Iterator[str]:
    """Return the comparison as lines of text."""
    players = "; ".join(dict.fromkeys(sitting(cell, words) for cell in (comparison.a, comparison.b)))
    yield words.say("lab-compare-head", games=len(comparison.pairs), a=names[0], b=names[1], players=players)
    for side in comparison.sides:
        if side in comparison.uncounted:
            yield words.say("simulate-uncounted", name=words.seat(side))
            for name, cell, index in ((names[0], comparison.a, 0), (names[1], comparison.b, 1)):
                others = Counter(pair.points["bot"][index] for pair in comparison.pairs if "bot" in pair.points)
                if rate := modelled(words, cell.options.get("level"), others):
                    yield f"{name}: {rate}"
            continue
        if not comparison.uncounted:
            yield words.say("lab-compare-wins", name=words.seat(side), **_figures(comparison.wins(side), words, 100))
        yield words.say("lab-compare-points", name=words.seat(side), **_figures(comparison.points(side), words))
    yield words.say("lab-compare-turns", **_figures(comparison.turns(), words))
    if not any(by.low > 0 or by.high < 0 for by in _shown_differences(comparison)):
        yield words.say("lab-compare-open")
    yield words.say("lab-compare-same", same=sum(pair.same for pair in comparison.pairs), games=len(comparison.pairs))
    if not comparison.trails:
        yield words.say("lab-compare-none")
        return
    changes = comparison.first_changes()
    if changes:
        yield words.say("lab-compare-first")
    for (id, clause), same_changes in changes[:10]:
        (before, after, instead), _ = Counter(
            (change.before, change.after, change.instead) for change in same_changes
        ).most_common(1)[0]
        yield "  " + words.say(
            "lab-compare-choice",
            times=len(same_changes),
            id=id,
            clause=printable(f"{clause} {says(clause, words)}".strip(), 90),
            step=words.figure(sum(change.step for change in same_changes) / len(same_changes)),
        )
        key, there = ("lab-compare-instead", instead) if instead else ("lab-compare-pick", _named(after, words))
        yield "    " + words.say(key, before=_named(before, words), after=there)


def _shown_differences(comparison: Comparison) -> Iterator[Estimate]:
    for side in comparison.sides:
        if side not in comparison.uncounted:
            yield comparison.points(side).by
            if not comparison.uncounted:
                yield comparison.wins(side).by
    yield comparison.turns().by


def goal_said(comparison: Comparison, names: tuple[str, str], seat: str, wanted: float, words: Words) -> Iterator[str]:
    """Return for both settings whether a seat wins as often as wanted. Raises Refusal if that is not known."""
    if seat not in comparison.sides:
        raise Refusal("seat.unknown", given=seat[:40], options=comparison.sides)
    if comparison.uncounted:
        raise Refusal("lab.no_winner", seat=comparison.uncounted[0])
    for place, name in enumerate(names):
        won = share(sum(pair.won[seat][place] for pair in comparison.pairs), len(comparison.pairs))
        yield words.say("lab-goal-side", side=printable(name), says=goal_text(seat, wanted, won, words))


def goal_text(seat: str, wanted: float, won: Estimate, words: Words) -> str:
    """Return whether a share of wins was reached: whether it lies in the interval of the one that was found."""
    key = "lab-goal-reached" if won.low <= wanted <= won.high else "lab-goal-missed"
    figures = {"goal": wanted, "share": won.value, "low": won.low, "high": won.high}
    said = {name: words.figure(100 * value) for name, value in figures.items()}
    return words.say(key, name=words.seat(seat), games=won.games, **said)


def _named(value: str, words: Words) -> str:
    """A pick as people call it; it may have several parts."""
    return printable(" ".join(part if part.isdecimal() else words.name(part) for part in value.split()), 60)


def _figures(difference: Difference, words: Words, times: float = 1) -> dict[str, object]:
    by = difference.by
    differences = {"value": by.value, "low": by.low, "high": by.high}
    return {
        "before": words.figure(times * difference.before, 2),
        "after": words.figure(times * difference.after, 2),
        **{name: words.figure(times * value, 2, signed=True) for name, value in differences.items()},
    }


def write_picture(comparison: Comparison, names: tuple[str, str], file: Path, words: Words) -> None:
    """Write a self-contained HTML page: differences, first changes and text. Raises Refusal if that fails."""
    title = words.say("lab-compare-title", game=words.game_name(), a=names[0], b=names[1])
    # Wins, points and steps have scales of their own.
    scales: dict[str, list[tuple[str, Estimate]]] = {}
    for side in comparison.sides:
        if side in comparison.uncounted:
            continue
        if not comparison.uncounted:
            scales.setdefault("wins", []).append((words.seat(side), _times(comparison.wins(side).by, 100)))
        scales.setdefault("points", []).append((words.seat(side), comparison.points(side).by))
    scales["steps"] = [(words.say("lab-lengths"), comparison.turns().by)]
    body = [f"<h1>{escape(title)}</h1>"]
    players = "; ".join(dict.fromkeys(named_seats(cell, words) for cell in (comparison.a, comparison.b)))
    body += [f"<p>{escape(words.say('lab-difference', games=len(comparison.pairs), players=players))}</p>"]
    for id, rows in scales.items():
        heading = words.say(f"lab-figure-{id}")
        body += [f"<h2>{escape(heading)}</h2>", difference_chart(rows, heading, words)]
    names_of = Labels([Summary(comparison.a)], words)
    changes = []
    for (id, clause), same_changes in comparison.first_changes():
        part = share(len(same_changes), len(comparison.pairs))
        name = names_of.question(id)
        changes.append((f"{name} ({clause})", part, percent(part, words)))
    if changes:
        heading = words.say("lab-compare-first")
        drawn = charts.scrolled(
            charts.intervals(changes[:25], heading, 0.0, None, lambda value: f"{100 * value:.0f} %")
        )
        body += [f"<h2>{escape(heading)}</h2>", drawn]
    body += [f"<p>{escape(line)}</p>" for line in said(comparison, names, words)]
    try:
        file.write_text(cleaned(html_page(title, "".join(body), words)), "utf-8")
    except OSError as wrong:
        raise refusal_of(wrong, file) from None


def difference_chart(rows: Sequence[tuple[str, Estimate]], title: str, words: Words) -> str:
    """Draw differences with their intervals around zero."""
    finite = [abs(bound) for _, by in rows for bound in (by.value, by.low, by.high) if isfinite(bound)]
    reach = max(finite, default=1.0) or 1.0
    shown = [
        (name, by, "{} ({} … {})".format(*(words.figure(bound, 1, signed=True) for bound in by[:3])))
        for name, by in rows
    ]
    return charts.scrolled(charts.intervals(shown, title, -reach, reach))


def _times(estimate: Estimate, times: float) -> Estimate:
    return Estimate(times * estimate.value, times * estimate.low, times * estimate.high, estimate.games)


def plain_comparison(comparison: Comparison) -> dict[str, object]:
    """Return the comparison in JSON-compatible form."""

    def plain(difference: Difference) -> dict[str, object]:
        return {
            "a": difference.before,
            "b": difference.after,
            "difference": difference.by.value,
            "low": difference.by.low,
            "high": difference.by.high,
        }

    cells = {}
    for name, cell in (("a", comparison.a), ("b", comparison.b)):
        cells[name] = {key: value for key, value in msgspec.to_builtins(cell).items() if key != "own_pack"}
    return {
        **cells,
        "pairs": len(comparison.pairs),
        "same": sum(pair.same for pair in comparison.pairs),
        "wins": {} if comparison.uncounted else {side: plain(comparison.wins(side)) for side in comparison.sides},
        "points": {side: plain(comparison.points(side)) for side in comparison.sides},
        "turns": plain(comparison.turns()),
        "first_changes": [
            {"id": id, "clause": clause, "times": len(same)} for (id, clause), same in comparison.first_changes()
        ],
    }
