"""`visavis new-game`: create the package of a small complete game as a template."""

from __future__ import annotations

import keyword
import re
from importlib import resources
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import TYPE_CHECKING

import click

from visavis.cli.arguments import echo
from visavis.cli.help import Command, telling, words_of

if TYPE_CHECKING:
    from collections.abc import Iterator

_POND = "pond"
_ENDING = ".txt"
"""Suffix of the template files of the game Pond: plain text until they are copied."""


@click.command("new-game", cls=Command)
@click.argument("name")
@click.argument("folder", required=False)
@click.pass_context
def new_game(context: click.Context, name: str, folder: str | None) -> None:
    """Create the package of a new game."""
    words = words_of(context)
    with telling(words):
        into = write_game(name, Path(folder or name))
    echo(words.say("new-game-written", path=str(into), name=name))


def write_game(name: str, folder: Path) -> Path:
    """Write the package of a new game into a new folder. Raises Refusal if the name or the folder is not usable."""
    from visavis.cli.files import refusal_of
    from visavis.core import Refusal, find_games

    if not re.fullmatch(r"[a-z][a-z0-9_]{1,30}", name) or keyword.iskeyword(name):
        raise Refusal("new_game.name", given=name[:40])
    if name in find_games():
        raise Refusal("new_game.taken", given=name)
    try:
        folder.mkdir(parents=True)
        for path, text in package_of(name):
            file = folder / path
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_text(text, "utf-8")
    except (OSError, ValueError) as wrong:
        raise refusal_of(wrong, str(folder)) from None
    return folder


def package_of(name: str) -> Iterator[tuple[str, str]]:
    """Iterate over the files (path, text) of a new game: Pond with name and clause prefix replaced."""
    title = name.replace("_", " ").capitalize()
    ui = "".join(word.capitalize() for word in name.split("_"))
    prefix = re.sub("[^A-Z]", "", name.upper())[:2]
    for path, text in _files(resources.files("visavis.cli") / "scaffold", ""):
        renamed = (
            text.replace("PO-", f"{prefix}-").replace("PondUI", f"{ui}UI").replace("Pond", title).replace(_POND, name)
        )
        yield path.replace(_POND, name).removesuffix(_ENDING), renamed


def _files(folder: Traversable, path: str) -> Iterator[tuple[str, str]]:
    for entry in sorted(folder.iterdir(), key=lambda entry: entry.name):
        if entry.is_dir():
            yield from _files(entry, f"{path}{entry.name}/")
        elif entry.name.endswith(_ENDING):
            yield path + entry.name, entry.read_text("utf-8")
