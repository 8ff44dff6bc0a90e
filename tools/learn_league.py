"""Learn what positions of Terra Mystica are worth from people's choices: `python tools/learn_league.py FOLDER`.

The folder holds records of games (`*.txt`, `setups.csv`, `changes.csv`, see `tools/check_league.py`). For every
decision of people all that the planner would think of is tried; the numbers of `players/measures.py` of each position
it leads to are kept in build/league/choices.npz, and weights are fitted so that what was played scores highest
(softmax, L2). People's choices are mostly about the order of actions, so that points come out too cheap: `--points`
says how many times they count, and is set by play (`bench/league.py --weights`). `--part 1/3` leaves every third game
out, to be measured on. Writes `players/learned.json`, or what `--out` says. Needs numpy, which the program itself does
not.
"""

from __future__ import annotations

import argparse
import csv
import json
from pathlib import Path
from typing import Any

import numpy as np
from check_league import NEEDED, put_back

from visavis.core import Fact, get_game
from visavis.games.terra_mystica.human.conversions import PAYING
from visavis.games.terra_mystica.players.measures import TERM_OF, numbers
from visavis.games.terra_mystica.players.planner import after, sensible, settled, unpaid
from visavis.games.terra_mystica.players.plans import plans
from visavis.games.terra_mystica.players.value import Outlook
from visavis.games.terra_mystica.records.reading import read_record
from visavis.games.terra_mystica.records.replay import Replay
from visavis.games.terra_mystica.records.script import Script

ROOT = Path(__file__).parents[1]
OUT = ROOT / "src" / "visavis" / "games" / "terra_mystica" / "players" / "learned.json"
BESIDE = ("whole.power", "whole.favour", "whole.town", "whole.step", "whole.bonus_spades")
"""What is learned beside turns."""
LATER = 0.5
"""How right an action is that is played later in the same round."""
STIFF, STEPS = 1e-3, 200


class Choice:
    """A decision: who, when, everything that could be chosen, and what was."""

    def __init__(self, state: Any, at: int, question: str) -> None:
        self.at, self.round, self.question = at, state.round, question
        self.keys: list[Any] = []
        self.rows: list[list[float]] = []
        self.said: list[Any] = []
        """What was answered, one after another."""

    def played(self) -> int | None:
        """The place of what was played: the longest plan with which the answers begin."""
        said = tuple(one for one in self.said if not isinstance(one, tuple) or one[0] not in PAYING)
        fits = [(len(key), -place) for place, key in enumerate(self.keys) if key == said[: len(key)]]
        return -max(fits)[1] if fits else None


class Watched(Script):
    """The table of a record whose decisions are kept with what else was possible."""

    __slots__ = ("choices",)

    def __init__(self, again: Replay) -> None:
        super().__init__(again.state, again.record)
        self.drawn = again.table.drawn
        self.choices: list[Choice] = []

    def ask(self, question: Any) -> Any:
        """See `Script.ask`."""
        if isinstance(question, Fact):
            return question.answer
        state, todo = self.state, self.state.todo
        if todo and state.round and state.sides and state.phase != "setup":
            at = todo[0][1]
            if question.id == "whole.turn" and state.now.actions == 1 and not self.open(at):
                self.choices.append(turn(state, at))
            elif question.id in BESIDE and state.sides[at].bonus:
                self.choices.append(beside(state, at, question))
        answer = super().ask(question)
        for choice in self.choices[-2:]:
            if todo and choice.at == todo[0][1] and (choice.question == "whole.turn" or not choice.said):
                choice.said.append(answer)
        return answer

    def open(self, at: int) -> bool:
        """Whether a turn goes on with what pays for its action."""
        turns = [one for one in self.choices if one.question == "whole.turn"]
        return (
            bool(turns)
            and turns[-1].at == at
            and all(isinstance(one, tuple) and one[0] in (*PAYING, "more") for one in turns[-1].said)
        )


def turn(state: Any, at: int) -> Choice:
    """All plans of a turn."""
    look, found = Outlook(state, at), Choice(state, at, "whole.turn")
    for plan in plans(state, at):
        key = unpaid(plan)
        if key not in found.keys:
            found.keys.append(key)
            found.rows.append(numbers(look, settled(look, after(state, plan))))
    return found


def beside(state: Any, at: int, question: Any) -> Choice:
    """All answers to another question."""
    look, found = Outlook(state, at), Choice(state, at, question.id)
    for answer in sensible(question):
        found.keys.append((answer,))
        found.rows.append(numbers(look, settled(look, after(state, (answer,)))))
    return found


def choices_of(lines: list[str]) -> list[Choice]:
    """The decisions of a game."""
    again = Replay(read_record("\n".join(lines) + "\n"), get_game("terra_mystica").default_pack)
    again.table = table = Watched(again)
    again.run()
    return table.choices


def collected(folder: Path, file: Path) -> dict[str, np.ndarray]:
    """The decisions of all games as one table, kept in a file."""
    if file.exists():
        return dict(np.load(file))
    with (folder / "changes.csv").open(encoding="utf-8") as opened:
        changes = list(csv.DictReader(opened))
    with (folder / "setups.csv").open(encoding="utf-8") as opened:
        names = [row["file"] for row in csv.DictReader(opened) if not row["factions_that_dropped_out"]]
    rows, right, first, game, round = [], [], [], [], []
    for number, name in enumerate(names):
        lines = put_back(
            (folder / name).read_text("utf-8").splitlines(), [one for one in changes if one["file"] == name], NEEDED
        )
        choices = choices_of(lines)
        known = 0
        for place, choice in enumerate(choices):
            chosen = choice.played()
            if chosen is None or len(choice.keys) < 2:
                continue
            known += 1
            share = np.zeros(len(choice.keys))
            if choice.question == "whole.turn":
                for other in choices[place + 1 :]:
                    if (other.at, other.round, other.question) == (choice.at, choice.round, "whole.turn"):
                        its = other.played()
                        if its is not None and other.keys[its] in choice.keys and other.keys[its][0][0] != "pass":
                            share[choice.keys.index(other.keys[its])] = LATER
            share[chosen] = 1
            first.append(len(rows))
            rows += choice.rows
            right += list(share / share.sum())
            game.append(number)
            round.append(choice.round)
        print(name, len(choices), "decisions,", known, "of them known", flush=True)
    found = {
        "rows": np.array(rows, dtype=np.float32), "right": np.array(right, dtype=np.float32),
        "first": np.array(first), "game": np.array(game), "round": np.array(round),
    }  # fmt: skip
    file.parent.mkdir(parents=True, exist_ok=True)
    np.savez(file, **found)
    return found


def fit(found: dict[str, np.ndarray], wanted: np.ndarray, stiff: float = STIFF) -> tuple[np.ndarray, float, float]:
    """Weights (3 for each number), and how often the best is the played one: in games learned from, in the others."""
    sizes = np.diff([*found["first"], len(found["rows"])])
    chosen = np.repeat(wanted, sizes)
    spread = found["rows"].std(axis=0) + 1e-6
    rounds = np.repeat(found["round"], sizes)
    scaled = found["rows"] / spread
    phases = np.stack([np.ones_like(rounds), (6 - rounds) / 2.5, rounds == 6], axis=1).astype(np.float32)
    rows, phase, right = scaled[chosen], phases[chosen], found["right"][chosen]
    mine = sizes[wanted]
    starts = np.concatenate([[0], np.cumsum(mine)[:-1]])
    weights = np.zeros((rows.shape[1], 3), dtype=np.float32)
    mean, square = np.zeros_like(weights), np.zeros_like(weights)
    for step in range(1, STEPS + 1):
        logits = ((rows @ weights) * phase).sum(axis=1)
        top = np.repeat(np.maximum.reduceat(logits, starts), mine)
        odds = np.exp(logits - top)
        odds /= np.repeat(np.add.reduceat(odds, starts), mine)
        wrong = (odds - right)[:, None] * phase
        slope = rows.T @ wrong / len(mine) + stiff * weights
        # Points count the same in every round.
        slope[0, 1:] = 0
        mean = 0.9 * mean + 0.1 * slope
        square = 0.99 * square + 0.01 * slope**2
        rate = 0.05 * min(1.0, 2 * (1 - step / STEPS) + 0.02)
        weights -= rate * (mean / (1 - 0.9**step)) / (np.sqrt(square / (1 - 0.99**step)) + 1e-8)
    every = ((scaled @ weights) * phases).sum(axis=1)
    hits = np.array([
        found["right"][at : at + size][np.argmax(every[at : at + size])] >= found["right"][at : at + size].max()
        for at, size in zip(found["first"], sizes, strict=True)
    ])  # fmt: skip
    weights = weights / spread[:, None] / np.array([1, 2.5, 1])
    other = ~wanted
    return weights, float(hits[wanted].mean()), float(hits[other].mean()) if other.any() else 0.0


def main() -> None:
    """Collect, fit and write."""
    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument("folder", type=Path)
    asked.add_argument("--out", type=Path, default=OUT)
    asked.add_argument("--part", default="")
    asked.add_argument("--points", type=float, default=4.0)
    asked.add_argument("--stiff", type=float, default=STIFF)
    given = asked.parse_args()
    found = collected(given.folder, ROOT / "build" / "league" / "choices.npz")
    wanted = np.ones(len(found["game"]), dtype=bool)
    if given.part:
        first, parts = map(int, given.part.split("/"))
        wanted = found["game"] % parts != first - 1
    weights, inside, outside = fit(found, wanted, given.stiff)
    print(f"{wanted.sum()} decisions: {inside:.1%} found; {(~wanted).sum()} others: {outside:.1%}")
    print(f"a point weighs {weights[0, 0]:.3f}")
    weights = weights / (given.points * weights[0, 0])
    weights[0] = 1, 0, 0
    lines = [
        f'  "{name}": {json.dumps([round(float(one), 4) + 0.0 for one in its])}'
        for name, its in zip(TERM_OF, weights, strict=True)
    ]
    given.out.write_text("{\n" + ",\n".join(lines) + "\n}\n", "utf-8")


if __name__ == "__main__":
    main()
