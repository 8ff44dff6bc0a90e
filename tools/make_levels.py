"""Simulate what the advice for players rests on: `python tools/make_levels.py [--games N] [GAME ...]`.

Writes `levels.json` into the folder of each game with levels: the points of the bot with the stand-in on the human
side, and, to see how much that matters, with another one: where a computer player plays the human game as people do,
that one; elsewhere one that moves at random and answers everything else as the stand-in.
"""

from __future__ import annotations

import argparse
import json
from collections import Counter
from pathlib import Path

from visavis.core import TABLE, BareTable, Forms, RandomPolicy, find_games, get_game, option_fields, play_out
from visavis.lab.advice import FILE, LEVEL
from visavis.simulation import make_plan, play_start, seed_of

OTHER = "random moves"
PLAYERS: dict[str, tuple[str, dict[str, object]]] = {"terra_mystica": ("planner", {"keeps": "everything"})}
"""Policy that plays the human game well, with its options. It is slow, so it plays fewer games."""
SLOWER = 200


class RandomMoves:
    """Policy that moves at random; questions about the printed game are answered by the stand-in."""

    def __init__(self, stand_in):
        self.stand_in = stand_in

    def answer(self, look, question, stream):
        """Return a random move, or the stand-in's answer."""
        if isinstance(question, Forms):
            return question.some(stream.below)
        return self.stand_in.answer(look, question, stream)


def points(game, level: str, games: int, other: bool) -> dict[str, int]:
    """Return the distribution of the bot's points."""
    player, options = PLAYERS.get(game.id, ("", {})) if other else ("", {})
    plan = make_plan(game, {LEVEL: level, **options}, seed=17, games=games, seats={"you": player} if player else {})
    _, start = play_start(plan)
    found: Counter[int] = Counter()
    for index in range(games):
        state = start.copy()
        seats = {seat: game.policy(name) for seat, name in plan.seats.items()}
        if other and not player:
            seats = {seat: RandomMoves(policy) for seat, policy in seats.items()}
        play_out(game, BareTable(game, state, seed_of(plan, index), {TABLE: RandomPolicy(), **seats}))
        found[max(its for side, its in game.score(state).items() if side not in seats)] += 1
    return {str(its): found[its] for its in sorted(found)}


def main() -> None:
    """Simulate the named games, by default all."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--games", type=int, default=20_000)
    parser.add_argument("--keep-other", action="store_true", help="what the other one's games gave stays as it was")
    parser.add_argument("game", nargs="*")
    given = parser.parse_args()
    for id in given.game or find_games():
        game = get_game(id)
        level = next((one for one in option_fields(game.options) if one.name == LEVEL), None)
        if level is None:
            continue
        fewer = SLOWER if id in PLAYERS else 8
        names = [str(one) for one in level.choices or range(level.least, level.most + 1)]
        file = Path(str(game.folder / FILE))
        kept = json.loads(file.read_text("utf-8"))["other_points"] if given.keep_other else None
        document = {
            "rules": game.rules_version,
            "pack": game.default_pack.digest,
            "played_by": game.players.stand_in,
            "other": PLAYERS[id][0] if id in PLAYERS else OTHER,
            "points": {name: points(game, name, given.games, False) for name in names},
            "other_points": kept or {name: points(game, name, max(given.games // fewer, 100), True) for name in names},
        }
        file.write_text(json.dumps(document, separators=(",", ":")) + "\n", "utf-8")
        print(id, {name: sum(its.values()) for name, its in document["points"].items()}, flush=True)


if __name__ == "__main__":
    main()
