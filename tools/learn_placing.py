"""Learn first dwellings and first cards of Terra Mystica from people: `python tools/learn_placing.py FOLDER`.

The folder holds records of games (see `tools/check_league.py`). Weights of the numbers of `players/placing.py` are
fitted so that what people chose scores highest (softmax, L2), and written to `players/placing.json`. Prints how often
the choice is found in games that were not fitted to (each third of the games in turn), and by the rules of
`players/setting_up.py` that the planner has. Needs numpy, which the program itself does not.
"""

from __future__ import annotations

import csv
import json
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import numpy as np
from check_league import NEEDED, put_back

from visavis.core import Fact, Stream, get_game
from visavis.games.terra_mystica.players.placing import CARDS, PLACE, place_numbers
from visavis.games.terra_mystica.players.setting_up import card, dwelling
from visavis.games.terra_mystica.records.reading import read_record
from visavis.games.terra_mystica.records.replay import Replay
from visavis.games.terra_mystica.records.script import Script

OUT = Path(__file__).parents[1] / "src" / "visavis" / "games" / "terra_mystica" / "players" / "placing.json"
STIFF, STEPS, RATE = 0.01, 3000, 0.3
PARTS = 3
Choice = tuple[int, np.ndarray, int, bool]
"""The game, the numbers of each option, the place of what was chosen, and whether the planner's rules choose it too."""


class Watched(Script):
    """The table of a record on which choices of the set-up are kept."""

    __slots__ = ("found", "game")

    def __init__(self, again: Replay, game: int) -> None:
        super().__init__(again.state, again.record)
        self.drawn, self.game = again.table.drawn, game
        self.found: dict[str, list[Choice]] = {"whole.first": [], "whole.card": []}

    def ask(self, question: Any) -> Any:
        """See `Script.ask`."""
        if isinstance(question, Fact):
            return question.answer
        before = self.state.copy() if question.id in self.found else None
        answer = super().ask(question)
        if before is not None:
            placing = question.id == "whole.first"
            ruled = (dwelling if placing else card)(before, question, Stream(1))
            first = max(ruled, key=lambda one: sum(one[1].values()))[0] == answer
            if placing:
                options = place_numbers(before, question)
                rows, names = np.array([numbers for _, numbers in options]), [name for name, _ in options]
            else:
                names = list(question.answers())
                rows = np.array([[float(str(name).replace(" ", "_") == one) for one in CARDS] for name in names])
            self.found[question.id].append((self.game, rows, names.index(answer), first))
        return answer


def fit(choices: Sequence[Choice]) -> np.ndarray:
    """Weights by which what was chosen scores highest."""
    weights = np.zeros(choices[0][1].shape[1])
    for _ in range(STEPS):
        slope = STIFF * weights
        for _, rows, chosen, _ in choices:
            odds = np.exp(rows @ weights - (rows @ weights).max())
            slope = slope + ((odds / odds.sum()) @ rows - rows[chosen]) / len(choices)
        weights -= RATE * slope
    return weights


def main(folder: Path) -> None:
    """Collect, fit, print and write."""
    with (folder / "changes.csv").open(encoding="utf-8") as opened:
        changes = list(csv.DictReader(opened))
    with (folder / "setups.csv").open(encoding="utf-8") as opened:
        names = [row["file"] for row in csv.DictReader(opened) if not row["factions_that_dropped_out"]]
    every: dict[str, list[Choice]] = {}
    for number, name in enumerate(names):
        mine = [one for one in changes if one["file"] == name]
        lines = put_back((folder / name).read_text("utf-8").splitlines(), mine, NEEDED)
        again = Replay(read_record("\n".join(lines) + "\n"), get_game("terra_mystica").default_pack)
        again.table = table = Watched(again, number)
        again.run()
        for what, choices in table.found.items():
            every.setdefault(what, []).extend(choices)
    learned: dict[str, float] = {}
    for what, names_of in (("whole.first", PLACE), ("whole.card", CARDS)):
        choices, hits = every[what], []
        for part in range(PARTS):
            weights = fit([one for one in choices if one[0] % PARTS != part])
            others = [one for one in choices if one[0] % PARTS == part]
            hits += [int(np.argmax(rows @ weights)) == chosen for _, rows, chosen, _ in others]
        ruled = sum(one[3] for one in choices) / len(choices)
        print(
            f"{what}: {len(choices)} choices, {np.mean(hits):.0%} found in other games; the planner's rules {ruled:.0%}"
        )
        learned |= {name: round(float(its), 3) + 0.0 for name, its in zip(names_of, fit(choices), strict=True)}
    rows_of = [f'  "{name}": {json.dumps(its)}' for name, its in learned.items()]
    OUT.write_text("{\n" + ",\n".join(rows_of) + "\n}\n", "utf-8")


if __name__ == "__main__":
    if len(sys.argv) != 2:
        raise SystemExit(__doc__)
    main(Path(sys.argv[1]))
