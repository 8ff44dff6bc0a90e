"""The report of a run: one self-contained HTML file, and each of its tables as a CSV file."""

from __future__ import annotations

import csv
import io
from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from html import escape
from pathlib import Path
from typing import Any, NamedTuple

from visavis.core import Game
from visavis.core.game import find_game
from visavis.lab import charts
from visavis.lab.cells import sitting
from visavis.lab.folder import refusal_of
from visavis.lab.run_reader import Summary, read_run
from visavis.lab.statistics import Estimate, quantile, share
from visavis.lab.tables import DID
from visavis.words import Words
from visavis.words.text import cleaned

_MOST_ROWS = 60
"""Number of table rows shown; the rest are in its CSV file."""


class Section(NamedTuple):
    """A section of the report: charts, and a table that is also written as CSV."""

    id: str
    pictures: list[str]
    head: tuple[str, ...]
    rows: Sequence[tuple[object, ...]]


def write_report(folder: Path, out: Path | None, language: str) -> Path:
    """Write the report and return its path. Raises Refusal if it cannot be written."""
    runs = read_run(folder)
    words = Words(language, _game(runs))
    sections = [section for make in SECTIONS if (section := make(runs, words)) is not None]
    file = out or folder / "report.html"
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
        tables = file.with_suffix("")
        tables.mkdir(exist_ok=True)
        for section in sections:
            (tables / f"{section.id}.csv").write_text(as_csv(section), "utf-8")
        file.write_text(cleaned(page(runs, sections, words)), "utf-8")
    except OSError as wrong:
        raise refusal_of(wrong, file) from None
    return file


def _game(runs: Sequence[Summary]) -> Game:
    return find_game(runs[0].cell.game, runs[0].cell.text)


def as_csv(section: Section) -> str:
    """Return a table as CSV, with ids instead of words."""
    text = io.StringIO()
    rows = csv.writer(text, lineterminator="\n")
    rows.writerow(section.head)
    rows.writerows(section.rows)
    return text.getvalue()


# Names


def differs(runs: Sequence[Summary]) -> Callable[[Summary], str]:
    """Return a function that names a cell by the settings that differ between the cells."""
    plain = [_settings(run) for run in runs]
    names = [name for name in plain[0] if len({str(settings.get(name)) for settings in plain}) > 1]

    def name(run: Summary) -> str:
        settings = _settings(run)
        return (
            ", ".join(
                str(settings[setting]) if setting == "level" else f"{setting}={settings[setting]}" for setting in names
            )
            or run.cell.game
        )

    return name


def _settings(run: Summary) -> dict[str, object]:
    cell = run.cell
    pack = f"{cell.pack} {cell.pack_digest[:6]}" if cell.own_pack else cell.pack
    return {**cell.options, **cell.seats, "pack": pack}


def percent(estimate: Estimate, words: Words) -> str:
    """Format a share with its interval in percent."""
    value, low, high = (words.figure(100 * bound) for bound in (estimate.value, estimate.low, estimate.high))
    return f"{value} % ({low}–{high})"


def says(clause: str, words: Words) -> str:
    """Return the text of a clause without its heading; empty if it is unknown."""
    known = words.game.clauses.get(clause) if words.game else None
    return known.says(words.language) if known else ""


def _short(label: str, most: int = 32) -> str:
    return label if len(label) <= most else label[: most - 1] + "…"


def _ordered(points: Counter[int]) -> list[int]:
    return sorted(points.elements())


def _mean(points: Counter[int]) -> float:
    return sum(value * times for value, times in points.items()) / (points.total() or 1)


# The sections


def wins(runs: Sequence[Summary], words: Words) -> Section:
    """Build the section with the share of wins of each side."""
    name, rows, shown = differs(runs), [], []
    for run in runs:
        for side in run.points:
            estimate = share(run.wins[side], run.over)
            rows.append((name(run), run.players, side, run.over, *_rounded(estimate)))
            if side == run.human or len(run.cell.seats) > 1:
                shown.append((f"{name(run)} · {words.seat(side)}", estimate, percent(estimate, words)))
    head = ("setting", "players", "side", "games", "wins", "low", "high")
    return Section("wins", [charts.intervals(shown, words.say("lab-wins"))], head, rows)


def _rounded(estimate: Estimate) -> tuple[float, float, float]:
    return round(estimate.value, 4), round(estimate.low, 4), round(estimate.high, 4)


def factions(runs: Sequence[Summary], words: Words) -> Section | None:
    """Build the section with the wins of the human side by faction."""
    name, rows = differs(runs), []
    total: dict[tuple[str, str], list[int]] = {}
    for run in runs:
        for key, (games, won, points) in sorted(run.factions.items()):
            rows.append((name(run), run.players, *key, games, *_rounded(share(won, games)), round(points / games, 2)))
            counts = total.setdefault(key, [0, 0])
            counts[0] += games
            counts[1] += won
    if not rows:
        return None
    pictures = []
    for field in dict.fromkeys(field for field, _ in total):
        shares = [(words.name(one), share(won, games)) for (of, one), (games, won) in total.items() if of == field]
        ranked = sorted(shares, key=lambda one: -one[1].value)[:_MOST_ROWS]
        drawn = charts.intervals([(label, one, percent(one, words)) for label, one in ranked], field)
        pictures.append(f"<h3><code>{escape(field)}</code></h3>{drawn}")
    head = ("setting", "players", "field", "faction", "games", "wins", "low", "high", "points")
    return Section("factions", pictures, head, rows)


def points(runs: Sequence[Summary], words: Words) -> Section:
    """Build the section with the distributions of the points of each side."""
    name, rows, pictures = differs(runs), [], []
    for side in dict.fromkeys(side for run in runs for side in run.points):
        series = {name(run): _smooth(run.points[side]) for run in runs if side in run.points}
        pictures.append(f"<h3>{escape(words.seat(side))}</h3>{charts.lines(series, side, filled=True)}")
        for run in runs:
            if side in run.points:
                all = _ordered(run.points[side])
                spread = [quantile(all, fraction) for fraction in (0.05, 0.25, 0.5, 0.75, 0.95)]
                rows.append((name(run), run.players, side, len(all), round(_mean(run.points[side]), 2), *spread))
    head = ("setting", "players", "side", "games", "mean", "5 %", "25 %", "50 %", "75 %", "95 %")
    return Section("points", pictures, head, rows)


def _smooth(counted: Counter[int]) -> list[tuple[float, float]]:
    """Return a histogram as a density, in at most 40 bins."""
    least, most = min(counted), max(counted)
    step = max(1, -(-(most - least + 1) // 40))
    steps: Counter[int] = Counter()
    for value, times in counted.items():
        steps[(value - least) // step] += times
    total = counted.total()
    return [
        (least + step * index + step / 2, steps[index] / total / step) for index in range((most - least) // step + 1)
    ]


def parts(runs: Sequence[Summary], words: Words) -> Section:
    """Build the section with the sources of points by clause."""
    name, rows, pictures = differs(runs), [], []
    for run in runs:
        shown: dict[str, list[tuple[str, float, str]]] = {}
        for (side, clause), total in sorted(run.parts.items(), key=lambda item: (item[0][0], -item[1])):
            each = total / (run.over or 1)
            rows.append((name(run), run.players, side, clause, says(clause, words), round(each, 3)))
            label = f"{clause} {says(clause, words)}"
            shown.setdefault(side, []).append((_short(label), each, words.figure(each)))
        for side, bars in shown.items():
            title = f"{name(run)} · {words.seat(side)}"
            pictures.append(f"<h3>{escape(title)}</h3>{charts.bars(bars[:_MOST_ROWS], title)}")
    return Section("parts", pictures, ("setting", "players", "side", "clause", "says", "points"), rows)


def rounds(runs: Sequence[Summary], words: Words) -> Section:
    """Build the section with the points by round."""
    name, rows = differs(runs), []
    series: dict[str, list[tuple[float, float]]] = {}
    for run in runs:
        for (side, number), (total, games) in sorted(run.rounds.items()):
            rows.append((name(run), run.players, side, number, games, round(total / games, 2)))
            if games * 20 >= run.over:
                series.setdefault(f"{name(run)} · {words.seat(side)}", []).append((number, total / games))
    head = ("setting", "players", "side", "round", "games", "points")
    return Section("rounds", [charts.lines(series, words.say("lab-rounds"))], head, rows)


def lengths(runs: Sequence[Summary], words: Words) -> Section:
    """Build the section with the lengths of games."""
    name, rows = differs(runs), []
    for run in runs:
        all = _ordered(run.turns) or [0]
        spread = [quantile(all, fraction) for fraction in (0.05, 0.5, 0.95)]
        rows.append((name(run), run.players, run.over, run.unfinished, round(_mean(run.turns), 2), *spread))
    drawn = charts.lines({name(run): _smooth(run.turns) for run in runs if run.turns}, "", filled=True)
    head = ("setting", "players", "games", "unfinished", "steps", "5 %", "50 %", "95 %")
    return Section("lengths", [drawn], head, rows)


def first(runs: Sequence[Summary], words: Words) -> Section | None:
    """Build the section with the advantage of the first seat."""
    name, rows, shown = differs(runs), [], []
    for run in runs:
        for (seat, began), (games, won) in sorted(run.first.items(), key=lambda item: (item[0][0], not item[0][1])):
            estimate = share(won, games)
            rows.append((name(run), run.players, seat, "yes" if began else "no", games, *_rounded(estimate)))
            label = words.say("lab-begins" if began else "lab-follows", name=words.seat(seat))
            shown.append((f"{name(run)} · {label}", estimate, percent(estimate, words)))
    if not rows:
        return None
    head = ("setting", "players", "seat", "begins", "games", "wins", "low", "high")
    return Section("first", [charts.intervals(shown, words.say("lab-first"))], head, rows)


def matrix(runs: Sequence[Summary], words: Words) -> Section | None:
    """Build the section with the results of policies against each other; None for a single policy."""
    totals: dict[tuple[str, str], list[int]] = {}
    for run in runs:
        seats = list(run.cell.seats.items())
        for mine, who in seats:
            for other in [policy for seat, policy in seats if seat != mine] or [""]:
                counts = totals.setdefault((who, other), [0, 0])
                counts[0] += run.over
                counts[1] += run.wins[mine]
    if len({who for who, _ in totals}) < 2:
        return None
    rows: list[tuple[object, ...]] = []
    shown = []
    for (who, other), (games, won) in sorted(totals.items()):
        estimate = share(won, games)
        rows.append((who, other or words.say("lab-bot"), games, *_rounded(estimate)))
        shown.append((f"{who} – {other or words.say('lab-bot')}", estimate, percent(estimate, words)))
    head = ("policy", "against", "games", "wins", "low", "high")
    return Section("policies", [charts.intervals(shown, words.say("lab-policies"))], head, rows)


def criteria(runs: Sequence[Summary], words: Words) -> Section | None:
    """Build the section with the outcomes of each criterion; None if no decisions were recorded."""
    if not any(run.decided for run in runs):
        return None
    totals: dict[tuple[str, str, str], list[int]] = {}
    for run in runs:
        for key, did in run.criteria.items():
            counts = totals.setdefault(key, [0] * len(DID))
            totals[key] = [count + more for count, more in zip(counts, did, strict=True)]
    ranked = sorted(totals.items(), key=lambda item: (item[0][0], -item[1][0], item[0][1]))
    rows: list[tuple[object, ...]] = []
    for (of, id, clause), did in ranked:
        matters = "yes" if did[0] or did[1] else "no"
        rows.append((of, id, clause, says(clause, words), *did, matters))
    return Section("criteria", [], ("choice", "criterion", "clause", "says", *DID, "matters"), rows)


def _counted(runs: Sequence[Summary], kind: str) -> tuple[int, dict[str, tuple[int, int]]]:
    looked = sum(run.looked for run in runs)
    counts: dict[str, tuple[int, int]] = {}
    for run in runs:
        for (counted_kind, id), (times, games) in run.counts.items():
            if counted_kind == kind:
                before = counts.get(id, (0, 0))
                counts[id] = (before[0] + times, before[1] + games)
    return looked, counts


def _often(kind: str, section: str) -> Callable[[Sequence[Summary], Words], Section | None]:
    def make(runs: Sequence[Summary], words: Words) -> Section | None:
        looked, counts = _counted(runs, kind)
        if not counts or not looked:
            return None
        ranked = sorted(counts.items(), key=lambda item: (-item[1][0], item[0]))
        rows: list[tuple[object, ...]] = [
            (id, looked, times, round(times / looked, 3), round(games / looked, 4)) for id, (times, games) in ranked
        ]
        shown = [(_short(id), times / looked, words.figure(times / looked, 2)) for id, (times, _) in ranked[:25]]
        return Section(section, [charts.bars(shown, section)], ("id", "games", "times", "a game", "in games"), rows)

    return make


def dead(runs: Sequence[Summary], words: Words) -> Section:
    """Build the section with the clauses that these games never used."""
    looked, counts = _counted(runs, "clause")
    used = {id for run in runs for _, _, id in run.criteria} | set(counts) | {id for run in runs for _, id in run.parts}
    rows: list[tuple[object, ...]] = []
    for clause in _game(runs).clauses.values():
        if clause.id not in used and clause.status == "done":
            rows.append((clause.id, clause.heading(words.language), clause.says(words.language), looked))
    return Section("dead_rules", [], ("clause", "section", "says", "games"), rows)


SECTIONS: tuple[Callable[[Sequence[Summary], Words], Section | None], ...] = (
    wins, factions, points, parts, rounds, lengths, first, matrix, criteria,
    _often("asked", "asked"), _often("card", "cards"), _often("effect", "actions"), dead,
)  # fmt: skip

# The page


def page(runs: Sequence[Summary], sections: Iterable[Section], words: Words) -> str:
    """Return the HTML of the report."""
    cell, name = runs[0].cell, differs(runs)
    title = words.say("lab-title", game=words.game_name())
    plain = Words(words.language)  # A rules version is no card of the game.
    games = sum(run.games for run in runs)
    who = "".join(f"<li>{escape(name(run))}: {escape(sitting(run.cell, words))}</li>" for run in runs)
    body = [
        f"<h1>{escape(title)}</h1>",
        f"<p>{escape(plain.say('lab-about', games=games, cells=len(runs), rules=cell.rules, seed=cell.seed))}</p>",
        f'<div class="who"><p>{escape(words.say("lab-who"))}</p><ul>{who}</ul></div>',
    ]
    players = "; ".join(dict.fromkeys(sitting(run.cell, words) for run in runs))
    for section in sections:
        body.append(f"<h2>{escape(words.say(f'lab-{section.id}'))}</h2>")
        body.append(
            f"<p>{escape(words.say(f'lab-{section.id}-about'))} {escape(words.say('lab-players', players=players))}</p>"
        )
        body += section.pictures
        body.append(_table(section, words))
    return (
        f'<!doctype html><html lang="{words.language}"><meta charset="utf-8">'
        f'<meta name="viewport" content="width=device-width"><title>{escape(title)}</title>'
        f"<style>{charts.STYLE}</style><body>{''.join(body)}</body></html>\n"
    )


def _table(section: Section, words: Words) -> str:
    head = "".join(f"<th>{escape(title)}</th>" for title in section.head)
    rows = "".join(
        f"<tr>{''.join(f'<td>{escape(_cell(value))}</td>' for value in row)}</tr>" for row in section.rows[:_MOST_ROWS]
    )
    summary = words.say("lab-table", count=len(section.rows), file=f"{section.id}.csv")
    opened = "" if section.pictures else " open"
    return (
        f"<details{opened}><summary>{escape(summary)}</summary>"
        f'<div class="wide"><table><tr>{head}</tr>{rows}</table></div></details>'
    )


def _cell(value: Any) -> str:
    return f"{value:g}" if isinstance(value, float) else str(value)
