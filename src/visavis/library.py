"""The games that are installed: our own folders and the entry points of other packages.

A package that is broken is named and left out; everything else goes on.
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
from visavis.core.game import BrokenGame, Game, find_games
from visavis.core.options import option_fields
from visavis.core.refusal import Refusal

GROUP = "visavis.games"
"""The entry points of other packages that bring a game, and the package of our own."""


@cache
def installed() -> Mapping[str, Callable[[], Game]]:
    """How to load each game by its id. No game is imported before it is called for."""
    found: dict[str, Callable[[], Game]] = {}
    for module in pkgutil.iter_modules(visavis.games.__path__):
        found[module.name] = partial(_load, EntryPoint(module.name, f"{GROUP}.{module.name}:GAME", GROUP))
    for entry in entry_points(group=GROUP):
        found.setdefault(entry.name, partial(_load, entry))
    return MappingProxyType(dict(sorted(found.items())))


class Games(NamedTuple):
    """All games that can be used, and why the others cannot."""

    sound: tuple[Game, ...]
    broken: tuple[BrokenGame, ...]


def all_games() -> Games:
    """Every installed game, loaded.

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
"""The id of each game that was loaded, by its package."""


@cache
def _load(entry: EntryPoint) -> Game:
    """A game that can be used. What is wrong is not kept: its author may be mending it just now."""
    try:
        game = entry.load()
        if not isinstance(game, Game):
            raise TypeError(f"{entry.value} is no Game")
        if game.id != entry.name:
            raise ValueError(f"id={game.id!r}, entry point {entry.name!r}")
        if not _ours(entry.module):
            # Our own are tested; what somebody else's folder holds is looked at once.
            _ = game.clauses, game.default_pack, option_fields(game.options)
    except (Exception, SystemExit) as wrong:
        package = entry.module if _ours(entry.module) else entry.module.partition(".")[0]
        raise BrokenGame(entry.name, package, _where(wrong, package), _says(wrong)) from wrong
    _GAME_OF[game.package] = _GAME_OF[entry.module] = game.id
    return game


def raised_by_a_game(wrong: BaseException) -> Refusal | None:
    """What to tell of an error that a rule of a game raised: the game, the file and the line; None if none did."""
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
    """The modules that an error came through, each with its file and line, the last first."""
    found, trace = [], wrong.__traceback__
    while trace is not None:
        frame = trace.tb_frame
        found.append((str(frame.f_globals.get("__name__")), f"{_short(frame.f_code.co_filename)}:{trace.tb_lineno}"))
        trace = trace.tb_next
    return found[::-1]


def _says(wrong: BaseException) -> str:
    text = str(wrong.msg) if isinstance(wrong, SyntaxError) else str(wrong)
    return f"{type(wrong).__name__}: {text}" if text else type(wrong).__name__


def _where(wrong: BaseException, package: str) -> str:
    """The file and the line of the package in which it went wrong; at least the file, or the name of the package."""
    if isinstance(wrong, SyntaxError) and wrong.filename:
        return f"{_short(wrong.filename)}:{wrong.lineno}"
    file = getattr(sys.modules.get(package), "__file__", None)
    known = _short(file) if file else package
    return next((place for module, place in _places(wrong) if _in(module, package)), known)


def _short(file: str) -> str:
    """A file as it is called from where its package is found."""
    path = Path(file)
    roots = [Path(root) for root in sys.path if root and path.is_relative_to(root)]
    return path.relative_to(max(roots, key=lambda root: len(root.parts))).as_posix() if roots else path.name
