"""Discovery of installed games: our own folders and the entry points of other packages.

A broken package is reported and skipped; all other games stay available.
"""

from __future__ import annotations

import pkgutil
import sys
from collections.abc import Callable, Mapping
from functools import cache, partial
from importlib.metadata import EntryPoint, entry_points
from pathlib import Path
from types import MappingProxyType
from typing import NamedTuple

import visavis.games
from visavis.core.game import BrokenGame, Game, find_games, open_game
from visavis.core.options import option_fields
from visavis.core.refusal import Refusal

GROUP = "visavis.games"
"""Group of the entry points of games in other packages, and the package of our own games."""


@cache
def installed() -> Mapping[str, Callable[[], Game]]:
    """Return a loader for each game by its id; cached. A game is imported lazily, when its loader is called."""
    loaders: dict[str, Callable[[], Game]] = {}
    for module in pkgutil.iter_modules(visavis.games.__path__):
        loaders[module.name] = partial(_load, EntryPoint(module.name, f"{GROUP}.{module.name}:GAME", GROUP))
    for entry in entry_points(group=GROUP):
        loaders.setdefault(entry.name, partial(_load, entry))
    return MappingProxyType(dict(sorted(loaders.items())))


class Games(NamedTuple):
    """All usable games, and the errors of the others."""

    sound: tuple[Game, ...]
    broken: tuple[BrokenGame, ...]


def all_games() -> Games:
    """Load and return every installed game.

    >>> [game.id for game in all_games().sound][:2]
    ['alien_artifacts', 'anunnaki']
    """
    sound, broken = [], []
    for load in find_games().values():
        try:
            sound.append(load())
        except BrokenGame as wrong:
            broken.append(wrong)
    return Games(tuple(sound), tuple(broken))


_GAME_OF: dict[str, str] = {}
"""Id of each loaded game, by its package."""


@cache
def _load(entry: EntryPoint) -> Game:
    """Load and validate a game. Only success is cached: a BrokenGame is raised again until its author fixes it."""
    try:
        game = entry.load()
        if not isinstance(game, Game):
            raise TypeError(f"{entry.value} is no Game")
        if game.id != entry.name:
            raise ValueError(f"id={game.id!r}, entry point {entry.name!r}")
        if not _ours(entry.module):
            # Games of other packages are validated on load; our own are tested.
            _ = game.clauses, game.default_pack, option_fields(game.options)
    except (Exception, SystemExit) as wrong:
        package = entry.module if _ours(entry.module) else entry.module.partition(".")[0]
        raise BrokenGame(entry.name, package, _where(wrong, package), _says(wrong)) from wrong
    _GAME_OF[game.package] = _GAME_OF[entry.module] = game.id
    return game


def raised_by_a_game(wrong: BaseException) -> Refusal | None:
    """Return a Refusal with game, file and line for an exception from the rules of a game; None for others."""
    for module, place in _places(wrong):
        packages = [package for package in _GAME_OF if _in(module, package)]
        if packages:
            return Refusal("game.raised", game=_GAME_OF[max(packages, key=len)], where=place, says=_says(wrong))
    return None


def _ours(module: str) -> bool:
    return module.startswith(f"{GROUP}.")


def _in(module: str, package: str) -> bool:
    return f"{module}.".startswith(f"{package}.")


def _places(wrong: BaseException) -> list[tuple[str, str]]:
    """Return the modules in the traceback of an exception, each with its file and line, the innermost first."""
    places, trace = [], wrong.__traceback__
    while trace is not None:
        frame = trace.tb_frame
        places.append((str(frame.f_globals.get("__name__")), f"{_short(frame.f_code.co_filename)}:{trace.tb_lineno}"))
        trace = trace.tb_next
    return places[::-1]


def _says(wrong: BaseException) -> str:
    text = str(wrong.msg) if isinstance(wrong, SyntaxError) else str(wrong)
    return f"{type(wrong).__name__}: {text}" if text else type(wrong).__name__


def _where(wrong: BaseException, package: str) -> str:
    """Return file and line of an exception within a package; otherwise only the file, or the name of the package."""
    if isinstance(wrong, SyntaxError) and wrong.filename:
        return f"{_short(wrong.filename)}:{wrong.lineno}"
    file = getattr(sys.modules.get(package), "__file__", None)
    known = _short(file) if file else package
    return next((place for module, place in _places(wrong) if _in(module, package)), known)


def _short(file: str) -> str:
    """Return the path of a file relative to its entry in `sys.path`, otherwise its name."""
    path = Path(file)
    roots = [Path(root) for root in sys.path if root and path.is_relative_to(root)]
    return path.relative_to(max(roots, key=lambda root: len(root.parts))).as_posix() if roots else path.name


def get_game(id: str | Path) -> Game:
    """Return an installed game by its id, or the game of a text bot by the path of its file (`crow.toml`).

    Raises Refusal with a list of all ids, or BadBot with everything that is wrong with the text.

    >>> get_game("hamlets").rules_version
    '1'
    """
    return open_game(id)
