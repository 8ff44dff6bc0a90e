"""A designer: change values of a pack, write it as a file, and see what that does to the wins.

$ python docs/examples/sweep.py
standard, hard: you win 0 of 40
richer, hard: you win 0 of 40
standard, normal: you win 0 of 40
richer, normal: you win 0 of 40
report.html
points of the bot over 40 pairs: 57.4 and 65.6
"""

from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import visavis
from visavis import lab


def richer(game: visavis.Game) -> visavis.Pack:
    """Return the pack of the game in which every card brings the bot a point more, checked."""
    assert game.pack is not None
    raw: dict[str, Any] = dict(game.default_pack.raw)
    cards = [{**row, "points": row["points"] + 1, "provenance": "reconstructed"} for row in raw["card"]]
    return game.pack.build({**raw, "id": "richer", "card": cards})


def main() -> None:
    """Run both packs into one folder, then compare them game by game."""
    game = visavis.get_game("hamlets")
    pack = richer(game)
    with TemporaryDirectory() as folder:
        Path(folder, "richer.toml").write_text(visavis.write_pack(pack), "utf-8")
        run = Path(folder, "run")
        lab.run(
            game, out=run, games=40, packs=[None, pack], options={"level": ["normal", "hard"]}, seats={"you": "rival"}
        )
        for cell in lab.read(run):
            print(f"{cell.cell.pack}, {cell.cell.options['level']}: you win {cell.wins['you']:g} of {cell.over}")
        print(lab.report(run, language="en").name)

    comparison = lab.compare(lab.Setting(), lab.Setting(pack=pack), game=game, games=40)
    points = comparison.points("her")
    print(f"points of the bot over {len(comparison.pairs)} pairs: {points.before:.1f} and {points.after:.1f}")


if __name__ == "__main__":
    main()
