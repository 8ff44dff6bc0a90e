"""How well computers play the whole game of Terra Mystica: games that are kept, figures in docs.

`make strength` plays a round of these games beside those of Alien Artifacts. Every game is kept as soon as it is over,
so a run can be stopped at any time and goes on. How hard the Automa is comes from a run of the lab (`--automa FOLDER`).
"""

from __future__ import annotations

import argparse
import statistics
import time
from collections.abc import Iterator
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import msgspec
from strength import ROOT, commit, file_of

from visavis.core import TABLE, BareTable, Game, RandomPolicy, get_game, play_out
from visavis.lab.statistics import Estimate, mean, share
from visavis.testing import helpers

DOCS, STRENGTH = ROOT / "docs" / "terra_mystica.md", ROOT / "docs" / "strength.md"
PEOPLE, AUTOMA, LEAGUE = "strength", "difficulty", "league"
"""The parts of the pages that are written here, each between two marks."""


class Match(msgspec.Struct, frozen=True):
    """Games of so many people: all of them the same player, or one of them among others; alone, with the Automa."""

    name: str
    players: int
    seeds: int
    player: str = "planner"
    others: str = ""
    level: str = ""
    """The level of the Automa; without one nobody plays her."""


PLAYERS, LEVELS = ("apprentice", "journeyman", "master"), ("automa", "automaechtig")
MATCHES = (
    Match("people2", 2, 1000),
    Match("people3", 3, 600),
    Match("people4", 4, 600),
    Match("people5", 5, 200),
    Match("random2", 2, 50, others="random"),
    Match("random4", 4, 50, others="random"),
    *(Match(f"{player}{players}", players, 60, player) for player in PLAYERS for players in (2, 3, 4, 5)),
    Match("among", 4, 200, "master", others="planner"),
    *(Match(f"{player}_{level}", 1, 100, player, level=level) for player in ("planner", *PLAYERS) for level in LEVELS),
)
ROUND = {"people2": 5, "people3": 3, "people4": 3}
"""So many seeds in a round; of other matches one."""


def one_game(game: Game[Any], match: Match, seed: int) -> dict[str, Any]:
    """A game; the seat of one among others goes round the table."""
    if match.level:
        options = game.read_options({"keeps": "everything", "level": match.level})
    else:
        options = game.read_options({"automa": False, "humans": match.players})
    mine = seed % match.players if match.others else -1
    sitting = {
        seat: game.policy(match.others if match.others and at != mine else match.player)
        for at, seat in enumerate(game.seats(options))
    }
    state = game.start(options, game.default_pack)
    began = time.process_time()
    play_out(game, BareTable(game, state, seed, {**sitting, TABLE: RandomPolicy()}))
    row = {
        "match": match.name, "seed": seed, "seat": mine, "players": match.players,
        "factions": [side.faction for side in state.sides], "points": [side.points for side in state.sides],
        "seconds": round(time.process_time() - began, 3),
    }  # fmt: skip
    return {**row, "her": game.score(state)["her"]} if match.level else row


def play(game: Game[Any], rounds: int) -> list[dict[str, Any]]:
    """Play what is missing, a few games of each match in turn, and write after each round."""
    file = file_of(game)
    found = list(helpers.rows(file))
    known = {(row["match"], row["seed"]) for row in found}
    missing = {one: [seed for seed in range(one.seeds) if (one.name, seed) not in known] for one in MATCHES}
    while rounds and any(missing.values()):
        rounds -= 1
        for match, left in missing.items():
            for _ in range(min(len(left), ROUND.get(match.name, 1))):
                found.append(one_game(game, match, left.pop(0)))
                helpers.keep(file, found[-1])
        write_all(found)
    if found:
        write_all(found)
    return found


def write_all(found: list[dict[str, Any]]) -> None:
    """Write what the games say into both pages."""
    planners = {match.name for match in MATCHES if match.player == "planner" and not match.level}
    write(PEOPLE, people([row for row in found if row["match"] in planners]))
    write(LEAGUE, league(found), STRENGTH)


def league(found: list[dict[str, Any]]) -> Iterator[str]:
    """The opponents with learned weights beside the planner, as lines of the page."""
    by: dict[str, dict[int, dict[str, Any]]] = {}
    for row in found:
        by.setdefault(row["match"], {})[row["seed"]] = row
    yield f"Measured on {datetime.now(UTC):%Y-%m-%d}, commit {commit()}, by `make strength` (can be stopped, goes on)."
    yield "± is half the interval of 95 %; the difference is that of the same seeds."
    yield ""
    yield "| player | players | games | points a seat | against planner | seconds a game |"
    yield "|---|---|---|---|---|---|"
    for match in MATCHES:
        rows = by.get(match.name, {})
        if match.level or match.others or match.player == "planner" or not rows:
            continue
        points = mean([statistics.fmean(row["points"]) for row in rows.values()])
        planners = by.get(f"people{match.players}", {})
        both = [(rows[seed], planners[seed]) for seed in rows if seed in planners]
        apart = [statistics.fmean(one["points"]) - statistics.fmean(other["points"]) for one, other in both]
        ahead = spread(mean(apart)) if len(apart) > 1 else "-"
        took = statistics.median(row["seconds"] for row in rows.values())
        shown = spread(points) if points.games > 1 else f"{points.value:.1f}"
        yield f"| {match.player} | {match.players} | {len(rows)} | {shown} | {ahead} | {took:.1f} |"
    if among := by.get("among"):
        won = share(sum(row["points"][row["seat"]] == max(row["points"]) for row in among.values()), len(among))
        yield ""
        shown = f"{won.value:.0%} of {len(among)} games ({won.low:.0%} to {won.high:.0%})"
        yield f"One `master` among three `planner` wins {shown}."
    yield ""
    yield "| alone against | level | games | won | points | Automa |"
    yield "|---|---|---|---|---|---|"
    for match in MATCHES:
        if rows := by.get(match.name, {}) if match.level else {}:
            games = [("", row["points"][0], row["her"]) for row in rows.values()]
            won = share(hits(games), len(games))
            mine, hers = statistics.fmean(one[1] for one in games), statistics.fmean(one[2] for one in games)
            yield (
                f"| {match.player} | {match.level} | {len(games)} | {won.value:.0%} ({won.low:.0%} to {won.high:.0%}) "
                f"| {mine:.0f} | {hers:.0f} |"
            )


def spread(one: Estimate, digits: int = 1) -> str:
    """A mean with half its interval."""
    return f"{one.value:.{digits}f} ± {one.high - one.value:.{digits}f}"


def people(found: list[dict[str, Any]]) -> Iterator[str]:
    """The figures of games of people as lines of the page."""
    several = [row for row in found if row["seat"] < 0]
    yield f"Measured on {datetime.now(UTC):%Y-%m-%d}, commit {commit()}, by `make strength` (can be stopped, goes on):"
    yield f"{len(several)} games in which every seat is `planner`, factions by chance. ± is half the interval of 95 %."
    yield ""
    yield "| players | games | points | lowest | highest | winner's points | seconds a game |"
    yield "|---|---|---|---|---|---|---|"
    for players in (2, 3, 4, 5):
        if its := [row for row in several if row["players"] == players]:
            yield of_players(players, its)
    yield ""
    yield "Points by faction and number of players (games in brackets):"
    yield ""
    yield "| faction | 2 | 3 | 4 | 5 | all |"
    yield "|---|---|---|---|---|---|"
    by: dict[str, dict[int, list[int]]] = {}
    for row in several:
        for faction, points in zip(row["factions"], row["points"], strict=True):
            by.setdefault(faction, {}).setdefault(row["players"], []).append(points)
    yield from (of_faction(faction, its) for faction, its in sorted(by.items()))
    yield ""
    yield from against_random([row for row in found if row["seat"] >= 0])


def of_players(players: int, its: list[dict[str, Any]]) -> str:
    """The games of so many people as a row."""
    # The seats of one game are not independent: the interval is that of the games.
    points, best = mean([statistics.fmean(row["points"]) for row in its]), mean([max(row["points"]) for row in its])
    every = [one for row in its for one in row["points"]]
    took = statistics.median(row["seconds"] for row in its)
    return f"| {players} | {len(its)} | {spread(points)} | {min(every)} | {max(every)} | {spread(best)} | {took:.1f} |"


def of_faction(faction: str, its: dict[int, list[int]]) -> str:
    """The points of a faction as a row."""
    cells = [f"{statistics.fmean(its[n]):.0f} ({len(its[n])})" if n in its else "-" for n in (2, 3, 4, 5)]
    every = mean([one for some in its.values() for one in some])
    return f"| {faction} | {' | '.join(cells)} | {spread(every) if every.games > 1 else '-'} |"


def against_random(found: list[dict[str, Any]]) -> Iterator[str]:
    """How often one planner beats players who move at random."""
    for players in (2, 4):
        its = [row for row in found if row["players"] == players]
        if its:
            won = sum(row["points"][row["seat"]] == max(row["points"]) for row in its)
            one = share(won, len(its))
            others = players - 1
            yield (
                f"- One `planner` against {others} `random`: {won} of {len(its)} games won "
                f"({one.low:.0%} to {one.high:.0%})."
            )


Solo = tuple[str, int, int]
"""The faction of a solo game, its points and those of the Automa."""


def solo_games(folder: Path) -> dict[str, list[Solo]]:
    """The games of a run of the lab, by level."""
    import pyarrow.parquet as pq

    from visavis.lab.folder import Folder

    found: dict[str, list[Solo]] = {}
    run = Folder(folder)
    for name, cell in run.read().items():
        for file in run.files(name, "games"):
            for row in pq.read_table(file).to_pylist():
                scores = {one["side"]: one["points"] for one in row["scores"]}
                faction = next(one["faction"] for one in row["factions"] if one["of"] == "your_faction")
                found.setdefault(cell.options["level"], []).append((faction, scores["you"], scores["her"]))
    levels = get_game("terra_mystica").default_pack.tables["level"]
    return {level: found[level] for level in levels if level in found}


def automa(games: dict[str, list[Solo]]) -> Iterator[str]:
    """How hard the Automa is for the planner, by level and by faction."""
    every = [one for some in games.values() for one in some]
    yield f"Measured on {datetime.now(UTC):%Y-%m-%d}, commit {commit()}, by the lab: `visavis lab run terra_mystica"
    yield "-o keeps=everything -o level=... --policy you=planner --seed 17`, base map, factions by chance."
    yield f"{len(every)} games of `planner`, which is no person; won with the interval of Wilson, a tie counts half."
    yield ""
    yield "| level | games | won | margin | planner | Automa |"
    yield "|---|---|---|---|---|---|"
    for level, its in games.items():
        you, her = mean([one[1] for one in its]), mean([one[2] for one in its])
        yield f"| {level} | {len(its)} | {won_and_margin(its)} | {you.value:.0f} | {her.value:.0f} |"
    yield ""
    yield "By your faction, over all levels; then the margin at each level (games in brackets):"
    yield ""
    yield f"| faction | games | won | margin | {' | '.join(games)} |"
    yield "|---|---|---|---|" + "---|" * len(games)
    for faction in sorted({one[0] for one in every}):
        its = [one for one in every if one[0] == faction]
        cells = [cell_of([one for one in some if one[0] == faction]) for some in games.values()]
        yield f"| {faction} | {len(its)} | {won_and_margin(its)} | {' | '.join(cells)} |"


def hits(its: list[Solo]) -> float:
    """Games won, ties for half."""
    return sum(1.0 if you > her else 0.5 if you == her else 0.0 for _, you, her in its)


def won_and_margin(its: list[Solo]) -> str:
    """The share of games won and the points ahead, each with its interval."""
    won, margin = share(hits(its), len(its)), mean([you - her for _, you, her in its])
    wide = f" ± {margin.high - margin.value:.1f}" if margin.games > 1 else ""
    return f"{won.value:.0%} ({won.low:.0%} to {won.high:.0%}) | {margin.value:+.1f}{wide}"


def cell_of(its: list[Solo]) -> str:
    """The margin at one level, with how many games it rests on."""
    return f"{statistics.fmean(you - her for _, you, her in its):+.0f} ({len(its)})" if its else "-"


def write(part: str, lines: Iterator[str], page: Path = DOCS) -> None:
    """A part of a page, between its marks."""
    text = page.read_text("utf-8")
    begin, end = f"<!-- {part} -->\n", f"<!-- end of {part} -->"
    before, _, rest = text.partition(begin)
    _, _, after = rest.partition(end)
    page.write_text(before + begin + "\n".join(lines) + "\n" + end + after, "utf-8")


def main() -> None:
    """Play and write, or write what a run of the lab says."""
    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument("--rounds", type=int, default=-1)
    asked.add_argument("--automa", type=Path)
    given = asked.parse_args()
    if given.automa:
        return write(AUTOMA, automa(solo_games(given.automa)))
    play(get_game("terra_mystica"), given.rounds)


if __name__ == "__main__":
    main()
