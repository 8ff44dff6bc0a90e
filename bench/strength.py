"""How strong the computer players of Alien Artifacts are: `make strength` plays, keeps every game, and writes docs.

The planner of Terra Mystica has its turn in every round (`strength_people.py`).

It takes many hours. Every game is kept in docs/strength/ as soon as it is over, by the code and the cards it was
played with, so that a run can be stopped at any time and goes on, also on another computer that has this folder.
All matches go on side by side, a few games each, and docs/strength.md is written after each round: what stands there
was measured with the counts that stand there. `--rounds 1` stops after one, `--only NAME` plays one match, `--part 1/2`
every second seed (so that two processes share the work), `--write` plays nothing.
"""

from __future__ import annotations

import argparse
import statistics
import subprocess
import time
from collections.abc import Callable
from datetime import UTC, datetime
from hashlib import blake2b
from pathlib import Path
from typing import Any

import msgspec

from visavis.core import BareTable, Game, Question, Stream, get_game
from visavis.lab.numbers import share
from visavis.testing import kept

ROOT = Path(__file__).parents[1]
KEPT, DOCS = ROOT / "docs" / "strength", ROOT / "docs" / "strength.md"
SURE = 1.96
MOST_TURNS = 1500
SLOWER = 10
"""A phone with Python in the browser is 5 to 10 times slower than this machine."""


FOUND = """
## What limits the search

- *Not the number of imagined games.* To the end of the turn luck decides little: in 78 positions the answer that 500
  games choose lost 0.005 points against the best of 200 games for each answer, and of 2,000 allowed games 196 were
  played before one answer was left. More thought bought nothing, because it was not spent.
- *The evaluation.* The first weights came from players with habits; they held costs for little. Learned again from
  500 games of greedy players with tastes and whims, the same measures explain 46 % of the variance of the lead
  instead of 44 %; with nearly the same set two greedy players come to 51 points each instead of 43, and half of the
  planets lie on their logistics side instead of a sixth. Against the old weights they won 53 % ± 11 of 74 games, so
  that they are stronger is not shown.
- *The horizon.* So there is a second round now: answers within a point of the best go on to the end of the next own
  turn, with more doubt before one drops out. It spends more where it is close, but in 13 of 14 positions 2,000 games
  still decided as 500 did, so 2,000 against 500 will hardly come to 60 %. Two rounds against one, 250 games each, were
  2.5 ± 2.9 points ahead in 4 games: too few to show that they are better. To look further would need a better habit
  for the turns in between, which are played at a glance.
- *The set.* All of this was found with an earlier state of the set; the factions and one technology have other
  values since. Shortly before its last change, with 60 games for each decision, as Viktor thinks, 6 pairs against
  `greedy` were -0.4 points ahead (from
  -22.5 to +10.5 a pair): so little thought is worth no more than `greedy` itself.
- *Looking further, tried again with the set as it is now.* In 38 close decisions the two best answers were played on to
  the end 40 times each by players who think a little: they differed by 3 points, of which the evaluation at the end of
  the turn tells a sixth, after the next two turns a quarter. So there is something to find, but one such game strays
  by 2.5 points after two turns and by 14 at the end, and costs as much as 20 games to the end of the turn: 500 or
  2,000 of those are soon used up. A search that spends them so was 3.1 ± 3.5 points ahead of `greedy` in 32 games with
  500, and with 2,000 0.3 ± 6.8 ahead of itself with 500 in 16; eight imagined games for each answer and nothing else
  were 5.0 ± 2.4 points ahead of `greedy` in 80 games, in a twentieth of the time that the search takes. The search as
  it is, whose second round goes on by habits, is further ahead than either (above), so it stays.
- *Weights that explain more play worse.* Learned anew from 2,500 games the measures explain 46 % of the variance of the
  lead instead of 43 %, and lost 6.8 ± 3.3 points a game to the old ones (held closer to them 2.1 ± 2.4): who is ahead
  has more of everything, which is not what brings it there. Weights for every single card explain less in games that
  were not learned from. From 11,700 pairs of answers, each played eight turns on, next to nothing was learned.
- *Wide discards and payments* are cut before the search: at most 16 ways to discard, 4 to pay. *Determinizations* are
  the same for all answers. How much the opponents' model costs was not measured.
"""


class Match(msgspec.Struct, frozen=True):
    """One player against others: each seed is played once with it in every seat."""

    name: str
    one: str
    others: str
    seeds: int
    players: int = 2
    least: float = 0.0
    """The share of games it should win."""


MATCHES = (
    Match("thinking", "mcts:500", "greedy", 200, least=0.70),
    Match("more", "mcts:2000", "mcts:500", 200, least=0.60),
    Match("among", "mcts:500", "greedy", 100, players=4, least=0.45),
    Match("wanda", "wanda", "greedy", 100),
    Match("rufus", "rufus", "greedy", 100),
    Match("selma", "selma", "greedy", 100),
    Match("viktor", "viktor", "greedy", 100),
)
ROUND = {"more": 1, "among": 2}
"""So many seeds in a round; of other matches five."""


class Timed:
    """A player whose thoughts are timed."""

    def __init__(self, player: Any) -> None:
        self._player = player
        self.took: list[float] = []

    def answer(self, look: Callable[[], Any], question: Question[Any], stream: Stream) -> Any:
        """See `Policy.answer`."""
        began = time.process_time()
        answer = self._player.answer(look, question, stream)
        self.took.append(time.process_time() - began)
        return answer


def one_game(game: Game[Any], match: Match, seed: int, mine: int) -> dict[str, Any]:
    """A game with the player in this seat."""
    options = game.read_options({"players": match.players})
    seats = game.seats(options)
    player = Timed(game.policy(match.one))
    sitting = {seat: player if at == mine else game.policy(match.others) for at, seat in enumerate(seats)}
    state = game.start(options, game.default_pack)
    table = BareTable(game, state, seed, sitting)
    while not game.over(state) and state.turns <= MOST_TURNS:
        game.step(state, table)
    winners = game.winners(state)
    others = [points for at, points in enumerate(state.points) if at != mine]
    return {
        "match": match.name, "seed": seed, "seat": mine, "capped": not game.over(state),
        "won": (seats[mine] in winners) / len(winners), "points": state.points[mine],
        "lead": state.points[mine] - max(others), "longest": round(max(player.took), 4),
        "mean": round(statistics.fmean(player.took), 5),
    }  # fmt: skip


def code(game: Game[Any]) -> str:
    """A short name for the code and the cards that decide a game."""
    core = Path(str(game.folder)).parents[1] / "core" / "search.py"
    files = [core, *sorted(file for file in Path(str(game.folder)).rglob("*.py") if "drawing" not in file.parts)]
    digest = blake2b(b"".join(file.read_bytes() for file in files), digest_size=4).hexdigest()
    return f"{game.default_pack.digest}-{digest}"


def file_of(game: Game[Any]) -> Path:
    """Where the games of this code and these cards are kept."""
    return KEPT / f"{game.id}-{code(game)}.jsonl"


def interval(found: list[dict[str, Any]], what: str) -> tuple[float, float]:
    """A mean, and half its 95 % interval; games of one seed are not independent, so it is that of the seeds."""
    by_seed: dict[int, list[float]] = {}
    for row in found:
        by_seed.setdefault(row["seed"], []).append(row[what])
    means = [statistics.fmean(its) for its in by_seed.values()]
    spread = statistics.stdev(means) if len(means) > 1 else 0.0
    return statistics.fmean(row[what] for row in found), SURE * spread / len(means) ** 0.5


def commit() -> str:
    """The commit that was measured."""
    said = subprocess.run(["git", "describe", "--always", "--dirty"], cwd=ROOT, capture_output=True, text=True)
    return said.stdout.strip() or "unknown"


def write(found: list[dict[str, Any]], file: Path = DOCS) -> None:
    """The figures as a page of docs."""
    lines = [
        "# How strong the computer players of Alien Artifacts are", "",
        f"Measured on {datetime.now(UTC):%Y-%m-%d}, commit {commit()}, by `make strength` (can be stopped, goes on).",
        "Each seed is played once with the player in every seat. Behind a share stands its 95 % interval (Wilson), as",
        "if all games were independent; ± is half the 95 % interval of the seeds; the mean decides. Capped games would",
        "be those of more than 1,500 turns.", "",
        "| player | against | players | games | won | asked | points ahead of the best other | capped |",
        "|---|---|---|---|---|---|---|---|",
    ]  # fmt: skip
    for match in MATCHES:
        its = [row for row in found if row["match"] == match.name]
        if not its:
            continue
        # Wilson's interval is honest for few games and for shares of 0 and 100 %.
        won, (lead, far) = share(sum(row["won"] for row in its), len(its)), interval(its, "lead")
        asked = f"{match.least:.0%} in {match.seeds * match.players} games" if match.least else "-"
        share_won = f"{won.value:.1%} ({won.low:.0%} to {won.high:.0%})"
        lines.append(
            f"| {match.one} | {match.others} | {match.players} | {len(its)} | {share_won} | {asked} "
            f"| {lead:+.1f} ± {far:.1f} | {sum(row['capped'] for row in its)} |"
        )
    lines += [
        "", f"Seconds for a decision here, and on a phone that is {SLOWER} times slower:", "",
        "| player | mean | longest | longest on a phone |", "|---|---|---|---|",
    ]  # fmt: skip
    for match in MATCHES:
        its = [row for row in found if row["match"] == match.name]
        if its and not match.least:
            mean, longest = statistics.fmean(row["mean"] for row in its), max(row["longest"] for row in its)
            lines.append(f"| {match.one} | {mean:.3f} | {longest:.2f} | {longest * SLOWER:.1f} |")
    file.write_text("\n".join(lines) + "\n" + FOUND, "utf-8")


def play(
    game: Game[Any], wanted: tuple[Match, ...], part: tuple[int, int], rounds: int, beside: Callable[[], object]
) -> None:
    """Play what is missing, a few games of each match in turn, and what comes beside it in every round."""
    file = file_of(game)
    known = {(row["match"], row["seed"], row["seat"]) for row in kept.rows(file)}
    missing = {
        match: [
            (seed, seat)
            for seed in range(part[0] - 1, match.seeds, part[1])
            for seat in range(match.players)
            if (match.name, seed, seat) not in known
        ]
        for match in wanted
    }
    while rounds and any(missing.values()):
        rounds -= 1
        for match, left in missing.items():
            for seed, seat in left[: match.players * ROUND.get(match.name, 5)]:
                kept.keep(file, one_game(game, match, seed, seat))
            del left[: match.players * ROUND.get(match.name, 5)]
        write(list(kept.rows(file)))
        beside()
    if file.exists():
        write(list(kept.rows(file)))
        print(DOCS.read_text("utf-8"))
        for old in KEPT.glob(f"{game.id}-*.jsonl"):
            # Games of another code or of other cards say nothing of these players.
            if old != file:
                old.unlink()


def main() -> None:
    """Play and write."""
    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument("--rounds", type=int, default=-1)
    asked.add_argument("--only", choices=[match.name for match in MATCHES], action="append")
    asked.add_argument("--part", default="1/1")
    asked.add_argument("--write", action="store_true")
    given = asked.parse_args()
    first, parts = map(int, given.part.split("/"))
    wanted = tuple(match for match in MATCHES if not given.only or match.name in given.only)
    from strength_people import play as play_people

    def people() -> None:
        if not given.only:
            play_people(get_game("terra_mystica"), 1)

    play(get_game("alien_artifacts"), wanted, (first, parts), 0 if given.write else given.rounds, people)
    if not given.write and given.rounds < 0 and not given.only:
        play_people(get_game("terra_mystica"), -1)


if __name__ == "__main__":
    main()
