"""The report of a run: one self-contained HTML file, and each of its tables as a CSV file."""

from __future__ import annotations

import csv
import io
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from html import escape
from pathlib import Path

from visavis.core import Game
from visavis.core.game import find_game
from visavis.lab import charts
from visavis.lab.folder import refusal_of
from visavis.lab.labels import Labels
from visavis.lab.report_sections import MOST_ROWS, SECTIONS, Section
from visavis.lab.run_reader import Summary, read_run
from visavis.words import Words
from visavis.words.text import cleaned

_REPEATED, _LONG = 8, 16
"""A text of more letters than `_LONG` is repeated after so many rows; in between stands a ditto mark."""
_FEW = 14
"""Tables of at most so many rows are shown at once."""


def write_report(
    folder: Path,
    out: Path | None,
    language: str,
    wanted: Mapping[str, Collection[str]] | None = None,
    pool: bool = False,
) -> Path:
    """Write the report and return its path; `wanted` and `pool` as in `read_run`. Raises Refusal if that fails."""
    runs = read_run(folder, wanted, pool)
    words = Words(language, _game(runs))
    labels = Labels(runs, words)
    sections = [section for make in SECTIONS if (section := make(runs, labels)) is not None]
    file = out or folder / "report.html"
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
        tables = file.with_suffix("")
        tables.mkdir(exist_ok=True)
        for section in sections:
            (tables / f"{section.id}.csv").write_text(as_csv(section), "utf-8")
        file.write_text(cleaned(page(runs, sections, labels)), "utf-8")
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


def page(runs: Sequence[Summary], sections: Iterable[Section], labels: Labels) -> str:
    """Return the HTML of the report."""
    words, cell = labels.words, runs[0].cell
    title = words.say("lab-title", game=words.game_name())
    plain = Words(words.language)  # A rules version is no card of the game.
    games = sum(run.games for run in runs)
    cells = sum(len(run.cells) for run in runs)
    played = [
        f"{labels.of(run)}: {words.say('lab-played', games=run.games, players=labels.players(run))}" for run in runs
    ]
    who = "".join(f"<li>{escape(line)}</li>" for line in played)
    body = [
        f"<h1>{escape(title)}</h1>",
        f"<p>{escape(plain.say('lab-about', games=games, cells=cells, rules=cell.rules, seed=cell.seed))}</p>",
        f'<div class="who"><p>{escape(words.say("lab-who"))}</p><ul>{who}</ul></div>',
    ]
    players = "; ".join(dict.fromkeys(labels.players(run) for run in runs))
    for section in sections:
        body.append(f"<h2>{escape(words.say(f'lab-{section.id}'))}</h2>")
        about = words.say(f"lab-{section.id}-about")
        body.append(f"<p>{escape(about)} {escape(words.say('lab-players', players=players))}</p>")
        body += [f"<p><strong>{escape(note)}</strong></p>" for note in section.notes]
        body += map(charts.scrolled, section.pictures)
        body.append(_beside(section, labels) if section.id == "overview" else table(section, labels))
    return html_page(title, "".join(body), words)


def html_page(title: str, body: str, words: Words) -> str:
    """Return a self-contained page with the style of reports."""
    return (
        f'<!doctype html><html lang="{words.language}"><meta charset="utf-8">'
        f'<meta name="viewport" content="width=device-width"><title>{escape(title)}</title>'
        f"<style>{charts.STYLE}</style><body>{body}</body></html>\n"
    )


def _beside(section: Section, labels: Labels) -> str:
    """Return the overview: a column for each setting."""
    words = labels.words
    settings = list(dict.fromkeys(str(row[0]) for row in section.rows))
    by_figure: dict[tuple[str, str], dict[str, str]] = {}
    for setting, _, id, side, games, value, low, high in section.rows:
        times, digits = (100, 1) if id == "wins" else (1, 2 if str(id).endswith("_a_turn") else 1)
        bounds = (words.figure(times * float(str(bound)), digits) for bound in (value, low, high))
        text = words.say("lab-overview-cell", **dict(zip(("value", "low", "high"), bounds, strict=True)), games=games)
        by_figure.setdefault((str(id), str(side)), {})[str(setting)] = text
    head = "".join(f"<th>{escape(labels.setting(setting))}</th>" for setting in settings)
    rows = []
    for (id, side), texts in by_figure.items():
        name = words.say(f"lab-figure-{id}") + (f" · {words.seat(side)}" if side else "")
        cells = "".join(f"<td>{escape(texts.get(setting, '–'))}</td>" for setting in settings)
        rows.append(f"<tr><th>{escape(name)}</th>{cells}</tr>")
    return f'<div class="wide"><table><thead><tr><th></th>{head}</tr></thead>{"".join(rows)}</table></div>'


def table(section: Section, labels: Labels) -> str:
    """Return a table with names instead of ids; a long one is folded and shows its first rows."""
    if not section.rows:
        return ""
    words = labels.words
    # Who played stands above; the text of a clause stands beside its id.
    shown = [place for place, name in enumerate(section.head) if name != "players"]
    right = [' class="right"' if not isinstance(section.rows[0][place], str) else "" for place in shown]
    titles = (escape(_title(section.head[place], words)) for place in shown)
    head = "".join(f"<th{kind}>{title}</th>" for kind, title in zip(right, titles, strict=True))
    named = [labels.column(section.head[place]) for place in shown]
    texts = [
        [
            named[nth](value) if isinstance(value, str) else value
            for nth, value in enumerate(row[place] for place in shown)
        ]
        for row in section.rows[:MOST_ROWS]
    ]
    rows = [f"<tr>{cells}</tr>" for cells in _cells(texts, words)]
    summary = words.say("lab-table", count=len(section.rows), file=f"{section.id}.csv")
    short = len(section.rows) <= _FEW
    opened = ' class="short" open' if short else " open" if not section.pictures else ""
    return (
        f"<details{opened}><summary>{escape(summary)}</summary>"
        f'<div class="wide"><table><thead><tr>{head}</tr></thead>{"".join(rows)}</table></div></details>'
    )


def _cells(rows: Sequence[Sequence[object]], words: Words) -> Iterator[str]:
    """Return the cells of each row; a long text that the first columns repeat is a ditto mark, but for a while only."""
    for index, row in enumerate(rows):
        cells, repeated = [], bool(index % _REPEATED)
        for place, value in enumerate(row):
            if not isinstance(value, str):
                cells.append(f'<td class="number">{_number(value, words)}</td>')
                continue
            repeated = repeated and rows[index - 1][place] == value
            ditto = repeated and len(value) > _LONG
            cells.append(f"<td>{'″' if ditto else escape(value)}</td>")
        yield "".join(cells)


def _title(column: str, words: Words) -> str:
    key = "lab-column-" + column.replace(" ", "_")
    return words.say(key) if words.has(key) else column


def _number(value: object, words: Words) -> str:
    if not isinstance(value, float):
        return str(value)
    digits = f"{value:.4f}".rstrip("0").partition(".")[2]
    return words.figure(value, len(digits))
