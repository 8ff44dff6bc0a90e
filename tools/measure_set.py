"""Measure the house set of Alien Artifacts: how even the factions are, what is taken, which side, what is far ahead.

`python tools/measure_set.py --games 2000` plays `greedy` players of two seats, `--players 4` of four, `--pack FILE`
with other values. Every game is kept in build/measured/ as soon as it is over, by the values of the pack and the code
of the players: a run that was stopped goes on, and one after a change begins anew.
"""

from __future__ import annotations

import argparse
import statistics
from collections import Counter, defaultdict
from collections.abc import Callable, Iterable, Iterator
from hashlib import blake2b
from pathlib import Path
from typing import Any

from visavis.core import BareTable, Game, Pack, Question, Stream, get_game, play_out
from visavis.testing import helpers

KEPT = Path(__file__).parents[1] / "build" / "measured"
FEW = 30
"""Minimum number of offers or plays for a meaningful figure."""
SURE = 1.96


class Watched:
    """A player that remembers what it was offered, what it took, which sides it chose and which artifacts it played."""

    def __init__(self, player: Any, artifacts: Iterable[str]) -> None:
        self._player = player
        self._artifacts = frozenset(artifacts)
        self.offered: list[tuple[list[str], str]] = []
        self.sides: list[tuple[str, str]] = []
        self.played: list[str] = []

    def answer(self, look: Callable[[], Any], question: Question[Any], stream: Stream) -> Any:
        """Return the greedy answer and record it."""
        answer = self._player.answer(look, question, stream)
        if question.id in ("keep", "artifact"):
            options = [str(one) for one in question.answers()]
            if len(options) > 1:
                self.offered.append((options, answer))
        elif question.id == "side":
            self.sides.append((str(question.args["card"]), answer))  # type: ignore[attr-defined]
        else:
            said = [answer] if isinstance(answer, str) else answer if isinstance(answer, tuple) else []
            self.played += [one for one in said if one in self._artifacts]
        return answer


def one_game(game: Game[Any], pack: Pack, players: int, seed: int) -> dict[str, Any]:
    """Play a game of greedy players and return the records of all seats."""
    options = game.read_options({"players": players})
    seats = {seat: Watched(game.policy("greedy"), pack.tables["artifact"]) for seat in game.seats(options)}
    state = game.start(options, pack)
    play_out(game, BareTable(game, state, seed, seats))
    winners = game.winners(state)
    return {
        "seed": seed,
        "turns": state.turns,
        "seats": [
            {
                "faction": state.factions[at],
                "points": state.points[at],
                "won": (seat in winners) / len(winners),
                "logistics": list(state.logistics[at]),
                "operational": list(state.operational[at]),
                "offered": watched.offered,
                "sides": watched.sides,
                "played": watched.played,
            }
            for at, (seat, watched) in enumerate(seats.items())
        ],
    }


def players_code(game: Game[Any]) -> str:
    """Return a hash of the present code of players and rules."""
    files = sorted(Path(str(game.folder)).rglob("*.py"))
    wanted = [file for file in files if "drawing" not in file.parts]
    return blake2b(b"".join(file.read_bytes() for file in wanted), digest_size=4).hexdigest()


def games(game: Game[Any], pack: Pack, players: int, count: int, file: Path) -> list[dict[str, Any]]:
    """Return this many games: load the stored ones and play the missing ones."""
    known = {row["seed"]: row for row in helpers.rows(file)}
    for seed in range(count):
        if seed not in known:
            known[seed] = one_game(game, pack, players, seed)
            helpers.keep(file, known[seed])
    return [known[seed] for seed in range(count)]


# Evaluation


def share(values: list[float]) -> str:
    """A mean with half the width of its 95 % interval."""
    half = SURE * statistics.pstdev(values) / len(values) ** 0.5
    return f"{statistics.fmean(values):6.1%} ± {half:.1%}"


def leads(rows: list[dict[str, Any]]) -> Iterator[tuple[dict[str, Any], float]]:
    """Every seat of every game, and by how many points it was ahead of the mean of the others."""
    for row in rows:
        every = [seat["points"] for seat in row["seats"]]
        for seat in row["seats"]:
            yield seat, seat["points"] - (sum(every) - seat["points"]) / (len(every) - 1)


def show_factions(rows: list[dict[str, Any]], pack: Pack) -> None:
    """How often each faction wins, and by how much it is ahead."""
    won, ahead = defaultdict(list), defaultdict(list)
    for seat, lead in leads(rows):
        won[seat["faction"]].append(seat["won"])
        ahead[seat["faction"]].append(lead)
    print("\nFactions: games won (± half the 95 % interval), points ahead of the others")
    for id, card in pack.tables["faction"].items():
        print(f"  {card.name('en'):14} {share(won[id])}  {statistics.fmean(ahead[id]):+5.1f}  ({len(won[id])} games)")


def show_sides(rows: list[dict[str, Any]], pack: Pack) -> None:
    """How often each kind and each type of planets is completed on its logistics side."""
    chosen = defaultdict(list)
    for row in rows:
        for seat in row["seats"]:
            for card, side in seat["sides"]:
                kind = next(kind for kind in ("ship", "tech", "planet") if card in pack.tables[kind])
                chosen[kind].append(float(side == "logistics"))
                if kind == "planet":
                    chosen[f"planet, {pack.tables[kind][card].type}"].append(float(side == "logistics"))
    print("\nCompleted on the logistics side")
    for what in sorted(chosen):
        print(f"  {what:20} {share(chosen[what])}  ({len(chosen[what])})")


def show_taken(rows: list[dict[str, Any]], pack: Pack) -> None:
    """Which cards are kept when they are offered beside others: those seldom and often taken."""
    offered, kept = Counter(), Counter()
    for row in rows:
        for seat in row["seats"]:
            for options, answer in seat["offered"]:
                offered.update(options)
                kept[answer] += 1
    for kinds in (("ship", "tech", "planet"), ("artifact",)):
        cards = [card for kind in kinds for card in pack.tables[kind]]
        often = sorted((kept[card] / offered[card], card) for card in cards if offered[card] >= FEW)
        few = [card for card in cards if offered[card] < FEW]
        always = [card for part, card in often if part == 1]
        never = [card for part, card in often if part == 0]
        print(f"\nKept when offered beside others ({' '.join(kinds)}): {len(often)} cards offered {FEW} times or more")
        print(f"  never {never}, always {always}, too few to say {len(few)}")
        for part, card in [*often[:6], *often[-6:]]:
            print(f"  {pack.name(card, 'en'):36} {part:6.1%} of {offered[card]}")


def show_far_ahead(rows: list[dict[str, Any]], pack: Pack) -> None:
    """What goes with a lead: artifacts that were played, cards of the empire by side. Nothing may stand out by far."""
    found = defaultdict(list)
    for seat, lead in leads(rows):
        for card in seat["played"]:
            found["artifact", card].append(lead)
        for side in ("logistics", "operational"):
            for card in seat[side]:
                if card in pack.tables["tech"]:
                    found[side, card].append(lead)
    for what in ("artifact", "logistics", "operational"):
        means = sorted(
            ((statistics.fmean(its), card) for (sort, card), its in found.items() if sort == what and len(its) >= FEW),
            reverse=True,
        )
        print(f"\nPoints ahead of those who had it: {what}")
        for mean, card in means if what == "artifact" else [*means[:5], *means[-5:]]:
            print(f"  {pack.name(card, 'en'):36} {mean:+5.1f}  ({len(found[what, card])})")


def main() -> None:
    """Play the missing games and print the evaluation."""
    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument("--games", type=int, default=2000)
    asked.add_argument("--players", type=int, default=2)
    asked.add_argument("--pack", type=Path)
    given = asked.parse_args()
    game = get_game("alien_artifacts")
    assert game.pack is not None
    pack = game.pack.read(given.pack.read_text("utf-8")) if given.pack else game.default_pack
    file = KEPT / f"{pack.digest}-{players_code(game)}-{given.players}.jsonl"
    rows = games(game, pack, given.players, given.games, file)
    points = [seat["points"] for row in rows for seat in row["seats"]]
    print(f"{len(rows)} games of {given.players} greedy players, set {pack.digest}")
    print(f"  mean {statistics.fmean(points):.1f} points, {statistics.fmean(row['turns'] for row in rows):.0f} turns")
    for part in (show_factions, show_sides, show_taken, show_far_ahead):
        part(rows, pack)


if __name__ == "__main__":
    main()
