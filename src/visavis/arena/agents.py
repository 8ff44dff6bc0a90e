"""Agents of a league: policies of the game, own policies, and submissions (folders with a manifest).

A submission is code. It is loaded only if its owner names its folder, on the command line or in a program; no page,
link, saved game or stored run leads here.
"""

from __future__ import annotations

import inspect
import re
import sys
import tomllib
from collections.abc import Iterable, Sequence
from hashlib import blake2b
from importlib import import_module
from importlib.machinery import ModuleSpec
from importlib.util import module_from_spec
from pathlib import Path
from typing import Any, NamedTuple

import msgspec

from visavis.core import Game, Player, Policy, Refusal
from visavis.core.players import OWN, is_own, player_name
from visavis.simulation import portable_player

MANIFEST = "arena.toml"
BOT = "bot"
"""Name of the opponent in a game with one seat: the bot of the game."""
_MOST_BYTES = 2_000_000_000


class Manifest(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """`arena.toml`: a submission describes itself."""

    name: str
    path: str
    """Module in the folder and class in it: `agent:Mine`."""
    version: str = ""
    about: str = ""
    """Description for readers of the file."""
    strengths: list[int] = []
    """Strengths that take part, each as an agent of its own: the class is called with `strength=...`."""


class Submission:
    """Factory of the policies of a submission; a worker process loads them from the same folder."""

    def __init__(self, folder: str, path: str, digest: str, strength: int | None = None) -> None:
        self.folder = folder
        self.path = path
        self.digest = digest
        self.strength = strength

    def __call__(self) -> Policy:
        """Return a new policy."""
        made = self._class()
        policy: Policy = made() if self.strength is None else made(strength=self.strength)
        return policy

    def _class(self) -> Any:
        package = f"visavis_submission_{self.digest}"
        if package not in sys.modules:
            # The folder is a package of its own, so that two submissions may have modules with the same name.
            spec = ModuleSpec(package, None, is_package=True)
            spec.submodule_search_locations = [self.folder]
            sys.modules[package] = module_from_spec(spec)
        module, _, name = self.path.partition(":")
        return getattr(import_module(f"{package}.{module}"), name)


class Agent(NamedTuple):
    """An agent of a league."""

    name: str
    """Name in tables, unique in a league: `mcts:200`, `my_agents.Mine`, `Cautious 1.2`."""
    player: Player
    digest: str = ""
    """Hash of the code of an own agent: changed code plays its games again."""

    def seat(self, seconds: float | None) -> str:
        """Return the name in cells, which also identifies the code and the time limit of an own agent."""
        if isinstance(self.player, str):
            return self.player
        return f"{OWN}{self.name}#{self.digest}" + ("" if seconds is None else f"-{seconds:g}s")


def agent_name(seat: str) -> str:
    """Return the name of an agent from a cell.

    >>> agent_name(":Cautious 1.2#0a1b2c"), agent_name("mcts:200")
    ('Cautious 1.2', 'mcts:200')
    """
    return seat[1:].rpartition("#")[0] if is_own(seat) else seat


_STRENGTH = re.compile(r"(.+)[:(](\d+)(ms)?\)?")


def strength_of(name: str) -> tuple[str, int] | None:
    """Return what agents have in common that differ in their strength, and the strength; None for others.

    >>> strength_of("mcts:200"), strength_of("mcts:250ms"), strength_of("mine.Deep(3)"), strength_of("greedy")
    (('mcts', 200), ('mcts ms', 250), ('mine.Deep', 3), None)
    """
    found = _STRENGTH.fullmatch(name)
    return (f"{found[1]} {found[3] or ''}".strip(), int(found[2])) if found else None


def agents_of(game: Game, given: Iterable[Player | Path]) -> tuple[Agent, ...]:
    """Return the agents of a league: a path is the folder of a submission. Raises Refusal if two have one name."""
    agents: dict[str, Agent] = {}
    for one in given:
        for agent in submitted(one) if isinstance(one, Path) else [_agent(game, one)]:
            if agent.name in agents or agent.name == BOT:
                raise Refusal("arena.same_name", agent=agent.name[:60])
            agents[agent.name] = agent
    return tuple(agents.values())


def _agent(game: Game, given: Player) -> Agent:
    game.player(given)
    player = portable_player(game, given)
    if isinstance(player, str):
        return Agent(player, player)
    return Agent(given if isinstance(given, str) else player_name(given)[1:], player, _digest([_source(player)]))


def _source(given: Any) -> Path | None:
    """Return the file of an own policy's code; None if it has none."""
    made = given
    while hasattr(made, "func"):
        made = made.func
    try:
        return Path(inspect.getfile(made if hasattr(made, "__qualname__") else type(made)))
    except (TypeError, OSError):
        return None


def submitted(folder: Path) -> list[Agent]:
    """Return the agents of a submission, one for each of its strengths. Raises Refusal if it cannot be read."""
    manifest = _manifest(folder / MANIFEST)
    files = [
        file
        for file in sorted(folder.rglob("*"))
        if file.is_file() and not any(part.startswith((".", "__pycache__")) for part in file.relative_to(folder).parts)
    ]
    if sum(file.stat().st_size for file in files) > _MOST_BYTES:
        raise Refusal("arena.manifest", path=str(folder), says=f"> {_MOST_BYTES // 1_000_000} MB")
    digest = _digest(files)
    where = str(folder.resolve())
    title = f"{manifest.name} {manifest.version}".strip()
    strengths: Sequence[int | None] = manifest.strengths or [None]
    agents = []
    for strength in strengths:
        factory = Submission(where, manifest.path, digest, strength)
        try:
            factory()
        except Exception as wrong:
            raise Refusal(
                "policy.import", given=f"{folder}: {manifest.path}"[:80], says=f"{type(wrong).__name__}: {wrong}"[:120]
            ) from wrong
        name = title if strength is None else f"{title}:{strength}"
        agents.append(Agent(name, factory, digest))
    return agents


def _manifest(file: Path) -> Manifest:
    try:
        plain = tomllib.loads(file.read_text("utf-8"))
        manifest = msgspec.convert(plain, Manifest)
    except (OSError, ValueError, msgspec.ValidationError) as wrong:
        says = wrong.strerror if isinstance(wrong, OSError) else str(wrong)
        raise Refusal("arena.manifest", path=str(file), says=(says or type(wrong).__name__)[:120]) from None
    module, _, name = manifest.path.partition(":")
    if not all(part.isidentifier() for part in (*module.split("."), name)):
        raise Refusal("arena.manifest", path=str(file), says=f"path = {manifest.path!r}"[:120])
    if not manifest.name.strip() or not manifest.name.isprintable() or not manifest.version.isprintable():
        raise Refusal("arena.manifest", path=str(file), says=f"name = {manifest.name!r}"[:120])
    return manifest


def _digest(files: Iterable[Path | None]) -> str:
    summed = blake2b(digest_size=6)
    for file in files:
        if file is not None and file.is_file():
            summed.update(file.name.encode() + b"\0" + file.read_bytes() + b"\0")
    return summed.hexdigest()
