"""The arena: a league of agents on one game, rated with intervals (docs/arena.md).

`run` plays a league into a folder and rates it, `read` rates what is in a folder, `report` writes tables and a page. An
agent is the name of a policy of the game, an own policy or its factory, or the folder of a submission (a `Path`). They
need `visavis[lab]`, which is imported lazily.

From a changed rule to a report. Here no card of Sparks lets a player play again; `First` always takes the first answer:

>>> import tempfile
>>> from pathlib import Path
>>> from visavis import arena, get_game
>>> class First:
...     def answer(self, look, question, stream):
...         return question.at(0)
>>> game, folder = get_game("sparks"), Path(tempfile.mkdtemp())
>>> cards = [
...     {**card, "sparks": [spark for spark in card["sparks"] if spark != "again"]}
...     for card in game.default_pack.raw["card"]
... ]
>>> changed = game.pack.build({**game.default_pack.raw, "id": "never-again", "card": cards})
>>> printed = arena.run(game, ["random", First], out=folder / "printed", games=20)
>>> never = arena.run(game, ["random", First], out=folder / "never", games=20, pack=changed)
>>> [(league.cell.pack, league.games) for league in (printed, never)]
[('standard', 20), ('never-again', 20)]
>>> arena.report(folder / "never").name
'report.html'
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from visavis.core import Game, Pack, Player, get_game
from visavis.extras import needed
from visavis.simulation import MOST_STEPS, OnFault

if TYPE_CHECKING:
    from visavis.arena.standings import League

__all__ = ["read", "report", "run"]


def run(
    game: str | Game,
    agents: Sequence[Player | Path],
    *,
    out: str | Path,
    games: int = 100,
    options: Mapping[str, object] | None = None,
    pack: Pack | None = None,
    seed: int = 0,
    workers: int = 1,
    on: str = "",
    most_steps: int = MOST_STEPS,
    seconds: float | None = None,
    on_fault: OnFault = "stop",
    chunk: int = 0,
    tell: Callable[[int], None] = lambda games: None,
) -> League:
    """Play the missing games of a league into a folder and return the league. Ratings do not depend on `workers`.

    Every pair of agents plays `games` games: each seed twice, with exchanged seats. In a game with one seat each agent
    plays against the bot, which is rated too. `on` is the address of a Ray cluster. Own agents have `seconds` for each
    answer; after a fault (exception, illegal answer, time) the run stops, or the agent loses that game.
    """
    with needed("lab"):
        from visavis.arena.agents import agents_of
        from visavis.arena.league import plan_league, play_league
        from visavis.arena.standings import read_league
    loaded = get_game(game) if isinstance(game, str) else game
    plan = plan_league(
        loaded,
        agents_of(loaded, agents),
        games=games,
        options=options or {},
        pack=pack,
        seed=seed,
        most_steps=most_steps,
        seconds=seconds,
        on_fault=on_fault,
    )
    play_league(plan, Path(out), workers=workers, on=on, chunk=chunk, tell=tell)
    return read_league(Path(out), {cell.id for cell in plan.cells})


def read(folder: str | Path) -> League:
    """Return the league of a folder. Nothing is played and no agent is loaded."""
    with needed("lab"):
        from visavis.arena.standings import read_league
    return read_league(Path(folder))


def report(folder: str | Path, *, language: str = "en") -> Path:
    """Write the report of a folder and return its path: a page, with its tables as CSV and Parquet files beside it."""
    with needed("lab"):
        from visavis.arena.league_page import write_report
        from visavis.arena.standings import read_league
    return write_report(read_league(Path(folder)), Path(folder), language)
