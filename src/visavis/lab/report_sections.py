"""The sections of a report: charts, and a table that is also written as CSV. Cells are never added up."""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from html import escape
from typing import NamedTuple

from visavis.lab import charts
from visavis.lab.labels import Labels, figure, percent, says
from visavis.lab.observers import ALL_CARDS
from visavis.lab.run_reader import Summary
from visavis.lab.statistics import Estimate, mean_of, quantile, share
from visavis.lab.tables import DID
from visavis.words.person import modelled

MOST_ROWS = 60
"""Number of table rows and chart groups shown; the rest are in its CSV file."""
_MOST_BARS = 25

Cells = tuple[object, ...]


class Section(NamedTuple):
    """A section of the report."""

    id: str
    pictures: list[str]
    head: tuple[str, ...]
    rows: Sequence[Cells]
    notes: tuple[str, ...] = ()
    """Sentences about cells that it leaves out."""


Runs = Sequence[Summary]


def rounded(estimate: Estimate, digits: int = 4) -> tuple[float, float, float]:
    """Return the value and its interval as numbers of a table."""
    return round(estimate.value, digits), round(estimate.low, digits), round(estimate.high, digits)


def bounded(estimate: Estimate, digits: int = 2) -> tuple[float | str, float | str, float | str]:
    """Return a value and its interval as numbers of a table; a single game has no interval."""
    value, low, high = rounded(estimate, digits)
    return (value, "", "") if math.isinf(low) else (value, low, high)


def mean_in(histogram: Counter[int]) -> Estimate:
    """Return the mean of a histogram with its interval."""
    total = sum(value * times for value, times in histogram.items())
    return mean_of(histogram.total(), total, sum(value * value * times for value, times in histogram.items()))


def _beside(rows: Iterable[tuple[str, str, Estimate, str]]) -> list[tuple[str, list[charts.Row]]]:
    """Group rows of a chart by their first value, so that settings stand side by side."""
    grouped: dict[str, list[charts.Row]] = {}
    for head, name, estimate, label in rows:
        grouped.setdefault(head, []).append((name, estimate, label))
    return list(grouped.items())


def _open(runs: Runs, labels: Labels) -> tuple[str, ...]:
    """Return the sentences about sides whose points nobody counts, so that the winner is open."""
    sides = dict.fromkeys(side for run in runs for side in run.uncounted)
    rates = (
        (labels.of(run), modelled(labels.words, run.cell.options.get("level"), run.points["bot"]))
        for run in runs
        if run.uncounted and "bot" in run.points
    )
    return (
        *(labels.words.say("simulate-uncounted", name=labels.words.seat(side)) for side in sides),
        *(f"{label}: {rate}" if len(runs) > 1 else rate for label, rate in rates if rate),
    )


def _counted(run: Summary) -> list[str]:
    return [side for side in run.points if side not in run.uncounted]


def overview(runs: Runs, labels: Labels) -> Section:
    """Build the section with the chosen settings side by side."""
    rows: list[Cells] = []
    for run in runs:
        start = (labels.ids[run], run.players)
        known: list[tuple[str, str, Estimate | None]] = []
        for side in _counted(run):
            if not run.uncounted:
                known.append(("wins", side, share(run.wins[side], run.over)))
            known.append(("points", side, mean_in(run.points[side])))
        known.append(("steps", "", mean_in(run.turns)))
        if run.leads_known:
            known.append(("leads", "", mean_in(run.leads)))
        known += [(id, "", run.times("table", id)) for id in ("turns", "choices", "questions", "taps")]
        known += [(f"{id}_a_turn", "", run.per_turn(id)) for id in ("questions", "taps")]
        rows += [(*start, id, side, by.games, *rounded(by)) for id, side, by in known if by is not None and by.games]
    return Section("overview", [], ("setting", "players", "figure", "side", "games", "value", "low", "high"), rows)


def wins(runs: Runs, labels: Labels) -> Section:
    """Build the section with the share of wins of each side."""
    rows: list[Cells] = []
    shown = []
    for run in runs:
        for side in run.points if not run.uncounted else ():
            estimate = share(run.wins[side], run.over)
            rows.append((labels.ids[run], run.players, side, run.over, run.ties, *rounded(estimate)))
            shown.append(
                (labels.words.seat(side), labels.of(run), estimate, f"{percent(estimate, labels.words)} · {run.over}")
            )
    head = ("setting", "players", "side", "games", "ties", "wins", "low", "high")
    drawn = charts.groups(_beside(shown), labels.words.say("lab-wins"), shown=_share)
    return Section("wins", [drawn], head, rows, _open(runs, labels))


def _share(value: float) -> str:
    return f"{100 * value:.0f} %"


def factions(runs: Runs, labels: Labels) -> Section | None:
    """Build the section with the wins of the human side by faction."""
    rows: list[Cells] = []
    shown: dict[str, list[tuple[str, str, Estimate, str]]] = {}
    for run in runs:
        for (field, faction), (sums, won) in sorted(run.factions.items()):
            if run.uncounted:
                continue
            estimate = share(won[0], sums.games)
            start = (labels.ids[run], run.players, field, faction, sums.games)
            rows.append((*start, *rounded(estimate), *bounded(sums.mean())))
            label = f"{percent(estimate, labels.words)} · {sums.games}"
            shown.setdefault(field, []).append((labels.words.name(faction), labels.of(run), estimate, label))
    if not rows:
        return None
    pictures = []
    for field, marks in shown.items():
        ranked = sorted(_beside(marks), key=lambda group: -sum(by.value for _, by, _ in group[1]) / len(group[1]))
        title = labels.faction_field(field)
        pictures.append(f"<h3>{escape(title)}</h3>{charts.groups(ranked[:MOST_ROWS], title, shown=_share)}")
    start_columns = ("setting", "players", "field", "faction", "games", "wins", "low", "high")
    head = (*start_columns, "points", "points low", "points high")
    return Section("factions", pictures, head, rows)


def points(runs: Runs, labels: Labels) -> Section:
    """Build the section with the distributions of the points of each side."""
    rows: list[Cells] = []
    pictures = []
    for side in dict.fromkeys(side for run in runs for side in _counted(run)):
        having = [run for run in runs if side in _counted(run)]
        name = labels.words.seat(side)
        series = {f"{labels.of(run)} · {run.over}": density(run.points[side]) for run in having}
        pictures.append(f"<h3>{escape(name)}</h3>{charts.lines(series, name, filled=True, shown=_density)}")
        for run in having:
            every = sorted(run.points[side].elements())
            spread = [quantile(every, fraction) for fraction in (0.05, 0.25, 0.5, 0.75, 0.95)]
            mean = rounded(mean_in(run.points[side]), 2)
            rows.append((labels.ids[run], run.players, side, len(every), *mean, *spread))
    head = ("setting", "players", "side", "games", "mean", "low", "high", "5 %", "25 %", "50 %", "75 %", "95 %")
    return Section("points", pictures, head, rows, _open(runs, labels))


def _density(value: float) -> str:
    return f"{100 * value:.3g} %"


def density(counted: Counter[int]) -> list[tuple[float, float]]:
    """Return a histogram as a density, in at most 40 bins."""
    least, most = min(counted), max(counted)
    step = max(1, -(-(most - least + 1) // 40))
    steps: Counter[int] = Counter()
    for value, times in counted.items():
        steps[(value - least) // step] += times
    total = counted.total()
    middle = (step - 1) / 2
    return [(least + step * index + middle, steps[index] / total / step) for index in range((most - least) // step + 1)]


def parts(runs: Runs, labels: Labels) -> Section:
    """Build the section with the sources of points by clause; with the points at the start they add up."""
    rows: list[Cells] = []
    shown: dict[str, list[tuple[str, str, Estimate, str]]] = {}
    for run in runs:
        every = sorted(run.parts.items(), key=lambda item: (item[0][0], -item[1].total))
        for (side, clause), sums in every:
            if side in run.uncounted:
                continue
            each = sums.mean(run.over)
            text = says(clause, labels.words)
            rows.append((labels.ids[run], run.players, side, clause, text, run.over, *rounded(each, 3)))
            mark = (labels.clause(clause), labels.of(run), each, f"{figure(each, labels.words)} · {run.over}")
            shown.setdefault(side, []).append(mark)
    pictures = []
    for side, marks in shown.items():
        ranked = sorted(_beside(marks), key=lambda group: -max(abs(by.value) for _, by, _ in group[1]))
        name = labels.words.seat(side)
        pictures.append(f"<h3>{escape(name)}</h3>{charts.groups(ranked[:MOST_ROWS], name, None, None)}")
    head = ("setting", "players", "side", "clause", "says", "games", "points", "low", "high")
    return Section("parts", pictures, head, rows)


def rounds(runs: Runs, labels: Labels) -> Section:
    """Build the section with the points by round."""
    rows: list[Cells] = []
    series: dict[str, list[tuple[float, float]]] = {}
    bands: dict[str, list[tuple[float, float, float]]] = {}
    for run in runs:
        for (side, number), sums in sorted(run.rounds.items()):
            if side in run.uncounted:
                continue
            mean = sums.mean()
            rows.append((labels.ids[run], run.players, side, number, sums.games, *bounded(mean)))
            if sums.games * 20 >= run.over:
                name = f"{labels.of(run)} · {labels.words.seat(side)} · {run.over}"
                series.setdefault(name, []).append((number, mean.value))
                bands.setdefault(name, []).append((number, mean.low, mean.high))
    head = ("setting", "players", "side", "round", "games", "points", "low", "high")
    return Section("rounds", [charts.lines(series, labels.words.say("lab-rounds"), bands=bands)], head, rows)


def leads(runs: Runs, labels: Labels) -> Section | None:
    """Build the section with the changes of the lead; None if points are known only at the end."""
    rows: list[Cells] = []
    shown = []
    for run in runs:
        if run.leads_known and not run.uncounted:
            mean = mean_in(run.leads)
            steady = share(run.leads[0], run.leads.total())
            rows.append((labels.ids[run], run.players, mean.games, *rounded(mean), max(run.leads), *rounded(steady)))
            shown.append((labels.of(run), mean, f"{figure(mean, labels.words, 2)} · {mean.games}"))
    if not rows:
        return None
    head = ("setting", "players", "games", "leads", "low", "high", "most", "steady", "steady low", "steady high")
    return Section("leads", [charts.intervals(shown, labels.words.say("lab-leads"), None, None)], head, rows)


def lengths(runs: Runs, labels: Labels) -> Section:
    """Build the section with the lengths of games."""
    rows: list[Cells] = []
    for run in runs:
        every = sorted(run.turns.elements()) or [0]
        spread = [quantile(every, fraction) for fraction in (0.05, 0.5, 0.95)]
        mean = rounded(mean_in(run.turns), 2)
        rows.append((labels.ids[run], run.players, run.over, run.unfinished, *mean, *spread))
    series = {f"{labels.of(run)} · {run.over}": density(run.turns) for run in runs if run.turns}
    drawn = charts.lines(series, labels.words.say("lab-lengths"), filled=True, shown=_density)
    head = ("setting", "players", "games", "unfinished", "steps", "low", "high", "5 %", "50 %", "95 %")
    return Section("lengths", [drawn], head, rows)


def effort(runs: Runs, labels: Labels) -> Section | None:
    """Build the section with decisions of the bot, questions and taps, by game and by turn."""
    rows: list[Cells] = []
    shown = []
    for run in runs:
        for id in ("choices", "questions", "taps"):
            times, a_turn = run.times("table", id), run.per_turn(id)
            if times is None or a_turn is None:
                continue
            rows.append((labels.ids[run], run.players, id, run.looked, *bounded(times), *bounded(a_turn, 3)))
            each_turn = labels.words.say("lab-a-turn", times=figure(a_turn, labels.words, 2))
            label = f"{figure(times, labels.words)}; {each_turn} · {run.looked}"
            shown.append((labels.words.say(f"lab-figure-{id}"), labels.of(run), times, label))
    if not rows:
        return None
    start = ("setting", "players", "figure", "games", "a game", "low", "high")
    head = (*start, "a turn", "a turn low", "a turn high")
    return Section("effort", [charts.groups(_beside(shown), labels.words.say("lab-effort"), None, None)], head, rows)


def first(runs: Runs, labels: Labels) -> Section | None:
    """Build the section with the advantage of the first seat."""
    rows: list[Cells] = []
    shown = []
    for run in runs:
        for (seat, began), (games, won) in sorted(run.first.items(), key=lambda item: (item[0][0], not item[0][1])):
            estimate = share(won, int(games))
            begins = "yes" if began else "no"
            rows.append((labels.ids[run], run.players, seat, begins, int(games), *rounded(estimate)))
            label = labels.words.say("lab-begins" if began else "lab-follows", name=labels.words.seat(seat))
            shown.append((label, labels.of(run), estimate, f"{percent(estimate, labels.words)} · {int(games)}"))
    if not rows:
        return None
    head = ("setting", "players", "seat", "begins", "games", "wins", "low", "high")
    return Section("first", [charts.groups(_beside(shown), labels.words.say("lab-first"), shown=_share)], head, rows)


def policies(runs: Runs, labels: Labels) -> Section | None:
    """Build the section with the wins of each policy against the others; None for a single policy."""
    rows: list[Cells] = []
    shown = []
    for run in runs:
        for mine, who in run.cell.seats.items() if not run.uncounted and len(run.cells) == 1 else ():
            others = [policy for seat, policy in run.cell.seats.items() if seat != mine]
            against = ", ".join(labels.words.policy(other) for other in dict.fromkeys(others))
            estimate = share(run.wins[mine], run.over)
            rows.append((labels.ids[run], mine, who, " ".join(dict.fromkeys(others)), run.over, *rounded(estimate)))
            name = f"{labels.words.policy(who)} – {against or labels.words.say('lab-bot')}"
            label = f"{percent(estimate, labels.words)} · {run.over}"
            shown.append((name, f"{labels.of(run)} · {labels.words.seat(mine)}", estimate, label))
    if len({row[2] for row in rows}) < 2:
        return None
    head = ("setting", "seat", "policy", "against", "games", "wins", "low", "high")
    drawn = charts.groups(_beside(shown), labels.words.say("lab-policies"), shown=_share)
    return Section("policies", [drawn], head, rows)


def criteria(runs: Runs, labels: Labels) -> Section | None:
    """Build the section with the outcomes of each criterion; None if no decisions were recorded."""
    rows: list[Cells] = []
    for run in runs:
        ranked = sorted(run.criteria.items(), key=lambda item: (item[0][0], -item[1][0], item[0][1]))
        for (of, id, clause), did in ranked:
            rows.append((labels.ids[run], run.players, of, id, clause, run.over, *did))
    if not rows:
        return None
    return Section("criteria", [], ("setting", "players", "choice", "criterion", "clause", "games", *DID), rows)


def _often(kind: str, section: str, head: str, name: Callable[[Labels], Callable[[str], str]]) -> Maker:
    """Return a function that builds the section with how often each thing of a kind came up."""

    def make(runs: Runs, labels: Labels) -> Section | None:
        rows: list[Cells] = []
        shown: list[tuple[str, str, Estimate, str]] = []
        named: dict[str, str] = {}
        for run in runs:
            of_kind = [(id, both) for (counted, id), both in run.counts.items() if counted == kind]
            for id, (times, games) in sorted(of_kind, key=lambda item: (-item[1][0], item[0])):
                each = run.times(kind, id) or Estimate(times / run.looked, -1, -1, run.looked)
                low, high = rounded(each, 3)[1:] if each.low >= 0 or each.high >= 0 else ("", "")
                row = (labels.ids[run], run.players, id, run.looked, times, round(each.value, 3), low, high)
                rows.append((*row, *rounded(share(games, run.looked))))
                interval = figure(each, labels.words, 2) if high != "" else labels.words.figure(each.value, 2)
                label = f"{interval} · {run.looked}"
                text = name(labels)(id)
                if text == id and kind == "effect":
                    continue  # Silent, so it has no words.
                if named.setdefault(text, id) != id:
                    text = f"{text} ({id.replace('_', ' ')})"
                shown.append((text, labels.of(run), each, label))
        if not rows:
            return None
        ranked = sorted(_beside(shown), key=lambda group: -max(by.value for _, by, _ in group[1]))[:_MOST_BARS]
        start = ("setting", "players", head, "games", "times", "a game", "low", "high")
        columns = (*start, "in games", "in games low", "in games high")
        title = labels.words.say(f"lab-{section}")
        return Section(section, [charts.groups(ranked, title, 0.0, None)], columns, rows)

    return make


def card_wins(runs: Runs, labels: Labels) -> Section | None:
    """Build the section with the wins of the human side in games with and without each card."""
    rows: list[Cells] = []
    pictures = []
    with_it, without = labels.words.say("lab-with"), labels.words.say("lab-without")
    for run in runs:
        side = run.human
        total, won, scored, squared = run.cards.get((ALL_CARDS, side), (0, 0.0, 0, 0))
        shown = []
        for (card, of), (games, wins_, points_, squares) in sorted(run.cards.items()):
            if of != side or card == ALL_CARDS or run.uncounted or games == total:
                continue
            having, lacking = share(wins_, games), share(won - wins_, total - games)
            means = mean_of(games, points_, squares), mean_of(total - games, scored - points_, squared - squares)
            start = (labels.ids[run], run.players, card, side, games, *rounded(having))
            rows.append((*start, total - games, *rounded(lacking), *bounded(means[0]), *bounded(means[1])))
            lines = [
                (with_it, having, f"{percent(having, labels.words)} · {games}"),
                (without, lacking, f"{percent(lacking, labels.words)} · {total - games}"),
            ]
            shown.append((abs(having.value - lacking.value), labels.card(card), lines))
        if shown:
            largest = sorted(shown, key=lambda item: -item[0])[:12]
            title = labels.of(run)
            drawn = charts.groups([(name, lines) for _, name, lines in largest], title, shown=_share)
            pictures.append(f"<h3>{escape(title)}</h3>{drawn}")
    if not rows:
        return None
    start_columns = ("setting", "players", "card", "side", "games", "wins", "low", "high")
    without_columns = ("games without", "wins without", "low without", "high without")
    points_columns = tuple(f"points{of}{bound}" for of in ("", " without") for bound in ("", " low", " high"))
    head = (*start_columns, *without_columns, *points_columns)
    return Section("card_wins", pictures, head, rows)


Maker = Callable[[Runs, Labels], Section | None]

SECTIONS: tuple[Maker, ...] = (
    overview, wins, factions, points, parts, rounds, leads, lengths, effort, first, policies, criteria,
    _often("asked", "asked", "question", lambda labels: labels.question),
    _often("card", "cards", "card", lambda labels: labels.card), card_wins,
    _often("effect", "actions", "effect", lambda labels: labels.effect),
)  # fmt: skip
