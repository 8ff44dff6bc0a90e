"""The report of a league: one self-contained HTML file with its tables as CSV files, and lines for a terminal.

All texts are those of the program (`Words` without a game): a number or a name of an agent is no card of the game.
"""

from __future__ import annotations

import csv
import io
from collections.abc import Iterator, Sequence
from html import escape
from pathlib import Path
from typing import Any

from visavis.arena.agents import BOT
from visavis.arena.standings import League, tables, write_tables
from visavis.core.game import find_game
from visavis.lab import charts
from visavis.lab.folder import refusal_of
from visavis.lab.statistics import Estimate
from visavis.research.alphabet_search import alphabet_of
from visavis.words import Words, printable
from visavis.words.text import cleaned

STYLE = """
.league td,.league th{text-align:right;padding:.2rem .5rem;white-space:nowrap}
.league th:first-child,.league td:first-child{text-align:left}.league{margin:1rem 0}
@media print{body{margin:0;max-width:none}h2{break-after:avoid}table,svg{break-inside:avoid}}
"""


def write_report(league: League, folder: Path, language: str) -> Path:
    """Write the tables and the page of a league into its folder and return the path of the page. Raises Refusal."""
    words = Words(language)
    file = folder / "report.html"
    write_tables(league, folder)
    try:
        (folder / "report").mkdir(exist_ok=True)
        for name, rows in tables(league).items():
            if rows:
                (folder / "report" / f"{name}.csv").write_text(_csv(rows), "utf-8")
        file.write_text(cleaned(page(league, words)), "utf-8")
    except OSError as wrong:
        raise refusal_of(wrong, file) from None
    return file


def game_name(league: League, language: str) -> str:
    """Return the name of a league's game."""
    return Words(language, find_game(league.cell.game, league.cell.text)).game_name()


def _csv(rows: Sequence[dict[str, Any]]) -> str:
    text = io.StringIO()
    written = csv.DictWriter(text, list(rows[0]), lineterminator="\n")
    written.writeheader()
    written.writerows(rows)
    return text.getvalue()


# Texts


def shown(agent: str, words: Words) -> str:
    """Return the name of an agent as it is shown."""
    return words.say("lab-bot") if agent == BOT else printable(agent)


def interval(estimate: Estimate, words: Words, scale: float = 1.0, digits: int = 0, signed: bool = True) -> str:
    """Format a value with its interval."""
    value, low, high = (words.figure(scale * bound, digits, signed) for bound in estimate[:3])
    return words.say("arena-interval", value=printable(value), low=printable(low), high=printable(high))


def percent(estimate: Estimate, words: Words) -> str:
    """Format a share with its interval in percent."""
    return interval(estimate, words, 100, 1, signed=False)


def about(league: League, words: Words) -> Iterator[str]:
    """Return the sentences on the conditions of a league."""
    cell = league.cell
    options = ", ".join(f"{name}={value}" for name, value in sorted(cell.options.items()))
    key = "arena-about" if len(cell.seats) > 1 else "arena-about-bot"
    yield words.say(key, games=league.games, agents=len(league.standings), rules=cell.rules, seed=cell.seed)
    yield words.say("arena-options", options=printable(options, 300) or "-")
    game = find_game(cell.game, cell.text)
    if alphabet_of(game).stand_in:
        yield words.say("arena-points-by", policy=printable(game.players.stand_in))
    if league.first is not None:
        yield words.say("arena-first", share=percent(league.first, words))
    for agent, fault in league.faults:
        count = next(one.faults for one in league.standings if one.agent == agent)
        yield words.say("arena-fault", agent=shown(agent, words), count=count)
        yield words.refusal(fault.refusal)


def lines(league: League, words: Words) -> Iterator[str]:
    """Return the lines of a league for a terminal: ratings, who beats whom, who improves with thought."""
    yield from about(league, words)
    yield ""
    yield from _columns(_ratings(league, words))
    if len(league.standings) > 2 and len(league.cell.seats) > 1:
        yield from ("", words.say("arena-meetings"))
        yield from _columns(_grid(league, words))
    if league.thoughts:
        yield from ("", words.say("arena-thought"))
        yield from _columns(_thoughts(league, words))


def _columns(rows: Sequence[Sequence[str]]) -> Iterator[str]:
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    for first, *rest in rows:
        cells = [first.ljust(widths[0]), *(text.rjust(width) for text, width in zip(rest, widths[1:], strict=True))]
        yield "  ".join(cells).rstrip()


def _ratings(league: League, words: Words) -> list[list[str]]:
    head = [
        words.say(f"arena-{name}")
        for name in ("agent", "rating", "games", "wins", "ties", "losses", "points", "conceded", "steps")
    ]
    rows = [
        [
            shown(one.agent, words),
            interval(one.rating, words),
            *map(str, (one.games, one.wins, one.ties, one.losses)),
            *("–" if mean is None else words.figure(mean) for mean in (one.points, one.against, one.steps)),
        ]
        for one in league.standings
    ]
    return [head, *rows]


def _grid(league: League, words: Words) -> list[list[str]]:
    """Return the shares of wins of each agent (row) against each other one (column), in percent."""
    names = [one.agent for one in league.standings]
    met = {(one.agent, one.against): one.share.value for one in league.meetings}
    head = ["", *(shown(name, words) for name in names)]
    return [head] + [
        [shown(a, words), *(words.figure(100 * met[a, b], 0) if (a, b) in met else "–" for b in names)] for a in names
    ]


def _thoughts(league: League, words: Words) -> list[list[str]]:
    head = [words.say(f"arena-{name}") for name in ("agent", "rating", "gain")]
    return [head] + [
        [shown(one.agent, words), interval(one.rating, words), interval(one.gain, words) if one.gain else "–"]
        for one in league.thoughts
    ]


# The page


def page(league: League, words: Words) -> str:
    """Return the HTML of the report."""
    title = words.say("arena-title", game=printable(game_name(league, words.language)))
    body = [f"<h1>{escape(title)}</h1>", *(f"<p>{escape(text)}</p>" for text in about(league, words))]
    body += _section("ratings", words, _ratings_picture(league, words), _html(_ratings(league, words)))
    if len(league.cell.seats) > 1:
        body += _section("meetings", words, _html(_grid(league, words)), _html(_meetings(league, words)))
    if league.thoughts:
        body += _section("thought", words, _thought_picture(league, words), _html(_thoughts(league, words)))
    return (
        f'<!doctype html><html lang="{words.language}"><meta charset="utf-8">'
        f'<meta name="viewport" content="width=device-width"><title>{escape(title)}</title>'
        f"<style>{charts.STYLE}{STYLE}</style><body>{''.join(body)}</body></html>\n"
    )


def _section(id: str, words: Words, *parts: str) -> Iterator[str]:
    yield f"<h2>{escape(words.say(f'arena-{id}'))}</h2><p>{escape(words.say(f'arena-{id}-about'))}</p>"
    yield from parts


def _html(rows: Sequence[Sequence[str]]) -> str:
    head, *rest = rows
    top = "".join(f"<th>{escape(text)}</th>" for text in head)
    body = "".join(f"<tr>{''.join(f'<td>{escape(text)}</td>' for text in row)}</tr>" for row in rest)
    return f'<div class="wide"><table class="league"><tr>{top}</tr>{body}</table></div>'


def _ratings_picture(league: League, words: Words) -> str:
    rows = [(shown(one.agent, words)[:32], one.rating, interval(one.rating, words)) for one in league.standings]
    wide = max(max(abs(one.rating.low), abs(one.rating.high)) for one in league.standings)
    edge = max(100.0, 100.0 * -(-wide // 100))
    return charts.scrolled(charts.intervals(rows, words.say("arena-ratings"), -edge, edge))


def _meetings(league: League, words: Words) -> list[list[str]]:
    head = [words.say(f"arena-{name}") for name in ("agent", "against", "games", "share", "expected")]
    rank = {one.agent: index for index, one in enumerate(league.standings)}
    return [head] + [
        [
            shown(one.agent, words),
            shown(one.against, words),
            str(one.games),
            percent(one.share, words),
            words.figure(100 * one.expected),
        ]
        for one in league.meetings
        if rank[one.agent] < rank[one.against]
    ]


def _thought_picture(league: League, words: Words) -> str:
    families: dict[str, list[charts.Row]] = {}
    for one in league.thoughts:
        row = (str(one.strength), one.rating, interval(one.rating, words))
        families.setdefault(printable(one.family), []).append(row)
    return charts.scrolled(charts.groups(list(families.items()), words.say("arena-thought"), None, None))
