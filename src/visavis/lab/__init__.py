"""The lab: batches of games as tables, reports, comparisons, experiments, optimization of values (docs/lab.md).

`run`, `read`, `report`, `compare` and `matter` are the API of the commands `visavis lab ...`. They need `visavis[lab]`,
which is imported lazily.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING, Any

from visavis.core import Game, Pack, Player, Refusal
from visavis.core.game import open_game
from visavis.extras import needed

if TYPE_CHECKING:
    from visavis.lab.comparison import Comparison
    from visavis.lab.experiment import Matter
    from visavis.lab.run_reader import Summary

__all__ = ["Setting", "compare", "matter", "read", "report", "run"]


@dataclass(frozen=True)
class Setting:
    """A side of a comparison: what differs from the default options, players and pack."""

    options: Mapping[str, object] = field(default_factory=dict)
    seats: Mapping[str, Player] = field(default_factory=dict)
    pack: Pack | None = None


def run(
    game: str | Path | Game,
    *,
    out: str | Path,
    games: int = 1000,
    options: Mapping[str, object] | None = None,
    seats: Mapping[str, Player | Sequence[Player]] | None = None,
    packs: Sequence[Pack | None] = (None,),
    seed: int = 0,
    workers: int = 1,
    on: str = "",
    decisions: bool = False,
    chunk: int = 0,
    tell: Callable[[int], None] = lambda games: None,
) -> int:
    """Play games into a folder and return the number played. Idempotent: games that are stored are not played again.

    An option and a seat may have several values in a list or a tuple: every combination is a cell. A seat is played by
    a policy of the game (its name), an own policy or its factory; with several `workers` its class must be importable.
    Two own policies of one class need a `name` each. A policy that was changed needs another name or another folder.
    """
    with needed("lab"):
        from visavis.lab.cells import cells_of, own_players
        from visavis.lab.runner import run as play
    loaded, players = _game(game), {seat: _several(given) for seat, given in (seats or {}).items()}
    chosen = {name: _several(given) for name, given in (options or {}).items()}
    return play(
        cells_of(loaded, chosen, policies=players, packs=packs, seed=seed),
        games,
        Path(out),
        decisions=decisions,
        workers=workers,
        on=on,
        chunk=chunk,
        tell=tell,
        players=own_players(loaded, players),
    )


def read(folder: str | Path) -> list[Summary]:
    """Return the results of the games in a folder, one `Summary` per cell."""
    with needed("lab"):
        from visavis.lab.run_reader import read_run
    return read_run(Path(folder))


def report(
    folder: str | Path,
    out: str | Path | None = None,
    *,
    language: str = "en",
    settings: Mapping[str, Sequence[str]] | None = None,
    pool: bool = False,
) -> Path:
    """Write the report of a folder and return its path: an HTML file with its tables as CSV files beside it.

    `settings` are the values of options, seats or `pack` that it shows, side by side; with `pool` they are added up.
    """
    with needed("lab"):
        from visavis.lab.report_page import write_report
    return write_report(Path(folder), None if out is None else Path(out), language, settings, pool)


def compare(
    a: str | Path | Setting,
    b: str | Path | Setting,
    *,
    game: str | Game | None = None,
    games: int = 1000,
    seed: int = 0,
    workers: int = 1,
) -> Comparison:
    """Compare two folders of one cell each, or with `game` two settings over the same seeds."""
    with needed("lab"):
        from visavis.lab.cells import cells_of, own_players
        from visavis.lab.comparison import compare_cells, compare_folders
    if isinstance(a, (str, Path)) and isinstance(b, (str, Path)):
        return compare_folders(Path(a), Path(b))
    if game is None or not isinstance(a, Setting) or not isinstance(b, Setting):
        raise Refusal("lab.settings")
    loaded = _game(game)
    cells = [
        cells_of(
            loaded,
            {name: [value] for name, value in setting.options.items()},
            policies={seat: [player] for seat, player in setting.seats.items()},
            packs=[setting.pack],
            seed=seed,
        )[0]
        for setting in (a, b)
    ]
    players = own_players(loaded, {str(index): list(side.seats.values()) for index, side in enumerate((a, b))})
    return compare_cells(cells[0], cells[1], games, workers, players=players)


def matter(
    game: str | Path | Game,
    setting: Setting | None = None,
    *,
    games: int = 200,
    kinds: Sequence[str] = ("option", "card", "criterion", "clause"),
    only: Sequence[str] = (),
    seed: int = 0,
    workers: int = 1,
    out: str | Path | None = None,
    language: str = "en",
    tell: Callable[[int], None] = lambda games: None,
) -> Matter:
    """Switch one option, card, criterion or clause at a time on the same seeds, and return what changed.

    `Matter.verdicts()` has the results by what they mean. With `out`, a folder, what is finished is kept, the same call
    resumes, and a page and a table are written. P-values are corrected after Holm.
    """
    with needed("lab"):
        from visavis.lab.cells import cells_of, own_players
        from visavis.lab.experiment import plan_matter, run_matter
        from visavis.lab.experiment_page import write_matter
        from visavis.lab.switches import KINDS
    loaded, chosen = _game(game), setting or Setting()
    seats = {seat: [player] for seat, player in chosen.seats.items()}
    options = {name: [value] for name, value in chosen.options.items()}
    cell = cells_of(loaded, options, policies=seats, packs=[chosen.pack], seed=seed)[0]
    players = own_players(loaded, seats)
    plan = plan_matter(cell, games, [kind for kind in KINDS if kind in kinds], only, players=players)
    folder = None if out is None else Path(out)
    found = run_matter(plan, folder, workers=workers, players=players, tell=tell)
    if folder is not None:
        from visavis.words import Words

        write_matter(found, folder, Words(language, loaded))
    return found


def _game(game: str | Path | Game) -> Game:
    return open_game(game)


def _several(given: object) -> Sequence[Any]:
    return given if isinstance(given, (list, tuple)) else [given]
