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
from collections import Counter
from collections.abc import Callable
from datetime import UTC, datetime
from hashlib import blake2b
from pathlib import Path
from typing import Any

import msgspec

from visavis.core import BareTable, Game, Question, Stream, get_game
from visavis.lab.statistics import share
from visavis.testing import helpers

ROOT = Path(__file__).parents[1]
KEPT, DOCS = ROOT / "docs" / "strength", ROOT / "docs" / "strength.md"
TERRA_MYSTICA = "<!-- terra_mystica -->"
"""Begins the part of the page about another game."""
SURE = 1.96
MOST_TURNS = 1500
SLOWER = 10
"""A phone with Python in the browser is 5 to 10 times slower than this machine."""


FOUND = """
An iteration is one turn that is played on in an imagined game. (Up to 1.0.2 it was an imagined game, however long:
500 of them were up to 1,500 turns with two players.)

Most of these games were played at commit 7c12a4d3. After it a fault in paying was mended (1.0.4: two artifacts pay for
two colours together), which came up 17 times in the imagined games of 39 games. 111 games of 2,000 against 500 were
played again with it, and all were equal; viktor, who tries 300 turns since then, was measured with it.

## What limits the search

± is half a 95 % interval here too; where it is wide, the games were few, and what it says is a guess.

- *The horizon* is what counts most. Against `greedy`, 500 imagined games for each decision: to the end of the turn
  +9.8 ± 6.3 points (28 games), in a second round to the end of the next own turn +15.9 ± 4.1 (32), to the end of the
  one after that +24.2 ± 7.4 (16). A third one is not shown to be better (+3.2 ± 7.1 against two, 8 games).
- *The tree* brings little: two own turns ahead with no tree below the first answer +22.6 ± 7.8, with a tree of the own
  answers +24.2 ± 7.4, one that tries other answers twice as soon +12.1 ± 7.3 (16 games each), one with the answers of
  all seats +18.9 ± 5.3 (24). A branch is an answer, whatever the hand is by then. In the last turns, which are
  played to the end, it finds what follows an artifact; so the own answers stay in it, and the others follow habits.
- *The number of imagined games* counts once it looks so far: there 500 games were 7.4 points ahead of 125 and won 66 %
  (32 games). To the end of the turn it does not: in 78 positions the answer that 500 games chose lost 0.005 points
  against the best of 200 games for each answer. So the budget is counted in turns, and no more answers go into the
  second round than can run in 24 games each.
- *Several opponents.* What is looked at is the lead. On the strongest of three it won 38 % of 16 games (-2.7 ± 5.7
  points), on all of them 53 % of 32 (+2.8 ± 2.5): who will be the strongest is luck. With one opponent to count
  a third of its points loses 7.9 ± 7.4 points (16 games).
- *The evaluation.* In 38 close decisions the two best answers, played on to the end 40 times each, differed by 3
  points, of which it tells a sixth at the end of the turn and a quarter two turns later. Weights learned anew from
  2,500 games explain 46 % of the variance of the lead instead of 43 %, and lost 6.8 ± 3.3 points a game to the old ones
  (held closer to them 2.1 ± 2.4): who is ahead has more of everything, which is not what brings it there. Weights for
  every single card explain less in games that were not learned from. From 11,700 pairs of answers, each played eight
  turns on, next to nothing was learned. The mean of two looks, after one own turn and after two, is no better than the
  second alone (+0.4 ± 5.7, 24 games).
- *Wide discards and payments* are cut before the search: at most 16 ways to discard, those that show the same once, and
  4 to pay. What a hand is worth shows in the next own turn; looked at two turns later, luck hides it. To hold a whole
  hand for a point better than it does costs five points of the lead (9.1 ± 4.9 instead of 14.8 ± 5.5, 16 games each).
- *Determinizations* are the same for all answers.
- *What 2,000 have more than 500* is less chance in what they see. In 80 positions (56 of them not about discarding),
  each answer played on to the end by habits 400 times: whoever chooses by two own turns in 200 games does as well as
  whoever chooses by the end; to that 500 lose 0.4 points a decision, 2,000 a quarter. The rest could be had by letting
  more answers into the second round (3 points behind instead of 1, the first round worth 8 games), but in games it is
  not there: 2,000 so against 500 +5.3 ± 4.7 (48 games), with a third own turn +1.9 ± 6.1 (16), with no tree +1.6 ± 7.8
  (16), with the learned habit below +6.3 ± 6.7 (32), or with the same given by chance +1.7 ± 4.3 (32). The mean of
  three looks +3.4 ± 4.4 (56), own later turns played by trying every action to their end -0.8 ± 7.3 (16). What habits
  make of an answer is not quite what a player makes of it who thinks.
- *Habits* play all turns but the first, without a thought: of 545 actions that the search chose, they would have taken
  half. Turns that are played by trying every answer to their end cost twenty times as much, and with 500 such tries
  the search was weaker (+3.1 ± 3.5 points against `greedy` in 32 games). A habit for the action of a turn that was
  learned from 3,300 decisions of the search (in others like them it takes the same action in 65 %) brought nothing:
  -0.8 ± 5.7 points against the plain one in 32 games, 52 % instead of 47 % among three `greedy` in 48.
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
    Match("second", "rufus", "wanda", 100, least=0.65),
    Match("third", "selma", "rufus", 100, least=0.65),
    Match("fourth", "viktor", "selma", 100, least=0.65),
)
CHARACTERS = ("wanda", "rufus", "selma")
"""Matches against the same opponent, which show what each character does."""
DEEDS = {
    "player": "attacks on players",
    "alien": "attacks on aliens",
    "block": "blockades",
    "planet": "planets",
    "tech": "technologies",
    "ship": "ships",
    **{action: action for action in ("buy", "trade", "prepare", "mine", "revenue")},
}
"""What is counted of a player: targets, blockades, cards of its empire at the end, actions."""
ROUND = {"more": 1, "among": 2}
"""So many seeds in a round; of other matches five."""


class Timed:
    """A player whose thoughts are timed."""

    def __init__(self, player: Any) -> None:
        self._player = player
        self.took: list[float] = []
        self.deeds: Counter[str] = Counter()

    def answer(self, look: Callable[[], Any], question: Question[Any], stream: Stream) -> Any:
        """See `Policy.answer`."""
        began = time.process_time()
        answer = self._player.answer(look, question, stream)
        self.took.append(time.process_time() - began)
        if question.id == "block":
            self.deeds["block"] += 1
        elif question.id == "target" and answer in ("alien", *look().state.seats):
            self.deeds["alien" if answer == "alien" else "player"] += 1
        elif question.id == "turn":
            self.deeds[answer[0]] += 1
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
    player.deeds.update(state.tables.kind[card] for card in state.logistics[mine] + state.operational[mine])
    return {
        "match": match.name, "seed": seed, "seat": mine, "capped": not game.over(state),
        "won": (seats[mine] in winners) / len(winners), "points": state.points[mine],
        "lead": state.points[mine] - max(others), "longest": round(max(player.took), 4),
        "mean": round(statistics.fmean(player.took), 5), "deeds": {deed: player.deeds[deed] for deed in DEEDS},
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


def deeds_table(found: list[dict[str, Any]]) -> list[str]:
    """What the characters do in a game, against the same opponent."""
    rows = {name: [row["deeds"] for row in found if row["match"] == name and "deeds" in row] for name in CHARACTERS}
    if not all(rows.values()):
        return []
    lines = [
        "", "What the characters do in a game against `greedy`, on the average of the games above; planets,",
        "technologies and ships are those of the empire at the end:", "",
        f"| | {' | '.join(CHARACTERS)} |", f"|---|{'---|' * len(CHARACTERS)}",
    ]  # fmt: skip
    for deed, name in DEEDS.items():
        means = [statistics.fmean(deeds[deed] for deeds in rows[character]) for character in CHARACTERS]
        lines.append(f"| {name} | {' | '.join(f'{mean:.2f}' for mean in means)} |")
    return lines


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
        if its and match.others == "greedy" and not match.least:
            mean, longest = statistics.fmean(row["mean"] for row in its), max(row["longest"] for row in its)
            lines.append(f"| {match.one} | {mean:.3f} | {longest:.2f} | {longest * SLOWER:.1f} |")
    lines += deeds_table(found)
    # What follows is of Terra Mystica (`strength_people.py`).
    _, mark, rest = file.read_text("utf-8").partition(TERRA_MYSTICA) if file.exists() else ("", "", "")
    file.write_text("\n".join(lines) + "\n" + FOUND + (f"\n{mark}{rest}" if mark else ""), "utf-8")


def play(
    game: Game[Any], wanted: tuple[Match, ...], part: tuple[int, int], rounds: int, beside: Callable[[], object]
) -> None:
    """Play what is missing, a few games of each match in turn, and what comes beside it in every round."""
    file = file_of(game)
    known = {(row["match"], row["seed"], row["seat"]) for row in helpers.rows(file)}
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
                helpers.keep(file, one_game(game, match, seed, seat))
            del left[: match.players * ROUND.get(match.name, 5)]
        write(list(helpers.rows(file)))
        beside()
    if file.exists():
        write(list(helpers.rows(file)))
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
