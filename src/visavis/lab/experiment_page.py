"""The result of an experiment in words: the plan, lines for the terminal, a page with charts, tables, JSON."""

from __future__ import annotations

import csv
import io
from collections.abc import Iterator
from html import escape
from pathlib import Path

import msgspec

from visavis.lab.comparison import difference_chart
from visavis.lab.experiment import LEVEL, VERDICTS, Change, Found, Matter, Plan, estimate_of
from visavis.lab.folder import refusal_of
from visavis.lab.labels import Labels, named_seats
from visavis.lab.report_page import html_page
from visavis.lab.run_reader import Summary
from visavis.lab.statistics import Estimate
from visavis.lab.switches import KINDS, Switch
from visavis.words import Words, printable
from visavis.words.text import cleaned

PAGE, TABLE = "matter.html", "matter.csv"
_MOST_LINES = 40
_MOST_CHARTED = 30


class _Names:
    """Names of switches."""

    def __init__(self, plan: Plan, words: Words) -> None:
        self._labels = Labels([Summary(plan.cell)], words)
        self._words = words

    def clause(self, id: str) -> str:
        """Return a clause: its id and its text."""
        return printable(self._labels.clause(id), 110)

    def switch(self, switch: Switch) -> str:
        """Return what was switched."""
        words = self._words
        first, second = switch.parts
        if switch.kind == "option":
            typed = {"yes": True, "no": False}.get(second, int(second) if second.isdecimal() else second)
            return f"{words.game_option(first)}: {words.game_option_value(first, typed)}"
        if switch.kind == "card":
            return words.say("lab-matter-card", name=words.name(second), table=first)
        if switch.kind == "criterion":
            criterion, choice = self._labels.criterion(second), self._labels.choice(first)
            return printable(f"{switch.clause} {criterion} ({choice})", 160)
        return self.clause(switch.id)


def plan_lines(plan: Plan, workers: int, words: Words) -> Iterator[str]:
    """Return the plan of an experiment as lines, with its time."""
    counts = [(kind, sum(switch.kind == kind for switch in plan.switches)) for kind in KINDS]
    parts = [words.say(f"lab-matter-{kind}s", count=count) for kind, count in counts if count]
    yield words.say("lab-matter-plan", games=plan.games, players=named_seats(plan.cell, words))
    yield words.say("lab-matter-runs", runs=len(plan.switches), parts=", ".join(parts), games=plan.to_play)
    seconds = plan.seconds / workers
    minutes = seconds / 60
    if minutes < 2:
        yield words.say("lab-matter-seconds", seconds=max(1, round(seconds)))
    else:
        yield words.say("lab-matter-minutes", minutes=round(minutes))


def matter_lines(matter: Matter, words: Words, most: int = _MOST_LINES) -> Iterator[str]:
    """Return the result as lines of text."""
    names, corrected = _Names(matter.plan, words), matter.corrected
    yield words.say(
        "lab-matter-head",
        games=matter.plan.games,
        players=named_seats(matter.plan.cell, words),
        tests=len(corrected),
    )
    for verdict, group in matter.verdicts().items():
        if not group:
            continue
        yield ""
        yield words.say(f"lab-matter-{verdict}", count=len(group))
        for found in group[:most]:
            yield f"  {names.switch(found.switch)}"
            if found.why:
                yield "    " + words.say(f"lab-matter-why-{found.why}")
            elif verdict in ("matters", "course"):
                yield "    " + words.say("lab-matter-differ", differ=found.differ, games=found.games)
            for change in found.changes if verdict == "matters" else ():
                p = corrected[found.switch, change.figure, change.side]
                if change.by:
                    yield "    " + _change(change, p, words)
        if len(group) > most:
            yield "  " + words.say("list-more", count=len(group) - most)
    yield from _apart_lines(matter.plan, names, words, most)


def _apart_lines(plan: Plan, names: _Names, words: Words, most: int) -> Iterator[str]:
    for group, clauses in plan.apart.items():
        if clauses:
            yield ""
            yield words.say(f"lab-apart-{group}", count=len(clauses))
            yield from (f"  {names.clause(clause)}" for clause in clauses[:most])
            if len(clauses) > most:
                yield "  " + words.say("list-more", count=len(clauses) - most)


def _title(change: Change, words: Words) -> str:
    name = words.say(f"lab-figure-{change.figure}")
    return f"{name} · {words.seat(change.side)}" if change.side else name


def _scaled(change: Change, games: int) -> Estimate:
    times = 100 if change.figure == "wins" else 1
    by = estimate_of(change, games)
    return Estimate(times * by.value, times * by.low, times * by.high, games)


def _change(change: Change, p: float, words: Words) -> str:
    times = 100 if change.figure == "wins" else 1
    by = _scaled(change, 0)
    return words.say(
        "lab-matter-change",
        what=_title(change, words),
        before=words.figure(times * change.before),
        after=words.figure(times * change.after),
        by=words.figure(by.value, 2, signed=True),
        low=words.figure(by.low, 2, signed=True),
        high=words.figure(by.high, 2, signed=True),
        p=words.figure(p, 3) if p >= 0.001 else "< " + words.figure(0.001, 3),
    )


def write_matter(matter: Matter, folder: Path, words: Words) -> Path:
    """Write the page and the table of an experiment, and return the path of the page. Raises Refusal if that fails."""
    file = folder / PAGE
    try:
        folder.mkdir(parents=True, exist_ok=True)
        (folder / TABLE).write_text(_csv(matter), "utf-8")
        file.write_text(cleaned(_page(matter, words)), "utf-8")
    except OSError as wrong:
        raise refusal_of(wrong, folder) from None
    return file


def _page(matter: Matter, words: Words) -> str:
    names, games = _Names(matter.plan, words), matter.plan.games
    title = words.say("lab-matter-title", game=words.game_name())
    groups, corrected = matter.verdicts(), matter.corrected
    body = [f"<h1>{escape(title)}</h1>"]
    head = words.say(
        "lab-matter-head", games=games, players=named_seats(matter.plan.cell, words), tests=len(matter.corrected)
    )
    body += [f"<p>{escape(head)}</p>"]
    figures = dict.fromkeys((by.figure, by.side) for found in groups["matters"] for by in found.changes)
    for key in figures:
        marks = [(found.switch, by) for found in groups["matters"] for by in found.changes]
        shown = [
            (switch, by) for switch, by in marks if (by.figure, by.side) == key and corrected[switch, *key] < LEVEL
        ]
        shown.sort(key=lambda item: -abs(item[1].by))
        if shown:
            heading = _title(shown[0][1], words)
            rows = [(names.switch(switch), _scaled(by, games)) for switch, by in shown[:_MOST_CHARTED]]
            about = words.say("lab-matter-chart", games=games)
            body += [f"<h2>{escape(heading)}</h2><p>{escape(about)}</p>", difference_chart(rows, heading, words)]
    lines = list(matter_lines(matter, words, most=10_000))[1:]
    for line in lines:
        if not line.strip():
            continue
        indent = len(line) - len(line.lstrip())
        tag = {0: "h2", 2: "h4"}.get(indent, "p")
        body.append(f"<{tag}>{escape(line.strip())}</{tag}>")
    return html_page(title, "".join(body), words)


_HEAD = (
    "kind", "id", "clause", "verdict", "why", "games", "reached", "differ",
    "figure", "side", "before", "after", "difference", "low", "high", "p", "p corrected",
)  # fmt: skip


def _csv(matter: Matter) -> str:
    text = io.StringIO()
    rows = csv.writer(text, lineterminator="\n")
    rows.writerow(_HEAD)
    for row in _rows(matter):
        rows.writerow([row[name] for name in _HEAD])
    return text.getvalue()


def _rows(matter: Matter) -> Iterator[dict[str, object]]:
    corrected, verdicts = matter.corrected, matter.verdicts()
    for verdict in VERDICTS:
        for found in verdicts[verdict]:
            start: dict[str, object] = {**_plain(found), "verdict": verdict}
            empty = dict.fromkeys(_HEAD, "")
            if not found.changes:
                yield {**empty, **start}
            for by in found.changes:
                p = corrected[found.switch, by.figure, by.side]
                figures = {"figure": by.figure, "side": by.side, "before": by.before, "after": by.after}
                yield {
                    **start,
                    **figures,
                    "difference": by.by,
                    "low": by.low,
                    "high": by.high,
                    "p": by.p,
                    "p corrected": p,
                }


def _plain(found: Found) -> dict[str, object]:
    switch = {"kind": found.switch.kind, "id": found.switch.id, "clause": found.switch.clause}
    return {**switch, "why": found.why, "games": found.games, "reached": found.reached, "differ": found.differ}


def plain_plan(plan: Plan) -> dict[str, object]:
    """Return the plan in JSON-compatible form."""
    return {
        "games": plan.games,
        "seats": plan.cell.seats,
        "options": plan.cell.options,
        "to_play": plan.to_play,
        "seconds": round(plan.seconds, 1),
        "switches": [msgspec.to_builtins(switch) for switch in plan.switches],
        "apart": plan.apart,
    }


def plain_matter(matter: Matter) -> dict[str, object]:
    """Return the result in JSON-compatible form."""
    corrected, verdicts = matter.corrected, matter.verdicts()
    found = []
    for verdict in VERDICTS:
        for one in verdicts[verdict]:
            changes = [
                {**msgspec.to_builtins(by), "corrected": corrected[one.switch, by.figure, by.side]}
                for by in one.changes
            ]
            found.append({**_plain(one), "verdict": verdict, "changes": changes})
    about = plain_plan(matter.plan)
    return {**{key: about[key] for key in ("games", "seats", "options", "apart")}, "correction": "Holm", "found": found}
